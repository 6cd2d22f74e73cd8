"""The spellbook, what the panels tell of magic, and the rule book: levels with reasons, odds, effects, sections."""

from pathlib import Path

import pygame
import pytest

from game import paths
from game.scenes.battle.leaf import Leaf
from game.scenes.battle.modes import Chosen
from game.scenes.battle.rich import runs
from game.scenes.battle.rule_page import RulePage
from game.scenes.battle.rule_text import Block, Section, Table, read_sections, section_called, sections_of
from game.scenes.battle.spellbook import Spellbook
from game.scenes.context import Context
from game.ui.intents import (
    AltClick,
    Cancel,
    Click,
    Confirm,
    Cursor,
    Details,
    Intent,
    Menu,
    Next,
    Previous,
    Rules,
    Scroll,
    Spells,
)
from game.ui.widgets import Seen
from tests.helpers.layout import faults
from tests.scenes.casters import Keys, book, plain
from tests.scenes.conftest import Open
from tests.scenes.stage import Stage

MAGE = (1, 1)
ALL = (
    "fire_ball>frenzy>meteor>haste>mp_drain>burn>thunder>chain_lightning>wind_shield>teleport>mute>resist>heal>bless"
    ">holy_blaze>restore>return>decline>summon_creature>thorns>fine>poison>protection>sleep"
)


def opened(battle: Open, position: str) -> Stage:
    """The mage's book, open."""
    stage = battle(position)
    Keys().choose(stage, MAGE)
    stage.do(Spells())
    return stage


def seen(stage: Stage, role: str) -> dict[str, Seen]:
    stage.draw()
    return {part.label: part for part in stage.battle.tree() if part.role == role}


# -- the book


def test_acting_on_the_chosen_caster_opens_its_book(battle: Open) -> None:
    stage = battle(plain("thunder"))
    stage.click(MAGE)
    assert stage.battle.dialogue is None
    stage.click(MAGE)
    assert isinstance(stage.battle.dialogue, Spellbook)


def test_the_book_tells_cost_discount_and_what_is_left(battle: Open) -> None:
    stage = opened(battle, plain("thunder"))
    stage.do(Cursor(-1, 0), Cursor(-1, 0), Cursor(-1, 0), Cursor(1, 0))
    told = stage.labels()
    assert "Thunder, level B" in told
    assert {"6 \N{MINUS SIGN} 3 Air Magic", "3 MP", "30, afterwards 27", "The highest of its d6 is the damage."} <= set(
        told
    )


def test_every_level_is_in_the_book_and_those_that_cannot_be_cast_are_grey(battle: Open) -> None:
    stage = opened(battle, plain("thunder>heal"))
    levels = seen(stage, "level")
    assert [label for label, part in levels.items() if part.state == "disabled"] == ["Thunder A", "Heal D"]
    assert list(levels) == [f"{spell} {letter}" for spell in ("Thunder", "Heal") for letter in "ABCD"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("spells=", "mp=2 spells="), "That costs 3 MP, and only 2 are left."),
        (("spells=", "effects=mute:1:2 spells="), "Red Mage is mute and cannot cast."),
        (("air_magic:3", "nature_magic:1"), "Thunder at level B needs Air Magic at Basic."),
    ],
)
def test_a_grey_level_says_why_and_is_not_taken(battle: Open, change: tuple[str, str], sentence: str) -> None:
    stage = battle(plain("thunder").replace(*change))
    stage.cursor_to(MAGE)
    stage.do(Spells())
    page = book(stage)
    page.letter = "B"
    stage.do(Confirm())
    assert stage.battle.dialogue is page
    assert sentence in stage.told()


def test_whoever_has_moved_can_cast_nothing(battle: Open) -> None:
    stage = battle(plain("thunder"))
    stage.click(MAGE)
    stage.click((2, 1))
    stage.do(Spells())
    assert "Red Mage has moved, and whoever has moved cannot cast this turn." in stage.told()


def test_a_level_with_nobody_in_range_says_so(battle: Open) -> None:
    stage = opened(battle, plain("thunder"))
    book(stage).letter = "A"
    assert "There is nothing in range to cast it on." in stage.labels()


def test_the_book_lists_everybody_in_range_with_dice_and_exact_odds(battle: Open) -> None:
    stage = opened(battle, plain("sleep").replace("fire_magic:3", "nature_magic:2"))
    book(stage).letter = "C"
    told = stage.told()
    assert "Blue Knight, 5 dice 50 %" in told
    assert "Blue Ranger" not in told


