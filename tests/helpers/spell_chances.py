"""What a spell does to one target, reckoned face by face in exact fractions, from tables written for this alone."""

from dataclasses import dataclass
from fractions import Fraction
from itertools import product

HIGHEST = {
    "thunder": {"A": 4, "B": 6, "C": 8, "D": 10},
    "fire_ball": {"A": 4, "B": 4, "C": 6, "D": 8},
    "meteor": {"B": 4, "C": 6, "D": 8},
    "chain_lightning": {"C": 6, "D": 6},
    "holy_blaze": {"A": 4, "B": 4, "C": 6, "D": 8},
    "heal": {"A": 4, "B": 4, "C": 6, "D": 8},
}
"""The sides of the dice of which the highest is the damage, or the healing."""
CHECKED = {
    "thorns": (1, 4, "AB"),
    "fine": (1, 1, "A"),
    "poison": (1, 10, "CD"),
    "sleep": (3, 6, "BCD"),
    "frenzy": (3, 7, "CD"),
    "teleport": (2, 8, "D"),
    "mute": (2, 7, "BC"),
    "restore": (1, 4, "ABC"),
    "return": (2, 7, "C"),
    "decline": (2, 6, "BCD"),
}
"""So many dice must show so much at least, at these levels."""
BONUS = {
    "protection": (2, 4, {"A": 2, "B": 3, "C": 4, "D": 5}),
    "bless": (2, 4, {"A": 2, "B": 3, "C": 4, "D": 5}),
    "wind_shield": (2, 5, {"B": 2, "C": 2, "D": 2}),
    "resist": (3, 3, {"B": 1, "C": 2}),
    "haste": (0, 1, {"B": 1, "C": 2, "D": 3}),
}
"""So many dice must show so much at least for a bonus of this size."""
POINT_A_DIE = ("protection", "bless")
THORNS_DAMAGE = 2


@dataclass(frozen=True)
class Case:
    """A question as `odds spell` puts it."""

    spell: str
    level: str
    willpower: int
    knowledge: int = 0
    friend: bool = False
    dice: int = 0
    reduction: int = 0
    bonus: int = 0


@dataclass(frozen=True)
class Chances:
    """The dice that count, the chance to take effect, and the chance of each number of points."""

    dice: int
    takes_effect: Fraction
    points: dict[int, Fraction]


def levels() -> list[tuple[str, str]]:
    """Every spell and level that this reckons."""
    found = [(spell, level) for spell, sides in HIGHEST.items() for level in sides]
    found += [(spell, level) for spell, (_, _, letters) in CHECKED.items() for level in letters]
    found += [(spell, level) for spell, (_, _, sizes) in BONUS.items() for level in sizes]
    return [*found, ("mp_drain", "B")]


def chances(case: Case) -> Chances:
    """Every face of every die once."""
    sides = HIGHEST.get(case.spell, {}).get(case.level, 10)
    dice = case.willpower if case.friend else max(0, case.willpower - case.knowledge + case.dice)
    if case.spell == "haste":
        dice = 0
    works, points = Fraction(), dict[int, Fraction]()
    for faces in product(range(1, sides + 1), repeat=dice):
        chance = Fraction(1, sides**dice)
        effect, amount = _come_to(case, faces)
        works += chance if effect else 0
        points[amount] = points.get(amount, Fraction()) + chance
    return Chances(dice, works, points)


def _come_to(case: Case, faces: tuple[int, ...]) -> tuple[bool, int]:
    spell = case.spell
    if spell == "mp_drain":
        drained = min(10, sum(2 if face >= 6 else 1 if face >= 4 else 0 for face in faces))
        return drained > 0, drained
    if spell in HIGHEST:
        if not faces:
            return False, 0
        amount = max(faces) + case.bonus if spell == "heal" else max(0, max(faces) - case.reduction)
        return amount > 0, amount
    if spell in BONUS:
        needed, least, sizes = BONUS[spell]
        good = sum(face >= least for face in faces)
        if good < needed:
            return False, 0
        size = sizes[case.level]
        return True, (min(good, size) if spell in POINT_A_DIE else size) + case.bonus
    needed, least, _ = CHECKED[spell]
    if spell == "restore" and case.level in "BC" and not case.friend:
        needed, least = 2, 6
    good = sum(face >= least for face in faces)
    if spell == "thorns":
        return good >= needed, max(0, THORNS_DAMAGE - case.reduction) if good >= needed else 0
    return good >= needed, good
