"""Clips of turns that begin and end, and of pieces that are done in them (rule book 4)."""

from game.core.entity import Allegiance, Named
from game.rules.commander.components import Following
from game.rules.commander.events import TurnBegan, TurnEnded, Waited
from game.ui.board.clip_base import Clip, Cue, eased, part
from game.ui.board.view import Banner, View, is_done

_RIBBON = 900
_NOD = 120


def turn_began(cue: Cue[TurnBegan]) -> Clip:
    """A ribbon with the commander's name crosses the board; its troop is ready."""
    event = cue.event
    name = cue.state.row(Named, event.commander)
    banner = Banner(name.name or name.kind, cue.state.row(Allegiance, event.commander).side)

    def show(view: View, share: float) -> None:
        for piece in event.troop:
            if piece in view.pieces:
                view.pieces[piece].done = False
        coming, going = eased(part(share, 0, 0.25)), eased(part(share, 0.75, 1))
        banner.alpha = round(255 * coming * (1 - going))
        banner.shift = 0.0 if cue.calm else 0.06 * (going - (1 - coming))
        view.banner = banner if share < 1 else None

    return Clip(_RIBBON, show)


def turn_ended(cue: Cue[TurnEnded]) -> Clip:
    """The marks of what was done this turn go."""
    leader = cue.event.commander
    following = cue.state.table(Following)
    troop = [leader, *(piece for piece, row in following.items() if row.commander == leader)]

    def show(view: View, share: float) -> None:  # noqa: ARG001 - it happens at once
        for piece in troop:
            if piece in view.pieces:
                view.pieces[piece].done = False

    return Clip(0, show)


def waited(cue: Cue[Waited]) -> Clip:
    """The piece is marked as done."""
    name = cue.event.piece
    done = is_done(cue.event.evolve(cue.state), name)

    def show(view: View, share: float) -> None:  # noqa: ARG001 - it happens at once
        view.pieces[name].done = done

    return Clip(_NOD, show)
