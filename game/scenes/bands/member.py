"""One commander of a band: name, looks, crest, and the troop."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from game.campaign.band_troops import with_units
from game.campaign.bands import Member
from game.campaign.quiz_rules import NAME_LENGTH, why_not_named
from game.campaign.troops import may_mix, troop_size
from game.i18n import _
from game.scenes.bands.fields import ProposedName
from game.scenes.bands.page import BandPage
from game.scenes.bands.told import write_member
from game.scenes.bands.words import gold, looks
from game.scenes.battle.page import Page
from game.scenes.context import Context
from game.scenes.saves.words import plain
from game.scenes.stack import Pop, Transition
from game.ui.portraits.names import CRESTS
from game.ui.portraits.words import crest_name
from game.ui.sentences_campaign import kind_name
from game.ui.widgets import Button, Changed, Choice, Entered, Label, Outcome, Pressed, Widget

UNITS = "units "
"""What the names of the choices of units begin with."""


class OneMember(BandPage):
    """Changes a commander and hands it to `done`; until then nobody else knows of the changes."""

    def __init__(self, context: Context, one: Member, done: Callable[[Member], None]) -> None:
        super().__init__(context)
        self.one = one
        self._done = done
        self._head()

    def _head(self) -> None:
        self.heading = plain(self.one.identity.name).strip() or _("A commander without a name")

    def widgets(self) -> Sequence[Widget]:
        """Who it is, the troop, and the way on."""
        return [*self.appearance(), *self.troop(), *self.ways_out()]

    def appearance(self) -> list[Widget]:
        """Name, looks and crest."""
        who = self.one.identity
        crests = CRESTS if who.crest in CRESTS else (*CRESTS, who.crest)
        return [
            ProposedName("name", _("Name"), who.name, self.catalog.names.bands, NAME_LENGTH),
            Choice("look", _("Looks"), looks(), who.look % len(looks())),
            Choice("crest", _("Crest"), [crest_name(crest) for crest in crests], crests.index(who.crest)),
        ]

    def troop(self) -> list[Widget]:
        """How many units of each kind it leads."""
        content, sheet = self.catalog.commander, self.one.sheet
        counted = Counter(unit.kind for unit in self.one.troop.units)
        size = troop_size(sheet, content)
        one_kind, mixed = _("Up to {size} units of one kind."), _("Up to {size} units, also of several kinds.")
        limits = mixed if may_mix(sheet, content) else one_kind
        numbers = [str(count) for count in range(size + 1)]
        rows: list[Widget] = [Label(limits.format(size=size), face="serif_italic", size=1.05)]
        for kind in sheet.units:
            title = _("{kind}, {price} each").format(
                kind=kind_name(kind, self.catalog), price=gold(content.units[kind].price)
            )
            rows.append(Choice(UNITS + kind, title, numbers, min(counted[kind], size)))
        return rows

    def ways_out(self) -> list[Widget]:
        """Taking it as it is, or leaving it as it was."""
        named = why_not_named(self.one.identity.name) is None
        return [Button("done", _("Take it so"), enabled=named), Button("back", _("Back"))]

    def happened(self, outcome: Outcome) -> Transition | None:
        """Change one thing, or go."""
        match outcome:
            case Entered("name", name):
                self._be(name=name)
            case Changed("look", look):
                self._be(look=look)
            case Changed("crest", at):
                self._be(crest=(*CRESTS, self.one.identity.crest)[at])
            case Changed(name, count) if name.startswith(UNITS):
                kind, content = name.removeprefix(UNITS), self.catalog.commander
                troop = with_units(self.one.sheet, self.one.troop, kind, count, content)
                self.one = replace(self.one, troop=troop)
            case Pressed("done"):
                self._done(self.one)
                return Pop()
            case Pressed("back"):
                return Pop()
        self.renew()
        return None

    def _be(self, **changes: str | int) -> None:
        self.one = replace(self.one, identity=replace(self.one.identity, **changes))  # type: ignore[arg-type]
        self._head()

    def tell(self, page: Page, *, pictured: bool) -> None:
        """The whole sheet."""
        write_member(page, self.one, self.catalog, pictured=pictured)
