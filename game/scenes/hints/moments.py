"""When each hint comes and when what it tells has been learnt, read from what the panels and the board show."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from game.core.action import Action
from game.core.entity import Position, Round
from game.core.grid import Cell
from game.core.ids import EntityId
from game.core.ruleset import Decision
from game.core.session import Entry
from game.core.state import State
from game.rules.commander.actions import Cast, EndTurn, Move, Rally, Regroup, Stay, Strike
from game.rules.commander.components import Mobility
from game.rules.commander.events import Fell
from game.rules.commander.models import Terrain
from game.rules.commander.troops import commander_of
from game.scenes.battle.casting_mode import Aiming, Choosing
from game.scenes.battle.keys import Able
from game.scenes.battle.modes import Chosen, Idle, Mode, Proposed, Regrouping
from game.ui.board.view import Overlays


@dataclass(frozen=True, slots=True)
class Moment:
    """A battle as it is looked at: who decides (`ours` if it is whoever looks), what the hand means, what is laid over
    the board, what can be done, which pieces are ready, what the chosen one may do, what happened so far, and what has
    been decided since the hint that is shown came."""

    state: State
    decision: Decision | None
    ours: bool
    mode: Mode
    overlays: Overlays
    able: Able
    ready: tuple[EntityId, ...]
    terrain: Mapping[str, Terrain]
    can: Sequence[Action]
    past: Sequence[Entry]
    since: Sequence[Action] = ()

    @property
    def acting(self) -> bool:
        """Whether it is a turn of ours, with nothing owed in between."""
        return self.ours and self.decision is not None and self.decision.kind == "turn"

    @property
    def chosen(self) -> EntityId | None:
        """The piece that is chosen in a turn of ours."""
        return self.mode.piece if self.acting and isinstance(self.mode, Chosen) else None

    def covered(self, cell: Cell) -> bool:
        """Whether a square gives cover."""
        return self.terrain[self.state.board.terrain_at(cell)].cap < 0


Tells = Callable[[Moment], bool]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A hint's moment: it comes while `comes` is true, and needs no telling any more once `learnt` was."""

    comes: Tells
    learnt: Tells


def _never(_moment: Moment) -> bool:
    """What is only to be read."""
    return False


def _has(*actions: type[Action]) -> Tells:
    """Such an action was decided since."""
    return lambda moment: any(isinstance(action, actions) for action in moment.since)


def _takes_back(moment: Moment) -> bool:
    """A piece has just moved, and no other was chosen since."""
    last, free = moment.past[-1].action, isinstance(moment.mode, Idle) or moment.chosen
    return moment.acting and moment.able.undo and isinstance(last, Move) and free in (True, last.actor)


def _leaves_range(moment: Moment) -> bool:
    """A unit is chosen that can go out of its commander's range, or is out of it."""
    piece, command = moment.chosen, moment.overlays.command
    if piece is None or not command or commander_of(moment.state, piece) == piece:
        return False
    return bool((moment.overlays.reach | {moment.state.row(Position, piece).cell}) - command)


def _finds_cover(moment: Moment) -> bool:
    """A piece that cover helps can go where there is some (rule book 5: none for flyers)."""
    piece = moment.chosen
    if piece is None or moment.state.row(Mobility, piece).domain == "air":
        return False
    return any(map(moment.covered, moment.overlays.reach))


def _took_cover(moment: Moment) -> bool:
    return any(isinstance(action, Move) and moment.covered(action.path[-1]) for action in moment.since)


def _advantage(moment: Moment) -> bool:
    return isinstance(moment.mode, Proposed) and moment.mode.proposal.reckoning.attacker.advantage


def _strikes_in_vain(moment: Moment) -> bool:
    return isinstance(moment.mode, Proposed) and moment.mode.proposal.reckoning.attacker.edge <= 0


def _disadvantage(moment: Moment) -> bool:
    return isinstance(moment.mode, Proposed) and moment.mode.proposal.reckoning.defender.advantage


def _casts(moment: Moment) -> bool:
    return moment.able.book and any(isinstance(action, Cast) for action in moment.can)


def _aims(moment: Moment) -> bool:
    return isinstance(moment.mode, Aiming | Choosing) or _has(Cast)(moment)


def _sees_goals(moment: Moment) -> bool:
    """There are squares to be won, and nothing is chosen, or what is chosen can go to one."""
    goals = moment.overlays.aims
    if moment.chosen:
        return bool(goals & moment.overlays.reach)
    return moment.acting and isinstance(moment.mode, Idle) and bool(goals)


def _on_goals(moment: Moment) -> bool:
    goals = moment.overlays.aims
    return any(isinstance(action, Move) and action.path[-1] in goals for action in moment.since)


def _fell(moment: Moment) -> bool:
    """Somebody has fallen, and nothing is chosen that there might be more to say about."""
    idle = moment.acting and isinstance(moment.mode, Idle)
    return idle and any(isinstance(event, Fell) for entry in moment.past for event in entry.events)


LESSONS: Mapping[str, Lesson] = MappingProxyType(
    {
        "to_choose": Lesson(
            lambda moment: moment.acting and isinstance(moment.mode, Idle) and bool(moment.ready),
            lambda moment: isinstance(moment.mode, Chosen | Proposed),
        ),
        "can_move": Lesson(lambda moment: bool(moment.chosen and moment.overlays.reach), _has(Move)),
        "can_undo": Lesson(_takes_back, lambda moment: moment.able.redo),
        "goals_marked": Lesson(_sees_goals, _on_goals),
        "outside_command": Lesson(_leaves_range, _never),
        "in_cover": Lesson(_finds_cover, _took_cover),
        "target_in_reach": Lesson(
            lambda moment: bool(moment.chosen and moment.overlays.targets),
            lambda moment: isinstance(moment.mode, Proposed),
        ),
        "odds_shown": Lesson(lambda moment: isinstance(moment.mode, Proposed), _has(Strike)),
        "in_vain": Lesson(_strikes_in_vain, _never),
        "has_advantage": Lesson(_advantage, _never),
        "fears_advantage": Lesson(_disadvantage, _never),
        "can_cast": Lesson(_casts, _aims),
        "can_rally": Lesson(lambda moment: moment.able.rally, _has(Rally)),
        "can_regroup": Lesson(lambda moment: isinstance(moment.mode, Regrouping), _has(Regroup, Stay)),
        "first_fall": Lesson(_fell, lambda moment: bool(moment.since)),
        "all_done": Lesson(
            lambda moment: moment.acting and isinstance(moment.mode, Idle) and not moment.ready, _has(EndTurn)
        ),
        "others_turn": Lesson(lambda moment: moment.decision is not None and not moment.ours, _never),
        "new_round": Lesson(
            lambda moment: moment.acting and isinstance(moment.mode, Idle) and moment.state.row(Round).number > 1,
            lambda moment: moment.able.danger,
        ),
    }
)
"""Every moment a hint can come at, by the name the content has for it."""
