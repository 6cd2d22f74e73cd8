"""The pad: buttons and sticks, as events, become the same intents as keys."""

import random

import pygame
import pytest

from game.settings import DEFAULT_BINDINGS
from game.ui.input import Input
from game.ui.intents import (
    Cancel,
    Confirm,
    Cursor,
    Danger,
    Drag,
    EndTurn,
    FocusLost,
    Intent,
    Menu,
    Next,
    Previous,
    Skip,
    Speed,
    Undo,
    Wait,
    Zoom,
)

pytestmark = pytest.mark.usefixtures("window")

FULL = 32767
LEFT_X, LEFT_Y = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY


@pytest.fixture
def reader() -> Input:
    pygame.event.clear()
    return Input(DEFAULT_BINDINGS)


def button(number: int, *, down: bool = True) -> pygame.event.Event:
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return pygame.event.Event(kind, button=number, instance_id=0)


def axis(number: int, value: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=number, value=value, instance_id=0)


def said(reader: Input, *events: pygame.event.Event, dt: int = 0) -> list[Intent]:
    for event in events:
        pygame.event.post(event)
    return reader.poll(dt)


@pytest.mark.parametrize(
    ("pressed", "meant"),
    [
        (pygame.CONTROLLER_BUTTON_A, Confirm()),
        (pygame.CONTROLLER_BUTTON_B, Cancel()),
        (pygame.CONTROLLER_BUTTON_X, Wait()),
        (pygame.CONTROLLER_BUTTON_Y, Undo()),
        (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, Previous()),
        (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, Next()),
        (pygame.CONTROLLER_BUTTON_START, Menu()),
        (pygame.CONTROLLER_BUTTON_BACK, EndTurn()),
        (pygame.CONTROLLER_BUTTON_LEFTSTICK, Danger()),
        (pygame.CONTROLLER_BUTTON_RIGHTSTICK, Speed()),
        (pygame.CONTROLLER_BUTTON_DPAD_UP, Cursor(0, -1)),
        (pygame.CONTROLLER_BUTTON_DPAD_DOWN, Cursor(0, 1)),
        (pygame.CONTROLLER_BUTTON_DPAD_LEFT, Cursor(-1, 0)),
        (pygame.CONTROLLER_BUTTON_DPAD_RIGHT, Cursor(1, 0)),
    ],
)
def test_a_button_is_an_intent_when_it_goes_down(reader: Input, pressed: int, meant: Intent) -> None:
    assert said(reader, button(pressed), button(pressed, down=False)) == [meant]


def test_the_button_in_the_middle_belongs_to_the_system(reader: Input) -> None:
    assert said(reader, button(pygame.CONTROLLER_BUTTON_GUIDE)) == []


