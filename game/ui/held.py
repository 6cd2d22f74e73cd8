"""A cursor key or stick that is held: the intent it means is said again and again."""

from game.ui.intents import Cursor

FIRST, NEXT = 350, 90
"""How long it is held before it repeats, and between repeats, in milliseconds."""


class Held:
    """Keeps the one that was pressed last; `source` is whatever tells it apart from others."""

    def __init__(self) -> None:
        self._source: object = None
        self._intent = Cursor(0, 0)
        self._left = 0

    def press(self, source: object, intent: Cursor) -> None:
        """It went down, and the intent has been said once."""
        self._source, self._intent, self._left = source, intent, FIRST

    def let_go(self, source: object = None) -> None:
        """It, or with None whatever is held, was let go."""
        if source is None or source == self._source:
            self._source = None

    def repeats(self, dt: int) -> list[Cursor]:
        """What is said again after so many milliseconds: at most one, however long they were."""
        if self._source is None:
            return []
        self._left -= dt
        if self._left > 0:
            return []
        self._left = NEXT
        return [self._intent]
