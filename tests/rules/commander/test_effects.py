"""Lasting effects (rule book 7): what stacks, what counts down when, what ends what."""

import pytest

from game.core.state import State
from game.rules.commander.actions import Cast, EndTurn
from game.rules.commander.components import Effect, Effects
from game.rules.commander.effects import HARMFUL, HELPFUL, sticks, strength, suffers
from game.rules.commander.events import EffectsAged
from tests.helpers.battle import CONTENT, play
from tests.helpers.checks import of
from tests.helpers.magic import cast_at, caster, commander, end_turns, laid, lifted, on, scene

LASTS = {
    "protection": ("defence", 3),
    "bless": ("attack", 3),
    "wind_shield": ("ranged_reduction", 3),
    "resist": ("spell_reduction", 3),
    "decline": ("decline", 3),
    "mute": ("mute", 3),
    "sleep": ("sleep", 2),
    "haste": ("move", 1),
    "frenzy": ("frenzy", 1),
    "thorns": ("thorns", 1),
}


def bearing(effects: str) -> State:
    """Blue bears effects in red's turn; its unit bears the same."""
    unit = f"blue-1 footman blue 9,0 effects={effects}"
    return scene(commander("red", "0,0", side="red"), commander("blue", "5,0", effects=effects), unit)


def effect(kind: str, size: int = 1, left: int = 1) -> Effect:
    """An effect of so much strength for so long."""
    return Effect(kind, "bless", "red", "red", size, left)


@pytest.mark.parametrize("spell", sorted(LASTS))
def test_a_spell_lays_its_kind_of_effect_for_its_time(spell: str) -> None:
    kind, turns = LASTS[spell]
    bearer, at = ("red", (0, 0)) if kind in HELPFUL else ("blue", (4, 0))
    faces = [] if spell == "haste" else [10] * 5
    state = scene(caster(spell, 5), commander("blue", "4,0"))
    outcome = cast_at(state, spell, max(CONTENT.spells[spell].levels), at, *faces)
    assert {piece: (found, left) for piece, (found, _, left) in laid(outcome).items()} == {bearer: (kind, turns)}


@pytest.mark.parametrize("spell", sorted(LASTS))
def test_an_effect_counts_down_at_each_end_of_its_bearers_troops_turn_and_ends_then(spell: str) -> None:
    kind, turns = LASTS[spell]
    state = scene(commander("red", "0,0", side="red"), commander("blue", "5,0", effects=spell), turns="red blue*")
    for left in range(turns - 1, 0, -1):
        state = end_turns(state, "blue")
        assert on(state, "blue")[kind][1] == left
        state = end_turns(state, "red")
        assert on(state, "blue")[kind][1] == left
    outcome = play(state, EndTurn("blue"))
    assert ("blue", kind, "time") in lifted(outcome)
    assert kind not in on(outcome.state, "blue")


def test_it_counts_for_every_piece_of_the_troop_and_for_no_other_troop() -> None:
    lines = (commander("blue", "5,0", effects="bless"), "blue-1 footman blue 9,0 effects=mute")
    other = commander("beryl", "5,6", effects="bless")
    state = scene(commander("red", "0,0", side="red"), *lines, other, turns="red blue* beryl")
    outcome = play(state, EndTurn("blue"))
    assert [event.piece for event in of(outcome, EffectsAged)] == ["blue", "blue-1"]
    assert on(outcome.state, "blue") == {"attack": (2, 2)}
    assert on(outcome.state, "blue-1") == {"mute": (1, 2)}
    assert on(outcome.state, "beryl") == {"attack": (2, 3)}


def test_poison_does_not_count_turns() -> None:
    assert on(end_turns(bearing("poison"), "red"), "blue") == {"poison": (12, 0)}
    outcome = play(end_turns(bearing("poison"), "red"), EndTurn("blue"))
    assert on(outcome.state, "blue") == {"poison": (10, 0)}


@pytest.mark.parametrize(
    ("size", "left", "better"),
    [(3, 1, True), (2, 3, True), (2, 2, False), (2, 1, False), (1, 9, False)],
    ids=["stronger though shorter", "as strong and longer", "just as good", "as strong and shorter", "weaker"],
)
def test_of_two_of_a_kind_the_better_one_stays_whole(size: int, left: int, better: bool) -> None:
    assert sticks(bearing("bless:2:2"), "blue", effect("attack", size, left)) == better


