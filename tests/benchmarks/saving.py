"""Saving and loading a large battle, against what the TOML libraries need for the same document.

python -m tests.benchmarks.saving
"""

import tomllib
from pathlib import Path

import tomli_w

from game.campaign.document import Record, Setting, record_of
from game.campaign.reading import parse_record
from game.campaign.record import resume
from game.core.action import Action
from game.core.engine import Engine
from game.core.session import Session
from game.core.state import State
from game.rules.commander.actions import EndTurn, Move, Stay, Strike
from game.rules.commander.components import Initiative
from game.rules.commander.position import marks, read_position
from tests.benchmarks.ratio import compare, row
from tests.benchmarks.rules import CATALOG, RULES

SIZE, TROOPS = 32, {"red": 8, "blue": 7}
"""Squares a side of the board, and troops of four: 60 pieces."""
ACTIONS = 1200
STRIKER = "-1"
LETTERS = marks(CATALOG.commander.terrain)
ENGINE = Engine(RULES)


def armies() -> State:
    """Both sides drawn up across an open field."""
    lines = []
    for side, x in (("red", 10), ("blue", 20)):
        for number in range(1, TROOPS[side] + 1):
            y = number * 4 - 3
            lines.append(f"{side}-{number} knight {side} {x},{y}")
            lines += [f"{side}-{number}-{n} footman {side} {x + 1},{y + n - 2}" for n in (1, 2, 3)]
    board = "\n".join(["." * SIZE] * (SIZE + 2))
    return read_position(f"board\n{board}\npieces\n" + "\n".join(lines), CATALOG.commander)


def played() -> Session:
    """A battle of 1,200 actions: everybody walks to and fro, and one unit of each troop strikes whom it meets."""
    session = Session(ENGINE, armies(), 1)
    while len(session.history) < ACTIONS:
        session.commit(_next(session.state))
    return session


def _next(state: State) -> Action:
    decision = RULES.decision(state)
    if decision is None:
        raise ValueError("the battle is over too soon")
    for actor in decision.actors:
        offered = RULES.candidates(state, actor)
        chosen = [action for action in offered if isinstance(action, Strike | Stay)] if actor.endswith(STRIKER) else []
        chosen = chosen or [action for action in offered if isinstance(action, Move | Stay)]
        if chosen:
            return chosen[len(chosen) // 2]
    return EndTurn(state.row(Initiative).commander or "")


def saved(session: Session) -> str:
    """The text of its document, as a save writes it: without events, which are found by playing it again."""
    return record_of(session, Setting("Armies", CATALOG.hash), LETTERS, events=False).text()


def loaded(text: str) -> Record:
    """The document read back and its battle ready to go on."""
    record = parse_record(text.encode(), Path("armies.toml"))
    if resume(record, ENGINE, CATALOG, LETTERS).note:
        raise ValueError("its past was not kept")
    return record


def main() -> None:
    """Measure and print."""
    session = played()
    text = saved(session)
    said = parse_record(text.encode(), Path("armies.toml")).model_dump(mode="json", exclude_none=True)

    def own() -> None:
        loaded(saved(session))

    def floor() -> None:
        tomllib.loads(tomli_w.dumps(said, multiline_strings=True))

    print(row("saving and loading 60 pieces after 1,200 actions", *compare(own, floor, 5, 1), "tomli-w, tomllib", 3.0))


if __name__ == "__main__":
    main()
