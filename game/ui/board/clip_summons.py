"""Clips of creatures that are called and go home, of troops that are carried off, and of rallying (rule book 7, 8)."""

from game.core.entity import Position
from game.i18n import _
from game.rules.commander.magic.events import Rallied, Summoned, Transported, WentHome
from game.ui.board.clip_base import Clip, Cue, eased, keep, part
from game.ui.board.view import Bloom, Float, View, fires_of, is_done, piece_view

_COME, _GO, _CARRY, _CALL = 620, 420, 720, 620
_HEIGHT = 0.6
"""How high a creature is when it comes or goes, in squares."""
_STILL = 0.45


def summoned(cue: Cue[Summoned]) -> Clip:
    """Leaves whirl, and out of them the creature comes down onto its square."""
    event = cue.event
    after = event.evolve(cue.state)
    bloom = Bloom("nature", 2, event.cell, (event.cell,))

    def show(view: View, share: float) -> None:
        piece = view.pieces.setdefault(event.piece, piece_view(after, event.piece))
        piece.alpha = round(255 * part(share, 0.2, 0.7))
        piece.lift = 0.0 if cue.calm else _HEIGHT * (1 - eased(part(share, 0.2, 1)))
        bloom.age = _STILL if cue.calm else share
        keep(view.blooms, bloom, share < 1)

    return Clip(_COME, show)


def went_home(cue: Cue[WentHome]) -> Clip:
    """The creature rises and fades."""
    event = cue.event
    fires = fires_of(event.evolve(cue.state))

    def show(view: View, share: float) -> None:
        piece = view.pieces.get(event.piece)
        if piece is None:
            return
        if share >= 1:
            del view.pieces[event.piece]
            view.fires = fires
            return
        piece.alpha = round(255 * (1 - eased(share)))
        piece.lift = 0.0 if cue.calm else _HEIGHT * eased(share)

    return Clip(_GO, show)


def transported(cue: Cue[Transported]) -> Clip:
    """The piece fades from its square in a gust and comes out of another one."""
    event = cue.event
    gusts = [Bloom("air", 1, cell, (cell,)) for cell in (event.before, event.after)]

    def show(view: View, share: float) -> None:
        piece = view.pieces[event.piece]
        piece.x, piece.y = map(float, event.before if share < 0.5 else event.after)
        piece.alpha = round(255 * abs(2 * share - 1))
        for place, gust in enumerate(gusts):
            gust.age = _STILL if cue.calm else part(share, 0.4 * place, 0.6 + 0.4 * place)
            keep(view.blooms, gust, 0.4 * place <= share < 0.6 + 0.4 * place)

    return Clip(_CARRY, show)


def rallied(cue: Cue[Rallied]) -> Clip:
    """The commander calls out, and is done."""
    event = cue.event
    cell = cue.state.row(Position, event.piece).cell
    call = Float(_("Rally!"), "gain", float(cell[0]), float(cell[1]))
    done = is_done(event.evolve(cue.state), event.piece)

    def show(view: View, share: float) -> None:
        piece = view.pieces[event.piece]
        piece.pose = "cast" if share < 1 else "rest"
        call.y = cell[1] - 0.7 - (0 if cue.calm else 0.3 * eased(share))
        call.alpha = round(255 * (1 - part(share, 0.65, 1)))
        keep(view.floats, call, share < 1)
        if share >= 1:
            piece.done = done

    return Clip(_CALL, show)
