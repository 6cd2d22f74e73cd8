"""The tree of classes as a widget: the present one, those one change away, and those two away, with lines between."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.i18n import _
from game.ui.figures.cache import FigureCache
from game.ui.theme import BLUE, GOLD, INK, PALE, PALER, RULE, SEPIA, Theme
from game.ui.widgets import Label, Outcome, Pressed, Widget

_NAME, _HIGH, _FIGURE = 1.1, 2.3, 2.2
_BESIDE = 36
"""From so many units of width on the steps stand side by side."""
_BETWEEN = 1.6
"""Between the steps, in units."""


class ClassNode(Widget):
    """A class: its figure and its name; pale if it cannot be reached in one change."""

    role = "button"
    control = True

    def __init__(self, kind: str, title: str, figures: FigureCache, side: str, *, near: bool, looked: bool) -> None:
        super().__init__(title, name=f"class {kind}")
        self.kind = kind
        self._figures, self._side = figures, side
        self.near, self.looked = near, looked

    @property
    def state(self) -> str:
        """Whether it is the one that is looked at."""
        return "chosen" if self.looked else ""

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """A line as high as its figure."""
        px = theme.text.px
        wide = px(_FIGURE + 1) + theme.text.width(self.label, "serif_bold", _NAME)
        return wide if room is None else max(wide, room), px(_HIGH)

    def cut(self, theme: Theme) -> bool:
        """Whether even its smallest writing is too wide."""
        room = self.rect.width - theme.text.px(_FIGURE + 0.6)
        size = theme.text.fitting_size(self.label, room, "serif_bold", _NAME)
        return theme.text.width(self.label, "serif_bold", size) > room

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """A plate: blue for the one that is looked at."""
        text, rect = theme.text, self.rect
        if self.looked or focused:
            theme.plate(surface, rect, BLUE if self.looked else RULE)
        if focused:
            theme.focus(surface, rect)
        edge = min(rect.height, text.px(_FIGURE))
        picture = self._figures.picture(self.kind, self._side, edge)
        surface.blit(picture, picture.get_rect(midleft=(rect.x + text.px(0.2), rect.centery)))
        room = rect.width - text.px(_FIGURE + 0.6)
        size = text.fitting_size(self.label, room, "serif_bold", _NAME)
        colour = PALE if self.looked else INK if self.near or focused else SEPIA
        name = text.line(self.label, "serif_bold" if self.near else "serif", size, colour)
        surface.blit(name, name.get_rect(midleft=(rect.x + text.px(_FIGURE + 0.5), rect.centery - 1)))

    def pressed(self, at: tuple[int, int] | None) -> Outcome | None:  # noqa: ARG002 - anywhere
        """Look at it."""
        return Pressed(self.name)


class ClassTree(Widget):
    """Steps of classes side by side, each under its head; below each other where it is narrow."""

    def __init__(
        self,
        steps: Sequence[tuple[str, Sequence[ClassNode]]],
        leads: Mapping[str, Sequence[str]],
        looked: Callable[[], str],
    ) -> None:
        """`steps` are heads and the nodes under them, the first the present class alone; `leads` says for every class
        where it leads; `looked` is the one that is looked at."""
        super().__init__(_("The classes, and where each leads"))
        self._steps = [
            (Label(head, face="sans", size=0.95, colour=SEPIA, wide=12), tuple(nodes)) for head, nodes in steps
        ]
        self._leads, self._looked = leads, looked
        self.children = tuple(widget for head, nodes in self._steps for widget in (head, *nodes))

    @property
    def nodes(self) -> tuple[ClassNode, ...]:
        """All classes."""
        return tuple(node for _head, nodes in self._steps for node in nodes)

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """As high as the longest step, or as all of them."""
        wide = theme.text.px(_BESIDE) if room is None else room
        heights = [
            self._height(theme, step, width) for step, width in zip(self._steps, self._widths(theme, wide), strict=True)
        ]
        return wide, max(heights) if self._beside(theme, wide) else sum(heights)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Step by step."""
        super().place(rect, theme)
        beside = self._beside(theme, rect.width)
        x, y = rect.x, rect.y
        for (head, nodes), width in zip(self._steps, self._widths(theme, rect.width), strict=True):
            high = head.size(theme, width)[1]
            head.place(pygame.Rect(x, y, width, high), theme)
            top = y + high + theme.text.px(0.3)
            for node in nodes:
                node.place(pygame.Rect(x, top, width, theme.text.px(_HIGH)), theme)
                top += theme.text.px(_HIGH + 0.15)
            x, y = (x + width + theme.text.px(_BETWEEN), y) if beside else (x, top)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """Lines from the present class to the next ones, and on from the one that is looked at, or to it."""
        if not self._beside(theme, self.rect.width):
            return
        own = self._steps[0][1][0]
        looked = self._looked()
        found = {node.kind: node for node in self.nodes}
        for node in self._steps[1][1]:
            self._line(surface, theme, own, node, GOLD if node.kind == looked else PALER)
            for other in self._steps[2][1] if len(self._steps) > 2 else ():
                if other.kind in self._leads[node.kind] and looked in (node.kind, other.kind):
                    self._line(surface, theme, found[node.kind], other, GOLD)

    def _line(self, surface: pygame.Surface, theme: Theme, one: Widget, other: Widget, colour: str) -> None:
        start, end = one.rect.midright, other.rect.midleft
        middle = start[0] + theme.text.px(_BETWEEN) // 2
        points = (start, (middle, start[1]), (middle, end[1]), end)
        if colour == GOLD:
            pygame.draw.lines(surface, INK, False, points, 5)
        pygame.draw.lines(surface, colour, False, points, 2)

    def _beside(self, theme: Theme, wide: int) -> bool:
        return wide >= theme.text.px(_BESIDE)

    def _widths(self, theme: Theme, wide: int) -> list[int]:
        count = len(self._steps)
        if not self._beside(theme, wide):
            return [wide] * count
        return [(wide - theme.text.px(_BETWEEN) * (count - 1)) // count] * count

    def _height(self, theme: Theme, step: tuple[Label, tuple[ClassNode, ...]], width: int) -> int:
        head, nodes = step
        return head.size(theme, width)[1] + theme.text.px(0.3) + len(nodes) * theme.text.px(_HIGH + 0.15)
