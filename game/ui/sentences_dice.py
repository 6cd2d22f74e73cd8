"""One roll of a battle told in full: every die as it fell, what it had to show, and every number by its owner."""

from dataclasses import dataclass

from game.core.event import Rolled
from game.core.ids import Side
from game.i18n import _
from game.ui.sentences import Names, side_name


@dataclass(frozen=True, slots=True)
class Thrown:
    """A roll for the panel of dice. `hits` marks the dice that counted; `badge` is what changed by it; `opening` says
    that it is the first roll of an exchange, or stands alone."""

    heading: str
    badge: str
    needed: str
    faces: tuple[int, ...]
    hits: tuple[bool, ...]
    result: str
    sum: str
    side: Side
    round: int
    opening: bool = True


def marked(roll: Rolled) -> tuple[bool, ...]:
    """Which dice of a blow counted: those at or below what it is read by, or at or above."""
    sign, figure = roll.reading[:2], roll.reading[2:]
    match sign:
        case "<=":
            return tuple(face <= int(figure) for face in roll.faces)
        case ">=":
            return tuple(face >= int(figure) for face in roll.faces)
    return (False,) * len(roll.faces)


def initiative_thrown(roll: Rolled, names: Names) -> Thrown:
    """The die of initiative."""
    who, side = names.piece(roll.actor), names.side(roll.actor)
    return Thrown(
        _("{who} rolls for initiative").format(who=who),
        str(roll.outcome[0]),
        _("One die of {sides} sides; the highest begins.").format(sides=roll.sides),
        roll.faces,
        (False,) * len(roll.faces),
        side_name(side) if side else "",
        "",
        side,
        roll.round,
    )
