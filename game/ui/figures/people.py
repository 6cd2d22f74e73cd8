"""Common people: those of a camp and of the road who lead nobody in battle."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.bodies import gown, legs, robe, tunic
from game.ui.figures.figure import Figure, Person
from game.ui.figures.hats import feather_cap, hood
from game.ui.figures.heads import Head
from game.ui.figures.held import Held, book, spear
from game.ui.figures.ranged import bow_back
from game.ui.figures.strokes import Svg, ball, path, ring, rod, shade
from game.ui.figures.worn import cloak, fur_collar


def _quill() -> Held:
    feather = path("M-1,2 C-6,-8 -3,-18 6,-22 C8,-14 6,-6 1,2Z", "bone", 1.6)
    return Held(feather + path("M0,4 L3,-14", width=1.2), "raise")


def _drumstick() -> Held:
    return Held(rod("M0,4 L0,-15", "wood", 1.6) + ball(0, -16, 2, "bone", 1.4), "swing", 18)


def _big_drum() -> Svg:
    """A drum slung in front, its skin up."""
    shell = path("M-12,-18 L10,-18 L9,-5 C5,-2 -7,-2 -11,-5Z", "field")
    cords = path("M-11,-14 L-7,-4 L-2,-13 L3,-4 L8,-14", stroke="charge", width=1.4)
    return rod("M-9,-28 L9,-14", "leather", 1.4) + shell + cords + ball(-1, -18, 11, "bone", 2, ry=3.6)


def _chain() -> Svg:
    """A chain of office with its badge."""
    return (
        rod("M-8,-28 C-7,-17 7,-17 8,-28", "gold", 1.6)
        + ball(0, -18.4, 3.2, "gold", 1.6)
        + ball(0, -18.4, 1.2, "ember", 0)
    )


def _flat_cap(colour: str) -> Svg:
    """A soft cap of a man of office."""
    return path("M-12,-4 C-16,-12 -8,-18 2,-17 C14,-17 18,-10 13,-5 C6,-8 -6,-8 -12,-4Z", colour) + shade(
        "M4,-16 C14,-16 18,-10 13,-5 L7,-7 C9,-10 8,-14 4,-16Z"
    )


PEOPLE: Mapping[str, Callable[[], Figure]] = MappingProxyType(
    {
        "quartermaster": lambda: Figure(
            person=Person(
                head=Head("skin2", "bun", "ash"),
                body=gown(colour="olive", apron="linen", wide=15),
                legs="",
                right=_quill(),
                turn=16,
                hand=(13, -20),
                left=book("leather"),
                far_hand=(-12, -17),
                sleeve="olive",
            )
        ),
        "drummer": lambda: Figure(
            person=Person(
                head=Head("skin1", "short", "ginger", hat=feather_cap(colour="shadow")),
                body=tunic(colour="linen", tab=False),
                legs=legs(hose="grey"),
                right=_drumstick(),
                turn=22,
                hand=(14, -20),
                left=_drumstick().drawing,
                far_hand=(-14, -21),
                far_turn=-22,
                sleeve="linen",
                front=_big_drum(),
                at=(0, 0, 0.86),
            )
        ),
        "scout": lambda: Figure(
            person=Person(
                head=Head("skin3", "none", hat=hood(colour="moss", peak=3)),
                body=tunic(colour="leather", tab=False, belt="coal"),
                legs=legs(hose="olive"),
                back=bow_back() + cloak(colour="moss", wide=14),
                right=spear(38),
                turn=10,
                hand=(14, -17),
                sleeve="moss",
            )
        ),
        "reeve": lambda: Figure(
            person=Person(
                head=Head("skin2", "short", "brown", beard=("goatee", "brown"), hat=_flat_cap("shadow")),
                body=robe(colour="#6d3440", stole="fur", belt="gold", hem="gold", wide=20),
                legs="",
                right=Held(rod("M0,16 L0,-30", "coal", 2) + ring(0, -34, 4, 4, "gold"), "point", 36),
                turn=6,
                hand=(18, -15),
                far_hand=(-16, -16),
                sleeve="#6d3440",
                front=fur_collar() + _chain(),
            )
        ),
    }
)
