"""An attack reckoned out: attack, defence, edge, strikes and cap with every number by name (rule book 5 and 6)."""

from dataclasses import dataclass, replace

from game.core.entity import Named, Position, Vitals
from game.core.grid import Cell, distance
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander.components import Armament, Commanding, Mobility
from game.rules.commander.events import Term
from game.rules.commander.exchange import ExchangePlan, Fighter, Retaliation, Role
from game.rules.commander.models import CommanderContent, Domain, Terrain
from game.rules.commander.troops import command_over

RANGED_FROM = 2
"""The distance from which an attack counts as ranged (rule book 6)."""


@dataclass(frozen=True, slots=True)
class Combatant:
    """A piece as an attack sees it: its arms, HP, ground, and what its commander and other effects add.

    `offence`, `armour` and `knowledge` are 0 outside command range (rule book 2).
    """

    kind: str
    armament: Armament
    domain: Domain
    commander: bool
    hp: int
    terrain: str
    elevation: int
    offence: int = 0
    armour: int = 0
    knowledge: int = 0
    attack_bonus: int = 0
    defence_bonus: int = 0
    ranged_reduction: int = 0
    extra_strikes: int = 0

    def has(self, trait: str) -> bool:
        """Whether its kind has the trait."""
        return trait in self.armament.traits


@dataclass(frozen=True, slots=True)
class Half:
    """One side of an attack: strikes, cap, edge, advantage, who strikes first, and the sums they come of."""

    strikes: int
    cap: int
    edge: int
    advantage: bool
    first_strike: bool
    terms: tuple[Term, ...]
    cap_terms: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class Reckoning:
    """An attack reckoned out, before any die is rolled."""

    attacker: Half
    defender: Half
    retaliation: Retaliation
    plan: ExchangePlan


def combatant(state: State, piece: EntityId, content: CommanderContent, cell: Cell | None = None) -> Combatant:
    """The piece as it fights now, or as it would from another square (rule book 2)."""
    where = state.row(Position, piece).cell if cell is None else cell
    return _combatant(state, piece, where, content)


def _combatant(state: State, piece: EntityId, where: Cell, content: CommanderContent) -> Combatant:
    board = state.board
    command = command_over(state, piece, where)
    kind = state.row(Named, piece).kind
    return Combatant(
        kind=kind,
        armament=state.row(Armament, piece),
        domain=state.row(Mobility, piece).domain,
        commander=state.has(Commanding, piece),
        hp=min(state.row(Vitals, piece).hp, content.numbers.full_hp),
        terrain=board.terrain_at(where),
        elevation=board.level_at(where),
        offence=command.offence if command else 0,
        armour=command.armour if command else 0,
        knowledge=command.knowledge if command else 0,
    )


def attack_reach(armament: Armament, ground: Terrain) -> int:
    """How far a piece attacks from such ground: 1 is the four neighbours (rule book 6)."""
    return max(1, armament.ranged if ground.water else armament.land_ranged)


def reach_from(state: State, piece: EntityId, cell: Cell, content: CommanderContent) -> int:
    """How far the piece attacks from a square (rule book 6)."""
    return attack_reach(state.row(Armament, piece), content.terrain[state.board.terrain_at(cell)])


def has_advantage(striker: Combatant, foe: Combatant, content: CommanderContent) -> bool:
    """Whether the striker's kind is strong against the foe's, the foe's own advantage left aside (rule book 6.2)."""
    beats = content.numbers.arms_beat
    if any(beats[arm] in foe.armament.arms for arm in striker.armament.arms if arm in beats):
        return True
    if striker.has("holy") and foe.armament.summoned:
        return True
    if foe.domain != "air":
        return False
    bow = "archer" in striker.armament.arms and not foe.has("no_bow_weakness")
    return bow or "anti_air" in striker.armament.arms


