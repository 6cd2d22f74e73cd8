"""The skirmish: which map, who plays each side and who leads it, and the seed of the dice."""

from dataclasses import replace

import pygame

from game.core.ids import Side
from game.core.state import State
from game.i18n import _
from game.rules.commander.setup import BattleStart
from game.rules.commander.start import first_state
from game.scenes.bands.sides import SideBands
from game.scenes.battle.map_panel import MapPanel
from game.scenes.battle.maps import Listed, list_maps
from game.scenes.battle.scene import Battle
from game.scenes.battle.setup import HUMAN, new_seed, setup_of, usual_personality, usual_players
from game.scenes.context import Context
from game.scenes.form_scene import FormScene
from game.scenes.seed import Seed
from game.scenes.stack import Pop, Push, Replace, Transition
from game.ui.input import Listen
from game.ui.intents import AltClick, Cancel, Intent, Quit
from game.ui.prompts import HIGH, draw_prompts
from game.ui.sentences import side_name
from game.ui.theme import PALE, RED, WOOD
from game.ui.widgets import (
    Button,
    Changed,
    Choice,
    Column,
    Entered,
    Form,
    Label,
    Listing,
    Memory,
    Pane,
    Pressed,
    Widget,
)

_WIDE, _NARROW = 28, 25
"""How wide the sheet of choices would like to be, and is where the map would have less, in units."""
_LISTED = 5
"""How many maps are listed at once."""


