"""Input: what counts as an intent, and what does not."""

import pygame
import pytest

from game.settings import DEFAULT_BINDINGS
from game.ui.input import Input, Listen
from game.ui.intents import (
    AltClick,
    Cancel,
    Click,
    Confirm,
    Cursor,
    Drag,
    Erase,
    FocusLost,
    Intent,
    KeyCaught,
    Next,
    Point,
    Previous,
    Quit,
    Resize,
    Scroll,
    Skip,
    Typed,
    Wait,
    Zoom,
)
from game.ui.key_names import key_label

pytestmark = pytest.mark.usefixtures("window")

VOLUME_UP = 0x40000080
"""SDL's code of the key; pygame has no name for it."""


@pytest.fixture
def reader() -> Input:
    pygame.event.clear()
    return Input(DEFAULT_BINDINGS)


def key(code: int, mod: int = 0, *, down: bool = True) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN if down else pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0)


def button(number: int, x: int, y: int, *, down: bool = True) -> pygame.event.Event:
    kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
    return pygame.event.Event(kind, button=number, pos=(x, y), touch=False)


def motion(x: int, y: int, dx: int, dy: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(dx, dy), buttons=(0, 0, 0), touch=False)


def window_event(kind: int) -> pygame.event.Event:
    return pygame.event.Event(kind)


def said(reader: Input, *events: pygame.event.Event, dt: int = 0) -> list[Intent]:
    for event in events:
        pygame.event.post(event)
    return reader.poll(dt)


def test_both_keys_of_a_binding_mean_the_same(reader: Input) -> None:
    assert said(reader, key(pygame.K_RETURN), key(pygame.K_KP_ENTER)) == [Confirm(), Confirm()]


def test_arrows_move_the_cursor(reader: Input) -> None:
    presses = [key(code) for code in (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)]
    assert said(reader, *presses) == [Cursor(0, -1), Cursor(0, 1), Cursor(-1, 0), Cursor(1, 0)]


def test_shift_and_tab_goes_back_where_tab_goes_on(reader: Input) -> None:
    assert said(reader, key(pygame.K_TAB), key(pygame.K_TAB, pygame.KMOD_LSHIFT)) == [Next(), Previous()]


@pytest.mark.parametrize("code", [pygame.K_LALT, pygame.K_LSHIFT, pygame.K_LCTRL, pygame.K_LMETA, VOLUME_UP])
def test_a_modifier_or_volume_key_alone_means_nothing(reader: Input, code: int) -> None:
    assert said(reader, key(code), key(code, down=False)) == []


def test_alt_and_tab_means_nothing(reader: Input) -> None:
    assert said(reader, key(pygame.K_TAB, pygame.KMOD_LALT), key(pygame.K_TAB, down=False)) == []


def test_letting_a_key_go_means_nothing(reader: Input) -> None:
    said(reader, key(pygame.K_RETURN))
    assert said(reader, key(pygame.K_RETURN, down=False)) == []


def test_switching_windows_ten_times_means_nothing_but_the_lost_focus(reader: Input) -> None:
    away_and_back = [
        key(pygame.K_LALT, pygame.KMOD_LALT),
        key(pygame.K_TAB, pygame.KMOD_LALT),
        window_event(pygame.WINDOWFOCUSLOST),
        window_event(pygame.WINDOWFOCUSGAINED),
        key(pygame.K_LALT, down=False),
    ]
    assert said(reader, *(away_and_back * 10)) == [FocusLost()] * 10


def test_a_held_arrow_repeats_after_a_pause(reader: Input) -> None:
    assert said(reader, key(pygame.K_RIGHT)) == [Cursor(1, 0)]
    assert said(reader, dt=300) == []
    assert said(reader, dt=60) == [Cursor(1, 0)]
    assert said(reader, dt=90) == [Cursor(1, 0)]
    assert said(reader, key(pygame.K_RIGHT, down=False), dt=500) == []


def test_a_held_confirm_does_not_repeat(reader: Input) -> None:
    said(reader, key(pygame.K_RETURN))
    assert said(reader, dt=5000) == []


def test_losing_the_focus_stops_a_held_arrow_and_skip(reader: Input) -> None:
    assert said(reader, key(pygame.K_RIGHT), key(pygame.K_x)) == [Cursor(1, 0), Skip()]
    assert said(reader, window_event(pygame.WINDOWFOCUSLOST), dt=5000) == [FocusLost()]
    assert not reader.skipping
    assert said(reader, window_event(pygame.WINDOWFOCUSGAINED), dt=5000) == []


def test_skip_lasts_as_long_as_its_key_is_held(reader: Input) -> None:
    held = []
    for event in (key(pygame.K_x), key(pygame.K_x, down=False)):
        said(reader, event)
        held.append(reader.skipping)
    assert held == [True, False]


