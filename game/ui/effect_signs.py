"""A sign for every lasting effect, in a box of 24: pale discs do good, dark squares do harm, shields keep off.

Each bears a form of its own, so that none is known by its colour alone, and strong enough to be read at 12 pixels.
"""

from collections.abc import Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, element

_INK, _PALE, _DARK, _GREEN, _BLUE = "#2b2118", "#fbf3dc", "#4a1f38", "#2f6b34", "#2f5d9b"


def _disc(form: Svg) -> Svg:
    rim = element("circle", cx=12, cy=12, r=11, fill=_PALE, stroke=_INK, stroke_width=2)
    return rim + form


def _block(form: Svg) -> Svg:
    rim = element("rect", x=1, y=1, width=22, height=22, rx=3, fill=_DARK, stroke=_PALE, stroke_width=1.8)
    return rim + form


def _shield(form: Svg) -> Svg:
    rim = "M2,1.5 H22 V12 C22,18 17,21 12,23 C7,21 2,18 2,12Z"
    return element("path", d=rim, fill=_PALE, stroke=_INK, stroke_width=2, stroke_linejoin="round") + form


def _filled(form: str, fill: str) -> Svg:
    return element("path", d=form, fill=fill)


def _drawn(form: str, stroke: str, width: float = 3) -> Svg:
    return element(
        "path", d=form, fill="none", stroke=stroke, stroke_width=width, stroke_linejoin="miter", stroke_linecap="butt"
    )


_SWORD = "M12,2.5 L14.2,6 V13 H18 V16 H14 V20.5 H10 V16 H6 V13 H9.8 V6Z"
_GUARD = "M6,5.5 H18 V12 C18,16 15,18 12,19.5 C9,18 6,16 6,12Z"
_SPEED = "M5,6 L11,12 L5,18 M12,6 L18,12 L12,18"
_GUSTS = "M4.5,9 C7,5.5 9.5,5.5 12,9 C14.5,12.5 17,12.5 19.5,9 M4.5,15.5 C7,12 9.5,12 12,15.5 C14.5,19 17,19 19.5,15.5"
_STAR = "M12,3 L14.2,9.8 L21,12 L14.2,14.2 L12,21 L9.8,14.2 L3,12 L9.8,9.8Z"
_SPIKES = "M3.5,19.5 L7.5,5 L11,14.5 L14,5 L17,14.5 L19.5,8 L20.5,19.5Z"
_DROP = "M12,3.5 C15,8 18.5,11.5 18.5,15 C18.5,18.5 15.5,20.5 12,20.5 C8.5,20.5 5.5,18.5 5.5,15 C5.5,11.5 9,8 12,3.5Z"
_SLEEP = "M6,6.6 H17 L7,17.4 H18.5"
_BURST = (
    "M12,2.5 L13.9,8 L18.7,5.3 L16,10.1 L21.5,12 L16,13.9 L18.7,18.7 L13.9,16 L12,21.5 L10.1,16 L5.3,18.7 L8,13.9 "
    "L2.5,12 L8,10.1 L5.3,5.3 L10.1,8Z"
)
_STITCHES = "M3.5,12 H20.5 M8.6,6.5 V17.5 M15.4,6.5 V17.5"
_SINKING = "M5.5,5 L12,10.5 L18.5,5 M5.5,12.5 L12,18 L18.5,12.5"

EFFECT_SIGNS: Mapping[str, Svg] = MappingProxyType(
    {
        "attack": _disc(_filled(_SWORD, _INK)),
        "defence": _disc(_filled(_GUARD, _BLUE)),
        "move": _disc(_drawn(_SPEED, _GREEN, 3.4)),
        "ranged_reduction": _disc(_drawn(_GUSTS, _BLUE, 2.8)),
        "spell_reduction": _disc(_filled(_STAR, _GREEN)),
        "thorns": _block(_filled(_SPIKES, "#a9d17a")),
        "poison": _block(_filled(_DROP, "#9be05c")),
        "sleep": _block(_drawn(_SLEEP, "#cfe3ff", 3.2)),
        "frenzy": _block(_filled(_BURST, "#ffb14a")),
        "mute": _block(_drawn(_STITCHES, "#ffd9c2", 2.6)),
        "decline": _block(_drawn(_SINKING, "#ff9c8c", 3.2)),
        "sleep_guard": _shield(_drawn("M7.5,6.5 H16 L8,14.5 H16.5", _INK, 2.8)),
        "frenzy_guard": _shield(
            _filled("M12,4 L13.6,8.6 L18.5,10.5 L13.6,12.4 L12,17 L10.4,12.4 L5.5,10.5 L10.4,8.6Z", _INK)
        ),
    }
)
"""The signs by kind of effect (see `game.rules.commander.effects`)."""

FLAME = (
    "M12,1.5 C13,6 20.5,9 20.5,15 C20.5,20 17,22.8 12,22.8 C7,22.8 3.5,20 3.5,15 C3.5,12 6,10.5 6.8,7.5 "
    "C8.6,8.8 9,10.4 9,11.6 C11.4,8.8 12.2,5 12,1.5Z"
)
"""A flame's outline in the same box."""
