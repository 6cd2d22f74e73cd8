"""Maps drawn with letters on the game's own tilesets, dressed, and told by what lies where."""

import shutil
from pathlib import Path

from game.maps.dress.dresser import dress
from game.maps.dress.pieces import Piece, Pieces, read_pieces, tileset_name
from game.maps.faults import Faults
from game.maps.gate import admit
from game.maps.picture import GID, TileLayer
from game.maps.tiled import read_map
from game.rules.commander.models import CommanderContent
from tests.maps.conftest import REPOSITORY

GIDS = {
    ".": 1, "s": 11, "n": 21, "p": 27, "w": 33, "D": 39, "f": 49, "o": 65, "^": 73, "b": 81, "=": 83, "-": 97, "r": 113,
    "m": 17, "F": 59, "k": 71, "z": 129, "R": 145, "W": 161, "H": 177, "~": 2000,
}  # fmt: skip
"""Tiles as an author paints them: roads, walls and rivers in their lonely form, ramps and bridges in any direction."""
TILESETS = (("terrain", 1), ("rivers", 2000), ("elevation", 3000))
HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n<!-- mine -->\n'
    '<map version="1.10" orientation="orthogonal" width="{width}" height="{height}" tilewidth="64" tileheight="64" '
    'infinite="0" nextlayerid="9" nextobjectid="2">\n'
)
Told = tuple[str, int]
"""A tile's name and form."""


def csv(rows: list[list[int]]) -> str:
    return ",\n".join(",".join(map(str, row)) for row in rows)


def drawn(ground: str, levels: str = "", more: str = "") -> str:
    """A map's text; `levels` are digits, `more` is put behind the terrain layer."""
    rows = ground.split()
    width, height = len(rows[0]), len(rows)

    def layer(number: int, name: str, data: list[list[int]]) -> str:
        size = f'width="{width}" height="{height}"'
        return (
            f' <layer id="{number}" name="{name}" {size}>\n  <data encoding="csv">\n{csv(data)}\n</data>\n </layer>\n'
        )

    text = HEAD.format(width=width, height=height)
    text += "".join(f' <tileset firstgid="{first}" source="tilesets/{name}.tsx"/>\n' for name, first in TILESETS)
    text += layer(1, "terrain", [[GIDS[letter] for letter in row] for row in rows]) + more
    if levels:
        text += layer(2, "elevation", [[3000 + int(digit) for digit in row] for row in levels.split()])
    return f'{text} <objectgroup id="3" name="notes">\n  <object id="1" x="3.5" y="4"/>\n </objectgroup>\n</map>\n'


class Wardrobe:
    """A maps' folder with the game's tilesets, in which one map is dressed and looked at."""

    def __init__(self, folder: Path, content: CommanderContent) -> None:
        shutil.copytree(REPOSITORY / "maps" / "tilesets", folder / "tilesets")
        self.root = folder
        self.path = folder / "map.tmx"
        self.content = content
        self.pieces: Pieces = read_pieces(folder, Faults(""))
        self.names = {(p.tileset, p.number): key for key, found in self.pieces.found.items() for p in found}

    def dress(self, text: str) -> str:
        """The text of the map after dressing; it stays in the folder."""
        self.path.write_text(text, encoding="utf-8")
        self.path.write_bytes(dress(self.path, self.root, self.content).data)
        return self.path.read_text(encoding="utf-8")

    def layers(self) -> dict[str, TileLayer]:
        return {layer.name: layer for layer in read_map(admit(self.path, self.root), {}).layers}

    def told(self, layer: str) -> list[Told | None]:
        """What lies on a layer, row by row; every biome has the same tiles."""
        return [self.names[piece.tileset.split("/")[-1], piece.number] if piece else None for piece in self.laid(layer)]

    def laid(self, layer: str) -> list[Piece | None]:
        """The tiles of a layer, row by row."""
        admitted = admit(self.path, self.root)
        found = self.layers().get(layer)
        tilesets = sorted(admitted.tilesets, key=lambda tileset: -tileset.first_gid)
        laid: list[Piece | None] = []
        for gid in found.gids if found else ():
            if not gid:
                laid.append(None)
                continue
            tileset = next(t for t in tilesets if t.first_gid <= gid & GID)
            laid.append(Piece(tileset_name(tileset.image, self.root), (gid & GID) - tileset.first_gid))
        return laid

    def forms(self, text: str, layer: str, name: str) -> str:
        """Dress a map and draw the forms of one kind of tile on a layer, as hexadecimal digits."""
        self.dress(text)
        columns = self.layers()[layer].columns or int(admit(self.path, self.root).tree.get("width", "0"))
        signs = [f"{told[1]:x}" if told and told[0] == name else "." for told in self.told(layer)]
        return " ".join("".join(signs[n : n + columns]) for n in range(0, len(signs), columns))
