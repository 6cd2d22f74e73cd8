"""What holds of every spell, whoever casts it on whatever: checked in battles of casters that are played at random."""

from collections.abc import Iterator
from fractions import Fraction
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.engine import Outcome
from game.core.entity import Vitals
from game.core.event import RoundBegan
from game.core.ids import EntityId
from game.core.session import Entry, Session
from game.core.state import State
from game.rules.commander.actions import Cast
from game.rules.commander.components import Magic
from game.rules.commander.events import Fell, TurnEnded
from game.rules.commander.magic.events import Mended, SpellCast, SummonLost, WentHome, Withstood
from game.rules.commander.spells import DamageSpell
from tests.helpers.battle import CONTENT, ENGINE, RULES, hp
from tests.helpers.caster_battle import casters
from tests.helpers.checks import branched, of
from tests.helpers.invariants import assert_text_sound
from tests.helpers.magic import harmed
from tests.helpers.random_battle import choose

ACTIONS = 60
seeds = st.integers(0, 10_000)
few = settings(max_examples=12)


def entries(seed: int) -> Iterator[Entry]:
    """What so many random actions of a battle of casters led to, one by one."""
    session, pick = Session(ENGINE, casters(seed), seed), Random(seed)
    while session.decision is not None and len(session.history) < ACTIONS:
        yield session.commit(choose(pick, session.state))


def spoken(seed: int) -> Iterator[tuple[Entry, SpellCast]]:
    """Those of them in which a spell was paid for, without such as ended the turn (the caster felled itself)."""
    for entry in entries(seed):
        casts = of(entry, SpellCast)
        if casts and not of(entry, TurnEnded) and not of(entry, RoundBegan):
            yield entry, casts[0]


def changed(before: State, after: State) -> set[EntityId]:
    """The pieces of which anything at all is different."""
    kinds = RULES.components
    return {p for p in before.table(Vitals) if any(before.get(kind, p) != after.get(kind, p) for kind in kinds)}


@few
@given(seeds)
def test_magic_points_stay_between_nothing_and_the_maximum(seed: int) -> None:
    for entry in entries(seed):
        assert all(0 <= magic.mp <= magic.full for _, magic in entry.after.table(Magic).items())


@few
@given(seeds)
def test_a_spell_changes_nothing_that_it_does_not_touch(seed: int) -> None:
    for entry, cast in spoken(seed):
        touched = {cast.caster} | {aim.piece for aim in cast.targets}
        touched |= {event.piece for kind in (Mended, WentHome, Fell) for event in of(entry, kind)}
        touched |= {event.commander for event in of(entry, SummonLost)}
        assert changed(entry.before, entry.after) <= touched


@few
@given(seeds)
def test_who_withstands_a_spell_is_as_before(seed: int) -> None:
    for entry, cast in spoken(seed):
        withstood = {event.piece for event in of(entry, Withstood)} - {cast.caster}
        fallen = {event.piece for event in of(entry, Fell)}
        assert changed(entry.before, entry.after) & withstood <= fallen


@few
@given(seeds)
def test_a_spell_costs_what_it_says_and_nothing_before_it_is_cast(seed: int) -> None:
    for entry in entries(seed):
        for cast in of(entry, SpellCast):
            assert entry.before.row(Magic, cast.caster).mp == cast.before
            assert 1 <= cast.before - cast.after <= CONTENT.spells[cast.spell].levels[cast.level].mp
        if isinstance(entry.action, Cast) and not of(entry, SpellCast):
            assert changed(entry.before, entry.after) == set()


@few
@given(seeds)
def test_a_state_after_a_spell_reads_back_from_its_text(seed: int) -> None:
    for entry, _ in spoken(seed):
        assert_text_sound(entry.after)


@few
@given(seeds)
def test_the_odds_of_damage_are_what_comes_of_every_throw(seed: int) -> None:
    told = [entry for entry, cast in spoken(seed) if isinstance(CONTENT.spells[cast.spell], DamageSpell)]
    for entry in told[:2]:
        state = entry.before
        for odds in RULES.magic.odds(state, entry.action):
            target = odds.aimed.piece
            hurts: dict[int, Fraction] = {}
            assert odds.spread is not None
            for counted, weight in odds.spread.weights:
                damage = min(odds.points(counted), hp(state, target))
                hurts[damage] = hurts.get(damage, Fraction()) + Fraction(weight, odds.spread.total)

            def lost(outcome: Outcome, piece: EntityId = target) -> int:
                return harmed(outcome).get(piece, 0)

            assert branched(ENGINE, state, entry.action, lost) == hurts
