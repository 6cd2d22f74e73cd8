"""The chronicle: going through a battle's steps, going back by each device, branches, comparing, where it is off."""

from typing import Any

import pygame
import pytest

from game.ai.swings import standing
from game.content.catalog import Catalog
from game.core.action import Action, Begin
from game.core.event import Rolled
from game.core.session import Line
from game.rules.commander.actions import (
    ACTIONS,
    Aim,
    Cast,
    Choose,
    EndTurn,
    Enough,
    Move,
    Place,
    Rally,
    Regroup,
    Stay,
    Strike,
    Wait,
)
from game.rules.commander.position import read_position
from game.scenes.battle.modes import Watching
from game.scenes.chronicle.compare_page import ComparePage
from game.scenes.chronicle.comparing import Loss, losses_of, same_dice
from game.scenes.chronicle.lanes import Stretch, lanes_of, neighbour
from game.scenes.chronicle.page import ChroniclePage
from game.scenes.chronicle.past_board import marks_of
from game.scenes.chronicle.strip import Spot
from game.ui import intents
from game.ui.board.view import Overlays
from game.ui.deed_signs import DEED_SIGNS
from game.ui.intents import Cancel, Click, Confirm, Cursor, Details, Log, Menu, Next, Previous, Scroll, Zoom
from game.ui.sentences import Names
from game.ui.sentences_deeds import deed_of, deed_sentence
from tests.helpers.layout import faults
from tests.scenes.conftest import Open
from tests.scenes.stage import PAD_STEPS, Stage

DUEL = """
    board
    ........
    ........
    ........
    pieces
    red-1    knight   red  1,1
    red-1-1  footman  red  1,2
    blue-1   mage     blue 7,0
    blue-1-1 footman  blue 5,2
"""
SIDES = ("red", "blue")
GO = Move("red-1-1", ((2, 2), (3, 2), (4, 2)))
STRIKE = Strike("red-1-1", "blue-1-1")
WAIT = Wait("red-1")


def played(battle: Open, *, rewinding: bool = True, actions: tuple[Action, ...] = (GO, STRIKE, WAIT)) -> Stage:
    """The duel after red's footman has gone to blue's and struck, and its commander waits."""
    stage = battle(DUEL)
    stage.battle.match.session.rewinding = rewinding
    for action in actions:
        stage.battle.advance(action)
    stage.rest()
    return stage


def opened(stage: Stage) -> ChroniclePage:
    stage.do(intents.Chronicle())
    return page_of(stage)


def page_of(stage: Stage) -> ChroniclePage:
    assert isinstance(stage.battle.dialogue, ChroniclePage)
    return stage.battle.dialogue


def line(stage: Stage) -> Line:
    return tuple(stage.battle.match.session.history)


def told(stage: Stage) -> list[str]:
    return [one.text for one in stage.battle.desk.log.lines]


def centre(stage: Stage, role: str, label: str) -> tuple[int, int]:
    stage.draw()
    dialogue = stage.battle.dialogue
    assert dialogue is not None
    return next(seen.rect.center for seen in dialogue.tree() if (seen.role, seen.label) == (role, label))


# -- what the timeline is made of


def test_every_deed_has_a_sign_and_a_sentence(catalog: Catalog) -> None:
    names = Names(catalog.commander, read_position(DUEL, catalog.commander))
    deeds: dict[Action, tuple[str, str]] = {
        Begin(): ("begin", "The battle begins"),
        GO: ("move", "Red Footman goes 3 squares, to column 5, row 3"),
        STRIKE: ("strike", "Red Footman strikes Blue Footman"),
        WAIT: ("wait", "Red Knight waits"),
        EndTurn("red-1"): ("end", "Red Knight ends the turn"),
        Regroup("red-1", ((1, 0),)): ("regroup", "Red Knight regroups by 1 square, to column 2, row 1"),
        Stay("red-1"): ("wait", "Red Knight stays"),
        Cast("blue-1", "thunder", "B", (1, 1)): ("cast", "Blue Mage casts Thunder at level B"),
        Choose("blue-1", "cleanse"): ("cast", "Blue Mage means to cleanse friends"),
        Choose("blue-1", "strip"): ("cast", "Blue Mage means to strip enemies"),
        Aim("blue-1", (1, 1)): ("cast", "Blue Mage takes aim"),
        Enough("blue-1"): ("cast", "Blue Mage has aimed at enough"),
        Place("blue-1", (1, 0)): ("cast", "Blue Mage is set down"),
        Rally("red-1"): ("rally", "Red Knight rallies the troop"),
    }
    assert {type(action) for action in deeds} == set(ACTIONS)
    assert {action: (deed_of(action), deed_sentence(action, names)) for action in deeds} == deeds
    assert {deed for deed, _words in deeds.values()} | {"now"} == set(DEED_SIGNS)


