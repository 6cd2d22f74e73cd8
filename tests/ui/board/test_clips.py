"""Clips: each type of event has one, they are short, and at their end the view shows what is true."""

from collections.abc import Sequence

import pytest

from game.core.dice import ScriptedDice
from game.core.engine import Engine, Outcome
from game.core.entity import Position, Vitals
from game.core.event import Event, RoundBegan
from game.core.state import State
from game.maps.tiled import LoadedMap
from game.rules.commander.actions import EndTurn, Move, Strike, Wait
from game.rules.commander.components import Initiative
from game.rules.commander.events import Fell
from game.rules.commander.rules import CommanderRules
from game.rules.commander.start import first_state
from game.ui.board.clip_base import Clip
from game.ui.board.clips import CLIPS, SILENT, clips_of
from game.ui.board.view import View
from tests.ui.board.conftest import MAPS, played, settled

LONGEST = 1100
"""No clip takes longer than this, in milliseconds at normal speed."""
SHARES = (0.0, 0.07, 0.31, 0.5, 0.83, 0.999)


def turn_of(state: State, commander: str) -> State:
    order = state.row(Initiative).order
    return state.having("battle", Initiative(order, order.index(commander), True))


def beside(state: State) -> State:
    """Red's turn, with its cavalry beside the bowman."""
    return turn_of(state, "red-1").having("red-1-1", Position((4, 1)))


def struck(state: State, rules: CommanderRules, *faces: int) -> tuple[State, Outcome]:
    start = beside(state)
    return start, Engine(rules).apply(start, Strike("red-1-1", "blue-1-1"), ScriptedDice(*faces))


def ended(view: View, clips: Sequence[Clip]) -> View:
    for clip in clips:
        clip.show(view, 1.0)
    return view


@pytest.mark.parametrize("kind", CommanderRules.events, ids=lambda kind: kind.__name__)
def test_each_type_of_event_is_either_seen_or_silent(kind: type[Event]) -> None:
    assert (kind in CLIPS) != (kind in SILENT)


def test_only_events_of_the_rules_are_listed() -> None:
    assert set(CLIPS) | SILENT == set(CommanderRules.events)


def test_an_event_that_nobody_listed_is_a_key_error(begun: State) -> None:
    class Sneezed(RoundBegan):
        pass

    with pytest.raises(KeyError):
        clips_of(begun, [Sneezed(1, 2)])


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("name", [*MAPS, "duel"])
def test_at_the_end_of_its_clips_the_view_shows_what_is_true(
    name: str, calm: bool, maps: dict[str, LoadedMap], duel: State, rules: CommanderRules
) -> None:
    start = duel if name == "duel" else first_state(maps[name].start, rules.content)
    for seed in range(3):
        view = settled(start)
        for entry in played(rules, start, seed, 150):
            for clip in clips_of(entry.before, entry.events, calm=calm, spells=rules.content.spells):
                assert clip.length <= LONGEST
                for share in SHARES:
                    clip.show(view, share)
                    assert all(0 <= piece.alpha <= 255 for piece in view.pieces.values())
                clip.show(view, 1.0)
            assert view.shows(entry.after)


def test_a_moved_piece_hops_along_its_path_and_not_across(begun: State, rules: CommanderRules) -> None:
    start = turn_of(begun, "red-1")
    outcome = Engine(rules).apply(start, Move("red-1", ((0, 2), (1, 2))), ScriptedDice())
    view, (clip, *_) = settled(start), clips_of(start, outcome.events)
    seen = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        clip.show(view, share)
        piece = view.pieces["red-1"]
        seen.append((piece.x, piece.y, piece.lift > 0, piece.pose))
    assert seen == [
        (0, 1, False, "rest"), (0, 1.5, True, "stride"), (0, 2, False, "stride"), (0.5, 2, True, "stride"),
        (1, 2, False, "rest"),
    ]  # fmt: skip


def test_with_reduced_motion_a_moved_piece_neither_hops_nor_slides(begun: State, rules: CommanderRules) -> None:
    start = turn_of(begun, "red-1")
    outcome = Engine(rules).apply(start, Move("red-1", ((0, 2), (1, 2))), ScriptedDice())
    view, (clip, *_) = settled(start), clips_of(start, outcome.events, calm=True)
    places = set()
    for share in SHARES:
        clip.show(view, share)
        piece = view.pieces["red-1"]
        places.add((piece.x, piece.y))
        assert piece.lift == 0
    assert places == {(0.0, 1.0), (1.0, 2.0)}


