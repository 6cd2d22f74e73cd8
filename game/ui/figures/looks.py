"""Looks: eight people that a commander of any class can be, told apart by skin, hair and beard."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from game.ui.figures.bodies import tunic
from game.ui.figures.commanders import COMMANDERS
from game.ui.figures.figure import Figure, Person, Pose, drawn
from game.ui.figures.heads import BeardStyle, HairStyle, Head
from game.ui.figures.people import PEOPLE
from game.ui.figures.riders import RIDERS
from game.ui.figures.strokes import Svg
from game.ui.figures.units import UNITS


@dataclass(frozen=True, slots=True)
class Look:
    """Somebody's skin, hair and beard, as names of colours and forms; a woman wears a class's second face if it has
    one."""

    skin: str
    hair_colour: str
    hair: HairStyle
    beard: BeardStyle | None = None
    woman: bool = False


LOOKS: tuple[Look, ...] = (
    Look("skin2", "brown", "short"),
    Look("skin1", "auburn", "braids", woman=True),
    Look("skin4", "coal", "short", "full"),
    Look("skin5", "coal", "curly", woman=True),
    Look("skin1", "blond", "long", "moustache"),
    Look("skin3", "coal", "long", woman=True),
    Look("skin3", "ash", "short", "full"),
    Look("skin1", "snow", "bun", woman=True),
)
"""A person's `look` is a number of this list."""

_SHOWN_BELOW: tuple[HairStyle, ...] = ("long", "braids")
"""Hair that hangs out from under a hat which hides all other."""


def look_of(number: int) -> Look:
    """A look by its number; numbers beyond the list begin it anew."""
    return LOOKS[number % len(LOOKS)]


def face_of(kind: str, number: int | None) -> str:
    """Which recipe shows a kind in a look: its own, or its second face's. None stands for the kind's own face."""
    second = f"{kind}:2"
    return second if number is not None and look_of(number).woman and second in COMMANDERS else kind


def recipe_of(kind: str) -> Figure:
    """The figure of a unit, a class, a second face or one of the common people. Raises KeyError if there is none."""
    recipe = UNITS.get(kind) or COMMANDERS.get(kind) or RIDERS.get(kind) or PEOPLE[kind]
    return recipe()


def looked(kind: str, pose: Pose, number: int | None) -> Svg:
    """A figure on its base in a pose, as its recipe makes it or in one of the looks.

    Raises KeyError if there is no such kind.
    """
    figure = recipe_of(face_of(kind, number))
    if number is None or figure.person is None or kind in PEOPLE:
        return drawn(figure, pose)
    person = in_look(kind, figure.person, look_of(number))
    return in_skin(drawn(replace(figure, person=person), pose), figure.person.head, number)


def in_look(kind: str, person: Person, look: Look) -> Person:
    """Somebody with a look's hair and beard; the skin stays that of the recipe."""
    if look.woman and kind in _FOR_WOMEN:
        person = _FOR_WOMEN[kind](person)
    return replace(person, head=_head(person.head, look))


def in_skin(shapes: Svg, head: Head, number: int) -> Svg:
    """What was drawn with a head's skin, in the skin of a look: face, hands and all."""
    return shapes.replace(f'"{head.skin}"', f'"{look_of(number).skin}"')


def _head(head: Head, look: Look) -> Head:
    hidden = head.hair == "none" and look.hair not in _SHOWN_BELOW
    beard: tuple[BeardStyle, str] | None = None
    if look.beard and not head.mask:
        long = head.beard is not None and head.beard[0] == "long"
        beard = ("long" if long else look.beard, look.hair_colour)
    return replace(head, hair="none" if hidden else look.hair, hair_colour=look.hair_colour, beard=beard)


_FOR_WOMEN: Mapping[str, Callable[[Person], Person]] = MappingProxyType(
    {"barbarian": lambda person: replace(person, body=tunic(colour="fur", belt="gold"))}
)
"""What women of a class wear where its recipe is a bare chest."""