def test_steps_lie_in_rounds_and_turns(battle: Open) -> None:
    stage = played(battle, actions=(GO, STRIKE, EndTurn("red-1"), EndTurn("blue-1"), WAIT))
    lane = lanes_of(stage.battle.match.session)[0]
    assert lane.rounds == (Stretch(0, 5, 1), Stretch(5, 6, 2))
    turns = [(stretch.first, stretch.end, stretch.commander) for stretch in lane.turns]
    assert turns == [(0, 4, "red-1"), (4, 5, "blue-1"), (5, 6, "red-1")]


def test_the_next_stretch_begins_after_a_step_and_the_one_before_at_its_own_beginning() -> None:
    stretches = (Stretch(0, 4, 1), Stretch(4, 6, 1), Stretch(6, 9, 2))
    assert [neighbour(stretches, number, 1) for number in (0, 3, 4, 8)] == [4, 4, 6, None]
    assert [neighbour(stretches, number, -1) for number in (9, 6, 5, 0)] == [6, 4, 4, None]


def test_a_step_is_shown_on_the_board_as_it_was_decided(battle: Open) -> None:
    lane = lanes_of(played(battle).battle.match.session)[0]
    assert marks_of(lane.state(1), GO) == Overlays(path=((1, 2), (2, 2), (3, 2), (4, 2)), selected=(1, 2))
    assert marks_of(lane.state(2), STRIKE) == Overlays(targets=frozenset({(5, 2)}), selected=(4, 2))
    assert marks_of(lane.state(0), Begin()) == Overlays()


# -- going through it


def test_it_opens_at_the_present_moment_and_says_what_was_done_at_each_step(battle: Open) -> None:
    stage = played(battle)
    page = opened(stage)
    assert page.chosen == Spot(0, 4)
    stage.draw()
    assert "Now" in [seen.label for seen in page.tree()]
    stage.do(Cursor(-1, 0), Cursor(-1, 0))
    stage.draw()
    labels = " ".join(seen.label for seen in page.tree())
    assert page.chosen == Spot(0, 2)
    assert "Red Footman strikes Blue Footman" in labels
    assert "Dice were rolled." in labels
    assert next(one.short for one in stage.battle.desk.log.lines if "strikes" in one.text) in labels


def test_steps_turns_and_rounds_are_gone_through_by_wheel_and_keys(battle: Open) -> None:
    stage = played(battle, actions=(GO, STRIKE, EndTurn("red-1"), EndTurn("blue-1"), WAIT))
    page = opened(stage)
    found = [page.chosen.number]
    for intent in (Scroll(1), Previous(), Previous(), Next(), Zoom(1), Zoom(1), Zoom(-1), Zoom(-1), Cursor(-1, 0)):
        stage.do(intent)
        found.append(page.chosen.number)
    assert found == [6, 5, 4, 0, 4, 5, 6, 5, 0, 0]


def test_the_log_of_a_round_opens_at_the_roll_of_the_step(battle: Open) -> None:
    stage = played(battle)
    page = opened(stage)
    stage.do(Cursor(-1, 0), Cursor(-1, 0), Log())
    stage.draw()
    chosen = next(seen.label for seen in page.tree() if seen.role == "option" and seen.focused)
    assert chosen.startswith("Red Footman strikes Blue Footman")
    stage.do(Cancel())
    assert page.over is None and stage.battle.dialogue is page


def test_letters_go_into_the_search_while_the_log_is_searched_over_the_chronicle(battle: Open) -> None:
    stage = played(battle)
    opened(stage)
    stage.do(Cursor(-1, 0), Log())
    assert stage.battle.listen.typed == ""
    stage.do(Details())
    assert "a" in stage.battle.listen.typed


# -- going back


def back_by_keys(stage: Stage) -> None:
    stage.do(intents.Chronicle(), Cursor(-1, 0), Cursor(-1, 0), Confirm(), Confirm())


def back_by_pad(stage: Stage) -> None:
    stage.press(pygame.CONTROLLER_BUTTON_START, *[PAD_STEPS[0, 1]] * 3, pygame.CONTROLLER_BUTTON_A)
    stage.press(*[PAD_STEPS[-1, 0]] * 2, pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_A)


def back_by_mouse(stage: Stage) -> None:
    stage.click_key("menu")
    stage.do(Click(*centre(stage, "button", "Chronicle")))
    for _again in range(2):
        stage.do(Click(*centre(stage, "step", "Red Footman strikes Blue Footman")))
    stage.do(Click(*centre(stage, "button", "Go there")))


