"""Nothing is lost when Tiled itself opens a map and writes it again."""

import shutil
from collections.abc import Callable
from pathlib import Path
from xml.etree.ElementTree import Element

import pytest
from defusedxml.ElementTree import parse

from game.maps.tiled import load_map
from game.rules.commander.models import CommanderContent
from tests.helpers.tiled import needs_tiled, run
from tests.maps.builder import BLUE, FIELD, Pack, layer, tmx
from tests.maps.conftest import REPOSITORY

pytestmark = needs_tiled

MAPS = REPOSITORY / "maps"
BATTLES = sorted((MAPS / "battle").glob("*.tmx"))
Written = Callable[[Path], Path]

SIZES = ("orientation", "width", "height", "tilewidth", "tileheight", "infinite")
OBJECT = ("id", "name", "gid", "x", "y", "width", "height", "rotation", "template")
TEMPLATE = """<template><tileset firstgid="1" source="tiles.tsx"/>
<object name="Ada" type="commander" gid="21" width="64" height="64"><properties>
<property name="side" value="red"/><property name="class" value="mage"/></properties></object></template>"""
FLIPS = (0, 1 << 31, 1 << 30, 1 << 29, 5 << 29, 7 << 29)


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """Has Tiled write a map anew beside the old one."""
    (tmp_path / "home").mkdir()

    def write(path: Path) -> Path:
        out = path.with_name("written.tmx")
        run(tmp_path / "home", "tiled", "--export-map", "tmx", path, out)
        return out

    return write


def told(path: Path) -> dict[str, object]:
    """What a map file says, apart from how it is laid out.

    Tiled knows the drop-downs' names (`propertytype`) only while a project is open, and its command line opens none.
    """
    root = parse(path).getroot()
    layers = [
        (one.attrib, [int(gid) for gid in (one.findtext("data") or "").split(",")]) for one in root.findall("layer")
    ]
    objects = [
        ({key: one.get(key) for key in OBJECT}, one.get("type") or one.get("class"), values(one))
        for one in root.iter("object")
    ]
    return {
        "sizes": {key: root.get(key) for key in SIZES},
        "values": values(root),
        "tilesets": [one.attrib for one in root.findall("tileset")],
        "layers": layers,
        "objects": objects,
    }


def values(element: Element) -> list[tuple[str | None, str, str | None]]:
    """Name, type and value of an element's properties."""
    found = element.findall("properties/property")
    return [(one.get("name"), one.get("type", "string"), one.get("value")) for one in found]


@pytest.mark.parametrize("name", [path.name for path in BATTLES])
def test_tiled_writes_each_map_with_everything_it_read(
    name: str, written: Written, tmp_path: Path, content: CommanderContent
) -> None:
    root = tmp_path / "maps"
    shutil.copytree(MAPS, root)
    path = root / "battle" / name
    again = written(path)
    assert told(again) == told(path)
    first, second = load_map(path, root, content), load_map(again, root, content)
    assert (second.hash, second.picture, second.warnings) == (first.hash, first.picture, ())


def test_tiled_keeps_flips_and_references_to_templates(pack: Pack, written: Written, content: CommanderContent) -> None:
    (pack.root / "leader.tx").write_text(TEMPLATE, encoding="utf-8")
    flipped = ",".join(str(1 + FLIPS[n % len(FLIPS)]) for n in range(len(FIELD) * len(FIELD[0])))
    above = layer(FIELD, "flipped", f'<data encoding="csv">{flipped}</data>').replace('id="1"', 'id="2"')
    leader = '<object id="1" template="leader.tx" x="0" y="64"/>'
    path = pack.write(tmx(objects=leader + BLUE, layers=layer(FIELD) + above))
    again = written(path)
    assert told(again)["layers"] == told(path)["layers"]
    assert 'template="leader.tx"' in again.read_text(encoding="utf-8")
    first, second = load_map(path, pack.root, content), load_map(again, pack.root, content)
    assert (second.hash, second.picture) == (first.hash, first.picture)
