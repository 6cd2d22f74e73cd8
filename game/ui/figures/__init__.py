"""Figures: every piece of the game as a small figurine, put together from vector parts and drawn at any size."""

from game.ui.figures.cache import FigureCache, foot, frame_edge
from game.ui.figures.dyes import SIDES, Tincture
from game.ui.figures.figure import POSES, Pose
from game.ui.figures.recipes import FIGURES, KINDS, figure_of, second_face, svg

__all__ = [
    "FIGURES",
    "KINDS",
    "POSES",
    "SIDES",
    "FigureCache",
    "Pose",
    "Tincture",
    "figure_of",
    "foot",
    "frame_edge",
    "second_face",
    "svg",
]
