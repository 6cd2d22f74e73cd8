"""A battle played through intents alone, frame by frame, as the loop of the game would."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, cast

import pygame

from game.core.engine import Engine
from game.core.entity import Position, Round
from game.core.grid import Cell
from game.core.ids import EntityId, Side
from game.core.session import Session
from game.core.state import State
from game.rules.commander.components import Initiative
from game.rules.commander.position import read_position
from game.rules.commander.rules import CommanderRules
from game.rules.commander.troops import side_of
from game.scenes.battle.maps import plain_picture
from game.scenes.battle.modes import Chosen, Idle, Proposed, Regrouping, Watching
from game.scenes.battle.scene import Battle
from game.scenes.battle.setup import HUMAN, Setup, sides_in
from game.scenes.context import Context
from game.scenes.result import Result
from game.scenes.stack import Push, Scene, SceneStack
from game.ui.intents import Click, Confirm, Cursor, EndTurn, Intent, Next, Point, Wait

FRAMES = 6000
"""More frames than any wait in a test takes: a hundred seconds of them."""


def setup(position: str, context: Context, players: Mapping[Side, str]) -> Setup:
    """A drawn position as a battle with these players, with the first seed by which red's first commander begins."""
    assert context.catalog is not None
    start = read_position(position, context.catalog.commander)
    picture = plain_picture(start.board, context.maps_folders)
    seats = {side: players.get(side, HUMAN) for side in sides_in(start)}
    engine = Engine(CommanderRules(context.catalog.commander))
    seeds = (n for n in range(100) if Session(engine, start, n).state.row(Initiative).order[0] == "red-1")
    return Setup("A drawn field", "", picture, start, "", seats, next(seeds))


class Below:
    """The scene a battle is laid over: it is there again when the battle has been left."""

    name = "below"
    changed = True
    busy = False

    def handle(self, intent: Intent) -> None:
        pass

    def update(self, dt: int) -> None:
        pass

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill("black")


class Stage:
    """The stack with a battle on it."""

    def __init__(self, context: Context, made: Setup) -> None:
        self.context = context
        self.battle = Battle(context, made)
        self.stack = SceneStack(cast("Scene", Below()))
        self.stack.follow(Push(self.battle))
        self._clock = pygame.time.Clock()
        self.draw()
        self.rest()

    # -- looking

    @property
    def state(self) -> State:
        return self.battle.match.state

    @property
    def actions(self) -> list[Any]:
        return [entry.action for entry in self.battle.match.session.history[1:]]

    @property
    def result(self) -> Result | None:
        return self.stack.top if isinstance(self.stack.top, Result) else None

    def cell(self, piece: EntityId) -> Cell:
        return self.state.row(Position, piece).cell

    def enemies(self) -> list[EntityId]:
        side = self.battle.desk.side
        return [piece for piece in self.state.table(Position) if side_of(self.state, piece) != side]

    # -- letting time pass

    def draw(self) -> None:
        surface = pygame.display.get_surface()
        assert surface is not None and self.stack.top is not None
        self.stack.top.draw(surface)

    def frame(self) -> None:
        self.stack.update(self._clock.tick(120))
        if self.stack.top and self.stack.top.changed:
            self.draw()

    def rest(self) -> None:
        """Until somebody can decide by hand, or the battle is over."""
        for _ in range(FRAMES):
            self.frame()
            if self.stack.top is not self.battle or not isinstance(self.battle.mode, Watching):
                self.draw()
                return
        raise AssertionError("nobody could decide in time")

    def close(self) -> None:
        self.battle.match.close()

    def labels(self) -> list[str]:
        """What can be read at the moment, line by line."""
        self.draw()
        scene = self.stack.top
        assert isinstance(scene, Battle | Result)
        return [seen.label for seen in scene.tree()]

    def told(self) -> str:
        """The same in one piece, for sentences that take several lines."""
        return " ".join(self.labels())

    # -- the hand

    def press(self, *buttons: int) -> None:
        """Buttons of the pad, pressed and let go one after the other."""
        for button in buttons:
            for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
                pygame.event.post(pygame.event.Event(kind, button=button, instance_id=0))
            self.do(*self.context.input.poll(0))
            self.context.caps.device = self.context.input.device

    def point(self, cell: Cell) -> None:
        """The pointer over a square, which is in sight."""
        at = self.battle.desk.field.middle_of(cell)
        assert at is not None, f"{cell} is out of sight"
        self.do(Point(*at))

    def do(self, *intents: Intent) -> None:
        for intent in intents:
            self.stack.handle(intent)
            if self.stack.top:
                self.frame()

    def click(self, cell: Cell) -> None:
        """A click on a square, which is in sight."""
        at = self.battle.desk.field.middle_of(cell)
        assert at is not None, f"{cell} is out of sight"
        self.do(Click(*at))

    def click_key(self, binding: str) -> None:
        """A click on a row of the panel of keys."""
        self.draw()
        rect = next(rect for rect, key in self.battle.desk.keys.rows if key.binding == binding)
        self.do(Click(*rect.center))

    def cursor_to(self, cell: Cell) -> None:
        """The cursor, moved step by step."""
        x, y = self.battle.desk.cursor
        for _ in range(abs(cell[0] - x)):
            self.do(Cursor(1 if cell[0] > x else -1, 0))
        for _ in range(abs(cell[1] - y)):
            self.do(Cursor(0, 1 if cell[1] > y else -1))


