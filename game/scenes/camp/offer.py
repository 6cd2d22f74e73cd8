"""Something to be had: a figure with its name, its price, what it is, and perhaps why it cannot be had."""

from collections.abc import Sequence

import pygame

from game.i18n import _
from game.rules.commander.models import Kind
from game.scenes.camp.standing import SIDE
from game.ui.figures.cache import FigureCache
from game.ui.sentences import trait_name
from game.ui.sentences_kinds import gait_name
from game.ui.theme import BLUE, INK, PALE, RED, SEPIA, Theme
from game.ui.widgets import Outcome, Pressed, Widget

_NAME, _NOTE = 1.25, 0.95
_EDGE, _ROOM, _HIGH = 3.6, 0.6, 0.25
"""How large the figure is, the room beside it, and above and below, in units."""


class Offer(Widget):
    """What cannot be had may have the focus all the same, to be read."""

    role = "button"
    control = True

    def __init__(
        self, name: str, kind: str, title: str, price: str, words: str, figures: FigureCache, *, why_not: str = ""
    ) -> None:
        told = "; ".join(part for part in (price, words, why_not) if part)
        super().__init__(f"{title}: {told}", name=name)
        self._figures, self._kind = figures, kind
        self._title, self._price, self._words, self._why = title, price, words, why_not

    @property
    def state(self) -> str:
        """Whether it can be had."""
        return "disabled" if self._why else ""

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """The figure, or the lines beside it."""
        text, wide = theme.text, theme.text.px(30) if room is None else room
        lines = len(self._lines(theme, wide)) * text.height("sans", _NOTE)
        head = text.height("serif_bold", _NAME) + (0 if self._beside(theme, wide) else text.height("sans_bold", _NOTE))
        return wide, max(text.px(_EDGE), head + lines) + 2 * text.px(_HIGH)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """Pale on blue when it has the focus and can be had; only ringed when it cannot."""
        text, rect, chosen = theme.text, self.rect, focused and not self._why
        if chosen:
            theme.plate(surface, rect, BLUE)
        if focused:
            theme.focus(surface, rect)
        edge, y = text.px(_EDGE), rect.y + text.px(_HIGH)
        picture = self._figures.picture(self._kind, SIDE, edge)
        surface.blit(picture, (rect.x, rect.y + (rect.height - edge) // 2))
        left, small = rect.x + edge + text.px(_ROOM), PALE if chosen else SEPIA
        title = text.fitted(self._title, rect.right - left, "serif_bold", _NAME)
        surface.blit(text.line(title, "serif_bold", _NAME, PALE if chosen else INK), (left, y))
        price = text.line(self._price, "sans_bold", _NOTE, small)
        line = text.height("serif_bold", _NAME)
        if self._beside(theme, rect.width):
            surface.blit(price, price.get_rect(midright=(rect.right - text.px(_ROOM), y + line // 2)))
            y += line
        else:
            surface.blit(price, (left, y + line))
            y += line + text.height("sans_bold", _NOTE)
        for words, colour in self._lines(theme, rect.width):
            surface.blit(text.line(words, "sans", _NOTE, PALE if chosen else colour), (left, y))
            y += text.height("sans", _NOTE)

    def pressed(self, at: tuple[int, int] | None) -> Outcome | None:  # noqa: ARG002 - anywhere
        """This one, if it can be had."""
        return None if self._why else Pressed(self.name)

    def _beside(self, theme: Theme, wide: int) -> bool:
        text = theme.text
        both = text.width(self._title, "serif_bold", _NAME) + text.width(self._price, "sans_bold", _NOTE)
        return text.px(_EDGE + 3 * _ROOM) + both <= wide

    def _lines(self, theme: Theme, wide: int) -> Sequence[tuple[str, str]]:
        text, room = theme.text, max(1, wide - theme.text.px(_EDGE + 2 * _ROOM))
        told = ((self._words, SEPIA), (self._why, RED))
        return [(line, colour) for words, colour in told if words for line in text.wrap(words, room, "sans", _NOTE)]


def kind_words(kind: Kind) -> str:
    """What a kind of piece does, in a line (rule book 1)."""
    words = _("{attack} attack, {defence} defence, {move} squares, {gait}").format(
        attack=kind.attack, defence=kind.defence, move=kind.move, gait=gait_name(kind.gait)
    )
    words = _("{words}, shoots {n} squares").format(words=words, n=kind.ranged) if kind.ranged else words
    return ", ".join((words, *map(trait_name, kind.traits)))
