"""Commander battles in tests: the game's own content and rules, drawn positions, scripted play."""

from game.content.loader import load_catalog
from game.core.action import Action
from game.core.dice import ScriptedDice
from game.core.engine import Engine, Outcome
from game.core.entity import Position, Vitals
from game.core.grid import Cell
from game.core.ids import EntityId
from game.core.state import State
from game.paths import content_folder
from game.rules.commander.position import read_position
from game.rules.commander.rules import CommanderRules

CATALOG = load_catalog([content_folder()])[0]
CONTENT = CATALOG.commander
NUMBERS = CONTENT.numbers
RULES = CommanderRules(CONTENT)
ENGINE = Engine(RULES)


def draw(text: str) -> State:
    """The position a text draws (see `game.rules.commander.position`)."""
    return read_position(text, CONTENT)


def play(state: State, action: Action, *faces: int) -> Outcome:
    """What an action leads to with these faces, which must be just as many as it rolls."""
    dice = ScriptedDice(*faces)
    outcome = ENGINE.apply(state, action, dice)
    assert dice.left == ()
    return outcome


def play_all(state: State, *actions: Action) -> State:
    """The state after several actions that roll nothing."""
    for action in actions:
        state = play(state, action).state
    return state


def refusal(state: State, action: Action) -> str | None:
    """The id of the reason why an action is refused, None if it is legal."""
    reason = RULES.explain(state, action)
    return None if reason is None else reason.id


def hp(state: State, piece: EntityId) -> int:
    """A piece's HP, 0 if it is gone."""
    vitals = state.get(Vitals, piece)
    return vitals.hp if vitals else 0


def cell(state: State, piece: EntityId) -> Cell:
    """Where a piece stands."""
    return state.row(Position, piece).cell
