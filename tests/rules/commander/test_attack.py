"""An attack: cover, height, advantage, first strike, reach, annihilation and revenge (rule book 5 and 6)."""

import pytest

from game.core.event import Rolled
from game.core.state import State
from game.rules.commander.actions import Strike
from game.rules.commander.combat import Reckoning, reckon
from game.rules.commander.events import Engaged, NewsCame, Struck, Term
from game.rules.commander.exchange import Standing
from tests.helpers.battle import CONTENT, RULES, draw, hp, play, refusal
from tests.helpers.checks import of
from tests.helpers.duel import Duellist, combatant, fighter, position


def duel(one: Duellist, other: Duellist, *faces: int, apart: int = 1) -> tuple[State, tuple[Struck, ...], Engaged]:
    """Play an attack: the state after it, the blows, and what was told of it."""
    red, blue = fighter("red", one), fighter("blue", other)
    outcome = play(position(one, other, apart), Strike(red, blue), *faces)
    return outcome.state, of(outcome, Struck), of(outcome, Engaged)[0]


def reckoned(one: Duellist | str, other: Duellist | str, apart: int = 1) -> Reckoning:
    """An attack reckoned out on a drawn position."""
    here = Duellist(one) if isinstance(one, str) else one
    there = Duellist(other) if isinstance(other, str) else other
    return RULES.reckon(position(here, there, apart), Strike(fighter("red", here), fighter("blue", there)))


def test_an_even_attack_event_by_event() -> None:
    one, other = Duellist("footman", offence=2), Duellist("footman", armour=1)
    hits, misses = [4] * 3, [5] * 7
    outcome = play(position(one, other, 1), Strike("red-1", "blue-1"), *hits, *misses, *[3] * 2, *[4] * 8)
    assert outcome.events == (
        Engaged(
            "red-1", "blue-1", "blue", 1, "normal", "",
            (Term("attack", 12), Term("offence", 2), Term("defence", -9), Term("armour", -1)), (Term("strikes", 10),),
            (Term("attack", 12), Term("defence", -9)), (Term("strikes", 10),),
        ),
        Rolled("strikes", "red-1", "blue-1", 10, 10, "<=4", (4, 4, 4, 5, 5, 5, 5, 5, 5, 5), (3,), 1),
        Rolled("answer", "blue-1", "red-1", 10, 10, "<=3", (3, 3, 4, 4, 4, 4, 4, 4, 4, 4), (2,), 1),
        Struck("red-1", "blue-1", 3, 10, 7),
        Struck("blue-1", "red-1", 2, 10, 8),
        NewsCame((("blue", 17), ("red", 18)), 1),
    )  # fmt: skip


def test_a_strike_succeeds_at_or_below_the_edge() -> None:
    _, blows, _ = duel(Duellist("footman"), Duellist("footman"), *[1, 2, 3], *[4] * 7, *[10] * 10)
    assert blows[0].hits == 3


def test_without_an_edge_no_strike_succeeds() -> None:
    for armour in (3, 9):
        state, _, _ = duel(Duellist("footman"), Duellist("footman", armour=armour), *[1] * 10, *[10] * 10)
        assert hp(state, "blue-1") == 10


def test_at_edge_ten_every_strike_succeeds() -> None:
    _, blows, _ = duel(Duellist("footman", offence=7), Duellist("footman", hp=10, terrain="crater"), *[10] * 20)
    assert blows[0] == Struck("red-1", "blue-1", 10, 10, 1)


@pytest.mark.parametrize(
    ("left", "strikes"), [(10, 10), (9, 9), (8, 9), (7, 8), (6, 8), (5, 7), (4, 7), (3, 6), (2, 6), (1, 5)]
)
def test_a_commander_strikes_by_its_table(left: int, strikes: int) -> None:
    _, blows, _ = duel(Duellist("mage", hp=left, offence=9), Duellist("wizard"), *[1] * strikes, *[10] * 10)
    assert blows[0].hits == strikes


@pytest.mark.parametrize("left", range(1, 11))
def test_a_unit_strikes_as_often_as_it_has_hit_points(left: int) -> None:
    _, blows, _ = duel(Duellist("footman", hp=left), Duellist("footman"), *[1] * left, *[10] * 10)
    assert blows[0].hits == left


@pytest.mark.parametrize(
    ("terrain", "damage"),
    [
        ("plain", 10),
        ("forest", 8),
        ("dense_forest", 8),
        ("crater", 9),
        ("rampart", 6),
        ("water", 10),
        ("rough", 10),
        ("slope", 10),
    ],
)
def test_cover_lowers_the_cap_of_whoever_strikes_a_piece_on_it(terrain: str, damage: int) -> None:
    _, blows, _ = duel(Duellist("footman"), Duellist("footman", terrain=terrain), *[1] * 10, *[10] * 10)
    assert 10 - blows[0].after == damage


