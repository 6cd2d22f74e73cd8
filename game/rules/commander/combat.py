"""An attack reckoned out: attack, defence, edge, strikes and cap with every number by name (rule book 5 and 6)."""

from dataclasses import dataclass

from game.core.entity import Named, Position, Vitals
from game.core.grid import Cell, distance
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander.components import Armament, Commanding, Effect, Effects, Mobility, Skills
from game.rules.commander.events import Term
from game.rules.commander.exchange import ExchangePlan, Fighter, Retaliation, Role
from game.rules.commander.gifted import least_hp, named
from game.rules.commander.gifts import Gifts
from game.rules.commander.models import CommanderContent, Domain, Terrain
from game.rules.commander.troops import command_over, commander_of

RANGED_FROM = 2
"""The distance from which an attack counts as ranged (rule book 6)."""


@dataclass(frozen=True, slots=True)
class Combatant:
    """A piece as an attack sees it: its arms, HP, ground, reach, and what its commander and other effects add.

    `offence`, `armour` and `knowledge` are 0 outside command range (rule book 2). `bow` is how far it shoots beyond its
    own reach, with `bow_attack` (rule book 8). `strike_terms` are strikes that gifts add, `extra_strikes` such
    without a name; no blow leaves it less than `least_hp` (rule book 12).
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
    reach: int = 1
    bow: int = 0
    bow_attack: int = 0
    attack_terms: tuple[Term, ...] = ()
    defence_terms: tuple[Term, ...] = ()
    ranged_reduction: int = 0
    extra_strikes: int = 0
    strike_terms: tuple[Term, ...] = ()
    least_hp: int = 0

    @property
    def far(self) -> int:
        """How far it attacks at all, in squares."""
        return max(self.reach, self.bow)

    def has(self, trait: str) -> bool:
        """Whether its kind has the trait."""
        return trait in self.armament.traits


@dataclass(frozen=True, slots=True)
class Half:
    """One side of an attack: strikes, cap, edge, advantage, who strikes first, the sums they come of, what the other's
    Wind Shield takes off the damage, and by name what gifts add to the strikes."""

    strikes: int
    cap: int
    edge: int
    advantage: bool
    first_strike: bool
    terms: tuple[Term, ...]
    cap_terms: tuple[Term, ...]
    less: int = 0
    strike_terms: tuple[Term, ...] = ()


@dataclass(frozen=True, slots=True)
class Reckoning:
    """An attack reckoned out, before any die is rolled."""

    attacker: Half
    defender: Half
    retaliation: Retaliation
    plan: ExchangePlan


def combatant(state: State, piece: EntityId, content: CommanderContent, cell: Cell | None = None) -> Combatant:
    """The piece as it fights now, or as it would from another square (rule book 2, 7, 8 and 12)."""
    where = state.row(Position, piece).cell if cell is None else cell
    board = state.board
    command = command_over(state, piece, where)
    skills = state.get(Skills, commander_of(state, piece)) if command else None
    effects = state.get(Effects, piece)
    lasting = effects.active if effects else ()
    armament = state.row(Armament, piece)
    commander = state.has(Commanding, piece)
    gifts = state.get(Gifts, piece)
    reach, bow = reaches(armament, content.terrain[board.terrain_at(where)], skills, commander=commander)
    return Combatant(
        kind=state.row(Named, piece).kind,
        armament=armament,
        domain=state.row(Mobility, piece).domain,
        commander=commander,
        hp=min(state.row(Vitals, piece).hp, content.numbers.full_hp),
        terrain=board.terrain_at(where),
        elevation=board.level_at(where),
        offence=command.offence if command else 0,
        armour=command.armour if command else 0,
        knowledge=command.knowledge if command else 0,
        reach=reach,
        bow=bow,
        bow_attack=skills.figure("bow_attack") if skills and bow else 0,
        attack_terms=_bonuses("attack", lasting, skills if commander else None, gifts),
        defence_terms=_bonuses("defence", lasting, skills if commander else None, gifts),
        ranged_reduction=sum(effect.strength for effect in lasting if effect.kind == "ranged_reduction"),
        strike_terms=named(gifts, "strikes") if gifts else (),
        least_hp=least_hp(gifts),
    )


def _bonuses(figure: str, lasting: tuple[Effect, ...], own: Skills | None, gifts: Gifts | None) -> tuple[Term, ...]:
    """What effects and a commander's own skills and gifts add to attack or defence, by name (rule book 7, 8, 12)."""
    skilled = own.figure(f"commander_{figure}") if own else 0
    found = [Term(f"spell.{effect.spell}", effect.strength) for effect in lasting if effect.kind == figure]
    if skilled:
        found.append(Term("ability.commander_combat", skilled))
    return (*found, *named(gifts, figure)) if gifts else tuple(found)


