"""The log of magic: each target's dice with their sum, what they showed, what it came to, and what ended what."""

from dataclasses import replace

import pytest

from game.core.action import Action
from game.core.engine import Outcome
from game.core.state import State
from game.rules.commander.actions import Aim, Cast, EndTurn, Enough, Rally, Strike
from game.rules.commander.components import Effect
from game.rules.commander.effects import GUARDS, KINDS
from game.ui.sentences import Names
from game.ui.sentences_dice import Told
from game.ui.sentences_log import Teller
from game.ui.sentences_magic import area_text, effect_lasts, effect_name, effect_points, effect_short, effect_text
from tests.helpers.battle import CONTENT, play
from tests.helpers.magic import caster, commander, scene

FOE = commander("blue", "5,0", knowledge=1)


def told(state: State, action: Action, *faces: int) -> tuple[Told, ...]:
    outcome: Outcome = play(state, action, *faces)
    return Teller(CONTENT, state).tell(outcome.events)


def lines(state: State, action: Action, *faces: int) -> list[str]:
    return [line.text for line in told(state, action, *faces)]


def field(spell: str, willpower: int, *pieces: str, rank: int = 0) -> State:
    """A caster with a spell at a willpower before these pieces."""
    return scene(caster(spell, willpower, rank=rank), *(pieces or (FOE,)))


def test_damage_is_told_with_dice_their_sum_the_highest_and_what_it_did() -> None:
    state = field("fire_ball", 3, commander("blue", "3,0", knowledge=1))
    assert lines(state, Cast("red", "fire_ball", "A", (3, 0)), 2, 3) == [
        "Red Mage casts Fire Ball at level A: 60 to 56 MP",
        "Fire Ball on Blue Mage: 2 dice of 4 sides (3 Willpower \u2212 1 Knowledge), the highest 3: 10 to 7 HP",
    ]


def test_a_school_skill_is_named_with_what_it_takes_off_the_cost() -> None:
    state = field("fire_ball", 1, commander("blue", "3,0"), rank=2)
    assert lines(state, Cast("red", "fire_ball", "B", (3, 0)), 2)[0] == (
        "Red Mage casts Fire Ball at level B: 60 to 56 MP, cost 6 less 2 by Fire Magic"
    )


def test_reductions_of_damage_stand_beside_the_dice_they_blunt() -> None:
    state = field("fire_ball", 2, commander("blue", "3,0", effects="resist:2"))
    assert lines(state, Cast("red", "fire_ball", "A", (3, 0)), 2, 4)[1] == (
        "Fire Ball on Blue Mage: 2 dice of 4 sides (2 Willpower), the highest 4, \u22122 Resist: 10 to 8 HP"
    )


def test_more_and_fewer_dice_against_a_target_are_named() -> None:
    state = field("fire_ball", 2, commander("blue", "3,0", effects="decline", skills="resistance:2"))
    assert (
        "2 dice of 4 sides (2 Willpower + 1 Decline \u2212 1 Resistance)"
        in (lines(state, Cast("red", "fire_ball", "A", (3, 0)), 2, 4)[1])
    )


def test_without_dice_the_sum_says_why() -> None:
    state = field("fire_ball", 1, commander("blue", "3,0", knowledge=4))
    assert lines(state, Cast("red", "fire_ball", "A", (3, 0)))[1] == (
        "Fire Ball on Blue Mage: no dice (1 Willpower \u2212 4 Knowledge): no effect"
    )


def test_a_threshold_is_told_with_what_showed_it_and_what_was_needed() -> None:
    state = field("bless", 3)
    assert lines(state, Cast("red", "bless", "A", (0, 0)), 4, 9, 1)[1] == (
        "Bless on Red Mage: 3 dice (3 Willpower), 2 show 4 or more, needed 2: attack +2 for 3 turns"
    )
    assert lines(state, Cast("red", "bless", "A", (0, 0)), 4, 3, 1)[1] == (
        "Bless on Red Mage: 3 dice (3 Willpower), 1 shows 4 or more, needed 2: no effect"
    )


def test_drained_magic_is_told_on_both_sides() -> None:
    state = scene(caster("mp_drain", 3, rank=1, mp=9), commander("blue", "3,0", knowledge=1, mp=8))
    assert lines(state, Cast("red", "mp_drain", "B", (3, 0)), 7, 5) == [
        "Red Mage casts MP Drain at level B: 9 to 6 MP, cost 4 less 1 by Fire Magic",
        "MP Drain on Blue Mage: 2 dice (3 Willpower \u2212 1 Knowledge), 1 at 6 or more, 2 at 4 or more: 8 to 5 MP",
        "MP Drain on Red Mage: 6 to 9 MP",
    ]


