"""The seven qualities of the hero: the wheel, what each one is and how it sounds, and what it gives (rule book 12)."""

from collections.abc import Iterator

import pygame

from game.campaign.components import Temperament
from game.campaign.muster import quality_gifts
from game.content.models.talks import QUALITIES, Quality
from game.content.models.temper import MOST_POINTS
from game.i18n import _
from game.scenes.camp.journey import Journey
from game.scenes.camp.reading_page import ReadingPage
from game.scenes.camp.temper_wheel import Wheel, gift_next, given
from game.scenes.facts_sheet import Heading, Pair
from game.ui.sentences_gifts import gift_text
from game.ui.theme import SEPIA, Theme
from game.ui.widgets import Label, Widget

_NAME, _NOTE, _LEFT = 1.35, 0.95, 5.4


class QualityName(Widget):
    """A quality's sign and name, its points at the right."""

    role = "label"

    def __init__(self, id_: Quality, name: str, points: int) -> None:
        self._points = _("{points} of {most}").format(points=points, most=MOST_POINTS)
        super().__init__(f"{name}: {self._points}")
        self._id, self._name = id_, name

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """One line, as wide as there is room."""
        text = theme.text
        both = text.px(2.4) + text.width(self._name, "serif_bold", _NAME) + text.px(1) + text.width(self._points)
        return (both if room is None else room), max(text.height("serif_bold", _NAME), text.px(2)) + text.px(0.4)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """Sign, name, points."""
        text, rect, edge = theme.text, self.rect, theme.text.px(1.8)
        theme.stamp(surface, f"quality_{self._id}", pygame.Rect(rect.x, rect.centery - edge // 2, edge, edge))
        name = text.line(self._name, "serif_bold", _NAME)
        surface.blit(name, name.get_rect(midleft=(rect.x + text.px(2.4), rect.centery)))
        points = text.line(self._points, "sans_bold", _NOTE, SEPIA)
        surface.blit(points, points.get_rect(midright=(rect.right, rect.centery)))


class TemperPage(ReadingPage):
    """Shows the qualities, to be read and no more."""

    name = "temper"

    def heading(self) -> str:
        """What stands above the page."""
        return _("The seven qualities")

    def under(self) -> str:
        """Whose they are."""
        return _("of {name}").format(name=self._journey.identity(self._journey.people[0]).name)

    def left(self) -> list[Widget]:
        """The wheel, and how it grows."""
        how = _(
            "Talks by the fire raise these. What is said well earns its quality a point; what is said clumsily earns "
            "none, and does no harm. The gifts are the hero's own in battle."
        )
        return [
            Heading(_("Temperament"), _("0 to 10 each")),
            wheel_of(self._journey),
            Label(how, face="serif_italic", size=1.15, colour=SEPIA, wide=30),
        ]

    def right(self) -> list[Widget]:
        """Each quality in the order of the rule book."""
        temper = temper_of(self._journey)
        return [widget for id_ in QUALITIES for widget in self._told(id_, temper.of(id_))]

    def _told(self, id_: Quality, points: int) -> Iterator[Widget]:
        """What there is to know about one quality."""
        quality = self._journey.catalog.qualities[id_]
        yield QualityName(id_, quality.name, points)
        yield Label(quality.text, size=1.15, wide=36)
        yield Pair(_("Well"), _("“{words}”").format(words=quality.well), left=_LEFT)
        yield Pair(_("Clumsily"), _("“{words}”").format(words=quality.clumsy), left=_LEFT)
        yield Pair(_("In battle"), given(quality_gifts(id_, quality, points)) or _("nothing yet"), left=_LEFT)
        if coming := gift_next(id_, quality, points):
            at, gift = coming
            yield Pair(_("At {points}").format(points=at), gift_text(gift), left=_LEFT)


def wheel_of(journey: Journey) -> Wheel:
    """The wheel of the hero."""
    return Wheel(temper_of(journey), journey.catalog.qualities)


def temper_of(journey: Journey) -> Temperament:
    """The temperament of the hero."""
    return journey.state.get(Temperament, journey.people[0]) or Temperament()
