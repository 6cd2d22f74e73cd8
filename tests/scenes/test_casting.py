"""Spells cast with one hand alone: aimed, laid out, asked about, chosen step by step, and taken back."""

import pytest

from game.core.entity import Vitals
from game.rules.commander.actions import Aim, Cast, Choose, Enough, Place, Rally, Strike
from game.rules.commander.components import Burning, Casting, Magic, Readiness
from game.scenes.battle.casting_mode import Aiming, Choosing
from game.scenes.battle.modes import Chosen, Idle, Proposed, Watching
from game.ui.intents import AltClick, Cancel, Confirm, EndTurn, Next, Point, Spells, Undo, Wait
from game.ui.intents import Rally as RallyIntent
from tests.scenes.casters import HANDS, Keys, Mouse, book, name_of, plain, verbs
from tests.scenes.conftest import Open
from tests.scenes.stage import Stage

MAGE, WITCH, FOE, FOOTMAN, FAR = (1, 1), (4, 1), (5, 1), (5, 2), (7, 1)
hands = pytest.mark.parametrize("hand", HANDS, ids=name_of)


def in_hand(stage: Stage, hand: Keys, spell: str, level: str) -> None:
    """The mage chosen and a level of a spell taken from its book."""
    hand.choose(stage, MAGE)
    hand.pick(stage, spell, level)
    assert stage.battle.mode == Aiming("red-1", spell, level)


@hands
def test_a_bolt_is_aimed_and_confirmed(battle: Open, hand: Keys) -> None:
    stage = battle(plain("fire_ball>thunder"))
    in_hand(stage, hand, "thunder", "B")
    hand.act(stage, FOE)
    assert stage.actions == []
    hand.confirm(stage, FOE)
    assert stage.actions == [Cast("red-1", "thunder", "B", FOE)]
    assert stage.state.row(Magic, "red-1") == Magic(27, 30)


@hands
def test_what_lies_on_the_table_is_put_away_step_by_step(battle: Open, hand: Keys) -> None:
    stage = battle(plain("fire_ball>thunder"))
    in_hand(stage, hand, "thunder", "B")
    hand.act(stage, FOE)
    hand.back(stage)
    assert stage.battle.mode == Aiming("red-1", "thunder", "B")
    hand.back(stage)
    assert (book(stage).spell, book(stage).letter) == ("thunder", "B")
    assert stage.battle.mode == Chosen("red-1")
    assert stage.actions == []


@hands
def test_the_next_target_is_laid_out(battle: Open, hand: Keys) -> None:
    stage = battle(plain("thunder"))
    in_hand(stage, hand, "thunder", "B")
    hand.following(stage)
    first = stage.battle.mode
    hand.following(stage)
    assert first == Aiming("red-1", "thunder", "B", Cast("red-1", "thunder", "B", FOE))
    assert stage.battle.mode == Aiming("red-1", "thunder", "B", Cast("red-1", "thunder", "B", FOOTMAN))


@hands
def test_a_cast_that_catches_friends_is_asked_about_once(battle: Open, hand: Keys) -> None:
    stage = battle(plain("fire_ball"))
    in_hand(stage, hand, "fire_ball", "B")
    hand.act(stage, FOE)
    hand.confirm(stage, FOE)
    assert stage.actions == []
    assert "Fire Ball would catch 1 friend." in stage.told()
    hand.answer(stage, "Cast it all the same")
    assert stage.actions == [Cast("red-1", "fire_ball", "B", FOE)]
    assert stage.state.row(Vitals, "red-1-1").hp < 10


def test_a_cast_on_friends_is_taken_back_when_the_question_is_denied(battle: Open) -> None:
    stage = battle(plain("fire_ball"))
    in_hand(stage, Keys(), "fire_ball", "B")
    Keys().act(stage, FOE)
    stage.do(Confirm(), Confirm())
    assert stage.battle.dialogue is None
    assert stage.battle.mode == Aiming("red-1", "fire_ball", "B", Cast("red-1", "fire_ball", "B", FOE))
    assert stage.actions == []


def test_a_cast_that_catches_no_friend_is_not_asked_about(battle: Open) -> None:
    stage = battle(plain("fire_ball"))
    in_hand(stage, Keys(), "fire_ball", "B")
    Keys().act(stage, FAR)
    stage.do(Confirm())
    assert stage.actions == [Cast("red-1", "fire_ball", "B", FAR)]


