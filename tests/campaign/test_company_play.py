"""A company that plays itself: its hero, what it does in camp, and that nothing it does is refused."""

from dataclasses import replace

import pytest

from game.campaign.actions import Buy, Learn, March, Recruit, Rest
from game.campaign.company_play import Chooser, by_chance, hero_made, people, sensible, setting_out
from game.campaign.components import Company, Condition, Troop
from game.campaign.sheet import Sheet
from game.campaign.starts import HERO
from game.core.ids import BATTLE
from game.core.session import Session
from game.core.state import State
from tests.campaign.quizzes import CATALOG, company, road, rules_of, sheet_as


def knights() -> Session:
    """A company led by a knight who knows how to grow."""
    return company(replace(sheet_as("knight"), path=("O", "O", "O", "O")))


def changed(session: Session, gold: int = 0, rations: int = 0) -> State:
    """The camp with other stores."""
    return session.state.having(BATTLE, replace(session.state.row(Company), gold=gold, rations=rations))


def test_a_seed_makes_the_same_hero_each_time_and_other_seeds_make_others() -> None:
    assert hero_made(3, CATALOG) == hero_made(3, CATALOG)
    assert len({hero_made(seed, CATALOG)[1] for seed in range(8)}) == 8


def test_no_hero_swims_who_was_offered_a_class_on_foot() -> None:
    classes = CATALOG.commander.classes
    assert [kind for seed in range(8) if classes[kind := hero_made(seed, CATALOG)[1].kind].domain == "naval"] == []


def test_a_chooser_comes_to_everything_it_may_choose() -> None:
    chooser = Chooser(1)
    assert {chooser.one("abc") for _ in range(40)} == {"a", "b", "c"}
    with pytest.raises(IndexError, match="nothing to choose from"):
        chooser.one("")


def test_the_troop_is_filled_with_the_dearest_kind_that_the_gold_reaches_for() -> None:
    """A knight recruits footmen (24) and cavalry (30); three of the latter cost 90."""
    session = knights()
    rules = rules_of(session)
    assert sensible(changed(session, gold=90), rules, 1) == Recruit(HERO, "cavalry")
    assert sensible(changed(session, gold=89), rules, 1) == Recruit(HERO, "footman")
    assert sensible(changed(session, gold=23), rules, 1) == March(BATTLE, "ford", (HERO,))


def test_whoever_is_hurt_buys_supper_and_sleeps_before_the_march() -> None:
    session = knights()
    rules = rules_of(session)
    hurt = Condition(4, session.state.row(Condition, HERO).mp)
    hungry = changed(session, gold=3).having(HERO, hurt)
    assert sensible(hungry, rules, 1) == Buy(BATTLE, 1)
    assert sensible(changed(session, rations=1).having(HERO, hurt), rules, 1) == Rest(BATTLE)


def test_a_skill_point_goes_to_the_skill_of_the_class() -> None:
    session = knights()
    learning = replace(session.state.row(Sheet, HERO), points=1)
    assert sensible(session.state.having(HERO, learning), rules_of(session), 1) == Learn(HERO, "leadership")


def test_as_many_march_as_there_are_places_the_hero_first() -> None:
    session = knights()
    state = session.state
    for row in (state.row(Sheet, HERO), state.row(Condition, HERO), Troop()):
        state = state.having("ada", row)
    assert people(state) == (HERO, "ada")
    assert setting_out(state, rules_of(session), 1) == March(BATTLE, "ford", (HERO,))
    assert setting_out(state, rules_of(session), 2) == March(BATTLE, "ford", (HERO, "ada"))


@pytest.mark.parametrize("seed", range(3))
def test_by_chance_nothing_refused_is_done_until_the_march(seed: int) -> None:
    session, chooser = company(hero_made(seed, CATALOG)[1], road()), Chooser(seed)
    action = by_chance(session.state, rules_of(session), 1, chooser)
    while not isinstance(action, March):
        session.commit(action)
        action = by_chance(session.state, rules_of(session), 1, chooser)
    assert rules_of(session).explain(session.state, action) is None
