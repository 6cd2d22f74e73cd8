"""Commanders for bands: by hand never more than the quiz makes, at random always legal, taken from a company whole."""

from dataclasses import replace

import pytest

from game.campaign.actions import Pick
from game.campaign.band_making import COMMANDERS, HIGHEST, Plan, Workshop, at_random
from game.campaign.band_troops import (
    FAR_APART,
    company,
    far_apart,
    fitted,
    price,
    price_of_places,
    recruits,
    renewed,
    with_units,
)
from game.campaign.bands import Band, Member
from game.campaign.components import Identity, Soldier, Troop
from game.campaign.quiz.course import Answers
from game.campaign.quiz.making import QUIZ_RANK
from game.campaign.sheet import LETTERS, Gain, Sheet
from game.campaign.soundness import unsound_sheet, unsound_troop
from game.campaign.starts import HERO, campaign_start
from game.campaign.troops import troop_size
from game.core.ids import EntityId
from game.rules.commander.setup import CommanderStart, UnitStart
from tests.campaign.quizzes import CATALOG, PLAIN, enlisted, quiz_session, sheet_as

CONTENT = CATALOG.commander
CRESTS = ("stag", "oak")
SHOP = Workshop(CATALOG)
KINDS = sorted(CONTENT.classes)


def place(question: str) -> int:
    return next(at for at, part in enumerate(SHOP.course) if part.question == question)


def ways(question: str) -> tuple[Answers, ...]:
    return SHOP.course[place(question)].ways


def plan_of(kind: str, **letters: str) -> Plan:
    """A plan with the way through each named question (`q5a="CB"` is C, then B in the question it leads to)."""
    plan = SHOP.begun(kind)
    for name, said in letters.items():
        at = place(name[1:])
        way = next(way for way in SHOP.open_ways(plan, at) if "".join(letter for _, letter in way) == said)
        plan = SHOP.turned(plan, at, way)
    return plan


# -- by hand


def test_all_questions_with_their_sub_questions_are_one_choice_each() -> None:
    assert [part.question for part in SHOP.course] == ["1a", "1b", "2", "3", "4", "5a", "6a", "7", "8", "9", "10", "11"]
    assert [way for way in ways("5a") if len(way) > 1] == [(("5a", "C"), ("5b", letter)) for letter in "ABCD"]
    assert len(ways("6a")) == 6 + 4


def test_what_only_draws_classes_is_no_choice_where_the_class_is_chosen() -> None:
    assert [SHOP.course[at].question for at in range(len(SHOP.course)) if not SHOP.matters(at)] == ["3", "4"]
    assert [way[0][1] for way in ways("2")] == ["A", "A", "A", "B", "B", "B", "C", "C", "C"]


def test_the_second_view_gives_way_to_the_first() -> None:
    plan = plan_of("knight", q1a="B", q1b="A")
    plan = SHOP.turned(plan, 0, (("1a", "A"),))
    assert (plan.ways[0], plan.ways[1]) == ((("1a", "A"),), (("1b", "B"),))
    assert [way[0][1] for way in SHOP.open_ways(plan, 1)] == ["B", "C", "D"]


@pytest.mark.parametrize("kind", KINDS)
def test_by_hand_comes_what_the_quiz_would_make(kind: str) -> None:
    plan = plan_of(kind, q1a="C", q1b="B", q2="BA", q5a="A", q6a="B", q7="C", q8="B", q9="B", q10="C")
    same = sheet_as(kind, q1a="C", q1b="B", q2="B", q2b="A", q5a="A", q6a="B", q7="C", q8="B", q9="B", q10="C")
    assert SHOP.making(plan).sheet() == same


