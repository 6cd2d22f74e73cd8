"""What makes a moment of a battle worth a picture: of its decisions, its events, and what is seen in between."""

from collections.abc import Callable

from game.core.entity import Position
from game.core.event import Event, Rolled
from game.core.grid import Cell, distance
from game.core.state import State
from game.rules.commander.combat import RANGED_FROM
from game.rules.commander.events import Fell, Moved, TurnBegan
from game.rules.commander.troops import foes, occupants
from game.scenes.battle.highlights import chosen_piece
from game.scenes.battle.proposal import Proposal, propose
from game.scenes.battle.scene import Battle
from game.tools.played import Film, in_round
from game.ui.board.view import View

MANY = 6
"""So many dice of a blow have fallen in its picture."""

ALMOST = 1 - 1e-12
"""What is likelier than this is certain."""


def proposals(film: Film, state: State) -> list[Proposal]:
    """The best attack on each enemy that can be attacked."""
    rules = film.rules
    decision = rules.decision(state)
    if decision is None:
        return []
    enemies = sorted(foes(state, decision.side).values())
    return [found for enemy in enemies if (found := propose(rules, state, decision.actors, enemy))]


def uncertainty(proposal: Proposal) -> float:
    """Least where destroying is as likely as not."""
    return abs(proposal.odds.chance(lambda end: end.defender == 0) - 0.5)


def certainty(proposal: Proposal) -> float:
    """Least where destroying is the likeliest."""
    return -proposal.odds.chance(lambda end: end.defender == 0)


def enemy_out_of_reach(scene: Battle, cell: Cell) -> bool:
    """Somebody of the other side stands there, whom the chosen piece, if there is one, cannot attack."""
    mode, state = scene.mode, scene.match.state
    reached = scene.desk.overlays(mode).targets if chosen_piece(mode) else ()
    return cell in foes(state, scene.desk.side) and cell not in reached


def open_forest(scene: Battle, cell: Cell) -> bool:
    """Nobody stands there, and the ground is worth a word."""
    state = scene.match.state
    return cell not in occupants(state) and state.board.terrain_at(cell) == "forest"


def blue_decides(film: Film) -> Callable[[State], bool]:
    """Whether it is the other side's turn, when the battle has got going."""

    def holds(state: State) -> bool:
        decision = film.rules.decision(state)
        return in_round(2)(state) and decision is not None and decision.side == "blue"

    return holds


def can_strike(film: Film, number: int) -> Callable[[State], bool]:
    """Whether that round has come, and whoever decides can strike somebody at once."""
    return lambda state: in_round(number)(state) and bool(proposals(film, state))


def can_destroy(film: Film) -> Callable[[State], bool]:
    """Whether somebody can be destroyed for certain."""
    return lambda state: any(certainty(proposal) < -ALMOST for proposal in proposals(film, state))


def regroup_owed(film: Film) -> Callable[[State], bool]:
    """Whether pieces may regroup."""

    def holds(state: State) -> bool:
        decision = film.rules.decision(state)
        return decision is not None and decision.kind == "regroup"

    return holds


# -- events


def goes_far(event: Event, _: State) -> bool:
    """A piece goes several squares."""
    return isinstance(event, Moved) and len(event.path) > 2


def strikes_by_hand(event: Event, state: State) -> bool:
    """A piece strikes its neighbour."""
    return _strikes(event, state, ranged=False)


def shoots(event: Event, state: State) -> bool:
    """A piece strikes from afar."""
    return _strikes(event, state, ranged=True)


def _strikes(event: Event, state: State, *, ranged: bool) -> bool:
    if not isinstance(event, Rolled) or event.purpose != "strikes" or event.count <= MANY:
        return False
    here, there = (state.row(Position, piece).cell for piece in (event.actor, event.target))
    return (distance(here, there) >= RANGED_FROM) is ranged


def falls(event: Event, _: State) -> bool:
    """A piece is struck down."""
    return isinstance(event, Fell) and event.cause == "blow"


def falls_with_its_commander(event: Event, _: State) -> bool:
    """A piece is lost with its commander."""
    return isinstance(event, Fell) and event.cause == "troop"


def begins_a_turn(event: Event, _: State) -> bool:
    """A commander's turn begins."""
    return isinstance(event, TurnBegan)


# -- what is seen


def in_the_air(view: View) -> bool:
    """A piece is high between two squares."""
    return any(piece.lift > 0.15 for piece in view.pieces.values())


def dice_fall(view: View) -> bool:
    """Most dice of a blow have fallen."""
    return view.dice is not None and view.dice.landed > MANY


def arrows_fly(view: View) -> bool:
    """More than one arrow is in the air."""
    return len(view.shots) > 1


def topples(view: View) -> bool:
    """A piece leans far over."""
    return any(abs(piece.tilt) > 35 for piece in view.pieces.values())


def banners_fall(view: View) -> bool:
    """A banner is half way down."""
    return any(banner.turn > 30 for banner in view.dropped)


def ribbon_flies(view: View) -> bool:
    """The ribbon of a new turn is seen whole."""
    return view.banner is not None and view.banner.alpha == 255
