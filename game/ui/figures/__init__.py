"""Figures: every piece of the game as a small figurine, put together from vector parts and drawn at any size."""

from game.ui.figures.cache import FigureCache, foot, frame_edge
from game.ui.figures.dyes import SIDES, Tincture
from game.ui.figures.figure import POSES, Pose
from game.ui.figures.recipes import KINDS, svg

__all__ = ["KINDS", "POSES", "SIDES", "FigureCache", "Pose", "Tincture", "foot", "frame_edge", "svg"]
