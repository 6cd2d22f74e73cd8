"""The gate in front of pytmx: any file goes in, and a small tree of checked, plain elements comes out, or a refusal.

pytmx believes what it reads: sizes, numbers, paths, packed data. Here nothing is believed. The tree made for it has
tilesets embedded, templates expanded, groups flattened in drawing order, and layers as CSV, so that it opens no file.
"""

from dataclasses import dataclass
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement

from game.content.problems import Problem, Refused
from game.maps.faults import Faults
from game.maps.files import Folder, read
from game.maps.layers import read_data
from game.maps.objects import Objects
from game.maps.picture import Tileset
from game.maps.properties import copy_properties
from game.maps.tilesets import Tilesets
from game.maps.xmlgate import class_of, number, parse, whole

MOST_SQUARES = 256
"""Columns or rows of a map."""
MOST_CELLS = 1 << 20
"""Squares of all layers together."""
MOST_LAYERS = 64
MOST_DEPTH = 16
"""Groups inside each other."""
MOST_OBJECTS = 2000
MOST_TILESETS = 64
FIRM = ("terrain", "elevation")
"""The layers that rules read, which must be as large as the map."""
MOST_TILE_PIXELS = 512
"""The side of a square of the map in pixels."""


@dataclass(frozen=True, slots=True)
class Admitted:
    """What came through the gate: a tree for pytmx, tilesets for drawing, and what the author should know."""

    tree: Element
    tilesets: tuple[Tileset, ...]
    warnings: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class _Above:
    """What the groups around a layer pass down: offset in pixels, opacity, visibility."""

    x: float = 0.0
    y: float = 0.0
    opacity: float = 1.0
    visible: bool = True
    depth: int = 0


def admit(path: Path, root: Path) -> Admitted:
    """Read a .tmx inside the folder `root`. Raises Refused with every fault found, the gravest first."""
    faults = Faults(path.as_posix())
    folder = Folder(root)
    found = folder.inside(path, faults, "", path.name)
    if found is None:
        raise Refused(faults.found)
    source = parse(read(found, faults), "map", faults)
    return _Gate(source, found, folder, faults).admit()


