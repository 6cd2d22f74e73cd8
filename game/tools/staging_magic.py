"""The pictures of casting: positions drawn on the battle at the ford, and what is done in them."""

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.core.engine import Engine
from game.core.grid import Board, Cell
from game.core.ids import BATTLE
from game.core.session import Session
from game.core.state import State
from game.rules.commander.components import Initiative
from game.rules.commander.models import CommanderContent
from game.rules.commander.position import marks, read_position
from game.scenes.battle.modes import Watching
from game.scenes.battle.scene import Battle
from game.scenes.battle.setup import Setup
from game.scenes.battle.spellbook import Spellbook
from game.scenes.context import Context
from game.tools.played import Films
from game.ui.intents import Confirm, Cursor, Details, Intent, Next, Point, Rules, Spells

FRAME = 16
SEEDS = 200
"""So many seeds are tried for one by which the wanted commander begins."""

_MAGIC = "skills=fire_magic:3>air_magic:3>life_magic:2>nature_magic:1>rally:1"
_BOOK = "spells=fire_ball>burn>haste>chain_lightning>teleport>thunder>heal>restore>sleep"
BANK = f"""
red-1 mage red 3,9 willpower=7 knowledge=6 mp=31 {_MAGIC} {_BOOK}
red-1-1 witch red 4,10 hp=6
red-1-2 witch red 8,9 hp=4 effects=mute:1:2>poison:8:0>bless:3:3>thorns:2:1
red-1-3 witch red 3,8
red-2 knight red 2,10
red-2-1 cavalry red 7,8 hp=7
blue-1 priest blue 10,8 mp=12 effects=protection:3:2
blue-1-1 monk blue 9,9 effects=protection:2:2
blue-1-2 monk blue 7,10 hp=6 effects=sleep:1:2
blue-1-3 monk blue 8,8
blue-2 ranger blue 12,8
blue-2-1 pikeman blue 9,10
"""
MADNESS = """
red-1 mage red 4,9
red-1-1 witch red 4,10
blue-1 knight blue 9,8
blue-1-1 cavalry blue 7,8 effects=frenzy:1:1:red-1
blue-1-2 cavalry blue 8,9
"""


class MagicStage:
    """Makes battles in which a spell is being cast."""

    def __init__(self, context: Context, surface: pygame.Surface, films: Films, content: CommanderContent) -> None:
        self._context = context
        self._surface = surface
        self._films = films
        self._content = content

    def states(self) -> dict[str, Callable[[], Battle]]:
        """Every picture by name, with what makes it."""
        return {
            "battle-effects": self._effects,
            "battle-spells": lambda: self._book("fire_ball", "C"),
            "battle-unable": lambda: self._book("sleep", "C"),
            "battle-rally": lambda: self._book("rally", ""),
            "battle-rules": lambda: self._book("chain_lightning", "C", Rules()),
            "battle-aiming": lambda: self._aimed("thunder", "D"),
            "battle-area": lambda: self._aimed("fire_ball", "C", (8, 9)),
            "battle-odds": lambda: self._aimed("fire_ball", "C", (8, 9), Details()),
            "battle-friends": lambda: self._aimed("fire_ball", "C", (8, 9), Confirm(), Confirm()),
            "battle-burn": lambda: self._aimed("burn", "C", (6, 9), Confirm(), Confirm(), Confirm()),
            "battle-chain": lambda: self._aimed("chain_lightning", "D", (8, 8), Confirm(), Confirm()),
            "battle-choice": lambda: self._aimed("restore", "C", (8, 9), Confirm()),
            "battle-placing": lambda: self._aimed("teleport", "D", (2, 10), Confirm(), Confirm(), Confirm(), Confirm()),
            "battle-frenzy": self._frenzy,
        }

    def _setup(self, pieces: str, first: str) -> Setup:
        """The battle at the ford with other pieces on it, by a seed that lets one commander begin."""
        made = self._films.setup("river_ford")
        letters, board = marks(self._content.terrain), made.start.board
        ground = _drawn(board, lambda cell: letters[board.terrain_at(cell)])
        levels = _drawn(board, lambda cell: str(board.level_at(cell)))
        start = read_position(f"board\n{ground}\nlevels\n{levels}\npieces\n{pieces.strip()}\n", self._content)
        engine = Engine(self._films.rules)
        seed = next(n for n in range(SEEDS) if _first(Session(engine, start, n).state) == first)
        return replace(made, start=start, seed=seed)

    def _battle(self, pieces: str, first: str, *intents: Intent) -> Battle:
        """The battle at its first decision, drawn once so that squares can be pointed at."""
        scene = Battle(self._context, self._setup(pieces, first))
        scene.advance()
        scene.draw(self._surface)
        return self._done(scene, *intents)

    def _done(self, scene: Battle, *intents: Intent) -> Battle:
        """The scene after these intents, when nothing moves any more."""
        for intent in intents:
            scene.handle(intent)
            if isinstance(scene.mode, Watching):
                scene.advance()
            while scene.desk.field.gliding:
                scene.update(FRAME)
        return scene

    def _book(self, spell: str, level: str, *intents: Intent) -> Battle:
        """The mage's spellbook open at a level of a spell."""
        scene = self._battle(BANK, "red-1", Next(), Spells())
        book = scene.dialogue
        while isinstance(book, Spellbook) and book.spell != spell:
            scene.handle(Cursor(0, 1))
        while isinstance(book, Spellbook) and book.letter > level:
            scene.handle(Cursor(-1, 0))
        while isinstance(book, Spellbook) and book.letter < level:
            scene.handle(Cursor(1, 0))
        return self._done(scene, *intents)

    def _aimed(self, spell: str, level: str, cell: Cell | None = None, *intents: Intent) -> Battle:
        """A spell in hand and the cursor on a square."""
        scene = self._book(spell, level, Confirm())
        if cell is not None:
            x, y = scene.desk.cursor
            self._done(scene, Cursor(cell[0] - x, cell[1] - y))
        return self._done(scene, *intents)

    def _effects(self) -> Battle:
        """The pointer on a piece with much upon it."""
        scene = self._battle(BANK, "red-1")
        at = scene.desk.pixel_of((8, 9))
        return self._done(scene, *([Point(*at)] if at else []))

    def _frenzy(self) -> Battle:
        """A piece of the other side is led."""
        return self._battle(MADNESS, "blue-1")


def _drawn(board: Board, letter: Callable[[Cell], str]) -> str:
    """A letter for every square, a line a row."""
    rows = (((x, y) for x in range(board.width)) for y in range(board.height))
    return "\n".join("".join(map(letter, row)) for row in rows)


def _first(state: State) -> str:
    return state.row(Initiative, BATTLE).order[0]
