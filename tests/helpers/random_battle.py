"""Random battles from a seed: small boards of all terrain, any pieces, gifts and wounds, objectives, reinforcements;
random play."""

from dataclasses import replace
from random import Random

from game.core.action import Action
from game.core.grid import Board, Cell
from game.core.session import Session
from game.core.state import State
from game.rules.commander.actions import EndTurn, Strike
from game.rules.commander.gifts import FIGURES, SOURCES, Gift
from game.rules.commander.position import MARKS
from game.rules.commander.setup import BattleStart, CommanderStart, ObjectiveKind, ObjectiveStart, UnitStart
from game.rules.commander.start import first_state
from tests.helpers.battle import CONTENT, ENGINE, RULES
from tests.helpers.rulebook import can_stand

KINDS: tuple[ObjectiveKind, ...] = ("reach", "hold", "survive", "defeat")


class _Field:
    """A board with the squares that are still free."""

    def __init__(self, pick: Random) -> None:
        self.pick = pick
        width, height = pick.randint(5, 8), pick.randint(4, 6)
        size = width * height
        terrain = pick.choices(sorted(MARKS), weights=[6 if name == "plain" else 1 for name in sorted(MARKS)], k=size)
        hills = pick.random() < 0.5
        levels = pick.choices((0, 1, 2), weights=(6, 2, 1), k=size) if hills else [0] * size
        self.board = Board(width, height, tuple(terrain), tuple(levels))
        self.free = [(x, y) for y in range(height) for x in range(width)]

    def place(self, kind: str) -> Cell | None:
        """A free square the kind can stand on, taken from now on."""
        fit = [cell for cell in self.free if can_stand(kind, self.board.terrain_at(cell))]
        if not fit:
            return None
        cell = self.pick.choice(fit)
        self.free.remove(cell)
        return cell


def battle(seed: int) -> State:
    """The state before `Begin` of a random battle."""
    return first_state(start(seed), CONTENT)


def start(seed: int) -> BattleStart:
    """What a random battle begins with."""
    pick = Random(seed)
    field = _Field(pick)
    sides = ("ash", "birch", "cedar")[: pick.choice((2, 2, 2, 3))]
    troops = [troop for side in sides for at in range(pick.randint(1, 2)) if (troop := _troop(field, side, at))]
    gifted = Random(f"boons {seed}")
    troops = [_gifted(gifted, troop) for troop in troops]
    present = tuple(sorted({troop.side for troop in troops}))
    goals = tuple(_goal(pick, field.board, troops, at) for at in range(pick.choice((0, 0, 1, 2))))
    return BattleStart(field.board, present, tuple(troops), goals)


def _troop(field: _Field, side: str, at: int) -> CommanderStart | None:
    pick = field.pick
    kind = pick.choice(sorted(CONTENT.classes))
    cell = field.place(kind)
    if cell is None:
        return None
    leader = f"{side}-{at}"
    units = []
    for number in range(pick.randint(0, 3)):
        unit = pick.choice(sorted(CONTENT.units))
        where = field.place(unit)
        if where is not None:
            units.append(UnitStart(f"{leader}-{number}", unit, where))
    attributes = (pick.randint(0, 4), pick.randint(0, 4), pick.randint(0, 9), pick.randint(0, 4))
    late = pick.randint(1, 3) if at and pick.random() < 0.3 else 0
    start = CommanderStart(leader, side, "", kind, cell, tuple(units), attributes, late)
    if pick.random() < 0.3:
        return start
    skills = tuple((skill, pick.randint(1, 3)) for skill in pick.sample(sorted(CONTENT.skills), pick.randint(0, 5)))
    return replace(start, skills=skills, spells=tuple(pick.sample(sorted(CONTENT.spells), pick.randint(0, 8))))


def _gifted(pick: Random, one: CommanderStart) -> CommanderStart:
    """Half of the commanders have gifts, and one in six comes wounded and tired, as do some of its units."""
    if pick.random() < 0.5:
        figures = pick.sample(FIGURES, pick.randint(1, 5))
        one = replace(one, gifts=tuple(Gift(pick.choice(SOURCES), figure, pick.randint(1, 3)) for figure in figures))
    if pick.random() < 1 / 6:
        units = tuple(replace(unit, hp=pick.choice((None, 3, 7))) for unit in one.units)
        one = replace(one, hp=pick.randint(4, 9), mp=pick.randint(5, 10), units=units)
    return one


def _goal(pick: Random, board: Board, troops: list[CommanderStart], at: int) -> ObjectiveStart:
    side = pick.choice(troops).side
    cells = tuple({(pick.randrange(board.width), pick.randrange(board.height)) for _ in range(3)})
    enemies = [troop.id for troop in troops if troop.side != side] or [troops[0].id]
    return ObjectiveStart(f"goal-{at}", side, pick.choice(KINDS), cells, pick.choice(enemies), pick.randint(2, 6))


def choose(pick: Random, state: State) -> Action:
    """A legal action at random: an attack more often than not where there is one, an end of turn now and then, else one
    of a kind that is drawn first, since a spell can be aimed at many squares."""
    decision = RULES.decision(state)
    assert decision is not None
    offered = [action for actor in decision.actors for action in RULES.candidates(state, actor)]
    strikes = [action for action in offered if isinstance(action, Strike)]
    ends = [action for action in offered if isinstance(action, EndTurn)]
    if strikes and pick.random() < 0.7:
        return pick.choice(strikes)
    if ends and pick.random() < 0.1:
        return pick.choice(ends)
    verb = pick.choice(sorted({action.verb for action in offered if len(offered) == 1 or action not in ends}))
    return pick.choice([action for action in offered if action.verb == verb])


def played(seed: int, steps: int = 100_000) -> Session:
    """A random battle after so many random actions, or at its end."""
    session, pick = Session(ENGINE, battle(seed), seed), Random(seed)
    while session.decision is not None and len(session.history) <= steps:
        session.commit(choose(pick, session.state))
    return session


def after(seed: int, steps: int) -> State:
    """The state of a random battle after so many random actions, or at its end."""
    return played(seed, steps).state
