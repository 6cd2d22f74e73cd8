"""Watching a battle again: steps forth and back, by itself, rounds and rolls, sight, swings, and playing on."""

from typing import cast

import pygame
import pytest

from game import paths
from game.ai.swings import swing
from game.campaign.document import Record
from game.campaign.reading import read_record
from game.campaign.record import verify
from game.content.catalog import Catalog
from game.core.engine import Engine
from game.core.entity import Verdict
from game.rules.commander.position import marks
from game.rules.commander.rules import CommanderRules
from game.scenes.battle.dice_page import DicePage
from game.scenes.battle.scene import Battle
from game.scenes.battle.setup import HUMAN
from game.scenes.context import Context
from game.scenes.replay.play_on import PlayOn
from game.scenes.replay.reel import reel_from
from game.scenes.replay.scene import REST, REST_STILL
from game.scenes.stack import Pop, Push, Replace
from game.settings import Settings
from game.tools.played import Films
from game.ui.intents import (
    Cancel,
    Click,
    Confirm,
    Cursor,
    Details,
    Intent,
    Log,
    Menu,
    Next,
    Point,
    Previous,
    Resize,
    Skip,
    Speed,
    Wait,
)
from tests.helpers.layout import faults
from tests.scenes.replaying import FRAMES, do, draw, kept, listed, part, press, told, watching

# -- stepping


def test_a_record_played_again_has_every_state_it_had(context: Context, films: Films, record: Record) -> None:
    reel = watching(context, record).reel
    assert [entry.after.digest() for entry in reel.entries] == [line.digest for line in record.lines]
    assert [entry.events for entry in reel.entries] == [entry.events for entry in films.ford.session.history]


def test_stepping_forth_and_back_shows_the_states_of_the_battle(context: Context, films: Films, record: Record) -> None:
    scene, history = watching(context, record), films.ford.session.history
    for number, entry in enumerate(history, start=1):
        do(scene, Cursor(1, 0))
        assert scene.done == number
        assert scene.screen.field.view.shows(entry.after)
    for entry in reversed(history):
        do(scene, Cursor(-1, 0))
        assert scene.screen.field.view.shows(entry.before)
    assert scene.done == 0


def test_beyond_the_ends_there_is_no_step(context: Context, record: Record) -> None:
    scene = watching(context, record)
    do(scene, Cursor(-1, 0))
    assert scene.done == 0
    scene.jump(len(record.lines))
    do(scene, Cursor(1, 0))
    assert scene.done == len(record.lines)


def test_a_step_on_is_told_once_its_clips_have_run(context: Context, films: Films, record: Record) -> None:
    context.settings = Settings(animation=2)
    scene = watching(context, record)
    number = next(n for n, entry in enumerate(films.ford.session.history) if n and entry.barrier)
    scene.jump(number)
    do(scene, Cursor(1, 0))
    assert scene.busy
    assert f"Step {number} of " in told(scene)
    do(scene, Skip())
    assert f"Step {number + 1} of " in told(scene)


def test_rounds_are_gone_to_forth_and_back(context: Context, record: Record) -> None:
    scene = watching(context, record)
    do(scene, Cursor(0, 1), Cursor(0, 1))
    assert scene.reel.round(scene.done) == 3
    assert scene.reel.round(scene.done - 1) == 2
    do(scene, Cursor(1, 0), Cursor(0, -1))
    assert scene.reel.round(scene.done) == 3
    do(scene, Cursor(0, -1))
    assert scene.reel.round(scene.done) == 2
    assert scene.reel.round(scene.done - 1) == 1


def test_rolls_are_gone_to_forth_and_back(context: Context, record: Record) -> None:
    scene = watching(context, record)
    rolls = [n + 1 for n, entry in enumerate(scene.reel.entries) if entry.barrier]
    do(scene, Next())
    first = scene.done
    do(scene, Next())
    second = scene.done
    do(scene, Previous())
    assert [first, second, scene.done] == [rolls[0], rolls[1], rolls[0]]


# -- by itself


@pytest.mark.parametrize(("animation", "rest"), [(0, REST_STILL), (3, REST)])
def test_it_goes_on_by_itself_until_it_is_paused(context: Context, record: Record, animation: int, rest: int) -> None:
    context.settings = Settings(animation=animation)
    scene = watching(context, record)
    do(scene, Confirm())
    for _ in range(FRAMES):
        scene.update(16)
        if scene.done == 3:
            break
    assert (scene.done, scene.playing) == (3, True)
    do(scene, Confirm(), Skip())
    for _ in range(3):
        scene.update(rest)
    assert (scene.done, scene.playing) == (3, False)


def test_at_the_end_it_stops(context: Context, record: Record) -> None:
    scene = watching(context, record)
    scene.jump(len(record.lines) - 1)
    do(scene, Confirm())
    for _ in range(4):
        scene.update(REST_STILL)
    assert (scene.done, scene.playing) == (len(record.lines), False)


