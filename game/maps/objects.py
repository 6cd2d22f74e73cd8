"""Objects of a map: templates expanded, numbers checked, shapes named, so that nothing surprising reaches pytmx."""

from pathlib import Path
from xml.etree.ElementTree import Element

from game.maps.faults import Faults
from game.maps.files import Folder, read
from game.maps.picture import GID
from game.maps.properties import copy_properties
from game.maps.tilesets import Tilesets
from game.maps.xmlgate import class_of, number, parse, whole

_SHAPES = ("point", "ellipse", "capsule", "polygon", "polyline", "text")
_MOST_ID = 2**31 - 1


class Objects:
    """Makes plain objects out of a map's; each template file is read once."""

    def __init__(self, folder: Folder, base: Path, tilesets: Tilesets, faults: Faults) -> None:
        self.folder = folder
        self.base = base
        self.tilesets = tilesets
        self.faults = faults
        self._templates: dict[Path, tuple[Element, int] | None] = {}

    def plain(self, element: Element, layer: str, offset: tuple[float, float]) -> Element:
        """The object with everything its template says, placed where Tiled shows it, in pixels."""
        where = f"layer {layer}, object {element.get('id', '?')[:12]}"
        template, gid_shift = self._template(element, where)
        sources = [element] if template is None else [template, element]
        merged = Element("object", {key: value for source in sources for key, value in source.attrib.items()})
        gid = whole(merged, "gid", self.faults, where, 0, (1 << 32) - 1, 0)
        if gid and element.get("gid") is None:
            gid += gid_shift
        if gid and not self.tilesets.holds(gid & GID):
            what = f"tile number {gid & GID} belongs to no tileset of the map"
            self.faults.error(where, what, "place the object anew")
            gid = 0
        self.tilesets.used.add(gid & GID)
        shapes = [shape for source in reversed(sources) for shape in _SHAPES if source.find(shape) is not None]
        made = Element(
            "object",
            {
                "id": str(whole(merged, "id", self.faults, where, 0, _MOST_ID)),
                "name": merged.get("name", ""),
                "type": class_of(element) or (class_of(template) if template is not None else ""),
                "x": repr(number(merged, "x", self.faults, where) + offset[0]),
                "y": repr(number(merged, "y", self.faults, where) + offset[1]),
                "width": repr(number(merged, "width", self.faults, where)),
                "height": repr(number(merged, "height", self.faults, where)),
                "rotation": repr(number(merged, "rotation", self.faults, where)),
                "shape": next(iter(shapes), "tile" if gid else "rectangle"),
                **({"gid": str(gid)} if gid else {}),
            },
        )
        copy_properties(sources, made, self.faults, where)
        return made

    def _template(self, element: Element, where: str) -> tuple[Element | None, int]:
        """The template's object and what to add to its gid to get the map's."""
        source = element.get("template")
        path = self.folder.find(self.base, source, self.faults, where) if source is not None else None
        if path is None:
            return None, 0
        if path not in self._templates:
            self._templates[path] = self._read_template(path)
        return self._templates[path] or (None, 0)

    def _read_template(self, path: Path) -> tuple[Element, int] | None:
        faults = self.faults.at(self.folder.name(path))
        root = parse(read(path, faults), "template", faults)
        inner, tileset = root.find("object"), root.find("tileset")
        if inner is None:
            faults.error("", "the template holds no object", "make it anew with 'Save As Template'")
            return None
        if tileset is None:
            return inner, 0
        shift = 0
        found = self.folder.find(path.parent, tileset.get("source", ""), faults, "tileset")
        if found is not None:
            first = self.tilesets.first_gid(found)
            self.tilesets.settle()
            shift = first - whole(tileset, "firstgid", faults, "tileset", 1, GID)
        return inner, shift
