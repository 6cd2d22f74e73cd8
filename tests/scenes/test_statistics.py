"""What is told of each side at the end: HP dealt, pieces destroyed, the best blow, and its luck."""

from game.content.catalog import Catalog
from game.core.dice import ScriptedDice
from game.core.engine import Engine
from game.core.entity import Vitals
from game.core.session import Entry
from game.rules.commander.actions import Strike
from game.rules.commander.position import read_position
from game.rules.commander.rules import CommanderRules
from game.scenes.battle.statistics import deeds_of
from game.ui.intents import Confirm
from tests.scenes.conftest import Open
from tests.scenes.test_battle import FIELD

DUEL = """
board
....
....
pieces
red-1 knight red 0,0
blue-1 mage blue 1,0 hp=2
blue-1-1 footman blue 3,1
green-1 mage green 3,0
turns
red-1* blue-1 green-1
"""


def struck(catalog: Catalog, *faces: int) -> Entry:
    """The knight strikes the mage, whose troop is lost with it, and these faces fall."""
    before = read_position(DUEL, catalog.commander)
    outcome = Engine(CommanderRules(catalog.commander)).apply(before, Strike("red-1", "blue-1"), ScriptedDice(*faces))
    return Entry(Strike("red-1", "blue-1"), before, outcome.events, outcome.state)


def test_a_felled_commanders_troop_counts_for_whoever_felled_it(catalog: Catalog) -> None:
    deeds = deeds_of([struck(catalog, *[1] * 10, *[10] * 6)])
    assert (deeds["red"].dealt, deeds["red"].destroyed) == (2, 2)


def test_the_best_blow_is_the_one_that_took_most(catalog: Catalog) -> None:
    best = deeds_of([struck(catalog, *[1] * 10, *[10] * 6)])["red"].best
    assert best is not None
    assert (best.source, best.target, best.lost) == ("red-1", "blue-1", 2)


def test_a_side_that_never_struck_has_no_deeds(battle: Open) -> None:
    stage = battle(FIELD)
    assert deeds_of(stage.battle.match.session.history) == {}


def test_hp_dealt_is_what_the_other_side_has_lost(battle: Open) -> None:
    stage = battle(FIELD)
    stage.click((5, 2))
    stage.do(Confirm())
    left = stage.state.get(Vitals, "blue-1-1")
    dealt = deeds_of(stage.battle.match.session.history)["red"].dealt
    assert dealt == 3 - (left.hp if left else 0)
