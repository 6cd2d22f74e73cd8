"""The people of a camp: small figures without base, banner and mount, standing or on a log."""

from dataclasses import dataclass, replace

from game.ui.figures.bodies import legs
from game.ui.figures.figure import Person, alone
from game.ui.figures.held import Held
from game.ui.figures.looks import face_of, in_look, in_skin, look_of, recipe_of
from game.ui.figures.people import PEOPLE
from game.ui.figures.poses import posed
from game.ui.figures.riders import RIDERS
from game.ui.figures.strokes import Svg, ball, element, group, path, rod, shade

HORSED = ("knight", "paladin", "chevalier", "pegasus_knight")
"""The classes that come to a camp on a horse."""

_TAILED = ("merman_lord",)
"""Who has no knees to draw up."""
_SUNK = 5
"""How much lower somebody sits than stands, in figure space."""


@dataclass(frozen=True, slots=True)
class Camper:
    """Somebody who is present: a class or one of the common people, in a look.

    A crest makes a commander with a standard of one's own; `wishes` says that a word is wanted.
    """

    id: str
    name: str
    kind: str
    look: int = 0
    crest: str = ""
    pose: str = ""
    wishes: bool = False


def standing(camper: Camper) -> Svg:
    """Somebody on the ground at the origin, in figure space. Raises KeyError if there is no such class or person."""
    person = _dismounted(camper)
    return _shadow(20) + _skinned(camper, person, alone(person))


def seated(camper: Camper) -> Svg:
    """Somebody on a log, a mug in hand where there was a weapon. Raises KeyError as `standing` does."""
    person = _dismounted(camper)
    if person.right and person.right.style in ("swing", "chop", "thrust", "shoot") and camper.kind != "drummer":
        person = _with_mug(person)
    if camper.kind in _TAILED:
        return _log() + _skinned(camper, person, group(alone(person), f"translate(0,{_SUNK - 2})"))
    upper = replace(person, legs="", body=group(person.body, "translate(0,1) scale(1.1,.94)"))
    knees = "" if _in_skirts(person) else _bent()
    return _log() + _skinned(camper, person, group(alone(upper), f"translate(0,{_SUNK})") + knees)


def mount(kind: str) -> Svg:
    """The horse of a class that has one, without its rider; "" for others."""
    return posed(recipe_of(kind).under, "rest") if kind in HORSED else ""


def _dismounted(camper: Camper) -> Person:
    """The person of a figure on its own feet, in the look; lances were left with the horses."""
    person = recipe_of(face_of(camper.kind, camper.look)).person
    if person is None:
        raise KeyError(camper.kind)
    if camper.kind in PEOPLE:
        return person
    person = replace(person, at=(0, 0, 1), far_hand=person.far_hand or (-13, -18))
    if camper.kind in (*RIDERS, "pirate"):
        person = replace(person, legs=legs())
    if camper.kind in RIDERS and person.right and person.right.style == "thrust":
        person = _with_mug(person)
    return in_look(camper.kind, person, look_of(camper.look))


def _skinned(camper: Camper, person: Person, drawn: Svg) -> Svg:
    return drawn if camper.kind in PEOPLE else in_skin(drawn, person.head, camper.look)


def _in_skirts(person: Person) -> bool:
    return person.legs == ""


def _bent() -> Svg:
    """Knees drawn up before the log, in hose and boots."""
    one = rod("M4,-5 L10,-4 L10,1", "linen", 4.6) + path("M6.6,-1 L13,-1 C17,-1 17,4 15.6,4 L6.6,4Z", "leather", 2)
    return one + group(one, "scale(-1,1)")


def _with_mug(person: Person) -> Person:
    """The person with a mug instead of a weapon."""
    return replace(person, right=_mug(), turn=0, hand=(13, -19), grip=None)


def _mug() -> Held:
    drawn = path("M-4,-7 L4,-7 L4,3 L-4,3Z", "wood", 1.8) + ball(0, -7, 4, "bone", 1.4, ry=1.6)
    return Held(drawn + path("M4,-4 C8,-4 8,1 4,1", width=1.8) + path("M-4,-1 H4", width=1.2), "raise", 8)


def _shadow(wide: float) -> Svg:
    return element("ellipse", cx=2, cy=1, rx=wide, ry=wide * 0.34, fill="ink", opacity=0.34)


def _log() -> Svg:
    """A log to sit on, its cut end to the front."""
    drawn = element("ellipse", cx=2, cy=3, rx=34, ry=8, fill="ink", opacity=0.34)
    drawn += path("M-26,-7 L24,-9 C30,-9 30,4 24,4 L-26,5 C-32,5 -32,-7 -26,-7Z", "bark", 2)
    drawn += shade("M-29,0 L27,-2 C28,2 26,4 24,4 L-26,5 C-28,5 -29,3 -29,0Z", 0.3)
    drawn += path("M-18,-3 L-4,-4 M4,-5 L14,-5.4 M-12,1 L6,0", width=1.2, opacity=0.5)
    return drawn + ball(25, -2.4, 4.4, "tan", 1.8, ry=6.4) + ball(25, -2.4, 1.8, "tan", 1, ry=3)