@pytest.mark.parametrize("back", [back_by_keys, back_by_pad, back_by_mouse])
def test_one_goes_back_before_a_blow_by_each_device_and_the_same_blow_has_the_same_dice(
    battle: Open, back: Any
) -> None:
    stage = played(battle)
    whole, lines = line(stage), told(stage)
    back(stage)
    session = stage.battle.match.session
    assert stage.battle.dialogue is None
    assert (line(stage), session.lines, session.rewound) == (whole[:2], [whole], True)
    assert stage.battle.desk.shown is whole[1].after
    assert told(stage) == lines[:-2]
    stage.battle.advance(STRIKE)
    assert line(stage)[2].events == whole[2].events
    assert told(stage) == lines


def test_one_is_asked_once_and_told_what_is_kept_and_who_decides(battle: Open) -> None:
    stage = played(battle)
    opened(stage)
    stage.do(Cursor(-1, 0), Cursor(-1, 0), Confirm())
    words = " ".join(seen.label for seen in page_of(stage).tree())
    assert "2 steps are left behind and kept as a line of their own" in words
    assert "Red decides there." in words
    stage.do(Cancel())
    assert page_of(stage).over is None and len(stage.actions) == 3


def test_confirming_the_present_moment_leads_back_to_the_battle(battle: Open) -> None:
    stage = played(battle)
    opened(stage)
    stage.do(Confirm())
    assert stage.battle.dialogue is None and len(stage.actions) == 3


def test_the_first_moment_is_the_one_after_the_battle_has_begun(battle: Open) -> None:
    stage = played(battle)
    opened(stage)
    stage.do(Zoom(-1), Confirm(), Confirm())
    assert stage.actions == []


def test_what_the_computer_thinks_about_is_forgotten_where_one_goes_back(battle: Open) -> None:
    stage = battle(DUEL, blue="steady")
    stage.battle.match.session.rewinding = True
    stage.do(intents.EndTurn(), intents.EndTurn())
    assert isinstance(stage.battle.mode, Watching)
    opened(stage)
    stage.do(Cursor(-1, 0), Confirm(), Confirm())
    for _frame in range(60):
        stage.frame()
    assert stage.actions == []
    assert not isinstance(stage.battle.mode, Watching)


# -- branches


def branched(battle: Open) -> tuple[Stage, Line, Line]:
    """The duel gone back in: the commander moved first, then the footman did as before."""
    stage = played(battle)
    first = line(stage)
    stage.do(intents.Chronicle(), Zoom(-1), Confirm(), Confirm())
    for action in (Move("red-1", ((1, 0),)), GO, STRIKE):
        stage.battle.advance(action)
    return stage, first, line(stage)


def test_both_branches_stay_and_part_at_their_fork(battle: Open) -> None:
    stage, first, second = branched(battle)
    lanes = lanes_of(stage.battle.match.session)
    assert [(lane.name, lane.line, lane.first) for lane in lanes] == [("The battle", second, 0), ("Line 1", first, 1)]


def test_one_returns_to_a_branch_where_it_was_left_and_the_other_stays(battle: Open) -> None:
    stage, first, second = branched(battle)
    page = opened(stage)
    stage.do(Cursor(0, 1))
    assert page.chosen == Spot(1, 4)
    stage.do(Confirm())
    assert "Take up this line again?" in [seen.label for seen in page.tree()]
    stage.do(Confirm())
    assert (line(stage), stage.battle.match.session.lines) == (first, [second])
    assert stage.battle.desk.shown is first[-1].after


def test_one_takes_up_a_branch_at_any_step_of_it(battle: Open) -> None:
    stage, first, second = branched(battle)
    opened(stage)
    stage.do(Cursor(0, 1), Cursor(-1, 0), Cursor(-1, 0), Confirm(), Confirm())
    assert line(stage) == first[:2]
    assert set(stage.battle.match.session.lines) == {first, second}


def test_left_of_a_fork_lies_the_present_line(battle: Open) -> None:
    stage, _first, _second = branched(battle)
    page = opened(stage)
    stage.do(Cursor(0, 1), *[Cursor(-1, 0)] * 3)
    assert page.chosen == Spot(1, 1)
    stage.do(Cursor(-1, 0))
    assert page.chosen == Spot(0, 0)


def test_a_click_on_the_name_of_a_line_leads_to_its_end(battle: Open) -> None:
    stage, _first, _second = branched(battle)
    page = opened(stage)
    stage.do(Click(*centre(stage, "lane", "Line 1, 3 steps")))
    assert page.chosen == Spot(1, 4)


# -- comparing


def compared(stage: Stage) -> list[str]:
    page = opened(stage)
    stage.do(Details())
    assert isinstance(page.over, ComparePage)
    stage.draw()
    return [seen.label for seen in page.tree()]


