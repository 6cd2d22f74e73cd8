"""Clips of magic: each begins where the last ended, and once they are over the view shows what is true."""

from collections.abc import Sequence
from random import Random

import pytest

from game.core.engine import Outcome
from game.core.event import Event
from game.core.session import Session
from game.core.state import State
from game.rules.commander.actions import Aim, Cast, EndTurn, Enough, Place, Rally
from game.rules.commander.magic.events import FieldLit, Harmed, Rallied, SpellCast, Transported
from game.ui.board.clip_base import Clip
from game.ui.board.clips import CLIPS, clips_of
from game.ui.board.view import View
from game.ui.sentences_log import Teller
from tests.helpers.battle import CONTENT, ENGINE, play, play_all
from tests.helpers.caster_battle import casters
from tests.helpers.magic import caster, commander, scene
from tests.helpers.random_battle import choose
from tests.ui.board.conftest import settled
from tests.ui.board.test_clips import LONGEST, SHARES

SPELLS = CONTENT.spells
FOE = commander("blue", "19,6")


def clips(start: State, outcome: Outcome, *, calm: bool = False) -> list[Clip]:
    return clips_of(start, outcome.events, calm=calm, spells=SPELLS)


def at(view: View, clip: Clip, share: float) -> View:
    clip.show(view, share)
    return view


def floats(view: View) -> list[tuple[str, str, float]]:
    return sorted((told.words, told.tone, told.x) for told in view.floats)


def up_to(outcome: Outcome, kind: type[Event]) -> Sequence[Event]:
    """The events of an outcome up to the first of a type."""
    number = next(number for number, event in enumerate(outcome.events) if type(event) is kind)
    return outcome.events[: number + 1]


@pytest.mark.parametrize("calm", [False, True])
def test_battles_of_casters_are_seen_and_told_from_event_to_event(calm: bool) -> None:
    met: set[type[Event]] = set()
    for seed in range(14):
        session, pick = Session(ENGINE, casters(seed), seed), Random(seed)
        view = settled(session.state)
        for _ in range(90):
            if session.decision is None:
                break
            entry = session.commit(choose(pick, session.state))
            Teller(CONTENT, entry.before).tell(entry.events)
            for clip in clips_of(entry.before, entry.events, calm=calm, spells=SPELLS):
                assert clip.length <= LONGEST
                for share in (*SHARES, 1.0):
                    clip.show(view, share)
                    assert all(0 <= piece.alpha <= 255 for piece in view.pieces.values())
            assert view.shows(entry.after)
            met |= {type(event) for event in entry.events}
    assert set(CLIPS) - met == {Rallied}, "these casters know no Rally"


def test_the_bloom_of_a_spell_has_its_school_its_level_and_its_area() -> None:
    state = scene(caster("fire_ball", 1, rank=1), FOE, commander("green", "4,1", side="green"), turns="red* blue green")
    outcome = play(state, Cast("red", "fire_ball", "B", (4, 1)), 2)
    view, (cast, *_) = settled(state), clips(state, outcome)
    (over,) = at(view, cast, 0.8).blooms
    assert (over.school, over.power, over.at) == ("fire", 2, (4, 1))
    assert set(over.cells) == {(4, 1), (3, 1), (5, 1), (4, 0), (4, 2)}
    (around,) = at(view, cast, 0.1).blooms
    assert (around.school, around.power, around.cells) == ("fire", 2, ((0, 0),))
    assert at(view, cast, 1.0).blooms == []


def test_the_bloom_of_a_troops_spell_is_over_each_of_its_pieces() -> None:
    state = scene(caster("bless", 1, rank=0), "red-1 footman red 2,0", "red-2 footman red 0,3", FOE)
    outcome = play(state, Cast("red", "bless", "A", (0, 0)), 1)
    view, (cast, *_) = settled(state), clips(state, outcome)
    (over,) = at(view, cast, 0.8).blooms
    assert set(over.cells) == {(0, 0), (2, 0), (0, 3)}


def test_a_higher_level_blooms_longer() -> None:
    lengths = []
    for level in "ABCD":
        state = scene(caster("fire_ball", 1), commander("blue", "3,0"))
        lengths.append(clips(state, play(state, Cast("red", "fire_ball", level, (3, 0)), 2))[0].length)
    assert lengths == sorted(set(lengths))


def test_the_pool_falls_beside_the_caster_with_the_dice_marked_that_count() -> None:
    state = scene(caster("bless", 3, rank=0), FOE)
    outcome = play(state, Cast("red", "bless", "A", (0, 0)), 4, 9, 1)
    view, (cast, *_) = settled(state), clips(state, outcome)
    dice = at(view, cast, 0.37).dice
    assert dice is not None
    assert (dice.x, dice.y, dice.faces, dice.hits, dice.landed) == (0, 0, (4, 9, 1), (True, True, False), 3)
    assert view.pieces["red"].pose == "cast"
    assert at(view, cast, 1.0).dice is None
    assert (view.pieces["red"].pose, view.pieces["red"].done) == ("rest", True)