def test_friends_whom_a_spell_would_harm_are_named_as_such_and_last(battle: Open) -> None:
    stage = opened(battle, plain("fire_ball"))
    book(stage).letter = "B"
    told = [label for label in stage.labels() if ", 6 dice" in label or ", 5 dice" in label]
    assert "Red Witch, a friend, 6 dice" in told
    names = [" a friend" in label for label in told]
    assert names == sorted(names)


def test_the_book_of_an_enemy_may_be_read(battle: Open) -> None:
    stage = battle(plain("thunder").replace("blue-2 ranger", "blue-2 priest"))
    stage.point((10, 4))
    stage.do(Spells())
    assert "It is not the turn of Blue Priest." in stage.told()


def test_the_book_is_put_away_by_its_key_a_right_click_and_a_click_beside_it(battle: Open) -> None:
    stage = battle(plain("thunder"))
    Keys().choose(stage, MAGE)
    for intent in (Spells(), Cancel(), Menu(), AltClick(5, 5), Click(2, 2)):
        stage.do(Spells())
        stage.draw()
        stage.do(intent)
        assert stage.battle.dialogue is None
        assert stage.battle.mode == Chosen("red-1")


def test_a_long_book_is_gone_through_with_keys_and_wheel(battle: Open) -> None:
    stage = opened(battle, plain(ALL))
    for _ in range(30):
        stage.do(Cursor(0, 1))
    assert book(stage).spell == "sleep"
    assert "Sleep" in seen(stage, "option")
    stage.do(Next())
    stage.do(Scroll(-1), Scroll(1))
    assert book(stage).spell == "fire_ball"
    stage.do(Previous())
    assert book(stage).spell == "sleep"


# -- panels


CURSED = "effects=mute:1:2>poison:8:0>bless:3:3"


def test_a_piece_shows_its_effects_with_strength_time_and_what_they_do(battle: Open) -> None:
    stage = battle(plain("thunder", witch=CURSED))
    stage.point((4, 1))
    stage.do(Details())
    told = stage.labels()
    assert {"Mute, for 2 turns", "It cannot cast.", "Bless +3, for 3 turns", "Attack is raised by 3."} <= set(told)
    assert "9 + 1 Offence of Red Mage + 3 Bless" in told


def test_a_caster_shows_its_magic_points(battle: Open) -> None:
    stage = battle(plain("thunder"))
    stage.point(MAGE)
    assert "30 MP" in stage.labels()
    stage.do(Details())
    assert {"MP, when rested", "30, 30", "Fire Magic", "Expert", "Thunder D"} <= set(stage.labels())


def test_whoever_casts_nothing_shows_no_bar_of_magic_points(battle: Open) -> None:
    stage = battle(plain("thunder"))
    stage.point((1, 4))
    assert "15 MP" not in stage.labels()
    stage.do(Details())
    assert "15, 15" in stage.labels()


def test_burning_ground_tells_whose_fire_it_is_and_how_long_it_lasts(battle: Open) -> None:
    stage = battle(plain("burn") + "fields\nred-1 cells=3,1>3,2 damage=2 left=3\n")
    stage.point((3, 2))
    told = stage.told()
    assert "Burns by Red Mage" in told
    assert "Whoever ends a turn here loses 2 HP; it burns for 3 turns of its caster." in told


def test_the_column_tells_the_odds_for_whoever_is_under_the_cursor(battle: Open) -> None:
    stage = battle(plain("thunder"))
    Keys().choose(stage, MAGE)
    Keys().pick(stage, "thunder", "B")
    stage.point((5, 2))
    told = stage.told()
    assert "Thunder, level B" in told
    assert "5 dice: 6 Willpower of Red Mage \N{MINUS SIGN} 1 Knowledge of Blue Knight" in told
    assert "destroyed 60 %" in told


def test_a_target_that_has_just_recovered_is_unaffected(battle: Open) -> None:
    position = plain("sleep", cavalry="effects=sleep_guard:1").replace("fire_magic:3", "nature_magic:2")
    stage = battle(position)
    Keys().choose(stage, MAGE)
    Keys().pick(stage, "sleep", "C")
    stage.cursor_to((5, 1))
    told = stage.labels()
    assert told.count("unaffected") == 1
    assert "On it already: Safe from Sleep" in stage.told()


# -- the rule book


def test_the_book_opens_the_rules_of_casting_and_is_there_again_afterwards(battle: Open) -> None:
    stage = opened(battle, plain("thunder"))
    page = book(stage)
    stage.do(Rules())
    assert isinstance(stage.battle.dialogue, RulePage)
    assert "7 Casting" in seen(stage, "option")
    assert "7 Casting" in stage.labels()
    stage.do(Cancel())
    assert stage.battle.dialogue is page


