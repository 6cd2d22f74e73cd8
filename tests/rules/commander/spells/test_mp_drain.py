"""MP Drain (rule book 7): 2 MP for each die of 6 or more, 1 for a 4 or 5, 10 at most, from the target to the caster."""

import pytest

from game.core.event import Rolled
from game.rules.commander.magic.events import Hexed, MagicChanged
from tests.helpers.checks import of
from tests.helpers.magic import cast_at, caster, commander, dice, farthest, mp, paid, prices, refused, scene, withstood


def test_it_has_its_cost_and_range() -> None:
    assert prices("mp_drain", "B") == (3, 2, 1)
    assert farthest("mp_drain", "B") == 5


@pytest.mark.parametrize("level", ["A", "C", "D"])
def test_there_is_only_level_b(level: str) -> None:
    assert refused(scene(caster("mp_drain"), commander("blue", "1,0")), "mp_drain", level, (1, 0)) == "no_such_level"


@pytest.mark.parametrize(
    ("faces", "taken"),
    [((3, 3, 4), 1), ((5, 1, 1), 1), ((6, 1, 1), 2), ((10, 5, 3), 3), ((6, 6, 4), 5), ((6, 7, 10), 6)],
)
def test_high_dice_take_two_and_middling_ones_one(faces: tuple[int, ...], taken: int) -> None:
    outcome = cast_at(scene(caster("mp_drain", mp=30), commander("blue", "2,0")), "mp_drain", "B", (2, 0), *faces)
    assert outcome.events[2:] == (
        MagicChanged("blue", "mp_drain", 10, 10 - taken),
        MagicChanged("red", "mp_drain", 29, 29 + taken),
        Hexed("red", "blue", "blue", "mp_drain"),
    )


def test_dice_below_four_take_nothing_and_the_cost_is_lost() -> None:
    outcome = cast_at(scene(caster("mp_drain", mp=30), commander("blue", "2,0")), "mp_drain", "B", (2, 0), 3, 3, 3)
    assert (withstood(outcome), paid(outcome)) == (("blue",), 1)
    assert (mp(outcome.state, "red"), mp(outcome.state, "blue")) == (29, 10)


def test_it_takes_ten_at_most() -> None:
    state = scene(caster("mp_drain", 8, mp=30), commander("blue", "2,0", 2))
    outcome = cast_at(state, "mp_drain", "B", (2, 0), *[6] * 6)
    assert (mp(outcome.state, "red"), mp(outcome.state, "blue")) == (39, 10)


def test_it_takes_no_more_than_there_is() -> None:
    state = scene(caster("mp_drain", mp=30), commander("blue", "2,0", mp=1))
    outcome = cast_at(state, "mp_drain", "B", (2, 0), 6, 6, 6)
    assert (mp(outcome.state, "red"), mp(outcome.state, "blue")) == (30, 0)


def test_it_fills_the_caster_no_further_than_its_maximum_but_the_target_loses_all_the_same() -> None:
    outcome = cast_at(scene(caster("mp_drain"), commander("blue", "2,0")), "mp_drain", "B", (2, 0), 6, 6, 6)
    assert (mp(outcome.state, "red"), mp(outcome.state, "blue")) == (60, 4)


def test_knowledge_takes_dice_away() -> None:
    outcome = cast_at(scene(caster("mp_drain"), commander("blue", "2,0", 2)), "mp_drain", "B", (2, 0), 6)
    assert (dice(outcome), of(outcome, Rolled)[0].count) == ({"blue": 1}, 1)
    outcome = cast_at(scene(caster("mp_drain"), commander("blue", "2,0", 3)), "mp_drain", "B", (2, 0))
    assert (withstood(outcome), paid(outcome)) == (("blue",), 1)


def test_a_summoned_caster_can_be_drained() -> None:
    lines = (commander("blue", "3,0", 1), "blue-1 valkyrie blue 2,0 summon")
    outcome = cast_at(scene(caster("mp_drain"), *lines), "mp_drain", "B", (2, 0), 6, 4)
    assert (mp(outcome.state, "blue-1"), mp(outcome.state, "blue")) == (13, 15)


def test_a_target_without_mp_is_refused() -> None:
    lines = (commander("blue", "2,0", mp=0), "blue-1 footman blue 3,0")
    assert refused(scene(caster("mp_drain"), *lines), "mp_drain", "B", (2, 0)) == "no_magic_there"
    assert refused(scene(caster("mp_drain"), *lines), "mp_drain", "B", (3, 0)) == "no_magic_there"


def test_friends_empty_squares_and_the_immune_are_refused() -> None:
    lines = (commander("ally", "1,0", side="red"), commander("blue", "9,0"), "blue-1 unicorn blue 2,0")
    state = scene(caster("mp_drain"), *lines, "blue-2 pixie blue 3,0 summon")
    assert refused(state, "mp_drain", "B", (1, 0)) == "not_an_enemy"
    assert refused(state, "mp_drain", "B", (4, 0)) == "no_target"
    assert refused(state, "mp_drain", "B", (2, 0)) == "immune"
    assert refused(state, "mp_drain", "B", (3, 0)) == "immune"
