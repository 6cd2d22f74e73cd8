"""The forms of magic, as SVG in a box of 64 by 64: what floats in a school's bloom, burning ground, signs of effects.

Schools differ by form, not by colour alone: leaves whirl, flames and embers rise, sparks and rings spread, light falls.
"""

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.effect_signs import EFFECT_SIGNS, FLAME
from game.ui.figures.strokes import Svg, element, group
from game.ui.theme import INK

FADES = 3
"""How faint what floats gets: 0 is not at all, then thinner and thinner."""
TURNS = 8
"""In how many directions leaves and sparks are drawn."""
CRESTS = 4
"""In how many ages a crest is drawn, from the smallest."""
_OPACITY = (1.0, 0.7, 0.35)
_GREEN, _YOUNG, _EMBER, _FIRE, _HEART = "#4f8a2f", "#93c24a", "#d8452f", "#f08a24", "#ffe08a"
_AIR, _SKY, _LIGHT, _GOLD = "#6fb7e8", "#e4f6ff", "#fff7d8", "#f0c75e"
_INKED: dict[str, str | float] = {"stroke": INK, "stroke_linejoin": "round"}


def _numbers(which: str) -> tuple[int, ...]:
    return tuple(int(word) for word in which.split())


def _faint(drawn: Svg, fade: int) -> Svg:
    """The loader applies a group's opacity to each shape, which is what is wanted here."""
    return f'<g opacity="{_OPACITY[fade]}">{drawn}</g>'


def _stroke(form: str, colour: str, width: float, **more: str | float) -> Svg:
    return element(
        "path", d=form, fill="none", stroke=colour, stroke_width=width, stroke_linejoin="round",
        stroke_linecap="round", **more,
    )  # fmt: skip


def _leaf(which: str, k: float) -> Svg:  # noqa: ARG001 - its size is its own
    """A leaf with its vein, turned by eighths."""
    turn, fade = _numbers(which)
    blade = element("path", d="M10,32 C18,10 42,10 56,32 C42,54 18,54 10,32Z", fill=_GREEN, stroke_width=5, **_INKED)
    half = element("path", d="M10,32 C18,10 42,10 56,32Z", fill=_YOUNG)
    return _faint(group(blade + half + _stroke("M4,32 H46", INK, 3.5), f"rotate({turn * 360 // TURNS} 32 32)"), fade)


def _tongue(which: str, k: float) -> Svg:  # noqa: ARG001 - its size is its own
    """A flame, leaning one way or the other."""
    lean, fade = _numbers(which)
    outer = element("path", d=FLAME, fill=_FIRE, stroke_width=1.6, **_INKED)
    heart = element("path", d="M12,10.5 C13,14 16.5,15 16.5,18 C16.5,20.5 14.5,21.8 12,21.8 C9.5,21.8 7.5,20.5 7.5,18 "
                    "C7.5,15.5 11,14 12,10.5Z", fill=_HEART)  # fmt: skip
    flip = "translate(64 0) scale(-2.6667 2.6667)" if lean else "scale(2.6667)"
    return _faint(group(outer + heart, flip), fade)


def _ember(which: str, k: float) -> Svg:  # noqa: ARG001 - its size is its own
    """A glowing crumb with sharp corners."""
    (fade,) = _numbers(which)
    form = "M32,6 L50,30 L38,58 L18,44 L14,22Z"
    return _faint(element("path", d=form, fill=_EMBER, stroke_width=6, **_INKED)
                  + element("path", d="M32,18 L40,32 L34,44 L24,36Z", fill=_HEART), fade)  # fmt: skip


def _spark(which: str, k: float) -> Svg:  # noqa: ARG001 - its size is its own
    """A zigzag of lightning that points away from the middle, turned by eighths."""
    turn, fade = _numbers(which)
    form = "M4,36 L24,24 L28,40 L58,28"
    drawn = _stroke(form, INK, 13) + _stroke(form, _AIR, 8) + _stroke(form, _SKY, 3.5)
    return _faint(group(drawn, f"rotate({turn * 360 // TURNS} 32 32)"), fade)


def _ring(which: str, k: float) -> Svg:  # noqa: ARG001 - its size is its own
    """A ring of wind on the ground, broken as if it turned."""
    (fade,) = _numbers(which)
    arcs = "M4,30 A28,16 0 0 1 40,17 M49,20 A28,16 0 0 1 52,43 M42,47 A28,16 0 0 1 5,37"
    return _faint(_stroke(arcs, INK, 5) + _stroke(arcs, _SKY, 2.6), fade)


def _star(which: str, k: float) -> Svg:  # noqa: ARG001 - its size is its own
    """A star of light with four points."""
    (fade,) = _numbers(which)
    form = "M32,2 L38,26 L62,32 L38,38 L32,62 L26,38 L2,32 L26,26Z"
    core = element("path", d="M32,18 L36,28 L46,32 L36,36 L32,46 L28,36 L18,32 L28,28Z", fill=_LIGHT)
    return _faint(element("path", d=form, fill=_GOLD, stroke_width=5, **_INKED) + core, fade)


