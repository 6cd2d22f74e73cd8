"""The composition root: opens the window, makes what scenes are given, and keeps the loop.

Nothing else knows everything. The way to the first frame imports no more than it shows: content, log and the user's
folders come after it.
"""

import logging
import os
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import TracebackType

import pygame

from game import __version__, paths
from game.i18n import _, install
from game.scenes.context import Context
from game.scenes.stack import Listening, Push, Scene, SceneStack
from game.scenes.title import Title
from game.settings import DEFAULT_BINDINGS, Loaded, Settings, Unusable, load, save
from game.ui.figures.cache import FigureCache
from game.ui.input import Input, Listen
from game.ui.intents import Exposed, Intent, Quit, Resize
from game.ui.text import Text
from game.ui.theme import DARK, PALE, Theme
from game.ui.window import open_window

_SMALLEST = (320, 240)
"""No scene is drawn into less than this, in pixels; the window asks to be enlarged instead."""

_BUSY_RATE, _IDLE_RATE = 60, 30


@dataclass(frozen=True, slots=True)
class Options:
    """How the game was started.

    Packs of content and maps to add; a map or a position (a file) to start a battle on at once; whether to tell a
    watcher on standard error which scene is shown, and in detail where everything is.
    """

    content: tuple[Path, ...] = ()
    maps: tuple[Path, ...] = ()
    map: Path | None = None
    position: Path | None = None
    ready: bool = field(default_factory=lambda: bool(os.environ.get("HEARTHBANNER_READY")))
    details: bool = field(default_factory=lambda: os.environ.get("HEARTHBANNER_READY") == "all")


def makers() -> Mapping[str, Callable[[Context], Scene]]:
    """Every scene that others may ask for by name; a new one is added here."""
    return {"skirmish": _skirmish, "settings": _settings_scene, "battle": _battle}


def _skirmish(context: Context) -> Scene:
    from game.scenes.skirmish import Skirmish

    return Skirmish(context)


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
    return Battle(context, setup)


def run(options: Options | None = None) -> int:
    """Play in a window until it is closed.

    Returns 0; 1 if content was refused or the game crashed; 2 if no window could be opened.
    """
    options = options or Options()
    loaded = _settings()
    window = _open_window(loaded.settings)
    if window is None:
        return 2
    install(loaded.settings.language, paths.assets_folder() / "locale")
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
        _tell(f"Hearthbanner could not open a window: {error}")
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
        _tell(f"The settings bind a key that cannot be used ({error}); the usual keys are used.")
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
        start_map=options.map,
        start_position=options.position,
    )


def _play(options: Options, context: Context, loaded: Loaded) -> int:
    title = Title(context, loaded.complaint)
    stack = SceneStack(title)
    loop = Loop(context, stack, tell=options.ready, details=options.details)
    loop.show()
    context.input.open_pads()
    if loaded.complaint:
        _tell(loaded.complaint)
    code = load_content(context, title)
    if code == 0 and (options.map or options.position):
        battle = _named_battle(context)
        if battle is None:
            return 1
        stack.follow(Push(battle))
    with _log() as logger:
        logger.info("Hearthbanner %s, SDL %s on %s", __version__, pygame.get_sdl_version(), pygame.display.get_driver())
        while loop.frame():
            pass
    if context.settings != loaded.settings and (complaint := context.keep(context.settings)):
        _tell(complaint)
    return code


def _named_battle(context: Context) -> Scene | None:
    """The battle named at the start, or None after saying what is wrong with it."""
    from game.content.problems import Refused

    try:
        return context.make("battle")
    except Refused as refusal:
        for problem in refusal.problems:
            _tell(str(problem))
    except ValueError as fault:
        _tell(str(fault))
    return None


@contextmanager
def _log() -> Iterator[logging.Logger]:
    """Keep a log while the game runs; without a place to write it the game goes on."""
    from game.paths.logs import LOGGER, close_log, open_log

    logger = logging.getLogger(LOGGER)
    try:
        handler = open_log(paths.log_file())
    except OSError as error:
        _tell(f"No log can be kept ({error}).")
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
            _tell(str(problem))
        title.complain(str(refusal.problems[0]))
        return 1
    for problem in warnings:
        _tell(str(problem))
    return 0


