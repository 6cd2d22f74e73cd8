"""`odds spell`: what a spell does to one target, without a board (rule book 7)."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from game.core.dice import Outcome
from game.core.stages import Spread
from game.rules.commander.events import Term
from game.rules.commander.magic.books import cost_at
from game.rules.commander.magic.dice import level_of, outcomes, points, reading_of
from game.rules.commander.magic.events import Aimed
from game.rules.commander.magic.outcome import TargetOdds
from game.rules.commander.models import CommanderContent
from game.rules.commander.skills import RANKS
from game.rules.commander.spells import Spell
from game.tools.options import check_number, known, refuse_strangers
from game.tools.output import Answer, WrongCall

MOST = 50
"""The largest number of an option: five times what an attribute can be."""


@dataclass(frozen=True)
class SpellOdds:
    """The options of one question. `dice` and `reduction` are sums of what changes the dice and the damage, `bonus`
    what the caster adds to a helpful spell, `mastery` its rank in the school (0 to 3)."""

    spell: str
    level: str
    willpower: int
    knowledge: int = 0
    friend: bool = False
    mastery: int = 0
    dice: int = 0
    reduction: int = 0
    bonus: int = 0


def read_options(options: Mapping[str, Any]) -> SpellOdds:
    """The options of a batch line. Raises WrongCall."""
    refuse_strangers(options, [field.name for field in fields(SpellOdds)])
    for name in ("spell", "level", "willpower"):
        if name not in options:
            raise WrongCall(f"'{name}' is needed")
    return SpellOdds(**options)


def spell(question: SpellOdds, content: CommanderContent) -> Answer:
    """The answer to one question. Raises WrongCall."""
    magic = known("spell", question.spell, content.spells)
    _check(question, magic)
    level = level_of(magic, question.level)
    way = "" if question.friend else "strip" if getattr(level, "strip_needed", 0) else ""
    read = reading_of(level, way, content.numbers)
    dice = _dice(question) if read else 0
    spread: Spread[Outcome] = outcomes(*read, dice) if read else Spread((((0,), 1),), 1)
    aimed = Aimed("", (), (Term("reduction", question.reduction),))
    target = TargetOdds(aimed, dice, magic, level, way, spread if read else None)

    def came_to(counted: Outcome) -> int:
        return points(magic, level, counted, less=question.reduction, more=question.bonus)

    return {
        "dice": dice,
        "takes_effect": spread.chance(target.works),
        "points": [{"points": amount, "p": chance} for amount, chance in spread.over(came_to).items()],
        "cost": cost_at(magic, question.level, question.mastery, content),
    }


def _dice(question: SpellOdds) -> int:
    """The target's magic dice: what changes them counts for enemies alone (rule book 7)."""
    if question.friend:
        return question.willpower
    return max(0, question.willpower - question.knowledge + question.dice)


def _check(question: SpellOdds, magic: Spell) -> None:
    if not isinstance(question.level, str) or question.level not in magic.levels:
        raise WrongCall(f"{question.spell} has the levels {', '.join(magic.levels)}, not '{question.level}'")
    for name in ("willpower", "knowledge", "reduction", "bonus"):
        check_number(name, getattr(question, name), 0, MOST)
    check_number("dice", question.dice, -MOST, MOST)
    check_number("mastery", question.mastery, 0, len(RANKS))
    if type(question.friend) is not bool:
        raise WrongCall("'friend' must be true or false")
