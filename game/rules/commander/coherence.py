"""Whether a state that was read from a file holds together: what the rules take for granted, asked once."""

from collections.abc import Iterator

from game.core.entity import Allegiance, Named, Pending, Position, Round, Vitals
from game.core.ids import BATTLE, EntityId, Side
from game.core.state import State
from game.rules.commander.components import (
    Armament,
    Arrival,
    Casting,
    Commanding,
    Following,
    Initiative,
    Magic,
    Mobility,
    Objective,
    Readiness,
    Stalemate,
)
from game.rules.commander.magic.choices import CHOICES
from game.rules.commander.magic.coherence import magic_incoherences
from game.rules.commander.models import CommanderContent
from game.rules.commander.movement import Ground

_LIMIT = 1000
"""No number of a piece is beyond this."""


def incoherence(state: State, content: CommanderContent, ground: Ground) -> str | None:
    """The first thing that does not hold together in a state before `begin`, or None."""
    return next(_incoherences(state, content, ground), None)


def unsound(state: State, content: CommanderContent, ground: Ground) -> str | None:
    """The first thing that does not hold together in a state of a battle that has begun, or None."""
    return next(_unsound(state, content, ground), None)


def _incoherences(state: State, content: CommanderContent, ground: Ground) -> Iterator[str]:
    yield from _of_the_battle(state)
    if state.get(Initiative) != Initiative() or state.get(Round) != Round(0):
        yield "the battle has begun already"
    if len(state.table(Casting)):
        yield "a spell is being cast before the battle has begun"
    yield from _standing(state, content, ground)
    yield from _objectives(state)


def _unsound(state: State, content: CommanderContent, ground: Ground) -> Iterator[str]:
    yield from _of_the_battle(state)
    yield from _under_way(state)
    yield from _standing(state, content, ground)
    present = {row.side for _, row in state.table(Allegiance).items()}
    for entity, objective in state.table(Objective).items():
        if objective.side in present and not objective.met:  # the aims of the fallen, and what is met, may stand
            yield from _objective(state, entity, objective, present)


def _of_the_battle(state: State) -> Iterator[str]:
    for kind in (Round, Initiative, Stalemate):
        if tuple(state.table(kind)) != (BATTLE,):
            yield f"{kind.__name__} belongs to the battle, and to it alone"


def _under_way(state: State) -> Iterator[str]:
    """What a running battle must have: an order of commanders, and only the living asked to decide."""
    initiative = state.row(Initiative)
    order = initiative.order
    if not order or not -1 <= initiative.turn < len(order) or not all(state.has(Commanding, c) for c in order):
        yield "the order of turns is none"
    elif initiative.running and (initiative.turn < 0 or not state.has(Position, order[initiative.turn])):
        yield "it is the turn of somebody who is not there"
    owed = (state.get(Pending) or Pending()).owed
    if not all(o.actors and all(state.has(Position, actor) for actor in o.actors) for o in owed):
        yield "a decision is owed by somebody who is not there"
    casting = state.get(Casting)
    choosing = bool(owed) and owed[-1].kind in CHOICES
    if choosing != (casting is not None) or (casting is not None and not state.has(Magic, casting.caster)):
        yield "a spell is being cast by nobody"


def _standing(state: State, content: CommanderContent, ground: Ground) -> Iterator[str]:
    yield from _piece_tables(state)
    for piece in state.table(Vitals):
        yield from _piece(state, piece, content, ground)
    cells = [row.cell for _, row in state.table(Position).items()]
    if len(set(cells)) != len(cells):
        yield "two pieces stand on one square"
    if not any(state.has(Commanding, piece) for piece in state.table(Position)):
        yield "no commander is on the board"
    yield from magic_incoherences(state, content)


def _piece_tables(state: State) -> Iterator[str]:
    """Every piece has every component a piece needs, and nothing else has any of them."""
    pieces = tuple(state.table(Vitals))
    for kind in (Allegiance, Readiness):
        if tuple(state.table(kind)) != pieces:
            yield f"{kind.__name__} is not there for just the pieces"
    for left in (Named, Armament, Mobility):  # the fallen leave these behind
        if not set(pieces) <= set(state.table(left)):
            yield f"{left.__name__} is not there for all the pieces"
    if tuple(sorted((*state.table(Position), *state.table(Arrival)))) != pieces:
        yield "a piece has not just one of Position and Arrival"
    leading, following = set(state.table(Commanding)), set(state.table(Following))
    if leading & following or not set(pieces) <= leading | following:
        yield "a piece has not just one of Commanding and Following"


def _piece(state: State, piece: EntityId, content: CommanderContent, ground: Ground) -> Iterator[str]:
    vitals, mobility, arms = state.row(Vitals, piece), state.row(Mobility, piece), state.row(Armament, piece)
    if not 1 <= vitals.hp <= vitals.full == content.numbers.full_hp:
        yield f"{piece} has {vitals.hp} HP"
    kind = state.row(Named, piece).kind
    if kind not in content.units and kind not in content.classes:
        yield f"{piece} is of the unknown kind '{kind}'"
    figures = [mobility.move, mobility.land_move, arms.attack, arms.defence, arms.ranged, arms.land_ranged]
    commanding = state.get(Commanding, piece)
    if commanding is not None:
        leading = (commanding.offence, commanding.armour, commanding.willpower, commanding.knowledge)
        figures += [*leading, commanding.reach]
    if not all(0 <= figure <= _LIMIT for figure in figures) or mobility.move < 1:
        yield f"{piece} has a number that no piece has"
    following = state.get(Following, piece)
    if following is not None and not state.has(Commanding, following.commander):
        yield f"{piece} follows nobody"
    position = state.get(Position, piece)
    if position is not None and not ground.enterable(state.board, position.cell, mobility.domain):
        yield f"{piece} cannot stand where it is"


def _objectives(state: State) -> Iterator[str]:
    sides = {row.side for _, row in state.table(Allegiance).items()}
    for entity, objective in state.table(Objective).items():
        yield from _objective(state, entity, objective, sides)


def _objective(state: State, entity: EntityId, objective: Objective, sides: set[Side]) -> Iterator[str]:
    if objective.kind not in ("reach", "hold", "survive", "defeat"):
        yield f"{entity} is of the unknown kind '{objective.kind}'"
    elif objective.side not in sides:
        yield f"{entity} is the aim of {objective.side}, who has no piece"
    elif _aimless(state, objective):
        yield f"{entity} cannot be met"


def _aimless(state: State, objective: Objective) -> bool:
    """Whether what the objective's kind asks for is missing or not there (rule book 4)."""
    if not all(cell in state.board for cell in objective.cells) or objective.rounds < 0:
        return True
    if objective.kind == "defeat":
        target = state.get(Allegiance, objective.target)
        return target is None or target.side == objective.side
    placed = bool(objective.cells) or objective.kind == "survive"
    timed = objective.rounds > 0 or objective.kind == "reach"
    return not (placed and timed)


def wrong_objective(state: State) -> str | None:
    """The first objective nobody could sensibly be given, as a sentence, or None."""
    return next(_objectives(state), None)
