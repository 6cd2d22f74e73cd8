"""Gifts and last stands where the player reads of them: forecasts, spellbook, the piece's sheet, and the log."""

import pytest

from game.core.action import Action
from game.rules.commander.actions import Cast, EndTurn, Strike
from game.rules.commander.gifts import FIGURES, SOURCES, Gift
from game.ui.intents import Details, Spells
from game.ui.sentences_dice import Told
from game.ui.sentences_gifts import gift_text
from game.ui.sentences_log import Teller
from game.ui.sentences_terms import gift_name
from tests.helpers.battle import CONTENT, draw, play
from tests.helpers.magic import caster, commander, scene
from tests.scenes.casters import Keys, book
from tests.scenes.conftest import Open
from tests.scenes.stage import Stage

DUEL = """
board
............
............
............
............
pieces
red-1 warrior red 4,1 {red}
blue-1 fighter blue 5,1 {blue}
"""
BOOK = """
board
............
............
............
............
pieces
red-1 mage red 1,1 willpower=6 knowledge=4 skills=air_magic:3>life_magic:1 spells=thunder>heal>bless {red}
red-1-1 witch red 4,1 hp=4
blue-1 fighter blue 6,1 hp=3 {blue}
"""
STAND = "gifts=constraint:last_stand:1"


def proposed(battle: Open, red: str, blue: str) -> Stage:
    """The blow of the warrior laid on the table."""
    stage = battle(DUEL.format(red=red, blue=blue))
    Keys().act(stage, (4, 1))
    stage.cursor_to((5, 1))
    return stage


def open_book(battle: Open, spell: str, letter: str, red: str = "", blue: str = "") -> Stage:
    stage = battle(BOOK.format(red=red, blue=blue))
    Keys().choose(stage, (1, 1))
    stage.do(Spells())
    book(stage).spell, book(stage).letter = spell, letter
    return stage


def in_hand(battle: Open, spell: str, letter: str, red: str = "", blue: str = "") -> Stage:
    stage = open_book(battle, spell, letter, red, blue)
    Keys().confirm(stage, (0, 0))
    return stage


def lines(before: object, action: Action, *faces: int) -> list[str]:
    told: tuple[Told, ...] = Teller(CONTENT, before).tell(play(before, action, *faces).events)  # type: ignore[arg-type]
    return [line.text for line in told]


# -- words


@pytest.mark.parametrize("source", SOURCES)
def test_every_source_has_a_name(source: str) -> None:
    assert gift_name(source) != source


@pytest.mark.parametrize("figure", FIGURES)
def test_every_gift_is_told(figure: str) -> None:
    told = gift_text(Gift("quiz", figure, 2))
    assert told != figure
    assert "{" not in told


# -- before an attack


def test_the_forecast_names_what_gifts_add_and_where_they_come_from(battle: Open) -> None:
    stage = proposed(battle, "gifts=quiz:attack:2>judgement:strikes:1", "gifts=sympathy:defence:1")
    Keys().act(stage, (5, 1))
    stage.do(Details())
    told = stage.told()
    assert "Quiz +2" in told
    assert "Sympathy \N{MINUS SIGN}1" in told
    assert "14 strikes (10 + 3 advantage + 1 Judgement)" in told


def test_the_forecast_says_that_a_commander_will_stand(battle: Open) -> None:
    told = proposed(battle, "gifts=quiz:attack:9", f"hp=3 {STAND}").told()
    assert "Constraint leaves it 1 HP, once a battle" in told
    assert "Blue Fighter destroyed 0 %" in told


def test_after_its_last_stand_nothing_more_is_promised(battle: Open) -> None:
    told = proposed(battle, "gifts=quiz:attack:9", f"hp=3 {STAND} stood").told()
    assert "Constraint" not in told
    assert "Blue Fighter destroyed 100 %" in told


# -- the sheet of a piece


def test_the_sheet_tells_every_number_and_every_gift(battle: Open) -> None:
    gifts = "gifts=quiz:attack:2>discretion:move:1>judgement:strikes:1>constraint:last_stand:1"
    stage = battle(DUEL.format(red=gifts, blue=""))
    stage.cursor_to((4, 1))
    stage.do(Details())
    told = stage.told()
    assert "13 + 2 own Offence + 1 Combat Expertise + 2 Quiz" in told
    assert "10 + 1 Judgement" in told
    assert "5 + 1 Discretion" in told
    assert "Constraint a last stand at 1 HP" in told


def test_the_sheet_tells_of_a_last_stand_that_is_over(battle: Open) -> None:
    stage = battle(DUEL.format(red=f"{STAND} stood", blue=""))
    stage.cursor_to((4, 1))
    stage.do(Details())
    assert "Constraint has made its last stand" in stage.told()