def test_details_of_a_piece_open_the_rules_of_pieces_by_a_click(battle: Open) -> None:
    stage = battle(plain("thunder"))
    stage.point(MAGE)
    stage.do(Details())
    stage.do(Click(*seen(stage, "button")["The rules"].rect.center))
    assert isinstance(stage.battle.dialogue, RulePage)
    assert stage.battle.dialogue.section == 2
    stage.do(Cancel())
    assert isinstance(stage.battle.dialogue, Leaf)


def test_the_pad_opens_the_rules_from_the_book_with_the_button_that_is_shown(battle: Open) -> None:
    stage = battle(plain("thunder"))
    stage.press(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_X)
    assert isinstance(stage.battle.dialogue, RulePage)
    stage.press(pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_B)
    assert stage.battle.mode == Chosen("red-1")


def test_the_menu_leads_to_spellbook_and_rule_book(battle: Open) -> None:
    stage = battle(plain("thunder"))
    Keys().choose(stage, MAGE)
    for label, kind in (("Spellbook", Spellbook), ("Rule book", RulePage)):
        stage.do(Menu())
        stage.do(Click(*seen(stage, "button")[label].rect.center))
        assert isinstance(stage.battle.dialogue, kind)
        stage.do(Cancel())


def test_sections_are_turned_and_scrolled(battle: Open) -> None:
    stage = battle(plain("thunder"))
    stage.do(Rules())
    page = stage.battle.dialogue
    assert isinstance(page, RulePage)
    stage.do(Next(), Cursor(1, 0))
    assert page.section == 2
    stage.do(Previous())
    assert page.section == 1
    stage.do(Click(*seen(stage, "option")["7 Casting"].rect.center))
    assert page.section == 7
    before = stage.labels()
    stage.do(Cursor(0, 1), Scroll(-2))
    assert stage.labels() != before
    stage.do(Click(2, 2))
    assert stage.battle.dialogue is None


def test_the_rule_book_is_cut_into_sections_points_and_tables() -> None:
    text = (
        "# Book\n\nIn *short*\nwords.\n\n## 1 One\n- a point\n  goes on\n- another\n\n| a | b |\n|---|---|\n| 1 | - |\n"
    )
    assert sections_of(text) == (
        Section("Book", (Block("paragraph", "In *short* words."),)),
        Section(
            "1 One", (Block("point", "a point goes on"), Block("point", "another"), Table((("a", "b"), ("1", "-"))))
        ),
    )


def test_what_is_set_off_has_a_face_of_its_own_and_glues_to_what_follows() -> None:
    assert list(runs("a **b** *c*.")) == [
        ("a", "serif"),
        ("b", "serif_bold"),
        ("c", "serif_italic"),
        ("\0.", "serif"),
    ]


def test_the_shipped_rules_have_a_section_for_everything_that_leads_there() -> None:
    sections = read_sections(paths.content_folder())
    assert [sections[section_called(sections, title)].title for title in ("Casting", "An attack")] == [
        "7 Casting",
        "6 An attack",
    ]


def test_a_rule_book_that_is_not_there_says_so(tmp_path: Path) -> None:
    (section,) = read_sections(tmp_path)
    assert section.blocks == (Block("paragraph", "The rule book cannot be opened (No such file or directory)."),)


# -- how it lies


SIZES = [((1280, 720), 100), ((1920, 1080), 150), ((960, 540), 150), ((1280, 720), 200), ((960, 540), 200)]
STATES: dict[str, tuple[Intent, ...]] = {
    "book": (),
    "last": (Cursor(0, -1), Next()),
    "rules": (Rules(),),
    "tables": (Rules(), Cursor(0, 1), Cursor(0, 1), Cursor(0, 1), Cursor(0, 1), Cursor(0, 1)),
    "pieces": (Rules(), Next(), Next(), Next(), Next(), Next(), Next(), Next()),
    "aiming": (Confirm(),),
    "laid": (Confirm(), Next()),
    "question": (Confirm(), Next(), Confirm()),
}


@pytest.mark.parametrize(("size", "percent"), SIZES)
@pytest.mark.parametrize("state", STATES)
def test_nothing_overlaps_or_leaves_the_window(
    battle: Open, context: Context, size: tuple[int, int], percent: int, state: str
) -> None:
    pygame.display.set_mode(size)
    context.text.restyle(percent, readable=False)
    context.text.resize(*size)
    stage = opened(battle, plain(ALL))
    book(stage).letter = "C"
    stage.do(*STATES[state])
    stage.draw()
    assert faults(stage.battle.tree(), size) == []
