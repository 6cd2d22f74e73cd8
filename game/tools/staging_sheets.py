"""The pictures of sheets and growth: a commander of the sixth level in camp, with much that can be chosen."""

from collections.abc import Callable
from dataclasses import replace

from game.campaign.actions import Recruit
from game.campaign.band_making import at_random
from game.campaign.muster import Fighter
from game.campaign.sheet import Sheet
from game.campaign.starts import HERO, campaign_start
from game.content.catalog import Catalog
from game.scenes.camp.classes_page import ClassesPage
from game.scenes.camp.journey import Journey
from game.scenes.camp.pages import PAGES
from game.scenes.camp.sheet_page import ReadSheet
from game.scenes.context import Context
from game.scenes.stack import Scene
from game.tools.companies import after
from game.ui.intents import Cursor, Intent
from game.ui.portraits.names import CRESTS

_SEED, _LEVEL = 14, 6
_EXPERIENCE = 240


class SheetStage:
    """Makes the pages about a commander, read only and in a campaign."""

    def __init__(self, context: Context, catalog: Catalog) -> None:
        self._context, self._catalog = context, catalog

    def states(self) -> dict[str, Callable[[], Scene]]:
        """Every picture by name, with what makes it."""
        down = Cursor(0, 1)
        return {
            "sheet-hero": lambda: self._page("sheet", self._begun),
            "sheet-new": lambda: self._page("sheet", self._at_first, level=1),
            "sheet-read": self._read,
            "growth-curve": lambda: self._page("growth", self._begun, down),
            "growth-level": lambda: self._page("growth", self._leveled),
            "growth-points": lambda: self._page("growth", self._free),
            "skills-points": lambda: self._page("skills", self._pointed, down),
            "skills-none": lambda: self._page("skills", self._begun),
            "classes-now": lambda: self._page("classes", self._begun),
            "classes-change": lambda: self._class("fighter"),
            "classes-lacking": lambda: self._class("beast_flier"),
            "classes-unit": lambda: self._page("classes", self._changed),
            "spells-known": lambda: self._page("spells", self._begun),
            "spells-learn": lambda: self._page("spells", self._changed),
        }

    # -- sheets at a turn of their growth

    def _at_first(self, sheet: Sheet) -> Sheet:
        return sheet

    def _begun(self, sheet: Sheet) -> Sheet:
        """At the first class level, with a sequence to choose."""
        return replace(sheet, path=(), class_level=1, experience=_EXPERIENCE)

    def _leveled(self, sheet: Sheet) -> Sheet:
        return replace(self._begun(sheet), path=(*"WOWO",), class_level=2)

    def _free(self, sheet: Sheet) -> Sheet:
        return replace(self._begun(sheet), path=(*"OWK", "?"), class_level=4, free=2)

    def _pointed(self, sheet: Sheet) -> Sheet:
        return replace(self._begun(sheet), points=1)

    def _at_its_end(self, sheet: Sheet) -> Sheet:
        last = self._catalog.campaign.class_levels
        return replace(sheet, path=(*"OWK", "?"), class_level=last, experience=_EXPERIENCE)

    def _changed(self, sheet: Sheet) -> Sheet:
        return replace(self._begun(sheet), new_units=1, new_spells=1)

    # -- pages

    def _page(self, page: str, grown: Callable[[Sheet], Sheet], *intents: Intent, level: int = _LEVEL) -> Scene:
        (one,) = at_random(_SEED, level, 1, CRESTS, self._catalog)
        campaign = min(self._catalog.campaigns)
        start = campaign_start(campaign, "standard", one.identity, grown(one.sheet), self._catalog)
        journey = Journey.begun(self._catalog, start, _SEED)
        for unit in one.sheet.units[:1] * 2:
            journey.commit(Recruit(HERO, unit))
        scene = PAGES[page](replace(self._context, saves=None), journey, HERO)
        return after(scene, intents)

    def _class(self, kind: str) -> Scene:
        """A class looked at, at the end of the present one."""
        scene = self._page("classes", self._at_its_end)
        if isinstance(scene, ClassesPage):
            scene.look(kind)
        return scene

    def _read(self) -> Scene:
        (one,) = at_random(_SEED, _LEVEL, 1, CRESTS, self._catalog)
        fighter = Fighter(HERO, one.identity, one.sheet, one.troop)
        return ReadSheet(self._context, fighter, self._catalog)
