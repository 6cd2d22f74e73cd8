"""The tiles a map is dressed with: each told by its class and its form, in the tilesets beside that of its terrain.

A form is four bits. In a corner set they say which corners the ground has (1 upper left, 2 upper right, 4 lower right,
8 lower left), in what joins its like the sides where it goes on (1 north, 2 east, 4 south, 8 west). Several tiles of
one class and form are variants.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from game.maps.faults import Faults
from game.maps.files import Folder, read
from game.maps.xmlgate import class_of, integer, parse

FOLDER = "tilesets"
TILESETS = ("edges", "variants", "shadows", "dressing", "crossings", "rivers", "tall")
"""The files tiles are taken from: those beside the terrain's tileset, or else in the folder of all maps."""


BUILDINGS = "buildings"
"""The tileset an author takes buildings from."""
TALL = "tall "
"""How the class of a tile begins that is higher than a square."""


@dataclass(frozen=True, slots=True, order=True)
class Piece:
    """One tile: its tileset, as `tileset_name` names it, and its number there."""

    tileset: str
    number: int


Spot = tuple[int, int, str]
"""Column, row, and the name of what is laid there, so that two layers do not vary alike."""


@dataclass(frozen=True, slots=True)
class Pieces:
    """All tiles by class and form."""

    found: Mapping[tuple[str, int], tuple[Piece, ...]]

    def has(self, name: str, form: int = 0) -> bool:
        """Whether there is such a tile."""
        return (name, form) in self.found

    def pick(self, name: str, form: int, spot: Spot) -> Piece | None:
        """The tile of this class and form for a square, the same each time; None if there is none."""
        choice = self.found.get((name, form))
        return choice[_scattered(spot) % len(choice)] if choice else None


def _scattered(spot: Spot) -> int:
    """A number from a square that looks like chance, and is the same on every system."""
    number = 2166136261
    for part in (spot[0], spot[1], *spot[2].encode()):
        number = (number ^ part) * 16777619 & 0xFFFFFFFF
    return number >> 15


def tileset_name(file: Path, root: Path) -> str:
    """A tileset's name: the path of its file or picture from the folder of tilesets, such as `autumn/edges`."""
    return Path(os.path.relpath(file.with_suffix(""), Folder(root).root / FOLDER)).as_posix()


def read_pieces(root: Path, faults: Faults, beside: Path | None = None) -> Pieces:
    """The tiles in the tilesets of a folder, those it lacks from the one of all maps.

    Raises Refused if one is in neither, or broken.
    """
    folder = Folder(root)
    found: dict[tuple[str, int], list[Piece]] = {}
    for file in TILESETS:
        near = beside is not None and (beside / f"{file}.tsx").is_file()
        path = folder.find(beside if beside and near else root / FOLDER, f"{file}.tsx", faults, f"tileset {file}")
        if path is None:
            continue
        name = tileset_name(path, root)
        here = faults.at(folder.name(path))
        for tile in parse(read(path, here), "tileset", here).findall("tile"):
            number = integer(tile.get("id", ""))
            forms = [p.get("value", "") for p in tile.findall("properties/property") if p.get("name") == "form"]
            form = integer(forms[0]) if forms else 0
            if number is not None and form is not None and class_of(tile):
                found.setdefault((class_of(tile), form), []).append(Piece(name, number))
    faults.check()
    return Pieces({key: tuple(tiles) for key, tiles in found.items()})
