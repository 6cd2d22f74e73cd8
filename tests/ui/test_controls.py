"""Each control by itself: what it answers, what it says, how it makes room for its words."""

import pygame
import pytest

from game.settings import Settings
from game.ui.caps import Caps
from game.ui.intents import Cancel, Click, Confirm, Cursor, Drag, Erase, Intent, KeyCaught, Point, Typed
from game.ui.theme import Theme
from game.ui.widgets import (
    CLOSED,
    Button,
    Caught,
    Changed,
    Choice,
    Column,
    Dialog,
    Entered,
    Form,
    KeySlot,
    Label,
    Listing,
    Outcome,
    Seen,
    Slider,
    TextField,
    Widget,
)
from game.ui.widgets.tooltip import tip_rect
from tests.helpers.layout import faults

ROOM = pygame.Rect(100, 100, 600, 300)


def made(theme: Theme, *widgets: Widget) -> Form:
    form = Form(Column(widgets), theme)
    form.lay_out(ROOM)
    return form


def said(form: Form, *intents: Intent) -> list[Outcome | None]:
    return [form.handle(intent) for intent in intents]


def seen(form: Form, role: str) -> Seen:
    return next(seen for seen in form.tree() if seen.role == role)


def percent(number: int) -> str:
    return f"{number} %"


@pytest.fixture
def slider(theme: Theme) -> Form:
    return made(theme, Slider("size", "Size", range(100, 201, 10), 190, percent))


def test_a_slider_goes_step_by_step_and_stays_at_its_end(slider: Form) -> None:
    right, left = Cursor(1, 0), Cursor(-1, 0)
    assert said(slider, right, right, left) == [Changed("size", 10), Changed("size", 10), Changed("size", 9)]
    assert seen(slider, "slider").label == "Size: 190 %"


def test_a_click_on_a_sliders_line_and_drawing_it_move_the_knob(slider: Form) -> None:
    rect = seen(slider, "slider").rect
    assert said(slider, Click(rect.right - 70, rect.centery))[0] == Changed("size", 10)
    assert said(slider, Drag(-400, 0))[0] == Changed("size", 0)


def test_a_click_on_a_sliders_name_changes_nothing(slider: Form) -> None:
    rect = seen(slider, "slider").rect
    assert said(slider, Click(rect.x + 40, rect.centery)) == [None]


def test_a_list_goes_through_its_entries_and_says_where_it_is(theme: Theme) -> None:
    form = made(theme, Listing("map", "Map", [f"m{n}" for n in range(9)], most=5))
    assert said(form, Cursor(1, 0), Cursor(-1, 0), Cursor(-1, 0)) == [Changed("map", n) for n in (1, 0, 8)]
    assert (seen(form, "list").label, seen(form, "list").state) == ("Map: m8", "9/9")


def test_a_click_in_a_scrolled_list_picks_what_is_seen_there(theme: Theme) -> None:
    form = made(theme, Listing("map", "Map", [f"m{n}" for n in range(9)], 6, most=5))
    rect = seen(form, "list").rect
    assert said(form, Click(rect.centerx, rect.y + 2)) == [Changed("map", 4)]


def test_a_text_field_takes_what_is_typed_up_to_its_end(theme: Theme) -> None:
    form = made(theme, TextField("seed", "Seed", "12", accepts="0123456789", most=3))
    assert form.listen.typed == "0123456789"
    assert said(form, Typed("3"), Typed("4"), Erase()) == [Entered("seed", "123"), None, Entered("seed", "12")]
    assert seen(form, "field").label == "Seed: 12"


def test_a_place_for_a_key_waits_and_catches(theme: Theme) -> None:
    form = made(theme, KeySlot("wait 0", "Wait", "w"))
    assert said(form, Confirm()) == [None]
    assert form.listen.key
    assert seen(form, "key").state == "waiting"
    assert said(form, KeyCaught("j")) == [Caught("wait 0", "j")]
    assert not form.listen.key