def test_a_cast_without_a_die_for_anybody_is_asked_about(battle: Open) -> None:
    stage = battle(plain("thunder").replace("blue-1 knight blue 5,1", "blue-1 knight blue 5,1 knowledge=9"))
    in_hand(stage, Keys(), "thunder", "B")
    assert "unaffected" in stage.labels()
    Keys().act(stage, FOE)
    stage.do(Confirm())
    assert "Thunder can do nothing there." in stage.told()
    Keys().answer(stage, "")
    assert verbs(stage) == ["cast"]


@hands
def test_a_chain_is_chosen_link_by_link_and_cast_when_enough(battle: Open, hand: Keys) -> None:
    stage = battle(plain("chain_lightning"))
    in_hand(stage, hand, "chain_lightning", "C")
    hand.act(stage, FOE)
    assert stage.battle.mode == Choosing("red-1", "chain")
    assert "3 more at most" in stage.told()
    hand.act(stage, FOOTMAN)
    assert stage.state.row(Casting).cells == (FOE, FOOTMAN)
    hand.undo(stage)
    assert stage.state.row(Casting).cells == (FOE,)
    hand.act(stage, FAR)
    hand.enough(stage)
    assert stage.actions == [
        Cast("red-1", "chain_lightning", "C", FOE),
        Aim("red-1", FAR),
        Enough("red-1"),
    ]
    assert stage.state.row(Vitals, "blue-1-1").hp == 6
    assert stage.state.row(Vitals, "blue-1-2").hp < 10


@hands
def test_the_link_that_ends_a_chain_is_laid_out_first(battle: Open, hand: Keys) -> None:
    stage = battle(plain("chain_lightning"))
    in_hand(stage, hand, "chain_lightning", "C")
    hand.act(stage, FOE)
    hand.act(stage, FOOTMAN)
    hand.act(stage, FAR)
    assert stage.battle.mode == Choosing("red-1", "chain", Aim("red-1", FAR))
    assert verbs(stage) == ["cast", "aim"]
    hand.undo(stage)
    assert stage.battle.mode == Choosing("red-1", "chain")
    hand.act(stage, FAR)
    hand.confirm(stage, FAR)
    assert verbs(stage) == ["cast", "aim", "aim"]
    assert stage.state.get(Casting) is None


@hands
def test_squares_to_burn_are_chosen_and_taken_back_one_by_one(battle: Open, hand: Keys) -> None:
    stage = battle(plain("burn"))
    in_hand(stage, hand, "burn", "B")
    hand.act(stage, (6, 1))
    hand.act(stage, (6, 2))
    hand.undo(stage)
    hand.undo(stage)
    assert stage.battle.mode == Aiming("red-1", "burn", "B")
    hand.act(stage, (6, 1))
    hand.act(stage, (6, 2))
    hand.enough(stage)
    assert verbs(stage) == ["cast", "aim", "enough"]
    assert stage.state.row(Burning, "red-1").cells == ((6, 1), (6, 2))


def test_a_fire_under_friends_is_asked_about(battle: Open) -> None:
    stage = battle(plain("burn"))
    in_hand(stage, Keys(), "burn", "B")
    Keys().act(stage, WITCH)
    Keys().act(stage, (4, 2))
    stage.do(Wait())
    assert "Burn would catch 1 friend." in stage.told()
    assert stage.state.get(Burning, "red-1") is None


def test_a_single_square_that_burns_is_not_enough(battle: Open) -> None:
    stage = battle(plain("burn"))
    in_hand(stage, Keys(), "burn", "B")
    Keys().act(stage, (6, 1))
    stage.do(Wait())
    assert stage.battle.desk.notice == "Each burning square has to touch another one."
    assert verbs(stage) == ["cast"]


@hands
def test_a_troop_is_carried_goal_and_places_chosen_one_by_one(battle: Open, hand: Keys) -> None:
    stage = battle(plain("teleport"))
    in_hand(stage, hand, "teleport", "D")
    hand.act(stage, (1, 4))
    assert stage.battle.mode == Choosing("red-1", "goal")
    hand.act(stage, (7, 4))
    assert stage.battle.mode == Choosing("red-2", "place")
    hand.act(stage, (7, 4))
    assert stage.battle.mode == Choosing("red-2-1", "place")
    hand.undo(stage)
    assert stage.battle.mode == Choosing("red-2", "place")
    hand.act(stage, (6, 4))
    hand.act(stage, (8, 4))
    assert verbs(stage) == ["cast", "aim", "place"]
    hand.confirm(stage, (8, 4))
    assert stage.actions[1:] == [Aim("red-1", (7, 4)), Place("red-2", (6, 4)), Place("red-2-1", (8, 4))]
    assert stage.state.get(Casting) is None


