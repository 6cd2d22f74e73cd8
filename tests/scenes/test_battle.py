"""Playing a battle through intents: what a click, a key and the computer lead to."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.core.entity import Verdict, Vitals
from game.rules.commander.actions import EndTurn as EndTurnAction
from game.rules.commander.actions import Move, Regroup, Stay, Strike
from game.rules.commander.actions import Wait as WaitAction
from game.scenes.battle.modes import Chosen, Idle, Proposed, Regrouping, Watching
from game.scenes.context import Context
from game.ui.intents import (
    AltClick,
    Cancel,
    Click,
    Confirm,
    Danger,
    Drag,
    EndTurn,
    FocusLost,
    Menu,
    Next,
    Point,
    Previous,
    Quit,
    Resize,
    Skip,
    Speed,
    Undo,
    Wait,
    Zoom,
)
from tests.scenes.conftest import Open
from tests.scenes.stage import Stage, play_by_keys, play_by_mouse, play_by_pad, steer

FIELD = """
board
........
........
........
........
pieces
red-1 knight red 1,1
red-1-1 cavalry red 1,2
red-1-2 cavalry red 0,1
blue-1 mage blue 6,1 hp=4
blue-1-1 footman blue 5,2 hp=3
"""


WIDE = """
board
..............
......f.......
.....ff.......
..............
pieces
red-1 knight red 1,1
red-1-1 cavalry red 1,2
red-1-2 cavalry red 0,1
red-1-3 cavalry red 0,2
blue-1 mage blue 13,0
blue-1-1 footman blue 12,2
"""


@pytest.mark.parametrize("play", [play_by_mouse, play_by_keys, play_by_pad])
def test_a_whole_battle_against_the_computer_is_won_by_one_hand_alone(
    battle: Open, play: Callable[[Stage], None]
) -> None:
    stage = battle(WIDE, blue="steady")
    play(stage)
    assert stage.result is not None
    assert stage.result.summary.verdict == Verdict("red", "enemies_fell")
    assert any(action.actor == "blue-1" for action in stage.actions)


def test_mouse_keys_and_pad_share_one_turn(battle: Open) -> None:
    stage = battle(FIELD)
    stage.click((1, 2))
    steer(stage, (5, 2))
    stage.press(pygame.CONTROLLER_BUTTON_A)
    assert isinstance(stage.battle.mode, Proposed)
    stage.click((5, 3))
    stage.do(Confirm())
    assert [(type(action), action.actor) for action in stage.actions] == [(Move, "red-1-1"), (Strike, "red-1-1")]
    stage.press(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    stage.do(Wait())
    stage.click_key("end_turn")
    stage.press(pygame.CONTROLLER_BUTTON_A)
    assert [type(action) for action in stage.actions[2:]] == [WaitAction, EndTurnAction]


def test_an_attack_is_two_clicks_with_nothing_chosen_before(battle: Open) -> None:
    stage = battle(FIELD)
    stage.click((5, 2))
    assert isinstance(stage.battle.mode, Proposed)
    assert stage.actions == []
    stage.click((5, 2))
    assert [type(action) for action in stage.actions] == [Move, Strike]
    assert stage.actions[1].target == "blue-1-1"


def test_an_attack_is_confirmed_by_key_as_well(battle: Open) -> None:
    stage = battle(FIELD)
    stage.click((5, 2))
    stage.do(Confirm())
    assert [type(action) for action in stage.actions] == [Move, Strike]


def test_another_attacker_is_proposed_by_the_next_key(battle: Open) -> None:
    stage = battle(FIELD)
    stage.click((5, 2))
    first = stage.battle.mode
    stage.do(Next())
    second = stage.battle.mode
    assert isinstance(first, Proposed)
    assert isinstance(second, Proposed)
    assert first.proposal.piece != second.proposal.piece
    assert first.proposal.target == second.proposal.target


def test_another_square_is_proposed_by_a_click_on_it(battle: Open) -> None:
    stage = battle(FIELD)
    stage.click((1, 2))
    stage.click((5, 2))
    stage.click((5, 3))
    assert isinstance(stage.battle.mode, Proposed)
    assert stage.battle.mode.proposal.cell == (5, 3)
    assert stage.battle.mode.proposal.path[-1] == (5, 3)
    assert stage.actions == []


def test_hovering_an_enemy_foretells_the_same_attack_without_a_click(battle: Open) -> None:
    stage = battle(FIELD)
    stage.click((1, 2))
    at = stage.battle.desk.field.middle_of((5, 2))
    assert at is not None
    stage.do(Point(*at))
    hovered = stage.battle.desk.proposal(stage.battle.mode)
    stage.click((5, 2))
    assert hovered is not None
    assert hovered == stage.battle.desk.proposal(stage.battle.mode)


def test_a_click_on_a_lit_square_moves_the_chosen_piece_and_undo_takes_it_back(battle: Open) -> None:
    stage = battle(FIELD)
    stage.click((1, 2))
    stage.click((2, 3))
    assert stage.cell("red-1-1") == (2, 3)
    before = stage.battle.match.session.history[-1].before
    stage.do(Undo())
    assert stage.state is before
    assert stage.battle.mode == Chosen("red-1-1")


def test_what_dice_have_decided_is_not_taken_back_and_the_reason_is_said(battle: Open) -> None:
    stage = battle(FIELD)
    stage.click((5, 2))
    stage.do(Confirm(), Undo())
    assert len(stage.actions) == 2
    assert stage.battle.desk.notice == "Dice were rolled: that cannot be taken back."


def test_without_a_step_there_is_nothing_to_take_back(battle: Open) -> None:
    stage = battle(FIELD)
    stage.do(Undo())
    assert stage.battle.desk.notice == "There is nothing to take back."


@pytest.mark.parametrize(
    ("cell", "sentence"),
    [
        ((12, 3), "That is too far: the way costs 13, and it can pay 8."),
        ((13, 0), "Blue Mage is out of reach: 13 squares away, and the reach is 1."),
    ],
)
def test_a_refused_action_is_told_in_a_sentence_and_changes_nothing(
    battle: Open, cell: tuple[int, int], sentence: str
) -> None:
    stage = battle(WIDE)
    stage.click((1, 1))
    before = stage.state
    stage.click(cell)
    assert stage.battle.desk.notice == sentence
    assert stage.state is before


def wait_with(stage: Stage, cell: tuple[int, int]) -> None:
    stage.click(cell)
    stage.do(Wait())


def test_a_piece_that_is_done_says_so_when_it_is_chosen(battle: Open) -> None:
    stage = battle(FIELD)
    wait_with(stage, (1, 2))
    stage.click((1, 2))
    assert stage.battle.desk.notice == "Red Cavalry has done all it can this turn."
    assert stage.battle.mode == Idle()


def test_cancel_steps_back_from_proposal_to_piece_to_nothing_and_then_to_the_menu(battle: Open) -> None:
    stage = battle(FIELD)
    stage.click((1, 2))
    stage.click((5, 2))
    modes = []
    for _ in range(2):
        stage.do(Cancel())
        modes.append(stage.battle.mode)
    assert modes == [Chosen("red-1-1"), Idle()]
    stage.do(Cancel())
    assert stage.battle.dialogue is not None


def test_the_right_button_steps_back_but_never_opens_the_menu(battle: Open) -> None:
    stage = battle(FIELD)
    stage.click((1, 2))
    stage.do(AltClick(10, 300), AltClick(10, 300))
    assert stage.battle.mode == Idle()
    assert stage.battle.dialogue is None


def test_next_and_previous_go_through_the_pieces_that_are_ready(battle: Open) -> None:
    stage = battle(FIELD)
    wait_with(stage, (1, 2))
    found = []
    for intent in (Next(), Next(), Next(), Previous()):
        stage.do(intent)
        assert isinstance(stage.battle.mode, Chosen)
        found.append(stage.battle.mode.piece)
    assert found == ["red-1", "red-1-2", "red-1", "red-1-2"]


def test_waiting_ends_what_a_piece_can_do(battle: Open) -> None:
    stage = battle(FIELD)
    stage.do(Next(), Wait())
    assert stage.actions == [WaitAction("red-1")]
    assert stage.battle.mode == Idle()


def test_ending_the_turn_asks_once_while_pieces_are_ready(battle: Open) -> None:
    stage = battle(FIELD)
    stage.do(EndTurn())
    assert stage.actions == []
    stage.do(EndTurn())
    assert stage.actions == [EndTurnAction("red-1")]


def test_ending_the_turn_does_not_ask_when_all_have_acted(battle: Open) -> None:
    stage = battle(FIELD)
    for _ in range(3):
        stage.do(Next(), Wait())
    stage.do(EndTurn())
    assert stage.actions[-1] == EndTurnAction("red-1")


def test_two_hands_play_on_one_board(battle: Open) -> None:
    stage = battle(FIELD)
    stage.do(EndTurn(), EndTurn())
    stage.do(Next())
    assert stage.battle.desk.side == "blue"
    assert stage.battle.mode == Chosen("blue-1")


def test_the_other_hands_turn_is_not_taken_back(battle: Open) -> None:
    stage = battle(FIELD)
    stage.do(EndTurn(), EndTurn(), Undo())
    assert stage.actions == [EndTurnAction("red-1")]


def test_the_danger_view_shows_every_square_the_enemy_can_attack(battle: Open) -> None:
    stage = battle(FIELD)
    stage.do(Danger())
    danger = stage.battle.desk.overlays(stage.battle.mode).danger
    assert (0, 0) not in danger
    assert (4, 2) in danger
    stage.do(Danger())
    assert stage.battle.desk.overlays(stage.battle.mode).danger == frozenset()


REGROUP = """
board
........
........
........
pieces
red-1 knight red 3,1
red-1-1 cavalry red 2,1
blue-1 mage blue 4,1 hp=1
blue-1-1 footman blue 7,2
green-1 mage green 7,0
"""


def fell_the_mage(battle: Open) -> Stage:
    """Red fells blue's commander; with annihilation on its side the knight cannot fail for long."""
    stage = battle(REGROUP)
    stage.click((4, 1))
    stage.do(Confirm())
    return stage


