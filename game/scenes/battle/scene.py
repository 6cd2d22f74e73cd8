"""The battle scene: intents to modes, modes to commits, commits to what is seen; the computer is asked in between."""

from dataclasses import replace

import pygame

from game.core.action import Action, Reason
from game.core.event import Event
from game.core.grid import Cell
from game.core.session import Line, common
from game.core.state import State
from game.i18n import _
from game.rules.commander.actions import EndTurn, Rally
from game.rules.commander.troops import occupants
from game.scenes.battle import prompts
from game.scenes.battle.around import Around
from game.scenes.battle.casting_mode import Aiming, Choosing
from game.scenes.battle.desk import Desk
from game.scenes.battle.dialogues import Dialogues
from game.scenes.battle.ending import result_of
from game.scenes.battle.highlights import chosen_piece
from game.scenes.battle.hints import Hints
from game.scenes.battle.looking import look_about
from game.scenes.battle.match import Match
from game.scenes.battle.modes import Answer, Chosen, Commit, Idle, Mode, Modes, Proposed, Watching, undoing
from game.scenes.battle.opening import Opened, sealed_line
from game.scenes.battle.opponent import Lost
from game.scenes.battle.saving import Saving
from game.scenes.battle.setup import Setup
from game.scenes.battle.spellbook import Spellbook
from game.scenes.battle.watch import battle_lines
from game.scenes.chronicle.page import ChroniclePage
from game.scenes.context import Context
from game.scenes.stack import Listening, Pop, Push, Replace, Transition
from game.ui import intents
from game.ui.input import Listen
from game.ui.sentences import Names, reason_sentence, side_name
from game.ui.widgets import Seen


