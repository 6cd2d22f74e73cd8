"""Clips of pieces that go, come and fall."""

from collections.abc import Sequence

from game.core.grid import Cell
from game.rules.commander.events import Arrived, Fell, Moved, Regrouped
from game.ui.board.clip_base import Clip, Cue, arc, between, eased, part, turn_towards
from game.ui.board.view import PieceView, View, piece_view

_STEP, _WALK = 130, 1000
"""Milliseconds for one square, and at most for a whole path."""
_HOP = 0.2
_FADE = 240
_TOPPLE, _SINK = 520, 620
_DROP, _HEIGHT = 420, 1.4


def moved(cue: Cue[Moved] | Cue[Regrouped]) -> Clip:
    """The piece hops from square to square along its path."""
    event = cue.event
    steps = event.path if event.path[:1] != (event.before,) else event.path[1:]
    cells = (event.before, *steps)
    if cue.calm or len(cells) == 1:
        return _faded_over(event.piece, event.before, event.after)

    def show(view: View, share: float) -> None:
        _hop(view.pieces[event.piece], cells, share * (len(cells) - 1))

    return Clip(min(_WALK, _STEP * (len(cells) - 1)), show)


def _hop(piece: PieceView, cells: Sequence[Cell], gone: float) -> None:
    """Put the piece so many squares along its path."""
    step = min(int(gone), len(cells) - 2)
    here, there, share = cells[step], cells[step + 1], gone - step
    if here[0] != there[0]:
        piece.facing_left = there[0] < here[0]
    piece.x = between(here[0], there[0], eased(share))
    piece.y = between(here[1], there[1], eased(share))
    piece.lift = _HOP * arc(share)


def _faded_over(name: str, before: Cell, after: Cell) -> Clip:
    """The piece fades where it was and appears where it is."""

    def show(view: View, share: float) -> None:
        piece = view.pieces[name]
        if share >= 0.5:
            turn_towards(piece, after[0])
        piece.x, piece.y = map(float, before if share < 0.5 else after)
        piece.alpha = round(255 * abs(2 * share - 1))

    return Clip(_FADE, show)


def arrived(cue: Cue[Arrived]) -> Clip:
    """A reinforcement drops onto its square."""
    name, after = cue.event.piece, cue.event.evolve(cue.state)

    def show(view: View, share: float) -> None:
        piece = view.pieces.setdefault(name, piece_view(after, name))
        piece.alpha = round(255 * part(share, 0, 0.5))
        if not cue.calm:
            piece.lift = _HEIGHT * (1 - share * share) if share < 1 else 0.0

    return Clip(_FADE if cue.calm else _DROP, show)


def fell(cue: Cue[Fell]) -> Clip:
    """Who is struck down topples and fades; a lost commander's piece drops its banner: it sinks and fades."""
    event = cue.event
    struck = event.cause == "blow"

    def show(view: View, share: float) -> None:
        piece = view.pieces.get(event.piece)
        if piece is None:
            return
        if share >= 1:
            del view.pieces[event.piece]
            return
        piece.alpha = round(255 * (1 - part(share, 0.35, 1)))
        if cue.calm:
            return
        if struck:
            piece.tilt = 78 * eased(part(share, 0, 0.6)) * (-1 if piece.facing_left else 1)
        else:
            piece.lift = -0.3 * eased(share)

    return Clip(_FADE if cue.calm else _TOPPLE if struck else _SINK, show)
