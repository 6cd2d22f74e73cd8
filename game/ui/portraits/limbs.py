"""Arms of large figures: from the shoulder to the hand at 88, -146, and its mirror image on the other side."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Literal

from game.ui.figures.strokes import Svg, ball, path, shade
from game.ui.portraits.lean import OUTLINE

HAND = (88, -146)
"""Where the right hand is; the left one is its mirror image."""

Sleeve = Literal["wide", "tight", "plate", "bare"]

_ARM = "M26,-234 C58,-232 82,-202 100,-162 L76,-146 C64,-172 48,-184 30,-186Z"


def _wide(colour: str, cuff: str, _skin: str) -> Svg:
    form = "M28,-234 C68,-226 96,-194 108,-158 C104,-136 84,-124 66,-126 C64,-156 46,-180 30,-188Z"
    inner = "M108,-158 C104,-136 84,-124 66,-126 C72,-142 90,-156 108,-158Z"
    drawn = path(form, colour, OUTLINE) + shade(
        "M60,-216 C84,-200 100,-176 108,-158 L84,-146 C82,-172 74,-196 60,-216Z", 0.2
    )
    drawn += path(inner, cuff, OUTLINE)
    return drawn + path("M48,-212 C66,-196 76,-176 80,-156 M36,-200 C50,-190 60,-176 66,-160", width=2, opacity=0.4)


def _tight(colour: str, cuff: str, _skin: str) -> Svg:
    drawn = path(_ARM, colour, OUTLINE) + shade(
        "M58,-216 C76,-202 90,-180 100,-162 L88,-154 C80,-178 70,-198 58,-216Z", 0.22
    )
    drawn += path("M46,-210 C56,-204 64,-196 70,-188 M38,-196 C48,-192 56,-186 62,-178", width=2, opacity=0.4)
    return drawn + path("M88,-184 C96,-172 100,-164 102,-158 L80,-140 C76,-150 70,-160 64,-166Z", cuff, OUTLINE)


def _plate(colour: str, cuff: str, _skin: str) -> Svg:
    drawn = path(_ARM, colour, OUTLINE) + shade(
        "M58,-216 C76,-202 90,-180 100,-162 L88,-154 C80,-178 70,-198 58,-216Z", 0.26
    )
    drawn += path("M86,-188 C96,-172 102,-162 104,-156 L80,-138 C76,-150 70,-160 62,-168Z", cuff, OUTLINE)
    drawn += ball(76, -186, 11, colour, 2.6) + ball(76, -186, 3, cuff, 1.8)
    return drawn + pauldron(colour)


def _bare(_colour: str, cuff: str, skin: str) -> Svg:
    drawn = path(_ARM, skin, OUTLINE) + shade(
        "M58,-216 C76,-202 90,-180 100,-162 L88,-154 C80,-178 70,-198 58,-216Z", 0.2
    )
    drawn += path("M40,-200 C50,-202 58,-196 62,-186 M60,-224 C68,-218 74,-208 76,-200", width=2, opacity=0.45)
    drawn += path("M68,-219 L51,-184 M74,-213 L57,-179", width=8) + path("M71,-216 L54,-181", width=5, stroke="gold")
    return drawn + path("M90,-178 C98,-168 101,-162 102,-158 L80,-142 C77,-150 72,-158 66,-164Z", cuff, OUTLINE)


def pauldron(steel: str) -> Svg:
    """The plates over the right shoulder."""
    form = "M20,-244 C52,-256 80,-236 80,-204 C66,-212 46,-208 30,-198 C24,-212 20,-228 20,-244Z"
    drawn = path(form, steel, OUTLINE) + shade(
        "M56,-246 C74,-238 80,-222 80,-204 C74,-208 68,-209 62,-209 C66,-222 64,-236 56,-246Z", 0.28
    )
    drawn += path("M22,-228 C46,-238 66,-232 78,-216", width=2) + path(
        "M28,-238 C40,-244 52,-243 60,-238", width=4, stroke="glint", opacity=0.6
    )
    return drawn + path("M30,-199 C46,-209 66,-212 80,-204", width=3, stroke="gold")


_SLEEVES: Mapping[Sleeve, Callable[[str, str, str], Svg]] = MappingProxyType(
    {"wide": _wide, "tight": _tight, "plate": _plate, "bare": _bare}
)


def arm(sleeve: Sleeve, colour: str, cuff: str, skin: str) -> Svg:
    """The right arm in a sleeve of a colour with a cuff of another, without the hand."""
    return _SLEEVES[sleeve](colour, cuff, skin)


def fist(colour: str) -> Svg:
    """The right hand around what it holds."""
    x, y = HAND
    drawn = ball(x, y, 12, colour, 2.8, ry=11)
    return drawn + path(f"M{x - 9},{y - 4} h9 M{x - 10},{y + 1} h10 M{x - 8},{y + 6} h8", width=1.6, opacity=0.6)