def test_two_lines_are_compared_by_standing_losses_and_first_own_step(battle: Open) -> None:
    stage, first, second = branched(battle)
    labels = compared(stage)
    for one in (first, second):
        share = standing(one[-1].after, SIDES)["red"]
        assert f"standing {share // 10}.{share % 10}%" in labels
    words = " ".join(labels)
    assert "They share 0 steps." in words
    assert "Red Knight goes 1 square, to column 2, row 1" in words
    assert "Red Footman goes 3 squares, to column 5, row 3" in words


def test_losses_are_counted_from_the_beginning(battle: Open) -> None:
    stage = played(battle)
    whole = line(stage)
    hurt = {side: loss.full - loss.hp for side, loss in losses_of(whole[0].before, stage.state, SIDES).items()}
    before = losses_of(whole[0].before, whole[0].before, SIDES)
    assert before == {"red": Loss(0, 2, 20, 20), "blue": Loss(0, 2, 20, 20)}
    assert sum(hurt.values()) > 0


def test_the_same_blow_in_both_lines_is_named_with_its_dice(battle: Open) -> None:
    stage, first, second = branched(battle)
    rolled = [roll for roll, _state in same_dice(second, first)]
    assert (rolled[0].purpose, rolled[0].actor) == ("strikes", "red-1-1")
    assert rolled == [roll for roll in second[3].events if isinstance(roll, Rolled)]
    assert [roll.faces for roll in rolled] == [roll.faces for roll in first[2].events if isinstance(roll, Rolled)]
    faces = " ".join(map(str, rolled[0].faces))
    assert f"Round 1, Red Footman against Blue Footman: {faces}" in " ".join(compared(stage))


def test_left_and_right_hold_other_lines_against_the_present_one(battle: Open) -> None:
    stage, _first, _second = branched(battle)
    stage.do(intents.Chronicle(), Cursor(-1, 0), Confirm(), Confirm())
    page = opened(stage)
    stage.do(Details())
    over = page.over
    assert isinstance(over, ComparePage)
    found = [over.other]
    for intent in (Cursor(1, 0), Next(), Previous()):
        stage.do(intent)
        found.append(over.other)
    assert found == [2, 1, 2, 1]
    stage.do(Cancel())
    assert page.over is None


def test_with_one_line_alone_there_is_nothing_to_compare(battle: Open) -> None:
    stage = played(battle)
    page = opened(stage)
    stage.do(Details())
    stage.draw()
    assert page.over is None
    assert "There is no other line to compare with" in " ".join(seen.label for seen in page.tree())


# -- where going back is off


def test_where_it_is_off_everything_is_shown_and_it_says_why(battle: Open) -> None:
    stage = played(battle, rewinding=False)
    page = opened(stage)
    stage.do(Cursor(-1, 0), Cursor(-1, 0), Confirm())
    stage.draw()
    words = " ".join(seen.label for seen in page.tree())
    assert page.over is None and len(stage.actions) == 3
    assert "Going back is off in this battle: dice were rolled since then." in words
    assert "Going back is off: what rolled dice stays" in words


def test_where_it_is_off_what_came_after_the_last_roll_can_be_taken_back(battle: Open) -> None:
    stage = played(battle, rewinding=False)
    opened(stage)
    stage.do(Cursor(-1, 0), Confirm())
    assert "1 step that rolled no dice is taken back." in " ".join(seen.label for seen in page_of(stage).tree())
    stage.do(Confirm())
    session = stage.battle.match.session
    assert (stage.actions, session.lines, session.rewound) == ([GO, STRIKE], [], False)


def test_where_it_is_off_another_sides_step_stays(battle: Open) -> None:
    stage = played(battle, rewinding=False, actions=(WAIT, EndTurn("red-1")))
    page = opened(stage)
    stage.do(Cursor(-1, 0), Confirm())
    stage.draw()
    assert page.over is None and len(stage.actions) == 2
    assert "another side has decided since then" in " ".join(seen.label for seen in page.tree())


@pytest.mark.parametrize("away", [Cancel(), Menu(), intents.Chronicle(), Click(1, 1)])
def test_it_is_put_away_without_a_trace(battle: Open, away: intents.Intent) -> None:
    stage = played(battle)
    whole = line(stage)
    opened(stage)
    stage.do(Cursor(-1, 0), away)
    assert stage.battle.dialogue is None and line(stage) == whole


def test_nothing_overlaps_in_a_narrow_window(battle: Open) -> None:
    stage, _first, _second = branched(battle)
    stage.context.text.resize(640, 480)
    pygame.display.set_mode((640, 480))
    page = opened(stage)
    stage.do(Cursor(0, 1))
    stage.draw()
    assert faults(page.tree(), (640, 480)) == []
