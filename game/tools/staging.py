"""Every picture that `shots` takes, by name, with what makes the scene in it."""

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pygame

from game.core.entity import Position
from game.core.grid import Cell, distance
from game.scenes.battle.proposal import Proposal
from game.scenes.battle.scene import Battle
from game.scenes.battle.setup import usual_players
from game.scenes.context import Context
from game.scenes.replay.listing import Replays
from game.scenes.replay.play_on import PlayOn
from game.scenes.replay.reel import reel_of
from game.scenes.replay.scene import Replay
from game.scenes.result import Result, summary_of
from game.scenes.stack import Scene
from game.scenes.title import Title
from game.tools import moments
from game.tools.played import Film, Films, Happens
from game.tools.staging_bands import BandsStage
from game.tools.staging_blooms import BloomStage
from game.tools.staging_camp import CampStage
from game.tools.staging_chronicle import chronicle_states
from game.tools.staging_hints import HintStage
from game.tools.staging_magic import MagicStage
from game.tools.staging_quiz import QuizStage
from game.tools.staging_saves import SavesStage
from game.tools.staging_sheets import SheetStage
from game.tools.staging_talk import TalkStage
from game.ui.board.view import View
from game.ui.intents import (
    Confirm,
    Cursor,
    Danger,
    Details,
    EndTurn,
    Intent,
    KeyCaught,
    Log,
    Menu,
    Next,
    Point,
    Typed,
)

ROUND = 3
"""The round in which the battle is shown."""
FRAME = 16
MOST_FRAMES = 400
WRITTEN = 1_772_000_000
"""When the oldest record in the pictures was written, in seconds of the system's clock."""
ENOUGH = 1000
"""Milliseconds in which some swings at least are reckoned."""
WARNED = 3
"""Rounds before a draw at which the warning is shown."""
PERSONALITY = "steady"

S = TypeVar("S", bound=Scene)


