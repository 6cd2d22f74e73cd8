"""How commanders with gifts, and worn pieces, begin a battle (rule book 2, 9 and 12)."""

from dataclasses import replace

import pytest

from game.core.entity import Vitals
from game.core.grid import Board
from game.core.state import State
from game.rules.commander.components import Commanding, Magic, Mobility, Stalemate
from game.rules.commander.gifts import FIGURES, MOST_POINTS, SOURCES, Gift, Gifts
from game.rules.commander.setup import BattleStart, CommanderStart, UnitStart
from game.rules.commander.start import first_state
from tests.helpers.battle import CONTENT, RULES

ADA = CommanderStart(
    "ada", "red", "Ada", "mage", (0, 0), (UnitStart("unit", "phoenix", (1, 0)),), (0, 0, 3, 2), skills=()
)
BEN = CommanderStart("ben", "blue", "Ben", "wyrm_rider", (2, 0), (), (0, 0, 0, 0), skills=())


def begun(ada: CommanderStart) -> State:
    board = Board(3, 1, ("plain", "plain", "water"), (0, 0, 0))
    return first_state(BattleStart(board, ("red", "blue"), (ada, BEN)), CONTENT)


def gifted(*gifts: Gift) -> State:
    return begun(replace(ADA, gifts=gifts))


def test_a_commander_without_gifts_has_no_row_of_them_and_is_whole_and_rested() -> None:
    state = begun(ADA)
    assert list(state.table(Gifts)) == []
    assert (state.row(Vitals, "ada"), state.row(Magic, "ada")) == (Vitals(10, 10), Magic(20, 20))


def test_gifts_are_the_commanders_alone() -> None:
    gift = Gift("quiz", "attack", 2)
    assert dict(gifted(gift).table(Gifts).items()) == {"ada": Gifts((gift,))}


def test_command_range_and_max_mp_rise_by_all_gifts_together() -> None:
    state = gifted(Gift("quiz", "command_range", 1), Gift("quiz", "max_mp", 5), Gift("quiz", "max_mp", 10))
    assert state.row(Commanding, "ada").reach == 4
    assert state.row(Magic, "ada") == Magic(35, 35)


def test_movement_rises_and_the_troop_is_as_fast_as_ever() -> None:
    state = gifted(Gift("quiz", "move", 1), Gift("discretion", "move", 2))
    assert (state.row(Mobility, "ada").move, state.row(Mobility, "unit").move) == (8, 8)


def test_both_speeds_of_a_naval_commander_rise() -> None:
    naval = replace(BEN, side="red", id="ada", gifts=(Gift("quiz", "move", 1),))
    moves = begun(naval).row(Mobility, "ada")
    assert (moves.move, moves.land_move) == (13, 7)


def test_worn_pieces_begin_with_what_they_have_left() -> None:
    state = begun(replace(ADA, hp=4, mp=0, units=(replace(ADA.units[0], hp=7),)))
    assert [state.row(Vitals, piece) for piece in ("ada", "unit")] == [Vitals(4, 10), Vitals(7, 10)]
    assert state.row(Magic, "ada") == Magic(0, 20)


def test_the_count_towards_a_draw_begins_with_the_hp_that_are_left() -> None:
    worn = begun(replace(ADA, hp=4, units=(replace(ADA.units[0], hp=7),)))
    assert worn.row(Stalemate) == Stalemate((("blue", 10), ("red", 11)))


@pytest.mark.parametrize(
    "worn",
    [{"hp": 0}, {"hp": 11}, {"hp": -1}, {"mp": -1}, {"mp": 21}, {"units": (UnitStart("unit", "phoenix", (1, 0), 11),)}],
    ids=str,
)
def test_more_or_fewer_hp_and_mp_than_there_can_be_are_refused(worn: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="cannot have"):
        begun(replace(ADA, **worn))  # type: ignore[arg-type]


@pytest.mark.parametrize("mp", [0, 25])
def test_mp_may_be_as_many_as_gifts_make_them(mp: int) -> None:
    assert begun(replace(ADA, mp=mp, gifts=(Gift("quiz", "max_mp", 5),))).row(Magic, "ada") == Magic(mp, 25)


WRONG = [
    (Gift("luck", "attack", 1),),
    (Gift("quiz", "beauty", 1),),
    (Gift("quiz", "attack", 0),),
    (Gift("quiz", "attack", -1),),
    (Gift("quiz", "attack", MOST_POINTS + 1),),
    (Gift("quiz", "attack", MOST_POINTS), Gift("passion", "attack", 1)),
]


@pytest.mark.parametrize("gifts", WRONG, ids=str)
def test_gifts_that_nobody_can_have_are_refused_at_the_start_and_in_a_state(gifts: tuple[Gift, ...]) -> None:
    with pytest.raises(ValueError, match="gift"):
        gifted(*gifts)
    assert "gift" in (RULES.incoherence(begun(ADA).having("ada", Gifts(gifts))) or "")


@pytest.mark.parametrize("figure", FIGURES)
def test_every_figure_can_come_from_every_source(figure: str) -> None:
    state = gifted(*(Gift(source, figure, 1) for source in SOURCES))
    assert RULES.incoherence(state) is None
    assert state.row(Gifts, "ada").figure(figure) == len(SOURCES)


@pytest.mark.parametrize(
    ("piece", "gifts", "why"),
    [
        ("unit", Gifts((Gift("quiz", "attack", 1),)), "unit has gifts but is no commander"),
        ("nobody", Gifts((Gift("quiz", "attack", 1),)), "nobody has Gifts but is no piece"),
        ("ada", Gifts(()), "ada has gifts that nobody can have"),
        ("ada", Gifts((Gift("quiz", "attack", 1),), stood=True), "ada has gifts that nobody can have"),
    ],
)
def test_a_state_with_gifts_out_of_place_does_not_hold_together(piece: str, gifts: Gifts, why: str) -> None:
    assert RULES.incoherence(begun(ADA).having(piece, gifts)) == why
