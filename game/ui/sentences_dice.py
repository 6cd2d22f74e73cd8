"""One roll of a battle told in full: every die as it fell, what it had to show, and every number by its owner."""

from dataclasses import dataclass

from game.campaign.luck import Odds, odds_of_roll
from game.core.event import Rolled
from game.core.ids import Side
from game.i18n import _
from game.ui.readings import counting
from game.ui.sentences import Names, side_name


@dataclass(frozen=True, slots=True)
class Thrown:
    """A roll for the panel of dice. `hits` marks the dice that counted; `badge` is what changed by it; `opening` says
    that it is the first roll of an exchange or of a cast, or stands alone; `odds` are those of what it came to."""

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
    odds: Odds | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the log, the side it is about ("" for none), the line in fewer words, and the roll behind it."""

    text: str
    side: Side = ""
    short: str = ""
    thrown: Thrown | None = None


def marked(roll: Rolled) -> tuple[bool, ...]:
    """Which dice of a roll counted."""
    return counting(roll.reading, roll.faces)


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
        odds=odds_of_roll(roll),
    )