def hexed() -> str:
    """Somebody near the knight to be cleansed, and somebody to be stripped."""
    drawn = plain("restore", witch="effects=mute:1:2", cavalry="effects=bless:2:2")
    return drawn.replace("cavalry blue 7,1", "cavalry blue 6,1")


@hands
def test_the_other_use_of_a_spell_is_laid_out_and_cast(battle: Open, hand: Keys) -> None:
    stage = battle(hexed())
    in_hand(stage, hand, "restore", "C")
    hand.act(stage, FOE)
    assert stage.battle.mode == Choosing("red-1", "choose", Choose("red-1", "cleanse"))
    assert "Ends: Mute" in stage.labels()
    hand.following(stage)
    assert stage.battle.mode == Choosing("red-1", "choose", Choose("red-1", "strip"))
    assert "Ends: Bless" in stage.labels()
    hand.undo(stage)
    assert stage.battle.mode == Aiming("red-1", "restore", "C")
    hand.act(stage, FOE)
    hand.following(stage)
    hand.confirm(stage, FOE)
    assert verbs(stage) == ["cast", "choose"]
    assert stage.actions[-1] == Choose("red-1", "strip")


def test_a_use_is_chosen_by_whoever_is_clicked(battle: Open) -> None:
    stage = battle(hexed())
    in_hand(stage, Mouse(), "restore", "C")
    stage.click(FOE)
    stage.click((6, 1))
    assert stage.battle.mode == Choosing("red-1", "choose", Choose("red-1", "strip"))
    stage.click(WITCH)
    assert stage.battle.mode == Choosing("red-1", "choose", Choose("red-1", "cleanse"))
    stage.click((11, 5))
    assert verbs(stage) == ["cast"]


@hands
def test_a_troop_is_rallied_and_that_is_taken_back(battle: Open, hand: Keys) -> None:
    stage = battle(plain("-").replace("skills=", "skills=rally:1>"))
    hand.choose(stage, MAGE)
    hand.rally(stage)
    assert stage.actions == [Rally("red-1")]
    assert stage.state.row(Readiness, "red-1").rallied
    hand.undo(stage)
    assert stage.actions == []
    assert stage.battle.mode == Chosen("red-1")


def test_who_has_not_learnt_to_rally_is_told_so(battle: Open) -> None:
    stage = battle(plain("thunder"))
    Keys().choose(stage, MAGE)
    stage.do(RallyIntent())
    assert stage.battle.desk.notice == "Red Mage has not learnt to rally its troop."


def test_a_spell_for_a_troop_may_be_pointed_at_any_of_its_pieces(battle: Open) -> None:
    stage = battle(plain("haste"))
    in_hand(stage, Mouse(), "haste", "B")
    Mouse().act(stage, (2, 4))
    assert stage.battle.mode == Aiming("red-1", "haste", "B", Cast("red-1", "haste", "B", (1, 4)))


def test_a_square_out_of_range_is_refused_with_the_reason(battle: Open) -> None:
    stage = battle(plain("thunder"))
    in_hand(stage, Mouse(), "thunder", "B")
    stage.click(FAR)
    assert stage.battle.desk.notice == "That is out of range: 6 squares away, and the range is 5."


def test_where_a_spell_may_go_what_it_reaches_and_who_is_caught_is_laid_over_the_board(battle: Open) -> None:
    stage = battle(plain("fire_ball"))
    in_hand(stage, Keys(), "fire_ball", "B")
    stage.cursor_to(FOE)
    seen = stage.battle.desk.overlays(stage.battle.mode)
    assert FOE in seen.spell
    assert (11, 5) not in seen.spell
    assert seen.area == {FOE, WITCH, FOOTMAN, (5, 0), (6, 1)}
    assert seen.caught == {WITCH}
    assert "1 friend would be caught in it." in stage.labels()


