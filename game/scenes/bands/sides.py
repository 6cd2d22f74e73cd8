"""Who leads each side of a skirmish: the commanders the map has, a band, or some drawn at random."""

from collections.abc import Mapping

from game.campaign.band_making import HIGHEST, at_random
from game.campaign.band_troops import far_apart, led_by, price_of_places
from game.campaign.bands import Band, Member
from game.campaign.muster import places
from game.content.catalog import Catalog
from game.core.ids import Side
from game.i18n import _
from game.rules.commander.setup import BattleStart
from game.scenes.bands.words import gold
from game.scenes.context import Context
from game.scenes.saves.words import plain
from game.ui.portraits.names import CRESTS
from game.ui.sentences import side_name
from game.ui.theme import RED, SEPIA
from game.ui.widgets import Choice, Label, Widget

AS_THE_MAP = 0
"""The place of the map's own commanders among what can be chosen."""

LEADS, LEVEL = "leads ", "level"
"""What the names of the choices begin with."""


class SideBands:
    """Remembers what was chosen while maps and bands change."""

    def __init__(self, context: Context, catalog: Catalog) -> None:
        self._context = context
        self._catalog = catalog
        self._bands: tuple[Band, ...] = ()
        self._chosen: dict[Side, Band | str | None] = {}
        self._level = 1
        self.look()

    def look(self) -> None:
        """Look at what bands there are now; a band that has gone leads nobody."""
        listed = self._context.bands.listed() if self._context.bands else ()
        self._bands = tuple(one.band for one in listed if one.band)
        for side, chosen in self._chosen.items():
            if isinstance(chosen, Band) and chosen not in self._bands:
                self._chosen[side] = None

    # -- choosing

    def widgets(self, start: BattleStart) -> list[Widget]:
        """A choice for each side, and the level of those drawn at random if there are any."""
        options = [_("those on the map"), *(plain(band.name) for band in self._bands), _("some at random")]
        rows: list[Widget] = [self._choice(side, options) for side in start.sides]
        if any(self._chosen.get(side) == _RANDOM for side in start.sides):
            levels = [str(level) for level in range(1, HIGHEST + 1)]
            rows.append(Choice(LEVEL, _("Level at random"), levels, self._level - 1))
        return rows

    def _choice(self, side: Side, options: list[str]) -> Choice:
        chosen = self._chosen.get(side)
        at = len(options) - 1 if chosen == _RANDOM else AS_THE_MAP
        if isinstance(chosen, Band):
            at = 1 + self._bands.index(chosen)
        tip = _("Those at random follow from the seed.") if at == len(options) - 1 else ""
        return Choice(LEADS + side, _("{side} is led by").format(side=side_name(side)), options, at, tip=tip)

    def choose(self, name: str, at: int) -> bool:
        """Take another place of one of the choices; whether it was one of these."""
        if name == LEVEL:
            self._level = at + 1
        elif name.startswith(LEADS):
            some: tuple[Band | str | None, ...] = (None, *self._bands, _RANDOM)
            self._chosen[name.removeprefix(LEADS)] = some[at]
        else:
            return False
        return True

    # -- the battle

    def led(self, start: BattleStart, seed: int) -> BattleStart:
        """The battle with whoever leads its sides; those at random follow from the seed.

        Raises ValueError if the board has no room for them.
        """
        return led_by(start, self._members(start, seed), self._catalog.commander)

    def _members(self, start: BattleStart, seed: int) -> Mapping[Side, tuple[Member, ...]]:
        found: dict[Side, tuple[Member, ...]] = {}
        for number, side in enumerate(start.sides):
            chosen = self._chosen.get(side)
            if isinstance(chosen, Band):
                found[side] = chosen.commanders
            elif chosen == _RANDOM:
                taken = {one.identity.name for members in found.values() for one in members}
                own, count = seed * len(start.sides) + number, len(places(start, side))
                found[side] = at_random(own, self._level, count, CRESTS, self._catalog, taken)
        return found

    def notes(self, start: BattleStart) -> list[Widget]:
        """What the sides' troops cost, a warning if that is far apart, and who finds no place on the map."""
        content = self._catalog.commander
        prices = {side: price_of_places(places(start, side), content) for side in start.sides}
        told = ", ".join(f"{side_name(side)} {gold(amount)}" for side, amount in prices.items())
        notes: list[Widget] = [Label(_("Troops: {prices}").format(prices=told), face="sans", size=1, colour=SEPIA)]
        if far_apart(prices):
            words = _("<!warning> The troops are far apart in price; one side is likely to be stronger.")
            notes.append(Label(words, face="sans", size=1, colour=RED))
        return notes

    def homebodies(self, start: BattleStart) -> list[Widget]:
        """Who of the bands finds no place on the map."""
        notes: list[Widget] = []
        for side in start.sides:
            chosen, room = self._chosen.get(side), len(places(start, side))
            if isinstance(chosen, Band) and len(chosen.commanders) > room:
                names = ", ".join(plain(one.identity.name) for one in chosen.commanders[room:])
                words = _("{side} has {room} places; {names} will stay away.")
                told = words.format(side=side_name(side), room=room, names=names)
                notes.append(Label(told, face="sans", size=1, colour=SEPIA))
        return notes


_RANDOM = "random"