def test_hp_fall_die_by_die_as_strikes_land_and_never_below_what_is_left(begun: State, rules: CommanderRules) -> None:
    faces = (1, 10, 1, 10, 1, 10, 10, 10, 10, 10)
    start, outcome = struck(begun, rules, *faces, *([10] * 20))
    view = settled(start)
    volley = clips_of(start, outcome.events)[1]
    seen: list[int] = []
    for share in range(101):
        volley.show(view, share / 100)
        hp = view.pieces["blue-1-1"].hp
        if not seen or seen[-1] != hp:
            seen.append(hp)
    assert seen == [10, 9, 8, 7]


def test_each_die_of_a_volley_shows_a_hit_or_a_miss(begun: State, rules: CommanderRules) -> None:
    start, outcome = struck(begun, rules, *([1] * 5), *([10] * 5), *([10] * 20))
    view, volley = settled(start), clips_of(start, outcome.events)[1]
    spots: dict[bool, set[tuple[float, float]]] = {True: set(), False: set()}
    for share in range(401):
        volley.show(view, share / 400)
        for spark in view.sparks:
            spots[spark.hit].add((spark.x, spark.y))
    assert (len(spots[True]), len(spots[False])) == (5, 5)
    assert view.sparks == []


def test_the_dice_lie_beside_the_attacker_with_the_faces_as_they_were_rolled(
    begun: State, rules: CommanderRules
) -> None:
    faces = (1, 10, 2, 9, 1, 7, 10, 3, 10, 8)
    start, outcome = struck(begun, rules, *faces, *([10] * 20))
    view, volley = settled(start), clips_of(start, outcome.events)[1]
    volley.show(view, 0.5)
    assert view.dice is not None
    assert (view.dice.x, view.dice.y) == (4, 1)
    count = len(view.dice.hits)
    assert view.dice.faces == faces[:count]
    assert [face for face, hit in zip(view.dice.faces, view.dice.hits, strict=True) if hit] == [1, 2, 9, 1, 7, 3, 8]
    thrown = []
    for share in range(0, 100, 5):
        volley.show(view, share / 100)
        thrown.append(view.dice.landed if view.dice else -1)
    assert (thrown[0], thrown[-1]) == (0, count)
    assert thrown == sorted(thrown)
    volley.show(view, 1.0)
    assert view.dice is None


def test_a_shooter_is_kicked_back_and_comes_to_rest(begun: State, rules: CommanderRules) -> None:
    start = turn_of(begun, "blue-1").having("blue-1-1", Position((3, 1)))
    outcome = Engine(rules).apply(start, Strike("blue-1-1", "red-1-1"), ScriptedDice(*([10] * 30)))
    view, volley = settled(start), clips_of(start, outcome.events)[1]
    places = []
    for share in range(101):
        volley.show(view, share / 100)
        places.append(view.pieces["blue-1-1"].x)
    assert (places[0], max(places) > 3.05, places[-1]) == (3, True, 3)


def test_a_blow_tells_what_was_lost_over_the_piece(begun: State, rules: CommanderRules) -> None:
    start, outcome = struck(begun, rules, 1, 1, 1, *([10] * 7), *([10] * 20))
    view, clips = settled(start), clips_of(start, outcome.events)
    ended(view, clips[:-1])
    clips[-1].show(view, 0.5)
    assert sorted((told.words, told.tone, told.x) for told in view.floats) == [("-3", "loss", 5), ("miss", "miss", 4)]


def test_both_sides_of_an_exchange_turn_to_each_other(begun: State, rules: CommanderRules) -> None:
    start = beside(begun).having("red-1-1", Position((6, 2))).having("blue-1-1", Position((5, 2)))
    outcome = Engine(rules).apply(start, Strike("red-1-1", "blue-1-1"), ScriptedDice(*([10] * 30)))
    view = ended(settled(start), clips_of(start, outcome.events))
    assert (view.pieces["red-1-1"].facing_left, view.pieces["blue-1-1"].facing_left) == (True, False)


