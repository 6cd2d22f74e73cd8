"""The rule book's sections 5 and 6 reckoned a second time, from its sentences and tables alone, in exact fractions.

Nothing here looks at how the game does it; only the figures of the kinds come from the content.
"""

from collections.abc import Collection
from fractions import Fraction
from math import comb

from game.core.grid import Board, Cell
from game.rules.commander.models import ClassKind, UnitKind
from tests.helpers.battle import CONTENT
from tests.helpers.duel import Duellist

COVER = {"forest": 2, "dense_forest": 2, "crater": 1, "rampart": 4}
WATER = ("water", "deep_water")
COMMANDER_STRIKES = {10: 10, 9: 9, 8: 9, 7: 8, 6: 8, 5: 7, 4: 7, 3: 6, 2: 6, 1: 5, 0: 0}
STRONG = {("grunt", "spear"), ("spear", "mounted"), ("mounted", "grunt")}

Chances = dict[int, Fraction]
Results = dict[tuple[int, int], Fraction]


def kind_of(name: str) -> UnitKind | ClassKind:
    """A unit's or a class's figures."""
    return CONTENT.units[name] if name in CONTENT.units else CONTENT.classes[name]


def reach(one: Duellist) -> int:
    """How far it attacks from where it stands."""
    kind = kind_of(one.kind)
    if kind.land_ranged is not None and one.terrain not in WATER:
        return max(1, kind.land_ranged)
    return max(1, kind.ranged)


def strong_against(one: Duellist, foe: Duellist) -> bool:
    """Whether one's kind has the advantage, the foe's left aside."""
    mine, theirs = kind_of(one.kind), kind_of(foe.kind)
    if any((a, b) in STRONG for a in mine.arms for b in theirs.arms):
        return True
    if "holy" in mine.traits and isinstance(theirs, UnitKind) and theirs.summon:
        return True
    if theirs.domain != "air":
        return False
    return "anti_air" in mine.arms or ("archer" in mine.arms and "no_bow_weakness" not in theirs.traits)


def base_strikes(one: Duellist, hp: int) -> int:
    """Strikes before any bonus."""
    return COMMANDER_STRIKES[hp] if one.kind in CONTENT.classes else hp


def cap(one: Duellist, foe: Duellist, hp: int) -> int:
    """The most damage one can do to the foe at so many HP."""
    mine, theirs = kind_of(one.kind), kind_of(foe.kind)
    penalty = 0
    if theirs.domain == "air":
        if mine.domain != "air" and "archer" not in mine.arms and "anti_air" not in mine.arms:
            penalty += 2
    else:
        penalty += COVER.get(foe.terrain, 0)
        if foe.terrain in WATER and theirs.domain == "naval" and not (mine.domain == "naval" and one.terrain in WATER):
            penalty += 3
        if mine.domain != "air" and foe.elevation > one.elevation:
            penalty += 1
    return max(0, base_strikes(one, hp) - penalty)


def edge(one: Duellist, foe: Duellist) -> int:
    """Attack less defence."""
    guard = foe.knowledge if "magic_attack" in kind_of(one.kind).traits else foe.armour
    return kind_of(one.kind).attack + one.offence + one.attack - (kind_of(foe.kind).defence + guard + foe.defence)


def blow(one: Duellist, foe: Duellist, hp: int, strikes: int, chance: Fraction, apart: int) -> Chances:
    """The damage of so many strikes that each succeed with a chance."""
    found: Chances = {}
    for hits in range(strikes + 1):
        damage = max(0, min(hits, cap(one, foe, hp)) - (foe.ranged_reduction if apart >= 2 else 0))
        weight = comb(strikes, hits) * chance**hits * (1 - chance) ** (strikes - hits)
        if weight:
            found[damage] = found.get(damage, Fraction()) + weight
    return found