def test_lightning_leaps_from_the_caster_to_each_target_in_turn() -> None:
    state = scene(
        caster("chain_lightning", 1), commander("blue", "4,0"), "blue-1 footman blue 6,0", "blue-2 footman blue 6,3"
    )
    state = play_all(state, Cast("red", "chain_lightning", "C", (4, 0)), Aim("red", (6, 0)))
    view, (cast, *_) = settled(state), clips(state, play(state, Enough("red"), 3))
    seen = []
    for share in range(101):
        ways = [(bolt.x0, bolt.y0, bolt.x1, bolt.y1) for bolt in at(view, cast, share / 100).bolts]
        seen += [way for way in ways if way not in seen]
    assert seen == [(0, 0, 4, 0), (4, 0, 6, 0)]
    assert view.bolts == []


def test_all_that_a_spell_does_is_seen_at_once() -> None:
    state = scene(
        caster("fire_ball", 2, rank=1), commander("blue", "4,0", 1), "blue-1 footman blue 4,1",
        commander("green", "5,0", 2, side="green"), turns="red* blue green",
    )  # fmt: skip
    outcome = play(state, Cast("red", "fire_ball", "B", (4, 0)), 2)
    view, (cast, work) = settled(state), clips(state, outcome)
    at(at(view, cast, 1.0), work, 0.5)
    assert floats(view) == [("-2", "loss", 4), ("-2", "loss", 4), ("fails", "miss", 5)]
    assert view.pieces["blue"].hp == 8
    assert at(view, work, 1.0).shows(outcome.state)


def test_what_comes_back_rises_as_a_plus() -> None:
    state = scene(caster("heal", 1, rank=0, hp=3), FOE)
    outcome = play(state, Cast("red", "heal", "A", (0, 0)), 2)
    view, (cast, work) = settled(state), clips(state, outcome)
    at(at(view, cast, 1.0), work, 0.5)
    assert floats(view) == [("+2", "gain", 0)]


def test_drained_magic_goes_here_and_comes_there() -> None:
    state = scene(caster("mp_drain", 1, rank=1, mp=9), commander("blue", "3,0", mp=8))
    view, (cast, work) = settled(state), clips(state, play(state, Cast("red", "mp_drain", "B", (3, 0)), 7))
    at(at(view, cast, 1.0), work, 0.5)
    assert floats(view) == [("+2 MP", "magic", 0), ("-2 MP", "magic", 3)]


def test_what_comes_back_for_several_causes_is_seen_one_after_the_other() -> None:
    state = scene(
        commander("red", "0,0", side="red", skills="mysticism_expertise:2", mp=0), "red-1 monk red 1,0", FOE,
    )  # fmt: skip
    found = clips(state, play(state, EndTurn("red")))
    view = settled(state)
    assert floats(at(view, found[0], 0.5)) == [("+2 MP", "magic", 0)]
    assert floats(at(at(view, found[0], 1.0), found[1], 0.5)) == [("+1 MP", "magic", 0)]


def test_an_effects_sign_comes_down_and_stays_with_the_piece() -> None:
    state = scene(caster("bless", 2, rank=0), FOE)
    view, (cast, laid) = settled(state), clips(state, play(state, Cast("red", "bless", "A", (0, 0)), 4, 4))
    at(view, cast, 1.0)
    heights = [at(view, laid, share).omens[0].y for share in (0.0, 0.3, 0.6)]
    assert heights == sorted(heights)
    assert [(omen.kind, omen.words) for omen in view.omens] == [("attack", "+2")]
    assert at(view, laid, 1.0).omens == []
    assert view.pieces["red"].effects == ("attack",)


def test_signs_of_effects_that_end_rise_and_leave_the_piece() -> None:
    state = scene(caster("restore", 1, rank=0), "red-1 footman red 1,0 effects=mute>bless>decline", FOE)
    view, (cast, work) = settled(state), clips(state, play(state, Cast("red", "restore", "A", (0, 0)), 4))
    assert at(view, cast, 1.0).pieces["red-1"].effects == ("mute", "attack", "decline")
    signs = {omen.kind: (omen.x, omen.y) for omen in at(view, work, 0.2).omens}
    assert set(signs) == {"mute", "decline"}
    assert len({x for x, _ in signs.values()}) == 2
    assert at(view, work, 0.8).omens[0].y < signs["mute"][1]
    assert at(view, work, 1.0).pieces["red-1"].effects == ("attack",)
    assert view.omens == []


