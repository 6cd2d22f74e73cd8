"""Commanders drawn at random, or taken out of a company that was saved, for a band."""

from collections.abc import Callable, Collection, Sequence

from game.campaign.band_making import HIGHEST, at_random
from game.campaign.band_troops import company
from game.campaign.bands import Member
from game.i18n import _
from game.scenes.bands.page import BandPage
from game.scenes.bands.told import write_member, write_members
from game.scenes.bands.words import rank_words
from game.scenes.battle.page import Page
from game.scenes.battle.setup import new_seed
from game.scenes.context import Context
from game.scenes.saves.keeper import Keeper, Looked, NotOpened
from game.scenes.saves.opening import OpenedCampaign
from game.scenes.saves.words import Slot, plain, slots_of, title_of
from game.scenes.seed import Seed
from game.scenes.stack import Pop, Transition
from game.ui.portraits.names import CRESTS
from game.ui.widgets import Button, Changed, Choice, Label, Listing, Outcome, Pressed, Widget

LISTED = 6
"""How many saves are listed at once."""

Added = Callable[..., None]
"""Takes the members that were chosen."""


class AtRandom(BandPage):
    """Draws up to `room` commanders, none by a name that is `taken`, and hands them to `done`."""

    def __init__(self, context: Context, room: int, taken: Collection[str], done: Added) -> None:
        super().__init__(context)
        self.heading = _("At random")
        self._room = room
        self._taken = taken
        self._done = done
        self._level = 1
        self._count = 1
        tip = _("The same seed makes the same commanders.")
        self._seed = Seed(new_seed(), tip)
        self._drawn: tuple[Member, ...] = ()
        self._draw()

    def _draw(self) -> None:
        self._drawn = at_random(self._seed.seed, self._level, self._count, CRESTS, self.catalog, self._taken)

    def widgets(self) -> Sequence[Widget]:
        """Level, number and seed."""
        levels = [str(level) for level in range(1, HIGHEST + 1)]
        counts = [str(count) for count in range(1, self._room + 1)]
        return [
            Choice("level", _("Level"), levels, self._level - 1),
            Choice("count", _("How many"), counts, self._count - 1),
            self._seed,
            Button("draw", _("Draw others")),
            Button("done", _("Take them")),
            Button("back", _("Back")),
        ]

    def happened(self, outcome: Outcome) -> Transition | None:
        """Draw anew, take them, or go back."""
        match outcome:
            case Changed("level", at):
                self._level = at + 1
            case Changed("count", at):
                self._count = at + 1
            case Pressed("draw"):
                self._seed.show(str(new_seed()))
            case Pressed("done"):
                self._done(*self._drawn)
                return Pop()
            case Pressed("back"):
                return Pop()
        self._draw()
        return None

    def tell(self, page: Page, *, pictured: bool) -> None:
        """Those who were drawn."""
        write_members(page, self._drawn, self.catalog, pictured=pictured)


class OfCompany(BandPage):
    """Takes a commander as it is out of a save of a campaign, and hands it to `done`."""

    def __init__(self, context: Context, done: Added) -> None:
        """Raises ValueError without saves."""
        super().__init__(context)
        if context.saves is None:
            raise ValueError("a company is taken out of a save")
        self.heading = _("From a company")
        self._done = done
        self._slots: tuple[Slot, ...] | None = None
        self._save = 0
        self._people: tuple[Member, ...] = ()
        self._at = 0
        self._keeper = Keeper(context.saves)
        self._keeper.look()

    @property
    def busy(self) -> bool:
        """Whether saves are being read."""
        return self._keeper.busy

    def update(self, dt: int) -> Transition | None:
        """Show what has been listed or opened."""
        match self._keeper.poll():
            case None:
                return super().update(dt)
            case Looked(saves, _complaint):
                sound = tuple(one for one in saves if not one.complaint and one.about.hero and not one.generation)
                self._slots = tuple(slot for slot in slots_of(sound) if slot.present.about.kind != "quiz")
                self._read()
            case NotOpened(why):
                self._people, self.complaint = (), _("It cannot be loaded: {why}.").format(why=plain(why))
            case OpenedCampaign() as opened:
                self._people = company(opened.session.state, self.catalog.commander)
        self.changed = True
        self.renew()
        return None

    def _read(self) -> None:
        """Have the chosen save read."""
        self._people, self._at, self.complaint = (), 0, ""
        if self._slots:
            slot = self._slots[self._save]
            self._keeper.open(slot.name, 0, self.catalog, self.context.maps_folders)

    def widgets(self) -> Sequence[Widget]:
        """The saves, and the commanders of the chosen one."""
        back = Button("back", _("Back"))
        if self._slots is None:
            return [Label(_("Looking for saves\u2026")), back]
        if not self._slots:
            return [Label(_("There is no company yet. Whoever sets out on a campaign has one.")), back]
        titles = [title_of(slot.present) for slot in self._slots]
        people = [f"{plain(one.identity.name)} \u00b7 {rank_words(one, self.catalog)}" for one in self._people]
        return [
            Listing("save", _("Save"), titles, self._save, most=LISTED),
            *([Listing("who", _("Commander"), people, self._at, most=LISTED)] if people else []),
            Button("done", _("Take along"), enabled=bool(people)),
            back,
        ]

    def happened(self, outcome: Outcome) -> Transition | None:
        """Choose a save and somebody in it, or go back."""
        match outcome:
            case Changed("save", at) if not self._keeper.busy:
                self._save = at
                self._read()
            case Changed("who", at):
                self._at = at
            case Pressed("done"):
                self._done(self._people[self._at])
                return self.leave()
            case Pressed("back"):
                return self.leave()
        self.renew()
        return None

    def leave(self) -> Transition | None:
        """Back, once nothing is read any more."""
        self._keeper.close()
        return Pop()

    def tell(self, page: Page, *, pictured: bool) -> None:
        """The whole sheet of the chosen commander."""
        if self._people:
            write_member(page, self._people[self._at], self.catalog, pictured=pictured)
