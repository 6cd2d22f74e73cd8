"""A slider: a number between two ends, moved with left and right, by a click on its line, or by drawing it."""

from collections.abc import Callable

import pygame

from game.ui.theme import GOLD, INK, RULE, Theme
from game.ui.widgets import row
from game.ui.widgets.widget import Changed, Outcome, Widget

_LINE, _KNOB = 9.0, 0.95
"""How long the line is, and how large its knob, in units."""


class Slider(Widget):
    """`steps` are the numbers it can stand at, `say` writes one of them; `index` is where it stands."""

    role = "slider"
    control = True

    def __init__(
        self,
        name: str,
        title: str,
        steps: range,
        value: int,
        say: Callable[[int], str],
        *,
        tip: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(name=name, tip=tip, enabled=enabled)
        self.title = title
        self._steps = steps
        self._say = say
        self._track = pygame.Rect(0, 0, 0, 0)
        self.show(value)

    @property
    def value(self) -> int:
        """The number it stands at."""
        return self._steps[self.index]

    def show(self, value: int) -> None:
        """Stand at the number that is nearest to this one."""
        self.index = min(range(len(self._steps)), key=lambda place: abs(self._steps[place] - value))
        self.label = f"{self.title}: {self._say(self.value)}"

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """A row with the title, the line and the number."""
        return row.size(theme, self.title, self._right(theme), room)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """The line lies in the right part, before the number."""
        super().place(rect, theme)
        right = row.parts(theme, rect, self.title, self._right(theme))[1]
        knob = theme.text.px(_KNOB)
        length = max(1, right.width - self._number(theme) - theme.text.px(0.8) - knob)
        self._track = pygame.Rect(right.x + knob // 2, right.centery - knob // 2, length, knob)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """The title, the line filled up to the knob, and the number."""
        name, right = row.parts(theme, self.rect, self.title, self._right(theme))
        row.ground(surface, theme, self.rect, focused=focused)
        row.write_name(surface, theme, name, self.title, focused=focused, enabled=self.enabled)
        colour = row.colour(focused=focused, enabled=self.enabled)
        track, high = self._track, max(3, self._track.height // 3)
        line = pygame.Rect(track.x, track.centery - high // 2, track.width, high)
        pygame.draw.rect(surface, RULE, line, border_radius=high // 2)
        at = track.x + track.width * self.index // max(1, len(self._steps) - 1)
        pygame.draw.rect(surface, colour, (line.x, line.y, at - line.x, high), border_radius=high // 2)
        pygame.draw.circle(surface, INK, (at, track.centery), track.height // 2)
        pygame.draw.circle(surface, GOLD if self.enabled else RULE, (at, track.centery), max(1, track.height // 2 - 2))
        image = theme.text.line(self._say(self.value), "sans_bold", row.NOTE, colour)
        surface.blit(image, image.get_rect(midright=right.midright))

    def pressed(self, at: tuple[int, int] | None) -> Outcome | None:
        """A click on the line moves the knob there."""
        if at is None or at[0] < self._track.x - self._track.height:
            return None
        return self.dragged(at[0])

    def turned(self, step: int) -> Outcome | None:
        """One step less or more; at the ends it stays, and says so by what it answers."""
        return self._move(self.index + step)

    def dragged(self, x: int) -> Outcome | None:
        """The knob follows the pointer."""
        last = len(self._steps) - 1
        return self._move(round((x - self._track.x) * last / max(1, self._track.width)))

    def _move(self, index: int) -> Changed:
        self.show(self._steps[max(0, min(len(self._steps) - 1, index))])
        return Changed(self.name, self.index)

    def _number(self, theme: Theme) -> int:
        ends = (self._steps[0], self._steps[-1])
        return max(theme.text.width(self._say(number), "sans_bold", row.NOTE) for number in ends)

    def _right(self, theme: Theme) -> int:
        return theme.text.px(_LINE) + self._number(theme) + theme.text.px(0.8)
