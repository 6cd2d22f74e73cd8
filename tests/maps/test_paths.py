"""Nothing outside the maps' folder is opened, however it is named."""

from pathlib import Path

import pytest

from game.content.problems import errors
from game.maps.report import check_map
from game.rules.commander.models import CommanderContent
from tests.maps.builder import Pack, png, tileset, tmx
from tests.maps.conftest import Faults

OUTSIDE = "leads out of the maps' folder; move the file into that folder"


def naming(source: str) -> str:
    return tmx(tilesets=f'<tileset firstgid="1" source="{source}"/>')


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("../../../../../../home/me/x.tsx", f"the path '../../../../../../home/me/x.tsx' {OUTSIDE}"),
        ("../my maps/x y.tsx", f"the path '../my maps/x y.tsx' {OUTSIDE}"),
        ("sub/../../x.tsx", f"the path 'sub/../../x.tsx' {OUTSIDE}"),
        ("/etc/passwd", "the path '/etc/passwd' is absolute; keep the file inside the maps' folder"),
        ("C:/Users/me/x.tsx", "the path 'C:/Users/me/x.tsx' is absolute; keep the file inside the maps' folder"),
        ("file:///x.tsx", "the path 'file:///x.tsx' is absolute; keep the file inside the maps' folder"),
        ("..\\x.tsx", "the path '..\\x.tsx' is written with backslashes; write it with / between folders"),
        ("", "names no file; choose the file again in Tiled and save"),
        ("gone.tsx", "the file 'gone.tsx' does not exist; check its name and place"),
        ("TILES.tsx", "the file 'TILES.tsx' does not exist; write 'tiles.tsx', with these capitals"),
    ],
)
def test_a_tileset_that_cannot_be_used_is_refused_by_its_path(faults: Faults, source: str, said: str) -> None:
    (fault,) = faults(naming(source))
    assert fault.endswith(f": {said}")


def test_a_file_outside_is_refused_though_it_exists(pack: Pack, content: CommanderContent) -> None:
    inner = pack.root / "maps"
    inner.mkdir()
    path = inner / "map.tmx"
    path.write_text(naming("../tiles.tsx"), encoding="utf-8")
    (problem,) = check_map(path, inner, content)
    assert problem.what == "the path '../tiles.tsx' leads out of the maps' folder"


def test_a_link_out_of_the_folder_is_not_followed(pack: Pack, content: CommanderContent) -> None:
    inner = pack.root / "maps"
    inner.mkdir()
    (inner / "tiles.tsx").symlink_to(pack.root / "tiles.tsx")
    path = inner / "map.tmx"
    path.write_text(tmx(), encoding="utf-8")
    (problem,) = check_map(path, inner, content)
    assert problem.what == "'tiles.tsx' is a link out of the maps' folder"


def test_a_folder_in_place_of_a_file_is_refused(pack: Pack, faults: Faults) -> None:
    (pack.root / "sub.tsx").mkdir()
    assert faults(naming("sub.tsx")) == ["map.tmx:tileset sub.tsx: 'sub.tsx' is not a file"]


def test_a_map_outside_the_folder_is_refused(pack: Pack, content: CommanderContent) -> None:
    path = pack.write(tmx())
    (pack.root / "maps").mkdir()
    (problem,) = check_map(path, pack.root / "maps", content)
    assert problem.what == "the path 'map.tmx' leads out of the maps' folder"


def test_a_path_may_climb_inside_the_folder(pack: Pack, content: CommanderContent) -> None:
    (pack.root / "battle").mkdir()
    path = pack.root / "battle" / "map.tmx"
    path.write_text(naming("../tiles.tsx"), encoding="utf-8")
    assert errors(check_map(path, pack.root, content)) == ()


def test_a_picture_outside_the_folder_is_refused(
    pack: Pack, faults: Faults, tmp_path_factory: pytest.TempPathFactory
) -> None:
    outside: Path = tmp_path_factory.mktemp("outside") / "x.png"
    outside.write_bytes(png(384, 256))
    image = f'<image source="../{outside.parent.name}/x.png" width="384" height="256"/>'
    (pack.root / "tiles.tsx").write_text(tileset(image=image), encoding="utf-8")
    (fault,) = faults(tmx())
    assert fault.startswith("tiles.tsx:image: the path")
    assert fault.endswith(OUTSIDE)
