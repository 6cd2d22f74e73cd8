"""`balance`: places of a map are measured, not colours; and the table of the maps' README holds what it finds."""

import re
from pathlib import Path

import pytest

from game import paths
from game.content.catalog import Catalog
from game.maps.tiled import LoadedMap, load_map
from game.tools.balance import Balance, exchanged, measured
from game.tools.output import load
from tests.maps.builder import BLUE, RED, Pack, commander, rectangle, tmx, unit
from tests.tools.calls import answer, call

BATTLES = sorted((paths.maps_folder() / "battle").glob("*.tmx"))
README = paths.maps_folder() / "README.md"
ROW = re.compile(r"\| `(\w+)` \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+):(\d+) \| \d+\.\d \|")
FORD = str(paths.maps_folder() / "battle" / "river_ford.tmx")
FIELD = ("........",) * 4


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load()


def field(folder: Path, catalog: Catalog, objects: str) -> LoadedMap:
    pack = Pack(folder)
    return load_map(pack.write(tmx(FIELD, objects)), pack.root, catalog.commander)


def rows() -> dict[str, tuple[int, ...]]:
    """Battles, wins of red's and of blue's place, draws and the ratio, by the map's name."""
    found = [ROW.fullmatch(line) for line in README.read_text(encoding="utf-8").splitlines()]
    return {row[1]: tuple(int(number) for number in row.groups()[1:]) for row in found if row}


def test_exchanged_sides_stand_where_the_other_stood_and_must_do_what_it_had_to(
    tmp_path: Path, catalog: Catalog
) -> None:
    goal = rectangle(7, "objective", (3, 0, 1, 1), {"side": "red", "kind": "defeat", "target": "C2"})
    start = field(tmp_path, catalog, RED + unit(3, 1, 1, 1) + BLUE + goal).start
    blue, red = exchanged(start).commanders
    assert (blue.id, blue.side, blue.cell, blue.units[0].id) == ("blue-1", "blue", (0, 1), "blue-1-1")
    assert (red.id, red.side, red.cell) == ("red-1", "red", (5, 2))
    (aim,) = exchanged(start).objectives
    assert (aim.side, aim.target) == ("blue", "red-1")


@pytest.mark.parametrize("path", BATTLES, ids=lambda path: path.stem)
def test_sides_exchanged_twice_are_as_they_were(path: Path, catalog: Catalog) -> None:
    start = load_map(path, paths.maps_folder(), catalog.commander).start
    assert exchanged(start) != start
    assert exchanged(exchanged(start)) == start


def test_wins_are_counted_for_the_place_whoever_stands_there(tmp_path: Path, catalog: Catalog) -> None:
    """Three troops against a lone mage win from their place as red and as blue."""
    strong = RED + commander(3, 1, 0) + commander(4, 1, 3)
    found = measured(field(tmp_path, catalog, strong + commander(2, 7, 2, "blue", "mage")), catalog, 4)
    assert (found.red, found.blue, found.draws) == (4, 0, 0)


def test_a_row_tells_the_share_of_battles_that_were_won() -> None:
    assert Balance(200, 90, 60, 2500).row("hill") == "| `hill` | 200 | 90 | 60 | 50 | 60:40 | 12.5 |"


def test_the_command_prints_a_row_a_map(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = call(capsys, "balance", FORD, "--games", "2")
    assert (status, err) == (0, "")
    assert ROW.fullmatch(out.rstrip("\n"))
    told = answer(capsys, "balance", FORD, "--games", "2")
    assert told["maps"]["river_ford"]["row"] == out.rstrip("\n")


@pytest.mark.parametrize("games", ["0", "3", "10002"])
def test_an_odd_number_of_battles_is_refused(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = call(capsys, "balance", FORD, "--games", games)
    assert (status, err) == (2, "hearthbanner: --games must be even and from 2 to 10000\n")


def test_a_map_of_other_sides_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = Pack(tmp_path).write(tmx(FIELD, RED + commander(2, 5, 2, "green")))
    status, _, err = call(capsys, "balance", str(path), "--games", "2")
    assert status == 2
    assert err.endswith("its sides are not red and blue\n")


def test_the_readme_has_a_row_of_two_hundred_battles_for_every_map() -> None:
    found = rows()
    assert sorted(found) == [path.stem for path in BATTLES]
    for battles, red, blue, draws, share, rest in found.values():
        assert (battles, red + blue + draws, share + rest) == (200, 200, 100)
        assert share == round(100 * red / (red + blue))


def test_no_map_is_beyond_sixty_to_forty_unless_its_line_says_that_it_is_meant() -> None:
    lines = README.read_text(encoding="utf-8").splitlines()
    for name, (*_, share, rest) in rows().items():
        line = next(line for line in lines if f"`battle/{name}.tmx`" in line)
        assert max(share, rest) <= 60 or "meant" in line


@pytest.mark.long
@pytest.mark.parametrize("path", BATTLES, ids=lambda path: path.stem)
def test_the_battles_of_the_readmes_table_end_as_it_says(path: Path, catalog: Catalog) -> None:
    found = measured(load_map(path, paths.maps_folder(), catalog.commander), catalog, 200)
    assert found.row(path.stem) in README.read_text(encoding="utf-8").splitlines()