def test_after_a_commander_fell_each_piece_in_turn_may_regroup_or_stay(battle: Open) -> None:
    stage = fell_the_mage(battle)
    assert isinstance(stage.battle.mode, Regrouping)
    reach = stage.battle.desk.overlays(stage.battle.mode).reach
    assert reach
    goal = min(reach)
    stage.click(goal)
    assert isinstance(stage.actions[-1], Regroup | Stay)
    assert stage.cell(stage.actions[-1].actor) == goal


def test_staying_is_a_key(battle: Open) -> None:
    stage = fell_the_mage(battle)
    stage.do(Wait())
    assert isinstance(stage.actions[-1], Stay)


LAST_STAND = """
board
......
......
pieces
red-1 mage red 5,0 hp=1
blue-1 knight blue 1,0
blue-1-1 cavalry blue 1,1
blue-1-2 cavalry blue 2,1
"""


def test_a_defeat_in_the_enemys_turn_ends_the_battle_without_any_input(battle: Open) -> None:
    stage = battle(LAST_STAND, blue="bold")
    stage.do(EndTurn(), EndTurn())
    stage.rest()
    assert stage.result is not None
    assert stage.result.summary.verdict == Verdict("blue", "enemies_fell")


def test_a_battle_that_is_over_leaves_a_record(battle: Open, tmp_path: Path) -> None:
    stage = battle(LAST_STAND, blue="bold")
    stage.do(EndTurn(), EndTurn())
    stage.rest()
    (file,) = tmp_path.rglob("battle-*.toml")
    assert file.name == "battle-0001.toml"
    assert 'document = "hearthbanner record"' in file.read_text(encoding="utf-8")


