"""What answers, classes and picks make of a commander (rule book 9)."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.campaign.actions import Answer, Enlist, Pick, Present
from game.campaign.components import Condition, Identity, Quiz
from game.campaign.quiz.making import Parts, unit_pool
from game.campaign.sheet import Gain, Sheet, max_mp
from game.campaign.soundness import unsound_sheet
from game.campaign.starts import HERO
from game.core.action import Reason
from tests.campaign.quizzes import (
    CATALOG,
    PLAIN,
    enlisted,
    every_sheet_of_answers,
    hero,
    quiz_session,
    rules_of,
    sheet_as,
)

GOLDEN = tomllib.loads((Path(__file__).parents[1] / "golden.toml").read_text(encoding="utf-8"))
LETTER_OF = {"O": "A", "A": "B", "K": "C", "W": "D"}
"""The answer to 1a and 1b that gives each attribute."""


@pytest.mark.parametrize("case", GOLDEN["start_attributes"], ids=lambda case: case["class"])
def test_attributes_start_as_the_golden_cases_say(case: Mapping[str, object]) -> None:
    views = {"q1a": LETTER_OF[str(case["major"])], "q1b": LETTER_OF[str(case["secondary"])]}
    sheet = sheet_as(str(case["class"]), **views)
    assert (dict(sheet.attributes), max_mp(sheet, CATALOG.commander)) == (case["attributes"], case["max_mp"])


# -- six sheets worked out by hand from the rule text


def test_a_druid_of_the_forest_gets_what_the_rules_give() -> None:
    # Druid 9/9, K>A>W. Start 1 1 3 1; class K+1 A+1; forest K+2; snow A+1: O 1, A 3, W 3, K 4. 10 + 5 x 4 = 30 MP.
    # Class: Life Magic, Archery, Restore, Elf; 2A+2a A: one of three defence kinds; 5a D Mysticism; 6a A
    # Fine; 7 D Rally.
    sheet = sheet_as(
        "druid", q1a="C", q1b="B", q2="A", q2a="A", q3="D", q4="D", q5a="D", q6a="A", q7="D", q8="C", q10="F"
    )
    assert dict(sheet.attributes) == {"O": 1, "A": 3, "W": 3, "K": 4}
    assert max_mp(sheet, CATALOG.commander) == 30
    assert sheet.ranks == (("archery_expertise", 1), ("life_magic", 1), ("mysticism_expertise", 1), ("rally", 1))
    assert sheet.spells == ("restore", "fine")
    assert sheet.units[0] == "elf"
    assert sheet.units[1] in ("phalanx", "pikeman", "unicorn")  # the turtle is naval
    assert sheet.figures == (("spell_range", 1),)
    assert (sheet.major, sheet.secondary, sheet.curve, sheet.skill_level) == ("K", "A", 3, 2)


def test_a_fighter_chooses_resistance_and_doubles_it() -> None:
    # Fighter O>A>K: O 2, A 2, W 3, K 1; plains O+2 = 4; coast W+1 = 4. Chosen Resistance, and 7C again: Advanced.
    # 2B, 2b A Combat; 5a A Combat again: Advanced. 9C: one attribute point, here Knowledge. 10A: defence +2.
    picks = {"class_skill": "resistance", "attribute": "K"}
    sheet = sheet_as("fighter", picks=picks, q1a="A", q1b="D", q3="D", q4="A", q7="C", q9="C", q10="A")
    assert dict(sheet.attributes) == {"O": 4, "A": 2, "W": 4, "K": 2}
    assert sheet.ranks == (("combat_expertise", 2), ("resistance", 2))
    assert sheet.spells == ("protection",)
    assert sheet.figures == (("defence", 2),)
    assert sheet.skill_level == 4


def test_a_priest_who_knows_heal_learns_another_life_spell() -> None:
    # Priest K>A>O: heal, bless, decline. 6a E gives Heal, which is known: of the level-A life spells Heal, Bless,
    # Holy Blaze and Restore the last two are left.
    session = quiz_session({**PLAIN, "6a": "E"}, 0)
    sheet = sheet_as("priest", q4="D", q6a="E", picks={"other_spell": "restore"})
    assert session.state.row(Quiz, HERO).answers[-1] == ("11", "A")
    assert sheet.spells == ("heal", "bless", "decline", "restore")


def test_a_pirate_may_recruit_one_more_kind_of_the_sea() -> None:
    # Pirate A>O>K, naval: merman and turtle. Of the all-round kinds twelve, less the merman it has.
    sheet = sheet_as("pirate", q2="A", q2a="B", q3="C", q4="A", q6a="G", q6b="D", q10="C")
    assert sheet.units[:2] == ("merman", "turtle")
    assert len(sheet.units) == 3
    assert "all_round" in CATALOG.commander.units[sheet.units[2]].roles
    assert sheet.figures == (("move", 2),)  # 6b D and 10 C
    assert sheet.spells == ()


def test_a_warlock_of_the_air_picks_mute_no_more() -> None:
    # Warlock W>O>K: air_magic, thunder and mute. 2c C offers thorns, sleep and decline only; sleep brings Nature Magic.
    sheet = sheet_as("warlock", picks={"spell": "sleep"}, q2="C", q2c="C", q3="A", q4="D", q5a="C", q5b="B", q9="B")
    assert sheet.spells == ("thunder", "mute", "sleep", "protection")
    assert sheet.ranks == (("air_magic", 2), ("leadership", 1), ("nature_magic", 1))
    assert max_mp(sheet, CATALOG.commander) == 10 + 5 * 1 + 5
    assert sheet.skill_level == 3


def test_a_knight_made_of_determination_is_drawn_as_the_third() -> None:
    # Knight O>A>W, 2d B: Knight, Paladin, Chevalier or Wyrm Rider. 7A doubles Leadership; 6b B.
    sheet = sheet_as("knight", q2="D", q2d="B", q6a="G", q6b="B", q10="E")
    assert ("leadership", 2) in sheet.ranks
    assert sheet.figures == (("max_mp", 10),)  # 6b B and 10 E
    assert max_mp(sheet, CATALOG.commander) == 10 + 5 * 1 + 10


# -- rule by rule


@pytest.mark.parametrize(
    ("letter", "figures"),
    [("A", {"defence": 2}), ("B", {"attack": 2}), ("C", {"move": 1}), ("D", {"free_leaving": 1}), ("E", {"max_mp": 5}),
     ("F", {"spell_range": 1})],
)  # fmt: skip
def test_the_wish_is_granted(letter: str, figures: dict[str, int]) -> None:
    assert dict(sheet_as("pegasus_knight", q10=letter).figures) == figures


@pytest.mark.parametrize(
    ("letter", "figures"),
    [("A", {"command_range": 1}), ("B", {"max_mp": 5}), ("C", {"attack": 1, "defence": 1}), ("D", {"move": 1})],
)
def test_a_pastime_gives_what_it_says(letter: str, figures: dict[str, int]) -> None:
    found = dict(sheet_as("pegasus_knight", q6a="G", q6b=letter, q10="D").figures)
    assert found == {**figures, "free_leaving": 1}


def test_the_second_view_cannot_be_the_first() -> None:
    session = quiz_session({**PLAIN}, 0)
    session.rewind(2)
    refused = session.engine.rules.explain(session.state, Answer(HERO, "1b", "A"))
    assert refused == Reason("answered_before", (("letter", "A"),))


def test_one_can_go_back_over_the_draw_and_the_same_answers_draw_the_same() -> None:
    session = quiz_session(PLAIN, 7)
    drawn = session.state.row(Quiz, HERO).candidates
    assert len(drawn) == 2
    assert session.undo() is not None
    assert session.state.row(Quiz, HERO).candidates == ()
    session.commit(Answer(HERO, "11", "D"))
    assert session.state.row(Quiz, HERO).candidates == drawn


def test_another_class_may_be_looked_at_and_its_units_stay_those_drawn() -> None:
    session = quiz_session({**PLAIN, "2": "A", "2a": "C"}, 3)
    first, second = session.state.row(Quiz, HERO).candidates
    session.commit(Pick(HERO, "class", first))
    units = session.state.row(Quiz, HERO).drawn_for(first)
    session.commit(Pick(HERO, "class", second))
    session.commit(Pick(HERO, "class", first))
    assert session.state.row(Quiz, HERO).drawn_for(first) == units
    assert units is not None
    assert len(units) == 3


def test_nobody_enlists_without_a_pick_of_everything_and_a_name() -> None:
    session = quiz_session({**PLAIN, "2": "C", "2c": "A"}, 3)
    rules = rules_of(session)
    assert rules.explain(session.state, Enlist(HERO)) == Reason("pick_first", (("choice", "class"),))
    session.commit(Pick(HERO, "class", session.state.row(Quiz, HERO).candidates[0]))
    assert rules.explain(session.state, Enlist(HERO)) == Reason("pick_first", (("choice", "spell"),))
    session.commit(Pick(HERO, "spell", "holy_blaze"))
    assert rules.explain(session.state, Enlist(HERO)) == Reason("name_missing")
    session.commit(Present(HERO, "a/b:c*?<>.", 7, "key"))
    session.commit(Enlist(HERO))
    assert session.state.row(Identity, HERO) == Identity("a/b:c*?<>.", 7, "key", "biceps", "O")
    assert session.state.row(Condition, HERO).hp == 10
    assert session.decision is None


@pytest.mark.parametrize(
    ("name", "why"), [(" ", "name_missing"), ("x" * 41, "name_long"), ("a\tb", "name_unprintable")]
)
def test_a_name_must_be_one(name: str, why: str) -> None:
    session = quiz_session(PLAIN, 0)
    refused = session.engine.rules.explain(session.state, Present(HERO, name, 0, "key"))
    assert refused is not None
    assert refused.id == why


@pytest.mark.parametrize("kind", sorted(CATALOG.commander.classes))
@pytest.mark.parametrize("role", ["A", "B", "C"])
def test_units_are_drawn_by_role_of_what_the_class_has_not_and_of_the_sea_for_the_sea(kind: str, role: str) -> None:
    answers = tuple({**PLAIN, "2": "A", "2a": role}.items())
    pool, count = unit_pool(answers, kind, Parts(CATALOG.quiz, CATALOG.commander))
    own = CATALOG.commander.classes[kind]
    wanted = {"A": "defence", "B": "all_round", "C": "special_attack"}[role]
    assert count == min(3, len(pool)) >= 2
    for unit in pool:
        entry = CATALOG.commander.units[unit]
        assert wanted in entry.roles
        assert unit not in own.units
        assert not entry.summon
        assert own.domain == "naval" or entry.domain != "naval"


@given(st.lists(st.integers(0, 6), min_size=20, max_size=20), st.integers(0, 2**32), st.integers(0, 5))
def test_every_answer_sheet_makes_a_sound_commander_the_same_for_the_same_seed(
    numbers: list[int], seed: int, which: int
) -> None:
    answers = every_sheet_of_answers(numbers)
    found: list[Sheet] = []
    for _ in range(2):
        session = quiz_session(answers, seed)
        while missing := rules_of(session).quiz.open_choices(session.state.row(Quiz, HERO)):
            options = missing[0].options
            session.commit(Pick(HERO, missing[0].name, options[which % len(options)]))
        found.append(hero(enlisted(session).state))
    assert found[0] == found[1]
    assert unsound_sheet(found[0], CATALOG.commander, CATALOG.campaign) is None
    assert all(rank <= 2 for _, rank in found[0].ranks)
    assert sum(found[0].attributes.values()) in (11, 12)


def test_every_gain_says_where_it_came_from() -> None:
    sheet = sheet_as("mage", q1a="D", q1b="C", q4="D", q6a="E")
    assert sheet.sources("attribute", "W") == (
        Gain("attribute", "W", 3, "start"),
        Gain("attribute", "W", 1, "class:mage"),
        Gain("attribute", "W", 2, "answer:1a"),
    )
    assert sheet.sources("spell", "heal") == (Gain("spell", "heal", 1, "answer:6a"),)
