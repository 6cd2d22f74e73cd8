"""Summon Creature (rule book 7): a Pixie / Satyr / Phoenix / Valkyrie joins the caster's troop."""

import pytest

from game.core.engine import Outcome
from game.core.entity import Allegiance, Named, Position, Vitals
from game.core.ruleset import Decision
from game.core.state import State
from game.rules.commander.actions import Cast, EndTurn, Move, Strike
from game.rules.commander.components import Armament, Following, Magic, Readiness, Spellbook, Summoning
from game.rules.commander.events import Fell
from game.rules.commander.magic.events import SpellCast, Summoned, SummonLost, WentHome
from game.rules.commander.troops import troop
from tests.helpers.battle import RULES, hp, play, play_all, refusal
from tests.helpers.checks import of
from tests.helpers.magic import cast_at, caster, commander, dice, end_turns, farthest, mp, paid, prices, refused, scene

PET = "red-summon-1"


def alone(*more: str, board: str = "....\n....\n....") -> State:
    """The caster in a corner, an enemy in another."""
    return scene(caster("summon_creature"), commander("blue", "3,2"), *more, board=board)


def struck_down(state: State) -> Outcome:
    """Red ends its turn and blue's pikeman fells the caster's satyr, which does not live to answer."""
    return play(end_turns(state, "red"), Strike("blue-1", PET), *[1] * 13)


@pytest.mark.parametrize(("level", "costs"), [("A", (6, 5, 4, 3)), ("B", (7, 6, 5)), ("C", (8, 7)), ("D", (12,))])
def test_each_level_has_its_cost_and_all_the_same_range(level: str, costs: tuple[int, ...]) -> None:
    assert prices("summon_creature", level, "") == costs
    assert farthest("summon_creature", level, "") == 4


@pytest.mark.parametrize(("level", "kind"), [("A", "pixie"), ("B", "satyr"), ("C", "phoenix"), ("D", "valkyrie")])
def test_each_level_calls_its_own_creature_without_dice(level: str, kind: str) -> None:
    outcome = cast_at(scene(caster("summon_creature", 0), commander("blue", "9,0")), "summon_creature", level, (2, 0))
    assert [type(event) for event in outcome.events[:2]] == [SpellCast, Summoned]
    state = outcome.state
    assert state.row(Named, PET) == Named(kind)
    assert (state.row(Position, PET), state.row(Allegiance, PET)) == (Position((2, 0)), Allegiance("red"))
    assert (state.row(Vitals, PET), state.row(Following, PET)) == (Vitals(10, 10), Following("red"))
    assert state.row(Armament, PET).summoned


@pytest.mark.parametrize(("level", "book"), [("C", (("fire_ball", "C"),)), ("D", (("heal", "B"), ("holy_blaze", "B")))])
def test_phoenix_and_valkyrie_come_with_sixteen_mp_and_spells(level: str, book: tuple[tuple[str, str], ...]) -> None:
    state = cast_at(alone(), "summon_creature", level, (1, 0)).state
    assert state.row(Magic, PET) == Magic(16, 16)
    assert state.row(Spellbook, PET) == Spellbook(book)


def test_it_is_done_on_the_turn_it_comes_and_ready_in_the_next() -> None:
    state = cast_at(alone(), "summon_creature", "B", (1, 0)).state
    assert state.row(Readiness, PET) == Readiness(done=True)
    assert RULES.decision(state) == Decision("red", ("red",))
    assert refusal(state, Move(PET, ((1, 1),))) == "already_done"
    state = end_turns(state, "red", "blue")
    assert RULES.decision(state) == Decision("red", ("red", PET))
    assert refusal(state, Move(PET, ((1, 1),))) is None


def test_it_comes_on_top_of_a_full_troop() -> None:
    units = tuple(f"red-{number} footman red {number},1" for number in (1, 2, 3))
    state = cast_at(alone(*units), "summon_creature", "A", (1, 0)).state
    assert troop(state, "red") == ("red", "red-1", "red-2", "red-3", PET)


