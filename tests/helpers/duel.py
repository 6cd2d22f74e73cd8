"""Two pieces facing each other: as bare combatants, and as a drawn position in which the same attack is played."""

from dataclasses import dataclass

from game.core.state import State
from game.rules.commander.combat import Combatant, attack_reach
from game.rules.commander.events import Term
from game.rules.commander.position import MARKS
from game.rules.commander.start import armament, mobility
from tests.helpers.battle import CONTENT, draw


@dataclass(frozen=True)
class Duellist:
    """One side of a duel: its kind, HP, ground, what its commander and its effects give it."""

    kind: str
    hp: int = 10
    terrain: str = "plain"
    elevation: int = 0
    offence: int = 0
    armour: int = 0
    knowledge: int = 0
    attack: int = 0
    defence: int = 0
    ranged_reduction: int = 0
    strikes: int = 0


def combatant(one: Duellist) -> Combatant:
    """The duellist as the rules see it."""
    kind = CONTENT.classes.get(one.kind) or CONTENT.units[one.kind]
    return Combatant(
        kind=one.kind,
        armament=armament(kind),
        domain=mobility(kind).domain,
        commander=one.kind in CONTENT.classes,
        hp=one.hp,
        terrain=one.terrain,
        elevation=one.elevation,
        offence=one.offence,
        armour=one.armour,
        knowledge=one.knowledge,
        reach=attack_reach(armament(kind), CONTENT.terrain[one.terrain]),
        attack_terms=(Term("attack_bonus", one.attack),) if one.attack else (),
        defence_terms=(Term("defence_bonus", one.defence),) if one.defence else (),
        ranged_reduction=one.ranged_reduction,
        extra_strikes=one.strikes,
    )


def position(attacker: Duellist, defender: Duellist, distance: int) -> State:
    """The duel drawn: `red` or its unit `red-1` attacks `blue` or its unit `blue-1`, commanders standing below."""
    row = [MARKS[attacker.terrain], *"." * (distance - 1), MARKS[defender.terrain]]
    levels = [str(attacker.elevation), *"." * (distance - 1), str(defender.elevation)]
    below = "." * (distance + 1)
    pieces = [*_pieces("red", attacker, 0), *_pieces("blue", defender, distance)]
    lines = ["board", "".join(row), below, "levels", "".join(levels), below, "pieces", *pieces, "turns", "red* blue"]
    return draw("\n".join(lines))


def fighter(side: str, one: Duellist) -> str:
    """The id of the piece that fights for a side in `position`."""
    return side if one.kind in CONTENT.classes else f"{side}-1"


def _pieces(side: str, one: Duellist, column: int) -> list[str]:
    attributes = f"offence={one.offence} armour={one.armour} willpower=0 knowledge={one.knowledge}"
    if one.kind in CONTENT.classes:
        return [f"{side} {one.kind} {side} {column},0 hp={one.hp} {attributes} skills=- spells=-"]
    return [
        f"{side} mystic {side} {column},1 {attributes} skills=- spells=-",
        f"{side}-1 {one.kind} {side} {column},0 hp={one.hp}",
    ]
