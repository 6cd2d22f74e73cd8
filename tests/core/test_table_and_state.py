"""Tables and states: values that share what did not change, remember what was asked, and have one digest."""

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.canonical import canonical
from game.core.entity import Allegiance, Named, Position, Vitals
from game.core.grid import Board
from game.core.ids import BATTLE
from game.core.state import State
from game.core.table import Table

BOARD = Board(2, 1, ("plain", "water"), (0, 1))


def small() -> State:
    return State(BOARD).having("a", Vitals(7, 10)).having("a", Position((1, 0))).having(BATTLE, Named("duel", "é"))


def test_a_table_lists_its_rows_by_id_however_they_were_put_in() -> None:
    table = Table({"c": 1, "a": 2}).with_row("b", 3)
    assert list(table.items()) == [("a", 2), ("b", 3), ("c", 1)]


def test_a_table_is_not_changed_by_what_is_made_of_it() -> None:
    table = Table({"a": 1})
    assert (dict(table.with_row("a", 2).items()), dict(table.without("a").items())) == ({"a": 2}, {})
    assert dict(table.items()) == {"a": 1}


def test_taking_away_a_row_that_is_not_there_changes_nothing() -> None:
    assert dict(Table({"a": 1}).without("b").items()) == {"a": 1}


@given(st.dictionaries(st.text("abc", min_size=1), st.integers()), st.randoms(use_true_random=False))
def test_a_tables_digest_does_not_hang_on_the_order_of_its_rows(rows: dict[str, int], order: object) -> None:
    shuffled = list(rows.items())
    order.shuffle(shuffled)  # type: ignore[attr-defined]
    one_by_one: Table[int] = Table({})
    for key, value in shuffled:
        one_by_one = one_by_one.with_row(key, value)
    assert one_by_one.digest() == Table(rows).digest()


def test_a_memo_is_made_once_and_kept() -> None:
    table, answers = Table({"a": 1}), iter(range(3))
    assert [table.memo("question", lambda: next(answers)) for _ in range(3)] == [0, 0, 0]
    assert next(answers) == 1


def test_a_memo_is_not_carried_over_to_a_changed_table_or_state() -> None:
    table, state = Table({"a": 1}), small()
    assert (table.memo("q", lambda: "old"), table.with_row("b", 2).memo("q", lambda: "new")) == ("old", "new")
    assert (state.memo("q", lambda: "old"), state.lacking("a").memo("q", lambda: "new")) == ("old", "new")


def test_untouched_tables_are_shared_between_states() -> None:
    before = small()
    after = before.having("a", Vitals(6, 10))
    assert after.table(Position) is before.table(Position)
    assert after.table(Vitals) is not before.table(Vitals)


def test_a_state_keeps_its_rows_when_another_is_made_of_it() -> None:
    before = small()
    before.having("a", Vitals(1, 10)).lacking("a")
    assert before.row(Vitals, "a") == Vitals(7, 10)


def test_an_entity_can_lose_some_components_or_all() -> None:
    assert small().lacking("a", Vitals).has(Position, "a")
    assert not small().lacking("a", Vitals).has(Vitals, "a")
    assert not small().lacking("a").has(Position, "a")


def test_a_row_that_is_missing_is_none_or_a_key_error() -> None:
    assert small().get(Vitals) is None
    assert small().get(Allegiance, "a") is None
    with pytest.raises(KeyError):
        small().row(Vitals)
    with pytest.raises(KeyError):
        small().row(Allegiance, "a")


def test_a_small_states_digest_is_the_same_on_every_machine() -> None:
    assert small().digest() == "a18aea1f2e171755e49fba688aacc88bc8332cadd7c5e076c5057a9dcaee7ba4"


def test_states_with_equal_rows_are_equal_however_they_came_about() -> None:
    other = State(BOARD).having(BATTLE, Named("duel", "é")).having("a", Position((0, 0))).having("b", Vitals(1, 1))
    other = other.having("a", Position((1, 0))).having("a", Vitals(7, 10)).lacking("b")
    assert other == small()
    assert hash(other) == hash(small())


@pytest.mark.parametrize(
    "other",
    [
        small().having("a", Vitals(6, 10)),
        small().having("a", Vitals(10, 7)),
        small().having("b", Vitals(7, 10)),
        small().lacking("a", Position),
        small().having("a", Named("duel")),
        small().having(BATTLE, Named("duel", "e")),
        State(Board(2, 1, ("plain", "plain"), (0, 1)), dict(small().tables())),
        State(Board(2, 1, ("plain", "water"), (0, 0)), dict(small().tables())),
        State(Board(1, 2, ("plain", "water"), (0, 1)), dict(small().tables())),
    ],
)
def test_a_state_that_differs_in_anything_has_another_digest(other: State) -> None:
    assert other.digest() != small().digest()
    assert other != small()


def test_components_of_equal_fields_but_other_type_differ_in_spelling() -> None:
    assert canonical(Vitals(1, 2)) == '["Vitals",1,2]'
    assert canonical(Position((1, 2))) == '["Position",[1,2]]'


@dataclass(frozen=True)
class Loose:
    """A component that holds what it must not."""

    part: object


@pytest.mark.parametrize("part", [0.5, {1}, {"a": 1}, len, b"x", Vitals])
def test_a_digest_refuses_what_a_component_must_not_hold(part: object) -> None:
    with pytest.raises(TypeError):
        State(BOARD).having("a", Loose(part)).digest()


@pytest.mark.parametrize(("width", "terrain"), [(0, ()), (2, ("plain",)), (1, ("plain", "plain"))])
def test_a_board_whose_layers_do_not_fit_is_refused(width: int, terrain: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="needs"):
        Board(width, 1, terrain, (0,) * len(terrain))


def test_squares_within_a_distance_come_row_by_row() -> None:
    board = Board(3, 3, ("plain",) * 9, (0,) * 9)
    assert list(board.within((0, 1), 1, 1)) == [(0, 0), (1, 1), (0, 2)]
    assert list(board.within((1, 1), 2, 2)) == [(0, 0), (2, 0), (0, 2), (2, 2)]