def test_cover_counts_for_the_attacker_too_when_it_is_answered() -> None:
    _, blows, told = duel(Duellist("footman", terrain="forest"), Duellist("footman"), *[10] * 10, *[1] * 10)
    assert blows[1] == Struck("blue-1", "red-1", 10, 10, 2)
    assert told.answer_cap == (Term("strikes", 10), Term("terrain.forest", -2))


def test_penalties_to_the_cap_add_up_and_never_go_below_nothing() -> None:
    other = Duellist("footman", terrain="rampart", elevation=1)
    _, blows, told = duel(Duellist("footman"), other, *[1] * 10, *[10] * 10)
    assert told.attack_cap == (Term("strikes", 10), Term("terrain.rampart", -4), Term("higher", -1))
    assert blows[0].after == 5
    _, blows, _ = duel(Duellist("footman", hp=3), other, *[1] * 3, *[10] * 10)
    assert blows[0].after == 10


def test_only_a_higher_target_lowers_the_cap_by_one() -> None:
    for above, damage in ((1, 9), (3, 9)):
        _, blows, _ = duel(Duellist("footman"), Duellist("footman", elevation=above), *[1] * 10, *[10] * 10)
        assert 10 - blows[0].after == damage
    _, blows, _ = duel(Duellist("footman", elevation=1), Duellist("footman"), *[10] * 10, *[1] * 10)
    assert blows[1].after == 1


@pytest.mark.parametrize("kind", ["footman", "merman", "witch", "monk"])
def test_ground_and_naval_pieces_have_their_cap_lowered_against_air(kind: str) -> None:
    assert reckoned(kind, "griffon").attacker.cap_terms == (Term("strikes", 10), Term("air", -2))


@pytest.mark.parametrize("kind", ["angel", "bowman", "hawk"])
def test_air_archers_and_anti_air_have_their_whole_cap_against_air(kind: str) -> None:
    assert reckoned(kind, "griffon").attacker.cap_terms == (Term("strikes", 10),)


def test_a_flyer_answered_by_foot_is_struck_with_a_lower_cap() -> None:
    assert reckoned("griffon", "footman").defender.cap_terms == (Term("strikes", 10), Term("air", -2))


def test_a_flyer_gets_no_cover_and_no_good_of_height() -> None:
    high_in_the_woods = Duellist("griffon", terrain="forest", elevation=1)
    assert reckoned("angel", high_in_the_woods).attacker.cap_terms == (Term("strikes", 10),)
    assert reckoned("footman", high_in_the_woods).attacker.cap_terms == (Term("strikes", 10), Term("air", -2))


def test_height_does_not_hinder_a_flyer() -> None:
    assert reckoned("angel", Duellist("footman", elevation=1)).attacker.cap_terms == (Term("strikes", 10),)


def test_a_flyer_strikes_into_cover_like_everybody() -> None:
    told = reckoned("angel", Duellist("footman", terrain="forest"))
    assert told.attacker.cap_terms == (Term("strikes", 10), Term("terrain.forest", -2))


@pytest.mark.parametrize("water", ["water", "deep_water"])
@pytest.mark.parametrize(
    ("striker", "ground", "cap"),
    [
        ("footman", "plain", 7),
        ("angel", "plain", 7),
        ("angel", "water", 7),
        ("merman", "plain", 7),
        ("merman", "water", 10),
        ("merman", "deep_water", 10),
    ],
)
def test_a_naval_piece_in_water_is_safe_from_all_but_swimmers(striker: str, ground: str, cap: int, water: str) -> None:
    assert reckoned(Duellist(striker, terrain=ground), Duellist("mermaid", terrain=water)).attacker.cap == cap


def test_water_covers_nobody_but_naval_pieces() -> None:
    assert reckoned("footman", Duellist("swordsman", terrain="water")).attacker.cap == 10


@pytest.mark.parametrize(
    ("striker", "foe"),
    [
        ("footman", "pikeman"),
        ("pikeman", "cavalry"),
        ("cavalry", "footman"),
        ("merman", "turtle"),
        ("barbarian", "fighter"),
        ("bowman", "griffon"),
        ("sprite", "griffon"),
        ("spy", "hawk"),
        ("monk", "pixie"),
        ("crusader", "valkyrie"),
        ("paladin", "phoenix"),
    ],
)
def test_an_advantage_gives_three_strikes_and_the_first_one(striker: str, foe: str) -> None:
    told = reckoned(striker, foe)
    assert (told.attacker.advantage, told.attacker.first_strike, told.attacker.strikes) == (True, True, 13)
    assert (told.defender.advantage, told.defender.first_strike, told.defender.strikes) == (False, False, 10)


