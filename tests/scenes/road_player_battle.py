"""A player in a battle of the road: the one-ply computer player says what to do, and the device does it square by
square, key by key, click by click."""

from collections.abc import Callable

from game.ai.search import Opponent
from game.content.catalog import personality
from game.core.action import Action
from game.core.entity import Position, Round
from game.core.grid import Cell
from game.core.ids import EntityId
from game.rules.commander.actions import (
    Aim,
    Cast,
    Choose,
    EndTurn,
    Enough,
    Move,
    Place,
    Rally,
    Regroup,
    Stay,
    Strike,
    Wait,
)
from game.scenes.battle.casting_mode import Aiming, Choosing
from game.scenes.battle.modes import Chosen, Idle, Proposed, Regrouping
from game.scenes.battle.scene import Battle
from game.scenes.battle.spell_shelf import RALLY
from game.scenes.battle.spellbook import Spellbook
from game.tools.arena import DEFAULT_PERSONALITY
from tests.scenes.road_player import Player

HINT = "Understood"
"""What puts a hint away."""
DECISIONS = 1500
"""More decisions than a side has in a battle."""


class Fighter:
    """Fights the battle that is on top, wholly by the player's device."""

    def __init__(self, player: Player) -> None:
        self.player = player
        battle, catalog = player.top, player.context.catalog
        assert isinstance(battle, Battle)
        assert catalog is not None
        self._adviser = Opponent(battle.match.rules, personality(catalog, DEFAULT_PERSONALITY))

    @property
    def battle(self) -> Battle:
        """The battle as it is now: another one after it was loaded."""
        battle = self.player.top
        assert isinstance(battle, Battle), self.player.top.name
        return battle

    def fight(self, until: Callable[[Battle], bool] = lambda _battle: False) -> None:
        """Fight until the battle is over, or until something is so at a decision."""
        for _ in range(DECISIONS):
            if not isinstance(self.player.top, Battle) or until(self.battle):
                return
            self.enter(self._adviser.choose(self.battle.match.state))
        raise AssertionError(f"not over in round {self.battle.match.state.row(Round).number}")

    # -- what is decided, by hand

    def enter(self, action: Action) -> None:
        """Do it by the device; it must be what has been decided last then."""
        session = self.battle.match.session
        before = len(session.history)
        self._enter(action)
        done = [entry.action for entry in session.history[before:]]
        assert [_meant(one) for one in done[:1]] == [_meant(action)], (
            f"{action} was to be entered, and {done} was done; {self.player.top.name}: {self.player.labels()}"
        )

    def _enter(self, action: Action) -> None:
        match action:
            case Move(piece, path):
                self._choose(piece)
                self._act(path[-1])
            case Strike(piece, target):
                self._strike(piece, target)
            case Wait(piece):
                self._choose(piece)
                self._do("wait")
            case EndTurn():
                self._end_turn()
            case Regroup(piece, path):
                self._regroup(piece)
                self._act(path[-1])
            case Stay(piece):
                self._regroup(piece)
                self._do("wait")
            case Rally(piece):
                self._rally(piece)
            case _:
                self._cast(action)

    def _where(self, piece: EntityId) -> Cell:
        return self.battle.match.state.row(Position, piece).cell

    def _choose(self, piece: EntityId) -> None:
        """Let nothing be chosen but this piece."""
        if self.battle.mode == Chosen(piece):
            return
        self._step_back()
        self._act(self._where(piece))
        assert self.battle.mode == Chosen(piece), f"{piece} is not chosen but {self.battle.mode}"

    def _step_back(self) -> None:
        """Until nothing is chosen."""
        for _ in range(4):
            if self.battle.mode == Idle():
                return
            self._do("cancel")
        raise AssertionError(f"there is no way back from {self.battle.mode}")

    def _strike(self, piece: EntityId, target: EntityId) -> None:
        """From where the piece stands."""
        here, there = self._where(piece), self._where(target)
        self._choose(piece)
        self._act(there)
        mode = self.battle.mode
        assert isinstance(mode, Proposed), f"{target} is not to be struck by {piece}: {mode}"
        if mode.proposal.cell != here:
            self._act(here)
        self._act(there)

    def _end_turn(self) -> None:
        self._step_back()
        self._do("end_turn")
        if isinstance(self.player.top, Battle) and self.battle.dialogue:
            self.player.press("End the turn")

    def _regroup(self, piece: EntityId) -> None:
        if self.battle.mode != Regrouping(piece):
            self._act(self._where(piece))
        assert self.battle.mode == Regrouping(piece)

    # -- spells

    def _cast(self, action: Action) -> None:
        match action:
            case Cast(piece, spell, level, at):
                self._open_book(piece)
                self._take(spell, level)
                assert isinstance(self.battle.mode, Aiming), f"{spell} is not in hand"
                self._lay(at)
            case Aim(at=at) | Place(at=at):
                self._lay(at)
            case Choose():
                self._turn_to(action)
                self._do("confirm")
            case Enough():
                self._do("wait")
            case _:
                raise AssertionError(f"nobody knows how to do {action}")

    def _lay(self, at: Cell) -> None:
        """Choose a square for the spell; where that pays for it, confirm it, whomever it catches."""
        before = self.battle.match.state
        self._act(at)
        if self.battle.match.state is before and self.battle.dialogue is None:
            self._act(at)
        if isinstance(self.player.top, Battle) and self.battle.dialogue:
            self.player.press("Cast it all the same")

    def _turn_to(self, action: Choose) -> None:
        for _ in range(2):
            mode = self.battle.mode
            assert isinstance(mode, Choosing)
            if mode.laid == action:
                return
            self._do("next")
        raise AssertionError(f"{action} is not offered")

    def _open_book(self, piece: EntityId) -> None:
        """By its key, by its row in the panel, or on the pad by confirming the chosen piece's own square."""
        self._choose(piece)
        if self.player.device == "pad":
            self._act(self._where(piece))
        else:
            self._do("spells")

    def _take(self, spell: str, level: str) -> None:
        """Go to a level in the open book and take it."""
        book = self.battle.dialogue
        assert isinstance(book, Spellbook)
        if self.player.device == "mouse":
            name = "Rally" if spell == RALLY else f"{self.battle.match.content.spells[spell].name} {level}"
            self.player.press(name)
            if self.battle.dialogue is book:
                self.player.press(name)
            return
        for name in ("up", "down"):
            self._until(name, lambda: book.spell == spell)
        for name in ("left", "right"):
            self._until(name, lambda: not level or book.letter == level)
        assert (book.spell, book.letter if level else "") == (spell, level)
        self.player.say("confirm")

    def _until(self, name: str, holds: Callable[[], bool]) -> None:
        """Press it again and again until something is so, or for long enough."""
        for _ in range(20):
            if holds():
                return
            self.player.say(name)

    def _rally(self, piece: EntityId) -> None:
        """By its key or its row; the pad finds it in the spellbook."""
        if self.player.device == "pad":
            self._open_book(piece)
            self._take(RALLY, "")
        else:
            self._choose(piece)
            self._do("rally")

    # -- the device

    def _act(self, cell: Cell) -> None:
        """Act on a square: click on it, or move the cursor there and confirm."""
        if self.player.device == "mouse":
            self.player.click(self._in_sight(cell))
            return
        x, y = self.battle.desk.cursor
        across, down = cell[0] - x, cell[1] - y
        self.player.say(
            *["right" if across > 0 else "left"] * abs(across), *["down" if down > 0 else "up"] * abs(down), "confirm"
        )

    def _in_sight(self, cell: Cell) -> tuple[int, int]:
        """Where a square is, after a click on the small map if it was out of sight; a hint that lies over it is put
        away."""
        desk = self.battle.desk
        if desk.pixel_of(cell) is None:
            self.player.click(self._on_small_map(cell))
        if desk.pixel_of(cell) is None and self.player.find(HINT):
            self.player.press(HINT)
        at = desk.pixel_of(cell)
        assert at is not None, f"{cell} is not to be seen"
        return at

    def _on_small_map(self, cell: Cell) -> tuple[int, int]:
        shown = next(seen.rect for seen in self.player.tree() if seen.role == "map")
        pixels = ((x, y) for y in range(shown.top, shown.bottom) for x in range(shown.left, shown.right))
        return next(at for at in pixels if self.battle.desk.corner.cell_at(*at) == cell)

    def _do(self, binding: str) -> None:
        """A key, a button, or a click on its row in the panel of keys."""
        if self.player.device == "mouse":
            rows = self.battle.desk.keys.rows
            rect = next((rect for rect, key in rows if key.binding == binding and key.enabled), None)
            assert rect is not None, f"'{binding}' is not in the panel in {self.battle.mode}"
            self.player.click(rect.center)
        else:
            self.player.say(binding)


def _meant(action: Action) -> Action:
    """An action of which only the end of the way counts."""
    match action:
        case Move(piece, path):
            return Move(piece, path[-1:])
        case Regroup(piece, path):
            return Regroup(piece, path[-1:])
    return action
