"""What the hand means while a spell is cast: aiming it, and choosing one by one what more it needs (rule book 7).

Whatever would pay for the spell is laid on the table first, with its odds, and done when it is confirmed; what can
still be taken back is done at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.core.action import Action, Reason
from game.core.entity import Position
from game.core.grid import Cell, distance
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander.actions import Aim, Cast, Choose, Enough, Place
from game.rules.commander.components import Casting, Commanding
from game.rules.commander.magic.aiming import PARTY
from game.rules.commander.magic.dice import level_of
from game.rules.commander.rules import CommanderRules
from game.rules.commander.troops import commander_of, occupants, side_of


@dataclass(frozen=True, slots=True)
class Aiming:
    """A spell and its level were chosen, and now where it goes; `laid` is the cast that waits to be confirmed."""

    piece: EntityId
    spell: str
    level: str
    laid: Cast | None = None


@dataclass(frozen=True, slots=True)
class Choosing:
    """A cast under way asks for one thing more of a `kind` of decision; `laid` would pay for it and waits."""

    actor: EntityId
    kind: str
    laid: Action | None = None


CastMode = Aiming | Choosing


class CastModes:
    """Answers what acting, going on and stepping back mean while a spell is cast.

    An action that is answered is to be committed.
    """

    def __init__(self, rules: CommanderRules) -> None:
        self._rules = rules

    def choosing(self, state: State, actor: EntityId, kind: str) -> Choosing:
        """The mode in which a cast under way asks for more: which use of it is laid out from the start."""
        offers = self._rules.candidates(state, actor)
        return Choosing(actor, kind, offers[0] if kind == "choose" else None)

    def aims(self, state: State, mode: Aiming) -> tuple[Cast, ...]:
        """Where the level may be aimed, by rows."""
        casts = (a for a in self._rules.candidates(state, mode.piece) if isinstance(a, Cast))
        return tuple(a for a in casts if (a.spell, a.level) == (mode.spell, mode.level))

    def offers(self, state: State, mode: CastMode) -> dict[Cell, Action]:
        """What may be chosen now, by square."""
        if isinstance(mode, Aiming):
            return {aim.at: aim for aim in self.aims(state, mode)}
        return {a.at: a for a in self._rules.candidates(state, mode.actor) if isinstance(a, Aim | Place)}

    def enough(self, state: State, mode: CastMode) -> Enough | None:
        """The action that casts the spell on what has been chosen so far, if that will do."""
        found = self._rules.candidates(state, mode.actor) if isinstance(mode, Choosing) else ()
        return next((action for action in found if isinstance(action, Enough)), None)

    def pays(self, state: State, action: Action) -> bool:
        """Whether the action is the last one of a cast: it is paid for, and the dice fall."""
        if isinstance(action, Cast | Aim | Place | Choose):
            return self._rules.magic.next_choice(state, self._rules.magic.casting(state, action)) is None
        return isinstance(action, Enough)

    def meant(self, state: State, mode: CastMode, cell: Cell) -> Action | None:
        """What acting on a square would choose, None if it cannot be chosen.

        A spell for a troop may be pointed at any piece of it.
        """
        offers = self.offers(state, mode)
        if cell in offers or not isinstance(mode, Aiming):
            return offers.get(cell)
        leader = self._leader(state, mode, cell)
        return offers.get(leader) if leader else None

    def _leader(self, state: State, mode: Aiming, cell: Cell) -> Cell | None:
        """Where the commander of whoever stands on a square stands, if the level is for troops."""
        piece = occupants(state).get(cell)
        level = level_of(self._rules.content.spells[mode.spell], mode.level)
        if piece is None or level.area != PARTY:
            return None
        leader = commander_of(state, piece)
        return state.row(Position, leader).cell if state.has(Position, leader) else None

    def act(self, mode: CastMode, state: State, cell: Cell) -> CastMode | Action | Reason | None:
        """What acting on a square means: lay a choice out, make it, or say why it cannot be made."""
        if isinstance(mode, Choosing) and mode.kind == "choose":
            return self._act_way(mode, state, cell)
        action = self.meant(state, mode, cell)
        if action is None:
            return self._refusal(mode, state, cell)
        if action == mode.laid or not self.pays(state, action):
            return action
        return _laying(mode, action)

    def _act_way(self, mode: Choosing, state: State, cell: Cell) -> Choosing | Action | None:
        """The use the piece on a square stands for is laid out; the one laid out already is made."""
        casting, piece = state.row(Casting), occupants(state).get(cell)
        if piece is not None:
            way = "cleanse" if side_of(state, piece) == side_of(state, casting.caster) else "strip"
            meant = Choose(mode.actor, way)
            if meant != mode.laid and meant in self._rules.candidates(state, mode.actor):
                return replace(mode, laid=meant)
        touched = self._rules.magic.odds(state, mode.laid) if mode.laid else ()
        cells = {casting.at, *(state.row(Position, odds.aimed.piece).cell for odds in touched)}
        return mode.laid if cell in cells else None

    def _refusal(self, mode: CastMode, state: State, cell: Cell) -> Reason | None:
        if isinstance(mode, Aiming):
            at = self._leader(state, mode, cell) or cell
            return self._rules.explain(state, Cast(mode.piece, mode.spell, mode.level, at))
        if mode.kind == "place":
            return self._rules.explain(state, Place(mode.actor, cell))
        return self._rules.explain(state, Aim(mode.actor, cell))

    def turned(self, mode: CastMode, state: State, step: int) -> CastMode:
        """On to the next choice (or back), laid out."""
        found = self._in_turn(state, mode)
        if not found:
            return mode
        place = found.index(mode.laid) + step if mode.laid in found else (0 if step > 0 else -1)
        return _laying(mode, found[place % len(found)])

    def best(self, state: State, mode: CastMode) -> Cell | None:
        """The square to look at first: where the most comes of the spell, or near what was chosen last."""
        found = self._in_turn(state, mode)
        return getattr(found[0], "at", None) if found else None

    def _in_turn(self, state: State, mode: CastMode) -> Sequence[Action]:
        """What can be chosen, the squares somebody stands on if there are any, the most telling first."""
        if isinstance(mode, Choosing) and mode.kind == "choose":
            return self._rules.candidates(state, mode.actor)
        offers = self.offers(state, mode)
        if isinstance(mode, Choosing):
            return [offers[cell] for cell in sorted(offers, key=lambda cell: self._near(state, cell))]
        taken = {cell: action for cell, action in offers.items() if cell in occupants(state)} or offers
        here = state.row(Position, mode.piece).cell
        gains = {cell: self._gain(state, action) for cell, action in taken.items()}
        order = sorted(taken, key=lambda cell: (-gains[cell], distance(here, cell), cell[1], cell[0]))
        return [taken[cell] for cell in order]

    @staticmethod
    def _near(state: State, cell: Cell) -> tuple[int, bool, int, int]:
        """How far a square is from what was chosen last, or from the caster; friends' squares come last."""
        casting = state.row(Casting)
        last = (*casting.cells, *casting.places)[-1:] or (state.row(Position, casting.caster).cell,)
        piece = occupants(state).get(cell)
        friend = piece is not None and side_of(state, piece) == side_of(state, casting.caster)
        return distance(last[0], cell), friend, cell[1], cell[0]

    def _gain(self, state: State, action: Action) -> int:
        """How many pieces a cast reaches, commanders twice; friends in harm count against it twofold."""
        if not isinstance(action, Cast):
            return 0
        reached = [odds.aimed.piece for odds in self._rules.magic.odds(state, action) if odds.dice or not odds.spread]
        harmed = self._rules.magic.friends_in_harm(state, action)
        weights = {piece: 1 + state.has(Commanding, piece) for piece in reached}
        return sum(-2 * weight if piece in harmed else weight for piece, weight in weights.items())

    def cancel(self, mode: CastMode) -> CastMode | None:
        """What is laid out is put away; None if that is not all there is to step back from."""
        puts_away = mode.laid is not None and not (isinstance(mode, Choosing) and mode.kind == "choose")
        return replace(mode, laid=None) if puts_away else None


def _laying(mode: CastMode, action: Action) -> CastMode:
    if isinstance(mode, Aiming):
        return replace(mode, laid=action) if isinstance(action, Cast) else mode
    return replace(mode, laid=action)