def test_an_arrow_flies_only_from_afar_and_in_an_arc(begun: State, rules: CommanderRules) -> None:
    start = turn_of(begun, "blue-1").having("blue-1-1", Position((3, 1)))
    outcome = Engine(rules).apply(start, Strike("blue-1-1", "red-1-1"), ScriptedDice(*([10] * 30)))
    view, volley = settled(start), clips_of(start, outcome.events)[1]
    highest = 9.0
    for share in range(101):
        volley.show(view, share / 100)
        assert all(not shot.magic for shot in view.shots)
        highest = min([highest, *(shot.y for shot in view.shots)])
    assert highest < 0.5
    near, outcome = struck(begun, rules, *([10] * 40))
    view, volley = settled(near), clips_of(near, outcome.events)[1]
    volley.show(view, 0.5)
    assert view.shots == []


def test_a_piece_that_is_struck_down_topples_fades_and_is_gone(begun: State, rules: CommanderRules) -> None:
    start = beside(begun).having("blue-1-1", Vitals(1, 10))
    outcome = Engine(rules).apply(start, Strike("red-1-1", "blue-1-1"), ScriptedDice(*([1] * 20)))
    falls = [number for number, event in enumerate(outcome.events) if isinstance(event, Fell)]
    view, clips = settled(start), clips_of(start, outcome.events[: falls[0] + 1])
    ended(view, clips[:-1])
    clips[-1].show(view, 0.34)
    assert (view.pieces["blue-1-1"].pose, abs(view.pieces["blue-1-1"].tilt) > 45) == ("hit", True)
    clips[-1].show(view, 0.7)
    assert (view.pieces["blue-1-1"].pose, view.pieces["blue-1-1"].tilt) == ("fallen", 0)
    assert view.pieces["blue-1-1"].alpha < 200
    clips[-1].show(view, 1.0)
    assert "blue-1-1" not in view.pieces


def test_a_lost_commanders_troop_drops_its_banners_at_the_same_time(begun: State) -> None:
    events = [Fell("blue-1", "blue", "blow", (6, 1)), Fell("blue-1-1", "blue", "troop", (5, 1))]
    more = [Fell("red-1-1", "red", "troop", (1, 1))]
    view, clips = settled(begun), clips_of(begun, events + more)
    assert len(clips) == 2
    clips[0].show(view, 1.0)
    clips[1].show(view, 0.6)
    assert [view.pieces[name].alpha < 255 for name in ("blue-1-1", "red-1-1")] == [True, True]
    assert [view.pieces[name].tilt for name in ("blue-1-1", "red-1-1")] == [0, 0]
    assert [(banner.side, banner.turn > 60) for banner in view.dropped] == [("blue", True), ("red", True)]
    clips[1].show(view, 1.0)
    assert view.dropped == []


def test_a_piece_that_waited_is_marked_until_its_turn_ends(begun: State, rules: CommanderRules) -> None:
    start = turn_of(begun, "red-1")
    waited = Engine(rules).apply(start, Wait("red-1-1"), ScriptedDice())
    view = ended(settled(start), clips_of(start, waited.events))
    assert view.pieces["red-1-1"].done
    over = Engine(rules).apply(waited.state, EndTurn("red-1"), ScriptedDice())
    ended(view, clips_of(waited.state, over.events))
    assert not view.pieces["red-1-1"].done


def test_a_ribbon_names_the_commander_whose_turn_begins(begun: State, rules: CommanderRules) -> None:
    start = turn_of(begun, begun.row(Initiative).order[0])
    over = Engine(rules).apply(start, EndTurn(start.row(Initiative).order[0]), ScriptedDice())
    view, clips = settled(start), clips_of(start, over.events)
    clips[-1].show(view, 0.5)
    assert view.banner is not None
    assert {view.banner.name: view.banner.side} == ({"Bo": "blue"} if "red-1" in clip_order(start) else {"Ada": "red"})
    clips[-1].show(view, 1.0)
    assert view.banner is None


def clip_order(state: State) -> str:
    return state.row(Initiative).order[0]


def test_reinforcements_drop_onto_the_board_together(duel: State, rules: CommanderRules) -> None:
    for entry in played(rules, duel, 0, 200):
        clips = clips_of(entry.before, entry.events, spells=rules.content.spells)
        if "red-2" not in settled(entry.before).pieces and entry.after.has(Position, "red-2"):
            view = settled(entry.before)
            for clip in clips:
                clip.show(view, 0.2)
                if "red-2" in view.pieces:
                    break
            assert view.pieces["red-2"].lift > 1
            assert view.pieces["red-2-1"].lift > 1
            return
    pytest.fail("the reinforcements never came")
