"""The page to load from: every save, the youngest first; what cannot be loaded is pale and says why."""

from collections.abc import Sequence

from game.campaign.saves import Listed
from game.i18n import _
from game.scenes.context import Context
from game.scenes.saves.page import LISTED, SavesPage
from game.scenes.saves.words import Slot, age, title_of
from game.ui.widgets import CLOSED, Button, Changed, Choice, Dialog, Label, Listing, Outcome, Pressed, Widget

OPEN, DELETE = "open save", "delete save"
"""What the page answers when the chosen save is to be opened, or its slot to be deleted."""


class LoadPage(SavesPage):
    """`chosen` is the save to be opened or deleted."""

    def __init__(self, context: Context, saves: Sequence[Listed], complaint: str = "", *, at: int = 0) -> None:
        """`at` is the place in the list that is chosen first."""
        self.heading = _("Continue")
        self.at = at
        self._age = 0
        super().__init__(context, saves, complaint)
        self.focus("open" if self.chosen and not self.chosen.complaint else "save")

    @property
    def slot(self) -> Slot | None:
        """The slot under the bar."""
        return self.slots[min(self.at, len(self.slots) - 1)] if self.slots else None

    @property
    def chosen(self) -> Listed | None:
        """The document of that slot that is chosen."""
        return self.slot.kept[self._age] if self.slot else None

    def widgets(self) -> list[Widget]:
        """The list, the ages of the chosen slot, and what can be done with it."""
        back = Button("back", _("Back"))
        slot, one = self.slot, self.chosen
        if slot is None or one is None:
            return [Label(_("There is no save yet. A battle is saved by itself at every turn.")), back]
        at = self.slots.index(slot)
        pale = [place for place, kept in enumerate(self.slots) if kept.present.complaint]
        titles = [title_of(kept.present) for kept in self.slots]
        ages = [age(kept.generation) for kept in slot.kept]
        tip = _("Of every save the two before it are kept.")
        return [
            Listing("save", _("Save"), titles, at, pale=pale, most=LISTED),
            *([Choice("age", _("Which one"), ages, self._age, tip=tip)] if len(ages) > 1 else []),
            Button("open", _("Load"), enabled=not one.complaint),
            Button("delete", _("Delete\u2026")),
            back,
        ]

    def happened(self, outcome: Outcome) -> str | None:
        """Choose, load, ask before deleting, or go back."""
        match outcome:
            case Changed("save", at):
                self.at, self._age, self.complaint = at, 0, ""
                self.renew()
            case Changed("age", number):
                self._age, self.complaint = number, ""
                self.renew()
            case Pressed("open"):
                return OPEN
            case Pressed("delete") if self.slot:
                words = _("All of it is deleted, the ones before it too.")
                buttons = (("keep", _("Keep it")), ("delete", _("Delete it")))
                title = _("Delete this save?")
                self.question = Dialog(self._context.theme, title, buttons, f"{title_of(self.slot.present)}\n{words}")
            case Pressed("back"):
                return CLOSED
        return None

    def answered(self, answer: str) -> str | None:
        """Whether it is to be deleted."""
        return DELETE if answer == "delete" else None
