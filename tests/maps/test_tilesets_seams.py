"""No seam shows between tiles that a brush can put side by side, in any biome: their meeting rows of pixels agree."""

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations, product
from pathlib import Path

import pytest
from defusedxml.ElementTree import parse

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame

from tests.maps.conftest import REPOSITORY

TILESETS = REPOSITORY / "maps" / "tilesets"
BIOMES = ("", "autumn", "snow", "desert")
EDGE = 64
GROUNDS = ("grass", "dry", "sand", "mud", "snow", "paving", "water", "deep", "rock")
CORNER_SETS = (
    *(ground for ground in GROUNDS if ground != "grass"),
    *("quay", "wood floor", "earth cliff", "snow cliff"),
)
WALLS = ("rampart", "wall", "high_wall")
EDGE_SETS = ("road", "river", "fissure", "pier", *WALLS, *(f"{wall} shadow" for wall in WALLS))
BRIDGES = ("long stone bridge", "long wood bridge", "rope bridge")
PARTS = {"across": ((10, 2), (10, 8)), "down": ((5, 4), (5, 1))}
"""The forms of bridges and fences that may lie before and behind each other."""
MEETS = {
    "corner": {"across": ((2, 1), (4, 8)), "down": ((8, 1), (4, 2))},
    "edge": {"across": ((2, 8),), "down": ((4, 1),)},
}
"""The bits of a tile, and of the next one across or down, that say the same."""
SIDES = {
    "across": (pygame.Rect(EDGE - 1, 0, 1, EDGE), pygame.Rect(0, 0, 1, EDGE)),
    "down": (pygame.Rect(0, EDGE - 1, EDGE, 1), pygame.Rect(0, 0, EDGE, 1)),
}
SOUTH = 4
Border = bytes
Colour = tuple[int, ...]
APART = 5
"""Pixels by which the outlines of two kinds of wall may differ where they meet."""
MOST = 48
"""The difference of colour (0 to 255) up to which two pixels side by side count as one surface."""


