"""The pictures of bands: the list with a damaged one, a band, every way of making, and a skirmish led by bands."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from game.campaign.band_making import at_random
from game.campaign.band_shelf import BandShelf
from game.campaign.bands import Band, Member
from game.campaign.document import About, Setting, record_of
from game.campaign.rules import CampaignRules
from game.campaign.saves import Saves
from game.campaign.starts import campaign_start
from game.content.catalog import Catalog
from game.core.engine import Engine
from game.core.session import Session
from game.rules.commander.position import marks
from game.scenes.bands.adding import AtRandom, OfCompany
from game.scenes.bands.by_hand import ByHand
from game.scenes.bands.listing import Bands
from game.scenes.bands.member import OneMember
from game.scenes.context import Context
from game.scenes.skirmish import Skirmish
from game.scenes.stack import Push, Scene
from game.ui.intents import Cancel, Confirm, Cursor, Intent
from game.ui.portraits.names import CRESTS

S = TypeVar("S", bound=Scene)

_SEED = 11
FRAME = 16
_DOWN, _RIGHT, _LEFT = Cursor(0, 1), Cursor(1, 0), Cursor(-1, 0)


class BandsStage:
    """Makes the pages with two bands in a folder, and a file that is none."""

    def __init__(self, context: Context, catalog: Catalog, folder: Path) -> None:
        self._catalog = catalog
        self._folder = folder / "bands"
        self._context = replace(context, bands=BandShelf(self._folder, catalog))

    def states(self) -> dict[str, Callable[[], Scene]]:
        """Every picture by name, with what makes it."""
        return {
            "bands-list": self._bands,
            "bands-damaged": lambda: self._bands(_LEFT),
            "bands-empty": lambda: Bands(replace(self._context, bands=None)),
            "bands-delete": lambda: self._bands(_DOWN, _DOWN, _DOWN, _DOWN, Confirm()),
            "bands-band": self._band,
            "bands-unkept": lambda: self._band(_RIGHT, Cancel()),
            "bands-hand": lambda: ByHand(self._context, lambda _one: None),
            "bands-member": lambda: OneMember(self._context, self._drawn(1, 9)[0], lambda _one: None),
            "bands-random": self._random,
            "bands-company": self._company,
            "skirmish-bands": lambda: self._skirmish(_DOWN, _DOWN, _DOWN, _RIGHT, _DOWN, _LEFT),
        }

    def _drawn(self, count: int, level: int) -> tuple[Member, ...]:
        return at_random(_SEED, level, count, CRESTS, self._catalog)

    def _fill(self) -> None:
        self._folder.mkdir(exist_ok=True)
        shelf = BandShelf(self._folder, self._catalog)
        for file, name, count, level in (("band-0001", "The Long Road", 4, 6), ("band-0002", "The Hearth Watch", 3, 1)):
            shelf.save(Band(name, self._drawn(count, level)), file)
        (self._folder / "from_a_friend.toml").write_text('document = "hearthbanner band"\n', encoding="utf-8")

    def _bands(self, *intents: Intent) -> Bands:
        self._fill()
        return _done(Bands(self._context), intents)

    def _band(self, *intents: Intent) -> Scene:
        opened = self._bands(_DOWN).handle(Confirm())
        return _done(opened.scene if isinstance(opened, Push) else self._bands(), intents)

    def _random(self) -> Scene:
        return _done(AtRandom(self._context, 3, (), lambda *_all: None), ())

    def _company(self) -> Scene:
        """A company that was saved on its first day."""
        (one,), catalog = self._drawn(1, 1), self._catalog
        campaign = min(catalog.campaigns)
        start = campaign_start(campaign, "standard", one.identity, one.sheet, catalog)
        setting = Setting(catalog.campaigns[campaign].name, catalog.hash, rules="campaign")
        about = About(kind="camp", hero=one.identity.name, place=setting.name, date="2026-03-01T20:15", round=1)
        session = Session(Engine(CampaignRules(catalog)), start, _SEED)
        folder = self._folder.parent / "company"
        folder.mkdir(exist_ok=True)
        saves = Saves(folder)
        saves.save("slot-0001", record_of(session, setting, marks(catalog.commander.terrain), about=about))
        page = OfCompany(replace(self._context, saves=saves), lambda *_all: None)
        while page.busy:
            page.update(FRAME)
        return page

    def _skirmish(self, *intents: Intent) -> Scene:
        self._fill()
        return _done(Skirmish(self._context), intents)


def _done(scene: S, intents: Sequence[Intent]) -> S:
    for intent in intents:
        scene.handle(intent)
    return scene
