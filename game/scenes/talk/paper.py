"""What stands on the paper of a talk: the words, letter by letter, and the answers to them with their numbers."""

import pygame

from game.scenes.talk.pace import Pace
from game.ui.caps import Caps
from game.ui.text import Face
from game.ui.theme import BLUE, INK, PALE, RED, RULE, Theme
from game.ui.widgets import Outcome, Pressed, Widget

_NAME, _LEFT, _HIGH = 1.35, 2.6, 0.55
"""The size of a name; room for an answer's number, and above and below its words, in units."""


class Speech(Widget):
    """Who speaks, and as much of the words as can be seen by now; it takes the room of all of them."""

    role = "label"

    def __init__(self, name: str, words: str, pace: Pace, size: float) -> None:
        super().__init__(f"{name}: {words}")
        self._name, self._words, self._pace, self._size = name, words, pace, size

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """The name, the lines, a rule."""
        text, wide = theme.text, theme.text.px(50) if room is None else room
        lines = len(self._lines(theme, wide))
        return wide, text.height("serif_bold", _NAME) + lines * text.height("serif", self._size) + text.px(0.7)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """Write what can be seen."""
        text, rect, left = theme.text, self.rect, self._pace.letters
        surface.blit(text.line(self._name, "serif_bold", _NAME, RED), rect.topleft)
        y, step = rect.y + text.height("serif_bold", _NAME), text.height("serif", self._size)
        for line in self._lines(theme, rect.width):
            if left <= 0:
                break
            surface.blit(text.line(line[:left], "serif", self._size, INK), (rect.x, y))
            left -= len(line) + 1
            y += step
        pygame.draw.line(surface, RULE, (rect.x, rect.bottom - 2), (rect.right - 1, rect.bottom - 2))

    def _lines(self, theme: Theme, wide: int) -> tuple[str, ...]:
        return theme.text.wrap(self._words, wide, "serif", self._size)


class Answer(Widget):
    """Something the hero may say, with a number where there is one; nothing of it can be seen before it is `shown`."""

    role = "button"
    control = True

    def __init__(self, name: str, words: str, caps: Caps, size: float, number: int = 0, *, shown: bool = True) -> None:
        super().__init__(words, name=name, enabled=shown)
        self._caps, self._size, self._number = caps, size, number

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """As many lines as the words take."""
        text = theme.text
        wide = text.px(50) if room is None else room
        lines = len(self._lines(theme, wide, "serif_bold"))
        return wide, lines * text.height("serif", self._size) + text.px(_HIGH)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """The words beside their number, on a bar if it has the focus."""
        if not self.enabled:
            return
        text, rect, left = theme.text, self.rect, self.rect.x + theme.text.px(_LEFT)
        if focused:
            theme.plate(surface, rect, BLUE)
            theme.focus(surface, rect)
        if self._number and self._caps.device == "keyboard":
            digit = str(self._number)
            edge = rect.x + (text.px(_LEFT) - theme.cap_width(digit)) // 2
            theme.key_cap(surface, digit, edge, rect.centery)
        elif focused:
            theme.lozenge(surface, (rect.x + text.px(_LEFT) // 2, rect.centery), text.px(1))
        face: Face = "serif_bold" if focused else "serif"
        lines, step = self._lines(theme, rect.width, face), text.height("serif", self._size)
        y = rect.centery - step * len(lines) // 2 - 1
        for line in lines:
            surface.blit(text.line(line, face, self._size, PALE if focused else INK), (left, y))
            y += step

    def pressed(self, at: tuple[int, int] | None) -> Outcome | None:  # noqa: ARG002 - anywhere on it
        """It is said."""
        return Pressed(self.name)

    def _lines(self, theme: Theme, wide: int, face: Face) -> tuple[str, ...]:
        return theme.text.wrap(self.label, max(1, wide - theme.text.px(_LEFT + 0.8)), face, self._size)
