"""What every scene is given: the player's settings, the means to draw, the catalogue, and how other scenes are made."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from game.i18n import install
from game.paths import assets_folder
from game.settings import Settings
from game.ui.caps import Caps
from game.ui.figures.cache import FigureCache
from game.ui.input import Input
from game.ui.text import Text
from game.ui.theme import Theme
from game.ui.widgets import Memory
from game.ui.window import change_window

if TYPE_CHECKING:
    from game.campaign.band_shelf import BandShelf
    from game.campaign.saves import Saves
    from game.content.catalog import Catalog
    from game.scenes.saves.opening import AnyOpened
    from game.scenes.stack import Scene


@dataclass
class Context:
    """One for the whole game, made by `app` and given to scenes through their constructors.

    `catalog` is None until the content is loaded, and stays None if it was refused. `makers` makes a scene by its
    name from this context; a scene that is not there is not offered. `opener` makes the scene of what was opened from a
    save, and raises ValueError, with a few words, if there is none for it. `record` says what a crash should leave
    behind: the text of the battle that is being played. `saves` and `bands` are the player's, None where there can be
    none. `memories` are what had the focus in scenes that may come again, by their names. `keep` writes settings down
    and says in a sentence if that failed. `caps` draws which key or button means an intent. `start_map`,
    `start_position` or `start_replay` is the file that was to be begun with or watched at once, as the player named it
    on the command line.
    """

    settings: Settings
    text: Text
    theme: Theme
    figures: FigureCache
    input: Input
    content_folders: tuple[Path, ...]
    maps_folders: tuple[Path, ...]
    makers: "Mapping[str, Callable[[Context], Scene]]"
    opener: "Callable[[Context, AnyOpened], Scene]"
    catalog: "Catalog | None" = None
    start_map: Path | None = None
    start_position: Path | None = None
    start_replay: Path | None = None
    record: Callable[[], str] = field(default=str)
    saves: "Saves | None" = None
    bands: "BandShelf | None" = None
    memories: dict[str, Memory] = field(default_factory=dict)
    keep: Callable[[Settings], str] = field(default=lambda _settings: "")
    caps: Caps = field(init=False)

    def __post_init__(self) -> None:
        self.caps = Caps(self.settings, self.theme)

    def change(self, settings: Settings) -> str:
        """Take other settings at once, everywhere, and keep them; returns a sentence if they could not be kept.

        Raises ValueError if a binding names a key that does not exist; then nothing has changed.
        """
        before, self.settings = self.settings, settings
        try:
            self.input.bind(settings.bindings)
        except ValueError:
            self.settings = before
            raise
        self.caps.settings = settings
        self.text.restyle(settings.text_size, readable=settings.readable_typeface)
        if size := change_window(before, settings):
            self.text.resize(*size)
        if settings.language != before.language:
            install(settings.language, assets_folder() / "locale")
        return self.keep(settings)

    def make(self, name: str) -> "Scene":
        """A new scene. Raises KeyError if there is none of that name."""
        return self.makers[name](self)
