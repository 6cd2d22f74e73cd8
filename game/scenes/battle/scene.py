"""The battle scene: intents to modes, modes to commits, commits to what is seen; the computer is asked in between."""

from dataclasses import replace

import pygame

from game import paths
from game.core.action import Action, Reason
from game.core.event import Event
from game.core.session import Line, common
from game.core.state import State
from game.i18n import _
from game.rules.commander.actions import EndTurn, Move
from game.scenes.battle import prompts
from game.scenes.battle.desk import Desk
from game.scenes.battle.match import Match
from game.scenes.battle.modes import Answer, Chosen, Commit, Idle, Mode, Modes, Proposed, Watching
from game.scenes.battle.opponent import Lost
from game.scenes.battle.records import keep
from game.scenes.battle.setup import Setup
from game.scenes.battle.watch import battle_lines
from game.scenes.chronicle.page import ChroniclePage
from game.scenes.context import Context
from game.scenes.replay.reel import reel_of_battle
from game.scenes.replay.scene import Replay
from game.scenes.result import Result, summary_of
from game.scenes.stack import Listening, Pop, Push, Replace, Scene, Transition
from game.ui import intents
from game.ui.input import Listen
from game.ui.sentences import Names, reason_sentence, side_name
from game.ui.widgets import Seen