class Battle:
    """Plays one battle from its setup, or from where a save left it, to the verdict."""

    name = "battle"

    def __init__(
        self, context: Context, setup: Setup, opened: Opened | None = None, around: Around | None = None
    ) -> None:
        """`around` is what it is fought in, if it is. Raises ValueError without content."""
        if context.catalog is None:
            raise ValueError("a battle needs content")
        self.changed = True
        self._context = context
        self._around = around
        session = opened.session if opened else None
        self._match = Match(setup, context.catalog, context.content_folders, session)
        self._modes = Modes(self._match.rules)
        before, events = self._match.opening()
        looks = around.looks(self._match) if around else {}
        self._desk = Desk(context, self._match, before, looks)
        self._mode: Mode = Watching()
        self._wanted: Mode = Idle()
        self._untold: tuple[State, tuple[Event, ...]] | None = None
        self._dialogues = Dialogues(context, self._match.rules)
        self._hints = Hints(context, self._match, self._desk, taught=around is not None)
        self._saving = Saving(
            context,
            self._match,
            self._desk,
            self._dialogues,
            lambda other: context.opener(context, other),
            opened,
            around,
        )
        self._doubted: Commit | None = None
        self._settings = context.settings
        self._inputs = 0
        context.record = self._match.record
        self._desk.log.add((*sealed_line(setup), *(opened.told if opened else ())))
        self._desk.notice = " ".join(opened.notes) if opened else ""
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
        return self._dialogues.top

    @property
    def listen(self) -> Listen:
        """What keys are for besides intents: letters, where what lies over the battle has a field for them."""
        return self.dialogue.listen if isinstance(self.dialogue, Listening) else Listen()

    def tree(self) -> tuple[Seen, ...]:
        """Everything that can be read or pressed as it was drawn last; what has to be answered hides all else."""
        return self._dialogues.tree() if self.dialogue else self._desk.tree()

    def watch(self) -> tuple[str, ...]:
        """What a watcher is told: who decides, and where everything is that can be pointed at."""
        return battle_lines(self._match, self._modes, self._mode, self._desk, self.dialogue, self._inputs)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole screen."""
        self.changed = False
        self._desk.draw(surface, self._mode)
        self._dialogues.draw(surface)

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
        if self.dialogue:
            self.changed = True
            answered = self._dialogues.handle(intent)
            return self._answered(*answered) if answered else None
        if isinstance(intent, intents.Point):
            self.changed |= self._desk.point(intent.x, intent.y, self._mode)
            return None
        self.changed = True
        if not self._look(intent) and not isinstance(self._mode, Watching):
            self._desk.hush()
            self._decide(intent)
        return None

    def _look(self, intent: intents.Intent) -> bool:
        """What may be done at any time; whether it was that."""
        match intent:
            case intents.Click(x, y):
                return self._click_around(x, y)
            case intents.Menu():
                self._open_menu()
            case intents.Cancel() if isinstance(self._mode, Watching):
                self._open_menu()
            case intents.Chronicle():
                self._dialogues.lay(self._chronicle())
            case intents.Speed():
                self._change_speed((self._desk.field.director.speed + 1) % 4)
            case _:
                desk, dialogues, state = self._desk, self._dialogues, self._match.state
                taken = self._saving.takes(intent) or self._hints.takes(intent)
                return taken or look_about(intent, desk, dialogues, self._mode, state)
        return True

    def _click_around(self, x: int, y: int) -> bool:
        """A click on what lies around and over the board; whether it was one."""
        if self._hints.takes(intents.Click(x, y)):
            return True
        if key := self._desk.keys.at(x, y):
            return self._look(key.intent) or self._press(key.intent)
        if (line := self._desk.log.at(x, y)) is not None:
            self._dialogues.lay(self._desk.dice(line))
            return True
        if (cell := self._desk.corner.cell_at(x, y)) is not None:
            self._desk.field.look_from(cell)
            return True
        return False

    def _chronicle(self) -> ChroniclePage:
        return ChroniclePage(self._context, self._match, self._desk.side)

    def _open_menu(self) -> None:
        shown, hint = self._desk.corner.shown, bool(self._hints.told)
        self._dialogues.open_menu(self._desk.able(self._mode), small_map=shown, hint=hint)

    def _change_speed(self, speed: int) -> None:
        """Take another speed and keep it among the settings."""
        self._desk.field.director.speed = speed
        self._desk.notice = self._context.change(replace(self._context.settings, animation=speed))
        self._settings = self._context.settings

    def _press(self, intent: intents.Intent) -> bool:
        if not isinstance(self._mode, Watching):
            self._desk.hush()
            self._decide(intent)
        return True

    def _decide(self, intent: intents.Intent) -> None:
        """What may be done by the side that decides."""
        match intent:
            case intents.Click(x, y):
                cell = self._desk.cell_at(x, y)
                if cell is not None:
                    self._desk.cursor = cell
                    self._act(cell)
            case intents.Confirm():
                self._act(self._desk.cursor)
            case intents.Cursor(dx, dy):
                self._desk.move_cursor(dx, dy)
            case intents.Next():
                self._turn_to(self._modes.turned(self._mode, self._match.state, 1))
            case intents.Previous():
                self._turn_to(self._modes.turned(self._mode, self._match.state, -1))
            case intents.Cancel() | intents.AltClick():
                self._step_back(intent)
            case intents.Wait():
                self._take(self._modes.wait(self._mode, self._match.state))
            case intents.Undo() | intents.Redo():
                self._take_back(intent)
            case intents.EndTurn():
                self._end_turn()
            case intents.Spells():
                self._open_book()
            case intents.Rally():
                self._rally()

    def _act(self, cell: Cell) -> None:
        """Act on a square; on that of the piece which is chosen already it opens its spellbook, if it has one."""
        able = self._desk.able(self._mode)
        if able.book and able.here:
            self._open_book()
        else:
            self._take(self._modes.act(self._mode, self._match.state, cell))

    def _open_book(self) -> None:
        """Open the spellbook of the chosen piece, or of whoever is under the cursor."""
        state = self._match.state
        piece = chosen_piece(self._mode) or occupants(state).get(self._desk.cursor)
        if piece is None:
            return
        if self._modes.has_book(state, piece):
            self._dialogues.open_book(state, piece)
        else:
            name = Names(self._match.content, state).piece(piece)
            self._desk.notice = _("{piece} knows no spells.").format(piece=name)

    def _rally(self) -> None:
        """Let the chosen commander rally its troop (rule book 8)."""
        piece = chosen_piece(self._mode) or occupants(self._match.state).get(self._desk.cursor)
        if piece is not None:
            action = Rally(piece)
            self._take(self._match.rules.explain(self._match.state, action) or Commit((action,), Idle()))

    def _take(self, answer: Answer) -> None:
        match answer:
            case None:
                return
            case Reason():
                self._desk.notice = reason_sentence(answer, Names(self._match.content, self._match.state))
            case Commit(actions, then):
                casts = self._modes.casts.pays(self._match.state, actions[-1])
                if casts and self._dialogues.ask_cast(self._match.state, actions[-1]):
                    self._doubted = answer
                    return
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
        elif isinstance(self._mode, Choosing):
            self._undo()
        elif isinstance(self._mode, Aiming):
            self._dialogues.open_book(self._match.state, self._mode.piece, (self._mode.spell, self._mode.level))
            self._turn_to(Chosen(self._mode.piece))
        elif isinstance(intent, intents.Cancel) and not self._hints.answered("hint"):
            self._open_menu()

    def _end_turn(self, *, sure: bool = False) -> None:
        decision, commander = self._match.decision, self._match.commander
        if decision is None or decision.kind != "turn" or commander is None:
            return
        names = Names(self._match.content, self._match.state)
        ready = [names.piece(piece) for piece in self._modes.ready(self._match.state)]
        if ready and not sure:
            self._dialogues.ask_end(ready)
        else:
            self.commit(EndTurn(commander))

    def _take_back(self, intent: intents.Intent) -> None:
        """Take the last step back: what lies on the table for a spell, else what was decided last; or do it again."""
        if isinstance(intent, intents.Redo):
            self._redo()
        elif isinstance(self._mode, Aiming | Choosing):
            self._step_back(intents.Undo())
        else:
            self._undo()

    def _undo(self) -> None:
        entry = self._match.undo()
        if entry is None:
            self._desk.notice = prompts.no_undo(rolled=self._match.rolled_last)
            return
        self._desk.log.drop(len(self._match.tell(entry.before, entry.events)))
        self._desk.field.director.finish(entry.before)
        self._wanted = undoing(entry.action)
        self._rest()

    def _redo(self) -> None:
        """Do again what was taken back last."""
        before, entry = self._match.state, self._match.redo()
        if entry is None:
            self._desk.notice = _("There is nothing to do again.")
        else:
            self._show(before, entry.events)

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

    def _answered(self, over: prompts.Over, answer: str) -> Transition | None:
        """Follow what was answered on a sheet."""
        if not (self._opened(answer) or self._saving.answered(over, answer) or self._hints.answered(answer)):
            match answer:
                case "settings":
                    return Push(self._context.make("settings"))
                case "leave":
                    return self._leave()
                case "leave unsaved":
                    return self._leave(sure=True)
                case "quit":
                    pygame.event.post(pygame.event.Event(pygame.QUIT))
                case _:
                    self._follow(over, answer)
        self._doubted = None
        return None

    def _opened(self, answer: str) -> bool:
        """Whether the answer opens another sheet, which is done."""
        match answer:
            case "details":
                self._dialogues.lay(self._desk.details(self._mode))
            case "log":
                self._dialogues.lay(self._desk.dice())
            case "rules":
                self._dialogues.open_rules()
            case "spells":
                self._open_book()
            case "chronicle":
                self._dialogues.lay(self._chronicle())
            case _:
                return False
        return True

    def _follow(self, over: prompts.Over, answer: str) -> None:
        """Do in the battle what was answered."""
        match answer:
            case "end":
                self._end_turn(sure=True)
            case "rally":
                self._rally()
            case "redo":
                self._redo()
            case "aim" if isinstance(over, Spellbook):
                self._turn_to(Aiming(over.piece, over.spell, over.letter))
            case "cast" if self._doubted:
                self._wanted = self._doubted.then
                self.commit(*self._doubted.actions)
            case "gone" if isinstance(over, ChroniclePage):
                self._gone_back(over.left)
            case "map":
                self._desk.corner.shown = not self._desk.corner.shown

    def _leave(self, *, sure: bool = False) -> Transition | None:
        """Leave the battle once it is saved, or if that cannot be, once it is `sure`."""
        if not sure and not self._saving.leave():
            return None
        self._saving.close()
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
        if field.update(dt, skipping=self._context.input.skipping, covered=self.dialogue is not None):
            self.changed = True
        if self.dialogue is None:
            self.changed |= self._hints.update(dt, self._mode)
        other = self._saving.update(dt)
        self.changed |= self._saving.news()
        if other or field.director.busy:
            return other
        if self._untold:
            self._rest()
        if self._match.verdict:
            return self._end()
        if self.dialogue is None and not self._match.by_hand:
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
        self._saving.rested()
        self.changed = True

    def _end(self) -> Transition:
        self._saving.close()
        self._context.record = str
        if self._around:
            return Replace(self._around.ended(self._match))
        return Replace(result_of(self._context, self._match, lambda setup: Battle(self._context, setup)))
