"""The pages of the camp by name: a new one is added here, and in the menu."""

from collections.abc import Callable, Mapping

from game.core.ids import EntityId
from game.scenes.camp.journey import Journey
from game.scenes.camp.learning_page import Learning
from game.scenes.camp.levels_page import Levels
from game.scenes.camp.stores_page import Stores
from game.scenes.camp.tale_page import Tale
from game.scenes.camp.talks_page import Talks
from game.scenes.camp.troops_page import Troops
from game.scenes.camp.whole_sheet import SheetPage
from game.scenes.context import Context
from game.scenes.stack import Scene

Maker = Callable[[Context, Journey, EntityId], Scene]
"""Makes a page about somebody; pages about the whole company do not look at who."""

PAGES: Mapping[str, Maker] = {
    "talks": lambda context, journey, _person: Talks(context, journey),
    "growth": Levels,
    "skills": Learning,
    "sheet": SheetPage,
    "troops": Troops,
    "stores": lambda context, journey, _person: Stores(context, journey),
    "tale": lambda context, journey, _person: Tale(context, journey),
}
"""The pages by name."""