@pytest.mark.parametrize(
    ("striker", "foe"),
    [
        ("pikeman", "footman"),
        ("footman", "footman"),
        ("bowman", "footman"),
        ("bowman", "winged_serpent"),
        ("griffon", "angel"),
        ("witch", "griffon"),
        ("monk", "footman"),
        ("unicorn", "cavalry"),
    ],
)
def test_others_have_no_advantage(striker: str, foe: str) -> None:
    assert not reckoned(striker, foe).attacker.advantage


def test_anti_air_has_the_advantage_over_the_winged_serpent_though_archers_have_not() -> None:
    assert reckoned("hawk", "winged_serpent").attacker.advantage


@pytest.mark.parametrize(("one", "other"), [("warrior", "knight"), ("hawk", "sprite"), ("warrior", "warrior")])
def test_if_both_would_have_the_advantage_neither_has(one: str, other: str) -> None:
    told = reckoned(one, other)
    assert not told.attacker.advantage
    assert not told.defender.advantage
    assert (told.attacker.strikes, told.defender.strikes) == (10, 10)


def test_extra_strikes_do_not_raise_the_cap() -> None:
    state, blows, _ = duel(Duellist("footman", hp=5), Duellist("pikeman"), *[1] * 8, *[10] * 5)
    assert blows[0] == Struck("red-1", "blue-1", 8, 10, 5)
    assert hp(state, "blue-1") == 5


def test_who_strikes_first_is_answered_with_what_is_left() -> None:
    _, blows, told = duel(Duellist("footman"), Duellist("pikeman"), *[1] * 6, *[10] * 7, *[1] * 4)
    assert told.first == "red-1"
    assert blows == (Struck("red-1", "blue-1", 6, 10, 4), Struck("blue-1", "red-1", 4, 10, 6))


def test_a_defender_with_the_advantage_strikes_before_the_attacker() -> None:
    _, blows, told = duel(Duellist("pikeman"), Duellist("footman"), *[1] * 3, *[10] * 10, *[1] * 7)
    assert told.first == "blue-1"
    assert blows == (Struck("blue-1", "red-1", 3, 10, 7), Struck("red-1", "blue-1", 7, 10, 3))


def test_whom_the_first_strike_fells_does_not_answer() -> None:
    state, blows, _ = duel(Duellist("footman"), Duellist("pikeman"), *[1] * 13)
    assert blows == (Struck("red-1", "blue-1", 13, 10, 0),)
    assert hp(state, "blue-1") == 0


def test_an_attacker_felled_by_a_first_strike_does_not_strike() -> None:
    state, blows, _ = duel(Duellist("pikeman"), Duellist("footman"), *[1] * 13)
    assert [blow.source for blow in blows] == ["blue-1"]
    assert hp(state, "red-1") == 0


def test_without_first_strike_both_lose_their_hit_points_at_once() -> None:
    one, other = Duellist("swordsman", offence=3), Duellist("swordsman", offence=3)
    state, blows, _ = duel(one, other, *[1] * 10, *[1] * 10)
    assert blows == (Struck("red-1", "blue-1", 10, 10, 0), Struck("blue-1", "red-1", 10, 10, 0))
    assert (hp(state, "red-1"), hp(state, "blue-1")) == (0, 0)


def test_a_foe_that_cannot_reach_back_does_not_answer() -> None:
    _, blows, told = duel(Duellist("bowman"), Duellist("footman"), *[10] * 10, apart=2)
    assert (told.retaliation, len(blows)) == ("none", 1)


def test_a_foe_that_can_reach_back_answers_from_afar() -> None:
    _, blows, told = duel(Duellist("bowman"), Duellist("elf"), *[10] * 20, apart=4)
    assert (told.retaliation, len(blows)) == ("normal", 2)


def test_archers_answer_in_melee() -> None:
    _, blows, _ = duel(Duellist("footman"), Duellist("bowman"), *[10] * 20)
    assert [blow.source for blow in blows] == ["red-1", "blue-1"]


@pytest.mark.parametrize(
    ("kind", "ground", "far"),
    [
        ("footman", "plain", 1),
        ("bowman", "plain", 4),
        ("elf", "plain", 6),
        ("witch", "plain", 3),
        ("blowfish", "water", 5),
        ("blowfish", "plain", 3),
        ("ranger", "plain", 1),
        ("druid", "plain", 1),
    ],
)
def test_a_piece_reaches_every_distance_up_to_its_own_and_no_further(kind: str, ground: str, far: int) -> None:
    one, other = Duellist(kind, terrain=ground), Duellist("footman")
    for apart in range(1, 8):
        strike = Strike(fighter("red", one), "blue-1")
        assert refusal(position(one, other, apart), strike) == (None if apart <= far else "out_of_reach")


