"""Widgets: one focus for keyboard and mouse, and a tree that can be read."""

import pygame
import pytest

from game.ui.intents import Click, Confirm, Cursor, Next, Point, Previous
from game.ui.text import Text
from game.ui.theme import Theme
from game.ui.widgets import Button, Changed, Choice, Column, Form, Label, Pressed, Row
from tests.ui.forms import focus, named


@pytest.fixture
def form(theme: Theme) -> Form:
    sides = Choice("red", "Red", ("human", "computer"))
    buttons = Row((Button("begin", "Begin"), Button("back", "Back")))
    form = Form(Column((Label("Who plays?"), sides, buttons)), theme)
    form.lay_out(pygame.Rect(100, 100, 600, 300))
    return form


def test_the_tree_says_role_and_label_in_reading_order(form: Form) -> None:
    assert [(seen.role, seen.label) for seen in form.tree()] == [
        ("label", "Who plays?"),
        ("choice", "Red: human"),
        ("button", "Begin"),
        ("button", "Back"),
    ]


def test_down_and_next_move_the_focus_and_it_comes_round(form: Form) -> None:
    assert focus(form) == "Red: human"
    form.handle(Cursor(0, 1))
    assert focus(form) == "Begin"
    form.handle(Next())
    form.handle(Next())
    assert focus(form) == "Red: human"
    form.handle(Previous())
    assert focus(form) == "Back"


def test_left_and_right_turn_a_choice(form: Form) -> None:
    assert form.handle(Cursor(1, 0)) == Changed("red", 1)
    assert focus(form) == "Red: computer"
    assert form.handle(Cursor(1, 0)) == Changed("red", 0)


def test_right_moves_to_the_button_beside(form: Form) -> None:
    form.handle(Cursor(0, 1))
    assert form.handle(Cursor(1, 0)) is None
    assert focus(form) == "Back"


def test_confirm_presses_the_button_in_focus(form: Form) -> None:
    form.handle(Cursor(0, 1))
    assert form.handle(Confirm()) == Pressed("begin")


def test_the_pointer_takes_the_focus_and_a_click_presses(form: Form) -> None:
    x, y = named(form, "Back").rect.center
    form.handle(Point(x, y))
    assert focus(form) == "Back"
    assert form.handle(Click(x, y)) == Pressed("back")


def test_the_outermost_pixels_of_a_button_answer_and_the_next_ones_do_not(form: Form) -> None:
    rect = named(form, "Back").rect
    assert form.handle(Click(rect.right - 1, rect.bottom - 1)) == Pressed("back")
    assert form.handle(Click(rect.left, rect.top)) == Pressed("back")
    assert form.handle(Click(rect.right, rect.bottom)) is None


def test_clicking_the_arrows_of_a_choice_turns_it_either_way(theme: Theme, window: pygame.Surface) -> None:
    form = Form(Choice("map", "Map", ("ford", "coast", "pass")), theme)
    form.lay_out(pygame.Rect(0, 0, 600, 40))
    form.draw(window)
    assert form.handle(Click(598, 20)) == Changed("map", 1)
    assert form.handle(Click(10, 20)) == Changed("map", 0)


def test_a_choice_needs_an_option() -> None:
    with pytest.raises(ValueError, match="needs an option"):
        Choice("map", "Map", ())


def test_where_a_row_is_too_narrow_its_widgets_lie_one_below_the_other(form: Form, window: pygame.Surface) -> None:
    form.lay_out(pygame.Rect(0, 0, 160, 300))
    form.draw(window)
    begin, back = named(form, "Begin").rect, named(form, "Back").rect
    assert (begin.x, begin.width, back.x, back.width) == (0, 160, 0, 160)
    assert begin.bottom < back.top


def test_the_focus_is_drawn(form: Form, window: pygame.Surface) -> None:
    form.draw(window)
    before = pygame.image.tobytes(window, "RGB")
    form.handle(Cursor(0, 1))
    window.fill("black")
    form.draw(window)
    assert pygame.image.tobytes(window, "RGB") != before


def test_the_theme_keeps_no_more_pictures_than_its_limit(text: Text, window: pygame.Surface) -> None:
    theme = Theme(text, limit=2)
    for width in (50, 60, 70, 80):
        theme.panel(window, pygame.Rect(0, 0, width, 50))
    assert len(theme) == 2