def edge_terms(striker: Combatant, foe: Combatant) -> tuple[Term, ...]:
    """Attack less defence, number by number; they add up to the edge (rule book 6.3)."""
    magic = striker.has("magic_attack")
    guard = ("knowledge", foe.knowledge) if magic else ("armour", foe.armour)
    numbers = (
        ("attack", striker.armament.attack),
        ("offence", striker.offence),
        ("attack_bonus", striker.attack_bonus),
        ("defence", -foe.armament.defence),
        (guard[0], -guard[1]),
        ("defence_bonus", -foe.defence_bonus),
    )
    return tuple(Term(name, amount) for name, amount in numbers if amount or name in ("attack", "defence"))


def cap_penalties(striker: Combatant, foe: Combatant, content: CommanderContent) -> tuple[Term, ...]:
    """What the foe's ground, height and wings take off the strike cap (rule book 5)."""
    numbers = content.numbers
    if foe.domain == "air":
        meant = striker.domain == "air" or {"archer", "anti_air"} & set(striker.armament.arms)
        return () if meant else (Term("air", numbers.air_cap),)
    found = []
    ground = content.terrain[foe.terrain]
    if ground.cap:
        found.append(Term(f"terrain.{foe.terrain}", ground.cap))
    swimming = striker.domain == "naval" and content.terrain[striker.terrain].water
    if ground.naval_cap and foe.domain == "naval" and not swimming:
        found.append(Term(f"terrain.{foe.terrain}", ground.naval_cap))
    if foe.elevation > striker.elevation and striker.domain != "air":
        found.append(Term("higher", numbers.higher_cap))
    return tuple(found)


def _half(
    striker: Combatant, foe: Combatant, content: CommanderContent, *, advantage: bool, first: bool
) -> tuple[Half, Fighter]:
    numbers = content.numbers
    table = numbers.commander_strikes if striker.commander else tuple(range(numbers.full_hp + 1))
    terms = edge_terms(striker, foe)
    penalties = cap_penalties(striker, foe, content)
    extra = striker.extra_strikes + (numbers.advantage_strikes if advantage else 0)
    edge = sum(term.amount for term in terms)
    fighter = Fighter(striker.hp, table, extra, -sum(term.amount for term in penalties), edge, 0)
    cap_terms = (Term("strikes", table[striker.hp]), *penalties)
    strikes, cap = fighter.strikes(striker.hp), fighter.cap(striker.hp)
    return Half(strikes, cap, edge, advantage, first, terms, cap_terms), fighter


def reckon(attacker: Combatant, defender: Combatant, apart: int, content: CommanderContent) -> Reckoning:
    """The attack of one piece on another `apart` squares away, reckoned out (rule book 6)."""
    forward = has_advantage(attacker, defender, content)
    backward = has_advantage(defender, attacker, content)
    if forward and backward:
        forward = backward = False
    answered = apart <= attack_reach(defender.armament, content.terrain[defender.terrain])
    first: Role | None = None
    if answered:
        first = "attacker" if forward else "defender" if backward else None
    strike, one = _half(attacker, defender, content, advantage=forward, first=first == "attacker")
    answer, other = _half(defender, attacker, content, advantage=backward, first=first == "defender")
    if apart >= RANGED_FROM:
        one = replace(one, reduction=defender.ranged_reduction)
        other = replace(other, reduction=attacker.ranged_reduction)
    retaliation: Retaliation = "normal" if answered else "none"
    if answered and first is None and _annihilates(one, other, content):
        retaliation = "revenge"
    plan = ExchangePlan(one, other, retaliation, first, content.numbers.strike_sides)
    return Reckoning(strike, answer, retaliation, plan)


def _annihilates(striker: Fighter, foe: Fighter, content: CommanderContent) -> bool:
    """Whether every strike lands and together they destroy the foe (rule book 6.5)."""
    certain = striker.edge >= content.numbers.annihilation_edge
    return certain and striker.damage(striker.strikes(striker.hp), striker.hp) >= foe.hp


def reckon_attack(
    state: State, attacker: EntityId, target: EntityId, content: CommanderContent, cell: Cell | None = None
) -> Reckoning:
    """The attack as it would be now, the attacker perhaps on another square (rule book 6)."""
    here = state.row(Position, attacker).cell if cell is None else cell
    there = state.row(Position, target).cell
    striker = combatant(state, attacker, content, here)
    return reckon(striker, combatant(state, target, content), distance(here, there), content)
