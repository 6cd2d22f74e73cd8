"""The window: opened and changed as the settings say."""

import os
import warnings
from collections.abc import Mapping
from types import MappingProxyType

import pygame

from game.settings import Settings

PRESETS = ((960, 540), (1280, 720), (1600, 900), (1920, 1080))
"""The sizes that are offered, in pixels; any other comes from dragging the window's edge."""

_UNSEEN = "offscreen"
"""The driver that SDL falls back upon without a display: a game in it would run on with nobody seeing it."""
_PRESENT: Mapping[str, str] = MappingProxyType({"off": "0", "on": "1"})


def open_window(settings: Settings) -> pygame.Surface:
    """The first window. How its picture is presented is settled here once; the environment may say otherwise.

    Raises pygame.error if there is no display.
    """
    if settings.present in _PRESENT:
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", _PRESENT[settings.present])
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "hearthbanner")
    pygame.display.init()
    if pygame.display.get_driver() == _UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
        raise pygame.error("there is no display")
    pygame.font.init()
    pygame.display.set_caption("Hearthbanner")
    return _show(settings)


def change_window(before: Settings, after: Settings) -> tuple[int, int] | None:
    """Make an open window what new settings say; its size in pixels if that has changed anything."""
    if _window(before) == _window(after) or pygame.display.get_surface() is None:
        return None
    return _show(after).get_size()


def _window(settings: Settings) -> tuple[bool, int, int]:
    return settings.fullscreen, settings.window_width, settings.window_height


def _show(settings: Settings) -> pygame.Surface:
    """Ask for the window; a size the system did not grant at once, as on the way out of full screen, is asked again."""
    if settings.fullscreen:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    size = (settings.window_width, settings.window_height)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        return surface if surface.get_size() == size else pygame.display.set_mode(size, pygame.RESIZABLE)
