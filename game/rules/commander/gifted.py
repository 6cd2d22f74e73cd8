"""What a commander's gifts come to in a battle: figures, named sums, and its last stand (rule book 12)."""

from collections.abc import Callable

from game.core.engine import Step
from game.core.entity import Vitals
from game.core.event import Event
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander.events import Endured, Term
from game.rules.commander.gifts import Gifts


def gift(state: State, piece: EntityId, figure: str) -> int:
    """What gifts add to a figure of the piece, 0 without any."""
    gifts = state.get(Gifts, piece)
    return gifts.figure(figure) if gifts else 0


def gift_terms(state: State, piece: EntityId, figure: str) -> tuple[Term, ...]:
    """The same by source, named as sums name them: `gift.passion`."""
    gifts = state.get(Gifts, piece)
    return named(gifts, figure) if gifts else ()


def named(gifts: Gifts, figure: str) -> tuple[Term, ...]:
    """What some gifts add to a figure, by source, as sums name them."""
    return tuple(Term(f"gift.{source}", points) for source, points in gifts.by_source(figure))


def least_hp(gifts: Gifts | None) -> int:
    """The HP that are left at least to a piece with these gifts: 1 before its last stand, else 0 (rule book 12)."""
    return 1 if gifts and not gifts.stood and gifts.figure("last_stand") else 0


def hp_after(state: State, piece: EntityId, damage: int) -> int:
    """The HP left to a living piece after so much damage at once; 1 where it makes its last stand (rule book 12)."""
    return max(least_hp(state.get(Gifts, piece)), state.row(Vitals, piece).hp - damage)


def lose_hp(step: Step, piece: EntityId, damage: int, told: Callable[[int, int], Event]) -> None:
    """Take HP off a living piece; `told` makes the event of the HP before and after. A last stand is told after it."""
    before, after = step.state.row(Vitals, piece).hp, hp_after(step.state, piece, damage)
    step.emit(told(before, after))
    if after and damage >= before:
        endure(step, piece)


def endure(step: Step, piece: EntityId) -> None:
    """Note that a piece has made its last stand (rule book 12)."""
    step.emit(Endured(piece, step.state.row(Gifts, piece).by_source("last_stand")[0][0]))
