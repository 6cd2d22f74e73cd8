"""`odds spell` on the command line: the golden cases, an independent reckoning, play along every path, wrong calls."""

import json
import math
from dataclasses import asdict
from typing import Any

import pytest

from game.rules.commander.magic.aiming import radius
from tests.helpers.battle import CONTENT
from tests.helpers.golden import cases
from tests.helpers.spell_chances import Case, chances, levels
from tests.tools.calls import answer, batch, call

ASKED = ("spell", "level", "willpower", "knowledge", "friend")
THUNDER = ("odds", "spell", "--spell", "thunder", "--level", "B", "--willpower", "3")


def mean(told: dict[str, Any]) -> float:
    return math.fsum(outcome["points"] * outcome["p"] for outcome in told["points"])


@pytest.mark.parametrize("case", cases("spell"))
def test_a_batch_answers_as_the_golden_case_says(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, case: dict[str, Any]
) -> None:
    options = {name: case[name] for name in ASKED if name in case} | {"dice": case.get("modifiers", 0)}
    _, (told,), _ = batch(capsys, monkeypatch, json.dumps(options), "odds", "spell")
    assert told["dice"] == case["dice"]
    if "takes_effect" in case:
        assert told["takes_effect"] == pytest.approx(case["takes_effect"], abs=1e-9)
    if "expected_points" in case:
        assert mean(told) == pytest.approx(case["expected_points"], abs=1e-9)


@pytest.mark.parametrize("case", cases("area"))
def test_a_numbered_area_reaches_as_far_as_the_golden_case_says(case: dict[str, Any]) -> None:
    assert [radius(str(area)) for area in case["spell_area"]] == case["radius"]


def test_the_independent_reckoning_knows_every_spell_level_that_rolls_dice_and_haste() -> None:
    unrolled = ("summon_creature", "burn")
    rolling = [(id_, level) for id_, spell in CONTENT.spells.items() for level in spell.levels if id_ not in unrolled]
    assert sorted(levels()) == sorted(rolling)


QUESTIONS = [
    Case(spell, level, **more)
    for spell, level in levels()
    for more in (
        {"willpower": 3},
        {"willpower": 4, "knowledge": 2},
        {"willpower": 3, "knowledge": 5},
        {"willpower": 2, "knowledge": 1, "dice": 2},
        {"willpower": 3, "knowledge": 0, "dice": -1, "reduction": 2},
        {"willpower": 4, "knowledge": 0, "reduction": 4, "bonus": 1},
        {"willpower": 3, "knowledge": 9, "friend": True, "dice": 1, "bonus": 2},
        {"willpower": 0, "friend": True, "bonus": 1},
        {"willpower": 4, "friend": True, "reduction": 1},
    )
]


