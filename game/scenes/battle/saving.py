"""Saving the battle and going on with another: at once, by itself at every turn, under a name; whatever comes of it is
told, and the battle goes on."""

from collections.abc import Callable
from datetime import UTC, datetime

import pygame

from game.campaign.document import About, Record, record_of
from game.campaign.saves import AUTO, QUICK
from game.core.entity import Round
from game.core.state import State
from game.i18n import _
from game.rules.commander.components import Initiative
from game.rules.commander.position import marks
from game.scenes.battle import prompts
from game.scenes.battle.around import Around
from game.scenes.battle.desk import Desk
from game.scenes.battle.dialogues import Dialogues
from game.scenes.battle.match import Match
from game.scenes.battle.opening import Opened
from game.scenes.context import Context
from game.scenes.saves.keeper import Done, Keeper, Looked, NotOpened, NotSaved, Saved
from game.scenes.saves.load_page import DELETE, OPEN, LoadPage
from game.scenes.saves.opening import AnyOpened, OpenedCampaign, Opener
from game.scenes.saves.picture import SIZE, to_text
from game.scenes.saves.save_page import SAVE, SavePage
from game.scenes.saves.words import slots_of
from game.scenes.stack import Replace, Transition
from game.ui.intents import Intent, QuickLoad, QuickSave

WAYS = ("save", "load")
"""What the menu answers when one of the pages of saves is wanted."""


