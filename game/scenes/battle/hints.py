"""Which hint is told in a battle: each once, at its first moment, until what it tells is done, past, or put away."""

from dataclasses import replace

from game.core.state import State
from game.scenes.battle.desk import Desk
from game.scenes.battle.highlights import chosen_piece
from game.scenes.battle.match import Match
from game.scenes.battle.modes import Idle, Mode, Modes, Watching
from game.scenes.context import Context
from game.scenes.hints.moments import LESSONS, Moment
from game.settings import Settings
from game.ui.intents import Click, Dismiss, Intent

_READ = 3000
"""A hint whose moment passes sooner, in milliseconds, was not read: it comes again with its next moment."""


class Hints:
    """Tells one hint after the other on the desk's paper; where nothing is `taught`, none."""

    def __init__(self, context: Context, match: Match, desk: Desk, *, taught: bool) -> None:
        self._context = context
        self._match = match
        self._desk = desk
        self._modes = Modes(match.rules)
        self._hints = context.catalog.hints if taught and context.catalog else {}
        self._told = ""
        self._age, self._since = 0, 0
        self._looked: tuple[State | None, Mode, Settings, bool] = (None, Watching(), context.settings, False)

    @property
    def told(self) -> str:
        """The moment of the hint that is shown, "" while there is none."""
        return self._told

    def update(self, dt: int, mode: Mode) -> bool:
        """Let milliseconds pass and look what is to be told now; whether the paper has changed."""
        if not self._hints:
            return False
        self._age += dt
        self._desk.paper.put_away = "cancel" if isinstance(mode, Idle) else "menu"
        looked = (self._match.state, mode, self._context.settings, self._desk.danger)
        moves = isinstance(mode, Watching) and self._match.by_hand
        if moves or (self._looked[0] is looked[0] and self._looked[1:] == looked[1:]):
            return False
        before, self._looked = self._told, looked
        self._look(self._moment(mode))
        return self._told != before

    def takes(self, intent: Intent) -> bool:
        """Put the hint away if an intent means it; whether it did."""
        match intent:
            case Click(x, y) if self._desk.paper.covers((x, y)):
                self.answered("no hints" if self._desk.paper.ends_hints((x, y)) else "hint")
            case Dismiss():
                return self.answered("hint")
            case _:
                return False
        return True

    def answered(self, answer: str) -> bool:
        """Put away the hint (`hint`), or tell no more of them (`no hints`); whether there was one to be. The next one
        waits until something has changed."""
        if not self._told or answer not in ("hint", "no hints"):
            return False
        if answer == "no hints":
            self._tell("")
            self._change(replace(self._context.settings, hints=False))
        else:
            self._done()
            self._looked = (*self._looked[:2], self._context.settings, self._looked[3])
        return True

    # -- what is told

    def _look(self, moment: Moment) -> None:
        """Take away what needs no more telling; if there is nothing, tell what has its first moment now."""
        settings = self._context.settings
        lesson = LESSONS.get(self._told)
        if lesson and not settings.hints:
            self._tell("")
        elif lesson and (lesson.learnt(moment) or (not lesson.comes(moment) and self._age >= _READ)):
            self._done()
        elif lesson and not lesson.comes(moment):
            self._tell("")
        if not self._told and settings.hints:
            self._tell(self._next(moment))

    def _next(self, moment: Moment) -> str:
        """The first hint that has not been seen and whose moment it is, "" if there is none."""
        fresh = (trigger for trigger in self._hints if trigger not in self._context.settings.hints_seen)
        return next((trigger for trigger in fresh if LESSONS[trigger].comes(moment)), "")

    def _tell(self, trigger: str) -> None:
        self._told = trigger
        self._desk.paper.hint = self._hints.get(trigger)
        self._age, self._since = 0, len(self._match.session.history)

    def _done(self) -> None:
        """The hint has been told for good; the settings remember it."""
        settings, told = self._context.settings, self._told
        self._tell("")
        self._change(replace(settings, hints_seen=(*settings.hints_seen, told)))

    def _change(self, settings: Settings) -> None:
        self._desk.notice = self._context.change(settings) or self._desk.notice

    def _moment(self, mode: Mode) -> Moment:
        """What the panels and the board show now."""
        match, desk = self._match, self._desk
        piece = chosen_piece(mode)
        return Moment(
            match.state,
            match.decision,
            match.by_hand,
            mode,
            desk.overlays(mode),
            desk.able(mode),
            self._modes.ready(match.state),
            match.content.terrain,
            match.rules.candidates(match.state, piece) if piece else (),
            match.session.history,
            tuple(entry.action for entry in match.session.history[self._since :]),
        )
