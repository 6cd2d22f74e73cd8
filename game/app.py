"""The composition root: opens the window, makes what scenes are given, and keeps what a crash leaves.

Nothing else knows everything. The way to the first frame imports no more than it shows: content, log and the user's
folders come after it.
"""

import logging
import os
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

import pygame

from game import __version__, paths
from game.i18n import _, install
from game.scenes.context import Context
from game.scenes.loop import Loop, tell
from game.scenes.stack import Push, Scene, SceneStack
from game.scenes.title import Title
from game.settings import DEFAULT_BINDINGS, Loaded, Settings, load, save
from game.ui.figures.cache import FigureCache
from game.ui.input import Input
from game.ui.text import Text
from game.ui.theme import Theme
from game.ui.window import open_window

if TYPE_CHECKING:
    from game.campaign.band_shelf import BandShelf
    from game.campaign.saves import Saves
    from game.core.session import Session
    from game.scenes.saves.opening import AnyOpened, OpenedCampaign


@dataclass(frozen=True, slots=True)
class Options:
    """How the game was started.

    Packs of content and maps to add; a map or a position (a file) to start a battle on at once, or a record to watch;
    whether to tell a watcher on standard error which scene is shown, and in detail where everything is.
    """

    content: tuple[Path, ...] = ()
    maps: tuple[Path, ...] = ()
    map: Path | None = None
    position: Path | None = None
    replay: Path | None = None
    ready: bool = field(default_factory=lambda: bool(os.environ.get("HEARTHBANNER_READY")))
    details: bool = field(default_factory=lambda: os.environ.get("HEARTHBANNER_READY") == "all")


def makers() -> Mapping[str, Callable[[Context], Scene]]:
    """Every scene that others may ask for by name; a new one is added here."""
    return {
        "new game": _new_game,
        "skirmish": _skirmish,
        "bands": _bands,
        "settings": _settings_scene,
        "battle": _battle,
        "load": _load,
        "replays": _replays,
        "replay": _replay,
    }


def _new_game(context: Context) -> Scene:
    from game.scenes.new_game import NewGame

    return NewGame(context)


def _skirmish(context: Context) -> Scene:
    from game.scenes.skirmish import Skirmish

    return Skirmish(context)


def _bands(context: Context) -> Scene:
    from game.scenes.bands.listing import Bands

    return Bands(context)


def _settings_scene(context: Context) -> Scene:
    from game.scenes.settings import SettingsScene

    return SettingsScene(context)


def _battle(context: Context) -> Scene:
    """The battle that was named at the start. Raises Refused or ValueError, with sentences, if it cannot begin."""
    from game.scenes.battle.maps import opened
    from game.scenes.battle.scene import Battle

    if context.catalog is None:
        raise ValueError("a battle needs content")
    setup = opened(context.start_map, context.start_position, context.maps_folders, context.catalog)
    return Battle(context, setup.sealed())


def _load(context: Context) -> Scene:
    from game.scenes.saves.scene import Load

    return Load(context, lambda opened: opener(context, opened))


def opener(context: Context, opened: "AnyOpened") -> Scene:
    """The scene in which it goes on. Raises ValueError, with a few words on why, if there is none for it."""
    from game.campaign.components import Company
    from game.core.ids import BATTLE
    from game.scenes.battle.scene import Battle
    from game.scenes.saves.opening import OpenedCampaign

    match opened:
        case OpenedCampaign(session=session) if session.state.has(Company, BATTLE):
            return _camp(context, opened)
        case OpenedCampaign(session=session):
            return _quiz(context, session)
    return Battle(context, opened.setup, opened)


def _camp(context: Context, opened: "OpenedCampaign") -> Scene:
    """The camp, or the battle in it, of a campaign that was saved."""
    from game.scenes.camp.journey import Journey
    from game.scenes.camp.scene import Camp

    if context.catalog is None:
        raise ValueError("a campaign needs content")
    journey = Journey(context.catalog, opened.session)
    journey.milliseconds = opened.record.about.seconds * 1000
    if journey.company.campaign not in context.catalog.campaigns:
        raise ValueError(_("there is no campaign '{name}'").format(name=journey.company.campaign))
    return Camp(context, journey, opened.battle, " ".join(opened.notes))


def _quiz(context: Context, session: "Session") -> Scene:
    """A quiz that was saved, gone on with."""
    from game.scenes.new_game import resumed

    return resumed(context, session)


def _replays(context: Context) -> Scene:
    from game.scenes.battle.scene import Battle
    from game.scenes.replay.listing import Replays

    return Replays(context, lambda setup: Battle(context, setup))


def _replay(context: Context) -> Scene:
    """The record that was named at the start. Raises Refused or ValueError, with sentences, if it cannot be shown."""
    from game.scenes.battle.scene import Battle
    from game.scenes.replay.reel import reel_at
    from game.scenes.replay.scene import Replay

    reel = reel_at(context.start_replay, context.catalog, context.maps_folders)
    return Replay(context, reel, lambda setup: Battle(context, setup))


def run(options: Options | None = None) -> int:
    """Play in a window until it is closed.

    Returns 0; 1 if content was refused or the game crashed; 2 if no window could be opened.
    """
    options = options or Options()
    loaded = _settings()
    install(loaded.settings.language, paths.assets_folder() / "locale")
    window = _open_window(loaded.settings)
    if window is None:
        return 2
    context = context_for(options, loaded.settings, window)
    context.keep = keep_settings
    guard = CrashGuard(context)
    with guard:
        guard.code = _play(options, context, loaded)
    pygame.quit()
    return guard.code


