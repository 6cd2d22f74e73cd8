"""Levels, sequences, points and changes of class (rule book 10)."""

import random
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.campaign import growth
from game.campaign.actions import Advance, ChangeClass, ChoosePath, Learn, LearnSpell, LearnUnit, Raise
from game.campaign.growth_rules import GrowthRules
from game.campaign.sheet import Gain, Sheet
from game.campaign.soundness import unsound_sheet
from game.campaign.starts import HERO
from game.core.action import Action
from tests.campaign.quizzes import CATALOG, company, hero, sheet_as

GOLDEN = tomllib.loads((Path(__file__).parents[1] / "golden.toml").read_text(encoding="utf-8"))
CONTENT, NUMBERS = CATALOG.commander, CATALOG.campaign
RULES = GrowthRules(CONTENT, NUMBERS)


def _sheet(curve: Any, major: Any = "O", secondary: Any = "K", kind: str = "mage", **points: int) -> Sheet:
    gains = tuple(Gain("attribute", letter, amount, "start") for letter, amount in points.items())
    return Sheet(kind, major, secondary, curve, 2, gains)


def _letters(sheet: Sheet, name: str) -> list[str]:
    return ["".join(found.letters) for found in growth.sequences(sheet, CONTENT) if found.name == name]


def _grown(sheet: Sheet, *actions: Action) -> Sheet:
    for action in actions:
        assert RULES.explain(sheet, action) is None
        sheet = RULES.grown(HERO, sheet, action).after
    return sheet


def _why(sheet: Sheet, action: Action) -> str:
    refused = RULES.explain(sheet, action)
    assert refused is not None
    return refused.id


@pytest.mark.parametrize("case", GOLDEN["curve"], ids=lambda case: str(case["curve"]))
def test_the_curves_are_those_of_the_golden_cases(case: Mapping[str, Any]) -> None:
    sheet = _sheet(case["curve"], case["major"], case["secondary"], **case["attributes"])
    first, second = ("".join(letters) for letters in case["sequences"])
    assert (_letters(sheet, "first"), _letters(sheet, "second")) == ([first], [second])


def test_the_class_gives_its_three_attributes_and_a_point_of_free_choice() -> None:
    assert _letters(_sheet(1, O=1, A=1, W=4, K=2), "class") == ["WKA?"]


def test_ties_for_the_lowest_are_broken_by_the_player() -> None:
    sheet = _sheet(3, O=3, A=3, W=3, K=5)
    assert _letters(sheet, "first") == ["OAOA", "OWOW", "AOAO", "AWAW", "WOWO", "WAWA"]
    assert _letters(sheet, "second") == ["OKOK", "AKAK", "WKWK"]


def test_a_tie_for_the_highest_is_broken_by_the_player() -> None:
    assert _letters(_sheet(3, O=4, A=1, W=4, K=2), "second") == ["AOAO", "AWAW"]


def test_the_second_curve_asks_which_is_lowest_of_two() -> None:
    assert _letters(_sheet(2, O=3, A=1, W=1, K=2), "second") == ["KKAO", "KKWO"]


def test_four_levels_give_the_four_points_of_the_sequence() -> None:
    sheet = replace(_sheet(1, O=3, A=1, W=3, K=2), experience=400)
    sheet = _grown(sheet, ChoosePath(HERO, "second", ("O", "O", "K", "O")), *[Advance(HERO)] * 4)
    assert dict(sheet.attributes) == {"O": 6, "A": 1, "W": 3, "K": 3}
    assert (sheet.level, sheet.class_level, sheet.experience) == (5, 5, 0)
    assert sheet.sources("attribute", "K")[-1].origin == "level:4"


def test_a_point_that_finds_its_attribute_full_goes_where_the_player_likes() -> None:
    sheet = replace(_sheet(1, O=10, A=1, W=3, K=2), experience=100)
    sheet = _grown(sheet, ChoosePath(HERO, "first", ("O",) * 4), Advance(HERO))
    assert (sheet.total("attribute", "O"), sheet.free) == (10, 1)
    assert _why(sheet, Raise(HERO, "O")) == "attribute_full"
    sheet = _grown(sheet, Raise(HERO, "A"))
    assert (sheet.total("attribute", "A"), sheet.free) == (2, 0)
    assert _why(sheet, Raise(HERO, "A")) == "no_free_points"


@pytest.mark.parametrize("at", [2, 3, 4])
def test_the_skill_point_comes_at_the_class_level_of_the_ninth_answer(at: int) -> None:
    sheet = replace(_sheet(1, O=3, A=1, W=3, K=2), experience=400, skill_level=at)
    sheet = _grown(sheet, ChoosePath(HERO, "first", ("O",) * 4))
    found = []
    for _ in range(4):
        sheet = _grown(sheet, Advance(HERO))
        found.append(sheet.points)
    assert found == [int(level >= at) for level in (2, 3, 4, 5)]


def test_no_level_without_experience_or_before_a_sequence_is_chosen() -> None:
    sheet = replace(_sheet(1, O=3, A=1, W=3, K=2), experience=99)
    assert _why(sheet, Advance(HERO)) == "needs_experience"
    assert _why(replace(sheet, experience=100), Advance(HERO)) == "path_first"
    chosen = _grown(sheet, ChoosePath(HERO, "first", ("O",) * 4))
    assert _why(chosen, ChoosePath(HERO, "second", ("O", "O", "K", "O"))) == "path_chosen"
    assert _why(sheet, ChoosePath(HERO, "first", ("K",) * 4)) == "no_such_path"


