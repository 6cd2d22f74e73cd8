"""Clips of pieces that go, come and fall."""

from collections.abc import Sequence

from game.core.grid import Cell
from game.rules.commander.events import Arrived, Fell, Moved, Regrouped
from game.ui.board.clip_base import Clip, Cue, arc, between, eased, keep, part, turn_towards
from game.ui.board.view import Dropped, PieceView, View, fires_of, piece_view

_STEP, _WALK = 130, 1000
"""Milliseconds for one square, and at most for a whole path."""
_HOP = 0.2
_FADE = 240
_TOPPLE, _SINK = 600, 680
_DOWN, _LEANT = 0.35, 58
"""When a toppling piece lies on its base, as a share of the clip, and how far it leans just before, in degrees."""
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
    piece.pose = "stride" if 0 < gone < len(cells) - 1 else "rest"


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
    """Who is struck down topples, lies and fades; a lost commander's piece drops its banner, sinks and fades. The
    fires that a caster lit go out with it."""
    event = cue.event
    struck, after = event.cause != "troop", fires_of(event.evolve(cue.state))
    banner = Dropped(event.side, event.cell[0] + 0.2, float(event.cell[1]))

    def show(view: View, share: float) -> None:
        piece = view.pieces.get(event.piece)
        if piece is None:
            return
        keep(view.dropped, banner, share < 1 and not struck and not cue.calm)
        if share >= 1:
            del view.pieces[event.piece]
            view.fires = after
            return
        piece.alpha = round(255 * (1 - part(share, 0.5, 1)))
        if struck:
            lies = cue.calm or share >= _DOWN
            piece.pose = "fallen" if lies else "hit"
            lean = 0.0 if lies else _LEANT * part(share, 0, _DOWN) ** 2
            piece.tilt = lean * (-1 if piece.facing_left else 1)
        elif not cue.calm:
            piece.lift = -0.3 * eased(share)
            banner.turn = 90 * part(share, 0, 0.7) ** 2
            banner.alpha = round(255 * (1 - part(share, 0.7, 1)))

    return Clip(_FADE if cue.calm else _TOPPLE if struck else _SINK, show)
