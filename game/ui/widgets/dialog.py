"""A dialog: a sheet of paper in the middle of the window with a question and its answers; everything else waits."""

from collections.abc import Sequence

import pygame

from game.ui.intents import Cancel, Intent, Menu
from game.ui.theme import Theme
from game.ui.widgets.controls import Button
from game.ui.widgets.form import Form
from game.ui.widgets.label import Label
from game.ui.widgets.layout import Column
from game.ui.widgets.pane import Pane
from game.ui.widgets.widget import Pressed, Seen

CLOSED = "closed"
"""What a dialog answers when it was left without a choice."""

_MARGIN, _WIDE = 1.6, 22


class Dialog:
    """`buttons` are names and labels, the safest first."""

    def __init__(self, theme: Theme, title: str, buttons: Sequence[tuple[str, str]], words: str = "") -> None:
        self._theme = theme
        told = [Label(title, face="serif_bold", size=1.5, wide=_WIDE)]
        if words:
            told.append(Label(words, face="serif", size=1.15, wide=_WIDE))
        entries = [Button(name, label) for name, label in buttons]
        self._form = Form(Pane(Column((*told, *entries))), theme)

    def handle(self, intent: Intent) -> str | None:
        """The name of the button that was pressed, CLOSED, or None while it stays open."""
        if isinstance(intent, Cancel | Menu):
            return CLOSED
        outcome = self._form.handle(intent)
        return outcome.name if isinstance(outcome, Pressed) else None

    def tree(self) -> tuple[Seen, ...]:
        """What is on it, for whoever reads the screen."""
        return self._form.tree()

    def draw(self, surface: pygame.Surface) -> None:
        """Lay it in the middle of the window."""
        text, window = self._theme.text, surface.get_rect()
        margin = text.px(_MARGIN)
        width = min(max(self._form.size()[0], text.px(_WIDE)), window.width - 2 * margin - text.px(1))
        height = min(self._form.size(width)[1], window.height - 2 * margin)
        sheet = pygame.Rect(0, 0, width + 2 * margin, height + 2 * margin)
        sheet.center = window.center
        sheet = sheet.clip(window)
        self._theme.panel(surface, sheet)
        self._form.lay_out(sheet.inflate(-2 * margin, -2 * margin))
        self._form.draw(surface)
