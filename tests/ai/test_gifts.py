"""The computer player, and whoever is warned of it, count on gifts as the rules do (rule book 9 and 12)."""

import pytest

from game.ai.blows import Blows
from game.ai.casting.harm import Harm
from game.ai.casting.summon import presence
from game.ai.doom import Doom
from game.ai.goals import Goals
from game.ai.outlook import Outlook
from game.ai.search import Opponent
from game.ai.sorcery import Sorcery
from game.ai.threat import Exposure, Threats
from game.ai.weighing import Mind, View
from game.ai.worth import COMMANDER_FALLEN, COMMANDER_HP, ONE
from game.content.loader import load_catalog
from game.core.action import Action
from game.core.grid import Cell
from game.core.state import State
from game.paths import content_folder
from game.rules.commander.actions import Cast
from tests.helpers.battle import CONTENT, RULES, draw
from tests.helpers.magic import caster, commander, scene

NATURE = load_catalog([content_folder()])[0].personalities["steady"]
STEADY = Opponent(RULES, NATURE)
STAND = "gifts=constraint:last_stand:1"
SPENT = f"{STAND} stood"
CELLS = ("3,1", "1,1")


def view(state: State) -> View:
    return View(Mind(RULES, NATURE, Goals(RULES.ground), Blows(CONTENT)), state, "red")


def beset(more: str, *, riders: int, hp: int = 2) -> State:
    """A mage with so many HP and these words, and cavalry whose every strike lands on it; their commander sleeps."""
    units = [f"blue-1-{at} cavalry blue {CELLS[at]}" for at in range(riders)]
    foe = commander("blue-1", "8,3", effects="sleep")
    pieces = (commander("red-1", "2,1", side="red", hp=hp) + f" {more}", foe, *units)
    board = "\n".join(["." * 9] * 4)
    return draw("\n".join(["board", board, "pieces", *pieces, "turns", "red-1* blue-1"]))


CASES = [
    ("", 1, 2, 1, 2),
    (STAND, 1, 2, 0, 1),
    (STAND, 1, 10, 0, 9),
    (STAND, 2, 2, 1, 2),
    (STAND, 2, 10, 1, 10),
    (SPENT, 1, 2, 1, 2),
]
"""Words, riders, HP; whether it is destroyed for certain, and the HP it loses."""


@pytest.mark.parametrize(("more", "riders", "hp", "destroyed", "loss"), CASES)
def test_the_danger_shown_knows_that_one_blow_is_stood_and_a_second_is_not(
    more: str, riders: int, hp: int, destroyed: int, loss: int
) -> None:
    danger = Outlook(RULES, beset(more, riders=riders, hp=hp), "red").at("red-1", (2, 1))
    assert (len(danger.attackers), danger.destroyed, danger.expected_loss) == (riders, destroyed, loss)


@pytest.mark.parametrize(("more", "riders", "hp", "destroyed", "loss"), CASES)
def test_the_computer_fears_the_same(more: str, riders: int, hp: int, destroyed: int, loss: int) -> None:
    threats = Threats(RULES, Blows(CONTENT), beset(more, riders=riders, hp=hp), "red")
    found = threats.exposure("red-1", (2, 1))
    assert (found.destroyed, found.loss) == (destroyed * ONE, loss * ONE)


@pytest.mark.parametrize(("more", "doomed"), [("", True), (STAND, False), (SPENT, True)])
def test_no_single_blow_is_certain_to_end_who_will_stand(more: str, doomed: bool) -> None:
    assert Doom(RULES, Blows(CONTENT), beset(more, riders=1), "red-1").at((2, 1), 2) is doomed


@pytest.mark.parametrize(("more", "ends"), [("", True), (STAND, False), (SPENT, True)])
def test_a_spell_is_not_expected_to_fell_who_will_stand(more: str, ends: bool) -> None:
    worth = Harm(view(beset(more, riders=1))).lost("red-1", 5)
    assert worth == 2 * COMMANDER_HP + (COMMANDER_FALLEN if ends else 0)


@pytest.mark.parametrize(("gifts", "far"), [("-", False), ("quiz:spell_range:1", True)])
def test_the_enemys_spells_are_feared_a_square_farther_with_the_gift(gifts: str, far: bool) -> None:
    blue = caster("thunder", 5, piece="blue", side="blue", rank=0, gifts=gifts)
    sorcery = Sorcery(scene(blue, commander("red", "4,0", side="red"), turns="red* blue"), "red", CONTENT)
    assert bool(sorcery.against("red", (4, 0))) is far
    assert sorcery.against("red", (5, 0)) == []


@pytest.mark.parametrize(
    ("spell", "level", "pieces", "at"),
    [
        ("thunder", "A", ("blue-1 footman blue 4,0 hp=1",), (4, 0)),
        ("fire_ball", "B", ("blue-1 footman blue 8,0 hp=1", "blue-2 footman blue 8,1 hp=1"), (7, 0)),
        ("holy_blaze", "C", ("blue-1 footman blue 8,0 hp=1",), (7, 0)),
        ("heal", "A", ("red-1 footman red 5,0 hp=1", "blue-1 swordsman blue 6,0"), (5, 0)),
        ("burn", "B", ("blue-1 footman blue 7,0 effects=sleep hp=2", "blue-2 footman blue 7,1 effects=sleep"), (7, 0)),
    ],
)
def test_the_computer_aims_a_square_farther_with_the_gift(
    spell: str, level: str, pieces: tuple[str, ...], at: Cell
) -> None:
    def chosen(gifts: str) -> Action:
        red = caster(spell, 8, rank="ABCD".index(level), gifts=gifts, mp=12)
        return STEADY.choose(scene(red, *pieces, commander("blue", "19,6"), turns="red* blue"))

    assert chosen("quiz:spell_range:1") == Cast("red", spell, level, at)
    assert chosen("-") != Cast("red", spell, level, at)


def test_a_creature_is_worth_less_against_a_commander_with_more_defence() -> None:
    red = commander("red", "0,0", side="red")
    kind = CONTENT.units["satyr"]
    plain, gifted = (
        presence(view(scene(red, commander("blue", "9,0", gifts=gifts), turns="red* blue")), kind)
        for gifts in ("-", "sympathy:defence:3")
    )
    assert gifted < plain


def test_safe_from_everybody_nothing_is_feared() -> None:
    threats = Threats(RULES, Blows(CONTENT), beset(STAND, riders=0), "red")
    assert threats.exposure("red-1", (2, 1)) == Exposure(0, 0, 0)
