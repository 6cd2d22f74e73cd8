"""No seam shows between tiles that a brush can put side by side, in any biome: their meeting rows of pixels agree."""

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
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
MEETS = {
    "corner": {"across": ((2, 1), (4, 8)), "down": ((8, 1), (4, 2))},
    "edge": {"across": ((2, 8),), "down": ((4, 1),)},
}
"""The bits of a tile, and of the next one across or down, that say the same."""
SIDES = {
    "across": (pygame.Rect(EDGE - 1, 0, 1, EDGE), pygame.Rect(0, 0, 1, EDGE)),
    "down": (pygame.Rect(0, EDGE - 1, EDGE, 1), pygame.Rect(0, 0, EDGE, 1)),
}
Border = bytes
Colour = tuple[int, ...]
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
    for name in ("edges", "variants", "dressing", "rivers", "shadows"):
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
