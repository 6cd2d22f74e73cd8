"""The pages of the camp by name: a new one is added here, and in the menu."""

from collections.abc import Callable, Mapping

from game.core.ids import EntityId
from game.scenes.camp.classes_page import ClassesPage
from game.scenes.camp.growth_page import GrowthPage
from game.scenes.camp.growth_skills import SkillsPage
from game.scenes.camp.journey import Journey
from game.scenes.camp.march_page import MarchPage
from game.scenes.camp.sheet_base import PersonPage, Turn
from game.scenes.camp.sheet_page import SheetPage
from game.scenes.camp.spells_page import SpellsPage
from game.scenes.camp.stores_page import Stores
from game.scenes.camp.tale_page import Tale
from game.scenes.camp.talks_page import Talks
from game.scenes.camp.troops_page import Troops
from game.scenes.context import Context
from game.scenes.stack import Scene

Maker = Callable[[Context, Journey, EntityId], Scene]
"""Makes a page about somebody; pages about the whole company do not look at who."""


def _turned(page: str, context: Context, journey: Journey, person: EntityId) -> Scene:
    return PAGES[page](context, journey, person)


def _of_person(kind: Callable[[Context, Journey, EntityId, Turn], PersonPage]) -> Maker:
    """A page about somebody, from which one turns to the others."""
    return lambda context, journey, person: kind(context, journey, person, _turned)


PAGES: Mapping[str, Maker] = {
    "march": lambda context, journey, _person: MarchPage(context, journey),
    "talks": Talks,
    "sheet": _of_person(SheetPage),
    "growth": _of_person(GrowthPage),
    "skills": _of_person(SkillsPage),
    "classes": _of_person(ClassesPage),
    "spells": _of_person(SpellsPage),
    "troops": Troops,
    "stores": lambda context, journey, _person: Stores(context, journey),
    "tale": lambda context, journey, _person: Tale(context, journey),
}
"""The pages by name."""
