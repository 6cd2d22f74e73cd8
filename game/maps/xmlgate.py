"""From the bytes of a Tiled file to a tree of not too many elements, and numbers out of its attributes."""

import math
import re
from xml.etree.ElementTree import Element, ParseError, TreeBuilder

from defusedxml.common import DefusedXmlException, DTDForbidden
from defusedxml.ElementTree import DefusedXMLParser

from game.maps.faults import Faults

MOST_ELEMENTS = 150_000
"""Elements in one file; a map that needs more keeps its tiles as XML elements, which CSV does better."""
# fmt: off
KNOWN = frozenset((
    "map", "template", "tileset", "tile", "image", "tileoffset", "grid", "terraintypes", "terrain",
    "transformations", "wangsets", "wangset", "wangcolor", "wangtile", "wangcornercolor", "wangedgecolor",
    "animation", "frame", "properties", "property", "editorsettings", "chunksize", "export", "layer", "data",
    "chunk", "group", "objectgroup", "object", "point", "ellipse", "capsule", "polygon", "polyline", "text",
    "imagelayer",
))
# fmt: on
_WHOLE = re.compile(r"\s*[+-]?[0-9]{1,18}\s*", re.ASCII)


def parse(data: bytes, root_tag: str, faults: Faults) -> Element:
    """The tree of a Tiled file whose root is `root_tag`. Raises Refused if the bytes are no such file."""
    root = _tree(data, faults)
    if root.tag != root_tag:
        faults.refuse("", f"is a Tiled <{root.tag}>, not a <{root_tag}>", "name the right file")
    for tag in sorted({element.tag for element in root.iter()} - KNOWN):
        faults.warn("", f"the element <{tag}> is unknown and left out", "remove it, or save with a plain Tiled")
    return root


def _tree(data: bytes, faults: Faults) -> Element:
    if not data.strip():
        faults.refuse("", "is empty", "save it again in Tiled")
    if data.lstrip().startswith(b"{"):
        faults.refuse("", "is a JSON file", "save it in Tiled as .tmx (maps), .tsx (tilesets) or .tx (templates)")
    # An element takes at least one tag, so that this bounds them before any is made.
    if data.count(b"<") > 2 * MOST_ELEMENTS:
        what = f"has more than {MOST_ELEMENTS} elements"
        faults.refuse("", what, "set Map > Map Properties > Tile Layer Format to CSV and save")
    parser = DefusedXMLParser(target=(builder := TreeBuilder()), forbid_dtd=True)
    # Elements straight from expat to the builder: going through the parser's own methods takes three times as long.
    parser.parser.ordered_attributes = False
    parser.parser.StartElementHandler = builder.start
    parser.parser.EndElementHandler = builder.end
    try:
        parser.feed(data)
        root = parser.close()
    except DTDForbidden:
        advice = "delete the line that begins with <!DOCTYPE, or save the map in a newer Tiled"
        faults.refuse("", "holds a DOCTYPE line", advice)
    except DefusedXmlException:
        faults.refuse("", "defines XML entities, which no map needs", "save it again in Tiled")
    except ParseError as error:
        line, column = error.position
        what = f"is not whole XML: reading stopped at column {column}"
        faults.refuse(f"line {line}", what, "the file is cut off or damaged; save it again in Tiled")
    except (ValueError, LookupError):
        faults.refuse("", "is written in an encoding that cannot be read", "save it again in Tiled, as UTF-8")
    if not isinstance(root, Element):
        faults.refuse("", "holds no XML element", "save it again in Tiled")
    return root


def whole(
    element: Element, name: str, faults: Faults, where: str, low: int, high: int, default: int | None = None
) -> int:
    """A whole number from an attribute; a fault is noted and `low` (or the default) given if it is wrong."""
    text = element.get(name)
    if text is None and default is not None:
        return default
    if text is None:
        faults.error(where, f"<{element.tag}> has no {name}", "save it again in Tiled")
    elif not _WHOLE.fullmatch(text):
        faults.error(where, f"{name} of <{element.tag}> is '{text[:40]}', not a whole number", "correct it in Tiled")
    elif not low <= int(text) <= high:
        faults.error(where, f"{name} of <{element.tag}> is {int(text)}", f"it must lie between {low} and {high}")
    else:
        return int(text)
    return low if default is None else default


def number(element: Element, name: str, faults: Faults, where: str, limit: float = 1e6, default: float = 0.0) -> float:
    """A number from an attribute, at most `limit` in size; a fault is noted and the default given if it is wrong."""
    text = element.get(name)
    if text is None:
        return default
    value = decimal(text)
    if value is None or abs(value) > limit:
        faults.error(where, f"{name} of <{element.tag}> is '{text[:40]}', not a usable number", "correct it in Tiled")
        return default
    return value


def decimal(text: str) -> float | None:
    """The finite number a text stands for, or None."""
    try:
        value = float(text)
    except ValueError:
        return None
    return value if math.isfinite(value) else None


def integer(text: str) -> int | None:
    """The whole number a text stands for, or None."""
    return int(text) if _WHOLE.fullmatch(text) else None


def class_of(element: Element) -> str:
    """The class of an object or tile: Tiled wrote it as `type`, in 1.9 as `class`, and as `type` again since."""
    return element.get("type") or element.get("class") or ""
