"""A commander and its troop as figures, each with its HP, and the road as steps."""

from collections import Counter
from collections.abc import Sequence

import pygame

from game.campaign.actions import Return
from game.core.ids import EntityId
from game.i18n import _, ngettext
from game.scenes.camp.journey import Journey
from game.ui.figures.cache import FigureCache
from game.ui.sentences_campaign import kind_name
from game.ui.theme import CREAM, GOLD, GREEN, INK, RED, RULE, SEPIA, Theme
from game.ui.widgets import Widget

SIDE = "red"
"""The tincture a company fights in."""
_EDGE, _NOTE = 4.4, 0.95
_STEP, _DISC = 4.2, 1.9
"""From step to step of the road, and how wide a step is, in units."""
_FADED = 90
"""How much of who is lost can still be seen, of 255."""


def company_of(journey: Journey, person: EntityId) -> tuple[list[tuple[str, str, int]], list[int | None]]:
    """A commander and its units as they are in camp: ids, names and HP of their kinds, and their looks."""
    sheet, catalog = journey.sheet(person), journey.catalog
    kinds = [(sheet.kind, kind_name(sheet.kind, catalog), journey.condition(person).hp)]
    kinds += [(unit.kind, kind_name(unit.kind, catalog), unit.hp) for unit in journey.troop(person).units]
    return kinds, [journey.identity(person).look, *(None for _unit in kinds[1:])]


def back_from(
    journey: Journey, told: Return, number: int, person: EntityId
) -> tuple[list[tuple[str, str, int]], list[int | None]]:
    """The same for the one who went with a number and comes back from a battle; who is lost has 0 HP."""
    sheet, catalog = journey.sheet(person), journey.catalog
    back = zip(told.leaders, told.kinds, told.wounds, strict=True)
    units = [(kind, hp) for leader, kind, hp in back if leader == person]
    lost = Counter(unit.kind for unit in journey.troop(person).units) - Counter(kind for kind, _hp in units)
    everybody = [(sheet.kind, told.hp[number]), *units, *((kind, 0) for kind in sorted(lost.elements()))]
    looks = [journey.identity(person).look, *(None for _unit in everybody[1:])]
    return [(kind, kind_name(kind, catalog), hp) for kind, hp in everybody], looks


class Standing(Widget):
    """Figures side by side, in as many rows as they need, each with its HP below."""

    role = "label"

    def __init__(
        self,
        figures: FigureCache,
        kinds: Sequence[tuple[str, str, int]],
        looks: Sequence[int | None],
        full: int = 0,
    ) -> None:
        """`kinds` are ids, names and HP, 0 for who is lost; those with less than `full` HP are told apart."""
        super().__init__(", ".join(f"{name} {_hp(hp)}" for _id, name, hp in kinds))
        self._figures, self._people, self._full = figures, tuple(zip(kinds, looks, strict=True)), full

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """A place for each."""
        edge, count = theme.text.px(_EDGE), max(1, len(self._people))
        across = count if room is None else max(1, min(count, room // edge))
        rows = -(-count // across)
        return across * edge, rows * (edge + theme.text.height("sans", _NOTE))

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002 - only seen
        """Each in its place."""
        edge, step = theme.text.px(_EDGE), theme.text.px(_EDGE) + theme.text.height("sans", _NOTE)
        across = max(1, self.rect.width // edge)
        for number, ((kind, _name, hp), look) in enumerate(self._people):
            left, top = self.rect.x + number % across * edge, self.rect.y + number // across * step
            picture = self._figures.picture(kind, SIDE, edge, look=look)
            if not hp:
                picture = picture.copy()
                picture.set_alpha(_FADED)
            surface.blit(picture, (left, top))
            colour = INK if hp >= max(1, self._full) else RED
            words = theme.text.fitted(_hp(hp), edge, "sans_bold", _NOTE)
            image = theme.text.line(words, "sans_bold", _NOTE, colour)
            surface.blit(image, image.get_rect(midtop=(left + edge // 2, top + edge)))


def _hp(hp: int) -> str:
    return _("{hp} HP").format(hp=hp) if hp else _("lost")


class RoadWay(Widget):
    """The steps of the road: those behind, how they were passed, the next one, and those to come."""

    role = "label"

    def __init__(self, steps: int, passed: Sequence[str]) -> None:
        """`passed` is how each step behind was passed, `won` or `round`."""
        words = ngettext("{n} of {count} battles lies behind", "{n} of {count} battles lie behind", len(passed))
        super().__init__(words.format(n=len(passed), count=steps))
        self._steps, self._passed = steps, tuple(passed)

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """A row of steps."""
        wide = theme.text.px(_STEP * self._steps)
        return wide if room is None else min(wide, room), theme.text.px(_DISC) + 4

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002 - only seen
        """A line with a disc a step."""
        text, rect = theme.text, self.rect
        step = min(text.px(_STEP), rect.width // max(1, self._steps))
        half, middle = min(text.px(_DISC), step - 4) // 2, rect.y + text.px(_DISC) // 2 + 2
        left = rect.x + half + 2
        pygame.draw.line(surface, SEPIA, (left, middle), (left + step * (self._steps - 1), middle), 2)
        for number in range(self._steps):
            centre = (left + step * number, middle)
            done = number < len(self._passed)
            fill = (GREEN if self._passed[number] == "won" else RULE) if done else CREAM
            pygame.draw.circle(surface, GOLD if number == len(self._passed) else fill, centre, half)
            pygame.draw.circle(surface, INK, centre, half, 2)
            image = text.line(str(number + 1), "sans_bold", _NOTE, CREAM if done else INK)
            surface.blit(image, image.get_rect(center=centre))
