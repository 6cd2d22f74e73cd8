"""Hands that play red by what the game tells of a battle, each with its own means, and all by the same simple plan:
strike whom the chosen piece can, else go nearer, else the next piece, else end the turn."""

from collections.abc import Sequence
from typing import Any, Protocol


class Window(Protocol):
    """What takes presses and clicks; keys go by their X names."""

    def key(self, *names: str) -> None:
        """Press keys one after the other."""
        ...

    def click(self, at: Sequence[int]) -> None:
        """Click on a pixel."""
        ...


class Hand(Protocol):
    """Whoever plays."""

    def act(self, board: dict[str, Any]) -> None:
        """Do what follows from what is seen."""
        ...


def nearest(board: dict[str, Any], side: str) -> list[int]:
    """The square in reach that is nearest to an enemy."""
    goals = [piece["cell"] for piece in board["pieces"].values() if piece["side"] != side]
    cells = [cell for cell, at in board["reach"] if at]
    return min(cells, key=lambda c: (min(abs(c[0] - x) + abs(c[1] - y) for x, y in goals), c))


def strikable(board: dict[str, Any]) -> list[dict[str, Any]]:
    """The pieces that stand on marked squares."""
    return [piece for piece in board["pieces"].values() if piece["cell"] in board["targets"]]


class Mouse:
    """Clicks alone."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.tried: set[str] = set()

    def act(self, board: dict[str, Any]) -> None:
        """One click that follows from what is seen."""
        self.window.click(self._aim(board))

    def _aim(self, board: dict[str, Any]) -> Any:
        buttons = board["buttons"]
        if board["dialogue"]:
            return board["dialogue"]["End the turn"]
        if board["mode"] == "proposed":
            return buttons["confirm"]
        if board["mode"] == "regrouping":
            return buttons["wait"]
        if board["mode"] == "chosen":
            return self._for_piece(board)
        if set(board["ready"]) - self.tried:
            return buttons["next"]
        self.tried.clear()
        return buttons["end_turn"]

    def _for_piece(self, board: dict[str, Any]) -> Any:
        if enemies := strikable(board):
            return enemies[0]["at"]
        piece = board["chosen"]
        if piece not in self.tried and board["reach"]:
            self.tried.add(piece)
            goal = nearest(board, "red")
            return next(at for cell, at in board["reach"] if cell == goal)
        return board["buttons"]["wait"]


class Keys:
    """Keys alone, or whatever the window makes of them."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.tried: set[str] = set()

    def act(self, board: dict[str, Any]) -> None:
        """The keys that follow from what is seen; the last of them changes it."""
        if board["dialogue"] or board["mode"] == "proposed":
            self.window.key("Return")
        elif board["mode"] == "regrouping":
            self.window.key("w")
        elif board["mode"] == "chosen":
            self._for_piece(board)
        elif set(board["ready"]) - self.tried:
            self.window.key("Tab")
        else:
            self.tried.clear()
            self.window.key("e")

    def _for_piece(self, board: dict[str, Any]) -> None:
        piece = board["chosen"]
        if enemies := strikable(board):
            self.go(board["cursor"], enemies[0]["cell"], enemies[0]["at"])
        elif piece not in self.tried and board["reach"]:
            self.tried.add(piece)
            goal = nearest(board, "red")
            self.go(board["cursor"], goal, next(at for cell, at in board["reach"] if cell == goal))
        else:
            self.window.key("w")

    def go(self, here: list[int], there: list[int], at: Sequence[int]) -> None:  # noqa: ARG002 - keys need no pixel
        """Move the cursor from square to square and confirm."""
        dx, dy = there[0] - here[0], there[1] - here[1]
        across = ["Right" if dx > 0 else "Left"] * abs(dx)
        down = ["Down" if dy > 0 else "Up"] * abs(dy)
        self.window.key(*across, *down, "Return")


class Mixed(Keys):
    """Every second square is clicked on, the others are gone to and confirmed by key."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._clicks = False

    def go(self, here: list[int], there: list[int], at: Sequence[int]) -> None:
        """Click, or move the cursor and confirm."""
        self._clicks = not self._clicks
        if self._clicks:
            self.window.click(at)
        else:
            super().go(here, there, at)
