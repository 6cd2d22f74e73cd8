"""Casting step by step (rule book 7): what may be cast, what more must be chosen, and when it is paid and rolled."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import cast

from game.core.action import Action, Reason, reason
from game.core.engine import Step
from game.core.entity import Owed
from game.core.event import DecisionOwed, DecisionTaken
from game.core.grid import Cell, distance
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander.actions import Aim, Cast, Choose, Enough, Place
from game.rules.commander.components import Casting
from game.rules.commander.magic import transport
from game.rules.commander.magic.aiming import Aims, mended_beside, refuse_target, several, touched, wants_way, way_at
from game.rules.commander.magic.books import levels, refuse_level, refuse_voice
from game.rules.commander.magic.dice import CastPlan, level_of
from game.rules.commander.magic.events import CastBegun
from game.rules.commander.magic.outcome import TargetOdds, aimed, odds, plan_of, resolve, targets_of
from game.rules.commander.models import CommanderContent
from game.rules.commander.movement import Ground
from game.rules.commander.spells import (
    AfflictionSpell,
    DamageSpell,
    DiceLevel,
    FieldSpell,
    TransportLevel,
    TransportSpell,
)
from game.rules.commander.troops import foes, occupants, side_of

CHOICES = ("choose", "field", "chain", "goal", "place")
"""The kinds of decisions that a cast can owe."""
WAYS = ("cleanse", "strip")


class Magic:
    """Casting by one content."""

    def __init__(self, content: CommanderContent, ground: Ground) -> None:
        self._content = content
        self._ground = ground
        self.aims = Aims(content, ground)

    # -- what may be cast

    def casts(self, state: State, caster: EntityId) -> Iterator[Cast]:
        """Every legal cast of a piece whose turn it is."""
        if refuse_voice(state, caster) is not None:
            return
        for spell, level in levels(state, caster, self._content):
            if refuse_level(state, caster, spell, level, self._content) is None:
                for at in self.aims.squares(state, caster, spell, level):
                    yield Cast(caster, spell, level, at)

    def refuse(self, state: State, action: Cast) -> Reason | None:
        """Why a piece that may act cannot cast so, or None (rule book 7)."""
        caster, spell, level = action.actor, action.spell, action.level
        refused = refuse_level(state, caster, spell, level, self._content)
        if refused is None:
            refused = refuse_voice(state, caster)
        return refused or self.aims.refuse(state, caster, spell, level, action.at)

    # -- what more must be chosen

    def started(self, state: State, action: Cast) -> Casting:
        """What a cast has chosen when it is declared."""
        spell = self._content.spells[action.spell]
        level = level_of(spell, action.level)
        casting = Casting(action.actor, action.spell, action.level, action.at)
        if several(level.area):
            return replace(casting, cells=(action.at,))
        if isinstance(spell, TransportSpell):
            return replace(casting, movers=transport.movers(state, occupants(state)[action.at]))
        if wants_way(level):
            ways = self._ways(state, casting)
            return replace(casting, way=ways[0]) if len(ways) == 1 else casting
        return replace(casting, way=way_at(state, action.actor, level, action.at))

    def _ways(self, state: State, casting: Casting) -> tuple[str, ...]:
        """What the spell could do there: cleanse friends, strip enemies."""
        spell = self._content.spells[casting.spell]
        return tuple(way for way in WAYS if touched(state, casting.caster, spell, casting.level, casting.at, way))

    def next_choice(self, state: State, casting: Casting) -> str | None:
        """What kind of choice the cast needs next, None when everything is chosen."""
        spell = self._content.spells[casting.spell]
        level = level_of(spell, casting.level)
        if wants_way(level) and not casting.way:
            return "choose"
        if isinstance(spell, TransportSpell):
            if not casting.cells:
                return "goal"
            return "place" if len(casting.places) < len(casting.movers) else None
        if len(casting.cells) < several(level.area):
            kind = "field" if isinstance(spell, FieldSpell) else "chain"
            return kind if any(self._cells(state, casting, kind)) else None
        return None

    def offers(self, state: State, kind: str, actor: EntityId) -> tuple[Action, ...]:
        """The legal choices of the kind owed."""
        casting = state.row(Casting)
        if kind == "choose":
            return tuple(Choose(actor, way) for way in self._ways(state, casting))
        if kind == "place":
            return tuple(Place(actor, cell) for cell in self._places(state, casting))
        if kind == "goal":
            return tuple(Aim(actor, cell) for cell in self._goals(state, casting))
        aims: tuple[Action, ...] = tuple(Aim(actor, cell) for cell in self._cells(state, casting, kind))
        return (*aims, Enough(actor)) if self._enough(casting, kind) else aims

    def refuse_choice(self, state: State, kind: str, action: Action) -> Reason | None:
        """Why a choice of an actor that has to choose is not among those offered, or None."""
        casting = state.row(Casting)
        match action:
            case Choose(_, way) if kind == "choose":
                return None if way in self._ways(state, casting) else reason("not_a_choice")
            case Enough() if kind in ("field", "chain"):
                return None if self._enough(casting, kind) else reason("not_connected")
            case Aim(_, at) if kind == "goal":
                carried = casting.movers
                return transport.refuse_goal(
                    state, casting.caster, casting.spell, casting.level, carried, at, self._content, self._ground
                )
            case Aim(_, at) if kind == "field":
                return self._refuse_field(state, casting, at)
            case Aim(_, at) if kind == "chain":
                return self._refuse_link(state, casting, at)
            case Place(_, at) if kind == "place":
                return None if at in self._places(state, casting) else reason("no_room")
        return reason("not_a_choice")

    def _cells(self, state: State, casting: Casting, kind: str) -> Iterator[Cell]:
        if kind == "field":
            return (c for c in state.board.cells if self._refuse_field(state, casting, c) is None)
        near = sorted(foes(state, side_of(state, casting.caster)), key=lambda cell: (cell[1], cell[0]))
        return (cell for cell in near if self._refuse_link(state, casting, cell) is None)

    def _goals(self, state: State, casting: Casting) -> Iterator[Cell]:
        carried = casting.movers
        return transport.goals(
            state, casting.caster, casting.spell, casting.level, carried, self._content, self._ground
        )

    def _places(self, state: State, casting: Casting) -> tuple[Cell, ...]:
        level = cast("TransportLevel", level_of(self._content.spells[casting.spell], casting.level))
        placed = len(casting.places)
        piece, *others = casting.movers[placed:]
        return transport.places(state, piece, others, casting.cells[0], casting.places, level, self._ground)

    def _enough(self, casting: Casting, kind: str) -> bool:
        """Whether the squares or targets chosen so far will do."""
        return kind == "chain" or not lonely(casting.cells)

    def _refuse_field(self, state: State, casting: Casting, at: Cell) -> Reason | None:
        """Each square of a field is in range and touches another one of it in the end (rule book 7)."""
        if at not in state.board:
            return reason("off_board", x=at[0], y=at[1])
        if at in casting.cells:
            return reason("chosen_already", x=at[0], y=at[1])
        refused = self.aims.refuse(state, casting.caster, casting.spell, casting.level, at)
        if refused is not None:
            return refused
        area = level_of(self._content.spells[casting.spell], casting.level).area
        left = several(area) - len(casting.cells) - 1
        return None if lonely((*casting.cells, at)) <= left else reason("not_connected")

    def _refuse_link(self, state: State, casting: Casting, at: Cell) -> Reason | None:
        """Each link of a chain is another enemy, near the one before (rule book 7)."""
        spell = self._content.spells[casting.spell]
        level = cast("DiceLevel", level_of(spell, casting.level))
        if at in casting.cells:
            return reason("chosen_already", x=at[0], y=at[1])
        refused = refuse_target(state, casting.caster, spell, level, at, occupants(state).get(at))
        if refused is not None:
            return refused
        apart = distance(casting.cells[-1], at)
        return None if apart <= level.hop else reason("too_far_apart", apart=apart, most=level.hop)

    # -- what comes of it

    def begin(self, step: Step, action: Cast) -> None:
        """Declare a cast: ask for what more must be chosen, or cast at once."""
        self._go_on(step, self.started(step.state, action))

    def choose(self, step: Step, action: Action) -> None:
        """Take one further choice."""
        casting = chosen(step.state.row(Casting), action)
        step.emit(DecisionTaken((action.actor,)))
        if isinstance(action, Enough):
            resolve(step, casting, self._content)
        else:
            self._go_on(step, casting)

    def plan(self, state: State, action: Action) -> CastPlan | None:
        """The dice that a cast or a further choice leads to at once; None if more must be chosen or nothing rolled."""
        casting = self.casting(state, action)
        if not isinstance(action, Enough) and self.next_choice(state, casting) is not None:
            return None
        return plan_of(casting, aimed(state, casting, self._content), self._content)

    # -- looking ahead

    def casting(self, state: State, action: Action) -> Casting:
        """What is chosen of a cast once this legal cast or further choice is made."""
        return self.started(state, action) if isinstance(action, Cast) else chosen(state.row(Casting), action)

    def odds(self, state: State, action: Action) -> tuple[TargetOdds, ...]:
        """The exact odds of a legal cast or choice for each target known by then, as if it were cast at once."""
        return odds(state, self.casting(state, action), self._content)

    def gaining(self, state: State, action: Action) -> tuple[EntityId, ...]:
        """The friends who gain HP from it without dice (rule book 7, Holy Blaze)."""
        casting = self.casting(state, action)
        spell = self._content.spells[casting.spell]
        return mended_beside(state, casting.caster, spell, casting.level, casting.at)

    def friends_in_harm(self, state: State, action: Action) -> tuple[EntityId, ...]:
        """The pieces of the caster's own side that a harmful spell would catch, sorted by id (rule book 7)."""
        casting = self.casting(state, action)
        spell = self._content.spells[casting.spell]
        if isinstance(spell, FieldSpell):
            caught = {piece for cell, piece in occupants(state).items() if cell in casting.cells}
        elif isinstance(spell, DamageSpell | AfflictionSpell):
            caught = set(targets_of(state, casting, spell))
        else:
            return ()
        side = side_of(state, casting.caster)
        return tuple(sorted(piece for piece in caught if side_of(state, piece) == side))

    def _go_on(self, step: Step, casting: Casting) -> None:
        kind = self.next_choice(step.state, casting)
        if kind is None:
            resolve(step, casting, self._content)
            return
        actor = casting.movers[len(casting.places)] if kind == "place" else casting.caster
        step.emit(CastBegun(casting))
        step.emit(DecisionOwed(Owed(kind, side_of(step.state, casting.caster), (actor,))))


def chosen(casting: Casting, action: Action) -> Casting:
    """The cast with one more thing chosen."""
    match action:
        case Choose(_, way):
            return replace(casting, way=way)
        case Aim(_, at):
            return replace(casting, cells=(*casting.cells, at))
        case Place(_, at):
            return replace(casting, places=(*casting.places, at))
    return casting


def lonely(cells: Sequence[Cell]) -> int:
    """How many squares touch no other one of them."""
    return sum(all(distance(cell, other) != 1 for other in cells) for cell in cells)
