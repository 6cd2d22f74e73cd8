"""A state: the board and one table a component type, as a value that never changes."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import lru_cache
from typing import Any, TypeVar

from game.core.canonical import canonical
from game.core.grid import Board
from game.core.ids import BATTLE, EntityId
from game.core.table import Table

C = TypeVar("C")
V = TypeVar("V")


@lru_cache(maxsize=16)
def _spelling(board: Board) -> str:
    return canonical(board)


class State:
    """Everything that is true at one moment. Events make the next state; untouched tables are shared with it."""

    __slots__ = ("_digest", "_memo", "_tables", "board")

    def __init__(self, board: Board, tables: Mapping[type, Table[Any]] | None = None) -> None:
        self.board = board
        self._tables: dict[type, Table[Any]] = dict(tables or {})
        self._memo: dict[Hashable, Any] = {}
        self._digest = ""

    def table(self, kind: type[C]) -> Table[C]:
        """All components of a type; an empty table if there are none."""
        table = self._tables.get(kind)
        return table if table is not None else Table({})

    def tables(self) -> Iterator[tuple[type, Table[Any]]]:
        """All tables with rows, by the name of their type."""
        for kind in sorted(self._tables, key=lambda k: k.__name__):
            if len(self._tables[kind]):
                yield kind, self._tables[kind]

    def get(self, kind: type[C], entity: EntityId = BATTLE) -> C | None:
        """The entity's component of a type, or None."""
        table = self._tables.get(kind)
        return None if table is None else table.get(entity)

    def row(self, kind: type[C], entity: EntityId = BATTLE) -> C:
        """The entity's component of a type. Raises KeyError if it has none."""
        row: C = self._tables[kind][entity]
        return row

    def has(self, kind: type, entity: EntityId) -> bool:
        """Whether the entity has a component of the type."""
        table = self._tables.get(kind)
        return table is not None and entity in table

    def having(self, entity: EntityId, row: Any) -> State:
        """The state in which the entity has this component."""
        kind = type(row)
        tables = self._tables.copy()
        tables[kind] = self.table(kind).with_row(entity, row)
        return State._of(self.board, tables)

    def lacking(self, entity: EntityId, *kinds: type) -> State:
        """The state in which the entity has no component of these types; of any type if none is named."""
        tables = self._tables.copy()
        for kind in kinds or tuple(tables):
            if kind in tables and entity in tables[kind]:
                tables[kind] = tables[kind].without(entity)
        return State._of(self.board, tables)

    @classmethod
    def _of(cls, board: Board, tables: dict[type, Table[Any]]) -> State:
        state = cls.__new__(cls)
        state.board = board
        state._tables = tables
        state._memo = {}
        state._digest = ""
        return state

    def memo(self, key: Hashable, make: Callable[[], V]) -> V:
        """The answer kept under `key`, made at the first question. It must follow from this state and the key."""
        try:
            kept: V = self._memo[key]
        except KeyError:
            kept = self._memo[key] = make()
        return kept

    def digest(self) -> str:
        """A fingerprint, equal in every process and on every Python for equal states."""
        if not self._digest:
            parts = [[kind.__name__, table.digest()] for kind, table in self.tables()]
            text = f"[{_spelling(self.board)},{canonical(parts)}]"
            self._digest = hashlib.sha256(text.encode("ascii")).hexdigest()
        return self._digest

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.digest() == other.digest()

    def __hash__(self) -> int:
        return hash(self.digest())
