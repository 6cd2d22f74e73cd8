"""The closing pass: falls, what they owe, changes of turn and round, reinforcements (rule book 3, 4 and 6)."""

from game.core.engine import Step
from game.core.entity import Owed, Pending, Position, Round, Vitals
from game.core.event import DecisionOwed, Ended, Event, RoundBegan
from game.core.grid import Cell, distance
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander import effects, frenzy, objectives, upkeep
from game.rules.commander.components import Arrival, Commanding, Following, Initiative, Mobility, Readiness, Skills
from game.rules.commander.events import Arrived, Excused, Fell, RoundOpened, Struck, TurnBegan, TurnEnded
from game.rules.commander.magic import summons
from game.rules.commander.magic.events import Harmed, Suffered
from game.rules.commander.models import CommanderContent, CommanderNumbers
from game.rules.commander.movement import Ground
from game.rules.commander.troops import occupants, side_of, troop


def falls(step: Step) -> bool:
    """Take away who has no HP left, and with a commander its whole troop (rule book 6.7)."""
    fallen = [piece for piece, vitals in step.state.table(Vitals).items() if vitals.hp <= 0]
    for piece in fallen:
        if step.state.has(Vitals, piece):
            _fall(step, piece)
    if fallen:
        _excuse(step)
        objectives.at_falls(step)
    return bool(fallen)


def _fall(step: Step, piece: EntityId) -> None:
    state = step.state
    cause, source = _undoing(step, piece)
    step.emit(Fell(piece, side_of(state, piece), cause, state.row(Position, piece).cell, source))
    summons.note_fall(step, piece)
    if not state.has(Commanding, piece):
        return
    for unit, following in state.table(Following).items():
        if following.commander == piece and state.has(Vitals, unit):
            where = state.get(Position, unit)
            cell = where.cell if where else state.row(Arrival, unit).cell
            step.emit(Fell(unit, side_of(state, unit), "troop", cell))


def _undoing(step: Step, piece: EntityId) -> tuple[str, EntityId]:
    """What took the piece's last HP, and whose doing that was."""
    for event in reversed(step.events):
        match event:
            case Struck() if event.piece == piece:
                return "blow", event.source
            case Harmed() | Suffered() if event.piece == piece:
                return event.cause, event.source
    return "blow", ""


def _excuse(step: Step) -> None:
    """Whoever is gone has nothing to decide any more."""
    owed = (step.state.get(Pending) or Pending()).owed
    gone = tuple(sorted({a for o in owed for a in o.actors if not step.state.has(Vitals, a)}))
    if gone:
        step.emit(Excused(gone))


def owe_regroup(step: Step, numbers: CommanderNumbers) -> bool:
    """If an enemy commander fell in this commander's turn, its pieces that fought the troop may regroup (6.7)."""
    victor = step.state.row(Initiative).commander
    events = _of_this_turn(step)
    owed_already = any(isinstance(event, DecisionOwed) for event in events)
    if victor is None or owed_already or not step.state.has(Vitals, victor):
        return False
    side = side_of(step.state, victor)
    lost = {
        event.piece
        for event in events
        if isinstance(event, Fell) and event.side != side and step.state.has(Commanding, event.piece)
    }
    if not lost:
        return False
    fought = step.state.table(Readiness)
    entitled = (p for p in troop(step.state, victor) if p == victor or lost & set(fought[p].fought))
    actors = tuple(p for p in entitled if not effects.suffers(step.state, p, "sleep"))
    skills = step.state.get(Skills, victor)
    steps = numbers.regroup_steps + (skills.figure("regroup_steps") if skills else 0)
    if not actors:
        return False
    step.emit(DecisionOwed(Owed("regroup", side, actors, steps)))
    return True


def _of_this_turn(step: Step) -> list[Event]:
    """What became true since the running turn began: who fell before, fell in another's turn, or in nobody's."""
    began = [at for at, event in enumerate(step.events) if isinstance(event, TurnBegan)]
    return step.events[began[-1] :] if began else step.events


def end_turn(step: Step, content: CommanderContent) -> None:
    """End the running turn (rule book 4, 7, 8): the troop recovers, burns, and what lasts counts down; falls are
    settled before the side's objectives are judged."""
    commander = step.state.row(Initiative).commander
    if commander is not None and step.state.has(Vitals, commander):
        upkeep.recover(step, commander, content)
        upkeep.burn(step, commander)
        falls(step)
        upkeep.fade(step, commander)
    _end_turn(step)


def _end_turn(step: Step) -> None:
    initiative = step.state.row(Initiative)
    commander = initiative.order[initiative.turn]
    side = next((e.side for e in step.events if isinstance(e, Fell) and e.piece == commander), "")
    if step.state.has(Vitals, commander):
        side = side_of(step.state, commander)
    step.emit(TurnEnded(commander, side))
    objectives.at_turn_end(step, side)


def change_turn(step: Step, content: CommanderContent, ground: Ground) -> bool:
    """Go on to the next turn, or the next round, unless a turn is running or a decision is owed."""
    state = step.state
    initiative = state.row(Initiative)
    if (state.get(Pending) or Pending()).owed:
        return False
    if initiative.running:
        if state.has(Vitals, initiative.order[initiative.turn]):
            return False
        end_turn(step, content)
        return True
    begun = state.row(Round).number > 0
    for turn in range(initiative.turn + 1, len(initiative.order) if begun else 0):
        commander = initiative.order[turn]
        if state.has(Position, commander):
            step.emit(TurnBegan(commander, turn, troop(state, commander)))
            frenzy.owe(step, commander)
            return True
    return _change_round(step, content, ground)


def _change_round(step: Step, content: CommanderContent, ground: Ground) -> bool:
    number = step.state.row(Round).number
    if number:
        objectives.at_round_end(step)
        objectives.note_news(step)
        if objectives.judge(step):
            return True
        why = objectives.drawn(step.state, content.numbers)
        if why is not None:
            step.emit(Ended("", why))
            return True
    step.emit(RoundBegan(number, number + 1))
    step.emit(RoundOpened(step.state.row(Initiative).joining))
    _arrivals(step, number + 1, ground)
    upkeep.poison(step, content)
    return True


def _arrivals(step: Step, number: int, ground: Ground) -> None:
    """Bring the reinforcements whose round has come; who finds no room comes a round later (rule book 3)."""
    due = [piece for piece, row in step.state.table(Arrival).items() if row.round <= number]
    for piece in sorted(due, key=lambda p: (step.state.has(Following, p), p)):
        following = step.state.get(Following, piece)
        if following is not None and not step.state.has(Position, following.commander):
            continue
        cell = _room(step.state, piece, ground)
        if cell is not None:
            step.emit(Arrived(piece, cell))


def _room(state: State, piece: EntityId, ground: Ground) -> Cell | None:
    """The free square nearest to where the piece should come, on which it can stand."""
    wanted = state.row(Arrival, piece).cell
    domain = state.row(Mobility, piece).domain
    taken = occupants(state)
    board = state.board
    free = [cell for cell in board.cells if cell not in taken and ground.enterable(board, cell, domain)]
    return min(free, key=lambda cell: (distance(cell, wanted), cell[1], cell[0]), default=None)
