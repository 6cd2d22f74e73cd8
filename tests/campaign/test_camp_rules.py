"""Troops, stores and the night, and that camp offers exactly what the rules allow (rule book 11)."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.campaign import actions as acts
from game.campaign.components import Away, Company, Condition, Soldier, Troop
from game.campaign.rules import CampaignRules
from game.campaign.sheet import LETTERS, Gain, Sheet, max_mp
from game.campaign.starts import HERO
from game.core.action import Action
from game.core.engine import Engine, Refusal
from game.core.ids import BATTLE
from game.core.session import Session
from tests.campaign.quizzes import CATALOG, company, hero, road, rules_of, sheet_as

CONTENT = CATALOG.commander


def _camp(sheet: Sheet | None = None, *, gold: int = 200, rations: int = 5) -> Session:
    return company(sheet or sheet_as("warrior"), road(gold, rations))


def _with_skill(sheet: Sheet, skill: str, rank: int) -> Sheet:
    """The sheet with a skill at a rank, however it came."""
    return sheet.plus(Gain("skill", skill, rank - sheet.total("skill", skill), "answer:7"))


def _why(session: Session, action: Action) -> str:
    with pytest.raises(Refusal) as refused:
        session.commit(action)
    return refused.value.reason.id


def _kinds(session: Session) -> list[str]:
    return [unit.kind for unit in session.state.row(Troop, HERO).units]


# -- troops


def test_recruiting_costs_the_price_and_brings_a_whole_unit() -> None:
    session = _camp(gold=60)
    session.commit(acts.Recruit(HERO, "footman"))
    assert session.state.row(Troop, HERO) == Troop((Soldier("footman", 10),))
    assert session.state.row(Company).gold == 60 - 24


def test_what_is_too_dear_is_not_recruited() -> None:
    assert _why(_camp(gold=23), acts.Recruit(HERO, "footman")) == "too_dear"


def test_a_troop_is_of_three_of_one_kind() -> None:
    session = _camp()
    for _ in range(3):
        session.commit(acts.Recruit(HERO, "footman"))
    assert _why(session, acts.Recruit(HERO, "footman")) == "troop_full"
    session.commit(acts.Dismiss(HERO, "footman"))
    assert _why(session, acts.Recruit(HERO, "pikeman")) == "no_mixing"


def test_advanced_leadership_mixes_and_expert_leads_a_fourth() -> None:
    session = _camp(_with_skill(sheet_as("warrior"), "leadership", 2))
    for unit in ("footman", "pikeman", "footman"):
        session.commit(acts.Recruit(HERO, unit))
    assert _kinds(session) == ["footman", "pikeman", "footman"]
    assert _why(session, acts.Recruit(HERO, "pikeman")) == "troop_full"
    expert = _camp(_with_skill(sheet_as("warrior"), "leadership", 3))
    for _ in range(4):
        expert.commit(acts.Recruit(HERO, "pikeman"))
    assert _kinds(expert) == ["pikeman"] * 4


def test_only_kinds_the_commander_knows_are_recruited() -> None:
    assert _why(_camp(), acts.Recruit(HERO, "elf")) == "cannot_recruit"


def test_the_most_wounded_of_a_kind_is_sent_home_and_nothing_is_paid_back() -> None:
    session = _camp()
    state = session.state.having(HERO, Troop((Soldier("footman", 9), Soldier("footman", 4), Soldier("footman", 7))))
    session = Session(session.engine, state, 1)
    session.commit(acts.Dismiss(HERO, "footman"))
    assert session.state.row(Troop, HERO) == Troop((Soldier("footman", 9), Soldier("footman", 7)))
    assert session.state.row(Company).gold == 200


# -- stores and the night


def test_rations_are_bought_by_the_price() -> None:
    session = _camp(gold=11)
    session.commit(acts.Buy(BATTLE, 5))
    assert (session.state.row(Company).gold, session.state.row(Company).rations) == (1, 10)
    assert _why(session, acts.Buy(BATTLE, 1)) == "too_dear"
    assert _why(session, acts.Buy(BATTLE, 0)) == "no_such_amount"
    assert _why(session, acts.Buy(BATTLE, 990)) == "no_such_amount"


def _hurt(session: Session) -> Session:
    state = session.state.having(HERO, Troop((Soldier("footman", 2),))).having(HERO, Condition(5, 1))
    return Session(session.engine, state, 1)


def test_a_night_with_a_meal_makes_everybody_whole() -> None:
    session = _hurt(_camp(rations=1))
    session.commit(acts.Rest(BATTLE))
    assert session.state.row(Troop, HERO) == Troop((Soldier("footman", 10),))
    assert session.state.row(Condition, HERO) == Condition(10, max_mp(hero(session.state), CONTENT))
    assert (session.state.row(Company).rations, session.state.row(Company).day) == (0, 2)


def test_a_hungry_night_gives_three_hp_and_no_mp() -> None:
    session = _hurt(_camp(rations=0))
    session.commit(acts.Rest(BATTLE))
    assert session.state.row(Troop, HERO) == Troop((Soldier("footman", 5),))
    assert session.state.row(Condition, HERO) == Condition(8, 1)


def test_what_was_done_in_camp_can_be_taken_back() -> None:
    session = _camp()
    before = session.state
    session.commit(acts.Recruit(HERO, "footman"))
    assert session.undo() is not None
    assert session.state == before


# -- everything that can be thought of


def _thinkable(chance: random.Random) -> Iterator[Action]:
    """Every choice with every id there is, legal or not; of the many sequences some."""
    for actor in (HERO, BATTLE, "nobody"):
        yield from (kind(actor) for kind in (acts.Advance, acts.Rest, acts.Enlist))
        yield from (acts.ChangeClass(actor, id_) for id_ in sorted(CONTENT.classes))
        yield from (acts.Learn(actor, id_) for id_ in (*sorted(CONTENT.skills), "no_such"))
        yield from (acts.Raise(actor, letter) for letter in (*LETTERS, "?"))
        yield from (acts.LearnSpell(actor, id_) for id_ in sorted(CONTENT.spells))
        for id_ in sorted(CONTENT.units):
            yield from (kind(actor, id_) for kind in (acts.LearnUnit, acts.Recruit, acts.Dismiss))
        yield from (acts.GoRound(actor, step) for step in ("ford", "gate", "no_such"))
        yield from (acts.March(actor, step, (HERO,)) for step in ("ford", "gate", "no_such"))
        yield acts.Buy(actor, 1)
        for name in ("first", "second", "class"):
            letters = tuple(chance.choice("OAWK?") for _ in range(4))
            yield acts.ChoosePath(actor, name, letters)
        yield acts.Answer(actor, "1a", "A")
        yield acts.Pick(actor, "class", "mage")


def _next(session: Session, chance: random.Random) -> Action:
    """What is done next: one of the choices, going into battle seldom; back from one however it ended."""
    rules, state = rules_of(session), session.state
    away = state.get(Away)
    if away is not None:
        outcome = chance.choice(["won", "lost", "drawn"])
        left = [unit for unit in state.row(Troop, HERO).units if chance.random() < 0.5]
        kinds, wounds = tuple(u.kind for u in left), tuple(chance.randint(1, 10) for _ in left)
        return acts.Return(BATTLE, outcome, 5, (150,), (3,), (0,), (HERO,) * len(left), kinds, wounds)
    choices = [action for actor in (HERO, BATTLE) for action in rules.candidates(state, actor)]
    quiet = [action for action in choices if not isinstance(action, acts.March | acts.GoRound | acts.Rest | acts.Buy)]
    return chance.choice(quiet if quiet and chance.random() < 0.8 else choices)


def _walk(seed: int, steps: int) -> None:
    """At every step every thinkable choice is legal just if it is offered; refused ones change nothing."""
    chance = random.Random(seed)
    session = _camp(_with_skill(sheet_as("ranger"), "leadership", 2), gold=300)
    rules = rules_of(session)
    for _ in range(steps):
        if session.decision is None:
            return
        state = session.state
        offered = {action for actor in session.decision.actors for action in rules.candidates(state, actor)}
        for action in _thinkable(chance):
            legal = rules.explain(state, action) is None
            assert legal == (action in offered), action
        assert all(rules.explain(state, action) is None for action in offered)
        session.commit(_next(session, chance))
        assert rules.unsound(session.state) is None


def test_camp_offers_what_the_rules_allow_and_nothing_else() -> None:
    for seed in range(6):
        _walk(seed, 40)


@pytest.mark.long
def test_camp_offers_what_the_rules_allow_in_many_camps() -> None:
    for seed in range(60):
        _walk(seed, 80)


def test_who_is_away_can_only_come_back() -> None:
    session = _camp()
    session.commit(acts.March(BATTLE, "ford", (HERO,)))
    assert _why(session, acts.Rest(BATTLE)) == "away"
    assert _why(session, acts.Advance(HERO)) == "not_there"
    assert session.engine.rules.candidates(session.state, BATTLE) == ()


def test_a_second_engine_finds_the_same_state() -> None:
    session = _camp()
    for action in (acts.Recruit(HERO, "footman"), acts.Rest(BATTLE), acts.March(BATTLE, "ford", (HERO,))):
        session.commit(action)
    again = Session.replay(Engine(CampaignRules(road())), session.start, 1, [e.action for e in session.history])
    assert again.state.digest() == session.state.digest()


def test_a_state_with_more_than_the_rules_give_is_unsound() -> None:
    session = _camp()
    rules, state = rules_of(session), session.state
    broken = {
        "hero has more or less HP or MP than can be": state.having(HERO, Condition(11, 0)),
        "hero: the troop has a unit that its commander cannot recruit": state.having(HERO, Troop((Soldier("elf", 5),))),
        "hero: the troop is mixed, which its commander may not do": state.having(
            HERO, Troop((Soldier("footman", 5), Soldier("pikeman", 5)))
        ),
        "hero: a unit of the troop has HP that no unit has": state.having(HERO, Troop((Soldier("footman", 0),))),
        "hero: the troop has more units than its commander can lead": state.having(
            HERO, Troop((Soldier("footman", 5),) * 4)
        ),
        "hero: it has more or fewer attribute points than its levels gave": state.having(
            HERO, replace(hero(state), free=1)
        ),
        "hero: it has more or fewer skill points than its classes gave": state.having(
            HERO, replace(hero(state), points=1)
        ),
        "hero: its class level is not that of its level": state.having(HERO, replace(hero(state), level=3)),
        "hero: 'dragon_rider' is no commander class": state.having(HERO, replace(hero(state), kind="dragon_rider")),
        "the company has a number that no company has": state.having(BATTLE, replace(state.row(Company), gold=-1)),
        "somebody is away who is not in the company": state.having(BATTLE, Away("ford", ("nobody",))),
    }
    assert rules.unsound(state) is None
    assert {fault: rules.unsound(wrong) for fault, wrong in broken.items()} == {fault: fault for fault in broken}