def test_a_new_one_sends_the_old_one_home_and_has_a_name_of_its_own() -> None:
    state = end_turns(cast_at(alone(), "summon_creature", "A", (1, 0)).state, "red", "blue")
    outcome = cast_at(state, "summon_creature", "C", (2, 0))
    assert of(outcome, WentHome) == (WentHome(PET, (1, 0)),)
    assert of(outcome, Fell) == ()
    assert outcome.state.row(Summoning, "red") == Summoning(2, "red-summon-2")
    assert troop(outcome.state, "red") == ("red", "red-summon-2")
    assert hp(outcome.state, PET) == 0


def test_who_sends_one_home_does_not_have_to_wait_for_the_next() -> None:
    state = end_turns(cast_at(alone(), "summon_creature", "A", (1, 0)).state, "red", "blue")
    state = end_turns(cast_at(state, "summon_creature", "A", (2, 0)).state, "red", "blue")
    assert refused(state, "summon_creature", "A", (1, 0)) is None


def test_the_old_ones_square_is_still_taken_when_the_new_one_is_called() -> None:
    state = end_turns(cast_at(alone(), "summon_creature", "A", (1, 0)).state, "red", "blue")
    assert refused(state, "summon_creature", "A", (1, 0)) == "square_taken"


def test_none_comes_in_the_two_rounds_after_one_fell() -> None:
    lines = (commander("blue", "9,0"), "blue-1 pikeman blue 3,0")
    state = scene(caster("summon_creature"), *lines)
    state = struck_down(cast_at(state, "summon_creature", "B", (2, 0)).state).state
    assert state.row(Summoning, "red") == Summoning(1, "", 1)
    state = end_turns(state, "blue")
    for _ in (2, 3):
        assert refused(state, "summon_creature", "A", (1, 0)) == "summon_rests"
        state = end_turns(state, "red", "blue")
    outcome = cast_at(state, "summon_creature", "A", (1, 0))
    assert outcome.state.row(Summoning, "red") == Summoning(2, "red-summon-2")


def test_its_fall_is_told_to_its_summoner() -> None:
    lines = (commander("blue", "9,0"), "blue-1 pikeman blue 3,0")
    outcome = struck_down(cast_at(scene(caster("summon_creature"), *lines), "summon_creature", "B", (2, 0)).state)
    assert of(outcome, Fell) == (Fell(PET, "red", "blow", (2, 0), "blue-1"),)
    assert of(outcome, SummonLost) == (SummonLost("red", PET, 1),)


def test_each_caster_has_its_own() -> None:
    lines = (
        caster("summon_creature"),
        "red-1 pixie red 1,0 summon",
        caster("summon_creature", piece="rowan", at="0,2"),
    )
    state = scene(*lines, commander("blue", "9,0"), turns="red rowan* blue")
    outcome = cast_at(state, "summon_creature", "A", (1, 2), by="rowan")
    assert of(outcome, WentHome) == ()
    assert (troop(outcome.state, "red"), troop(outcome.state, "rowan")) == (
        ("red", "red-1"),
        ("rowan", "rowan-summon-1"),
    )


def test_it_comes_to_a_free_square() -> None:
    state = alone("red-1 footman red 1,0")
    assert refused(state, "summon_creature", "A", (1, 0)) == "square_taken"
    assert refused(state, "summon_creature", "A", (0, 0)) == "square_taken"
    assert refused(state, "summon_creature", "A", (4, 0)) == "off_board"


@pytest.mark.parametrize(("level", "terrain", "reason"), [
    ("A", "#", None), ("A", "w", None), ("A", "H", "cannot_enter"),
    ("B", "#", "cannot_enter"), ("B", "w", "cannot_enter"), ("B", "~", None),
    ("C", "#", None), ("D", "x", "cannot_enter"), ("D", "f", None),
])  # fmt: skip
def test_it_comes_to_a_square_on_which_it_could_stand(level: str, terrain: str, reason: str | None) -> None:
    state = alone(board=f".{terrain}..\n....\n....")
    assert refused(state, "summon_creature", level, (1, 0)) == reason


