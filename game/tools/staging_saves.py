"""The pictures of saves: the list with a damaged and a newer one in it, older ones of a slot, saving under a name."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pygame

from game.campaign.document import VERSION, About, Setting, record_of
from game.campaign.engines import engines
from game.campaign.saves import AUTO, CAMPAIGN, QUICK, Saves
from game.campaign.starts import quiz_start
from game.content.catalog import Catalog
from game.core.session import Session
from game.i18n import _
from game.rules.commander.position import marks
from game.scenes.battle.scene import Battle
from game.scenes.context import Context
from game.scenes.saves.picture import SIZE, to_text
from game.scenes.saves.save_page import SavePage
from game.scenes.saves.scene import Load
from game.scenes.stack import Scene
from game.ui.intents import Click, Confirm, Cursor, Intent, Menu

FRAME = 16
_NAMES = (("slot-0001", "Before the ford"), ("slot-0002", "a/b:c*?<>. what if"), ("slot-0003", ""), ("slot-0004", ""))


class SavesStage:
    """Makes the scenes; saves are written into folders below `folder`."""

    def __init__(self, context: Context, surface: pygame.Surface, battle: Callable[[], Battle], folder: Path) -> None:
        self._context = context
        self._surface = surface
        self._battle = battle
        self._folder = folder

    def states(self) -> Mapping[str, Callable[[], Scene]]:
        """Every picture by name, with what makes it."""
        up = Cursor(0, -1)
        return {
            "load-list": self._load,
            "load-older": lambda: self._load(up, *[Cursor(1, 0)] * 3, Cursor(0, 1), Cursor(1, 0)),
            "load-camp": lambda: self._load(up, *[Cursor(1, 0)] * 4),
            "load-quiz": lambda: self._load(up, *[Cursor(1, 0)] * 5),
            "load-damaged": lambda: self._load(up, *[Cursor(1, 0)] * 7),
            "load-newer": lambda: self._load(up, *[Cursor(1, 0)] * 6),
            "load-delete": lambda: self._load(Cursor(0, 1), Confirm()),
            "load-nothing": lambda: self._shown(Saves(self._emptied("none"))),
            "save-page": self._save,
            "save-over": lambda: self._save(Cursor(0, -1), Cursor(0, -1), Cursor(1, 0)),
            "battle-save": self._menu,
        }

    def _emptied(self, name: str) -> Path:
        folder = self._folder / name
        folder.mkdir(exist_ok=True)
        for file in folder.iterdir():
            file.unlink()
        return folder

    def _saves(self) -> Saves:
        """Two by name, one at once, two by itself; a camp, a quiz; one that is damaged, and one of a newer game."""
        folder, battle = self._emptied("saves"), self._battle()
        saves, match = Saves(folder), battle.match
        slots = ((AUTO, ""), (AUTO, ""), (QUICK, ""), *_NAMES)
        picture = to_text(battle.desk.picture(SIZE))
        for number, (slot, label) in enumerate(slots):
            about = About(
                label=label,
                place=match.setup.name,
                date=f"2026-03-0{number + 1}T20:15:00+00:00",
                seconds=600 * (number + 1),
                round=3,
                picture=picture,
            )
            letters = marks(match.content.terrain)
            saves.save(slot, record_of(match.session, match.setting, letters, about=about, events=False))
        if self._context.catalog:
            self._save_campaigns(saves, match.setup.name, self._context.catalog)
        battle.match.close()
        damaged, newer = folder / "slot-0003.toml", folder / "slot-0004.toml"
        damaged.write_text(damaged.read_text("utf-8").replace("red", "blue", 1), "utf-8")
        body = newer.read_text("utf-8").partition("\n")[2]
        newer.write_text(body.replace(f"version = {VERSION}", "version = 99", 1), "utf-8")
        return saves

    def _save_campaigns(self, saves: Saves, place: str, catalog: Catalog) -> None:
        """A camp and a quiz, as lists tell of them; both hold a quiz before its first question."""
        session = Session(engines(catalog)["campaign"], quiz_start(), 1)
        setting = Setting(_("The First Road"), catalog.hash, rules="campaign")
        camp = About(kind="camp", hero="Ada of the Weir", place=place, seconds=7900, round=9)
        quiz = About(kind="quiz", label="", seconds=190, round=7)
        for slot, about, date in ((CAMPAIGN, camp, "2026-02-03"), ("slot-0005", quiz, "2026-02-02")):
            dated = about.model_copy(update={"date": f"{date}T20:15:00+00:00"})
            saves.save(slot, record_of(session, setting, marks(catalog.commander.terrain), about=dated))

    def _load(self, *intents: Intent) -> Scene:
        return self._shown(self._saves(), *intents)

    def _shown(self, saves: Saves, *intents: Intent) -> Scene:
        context = replace(self._context, saves=saves)
        scene = Load(context, lambda opened: context.opener(context, opened))
        while scene.page is None:
            scene.update(FRAME)
        scene.draw(self._surface)
        for intent in intents:
            scene.handle(intent)
        return scene

    def _save(self, *intents: Intent) -> Scene:
        """The page to save on over the battle, opened from its menu."""
        battle = self._menu()
        save = next(seen.rect for seen in battle.tree() if seen.label == _("Save\u2026"))
        battle.handle(Click(*save.center))
        while not isinstance(battle.dialogue, SavePage):
            battle.update(FRAME)
        battle.draw(self._surface)
        for intent in intents:
            battle.handle(intent)
        return battle

    def _menu(self) -> Battle:
        """The menu of a battle that can be saved."""
        saves = self._saves()
        self._context.saves = saves
        battle = self._battle()
        battle.handle(Menu())
        battle.draw(self._surface)
        self._context.saves = None
        return battle