class Saving:
    """Watches over one battle; `opener` makes the scene of whatever goes on from a save in its place.

    The session is written as it stands after the last action:
    of what still moves at the window, it knows the outcome.
    """

    def __init__(
        self,
        context: Context,
        match: Match,
        desk: Desk,
        dialogues: Dialogues,
        opener: Opener,
        resumed: Opened | None = None,
        around: Around | None = None,
    ) -> None:
        """`resumed` is what the battle goes on from, if it does; `around` what it is fought in, if it is."""
        self._news = False
        self._context = context
        self._match = match
        self._desk = desk
        self._dialogues = dialogues
        self._opener = opener
        self._around = around
        self._auto = around.slot if around else AUTO
        self._played = resumed.seconds * 1000 if resumed else 0
        self._keeper = Keeper(context.saves) if context.saves else None
        self._page: Callable[[Looked], prompts.Over] | None = None
        self._picture: pygame.Surface | None = None
        self._turn: tuple[int, int] | None = None
        self._kept: State | None = match.state if resumed else None
        self._by_hand = False
        self._between = True
        self._owed = False
        self._warned = False
        self._asked = False

    def news(self) -> bool:
        """Whether there is something new to be seen since this was asked last."""
        news, self._news = self._news, False
        return news

    # -- what the hand wants

    def takes(self, intent: Intent) -> bool:
        """Save or load at once, if that is what is wanted; whether it was."""
        match intent:
            case QuickSave():
                if self._ready():
                    self._save(QUICK, "")
            case QuickLoad():
                if self._ready():
                    self._open(QUICK, 0)
            case _:
                return False
        return True

    def answered(self, over: prompts.Over, answer: str) -> bool:
        """Follow what was answered in the menu or on a page of saves; whether it was about them."""
        if answer in WAYS:
            if self._ready():
                self._look(self._save_page if answer == "save" else self._load_page())
        elif answer == SAVE and isinstance(over, SavePage):
            self._save(over.slot, over.label)
        elif answer == OPEN and isinstance(over, LoadPage) and over.chosen:
            self._open(over.chosen.slot, over.chosen.generation)
        elif answer == DELETE and isinstance(over, LoadPage) and over.chosen and self._keeper:
            self._page = self._load_page(over.at)
            self._keeper.delete(over.chosen.slot)
        else:
            return False
        return True

    def _ready(self) -> bool:
        """Whether anything can be saved or loaded at all; if not, that is said."""
        if self._keeper is None:
            self._desk.notice = _("There is no folder for saves.")
        return self._keeper is not None

    def _look(self, page: Callable[[Looked], prompts.Over]) -> None:
        """Have the saves listed for a page."""
        if self._keeper:
            self._page = page
            self._keeper.look()

    def _save_page(self, found: Looked) -> SavePage:
        return SavePage(self._context, found.saves, self._name(), found.complaint)

    def _load_page(self, at: int | None = None) -> Callable[[Looked], LoadPage]:
        """Makes the page at a place in the list, by itself at the first save that is not just this battle as it is."""

        def make(found: Looked) -> LoadPage:
            slots = slots_of(found.saves)
            first = next((place for place, slot in enumerate(slots) if slot.name != self._auto), 0)
            return LoadPage(self._context, found.saves, found.complaint, at=first if at is None else at)

        return make

    def _open(self, slot: str, generation: int) -> None:
        """Have a save opened; the battle that is left for it is kept before."""
        if self._keeper and self._context.catalog:
            self._keeper.open(slot, generation, self._context.catalog, self._context.maps_folders)
            self._save_by_itself()

    # -- what is written

    def rested(self) -> None:
        """Everything has been seen: the battle is to save itself, so that whatever happens no more is lost than what is
        being done; how it stood where turns played by hand began and ended is kept behind that."""
        first = self._match.state.get(Initiative)
        turn = (self._match.state.row(Round).number, first.turn) if first else None
        by_hand, before = self._match.by_hand, self._by_hand
        self._by_hand = by_hand
        if turn != self._turn and (by_hand or before):
            self._save_by_itself(between=True)
        self._owed = True
        self._turn = turn

    def _save_by_itself(self, *, between: bool = False) -> None:
        """Save the battle, if somebody plays it by hand and it has not been kept as it is; what was saved `between` two
        turns is not written over but kept behind it."""
        state = self._match.state
        if self._keeper and self._match.hands and state is not self._kept and not self._match.verdict:
            self._kept = state
            self._save(self._auto, "", ageing=self._between)
            self._between = between

    def _save(self, slot: str, label: str, *, ageing: bool = True) -> None:
        if self._keeper:
            if ageing or self._picture is None:
                self._picture = self._desk.picture(SIZE)
            self._keeper.save(slot, self._maker(label), ageing=ageing)

    def _maker(self, label: str) -> Callable[[], Record]:
        """What makes the document of the battle as it is now, in whatever thread."""
        match, session, picture = self._match, self._match.session.still(), self._picture
        setting, letters, number = match.setting, marks(match.content.terrain), match.state.row(Round).number
        date = datetime.now(UTC).isoformat(timespec="milliseconds")
        seconds = self._played // 1000
        wrap = self._around.wrapper() if self._around else None

        def make() -> Record:
            about = About(
                label=label, place=setting.name, date=date, seconds=seconds, round=number, picture=to_text(picture)
            )
            record = record_of(session, setting, letters, about=about, events=False)
            return wrap(record) if wrap else record

        return make

    def _name(self) -> str:
        words = _("{place}, round {n}")
        return words.format(place=self._match.setup.name, n=self._match.state.row(Round).number)

    # -- what came of it

    def update(self, dt: int) -> Transition | None:
        """Count the time and tell what came of what was begun; a save that was opened takes the battle's place."""
        self._played += dt
        if self._around:
            self._around.passed(dt)
        done = self._keeper.poll() if self._keeper else None
        if done is None:
            if self._owed and self._keeper and not self._keeper.busy:
                self._owed = False
                self._save_by_itself()
            return None
        self._news = True
        if isinstance(done, Opened | OpenedCampaign):
            return self._go_on(done)
        self._tell(done)
        return None

    def _go_on(self, opened: AnyOpened) -> Transition | None:
        """Leave for what was opened, or say why that cannot be."""
        try:
            scene = self._opener(opened)
        except ValueError as fault:
            self._tell(NotOpened(str(fault)))
            return None
        self.close()
        return Replace(scene)

    def _tell(self, done: Done) -> None:
        match done:
            case Saved(slot) if slot != self._auto:
                self._desk.hush()
                self._desk.news = _("Saved.")
            case Saved():
                self._warned = self._asked = False
            case NotSaved(slot, why) if slot == self._auto:
                if not self._warned:
                    words = _("The battle could not save itself ({why}); save it elsewhere from the menu.")
                    self._desk.notice = words.format(why=why)
                self._warned, self._kept = True, None
            case NotSaved(slot, why):
                complaint = _("It was not saved in this slot ({why}); choose another.").format(why=why)
                self._desk.notice = _("It was not saved ({why}).").format(why=why)
                self._look(lambda found: SavePage(self._context, found.saves, self._name(), complaint))
            case NotOpened(why):
                self._desk.notice = _("It cannot be loaded: {why}.").format(why=why)
            case Looked() if self._page:
                self._dialogues.lay(self._page(done))
                self._page = None

    def leave(self) -> bool:
        """Save the battle and wait for it before it is left; whether it may be: if it could not be saved, that is asked
        first."""
        if self._keeper is None or self._asked:
            return True
        self._save_by_itself()
        failed = [done for done in self._keeper.wait() if isinstance(done, NotSaved)]
        if not failed:
            return True
        self._asked, self._kept = True, None
        self._dialogues.lay(prompts.leave_question(self._context.theme, failed[-1].why))
        self._news = True
        return False

    def close(self) -> None:
        """The battle is left: what was begun is written, and nobody thinks any more."""
        self._match.close()
        if self._keeper:
            self._keeper.close()