def test_a_skill_point_buys_a_new_skill_or_a_higher_rank_up_to_expert() -> None:
    sheet = replace(_sheet(1, O=3, A=1, W=3, K=2), points=3).plus(Gain("skill", "rally", 1, "answer:7"))
    assert _grown(sheet, Learn(HERO, "pathfinding")).ranks == (("pathfinding", 1), ("rally", 1))
    expert = _grown(sheet, Learn(HERO, "rally"), Learn(HERO, "rally"))
    assert expert.ranks == (("rally", 3),)
    assert _why(expert, Learn(HERO, "rally")) == "rank_full"
    assert _why(replace(expert, points=0), Learn(HERO, "pathfinding")) == "no_skill_points"


# What each class shares with which others, worked out from the tables of units and classes: G grunt, S spear, M
# mounted, A archer, F anti_air, a air, n naval, m magician; units' arms and domains count, and a class's own arms.
MARKS = {
    "mystic": "Gm", "wizard": "m", "mage": "m", "fighter": "S", "warrior": "GS", "barbarian": "G", "knight": "GM",
    "paladin": "GMm", "chevalier": "Mm", "ranger": "SA", "spy": "GA", "pegasus_knight": "a", "beast_flier": "Fa",
    "warlock": "Fam", "merman_lord": "Gnm", "wyrm_rider": "Mn", "pirate": "SGn", "priest": "m", "shaman": "Am",
    "druid": "Am",
}  # fmt: skip


@pytest.mark.parametrize("kind", sorted(MARKS))
def test_a_class_changes_to_those_it_has_something_in_common_with(kind: str) -> None:
    akin = sorted(other for other in MARKS if other != kind and set(MARKS[other]) & set(MARKS[kind]))
    assert list(growth.next_classes(kind, CONTENT)) == akin


def test_after_the_fifth_class_level_the_class_changes_and_brings_a_unit_and_a_spell() -> None:
    sheet = replace(_sheet(1, O=3, A=1, W=3, K=2), level=5, class_level=5, experience=130, path=("O",) * 4)
    sheet = sheet.plus(Gain("unit", "witch", 1, "class:mage"), Gain("spell", "thunder", 1, "class:mage"))
    assert _why(sheet, Advance(HERO)) == "class_at_its_end"
    assert _why(sheet, ChangeClass(HERO, "barbarian")) == "class_not_akin"
    sheet = _grown(sheet, ChangeClass(HERO, "shaman"))
    assert (sheet.kind, sheet.level, sheet.class_level, sheet.experience, sheet.path) == ("shaman", 6, 1, 30, ())
    assert (sheet.new_units, sheet.new_spells) == (1, 1)
    assert _why(sheet, LearnUnit(HERO, "footman")) == "unit_not_akin"
    assert _why(sheet, LearnSpell(HERO, "thunder")) == "spell_not_new"
    sheet = _grown(sheet, LearnUnit(HERO, "bowman"), LearnSpell(HERO, "meteor"))
    assert (sheet.units, sheet.spells) == (("witch", "bowman"), ("thunder", "meteor"))
    assert _why(sheet, LearnUnit(HERO, "elf")) == "no_unit_to_learn"
    assert _why(sheet, LearnSpell(HERO, "heal")) == "no_spell_to_learn"


def test_no_class_changes_before_its_end() -> None:
    sheet = replace(_sheet(1, O=3, A=1, W=3, K=2), level=4, class_level=4, experience=100, path=("O",) * 4)
    assert _why(sheet, ChangeClass(HERO, "shaman")) == "class_not_at_its_end"


def test_the_unit_learnt_is_of_the_new_class_or_akin_to_it() -> None:
    sheet = _sheet(1, kind="beast_flier", O=3, A=1, W=3, K=2).plus(Gain("unit", "hawk", 1, "class:beast_flier"))
    assert growth.new_unit_kinds(sheet, CONTENT) == ("angel", "griffon", "sprite", "winged_serpent")


def _taken_through_four_classes(seed: int) -> None:
    """A hero taken through four classes by random legal choices keeps every invariant."""
    chance = random.Random(seed)
    session = company(sheet_as(chance.choice(["mage", "pirate", "warrior", "druid"])))
    sheet = replace(hero(session.state), experience=1700)
    classes = [sheet.kind]
    while choices := list(RULES.candidates(HERO, sheet)):
        action = chance.choice(choices)
        sheet = RULES.grown(HERO, sheet, action).after
        assert unsound_sheet(sheet, CONTENT, NUMBERS) is None
        assert all(1 <= points <= 10 for points in sheet.attributes.values())
        if isinstance(action, ChangeClass):
            classes.append(action.kind)
    assert (sheet.level, len(classes)) == (18, 4)
    assert (sheet.points, sheet.free, sheet.new_units, sheet.new_spells) == (0, 0, 0, 0)


def test_a_hero_keeps_every_invariant_through_four_classes() -> None:
    for seed in range(100):
        _taken_through_four_classes(seed)


@pytest.mark.long
def test_a_thousand_heroes_keep_every_invariant_through_four_classes() -> None:
    for seed in range(1000):
        _taken_through_four_classes(seed)
