"""Aims beside the fall of the enemy, and when a battle is over (rule book 4)."""

from collections.abc import Iterator, Mapping

from game.core.engine import Step
from game.core.entity import Allegiance, Position, Round, Vitals
from game.core.event import Ended
from game.core.ids import EntityId, Side
from game.core.state import State
from game.rules.commander.components import Commanding, Initiative, Objective, Stalemate
from game.rules.commander.events import NewsCame, ObjectiveMoved
from game.rules.commander.models import CommanderNumbers
from game.rules.commander.troops import foes, living_sides, occupants, side_of


def open_objectives(state: State, *kinds: str) -> Iterator[tuple[EntityId, Objective]]:
    """The objectives of these kinds that are not met yet."""
    for entity, objective in state.table(Objective).items():
        if objective.kind in kinds and not objective.met:
            yield entity, objective


def at_turn_end(step: Step, side: Side) -> None:
    """Judge what a side's ended turn means to its `reach` and `hold` (rule book 4)."""
    for entity, objective in tuple(open_objectives(step.state, "reach", "hold")):
        if objective.side != side:
            continue
        if objective.kind == "reach":
            standing = occupants(step.state)
            there = (standing.get(cell) for cell in objective.cells)
            if any(piece is not None and side_of(step.state, piece) == side for piece in there):
                step.emit(ObjectiveMoved(entity, objective.progress, 1, met=True))
            continue
        enemies = foes(step.state, side)
        after = 0 if any(cell in enemies for cell in objective.cells) else objective.progress + 1
        if after != objective.progress:
            step.emit(ObjectiveMoved(entity, objective.progress, after, met=after >= objective.rounds))


def at_round_end(step: Step) -> None:
    """Judge `survive`: it is met when the round it names has ended (rule book 4)."""
    number = step.state.row(Round).number
    for entity, objective in tuple(open_objectives(step.state, "survive")):
        if number >= objective.rounds and objective.side in living_sides(step.state):
            step.emit(ObjectiveMoved(entity, objective.progress, number, met=True))


def at_falls(step: Step) -> None:
    """Judge `defeat`: it is met when the named piece has fallen (rule book 4)."""
    for entity, objective in tuple(open_objectives(step.state, "defeat")):
        if not step.state.has(Vitals, objective.target):
            step.emit(ObjectiveMoved(entity, 0, 1, met=True))


def judge(step: Step) -> bool:
    """End the battle if it is decided; falls come before objectives (rule book 4)."""
    state = step.state
    alive = living_sides(state)
    winners = _sides_with_all_met(state)
    if not alive:
        met = [side for side in winners if _moved_just_now(step, side)]
        step.emit(Ended(met[0], "objectives") if len(met) == 1 else Ended("", "all_fell"))
    elif len(alive) == 1:
        step.emit(Ended(alive[0], "enemies_fell"))
    elif winners:
        ready = [side for side in winners if side in alive]
        if not ready:
            return False
        acting = acting_side(state)
        step.emit(Ended(acting if acting in ready else ready[0] if len(ready) == 1 else "", "objectives"))
    else:
        return False
    return True


def acting_side(state: State) -> Side:
    """The side whose turn is running; "" between turns."""
    commander = state.row(Initiative).commander
    return side_of(state, commander) if commander is not None and state.has(Vitals, commander) else ""


def _sides_with_all_met(state: State) -> list[Side]:
    met: dict[Side, bool] = {}
    for _, objective in state.table(Objective).items():
        met[objective.side] = met.get(objective.side, True) and objective.met
    return sorted(side for side, all_met in met.items() if all_met)


def _moved_just_now(step: Step, side: Side) -> bool:
    moved = (event for event in step.events if isinstance(event, ObjectiveMoved) and event.met)
    return any(step.state.row(Objective, event.objective).side == side for event in moved)


def totals(state: State) -> Mapping[Side, int]:
    """Each side's HP in all, sides without any left out."""
    vitals, allegiances = state.table(Vitals), state.table(Allegiance)

    def add() -> dict[Side, int]:
        found: dict[Side, int] = {}
        for piece, row in vitals.items():
            side = allegiances[piece].side
            found[side] = found.get(side, 0) + row.hp
        return found

    return vitals.memo(("totals", allegiances), add)


def note_news(step: Step) -> bool:
    """Start the count towards a draw over if a side is weaker than ever or an objective moved on (rule book 4)."""
    state = step.state
    stalemate = state.row(Stalemate)
    now = totals(state)
    lows = tuple((side, min(low, now.get(side, 0))) for side, low in stalemate.lows)
    number = state.row(Round).number
    if lows == stalemate.lows and not _moved_on(step):
        return False
    step.emit(NewsCame(lows, number))
    return True


def _moved_on(step: Step) -> bool:
    """Whether an objective moved on that has not been told as news yet."""
    for event in reversed(step.events):
        if isinstance(event, NewsCame):
            return False
        if isinstance(event, ObjectiveMoved) and event.after > event.before:
            return True
    return False


def drawn(state: State, numbers: CommanderNumbers) -> str | None:
    """Why the battle is a draw at the end of this round, or None (rule book 4)."""
    number = state.row(Round).number
    if number - state.row(Stalemate).since >= numbers.draw_rounds:
        return "no_news"
    return "last_round" if number >= numbers.last_round else None


def rounds_to_draw(state: State, numbers: CommanderNumbers) -> int | None:
    """Rounds after this one until a draw, if the screen should speak of it already (rule book 4)."""
    number = state.row(Round).number
    left = min(state.row(Stalemate).since + numbers.draw_rounds, numbers.last_round) - number
    return left if 0 <= left <= numbers.draw_warning else None


def leaders(state: State) -> tuple[EntityId, ...]:
    """Commanders on the board."""
    return tuple(piece for piece in state.table(Commanding) if state.has(Position, piece))