def test_effects_of_different_kinds_stand_beside_each_other() -> None:
    state = bearing(">".join(sorted(LASTS)))
    assert set(on(state, "blue")) == {kind for kind, _ in LASTS.values()}
    assert all(suffers(state, "blue", kind) and strength(state, "blue", kind) for kind, _ in LASTS.values())


def test_who_bears_nothing_has_no_such_component() -> None:
    state = end_turns(bearing("haste"), "red", "blue")
    assert not state.has(Effects, "blue")
    assert strength(state, "blue", "move") == 0
    assert not suffers(state, "blue", "move")


def test_every_lasting_effect_is_either_a_help_or_a_harm() -> None:
    assert set(HELPFUL) | set(HARMFUL) == {kind for kind, _ in LASTS.values()} | {"poison"}
    assert not set(HELPFUL) & set(HARMFUL)


@pytest.mark.parametrize("kind", ["sleep", "frenzy"])
def test_a_guard_keeps_off_its_own_harm_alone(kind: str) -> None:
    state = bearing(f"{kind}_guard")
    assert not sticks(state, "blue", effect(kind, 9, 9))
    assert sticks(state, "blue", effect("frenzy" if kind == "sleep" else "sleep"))


@pytest.mark.parametrize("kind", ["sleep", "frenzy"])
def test_a_harm_that_is_ended_early_in_anothers_turn_leaves_a_guard_to_the_end_of_the_next_own_turn(kind: str) -> None:
    lines = (commander("blue", "5,0"), f"blue-1 footman blue 9,0 effects={kind}")
    state = scene(
        caster("fine", piece="beryl", side="blue", at="5,3"),
        *lines,
        commander("red", "0,0", side="red"),
        turns="beryl* red blue",
    )
    state = cast_at(state, "fine", "A", (5, 0), 1, 1, 1, by="beryl").state
    assert on(state, "blue-1") == {f"{kind}_guard": (1, 1)}
    state = end_turns(state, "beryl", "red")
    assert on(state, "blue-1") == {f"{kind}_guard": (1, 1)}
    assert on(end_turns(state, "blue"), "blue-1") == {}


def test_a_sleep_that_is_ended_in_ones_own_turn_leaves_a_guard_for_the_whole_next_one() -> None:
    lines = (caster("fine", piece="blue", side="blue", at="5,0"), "blue-1 footman blue 9,0 effects=sleep")
    state = scene(*lines, commander("red", "0,0", side="red"), turns="blue* red")
    state = play(state, Cast("blue", "fine", "A", (5, 0)), 1, 1, 1).state
    assert on(state, "blue-1") == {"sleep_guard": (1, 2)}
    state = end_turns(state, "blue", "red")
    assert on(state, "blue-1") == {"sleep_guard": (1, 1)}
    assert on(end_turns(state, "blue"), "blue-1") == {}


def test_sleep_and_frenzy_that_run_out_leave_a_guard_and_nothing_else_does() -> None:
    state = end_turns(bearing("bless:2:1>sleep:1:1>mute:1:1>frenzy:1:1"), "red")
    assert set(on(state, "blue")) == {"attack", "sleep", "mute", "frenzy"}
    assert on(end_turns(state, "blue"), "blue") == {"sleep_guard": (1, 1), "frenzy_guard": (1, 1)}


@pytest.mark.parametrize("kind", HARMFUL)
def test_restore_ends_every_harm(kind: str) -> None:
    line = commander("ally", "2,0", side="red", effects=f"bless>{kind}")
    state = scene(caster("restore"), line, commander("blue", "19,6"), turns="red* blue")
    outcome = cast_at(state, "restore", "A", (2, 0), 4, 1, 1)
    assert lifted(outcome) == (("ally", kind, "restore"),)


def test_the_fallen_bear_nothing() -> None:
    lines = (commander("blue", "5,0", hp=1, effects="bless>poison"), "blue-1 footman blue 9,0 effects=mute")
    state = scene(commander("red", "0,0", side="red"), *lines, commander("beryl", "9,6"), turns="red blue beryl*")
    state = end_turns(state, "beryl")
    assert not state.has(Effects, "blue")
    assert not state.has(Effects, "blue-1")
