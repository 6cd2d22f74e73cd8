"""Small maps as text: a folder with one tileset, and battle maps drawn with letters."""

import struct
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path

LETTERS = {".": "plain", "w": "water", "D": "deep_water", "#": "wall", "^": "slope", "f": "forest", "r": "road"}
SIZE = 64
MARKER = 21
"""The gid of a tile that says nothing, for markers."""
FIRST_LEVEL = 11
"""The gid of elevation 0; the others follow."""

Row = Sequence[str]


def png(width: int, height: int) -> bytes:
    """A transparent PNG."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    lines = zlib.compress(bytes((width * 4 + 1) * height))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", lines) + chunk(b"IEND", b"")


def properties(values: Mapping[str, str | int]) -> str:
    """A <properties> element."""
    lines = [
        f'<property name="{name}" type="{"int" if isinstance(value, int) else "string"}" value="{value}"/>'
        for name, value in values.items()
    ]
    return f"<properties>{''.join(lines)}</properties>" if lines else ""


def tileset(class_name: str = "type", image: str = '<image source="tiles.png" width="384" height="256"/>') -> str:
    """The tileset: terrain from tile 0, elevation from 10, a marker at 20."""
    tiles = [
        f'<tile id="{n}" {class_name}="terrain">{properties({"terrain": terrain})}</tile>'
        for n, terrain in enumerate(LETTERS.values())
    ]
    levels = [f'<tile id="{10 + n}">{properties({"elevation": n})}</tile>' for n in range(6)]
    size = f'tilewidth="{SIZE}" tileheight="{SIZE}" tilecount="24" columns="6"'
    return f'<tileset version="1.10" name="tiles" {size}>{image}{"".join(tiles + levels)}</tileset>'


def csv(rows: Row) -> str:
    """The gids of drawn rows."""
    letters = list(LETTERS)
    return ",".join(str(1 + letters.index(letter)) for row in rows for letter in row)


def layer(rows: Row, name: str = "terrain", data: str | None = None, more: str = "") -> str:
    """A tile layer; `data` is a whole <data> element in place of the drawn one."""
    inside = f'<data encoding="csv">{csv(rows)}</data>' if data is None else data
    return f'<layer id="1" name="{name}" width="{len(rows[0])}" height="{len(rows)}" {more}>{inside}</layer>'


def levels(rows: Row) -> str:
    """An elevation layer from rows of digits."""
    gids = ",".join(str(FIRST_LEVEL + int(digit)) for row in rows for digit in row)
    return layer(rows, "elevation", f'<data encoding="csv">{gids}</data>')


def thing(number: int, kind: str, x: float, y: float, values: Mapping[str, str | int], more: str = "") -> str:
    """A tile object whose lower left corner is that of square x, y."""
    place = f'x="{x * SIZE:g}" y="{(y + 1) * SIZE:g}" width="{SIZE}" height="{SIZE}"'
    named = f'type="{kind}"' if kind else ""
    return f'<object id="{number}" {named} gid="{MARKER}" {place} {more}>{properties(values)}</object>'


def commander(number: int, x: float, y: float, side: str = "red", kind: str = "knight", **more: str | int) -> str:
    """A commander's marker, named after its id."""
    return thing(number, "commander", x, y, {"side": side, "class": kind, **more}, f'name="C{number}"')


def unit(number: int, x: float, y: float, leader: str | int, kind: str = "cavalry") -> str:
    """A unit's marker; a leader as number is an object reference, as text a name."""
    told = "object" if isinstance(leader, int) else "string"
    reference = f'<property name="commander" type="{told}" value="{leader}"/>'
    return thing(number, "unit", x, y, {"kind": kind}).replace("</properties>", f"{reference}</properties>")


def rectangle(number: int, kind: str, box: tuple[float, float, float, float], values: Mapping[str, str | int]) -> str:
    """A rectangle: left, top, width and height in squares."""
    x, y, width, height = (side * SIZE for side in box)
    size = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<object id="{number}" type="{kind}" {size}>{properties(values)}</object>'


FIELD = ("......", "......", "......", "......")
RED, BLUE = commander(1, 0, 1), commander(2, 5, 2, "blue")


def tmx(
    rows: Row = FIELD,
    objects: str = RED + BLUE,
    *,
    layers: str | None = None,
    more: str = "",
    tilesets: str = '<tileset firstgid="1" source="tiles.tsx"/>',
) -> str:
    """A whole map; `more` adds attributes to its root."""
    size = f'width="{len(rows[0])}" height="{len(rows)}" tilewidth="{SIZE}" tileheight="{SIZE}"'
    root = f'<map version="1.10" orientation="orthogonal" {size} {more}>'
    inside = layer(rows) if layers is None else layers
    return f'{root}{tilesets}{inside}<objectgroup id="9" name="battle">{objects}</objectgroup></map>'


class Pack:
    """A maps' folder with the tileset in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.path = root / "map.tmx"
        (root / "tiles.png").write_bytes(png(384, 256))
        (root / "tiles.tsx").write_text(tileset(), encoding="utf-8")

    def write(self, content: str | bytes) -> Path:
        """Put the map down and give its path."""
        self.path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return self.path
