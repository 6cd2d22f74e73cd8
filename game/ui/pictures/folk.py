"""Whole people in pictures, posed by their joints.

A person is given in steps of a hundredth of their height around where they stand: up is -y, shoulders are at -66 and
hips at -36. Left and right are those of whoever looks at the picture. Outlines are as wide at any height.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from game.ui.figures.strokes import Point, Svg, flat, group, path, scratch
from game.ui.pictures.heads import Cut, Mood, back_of_head, head
from game.ui.pictures.people import boot, hand, limb

Limb = Sequence[Point]
"""The joints of an arm or a leg beyond shoulder or hip; the last is the hand or the foot."""

_Place = Callable[[float, float], Point]

_DOWN_LEFT: Limb = ((-18, -52), (-16, -38))
_DOWN_RIGHT: Limb = ((18, -52), (16, -38))


@dataclass(frozen=True, slots=True)
class Face:
    """What a head looks like, as in `heads.head`; `away` shows it from behind."""

    skin: str = "skin2"
    hair: str = "brown"
    cut: Cut = "crop"
    mood: Mood = "calm"
    turn: float = 0
    beard: str = ""
    cloth: str = "moss"
    tilt: float = 0
    away: bool = False

    def at(self, x: float, y: float, r: float) -> Svg:
        """The head of the radius r around x, y."""
        if self.away:
            return back_of_head(x, y, r, self.hair, self.skin, self.cut == "bun")
        return head(x, y, r, self.skin, self.hair, self.cut, self.mood, self.turn, self.beard, self.cloth, self.tilt)


@dataclass(frozen=True, slots=True)
class Folk:
    """Somebody from head to foot.

    `crown` is the radius of the head: the larger, the younger. Hands hold what is drawn around the origin, in the
    picture's own size. `behind` names the arms behind the body; `lean` moves the shoulders sideways; `toes` is the side
    both feet point to; heels turn a foot, in degrees.
    """

    face: Face = field(default_factory=Face)
    cloth: str = "moss"
    sleeve: str = ""
    hose: str = "tan"
    boots: str = "brown"
    belt: str = "leather"
    apron: str = ""
    gown: bool = False
    left: Limb = _DOWN_LEFT
    right: Limb = _DOWN_RIGHT
    left_foot: Limb = ((-8, 0),)
    right_foot: Limb = ((8, 0),)
    left_holds: Svg = ""
    right_holds: Svg = ""
    behind: Literal["", "left", "right", "both"] = ""
    lean: float = 0
    toes: Literal[-1, 0, 1] = 0
    left_heel: float = 0
    right_heel: float = 0
    crown: float = 15

    def at(self, x: float, y: float, h: float) -> Svg:
        """The person, h high, standing at x, y."""
        k = h / 100

        def place(across: float, up: float) -> Point:
            return round(x + across * k, 1), round(y + up * k, 1)

        left = self._arm(place, k, -1, self.left, self.left_holds)
        right = self._arm(place, k, 1, self.right, self.right_holds)
        drawn = left if self.behind in ("left", "both") else ""
        drawn += right if self.behind in ("right", "both") else ""
        if not self.gown:
            drawn += self._leg(place, k, -1, self.left_foot, self.left_heel)
            drawn += self._leg(place, k, 1, self.right_foot, self.right_heel)
        drawn += self._body(place) + self.face.at(*place(self.lean * 1.3, -67 - self.crown), self.crown * k)
        drawn += left if self.behind in ("", "right") else ""
        return drawn + (right if self.behind in ("", "left") else "")

    def _arm(self, place: _Place, k: float, side: int, joints: Limb, holds: Svg) -> Svg:
        bones = [place(self.lean + side * 11.5, -60), *(place(*joint) for joint in joints)]
        at = bones[-1]
        held = group(holds, f"translate({at[0]},{at[1]})") if holds else ""
        return limb(_bent(bones), self.sleeve or self.cloth, 8.6 * k) + held + hand(*at, 5.4 * k, self.face.skin)

    def _leg(self, place: _Place, k: float, side: int, joints: Limb, heel: float) -> Svg:
        bones = [place(side * 5.5, -36), *(place(*joint) for joint in joints)]
        x, y = bones[-1]
        drawn = limb(_bent([*bones[:-1], (x, y - 6 * k)]), self.hose, 9.4 * k)
        foot = boot(x, y, self.toes or side, self.boots, k)
        return drawn + (group(foot, f"rotate({heel},{x},{y})") if heel else foot)

    def _body(self, place: _Place) -> Svg:
        foot, wide = (-2.0, 22.0) if self.gown else (-28.0, 14.5)
        a, waist = self.lean, self.lean * 0.4

        def form(*points: Point) -> str:
            return " ".join(f"{x},{y}" for x, y in (place(*point) for point in points))

        left = f"M{form((a - 5, -69))} C{form((a - 13, -68), (a - 16, -62), (waist - 12, -44))} L{form((-wide, foot))}"
        right = f"L{form((waist + 12, -44))} C{form((a + 16, -62), (a + 13, -68), (a + 5, -69))}Z"
        drawn = path(f"{left} Q{form((0, foot + 4), (wide, foot))} {right}", self.cloth, 2.4)
        if self.apron:
            bib = f"M{form((a - 7, -62))} L{form((a + 7, -62), (waist + 9, -44), (wide * 0.66, foot))}"
            drawn += path(f"{bib} L{form((-wide * 0.66, foot), (waist - 9, -44))}Z", self.apron, 1.8)
        shadow = f"M{form((a + 4, -68))} C{form((a + 14, -68), (a + 16, -62), (waist + 12, -44))} L{form((wide, foot))}"
        drawn += flat(
            f"{shadow} L{form((wide * 0.4, foot + 1))} Q{form((waist + 9, -50), (a + 4, -68))}Z", "ink", opacity=0.2
        )
        if self.belt:
            drawn += path(f"M{form((waist - 12.4, -43))} Q{form((waist, -39), (waist + 12.4, -43))}", width=4.6)
            drawn += path(
                f"M{form((waist - 12.2, -43))} Q{form((waist, -39), (waist + 12.2, -43))}", width=2.2, stroke=self.belt
            )
        return drawn + scratch(f"M{form((a - 9, -61))} Q{form((a - 11, -56), (waist - 9.6, -50))}", "glint", 1.6, 0.4)


def _bent(bones: Sequence[Point]) -> str:
    """A path along the bones, rounded at the joints."""
    if len(bones) == 2:
        return f"M{bones[0][0]},{bones[0][1]} L{bones[1][0]},{bones[1][1]}"
    form = f"M{bones[0][0]},{bones[0][1]}"
    for before, joint, after in zip(bones, bones[1:], bones[2:], strict=False):
        near = (joint[0] + (before[0] - joint[0]) * 0.3, joint[1] + (before[1] - joint[1]) * 0.3)
        far = (joint[0] + (after[0] - joint[0]) * 0.3, joint[1] + (after[1] - joint[1]) * 0.3)
        form += f" L{near[0]:.1f},{near[1]:.1f} Q{joint[0]},{joint[1]} {far[0]:.1f},{far[1]:.1f}"
    return f"{form} L{bones[-1][0]},{bones[-1][1]}"


def shadow(x: float, y: float, w: float, opacity: float = 0.2) -> Svg:
    """The shadow on the ground of what stands at x, y; light comes from the upper left."""
    half = f"a{w:.1f},{w * 0.24:.1f} 0 1 0"
    form = f"M{x - w * 0.8:.1f},{y} {half} {w * 2:.1f},0 {half} {-w * 2:.1f},0Z"
    return flat(form, "ink", opacity=opacity)