def test_every_spell_level_agrees_with_the_independent_reckoning(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = "\n".join(json.dumps(asdict(case)) for case in QUESTIONS)
    status, answers, err = batch(capsys, monkeypatch, lines, "odds", "spell")
    assert (status, err, len(answers)) == (0, "", len(QUESTIONS))
    for case, told in zip(QUESTIONS, answers, strict=True):
        right = chances(case)
        assert told["dice"] == right.dice, case
        assert told["takes_effect"] == pytest.approx(float(right.takes_effect), abs=1e-9), case
        found = {outcome["points"]: outcome["p"] for outcome in told["points"]}
        assert found == pytest.approx({points: float(p) for points, p in right.points.items()}, abs=1e-9), case
        assert abs(math.fsum(found.values()) - 1) <= 1e-12


def test_a_rank_in_the_school_lowers_the_cost_by_1_2_or_3(capsys: pytest.CaptureFixture[str]) -> None:
    assert [answer(capsys, *THUNDER, "--mastery", str(rank))["cost"] for rank in range(4)] == [6, 5, 4, 3]


def test_no_rank_lowers_a_cost_below_1(capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(capsys, "odds", "spell", "--spell", "thunder", "--level", "A", "--willpower", "3", "--mastery", "3")
    assert told["cost"] == 1


@pytest.mark.parametrize(
    ("spell", "level", "points"),
    [("haste", "C", 2), ("burn", "B", 2), ("summon_creature", "D", 0)],
)
def test_a_spell_without_dice_takes_effect_for_certain(
    capsys: pytest.CaptureFixture[str], spell: str, level: str, points: int
) -> None:
    told = answer(capsys, "odds", "spell", "--spell", spell, "--level", level, "--willpower", "0", "--knowledge", "9")
    assert (told["dice"], told["takes_effect"]) == (0, 1.0)
    assert told["points"] == [{"points": points, "p": 1.0}]


def test_damage_that_a_reduction_takes_away_altogether_is_no_effect(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("odds", "spell", "--spell", "thunder", "--level", "A", "--willpower", "1", "--reduction", "3")
    told = answer(capsys, *words)
    assert told["takes_effect"] == 0.25
    assert told["points"] == [{"points": 0, "p": 0.75}, {"points": 1, "p": 0.25}]


def test_as_many_dice_as_can_be_asked_for_are_reckoned_exactly(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("odds", "spell", "--spell", "thunder", "--level", "D", "--willpower", "50", "--dice", "50")
    told = answer(capsys, *words)
    assert told["dice"] == 100
    assert told["points"][-1]["p"] == pytest.approx(1 - 0.9**100, abs=1e-12)
    assert [outcome["points"] for outcome in told["points"]] == list(range(1, 11))


def test_the_command_line_says_the_same_as_a_batch(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("--knowledge", "1", "--mastery", "2", "--dice", "-1", "--reduction", "1", "--bonus", "1")
    line = {"spell": "thunder", "level": "B", "willpower": 3, "knowledge": 1, "mastery": 2}
    line |= {"dice": -1, "reduction": 1, "bonus": 1}
    told = answer(capsys, *THUNDER, *words)
    assert told["dice"] == 1
    assert batch(capsys, monkeypatch, json.dumps(line), "odds", "spell")[1] == [told]
    friendly = json.dumps({"spell": "heal", "level": "C", "willpower": 2, "friend": True})
    words = ("odds", "spell", "--spell", "heal", "--level", "C", "--willpower", "2", "--friend")
    assert batch(capsys, monkeypatch, friendly, "odds", "spell")[1] == [answer(capsys, *words)]


def test_without_json_it_prints_a_sentence_and_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = call(capsys, *THUNDER, "--knowledge", "2")
    assert (status, err) == (0, "")
    assert out.splitlines()[0] == "6 MP, 1 die, takes effect with 100.000000%"
    assert "16.666667%" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--spell", "thundr", "--level", "A", "--willpower", "3"), "'thundr'; did you mean 'thunder'?"),
        (("--spell", "mute", "--level", "A", "--willpower", "3"), "mute has the levels B, C, not 'A'"),
        (("--spell", "mute", "--level", "b", "--willpower", "3"), "mute has the levels B, C, not 'b'"),
        (("--spell", "mute", "--level", "B"), "--spell, --level and --willpower are needed"),
        (("--spell", "mute", "--willpower", "3"), "--spell, --level and --willpower are needed"),
        (("--level", "A", "--willpower", "3"), "--spell, --level and --willpower are needed"),
        ((*THUNDER[2:], "--willpower", "-1"), "'willpower' must be a whole number from 0"),
        ((*THUNDER[2:], "--willpower", "51"), "'willpower' must be a whole number from 0 to 50"),
        ((*THUNDER[2:], "--knowledge", "-1"), "'knowledge' must be a whole number from 0"),
        ((*THUNDER[2:], "--mastery", "4"), "'mastery' must be a whole number from 0 to 3"),
        ((*THUNDER[2:], "--reduction", "-1"), "'reduction' must be a whole number from 0"),
        ((*THUNDER[2:], "--bonus", "-1"), "'bonus' must be a whole number from 0"),
        ((*THUNDER[2:], "--dice", "-51"), "'dice' must be a whole number from -50 to 50"),
        ((*THUNDER[2:], "--dice", "x"), "--dice"),
        ((*THUNDER[2:], "--banana", "1"), "No such option"),
    ],
)
def test_a_wrong_call_is_one_sentence_and_status_2(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    status, out, err = call(capsys, "odds", "spell", *words)
    assert (status, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ('{"level": "A", "willpower": 3}', "line 1: 'spell' is needed"),
        ('{"spell": "mute", "willpower": 3}', "line 1: 'level' is needed"),
        ('{"spell": "mute", "level": "B"}', "line 1: 'willpower' is needed"),
        ('{"spell": 3, "level": "B", "willpower": 3}', "line 1: 'spell': there is no '3'"),
        ('{"spell": "mute", "level": ["B"], "willpower": 3}', "line 1: mute has the levels B, C"),
        ('{"spell": "mute", "level": "B", "willpower": true}', "line 1: 'willpower' must be a whole number"),
        ('{"spell": "mute", "level": "B", "willpower": 3, "friend": 1}', "line 1: 'friend' must be true or false"),
        ('{"spell": "mute", "level": "B", "willpowr": 3}', "'willpowr'; did you mean 'willpower'?"),
    ],
)
def test_a_wrong_batch_line_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, line: str, sentence: str
) -> None:
    status, answers, err = batch(capsys, monkeypatch, line + "\n", "odds", "spell")
    assert (status, answers) == (2, [])
    assert sentence in err
    assert err.count("\n") == 1