def test_squares_catch_fire_with_the_turns_they_burn_and_go_out_with_their_caster() -> None:
    state = scene(caster("burn", rank=1), "red-1 footman red 3,3", FOE)
    begun = play_all(state, Cast("red", "burn", "B", (2, 2)), Aim("red", (2, 3)))
    lit = play(begun, Enough("red"))
    view = settled(begun)
    for clip in clips_of(begun, up_to(lit, FieldLit), spells=SPELLS):
        clip.show(view, 1.0)
    assert view.fires == {(2, 2): 3, (2, 3): 3}
    over = play(lit.state, EndTurn("red"))
    for clip in clips(lit.state, over):
        clip.show(view, 1.0)
    assert view.fires == {(2, 2): 2, (2, 3): 2}


def test_the_fires_of_a_caster_that_falls_go_out() -> None:
    state = scene(
        caster("fire_ball", 1, rank=0), commander("blue", "3,0", hp=1), commander("green", "9,0", side="green"),
        fields=("blue cells=5,5>5,6",), turns="red* blue green",
    )  # fmt: skip
    view = settled(state)
    assert view.fires == {(5, 5): 3, (5, 6): 3}
    outcome = play(state, Cast("red", "fire_ball", "A", (3, 0)), 3)
    for clip in clips(state, outcome):
        clip.show(view, 1.0)
    assert view.fires == {}


def test_who_falls_to_a_spell_topples() -> None:
    state = scene(caster("fire_ball", 1, rank=0), commander("blue", "9,0"), "blue-1 footman blue 3,0 hp=1")
    view, found = settled(state), clips(state, play(state, Cast("red", "fire_ball", "A", (3, 0)), 3))
    for clip in found[:-1]:
        clip.show(view, 1.0)
    assert at(view, found[-1], 0.7).pieces["blue-1"].pose == "fallen"


def test_a_creature_comes_down_and_a_new_one_sends_it_home() -> None:
    state = scene(caster("summon_creature", 1, rank=0), FOE)
    came = play(state, Cast("red", "summon_creature", "A", (2, 0)))
    view, found = settled(state), clips(state, came)
    at(view, found[0], 1.0)
    creature = at(view, found[1], 0.3).pieces["red-summon-1"]
    assert (creature.lift > 0.3, creature.alpha < 100, creature.done) == (True, True, True)
    assert at(view, found[1], 1.0).shows(came.state)


def test_a_carried_troop_is_seen_on_its_way_at_once() -> None:
    state = scene(caster("return", 2), "red-1 footman red 5,5", FOE)
    state = play_all(state, Cast("red", "return", "C", (0, 0)), Aim("red", (2, 1)), Place("red", (2, 1)))
    outcome = play(state, Place("red-1", (1, 1)), 7, 7)
    carried = [number for number, event in enumerate(outcome.events) if isinstance(event, Transported)]
    assert len(carried) == 2
    view, found = settled(state), clips(state, outcome)
    at(view, found[0], 1.0)
    at(view, found[1], 0.5)
    assert [(view.pieces[piece].x, view.pieces[piece].alpha) for piece in ("red", "red-1")] == [(2, 0), (1, 0)]


def test_rallying_is_called_out() -> None:
    state = scene(commander("red", "0,0", side="red", skills="rally:1"), FOE)
    view, (call,) = settled(state), clips(state, play(state, Rally("red")))
    assert floats(at(view, call, 0.5)) == [("Rally!", "gain", 0)]
    assert at(view, call, 1.0).pieces["red"].done


def test_with_reduced_motion_magic_stands_still() -> None:
    state = scene(caster("fire_ball", 1, rank=0), commander("blue", "3,0"))
    outcome = play(state, Cast("red", "fire_ball", "A", (3, 0)), 2)
    view, (cast, work) = settled(state), clips(state, outcome, calm=True)
    ages, heights = set(), set()
    for share in SHARES:
        ages |= {bloom.age for bloom in at(view, cast, share).blooms}
        assert view.dice is not None
        assert view.dice.landed == 1
    at(view, cast, 1.0)
    for share in SHARES:
        heights |= {told.y for told in at(view, work, share).floats}
        assert (view.pieces["blue"].x, view.pieces["blue"].y) == (3, 0)
    assert (len(ages), len(heights)) == (1, 1)


def test_a_spell_that_nobody_told_of_is_a_key_error() -> None:
    state = scene(caster("bless", 1, rank=0), FOE)
    outcome = play(state, Cast("red", "bless", "A", (0, 0)), 1)
    with pytest.raises(KeyError):
        clips_of(state, up_to(outcome, SpellCast))


def test_harm_throws_a_piece_back_from_its_caster_and_lets_it_come_to_rest() -> None:
    state = scene(caster("fire_ball", 1, rank=0), commander("blue", "3,0"))
    outcome = play(state, Cast("red", "fire_ball", "A", (3, 0)), 2)
    assert any(isinstance(event, Harmed) for event in outcome.events)
    view, (cast, work) = settled(state), clips(state, outcome)
    at(view, cast, 1.0)
    places = [at(view, work, share / 20).pieces["blue"].x for share in range(21)]
    assert (places[0], max(places) > 3.05, places[-1]) == (3, True, 3)
