"""The tilesets of a map: found inside the maps' folder, their sizes held against the picture's own header."""

from bisect import bisect_right
from dataclasses import replace
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement

from game.maps.animations import read_animations
from game.maps.faults import Faults
from game.maps.files import MOST_PIXELS, Folder, picture_size, read
from game.maps.picture import GID, Tileset
from game.maps.properties import copy_properties
from game.maps.xmlgate import class_of, parse, whole

MOST_TILES = 65_536
"""Tiles in one tileset."""


class Tilesets:
    """The tilesets of one map, as values for drawing and as elements for pytmx; each file is read once.

    `used` gathers the gids, without flips, whose tiles must say what they are.
    """

    def __init__(self, folder: Folder, faults: Faults) -> None:
        self.folder = folder
        self.faults = faults
        self.values: list[Tileset] = []
        self.used: set[int] = set()
        self._sources: list[tuple[Element, Faults, str]] = []
        self._first_gids: dict[Path, int] = {}
        self._firsts: list[int] = []

    def add(self, element: Element, base: Path) -> None:
        """Take in a <tileset> of the map, embedded or naming a file seen from the folder `base`."""
        where = f"tileset {element.get('name') or element.get('source') or '?'}"
        first = whole(element, "firstgid", self.faults, where, 1, GID - MOST_TILES)
        if element.get("source") is None:
            self._read(element, first, base, self.faults, where)
            return
        path = self.folder.find(base, element.get("source", ""), self.faults, where)
        if path is not None:
            self._add_file(path, first)

    def first_gid(self, path: Path) -> int:
        """The first gid of the tileset in a file; a tileset that only a template names is added behind the others."""
        if path not in self._first_gids:
            self._add_file(path, max([1, *(t.first_gid + t.count for t in self.values)]))
        return self._first_gids[path]

    def holds(self, gid: int) -> bool:
        """Tell whether a gid without flips is a tile of one of the tilesets."""
        place = bisect_right(self._firsts, gid) - 1
        return place >= 0 and gid < self.values[place].first_gid + self.values[place].count

    def settle(self) -> None:
        """Sort by first gid and note tilesets that claim the same gids."""
        order = sorted(range(len(self.values)), key=lambda i: self.values[i].first_gid)
        self.values = [self.values[i] for i in order]
        self._sources = [self._sources[i] for i in order]
        self._firsts = [tileset.first_gid for tileset in self.values]
        for before, after in zip(self.values, self.values[1:], strict=False):
            if before.first_gid + before.count > after.first_gid:
                what = f"tilesets {before.name} and {after.name} claim the same tile numbers"
                self.faults.error(f"tileset {after.name}", what, "remove one in Tiled, add it again and save")

    def elements(self) -> list[Element]:
        """The tilesets as embedded elements that hold what is read of them: sizes, and the tiles used."""
        pairs = zip(self.values, self._sources, strict=True)
        return [_for_pytmx(element, value, self.used, faults, where) for value, (element, faults, where) in pairs]

    def _add_file(self, path: Path, first: int) -> None:
        faults = self.faults.at(self.folder.name(path))
        self._first_gids[path] = first
        self._read(parse(read(path, faults), "tileset", faults), first, path.parent, faults, "")

    def _read(self, element: Element, first: int, base: Path, faults: Faults, where: str) -> None:
        image = element.find("image")
        if element.find("tile/image") is not None or image is None:
            advice = "make it anew as 'Based on Tileset Image'"
            faults.error(where, "the tileset is not cut from one picture", advice)
            return
        if image.find("data") is not None:
            faults.error(where, "the tileset's picture is inside the file", "save the picture as a PNG beside it")
            return
        path = self.folder.find(base, image.get("source", ""), faults, where or "image")
        size = picture_size(path, faults, where or "image") if path else None
        if path is None or size is None:
            return
        value = _measured(element, first, path, size, faults, where)
        self.values.append(replace(value, animations=read_animations(element, value.count, faults, where)))
        self._sources.append((element, faults, where))


def _measured(element: Element, first: int, path: Path, size: tuple[int, int], faults: Faults, where: str) -> Tileset:
    """The tileset's sizes; what the picture has no room for is a fault."""
    tile_width = whole(element, "tilewidth", faults, where, 1, MOST_PIXELS)
    tile_height = whole(element, "tileheight", faults, where, 1, MOST_PIXELS)
    margin = whole(element, "margin", faults, where, 0, MOST_PIXELS, 0)
    spacing = whole(element, "spacing", faults, where, 0, MOST_PIXELS, 0)
    across = max(0, (size[0] - margin + spacing) // (tile_width + spacing))
    down = max(0, (size[1] - margin + spacing) // (tile_height + spacing))
    columns = whole(element, "columns", faults, where, 0, MOST_PIXELS, 0) or across
    count = whole(element, "tilecount", faults, where, 0, MOST_TILES, 0) or across * down
    if columns > across or count > columns * down or not across * down or across * down > MOST_TILES:
        what = f"counts {count} tiles in {columns} columns where its picture has room for {down} rows of {across}"
        faults.error(where, what, "open the tileset in Tiled, choose its picture again and save")
    offset = element.find("tileoffset")
    x, y = (0, 0) if offset is None else (whole(offset, k, faults, where, -4096, 4096, 0) for k in "xy")
    name = element.get("name", path.stem)
    return Tileset(name, first, max(count, 1), max(columns, 1), tile_width, tile_height, margin, spacing, x, y, path)


def _for_pytmx(element: Element, value: Tileset, used: set[int], faults: Faults, where: str) -> Element:
    numbers = {
        "firstgid": value.first_gid,
        "tilewidth": value.tile_width,
        "tileheight": value.tile_height,
        "spacing": value.spacing,
        "margin": value.margin,
        "tilecount": value.count,
        "columns": value.columns,
    }
    made = Element("tileset", {"name": value.name, **{key: str(number) for key, number in numbers.items()}})
    SubElement(made, "image", {"source": value.image.name, "width": "1", "height": "1"})
    last = value.first_gid + value.count
    wanted = {str(gid - value.first_gid) for gid in used if value.first_gid <= gid < last}
    for tile in element.findall("tile"):
        number = tile.get("id", "")
        if number in wanted:
            copy = SubElement(made, "tile", {"id": number, "type": class_of(tile)})
            copy_properties([tile], copy, faults, f"{where}, tile {number}".removeprefix(", "))
    return made
