"""The director: once it rests the view shows the state, however it got there."""

from random import Random

import pytest

from game.core.session import Entry
from game.core.state import State
from game.maps.tiled import LoadedMap
from game.rules.commander.events import Engaged
from game.rules.commander.rules import CommanderRules
from game.rules.commander.start import first_state
from game.ui.board.director import Director
from tests.helpers.battle import CONTENT
from tests.ui.board.conftest import MAPS, played, settled

FRAME = 16


def director_at(state: State, **options: int) -> Director:
    calm = bool(options.get("calm"))
    return Director(settled(state), speed=options.get("speed", 2), reduced_motion=calm, spells=CONTENT.spells)


def attack(rules: CommanderRules, start: State) -> Entry:
    """An entry in which somebody is attacked."""
    entries = played(rules, start, 4, 300)
    return next(entry for entry in entries if any(isinstance(event, Engaged) for event in entry.events))


def frames_until_rest(director: Director, *, skipping: bool = False) -> int:
    for frame in range(2000):
        if not director.busy:
            return frame
        assert director.update(FRAME, skipping=skipping)
    pytest.fail("the director does not come to rest")


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("speed", [0, 1, 2, 3])
def test_at_rest_the_view_shows_the_state_through_whole_random_battles(
    name: str, speed: int, maps: dict[str, LoadedMap], rules: CommanderRules
) -> None:
    start, pick = first_state(maps[name].start, rules.content), Random(speed)
    director = director_at(start, speed=speed, calm=speed == 3)
    for entry in played(rules, start, speed, 200):
        director.show(entry.before, entry.events, entry.after)
        while director.busy:
            director.update(pick.randrange(1, 400), skipping=pick.random() < 0.2)
        assert director.view.shows(entry.after)


def test_several_actions_in_a_row_are_shown_one_after_the_other(duel: State, rules: CommanderRules) -> None:
    director, entries = director_at(duel), list(played(rules, duel, 2, 12))
    for entry in entries:
        director.show(entry.before, entry.events, entry.after)
    frames_until_rest(director)
    assert director.view.shows(entries[-1].after)


def test_at_speed_0_the_result_is_there_at_once(duel: State, rules: CommanderRules) -> None:
    entry = attack(rules, duel)
    director = director_at(entry.before, speed=0)
    director.show(entry.before, entry.events, entry.after)
    assert not director.busy
    assert director.view.shows(entry.after)


def test_turning_the_speed_to_0_ends_what_runs(duel: State, rules: CommanderRules) -> None:
    entry = attack(rules, duel)
    director = director_at(entry.before)
    director.show(entry.before, entry.events, entry.after)
    director.update(FRAME)
    director.speed = 0
    assert director.update(FRAME)
    assert not director.busy
    assert director.view.shows(entry.after)


def test_a_higher_speed_takes_fewer_frames(duel: State, rules: CommanderRules) -> None:
    entry = attack(rules, duel)
    frames = []
    for speed in (1, 2, 3):
        director = director_at(entry.before, speed=speed)
        director.show(entry.before, entry.events, entry.after)
        frames.append(frames_until_rest(director))
    assert frames[0] > frames[1] > frames[2] > 0


def test_skipping_ends_the_running_clip_and_held_the_whole_attack(duel: State, rules: CommanderRules) -> None:
    entry = attack(rules, duel)
    director = director_at(entry.before)
    director.show(entry.before, entry.events, entry.after)
    frames = frames_until_rest(director, skipping=True)
    assert frames <= len(entry.events)
    assert director.view.shows(entry.after)


def test_finish_drops_everything_in_the_middle_of_a_clip(duel: State, rules: CommanderRules) -> None:
    entry = attack(rules, duel)
    director = director_at(entry.before)
    director.show(entry.before, entry.events, entry.after)
    director.update(400)
    assert not director.view.shows(entry.before)
    director.finish(entry.before)
    assert not director.busy
    assert director.view.shows(entry.before)


def test_a_view_that_shows_something_else_is_put_right_before_it_moves(duel: State, rules: CommanderRules) -> None:
    entry = attack(rules, duel)
    director = director_at(duel)
    director.show(entry.before, entry.events, entry.after)
    assert director.view.shows(entry.before)


def test_at_rest_nothing_changes(duel: State) -> None:
    assert not director_at(duel).update(FRAME)


def test_floating_texts_are_seen_while_they_rise_and_not_afterwards(duel: State, rules: CommanderRules) -> None:
    entry = attack(rules, duel)
    director = director_at(entry.before)
    director.show(entry.before, entry.events, entry.after)
    told: set[str] = set()
    while director.busy:
        told |= {message.words for message in director.view.floats}
        director.update(FRAME)
    assert told
    assert director.view.floats == []
