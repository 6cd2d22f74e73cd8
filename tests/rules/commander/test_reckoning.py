"""Attacks between random pieces, against a reckoning made a second time from the rule book's sentences."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.stages import spread
from game.rules.commander.actions import Strike
from game.rules.commander.combat import Reckoning, reckon
from tests.helpers.battle import CONTENT, ENGINE, hp
from tests.helpers.checks import branched
from tests.helpers.duel import Duellist, combatant, fighter, position
from tests.helpers.rulebook import attack, can_stand, kind_of, reach

KINDS = [*sorted(CONTENT.units), *sorted(CONTENT.classes)]
SHOOTERS = [kind for kind in KINDS if kind_of(kind).ranged]
TERRAINS = sorted(terrain for terrain in CONTENT.terrain if CONTENT.terrain[terrain].enter)
FEW = st.integers(0, 3)


def outcomes(told: Reckoning) -> dict[tuple[int, int], Fraction]:
    """The chance of each (attacker's HP, defender's HP)."""
    found = spread(told.plan)
    return {(left.attacker, left.defender): Fraction(weight, found.total) for left, weight in found.weights}


@st.composite
def duellists(draw: st.DrawFn, *, effects: bool, kinds: Sequence[str] = KINDS) -> Duellist:
    """Any piece at any strength, on any ground it can stand on."""
    kind = draw(st.sampled_from(kinds))
    terrain = draw(st.sampled_from([terrain for terrain in TERRAINS if can_stand(kind, terrain)]))
    bonuses = [draw(st.integers(-2, 3)), draw(st.integers(-2, 3)), draw(FEW), draw(FEW)] if effects else []
    attributes = draw(st.tuples(st.integers(0, 10), st.integers(0, 10), st.integers(0, 10)))
    hp_left = draw(st.sampled_from([10, 10, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]))
    return Duellist(kind, hp_left, terrain, draw(st.integers(0, 2)), *attributes, *bonuses)


@settings(max_examples=600)
@given(duellists(effects=True), duellists(effects=True), st.integers(1, 6))
def test_any_attack_is_reckoned_as_the_rule_book_says(one: Duellist, other: Duellist, apart: int) -> None:
    apart = min(apart, reach(one))
    told = reckon(combatant(one), combatant(other), apart, CONTENT)
    retaliation, results = attack(one, other, apart)
    assert told.retaliation == retaliation
    assert outcomes(told) == results


@settings(max_examples=40)
@given(duellists(effects=False), duellists(effects=False), st.integers(1, 6))
def test_any_attack_is_played_as_the_rule_book_says(one: Duellist, other: Duellist, apart: int) -> None:
    apart = min(apart, reach(one))
    red, blue = fighter("red", one), fighter("blue", other)
    state = position(one, other, apart)
    played = branched(ENGINE, state, Strike(red, blue), lambda o: (hp(o.state, red), hp(o.state, blue)))
    assert played == attack(one, other, apart)[1]


@settings(max_examples=300)
@given(duellists(effects=True), duellists(effects=True), st.integers(1, 6))
def test_flat_reductions_and_extra_strikes_tell_when_every_blow_lands(
    one: Duellist, other: Duellist, apart: int
) -> None:
    one, other = replace(one, attack=20, hp=10), replace(other, terrain="plain")
    apart = min(apart, reach(one))
    told = reckon(combatant(one), combatant(other), apart, CONTENT)
    assert outcomes(told) == attack(one, other, apart)[1]


@settings(max_examples=300)
@given(duellists(kinds=SHOOTERS, effects=True), duellists(effects=True), st.data())
def test_at_every_distance_an_attack_is_reckoned_as_the_rule_book_says(
    one: Duellist, other: Duellist, data: st.DataObject
) -> None:
    apart = data.draw(st.integers(1, reach(one)))
    told = reckon(combatant(one), combatant(other), apart, CONTENT)
    assert (told.retaliation, outcomes(told)) == attack(one, other, apart)


@pytest.mark.parametrize(("apart", "left"), [(1, 6), (2, 8), (3, 8)])
def test_a_reduction_of_ranged_damage_counts_from_the_second_square_on(apart: int, left: int) -> None:
    one, other = Duellist("witch", hp=4, attack=20), Duellist("footman", ranged_reduction=2)
    told = reckon(combatant(one), combatant(other), apart, CONTENT)
    assert {defender for _, defender in outcomes(told)} == {left}


@pytest.mark.parametrize(
    ("one", "other", "apart", "kind"),
    [
        (Duellist("sniper", attack=3), Duellist("elf", strikes=2), 5, "revenge"),
        (Duellist("sniper", attack=3, ranged_reduction=1), Duellist("elf"), 5, "revenge"),
        (Duellist("sniper", attack=3), Duellist("elf", ranged_reduction=1), 5, "normal"),
        (Duellist("dragoon"), Duellist("cavalry", strikes=1), 1, "revenge"),
    ],
)
def test_the_second_reckoning_meets_the_rare_cases(one: Duellist, other: Duellist, apart: int, kind: str) -> None:
    told = reckon(combatant(one), combatant(other), apart, CONTENT)
    assert (told.retaliation, attack(one, other, apart)[0]) == (kind, kind)
    assert outcomes(told) == attack(one, other, apart)[1]
