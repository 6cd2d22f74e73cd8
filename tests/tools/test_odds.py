"""`odds commander` on the command line: the golden cases, the numbers beside them, and wrong calls."""

import io
import json
import math
import tomllib
from typing import Any

import pytest

from tests.helpers.golden import FILE
from tests.tools.calls import answer, batch, call

CASES = tomllib.loads(FILE.read_text(encoding="utf-8"))["commander_attack"]
_NOT_OPTIONS = {
    "name",
    "retaliation",
    "expected_attacker_hp",
    "expected_defender_hp",
    "defender_destroyed",
    "attacker_destroyed",
}
PAIR = ("odds", "commander", "--attacker", "footman", "--defender", "pikeman")


def options(case: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in case.items() if name not in _NOT_OPTIONS}


def test_a_batch_answers_every_golden_case_in_order(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = "".join(json.dumps(options(case)) + "\n" for case in CASES)
    status, answers, err = batch(capsys, monkeypatch, lines, "odds", "commander")
    assert (status, err, len(answers)) == (0, "", len(CASES))
    for case, told in zip(CASES, answers, strict=True):
        assert told["retaliation"] == case["retaliation"], case["name"]
        assert told["expected"]["attacker_hp"] == pytest.approx(case["expected_attacker_hp"], abs=1e-9)
        assert told["expected"]["defender_hp"] == pytest.approx(case["expected_defender_hp"], abs=1e-9)
        for role in ("attacker", "defender"):
            gone = sum(outcome["p"] for outcome in told["outcomes"] if outcome[f"{role}_hp"] == 0)
            assert gone == pytest.approx(case[f"{role}_destroyed"], abs=1e-9)
        assert abs(math.fsum(outcome["p"] for outcome in told["outcomes"]) - 1) <= 1e-12


def test_the_command_line_says_the_same_as_a_batch(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = (*PAIR, "--defender-terrain", "forest", "--attacker-attributes", "2,0,0,1", "--attacker-effects")
    told = answer(capsys, *words, "attack=1,strikes=2")
    line = {
        "attacker": "footman",
        "defender": "pikeman",
        "defender_terrain": "forest",
        "attacker_attributes": [2, 0, 0, 1],
        "attacker_effects": {"attack": 1, "strikes": 2},
    }
    assert batch(capsys, monkeypatch, json.dumps(line), "odds", "commander")[1] == [told]
    assert told["attacker"] == {"strikes": 15, "cap": 8, "edge": 5, "advantage": True, "first_strike": True}


def test_out_of_reach_of_an_answer_nobody_strikes_first(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("odds", "commander", "--attacker", "bowman", "--defender", "griffon", "--distance", "3")
    told = answer(capsys, *words)
    assert told["retaliation"] == "none"
    assert told["attacker"]["advantage"] is True
    assert told["attacker"]["first_strike"] is False
    assert told["defender"]["first_strike"] is False


def test_without_json_it_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = call(capsys, *PAIR)
    assert (status, err) == (0, "")
    assert "Retaliation: normal" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("odds", "commander", "--attacker", "footmn", "--defender", "pikeman"), "'footmn'; did you mean 'footman'?"),
        (("odds", "commander", "--attacker", "footman"), "--attacker and --defender are needed"),
        ((*PAIR, "--distance", "2"), "footman reaches 1 squares, not 2"),
        ((*PAIR, "--distance", "0"), "'distance' must be a whole number from 1"),
        ((*PAIR, "--attacker-hp", "11"), "'attacker_hp' must be a whole number from 1 to 10"),
        ((*PAIR, "--defender-hp", "0"), "'defender_hp' must be a whole number from 1 to 10"),
        ((*PAIR, "--attacker-terrain", "lava"), "there is no 'lava'"),
        ((*PAIR, "--attacker-terrain", "wall"), "footman cannot stand on wall"),
        ((*PAIR, "--attacker-elevation", "-1"), "'attacker_elevation' must be a whole number from 0"),
        ((*PAIR, "--attacker-attributes", "1,2"), "takes 4 numbers"),
        ((*PAIR, "--attacker-attributes", "1,2,x,3"), "whole numbers with commas"),
        ((*PAIR, "--attacker-effects", "luck=1"), "not 'luck'"),
        ((*PAIR, "--attacker-effects", "attack"), "name=number pairs"),
        ((*PAIR, "--attacker-effects", "strikes=-1"), "'attacker_effects.strikes' must be a whole number from 0"),
        ((*PAIR, "--banana", "1"), "No such option"),
        (("odds",), "Missing command"),
        (("nonsense",), "No such command"),
    ],
)
def test_a_wrong_call_is_one_sentence_and_status_2(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    status, out, err = call(capsys, *words)
    assert (status, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("{", "line 1 is not JSON"),
        ("[1]", "line 1: a JSON object of options is needed"),
        ('{"attacker": 3, "defender": "footman"}', "line 1: 'attacker' must name a unit or a class"),
        ('{"attacker": "footman", "defender": "footman", "distanc": 1}', "'distanc'; did you mean 'distance'?"),
        ('{"attacker": "footman", "defender": "footman", "attacker_hp": true}', "'attacker_hp' must be a whole"),
        ('{"attacker": "footman", "defender": "footman", "attacker_hp": 3.5}', "'attacker_hp' must be a whole"),
        ('{"attacker": "footman", "defender": "footman", "attacker_attributes": "1"}', "must be an array"),
        ('{"attacker": "footman", "defender": "footman", "attacker_effects": [1]}', "must be an object"),
        ('{"attacker": "footman", "defender": "footman", "attacker_terrain": {}}', "there is no '{}'"),
        ("[" * 100_000, "line 1 is not JSON"),
        (f'{{"attacker_hp": {"9" * 5000}}}', "line 1 is not JSON"),
    ],
)
def test_a_wrong_batch_line_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, line: str, sentence: str
) -> None:
    status, answers, err = batch(capsys, monkeypatch, line + "\n", "odds", "commander")
    assert (status, answers) == (2, [])
    assert sentence in err
    assert err.count("\n") == 1


def test_a_batch_that_is_no_text_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe{}\n"), encoding="utf-8"))
    status, out, err = call(capsys, "odds", "commander", "--batch")
    assert (status, out, err) == (2, "", "hearthbanner: standard input is not text in UTF-8\n")
