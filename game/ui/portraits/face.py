"""Faces at a large size, in every mood: the middle of the face is the origin; it is 68 wide, the chin near y = 42."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from game.content.models.talks import Mood
from game.ui.figures.strokes import Svg, both, dot, element, flat, group, path, shade
from game.ui.portraits.features import Features, Jaw, Nose
from game.ui.portraits.lean import OUTLINE

_LIP = "#8a3b2a"
_EYES = (-14.0, 15.0)
"""Where the eyes are; the face looks a little to the right."""

_JAWS: Mapping[Jaw, str] = MappingProxyType(
    {
        "round": "M-34,-4 C-35,-47 35,-47 34,-4 C34,20 18,42 1,42 C-17,42 -34,20 -34,-4Z",
        "square": "M-34,-6 C-35,-47 35,-47 34,-6 C35,14 32,28 23,37 C15,44 -13,44 -21,37 C-31,28 -35,14 -34,-6Z",
        "long": "M-33,-6 C-34,-47 34,-47 33,-6 C33,16 22,38 9,45 C4,47 -3,47 -8,45 C-21,38 -33,16 -33,-6Z",
        "heavy": "M-36,-4 C-36,-47 36,-47 36,-4 C43,18 32,46 1,47 C-30,46 -42,18 -36,-4Z",
        "child": "M-35,0 C-36,-45 36,-45 35,0 C35,22 18,39 1,39 C-17,39 -35,22 -35,0Z",
    }
)
_NOSES: Mapping[Nose, str] = MappingProxyType(
    {
        "small": "M2,13 C-1,16 1,19 5,18",
        "straight": "M0,3 C-2,10 -4,15 -1,18 C1,19 4,19 6,18",
        "broad": "M-1,4 C-3,10 -8,14 -6,18 C-3,20 6,20 9,18 C10,16 9,14 8,13",
        "hooked": "M-1,-1 C-6,8 -8,14 -5,18 C-2,19 4,20 7,17",
    }
)


@dataclass(frozen=True, slots=True)
class _Cast:
    """How a mood shapes a face: how far eyes are open, where they look, the brows' inner and outer ends (up is
    negative), the other brow's lift, and the mouth."""

    open: float
    gaze: tuple[float, float]
    inner: float
    outer: float
    mouth: Svg
    lift: float = 0
    blush: float = 0.22


def _smile(form: str, width: float = 3.0) -> Svg:
    return path(form, width=width, stroke=_LIP)


_CASTS: Mapping[Mood, _Cast] = MappingProxyType(
    {
        "calm": _Cast(1.0, (0.6, 0), 0, 0, _smile("M-9,27 Q2,31 12,26") + _smile("M-2,33 Q2,34 6,33", 1.6)),
        "glad": _Cast(
            0.72,
            (0.6, -0.4),
            -4,
            -2,
            path("M-12,23 C-6,27 8,27 14,22 C13,32 8,36 1,36 C-6,36 -11,32 -12,23Z", "#6a2a20", 2.4, _LIP)
            + flat("M-9.6,25.4 C-5,27.6 7,27.6 11.8,24.8 C11,28 10,29 10,29 C5,30 -4,30 -8,29Z", "#fbf6ea"),
            blush=0.36,
        ),
        "sad": _Cast(
            0.7, (-0.4, 2), -7, 4, _smile("M-8,31 Q2,25 11,31") + _smile("M-2,36 Q2,35 5,36", 1.6), blush=0.12
        ),
        "angry": _Cast(
            0.74,
            (0.4, 0.4),
            8,
            -3,
            _smile("M-11,33 Q2,24 14,31", 3.4) + path("M-14,30 q-2,4 0,7 M17,28 q2,3 1,7", width=1.4, opacity=0.5),
            blush=0.34,
        ),
        "wry": _Cast(0.74, (3, 0), 1, 1, _smile("M-8,30 C0,31 8,29 14,23") + _smile("M14,23 q3,-1 4,1", 2), lift=-7),
        "tired": _Cast(0.46, (0, 2), -2, 3, _smile("M-7,30 Q2,29 10,31"), blush=0.1),
    }
)


def face(features: Features, skin: str, brow: str, mood: Mood, *, bearded: bool = False) -> Svg:
    """A bald head in a mood; `skin` and `brow` are colours. Without its mouth where a beard will cover it."""
    cast = _CASTS[mood]
    form = _JAWS[features.jaw]
    drawn = _ears(skin) + path(form, skin, OUTLINE)
    drawn += "".join(_eye(x, cast, skin, features) for x in _EYES)
    drawn += _cheeks(cast.blush) + (_freckles() if features.freckles else "")
    drawn += shade("M12,-38 C40,-30 38,22 4,42 C24,22 26,-12 12,-38Z", 0.16)
    drawn += path(_NOSES[features.nose], width=2.2)
    drawn += _lines(mood) if features.lines else ""
    drawn += path("M-16,45 Q2,54 18,44", width=2, opacity=0.6) if features.jaw == "heavy" else ""
    drawn += _worn(mood)
    drawn += path("M20,-14 L29,9", width=2.2, stroke=_LIP, opacity=0.8) if features.scar else ""
    drawn += _brows(cast, features.brow, brow)
    return drawn + ("" if bearded else cast.mouth) + path(form, width=OUTLINE)


