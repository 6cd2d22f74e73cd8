"""Hypothesis strategies drawn from types alone: any component, event or action that a rule set lists."""

import dataclasses
from typing import Any, Literal, get_args, get_origin

from hypothesis import strategies as st

from game.core.action import Action
from game.core.codec import field_types
from game.core.grid import Board
from game.core.ids import BATTLE
from game.core.state import State

NAMES = st.text("abcdefghijklmnopqrstuvwxyz0123456789_-", min_size=1, max_size=8).filter(lambda name: name != "-")
"""Ids as content and maps give them."""
CELLS = st.tuples(st.integers(0, 255), st.integers(0, 255))
COUNTS = st.integers(-1000, 100_000)


def values(kind: Any) -> st.SearchStrategy[Any]:
    """Any value of a type that components, events and actions are made of."""
    origin, parts = get_origin(kind), get_args(kind)
    if parts == (int, int) and origin is tuple:
        return CELLS
    if origin is tuple and parts[1:] == (Ellipsis,):
        return st.lists(values(parts[0]), max_size=3).map(tuple)
    if origin is tuple:
        return st.tuples(*map(values, parts))
    if origin is Literal:
        return st.sampled_from(parts)
    if dataclasses.is_dataclass(kind):
        return st.builds(kind, **{name: values(part) for name, part in field_types(kind).items()})  # type: ignore[arg-type]
    return {int: COUNTS, str: NAMES, bool: st.booleans()}[kind]


def actions(kinds: tuple[type[Action], ...]) -> st.SearchStrategy[Action]:
    """Any action of these types, sensible or not."""
    return st.one_of([values(kind) for kind in kinds])


def boards(terrains: list[str], widest: int = 6) -> st.SearchStrategy[Board]:
    """Small boards of any terrain and elevation."""

    def sized(size: tuple[int, int]) -> st.SearchStrategy[Board]:
        squares = size[0] * size[1]
        terrain = st.lists(st.sampled_from(terrains), min_size=squares, max_size=squares).map(tuple)
        levels = st.lists(st.integers(0, 5), min_size=squares, max_size=squares).map(tuple)
        return st.builds(Board, st.just(size[0]), st.just(size[1]), terrain, levels)

    return st.tuples(st.integers(1, widest), st.integers(1, widest)).flatmap(sized)


def states(components: tuple[type, ...], terrains: list[str]) -> st.SearchStrategy[State]:
    """Any rows in any tables: states that no rule set need understand."""
    rows = st.lists(st.tuples(NAMES | st.just(BATTLE), st.one_of([values(kind) for kind in components])), max_size=8)

    def build(board: Board, found: list[tuple[str, Any]]) -> State:
        state = State(board)
        for entity, row in found:
            state = state.having(entity, row)
        return state

    return st.builds(build, boards(terrains), rows)
