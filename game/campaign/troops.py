"""Troops in camp: who may be recruited, at what price, and what wounds and rest do (rule book 11)."""

from dataclasses import replace

from game.campaign.components import Condition, Soldier, Troop
from game.campaign.sheet import Sheet, ability, max_mp
from game.rules.commander.models import CommanderContent


def troop_size(sheet: Sheet, content: CommanderContent) -> int:
    """The most units the commander leads: the usual number, and what Leadership adds."""
    return content.numbers.troop_size + ability(sheet, "troop_size", content)


def may_mix(sheet: Sheet, content: CommanderContent) -> bool:
    """Whether its units may be of several kinds."""
    return ability(sheet, "mixed_units", content) > 0


def mustered(troop: Troop, kind: str, content: CommanderContent) -> Troop:
    """The troop with one more unit, whole."""
    return Troop((*troop.units, Soldier(kind, content.numbers.full_hp)))


def dismissed(troop: Troop, kind: str) -> Troop:
    """The troop without one of a kind, the one most wounded."""
    left = list(troop.units)
    left.remove(min((unit for unit in left if unit.kind == kind), key=lambda unit: unit.hp))
    return Troop(tuple(left))


def rested(
    sheet: Sheet, troop: Troop, condition: Condition, content: CommanderContent, healed: int | None
) -> tuple[Troop, Condition]:
    """The troop and its commander after a night: whole, or with so many HP more if they went hungry."""
    full = content.numbers.full_hp

    def hp(before: int) -> int:
        return full if healed is None else min(full, before + healed)

    units = tuple(replace(unit, hp=hp(unit.hp)) for unit in troop.units)
    return Troop(units), Condition(hp(condition.hp), max_mp(sheet, content) if healed is None else condition.mp)
