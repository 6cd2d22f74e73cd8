"""Actions: what a side decides. Frozen, of ids and squares only, each with a one-line text form (see `notation`)."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.ids import BATTLE, EntityId


@dataclass(frozen=True, slots=True)
class Action:
    """The base of all actions. `verb` begins its text form; `actor` is the entity that acts."""

    verb: ClassVar[str]
    actor: EntityId


@dataclass(frozen=True, slots=True)
class Begin(Action):
    """The first action of every session: what a start leaves to the dice is rolled now."""

    verb: ClassVar[str] = "begin"
    actor: EntityId = BATTLE


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is refused: an id, and parameters for the sentence made where it is shown."""

    id: str
    about: tuple[tuple[str, str | int], ...] = ()


def reason(name: str, **about: str | int) -> Reason:
    """A Reason with its parameters by name."""
    return Reason(name, tuple(sorted(about.items())))
