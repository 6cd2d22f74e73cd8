"""What the draw of classes is shown with: how likely each class is, and for every draw the lots with the one drawn."""

from collections.abc import Mapping

import pygame

from game.campaign.quiz.classes import Weights, drawn
from game.i18n import _
from game.scenes.quiz.sitting import Lot
from game.ui.theme import BLUE, GOLD, INK, PALE, PAPER, RULE, SEPIA, SHADE, Theme
from game.ui.widgets import Widget

_ROW, _NAME, _CHANCE = 1.5, 1.05, 0.95
_BAR, _LEAST_BAR = 0.5, 3.0
"""How high a bar is, and how wide it has to be to be worth drawing, in units."""
_LOTS, _CAPTION, _ABOVE = 1.7, 1.0, 0.8
"""How high the lots are, their words' size, and the room for the pointer above them, in units."""
_LAPS = 1
"""How often the pointer goes to and fro before it comes to rest."""


class Chances(Widget):
    """Every class as a bar as long as it is likely, the likelier first; those drawn are marked."""

    role = "table"

    def __init__(self, weighed: Weights, names: Mapping[str, str]) -> None:
        self._total = sum(weighed.values())
        self._rows = sorted(weighed.items(), key=lambda item: (-item[1], item[0]))
        self._names = names
        self.drawn: tuple[str, ...] = ()
        told = ", ".join(f"{names[id_]} {weight}" for id_, weight in self._rows)
        super().__init__(_("Of {total}: {classes}").format(total=self._total, classes=told))

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """Two columns where there is room for them."""
        wide = theme.text.px(50) if room is None else room
        rows = -(-len(self._rows) // self._columns(theme, wide))
        return wide, rows * theme.text.px(_ROW)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """Row by row, column by column."""
        columns = self._columns(theme, self.rect.width)
        rows, gap, high = -(-len(self._rows) // columns), theme.text.px(2), theme.text.px(_ROW)
        width = (self.rect.width - gap * (columns - 1)) // columns
        for at, (id_, weight) in enumerate(self._rows):
            left = self.rect.x + at // rows * (width + gap)
            self._draw_row(surface, theme, pygame.Rect(left, self.rect.y + at % rows * high, width, high), id_, weight)

    def _draw_row(self, surface: pygame.Surface, theme: Theme, row: pygame.Rect, id_: str, weight: int) -> None:
        text, chosen = theme.text, id_ in self.drawn
        if chosen:
            theme.plate(surface, row.inflate(0, -2), BLUE)
            theme.lozenge(surface, (row.x + text.px(0.9), row.centery), text.px(0.8))
        name = text.line(self._names[id_], "serif_bold", _NAME, PALE if chosen else INK)
        surface.blit(name, name.get_rect(midleft=(row.x + text.px(1.8), row.centery - 1)))
        words = _("{weight} in {total}").format(weight=weight, total=self._total)
        chance = text.line(words, "sans", _CHANCE, PALE if chosen else SEPIA)
        surface.blit(chance, chance.get_rect(midright=(row.right - text.px(0.6), row.centery)))
        self._draw_bar(surface, theme, row, weight, GOLD if chosen else RULE)

    def _draw_bar(self, surface: pygame.Surface, theme: Theme, row: pygame.Rect, weight: int, fill: str) -> None:
        text = theme.text
        left, right = row.x + text.px(1.8) + self._name_room(theme), row.right - text.px(1.2) - self._chance_room(theme)
        if right - left < text.px(_LEAST_BAR):
            return
        bar = pygame.Rect(left, row.centery - text.px(_BAR) // 2, right - left, text.px(_BAR))
        pygame.draw.rect(surface, SHADE, bar, border_radius=3)
        bar.width = max(3, bar.width * weight // self._rows[0][1])
        pygame.draw.rect(surface, fill, bar, border_radius=3)

    def _name_room(self, theme: Theme) -> int:
        return max(theme.text.width(name, "serif_bold", _NAME) for name in self._names.values()) + theme.text.px(0.8)

    def _chance_room(self, theme: Theme) -> int:
        words = _("{weight} in {total}").format(weight=self._total, total=self._total)
        return theme.text.width(words, "sans", _CHANCE)

    def _columns(self, theme: Theme, wide: int) -> int:
        least = theme.text.px(1.8) + self._name_room(theme) + self._chance_room(theme) + theme.text.px(1.2)
        return 2 if wide >= 2 * least + theme.text.px(2) else 1


class Lots(Widget):
    """All lots of a draw side by side, each class as wide as it weighs, and the pointer on its way to the one drawn.

    `done` says how far it has come: 0 before it sets out, 1 when it is there.
    """

    role = "lots"

    def __init__(self, number: int, lot: Lot, names: Mapping[str, str]) -> None:
        super().__init__()
        self._lot, self._names = lot, names
        self._title = (_("First draw"), _("Second draw"), _("Third draw"))[min(number, 2)]
        self._total = sum(lot.pool.values())
        self.done = 0.0
        self.tell()

    def tell(self) -> None:
        """Say how far it has come."""
        self.label = f"{self._title}: {self._outcome()}"

    def _outcome(self) -> str:
        if self.done < 1:
            return _("one lot of {total}").format(total=self._total)
        words = _("lot {face} of {total}, {name}")
        return words.format(face=self._lot.face, total=self._total, name=self._names[self._lot.drawn.kind])

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """A line for what came of it, and the lots with the pointer above them."""
        wide = theme.text.px(50) if room is None else room
        lines = len(theme.text.wrap(self.label, wide, "sans_bold", _CAPTION))
        return wide, lines * theme.text.height("sans_bold", _CAPTION) + theme.text.px(_LOTS + _ABOVE)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """The words above, the lots below."""
        text, rect, y = theme.text, self.rect, self.rect.y
        for line in text.wrap(self.label, rect.width, "sans_bold", _CAPTION):
            surface.blit(text.line(line, "sans_bold", _CAPTION, BLUE if self.done >= 1 else SEPIA), (rect.x, y))
            y += text.height("sans_bold", _CAPTION)
        band = pygame.Rect(rect.x + 2, rect.bottom - text.px(_LOTS) - 2, rect.width - 4, text.px(_LOTS))
        self._draw_lots(surface, theme, band)
        if self.done > 0:
            x = band.x + round(band.width * self._pointer())
            pygame.draw.line(surface, INK, (x, band.y), (x, band.bottom - 1), 2)
            theme.lozenge(surface, (x, band.y - text.px(0.15)), text.px(0.9))

    def _draw_lots(self, surface: pygame.Surface, theme: Theme, band: pygame.Rect) -> None:
        pygame.draw.rect(surface, INK, band.inflate(4, 4), border_radius=4)
        before, under = 0, self._under()
        for at, (id_, weight) in enumerate(self._lot.pool.items()):
            left, right = (band.x + band.width * n // self._total for n in (before, before + weight))
            part = pygame.Rect(left, band.y, right - left, band.height)
            pygame.draw.rect(surface, BLUE if id_ == under else (PAPER, SHADE)[at % 2], part)
            self._write(surface, theme, part, self._names[id_], PALE if id_ == under else INK)
            before += weight

    def _write(self, surface: pygame.Surface, theme: Theme, part: pygame.Rect, name: str, colour: str) -> None:
        """The name of a class, if it is wide enough for it."""
        image = theme.text.line(name, "sans", 0.9, colour)
        if image.get_width() + 6 <= part.width:
            surface.blit(image, image.get_rect(center=part.center))

    def _under(self) -> str:
        """The class the pointer is over, "" before it has set out."""
        if not 0 < self.done < 1:
            return self._lot.drawn.kind if self.done else ""
        face = min(self._total, int(self._pointer() * self._total) + 1)
        return drawn(self._lot.pool, face)

    def _pointer(self) -> float:
        """Where the pointer is, as a share of the whole width: to and fro, ever slower, to the middle of its lot."""
        target = (self._lot.face - 0.5) / self._total
        way = (2 * _LAPS + target) * (1 - (1 - self.done) ** 3)
        folded = way % 2
        return folded if folded <= 1 else 2 - folded