def test_it_perishes_with_its_commander() -> None:
    lines = (caster("summon_creature", hp=1), "red-1 satyr red 0,2 summon", commander("rowan", "0,6", side="red"))
    state = scene(*lines, commander("blue", "9,0"), "blue-1 swordsman blue 1,0", turns="blue* red rowan")
    outcome = play(state, Strike("blue-1", "red"), *[1] * 10, *[10] * 5)
    assert of(outcome, Fell)[1] == Fell("red-1", "red", "troop", (0, 2))


def test_within_command_range_it_has_its_commanders_bonus() -> None:
    lines = (
        caster("summon_creature", offence=4),
        "red-1 satyr red 1,0 summon",
        "red-2 satyr red 8,0",
        commander("blue", "9,0"),
    )
    state = scene(*lines, "blue-1 footman blue 2,0")
    near = RULES.reckon(state, Strike("red-1", "blue-1")).attacker.edge
    far = RULES.reckon(state, Strike("red-2", "blue")).attacker.edge
    assert (near, far) == (13 + 4 - 9, 13 - 5)


def test_the_holy_have_the_advantage_over_it() -> None:
    lines = (caster("summon_creature"), commander("blue", "9,0"), "blue-1 crusader blue 2,0")
    state = end_turns(cast_at(scene(*lines), "summon_creature", "C", (1, 0)).state, "red")
    assert RULES.reckon(state, Strike("blue-1", PET)).attacker.advantage


@pytest.mark.parametrize(
    ("spell", "level", "cost"), [("heal", "A", 4), ("heal", "B", 6), ("holy_blaze", "A", 6), ("holy_blaze", "B", 8)]
)
def test_a_valkyrie_casts_at_full_price(spell: str, level: str, cost: int) -> None:
    lines = (
        caster("summon_creature", 0, skills="life_magic:3", hp=5),
        "red-1 valkyrie red 1,0 summon",
        commander("blue", "2,0"),
    )
    at = (0, 0) if spell == "heal" else (2, 0)
    outcome = cast_at(scene(*lines), spell, level, at, by="red-1")
    assert (paid(outcome), mp(outcome.state, "red-1")) == (cost, 16 - cost)


def test_a_valkyrie_has_no_higher_levels() -> None:
    state = scene(caster("summon_creature"), "red-1 valkyrie red 1,0 summon", commander("blue", "2,0"))
    assert refused(state, "heal", "C", (0, 0), by="red-1") == "level_not_owned"
    assert refused(state, "holy_blaze", "C", (2, 0), by="red-1") == "level_not_owned"


def test_a_valkyrie_casts_with_its_summoners_willpower_in_command_range_and_with_one_beyond() -> None:
    near = scene(caster("summon_creature", 4), "red-1 valkyrie red 3,0 summon", commander("blue", "5,0", 2))
    assert dice(cast_at(near, "holy_blaze", "A", (5, 0), 1, 1, by="red-1")) == {"blue": 2}
    far = scene(caster("summon_creature", 4), "red-1 valkyrie red 4,0 summon", commander("blue", "5,0"))
    assert dice(cast_at(far, "holy_blaze", "A", (5, 0), 1, by="red-1")) == {"blue": 1}


def test_who_has_walked_or_is_mute_calls_nobody() -> None:
    assert refused(play_all(alone(), Move("red", ((0, 1),))), "summon_creature", "A", (1, 0)) == "moved_before_casting"
    mute = scene(caster("summon_creature", effects="mute"), commander("blue", "9,0"))
    assert refused(mute, "summon_creature", "A", (1, 0)) == "muted"


def test_calling_takes_the_action_and_the_turn_can_end() -> None:
    state = cast_at(alone(), "summon_creature", "A", (1, 0)).state
    assert refusal(state, Cast("red", "summon_creature", "A", (2, 0))) == "already_done"
    assert RULES.candidates(state, "red") == (EndTurn("red"),)
