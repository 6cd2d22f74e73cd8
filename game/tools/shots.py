"""`shots`: every scene and state of the game as a picture, drawn without a display."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from game.ai.search import Opponent
from game.app import Options, context_for, load_content
from game.content.catalog import Catalog
from game.core.entity import Position, Round
from game.core.session import Session
from game.core.state import State
from game.maps.tiled import load_map
from game.rules.commander.actions import Strike
from game.rules.commander.troops import foes
from game.scenes.battle.proposal import propose
from game.scenes.battle.scene import Battle
from game.scenes.battle.setup import HUMAN, setup_of
from game.scenes.context import Context
from game.scenes.result import Result, summary_of
from game.scenes.stack import Scene
from game.scenes.title import Title
from game.settings import Settings
from game.tools.output import WrongCall
from game.tools.studio import unseen_window
from game.ui.intents import Click, Confirm, Danger, EndTurn, Intent, KeyCaught, Menu, Next

SEED = 21
ROUND = 3
"""The round in which the battle is shown."""
FRAME = 16
SIZES = (200, 8000)
"""The smallest and the largest edge of a picture, in pixels."""


def read_size(text: str) -> tuple[int, int]:
    """Width and height from `WxH`. Raises WrongCall."""
    try:
        width, height = (int(word) for word in text.split("x"))
    except ValueError:
        width = height = 0
    if not all(SIZES[0] <= edge <= SIZES[1] for edge in (width, height)):
        raise WrongCall(f"--size takes WIDTHxHEIGHT, each from {SIZES[0]} to {SIZES[1]}")
    return width, height


def shots(folder: Path, size: tuple[int, int], percent: int = 100, scene: str | None = None) -> tuple[Path, ...]:
    """Write a PNG for every state, or for those of one scene; returns the files. Raises WrongCall."""
    with _studio(size, percent) as (context, surface):
        wanted = {name: make for name, make in _states(context).items() if scene in (None, name.split("-")[0])}
        if not wanted:
            known = sorted({name.split("-")[0] for name in _states(context)})
            raise WrongCall(f"there is no scene '{scene}'; the scenes are {', '.join(known)}")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            return tuple(_shot(folder / f"{name}.png", make(), surface) for name, make in wanted.items())
        except OSError as fault:
            raise WrongCall(f"{folder} cannot be written to: {fault.strerror}") from None


def _shot(path: Path, scene: Scene, surface: pygame.Surface) -> Path:
    scene.draw(surface)
    with path.open("wb") as file:
        pygame.image.save(surface, file, "png")
    if isinstance(scene, Battle):
        scene.match.close()
    return path


@contextmanager
def _studio(size: tuple[int, int], percent: int) -> Iterator[tuple[Context, pygame.Surface]]:
    """A window nobody sees, and what scenes are given in it."""
    with unseen_window(size) as surface:
        context = context_for(Options(ready=False), Settings(text_size=percent), surface)
        if load_content(context, Title(context)) != 0:
            raise WrongCall("the content was refused")
        yield context, surface


def _states(context: Context) -> dict[str, Callable[[], Scene]]:
    """Every picture by name, `scene-state`, with what makes it."""
    return {
        "title-menu": lambda: Title(context),
        "skirmish-choice": lambda: context.make("skirmish"),
        "settings-display": lambda: _settings(context, "display"),
        "settings-motion": lambda: _settings(context, "motion"),
        "settings-sound": lambda: _settings(context, "sound"),
        "settings-keys": lambda: _settings(context, "keys"),
        "settings-clash": lambda: _settings(context, "keys", Confirm(), KeyCaught("z")),
        "battle-idle": lambda: _battle(context),
        "battle-chosen": lambda: _battle(context, Next()),
        "battle-forecast": lambda: _proposed(context),
        "battle-danger": lambda: _battle(context, Danger()),
        "battle-blow": lambda: _blow(context),
        "battle-question": lambda: _battle(context, EndTurn()),
        "battle-menu": lambda: _battle(context, Menu()),
        "result-end": lambda: _result(context),
    }


def _settings(context: Context, page: str, *intents: Intent) -> Scene:
    """A page of the settings after these intents."""
    context.memories["settings"] = {"tab": page}
    scene = context.make("settings")
    for intent in intents:
        scene.handle(intent)
    return scene


def _catalog(context: Context) -> Catalog:
    if context.catalog is None:
        raise WrongCall("the content was refused")
    return context.catalog


def _battle(context: Context, *intents: Intent) -> Battle:
    """The battle at the ford in its third round, played on by a computer, after these intents."""
    catalog = _catalog(context)
    maps = context.maps_folders[0]
    loaded = load_map(maps / "battle" / "river_ford.tmx", maps, catalog.commander)
    players = dict.fromkeys(loaded.start.sides, HUMAN)
    scene = Battle(context, setup_of(loaded, players, SEED, catalog.commander))
    opponent = Opponent(scene.match.rules, catalog.personalities["steady"])
    scene.advance()
    while not _worth_a_picture(scene.match.session):
        scene.advance(opponent.choose(scene.match.state))
    for intent in intents:
        scene.handle(intent)
    return scene


def _worth_a_picture(session: Session) -> bool:
    """The third round has come, and whoever decides can strike somebody at once."""
    decision = session.decision
    if decision is None:
        return True
    candidates = session.engine.rules.candidates
    strikes = any(isinstance(a, Strike) for actor in decision.actors for a in candidates(session.state, actor))
    return session.state.row(Round).number >= ROUND and strikes


def _proposed(context: Context) -> Battle:
    """An attack on the table: of all that whoever is ready can reach, the one whose end is least certain."""
    scene = _battle(context)
    state, rules = scene.match.state, scene.match.rules
    decision, surface = scene.match.decision, pygame.display.get_surface()
    if decision is None or surface is None:
        return scene
    enemies = sorted(foes(state, decision.side).values())
    found = [proposal for enemy in enemies if (proposal := propose(rules, state, decision.actors, enemy))]
    if found:
        open_end = min(found, key=lambda p: abs(p.odds.chance(lambda end: end.defender == 0) - 0.5))
        scene.draw(surface)
        at = scene.desk.field.middle_of(state.row(Position, open_end.target).cell)
        if at is not None:
            scene.handle(Click(*at))
    return scene


def _blow(context: Context) -> Battle:
    """In the middle of a blow."""
    scene = _proposed(context)
    scene.handle(Confirm())
    for _ in range(45):
        scene.update(FRAME)
    return scene


def _result(context: Context) -> Result:
    """The end of a battle between computers."""
    scene = _battle(context)
    opponent = Opponent(scene.match.rules, _catalog(context).personalities["bold"])
    state: State = scene.match.state
    while scene.match.decision is not None:
        scene.advance(opponent.choose(scene.match.state))
    start, state, history = scene.match.session.start, scene.match.state, scene.match.session.history
    scene.match.close()
    return Result(context, summary_of(start, state, "", history), lambda: _battle(context))
