"""The seven qualities as a wheel: how many points each has, what they give, and how far the next gift is."""

from collections.abc import Mapping
from itertools import pairwise
from math import cos, pi, sin

import pygame

from game.campaign.components import Temperament
from game.campaign.muster import quality_gifts
from game.content.models.talks import QUALITIES
from game.content.models.temper import MOST_POINTS, QualityKind
from game.i18n import _
from game.rules.commander.gifts import Gift
from game.ui.figures.strokes import Svg, element
from game.ui.sentences_gifts import gift_text
from game.ui.text import Face
from game.ui.theme import BLUE, INK, Theme, vector
from game.ui.widgets import Widget

_RADIUS, _LEAST_RADIUS = 6.4, 3.6
"""How far the rim is from the middle, and how near it may come where there is little room, in units."""
_NAME, _GIFT, _GAP = 1.0, 0.92, 0.7
"""The sizes of what is written around the wheel, and how far from the rim it stands, in units."""
_RINGS = (3, 6, 9)
"""Points at which there is a ring; most gifts come there."""
_FOOT = (3, 4)
"""The two at the foot of the wheel."""
_SIDE = 7.4
"""How much room there is for what is written beside the wheel, in units; what is longer takes more lines."""


def gift_next(id_: str, quality: QualityKind, points: int) -> tuple[int, Gift] | None:
    """The next gift of a quality as it will be then, and the points at which it comes; None if it has given all."""
    coming = sorted((at, gift.figure, number) for gift in quality.gives for number, at in enumerate(gift.at, start=1))
    return next(((at, Gift(id_, figure, number)) for at, figure, number in coming if at > points), None)


def given(gifts: tuple[Gift, ...]) -> str:
    """Gifts in words, "" for none."""
    return ", ".join(gift_text(gift) for gift in gifts)


class Wheel(Widget):
    """Draws the wheel, the first quality at its top and the others clockwise, each with its points and gifts."""

    role = "picture"

    def __init__(self, temper: Temperament, qualities: Mapping[str, QualityKind]) -> None:
        self._points = [temper.of(id_) for id_ in QUALITIES]
        named = [
            (f"{qualities[id_].name} {points}", given(quality_gifts(id_, qualities[id_], points)))
            for id_, points in zip(QUALITIES, self._points, strict=True)
        ]
        self._named = named
        said = ", ".join(f"{name} ({gift})" if gift else name for name, gift in named)
        super().__init__(_("Temperament: {points}").format(points=said))

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """As wide as there is room, up to a rim with all that is written beside it."""
        wide = theme.text.px(2 * (_SIDE + _GAP + _RADIUS))
        wide = wide if room is None else min(wide, room)
        above, below = self._high(theme, wide, 0), max(self._high(theme, wide, number) for number in _FOOT)
        return wide, round(1.9 * self._radius(theme, wide)) + 2 * theme.text.px(_GAP) + above + below

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """The wheel in the middle, what it says around it."""
        radius = self._radius(theme, self.rect.width)
        above = self._high(theme, self.rect.width, 0) + theme.text.px(_GAP)
        middle = self.rect.centerx, self.rect.y + above + round(radius)
        edge = round(radius * 1.08)
        picture = vector(self._shapes(), 2 * edge, 2 * edge, (-108, -108, 216, 216))
        surface.blit(picture, picture.get_rect(center=middle))
        for number in range(len(QUALITIES)):
            self._write(surface, theme, number, middle, radius)

    def _radius(self, theme: Theme, wide: int) -> float:
        """The rim, as large as leaves room for words at both sides."""
        left = wide / 2 - theme.text.px(_SIDE) - theme.text.px(_GAP)
        return max(theme.text.px(_LEAST_RADIUS), min(theme.text.px(_RADIUS), left))

    def _lines(self, theme: Theme, wide: int, number: int) -> list[tuple[str, Face, float, str]]:
        """What is written at a corner of the rim, line by line."""
        name, gift = self._named[number]
        x = abs(_spot(number, self._radius(theme, wide) + theme.text.px(_GAP))[0]) if number else 0
        room = max(theme.text.px(3), round(wide / 2 - x))
        lines: list[tuple[str, Face, float, str]] = [(name, "sans_bold", _NAME, INK)]
        wrapped = theme.text.wrap(gift, wide if number == 0 else room, "sans", _GIFT) if gift else ()
        return lines + [(line, "sans", _GIFT, BLUE) for line in wrapped]

    def _high(self, theme: Theme, wide: int, number: int) -> int:
        """How high what is written at a corner is."""
        lines = self._lines(theme, wide, number)
        return sum(theme.text.height(face, size) for _words, face, size, _colour in lines)

    def _shapes(self) -> Svg:
        """Rim, rings and spokes in a box of 216, and what is reached of them."""
        rim = [_spot(number, 100) for number in range(len(QUALITIES))]
        drawn = element("polygon", points=_points(rim), fill="#fbf3dc", stroke=INK, stroke_width=3)
        for ring in _RINGS:
            form = _points([_spot(number, ring * 100 / MOST_POINTS) for number in range(len(QUALITIES))])
            drawn += element(
                "polygon", points=form, fill="none", stroke="#b08d4f", stroke_width=1.6, stroke_dasharray="5 4"
            )
        for x, y in rim:
            drawn += element("line", x1=0, y1=0, x2=x, y2=y, stroke="#b08d4f", stroke_width=1.4)
        reached = [_spot(number, points * 100 / MOST_POINTS) for number, points in enumerate(self._points)]
        drawn += element("polygon", points=_points(reached), fill=BLUE, fill_opacity=0.32)
        for (x1, y1), (x2, y2) in pairwise([*reached, reached[0]]):
            drawn += element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=BLUE, stroke_width=3.4)
        for x, y in reached:
            drawn += element("circle", cx=x, cy=y, r=4.6, fill="#f0c75e", stroke=INK, stroke_width=2)
        return drawn

    def _write(
        self, surface: pygame.Surface, theme: Theme, number: int, middle: tuple[int, int], radius: float
    ) -> None:
        """The name with its points, and below it what they give, beside the corner of the rim."""
        x, y = _spot(number, radius + theme.text.px(_GAP))
        lines = [theme.text.line(*line) for line in self._lines(theme, self.rect.width, number)]
        high = sum(line.get_height() for line in lines)
        above = {0: high, **dict.fromkeys(_FOOT, lines[0].get_height() // 4)}.get(number, high // 2)
        top = middle[1] + round(y) - above
        for line in lines:
            place = line.get_rect(top=top)
            if number == 0:
                place.centerx = middle[0]
            elif x > 0:
                place.left = middle[0] + round(x)
            else:
                place.right = middle[0] + round(x)
            surface.blit(line, place)
            top = place.bottom


def _spot(number: int, distance: float) -> tuple[float, float]:
    """Where a quality's spoke is so far from the middle; the first goes up, the others follow clockwise."""
    angle = 2 * pi * number / len(QUALITIES) - pi / 2
    return cos(angle) * distance, sin(angle) * distance


def _points(spots: list[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