def test_a_plan_is_a_quiz_that_somebody_could_have_taken() -> None:
    """The same answers in the quiz, by the first seed that draws class and unit, come to the same commander."""
    plan = plan_of("knight", q2="AA", q9="C")
    unit = SHOP.choices(plan)[0].options[1]
    plan = SHOP.picked(SHOP.picked(plan, "unit", unit), "attribute", "K")
    answers = dict(answer for way in plan.ways for answer in way)
    for seed in range(400):
        session = quiz_session(answers, seed)
        if session.engine.rules.explain(session.state, Pick(HERO, "class", "knight")):
            continue
        session.commit(Pick(HERO, "class", "knight"))
        if session.engine.rules.explain(session.state, Pick(HERO, "unit", unit)) is None:
            break
    made = enlisted(session, {"class": "knight", "unit": unit, "attribute": "K"}).state
    assert SHOP.making(plan).sheet() == made.row(Sheet, HERO)


def test_of_units_every_one_that_could_have_been_drawn_is_there() -> None:
    (choice,) = SHOP.choices(plan_of("knight", q2="AA"))
    assert choice.name == "unit"
    assert all("defence" in CONTENT.units[unit].roles for unit in choice.options)
    assert not set(choice.options) & set(CONTENT.classes["knight"].units)


def test_a_pick_is_gained_and_can_be_changed() -> None:
    plan = plan_of("knight", q2="CA")
    plan = SHOP.picked(SHOP.picked(plan, "spell", "thunder"), "spell", "holy_blaze")
    assert plan.picks == (("spell", "holy_blaze"),)
    assert Gain("spell", "holy_blaze", 1, "answer:2c") in SHOP.making(plan).gains


def test_pose_and_view_come_with_the_answers() -> None:
    said = Identity("Ada", 3, "oak")
    assert SHOP.identity(plan_of("mage", q1a="C", q11="B"), said) == Identity("Ada", 3, "oak", "trapezius", "K")


def test_no_skill_made_by_hand_is_past_what_the_quiz_gives() -> None:
    plan = plan_of("knight", q2="BA", q5a="A")
    assert dict(SHOP.making(plan).sheet().ranks)["combat_expertise"] == QUIZ_RANK


# -- at random


@pytest.mark.parametrize("level", [1, 2, 5, 6, 11, HIGHEST])
def test_random_commanders_are_sound_of_their_level_and_full_of_units(level: int) -> None:
    for seed in range(12):
        for one in at_random(seed, level, COMMANDERS, CRESTS, CATALOG):
            assert unsound_sheet(one.sheet, CONTENT, CATALOG.campaign) is None
            assert unsound_troop(one.sheet, one.troop, CONTENT) is None
            assert (one.sheet.level, one.sheet.experience, one.sheet.points, one.sheet.free) == (level, 0, 0, 0)
            assert len(one.troop.units) == troop_size(one.sheet, CONTENT)
            assert one.identity.name in CATALOG.names.bands
            assert one.identity.crest in CRESTS
            assert one.identity.scenery in LETTERS


def test_the_same_seed_makes_the_same_band_and_another_one_another() -> None:
    assert at_random(7, 4, 3, CRESTS, CATALOG) == at_random(7, 4, 3, CRESTS, CATALOG)
    assert at_random(7, 4, 3, CRESTS, CATALOG) != at_random(8, 4, 3, CRESTS, CATALOG)


def test_every_class_comes_and_no_name_twice_in_a_band() -> None:
    bands = [at_random(seed, 1, COMMANDERS, CRESTS, CATALOG) for seed in range(60)]
    assert {one.sheet.kind for band in bands for one in band} == set(KINDS)
    assert all(len({one.identity.name for one in band}) == COMMANDERS for band in bands)


@pytest.mark.parametrize(("level", "count"), [(0, 1), (HIGHEST + 1, 1), (1, 0), (1, COMMANDERS + 1)])
def test_levels_and_numbers_that_cannot_be_are_refused(level: int, count: int) -> None:
    with pytest.raises(ValueError, match="levels 1 to 20"):
        at_random(1, level, count, CRESTS, CATALOG)


# -- troops and prices


def led(*kinds: str, ranks: int = 0) -> Member:
    sheet = sheet_as("knight", q7="B")
    sheet = sheet.plus(*([Gain("skill", "leadership", ranks, "start")] if ranks else []))
    full = CONTENT.numbers.full_hp
    return Member(Identity("Ada"), sheet, Troop(tuple(Soldier(kind, full) for kind in kinds)))