def _beam(which: str, k: float) -> Svg:  # noqa: ARG001 - its size is its own
    """A shaft of light that falls from above and widens towards the ground."""
    (fade,) = _numbers(which)
    wide = element("path", d="M26,0 H38 L48,58 C42,63 22,63 16,58Z", fill=_GOLD, fill_opacity=0.55)
    return _faint(wide + element("path", d="M29,0 H35 L40,60 H24Z", fill=_LIGHT, fill_opacity=0.75), fade)


def _glow(which: str, k: float) -> Svg:  # noqa: ARG001 - light has no strokes
    """What a school's magic throws on the ground."""
    school, fade = which.split()
    fill = {"nature": _YOUNG, "fire": _FIRE, "air": _AIR, "life": _LIGHT}[school]
    discs = (element("circle", cx=32, cy=32, r=r, fill=fill, fill_opacity=0.2) for r in (31, 24, 16))
    return _faint("".join(discs), int(fade))


def _crest(which: str, k: float) -> Svg:  # noqa: ARG001 - its strokes grow with it
    """The emblem of a school around the middle of a spell: wreath, circle of flames, whirl, or rays."""
    school, fade = which.split()
    spokes = "".join(group(_CREST[school], f"rotate({turn * 30} 32 32)") for turn in range(12))
    return _faint(_RIMS[school] + spokes, int(fade))


_CREST: Mapping[str, Svg] = MappingProxyType(
    {
        "nature": element("path", d="M32,2 C37,4 38,9 36,13 C32,12 29,7 32,2Z",
                          fill=_GREEN, stroke_width=0.9, **_INKED),
        "fire": element("path", d="M32,1 C33,5 36,6 36,9 C36,12 34,13 32,13 C30,13 28,12 28,9 C28,7 31,5 32,1Z",
                        fill=_FIRE, stroke_width=0.9, **_INKED),
        "air": _stroke("M32,8 C38,8 42,11 44,14", INK, 2.6) + _stroke("M32,8 C38,8 42,11 44,14", _SKY, 1.4),
        "life": element("path", d="M30.4,16 L32,1 L33.6,16Z", fill=_GOLD, stroke_width=0.7, **_INKED),
    }
)  # fmt: skip
"""What stands twelve times around a crest, at its top."""
_RIMS: Mapping[str, Svg] = MappingProxyType(
    {
        "nature": _stroke("M32,8 A24,24 0 1 1 31.9,8", INK, 1.8) + _stroke("M32,8 A24,24 0 1 1 31.9,8", _GREEN, 0.9),
        "fire": _stroke("M32,12 A20,20 0 1 1 31.9,12", INK, 2) + _stroke("M32,12 A20,20 0 1 1 31.9,12", _HEART, 1),
        "air": _stroke("M32,15 A17,17 0 0 1 49,32 M45,43 A17,17 0 0 1 20,44 M15,34 A17,17 0 0 1 25,16.5", _SKY, 1.4),
        "life": _stroke("M32,16 A16,16 0 1 1 31.9,16", INK, 2.2) + _stroke("M32,16 A16,16 0 1 1 31.9,16", _LIGHT, 1.2),
    }
)


def _fire(which: str, k: float) -> Svg:  # noqa: ARG001 - there is one
    """Burning ground: waves of flame from edge to edge, and a scorched rim."""
    waves = ""
    for row in range(4):
        y = 10 + row * 15
        tips = "".join(" q4,-2 5,-9 q3,6 5.67,9" for _ in range(6))
        waves += f"M0,{y}{tips} "
    width = 2.4 * k
    rim = element("rect", x=1, y=1, width=62, height=62, fill="#7a1c0c", fill_opacity=0.22)
    return rim + _stroke(waves, INK, width + 2.4, stroke_opacity=0.7) + _stroke(waves, _FIRE, width)


def _flame(which: str, k: float) -> Svg:  # noqa: ARG001 - there is one
    """The flame on which the turns left stand."""
    outer = element("path", d=FLAME, fill=_HEART, stroke="#8c1410", stroke_width=2.4, stroke_linejoin="round")
    return group(outer, "scale(2.6667)")


def _effect(which: str, k: float) -> Svg:  # noqa: ARG001 - its strokes are made for small sizes
    """The sign of an effect."""
    return group(EFFECT_SIGNS[which], "scale(2.6667)")


MAGIC_SHAPES: Mapping[str, Callable[[str, float], Svg]] = MappingProxyType(
    {
        "leaf": _leaf,
        "tongue": _tongue,
        "ember": _ember,
        "spark": _spark,
        "ring": _ring,
        "star": _star,
        "beam": _beam,
        "glow": _glow,
        "crest": _crest,
        "fire": _fire,
        "flame": _flame,
        "effect": _effect,
    }
)
"""Draws each kind of mark for a stroke's growth on small squares (see `shapes`)."""


def turned(angle: float) -> int:
    """The direction in which a leaf or spark is drawn, for an angle in radians."""
    return round(angle / math.tau * TURNS) % TURNS
