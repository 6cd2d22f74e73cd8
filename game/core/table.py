"""A table: all components of one type, by entity. Immutable, and it remembers what was asked of it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, ItemsView, Iterator, Mapping
from typing import Any, Generic, TypeVar

from game.core.canonical import canonical
from game.core.ids import EntityId

C = TypeVar("C")
V = TypeVar("V")


class Table(Generic[C]):
    """Rows of one component type, kept in the order of their entities' ids.

    A table never changes, so `memo` may keep answers drawn from it alone for as long as it lives: the only
    memory that rules have. How each row is spelt in the digest is handed on to the tables made from this one.
    """

    __slots__ = ("_digest", "_memo", "_rows", "_spelt")

    def __init__(self, rows: Mapping[EntityId, C]) -> None:
        self._rows: dict[EntityId, C] = {key: rows[key] for key in sorted(rows)}
        self._memo: dict[Hashable, Any] = {}
        self._digest = ""
        self._spelt: dict[EntityId, str] = {}

    @classmethod
    def _of(cls, rows: dict[EntityId, C], spelt: dict[EntityId, str]) -> Table[C]:
        table = cls.__new__(cls)
        table._rows = rows
        table._memo = {}
        table._digest = ""
        table._spelt = spelt
        return table

    def _spelt_without(self, entity: EntityId) -> dict[EntityId, str]:
        """The spellings of the other rows, for a table in which one is new or gone."""
        spelt = self._spelt.copy()
        spelt.pop(entity, None)
        return spelt

    def __getitem__(self, entity: EntityId) -> C:
        return self._rows[entity]

    def __contains__(self, entity: EntityId) -> bool:
        return entity in self._rows

    def __iter__(self) -> Iterator[EntityId]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def get(self, entity: EntityId) -> C | None:
        """The entity's component, or None."""
        return self._rows.get(entity)

    def items(self) -> ItemsView[EntityId, C]:
        """Entities and components, sorted by id."""
        return self._rows.items()

    def with_row(self, entity: EntityId, row: C) -> Table[C]:
        """A table in which the entity has this component."""
        if entity in self._rows:
            rows = self._rows.copy()
            rows[entity] = row
            return Table._of(rows, self._spelt_without(entity))
        rows = {**self._rows, entity: row}
        return Table._of({key: rows[key] for key in sorted(rows)}, self._spelt_without(entity))

    def without(self, entity: EntityId) -> Table[C]:
        """A table in which the entity has none."""
        rows = self._rows.copy()
        rows.pop(entity, None)
        return Table._of(rows, self._spelt_without(entity))

    def memo(self, key: Hashable, make: Callable[[], V]) -> V:
        """The answer kept under `key`, made at the first question. It must follow from this table and the key."""
        try:
            kept: V = self._memo[key]
        except KeyError:
            kept = self._memo[key] = make()
        return kept

    def digest(self) -> str:
        """A fingerprint of all rows, equal in every process and on every Python."""
        if not self._digest:
            spelt = self._spelt
            for key, row in self._rows.items():
                if key not in spelt:
                    spelt[key] = canonical([key, row])
            text = f"[{','.join(spelt[key] for key in self._rows)}]"
            self._digest = hashlib.sha256(text.encode("ascii")).hexdigest()
        return self._digest
