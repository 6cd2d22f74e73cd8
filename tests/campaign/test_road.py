"""Going into battles, coming back, going on (rule book 10 and 11)."""

from dataclasses import replace

import pytest

from game.campaign import actions as acts
from game.campaign.components import Away, Company, Condition, Identity, Soldier, Troop
from game.campaign.sheet import Sheet
from game.campaign.starts import HERO
from game.content.models.campaign import Person
from game.core.engine import Refusal
from game.core.ids import BATTLE
from game.core.session import Session
from tests.campaign.quizzes import PLAIN, company, hero, road, sheet_as

FRIEND = Person(name="Berun", bust="mage", kind="mage", commander=True, look=2, crest="key", answers=PLAIN)


def _away(gold: int = 200) -> Session:
    session = company(sheet_as("warrior"), road(gold, friend=FRIEND))
    for _ in range(2):
        session.commit(acts.Recruit(HERO, "footman"))
    session.commit(acts.March(BATTLE, "ford", (HERO,)))
    return session


def _back(outcome: str, *, gold: int = 0, wounds: tuple[int, ...] = (4,)) -> acts.Return:
    units = ("footman",) * len(wounds)
    return acts.Return(BATTLE, outcome, gold, (70,), (6,), (3,), (HERO,) * len(wounds), units, wounds)


def test_a_won_battle_brings_experience_losses_loot_and_the_next_step() -> None:
    session = _away()
    session.commit(_back("won", gold=12))
    assert hero(session.state).experience == 70
    assert session.state.row(Troop, HERO) == Troop((Soldier("footman", 4),))
    assert session.state.row(Condition, HERO) == Condition(6, 3)
    assert session.state.row(Company).gold == 200 - 2 * 24 + 12 + 50
    assert session.state.row(Company).rations == 5 + 3
    assert session.state.row(Company).passed == (("ford", "won"),)
    assert not session.state.has(Away, BATTLE)


def test_who_joins_brings_as_many_levels_as_the_best_has_still_to_be_taken() -> None:
    session = _away()
    state = session.state.having(HERO, replace(hero(session.state), experience=230))
    session = Session(session.engine, state, 1)
    session.commit(_back("won"))
    friend = session.state.row(Sheet, "friend")
    assert (friend.kind, friend.level, friend.experience) == ("mage", 1, 0)
    assert session.state.row(Identity, "friend") == Identity("Berun", 2, "key")
    assert session.state.row(Troop, "friend") == Troop()


def test_a_lost_battle_counts_and_the_villages_send_relief() -> None:
    session = _away()
    session.commit(_back("lost", wounds=()))
    assert hero(session.state).experience == 70
    assert session.state.row(Troop, HERO) == Troop()
    assert session.state.row(Company).gold == 200 - 2 * 24 + 60
    assert (session.state.row(Company).passed, session.state.row(Company).beaten) == ((), 1)


def test_a_lost_battle_can_be_tried_again_or_gone_round() -> None:
    session = _away()
    session.commit(_back("drawn"))
    assert session.engine.rules.explain(session.state, acts.March(BATTLE, "ford", (HERO,))) is None
    session.commit(acts.GoRound(BATTLE, "ford"))
    assert session.state.row(Company).passed == (("ford", "round"),)
    assert session.state.row(Company).rations == 1
    assert session.state.row(Company).gold == 200 - 2 * 24 + 60  # what winning would have brought stays behind
    assert session.state.has(Sheet, "friend")


def test_nothing_is_gone_round_before_it_was_lost() -> None:
    session = company(sheet_as("warrior"))
    with pytest.raises(Refusal) as refused:
        session.commit(acts.GoRound(BATTLE, "ford"))
    assert refused.value.reason.id == "not_beaten"


@pytest.mark.parametrize(
    ("told", "why"),
    [
        (acts.Return(BATTLE, "fled", 0, (0,), (1,), (0,), (), (), ()), "no_such_return"),
        (acts.Return(BATTLE, "won", -1, (0,), (1,), (0,), (), (), ()), "no_such_return"),
        (acts.Return(BATTLE, "won", 0, (), (1,), (0,), (), (), ()), "no_such_return"),
        (acts.Return(BATTLE, "won", 0, (0,), (0,), (0,), (), (), ()), "no_such_return"),
        (acts.Return(BATTLE, "won", 0, (0,), (1,), (99,), (), (), ()), "no_such_return"),
        (acts.Return(BATTLE, "won", 0, (0,), (1,), (0,), (HERO,), (), ()), "no_such_return"),
        (acts.Return(BATTLE, "won", 0, (0,), (1,), (0,), (HERO,), ("elf",), (3,)), "more_came_than_went"),
        (_back("won", wounds=(1, 1, 1)), "more_came_than_went"),
    ],
)
def test_no_tale_is_believed_that_cannot_be(told: acts.Return, why: str) -> None:
    with pytest.raises(Refusal) as refused:
        _away().commit(told)
    assert refused.value.reason.id == why


def test_a_battle_cannot_be_taken_back() -> None:
    session = _away()
    session.commit(_back("won"))
    assert session.undo() is None


def test_the_road_ends_with_its_last_step() -> None:
    session = _away()
    session.commit(_back("won"))
    session.commit(acts.March(BATTLE, "gate", (HERO, "friend")))
    both = acts.Return(BATTLE, "won", 0, (0, 0), (6, 6), (3, 3), (), (), ())
    session.commit(both)
    verdict = session.engine.rules.verdict(session.state)
    assert verdict is not None
    assert verdict.reason == "road_done"
