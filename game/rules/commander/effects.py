"""Lasting effects (rule book 7): what is on a piece, what stacks, what ends what."""

from dataclasses import replace

from game.core.engine import Step
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander.components import Effect, Effects, Initiative
from game.rules.commander.events import EffectLaid, EffectLifted, EffectsAged
from game.rules.commander.troops import commander_of, side_of, troop

HELPFUL = ("attack", "defence", "move", "ranged_reduction", "spell_reduction")
"""Effects that do their bearer good."""
HARMFUL = ("thorns", "poison", "sleep", "frenzy", "mute", "decline")
"""Effects that do their bearer harm."""
GUARDS = {"sleep": "sleep_guard", "frenzy": "frenzy_guard"}
"""What keeps a piece safe, for its next turn, from what it has just recovered from."""
KINDS = (*HELPFUL, *HARMFUL, *GUARDS.values())


def on(state: State, piece: EntityId) -> tuple[Effect, ...]:
    """The effects on a piece, the oldest first."""
    effects = state.get(Effects, piece)
    return effects.active if effects else ()


def strength(state: State, piece: EntityId, kind: str) -> int:
    """How strong the effect of a kind on a piece is, 0 without one."""
    effects = state.get(Effects, piece)
    found = effects.of(kind) if effects else None
    return found.strength if found else 0


def suffers(state: State, piece: EntityId, kind: str) -> bool:
    """Whether an effect of the kind is on the piece."""
    effects = state.get(Effects, piece)
    return effects is not None and effects.of(kind) is not None


def sticks(state: State, piece: EntityId, effect: Effect) -> bool:
    """Whether the effect would come to be on the piece: of two of a kind the better one stays, strength first, then
    length; and who has recovered from Sleep or Frenzy is safe for its next turn (rule book 7)."""
    guard = GUARDS.get(effect.kind)
    if guard is not None and suffers(state, piece, guard):
        return False
    effects = state.get(Effects, piece)
    present = effects.of(effect.kind) if effects else None
    return present is None or (present.strength, present.left) < (effect.strength, effect.left)


def lay(step: Step, piece: EntityId, effect: Effect) -> bool:
    """Put the effect on the piece if it sticks; Sleep ends Mute (rule book 7). Tells whether it stuck."""
    if not sticks(step.state, piece, effect):
        return False
    step.emit(EffectLaid(piece, effect))
    if effect.kind == "sleep":
        lift(step, piece, "mute", "sleep")
    return True


def lift(step: Step, piece: EntityId, kind: str, cause: str) -> bool:
    """End the piece's effect of a kind, if it has one; who recovers from Sleep or Frenzy is guarded (rule book 7)."""
    if not suffers(step.state, piece, kind):
        return False
    step.emit(EffectLifted(piece, kind, cause))
    guard = GUARDS.get(kind)
    if guard is not None:
        running = step.state.row(Initiative).commander == commander_of(step.state, piece)
        ends = 2 if running and cause != "time" else 1
        step.emit(EffectLaid(piece, Effect(guard, "", piece, side_of(step.state, piece), 1, ends)))
    return True


def age(step: Step, commander: EntityId) -> None:
    """Count down what lasts on a commander's troop whose turn ends, and end what has lasted long enough."""
    for piece in troop(step.state, commander):
        before = on(step.state, piece)
        after = tuple(replace(effect, left=max(0, effect.left - 1)) for effect in before)
        ended = [effect.kind for effect in before if effect.left == 1]
        if after != before:
            step.emit(EffectsAged(piece, before, after))
        for kind in ended:
            lift(step, piece, kind, "time")