class _Gate:
    """One reading of one map."""

    def __init__(self, source: Element, path: Path, folder: Folder, faults: Faults) -> None:
        self.source = source
        self.faults = faults
        self.width = self.height = 0
        self.tilesets = Tilesets(folder, faults)
        self.objects = Objects(folder, path.parent, self.tilesets, faults)
        self.base = path.parent
        self.made = Element("map")

    def admit(self) -> Admitted:
        self._measure()
        self._count()
        self.faults.check()
        for element in self.source.findall("tileset"):
            self.tilesets.add(element, self.base)
        self.tilesets.settle()
        # Unknown tile numbers would only repeat what is wrong with the tilesets.
        self.faults.check()
        copy_properties([self.source], self.made, self.faults, "map")
        layers: list[Element] = []
        self._layers(self.source, _Above(), layers)
        self.faults.check()
        self.made.extend(self.tilesets.elements())
        self.made.extend(layers)
        self.faults.check()
        return Admitted(self.made, tuple(self.tilesets.values), tuple(self.faults.found))

    def _measure(self) -> None:
        """Read the map's own attributes."""
        source, faults = self.source, self.faults
        if source.get("orientation", "orthogonal") != "orthogonal":
            what = f"the map is {source.get('orientation', '')[:40]}"
            faults.error("map", what, "set Map > Map Properties > Orientation to Orthogonal")
        if source.get("infinite", "0") not in ("0", "false"):
            faults.refuse("map", "the map is infinite", "untick Map > Map Properties > Infinite and save")
        self.width = whole(source, "width", faults, "map", 1, MOST_SQUARES)
        self.height = whole(source, "height", faults, "map", 1, MOST_SQUARES)
        tile = [whole(source, key, faults, "map", 1, MOST_TILE_PIXELS) for key in ("tilewidth", "tileheight")]
        if tile[0] != tile[1]:
            faults.error("map", f"its squares measure {tile[0]} x {tile[1]} pixels", "make width and height the same")
        sizes = {"width": self.width, "height": self.height, "tilewidth": tile[0], "tileheight": tile[1]}
        self.made = Element("map", {"class": class_of(source), **{key: str(value) for key, value in sizes.items()}})

    def _count(self) -> None:
        """Hold the numbers of things against their bounds before anything is made of them."""
        layers = sum(1 for _ in self.source.iter("layer"))
        everything = layers + sum(1 for tag in ("objectgroup", "imagelayer", "group") for _ in self.source.iter(tag))
        counts = (
            ("layers", everything, MOST_LAYERS),
            ("squares in all its layers", layers * self.width * self.height, MOST_CELLS),
            ("objects", sum(1 for _ in self.source.iter("object")), MOST_OBJECTS),
            ("tilesets", sum(1 for _ in self.source.iter("tileset")), MOST_TILESETS),
        )
        for name, count, most in counts:
            if count > most:
                self.faults.error("map", f"the map has {count} {name}", f"at most {most} are allowed")

    def _layers(self, parent: Element, above: _Above, made: list[Element]) -> None:
        """Take the layers in drawing order, those inside groups in their group's place."""
        for element in parent:
            name = element.get("name", "")
            where = f"layer {name or '?'}"
            if element.tag not in ("layer", "objectgroup", "imagelayer", "group"):
                continue
            here = self._below(element, above, where)
            if element.tag == "group" and here.depth > MOST_DEPTH:
                self.faults.error(where, f"more than {MOST_DEPTH} groups lie inside each other", "use fewer groups")
            elif element.tag == "group":
                self._layers(element, here, made)
            elif element.tag == "imagelayer":
                empty = element.find("image") is None
                what = "the image layer has no image and is left out" if empty else "image layers are not drawn"
                self.faults.warn(where, what, "delete it, or paint it with tiles")
            elif element.tag == "layer":
                made.extend(self._tile_layer(element, here, name, where))
            else:
                group = Element("objectgroup", {"name": name})
                group.extend(self.objects.plain(e, name, (here.x, here.y)) for e in element.findall("object"))
                made.append(group)

    def _below(self, element: Element, above: _Above, where: str) -> _Above:
        x = number(element, "offsetx", self.faults, where)
        y = number(element, "offsety", self.faults, where)
        opacity = number(element, "opacity", self.faults, where, 1.0, 1.0)
        visible = element.get("visible", "1") not in ("0", "false")
        opacity = above.opacity * max(0.0, opacity)
        return _Above(above.x + x, above.y + y, opacity, above.visible and visible, above.depth + 1)

    def _layer_size(self, element: Element, name: str, where: str) -> tuple[int, int] | None:
        """The map's size, or one more each way for corner sets, which lie half a tile off; None is a fault."""
        sizes = [
            whole(element, key, self.faults, where, 1, 1_000_000_000, own)
            for key, own in (("width", self.width), ("height", self.height))
        ]
        if name not in FIRM and sizes == [self.width + 1, self.height + 1]:
            return self.width + 1, self.height + 1
        for key, declared, own in zip(("width", "height"), sizes, (self.width, self.height), strict=True):
            if declared != own:
                what = f"the layer's {key} is {declared}, the map's {own}"
                self.faults.error(where, what, "resize the map in Tiled and save")
                return None
        return self.width, self.height

    def _tile_layer(self, element: Element, here: _Above, name: str, where: str) -> list[Element]:
        size = self._layer_size(element, name, where)
        if size is None:
            return []
        data = read_data(element, *size, self.tilesets.holds, self.faults, where)
        if data is None:
            return []
        self.tilesets.used |= data[1]
        attributes = {
            "name": name,
            "width": str(size[0]),
            "height": str(size[1]),
            "offsetx": str(round(here.x)),
            "offsety": str(round(here.y)),
            "opacity": repr(here.opacity),
            "visible": "1" if here.visible else "0",
        }
        made = Element("layer", attributes)
        SubElement(made, "data", {"encoding": "csv"}).text = data[0]
        return [made]