def reaches(armament: Armament, ground: Terrain, skills: Skills | None, *, commander: bool) -> tuple[int, int]:
    """A piece's own reach from such ground, and how far it shoots as a melee piece (rule book 6 and 8, Archery)."""
    own = attack_reach(armament, ground)
    if skills is None:
        return own, 0
    shoots = max(armament.ranged, armament.land_ranged) >= RANGED_FROM
    longer = skills.figure("ranged") if own >= RANGED_FROM else 0
    return own + longer, skills.figure("bow_reach") if commander or not shoots else 0


def attack_reach(armament: Armament, ground: Terrain) -> int:
    """How far a piece attacks from such ground by itself: 1 is the four neighbours (rule book 6)."""
    return max(1, armament.ranged if ground.water else armament.land_ranged)


def reach_from(state: State, piece: EntityId, cell: Cell, content: CommanderContent) -> int:
    """How far the piece attacks from a square (rule book 6), with what its commander's Archery adds there (8)."""
    armament = state.row(Armament, piece)
    ground = content.terrain[state.board.terrain_at(cell)]
    skills = state.get(Skills, commander_of(state, piece))
    if skills is None or command_over(state, piece, cell) is None:
        return attack_reach(armament, ground)
    return max(reaches(armament, ground, skills, commander=state.has(Commanding, piece)))


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


def edge_terms(striker: Combatant, foe: Combatant, apart: int = 1) -> tuple[Term, ...]:
    """Attack less defence, number by number; they add up to the edge (rule book 6.3). A melee piece that shoots attacks
    with less (rule book 8, Archery)."""
    magic = striker.has("magic_attack")
    guard = ("knowledge", foe.knowledge) if magic else ("armour", foe.armour)
    sum_ = (
        Term("attack", striker.armament.attack),
        Term("offence", striker.offence),
        *striker.attack_terms,
        Term("shot", striker.bow_attack if apart > striker.reach else 0),
        Term("defence", -foe.armament.defence),
        Term(guard[0], -guard[1]),
        *(Term(term.name, -term.amount) for term in foe.defence_terms),
    )
    return tuple(term for term in sum_ if term.amount or term.name in ("attack", "defence"))


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
    striker: Combatant, foe: Combatant, apart: int, content: CommanderContent, *, advantage: bool, first: bool
) -> tuple[Half, Fighter]:
    numbers = content.numbers
    table = numbers.commander_strikes if striker.commander else tuple(range(numbers.full_hp + 1))
    terms = edge_terms(striker, foe, apart)
    penalties = cap_penalties(striker, foe, content)
    more = striker.strike_terms
    extra = striker.extra_strikes + sum(term.amount for term in more) + (numbers.advantage_strikes if advantage else 0)
    edge = sum(term.amount for term in terms)
    less = foe.ranged_reduction if apart >= RANGED_FROM else 0
    penalty = -sum(term.amount for term in penalties)
    fighter = Fighter(striker.hp, table, extra, penalty, edge, less, striker.least_hp)
    cap_terms = (Term("strikes", table[striker.hp]), *penalties)
    strikes, cap = fighter.strikes(striker.hp), fighter.cap(striker.hp)
    return Half(strikes, cap, edge, advantage, first, terms, cap_terms, less, more), fighter


def reckon(attacker: Combatant, defender: Combatant, apart: int, content: CommanderContent) -> Reckoning:
    """The attack of one piece on another `apart` squares away, reckoned out (rule book 6)."""
    forward = has_advantage(attacker, defender, content)
    backward = has_advantage(defender, attacker, content)
    if forward and backward:
        forward = backward = False
    answered = apart <= defender.far
    first: Role | None = None
    if answered:
        first = "attacker" if forward else "defender" if backward else None
    strike, one = _half(attacker, defender, apart, content, advantage=forward, first=first == "attacker")
    answer, other = _half(defender, attacker, apart, content, advantage=backward, first=first == "defender")
    retaliation: Retaliation = "normal" if answered else "none"
    if answered and first is None and _annihilates(one, other, content):
        retaliation = "revenge"
    plan = ExchangePlan(one, other, retaliation, first, content.numbers.strike_sides)
    return Reckoning(strike, answer, retaliation, plan)


def _annihilates(striker: Fighter, foe: Fighter, content: CommanderContent) -> bool:
    """Whether every strike lands and together they destroy the foe (rule book 6.5), which has no last stand (12)."""
    certain = striker.edge >= content.numbers.annihilation_edge and not foe.least
    return certain and striker.damage(striker.strikes(striker.hp), striker.hp) >= foe.hp


def reckon_attack(
    state: State, attacker: EntityId, target: EntityId, content: CommanderContent, cell: Cell | None = None
) -> Reckoning:
    """The attack as it would be now, the attacker perhaps on another square (rule book 6)."""
    here = state.row(Position, attacker).cell if cell is None else cell
    there = state.row(Position, target).cell
    striker = combatant(state, attacker, content, here)
    return reckon(striker, combatant(state, target, content), distance(here, there), content)
