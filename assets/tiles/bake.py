"""Draws the tilesets of `maps/tilesets` again, every time byte for byte the same: `python assets/tiles/bake.py`."""

import struct
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from xml.sax.saxutils import quoteattr

from cliffs import ROCK, cliff
from corners import SETS, corner
from grounds import ground
from markers import commander, digit, objective, unit
from plants import dense_firs, dense_forest, firs, forest
from strips import STRIPS, pier, strip
from things import bridge, crater, ford, rocks, slope
from vector import Picture, T, drawn, move, pixels, sheet
from walls import WALLS, wall

TILESETS = Path(__file__).parents[2] / "maps" / "tilesets"
COLUMNS = 16
TALL, GROWN = 96, 1.4
"""The height of tall tiles in pixels, and how much higher their trees are than those that keep to a square."""
SIDES = ("red", "blue", "green", "violet")
Tile = tuple[Picture | None, str, dict[str, str]]
"""Picture, class and properties."""
Standing = tuple[str, str, int, Picture | None]
BLANK: Standing = ("", "", 0, None)


def rows(*tiles: Standing) -> Iterator[Standing]:
    """Tiles that fill whole rows, the last one with blanks."""
    yield from tiles
    yield from [BLANK] * (-len(tiles) % COLUMNS)


def grounds() -> Iterator[Tile]:
    """Bare grounds, three rows."""
    for name, kind, count in (
        *(("plain", "grass", 6), ("plain", "dry", 4), ("sand", "sand", 6)),
        *(("mud", "mud", 4), ("snow", "snow", 6), ("floor", "paving", 6)),
        *(("water", "water", 6), ("deep_water", "deep", 6), ("plain", "rock", 4)),
    ):
        yield from ((ground(kind, v), "terrain", {"terrain": name}) for v in range(count))


def plants(grown: float) -> Iterator[str]:
    """A row of woods: leafy, fir, fir in snow, dense leafy, dense fir in snow."""
    yield from (forest(Random(f"forest{v}"), grown) for v in range(4))
    yield from (firs(Random(f"firs{v}"), False, grown) for v in range(3))
    yield from (firs(Random(f"snow firs{v}"), True, grown) for v in range(3))
    yield from (dense_forest(Random(f"dense{v}"), grown) for v in range(4))
    yield from (dense_firs(Random(f"snow dense{v}"), True, grown) for v in range(2))


def standing() -> Iterator[Standing]:
    """What stands on a ground: terrain, ground, its variant, and the picture without the ground."""
    woods, snow = "wood floor", "snow"
    trees = [drawn(body) for body in plants(1)]
    kinds = [("forest", woods, 4), ("forest", woods, 3), ("forest", snow, 3)]
    kinds += [("dense_forest", woods, 4), ("dense_forest", snow, 2)]
    places = [(name, under, v) for name, under, count in kinds for v in range(count)]
    yield from rows(*[(*place, tree) for place, tree in zip(places, trees, strict=True)])
    yield from rows(
        *[("rough", under, v, drawn(rocks(Random(f"rocks{v}")))) for under in ("rock", snow) for v in range(3)],
        *[("crater", under, 0, drawn(crater(Random(f"crater{under}")))) for under in ("grass", snow)],
        *[("slope", "grass", 0, drawn(slope(Random("slope"), down, "earth"))) for down in "SWNE"],
        *[("slope", snow, 0, drawn(slope(Random("slope"), down, "snow"))) for down in "SWNE"],
    )
    yield from rows(
        *[("bridge", "water", 0, drawn(bridge(axis, kind))) for kind in ("stone", "wood") for axis in ("EW", "NS")],
        *[("water", "water", 0, drawn(ford(axis))) for axis in ("EW", "NS")],
    )
    yield from rows(*[("bridge", "water", mask % 4, pier(mask)) for mask in range(16)])
    for under in ("grass", snow):
        for kind in STRIPS:
            yield from rows(*[(kind, under, mask % 4, strip(kind, mask)) for mask in range(16)])
        for kind in WALLS:
            yield from rows(*[(kind, under, mask % 4, drawn(wall(kind, mask))) for mask in range(16)])


