"""What a watcher is told of a battle on standard error: who decides, and where everything is that can be pointed at."""

import json

from game.core.entity import Position, Round
from game.rules.commander.troops import side_of
from game.scenes.battle.desk import Desk
from game.scenes.battle.highlights import chosen_piece
from game.scenes.battle.match import Match
from game.scenes.battle.modes import Mode, Modes, Watching
from game.scenes.battle.prompts import Over
from game.scenes.watching import controls


def battle_lines(
    match: Match, modes: Modes, mode: Mode, desk: Desk, dialogue: Over | None, inputs: int
) -> tuple[str, ...]:
    """Nothing while something moves or the computer thinks; else a line `rest: SIDE ROUND` and one of JSON.

    The JSON gives how many inputs have been taken so far (the pointer's moves left aside), the mode, the chosen piece,
    the cursor, for each piece its side, square and window pixel, for each square that can be gone to its pixel, the
    targets, where a spell in hand may go, the pieces that are ready, and the pixels of the buttons.
    """
    decision = match.decision
    if decision is None or isinstance(mode, Watching):
        return ()
    state = match.state
    overlays = desk.overlays(mode)
    pieces = {
        piece: {"side": side_of(state, piece), "cell": row.cell, "at": desk.pixel_of(row.cell)}
        for piece, row in state.table(Position).items()
    }
    told = {
        "inputs": inputs,
        "mode": type(mode).__name__.lower(),
        "chosen": chosen_piece(mode),
        "cursor": desk.cursor,
        "pieces": pieces,
        "reach": [(cell, desk.pixel_of(cell)) for cell in sorted(overlays.reach)],
        "targets": sorted(overlays.targets),
        "spell": [(cell, desk.pixel_of(cell)) for cell in sorted(overlays.spell)],
        "ready": modes.ready(state),
        "buttons": {key.binding: rect.center for rect, key in desk.keys.rows if key.enabled},
        "dialogue": controls(dialogue.tree()) if dialogue else {},
    }
    return (f"rest: {decision.side} {state.row(Round).number}", f"board: {json.dumps(told)}")