def test_without_room_for_the_record_the_result_says_so(
    battle: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    stage = battle(LAST_STAND, blue="bold")
    stage.do(EndTurn(), EndTurn())
    stage.rest()
    assert stage.result is not None
    assert stage.result.summary.complaint == "The record of this battle could not be kept (Not a directory)."


def test_a_lost_thinker_costs_its_side_the_turn_and_is_told(battle: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ai.worker.RESTARTS", 0)
    stage = battle(FIELD, blue="no such personality")
    stage.do(EndTurn(), EndTurn())
    stage.rest()
    assert stage.actions == [EndTurnAction("red-1"), EndTurnAction("blue-1")]
    assert stage.battle.desk.notice == "Blue has lost its thread and ends its turn."


def test_a_double_click_on_a_square_commits_one_move(battle: Open) -> None:
    stage = battle(FIELD)
    stage.click((1, 2))
    stage.click((2, 3))
    stage.click((2, 3))
    assert [type(action) for action in stage.actions] == [Move]


def test_clicks_while_a_clip_runs_mean_nothing(battle: Open) -> None:
    stage = battle(FIELD, animation=1)
    stage.click((1, 2))
    stage.click((2, 3))
    assert isinstance(stage.battle.mode, Watching)
    stage.click((1, 1))
    stage.do(EndTurn(), Wait(), Undo())
    assert [type(action) for action in stage.actions] == [Move]


def test_skipping_shows_the_result_at_once(battle: Open) -> None:
    stage = battle(FIELD, animation=1)
    stage.click((1, 2))
    stage.click((2, 3))
    stage.do(Skip())
    assert stage.battle.desk.field.view.shows(stage.state)
    assert not isinstance(stage.battle.mode, Watching)


def test_at_rest_the_view_shows_the_state(battle: Open) -> None:
    stage = battle(FIELD, animation=3, blue="steady")
    stage.click((5, 2))
    stage.do(Confirm())
    stage.rest()
    assert stage.battle.desk.field.view.shows(stage.state)


def test_the_speed_goes_around(battle: Open) -> None:
    stage = battle(FIELD, animation=2)
    speeds = []
    for _ in range(4):
        stage.do(Speed())
        speeds.append(stage.battle.desk.field.director.speed)
    assert speeds == [3, 0, 1, 2]


def test_losing_the_focus_in_mid_drag_changes_nothing(battle: Open) -> None:
    stage = battle(FIELD)
    stage.click((1, 2))
    stage.do(Zoom(1), Zoom(1), Drag(-30, 0))
    before = (stage.state, stage.battle.mode, stage.battle.desk.field.camera)
    stage.do(FocusLost())
    for _ in range(30):
        stage.frame()
    assert (stage.state, stage.battle.mode, stage.battle.desk.field.camera) == before


SIZES = [(1600, 500), (400, 300), (320, 240), (200, 150), (1920, 1080)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("animation", [0, 1])
def test_the_window_may_change_its_size_at_any_time(battle: Open, size: tuple[int, int], animation: int) -> None:
    stage = battle(FIELD, animation=animation)
    stage.click((5, 2))
    stage.do(Confirm())
    pygame.display.set_mode(size)
    stage.context.text.resize(*size)
    stage.do(Resize(*size))
    stage.draw()
    stage.battle.desk.field.director.finish(stage.state)
    stage.rest()
    assert [type(action) for action in stage.actions] == [Move, Strike]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 540)])
