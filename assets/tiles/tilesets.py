"""Writes tiles as a tileset of Tiled: one picture, and beside it a file with classes, properties and brushes."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal
from xml.sax.saxutils import quoteattr

from png import packed
from sea import MOMENT
from vector import Picture, T, sheet

PROPERTY_TYPES = {"terrain": "Terrain", "side": "Side", "kind": "ObjectiveKind"}
"""The properties with a drop-down of the Tiled project."""
_AROUND = {"edge": (0, 2, 4, 6), "corner": (7, 1, 3, 5)}
"""Where the four bits of a form stand among the eight numbers of a terrain brush, which go clockwise from the top."""
_COLOR = "#ff7f2a"


@dataclass(frozen=True, slots=True)
class Tile:
    """A picture with its class and properties ("int 3" is a number), and the brush and form it is painted with."""

    picture: Picture | None
    kind: str = ""
    properties: dict[str, str] = field(default_factory=dict)
    brush: tuple[str, int] | None = None
    frames: tuple[int, ...] = ()
    """The tiles it shows one after the other, by how far behind this one they lie in the tileset."""


def write(
    folder: Path,
    name: str,
    tiles: Sequence[Tile],
    columns: int,
    *,
    high: int = T,
    brushes: Literal["edge", "corner"] = "edge",
) -> None:
    """Write the tileset and its picture into the folder."""
    down = -(-len(tiles) // columns)
    picture = sheet(columns, down, high)
    for number, tile in enumerate(tiles):
        if tile.picture:
            picture.blit(tile.picture, (number % columns * T, number // columns * high))
    (folder / f"{name}.png").write_bytes(packed(picture))
    head = f'<tileset version="1.10" tiledversion="1.10.2" name="{name}" tilewidth="{T}" tileheight="{high}"'
    text = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'{head} tilecount="{columns * down}" columns="{columns}">\n'
        f' <image source="{name}.png" width="{columns * T}" height="{down * high}"/>\n'
        f"{''.join(_element(number, tile) for number, tile in enumerate(tiles))}{_brushes(tiles, brushes)}</tileset>\n"
    )
    (folder / f"{name}.tsx").write_bytes(text.encode())


def _element(number: int, tile: Tile) -> str:
    """The <tile> of a tileset, or nothing for a tile that says nothing."""
    if not tile.kind:
        return ""
    head = f' <tile id="{number}" type={quoteattr(tile.kind)}'
    body = ""
    if tile.properties:
        lines = [_property(name, value) for name, value in tile.properties.items()]
        body += f"  <properties>\n{''.join(lines)}  </properties>\n"
    if tile.frames:
        shown = [f'   <frame tileid="{number + step}" duration="{MOMENT}"/>\n' for step in tile.frames]
        body += f"  <animation>\n{''.join(shown)}  </animation>\n"
    return f"{head}>\n{body} </tile>\n" if body else f"{head}/>\n"


def _property(name: str, value: str) -> str:
    told = 'type="int" ' if value.startswith("int ") else ""
    if name in PROPERTY_TYPES:
        told = f'propertytype="{PROPERTY_TYPES[name]}" '
    return f'   <property name="{name}" {told}value={quoteattr(value.removeprefix("int "))}/>\n'


def _brushes(tiles: Sequence[Tile], kind: Literal["edge", "corner"]) -> str:
    """The terrain brushes: each a set of one colour, with the tiles by the sides or corners that have it."""
    sets: dict[str, list[str]] = {}
    for number, tile in enumerate(tiles):
        if tile.brush and tile.brush[1]:
            name, form = tile.brush
            around = [0] * 8
            for bit, place in enumerate(_AROUND[kind]):
                around[place] = form >> bit & 1
            wang = ",".join(map(str, around))
            sets.setdefault(name, []).append(f'   <wangtile tileid="{number}" wangid="{wang}"/>\n')
    text = ""
    for name, lines in sets.items():
        named = quoteattr(name)
        color = f'   <wangcolor name={named} color="{_COLOR}" tile="-1" probability="1"/>\n'
        text += f'  <wangset name={named} type="{kind}" tile="-1">\n{color}{"".join(lines)}  </wangset>\n'
    return f" <wangsets>\n{text} </wangsets>\n" if text else ""
