"""Heads in pictures: a hair-cut, a mood, and where somebody looks.

`turn` is where: -1 to the left, 0 at us, 1 to the right, and anything between. The outline is the same at any size.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Literal

from game.ui.figures.strokes import Svg, ball, dot, flat, group, path, scratch

Mood = Literal["calm", "glad", "laugh", "sad", "stern", "awe", "bored", "asleep"]
Cut = Literal["crop", "mop", "long", "bun", "curls", "braid", "bald", "hood", "hat", "helm"]

_R = 16
"""The radius of the head as it is drawn before it is brought to its size."""


def head(
    x: float,
    y: float,
    r: float,
    skin: str = "skin2",
    hair: str = "brown",
    cut: Cut = "crop",
    mood: Mood = "calm",
    turn: float = 0,
    beard: str = "",
    cloth: str = "moss",
    tilt: float = 0,
) -> Svg:
    """A head of the radius r; `cloth` is the colour of what covers it, `beard` that of its beard, `tilt` in degrees."""
    width = 2.2 * _R / r
    behind, front = _CUTS[cut]
    dyed = cloth if cut in ("hood", "hat", "helm") else hair
    drawn = behind(dyed, width, turn)
    if cut != "hood":
        drawn += ball(-13.4 if turn > 0 else 13.4, 2, 3.6, skin, width, 4.6) if turn else _ears(skin, width)
    drawn += path("M-14,-4 C-14,-21 14,-21 14,-4 C14,8 9,17 0,17 C-9,17 -14,8 -14,-4Z", skin, width)
    drawn += flat("M7,-15 C17,-9 15,12 2,16.4 C8,17 14,8 14,-4 C14,-9 11,-13 7,-15Z", "ink", opacity=0.15)
    drawn += _beard(beard, width, turn) if beard else ""
    drawn += _features(mood, turn, width, beard=bool(beard)) + front(dyed, width, turn)
    k = r / _R
    return group(drawn, f"translate({x:.1f},{y:.1f}) rotate({tilt}) scale({k:.3f})")


def back_of_head(x: float, y: float, r: float, hair: str = "brown", skin: str = "skin2", bun: bool = False) -> Svg:
    """A head seen from behind."""
    width = 2.2 * _R / r
    drawn = _ears(skin, width)
    drawn += path("M-14,-2 C-15,-21 15,-21 14,-2 C14,8 10,15 6,16 L-6,16 C-10,15 -14,8 -14,-2Z", hair, width)
    drawn += ball(0, -11, 7, hair, width) if bun else ""
    drawn += scratch("M-7,-13 C-10,-8 -10,-2 -8,5", "glint", width * 0.8, 0.3)
    return group(drawn, f"translate({x:.1f},{y:.1f}) scale({r / _R:.3f})")


def _ears(skin: str, width: float) -> Svg:
    return ball(-14, 2, 3.2, skin, width, 4.4) + ball(14, 2, 3.2, skin, width, 4.4)


def _beard(colour: str, width: float, turn: float) -> Svg:
    m = 4 * turn
    form = (
        f"M-14,0 C-13,4 {m - 9},5 {m - 6},4 Q{m},1.5 {m + 6},4 C{m + 9},5 13,4 14,0 C16,12 10,26 {m * 0.6},27 "
        f"C-10,26 -16,12 -14,0Z"
    )
    return path(form, colour, width)


def _features(mood: Mood, turn: float, width: float, beard: bool) -> Svg:
    """Eyes, brows, nose, mouth and cheeks."""
    middle, side = 4.5 * turn, 1 if turn >= 0 else -1
    near, far = middle - 5.4, middle + 5.4
    eye, brow, mouth = _MOODS[mood]
    drawn = ""
    for x, flip in ((near, 1), (far, -1)):
        cheek = max(-10.2, min(10.2, x - 1.8 * flip))
        drawn += "" if beard else dot(round(cheek, 1), 5.8, 2.7, "rose", opacity=0.42)
        drawn += _placed(path(eye, width=width * 0.8), x, -0.5) if eye else dot(round(x, 1), -0.5, 1.9)
        drawn += _placed(path(brow, width=width * 0.75), x, -5.6, flip)
    drawn += path(f"M{middle + 0.6 * side:.1f},0.5 q{3.2 * side},4.4 {-0.8 * side},5", width=width * 0.75)
    inside = "#8a3a32" if mood in ("laugh", "awe") else "none"
    return drawn + _placed(path(mouth, inside, width * 0.8), middle * 0.9, 9.4 if beard else 10.2)


def _placed(drawn: Svg, x: float, y: float, flip: int = 1) -> Svg:
    return group(drawn, f"translate({x:.1f},{y}) scale({flip},1)")


_MOODS: Mapping[Mood, tuple[str, str, str]] = MappingProxyType(
    {
        "calm": ("", "M-3,0 q3,-1.6 5.4,0", "M-3.6,0 q3.6,2.4 7.2,0"),
        "glad": ("M-2.6,0.8 q2.6,-3.4 5.2,0", "M-3,-0.6 q3,-2 5.4,0", "M-5,-0.8 q5,5 10,0"),
        "laugh": (
            "M-2.6,0.8 q2.6,-3.4 5.2,0",
            "M-3,-1.4 q3,-2 5.4,0",
            "M-5.6,-1.6 q5.6,-1 11.2,0 q-0.6,6.4 -5.6,6.4 q-5,0 -5.6,-6.4Z",
        ),
        "sad": ("M-2.6,-0.4 q2.6,2.6 5.2,0", "M-3,1.2 l5.4,-2.4", "M-4,1.6 q4,-3.6 8,0"),
        "stern": ("", "M-3,-1 l6,2", "M-4.4,0.4 h8.8"),
        "awe": ("", "M-3,-2 q3,-2 5.4,0", "M0,-1.6 c4,0 4,5.4 0,5.4 c-4,0 -4,-5.4 0,-5.4Z"),
        "bored": ("M-2.8,0 h5.6", "M-3,-0.4 h5.4", "M-4,1 q4,-1.4 8,0.4"),
        "asleep": ("M-2.6,0 q2.6,2.4 5.2,0", "M-3,0 q3,-1.2 5.4,0", "M-3,0.4 q3,1.4 6,0"),
    }
)
"""Eyes (dots if empty), the left brow and the mouth, each around the origin."""


def _none(_colour: str, _width: float, _turn: float) -> Svg:
    return ""


def _shine(_colour: str, width: float, _turn: float) -> Svg:
    return scratch("M-9,-11 C-6,-15 -2,-16 1,-16", "glint", width, 0.5)


def _crop(colour: str, width: float, turn: float) -> Svg:
    m = 3 * turn
    form = (
        f"M-15,1 C-18,-22 18,-24 15,1 C13,-2 12,-5 {m + 9},-8 C{m + 3},-5 {m - 3},-10 {m - 8},-7 C-12,-5 -13,-2 -15,1Z"
    )
    return path(form, colour, width) + scratch("M-9,-13 C-5,-17 1,-18 5,-17", "glint", width, 0.35)


def _mop(colour: str, width: float, turn: float) -> Svg:
    m = 3 * turn
    form = (
        f"M-16,5 C-22,-6 -18,-14 -13,-15 C-14,-22 -3,-24 1,-20 C7,-25 17,-20 15,-14 C21,-10 20,-2 16,5 C14,0 14,-3 "
        f"{m + 9},-6 L{m + 6},-3 L{m + 1},-8 L{m - 4},-3 L{m - 9},-7 C-13,-3 -14,0 -16,5Z"
    )
    return path(form, colour, width) + scratch("M-11,-13 C-7,-18 -2,-19 2,-17", "glint", width, 0.35)


def _long_behind(colour: str, width: float, _turn: float) -> Svg:
    fall = "M-16,-4 C-18,-22 18,-22 16,-4 C18,8 20,16 17,24 C10,28 -10,28 -17,24 C-20,16 -18,8 -16,-4Z"
    return path(fall, colour, width)


def _parted(colour: str, width: float, turn: float) -> Svg:
    m = 3 * turn
    form = (
        f"M-16,9 C-21,-30 21,-30 16,9 C13.5,4 13,-4 {m + 8},-7 C{m + 4},-9 {m + 1},-12 {m},-15 "
        f"C{m - 1},-12 {m - 4},-9 {m - 8},-7 C-13,-4 -13.5,4 -16,9Z"
    )
    return path(form, colour, width) + scratch("M-11.5,-8 C-9.5,-12 -7,-14 -4.5,-14.6", "glint", width, 0.3)


def _bun_behind(colour: str, width: float, turn: float) -> Svg:
    return ball(-8 * turn, -20, 8, colour, width)


def _curls(colour: str, width: float, turn: float) -> Svg:
    m = 2 * turn
    form = (
        f"M-15,6 C-22,6 -23,-3 -18,-6 C-22,-13 -14,-19 -9,-17 C-7,-24 4,-24 6,-19 C12,-23 20,-16 17,-9 "
        f"C23,-5 22,5 15,6 C16,0 14,-3 {m + 10},-4 C{m + 9},-9 {m + 3},-9 {m + 1},-6 "
        f"C{m - 3},-10 {m - 8},-8 {m - 9},-4 C-14,-3 -16,0 -15,6Z"
    )
    return path(form, colour, width) + scratch("M-12,-11 q3,-4 7,-3 M-1,-17 q3,-2 6,1", "glint", width, 0.35)


def _braid_behind(colour: str, width: float, turn: float) -> Svg:
    x = -13 if turn >= 0 else 13
    return "".join(ball(x * (1 + 0.05 * i), 8 + 7 * i, 5.4 - 0.5 * i, colour, width) for i in (3, 2, 1, 0))


def _hood(colour: str, width: float, turn: float) -> Svg:
    m = 2 * turn
    form = (
        f"M-19,14 C-24,-12 -8,-26 2,-25 C18,-24 22,-6 19,14 C17,20 10,22 {m + 5},20 "
        f"C{m + 14},14 {m + 15},-6 {m + 9},-11 C{m + 4},-15 {m - 4},-15 {m - 9},-11 "
        f"C{m - 15},-6 {m - 14},14 {m - 5},20 C-10,22 -17,20 -19,14Z"
    )
    return path(form, colour, width) + scratch("M-15,-6 C-13,-15 -6,-21 1,-21", "glint", width, 0.3)


def _hat(colour: str, width: float, turn: float) -> Svg:
    """A felt hat with a brim turned up at the back, and a feather."""
    side = 1 if turn >= 0 else -1
    feather = path("M-9,-13 C-16,-22 -16,-30 -24,-34 C-25,-24 -20,-16 -11,-10Z", "ember", width)
    crown = "M-14,-7 C-15,-17 -12,-26 -2,-25 C8,-26 15,-20 14,-7Z"
    brim = "M-23,-14 C-17,-6 -8,-4 4,-5 C12,-5 18,-6 25,-4 C19,-10 10,-11 2,-11 C-8,-11 -16,-12 -23,-14Z"
    drawn = path(crown, colour, width) + scratch("M-9,-13 C-9,-19 -6,-22 -2,-22", "glint", width, 0.35)
    return group(drawn + path(brim, colour, width) + feather, f"scale({side},1)")


def _helm(colour: str, width: float, turn: float) -> Svg:
    """A kettle hat of iron."""
    m = 2 * turn
    crown = "M-14,-6 C-16,-25 16,-25 14,-6Z"
    brim = "M-22,-3 C-18,-8 -14,-10 0,-10 C14,-10 18,-8 22,-3 C14,-6 -14,-6 -22,-3Z"
    ridge = scratch(f"M{m},-20 C{m + 1},-16 {m + 1},-13 {m + 1},-10", "ink", width * 0.7)
    light = scratch("M-10,-11 C-9,-16 -6,-18 -3,-19", "glint", width, 0.6)
    return path(crown, colour, width) + ridge + path(brim, colour, width) + light


_Hair = Callable[[str, float, float], Svg]

_CUTS: Mapping[Cut, tuple[_Hair, _Hair]] = MappingProxyType(
    {
        "crop": (_none, _crop),
        "mop": (_none, _mop),
        "long": (_long_behind, _parted),
        "bun": (_bun_behind, _parted),
        "curls": (_none, _curls),
        "braid": (_braid_behind, _parted),
        "bald": (_none, _shine),
        "hood": (_none, _hood),
        "hat": (_none, _hat),
        "helm": (_none, _helm),
    }
)
"""What of each cut is behind the face and what before it."""
