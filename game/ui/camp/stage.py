"""The camp itself, put together: tents, stores and standards behind, people and horses around the fire."""

from collections.abc import Sequence

from game.ui.camp import fire, gear
from game.ui.camp.folk import Camper, mount, seated, standing
from game.ui.camp.layout import FIRE, HORIZON, PLACES, Layout
from game.ui.figures.strokes import Svg, group

_FIGURE = 1.72
"""How many units of a camp one of a figure is."""
_HORSE = 1.5

Piece = tuple[float, Svg]
"""Something that stands, and how far down; what stands lower is in front."""

_STANDARDS = ((0, HORIZON + 62), (-104, HORIZON + 54), (106, HORIZON + 52), (-206, HORIZON + 58), (208, HORIZON + 60))
"""Where standards are planted, in the order in which they come."""


def things(layout: Layout, people: Sequence[Camper], crest: str, pose: str, biome: str, *, lamps: bool) -> Svg:
    """Everything that stands in the camp but the flames, from behind to the front, in names of colours.

    The first standard bears the camp's `crest`, the others those of the people present.
    """
    pieces = _tents(layout, lamps=lamps) + _stores(layout, biome) + _standards(layout, people, crest, pose)
    pieces += _people(layout, people) + _horses(layout, people)
    pieces.append((FIRE - 8, _placed(fire.hearth(), 0, FIRE, 1)))
    return "".join(svg for _, svg in sorted(pieces, key=lambda piece: piece[0]))


def _placed(drawn: Svg, x: float, y: float, scale: float, *, flip: bool = False) -> Svg:
    return group(drawn, f"translate({x:.1f},{y:.1f}) scale({-scale if flip else scale},{scale})")


def _tents(layout: Layout, *, lamps: bool) -> list[Piece]:
    edge = layout.half
    return [
        (HORIZON + 96, _placed(gear.tent("#d8c79c", "#a8946a", "shadow", lit=lamps), -edge + 92, HORIZON + 96, 1.06)),
        (HORIZON + 44, _placed(gear.tent("#c9c2ad", "#98917d", "#4f7a3c"), edge * 0.36, HORIZON + 44, 0.82)),
        (HORIZON + 40, _placed(gear.tent("#cfb690", "#9f865f", "field"), -edge * 0.42, HORIZON + 40, 0.78)),
        (
            HORIZON + 108,
            _placed(gear.tent("#cfae86", "#9c7d58", "#8a2f2a", lit=lamps), edge - 88, HORIZON + 108, 1.16, flip=True),
        ),
    ]


def _stores(layout: Layout, biome: str) -> list[Piece]:
    edge = layout.half
    pieces = [
        (HORIZON + 64.0, _placed(gear.cart(), edge * 0.66, HORIZON + 64, 0.8)),
        (HORIZON + 88.0, _placed(gear.sacks(), -edge * 0.62, HORIZON + 88, 0.8)),
        (HORIZON + 80.0, _placed(gear.barrel(), -edge * 0.52, HORIZON + 80, 0.8)),
        (-12.0, _placed(gear.firewood(), edge - 66, -12, 0.9)),
        (-12.0, _placed(gear.bedroll(), -edge + 62, -12, 1.0)),
    ]
    if biome == "coast":
        pieces.append((HORIZON + 34.0, _placed(gear.boat(), edge * 0.98, HORIZON + 34, 0.8)))
    return pieces


def _standards(layout: Layout, people: Sequence[Camper], crest: str, pose: str) -> list[Piece]:
    """The camp's standard, and one for every other commander whose crest is another."""
    borne = [(crest, pose)]
    for camper in people:
        if camper.crest and camper.crest not in [one for one, _ in borne]:
            borne.append((camper.crest, camper.pose))
    pieces = []
    for number, ((name, manner), (x, y)) in enumerate(zip(borne, _STANDARDS, strict=False)):
        drawn = gear.standard(name, manner, 176 if number == 0 else 146)
        pieces.append((float(y), _placed(drawn, x * layout.squeeze, y, 1.0 if number == 0 else 0.86)))
    return pieces


def _people(layout: Layout, people: Sequence[Camper]) -> list[Piece]:
    pieces = []
    for number, camper in enumerate(people[: len(PLACES)]):
        x, y = layout.place(number)
        drawn = seated(camper) if PLACES[number].seated else standing(camper)
        pieces.append((y, _placed(drawn, x, y, _FIGURE, flip=x > 0)))
    return pieces


def _horses(layout: Layout, people: Sequence[Camper]) -> list[Piece]:
    """The horses of those who ride, tied to a rail at the right, no more than three."""
    drawn = [svg for svg in (mount(camper.kind) for camper in people) if svg][:3]
    if not drawn:
        return []
    at = layout.half - 132
    pieces: list[Piece] = [(HORIZON + 122.0, _placed(gear.rail(150), at + 20, HORIZON + 122, 1))]
    for number, svg in enumerate(drawn):
        x, y = at + 58 - number * 66, HORIZON + 132 + number * 10
        pieces.append((float(y), _placed(svg, x, y, _HORSE, flip=number != 1)))
    return pieces