@pytest.mark.parametrize("out", [Cancel(), Confirm(), Click(150, 390)])
def test_waiting_for_a_key_can_be_broken_off(theme: Theme, out: Intent) -> None:
    form = made(theme, KeySlot("wait 0", "Wait", "w"), Button("b", "Back"))
    assert said(form, Confirm(), out) == [None, None]
    assert not form.listen.key


def test_while_a_key_is_waited_for_the_pointer_and_arrows_do_not_take_the_focus(theme: Theme) -> None:
    form = made(theme, KeySlot("wait 0", "Wait", "w"), Button("b", "Back"))
    back = seen(form, "button").rect
    said(form, Confirm(), Point(*back.center), Cursor(0, 1))
    assert seen(form, "key").focused


def test_a_key_that_clashes_says_so_and_looks_different(theme: Theme, window: pygame.Surface) -> None:
    pictures = set()
    for clash in (False, True):
        form = made(theme, Button("b", "Back"), KeySlot("wait 0", "Wait", "w", clash=clash))
        window.fill("white")
        form.draw(window)
        pictures.add(pygame.image.tobytes(window, "RGB"))
        assert seen(form, "key").state == ("clash" if clash else "")
    assert len(pictures) == 2


def test_a_choice_too_long_for_its_row_goes_below_its_name_and_is_not_cut(theme: Theme) -> None:
    choice = Choice("a", "Who is to play the red side?", ("by hand", "the computer, a cautious one"))
    wide, low = choice.size(theme)
    width, high = choice.size(theme, wide - 10)
    assert high > low
    form = Form(choice, theme)
    form.lay_out(pygame.Rect(0, 0, wide - 10, high))
    assert width <= wide - 10
    assert faults(form.tree(), (1280, 720)) == []


def test_a_button_with_a_long_name_takes_several_lines(theme: Theme) -> None:
    button = Button("a", "Put every key back to what it was when the game came")
    assert button.size(theme, 200)[1] > button.size(theme)[1]
    form = Form(button, theme)
    form.lay_out(pygame.Rect(0, 0, *button.size(theme, 200)))
    assert not form.tree()[0].cut


def test_what_has_less_room_than_its_words_is_told_as_cut(theme: Theme) -> None:
    form = Form(Button("a", "Back"), theme)
    form.lay_out(pygame.Rect(0, 0, 30, 36))
    assert form.tree()[0].cut


def test_signs_in_a_label_take_their_room_and_wrap_like_words(theme: Theme) -> None:
    caps = Caps(Settings(), theme)
    label = Label("Press <confirm>, or <!warning> look out", caps=caps)
    words = Label("Press , or  look out")
    signs = caps.width("confirm") + theme.sign_width("warning")
    assert abs(label.size(theme)[0] - words.size(theme)[0] - signs) < theme.text.px(1)
    assert label.size(theme, 120)[1] >= 2 * label.size(theme)[1]


def test_a_dialog_answers_with_the_button_or_that_it_was_closed(theme: Theme, window: pygame.Surface) -> None:
    dialog = Dialog(theme, "Put all keys back?", (("keep", "Keep mine"), ("restore", "Usual keys")))
    dialog.draw(window)
    assert [dialog.handle(intent) for intent in (Cursor(0, 1), Confirm(), Cancel())] == [None, "restore", CLOSED]
    assert faults(dialog.tree(), window.get_size()) == []


@pytest.mark.parametrize("place", [(0, 0), (1200, 0), (0, 700), (1200, 700)])
def test_a_tooltip_lies_inside_the_window_and_beside_what_it_is_about(theme: Theme, place: tuple[int, int]) -> None:
    beside, window = pygame.Rect(place, (80, 20)), pygame.Rect(0, 0, 1280, 720)
    rect = tip_rect(theme, "The same seed and the same moves roll the same dice.", beside, window)
    assert window.contains(rect)
    assert not rect.colliderect(beside)