def play_by_mouse(stage: Stage) -> None:
    """Click until the battle is over: strike whom one can, else go nearer, else end the turn."""
    while stage.result is None:
        stage.rest()
        match stage.battle.mode:
            case Regrouping():
                stage.click_key("wait")
            case Proposed(proposal):
                stage.click(stage.cell(proposal.target))
            case Idle() | Chosen():
                _mouse_turn(stage)
        stage.rest()


def _mouse_turn(stage: Stage) -> None:
    before = len(stage.actions)
    for enemy in stage.enemies():
        stage.click(stage.cell(enemy))
        if isinstance(stage.battle.mode, Proposed):
            return
    if isinstance(stage.battle.mode, Idle):
        stage.click_key("next")
    if isinstance(stage.battle.mode, Chosen):
        stage.click(_nearest(stage, stage.battle.mode.piece))
    if len(stage.actions) == before:
        _end_by_mouse(stage)


def _end_by_mouse(stage: Stage) -> None:
    if isinstance(stage.battle.mode, Chosen):
        stage.click_key("cancel")
    stage.click_key("end_turn")
    dialogue = stage.battle.dialogue
    if dialogue:
        stage.draw()
        rect = next(seen.rect for seen in dialogue.tree() if seen.label == "End the turn")
        stage.do(Click(*rect.center))


def _nearest(stage: Stage, piece: EntityId) -> Cell:
    """The square in reach that is nearest to the enemy; the piece's own if none is nearer."""
    goals = [stage.cell(enemy) for enemy in stage.enemies()]
    cells = [*stage.battle.desk.overlays(Chosen(piece)).reach, stage.cell(piece)]
    return min(cells, key=lambda c: (min(abs(c[0] - x) + abs(c[1] - y) for x, y in goals), c))


PAD_STEPS = {
    (1, 0): pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    (-1, 0): pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    (0, 1): pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    (0, -1): pygame.CONTROLLER_BUTTON_DPAD_UP,
}


def steer(stage: Stage, cell: Cell) -> None:
    """The cursor, moved step by step with the cross."""
    x, y = stage.battle.desk.cursor
    across, down = (1 if cell[0] > x else -1, 0), (0, 1 if cell[1] > y else -1)
    stage.press(*[PAD_STEPS[across]] * abs(cell[0] - x), *[PAD_STEPS[down]] * abs(cell[1] - y))


@dataclass(frozen=True)
class Device:
    """What is done with a device that has a cursor."""

    go: Callable[[Cell], None]
    confirm: Callable[[], None]
    wait: Callable[[], None]
    turn_to_next: Callable[[], None]
    end: Callable[[], None]


def play_by_keys(stage: Stage) -> None:
    """The same with keys alone."""
    device = Device(
        go=stage.cursor_to,
        confirm=lambda: stage.do(Confirm()),
        wait=lambda: stage.do(Wait()),
        turn_to_next=lambda: stage.do(Next()),
        end=lambda: stage.do(EndTurn(), EndTurn()),
    )
    _play_by(device, stage)


def play_by_pad(stage: Stage) -> None:
    """The same with the pad's buttons alone."""
    device = Device(
        go=lambda cell: steer(stage, cell),
        confirm=lambda: stage.press(pygame.CONTROLLER_BUTTON_A),
        wait=lambda: stage.press(pygame.CONTROLLER_BUTTON_X),
        turn_to_next=lambda: stage.press(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER),
        end=lambda: stage.press(pygame.CONTROLLER_BUTTON_BACK, pygame.CONTROLLER_BUTTON_BACK),
    )
    _play_by(device, stage)


def _play_by(device: Device, stage: Stage) -> None:
    for _ in range(200):
        stage.rest()
        if stage.result is not None:
            return
        before = len(stage.actions)
        match stage.battle.mode:
            case Regrouping():
                device.wait()
            case Proposed():
                device.confirm()
            case _:
                _turn_by(device, stage)
        if len(stage.actions) == before and not _proposed(stage):
            device.end()
    raise AssertionError(f"not over in round {stage.state.row(Round).number}")


def _turn_by(device: Device, stage: Stage) -> None:
    for enemy in stage.enemies():
        device.go(stage.cell(enemy))
        device.confirm()
        if _proposed(stage):
            return
    if isinstance(stage.battle.mode, Idle):
        device.turn_to_next()
    if isinstance(stage.battle.mode, Chosen):
        device.go(_nearest(stage, stage.battle.mode.piece))
        device.confirm()


def _proposed(stage: Stage) -> bool:
    return isinstance(stage.battle.mode, Proposed) or stage.result is not None
