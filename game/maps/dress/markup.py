"""The text of a map's file: where its layers stand in it, and putting new ones in without touching anything else."""

import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from xml.sax.saxutils import quoteattr, unescape

_TOKEN = re.compile(
    r"<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|<(?P<close>/?)(?P<tag>[^\s/>]+)(?P<rest>(?:\"[^\"]*\"|'[^']*'|[^\"'>])*)>",
    re.DOTALL,
)
_ATTRIBUTE = re.compile(r"([^\s=]+)\s*=\s*(\"[^\"]*\"|'[^']*')")
_NUMBERED = ("layer", "objectgroup", "imagelayer", "group")
DRESSED = "dressed"
"""The property of a layer that remembers what it was last filled with."""


@dataclass(slots=True)
class LayerText:
    """A tile layer in the text: its attributes, its place, the end of its opening tag, and its own properties."""

    name: str
    start: int
    opened: int
    end: int = 0
    dressed: str = ""
    properties: list[str] = field(default_factory=list)


@dataclass(slots=True)
class MapText:
    """A map's text and what is found in it: layers in order, the end of its last tileset, and the next free id."""

    text: str
    layers: list[LayerText] = field(default_factory=list)
    tilesets_end: int = 0
    root: tuple[int, int] = (0, 0)
    next_id: int = 1

    def named(self, name: str) -> list[LayerText]:
        """The tile layers of a name."""
        return [layer for layer in self.layers if layer.name == name]


def _attributes(rest: str) -> dict[str, str]:
    return {key: unescape(value[1:-1], {"&quot;": '"', "&apos;": "'"}) for key, value in _ATTRIBUTE.findall(rest)}


def _tokens(text: str) -> Iterator[tuple[str, str, dict[str, str], bool, re.Match[str]]]:
    """Tags in order: "/" for a closing one, the name, the attributes, whether it closes itself, and the match."""
    for match in _TOKEN.finditer(text):
        if match["tag"]:
            yield match["close"], match["tag"], _attributes(match["rest"]), match["rest"].endswith("/"), match


def read_text(text: str) -> MapText:
    """Find the layers of a map in its text, which the gate has let in: it is whole XML without a DOCTYPE."""
    found = MapText(text)
    path: list[str] = []
    layer: LayerText | None = None
    for close, tag, attributes, alone, match in _tokens(text):
        if close:
            path.pop()
            if tag == "layer" and layer:
                layer.end = match.end()
                found.layers.append(layer)
                layer = None
            found.tilesets_end = match.end() if path == ["map"] and tag == "tileset" else found.tilesets_end
            continue
        if tag == "map":
            found.root = match.span()
            found.next_id = max(found.next_id, int(attributes.get("nextlayerid", "1")))
        if tag in _NUMBERED:
            found.next_id = max(found.next_id, int(attributes.get("id", "0")) + 1)
        if tag == "layer" and not alone:
            layer = LayerText(attributes.get("name", ""), match.start(), match.end())
        elif tag == "property" and layer:
            _note_property(layer, attributes, alone, match, text)
        elif tag == "tileset" and alone and path == ["map"]:
            found.tilesets_end = match.end()
        if not alone:
            path.append(tag)
    return found


def _note_property(layer: LayerText, attributes: dict[str, str], alone: bool, match: re.Match[str], text: str) -> None:
    if attributes.get("name") == DRESSED:
        layer.dressed = attributes.get("value", "")
    else:
        end = match.end() if alone else text.index("</property>", match.end()) + len("</property>")
        layer.properties.append(text[match.start() : end])


@dataclass(frozen=True, slots=True)
class Laid:
    """A layer to be written: its name, size and offset, the numbers of its tiles, and what it was filled with."""

    name: str
    width: int
    height: int
    offset: int
    gids: Sequence[int]
    made: str


def _inside(layer: Laid, others: Sequence[str]) -> str:
    """A layer's properties and data."""
    rows = [layer.gids[n : n + layer.width] for n in range(0, len(layer.gids), layer.width)]
    csv = ",\n".join(",".join(map(str, row)) for row in rows)
    lines = [*others, f"<property name={quoteattr(DRESSED)} value={quoteattr(layer.made)}/>"]
    properties = "".join(f"   {line}\n" for line in lines)
    return f'\n  <properties>\n{properties}  </properties>\n  <data encoding="csv">\n{csv}\n</data>\n </layer>'


def with_layers(source: MapText, layers: Sequence[Laid], after: str) -> str:
    """The text with these layers: those it has are filled anew, others follow the one before, the first on `after`."""
    changes: list[tuple[int, int, str]] = []
    place = source.named(after)[0].end
    number = source.next_id
    for layer in layers:
        old = source.named(layer.name)
        if old:
            changes.append((old[0].opened, old[0].end, _inside(layer, old[0].properties)))
            place = old[0].end
            continue
        shift = f' offsetx="{layer.offset}" offsety="{layer.offset}"' if layer.offset else ""
        head = (
            f'<layer id="{number}" name={quoteattr(layer.name)} width="{layer.width}" height="{layer.height}"{shift}>'
        )
        changes.append((place, place, f"\n {head}{_inside(layer, ())}"))
        number += 1
    start, end = source.root
    root = re.sub(r'(\bnextlayerid\s*=\s*)(["\'])\d+\2', rf'\g<1>"{number}"', source.text[start:end])
    return _changed(source.text, [(start, end, root), *changes])


def with_tilesets(source: MapText, sources: Sequence[tuple[int, str]]) -> str:
    """The text with these tilesets (first number and path) added behind its own."""
    added = "".join(f'\n <tileset firstgid="{first}" source={quoteattr(path)}/>' for first, path in sources)
    return _changed(source.text, [(source.tilesets_end, source.tilesets_end, added)])


def seen_from(text: str, old: Path, new: Path) -> str:
    """The text with the files it names (tilesets, templates, pictures) named from another folder."""
    if old.resolve() == new.resolve():
        return text
    changes: list[tuple[int, int, str]] = []
    for _, tag, attributes, _, match in _tokens(text):
        key = "template" if tag == "object" else "source"
        if key in attributes and tag in ("tileset", "image", "object"):
            path = Path(os.path.relpath(old / attributes[key], new)).as_posix()
            said = re.sub(rf"(\s{key}\s*=\s*)(\"[^\"]*\"|'[^']*')", lambda m: m[1] + quoteattr(path), match[0])  # noqa: B023
            changes.append((match.start(), match.end(), said))
    return _changed(text, changes)


def _changed(text: str, changes: Sequence[tuple[int, int, str]]) -> str:
    """The text with pieces of it replaced; what is put in at one place keeps its order."""
    parts, at = [], 0
    for start, end, new in sorted(changes, key=lambda change: change[0]):
        parts += [text[at:start], new]
        at = end
    return "".join([*parts, text[at:]])