def test_a_stick_pushed_far_enough_moves_the_cursor_once_and_then_repeats(reader: Input) -> None:
    assert said(reader, axis(LEFT_X, FULL // 2)) == []
    assert said(reader, axis(LEFT_X, FULL * 6 // 10), axis(LEFT_X, FULL)) == [Cursor(1, 0)]
    assert said(reader, dt=349) == []
    assert said(reader, dt=1) == [Cursor(1, 0)]
    assert said(reader, dt=90) == [Cursor(1, 0)]
    assert said(reader, axis(LEFT_X, 0), dt=500) == []


def test_a_stick_that_flutters_around_the_threshold_moves_once(reader: Input) -> None:
    fluttering = [axis(LEFT_Y, FULL * share // 100) for share in (57, 53, 57, 52, 58)]
    assert said(reader, *fluttering) == [Cursor(0, 1)]


def test_a_stick_turned_aside_moves_the_other_way(reader: Input) -> None:
    assert said(reader, axis(LEFT_X, FULL), axis(LEFT_Y, -FULL), axis(LEFT_X, 0)) == [Cursor(1, 0), Cursor(0, -1)]


def test_the_cross_repeats_as_long_as_it_is_held(reader: Input) -> None:
    down = pygame.CONTROLLER_BUTTON_DPAD_DOWN
    assert said(reader, button(down)) == [Cursor(0, 1)]
    assert said(reader, dt=400) == [Cursor(0, 1)]
    assert said(reader, button(down, down=False), dt=400) == []


def test_a_trigger_zooms_once_until_it_is_let_go(reader: Input) -> None:
    right, left = pygame.CONTROLLER_AXIS_TRIGGERRIGHT, pygame.CONTROLLER_AXIS_TRIGGERLEFT
    assert said(reader, axis(right, FULL * 6 // 10), axis(right, FULL)) == [Zoom(1)]
    assert said(reader, axis(right, 0), axis(right, FULL), axis(left, FULL)) == [Zoom(1), Zoom(-1)]


def test_the_right_stick_drags_what_is_seen_the_other_way(reader: Input) -> None:
    assert said(reader, axis(pygame.CONTROLLER_AXIS_RIGHTY, FULL), dt=100) == [Drag(0, -90)]
    assert said(reader, axis(pygame.CONTROLLER_AXIS_RIGHTY, FULL // 10), dt=100) == []


def test_the_confirming_button_held_skips_until_it_is_let_go(reader: Input) -> None:
    a = pygame.CONTROLLER_BUTTON_A
    assert said(reader, button(a)) == [Confirm()]
    assert said(reader, dt=399) == []
    assert not reader.skipping
    assert said(reader, dt=1) == [Skip()]
    assert reader.skipping
    assert said(reader, button(a, down=False), dt=100) == []
    assert not reader.skipping


def test_the_lost_focus_lets_everything_go(reader: Input) -> None:
    said(reader, axis(LEFT_X, FULL), axis(pygame.CONTROLLER_AXIS_RIGHTX, FULL), button(pygame.CONTROLLER_BUTTON_A))
    assert said(reader, pygame.event.Event(pygame.WINDOWFOCUSLOST), dt=1000) == [FocusLost()]
    assert not reader.skipping
    assert said(reader, dt=1000) == []


def test_a_pad_that_is_taken_away_lets_everything_go(reader: Input) -> None:
    said(reader, axis(LEFT_X, FULL))
    assert said(reader, pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0), dt=1000) == []


def test_a_pad_that_comes_and_cannot_be_opened_does_no_harm(reader: Input) -> None:
    assert said(reader, pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=7)) == []


def test_the_device_is_the_one_used_last(reader: Input) -> None:
    used = []
    for event in (
        button(pygame.CONTROLLER_BUTTON_A),
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=0),
        pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0), touch=False),
        pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 6), rel=(0, 1), buttons=(0, 0, 0), touch=False),
        axis(LEFT_X, FULL // 10),
        axis(LEFT_X, FULL),
    ):
        said(reader, event)
        used.append(reader.device)
    assert used == ["pad", "keyboard", "keyboard", "mouse", "mouse", "pad"]


def test_two_thousand_random_events_of_all_devices_do_no_harm(reader: Input) -> None:
    chance = random.Random(3)
    buttons = range(pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_MAX + 3)
    for _ in range(2000):
        down = chance.random() < 0.5
        event = chance.choice(
            (
                button(chance.choice(buttons), down=down),
                axis(chance.randrange(8), chance.randrange(-FULL - 1, FULL + 1)),
                pygame.event.Event(pygame.WINDOWFOCUSLOST),
                pygame.event.Event(pygame.WINDOWFOCUSGAINED),
                pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=chance.randrange(3)),
                pygame.event.Event(pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP, button=1, pos=(9, 9)),
                pygame.event.Event(pygame.KEYDOWN, key=chance.randrange(32, 127), mod=0, unicode="x", scancode=0),
            )
        )
        assert len(said(reader, event, dt=chance.randrange(200))) <= 4
    said(reader, pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert said(reader, dt=1000) == []
