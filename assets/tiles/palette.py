"""What a biome changes: the tones of grounds, plants, rock and stone. Shapes are the same in all of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple


class Tones(NamedTuple):
    """The plain tone of a ground, a darker and a lighter one for blots, and that of its marks."""

    plain: str
    dark: str
    light: str
    mark: str


class Form(NamedTuple):
    """The tones of a thing with the light from the upper left: turned aside, turned to us, turned to the light."""

    dark: str
    middle: str
    light: str


@dataclass(frozen=True, eq=False, slots=True)
class Palette:
    """A biome; `folder` is where its tilesets lie, seen from the others ("" for the one that is everywhere else)."""

    folder: str
    tones: Mapping[str, Tones]
    shore: tuple[str, str]
    """The wet edge of a shore, and its dry sand."""
    surf: tuple[str, str, str]
    """From shallow water to foam."""
    leaf: Sequence[Form]
    dusk: Sequence[Form]
    """The crowns of thin and of dense woods."""
    needle: Sequence[tuple[str, str]]
    """The dark and the lit side of firs."""
    rock: Form
    """The faces of cliffs."""
    boulder: Form
    stone: Mapping[str, Form]
    """Foot, front and top of each kind of wall."""
    slate: Form
    """The roofs of high walls."""
    road: tuple[str, str, str, str]
    """Edge, sides, middle and pebbles."""
    roofs: Sequence[tuple[str, str]]
    """The lit and the dark side of roofs."""
    plaster: tuple[str, str]
    """The walls of houses, to the light and away from it."""
    woods: tuple[str, str] = ("oak", "fir")
    """What grows in leafy woods, and what in those of firs."""
    flat_roofs: bool = False
    """Whether houses are of clay, with flat roofs."""
    snowy: bool = False
    """Whether snow lies on trees and stones."""


def mix(one: str, other: str, share: float) -> str:
    """A colour between two, with so much of the other, from 0 to 1."""
    pairs = ((int(one[n : n + 2], 16), int(other[n : n + 2], 16)) for n in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
