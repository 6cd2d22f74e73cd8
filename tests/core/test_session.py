"""A session: history, undo and its barrier, rewinding that keeps what it leaves, replay."""

import pytest

from game.core.action import Begin
from game.core.engine import Engine, Refusal
from game.core.entity import Position
from game.core.session import Session
from tests.helpers.checks import assert_replays
from tests.toys.traveller import Go, Rest, TravelRules, start

EAST, SOUTH = Go("traveller", (1, 0)), Go("traveller", (0, 1))
REST = Rest("traveller", 1)


def session(*, rewinding: bool = False) -> Session:
    return Session(Engine(TravelRules()), start(5, 5, skill=60), seed=11, rewinding=rewinding)


def test_a_history_begins_with_begin() -> None:
    assert [entry.action for entry in session().history] == [Begin()]


def test_an_entry_holds_the_action_its_events_and_the_states_around_it() -> None:
    play = session()
    before = play.state
    entry = play.commit(REST)
    assert (entry.action, entry.before, entry.after) == (REST, before, play.state)
    assert play.history[-1] is entry


def test_undo_puts_the_earlier_state_back() -> None:
    play = session()
    before = play.state
    play.commit(REST)
    taken = play.undo()
    assert taken is not None
    assert taken.action == REST
    assert play.state is before


def test_what_rolled_cannot_be_taken_back() -> None:
    play = session()
    play.commit(REST)
    play.commit(EAST)
    after = play.state
    assert play.history[-1].barrier
    assert not play.can_undo
    assert play.undo() is None
    assert play.state is after


def test_what_came_after_a_roll_can_be_taken_back_up_to_it() -> None:
    play = session()
    play.commit(EAST)
    play.commit(REST)
    assert play.undo() is not None
    assert play.undo() is None
    assert [entry.action for entry in play.history] == [Begin(), EAST]


def test_begin_cannot_be_taken_back_even_when_rewinding_is_allowed() -> None:
    play = session(rewinding=True)
    assert not play.can_undo
    assert play.undo() is None


def test_rewinding_takes_back_a_roll_and_keeps_it_as_a_branch() -> None:
    play = session(rewinding=True)
    entry = play.commit(EAST)
    line = tuple(play.history)
    assert play.undo() == entry
    assert (play.lines, play.rewound) == ([line], True)
    assert [e.action for e in play.history] == [Begin()]


def test_a_roll_taken_back_and_made_again_shows_the_same_faces() -> None:
    play = session(rewinding=True)
    first = play.commit(EAST).events
    play.undo()
    assert play.commit(EAST).events == first


def test_rewind_goes_back_many_entries_and_keeps_the_line_left_behind() -> None:
    play = session(rewinding=True)
    play.commit(SOUTH)
    play.commit(REST)
    line = tuple(play.history)
    play.rewind(1)
    assert [entry.action for entry in play.history] == [Begin()]
    assert play.lines == [line]
    play.commit(EAST)
    assert play.state.row(Position, "traveller").cell == (1, 0)
    assert_replays(play)


def test_rewinding_to_where_one_is_leaves_nothing_behind() -> None:
    play = session(rewinding=True)
    play.rewind(1)
    assert (len(play.history), play.lines, play.rewound) == (1, [], False)


@pytest.mark.parametrize(("allowed", "length"), [(False, 1), (True, 0), (True, 3), (True, -1)])
def test_a_session_cannot_be_rewound_where_it_has_not_been_or_may_not_go(allowed: bool, length: int) -> None:
    play = session(rewinding=allowed)
    play.commit(REST)
    with pytest.raises(ValueError, match="cannot go back"):
        play.rewind(length)
    assert len(play.history) == 2


def test_what_was_undone_can_be_done_again_any_number_of_times() -> None:
    play = session()
    done = [play.commit(REST).action for _ in range(3)]
    after = play.state
    while play.undo():
        pass
    again = []
    while entry := play.redo():
        again.append(entry.action)
    assert (again, play.state) == (done, after)


def test_doing_something_else_forgets_what_could_be_done_again() -> None:
    play = session()
    play.commit(REST)
    play.undo()
    play.commit(SOUTH)
    assert play.redo() is None


def test_doing_by_hand_what_was_undone_leaves_the_rest_of_it_to_be_done_again() -> None:
    play = session()
    play.commit(REST)
    play.commit(REST)
    play.undo()
    play.undo()
    play.commit(REST)
    assert play.redo() is not None
    assert play.redo() is None


def test_a_line_left_can_be_taken_up_again_and_the_other_is_kept() -> None:
    play = session(rewinding=True)
    play.commit(EAST)
    play.commit(REST)
    east = tuple(play.history)
    play.rewind(1)
    play.commit(SOUTH)
    south = tuple(play.history)
    assert play.shared(east) == 1
    play.take(0, len(east))
    assert tuple(play.history) == east
    assert play.lines == [south]
    assert play.rewound


def test_a_line_walked_to_its_end_again_is_no_longer_another_one() -> None:
    play = session(rewinding=True)
    line = [play.commit(EAST).action, play.commit(REST).action]
    play.rewind(1)
    for action in line:
        assert len(play.lines) == 1
        play.commit(action)
    assert play.lines == []


def test_of_two_lines_one_of_which_goes_on_from_the_other_the_longer_is_kept() -> None:
    play = session(rewinding=True)
    play.commit(EAST)
    play.undo()
    play.commit(EAST)
    play.commit(REST)
    longer = tuple(play.history)
    play.rewind(2)
    play.rewind(1)
    assert play.lines == [longer]


@pytest.mark.parametrize(("number", "length"), [(1, 1), (-1, 1), (0, 0), (0, 4)])
def test_no_line_is_taken_up_that_is_not_there(number: int, length: int) -> None:
    play = session(rewinding=True)
    play.commit(EAST)
    play.rewind(1)
    with pytest.raises(ValueError, match="no such line"):
        play.take(number, length)


def test_a_state_that_has_begun_already_is_gone_on_with_under_the_same_dice() -> None:
    play = session()
    play.commit(REST)
    resumed = Session(play.engine, play.state, play.seed)
    assert [(entry.action, entry.events) for entry in resumed.history] == [(Begin(), ())]
    assert resumed.commit(EAST).events == play.commit(EAST).events


def test_a_refused_action_changes_nothing() -> None:
    play = session()
    before, length = play.state, len(play.history)
    with pytest.raises(Refusal) as refused:
        play.commit(Go("traveller", (4, 4)))
    assert refused.value.reason.id == "not_now"
    assert refused.value.action == Go("traveller", (4, 4))
    assert play.state is before
    assert len(play.history) == length


def test_a_replay_is_equal_event_by_event() -> None:
    play = session()
    for action in (EAST, REST, Go("traveller", (1, 1)), Go("traveller", (1, 0))):
        play.commit(action)
    assert_replays(play)


def test_another_seed_rolls_otherwise() -> None:
    actions = [Begin(), EAST]
    engine, first = Engine(TravelRules()), start(5, 5, skill=60)
    faces = {Session.replay(engine, first, seed, actions).history[-1].events[0] for seed in (11, 12, 13)}
    assert len(faces) == 3


@pytest.mark.parametrize("actions", [[], [EAST], [REST, Begin()]])
def test_a_replay_that_does_not_start_with_begin_is_refused(actions: list[Go]) -> None:
    with pytest.raises(ValueError, match="begin"):
        Session.replay(Engine(TravelRules()), start(5, 5, skill=60), 11, actions)
