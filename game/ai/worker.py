"""A computer player in a process of its own, so that thinking never holds up the window.

Only text goes to and fro: folders and a personality's id at the start, then a position's text without the seed, and
an action's line back. The process is spawned, not forked, and started anew if it dies.
"""

import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path

from game.ai.search import Opponent
from game.content.loader import load_catalog
from game.core.notation import action_text, read_state, state_text
from game.core.state import State
from game.rules.commander.position import marks
from game.rules.commander.rules import CommanderRules

RESTARTS = 3
"""How often a thinker is started anew for one question before it gives up."""
_STOP_SECONDS = 1.0


def serve(pipe: Connection, folders: tuple[str, ...]) -> None:
    """Answer positions with actions until the other end closes the pipe."""
    catalog, _ = load_catalog([Path(folder) for folder in folders])
    rules = CommanderRules(catalog.commander)
    letters = marks(catalog.commander.terrain)
    opponents = {name: Opponent(rules, nature) for name, nature in sorted(catalog.personalities.items())}
    while True:
        try:
            name, _, position = pipe.recv_bytes().decode("utf-8").partition("\n")
        except (EOFError, OSError):
            return
        state = read_state(position, letters, rules.components)
        pipe.send_bytes(action_text(opponents[name].choose(state)).encode("utf-8"))


class ThinkerLost(Exception):  # noqa: N818 - the game goes on without it
    """The thinking process died again and again over one question."""


class Thinker:
    """Asks a process for actions without ever waiting for it."""

    def __init__(self, folders: Sequence[Path], rules: CommanderRules) -> None:
        self._folders = tuple(str(folder) for folder in folders)
        self._letters = marks(rules.content.terrain)
        self._context = multiprocessing.get_context("spawn")
        self._question: bytes | None = None
        self._deaths = 0
        self._start()

    def _start(self) -> None:
        self._pipe, theirs = self._context.Pipe()
        self._process = self._context.Process(target=serve, args=(theirs, self._folders), daemon=True)
        self._process.start()
        theirs.close()

    @property
    def busy(self) -> bool:
        """Whether a question is out."""
        return self._question is not None

    def ask(self, state: State, personality: str) -> None:
        """Put a position to the process; `answer` fetches what comes of it."""
        self._question = f"{personality}\n{state_text(state, self._letters)}".encode()
        self._deaths = 0
        self._send()

    def _send(self) -> None:
        if self._question is None:
            return
        try:
            self._pipe.send_bytes(self._question)
        except OSError:
            self._restart()

    def _restart(self) -> None:
        self._deaths += 1
        if self._deaths > RESTARTS:
            self._question = None
            raise ThinkerLost(f"the computer player's process died {self._deaths} times")
        self.close()
        self._start()
        self._send()

    def answer(self) -> str | None:
        """The action's line if it has come. Raises ThinkerLost if the process keeps dying."""
        if self._question is None:
            return None
        try:
            if not self._pipe.poll():
                if not self._process.is_alive():
                    self._restart()
                return None
            line = self._pipe.recv_bytes().decode("utf-8")
        except (EOFError, OSError):
            self._restart()
            return None
        self._question = None
        return line

    def drop(self) -> None:
        """Forget the question; a late answer is thrown away with its process."""
        if self._question is not None:
            self._question = None
            self.close()
            self._start()

    def close(self) -> None:
        """End the process."""
        self._pipe.close()
        self._process.terminate()
        self._process.join(_STOP_SECONDS)