def mouth(mood: Mood) -> Svg:
    """A mood's mouth alone, to be set into a beard."""
    return _CASTS[mood].mouth


def _ears(skin: str) -> Svg:
    ear = "M31,-2 C41,-9 45,6 38,13 C35,16 32,14 30,11Z"
    return both(path(ear, skin, 2.8) + path("M35,0 C39,0 38,7 35,9", width=1.6, opacity=0.7))


def _eye(x: float, cast: _Cast, skin: str, features: Features) -> Svg:
    """An eye between its lids: skin is laid over what is too much of it."""
    up, down = -13.5 * cast.open, 7.5 * min(1, cast.open + 0.15)
    upper, lower = f"M-10,2 Q0,{up:.1f} 10,1", f"M-9,2 Q0,{down:.1f} 9,2"
    gx, gy = cast.gaze
    ball = element("ellipse", cx=0, cy=0, rx=9.4, ry=8.4, fill="#fbf6ea")
    ball += element("circle", cx=gx, cy=gy + 0.2, r=5.6, fill=features.iris, stroke="ink", stroke_width=1.2)
    ball += dot(gx, gy + 0.2, 3) + dot(gx - 1.8, gy - 1.6, 1.5, "glint")
    lids = flat(f"{upper} L11,-13 L-11,-13Z", skin) + flat(f"{lower} L10,10 L-10,10Z", skin)
    lids += path(upper, width=3.0) + path(lower, width=1.3, opacity=0.6)
    if features.lashes:
        out = 1 if x > 0 else -1
        lids += path(f"M{9 * out},1 l{4.4 * out},-3.4 M{6.4 * out},-1.6 l{3.6 * out},-3.6", width=2)
    if cast.open < 0.9:
        lids += path(f"M-7.6,{up / 2 - 4:.1f} Q0,{up - 3:.1f} 8,{up / 2 - 4:.1f}", width=1.3, opacity=0.5)
    return group(ball + lids, f"translate({x},3)")


def _brows(cast: _Cast, width: float, colour: str) -> Svg:
    drawn = ""
    for x, out, lift in ((_EYES[0], -1, 0.0), (_EYES[1], 1, cast.lift)):
        y = -13 + lift
        inner, outer = y + cast.inner, y + cast.outer + 2
        top = (inner + outer) / 2 - 5
        form = f"M{x - 10 * out:.1f},{inner:.1f} Q{x + out:.1f},{top:.1f} {x + 11 * out:.1f},{outer:.1f}"
        drawn += path(form, width=width + 1.8) + path(form, width=width, stroke=colour)
    return drawn


def _cheeks(opacity: float) -> Svg:
    return "".join(
        element("ellipse", cx=x, cy=18, rx=rx, ry=5, fill="#c9543c", opacity=opacity) for x, rx in ((-20, 7.5), (23, 6))
    )


def _freckles() -> Svg:
    places = ((-24, 14), (-19, 17), (-15, 13), (19, 13), (24, 16), (27, 12), (-2, 10), (5, 11))
    return "".join(dot(x, y, 1.3, "#a65a34", opacity=0.6) for x, y in places)


def _lines(mood: Mood) -> Svg:
    """What years have drawn: under the eyes, beside the mouth, on the forehead."""
    drawn = path("M-22,13 Q-15,17 -8,13 M9,13 Q16,17 23,12", width=1.4, opacity=0.5)
    drawn += path("M-13,20 Q-18,25 -16,31 M16,19 Q21,24 19,31", width=1.4, opacity=0.45)
    raised = mood in ("sad", "wry", "tired", "glad")
    return drawn + (path("M-14,-27 Q0,-30 16,-27 M-9,-32 Q2,-34 11,-32", width=1.3, opacity=0.4) if raised else "")


def _worn(mood: Mood) -> Svg:
    """What a mood draws besides eyes and mouth: a frown, rings under the eyes, a tear that is held back."""
    match mood:
        case "angry":
            return path("M-3,-12 L-1,-5 M5,-12 L3.4,-5", width=1.8, opacity=0.7)
        case "tired":
            return path("M-22,12 Q-14,18 -6,12 M8,12 Q16,18 23,11", width=2, opacity=0.5)
        case "sad":
            return dot(-21, 10, 1.8, "ice") + dot(-21.4, 9.4, 0.7, "glint")
        case "glad":
            return path("M-27,4 l-4,-2 M-27,7 l-4,1 M29,3 l3.4,-2 M29,6.4 l3.4,1", width=1.3, opacity=0.5)
        case _:
            return ""
