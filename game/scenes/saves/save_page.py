"""The page to save on: a name, and a slot of its own or one that is there; what cannot be read is never saved over."""

from collections.abc import Sequence

from game.campaign.saves import AUTO, CAMPAIGN, QUICK, Listed
from game.i18n import _
from game.scenes.context import Context
from game.scenes.saves.name_field import NameField
from game.scenes.saves.page import LISTED, SavesPage
from game.scenes.saves.words import title_of
from game.ui.widgets import CLOSED, Button, Changed, Listing, Outcome, Pressed, Widget

SAVE = "save battle"
"""What the page answers when it is to be saved in its `slot` under its `label`."""


class SavePage(SavesPage):
    """`proposed` is the name of a new save until another is typed."""

    def __init__(self, context: Context, saves: Sequence[Listed], proposed: str, complaint: str = "") -> None:
        self.heading = _("Save")
        self._at = 0
        self._name = NameField("name", _("Name"), proposed)
        self._proposed = proposed
        numbered = [one for one in saves if one.slot not in (QUICK, AUTO, CAMPAIGN)]
        super().__init__(context, numbered, complaint)
        self.focus("keep")

    @property
    def slot(self) -> str:
        """The slot to save in, "" for a new one."""
        return self.slots[self._at - 1].name if self._at else ""

    @property
    def label(self) -> str:
        """The name as it was typed."""
        return self._name.text

    @property
    def chosen(self) -> Listed | None:
        """What would be saved over, if anything."""
        return self.slots[self._at - 1].present if self._at else None

    def widgets(self) -> list[Widget]:
        """The list with a new save first, the name, and what can be done."""
        one = self.chosen
        titles = [_("A new save"), *(title_of(kept.present) for kept in self.slots)]
        pale = [place for place, kept in enumerate(self.slots, start=1) if kept.present.complaint]
        words = _("Save over it, the old one is kept behind it") if one else _("Save")
        return [
            Listing("slot", _("Where"), titles, self._at, pale=pale, most=LISTED),
            self._name,
            Button("keep", words, enabled=one is None or not one.complaint),
            Button("back", _("Back")),
        ]

    def happened(self, outcome: Outcome) -> str | None:
        """Choose, type, save, or go back."""
        match outcome:
            case Changed("slot", at):
                self._at, self.complaint = at, ""
                one = self.chosen
                self._name = NameField("name", _("Name"), one.about.label if one else self._proposed)
                self.renew()
            case Pressed("keep"):
                return SAVE
            case Pressed("back"):
                return CLOSED
        return None

    def answered(self, answer: str) -> str | None:  # noqa: ARG002 - nothing is asked here
        """Nothing is asked."""
        return None