class Stage:
    """Makes scenes as they look when something has just been done in them."""

    def __init__(self, context: Context, surface: pygame.Surface, films: Films, broken: Path) -> None:
        """`broken` is a folder of maps with one in it that cannot be played."""
        self._context = context
        self._surface = surface
        self._films = films
        self._broken = broken

    def states(self) -> dict[str, Callable[[], Scene]]:
        """Every picture by name, `scene-state`, with what makes it."""
        battles = {**self._battles(), **self._magic(), **self._clips(), **self._past()}
        return {**self._around(), **battles, **self._results(), **self._replays()}

    def _around(self) -> dict[str, Callable[[], Scene]]:
        context = self._context
        return {
            "title-menu": lambda: Title(context),
            "skirmish-choice": lambda: context.make("skirmish"),
            "skirmish-broken": self._broken_map,
            "settings-display": lambda: self._settings("display"),
            "settings-motion": lambda: self._settings("motion"),
            "settings-sound": lambda: self._settings("sound"),
            "settings-keys": lambda: self._settings("keys"),
            "settings-clash": lambda: self._settings("keys", Confirm(), KeyCaught("z")),
        }

    def _battles(self) -> dict[str, Callable[[], Scene]]:
        return {
            "battle-idle": self._third_round,
            "battle-chosen": lambda: self._third_round(Next()),
            "battle-move": self._on_the_way,
            "battle-forecast": lambda: self._attack(self._third_round(), moments.uncertainty),
            "battle-certain": self._certain,
            "battle-attack": lambda: self._attack(self._third_round(), moments.uncertainty, Details()),
            "battle-regroup": self._regroup,
            "battle-danger": lambda: self._third_round(Danger()),
            "battle-piece": lambda: self._over(moments.enemy_out_of_reach, Details()),
            "battle-square": lambda: self._over(moments.open_forest, Details()),
            "battle-compare": lambda: self._over(moments.enemy_out_of_reach, Details(), chosen=True),
            "battle-log": lambda: self._third_round(Log()),
            "battle-ledger": lambda: self._third_round(Log(), Details(), *map(Typed, "answers")),
            "battle-question": lambda: self._third_round(EndTurn()),
            "battle-menu": lambda: self._third_round(Menu()),
            "battle-thinking": self._thinking,
            "battle-draw": self._nearly_drawn,
            "battle-two": self._second_player,
        }

    def _magic(self) -> dict[str, Callable[[], Battle]]:
        catalog = self._context.catalog
        if catalog is None:
            return {}
        stages = (MagicStage, BloomStage)
        made = (stage(self._context, self._surface, self._films, catalog.commander) for stage in stages)
        return {name: make for stage in made for name, make in stage.states().items()}

    def _clips(self) -> dict[str, Callable[[], Scene]]:
        ford, harbour = self._films.ford, self._films.harbour
        return {
            "battle-hop": lambda: self._moment(ford, moments.goes_far, moments.in_the_air),
            "battle-blow": lambda: self._moment(ford, moments.strikes_by_hand, moments.dice_fall),
            "battle-arrow": lambda: self._moment(ford, moments.shoots, moments.arrows_fly),
            "battle-topple": lambda: self._moment(ford, moments.falls, moments.topples),
            "battle-banners": lambda: self._moment(harbour, moments.falls_with_its_commander, moments.banners_fall),
            "battle-turn": lambda: self._moment(ford, moments.begins_a_turn, moments.ribbon_flies),
        }

    def _past(self) -> dict[str, Callable[[], Scene]]:
        if self._context.catalog is None:
            return {}
        saves = SavesStage(self._context, self._surface, self._third_round, self._broken)
        bands = BandsStage(self._context, self._context.catalog, self._broken)
        past = chronicle_states(self._third_round, self._context.catalog)
        sheets = SheetStage(self._context, self._context.catalog)
        camps = CampStage(self._context, self._context.catalog, self._films, self._broken)
        talks = TalkStage(self._context, self._context.catalog)
        quizzes = QuizStage(self._context, self._surface, self._context.catalog)
        hints = HintStage(self._context, self._surface, self._films, self._context.catalog)
        stages = (saves, bands, quizzes, sheets, camps, talks, hints)
        return {**past, **{name: make for stage in stages for name, make in stage.states().items()}}

    def _results(self) -> dict[str, Callable[[], Scene]]:
        return {
            "result-won": lambda: self._result(self._films.ford),
            "result-lost": lambda: self._result(self._films.harbour),
            "result-draw": lambda: self._result(self._films.mountains),
        }

    def _replays(self) -> dict[str, Callable[[], Scene]]:
        ford = self._films.ford
        rolled = ford.before(moments.strikes_by_hand) + 2
        return {
            "replay-begin": lambda: self._replay(0),
            "replay-graph": lambda: self._replay(rolled),
            "replay-pointed": lambda: self._pointed_at(self._replay(rolled)),
            "replay-menu": lambda: self._replay(rolled, Menu()),
            "replay-ledger": lambda: self._replay(rolled, Log()),
            "replay-end": lambda: self._replay(len(ford.session.history)),
            "playon-choice": self._play_on,
            "replays-list": self._list_of_replays,
        }

    def _replay(self, done: int, *intents: Intent) -> Replay:
        """The battle at the ford watched again, after so many steps, all its swings known."""
        film = self._films.ford
        reel = reel_of(film.session, film.setup, str)
        scene = Replay(self._context, reel, lambda setup: Battle(self._context, setup))
        while not scene.reckoner.done:
            scene.reckoner.work(done, ENOUGH)
        scene.jump(done)
        scene.draw(self._surface)
        while scene.busy:
            scene.update(FRAME)
        return _done(scene, intents)

    def _pointed_at(self, scene: Replay) -> Replay:
        """The pointer in the midst of the graph."""
        scene.draw(self._surface)
        graph = next(seen.rect for seen in scene.tree() if seen.role == "graph")
        return _done(scene, [Point(graph.x + graph.width * 2 // 3, graph.centery)])

    def _play_on(self) -> PlayOn:
        film = self._films.ford
        reel = reel_of(film.session, film.setup, str)
        done = film.when(moments.can_strike(film, ROUND)) + 1
        return PlayOn(self._context, reel, done, lambda setup: Battle(self._context, setup))

    def _list_of_replays(self) -> Replays:
        """Two battles that were kept, and one whose record is damaged."""
        folder = self._broken / "records"
        folder.mkdir(exist_ok=True)
        films = (self._films.ford, self._films.mountains, self._films.harbour)
        for number, film in enumerate(films):
            text = film.record(f"2026-03-0{number + 1}T20:15").text()
            path = folder / f"battle-000{number + 1}.toml"
            path.write_text(text if number < 2 else text.replace("red", "blue"), encoding="utf-8")
            os.utime(path, (WRITTEN + number, WRITTEN + number))
        scene = Replays(self._context, lambda setup: Battle(self._context, setup), folder)
        while not scene.listed:
            scene.update(FRAME)
        return scene

    # -- around the battle

    def _broken_map(self) -> Scene:
        context = replace(self._context, maps_folders=(*self._context.maps_folders, self._broken))
        scene = context.make("skirmish")
        scene.handle(Cursor(-1, 0))
        return scene

    def _settings(self, page: str, *intents: Intent) -> Scene:
        self._context.memories["settings"] = {"tab": page}
        return _done(self._context.make("settings"), intents)

    def _result(self, film: Film) -> Scene:
        session = film.session
        summary = summary_of(session.start, session.state, "", session.history)
        return Result(self._context, summary, lambda: Battle(self._context, film.setup), lambda: self._replay(0))

    # -- battles at rest

    def _battle(self, film: Film, decisions: int) -> Battle:
        """The battle after so many decisions, drawn once so that squares can be pointed at."""
        scene = Battle(self._context, film.setup)
        scene.advance()
        actions = [entry.action for entry in film.entries[:decisions]]
        scene.advance(*actions[:-1])
        scene.advance(*actions[-1:])
        scene.draw(self._surface)
        return scene

    def _third_round(self, *intents: Intent) -> Battle:
        """The battle at the ford when whoever begins the third round can strike somebody."""
        film = self._films.ford
        return _done(self._battle(film, film.when(moments.can_strike(film, ROUND))), intents)

    def _on_the_way(self) -> Battle:
        """The pointer on the farthest square that the chosen piece can go to."""
        scene = self._third_round(Next())
        here = scene.desk.cursor
        reach = scene.desk.overlays(scene.mode).reach
        seen = [cell for cell in sorted(reach) if scene.desk.pixel_of(cell)]
        return self._pointed(scene, max(seen, key=lambda cell: distance(cell, here)))

    def _certain(self) -> Battle:
        """An attack that destroys for certain."""
        film = self._films.ford
        return self._attack(self._battle(film, film.when(moments.can_destroy(film))), moments.certainty)

    def _attack(self, scene: Battle, rank: Callable[[Proposal], float], *intents: Intent) -> Battle:
        """An attack on the table: of all that whoever is ready can make, the first by a rank."""
        found = min(moments.proposals(self._films.ford, scene.match.state), key=rank)
        (x, y), there = scene.desk.cursor, scene.match.state.row(Position, found.target).cell
        return self._settled(_done(scene, (Cursor(there[0] - x, there[1] - y), Confirm(), *intents)))

    @staticmethod
    def _settled(scene: Battle) -> Battle:
        """The scene when the camera has come to where it goes."""
        while scene.desk.field.gliding:
            scene.update(FRAME)
        return scene

    def _regroup(self) -> Battle:
        film = self._films.harbour
        return self._battle(film, film.when(moments.regroup_owed(film)))

    def _over(self, wanted: Callable[[Battle, Cell], bool], *intents: Intent, chosen: bool = False) -> Battle:
        """The pointer on the first square in sight that is wanted."""
        scene = self._third_round(*([Next()] if chosen else []))
        board = scene.match.state.board
        cells = [(x, y) for y in range(board.height) for x in range(board.width)]
        cell = next(cell for cell in cells if scene.desk.pixel_of(cell) and wanted(scene, cell))
        return _done(self._pointed(scene, cell), intents)

    def _pointed(self, scene: Battle, cell: Cell) -> Battle:
        at = scene.desk.pixel_of(cell)
        return _done(scene, [Point(*at)] if at else [])

    def _thinking(self) -> Battle:
        """It is the turn of a side that the computer plays."""
        film = self._films.ford
        players = usual_players(film.setup.sides, PERSONALITY)
        against = replace(film, setup=replace(film.setup, players=players))
        return self._battle(against, film.when(moments.blue_decides(film)))

    def _nearly_drawn(self) -> Battle:
        film = self._films.ford
        return self._battle(replace(film, setup=self._films.nearly_drawn(film.setup, WARNED)), 0)

    def _second_player(self) -> Battle:
        """Two play at one window, and it is the other's turn."""
        film = self._films.ford
        return _done(self._battle(film, film.when(moments.blue_decides(film))), [Next()])

    # -- what moves

    def _moment(self, film: Film, happens: Happens, seen: Callable[[View], bool]) -> Battle:
        """In the middle of the first such event."""
        number = film.before(happens)
        scene = self._battle(film, number)
        scene.commit(film.entries[number].action)
        for _ in range(MOST_FRAMES):
            scene.update(FRAME)
            if seen(scene.desk.field.view):
                break
        return scene


def _done(scene: S, intents: Sequence[Intent]) -> S:
    """The scene after these intents."""
    for intent in intents:
        scene.handle(intent)
    return scene
