"""What the spellbook and the column say will come of a spell: the same figures, and no more than can come of it."""

from game.ui.intents import Confirm, Spells
from tests.scenes.casters import Keys, book, plain
from tests.scenes.conftest import Open
from tests.scenes.stage import Stage

MAGE, WITCH, FOE, FOOTMAN = (1, 1), (4, 1), (5, 1), (5, 2)
LEADER = (1, 4)


def opened(battle: Open, position: str, spell: str, letter: str) -> Stage:
    """The mage's book, open at a level."""
    stage = battle(position)
    Keys().choose(stage, MAGE)
    stage.do(Spells())
    book(stage).spell, book(stage).letter = spell, letter
    return stage


def in_hand(battle: Open, position: str, spell: str, letter: str) -> Stage:
    """A level of a spell taken from the mage's book."""
    stage = opened(battle, position, spell, letter)
    stage.do(Confirm())
    return stage


def test_whoever_misses_no_hp_is_unaffected_by_healing_in_the_book_and_on_the_board(battle: Open) -> None:
    position = plain("heal", witch="hp=4")
    assert "Red Mage, 6 dice unaffected" in opened(battle, position, "heal", "B").told()
    stage = in_hand(battle, position, "heal", "B")
    stage.cursor_to(MAGE)
    told = stage.told()
    assert "Red Mage unaffected" in told
    assert "Red Witch +3.8 HP" in told


def test_the_book_counts_no_more_hp_than_there_are(battle: Open) -> None:
    position = plain("fire_ball").replace("blue 5,2 hp=6", "blue 5,2 hp=1")
    told = opened(battle, position, "fire_ball", "B").told()
    assert "Blue Footman, 5 dice \N{MINUS SIGN}1.0 HP, destroyed 100 %" in told


def test_restoring_those_who_bear_no_harm_is_asked_about(battle: Open) -> None:
    stage = in_hand(battle, plain("restore"), "restore", "A")
    Keys().act(stage, LEADER)
    assert "97 %" not in stage.told()
    stage.do(Confirm())
    assert stage.actions == []
    assert "Restore can do nothing there." in stage.told()


def test_restoring_is_not_asked_about_where_one_of_the_troop_bears_harm(battle: Open) -> None:
    stage = in_hand(battle, plain("restore", witch="effects=poison"), "restore", "A")
    Keys().act(stage, MAGE)
    stage.do(Confirm())
    assert [action.verb for action in stage.actions] == ["cast"]


def test_a_harmful_spell_for_a_troop_is_said_to_mean_enemies(battle: Open) -> None:
    assert "Life magic, enemies only" in opened(battle, plain("decline"), "decline", "B").labels()
    assert "Life magic, friends are caught too" in opened(battle, plain("decline"), "decline", "C").labels()


def test_a_fire_ball_for_one_target_is_said_to_mean_friends_or_enemies(battle: Open) -> None:
    assert "Fire magic, friends or enemies" in opened(battle, plain("fire_ball"), "fire_ball", "A").labels()


def test_a_harm_lasts_turns_of_its_bearer_and_a_help_counts_the_running_turn(battle: Open) -> None:
    assert "It lasts 3 turns of its bearer." in opened(battle, plain("mute"), "mute", "B").told()
    assert "It lasts 3 turns, the running one included." in opened(battle, plain("bless"), "bless", "B").told()
    assert "It burns for 3 turns, the running one included." in opened(battle, plain("burn"), "burn", "B").told()


def test_a_fire_takes_no_more_than_resistance_leaves(battle: Open) -> None:
    position = plain("burn").replace("blue-1 knight blue 5,1", "blue-1 knight blue 5,1 skills=resistance:1")
    stage = in_hand(battle, position, "burn", "B")
    Keys().act(stage, FOE)
    Keys().act(stage, FOOTMAN)
    told = stage.told()
    assert "Blue Knight unaffected" in told
    assert "Blue Footman \N{MINUS SIGN}2 HP" in told


def test_a_carried_troop_comes_as_one(battle: Open) -> None:
    stage = in_hand(battle, plain("teleport"), "teleport", "D")
    Keys().act(stage, LEADER)
    assert "One throw of the dice is for all: they all come, or none does." in stage.told()


def test_a_fire_of_one_square_asks_for_one_beside_it_and_then_offers_to_end(battle: Open) -> None:
    stage = in_hand(battle, plain("burn"), "burn", "C")
    Keys().act(stage, FOE)
    assert "Choose another square that is to burn: 5 more at most, side by side with another." in stage.labels()
    Keys().act(stage, FOOTMAN)
    assert "Choose another square that is to burn: 4 more at most, or say enough." in stage.labels()
