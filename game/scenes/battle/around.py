"""What a battle may be fought in: it keeps the battle in a document of its own, and goes on when the battle is over."""

from collections.abc import Callable, Mapping
from typing import Protocol

from game.campaign.document import Record
from game.core.ids import EntityId
from game.scenes.battle.match import Match
from game.scenes.stack import Scene


class Around(Protocol):
    """A campaign, as far as the battle scene knows it."""

    slot: str
    """The slot into which it saves itself."""

    def looks(self, match: Match) -> Mapping[EntityId, int]:
        """The looks of the campaign's people among the battle's pieces."""
        ...

    def wrapper(self) -> Callable[[Record], Record]:
        """What lays the battle's document into the whole one as it is now; it may be called in another thread."""
        ...

    def passed(self, dt: int) -> None:
        """So many milliseconds more were played."""
        ...

    def ended(self, match: Match) -> Scene:
        """The scene that follows on a battle that is over."""
        ...