def attack(one: Duellist, foe: Duellist, apart: int) -> tuple[str, Results]:
    """What comes of an attack: the kind of retaliation, and the chance of each (attacker's HP, defender's HP)."""
    mine, theirs = strong_against(one, foe), strong_against(foe, one)
    mine, theirs = mine and not theirs, theirs and not mine

    def strike(by: Duellist, at: Duellist, hp: int, advantage: bool) -> Chances:
        if hp == 0:
            return {0: Fraction(1)}
        strikes = base_strikes(by, hp) + by.strikes + (3 if advantage else 0)
        return blow(by, at, hp, strikes, Fraction(min(10, max(0, edge(by, at))), 10), apart)

    results: Results = {}

    def add(attacker: int, defender: int, chance: Fraction) -> None:
        key = (max(0, attacker), max(0, defender))
        if chance:
            results[key] = results.get(key, Fraction()) + chance

    forward = strike(one, foe, one.hp, mine)
    if apart > reach(foe):
        for damage, chance in forward.items():
            add(one.hp, foe.hp - damage, chance)
        return "none", results
    if mine:
        for damage, chance in forward.items():
            left = max(0, foe.hp - damage)
            for answer, again in strike(foe, one, left, advantage=False).items():
                add(one.hp - answer, left, chance * again)
        return "normal", results
    if theirs:
        for damage, chance in strike(foe, one, foe.hp, advantage=True).items():
            left = max(0, one.hp - damage)
            for answer, again in strike(one, foe, left, advantage=False).items():
                add(left, foe.hp - answer, chance * again)
        return "normal", results
    certain = edge(one, foe) >= 10 and min(forward) >= foe.hp
    tenth = blow(foe, one, foe.hp, base_strikes(foe, foe.hp) + foe.strikes, Fraction(1, 10), apart)
    for damage, chance in forward.items():
        for answer, again in (tenth if certain else strike(foe, one, foe.hp, advantage=False)).items():
            add(one.hp - answer, foe.hp - damage, chance * again)
    return "revenge" if certain else "normal", results


LEAVING = {
    "crater": (1, 1, 1, 1),
    "dense_forest": (1, 2, 1, 2),
    "forest": (0, 1, 0, 1),
    "mud": (1, 1, 0, 0),
    "rampart": (5, 5, 5, 5),
    "rough": (1, 1, 0, 0),
    "sand": (0, 1, 0, 0),
    "snow": (1, 1, 0, 0),
    "water": (3, 3, 0, 0),
    "deep_water": (3, 3, 0, 0),
}
"""What leaving costs extra: on foot, mounted, naval, naval and mounted."""


def can_stand(name: str, terrain: str) -> bool:
    """Whether a kind of piece may be on a terrain."""
    domain = kind_of(name).domain
    if terrain == "high_wall":
        return False
    if terrain == "deep_water":
        return domain in ("naval", "air")
    return domain == "air" or terrain not in ("wall", "fissure")


def step(name: str, board: Board, here: Cell, there: Cell, frees: Collection[str] = ()) -> int | None:
    """What a step costs, None if it is closed to the kind; `frees` is terrain that Pathfinding frees from."""
    kind = kind_of(name)
    left, entered = board.terrain_at(here), board.terrain_at(there)
    if not can_stand(name, entered):
        return None
    if kind.domain == "air":
        return 1
    rise = board.level_at(there) - board.level_at(here)
    if rise > 1 or rise < -1 or (rise == 1 and "slope" not in (left, entered)):
        return None
    column = (2 if kind.domain == "naval" else 0) + ("mounted" in kind.arms)
    extra = LEAVING.get(left, (0, 0, 0, 0))[column]
    if (left == entered == "rampart") or ("forest_walker" in kind.traits and left in ("forest", "dense_forest")):
        extra = 0
    if left in frees:
        extra = 0
    climb = 1 if rise == 1 and "slope" not in frees else 0
    return 1 + extra + climb


def squares_in_reach(
    name: str,
    board: Board,
    start: Cell,
    friends: set[Cell],
    enemies: set[Cell],
    change: int = 0,
    frees: Collection[str] = (),
) -> set[Cell]:
    """Every square a fresh piece may move to, with speeds changed by Haste or Thorns and terrain freed of cost."""
    kind = kind_of(name)
    limit = max(0, kind.move + change)
    land_limit = max(0, (kind.land_move if kind.land_move is not None else kind.move) + change)
    seen, fresh = {(start, 0, 0)}, [(start, 0, 0)]
    found = set()
    while fresh:
        here, cost, land = fresh.pop()
        for there in board.neighbours(here):
            price = step(name, board, here, there, frees)
            if price is None or there in enemies:
                continue
            dry = price if board.terrain_at(here) not in WATER else 0
            after = (there, cost + price, land + dry)
            one_step = here == start and cost == 0
            fits = after[1] <= limit and (kind.domain != "naval" or after[2] <= land_limit)
            if fits or one_step:
                found.add(there)
            if fits and after not in seen:
                seen.add(after)
                fresh.append(after)
    return found - friends - {start}