def test_a_creature_is_called_to_a_free_square(battle: Open) -> None:
    stage = battle(plain("summon_creature"))
    in_hand(stage, Keys(), "summon_creature", "A")
    Keys().act(stage, (2, 1))
    assert "A Pixie comes and is ready from the next turn on." in stage.told()
    stage.do(Confirm())
    assert stage.cell("red-1-summon-1") == (2, 1)


def test_the_spell_is_in_hand_again_when_a_cast_without_dice_is_taken_back(battle: Open) -> None:
    stage = battle(plain("haste"))
    in_hand(stage, Keys(), "haste", "B")
    Keys().act(stage, MAGE)
    stage.do(Confirm())
    assert verbs(stage) == ["cast"]
    stage.do(Undo())
    assert stage.actions == []
    assert stage.battle.mode == Aiming("red-1", "haste", "B")


def test_the_pointer_does_not_move_what_lies_on_the_table(battle: Open) -> None:
    stage = battle(plain("thunder"))
    in_hand(stage, Mouse(), "thunder", "B")
    Mouse().act(stage, FOE)
    at = stage.battle.desk.field.middle_of(FOOTMAN)
    assert at is not None
    stage.do(Point(*at))
    assert stage.battle.desk.cursor == FOE


def test_a_right_click_steps_back_from_a_spell_in_hand(battle: Open) -> None:
    stage = battle(plain("thunder"))
    in_hand(stage, Mouse(), "thunder", "B")
    stage.do(AltClick(300, 300))
    assert book(stage).spell == "thunder"
    stage.do(Cancel())
    assert stage.battle.mode == Chosen("red-1")


def test_a_cast_plays_to_its_end_and_is_told(battle: Open) -> None:
    stage = battle(plain("thunder"), animation=3)
    in_hand(stage, Keys(), "thunder", "B")
    Keys().act(stage, FOE)
    stage.do(Confirm())
    assert isinstance(stage.battle.mode, Watching)
    stage.rest()
    assert stage.battle.desk.field.view.shows(stage.state)
    assert any("Thunder" in told.text for told in stage.battle.desk.log.lines)


def test_whoever_knows_nothing_has_no_book_to_open(battle: Open) -> None:
    stage = battle(plain("thunder"))
    stage.click((1, 4))
    stage.do(Spells())
    assert stage.battle.dialogue is None
    assert stage.battle.desk.notice == "Red Knight knows no spells."


# -- frenzy

MAD = """
board
..........
..........
..........
..........
pieces
red-1 mage red 0,0
blue-1 knight blue 5,1
blue-1-1 cavalry blue 4,1 effects=frenzy:1:1:red-1
blue-1-2 footman blue 4,2 hp=4
"""


def turned_mad(battle: Open) -> Stage:
    """Red has ended its turn, and the cavalry of blue's knight is in frenzy by red's mage."""
    stage = battle(MAD)
    stage.do(EndTurn(), EndTurn())
    stage.rest()
    return stage


def test_a_piece_in_frenzy_is_led_by_the_casters_side(battle: Open) -> None:
    stage = turned_mad(battle)
    assert stage.battle.mode == Chosen("blue-1-1")
    assert stage.battle.desk.side == "red"
    assert "Cavalry of Blue is in frenzy, and you lead it" in stage.told()
    assert stage.battle.desk.overlays(stage.battle.mode).targets == {(0, 0), (5, 1), (4, 2)}


@hands
def test_it_may_move_and_strike_its_own_side(battle: Open, hand: Keys) -> None:
    stage = turned_mad(battle)
    hand.act(stage, (4, 2))
    mode = stage.battle.mode
    assert isinstance(mode, Proposed)
    hand.confirm(stage, (4, 2))
    assert stage.actions[-1] == Strike("blue-1-1", "blue-1-2")


def test_it_may_be_let_be(battle: Open) -> None:
    stage = turned_mad(battle)
    stage.do(Wait())
    assert verbs(stage)[-1] == "wait"
    assert stage.battle.desk.side == "blue"
    assert stage.battle.mode == Idle()


def test_stepping_back_from_a_piece_in_frenzy_says_that_it_waits_to_be_led(battle: Open) -> None:
    stage = turned_mad(battle)
    stage.do(Cancel())
    assert "1 piece in frenzy is yours to lead: choose it." in stage.told()
    stage.do(Next())
    assert stage.battle.mode == Chosen("blue-1-1")