def test_a_target_with_two_consequences_has_its_dice_told_once() -> None:
    state = scene(caster("thorns", 1, rank=0), commander("blue", "2,0"))
    line, more = told(state, Cast("red", "thorns", "A", (2, 0)), 4)[1:]
    assert line.text == "Thorns on Blue Mage: 1 die (1 Willpower), 1 shows 4 or more, needed 1: 10 to 8 HP"
    assert more.text == "Thorns on Blue Mage: movement \u22122 for 1 turn"
    assert line.thrown is not None
    assert more.thrown is None


def test_the_dice_of_each_target_are_its_first_ones_and_only_those_that_count_are_marked() -> None:
    state = scene(
        caster("fire_ball", 3, rank=1), commander("blue", "4,0"), commander("green", "4,1", 2, side="green"),
        turns="red* blue green",
    )  # fmt: skip
    one, other = (line.thrown for line in told(state, Cast("red", "fire_ball", "B", (4, 0)), 2, 4, 1)[1:3])
    assert one is not None
    assert other is not None
    assert (one.faces, one.hits, one.opening) == ((2, 4, 1), (False, True, False), True)
    assert (other.faces, other.hits, other.opening) == ((2,), (True,), False)
    assert (one.heading, one.badge, one.needed, one.result) == (
        "Fire Ball on Blue Mage", "10 to 6 HP", "3 dice of 4 sides: the highest counts", "the highest 4",
    )  # fmt: skip
    assert other.sum == "3 Willpower of Red Mage \u2212 2 Knowledge of Green Mage"


def test_what_must_be_shown_is_said_over_the_dice_of_a_threshold() -> None:
    state = field("bless", 3)
    thrown = told(state, Cast("red", "bless", "A", (0, 0)), 4, 9, 1)[1].thrown
    assert thrown is not None
    assert (thrown.needed, thrown.hits) == ("3 dice: 2 must show 4 or more", (True, True, False))


def test_what_a_spell_ends_is_told_with_the_spell() -> None:
    state = scene(caster("restore", 1, rank=0), "red-1 footman red 1,0 effects=mute>decline", FOE)
    assert lines(state, Cast("red", "restore", "A", (0, 0)), 4)[2:] == [
        "Restore on Red Footman: 1 die (1 Willpower), 1 shows 4 or more, needed 1: ends Mute",
        "Restore on Red Footman: ends Decline",
    ]


def test_sleep_that_ends_mute_says_so() -> None:
    state = scene(caster("sleep", 3, rank=1), commander("blue", "2,0", effects="mute"))
    assert lines(state, Cast("red", "sleep", "B", (2, 0)), 6, 6, 6)[1:] == [
        "Sleep on Blue Mage: 3 dice (3 Willpower), 3 show 6 or more, needed 3: asleep for 2 turns",
        "Sleep on Blue Mage: ends Mute",
    ]


def test_effects_that_run_out_and_fires_that_burn_are_told_at_the_end_of_a_turn() -> None:
    state = scene(
        caster("burn", 3, rank=0, at="0,0", effects="bless:2:1>sleep:1:1"),
        commander("blue", "9,0", skills="resistance:1"),
        fields=("red cells=0,0>1,0 damage=2 left=1",),
    )
    assert lines(state, EndTurn("red"))[:4] == [
        "Red Mage suffers from fire: 10 to 8 HP",
        "The fire of Red Mage goes out.",
        "Red Mage: Bless wears off.",
        "Red Mage recovers from Sleep, and is safe from it for its next turn.",
    ]


def test_a_fire_that_is_blunted_names_what_blunts_it() -> None:
    state = scene(
        commander("red", "0,0", side="red", effects="resist:1"),
        caster("burn", piece="blue", side="blue", at="9,0"),
        fields=("blue cells=0,0>1,0 damage=2 left=2",),
    )
    assert lines(state, EndTurn("red"))[0] == "Red Mage suffers from fire (2 burning \u2212 1 Resist): 10 to 9 HP"


def test_a_piece_that_falls_to_a_spell_is_told_of_with_the_spell() -> None:
    state = field("fire_ball", 1, commander("blue", "3,0"), "blue-1 footman blue 2,0 hp=1")
    assert lines(state, Cast("red", "fire_ball", "A", (2, 0)), 2)[-1] == "Blue Footman is destroyed by Fire Ball."
    state = field("fire_ball", 1, commander("blue", "3,0", hp=1), "blue-1 footman blue 2,0")
    assert "Blue Mage falls to Fire Ball, and the troop with it." in lines(
        state, Cast("red", "fire_ball", "A", (3, 0)), 2
    )


