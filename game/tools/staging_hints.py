"""The pictures of hints: over the battle at the ford when their moments come, the menu, and the rule book's chapter."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import get_args

import pygame

from game.content.catalog import Catalog
from game.content.models.hints import Trigger
from game.core.entity import Position
from game.core.grid import Cell, distance
from game.scenes.battle.scene import Battle
from game.scenes.camp.marching import Campaigning
from game.scenes.context import Context
from game.scenes.stack import Scene
from game.tools import moments
from game.tools.companies import Companies
from game.tools.played import Films
from game.ui.intents import Confirm, Cursor, Intent, Menu, Next, Previous, Rules

_ROUND, _FRAME, _FRAMES = 3, 16, 200


class HintStage:
    """Makes battles of a campaign in which every hint but one has been seen."""

    def __init__(self, context: Context, surface: pygame.Surface, films: Films, catalog: Catalog) -> None:
        self._context = context
        self._surface = surface
        self._films = films
        self._catalog = catalog

    def states(self) -> dict[str, Callable[[], Scene]]:
        """Every picture by name, with what makes it."""
        return {
            "hints-choose": lambda: self._told("to_choose"),
            "hints-move": lambda: self._told("can_move", Next()),
            "hints-undo": lambda: self._moved("can_undo"),
            "hints-range": lambda: self._told("outside_command", Next(), Next()),
            "hints-cover": lambda: self._told("in_cover", Next()),
            "hints-reach": lambda: self._striking("target_in_reach"),
            "hints-odds": lambda: self._striking("odds_shown", Confirm()),
            "hints-danger": lambda: self._told("new_round"),
            "hints-menu": lambda: self._told("to_choose", Menu()),
            "hints-chapter": lambda: self._told("to_choose", Rules(), Previous()),
        }

    def _told(self, trigger: Trigger, *intents: Intent) -> Battle:
        """The third round, after these intents, with one hint left to be told."""
        film = self._films.ford
        seen = tuple(name for name in get_args(Trigger) if name != trigger)
        context = replace(self._context, saves=None, settings=replace(self._context.settings, hints_seen=seen))
        around = Campaigning(context, Companies(self._catalog).first())
        scene = Battle(context, film.setup, around=around)
        scene.advance(*(entry.action for entry in film.entries[: film.when(moments.can_strike(film, _ROUND))]))
        return self._after(scene, intents)

    def _after(self, scene: Battle, intents: Sequence[Intent]) -> Battle:
        """The scene after these intents, when it has come to rest."""
        for intent in (None, *intents):
            scene.draw(self._surface)
            if intent:
                scene.handle(intent)
            for _frame in range(_FRAMES):
                scene.update(_FRAME)
                if not scene.busy:
                    break
            scene.update(_FRAME)
        return scene

    def _moved(self, trigger: Trigger) -> Battle:
        """The first piece has gone as far as it can."""
        scene = self._told(trigger, Next())
        here = scene.desk.cursor
        goal = max(sorted(scene.desk.overlays(scene.mode).reach), key=lambda cell: distance(cell, here))
        return self._after(scene, (_step(here, goal), Confirm()))

    def _striking(self, trigger: Trigger, *intents: Intent) -> Battle:
        """A piece is chosen that can strike, and the cursor is on the enemy."""
        scene = self._told(trigger, Next())
        found = min(moments.proposals(self._films.ford, scene.match.state), key=moments.uncertainty)
        while scene.desk.cursor != scene.match.state.row(Position, found.piece).cell:
            scene = self._after(scene, [Next()])
        goal = scene.match.state.row(Position, found.target).cell
        return self._after(scene, (_step(scene.desk.cursor, goal), *intents))


def _step(here: Cell, goal: Cell) -> Cursor:
    return Cursor(goal[0] - here[0], goal[1] - here[1])
