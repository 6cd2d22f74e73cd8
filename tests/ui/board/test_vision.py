"""Colours under the common colour blindnesses: sides and all that is laid over the board, on the games' real ground."""

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

import pygame
import pytest

from game.core.grid import Cell
from game.maps.sky import Sky
from game.maps.tiled import LoadedMap
from game.ui.board.board import BoardView
from game.ui.board.view import Overlays, PieceView, View
from game.ui.camera import Camera
from game.ui.figures import SIDES, FigureCache
from game.ui.text import Text
from game.ui.theme import Theme
from tests.helpers.vision import SIGHTS, Rgb, Sight, Triple, apart, lab, seen
from tests.ui.board.conftest import MAPS

pytestmark = pytest.mark.usefixtures("window")

SQUARE = 32
PLAIN = 12.0
"""Two colours this far apart (CIE 1976) are told apart at a glance."""
FROM_GROUND, FROM_EACH_OTHER = 0.1, 0.13
"""The least share of a square's pixels in which a mark has to differ plainly from bare ground, and from other marks."""
BASE = (slice(20, 32), slice(4, 15))
"""Rows and columns of a square where the left half of a piece's base is seen, beside its counter."""
BASE_FROM_GROUND, BASES_APART = 0.28, 0.13
SWATCHES_APART = 25.0
SKIES = ("day clear", "night clear", "night rain", "dawn snow", "day fog")
"""The plain day, and the darkest, the palest and the busiest of all skies."""
MARKS = ("reach", "targets", "danger", "aims", "command", "selected", "cursor", "path", "spell", "area")


def overlays(name: str, cell: Cell) -> Overlays:
    """One mark alone on a square; a path crosses it."""
    x, y = cell
    alone = frozenset({cell})
    return {
        "reach": Overlays(reach=alone),
        "targets": Overlays(targets=alone),
        "danger": Overlays(danger=alone),
        "aims": Overlays(aims=alone),
        "command": Overlays(command=alone),
        "selected": Overlays(selected=cell),
        "cursor": Overlays(cursor=cell),
        "spell": Overlays(spell=alone),
        "area": Overlays(area=alone),
        "path": Overlays(path=((x - 1, y), cell, (x + 1, y))),
    }[name]


class Photographer:
    """Takes pictures of single squares of a map under a sky."""

    def __init__(self, loaded: LoadedMap, sky: Sky, theme: Theme, text: Text) -> None:
        board = loaded.start.board
        self._board = BoardView(replace(loaded.picture, sky=sky), theme, text, FigureCache())
        self._surface = pygame.Surface((3 * SQUARE, 3 * SQUARE)).convert()
        self._camera = Camera(board.width, board.height, 3 * SQUARE, 3 * SQUARE, SQUARE)
        inside = [cell for cell in board.cells if 0 < cell[0] < board.width - 1 and 0 < cell[1] < board.height - 1]
        self.samples: Mapping[str, Cell] = MappingProxyType(
            {board.terrain_at(cell): cell for cell in reversed(inside)},
        )

    def taken(self, cell: Cell, marks: Overlays | None = None, piece: PieceView | None = None) -> list[Rgb]:
        """The pixels of a square, row by row."""
        view = View({piece.id: piece}) if piece else View()
        camera = self._camera.centred(*cell)
        self._board.draw(self._surface, self._surface.get_rect(), camera, view, marks or Overlays())
        square = self._surface.subsurface((*camera.corner(*cell), SQUARE, SQUARE))
        data = pygame.image.tobytes(square, "RGB")
        return [(data[at], data[at + 1], data[at + 2]) for at in range(0, len(data), 3)]


@pytest.fixture(params=[(name, sky) for name in MAPS for sky in SKIES], ids=lambda one: f"{one[0]}, {one[1]}")
def photographer(request: pytest.FixtureRequest, maps: dict[str, LoadedMap], theme: Theme, text: Text) -> Photographer:
    name, sky = request.param
    return Photographer(maps[name], Sky(*sky.split()), theme, text)


def as_seen(pixels: Sequence[Rgb], sight: Sight) -> list[Triple]:
    return [lab(seen(pixel, sight)) for pixel in pixels]


def plainly(one: Sequence[Triple], other: Sequence[Triple]) -> float:
    """The share of pixels in which two pictures differ plainly."""
    squared = PLAIN * PLAIN
    differ = [
        (a - d) ** 2 + (b - e) ** 2 + (c - f) ** 2 > squared for (a, b, c), (d, e, f) in zip(one, other, strict=True)
    ]
    return sum(differ) / len(differ)


def test_each_mark_is_told_from_the_ground_and_from_each_other_mark_by_every_sight(photographer: Photographer) -> None:
    faults = []
    for terrain, cell in photographer.samples.items():
        taken = {"ground": photographer.taken(cell)}
        taken |= {name: photographer.taken(cell, overlays(name, cell)) for name in MARKS}
        for sight in SIGHTS:
            looks = {name: as_seen(pixels, sight) for name, pixels in taken.items()}
            for one, other in itertools.combinations(looks, 2):
                share = plainly(looks[one], looks[other])
                if share < (FROM_GROUND if one == "ground" else FROM_EACH_OTHER):
                    faults.append((terrain, sight, one, other, round(share, 3)))
    assert faults == []


def test_each_sides_base_is_told_from_the_ground_and_from_each_other_sides_by_every_sight(
    photographer: Photographer,
) -> None:
    faults = []
    for terrain, (x, y) in photographer.samples.items():
        taken = {"ground": base_of(photographer.taken((x, y)))}
        for side in SIDES:
            piece = PieceView("a", "footman", side, False, float(x), float(y), 10, 10)
            taken[side] = base_of(photographer.taken((x, y), piece=piece))
        for sight in SIGHTS:
            looks = {name: as_seen(pixels, sight) for name, pixels in taken.items()}
            for one, other in itertools.combinations(looks, 2):
                share = plainly(looks[one], looks[other])
                if share < (BASE_FROM_GROUND if one == "ground" else BASES_APART):
                    faults.append((terrain, sight, one, other, round(share, 3)))
    assert faults == []


def base_of(pixels: Sequence[Rgb]) -> list[Rgb]:
    rows, columns = BASE
    return [pixels[y * SQUARE + x] for y in range(rows.start, rows.stop) for x in range(columns.start, columns.stop)]


@pytest.mark.parametrize("sight", [sight for sight in SIGHTS if sight != "grey"])
def test_the_sides_colours_alone_are_far_apart_for_whoever_sees_any_colour(sight: Sight) -> None:
    near = [
        (one, other)
        for one, other in itertools.combinations(SIDES, 2)
        if apart(rgb(SIDES[one].field), rgb(SIDES[other].field), sight) < SWATCHES_APART
    ]
    assert near == []


def rgb(colour: str) -> Rgb:
    red, green, blue, _ = pygame.Color(colour)
    return red, green, blue
