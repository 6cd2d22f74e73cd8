"""What the panels tell: who comes next, every bonus by name, odds in words, dangers, single dice, and how they lie."""

import re

import pygame
import pytest

from game.core.entity import Position
from game.rules.commander.actions import EndTurn as EndOfTurn
from game.scenes.battle.dice_page import DicePage
from game.scenes.battle.leaf import Leaf
from game.scenes.battle.odds_words import own_words, percent, target_words
from game.scenes.battle.top_bar import coming
from game.scenes.context import Context
from game.settings import Settings
from game.ui.intents import (
    Cancel,
    Click,
    Confirm,
    Cursor,
    Danger,
    Details,
    EndTurn,
    Intent,
    Log,
    Menu,
    Next,
    Point,
    Resize,
    Scroll,
    Speed,
)
from game.ui.widgets import Seen
from tests.helpers.layout import faults
from tests.scenes.conftest import Open
from tests.scenes.stage import Stage
from tests.scenes.test_battle import FIELD

TWO_TROOPS = """
board
..............
......f.......
..............
..............
pieces
red-1 knight red 1,1
red-1-1 cavalry red 1,2 hp=6
red-2 ranger red 0,3
blue-1 mage blue 6,1
blue-1-1 footman blue 5,2
"""


def seen(stage: Stage, role: str) -> list[Seen]:
    stage.draw()
    return [part for part in stage.battle.tree() if part.role == role]


# -- who comes next


def test_the_bar_shows_the_rest_of_the_round_then_the_next_round(battle: Open) -> None:
    stage = battle(TWO_TROOPS)
    turns = [(part.label, part.state) for part in seen(stage, "turn")]
    assert turns[0][1] == "current"
    assert [state for _, state in turns[:3]] == ["current", "this round", "this round"]
    assert [name for name, state in turns if state == "next round"][:3] == [name for name, _ in turns[:3]]
    assert "Round 2" in stage.labels()


def test_whoever_had_its_turn_comes_again_in_the_next_round_only(battle: Open) -> None:
    stage = battle(TWO_TROOPS)
    first = coming(stage.state)[0][0]
    stage.do(EndTurn(), EndTurn())
    rest, again = coming(stage.state)
    assert first not in rest
    assert again[0] == first


def test_the_commander_under_the_cursor_is_ringed_in_the_bar(battle: Open) -> None:
    stage = battle(TWO_TROOPS)
    stage.point((6, 1))
    assert {part.label for part in seen(stage, "turn") if part.focused} == {"Blue Mage"}


# -- the piece, by name


def test_a_units_bonus_is_told_with_the_commander_it_comes_from(battle: Open) -> None:
    stage = battle(TWO_TROOPS)
    stage.point((1, 2))
    told = stage.told()
    assert re.search(r"\d+ \+ \d+ Offence of Red Knight", told)
    assert re.search(r"\d+ \+ \d+ Armour of Red Knight", told)
    assert "In the range of Red Knight: 1 of 4 squares" in told


def test_whom_a_kind_beats_and_must_fear_is_said(battle: Open) -> None:
    stage = battle(TWO_TROOPS)
    stage.point((1, 2))
    assert {"Advantage over: grunt", "Must fear: spear"} <= set(stage.labels())


def test_details_open_on_a_key_and_are_put_away_by_it(battle: Open) -> None:
    stage = battle(TWO_TROOPS)
    stage.point((6, 1))
    stage.do(Details())
    assert isinstance(stage.battle.dialogue, Leaf)
    assert "Magician: It is versed in magic." in stage.told()
    stage.do(Details())
    assert stage.battle.dialogue is None


def test_details_of_empty_ground_tell_what_it_costs(battle: Open) -> None:
    stage = battle(TWO_TROOPS)
    stage.point((7, 3))
    stage.do(Details())
    assert {"Column 8, row 4", "Leaving costs nothing extra."} <= set(stage.labels())


def test_the_chosen_piece_and_the_one_under_the_cursor_stand_side_by_side(battle: Open) -> None:
    stage = battle(TWO_TROOPS)
    stage.click((1, 1))
    stage.point((1, 2))
    stage.do(Details())
    stage.draw()
    assert stage.battle.dialogue is not None
    heads = {part.label: part.rect for part in stage.battle.dialogue.tree() if part.label in ("Knight", "Cavalry")}
    assert heads["Knight"].y == heads["Cavalry"].y
    assert heads["Knight"].right < heads["Cavalry"].x