def test_a_wind_shield_stands_beside_the_cap_that_it_lowers() -> None:
    state = scene(
        commander("red", "0,0", side="red", kind="ranger"), "red-1 bowman red 1,0",
        commander("blue", "9,0"), "blue-1 footman blue 4,0 effects=wind_shield:2",
    )  # fmt: skip
    told_of = lines(state, Strike("red-1", "blue-1"), *([10] * 10))[0]
    assert "cap 10, \u22122 Wind Shield: 10 to 10 HP" in told_of


def test_rallying_is_told_when_it_is_done_and_when_it_tells() -> None:
    state = scene(commander("red", "0,0", side="red", skills="rally:2", hp=5, mp=0), FOE)
    assert lines(state, Rally("red")) == ["Red Mage rallies its troop."]
    after = play(state, Rally("red")).state
    assert lines(after, EndTurn("red"))[:2] == ["Red Mage, Rally: 5 to 8 HP", "Red Mage, Rally: 0 to 2 MP"]


def test_steps_of_a_cast_are_no_news_until_it_is_paid_for() -> None:
    state = scene(caster("burn", rank=1), FOE)
    assert lines(state, Cast("red", "burn", "B", (2, 2))) == []
    begun = play(state, Cast("red", "burn", "B", (2, 2))).state
    begun = play(begun, Aim("red", (2, 3))).state
    assert lines(begun, Enough("red")) == [
        "Red Mage casts Burn at level B: 60 to 55 MP, cost 6 less 1 by Fire Magic",
        "Red Mage: 2 squares burn for 3 turns, 2 HP from whoever ends a turn there.",
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_effect_has_a_name_and_a_sentence(kind: str) -> None:
    state = scene(caster("bless"), FOE)
    effect = Effect(kind, "", "red", "red", 2, 3)
    names = Names(CONTENT, state)
    assert effect_name(kind, "", names) not in ("", kind)
    assert effect_text(effect, names).endswith(".")
    if kind not in GUARDS.values():
        assert effect_short(effect) != kind


def test_an_effect_is_told_with_its_strength_and_its_turns() -> None:
    names = Names(CONTENT, scene(caster("bless"), FOE))
    effect = Effect("attack", "bless", "red", "red", 2, 3)
    assert (effect_name("attack", "bless", names), effect_points(effect)) == ("Bless", "+2")
    assert (effect_text(effect, names), effect_lasts(effect)) == ("Attack is raised by 2.", "for 3 turns")
    poison = replace(effect, kind="poison", spell="poison", strength=8, left=0)
    assert effect_text(poison, names) == "It loses 2 HP as each round begins, 8 in all."
    assert effect_lasts(poison) == ""
    assert effect_name("sleep_guard", "", names) == "Safe from Sleep"


@pytest.mark.parametrize(
    ("spell", "level", "words"),
    [
        ("bless", "A", "a troop"),
        ("thunder", "A", "one target"),
        ("fire_ball", "B", "all within 1 square"),
        ("meteor", "D", "all within 5 squares"),
        ("burn", "C", "6 chosen squares"),
        ("chain_lightning", "C", "up to 4 targets, one after the other"),
    ],
)
def test_the_area_of_a_level_is_told_in_words(spell: str, level: str, words: str) -> None:
    entry = CONTENT.spells[spell]
    levels = {str(letter): found for letter, found in entry.levels.items()}
    assert area_text(entry, levels[level]) == words


def test_a_cure_that_found_nothing_to_end_says_so() -> None:
    state = field("restore", 1)
    assert lines(state, Cast("red", "restore", "A", (0, 0)), 9)[1].endswith("no effect, there is nothing to end")


def test_healing_the_unhurt_says_so() -> None:
    state = field("heal", 1)
    assert lines(state, Cast("red", "heal", "A", (0, 0)), 3)[1].endswith("no effect, it is unhurt")


def test_damage_of_which_nothing_is_left_says_so() -> None:
    state = field("fire_ball", 1, commander("blue", "3,0", effects="resist:2"))
    assert lines(state, Cast("red", "fire_ball", "A", (3, 0)), 2)[1].endswith("no effect, all of it is blunted")


def test_an_effect_that_is_no_better_than_what_is_there_says_so() -> None:
    state = scene(caster("bless", 2, rank=0, effects="bless:5:3"), FOE)
    assert lines(state, Cast("red", "bless", "A", (0, 0)), 9, 9)[1].endswith(
        "no effect, what it has is as strong, or it is safe from this"
    )
