"""Fields for names: any name may be typed, and left and right go through some that are proposed."""

from collections.abc import Sequence

from game.scenes.saves.name_field import NameField
from game.ui.widgets import Entered, Outcome


class ProposedName(NameField):
    """A name of at most `longest` characters."""

    def __init__(self, name: str, title: str, text: str, proposals: Sequence[str], longest: int) -> None:
        self._proposals = tuple(proposals)
        self._longest = longest
        super().__init__(name, title, text)

    def show(self, text: str) -> None:
        """Hold another name, no longer than it may be."""
        super().show(text[: self._longest])

    def turned(self, step: int) -> Outcome | None:
        """The next or the previous proposal, around the end."""
        at = self._proposals.index(self.text) if self.text in self._proposals else (-1 if step > 0 else 0)
        self.show(self._proposals[(at + step) % len(self._proposals)])
        return Entered(self.name, self.text)
