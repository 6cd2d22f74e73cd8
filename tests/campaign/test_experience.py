"""What each deed of a battle is worth, and what comes home from one (rule book 10 and 11)."""

from collections.abc import Sequence

import pytest

from game.campaign.actions import Return
from game.campaign.experience import Award, awards, total
from game.campaign.report import outcome, report
from game.core.action import Action
from game.core.dice import ScriptedDice
from game.core.ids import BATTLE
from game.core.session import Entry
from game.core.state import State
from game.rules.commander.actions import Cast, EndTurn, Move, Strike
from tests.campaign.quizzes import CATALOG
from tests.helpers.battle import CONTENT, ENGINE, draw

NUMBERS = CATALOG.campaign


def _fought(state: State, *deeds: tuple[Action, Sequence[int]]) -> list[Entry]:
    """The history of these actions with their faces."""
    history: list[Entry] = []
    for action, faces in deeds:
        dice = ScriptedDice(*faces)
        made = ENGINE.apply(state, action, dice)
        assert dice.left == ()
        history.append(Entry(action, state, made.events, made.state))
        state = made.state
    return history


def _position(*pieces: str, turns: str = "red* blue") -> State:
    return draw("\n".join(["board", *["." * 12] * 4, "pieces", *pieces, "turns", turns]))


def _earned(history: list[Entry], **levels: int) -> list[Award]:
    return awards(history, levels, NUMBERS).get("red", [])


RED = "red barbarian red 0,0 offence=0 armour=0"
"""Attack 17."""


def test_each_hp_taken_is_worth_two_and_a_destroyed_unit_fifteen() -> None:
    # A barbarian's ten strikes at edge 17 - 9 = 8; the footman has 4 HP left: 4 x 2 + 15.
    state = _position(RED, "blue mage blue 9,3", "blue-1 footman blue 1,0 hp=4")
    earned = _earned(_fought(state, (Strike("red", "blue-1"), [1] * 10 + [10] * 4)))
    assert earned == [Award("hp", "footman", 80), Award("unit", "footman", 150)]
    assert total(earned) == 23


def test_a_destroyed_commander_is_worth_forty_and_its_perishing_troop_nothing() -> None:
    state = _position(RED, "blue mage blue 1,0 hp=2 armour=0", "blue-1 witch blue 9,3")
    history = _fought(state, (Strike("red", "blue"), [1] * 10 + [9] * 6))
    assert [award.deed for award in _earned(history)] == ["hp", "commander"]
    assert total(_earned(history)) == 2 * 2 + 40


@pytest.mark.parametrize(
    ("own", "theirs", "worth"), [(1, 1, 44), (1, 6, 66), (6, 1, 22), (12, 1, 0), (1, 30, 88), (3, 2, 39)]
)
def test_a_higher_enemy_is_worth_more_and_a_lower_one_less_between_nothing_and_double(
    own: int, theirs: int, worth: int
) -> None:
    # 44 points times 1 + 0.1 x the difference; 44 x 0.9 = 39.6, rounded down once.
    state = _position(RED, "blue mage blue 1,0 hp=2 armour=0")
    history = _fought(state, (Strike("red", "blue"), [1] * 10 + [9] * 6))
    assert total(_earned(history, red=own, blue=theirs)) == worth


def test_units_earn_for_their_commander() -> None:
    state = _position(RED, "red-1 swordsman red 4,0", "blue mage blue 9,3", "blue-1 witch blue 5,0 hp=3")
    history = _fought(state, (Strike("red-1", "blue-1"), [1] * 3 + [10] * 7 + [10] * 3))
    assert _earned(history)[0].deed == "hp"


def test_a_destroyed_summon_is_worth_its_hp_alone() -> None:
    state = _position(RED, "blue mage blue 9,3", "blue-1 pixie blue 1,0 hp=1 summon")
    history = _fought(state, _blow(state, Strike("red", "blue-1"), 1))
    assert [award.deed for award in _earned(history)] == ["hp"]