def test_pressing_and_letting_go_in_one_place_is_a_click_in_window_pixels(reader: Input) -> None:
    assert said(reader, button(1, 1279, 719), button(1, 1279, 719, down=False)) == [Click(1279, 719)]
    assert said(reader, button(3, 0, 0), button(3, 0, 0, down=False)) == [AltClick(0, 0)]


def test_the_pointer_at_rest_points(reader: Input) -> None:
    assert said(reader, motion(5, 6, 1, 1)) == [Point(5, 6)]


def test_moving_with_a_button_down_drags_and_does_not_click(reader: Input) -> None:
    events = [button(1, 10, 10), motion(13, 10, 3, 0), motion(20, 10, 7, 0), motion(22, 11, 2, 1)]
    assert said(reader, *events) == [Drag(10, 0), Drag(2, 1)]
    assert said(reader, button(1, 22, 11, down=False)) == [Point(22, 11)]


def test_a_drag_cut_by_the_lost_focus_ends_without_effect(reader: Input) -> None:
    said(reader, button(1, 10, 10), motion(40, 10, 30, 0), window_event(pygame.WINDOWFOCUSLOST))
    assert said(reader, button(1, 40, 10, down=False)) == []
    assert said(reader, motion(50, 10, 10, 0)) == [Point(50, 10)]


def test_a_press_before_the_lost_focus_is_no_click_after_it(reader: Input) -> None:
    said(reader, button(1, 10, 10), window_event(pygame.WINDOWFOCUSLOST), window_event(pygame.WINDOWFOCUSGAINED))
    assert said(reader, button(1, 10, 10, down=False)) == []


def test_wheel_resize_and_close_are_intents(reader: Input) -> None:
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False)
    resize = pygame.event.Event(pygame.VIDEORESIZE, w=1600, h=500, size=(1600, 500))
    assert said(reader, wheel, resize, window_event(pygame.QUIT)) == [Scroll(-1), Resize(1600, 500), Quit()]


def test_another_binding_moves_an_intent_to_another_key() -> None:
    bindings = tuple((name, ("k",) if name == "zoom_in" else keys) for name, keys in DEFAULT_BINDINGS)
    reader = Input(bindings)
    assert said(reader, key(pygame.K_k), key(pygame.K_EQUALS)) == [Zoom(1)]


def test_a_key_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no key 'hyper'"):
        Input((("confirm", ("hyper",)),))


def test_keys_are_written_as_on_their_caps() -> None:
    names = ("return", "shift+tab", "z", "+", "[2]", "enter", "[")
    assert [key_label(name) for name in names] == ["Enter", "Shift+Tab", "Z", "+", "Num 2", "Num Enter", "["]


def test_other_bindings_are_taken_at_once_and_bad_ones_leave_the_old(reader: Input) -> None:
    reader.bind(tuple((name, ("k",) if name == "confirm" else keys) for name, keys in DEFAULT_BINDINGS))
    assert said(reader, key(pygame.K_k), key(pygame.K_RETURN)) == [Confirm()]
    with pytest.raises(ValueError, match="there is no key 'hyper'"):
        reader.bind((("confirm", ("hyper",)),))
    assert said(reader, key(pygame.K_k)) == [Confirm()]


def typed(code: int, character: str) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=character, scancode=0)


def test_what_a_text_field_takes_is_typed_and_all_else_stays_an_intent(reader: Input) -> None:
    reader.listen = Listen("0123456789")
    events = [typed(pygame.K_7, "7"), typed(pygame.K_x, "x"), typed(pygame.K_RETURN, "\r"), key(pygame.K_BACKSPACE)]
    assert said(reader, *events) == [Typed("7"), Skip(), Confirm(), Erase()]


@pytest.mark.parametrize(
    ("pressed", "mod", "name"),
    [
        (pygame.K_RETURN, 0, "return"),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, "shift+tab"),
        (pygame.K_KP_5, 0, "[5]"),
        (pygame.K_F7, 0, "f7"),
    ],
)
def test_a_key_that_is_waited_for_is_caught_by_a_name_that_can_be_bound(
    reader: Input, pressed: int, mod: int, name: str
) -> None:
    reader.listen = Listen(key=True)
    assert said(reader, key(pressed, mod)) == [KeyCaught(name)]
    reader.listen = Listen()
    reader.bind((("wait", (name,)),))
    assert said(reader, key(pressed, mod)) == [Wait()]


@pytest.mark.parametrize("pressed", [pygame.K_LSHIFT, pygame.K_RCTRL, VOLUME_UP, pygame.K_CAPSLOCK])
def test_a_modifier_cannot_be_caught(reader: Input, pressed: int) -> None:
    reader.listen = Listen(key=True)
    assert said(reader, key(pressed)) == []


def test_escape_is_the_way_out_of_waiting_for_a_key(reader: Input) -> None:
    reader.listen = Listen(key=True)
    assert said(reader, key(pygame.K_ESCAPE)) == [Cancel()]
