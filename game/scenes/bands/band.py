"""One band: its name and commanders, who are made, changed, moved and taken out here, until it is kept."""

from collections.abc import Sequence
from dataclasses import replace

from game.campaign.band_making import COMMANDERS
from game.campaign.band_troops import renewed
from game.campaign.bands import MOST_TEXT, Band, Member
from game.campaign.components import Identity
from game.campaign.sheet import Sheet
from game.content.problems import Refused
from game.i18n import _
from game.scenes.bands.adding import AtRandom, OfCompany
from game.scenes.bands.by_hand import ByHand
from game.scenes.bands.fields import ProposedName
from game.scenes.bands.member import OneMember
from game.scenes.bands.page import BandPage
from game.scenes.bands.told import write_members
from game.scenes.bands.words import rank_words
from game.scenes.battle.page import Page
from game.scenes.context import Context
from game.scenes.quiz import Quiz
from game.scenes.saves.words import plain
from game.scenes.stack import Pop, Push, Replace, Scene, Transition
from game.ui.widgets import Button, Changed, Entered, Label, Listing, Outcome, Pressed, Widget


class OneBand(BandPage):
    """The page of a band in a file, or of a new one."""

    def __init__(self, context: Context, band: Band, file: str = "") -> None:
        super().__init__(context)
        self.band = band
        self._kept = band if file else None
        self._file = file
        self._at = 0
        self._head()

    def _head(self) -> None:
        self.heading = plain(self.band.name).strip() or _("A band without a name")

    def widgets(self) -> Sequence[Widget]:
        """The name, the commanders and what can be done with the chosen one, who else can be added, and keeping."""
        there, count = bool(self.band.commanders), len(self.band.commanders)
        name = ProposedName("name", _("Name of the band"), self.band.name, _names(), MOST_TEXT)
        return [
            name,
            *(self._people() if there else [Label(_("Nobody is in it yet. Add up to four commanders."))]),
            *self._additions(enabled=count < COMMANDERS),
            Button("keep", _("Keep the band"), enabled=there and bool(self.band.name.strip())),
            Button("back", _("Back")),
        ]

    def _people(self) -> list[Widget]:
        """The list of commanders, and what can be done with the chosen one."""
        titles = [f"{plain(one.identity.name)} \u00b7 {rank_words(one, self.catalog)}" for one in self.band.commanders]
        return [
            Listing("who", _("Commander"), titles, self._at, most=len(titles)),
            Button("change", _("Change")),
            Button("first", _("Move up"), enabled=self._at > 0),
            Button("remove", _("Take out")),
        ]

    def _additions(self, *, enabled: bool) -> list[Widget]:
        tip = "" if enabled else _("A band has four commanders at most.")
        company = Button("company", _("Add from a company"), tip=tip, enabled=enabled)
        return [
            Button("quiz", _("Add by quiz"), tip=tip, enabled=enabled),
            Button("hand", _("Add by hand"), tip=tip, enabled=enabled),
            Button("random", _("Add at random"), tip=tip, enabled=enabled),
            *([company] if self.context.saves else []),
        ]

    def happened(self, outcome: Outcome) -> Transition | None:
        """Name, choose, change, add, keep, or go back."""
        self.complaint = ""
        match outcome:
            case Entered("name", name):
                self.band = replace(self.band, name=name)
                self._head()
                self.renew()
            case Changed("who", at):
                self._at = at
                self.renew()
            case Pressed("keep"):
                return self._keep()
            case Pressed("back"):
                return self.leave()
            case Pressed("change" | "first" | "remove" as name):
                return self._with_chosen(name)
            case Pressed(name):
                return self._add(name)
        return None

    def _with_chosen(self, name: str) -> Transition | None:
        one, at = self.band.commanders[self._at], self._at
        if name == "change":
            return Push(OneMember(self.context, one, lambda member: self._put(at, member)))
        if name == "first":
            above = self.band.commanders[at - 1]
            self.band = renewed(renewed(self.band, at, above), at - 1, one)
            self._at = at - 1
        else:
            self.band = renewed(self.band, at)
            self._at = max(0, min(at, len(self.band.commanders) - 1))
        self.renew("who" if self.band.commanders else "hand")
        return None

    def _put(self, at: int, *members: Member) -> None:
        self.band = renewed(self.band, at, *members)
        self._at = min(at, len(self.band.commanders) - 1)
        self.renew()

    def _add(self, how: str) -> Transition | None:
        at = len(self.band.commanders)

        def done(*members: Member) -> None:
            self._put(at, *members)

        def enlisted(identity: Identity, sheet: Sheet) -> Transition:
            return Replace(OneMember(self.context, Member(identity, sheet), done))

        page: Scene | None = None
        match how:
            case "hand":
                page = ByHand(self.context, done)
            case "random":
                taken = {one.identity.name for one in self.band.commanders}
                page = AtRandom(self.context, COMMANDERS - at, taken, done)
            case "company":
                page = OfCompany(self.context, done)
            case "quiz":
                page = Quiz(self.context, enlisted, begin=_("Take into the band"), kept=False)
        return Push(page) if page else None

    # -- keeping

    def _keep(self) -> Transition | None:
        shelf = self.context.bands
        if shelf is None:
            self.complaint = _("There is no folder for bands.")
            return None
        try:
            self._file = shelf.save(self.band, self._file)
        except (OSError, Refused) as fault:
            why = fault.problems[0].what if isinstance(fault, Refused) else fault.strerror or str(fault)
            self.complaint = _("It could not be kept ({why}).").format(why=why)
            self.renew()
            return None
        self._kept = self.band
        return Pop()

    def leave(self) -> Transition | None:
        """Back at once if all is kept or there is nothing; else it is asked first."""
        if self.band == self._kept or not self.band.commanders:
            return Pop()
        buttons = (("stay", _("Stay here")), ("keep", _("Keep the band")), ("drop", _("Leave without keeping")))
        self.ask(_("The band is not kept yet."), buttons)
        return None

    def answered(self, answer: str) -> Transition | None:
        """Keep it, leave it, or stay."""
        match answer:
            case "keep":
                return self._keep()
            case "drop":
                return Pop()
        return None

    def tell(self, page: Page, *, pictured: bool) -> None:
        """Everybody of the band."""
        write_members(page, self.band.commanders, self.catalog, pictured=pictured, chosen=self._at)


def _names() -> tuple[str, ...]:
    """Names that are proposed for bands."""
    return (
        _("The Long Road"),
        _("The Hearth Watch"),
        _("Friends of the Ford"),
        _("The Grey Cloaks"),
        _("Last at the Table"),
        _("The Lantern Few"),
    )
