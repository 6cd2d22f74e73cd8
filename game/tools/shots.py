"""`shots`: every scene and state of the game as a picture, drawn without a display."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from gettext import NullTranslations
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from game.app import Options, context_for, load_content
from game.i18n import speak
from game.scenes.battle.scene import Battle
from game.scenes.stack import Scene
from game.scenes.title import Title
from game.settings import Settings
from game.tools.longer import Longer
from game.tools.output import WrongCall
from game.tools.played import Films
from game.tools.staging import Stage

SIZES = (200, 8000)
"""The smallest and the largest edge of a picture, in pixels."""
BROKEN = "sunken_bridge.tmx"
"""A map that cannot be played."""


@dataclass(frozen=True, slots=True)
class Look:
    """How pictures are to look: the window's size, the text's in percent, and whether its words are longer."""

    size: tuple[int, int] = (1280, 720)
    percent: int = 100
    longer: bool = False


def read_size(text: str) -> tuple[int, int]:
    """Width and height from `WxH`. Raises WrongCall."""
    try:
        width, height = (int(word) for word in text.split("x"))
    except ValueError:
        width = height = 0
    if not all(SIZES[0] <= edge <= SIZES[1] for edge in (width, height)):
        raise WrongCall(f"--size takes WIDTHxHEIGHT, each from {SIZES[0]} to {SIZES[1]}")
    return width, height


def shots(folder: Path, look: Look, scene: str | None = None) -> tuple[Path, ...]:
    """Write a PNG for every state, or for those of one scene; returns the files. Raises WrongCall."""
    with studio(look) as (stage, surface):
        states = stage.states()
        wanted = {name: make for name, make in states.items() if scene in (None, name.split("-")[0])}
        if not wanted:
            known = sorted({name.split("-")[0] for name in states})
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
    put_away(scene)
    return path


def put_away(scene: Scene) -> None:
    """End what a scene has begun."""
    if isinstance(scene, Battle):
        scene.match.close()


@contextmanager
def studio(look: Look, films: Films | None = None) -> Iterator[tuple[Stage, pygame.Surface]]:
    """A window nobody sees, and who makes scenes for it; `films` may be handed on from another."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode(look.size)
    speak(Longer() if look.longer else NullTranslations())
    try:
        context = context_for(Options(ready=False), Settings(text_size=look.percent), surface)
        if load_content(context, Title(context)) != 0 or context.catalog is None:
            raise WrongCall("the content was refused")
        with TemporaryDirectory() as folder:
            (Path(folder) / "battle").mkdir()
            (Path(folder) / "battle" / BROKEN).write_text("<map", encoding="utf-8")
            films = films or Films(context.catalog, context.maps_folders[0])
            yield Stage(context, surface, films, Path(folder)), surface
    finally:
        speak(NullTranslations())
        pygame.quit()