def test_the_speed_is_changed_and_kept(context: Context, record: Record) -> None:
    scene = watching(context, record)
    do(scene, Speed())
    scene.update(0)
    assert (context.settings.animation, scene.screen.field.director.speed) == (1, 1)


# -- sight and swings


def test_another_side_looks_on_and_nothing_is_hidden_from_it(context: Context, record: Record) -> None:
    scene = watching(context, record)
    before = scene.side
    do(scene, Wait())
    assert scene.side != before
    assert "Nothing is hidden in this battle" in told(scene)


def test_the_swings_are_those_of_the_steps_whatever_bit_by_bit_they_are_reckoned(
    context: Context, films: Films, record: Record
) -> None:
    scene = watching(context, record)
    while not scene.reckoner.done:
        scene.update(0)
    sides, session = scene.reel.sides, films.ford.session
    wanted = [swing(session.engine, entry, sides) for entry in session.history[:60]]
    assert [scene.reckoner.known[place] for place in range(60)] == wanted


def test_pointing_at_the_graph_tells_that_step_and_a_click_goes_there(context: Context, record: Record) -> None:
    scene = watching(context, record)
    graph = next(seen.rect for seen in scene.tree() if seen.role == "graph")
    at = (graph.x + graph.width // 2, graph.centery)
    place = scene.screen.graph.at(*at)
    assert place is not None
    do(scene, Point(*at))
    assert f"Step {place + 1} of {len(record.lines)}" in told(scene)
    assert scene.done == 0
    do(scene, Click(*at))
    assert scene.done == place + 1


def test_the_words_of_a_point_have_its_numbers(context: Context, record: Record) -> None:
    scene = watching(context, record)
    while not scene.reckoner.done:
        scene.update(0)
    place = next(n for n, one in scene.reckoner.known.items() if one.decided["red"] > 0 and one.rolled["red"] < 0)
    scene.jump(place + 1)
    draw(scene)
    words = next(seen.label for seen in scene.tree() if seen.role == "graph")
    assert words.startswith(f"Step {place + 1}: Red ")
    assert "decided +" in words
    assert "rolled \u2212" in words


# -- menu, ledger, playing on


def test_the_ledger_holds_every_line_and_opens_at_the_step(context: Context, record: Record) -> None:
    scene = watching(context, record)
    scene.jump(len(record.lines))
    do(scene, Log())
    assert isinstance(scene.dialogue, DicePage)
    assert scene.dialogue.chosen == scene.dialogue.shown[-1]
    do(scene, Cancel())
    assert scene.dialogue is None


def test_it_is_played_on_from_a_step_with_the_players_that_were_chosen(
    context: Context, films: Films, record: Record
) -> None:
    scene = watching(context, record)
    scene.jump(40)
    do(scene, Menu())
    choosing = scene.handle(Click(*part(scene, "Play on from here").rect.center))
    assert isinstance(choosing, Push)
    form = cast("PlayOn", choosing.scene)
    begun = form.handle(Click(*part(form, "Begin").rect.center))
    assert isinstance(begun, Replace)
    battle = cast("Battle", begun.scene)
    assert battle.match.state == films.ford.session.history[39].after
    assert set(battle.match.setup.players.values()) == {HUMAN}
    battle.advance(films.ford.session.history[40].action)
    assert battle.match.state == films.ford.session.history[40].after


@pytest.mark.parametrize(("turned", "same"), [(False, True), (True, False)])
def test_with_other_luck_the_seed_is_another(context: Context, record: Record, turned: bool, same: bool) -> None:
    reel = watching(context, record).reel
    form = PlayOn(context, reel, 1, lambda setup: Battle(context, setup))
    draw(form)
    if turned:
        luck = next(seen for seen in form.tree() if seen.label.startswith("Luck"))
        form.handle(Click(luck.rect.right - 20, luck.rect.centery))
    begun = form.handle(Click(*part(form, "Begin").rect.center))
    assert isinstance(begun, Replace)
    assert (cast("Battle", begun.scene).match.setup.seed == reel.seed) == same


def test_a_battle_that_is_over_cannot_be_played_on(context: Context, record: Record) -> None:
    scene = watching(context, record)
    scene.jump(len(record.lines))
    assert scene.reel.state(scene.done).get(Verdict) is not None
    do(scene, Menu())
    assert "Play on from here" not in told(scene)


def test_the_small_file_is_written_and_loads(context: Context, record: Record, catalog: Catalog) -> None:
    scene = watching(context, record)
    do(scene, Menu())
    do(scene, Click(*part(scene, "Write a small file to give away").rect.center))
    file = next(paths.exports_folder().glob("*.toml"))
    assert f"Written to {file}" in told(scene).replace("  ", " ")
    again = read_record(file)
    engine = Engine(CommanderRules(catalog.commander))
    assert verify(again, engine, catalog.hash, marks(catalog.commander.terrain)) is None
    assert file.stat().st_size < len(record.text().encode()) * 2 // 3


# -- what cannot be shown


def test_a_record_of_other_content_is_shown_as_far_as_it_comes_out_the_same(context: Context, record: Record) -> None:
    other = record.model_copy(update={"start": record.start.model_copy(update={"content_hash": "0" * 64})})
    assert watching(context, other).reel.note == ""
    broken = list(other.lines)
    broken[30] = broken[30].model_copy(update={"digest": "0" * 64})
    scene = watching(context, other.model_copy(update={"lines": tuple(broken)}))
    assert len(scene.reel.entries) == 30
    note = "It breaks off after step 30: it was recorded with other content than is loaded now."
    assert scene.reel.note == note


@pytest.mark.parametrize(
    ("same", "sentence"),
    [(True, "it does not come out as recorded"), (False, "it was recorded with other content than is loaded now")],
)
def test_a_record_of_which_nothing_can_be_shown_says_why(
    context: Context, record: Record, catalog: Catalog, same: bool, sentence: str
) -> None:
    start = record.start.model_copy(update={"content_hash": catalog.hash if same else "0"})
    lines = (record.lines[0].model_copy(update={"digest": "0" * 64}), *record.lines[1:])
    with pytest.raises(ValueError, match=sentence):
        reel_from(record.model_copy(update={"start": start, "lines": lines}), catalog, context.maps_folders)


def test_without_its_map_the_bare_ground_is_shown(context: Context, record: Record, catalog: Catalog) -> None:
    shown = reel_from(record, catalog, context.maps_folders)
    other = record.model_copy(update={"start": record.start.model_copy(update={"map_hash": "0" * 64})})
    bare = reel_from(other, catalog, context.maps_folders)
    assert (len(shown.picture.layers) > 1, len(bare.picture.layers)) == (True, 1)


def test_a_record_is_wound_on_a_little_each_frame(context: Context, record: Record) -> None:
    scene = watching(context, record, wound=False)
    assert 0 < len(scene.reel.entries) < len(record.lines)
    assert scene.busy
    do(scene, Cursor(1, 0))
    assert scene.done == 1


# -- each device


def test_the_pad_plays_steps_and_leaves(context: Context, record: Record) -> None:
    scene = watching(context, record)
    press(scene, context, pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    press(scene, context, pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert scene.done > 1
    press(scene, context, pygame.CONTROLLER_BUTTON_A)
    assert scene.playing
    press(scene, context, pygame.CONTROLLER_BUTTON_START, pygame.CONTROLLER_BUTTON_DPAD_UP)
    assert scene.handle(Confirm()) == Pop()


def test_the_mouse_plays_steps_and_leaves(context: Context, record: Record) -> None:
    scene = watching(context, record)
    for label in ("Step on", "Step on", "Step back", "Seen by Blue", "Play"):
        do(scene, Click(*part(scene, label).rect.center))
    assert (scene.done, scene.side, scene.playing) == (1, "blue", True)
    do(scene, Click(*part(scene, "Menu").rect.center))
    assert scene.handle(Click(*part(scene, "Leave the replay").rect.center)) == Pop()


# -- how it lies


SIZES = [((1280, 720), 100), ((1280, 720), 150), ((960, 540), 200), ((1920, 1080), 100)]
STATES: dict[str, tuple[Intent, ...]] = {
    "begin": (),
    "step": (Next(), Next()),
    "menu": (Menu(),),
    "ledger": (Next(), Log()),
    "search": (Next(), Log(), Details()),
    "details": (Next(), Details()),
}


@pytest.mark.parametrize(("size", "percent"), SIZES)
@pytest.mark.parametrize("state", list(STATES))
def test_nothing_overlaps_or_leaves_the_window(
    context: Context, record: Record, size: tuple[int, int], percent: int, state: str
) -> None:
    pygame.display.set_mode(size)
    context.text.restyle(percent, readable=False)
    context.text.resize(*size)
    scene = watching(context, record)
    do(scene, Resize(*size), *STATES[state])
    draw(scene)
    assert faults(scene.tree(), size) == []


@pytest.mark.parametrize(("size", "percent"), SIZES)
def test_list_and_choice_lie_well(context: Context, record: Record, size: tuple[int, int], percent: int) -> None:
    pygame.display.set_mode(size)
    context.text.restyle(percent, readable=False)
    context.text.resize(*size)
    kept(record)
    assert faults(listed(context).tree(), size) == []
    form = PlayOn(context, watching(context, record).reel, 1, lambda setup: Battle(context, setup))
    draw(form)
    assert faults(form.tree(), size) == []