def test_details_are_reached_through_the_menu_as_well(battle: Open) -> None:
    stage = battle(TWO_TROOPS)
    stage.do(Menu(), Cursor(0, 1), Confirm())
    assert isinstance(stage.battle.dialogue, Leaf)


# -- the forecast


def test_the_sum_of_a_strike_names_the_owner_of_every_number(battle: Open) -> None:
    stage = battle(TWO_TROOPS)
    stage.click((5, 2))
    stage.do(Details())
    told = stage.labels()
    assert "Offence of Red Knight" in told
    assert "Defence of Footman" in told
    assert {"Our strikes", "Their answer"} <= set(told)


@pytest.mark.parametrize(
    ("ends", "ours", "theirs"),
    [
        ({0: 1.0}, "Destroyed for certain", "Lost for certain"),
        ({10: 1.0}, "Worst tenth: it loses nothing", "Worst tenth: it loses nothing"),
        ({0: 0.95, 4: 0.05}, "Even in the worst tenth it is destroyed", "Worst tenth: it is destroyed"),
        ({0: 0.2, 3: 0.3, 8: 0.5}, "Worst tenth: 8 HP or more left", "Worst tenth: it is destroyed"),
        ({2: 0.05, 3: 0.05, 9: 0.9}, "Worst tenth: 9 HP or more left", "Worst tenth: 3 HP or less left"),
    ],
)
def test_the_worst_tenth_and_what_is_certain_are_said_in_words(ends: dict[int, float], ours: str, theirs: str) -> None:
    assert (target_words(ends, 10), own_words(ends, 10)) == (ours, theirs)


@pytest.mark.parametrize(
    ("chance", "words"),
    [(0.0, "0 %"), (0.004, "< 1 %"), (0.5, "50 %"), (0.996, "> 99 %"), (1.0, "100 %"), (1 - 1e-15, "100 %")],
)
def test_a_chance_is_neither_nothing_nor_certain_unless_it_is(chance: float, words: str) -> None:
    assert percent(chance) == words


# -- danger


def test_the_chosen_piece_is_told_what_it_must_fear_on_the_square_under_the_cursor(battle: Open) -> None:
    stage = battle(TWO_TROOPS)
    stage.click((1, 1))
    stage.point((4, 1))
    told = stage.told()
    assert "Red Knight there" in told
    assert "on average in the coming enemy turns, by Blue Footman, Blue Mage" in told


def test_lines_lead_from_those_who_threaten_the_square_to_it(battle: Open) -> None:
    stage = battle(TWO_TROOPS)
    stage.click((1, 1))
    stage.point((4, 1))
    assert stage.battle.desk.overlays(stage.battle.mode).threats == (((5, 2), (4, 1)), ((6, 1), (4, 1)))


def test_the_danger_view_lists_the_whole_side_with_the_worst_first(battle: Open) -> None:
    stage = battle(TWO_TROOPS)
    stage.do(Danger())
    told = stage.labels()
    chances = [line for line in told if line.startswith("destroyed ")]
    assert "What the enemy can do" in told
    assert chances
    assert chances == sorted(chances, key=lambda line: -int(re.sub(r"\D", "", line)))


# -- log and dice


def blow(battle: Open) -> Stage:
    stage = battle(FIELD)
    stage.click((5, 2))
    stage.do(Confirm())
    return stage


def test_the_log_opens_at_the_latest_roll_with_every_die(battle: Open) -> None:
    stage = blow(battle)
    stage.do(Log())
    assert isinstance(stage.battle.dialogue, DicePage)
    rolls = [told.thrown for told in stage.battle.desk.log.lines if told.thrown and told.thrown.badge.endswith("HP")]
    dice = [face for part in seen(stage, "dice") for face in part.label.split(", ")]
    hits = [pair for thrown in rolls for pair in zip(thrown.faces, thrown.hits, strict=True)]
    assert dice == [f"{face} hit" if hit else str(face) for face, hit in hits]


def test_the_dice_of_a_line_are_shown_whole_however_little_room_there_is(cramped: Stage) -> None:
    cramped.click((5, 2))
    cramped.do(Confirm(), Log())
    dialogue = cramped.battle.dialogue
    assert isinstance(dialogue, DicePage)
    thrown = cramped.battle.desk.log.lines[dialogue.chosen].thrown
    assert thrown is not None
    assert f"{thrown.result} {thrown.sum}" in cramped.told()


