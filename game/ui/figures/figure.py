"""Putting a figure together: a person with things in both hands, on a mount or not, in one of the poses."""

import math
from dataclasses import dataclass, field, replace

from game.ui.figures.bodies import legs, tunic
from game.ui.figures.heads import Head
from game.ui.figures.held import Held
from game.ui.figures.heraldry import base
from game.ui.figures.poses import POSES, Pose, Posed, posed
from game.ui.figures.strokes import Point, Svg, ball, group, path, star

__all__ = ["POSES", "Figure", "Person", "Pose", "alone", "drawn"]

_SHOULDER_NEAR: Point = (9, -25)
_SHOULDER_FAR: Point = (-9, -25)
_DOWN, _ON_ITS_SIDE = "translate(-27,-5) rotate(80) scale(.9)", "translate(-24,-20) rotate(68) scale(.74)"
_FRAME_RIGHT = 37
"""How far to the right, in figure space, a strike may go."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody made of parts.

    `right` is held in the near hand at `hand`, turned by `turn` degrees; `left` is drawn at the far hand, at
    `far_hand` (None hides the arm). `grip` says how far below the near hand the far one takes hold of the same thing.
    `at` moves and scales the whole (x, y, scale): on a mount, afloat, in the air.
    """

    head: Head
    body: Svg = field(default_factory=tunic)
    legs: Svg | Posed = field(default_factory=legs)
    right: Held | None = None
    hand: Point = (14, -17)
    turn: float = 14
    left: Svg = ""
    far_hand: Point | None = (-13, -18)
    far_turn: float = 0
    grip: float | None = None
    sleeve: str = "field"
    glove: str = ""
    back: Svg = ""
    front: Svg = ""
    at: tuple[float, float, float] = (0, 0, 1)


@dataclass(frozen=True, slots=True)
class Figure:
    """A whole piece: what is `under` a person, a `beast` instead of one, what is drawn `over` both.

    `fall` lays it down on its base (an SVG transform); without one, people lie flat and beasts on their sides.
    """

    person: Person | None = None
    under: Svg | Posed = ""
    beast: Svg | Posed = ""
    over: Svg = ""
    fall: str = ""
    commander: bool = False
    banner: Svg = ""


def drawn(figure: Figure, pose: Pose) -> Svg:
    """The figure on its base in one pose."""
    piece = posed(figure.under, pose) + posed(figure.beast, pose)
    if figure.person:
        piece += _person(_posed(figure.person, pose), pose)
    piece += figure.over
    match pose:
        case "strike":
            piece = group(piece, "rotate(4)")
        case "hit":
            piece = group(piece, "rotate(-7) translate(3,0)")
        case "cast":
            piece += star(-25, -40, 5) + star(27, -56, 4, "ice") + star(-17, -60, 3.4, "white")
        case "stride":
            piece = group(piece, "translate(-2,0) rotate(6)")
        case "fallen":
            piece = group(piece, figure.fall or (_DOWN if figure.person and not figure.under else _ON_ITS_SIDE))
        case "rest":
            pass
    return base(figure.commander) + figure.banner + piece


def alone(person: Person) -> Svg:
    """A person at rest without anything below or behind, feet at y = 0."""
    return _person(person, "rest")


def _posed(person: Person, pose: Pose) -> Person:
    """The person with the hands where the pose puts them."""
    if pose == "strike" and person.right:
        return _striking(person, person.right)
    if pose == "cast":
        return _casting(person)
    if pose == "stride":
        return replace(person, turn=person.turn - 6)
    if pose == "fallen":
        return replace(person, right=None, grip=None, hand=(13, -36), far_hand=person.far_hand and (-14, -34))
    return person


def _striking(person: Person, held: Held) -> Person:
    """Each style strikes in its own way, and no blade leaves the frame."""
    x, _, scale = person.at
    room = (_FRAME_RIGHT - x) / scale - 13
    match held.style:
        case "swing":
            turn = math.degrees(math.asin(max(0.0, min(0.95, room / held.reach))))
            return replace(person, hand=(12, -25), turn=turn)
        case "chop":
            return replace(person, hand=(12, -26), turn=62, right=held.slid(held.reach * 0.9 - room))
        case "thrust":
            return replace(person, hand=(14, -21), turn=80, right=held.slid(held.reach - room))
        case "raise":
            turn = math.degrees(math.asin(max(0.0, min(0.4, (room - 11) / held.reach))))
            return replace(person, hand=(13, -21), turn=turn)
        case "point":
            return replace(
                person,
                hand=(14, -22),
                turn=64,
                right=replace(held.slid(held.reach + 6 - room), drawing=held.drawing + held.flash),
            )
        case "shoot":
            at = (person.hand[0] - 1, person.hand[1])
            grip = -held.pull if held.pull else person.grip
            return replace(person, hand=at, right=replace(held, drawing=held.loosed or held.drawing), grip=grip)


def _casting(person: Person) -> Person:
    if person.right and person.right.style in ("raise", "point"):
        x, y = person.hand
        person = replace(person, hand=(x, max(y - 8, person.right.reach - 66)))
    if person.far_hand and not person.left and person.grip is None:
        person = replace(person, far_hand=(-16, -33))
    return person


def _person(person: Person, pose: Pose) -> Svg:
    glove = person.glove or person.head.skin
    piece = person.back + group(person.head.behind(), "translate(0,-38)") + posed(person.legs, _stance(person, pose))
    if person.far_hand and person.grip is None:
        piece += _arm(_SHOULDER_FAR, person.far_hand, person.sleeve) + ball(*person.far_hand, 2.9, glove, 1.8)
    piece += group(person.body, "skewX(5)") if pose == "stride" and not person.legs else person.body
    piece += group(person.head.front(pose), "translate(0,-38)")
    if person.left and person.far_hand:
        x, y = person.far_hand
        piece += group(person.left, f"translate({x},{y}) rotate({person.far_turn})")
    piece += _near_hand(person, glove) + person.front
    x, y, scale = person.at
    return piece if person.at == (0, 0, 1) else group(piece, f"translate({x},{y}) scale({scale})")


def _stance(person: Person, pose: Pose) -> Pose:
    """How the legs stand: who strikes by hand lunges."""
    lunges = pose == "strike" and person.right is not None and person.right.style in ("swing", "chop", "thrust")
    return "stride" if lunges else pose


def _near_hand(person: Person, glove: str) -> Svg:
    """The near arm and what it holds; with a grip, the far arm reaches over to the same thing."""
    x, y = person.hand
    thing, reaching = "", ""
    if held := person.right:
        thing = group(held.drawing, f"translate({x},{y}) rotate({person.turn}) translate(0,{held.slide})")
        if person.grip is not None:
            grip = _far_grip(person, held, person.grip)
            reaching = _arm((-8, -25), grip, person.sleeve)
            thing += ball(*grip, 2.9, glove, 1.8)
    return reaching + _arm(_SHOULDER_NEAR, person.hand, person.sleeve) + thing + ball(x, y, 3, glove, 1.8)


def _far_grip(person: Person, held: Held, below: float) -> Point:
    x, y = person.hand
    if held.style == "shoot":
        return x + below, y + 2
    turn = math.radians(person.turn)
    return x - (below - held.slide) * math.sin(turn), y + (below - held.slide) * math.cos(turn)


def _arm(shoulder: Point, hand: Point, sleeve: str) -> Svg:
    form = f"M{shoulder[0]},{shoulder[1]} L{hand[0]:.2f},{hand[1]:.2f}"
    return path(form, width=7.6) + path(form, width=5, stroke=sleeve)
