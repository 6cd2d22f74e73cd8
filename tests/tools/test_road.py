"""`road`: companies walk the road, are counted once a battle, and by chance find no fault in it."""

import re

import pytest

from game import paths
from game.campaign.company_play import setting_out
from game.rules.commander.components import Commanding
from game.tools.output import load
from game.tools.road import Call, Tried, summary, table, walked
from game.tools.road_random import adventures
from game.tools.trek import Trek, Way, way
from tests.tools.calls import call

STEPS = ("mill", "ford", "lantern", "tollgate", "pass")
README = paths.content_folder() / "README.md"
ROW = re.compile(r"\| `(\w+)` \| (\d+) % \| (\d+) % \| (\d+) % \| \d+ \| \d+ \|")


@pytest.fixture(scope="module")
def first_road() -> Way:
    return way(load(), "first_road", paths.maps_folder())


def enemy_points(first_road: Way, difficulty: str) -> int:
    """The attribute points of all enemy commanders at the mill."""
    trek = Trek(first_road, difficulty, 0)
    assert trek.step is not None
    trek.session.commit(setting_out(trek.state, trek.rules, trek.places))
    rows = trek.battle(trek.step, 0).start.table(Commanding)
    return sum(r.offence + r.armour + r.willpower + r.knowledge for one, r in rows.items() if one.startswith("blue"))


def test_a_company_tries_every_battle_of_its_road_in_order_and_the_same_one_alike(first_road: Way) -> None:
    tried = list(walked(first_road, "story", 0))
    assert tuple(one.step for one in tried) == STEPS
    assert list(walked(first_road, "story", 0)) == tried


@pytest.mark.parametrize("name", ["story", "veteran"])
def test_each_level_of_a_difficulty_gives_both_robbers_a_point_more_or_less(first_road: Way, name: str) -> None:
    levels = first_road.catalog.difficulties
    more = levels[name].levels - levels["standard"].levels
    assert enemy_points(first_road, name) - enemy_points(first_road, "standard") == 2 * more


def test_percents_are_of_the_first_tries_on_one_difficulty() -> None:
    told = [Tried("story", "mill", end, rounds, "mage", 2) for end, rounds in (("won", 4), ("lost", 8), ("drawn", 9))]
    assert summary([*told, Tried("veteran", "mill", "lost", 1, "mage", 1)], "story", "mill") == {
        "won": 33, "drawn": 33, "rounds": 7, "level": 2, "lost_by": {"mage": 2},
    }  # fmt: skip


def test_the_table_has_a_row_a_battle() -> None:
    cell = {"won": 61, "drawn": 4, "rounds": 9, "level": 2, "lost_by": {}}
    battles = {"mill": {"story": {**cell, "won": 90}, "standard": cell}}
    assert list(table({"difficulties": ["story", "standard"], "battles": battles})) == [
        "| battle | story | standard | rounds | hero's level |",
        "|---|---|---|---|---|",
        "| `mill` | 90 % | 61 % | 9 | 2 |",
    ]


def test_the_readme_of_the_content_tells_of_every_battle_and_of_standard_what_was_aimed_at() -> None:
    found = [ROW.fullmatch(line) for line in README.read_text(encoding="utf-8").splitlines()]
    rows = {row[1]: tuple(int(number) for number in row.groups()[1:]) for row in found if row}
    assert tuple(rows) == STEPS
    assert [name for name, (_, standard, _) in rows.items() if not 50 <= standard <= 75] == []
    assert [name for name, (story, standard, veteran) in rows.items() if not story > standard > veteran] == []


def test_by_chance_the_road_comes_to_its_end_without_a_fault_saved_and_loaded_on_the_way() -> None:
    found = adventures(Call("first_road", 1, (), paths.maps_folder()), 5)
    assert found == {"campaign": "first_road", "times": 5, "faults": []}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("second_road",), "'campaign': there is no 'second_road'"),
        (("first_road", "--tries", "0"), "'tries' must be a whole number from 1 to 1000"),
        (("first_road", "--difficulty", "nightmare"), "'difficulty': there is no 'nightmare'"),
        (("first_road", "--random", "0"), "'random' must be a whole number from 1 to 1000"),
    ],
)
def test_a_wrong_call_is_told_in_a_sentence(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = call(capsys, "road", *words)
    assert (status, out) == (2, "")
    assert sentence in err