# -- magic


def test_the_spellbook_tells_the_range_with_its_gift(battle: Open) -> None:
    assert "Range 8 7 + 1 Quiz" in open_book(battle, "thunder", "C", "gifts=quiz:spell_range:1").told()


def test_the_spellbook_tells_what_is_added_to_helpful_spells_alone(battle: Open) -> None:
    assert "Points more +2 Heed" in open_book(battle, "heal", "A", "gifts=heed:helpful_points:2").told()
    assert "Heed" not in open_book(battle, "thunder", "A", "gifts=heed:helpful_points:2").told()


def test_the_panel_before_a_cast_names_more_dice_and_what_blunts_them(battle: Open) -> None:
    stage = in_hand(battle, "thunder", "C", "gifts=recognition:harmful_dice:1", "gifts=constraint:spell_guard:1")
    Keys().act(stage, (6, 1))
    told = stage.told()
    assert "+ 1 Recognition" in told
    assert "Damage less 1 Constraint" in told


def test_the_panel_before_a_cast_knows_of_a_last_stand(battle: Open) -> None:
    stage = in_hand(battle, "thunder", "D", "", STAND)
    Keys().act(stage, (6, 1))
    told = stage.told()
    assert "Constraint leaves it 1 HP, once a battle" in told
    assert "destroyed" not in told


def test_the_panel_before_a_cast_tells_what_heed_adds(battle: Open) -> None:
    stage = in_hand(battle, "heal", "A", "gifts=heed:helpful_points:1")
    Keys().act(stage, (4, 1))
    assert "More by 1 Heed" in stage.told()


# -- the log


def test_the_log_names_strikes_and_attack_by_their_gifts_and_tells_of_the_last_stand() -> None:
    state = draw(
        DUEL.format(red="gifts=passion:attack:1>judgement:strikes:2", blue=f"hp=2 {STAND}") + "turns\nred-1* blue-1"
    )
    told = lines(state, Strike("red-1", "blue-1"), *[1] * 15, *[10] * 5)
    assert "15 strikes (10 + 3 advantage + 2 Judgement) at" in told[0]
    assert "+ 1 Passion" in told[0]
    assert "Blue Fighter would have fallen; Constraint leaves it 1 HP, for this once." in told


def test_the_log_names_what_gifts_do_to_dice_and_damage() -> None:
    blue = commander("blue", "3,0", gifts="constraint:spell_guard:1")
    state = scene(caster("thunder", 1, rank=0, gifts="recognition:harmful_dice:1"), blue)
    assert lines(state, Cast("red", "thunder", "A", (3, 0)), 2, 4)[1] == (
        "Thunder on Blue Mage: 2 dice of 4 sides (1 Willpower + 1 Recognition), the highest 4, "
        "\N{MINUS SIGN}1 Constraint: 10 to 7 HP"
    )


def test_the_log_names_what_heed_adds_to_a_healing() -> None:
    state = scene(caster("heal", 1, hp=2, gifts="heed:helpful_points:1"), commander("blue", "9,0"))
    assert lines(state, Cast("red", "heal", "A", (0, 0)), 3)[1] == (
        "Heal on Red Mage: 1 die of 4 sides (1 Willpower), the highest 3, +1 Heed: 2 to 6 HP"
    )


def test_the_log_names_what_heed_adds_to_a_bonus_whose_dice_suffice() -> None:
    state = scene(caster("bless", 2, gifts="heed:helpful_points:1"), commander("blue", "9,0"))
    assert lines(state, Cast("red", "bless", "A", (0, 0)), 4, 9)[1] == (
        "Bless on Red Mage: 2 dice (2 Willpower), 2 show 4 or more, needed 2, +1 Heed: attack +3 for 3 turns"
    )
    assert "Heed" not in lines(state, Cast("red", "bless", "A", (0, 0)), 4, 1)[1]


def test_the_log_names_what_heed_adds_to_a_spell_without_dice() -> None:
    state = scene(caster("haste", 2, gifts="heed:helpful_points:1"), commander("blue", "9,0"))
    assert lines(state, Cast("red", "haste", "B", (0, 0)))[1] == "Haste on Red Mage: +1 Heed: movement +2 for 1 turn"


def test_the_log_names_what_lowers_a_fire() -> None:
    blue = commander("blue", "3,0", gifts="constraint:spell_guard:1")
    state = scene(caster("thunder"), blue, turns="red blue*", fields=["red cells=3,0>4,0"])
    assert "Blue Mage suffers from fire (2 burning \N{MINUS SIGN} 1 Constraint): 10 to 9 HP" in lines(
        state, EndTurn("blue")
    )