def test_no_line_of_sight_is_needed() -> None:
    state = draw(
        """
        board
        .H#.
        ....
        pieces
        red   shaman red  3,1
        red-1 bowman red  0,0
        blue  mage   blue 3,0
        turns
        red* blue
        """
    )
    assert refusal(state, Strike("red-1", "blue")) is None


def test_friends_cannot_be_attacked() -> None:
    state = draw("board\n....\npieces\nred mage red 0,0\nrose mage red 1,0\nblue mage blue 2,0\nturns\nred* blue rose")
    assert refusal(state, Strike("red", "rose")) == "not_an_enemy"
    assert refusal(state, Strike("red", "red")) == "not_an_enemy"


def test_a_certain_kill_meets_revenge_instead_of_an_answer() -> None:
    state = position(Duellist("dragoon"), Duellist("cavalry"), 1)
    outcome = play(state, Strike("red-1", "blue-1"), *[10] * 10, *[10, 10, 9], *[1] * 7)
    rolls = [(roll.purpose, roll.count, roll.reading) for roll in of(outcome, Rolled)]
    assert of(outcome, Engaged)[0].retaliation == "revenge"
    assert rolls == [("strikes", 10, "<=11"), ("revenge", 10, ">=10")]
    assert of(outcome, Struck) == (Struck("red-1", "blue-1", 10, 10, 0), Struck("blue-1", "red-1", 2, 10, 8))


def test_revenge_is_rolled_with_the_strikes_of_the_hit_points_before_the_blow() -> None:
    _, blows, _ = duel(Duellist("dragoon", hp=10), Duellist("cavalry", hp=4), *[10] * 10, *[10] * 4)
    assert blows[1] == Struck("blue-1", "red-1", 4, 10, 6)


def test_revenge_stays_within_the_cap() -> None:
    one = Duellist("dragoon", terrain="rampart")
    _, blows, _ = duel(one, Duellist("cavalry", hp=6), *[10] * 10, *[10] * 6)
    assert blows[1] == Struck("blue-1", "red-1", 6, 10, 8)


def test_revenge_may_fell_the_attacker() -> None:
    state, _, _ = duel(Duellist("dragoon", hp=2), Duellist("cavalry", hp=2), *[10] * 2, *[10] * 2)
    assert (hp(state, "red-1"), hp(state, "blue-1")) == (0, 0)


def test_edge_ten_that_does_not_destroy_meets_an_ordinary_answer() -> None:
    _, _, told = duel(Duellist("dragoon", hp=9), Duellist("cavalry"), *[10] * 19)
    assert told.retaliation == "normal"


def test_a_sure_kill_below_edge_ten_meets_an_ordinary_answer() -> None:
    _, _, told = duel(Duellist("swordsman", offence=4), Duellist("swordsman", hp=1), *[1] * 10, *[10])
    assert told.retaliation == "normal"


def test_there_is_no_revenge_out_of_reach() -> None:
    _, blows, told = duel(Duellist("sniper", offence=3), Duellist("bowman"), *[10] * 10, apart=5)
    assert (told.retaliation, len(blows)) == ("none", 1)


def test_an_attacker_with_first_strike_meets_no_revenge() -> None:
    _, blows, told = duel(Duellist("pikeman", offence=4), Duellist("cavalry"), *[10] * 13)
    assert (told.retaliation, len(blows)) == ("normal", 1)


def test_a_defender_with_first_strike_has_already_struck() -> None:
    _, blows, told = duel(Duellist("cavalry", offence=9), Duellist("pikeman"), *[10] * 13, *[10] * 10)
    assert told.retaliation == "normal"
    assert blows == (Struck("blue-1", "red-1", 0, 10, 10), Struck("red-1", "blue-1", 10, 10, 0))


def test_where_no_blows_are_exchanged_nobody_strikes_first() -> None:
    told = reckoned("bowman", "griffon", apart=3)
    assert (told.attacker.advantage, told.attacker.strikes) == (True, 13)
    assert (told.attacker.first_strike, told.plan.first) == (False, None)


def test_the_fallen_roll_nothing_whatever_strikes_they_were_given() -> None:
    one, other = combatant(Duellist("pikeman")), combatant(Duellist("cavalry", strikes=2))
    answer = reckon(one, other, 1, CONTENT).plan.stages()[1]
    assert answer.ask(Standing(attacker=10, defender=0)) is None