class Skirmish(FormScene):
    """Chooses a battle and begins it."""

    name = "skirmish"

    def __init__(self, context: Context) -> None:
        """Raises ValueError without content."""
        if context.catalog is None:
            raise ValueError("a skirmish needs content")
        self.changed = True
        self._context = context
        self._catalog = context.catalog
        self._maps = list_maps(context.maps_folders, context.catalog.commander)
        self._panel = MapPanel(context, context.catalog.commander)
        self._natures = tuple(context.catalog.personalities)
        self._seed = Seed(new_seed())
        tip = _("With the chronicle even what rolled dice may be taken back; the result says whether it was used.")
        self._chronicle = Choice("chronicle", _("Chronicle"), (_("off"), _("on")), tip=tip)
        self._index = next((n for n, entry in enumerate(self._maps) if entry.loaded), 0)
        self._players: dict[Side, Choice] = {}
        self._bands = SideBands(context, context.catalog)
        self._away = False
        self._led: BattleStart | None = None
        self._start: State | None = None
        self._memory: Memory = {}
        self._place: pygame.Rect | None = None
        self._form = self._make_form()

    @property
    def listen(self) -> Listen:
        """The digits of the seed are typed."""
        return self._form.listen

    def _make_form(self) -> Form:
        entry = self._maps[self._index] if self._maps else None
        self._players = self._make_players(entry)
        widgets: list[Widget] = []
        if self._maps:
            broken = [place for place, entry in enumerate(self._maps) if entry.loaded is None]
            titles = [entry.title for entry in self._maps]
            widgets.append(Listing("map", _("Map"), titles, self._index, pale=broken, most=_LISTED))
        else:
            widgets.append(Label(_("There are no battle maps.")))
        widgets += self._players.values()
        if entry and entry.loaded:
            widgets += self._leaders(entry.loaded.start)
            widgets += [
                self._chronicle,
                self._seed,
                Button("draw", _("Draw other luck")),
                Button("start", _("Begin the battle"), enabled=self._led is not None),
            ]
            if "bands" in self._context.makers:
                widgets.append(Button("bands", _("Bands\u2026")))
        widgets.append(Button("back", _("Back")))
        form = Form(Pane(Column(widgets, gap=0.45)), self._context.theme, self._memory)
        if self._place:
            form.lay_out(self._place)  # the next key may come before it is drawn
        return form

    def _leaders(self, start: BattleStart) -> list[Widget]:
        """Who leads each side, what their troops cost, and what else there is to know."""
        chosen = self._bands.widgets(start)
        self._led = self._start = None
        try:
            self._led = self._bands.led(start, self._seed.seed)
        except ValueError:
            return [*chosen, Label(_("There is no room on this map for so many."), face="sans", size=1, colour=RED)]
        self._start = first_state(self._led, self._catalog.commander)
        return [*chosen, *self._bands.notes(self._led), *self._bands.homebodies(start)]

    def _make_players(self, entry: Listed | None) -> dict[Side, Choice]:
        """A choice for each side of a map: by hand, or a computer player by name."""
        self._led = self._start = None
        if entry is None or entry.loaded is None:
            return {}
        before = {side: choice.index for side, choice in self._players.items()}
        players = usual_players(entry.loaded.start.sides, usual_personality(self._catalog))
        names = [self._catalog.personalities[nature].name for nature in self._natures]
        options = [_("by hand"), *(_("computer, {name}").format(name=name.lower()) for name in names)]
        places = ("", *self._natures)
        return {
            side: Choice(f"side {side}", side_name(side), options, before.get(side, places.index(player)))
            for side, player in players.items()
        }

    def handle(self, intent: Intent) -> Transition | None:
        """Choose, begin, or go back."""
        match intent:
            case Quit() | Cancel() | AltClick():
                return Pop()
        outcome = self.through_form(intent)
        match outcome:
            case Changed("map", index):
                self._index = index
                self._form = self._make_form()
            case Changed("seed") | Entered("seed"):
                self._form = self._make_form()
            case Changed(name, at) if self._bands.choose(name, at):
                self._form = self._make_form()
            case Pressed("draw"):
                self._seed.show(str(new_seed()))
                self._form = self._make_form()
            case Pressed("bands"):
                self._away = True
                return Push(self._context.make("bands"))
            case Pressed("start"):
                return self._begin()
            case Pressed("back"):
                return Pop()
        return None

    def _begin(self) -> Transition | None:
        loaded = self._maps[self._index].loaded
        if loaded is None or self._led is None:
            return None
        natures = (HUMAN, *self._natures)
        players = {side: natures[choice.index] for side, choice in self._players.items()}
        setup = setup_of(loaded, players, self._seed.seed, self._catalog.commander, self._led).sealed()
        return Replace(Battle(self._context, replace(setup, rewinding=bool(self._chronicle.index))))

    def update(self, dt: int) -> Transition | None:  # noqa: ARG002 - nothing hangs on time here
        """Look again at what bands there are when their page was left."""
        if self._away:
            self._away = False
            self._bands.look()
            self._form = self._make_form()
            self.changed = True
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the choices at the left and the map at the right; in a narrow window the choices alone."""
        self.changed = False
        text, theme = self._context.text, self._context.theme
        surface.fill(WOOD)
        gap = text.px(1.2)
        heading = text.line(_("Skirmish"), "display", 2.6, PALE)
        surface.blit(heading, (gap + text.px(0.6), gap // 2))
        top = gap // 2 + heading.get_height()
        foot = surface.get_height() - text.px(HIGH)
        liked = min(text.px(_WIDE), max(text.px(_NARROW), surface.get_width() * 2 // 5))
        wide = min(liked, surface.get_width() - 2 * gap)
        margin = text.px(1.1)
        wanted = self._form.size(wide - 2 * margin)[1] + 2 * margin
        sheet = pygame.Rect(gap, top, wide, min(wanted, foot - top))
        theme.panel(surface, sheet)
        self._place = sheet.inflate(-2 * margin, -2 * margin)
        self._form.lay_out(self._place)
        self._form.draw(surface)
        left = sheet.right + gap
        self._draw_map(surface, pygame.Rect(left, top, surface.get_width() - left - gap, foot - top))
        prompts = (
            (("up", "down"), _("Choose")),
            (("left", "right"), _("Change")),
            (("confirm",), _("Open")),
            (("cancel",), _("Back")),
        )
        middle = foot + text.px(HIGH) // 2
        draw_prompts(surface, theme, self._context.caps, prompts, gap, middle, surface.get_width() - gap)
        self._form.draw_tip(surface)

    def _draw_map(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        text = self._context.text
        if place.width < text.px(12) or not self._maps:
            return
        entry = self._maps[self._index]
        if entry.loaded and self._start:
            loaded = entry.loaded
            self._panel.draw(surface, place, loaded.name, loaded.note, loaded.picture, self._start)
        else:
            self._panel.draw_broken(surface, place, entry.title, entry.complaint)