def terrain() -> Iterator[Tile]:
    """Every terrain on its ground; the README of the maps' folder names the rows."""
    yield from grounds()
    for name, under, v, picture in standing():
        if picture is None:
            yield None, "", {}
            continue
        tile = ground(under, v).copy()
        tile.blit(picture, (0, 0))
        yield tile, "terrain", {"terrain": name}


def dressing() -> Iterator[Tile]:
    """The same without its ground, to stand on top of soft edges."""
    yield from ((picture, "", {}) for _, _, _, picture in standing())


def tall() -> Iterator[Tile]:
    """The first row again, of trees that reach over the square behind them."""
    yield from ((drawn(move(body, 0, TALL - T), high=TALL), "", {}) for body in plants(GROWN))


def edges() -> Iterator[Tile]:
    """Corner sets for layers half a tile off the grid, a row each: grounds, then earth and snow cliffs."""
    for kind in SETS:
        yield from ((corner(kind, mask), "", {}) for mask in range(16))
    for kind in ROCK:
        yield from ((cliff(mask, kind), "", {}) for mask in range(16))


def elevation() -> Iterator[Tile]:
    """The levels 0 to 5 as numbers."""
    yield from ((digit(level), "elevation", {"elevation": f"int {level}"}) for level in range(6))


def markers() -> Iterator[Tile]:
    """A row of commanders and units by side, then a row of objectives."""
    for side in SIDES:
        yield commander(side), "commander", {"side": side}
    for side in SIDES:
        yield unit(side), "unit", {}
    for kind in ("reach", "hold", "survive", "defeat"):
        yield objective(kind), "objective", {"kind": kind}


PROPERTY_TYPES = {"terrain": "Terrain", "side": "Side", "kind": "ObjectiveKind"}


def element(number: int, tile: Tile) -> str:
    """The <tile> of a tileset, or nothing for a tile that says nothing."""
    _, kind, properties = tile
    if not kind:
        return ""
    lines = []
    for name, value in properties.items():
        told = 'type="int"' if value.startswith("int ") else f'propertytype="{PROPERTY_TYPES[name]}"'
        lines.append(f'   <property name="{name}" {told} value={quoteattr(value.removeprefix("int "))}/>\n')
    inside = f"  <properties>\n{''.join(lines)}  </properties>\n" if lines else ""
    return (
        f' <tile id="{number}" type="{kind}">\n{inside} </tile>\n'
        if inside
        else f' <tile id="{number}" type="{kind}"/>\n'
    )


def png(picture: Picture) -> bytes:
    """The picture as PNG, without time or text, packed the same way everywhere."""
    width, height = picture.get_size()
    raw = pixels(picture)
    lines = b"".join(b"\0" + raw[y * width * 4 : (y + 1) * width * 4] for y in range(height))

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    body = chunk(b"IDAT", zlib.compress(lines, 9))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + body + chunk(b"IEND", b"")


def write(folder: Path, name: str, tiles: list[Tile], columns: int, high: int = T) -> None:
    """Write the tileset and its picture into the folder."""
    down = -(-len(tiles) // columns)
    picture = sheet(columns, down, high)
    for number, (tile, _, _) in enumerate(tiles):
        if tile:
            picture.blit(tile, (number % columns * T, number // columns * high))
    (folder / f"{name}.png").write_bytes(png(picture))
    head = f'<tileset version="1.10" tiledversion="1.10.2" name="{name}" tilewidth="{T}" tileheight="{high}"'
    text = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'{head} tilecount="{columns * down}" columns="{columns}">\n'
        f' <image source="{name}.png" width="{columns * T}" height="{down * high}"/>\n'
        f"{''.join(element(number, tile) for number, tile in enumerate(tiles))}</tileset>\n"
    )
    (folder / f"{name}.tsx").write_bytes(text.encode())


def main(folder: Path) -> None:
    """Write all tilesets into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    write(folder, "terrain", list(terrain()), COLUMNS)
    write(folder, "dressing", list(dressing()), COLUMNS)
    write(folder, "tall", list(tall()), COLUMNS, TALL)
    write(folder, "edges", list(edges()), COLUMNS)
    write(folder, "elevation", list(elevation()), 6)
    write(folder, "markers", list(markers()), 4)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else TILESETS)
