"""Labels: wrapped text with signs in it."""

import pygame

from game.ui.caps import Caps
from game.ui.text import Face
from game.ui.theme import INK, Theme
from game.ui.widgets.widget import Widget
from game.ui.widgets.writing import Line, Style, draw_line, has_signs, lines_of, step_of, width_of


class Label(Widget):
    """Text that may take several lines; `wide` is the most it would like to be wide, in units.

    `<confirm>` in it is drawn as that intent's cap (by `caps`), `<!warning>` as a sign.
    """

    role = "label"

    def __init__(
        self,
        label: str,
        *,
        face: Face = "serif",
        size: float = 1.25,
        colour: str = INK,
        wide: float = 24,
        caps: Caps | None = None,
    ) -> None:
        super().__init__(label)
        self._style = Style(face, size, colour, caps)
        self._wide = wide

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """Its lines one above the other."""
        lines = self._lines(theme, theme.text.px(self._wide) if room is None else room)
        return max(width_of(line, theme, self._style) for line in lines), len(lines) * self._step(theme)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """Write as many lines as there is room for."""
        step = self._step(theme)
        y = self.rect.y
        for line in self._lines(theme, self.rect.width):
            if y + step > self.rect.bottom + step // 2:
                return
            draw_line(surface, line, self.rect.x, y + step // 2, theme, self._style)
            y += step

    def _lines(self, theme: Theme, room: int) -> tuple[Line, ...]:
        return lines_of(self.label, room, theme, self._style)

    def _step(self, theme: Theme) -> int:
        return step_of(theme, self._style, signs=has_signs(self.label))


class SignLabel(Widget):
    """A single sign of `signs`, with the words for it."""

    role = "label"

    def __init__(self, sign: str, words: str) -> None:
        super().__init__(words)
        self._sign = sign

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:  # noqa: ARG002 - a sign is what it is
        """The sign's."""
        return theme.sign_width(self._sign), theme.cap_height

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """The sign at the left."""
        theme.sign(surface, self._sign, self.rect.x, self.rect.centery)
