"""A list: entries one below the other, of which one is chosen; as many as there is room for, around the chosen one."""

from collections.abc import Collection, Sequence

import pygame

from game.ui.theme import BLUE, INK, PALE, PALER, RULE, Theme
from game.ui.widgets.controls import Choice
from game.ui.widgets.widget import Outcome

_HIGH, _SIZE = 1.9, 1.25


class Listing(Choice):
    """A click picks an entry, left and right go through them; those that are `pale` can be looked at, but no more.

    At most `most` are seen at once.
    """

    role = "list"

    def __init__(
        self,
        name: str,
        title: str,
        options: Sequence[str],
        index: int = 0,
        *,
        pale: Collection[int] = (),
        most: int = 5,
        tip: str = "",
    ) -> None:
        super().__init__(name, title, options, index, tip=tip)
        self._pale = frozenset(pale)
        self._most = most

    @property
    def state(self) -> str:
        """Which of how many is chosen."""
        return f"{self.index + 1}/{len(self.options)}"

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """As many rows as are listed, and as wide as the longest entry."""
        wide = max(theme.text.width(option, "serif_bold", _SIZE) for option in self.options) + theme.text.px(3.2)
        return wide if room is None else min(wide, room), theme.text.px(_HIGH) * len(self._seen())

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """The entries; a bar under the chosen one, and how far one has gone at the right if not all are seen."""
        step = theme.text.px(_HIGH)
        if focused:
            theme.focus(surface, self.rect)
        for place, at in enumerate(self._seen()):
            row = pygame.Rect(self.rect.x, self.rect.y + place * step, self.rect.width, step)
            chosen = at == self.index
            if chosen:
                theme.plate(surface, row.inflate(-2, -2), BLUE if focused else RULE)
                theme.lozenge(surface, (row.x + theme.text.px(1), row.centery), theme.text.px(0.9))
            colour = PALE if chosen else PALER if at in self._pale else INK
            words = theme.text.fitted(self.options[at], row.width - theme.text.px(3), "serif_bold", _SIZE)
            image = theme.text.line(words, "serif_bold" if chosen else "serif", _SIZE, colour)
            surface.blit(image, image.get_rect(midleft=(row.x + theme.text.px(2), row.centery - 1)))
        self._draw_bar(surface, theme)

    def pressed(self, at: tuple[int, int] | None) -> Outcome | None:
        """The entry under the pointer; by key the next one."""
        if at is None or not self.rect.height:
            return self.turned(1)
        seen = self._seen()
        place = (at[1] - self.rect.y) * len(seen) // self.rect.height
        return self.turned(seen[max(0, min(len(seen) - 1, place))] - self.index)

    def _seen(self) -> range:
        first = max(0, min(self.index - self._most // 2, len(self.options) - self._most))
        return range(first, min(first + self._most, len(self.options)))

    def _draw_bar(self, surface: pygame.Surface, theme: Theme) -> None:
        seen, count = self._seen(), len(self.options)
        if len(seen) == count:
            return
        wide = max(3, theme.text.px(0.3))
        bar = pygame.Rect(self.rect.right - wide - 2, self.rect.y, wide, self.rect.height)
        bar.y += self.rect.height * seen[0] // count
        bar.height = self.rect.height * len(seen) // count
        pygame.draw.rect(surface, PALER, bar, border_radius=wide // 2)
