"""Bindings while they are being changed: unlike those in the settings, a key may mean two things for a while."""

from collections.abc import Sequence

from game.settings import DEFAULT_BINDINGS, Binding, conflicts

SLOTS = 2
"""How many keys an intent may have."""


class Draft:
    """Keys for every intent, by name."""

    def __init__(self, bindings: Sequence[Binding]) -> None:
        self._keys = dict(bindings)

    def key(self, intent: str, slot: int) -> str:
        """The key in a slot; "" if that is free. Raises KeyError if there is no such intent."""
        keys = self._keys[intent]
        return keys[slot] if slot < len(keys) else ""

    def put(self, intent: str, slot: int, key: str) -> None:
        """Put a key into a slot; one that stands in the intent's other slot changes places with it."""
        keys = [self.key(intent, place) for place in range(SLOTS)]
        if key in keys:
            keys[keys.index(key)] = keys[slot]
        keys[slot] = key
        self._keys[intent] = tuple(key for key in keys if key)

    def usual(self, intent: str) -> bool:
        """Whether an intent has the keys it came with."""
        return self._keys[intent] == dict(DEFAULT_BINDINGS)[intent]

    def restore(self, intent: str) -> None:
        """Give an intent the keys it came with."""
        self._keys[intent] = dict(DEFAULT_BINDINGS)[intent]

    def restore_all(self) -> None:
        """Give every intent the keys it came with."""
        self._keys = dict(DEFAULT_BINDINGS)

    def clashes(self) -> dict[str, tuple[str, ...]]:
        """The keys that mean more than one thing, each with the intents it means."""
        return conflicts(self.bindings())

    def bindings(self) -> tuple[Binding, ...]:
        """All bindings as the settings take them, if there are no clashes."""
        return tuple(sorted(self._keys.items()))
