"""What every scene is given: the player's settings, the means to draw, the catalogue, and how other scenes are made."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from game.settings import Settings
from game.ui.caps import Caps
from game.ui.figures.cache import FigureCache
from game.ui.input import Input
from game.ui.text import Text
from game.ui.theme import Theme

if TYPE_CHECKING:
    from game.content.catalog import Catalog
    from game.scenes.stack import Scene


@dataclass
class Context:
    """One for the whole game, made by `app` and given to scenes through their constructors.

    `catalog` is None until the content is loaded, and stays None if it was refused. `makers` makes a scene by its
    name from this context; a scene that is not there is not offered. `record` says what a crash should leave behind:
    the text of the battle that is being played. `caps` draws which key or button means an intent. `start_map` or
    `start_position` is the file a battle was to begin with at once, as the player named it on the command line.
    """

    settings: Settings
    text: Text
    theme: Theme
    figures: FigureCache
    input: Input
    content_folders: tuple[Path, ...]
    maps_folders: tuple[Path, ...]
    makers: "Mapping[str, Callable[[Context], Scene]]"
    catalog: "Catalog | None" = None
    start_map: Path | None = None
    start_position: Path | None = None
    record: Callable[[], str] = field(default=str)
    caps: Caps = field(init=False)

    def __post_init__(self) -> None:
        self.caps = Caps(self.settings, self.theme)

    def make(self, name: str) -> "Scene":
        """A new scene. Raises KeyError if there is none of that name."""
        return self.makers[name](self)
