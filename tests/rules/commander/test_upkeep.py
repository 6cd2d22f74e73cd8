"""What happens as a turn ends and a round begins (rule book 7 and 8): Rally, MP, fire, falls, and the count of what
lasts."""

import pytest

from game.core.event import Ended
from game.core.state import State
from game.rules.commander.actions import EndTurn, Rally
from game.rules.commander.components import Burning
from game.rules.commander.events import EffectLifted, EffectsAged, Fell, TurnEnded
from game.rules.commander.magic.events import FieldAged, MagicChanged, Mended, Suffered
from tests.helpers.battle import draw, hp, play, play_all
from tests.helpers.checks import of
from tests.helpers.magic import PLAIN, caster, commander, end_turns, lifted, mended, mp, on, scene

FIRE = ["red cells=5,0>6,0>7,0"]


def ending(*lines: str, fields: list[str] | None = None) -> State:
    """Blue's turn; red stands far away."""
    return scene(caster("burn"), *lines, fields=fields or [], turns="red blue*")


def test_rally_mp_fire_falls_and_the_count_come_in_this_order() -> None:
    blue = commander("blue", "5,0", hp=5, mp=0, skills="rally:2>mysticism_expertise:1", effects="bless:2:1")
    state = ending(blue, "blue-1 witch blue 5,1", "blue-2 footman blue 6,0 hp=2", fields=FIRE)
    outcome = play(play_all(state, Rally("blue")), EndTurn("blue"))
    told = [event for event in outcome.events if not isinstance(event, EffectsAged | EffectLifted)]
    assert told[:7] == [
        Mended("blue", "blue", "rally", 5, 8),
        Mended("blue", "blue-2", "rally", 2, 5),
        MagicChanged("blue", "rally", 0, 2),
        MagicChanged("blue", "rest", 2, 3),
        MagicChanged("blue", "manahoar", 3, 4),
        Suffered("red", "blue", "burn", 8, 6),
        Suffered("red", "blue-2", "burn", 5, 3),
    ]
    kinds = [type(event) for event in outcome.events]
    assert max(at for at, kind in enumerate(kinds) if kind is Suffered) < kinds.index(EffectsAged)
    assert kinds.index(EffectsAged) < kinds.index(TurnEnded)


def test_whom_rally_mends_survives_the_fire() -> None:
    state = ending(commander("blue", "5,0", hp=1, skills="rally:1"), fields=FIRE)
    assert hp(end_turns(play_all(state, Rally("blue")), "blue"), "blue") == 2


def test_resist_serves_against_the_fire_of_the_turn_in_which_it_runs_out() -> None:
    state = ending(commander("blue", "5,0", effects="resist:2:1"), fields=FIRE)
    outcome = play(state, EndTurn("blue"))
    assert of(outcome, Suffered) == ()
    assert lifted(outcome) == (("blue", "spell_reduction", "time"),)


def test_a_fire_in_its_last_turn_burns_its_caster_before_it_is_out() -> None:
    line = caster("burn", at="5,0")
    state = scene(line, commander("blue", "19,6"), fields=["red cells=5,0>6,0 left=1"], turns="red* blue")
    outcome = play(state, EndTurn("red"))
    assert outcome.events[:2] == (Suffered("red", "red", "burn", 10, 8), FieldAged("red", 1, 0))
    assert not outcome.state.has(Burning, "red")


def test_falls_come_before_the_objectives_of_the_turns_end() -> None:
    lines = [caster("burn"), commander("blue", "9,0"), "blue-1 footman blue 5,0 hp=2"]
    parts = ["board", PLAIN, "pieces", *lines, "fields", *FIRE, "objectives", "there blue reach cells=5,0"]
    outcome = play(draw("\n".join([*parts, "turns", "red blue*"])), EndTurn("blue"))
    assert of(outcome, Fell) == (Fell("blue-1", "blue", "burn", (5, 0), "red"),)
    assert of(outcome, Ended) == ()


def test_whom_the_fire_fells_bears_nothing_that_could_count_down() -> None:
    state = ending(commander("blue", "9,0"), "blue-1 footman blue 5,0 hp=1 effects=bless", fields=FIRE)
    outcome = play(state, EndTurn("blue"))
    assert of(outcome, EffectsAged) == ()
    assert [fall.piece for fall in of(outcome, Fell)] == ["blue-1"]


@pytest.mark.parametrize(("rank", "gained"), [(1, 1), (2, 2), (3, 3)])
def test_mysticism_gives_mp_back_at_the_end_of_each_own_turn(rank: int, gained: int) -> None:
    state = ending(commander("blue", "5,0", mp=4, skills=f"mysticism_expertise:{rank}"))
    assert mp(end_turns(state, "blue"), "blue") == 4 + gained
    assert mp(end_turns(state, "blue", "red"), "blue") == 4 + gained


def test_a_witch_and_a_monk_in_command_range_give_their_commander_one_mp_each() -> None:
    units = ("blue-1 witch blue 5,3", "blue-2 monk blue 6,0", "blue-3 witch blue 5,4")
    outcome = play(ending(commander("blue", "5,0", mp=4), *units), EndTurn("blue"))
    assert of(outcome, MagicChanged) == (MagicChanged("blue", "manahoar", 4, 6),)


def test_mp_never_rise_above_the_maximum() -> None:
    state = ending(commander("blue", "5,0", mp=9, skills="mysticism_expertise:3"), "blue-1 witch blue 5,1")
    outcome = play(state, EndTurn("blue"))
    assert of(outcome, MagicChanged) == (MagicChanged("blue", "rest", 9, 10),)


def test_rally_mends_and_gives_voice_to_those_in_command_range_at_the_end_of_the_turn() -> None:
    units = ("blue-1 elf blue 5,3 hp=9 effects=mute", "blue-2 elf blue 5,4 hp=1 effects=mute")
    state = play_all(ending(commander("blue", "5,0", hp=2, skills="rally:1"), *units), Rally("blue"))
    assert (hp(state, "blue"), on(state, "blue-1")) == (2, {"mute": (1, 3)})
    outcome = play(state, EndTurn("blue"))
    assert mended(outcome) == {"blue": 3, "blue-1": 1}
    assert lifted(outcome) == (("blue-1", "mute", "rally"),)
    assert on(outcome.state, "blue-2") == {"mute": (1, 2)}


def test_poison_takes_its_toll_as_a_round_begins_from_everyone_at_once() -> None:
    lines = (commander("blue", "5,0", effects="poison"), "blue-1 footman blue 9,0 effects=poison:1")
    red = caster("burn", effects="poison:3")
    outcome = play(scene(red, *lines, turns="red blue*"), EndTurn("blue"))
    assert of(outcome, Suffered) == (
        Suffered("red", "blue", "poison", 10, 8),
        Suffered("red", "blue-1", "poison", 10, 9),
        Suffered("blue", "red", "poison", 10, 8),
    )
    assert lifted(outcome) == (("blue-1", "poison", "dealt"),)