def test_the_dice_that_count_are_as_many_as_landed(battle: Open) -> None:
    stage = blow(battle)
    for told in stage.battle.desk.log.lines:
        if told.thrown and "lands" in told.thrown.result:
            assert sum(told.thrown.hits) == 1
        elif told.thrown and " land, " in told.thrown.result:
            assert sum(told.thrown.hits) == int(told.thrown.result.split(" ")[0])


def test_a_click_on_a_line_opens_that_line(battle: Open) -> None:
    stage = blow(battle)
    stage.draw()
    line = next(part for part in seen(stage, "line") if "strikes" in part.label)
    stage.do(Click(*line.rect.center))
    assert isinstance(stage.battle.dialogue, DicePage)
    chosen = stage.battle.desk.log.lines[stage.battle.dialogue.chosen]
    assert line.label in (chosen.text, chosen.short)


def test_the_log_goes_back_to_the_first_line_and_from_roll_to_roll(battle: Open) -> None:
    stage = blow(battle)
    stage.do(Log(), *[Cursor(0, -1)] * 300)
    assert isinstance(stage.battle.dialogue, DicePage)
    assert stage.battle.dialogue.chosen == 0
    stage.do(Next())
    assert stage.battle.desk.log.lines[stage.battle.dialogue.chosen].thrown is not None
    stage.do(Cancel())
    assert stage.battle.dialogue is None


# -- turns, aims, map, speed


def test_the_question_at_the_end_of_a_turn_names_who_can_still_act(battle: Open) -> None:
    stage = battle(TWO_TROOPS)
    stage.do(EndTurn())
    assert {"2 pieces can still act.", "Red Knight, Red Cavalry"} <= set(stage.labels())


def test_what_wins_is_told_beside_the_board(battle: Open) -> None:
    stage = battle(TWO_TROOPS)
    assert {"How Red wins", "Defeat every enemy commander."} <= set(stage.labels())


WIDE_FIELD = "board\n" + ("." * 40 + "\n") * 24 + "pieces\nred-1 knight red 1,1\nblue-1 mage blue 38,22\n"


def test_a_click_on_the_small_map_looks_there_and_decides_nothing(battle: Open) -> None:
    stage = battle(WIDE_FIELD)
    (small,) = seen(stage, "map")
    before = stage.battle.desk.field.camera
    stage.do(Click(small.rect.right - 12, small.rect.bottom - 12))
    after = stage.battle.desk.field.camera
    assert (after.x, after.y) > (before.x, before.y)
    assert stage.actions == []


def test_the_small_map_is_put_away_through_the_menu(battle: Open) -> None:
    stage = battle(WIDE_FIELD)
    stage.do(Menu())
    stage.draw()
    hide = next(part for part in stage.battle.tree() if part.label == "Hide the small map")
    stage.do(Click(*hide.rect.center))
    assert seen(stage, "map") == []


def test_a_board_that_is_seen_whole_has_no_small_map(battle: Open) -> None:
    assert seen(battle(FIELD), "map") == []


def test_where_there_is_room_the_small_map_lies_beside_the_log_and_hides_nothing(battle: Open) -> None:
    stage = battle(WIDE_FIELD)
    (small,) = seen(stage, "map")
    assert not stage.battle.desk.field.rect.colliderect(small.rect)
    assert all(not line.rect.colliderect(small.rect) for line in seen(stage, "line"))


def test_where_the_log_needs_the_width_the_small_map_makes_room_for_the_cursor(battle: Open, context: Context) -> None:
    pygame.display.set_mode((700, 540))
    context.text.resize(700, 540)
    stage = battle(WIDE_FIELD)
    (small,) = seen(stage, "map")
    cell = stage.battle.desk.field.cell_at(*small.rect.center)
    assert cell is not None
    stage.cursor_to(cell)
    (moved,) = seen(stage, "map")
    assert moved.rect != small.rect


def test_the_speed_is_shown_and_kept_among_the_settings(battle: Open, context: Context) -> None:
    kept: list[Settings] = []
    context.keep = lambda settings: kept.append(settings) or ""
    stage = battle(FIELD, animation=2)
    stage.do(Speed())
    assert [settings.animation for settings in kept] == [3]
    assert "Speed 3" in [part.label for part in seen(stage, "badge")]


def test_a_change_of_settings_reaches_what_moves(battle: Open, context: Context) -> None:
    stage = battle(FIELD)
    context.settings = Settings(animation=1, reduced_motion=True)
    stage.frame()
    director = stage.battle.desk.field.director
    assert (director.speed, director.reduced_motion) == (1, True)