CASTER = "red mage red 0,0 willpower=5 knowledge=10 spells=thunder>heal>fire_ball mp=60"


def test_a_spell_that_took_effect_is_worth_eight_besides_the_hp_it_took() -> None:
    state = _position(CASTER, "blue knight blue 3,0 knowledge=0")
    history = _fought(state, (Cast("red", "thunder", "A", (3, 0)), [1, 2, 3, 1, 1]))
    assert [(award.deed, award.tenths) for award in _earned(history)] == [("spell", 80), ("hp", 60)]


def test_a_spell_that_did_nothing_is_worth_nothing() -> None:
    state = _position("red mage red 0,0 willpower=1 knowledge=0 spells=thunder", "blue knight blue 3,0 knowledge=9")
    assert _earned(_fought(state, (Cast("red", "thunder", "A", (3, 0)), []))) == []


def _blow(state: State, action: Strike, hits: int) -> tuple[Action, Sequence[int]]:
    """A blow of which so many dice hit, with as many faces as it rolls."""
    for misses in range(40):
        faces = [1] * hits + [10] * misses
        try:
            ENGINE.apply(state, action, ScriptedDice(*faces))
        except ValueError:
            continue
        return action, faces
    raise AssertionError


def test_healing_hp_lost_to_enemies_is_worth_ten() -> None:
    state = _position(CASTER, "red-1 footman red 1,0", "blue mage blue 2,0 offence=0", turns="red blue*")
    heal = (Cast("red", "heal", "A", (1, 0)), [2, 1, 1, 1, 1])
    earned = _earned(_fought(state, _blow(state, Strike("blue", "red-1"), 2), (EndTurn("blue"), []), heal))
    earned = [award for award in earned if award.deed != "hp"]
    assert [(award.deed, award.tenths) for award in earned] == [("healing", 100)]


def test_spells_pay_three_times_a_battle() -> None:
    state = _position(CASTER, "blue knight blue 3,0 knowledge=0")
    deeds: list[tuple[Action, Sequence[int]]] = []
    for _ in range(4):
        deeds += [(Cast("red", "thunder", "A", (3, 0)), [1] * 5), (EndTurn("red"), []), (EndTurn("blue"), [])]
    earned = _earned(_fought(state, *deeds))
    assert [award.deed for award in earned if award.deed != "hp"] == ["spell"] * 3


def test_a_battle_is_told_to_the_campaign_in_one_action() -> None:
    state = _position(RED, "red-1 footman red 4,0 hp=3", "blue mage blue 1,0 hp=2 armour=0", "blue-1 witch blue 9,3")
    history = _fought(state, (Strike("red", "blue"), [1] * 10 + [9] * 6))
    assert outcome(history[-1].after, "red") == "won"
    told = report(history, "red", {"red": "hero"}, {"red": 1}, CONTENT, NUMBERS)
    # 2 x 2 + 40; a quarter of a witch's 30 gold; the footman comes home with 3 HP.
    assert told == Return(BATTLE, "won", 7, (44,), (10,), told.mp, ("hero",), ("footman",), (3,))


def test_who_fell_is_carried_home_with_one_hp_and_without_a_troop() -> None:
    state = _position(
        "red mage red 1,0 hp=2 armour=0", "red-1 witch red 9,3", "blue barbarian blue 0,0", turns="red blue*"
    )
    history = _fought(state, (Strike("blue", "red"), [1] * 10 + [9] * 6))
    told = report(history, "red", {"red": "hero"}, {}, CONTENT, NUMBERS)
    assert (told.outcome, told.gold, told.hp, told.kinds) == ("lost", 0, (1,), ())


def test_moving_about_earns_nothing() -> None:
    state = _position(RED, "blue mage blue 9,3")
    assert _earned(_fought(state, (Move("red", ((1, 0),)), []))) == []