def _settings() -> Loaded:
    try:
        return load(paths.settings_file())
    except OSError as error:
        return Loaded(Settings(), f"There is no folder for settings ({error}); the usual ones are used.")


def keep_settings(settings: Settings) -> str:
    """Write the settings down; a sentence if that failed."""
    try:
        save(settings, paths.settings_file())
    except OSError as error:
        return _("The settings could not be written ({why}).").format(why=error.strerror or error)
    return ""


def _open_window(settings: Settings) -> pygame.Surface | None:
    """The window, or None after one sentence on standard error."""
    try:
        return open_window(settings)
    except pygame.error as error:
        tell(_("Hearthbanner could not open a window: {why}").format(why=error))
        pygame.quit()
        return None


def context_for(options: Options, settings: Settings, window: pygame.Surface) -> Context:
    """What scenes are given, in a window of this size; without content yet."""
    text = Text(
        paths.assets_folder() / "fonts",
        percent=settings.text_size,
        readable=settings.readable_typeface,
        window=window.get_size(),
    )
    try:
        reader = Input(settings.bindings)
    except ValueError as error:
        tell(_("The settings bind a key that cannot be used ({why}); the usual keys are used.").format(why=error))
        reader = Input(DEFAULT_BINDINGS)
    return Context(
        settings=settings,
        text=text,
        theme=Theme(text),
        figures=FigureCache(),
        input=reader,
        content_folders=(paths.content_folder(), *options.content),
        maps_folders=(paths.maps_folder(), *options.maps),
        makers=makers(),
        opener=opener,
        start_map=options.map,
        start_position=options.position,
        start_replay=options.replay,
    )


def _play(options: Options, context: Context, loaded: Loaded) -> int:
    title = Title(context, loaded.complaint)
    stack = SceneStack(title)
    loop = Loop(context, stack, tell=options.ready, details=options.details)
    loop.show()
    context.input.open_pads()
    if loaded.complaint:
        tell(loaded.complaint)
    code = load_content(context, title)
    context.saves = _saves()
    context.bands = _shelf(context)
    title.renew()
    if code == 0 and (options.map or options.position or options.replay):
        named = _named(context, "replay" if options.replay else "battle")
        if named is None:
            return 1
        stack.follow(Push(named))
    with _log() as logger:
        logger.info("Hearthbanner %s, SDL %s on %s", __version__, pygame.get_sdl_version(), pygame.display.get_driver())
        while loop.frame():
            pass
    if context.settings != loaded.settings and (complaint := context.keep(context.settings)):
        tell(complaint)
    return code


def _saves() -> "Saves | None":
    """The player's saves, or None after saying why there can be none."""
    from game.campaign.saves import Saves

    try:
        return Saves(paths.saves_folder())
    except OSError as error:
        tell(_("There is no folder for saves ({why}).").format(why=error.strerror or error))
        return None


def _shelf(context: Context) -> "BandShelf | None":
    """The player's bands, or None without content, or after saying why there can be none."""
    from game.campaign.band_shelf import BandShelf

    if context.catalog is None:
        return None
    try:
        return BandShelf(paths.bands_folder(), context.catalog)
    except OSError as error:
        tell(_("There is no folder for bands ({why}).").format(why=error.strerror or error))
        return None


def _named(context: Context, scene: str) -> Scene | None:
    """The battle or the replay named at the start, or None after saying what is wrong with it."""
    from game.content.problems import Refused

    try:
        return context.make(scene)
    except Refused as refusal:
        for problem in refusal.problems:
            tell(str(problem))
    except ValueError as fault:
        tell(str(fault))
    return None


@contextmanager
def _log() -> Iterator[logging.Logger]:
    """Keep a log while the game runs; without a place to write it the game goes on."""
    from game.paths.logs import LOGGER, close_log, open_log

    logger = logging.getLogger(LOGGER)
    try:
        handler = open_log(paths.log_file())
    except OSError as error:
        tell(_("No log can be kept ({why}).").format(why=error))
        yield logger
        return
    try:
        yield logger
    finally:
        close_log(handler)


def load_content(context: Context, title: Title) -> int:
    """Load the content while the title shows; returns the exit code it leads to."""
    from game.content.loader import load_catalog
    from game.content.problems import Refused

    try:
        context.catalog, warnings = load_catalog(context.content_folders)
    except Refused as refusal:
        for problem in refusal.problems:
            tell(str(problem))
        title.complain(str(refusal.problems[0]))
        return 1
    for problem in warnings:
        tell(str(problem))
    return 0


class CrashGuard:
    """Turns a crash into a file with all that is known, one sentence about it, and exit code 1."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.code = 0

    def __enter__(self) -> "CrashGuard":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        if kind is None or error is None or not issubclass(kind, Exception):
            return False
        from game.paths.logs import write_crash

        told = "".join(traceback.format_exception(kind, error, trace))
        record = self._context.record()
        self.code = 1
        with _log() as logger:
            logger.error("the game has crashed", exc_info=error)
        try:
            file = write_crash(told, record, paths.log_file().parent)
        except OSError:
            tell(f"{told}\n{record}\n{_('Hearthbanner has crashed, and this could not be kept in a file.')}")
        else:
            tell(_("Hearthbanner has crashed; what was being played is kept in {file}").format(file=file))
        return True
