"""The player's bands: a list of them, damaged ones with the reason, and the way to each."""

from collections.abc import Sequence

from game.campaign.band_making import COMMANDERS, at_random
from game.campaign.band_shelf import ListedBand
from game.campaign.bands import Band
from game.i18n import _
from game.scenes.bands.band import OneBand
from game.scenes.bands.page import BandPage
from game.scenes.bands.told import write_members
from game.scenes.battle.page import Page
from game.scenes.battle.setup import new_seed
from game.scenes.context import Context
from game.scenes.saves.words import plain
from game.scenes.stack import Pop, Push, Transition
from game.ui.portraits.names import CRESTS
from game.ui.theme import RED, SEPIA
from game.ui.widgets import Button, Changed, Label, Listing, Outcome, Pressed, Widget

LISTED = 8
"""How many bands are listed at once."""


class Bands(BandPage):
    """Lists the bands there are."""

    def __init__(self, context: Context) -> None:
        """Raises ValueError without content."""
        super().__init__(context)
        self.heading = _("Bands")
        self._at = 0
        self._away = False
        self._bands: tuple[ListedBand, ...] = ()
        self._look()

    def _look(self) -> None:
        self._bands = self.context.bands.listed() if self.context.bands else ()
        self._at = max(0, min(self._at, len(self._bands) - 1))
        if self.context.bands is None:
            self.complaint = _("There is no folder for bands.")
        self.renew()

    @property
    def chosen(self) -> ListedBand | None:
        """The band under the bar."""
        return self._bands[self._at] if self._bands else None

    def widgets(self) -> Sequence[Widget]:
        """The list, and what can be done with the chosen one."""
        made = (
            []
            if self.context.bands is None
            else [Button("new", _("A new band")), Button("draw", _("A band at random"))]
        )
        back = Button("back", _("Back"))
        if not self._bands:
            return [
                Label(_("There is no band yet. A band is kept here and can be led into any skirmish.")),
                *made,
                back,
            ]
        broken = [at for at, one in enumerate(self._bands) if one.band is None]
        titles = [_title(one) for one in self._bands]
        return [
            Listing("band", _("Band"), titles, self._at, pale=broken, most=LISTED),
            Button("open", _("Open"), enabled=self._at not in broken),
            *made,
            Button("delete", _("Delete\u2026")),
            back,
        ]

    def happened(self, outcome: Outcome) -> Transition | None:
        """Choose, open, make, ask before deleting, or go back."""
        match outcome:
            case Changed("band", at):
                self._at, self.complaint = at, ""
                self.renew()
            case Pressed("open") if self.chosen and self.chosen.band:
                return self._open(self.chosen.band, self.chosen.file)
            case Pressed("new"):
                return self._open(Band(_("New band"), ()))
            case Pressed("draw"):
                drawn = at_random(new_seed(), 1, COMMANDERS - 1, CRESTS, self.catalog)
                return self._open(Band(_("Strangers on the road"), drawn))
            case Pressed("delete") if self.chosen:
                buttons = (("keep", _("Keep it")), ("delete", _("Delete it")))
                self.ask(_("Delete {name}?").format(name=_title(self.chosen)), buttons)
            case Pressed("back"):
                return Pop()
        return None

    def _open(self, band: Band, file: str = "") -> Transition:
        self._away = True
        return Push(OneBand(self.context, band, file))

    def answered(self, answer: str) -> Transition | None:
        """Delete, if that was said."""
        if answer == "delete" and self.chosen and self.context.bands:
            try:
                self.context.bands.delete(self.chosen.file)
            except OSError as fault:
                self.complaint = _("It could not be deleted ({why}).").format(why=fault.strerror or fault)
            self._look()
        return None

    def update(self, dt: int) -> Transition | None:
        """Look again at what there is when a band's page was left."""
        if self._away:
            self._away = False
            self._look()
            self.changed = True
        return super().update(dt)

    def tell(self, page: Page, *, pictured: bool) -> None:
        """The commanders of the chosen band, or why it cannot be read."""
        one = self.chosen
        if one is None:
            return
        page.wrapped(page.text.fitted(_title(one), page.rect.width, "serif_bold", 1.5), "serif_bold", 1.5)
        if one.band:
            write_members(page, one.band.commanders, self.catalog, pictured=pictured)
            return
        page.wrapped(_("It cannot be read: {why}.").format(why=plain(one.complaint)), colour=RED)
        page.wrapped(one.path.name, size=0.92, colour=SEPIA)


def _title(one: ListedBand) -> str:
    """A band in the list."""
    if one.band is None:
        return _("{file} \u00b7 cannot be read").format(file=one.file)
    return plain(one.band.name)
