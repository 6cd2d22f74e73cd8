"""Pieces, attributes and command range (rule book 1 and 2)."""

import pytest

from game.core.entity import Vitals
from game.core.grid import Board
from game.rules.commander.actions import Move, Strike
from game.rules.commander.components import Commanding
from game.rules.commander.events import Engaged, Term
from game.rules.commander.setup import BattleStart, CommanderStart, UnitStart
from game.rules.commander.start import first_state
from tests.helpers.battle import CONTENT, draw, play
from tests.helpers.checks import of

FIELD = """
    board
    .........
    .........
    pieces
    red    fighter red  {red}  offence=2 armour=1 knowledge=4 skills=-
    red-1  {mine}  red  3,0
    blue   fighter blue {blue} offence=1 armour=3 knowledge=5 skills=-
    blue-1 {theirs} blue 4,0
    turns
    red* blue
    """


def engaged(
    red: str = "0,0", blue: str = "8,1", mine: str = "swordsman", theirs: str = "swordsman", *faces: int
) -> Engaged:
    """The attack of `red-1` on `blue-1`, their commanders standing where it is said."""
    state = draw(FIELD.format(red=red, blue=blue, mine=mine, theirs=theirs))
    told: Engaged = of(play(state, Strike("red-1", "blue-1"), *(faces or (10,) * 20)), Engaged)[0]
    return told


def test_every_piece_has_ten_hit_points() -> None:
    state = draw(FIELD.format(red="0,0", blue="8,1", mine="witch", theirs="pixie"))
    assert {row for _, row in state.table(Vitals).items()} == {Vitals(10, 10)}


@pytest.mark.parametrize(
    ("kind", "attributes"),
    [("warrior", (2, 2, 3, 1)), ("mage", (1, 1, 4, 2)), ("warlock", (2, 1, 4, 1)), ("druid", (1, 2, 3, 2))],
)
def test_a_commander_starts_with_willpower_three_and_its_class_raises_two(
    kind: str, attributes: tuple[int, int, int, int]
) -> None:
    state = draw(f"board\n.\npieces\nred {kind} red 0,0")
    assert state.row(Commanding, "red") == Commanding(*attributes, 3)


def test_a_map_may_name_a_commanders_attributes() -> None:
    red = CommanderStart("red", "red", "Ada", "mage", (0, 0), (), (7, 0, 10, 2))
    state = first_state(BattleStart(Board(1, 1, ("plain",), (0,)), ("red",), (red,)), CONTENT)
    assert state.row(Commanding, "red") == Commanding(7, 0, 10, 2, 3)


@pytest.mark.parametrize("twice", ["red", "battle", "red-1"])
def test_no_two_things_of_a_battle_may_bear_one_id(twice: str) -> None:
    units = (UnitStart("red-1", "footman", (1, 0)), UnitStart(twice, "footman", (2, 0)))
    red = CommanderStart("red", "red", "", "mage", (0, 0), units)
    with pytest.raises(ValueError, match=f"'{twice}' is used twice"):
        first_state(BattleStart(Board(3, 1, ("plain",) * 3, (0,) * 3), ("red",), (red,)), CONTENT)


def test_a_unit_within_three_squares_of_its_commander_adds_its_offence() -> None:
    assert engaged(red="0,0").attack == (Term("attack", 13), Term("offence", 2), Term("defence", -8))


def test_a_unit_four_squares_from_its_commander_adds_nothing() -> None:
    assert engaged(red="0,1").attack == (Term("attack", 13), Term("defence", -8))


def test_a_unit_within_range_adds_its_commanders_armour_to_its_defence() -> None:
    assert engaged(blue="6,1").attack[-1] == Term("armour", -3)
    assert engaged(red="2,0").answer[-1] == Term("armour", -1)


def test_against_magic_a_unit_adds_knowledge_instead_of_armour() -> None:
    assert engaged(mine="crusader", blue="6,1").attack == (
        Term("attack", 12),
        Term("offence", 2),
        Term("defence", -8),
        Term("knowledge", -5),
    )


def test_outside_command_range_neither_armour_nor_knowledge_counts() -> None:
    for kind in ("swordsman", "crusader"):
        assert [term.name for term in engaged(mine=kind).attack] == ["attack", "offence", "defence"]


def test_a_commander_is_always_within_its_own_range() -> None:
    state = draw(FIELD.format(red="4,1", blue="5,1", mine="swordsman", theirs="swordsman"))
    (told,) = of(play(state, Strike("red", "blue"), *[10] * 20), Engaged)
    assert told.attack == (Term("attack", 12), Term("offence", 2), Term("defence", -11), Term("armour", -3))
    assert told.answer == (Term("attack", 12), Term("offence", 1), Term("defence", -11), Term("armour", -1))


def test_command_range_is_measured_when_the_attack_is_made() -> None:
    state = draw(FIELD.format(red="0,1", blue="8,1", mine="swordsman", theirs="swordsman"))
    closer = play(state, Move("red", ((1, 1),))).state
    (told,) = of(play(closer, Strike("red-1", "blue-1"), *[10] * 20), Engaged)
    assert Term("offence", 2) in told.attack


def test_another_commander_of_the_side_gives_a_unit_nothing() -> None:
    state = draw(
        """
        board
        ..........
        pieces
        red    fighter red  0,0
        red-1  swordsman red 5,0
        rose   fighter red  4,0 offence=9
        blue   fighter blue 6,0 armour=0
        turns
        red* rose blue
        """
    )
    (told,) = of(play(state, Strike("red-1", "blue"), *[10] * 23), Engaged)
    assert told.attack == (Term("attack", 13), Term("defence", -11))
