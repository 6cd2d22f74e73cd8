"""The troops of bands: who may join, what they cost, and whose places a band takes in a battle (rule book 11)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from game.campaign.bands import Band, Member
from game.campaign.components import Identity, Soldier, Troop
from game.campaign.muster import Fighter, muster
from game.campaign.sheet import Sheet
from game.campaign.troops import may_mix, mustered, troop_size
from game.core.ids import Side
from game.core.state import State
from game.rules.commander.models import CommanderContent
from game.rules.commander.setup import BattleStart, CommanderStart

FAR_APART = 4
"""Troops are far apart in price if they differ by more than the dearer one's price divided by this."""


def recruits(sheet: Sheet, troop: Troop, content: CommanderContent) -> tuple[str, ...]:
    """The unit kinds that could join a troop now (rule book 11); no gold is asked for."""
    if len(troop.units) >= troop_size(sheet, content):
        return ()
    kinds = {unit.kind for unit in troop.units}
    free = not kinds or may_mix(sheet, content)
    return tuple(kind for kind in sheet.units if free or kind in kinds)


def fitted(sheet: Sheet, troop: Troop, content: CommanderContent) -> Troop:
    """What of a troop its commander can lead: units that it cannot recruit or that are too many leave."""
    kept = Troop()
    for unit in troop.units:
        if unit.kind in recruits(sheet, kept, content):
            kept = mustered(kept, unit.kind, content)
    return kept


def with_units(sheet: Sheet, troop: Troop, kind: str, count: int, content: CommanderContent) -> Troop:
    """The troop with so many units of a kind, in the place where those of the kind stood; others leave where they must.

    They are fewer if the commander cannot lead so many.
    """
    kinds = [unit.kind for unit in troop.units]
    at = kinds.index(kind) if kind in kinds else len(kinds)
    others = [unit for unit in troop.units if unit.kind != kind]
    asked = Troop((Soldier(kind, content.numbers.full_hp),) * count)
    if not count:
        return Troop(tuple(others))
    if not may_mix(sheet, content):
        return fitted(sheet, asked, content)
    wanted = fitted(sheet, asked, content).units
    left = others[: troop_size(sheet, content) - len(wanted)]
    return Troop((*left[:at], *wanted, *left[at:]))


def price(members: Iterable[Member], content: CommanderContent) -> int:
    """What the units of commanders cost together, in gold (rule book 11)."""
    return sum(content.units[unit.kind].price for one in members for unit in one.troop.units)


def price_of_places(commanders: Iterable[CommanderStart], content: CommanderContent) -> int:
    """What the units of commanders as a map has them cost together, in gold."""
    return sum(content.units[unit.kind].price for one in commanders for unit in one.units)


def far_apart(prices: Mapping[str, int]) -> bool:
    """Whether the prices of two sides' troops are too different for an even battle."""
    least, most = min(prices.values()), max(prices.values())
    return (most - least) * FAR_APART > most


def led_by(start: BattleStart, bands: Mapping[Side, Sequence[Member]], content: CommanderContent) -> BattleStart:
    """The battle in which commanders of bands take the places of their sides, in order; whoever finds none stays away.

    Raises ValueError if the board has no room for them.
    """
    for side, members in sorted(bands.items()):
        fighters = [Fighter(f"{side}-{at}", one.identity, one.sheet, one.troop) for at, one in enumerate(members)]
        start = muster(start, side, fighters, content).start
    return start


# -- from a company


def company(state: State, content: CommanderContent) -> tuple[Member, ...]:
    """The commanders of a campaign, whole and with their troops; nobody before there are any."""
    full, found = content.numbers.full_hp, []
    for person, sheet in sorted(state.table(Sheet).items()):
        units = tuple(Soldier(unit.kind, full) for unit in (state.get(Troop, person) or Troop()).units)
        found.append(Member(state.row(Identity, person), sheet, Troop(units)))
    return tuple(found)


def renewed(band: Band, at: int, *members: Member) -> Band:
    """The band with other commanders (or none) in the place of one; at its length, with more."""
    return replace(band, commanders=(*band.commanders[:at], *members, *band.commanders[at + 1 :]))
