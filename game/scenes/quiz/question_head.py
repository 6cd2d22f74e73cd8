"""The head of a question: how far one has come, what is asked, and a line under it."""

from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.i18n import _
from game.ui.figures.dyes import dyed
from game.ui.pictures.sheet import flame
from game.ui.theme import GOLD, INK, PALE, RULE, SEPIA, Theme, vector
from game.ui.widgets import Widget

_ASKED, _LEAST = 2.2, 1.35
"""The largest size of a question, and the one from which it rather takes a second line."""
_WHERE, _HINT = 1.0, 1.15
_STEP, _NOW, _THEN = 2.1, 0.75, 0.34
"""From bead to bead, and how large they are, in units."""
_PARTS = "abcdefg"
"""By these letters the parts of a question are told apart."""


def where_words(id_: str, ids: Sequence[str]) -> tuple[str, int, int]:
    """Which of the main questions a question belongs to: in words, its place from 0 on, and how many there are."""
    firsts = {one.rstrip(_PARTS): one for one in reversed(ids)}
    numbers = tuple(dict.fromkeys(one.rstrip(_PARTS) for one in ids))
    at = numbers.index(id_.rstrip(_PARTS))
    words = _("Question {number} of {count}").format(number=at + 1, count=len(numbers))
    if firsts[numbers[at]] != id_:
        words = _("{question}, second part").format(question=words)
    return words, at, len(numbers)


class Head(Widget):
    """Written in the middle: the eleven questions as beads on a string, the question, and a hint where there is room.

    `roomy` says whether there is.
    """

    role = "heading"

    def __init__(self, id_: str, question: str, hint: str, ids: Sequence[str]) -> None:
        """`ids` are all questions there are."""
        self._where, self._at, self._count = where_words(id_, ids)
        self._question, self._hint = question, hint
        self.roomy = True
        super().__init__(f"{self._where}: {question} {hint}")

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """The beads' line, and the lines of question and hint."""
        wide, text = theme.text.px(60) if room is None else room, theme.text
        size, lines = self._asked(theme, wide)
        asked = len(lines) * text.height("serif_bold", size)
        hint = len(self._hints(theme, wide)) * text.height("serif_italic", _HINT) if self.roomy else 0
        return wide, self._top(theme) + asked + hint

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """Line after line."""
        text, rect = theme.text, self.rect
        self._draw_steps(surface, theme)
        y = rect.y + self._top(theme)
        size, lines = self._asked(theme, rect.width)
        for line in lines:
            image = text.line(line, "serif_bold", size, INK)
            surface.blit(image, image.get_rect(midtop=(rect.centerx, y)))
            y += text.height("serif_bold", size)
        for line in self._hints(theme, rect.width) if self.roomy else ():
            image = text.line(line, "serif_italic", _HINT, SEPIA)
            surface.blit(image, image.get_rect(midtop=(rect.centerx, y)))
            y += text.height("serif_italic", _HINT)

    def _asked(self, theme: Theme, wide: int) -> tuple[float, tuple[str, ...]]:
        size = max(_LEAST, theme.text.fitting_size(self._question, wide, "serif_bold", _ASKED))
        return size, theme.text.wrap(self._question, wide, "serif_bold", size)

    def _hints(self, theme: Theme, wide: int) -> tuple[str, ...]:
        return theme.text.wrap(self._hint, wide, "serif_italic", _HINT)

    def _top(self, theme: Theme) -> int:
        """How high the line of beads is."""
        return theme.text.px(2 * _NOW + 0.5)

    def _draw_steps(self, surface: pygame.Surface, theme: Theme) -> None:
        """Where one is in words at the left, and the beads in the middle, or at the right where that is too near."""
        text, rect = theme.text, self.rect
        step, middle = text.px(_STEP), rect.y + text.px(_NOW)
        words = text.line(self._where, "sans", _WHERE, SEPIA)
        end = surface.blit(words, words.get_rect(midleft=(rect.x, middle))).right
        long = step * (self._count - 1)
        left = rect.centerx - long // 2
        if left < end + step:
            left = rect.right - long - text.px(_NOW)
        if left < end + step:
            return
        pygame.draw.line(surface, RULE, (left, middle), (left + long, middle), 2)
        for n in range(self._count):
            at, now = (left + n * step, middle), n == self._at
            radius = text.px(_NOW if now else _THEN)
            pygame.draw.circle(surface, INK, at, radius)
            pygame.draw.circle(surface, GOLD if now else RULE if n < self._at else PALE, at, radius - 2)
            if now:
                fire = _flame(text.px(1.25))
                surface.blit(fire, fire.get_rect(center=at))


@lru_cache(maxsize=4)
def _flame(edge: int) -> pygame.Surface:
    """A small fire in a square of so many pixels."""
    return vector(dyed(flame(12, 22, 20), "red"), edge, edge, (0, 0, 24, 24))
