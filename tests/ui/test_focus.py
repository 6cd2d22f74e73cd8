"""The one focus of a form: where it goes, what it skips, and that it remembers where it was."""

import pygame
import pytest

from game.ui.intents import Click, Confirm, Cursor, Drag, Next, Point, Previous, Scroll
from game.ui.theme import Theme
from game.ui.widgets import Button, Changed, Choice, Column, Form, Grid, Label, Memory, Pane, Row, Tabs
from tests.helpers.layout import faults
from tests.ui.forms import focus, named

ROOM = pygame.Rect(100, 100, 600, 300)


def buttons(*labels: str) -> list[Button]:
    return [Button(label, label) for label in labels]


def paged(theme: Theme, memory: Memory | None = None) -> Form:
    pages = (
        ("one", "One", Column(buttons("a", "b"))),
        ("two", "Two", Column(buttons("c", "d"))),
        ("three", "Three", Column((Label("nothing here"),))),
    )
    form = Form(Tabs("pages", "Pages", pages, (memory or {}).get("tab", "")), theme, memory)
    form.lay_out(ROOM)
    return form


@pytest.fixture
def long(theme: Theme) -> Form:
    """Twenty buttons in a pane with room for about eight."""
    form = Form(Pane(Column(buttons(*(f"n{n}" for n in range(20))))), theme)
    form.lay_out(ROOM)
    return form


def test_down_goes_to_the_control_below_in_the_same_column_of_a_grid(theme: Theme) -> None:
    form = Form(Grid(2, buttons("a", "b", "c", "d")), theme)
    form.lay_out(ROOM)
    form.handle(Cursor(1, 0))
    form.handle(Cursor(0, 1))
    assert focus(form) == "d"
    form.handle(Cursor(-1, 0))
    assert focus(form) == "c"


def test_left_at_the_left_end_of_a_row_stays(theme: Theme) -> None:
    form = Form(Row(buttons("a", "b")), theme)
    form.lay_out(ROOM)
    form.handle(Cursor(-1, 0))
    assert focus(form) == "a"


def test_a_disabled_control_is_passed_over_and_says_so(theme: Theme) -> None:
    form = Form(Column((*buttons("a"), Button("b", "b", enabled=False), *buttons("c"))), theme)
    form.lay_out(ROOM)
    form.handle(Cursor(0, 1))
    assert focus(form) == "c"
    assert named(form, "b").state == "disabled"
    assert form.handle(Click(*named(form, "b").rect.center)) is None


def test_next_and_previous_turn_pages_and_each_page_remembers_its_focus(theme: Theme) -> None:
    form = paged(theme)
    form.handle(Cursor(0, 1))
    assert form.handle(Next()) == Changed("pages", 1)
    assert focus(form) == "c"
    assert form.handle(Previous()) == Changed("pages", 0)
    assert focus(form) == "b"


def test_a_page_without_controls_leaves_the_focus_on_the_bar(theme: Theme) -> None:
    form = paged(theme)
    form.handle(Previous())
    assert focus(form) == "Pages"


def test_left_and_right_on_the_bar_turn_pages_and_stay_on_it(theme: Theme) -> None:
    form = paged(theme)
    form.handle(Cursor(0, -1))
    assert focus(form) == "Pages"
    assert form.handle(Cursor(1, 0)) == Changed("pages", 1)
    assert focus(form) == "Pages"
    assert named(form, "Two").state == "chosen"


def test_clicking_a_tab_shows_its_page(theme: Theme) -> None:
    form = paged(theme)
    assert form.handle(Click(*named(form, "Two").rect.center)) == Changed("pages", 1)
    assert [seen.label for seen in form.tree() if seen.role == "button"] == ["c", "d"]


def test_another_form_with_the_same_memory_goes_on_where_the_first_was_left(theme: Theme) -> None:
    memory: Memory = {}
    form = paged(theme, memory)
    form.handle(Next())
    form.handle(Cursor(0, 1))
    again = paged(theme, memory)
    assert focus(again) == "d"
    again.handle(Previous())
    assert focus(again) == "a"


def test_the_focus_is_scrolled_into_sight(long: Form) -> None:
    for _ in range(12):
        long.handle(Cursor(0, 1))
    seen = named(long, "n12")
    assert seen.focused
    assert ROOM.contains(seen.rect)
    assert named(long, "n0").rect.size == (0, 0)


def test_up_from_the_first_goes_to_the_last_and_shows_it(long: Form) -> None:
    long.handle(Cursor(0, -1))
    assert focus(long) == "n19"
    assert ROOM.contains(named(long, "n19").rect)


def test_the_wheel_and_dragging_scroll_and_stop_at_the_ends(long: Form) -> None:
    before = named(long, "n1").rect.y
    long.handle(Scroll(-1))
    assert named(long, "n1").rect.y < before or named(long, "n1").rect.height == 0
    long.handle(Scroll(100))
    assert named(long, "n1").rect.y == before
    long.handle(Drag(0, -5))
    assert named(long, "n1").rect.y == before - 5


def test_what_is_scrolled_out_of_sight_cannot_be_clicked(long: Form) -> None:
    first = named(long, "n0").rect
    long.handle(Scroll(-3))
    long.handle(Point(first.centerx, ROOM.y - 10))
    assert long.handle(Click(first.centerx, ROOM.y - 10)) is None


def test_a_pane_never_draws_beyond_its_room(long: Form, window: pygame.Surface) -> None:
    window.fill("black")
    for _ in range(9):
        long.handle(Cursor(0, 1))
    long.draw(window)
    window.fill("black", ROOM)
    assert pygame.mask.from_threshold(window, (0, 0, 0), (1, 1, 1, 255)).count() == 1280 * 720


def test_a_form_in_pages_and_panes_has_no_faults(theme: Theme, long: Form) -> None:
    assert faults(long.tree(), (1280, 720)) == []
    assert faults(paged(theme).tree(), (1280, 720)) == []


def test_confirm_does_nothing_where_nothing_has_the_focus(theme: Theme) -> None:
    form = Form(Column((Label("only words"),)), theme)
    assert form.handle(Confirm()) is None
    assert form.handle(Cursor(0, 1)) is None


def test_a_row_that_fits_and_one_that_does_not_ask_for_what_they_take(theme: Theme) -> None:
    row = Row((Choice("a", "Who plays red?", ("by hand", "computer")), Button("b", "Back")))
    wide = row.size(theme)[0]
    assert row.size(theme, wide)[1] < row.size(theme, wide - 1)[1]
