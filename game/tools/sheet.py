"""`figures`: contact sheets of all figures by size, in colour and grey, and which two are hardest to tell apart."""

import itertools
from collections.abc import Sequence
from pathlib import Path

import pygame

from game import paths
from game.tools.output import Answer, WrongCall
from game.tools.studio import unseen_window
from game.ui.figures import FIGURES, POSES, SIDES, FigureCache, Pose, frame_edge
from game.ui.text import SMALLEST, Text

SQUARES = (32, 64, 128)
"""The sizes of squares, in pixels, for which sheets are made."""
GROUND = "#b6bf85"
NEAREST = 8
"""How many of the nearest pairs are named."""
_POSED_AT = 64
_WIDTH = 1500
"""About how wide a sheet is, in pixels."""
_WINDOW = (640, 360)

Look = tuple[str, Pose]
"""A side and a pose."""


def sheets(folder: Path) -> Answer:
    """Write all sheets into the folder; tells the files, and the nearest pairs at each size. Raises WrongCall."""
    with unseen_window(_WINDOW) as window:
        text = Text(paths.assets_folder() / "fonts", window=window.get_size())
        cache = FigureCache(limit=len(FIGURES) * len(SIDES))
        sides: list[Look] = [(side, "rest") for side in SIDES]
        made = {f"figures-{square}": _sheet(cache, text, square, sides) for square in SQUARES}
        made["poses"] = _sheet(cache, text, _POSED_AT, [("red", pose) for pose in POSES])
        files = []
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for name, sheet in made.items():
                for tone, picture in (("colour", sheet), ("grey", pygame.transform.grayscale(sheet))):
                    files.append(folder / f"{name}-{tone}.png")
                    pygame.image.save(picture, files[-1])
        except OSError as fault:
            raise WrongCall(f"{folder} cannot be written to: {fault.strerror}") from None
        return {
            "files": [str(file) for file in files],
            "nearest": {
                str(square): [
                    {"one": one, "other": other, "distance": round(far, 3)}
                    for far, one, other in nearest(cache, square)[:NEAREST]
                ]
                for square in SQUARES
            },
        }


def nearest(cache: FigureCache, square: int, side: str = "blue") -> list[tuple[float, str, str]]:
    """Every two figures of a side with their distance, the nearest first.

    The distance is the mean difference in grey, 0 to 255, over a frame as large as two figures on a square need.
    """
    greys = {name: grey(cache.picture(name, side, frame_edge(square))) for name in FIGURES}
    return sorted((distance(greys[a], greys[b]), a, b) for a, b in itertools.combinations(FIGURES, 2))


def distance(one: bytes, other: bytes) -> float:
    """The mean difference of two grey pictures of one size."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def grey(picture: pygame.Surface) -> bytes:
    """A figure on the ground, a byte a pixel; large pictures are halved, which changes their distances little."""
    tile = pygame.Surface(picture.get_size())
    tile.fill(GROUND)
    tile.blit(picture, (0, 0))
    while tile.get_width() > 2 * frame_edge(SQUARES[0]):
        tile = pygame.transform.smoothscale_by(tile.convert(24), 0.5)
    return pygame.image.tobytes(pygame.transform.grayscale(tile), "RGB")[::3]


def _sheet(cache: FigureCache, text: Text, square: int, looks: Sequence[Look]) -> pygame.Surface:
    """All figures in these looks side by side, each with its name below."""
    edge = frame_edge(square)
    line = text.line("Ag", "sans", SMALLEST / text.unit).get_height()
    width, height = edge * len(looks) + edge // 4, edge + line
    columns = max(1, _WIDTH // width)
    sheet = pygame.Surface((width * columns, height * -(-len(FIGURES) // columns)))
    sheet.fill(GROUND)
    for number, name in enumerate(FIGURES):
        x, y = number % columns * width, number // columns * height
        for place, (side, pose) in enumerate(looks):
            sheet.blit(cache.picture(name, side, edge, pose), (x + place * edge, y))
        label = text.line(name, "sans", SMALLEST / text.unit)
        sheet.blit(label, label.get_rect(midtop=(x + width // 2, y + edge)))
    return sheet
