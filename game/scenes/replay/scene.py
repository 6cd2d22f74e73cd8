"""The replay scene: a battle watched again, step by step or by itself, with the swings of it."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, cast

import pygame

from game import paths
from game.core.entity import Verdict
from game.i18n import _
from game.rules.commander.rules import CommanderRules
from game.scenes.battle.dice_page import DicePage
from game.scenes.battle.prompts import Over
from game.scenes.battle.records import keep
from game.scenes.battle.setup import Setup
from game.scenes.context import Context
from game.scenes.replay.controls import keys_for, menu
from game.scenes.replay.graph import Points
from game.scenes.replay.play_on import PlayOn
from game.scenes.replay.reckoner import Reckoner, is_loud
from game.scenes.replay.reel import Reel
from game.scenes.replay.screen import Look, Screen
from game.scenes.stack import Listening, Pop, Push, Scene, Transition
from game.ui import intents
from game.ui.input import Listen
from game.ui.sentences_log import Teller, Told
from game.ui.widgets import Seen

if TYPE_CHECKING:
    from collections.abc import Sequence

REST, REST_STILL = 350, 900
"""Milliseconds between two steps that play by themselves, and where nothing moves."""
_MOVING, _RESTING, _WINDING = 3.0, 10.0, 6.0
"""Milliseconds of a frame that are spent on swings while something moves, and at rest, and on steps not known yet."""


class Replay:
    """Watches a reel; `begin` makes a battle that is played on."""

    name = "replay"

    def __init__(self, context: Context, reel: Reel, begin: Callable[[Setup], Scene]) -> None:
        self.changed = True
        self._context = context
        self._reel = reel
        self._begin = begin
        self._rules = cast("CommanderRules", reel.engine.rules)
        self._screen = Screen(context, reel, self._rules)
        self._reckoner = Reckoner(reel.engine, reel.entries, reel.sides)
        self._loud: list[bool] = []
        self._rounds: list[int] = []
        self._side = next((side for side in reel.sides if not reel.players.get(side, "?")), reel.sides[0])
        self._done = 0
        self._moving = False
        self._playing = False
        self._rested = 0
        self._notice = ""
        self._pointed: int | None = None
        self._dialogue: Over | None = None
        self._settings = context.settings
        self._wind(0)

    # -- what a scene has to say

    @property
    def busy(self) -> bool:
        """Whether something moves, plays by itself, or is being reckoned."""
        moves = self._moving or self._playing or self._screen.field.gliding
        return moves or bool(self._reel.left) or not self._reckoner.done

    @property
    def reel(self) -> Reel:
        """What is watched."""
        return self._reel

    @property
    def done(self) -> int:
        """After how many steps one is."""
        return self._done

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._playing

    @property
    def side(self) -> str:
        """Through whose eyes one looks."""
        return self._side

    @property
    def screen(self) -> Screen:
        """The parts of the picture."""
        return self._screen

    @property
    def reckoner(self) -> Reckoner:
        """The swings, as far as they are known."""
        return self._reckoner

    @property
    def dialogue(self) -> Over | None:
        """What lies over the replay."""
        return self._dialogue

    @property
    def listen(self) -> Listen:
        """What keys are for besides intents."""
        return self._dialogue.listen if isinstance(self._dialogue, Listening) else Listen()

    def tree(self) -> tuple[Seen, ...]:
        """Everything that can be read or pressed; what lies over the replay hides all else."""
        return self._dialogue.tree() if self._dialogue else self._screen.tree()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole screen."""
        self.changed = False
        self._screen.draw(surface, self._look())
        if self._dialogue:
            self._dialogue.draw(surface)

    def _look(self) -> Look:
        """What is looked at now; while a step's clips run, it is not told yet."""
        done = self._done - 1 if self._moving else self._done
        told = self._pointed if self._pointed is not None else done - 1 if done else None
        points = Points(
            self._reckoner.known, self._loud, self._rounds, done, self._pointed, self._side, self._reel.sides
        )
        speed, on = self._screen.field.director.speed, self._done < self._reel.whole
        keys = keys_for(playing=self._playing, speed=speed, other=self._other, back=self._done > 0, on=on)
        return Look(done, self._side, told, self._screen.offered(keys), self._notice, points)

    @property
    def _other(self) -> str:
        """The side that looks on after this one."""
        sides = self._reel.sides
        return sides[(sides.index(self._side) + 1) % len(sides)]

    # -- what the hand does

    def handle(self, intent: intents.Intent) -> Transition | None:
        """Take what the hand did."""
        match intent:
            case intents.Quit():
                return Pop()
            case intents.FocusLost():
                self._screen.field.point(None)
                return None
        if self._dialogue:
            self.changed = True
            return self._answered(self._dialogue.handle(intent))
        if isinstance(intent, intents.Point):
            self._point(intent.x, intent.y)
            return None
        self.changed = True
        self._notice = ""
        return self._watch(intent)

    def _watch(self, intent: intents.Intent) -> Transition | None:
        match intent:
            case intents.Click(x, y):
                return self._click(x, y)
            case intents.Cursor(step, 0) if step:
                self._step(step)
            case intents.Cursor(_, step):
                self.jump(self._round_start(step))
            case intents.Next():
                self.jump(self._roll(1))
            case intents.Previous():
                self.jump(self._roll(-1))
            case intents.Confirm() | intents.Danger():
                self._playing, self._rested = not self._playing and self._done < self._reel.whole, 0
            case intents.Menu() | intents.Cancel() | intents.AltClick():
                self._open_menu()
            case _:
                self._see(intent)
        return None

    def _see(self, intent: intents.Intent) -> None:
        """What changes how one looks, and not where one is."""
        field = self._screen.field
        match intent:
            case intents.Wait():
                self._side = self._other
            case intents.Speed():
                speed = (field.director.speed + 1) % 4
                self._notice = self._context.change(replace(self._context.settings, animation=speed))
            case intents.Skip():
                self._settle()
            case intents.Log():
                self._dialogue = self._dice()
            case intents.Details():
                self._dialogue = self._screen.details(self._look())
            case intents.Scroll(steps) if self._screen.scroll(steps):
                return
            case intents.Zoom(steps) | intents.Scroll(steps):
                field.zoom(1 if steps > 0 else -1)
            case intents.Drag(dx, dy):
                field.drag(dx, dy)

    def _open_menu(self) -> None:
        self._playing = False
        over = self._reel.state(self._done).get(Verdict) is not None
        self._dialogue = menu(self._context.theme, self._other, over=over)

    def _click(self, x: int, y: int) -> Transition | None:
        """A click on a key does what the key does, one on the graph goes to that step."""
        if key := self._screen.keys.at(x, y):
            return self._watch(key.intent)
        if (place := self._screen.graph.at(x, y)) is not None:
            self.jump(place + 1)
        return None

    def _point(self, x: int, y: int) -> None:
        """The pointer has moved: something may look different for it."""
        screen = self._screen
        before = (self._pointed, screen.pointed_cell(), screen.keys.at(*screen.pointer))
        screen.pointer = (x, y)
        screen.field.point((x, y))
        self._pointed = screen.graph.at(x, y)
        self.changed |= before != (self._pointed, screen.pointed_cell(), screen.keys.at(x, y))

    def _answered(self, answer: str | None) -> Transition | None:
        """What was chosen in the menu, or that something was put away."""
        if answer is None:
            return None
        self._dialogue = None
        match answer:
            case "play":
                return self._watch(intents.Confirm())
            case "log":
                self._dialogue = self._dice()
            case "details":
                self._dialogue = self._screen.details(self._look())
            case "side":
                self._side = self._other
            case "on":
                return Push(PlayOn(self._context, self._reel, self._done, self._begin))
            case "export":
                self._notice = self._export()
            case "leave":
                return Pop()
        return None

    def _export(self) -> str:
        """Write the small document; a sentence on where it is, or why it is not."""
        try:
            file = keep(self._reel.text(), paths.exports_folder())
        except OSError as error:
            return _("The file could not be written ({why}).").format(why=error.strerror or error)
        return _("Written to {file}").format(file=file)

    def _dice(self) -> DicePage:
        """The ledger of the whole battle, at the step one is at."""
        lines, chosen = list[Told](), 0
        for number, entry in enumerate(self._reel.entries):
            lines += Teller(self._rules.content, entry.before).tell(entry.events)
            if number < max(1, self._done):
                chosen = max(0, len(lines) - 1)
        return DicePage(self._context.theme, lines, chosen, self._context.caps)

    # -- going about

    def _step(self, step: int) -> None:
        """One step on, with what moves; or back. A step on that still moves ends first."""
        self._playing = False
        if step > 0:
            self._forth()
        else:
            self.jump(self._done - 1)

    def _forth(self) -> bool:
        """One step on, with what moves; whether there is one."""
        self._settle()
        if self._done >= len(self._reel.entries):
            return False
        entry = self._reel.entries[self._done]
        self._done += 1
        self._rested = 0
        self._screen.follow(entry)
        self._screen.field.show(entry.before, entry.events, entry.after)
        self._moving = self._screen.field.director.busy
        return True

    def jump(self, done: int) -> None:
        """Go to after so many steps, or as many as are known, at once."""
        self._playing = False
        self._done = max(0, min(len(self._reel.entries), done))
        self._settle()
        if self._done:
            self._screen.follow(self._reel.entries[self._done - 1])
        self.changed = True

    def _settle(self) -> None:
        """What moves has come to rest."""
        self._moving = False
        self._screen.field.director.finish(self._reel.state(self._done))

    def _round_start(self, step: int) -> int:
        """After how many steps the next round begins, or this one or the one before it."""
        rounds: Sequence[int] = (1, *self._rounds)
        now = rounds[self._done]
        if step > 0:
            later = (done for done in range(self._done, len(rounds)) if rounds[done] > now)
            return next(later, len(rounds) - 1)
        first = rounds.index(now)
        return first if first < self._done else rounds.index(max(1, now - 1))

    def _roll(self, step: int) -> int:
        """After how many steps the next roll has fallen, or the one before."""
        entries = self._reel.entries
        places = range(self._done, len(entries)) if step > 0 else range(self._done - 2, -1, -1)
        return next((place + 1 for place in places if entries[place].barrier), len(entries) if step > 0 else 0)

    # -- letting time pass

    def update(self, dt: int) -> Transition | None:
        """Let time pass: clips run, it plays by itself, and what is not known yet is reckoned bit by bit."""
        field = self._screen.field
        if self._settings is not self._context.settings:
            self._settings = self._context.settings
            field.obey(self._settings)
            self.changed = True
        if self._reel.left:
            self._wind(_WINDING)
        covered = self._dialogue is not None
        self.changed |= field.update(dt, skipping=self._context.input.skipping, covered=covered)
        if self._moving and not field.director.busy:
            self._moving, self._rested, self.changed = False, 0, True
        if self._playing and not self._moving and not self._dialogue:
            self._play(dt)
        near = self._done - 1 if self._pointed is None else self._pointed
        if self._reckoner.work(max(0, near), _MOVING if self._moving else _RESTING):
            self.changed = True
        return None

    def _play(self, dt: int) -> None:
        """After a rest comes the next step; after the last one it stops."""
        self._rested += dt
        if self._rested < (REST if self._screen.field.director.speed else REST_STILL):
            return
        if not self._forth() and not self._reel.left:
            self._playing = False
        self.changed = True

    def _wind(self, milliseconds: float) -> None:
        """Play the record further for about so long."""
        end = pygame.time.get_ticks() + milliseconds
        while self._reel.wind() and pygame.time.get_ticks() < end:
            pass
        for entry in self._reel.entries[len(self._loud) :]:
            self._rounds.append(self._reel.round(len(self._loud) + 1))
            self._loud.append(is_loud(entry))
        self.changed = True
