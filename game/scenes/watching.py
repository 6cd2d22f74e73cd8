"""What a watcher outside the window is told of a scene: lines on standard error, so that a program can play."""

import json
from collections.abc import Iterable
from typing import Protocol, runtime_checkable

from game.ui.widgets import Seen


@runtime_checkable
class Watched(Protocol):
    """A scene with more to tell than its controls."""

    def watch(self) -> tuple[str, ...]:
        """The lines of this moment; none while nothing can be done."""
        ...


@runtime_checkable
class Readable(Protocol):
    """A scene made of controls."""

    def tree(self) -> tuple[Seen, ...]:
        """The controls in reading order."""
        ...


def lines_of(scene: object) -> tuple[str, ...]:
    """What a watcher is told of a scene as it was drawn last."""
    if isinstance(scene, Watched):
        return scene.watch()
    if isinstance(scene, Readable):
        focus = next((seen.label for seen in scene.tree() if seen.focused), "")
        return (f"controls: {json.dumps({'focus': focus, 'at': controls(scene.tree())})}",)
    return ()


def controls(seen: Iterable[Seen]) -> dict[str, tuple[int, int]]:
    """The window pixel of each control by its label."""
    return {part.label: part.rect.center for part in seen if part.role != "label"}