class Loop:
    """Frame after frame: read the hand, let time pass, draw if something changed."""

    def __init__(self, context: Context, stack: SceneStack, *, tell: bool, details: bool = False) -> None:
        self._context = context
        self._stack = stack
        self._tell = tell
        self._details = details
        self._clock = pygame.time.Clock()
        self._shown: Scene | None = None
        self._told: tuple[str, ...] = ()

    def frame(self) -> bool:
        """One frame; False once the last scene has gone."""
        dt = self._clock.tick(_BUSY_RATE if self._stack.top and self._stack.top.busy else _IDLE_RATE)
        for intent in self._poll(dt):
            self._notice(intent)
            if isinstance(intent, Quit):
                self._close()
            else:
                self._stack.handle(intent)
        self._stack.update(dt)
        self.show()
        return self._stack.top is not None

    def _poll(self, dt: int) -> list[Intent]:
        """What the hand did, heard as the top scene listens; caps are drawn anew when the hand takes another device."""
        reader, caps, top = self._context.input, self._context.caps, self._stack.top
        reader.listen = top.listen if isinstance(top, Listening) else Listen()
        intents = reader.poll(dt)
        if caps.device != reader.device:
            caps.device = reader.device
            if top:
                top.changed = True
        return intents

    def _close(self) -> None:
        """The window is to go: every scene leaves that agrees to, from the top down."""
        left = 0
        while len(self._stack) not in (0, left):
            left = len(self._stack)
            self._stack.handle(Quit())

    def show(self) -> None:
        """Draw the top scene if it has changed."""
        if self._stack.top and self._stack.top.changed:
            self._draw(self._stack.top)

    def _notice(self, intent: Intent) -> None:
        if isinstance(intent, Resize):
            self._context.text.resize(intent.width, intent.height)
            self._remember(intent)
        if isinstance(intent, Resize | Exposed) and self._stack.top:
            self._stack.top.changed = True

    def _remember(self, size: Resize) -> None:
        """Keep in mind how large the player has made the window."""
        settings = self._context.settings
        if not settings.fullscreen:
            try:
                self._context.settings = replace(settings, window_width=size.width, window_height=size.height)
            except Unusable:
                return

    def _draw(self, scene: Scene) -> None:
        window = pygame.display.get_surface()
        if window is None:
            return
        if window.get_width() < _SMALLEST[0] or window.get_height() < _SMALLEST[1]:
            _ask_for_room(window, self._context.text)
            scene.changed = False
        else:
            scene.draw(window)
        pygame.display.flip()
        if scene is not self._shown:
            self._arrived(scene)
        if self._details:
            self._tell_details(scene)

    def _arrived(self, scene: Scene) -> None:
        """A scene is seen for the first time: what it made will stay, so the collector need not look at it again."""
        import gc

        self._shown = scene
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        if self._tell:
            _tell(f"ready: {scene.name}")

    def _tell_details(self, scene: Scene) -> None:
        """Tell a watcher where everything is, whenever that has changed."""
        from game.scenes.watching import lines_of

        lines = lines_of(scene)
        if lines != self._told:
            self._told = lines
            for line in lines:
                _tell(line)


def _ask_for_room(window: pygame.Surface, text: Text) -> None:
    window.fill(DARK)
    lines = text.wrap(_("Please enlarge the window."), max(1, window.get_width() - 8))
    step = text.height()
    y = (window.get_height() - step * len(lines)) // 2
    for line in lines:
        image = text.line(line, colour=PALE)
        window.blit(image, image.get_rect(midtop=(window.get_width() // 2, y)))
        y += step


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
            _tell(f"{told}\n{record}\nHearthbanner has crashed, and this could not be kept in a file.")
        else:
            _tell(f"Hearthbanner has crashed; what was being played is kept in {file}")
        return True


def _tell(sentence: str) -> None:
    sys.stderr.write(f"{sentence}\n")
    sys.stderr.flush()