@dataclass(frozen=True)
class Biome:
    """The tiles of a biome by class and form, the bare grounds by name, and the colour of its grass."""

    tiles: Mapping[tuple[str, int], list[pygame.Surface]]
    grounds: Mapping[str, list[pygame.Surface]]
    grass: Colour

    def borders(self, name: str, form: int, strip: pygame.Rect) -> set[Border]:
        """What the variants of a form show along one of their sides."""
        found = {side(tile, strip) for tile in self.tiles.get((name, form), ())}
        return found or {bytes(strip.width * strip.height * 4)}

    def widest(self, one: Border, other: Border) -> int:
        """The greatest difference of any pixel's colour, where a step of a line by a pixel along the side is none."""
        ours, theirs = self._on_grass(one), self._on_grass(other)
        return max(
            min(max(abs(a - b) for a, b in zip(pixel, near, strict=True)) for near in theirs[max(0, n - 1) : n + 2])
            for n, pixel in enumerate(ours)
        )

    def _on_grass(self, border: Border) -> list[Colour]:
        pixels = [border[n : n + 4] for n in range(0, len(border), 4)]
        return [tuple(c + g * (255 - p[3]) // 255 for c, g in zip(p[:3], self.grass, strict=True)) for p in pixels]


def side(tile: pygame.Surface, strip: pygame.Rect) -> Border:
    return pygame.image.tobytes(tile.subsurface(strip).premul_alpha(), "RGBA")


def cut(path: Path) -> Iterator[tuple[str, dict[str, str], pygame.Surface]]:
    """Class, properties and picture of each tile of a tileset."""
    loaded = pygame.image.load(path.with_suffix(".png"))
    sheet = pygame.Surface(loaded.get_size(), pygame.SRCALPHA)
    sheet.blit(loaded, (0, 0))
    root = parse(path).getroot()
    high, columns = int(root.get("tileheight")), int(root.get("columns"))
    for tile in root.findall("tile"):
        row, column = divmod(int(tile.get("id")), columns)
        says = {p.get("name"): p.get("value") for p in tile.findall("properties/property")}
        yield tile.get("type"), says, sheet.subsurface((column * EDGE, row * high, EDGE, high))


@pytest.fixture(scope="module", params=BIOMES, ids=lambda name: name or "temperate")
def biome(request: pytest.FixtureRequest) -> Biome:
    folder = TILESETS / request.param
    tiles: dict[tuple[str, int], list[pygame.Surface]] = {}
    for name in ("edges", "variants", "dressing", "rivers", "shadows", "crossings", "props"):
        for kind, says, picture in cut(folder / f"{name}.tsx"):
            tiles.setdefault((kind, int(says.get("form", 0))), []).append(picture)
    grounds: dict[str, list[pygame.Surface]] = {}
    for _, says, picture in cut(folder / "terrain.tsx"):
        if "stands" not in says:
            grounds.setdefault(says["ground"], []).append(picture)
    return Biome(tiles, grounds, tuple(grounds["grass"][0].get_at((0, 0)))[:3])


def neighbours(kind: str, way: str) -> Iterator[tuple[int, int]]:
    """Forms that may lie side by side."""
    for one, other in product(range(16), range(16)):
        if all(bool(one & mine) == bool(other & theirs) for mine, theirs in MEETS[kind][way]):
            yield one, other


SETS = [*(("corner", name) for name in CORNER_SETS), *(("edge", name) for name in EDGE_SETS)]


@pytest.mark.parametrize("way", SIDES)
@pytest.mark.parametrize(("kind", "name"), SETS, ids=lambda value: value)
def test_tiles_that_may_lie_side_by_side_meet(biome: Biome, kind: str, name: str, way: str) -> None:
    assert (name, 15) in biome.tiles
    last, first = SIDES[way]
    seams = {}
    for one, other in neighbours(kind, way):
        pairs = product(biome.borders(name, one, last), biome.borders(name, other, first))
        seam = max(biome.widest(*pair) for pair in pairs)
        if seam > MOST:
            seams[one, other] = seam
    assert seams == {}


@pytest.mark.parametrize("way", SIDES)
@pytest.mark.parametrize("name", GROUNDS)
def test_variants_of_a_ground_meet(biome: Biome, name: str, way: str) -> None:
    last, first = ({side(tile, strip) for tile in biome.grounds[name]} for strip in SIDES[way])
    assert max(biome.widest(*pair) for pair in product(last, first)) <= MOST


@pytest.mark.parametrize("way", SIDES)
@pytest.mark.parametrize("name", [*BRIDGES, "fence"])
def test_parts_of_a_bridge_or_fence_meet(biome: Biome, name: str, way: str) -> None:
    last, first = SIDES[way]
    before, behind = ([form for form in forms if (name, form) in biome.tiles] for forms in PARTS[way])
    assert PARTS[way][0][0] in before
    borders = product(
        [border for form in before for border in biome.borders(name, form, last)],
        [border for form in behind for border in biome.borders(name, form, first)],
    )
    assert max(biome.widest(*pair) for pair in borders) <= MOST


@pytest.mark.parametrize("way", SIDES)
@pytest.mark.parametrize(("one", "other"), [*permutations(WALLS, 2)])
def test_walls_of_any_kinds_go_on_in_each_other(biome: Biome, one: str, other: str, way: str) -> None:
    last, first = SIDES[way]
    outlines = [[reach(border) for border in biome.borders(name, 15, at)] for name, at in ((one, last), (other, first))]
    assert all(abs(a - b) <= APART for ours, theirs in product(*outlines) for a, b in zip(ours, theirs, strict=True))


def reach(border: Border) -> tuple[int, int]:
    """The first and last pixel of a side that is not clear."""
    solid = [n for n in range(EDGE) if border[4 * n + 3] > 200]
    return solid[0], solid[-1]


@pytest.mark.parametrize("way", SIDES)
def test_floors_and_rock_of_a_dungeon_meet(way: str) -> None:
    tiles: dict[tuple[str, int], list[pygame.Surface]] = {}
    for _, says, picture in cut(TILESETS / "dungeon.tsx"):
        if says.get("stands", "dungeon wall") == "dungeon wall" and "terrain" in says:
            tiles.setdefault((says.get("stands", "floor"), int(says.get("form", 0))), []).append(picture)
    dungeon, (last, first) = Biome(tiles, {}, (0, 0, 0)), SIDES[way]
    floors = product(dungeon.borders("floor", 0, last), dungeon.borders("floor", 0, first))
    assert max(dungeon.widest(*pair) for pair in floors) <= MOST
    on = [pair for pair in neighbours("edge", way) if pair[0] & MEETS["edge"][way][0][0]]
    # Where a wall turns to the south, the face beside it ends at the rock.
    straight = [(one, other) for one, other in on if way == "down" or one & SOUTH == other & SOUTH]
    for one, other in straight:
        walls = product(dungeon.borders("dungeon wall", one, last), dungeon.borders("dungeon wall", other, first))
        assert max(dungeon.widest(*pair) for pair in walls) <= MOST, (one, other)