class Battle:
    """Plays one battle from its setup to the verdict."""

    name = "battle"

    def __init__(self, context: Context, setup: Setup) -> None:
        """Raises ValueError without content."""
        if context.catalog is None:
            raise ValueError("a battle needs content")
        self.changed = True
        self._context = context
        self._match = Match(setup, context.catalog, context.content_folders)
        self._modes = Modes(self._match.rules)
        before, events = self._match.opening()
        self._desk = Desk(context, self._match, before)
        self._mode: Mode = Watching()
        self._wanted: Mode = Idle()
        self._untold: tuple[State, tuple[Event, ...]] | None = None
        self._dialogue: prompts.Over | None = None
        self._settings = context.settings
        self._inputs = 0
        context.record = self._match.record
        self._show(before, events)

    # -- what a scene has to say

    @property
    def busy(self) -> bool:
        """Whether something moves, or the computer is to be heard."""
        return self._desk.field.director.busy or self._desk.field.gliding or isinstance(self._mode, Watching)

    @property
    def match(self) -> Match:
        """The battle that is played."""
        return self._match

    @property
    def desk(self) -> Desk:
        """The parts of the picture."""
        return self._desk

    @property
    def mode(self) -> Mode:
        """What the hand means just now."""
        return self._mode

    @property
    def dialogue(self) -> prompts.Over | None:
        """What has to be answered before all else."""
        return self._dialogue

    @property
    def listen(self) -> Listen:
        """What keys are for besides intents: letters, where what lies over the battle has a field for them."""
        return self._dialogue.listen if isinstance(self._dialogue, Listening) else Listen()

    def tree(self) -> tuple[Seen, ...]:
        """Everything that can be read or pressed as it was drawn last; what has to be answered hides all else."""
        return self._dialogue.tree() if self._dialogue else self._desk.tree()

    def watch(self) -> tuple[str, ...]:
        """What a watcher is told: who decides, and where everything is that can be pointed at."""
        return battle_lines(self._match, self._modes, self._mode, self._desk, self._dialogue, self._inputs)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole screen."""
        self.changed = False
        self._desk.draw(surface, self._mode)
        if self._dialogue:
            self._dialogue.draw(surface)

    # -- what the hand does

    def handle(self, intent: intents.Intent) -> Transition | None:
        """Take what the hand did; while something moves only skip, speed, camera and menu count."""
        match intent:
            case intents.Quit():
                return self._leave()
            case intents.Resize() | intents.Exposed():
                self.changed = True
                return None
            case intents.FocusLost():
                self._desk.field.point(None)
                return None
        self._inputs += not isinstance(intent, intents.Point)
        if self._dialogue:
            self.changed = True
            return self._answer_dialogue(self._dialogue, intent)
        if isinstance(intent, intents.Point):
            self.changed |= self._desk.point(intent.x, intent.y, self._mode)
            return None
        self.changed = True
        if not self._look(intent) and not isinstance(self._mode, Watching):
            self._desk.notice = ""
            self._decide(intent)
        return None

    def _look(self, intent: intents.Intent) -> bool:
        """What may be done at any time; whether it was that."""
        field = self._desk.field
        match intent:
            case intents.Click(x, y):
                return self._click_around(x, y)
            case intents.Scroll(steps) if self._desk.scroll(steps):
                return True
            case intents.Zoom(steps) | intents.Scroll(steps):
                field.zoom(1 if steps > 0 else -1)
            case intents.Drag(dx, dy):
                field.drag(dx, dy)
            case intents.Menu():
                self._open_menu()
            case intents.Cancel() if isinstance(self._mode, Watching):
                self._open_menu()
            case intents.Details() | intents.Log() | intents.Chronicle():
                self._dialogue = self._sheet(intent)
            case intents.Speed():
                self._change_speed((field.director.speed + 1) % 4)
            case intents.Skip():
                field.director.finish(self._match.state)
            case intents.Danger():
                self._desk.danger = not self._desk.danger
            case _:
                return False
        return True

    def _click_around(self, x: int, y: int) -> bool:
        """A click on what lies around and over the board; whether it was one."""
        if key := self._desk.keys.at(x, y):
            return self._look(key.intent) or self._press(key.intent)
        if (line := self._desk.log.at(x, y)) is not None:
            self._dialogue = self._desk.dice(line)
            return True
        if (cell := self._desk.corner.cell_at(x, y)) is not None:
            self._desk.field.look_from(cell)
            return True
        return False

    def _sheet(self, intent: intents.Details | intents.Log | intents.Chronicle) -> prompts.Over:
        """The sheet that an intent opens over the battle."""
        match intent:
            case intents.Log():
                return self._desk.dice()
            case intents.Chronicle():
                return ChroniclePage(self._context, self._match, self._desk.side)
        return self._desk.details(self._mode)

    def _open_menu(self) -> None:
        settings = "settings" in self._context.makers
        self._dialogue = prompts.menu(self._context.theme, small_map=self._desk.corner.shown, settings=settings)

    def _change_speed(self, speed: int) -> None:
        """Take another speed and keep it among the settings."""
        self._desk.field.director.speed = speed
        self._desk.notice = self._context.change(replace(self._context.settings, animation=speed))
        self._settings = self._context.settings

    def _press(self, intent: intents.Intent) -> bool:
        if not isinstance(self._mode, Watching):
            self._desk.notice = ""
            self._decide(intent)
        return True

    def _decide(self, intent: intents.Intent) -> None:
        """What may be done by the side that decides."""
        match intent:
            case intents.Click(x, y):
                cell = self._desk.cell_at(x, y)
                if cell is not None:
                    self._desk.cursor = cell
                    self._take(self._modes.act(self._mode, self._match.state, cell))
            case intents.Confirm():
                self._take(self._modes.act(self._mode, self._match.state, self._desk.cursor))
            case intents.Cursor(dx, dy):
                self._desk.move_cursor(dx, dy)
            case intents.Next():
                self._turn_to(self._modes.turned(self._mode, self._match.state, 1))
            case intents.Previous():
                self._turn_to(self._modes.turned(self._mode, self._match.state, -1))
            case intents.Cancel() | intents.AltClick():
                self._step_back(intent)
            case intents.Wait():
                self._take(self._modes.wait(self._mode))
            case intents.Undo():
                self._undo()
            case intents.EndTurn():
                self._end_turn()

    def _take(self, answer: Answer) -> None:
        match answer:
            case None:
                return
            case Reason():
                self._desk.notice = reason_sentence(answer, Names(self._match.content, self._match.state))
            case Commit(actions, then):
                self._wanted = then
                self.commit(*actions)
            case _:
                self._turn_to(answer)

    def _turn_to(self, mode: Mode | None) -> None:
        """Take up a mode and bring what it is about under the cursor."""
        if mode is None:
            return
        self._mode = mode
        self._desk.attend(mode)

    def _step_back(self, intent: intents.Intent) -> None:
        back = self._modes.cancel(self._mode)
        if back is not None and back != self._mode:
            self._mode = back
        elif isinstance(intent, intents.Cancel):
            self._open_menu()

    def _end_turn(self) -> None:
        decision, commander = self._match.decision, self._match.commander
        if decision is None or decision.kind != "turn" or commander is None:
            return
        names = Names(self._match.content, self._match.state)
        ready = [names.piece(piece) for piece in self._modes.ready(self._match.state)]
        if ready and self._dialogue is None:
            self._dialogue = prompts.end_question(self._context.theme, ready)
        else:
            self.commit(EndTurn(commander))

    def _undo(self) -> None:
        entry = self._match.undo()
        if entry is None:
            rolled = self._match.rolled_last
            self._desk.notice = (
                _("Dice were rolled: that cannot be taken back.") if rolled else _("There is nothing to take back.")
            )
            return
        self._desk.log.drop(len(self._match.tell(entry.before, entry.events)))
        self._desk.field.director.finish(entry.before)
        self._wanted = Chosen(entry.action.actor) if isinstance(entry.action, Move) else Idle()
        self._rest()

    def _gone_back(self, left: Line) -> None:
        """The chronicle has led to another moment: show the battle, and its log, as they are there."""
        log, now = self._desk.log, self._match.session.history
        if self._untold:
            log.add(self._match.tell(*self._untold))
            self._untold = None
        shared = common(left, now)
        log.drop(sum(len(self._match.tell(entry.before, entry.events)) for entry in left[shared:]))
        log.add([line for entry in now[shared:] for line in self._match.tell(entry.before, entry.events)])
        self._desk.field.director.finish(self._match.state)
        self._wanted = Idle()
        self._rest()

    def _answer_dialogue(self, dialogue: prompts.Over, intent: intents.Intent) -> Transition | None:
        answer = dialogue.handle(intent)
        if answer is None:
            return None
        if answer == "end":
            self._end_turn()
        self._dialogue = None
        match answer:
            case "details":
                self._dialogue = self._sheet(intents.Details())
            case "log":
                self._dialogue = self._sheet(intents.Log())
            case "chronicle":
                self._dialogue = self._sheet(intents.Chronicle())
            case "gone" if isinstance(dialogue, ChroniclePage):
                self._gone_back(dialogue.left)
            case "map":
                self._desk.corner.shown = not self._desk.corner.shown
            case "settings":
                return Push(self._context.make("settings"))
            case "leave":
                return self._leave()
            case "quit":
                pygame.event.post(pygame.event.Event(pygame.QUIT))
        return None

    def _leave(self) -> Transition:
        self._match.close()
        self._context.record = str
        return Pop()

    # -- what becomes of it

    def update(self, dt: int) -> Transition | None:
        """Let time pass: what moves moves on; at rest the computer is asked, and a verdict is followed."""
        field = self._desk.field
        if self._settings is not self._context.settings:
            self._settings = self._context.settings
            field.obey(self._settings)
            self.changed = True
        if field.update(dt, skipping=self._context.input.skipping):
            self.changed = True
        if field.director.busy:
            return None
        if self._untold:
            self._rest()
        if self._match.verdict:
            return self._end()
        if self._dialogue is None and not self._match.by_hand:
            self._hear(dt)
        return None

    def _hear(self, dt: int) -> None:
        """Ask the computer, and commit what it answers."""
        answer = self._match.think(dt)
        if answer is None:
            return
        if isinstance(answer, Lost):
            decision = self._match.decision
            side = side_name(decision.side) if decision else ""
            self._desk.notice = _("{side} has lost its thread and ends its turn.").format(side=side)
            answer = answer.action
        self.commit(answer)

    def commit(self, *actions: Action) -> None:
        """Commit what has been decided and let what comes of it be seen."""
        before = self._match.state
        events, refused = self._match.commit(actions)
        if refused:
            self._desk.notice = reason_sentence(refused, Names(self._match.content, self._match.state))
        if events:
            self._show(before, events)

    def advance(self, *actions: Action) -> None:
        """Commit what has been decided elsewhere and let it be seen at once, without its clips."""
        self.commit(*actions)
        self._desk.field.director.finish(self._match.state)
        self._rest()

    def _show(self, before: State, events: tuple[Event, ...]) -> None:
        """Let events be seen; until they have been, nothing is told and nothing can be done."""
        self._mode = Watching()
        self._untold = (before, events)
        self._desk.follow(before, events)
        self._desk.field.show(before, events, self._match.state)
        self.changed = True

    def _rest(self) -> None:
        """Everything has been seen: tell it, and let whoever decides by hand go on."""
        if self._untold:
            self._desk.log.add(self._match.tell(*self._untold))
        self._untold = None
        commander = self._desk.commander
        self._desk.rest(self._match.state)
        by_hand = self._match.by_hand
        self._mode = self._modes.resting(self._match.state, self._wanted) if by_hand else Watching()
        self._wanted = Idle()
        if by_hand and (commander != self._desk.commander or not isinstance(self._mode, Idle | Proposed)):
            self._desk.attend(self._mode)
        self.changed = True

    def _end(self) -> Transition:
        self._match.close()
        self._context.record = str
        context, setup = self._context, self._match.setup
        session = self._match.session
        summary = summary_of(session.start, self._match.state, self._keep_record(), session.history)
        return Replace(Result(context, summary, lambda: Battle(context, setup.reseeded()), self._watch_again))

    def _watch_again(self) -> Scene:
        """The battle as a replay. Raises ValueError without content."""
        context = self._context
        if context.catalog is None:
            raise ValueError("a replay needs content")
        reel = reel_of_battle(self._match.session, self._match.setup, context.catalog)
        return Replay(context, reel, lambda setup: Battle(context, setup))

    def _keep_record(self) -> str:
        """Keep the record among the player's own; a sentence if that failed, else nothing."""
        try:
            keep(self._match.record(), paths.records_folder())
        except OSError as error:
            return _("The record of this battle could not be kept ({why}).").format(why=error.strerror or error)
        return ""
