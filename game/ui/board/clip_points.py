"""Clips of points that go and come: HP lost to magic and won back, MP, spells that did nothing, the last HP that a
gift leaves (rule book 7, 8 and 12)."""

from game.core.entity import Position
from game.core.ids import EntityId
from game.core.state import State
from game.i18n import _
from game.rules.commander.events import Endured
from game.rules.commander.magic.events import Harmed, MagicChanged, Mended, Suffered, Withstood
from game.rules.commander.spells import School
from game.ui.board.clip_base import Clip, Cue, arc, direction, eased, keep, lean, part
from game.ui.board.view import Bloom, Float, Tone, View

_RISE = 560
"""Milliseconds for which a number rises."""
_BACK = 0.1
"""How far a piece that is harmed is thrown back, in squares."""
_HIGH, _HIGHER = 0.45, 0.5
"""How far over its square a number begins, and how far it rises, in squares."""
_STILL = 0.7
"""How far over its square a number stands where motion is spared."""
_STILL_AGE = 0.45


def harmed(cue: Cue[Harmed]) -> Clip:
    """The piece is thrown back from the caster, and what it lost rises over it."""
    event = cue.event
    home = cue.state.row(Position, event.piece).cell
    source = cue.state.get(Position, event.source)
    away = direction(source.cell, home) if source else (0.0, 0.0)
    told = _told(cue.state, event.piece, f"-{event.before - event.after}", "loss")

    def show(view: View, share: float) -> None:
        piece = view.pieces[event.piece]
        piece.hp = event.after
        piece.pose = "hit" if share < 0.6 else "rest"
        if not cue.calm:
            lean(piece, home, away, _BACK * arc(part(share, 0, 0.5)))
        _rise(view, told, home[1], share, calm=cue.calm)

    return Clip(_RISE, show)


def suffered(cue: Cue[Suffered]) -> Clip:
    """Poison or fire shows itself on the piece, and what it lost rises over it."""
    event = cue.event
    cell = cue.state.row(Position, event.piece).cell
    school: School = "fire" if event.cause == "burn" else "nature"
    bloom = Bloom(school, 1, cell, (cell,))
    told = _told(cue.state, event.piece, f"-{event.before - event.after}", "loss")

    def show(view: View, share: float) -> None:
        piece = view.pieces[event.piece]
        piece.hp = event.after
        piece.pose = "hit" if share < 0.6 else "rest"
        bloom.age = _STILL_AGE if cue.calm else share
        keep(view.blooms, bloom, share < 1)
        _rise(view, told, cell[1], share, calm=cue.calm)

    return Clip(_RISE, show)


def mended(cue: Cue[Mended]) -> Clip:
    """What the piece got back rises over it."""
    event = cue.event
    told = _told(cue.state, event.piece, f"+{event.after - event.before}", "gain")
    row = cue.state.row(Position, event.piece).cell[1]

    def show(view: View, share: float) -> None:
        view.pieces[event.piece].hp = event.after
        _rise(view, told, row, share, calm=cue.calm)

    return Clip(_RISE, show)


def withstood(cue: Cue[Withstood]) -> Clip:
    """It is said over the piece that the spell did nothing."""
    return _only_told(cue.state, cue.event.piece, _("fails"), "miss", calm=cue.calm)


def endured(cue: Cue[Endured]) -> Clip:
    """It is said over the commander that it stands, where it would have fallen."""
    return _only_told(cue.state, cue.event.piece, _("stands!"), "gain", calm=cue.calm)


def magic_changed(cue: Cue[MagicChanged]) -> Clip:
    """The MP that went or came rise over the piece."""
    change = cue.event.after - cue.event.before
    return _only_told(cue.state, cue.event.piece, _("{n:+d} MP").format(n=change), "magic", calm=cue.calm)


def _only_told(state: State, piece: EntityId, words: str, tone: Tone, *, calm: bool) -> Clip:
    """A text that rises over a piece, and nothing else."""
    told, row = _told(state, piece, words, tone), state.row(Position, piece).cell[1]
    return Clip(_RISE, lambda view, share: _rise(view, told, row, share, calm=calm))


def _told(state: State, piece: EntityId, words: str, tone: Tone) -> Float:
    x, y = state.row(Position, piece).cell
    return Float(words, tone, float(x), float(y))


def _rise(view: View, told: Float, row: int, share: float, *, calm: bool) -> None:
    """Put a text where it is at a share of its time, and take it away at the end."""
    told.y = row - _STILL if calm else row - _HIGH - _HIGHER * eased(share)
    told.alpha = round(255 * (1 - part(share, 0.65, 1)))
    keep(view.floats, told, share < 1)
