"""No seam shows between tiles that a brush can put side by side: their meeting columns or rows of pixels agree."""

import os
from collections.abc import Iterator
from itertools import product

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame

from game.maps.dress.pieces import Piece, Pieces, read_pieces
from game.maps.faults import Faults
from game.maps.xmlgate import parse
from tests.maps.conftest import REPOSITORY

MAPS = REPOSITORY / "maps"
EDGE = 64
CORNER_SETS = (
    "water",
    "quay",
    "deep",
    "sand",
    "dry",
    "mud",
    "snow",
    "paving",
    "wood floor",
    "rock",
    "earth cliff",
    "snow cliff",
)
EDGE_SETS = ("road", "river", "fissure", "pier", "rampart", "wall", "high_wall")
MEETS = {
    "corner": {"across": ((2, 1), (4, 8)), "down": ((8, 1), (4, 2))},
    "edge": {"across": ((2, 8),), "down": ((4, 1),)},
}
"""The bits of a tile, and of the next one across or down, that say the same."""
Border = bytes
Colour = tuple[int, ...]
GRASS = (169, 183, 117)
MOST = 48
"""The difference of colour (0 to 255) up to which two pixels side by side count as one surface."""


@pytest.fixture(scope="module")
def pieces() -> Pieces:
    return read_pieces(MAPS, Faults(""))


@pytest.fixture(scope="module")
def sheets() -> dict[str, pygame.Surface]:
    return {path.stem: pygame.image.load(path) for path in (MAPS / "tilesets").glob("*.png")}


def borders(pieces: Pieces, sheets: dict[str, pygame.Surface], name: str, form: int, strip: pygame.Rect) -> set[Border]:
    """What the variants of a form show along one of their sides."""
    found = set()
    for piece in pieces.found.get((name, form), ()):
        sheet = sheets[piece.tileset]
        row, column = divmod(piece.number, sheet.get_width() // EDGE)
        part = sheet.subsurface(strip.move(column * EDGE, row * EDGE))
        found.add(pygame.image.tobytes(part.premul_alpha(), "RGBA"))
    return found or {bytes(strip.width * strip.height * 4)}


def neighbours(kind: str, way: str) -> Iterator[tuple[int, int]]:
    """Forms that may lie side by side."""
    for one, other in product(range(16), range(16)):
        if all(bool(one & mine) == bool(other & theirs) for mine, theirs in MEETS[kind][way]):
            yield one, other


def on_grass(side: Border) -> list[Colour]:
    """The colours of a side as seen over grass."""
    pixels = [side[n : n + 4] for n in range(0, len(side), 4)]
    return [tuple(c + g * (255 - p[3]) // 255 for c, g in zip(p[:3], GRASS, strict=True)) for p in pixels]


def widest(one: Border, other: Border) -> int:
    """The greatest difference of any pixel's colour, where a step of a line by a pixel along the side is none."""
    ours, theirs = on_grass(one), on_grass(other)
    return max(
        min(max(abs(a - b) for a, b in zip(pixel, near, strict=True)) for near in theirs[max(0, n - 1) : n + 2])
        for n, pixel in enumerate(ours)
    )


SIDES = {
    "across": (pygame.Rect(EDGE - 1, 0, 1, EDGE), pygame.Rect(0, 0, 1, EDGE)),
    "down": (pygame.Rect(0, EDGE - 1, EDGE, 1), pygame.Rect(0, 0, EDGE, 1)),
}
SETS = [*(("corner", name) for name in CORNER_SETS), *(("edge", name) for name in EDGE_SETS)]


@pytest.mark.parametrize("way", SIDES)
@pytest.mark.parametrize(("kind", "name"), SETS, ids=lambda value: value)
def test_tiles_that_may_lie_side_by_side_meet(
    pieces: Pieces, sheets: dict[str, pygame.Surface], kind: str, name: str, way: str
) -> None:
    last, first = SIDES[way]
    seams = {}
    for one, other in neighbours(kind, way):
        pairs = product(borders(pieces, sheets, name, one, last), borders(pieces, sheets, name, other, first))
        seam = max(widest(*pair) for pair in pairs)
        if seam > MOST:
            seams[one, other] = seam
    assert seams == {}


@pytest.mark.parametrize("way", SIDES)
def test_variants_of_a_ground_meet(sheets: dict[str, pygame.Surface], way: str) -> None:
    kinds: dict[str, list[int]] = {}
    for tile in parse((MAPS / "tilesets" / "terrain.tsx").read_bytes(), "tileset", Faults("")).findall("tile"):
        says = {p.get("name"): p.get("value") for p in tile.findall("properties/property")}
        if "stands" not in says:
            kinds.setdefault(str(says["ground"]), []).append(int(tile.get("id", "")))
    assert set(kinds) == {"grass", "dry", "sand", "mud", "snow", "paving", "water", "deep", "rock"}
    for name, tiles in kinds.items():
        ground = Pieces({(name, 0): tuple(Piece("terrain", number) for number in tiles)})
        last, first = (borders(ground, sheets, name, 0, strip) for strip in SIDES[way])
        assert max(widest(*pair) for pair in product(last, first)) <= MOST, name