def test_a_troop_takes_one_kind_unless_its_commander_may_mix() -> None:
    first, second = sheet_as("knight").units[:2]
    plain, mixing = led(first), led(first, ranks=1)
    assert recruits(plain.sheet, Troop(), CONTENT) == plain.sheet.units
    assert recruits(plain.sheet, plain.troop, CONTENT) == (first,)
    assert second in recruits(mixing.sheet, mixing.troop, CONTENT)


def test_a_full_troop_takes_nobody() -> None:
    first = sheet_as("knight").units[0]
    one = led(*[first] * troop_size(sheet_as("knight"), CONTENT))
    assert recruits(one.sheet, one.troop, CONTENT) == ()


def counted(one: Member, kind: str, count: int) -> list[str]:
    return [unit.kind for unit in with_units(one.sheet, one.troop, kind, count, CONTENT).units]


def test_units_of_a_kind_are_set_by_their_number() -> None:
    assert counted(led("footman"), "footman", 3) == ["footman"] * 3
    assert counted(led("footman"), "footman", 0) == []
    assert counted(led(), "footman", 9) == ["footman"] * 3


def test_another_kind_sends_the_first_one_home_unless_they_may_mix() -> None:
    assert counted(led("footman", "footman"), "cavalry", 1) == ["cavalry"]
    assert counted(led("footman", "footman", ranks=1), "cavalry", 1) == ["footman", "footman", "cavalry"]
    assert counted(led("footman", "footman", ranks=1), "cavalry", 2) == ["footman", "cavalry", "cavalry"]


def test_of_a_troop_those_stay_that_its_commander_can_lead() -> None:
    troop = led("footman", "cavalry", "footman", "footman", "footman").troop
    assert [unit.kind for unit in fitted(led().sheet, troop, CONTENT).units] == ["footman"] * 3
    assert fitted(sheet_as("mage"), troop, CONTENT) == Troop()


def test_a_price_is_that_of_all_units() -> None:
    assert price((led("footman", "footman"), led("cavalry")), CONTENT) == 24 + 24 + CONTENT.units["cavalry"].price
    units = (UnitStart(EntityId("red-1-1"), "footman", (0, 0)), UnitStart(EntityId("red-1-2"), "footman", (0, 1)))
    assert price_of_places([CommanderStart(EntityId("red-1"), "red", "", "knight", (1, 1), units)], CONTENT) == 48


def test_troops_are_far_apart_from_a_quarter_of_the_dearer_ones_price_on() -> None:
    assert FAR_APART == 4
    assert not far_apart({"red": 150, "blue": 200})
    assert far_apart({"red": 149, "blue": 200})
    assert not far_apart({"red": 0, "blue": 0})


# -- a company, and changes


def test_a_companys_commanders_are_taken_whole() -> None:
    campaign = next(iter(CATALOG.campaigns))
    state = campaign_start(campaign, "standard", Identity("Ada", 1, "oak"), sheet_as("mage"), CATALOG)
    state = state.having(HERO, Troop((Soldier(sheet_as("mage").units[0], 1),)))
    hero = next(one for one in company(state, CONTENT) if one.identity.name == "Ada")
    full = CONTENT.numbers.full_hp
    assert hero == Member(
        Identity("Ada", 1, "oak"), sheet_as("mage"), Troop((Soldier(sheet_as("mage").units[0], full),))
    )


def test_a_quiz_that_is_not_over_has_no_commanders_to_take() -> None:
    assert company(quiz_session(PLAIN).state, CONTENT) == ()


def test_commanders_are_put_in_the_place_of_one_or_at_the_end() -> None:
    one, two = led("footman"), replace(led("footman"), identity=Identity("Bo"))
    band = Band("Both", (one, two))
    assert renewed(band, 0).commanders == (two,)
    assert renewed(band, 1, one).commanders == (one, one)
    assert renewed(band, 2, one).commanders == (one, two, one)
