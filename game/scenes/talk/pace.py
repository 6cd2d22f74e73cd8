"""The pace at which something said comes to be read."""

_LETTERS = 48
"""How many letters a second."""


class Pace:
    """Counts how much of something said can be seen by now."""

    def __init__(self, words: str, *, at_once: bool = False) -> None:
        self._length = len(words)
        self._ms = 0
        self._all = at_once

    @property
    def letters(self) -> int:
        """How many letters can be seen."""
        return self._length if self._all else min(self._length, self._ms * _LETTERS // 1000)

    @property
    def done(self) -> bool:
        """Whether everything can."""
        return self.letters == self._length

    def let_pass(self, ms: int) -> bool:
        """Let so many milliseconds pass; whether more can be seen."""
        before = self.letters
        self._ms += 0 if self.done else ms
        return self.letters != before

    def finish(self) -> None:
        """Show everything at once."""
        self._all = True
