"""Tabs: a bar of names, and the page of the one that is chosen."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.theme import BLUE, INK, PALE, RULE, SHADE, Theme
from game.ui.widgets.widget import Changed, Outcome, Widget

_HIGH = 2.1
_SIZE = 1.25
_GAP = 0.6
"""Between the bar and the page, in units."""


class Tab(Widget):
    """One name on the bar."""

    role = "tab"

    def __init__(self, name: str, label: str) -> None:
        super().__init__(label, name=name)
        self.chosen = False

    @property
    def state(self) -> str:
        """Whether its page is shown."""
        return "chosen" if self.chosen else ""

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:  # noqa: ARG002 - a name is one line
        """The name with room around it."""
        return theme.text.width(self.label, "serif_bold", _SIZE) + theme.text.px(1.6), theme.text.px(_HIGH)

    def cut(self, theme: Theme) -> bool:
        """Whether even the smallest writing is too wide."""
        size = theme.text.fitting_size(self.label, self.rect.width, "serif_bold", _SIZE)
        return theme.text.width(self.label, "serif_bold", size) > self.rect.width

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002 - the bar has it
        """A plate with the name; the chosen one is blue, with a line below."""
        text = theme.text
        theme.plate(surface, self.rect, BLUE if self.chosen else SHADE)
        if self.chosen:
            line = pygame.Rect(self.rect.x + text.px(0.6), self.rect.bottom - text.px(0.3), 0, max(2, text.px(0.12)))
            line.width = self.rect.width - text.px(1.2)
            pygame.draw.rect(surface, RULE, line)
        size = text.fitting_size(self.label, self.rect.width - text.px(0.4), "serif_bold", _SIZE)
        image = text.line(self.label, "serif_bold", size, PALE if self.chosen else INK)
        surface.blit(image, image.get_rect(center=(self.rect.centerx, self.rect.centery - 1)))


class Bar(Widget):
    """The names side by side: one control, turned with left and right."""

    role = "tabs"
    control = True

    def __init__(self, name: str, label: str, tabs: Sequence[Tab], show: Callable[[int], None]) -> None:
        """`show` is told the place of the tab whenever another is chosen."""
        super().__init__(label, name=name)
        self.tabs = tuple(tabs)
        self.children = self.tabs
        self.index = 0
        self._show = show

    def choose(self, index: int) -> None:
        """Let another tab be the chosen one."""
        self.index = index
        self._show(index)
        for place, tab in enumerate(self.tabs):
            tab.chosen = place == index

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """All names as wide as the widest."""
        widest = max(tab.size(theme)[0] for tab in self.tabs)
        wide = widest * len(self.tabs) + theme.text.px(0.4) * (len(self.tabs) - 1)
        return wide if room is None else min(room, wide), theme.text.px(_HIGH)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Share the width evenly."""
        super().place(rect, theme)
        gap, count = theme.text.px(0.4), len(self.tabs)
        room = rect.width - gap * (count - 1)
        for place, tab in enumerate(self.tabs):
            left = rect.x + room * place // count + gap * place
            right = rect.x + room * (place + 1) // count + gap * place
            tab.place(pygame.Rect(left, rect.y, right - left, rect.height), theme)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """The tabs draw themselves; the ring goes around the chosen one."""
        if not focused:
            return
        for tab in self.tabs:
            tab.draw(surface, theme, focused=False)
        theme.focus(surface, self.tabs[self.index].rect)

    def pressed(self, at: tuple[int, int] | None) -> Outcome | None:
        """The tab under the pointer; by key the next one."""
        if at is None:
            return self.turned(1)
        for place, tab in enumerate(self.tabs):
            if tab.rect.collidepoint(at) and place != self.index:
                self.choose(place)
                return Changed(self.name, place)
        return None

    def turned(self, step: int) -> Outcome | None:
        """The next or the previous tab, around the end."""
        self.choose((self.index + step) % len(self.tabs))
        return Changed(self.name, self.index)


class Tabs(Widget):
    """A bar, and one of several pages below it; `pages` are names, labels and what is on them."""

    def __init__(self, name: str, label: str, pages: Sequence[tuple[str, str, Widget]], chosen: str = "") -> None:
        """Raises ValueError without pages."""
        if not pages:
            raise ValueError("tabs need a page")
        super().__init__()
        self._theme: Theme | None = None
        self._pages = tuple(widget for _, _, widget in pages)
        self.bar = Bar(name, label, [Tab(page, words) for page, words, _ in pages], self._show)
        names = [page for page, _, _ in pages]
        self.bar.choose(names.index(chosen) if chosen in names else 0)

    @property
    def page(self) -> str:
        """The name of the page that is shown."""
        return self.bar.tabs[self.bar.index].name

    def _show(self, index: int) -> None:
        self.children = (self.bar, self._pages[index])
        if self._theme is not None:
            self.place(self.rect, self._theme)

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """As large as the largest page, so that nothing moves from tab to tab."""
        bar = self.bar.size(theme, room)
        sizes = [page.size(theme, room) for page in self._pages]
        width = max(bar[0], *(width for width, _ in sizes))
        return width, bar[1] + theme.text.px(_GAP) + max(height for _, height in sizes)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """The bar at the top, the page in what is left."""
        super().place(rect, theme)
        self._theme = theme
        bar = pygame.Rect(rect.x, rect.y, rect.width, self.bar.size(theme, rect.width)[1])
        self.bar.place(bar, theme)
        top = bar.bottom + theme.text.px(_GAP)
        page = pygame.Rect(rect.x, top, rect.width, max(0, rect.bottom - top))
        self.children[1].place(page, theme)
