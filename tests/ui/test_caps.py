"""Caps: what stands for an intent on the device used last."""

from dataclasses import replace

import pygame
import pytest

from game.settings import DEFAULT_BINDINGS, Settings
from game.ui.caps import MOUSE, PAD, Caps, Device, words_of
from game.ui.signs import SIGNS
from game.ui.theme import Theme

INTENTS = [name for name, _keys in DEFAULT_BINDINGS]


@pytest.fixture
def caps(theme: Theme) -> Caps:
    return Caps(Settings(), theme)


@pytest.mark.parametrize(
    ("device", "words"),
    [("keyboard", ["Enter", "Esc", "Tab"]), ("mouse", ["left click", "right click", "Tab"]), ("pad", ["A", "B", "RB"])],
)
def test_a_cap_follows_the_device(caps: Caps, device: Device, words: list[str]) -> None:
    caps.device = device
    assert [caps.label(intent) for intent in ("confirm", "cancel", "next")] == words


def test_a_cap_follows_the_bindings(caps: Caps) -> None:
    bindings = tuple((name, ("k",) if name == "confirm" else keys) for name, keys in DEFAULT_BINDINGS)
    caps.settings = replace(Settings(), bindings=bindings)
    assert caps.label("confirm") == "K"


@pytest.mark.parametrize("device", ["keyboard", "mouse", "pad"])
@pytest.mark.parametrize("intent", INTENTS)
def test_every_cap_is_drawn_as_wide_as_it_says(caps: Caps, window: pygame.Surface, device: Device, intent: str) -> None:
    caps.device = device
    window.fill("black")
    right = caps.draw(window, intent, 100, 50)
    assert right == 100 + caps.width(intent)
    drawn = pygame.mask.from_threshold(window, (0, 0, 0), (1, 1, 1, 255))
    drawn.invert()
    boxes = drawn.get_bounding_rects()
    assert boxes
    assert all(pygame.Rect(100, 0, right - 100, 100).contains(box) for box in boxes)


def test_every_sign_of_pad_and_mouse_can_be_drawn_and_said() -> None:
    for sign in {*PAD.values(), *MOUSE.values()}:
        assert sign in SIGNS
        assert words_of(sign)
