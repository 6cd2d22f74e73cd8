"""Hints: each once and at its moment, out of the way, put away by every device, off by choice, and read again."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import get_args

import pygame
import pytest

from game.content.catalog import Catalog
from game.content.models.hints import Trigger
from game.scenes.battle.modes import Chosen, Idle
from game.scenes.battle.scene import Battle
from game.scenes.battle.setup import HUMAN
from game.scenes.camp.marching import Campaigning
from game.scenes.context import Context
from game.scenes.hints.moments import LESSONS
from game.scenes.hints.wording import chunks
from game.scenes.settings.pages import changed
from game.settings import Settings, load, save
from game.ui.caps import PAD
from game.ui.input import Device
from game.ui.intents import (
    AltClick,
    Cancel,
    Click,
    Confirm,
    Cursor,
    Danger,
    Dismiss,
    EndTurn,
    Intent,
    Menu,
    Next,
    Point,
    Previous,
    Rules,
    Undo,
    Wait,
)
from game.ui.widgets import Seen
from tests.helpers.layout import faults
from tests.scenes.company import first_evening, fought
from tests.scenes.stage import Stage

READ = 3000
ALL: tuple[Trigger, ...] = get_args(Trigger)

FIELD = """
board
..f.........
............
............
............
............
............
............
pieces
red-1 barbarian red 1,1
red-1-1 footman red 2,1
red-1-2 pikeman red 1,3
blue-1 mage blue 10,5
blue-1-1 pikeman blue 5,1
blue-1-2 footman blue 3,3
objectives
aim red reach cells=4,2
turns
red-1* blue-1
"""
CASTER = """
board
......
......
pieces
red-1 mage red 0,0
blue-1 knight blue 5,1
turns
red-1* blue-1
"""
VICTORY = """
board
......
......
pieces
red-1 knight red 0,0 offence=10
blue-1 mage blue 1,0 hp=1 armour=0
blue-2 mage blue 5,1
turns
red-1* blue-1 blue-2
"""
LAST = """
board
......
pieces
red-1 fighter red 0,0
blue-1 knight blue 5,0
turns
red-1* blue-1
"""
IN_VAIN = """
board
......
pieces
red-1 mage red 0,0 offence=0
blue-1 fighter blue 3,0 armour=3
turns
red-1* blue-1
"""
THEIRS = LAST.replace("red-1* blue-1", "blue-1* red-1")

Open = Callable[..., "Taught"]


class Taught:
    """A battle of the road with a hand in it; all hints but those to be told have been seen."""

    def __init__(self, context: Context, catalog: Catalog, position: str, hints: Sequence[str], blue: str) -> None:
        seen = tuple(name for name in ALL if name not in hints)
        context.settings = replace(context.settings, hints_seen=seen, reduced_motion=True)
        self.context = context
        journey = first_evening(catalog)
        opened = fought(journey, position, context)
        opened = replace(opened, setup=replace(opened.setup, players={"red": HUMAN, "blue": blue}))
        self.battle = Battle(context, opened.setup, opened, around=Campaigning(context, journey))
        self.do()

    @property
    def told(self) -> str:
        """The title on the paper."""
        tip = next((seen for seen in self.tree() if seen.role == "tip"), None)
        return tip.label.partition(":")[0] if tip else ""

    @property
    def seen(self) -> set[str]:
        return set(self.context.settings.hints_seen)

    def tree(self) -> tuple[Seen, ...]:
        surface = pygame.display.get_surface()
        assert surface is not None
        self.battle.draw(surface)
        return self.battle.tree()

    def rect(self, label: str) -> pygame.Rect:
        return next(seen.rect for seen in self.tree() if seen.label.startswith(label))

    def do(self, *intents: Intent) -> None:
        """These intents, and after each a few frames, so that what they lead to is at rest."""
        for intent in (None, *intents):
            if intent is not None:
                self.battle.handle(intent)
            for _frame in range(4):
                self.battle.update(1)
            self.tree()

    def wait(self) -> None:
        """Long enough to read what is told."""
        self.battle.update(READ)


@pytest.fixture
def taught(context: Context, catalog: Catalog) -> Iterator[Open]:
    """Opens a battle of the road on a drawn position."""
    opened: list[Taught] = []

    def open_(position: str = FIELD, hints: Sequence[str] = ALL, blue: str = HUMAN) -> Taught:
        opened.append(Taught(context, catalog, position, hints, blue))
        return opened[-1]

    yield open_
    for one in opened:
        one.battle.match.close()


# -- when they come


@pytest.mark.parametrize(
    ("trigger", "position", "intents"),
    [
        ("to_choose", FIELD, ()),
        ("can_move", FIELD, (Next(),)),
        ("can_undo", FIELD, (Next(), Cursor(0, 1), Confirm())),
        ("outside_command", FIELD, (Next(), Next())),
        ("in_cover", FIELD, (Next(),)),
        ("target_in_reach", FIELD, (Next(),)),
        ("odds_shown", FIELD, (Next(), Next(), Cursor(3, 0), Confirm())),
        ("in_vain", IN_VAIN, (Next(), Cursor(3, 0), Confirm())),
        ("has_advantage", FIELD, (Next(), Next(), Cursor(3, 0), Confirm())),
        ("fears_advantage", FIELD, (Next(), Next(), Next(), Cursor(2, 0), Confirm())),
        ("can_cast", CASTER, (Next(),)),
        ("can_rally", FIELD, (Next(),)),
        ("can_regroup", VICTORY, (Next(), Cursor(1, 0), Confirm(), Confirm())),
        ("goals_marked", FIELD, ()),
        ("first_fall", VICTORY, (Next(), Cursor(1, 0), Confirm(), Confirm(), Wait())),
        ("all_done", LAST, (Next(), Wait())),
        ("new_round", LAST, (EndTurn(), EndTurn(), EndTurn(), EndTurn())),
    ],
)
def test_a_hint_comes_at_its_moment_and_not_before(
    taught: Open, catalog: Catalog, trigger: Trigger, position: str, intents: tuple[Intent, ...]
) -> None:
    battle = taught(position, [trigger])
    for intent in intents:
        assert battle.told == ""
        battle.do(intent)
    assert battle.told == catalog.hints[trigger].title


def test_the_turn_of_others_has_a_hint_of_its_own_that_goes_with_it(taught: Open) -> None:
    battle = taught(THEIRS, ["others_turn"], "steady")
    assert battle.told == "The enemy's turn"


@pytest.mark.parametrize(
    ("trigger", "position", "before", "deed"),
    [
        ("to_choose", FIELD, (), (Next(),)),
        ("can_move", FIELD, (Next(),), (Cursor(0, 1), Confirm())),
        ("can_undo", FIELD, (Next(), Cursor(0, 1), Confirm()), (Undo(),)),
        ("in_cover", FIELD, (Next(),), (Cursor(1, -1), Confirm())),
        ("target_in_reach", FIELD, (Next(), Next()), (Cursor(3, 0), Confirm())),
        ("odds_shown", FIELD, (Next(), Next(), Cursor(3, 0), Confirm()), (Confirm(),)),
        ("can_regroup", VICTORY, (Next(), Cursor(1, 0), Confirm(), Confirm()), (Wait(),)),
        ("goals_marked", FIELD, (), (Next(), Cursor(3, 1), Confirm())),
        ("all_done", LAST, (Next(), Wait()), (EndTurn(),)),
        ("new_round", LAST, (EndTurn(), EndTurn(), EndTurn(), EndTurn()), (Danger(),)),
    ],
)
def test_what_a_hint_tells_once_done_is_told_no_more(
    taught: Open, trigger: Trigger, position: str, before: tuple[Intent, ...], deed: tuple[Intent, ...]
) -> None:
    battle = taught(position, [trigger])
    battle.do(*before)
    assert trigger not in battle.seen
    battle.do(*deed)
    assert battle.told == ""
    assert trigger in battle.seen


def test_one_hint_follows_on_the_other_as_one_plays(taught: Open) -> None:
    battle = taught()
    told = [battle.told]
    for intent in (Next(), Cursor(0, 1), Confirm(), Next(), Cursor(3, 0), Confirm(), Confirm()):
        battle.do(intent)
        told += [battle.told] if battle.told != told[-1] else []
    assert told == ["Your turn", "On the way", "Taken back", "What wins", "The odds", "What wins"]


def test_a_hint_whose_moment_passed_before_it_could_be_read_comes_again(taught: Open) -> None:
    battle = taught(hints=["can_move"])
    battle.do(Next(), Cancel())
    assert (battle.told, "can_move" in battle.seen) == ("", False)
    battle.do(Next())
    assert battle.told == "On the way"


def test_a_hint_whose_moment_passed_when_it_was_read_does_not_come_again(taught: Open) -> None:
    battle = taught(hints=["can_move"])
    battle.do(Next())
    battle.wait()
    battle.do(Cancel())
    assert "can_move" in battle.seen
    battle.do(Next())
    assert battle.told == ""


def test_what_was_told_in_one_battle_is_not_told_in_the_next(taught: Open) -> None:
    first = taught(hints=["to_choose"])
    first.do(Next())
    left = [name for name in ALL if name not in first.seen]
    assert taught(hints=left).told == ""


def test_a_battle_outside_of_a_campaign_tells_no_hints(battle: Callable[..., Stage]) -> None:
    stage = battle(FIELD)
    stage.do(Next())
    assert [seen.label for seen in stage.battle.tree() if seen.role == "tip"] == []


# -- putting them away


def test_one_key_puts_a_hint_away_and_nothing_else(taught: Open) -> None:
    battle = taught(hints=["can_move"])
    battle.do(Next(), Dismiss())
    assert battle.told == ""
    assert isinstance(battle.battle.mode, Chosen)
    battle.do(Dismiss())
    assert battle.seen == set(ALL)


def test_a_click_on_the_paper_puts_it_away_and_does_not_reach_the_board(taught: Open) -> None:
    battle = taught(hints=["can_move"])
    battle.do(Next())
    cursor = battle.battle.desk.cursor
    middle = battle.rect("On the way").center
    battle.do(Point(*middle), Click(*middle))
    assert battle.told == ""
    assert battle.battle.desk.cursor == cursor
    assert battle.battle.match.session.history[1:] == []


def test_a_step_back_puts_a_hint_away_where_there_is_nothing_else_to_step_back_from(taught: Open) -> None:
    battle = taught(hints=["to_choose"])
    battle.do(Cancel())
    assert (battle.told, battle.battle.dialogue) == ("", None)
    battle.do(Cancel())
    assert battle.battle.dialogue is not None


def test_a_right_click_on_the_board_leaves_the_hint(taught: Open) -> None:
    battle = taught(hints=["to_choose"])
    battle.do(AltClick(400, 500))
    assert battle.told == "Your turn"


def test_after_one_was_put_away_no_other_comes_until_something_has_changed(taught: Open) -> None:
    battle = taught(hints=["can_move", "in_cover"])
    battle.do(Next(), Dismiss())
    assert battle.told == ""
    battle.do(Next())
    assert battle.told == "Cover"


def test_the_menu_puts_a_hint_away(taught: Open) -> None:
    battle = taught(hints=["can_move"])
    battle.do(Next(), Menu(), Cursor(0, 1), Confirm())
    assert battle.told == ""
    assert battle.context.settings.hints


@pytest.mark.parametrize("way", ["the menu", "a click"])
def test_no_more_hints_means_none_until_they_are_switched_on_again(taught: Open, way: str) -> None:
    battle = taught()
    if way == "the menu":
        battle.do(Menu(), Cursor(0, 1), Cursor(0, 1), Confirm())
    else:
        battle.do(Click(*battle.rect("No more hints").center))
    battle.do(Next(), Next())
    assert (battle.told, battle.context.settings.hints) == ("", False)
    battle.context.change(changed(battle.context.settings, "hints", 1, ()))
    battle.do(Cancel())
    assert battle.told == "Your turn"


def test_hints_switched_on_again_begin_anew() -> None:
    tired = changed(Settings(hints_seen=("can_move",)), "hints", 0, ())
    assert (tired.hints, tired.hints_seen) == (False, ("can_move",))
    assert changed(tired, "hints", 1, ()) == Settings()


def test_what_was_told_is_found_again_in_the_settings_file(tmp_path: Path) -> None:
    settings = Settings(hints=False, hints_seen=("can_move", "to_choose"))
    save(settings, tmp_path / "settings.toml")
    assert load(tmp_path / "settings.toml").settings == settings


# -- where they lie, and how they read


@pytest.mark.parametrize("cell", [(0, 0), (19, 0), (0, 9), (19, 9), (10, 5)])
def test_the_paper_never_lies_over_the_chosen_piece(taught: Open, cell: tuple[int, int]) -> None:
    board = "\n".join(["." * 20] * 10)
    pieces = f"red-1 fighter red {cell[0]},{cell[1]}\nblue-1 knight blue 9,4"
    battle = taught(f"board\n{board}\npieces\n{pieces}\nturns\nred-1* blue-1\n", ["can_move"])
    battle.do(Next())
    assert battle.told == "On the way"
    assert battle.battle.desk.pixel_of(cell) is not None


@pytest.mark.parametrize("corner", [(0, 0), (19, 0), (0, 9), (19, 9)])
def test_the_paper_makes_way_for_a_cursor_that_keys_move(taught: Open, corner: tuple[int, int]) -> None:
    board = "\n".join(["." * 20] * 10)
    pieces = "red-1 fighter red 10,5\nblue-1 knight blue 9,4"
    battle = taught(f"board\n{board}\npieces\n{pieces}\nturns\nred-1* blue-1\n", ["can_move"])
    battle.context.caps.device = "keyboard"
    battle.do(Next(), *[Cursor(1 if corner[0] else -1, 0)] * 20, *[Cursor(0, 1 if corner[1] else -1)] * 10)
    assert battle.battle.desk.cursor == corner
    assert battle.told == "On the way"
    assert battle.battle.desk.pixel_of(corner) is not None


@pytest.mark.parametrize(
    ("size", "percent", "device"),
    [((1280, 720), 100, "keyboard"), ((1280, 720), 150, "pad"), ((1920, 1080), 100, "mouse"), ((960, 540), 200, "pad")],
)
def test_every_hint_lies_well(
    taught: Open, catalog: Catalog, size: tuple[int, int], percent: int, device: Device
) -> None:
    battle = taught()
    pygame.display.set_mode(size)
    battle.context.text.resize(*size)
    battle.context.text.restyle(percent, readable=False)
    battle.context.caps.device = device
    for (name, hint), intents in product(catalog.hints.items(), ((), (Next(),))):
        battle.do(*intents)
        battle.battle.desk.paper.hint = hint
        assert [(name, fault) for fault in faults(battle.tree(), size)] == []


def test_what_was_refused_stands_before_a_hint_that_leaves_no_room_for_it(taught: Open) -> None:
    battle = taught(hints=["can_move"])
    pygame.display.set_mode((960, 540))
    battle.context.text.resize(960, 540)
    battle.context.text.restyle(200, readable=False)
    battle.do(Next())
    assert battle.told == "On the way"
    battle.battle.desk.notice = refusal = "It cannot be done like that, and why takes many words. " * 5
    assert refusal in [seen.label for seen in battle.tree()]
    assert battle.told == ""


def test_a_hint_names_the_keys_of_the_device_in_hand(taught: Open) -> None:
    battle = taught()
    labels = []
    devices: tuple[Device, ...] = ("keyboard", "mouse", "pad")
    for device in devices:
        battle.context.caps.device = device
        labels.append(next(seen.label for seen in battle.tree() if seen.role == "tip"))
    assert [label.partition(";")[0].rpartition("with ")[2] for label in labels] == ["Enter", "left click", "A"]


def test_whoever_plays_by_a_pad_is_told_of_its_buttons_alone(catalog: Catalog) -> None:
    parts = (part for hint in catalog.hints.values() for chunk in chunks(hint.words(pad=True)) for part in chunk)
    assert {part.words for part in parts if part.cap} - PAD.keys() == set()


def test_every_moment_has_a_hint_and_every_hint_a_moment(catalog: Catalog) -> None:
    assert tuple(catalog.hints) == tuple(LESSONS)
    assert set(LESSONS) == set(ALL)


def test_hints_are_read_again_in_the_rule_book(taught: Open, catalog: Catalog) -> None:
    battle = taught()
    battle.do(Rules(), Previous())
    labels = [seen.label for seen in battle.tree()]
    assert "What the hints say" in labels
    assert [hint.title for hint in catalog.hints.values() if hint.title in labels][:3] == [
        "Your turn",
        "On the way",
        "Taken back",
    ]
    assert isinstance(battle.battle.mode, Idle)