@pytest.mark.parametrize("percent", [100, 150])
def test_every_key_row_lies_in_the_window_and_no_two_share_a_pixel(
    battle: Open, context: Context, size: tuple[int, int], percent: int
) -> None:
    context.text._percent = percent
    pygame.display.set_mode(size)
    context.text.resize(*size)
    stage = battle(FIELD)
    rects = [rect for rect, _ in stage.battle.desk.keys.rows]
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(rect) for rect in rects)
    assert all(rect.collidelist(rects[place + 1 :]) == -1 for place, rect in enumerate(rects))


def test_the_menu_waits_and_leads_out(battle: Open, context: Context) -> None:
    stage = battle(FIELD, blue="steady")
    stage.do(Menu())
    stage.draw()
    assert stage.battle.dialogue is not None
    at = next(seen.rect.center for seen in stage.battle.dialogue.tree() if seen.label == "Leave the battle")
    stage.do(Click(*at))
    assert stage.stack.top is not None
    assert stage.stack.top.name == "below"
    assert context.record() == ""


def test_while_a_battle_is_played_a_crash_would_keep_its_record(battle: Open, context: Context) -> None:
    battle(FIELD)
    assert 'document = "hearthbanner record"' in context.record()


def test_closing_the_window_leaves_the_battle(battle: Open) -> None:
    stage = battle(FIELD)
    stage.do(Quit())
    assert stage.stack.top is not None
    assert stage.stack.top.name == "below"


def test_the_log_names_every_number_of_a_blow(battle: Open) -> None:
    stage = battle(FIELD)
    stage.click((5, 2))
    stage.do(Confirm())
    lines = [told.text for told in stage.battle.desk.log.lines]
    blow = next(line for line in lines if "strikes Blue Footman" in line)
    assert "strikes (10 + 3 advantage) at" in blow
    assert "Offence" in blow
    assert blow.endswith(" HP")


def test_a_click_outside_of_board_and_panels_does_nothing(battle: Open) -> None:
    stage = battle(FIELD)
    before = stage.battle.mode
    stage.do(Click(5, 5))
    assert (stage.battle.mode, stage.actions) == (before, [])


def test_hp_of_the_shown_state_waits_for_the_clip(battle: Open) -> None:
    stage = battle(FIELD, animation=1)
    stage.click((5, 2))
    before = stage.state.row(Vitals, "blue-1-1").hp
    stage.do(Confirm())
    assert stage.battle.desk.shown.row(Vitals, "blue-1-1").hp == before


def test_the_computer_plays_both_sides_if_nobody_else_does(battle: Open) -> None:
    stage = battle(FIELD, red="bold", blue="wary")
    assert stage.result is not None
