"""Over whole battles: a computer player never ends a turn with its commander where one blow is certain to end it,
if it had anywhere better to stand."""

import pytest

from game.ai.blows import Blows, blow_of
from game.ai.doom import Doom
from game.ai.search import Opponent
from game.content.loader import load_catalog
from game.core.entity import Position, Vitals
from game.core.grid import distance
from game.core.ids import EntityId
from game.core.session import Session
from game.core.state import State
from game.paths import content_folder
from game.rules.commander.actions import EndTurn, Move
from game.rules.commander.combat import combatant, reach_from, reckon
from game.rules.commander.movement import ways
from game.rules.commander.troops import foes, side_of
from tests.helpers.battle import CONTENT, ENGINE, RULES, draw

CATALOG = load_catalog([content_folder()])[0]
POSITION = """
    board
    ..f.....f.......
    ......r.....f...
    .f....~~........
    ......~~....f...
    ...f........s...
    ........f.......
    .f...........f..
    ......f.........
    pieces
    red-1   knight  red  0,1
    red-1-1 cavalry red  1,0
    red-1-2 cavalry red  1,2
    red-2   mage    red  0,6
    red-2-1 witch   red  1,5
    red-2-2 witch   red  1,7
    blue-1   knight  blue 15,1
    blue-1-1 cavalry blue 14,0
    blue-1-2 cavalry blue 14,2
    blue-2   mage    blue 15,6
    blue-2-1 witch   blue 14,5
    blue-2-2 witch   blue 14,7
"""


def surely_ended(state: State, commander: EntityId) -> bool:
    """Whether an enemy could, from this very state, move and end the commander with a blow that cannot fail."""
    target = combatant(state, commander, CONTENT)
    there = state.row(Position, commander).cell
    for enemy in foes(state, side_of(state, commander)).values():
        here = state.row(Position, enemy).cell
        for square in (here, *ways(RULES.ground, state, enemy)):
            apart = distance(square, there)
            if apart <= reach_from(state, enemy, square, CONTENT):
                plan = reckon(combatant(state, enemy, CONTENT, square), target, apart, CONTENT).plan
                if all(damage >= target.hp for damage, _ in blow_of(plan).damage):
                    return True
    return False


@pytest.mark.parametrize("seed", range(4))
def test_no_commander_is_left_to_a_certain_blow(seed: int) -> None:
    opponent = Opponent(RULES, CATALOG.personalities["steady"])
    session = Session(ENGINE, draw(POSITION), seed)
    judged = 0
    choices: dict[EntityId, bool] = {}
    while (decision := session.decision) is not None and len(session.history) < 400:
        before = session.state
        action = opponent.choose(before)
        commander = decision.actors[0]
        if isinstance(action, Move) and action.actor == commander and decision.kind == "turn":
            choices[commander] = has_haven(before, commander)
        if isinstance(action, EndTurn) and choices.pop(commander, False) and before.has(Vitals, commander):
            judged += 1
            assert not surely_ended(before, commander), f"{commander} after {len(session.history)} actions"
        session.commit(action)
    assert judged > 0


def has_haven(state: State, commander: EntityId) -> bool:
    """Whether some square the commander can go to is out of every certain blow's way."""
    doom = Doom(RULES, Blows(CONTENT), state, commander)
    hp = state.row(Vitals, commander).hp
    return any(not doom.at(cell, hp) for cell in ways(RULES.ground, state, commander))