def test_a_pad_is_not_offered_keys_it_has_no_button_for(battle: Open) -> None:
    stage = battle(FIELD)
    stage.press(pygame.CONTROLLER_BUTTON_DPAD_UP)
    stage.draw()
    bindings = {key.binding for _rect, key in stage.battle.desk.keys.rows}
    assert bindings == {"next", "end_turn", "undo", "danger", "speed", "menu"}


# -- how it lies


SIZES = [((1280, 720), 100), ((1920, 1080), 100), ((960, 540), 100)]
LARGE = [((1280, 720), 150), ((960, 540), 150), ((1280, 720), 200), ((960, 540), 200)]
STATES: dict[str, tuple[Intent, ...]] = {
    "idle": (),
    "chosen": (Next(),),
    "danger": (Danger(),),
    "details": (Next(), Details()),
    "log": (Log(),),
    "question": (EndTurn(),),
    "menu": (Menu(),),
}


@pytest.mark.parametrize(("size", "percent"), [*SIZES, *LARGE])
@pytest.mark.parametrize("state", [*STATES, "forecast", "attack"])
def test_nothing_overlaps_or_leaves_the_window(
    battle: Open, context: Context, size: tuple[int, int], percent: int, state: str
) -> None:
    pygame.display.set_mode(size)
    context.text.restyle(percent, readable=False)
    context.text.resize(*size)
    stage = battle(TWO_TROOPS)
    if state in STATES:
        stage.do(*STATES[state])
    else:
        stage.click((5, 2))
        stage.do(*([Details()] if state == "attack" else []))
    stage.draw()
    assert faults(stage.battle.tree(), size) == []


@pytest.fixture
def cramped(battle: Open, context: Context) -> Stage:
    """A battle in the smallest window with the largest text."""
    size = (960, 540)
    pygame.display.set_mode(size)
    context.text.restyle(200, readable=False)
    context.text.resize(*size)
    stage = battle(TWO_TROOPS)
    stage.do(Resize(*size))
    return stage


def test_a_forecast_without_room_still_tells_both_chances(cramped: Stage) -> None:
    cramped.click((5, 2))
    told = cramped.labels()
    assert "Blue Footman" in told
    assert "Red Knight" in told
    assert sum(line.startswith("destroyed ") for line in told) == 2


def test_the_column_says_where_more_of_it_can_be_read(cramped: Stage) -> None:
    assert "More under Details" in cramped.labels()


def test_a_column_that_shows_all_does_not_speak_of_more(battle: Open) -> None:
    assert "More under Details" not in battle(TWO_TROOPS).labels()


def test_details_of_the_danger_view_begin_with_the_whole_side(cramped: Stage) -> None:
    cramped.do(Danger(), Details())
    told = cramped.labels()
    assert "What the enemy can do" in told
    assert "Knight" in told


def test_details_of_a_square_tell_what_the_chosen_piece_must_expect_there(battle: Open) -> None:
    stage = battle(TWO_TROOPS)
    stage.click((1, 1))
    stage.point((4, 1))
    stage.do(Details())
    assert {"Knight", "Red Knight there", "Column 5, row 2"} <= set(stage.labels())


def test_while_one_watches_the_column_tells_of_whoever_has_the_turn(battle: Open) -> None:
    stage = battle(TWO_TROOPS, animation=2)
    stage.point((7, 3))
    stage.battle.commit(EndOfTurn("red-1"))
    assert stage.battle.desk.subject(stage.battle.mode).cell == stage.cell("red-1")


def test_what_does_not_fit_the_column_is_scrolled_into_sight(cramped: Stage) -> None:
    stage = cramped
    before = set(stage.labels())
    x, y = next(part.rect.center for part in stage.battle.tree() if part.label == "Knight")
    stage.do(Point(x, y))
    seen_later = set()
    for _ in range(20):
        stage.do(Scroll(-1))
        seen_later |= set(stage.labels())
    assert "How Red wins" not in before
    assert "How Red wins" in seen_later


def test_the_square_told_about_stays_the_same_while_the_pointer_is_on_a_panel(battle: Open) -> None:
    stage = battle(TWO_TROOPS)
    before = stage.battle.desk.cursor
    stage.do(Point(1200, 300))
    assert stage.battle.desk.cursor == before == stage.state.row(Position, "red-1").cell
