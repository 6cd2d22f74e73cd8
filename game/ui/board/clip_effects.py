"""Clips of what lasts: effects that come over pieces and leave them, and squares that burn (rule book 7)."""

from game.core.entity import Position
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander.effects import GUARDS
from game.rules.commander.events import EffectLaid, EffectLifted
from game.rules.commander.magic.events import FieldAged, FieldLit
from game.ui.board.clip_base import Clip, Cue, between, eased, keep, part
from game.ui.board.view import Omen, View, effect_kinds, fires_of
from game.ui.sentences_magic import effect_points

_OMEN, _FIRE, _OUT = 620, 320, 200
"""Milliseconds for which a sign comes or goes, squares catch fire, and a fire goes out."""
_ABOVE, _UPON = 0.75, 0.1
"""How far over the middle of its square a sign is when it comes or goes, and when it is upon the piece."""
_APART = 0.34
"""How far signs that leave together are apart, in squares."""


def effect_laid(cue: Cue[EffectLaid]) -> Clip:
    """The effect's sign comes down upon the piece and stays with it; what only keeps it safe is there at once."""
    event = cue.event
    after = effect_kinds(event.evolve(cue.state), event.piece)
    omen = _omen(cue.state, event.piece, event.effect.kind, effect_points(event.effect))
    row = omen.y

    def show(view: View, share: float) -> None:
        view.pieces[event.piece].effects = after
        omen.y = row - (_UPON if cue.calm else between(_ABOVE, _UPON, eased(part(share, 0, 0.6))))
        omen.alpha = round(255 * min(part(share, 0, 0.2), 1 - part(share, 0.7, 1)))
        keep(view.omens, omen, share < 1)

    return Clip(0 if event.effect.kind in GUARDS.values() else _OMEN, show)


def effect_lifted(cue: Cue[EffectLifted]) -> Clip:
    """The effect's sign rises from the piece and is gone."""
    event = cue.event
    before, after = (effect_kinds(state, event.piece) for state in (cue.state, event.evolve(cue.state)))
    omen = _omen(cue.state, event.piece, event.kind, "")
    row = omen.y
    omen.x += _APART * (before.index(event.kind) - (len(before) - 1) / 2)

    def show(view: View, share: float) -> None:
        view.pieces[event.piece].effects = after
        omen.y = row - (_ABOVE if cue.calm else between(_UPON, _ABOVE, eased(share)))
        omen.alpha = round(255 * (1 - part(share, 0.5, 1)))
        keep(view.omens, omen, share < 1)

    return Clip(_OMEN, show)


def _omen(state: State, piece: EntityId, kind: str, words: str) -> Omen:
    x, y = state.row(Position, piece).cell
    return Omen(kind, words, float(x), float(y))


def field_lit(cue: Cue[FieldLit]) -> Clip:
    """The squares burn; an earlier fire of the same caster is out."""
    return _burning(cue.event.evolve(cue.state), _FIRE)


def field_aged(cue: Cue[FieldAged]) -> Clip:
    """The squares burn for as long as is left, or no more."""
    return _burning(cue.event.evolve(cue.state), 0 if cue.event.after else _OUT)


def _burning(after: State, length: int) -> Clip:
    fires = fires_of(after)

    def show(view: View, share: float) -> None:  # noqa: ARG001 - it happens at once
        view.fires = dict(fires)

    return Clip(length, show)
