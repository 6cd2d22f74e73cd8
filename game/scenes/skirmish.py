"""The skirmish: which map, who plays each side, and the seed of the dice."""

from collections.abc import Sequence

import pygame

from game.core.ids import Side
from game.core.state import State
from game.i18n import _
from game.rules.commander.start import first_state
from game.scenes.battle.map_panel import MapPanel
from game.scenes.battle.maps import Listed, list_maps
from game.scenes.battle.scene import Battle
from game.scenes.battle.setup import HUMAN, SEEDS, new_seed, setup_of, usual_personality, usual_players
from game.scenes.context import Context
from game.scenes.stack import Pop, Replace, Transition
from game.ui.intents import Cancel, Exposed, Intent, Point, Quit, Resize
from game.ui.sentences import side_name
from game.ui.theme import BLUE, INK, PALE, RULE, WOOD, Theme
from game.ui.widgets import Button, Changed, Choice, Column, Form, Label, Outcome, Pressed, Seen, Widget

_WIDE = 25
"""How wide the sheet of choices would like to be, in units."""
_LISTED = 5
"""How many maps are listed at once."""


class MapList(Choice):
    """The maps one below the other: a click picks one, left and right go through them; a broken one is pale."""

    def __init__(self, maps: Sequence[Listed], index: int) -> None:
        super().__init__("map", _("Map"), [entry.title for entry in maps], index)
        self._broken = tuple(entry.loaded is None for entry in maps)

    def size(self, theme: Theme) -> tuple[int, int]:
        """As many rows as are listed, and as wide as the longest title."""
        wide = max(theme.text.width(option, "serif_bold", 1.25) for option in self.options)
        return wide + theme.text.px(4), self._row(theme) * len(self._seen())

    @staticmethod
    def _row(theme: Theme) -> int:
        return theme.text.px(1.9)

    def _seen(self) -> range:
        """The maps that are listed: as many as there is room for, around the chosen one."""
        first = max(0, min(self.index - _LISTED // 2, len(self.options) - _LISTED))
        return range(first, min(first + _LISTED, len(self.options)))

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """The titles; a bar under the chosen one."""
        step = self._row(theme)
        if focused:
            theme.focus(surface, self.rect)
        for place, at in enumerate(self._seen()):
            row = pygame.Rect(self.rect.x, self.rect.y + place * step, self.rect.width, step)
            chosen = at == self.index
            if chosen:
                theme.plate(surface, row.inflate(-2, -2), BLUE if focused else RULE)
                theme.lozenge(surface, (row.x + theme.text.px(1), row.centery), theme.text.px(0.9))
            colour = PALE if chosen else "#8d7f66" if self._broken[at] else INK
            words = theme.text.fitted(self.options[at], row.width - theme.text.px(2.4), "serif_bold", 1.25)
            image = theme.text.line(words, "serif_bold" if chosen else "serif", 1.25, colour)
            surface.blit(image, image.get_rect(midleft=(row.x + theme.text.px(2), row.centery - 1)))

    def pressed(self, at: tuple[int, int] | None) -> Outcome | None:
        """The map under the pointer; by key the next one."""
        if at is None or not self.rect.height:
            return self.turned(1)
        seen = self._seen()
        place = (at[1] - self.rect.y) * len(seen) // self.rect.height
        return self.turned(seen[max(0, min(len(seen) - 1, place))] - self.index)


class Seed(Choice):
    """The seed: left and right count it down and up; pressing it draws another."""

    def __init__(self, seed: int) -> None:
        super().__init__("seed", _("Luck (seed)"), [str(seed)])

    @property
    def seed(self) -> int:
        """The number shown."""
        return int(self.options[0])

    def show(self, seed: int) -> None:
        """Show another number."""
        self.options = (str(seed),)
        self._say()

    def turned(self, step: int) -> Outcome | None:
        """One less or one more, around the end."""
        self.show((self.seed + step) % SEEDS)
        return Changed(self.name, self.seed)


class Skirmish:
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
        self._index = next((n for n, entry in enumerate(self._maps) if entry.loaded), 0)
        self._players: dict[Side, Choice] = {}
        self._start: State | None = None
        self._form = self._make_form()

    @property
    def busy(self) -> bool:
        """Nothing moves here."""
        return False

    def _make_form(self) -> Form:
        entry = self._maps[self._index] if self._maps else None
        self._players = self._make_players(entry)
        widgets: list[Widget] = []
        if self._maps:
            widgets.append(MapList(self._maps, self._index))
        else:
            widgets.append(Label(_("There are no battle maps.")))
        widgets += self._players.values()
        if self._players:
            widgets += [self._seed, Button("draw", _("Draw other luck")), Button("start", _("Begin the battle"))]
        widgets.append(Button("back", _("Back")))
        return Form(Column(widgets, gap=0.45), self._context.theme)

    def _make_players(self, entry: Listed | None) -> dict[Side, Choice]:
        """A choice for each side of a map: by hand, or a computer player by name."""
        self._start = None
        if entry is None or entry.loaded is None:
            return {}
        self._start = first_state(entry.loaded.start, self._catalog.commander)
        players = usual_players(entry.loaded.start.sides, usual_personality(self._catalog))
        names = [self._catalog.personalities[nature].name for nature in self._natures]
        options = [_("by hand"), *(_("computer, {name}").format(name=name.lower()) for name in names)]
        places = ("", *self._natures)
        return {
            side: Choice(f"side {side}", side_name(side), options, places.index(player))
            for side, player in players.items()
        }

    def handle(self, intent: Intent) -> Transition | None:
        """Choose, begin, or go back."""
        match intent:
            case Quit() | Cancel():
                return Pop()
            case Resize() | Exposed():
                self.changed = True
        before = self._form.focus
        outcome = self._form.handle(intent)
        if not isinstance(intent, Point) or before is not self._form.focus:
            self.changed = True
        match outcome:
            case Changed("map", index):
                self._index = index
                self._form = self._make_form()
            case Pressed("draw"):
                self._seed.show(new_seed())
            case Pressed("start"):
                return self._begin()
            case Pressed("back"):
                return Pop()
        return None

    def _begin(self) -> Transition | None:
        loaded = self._maps[self._index].loaded
        if loaded is None:
            return None
        natures = (HUMAN, *self._natures)
        players = {side: natures[choice.index] for side, choice in self._players.items()}
        return Replace(Battle(self._context, setup_of(loaded, players, self._seed.seed, self._catalog.commander)))

    def update(self, dt: int) -> Transition | None:  # noqa: ARG002 - nothing moves here
        """Nothing happens by itself."""
        return None

    def tree(self) -> tuple[Seen, ...]:
        """The choices as a reader of the screen meets them."""
        return self._form.tree()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the choices at the left and the map at the right; in a narrow window the choices alone."""
        self.changed = False
        text, theme = self._context.text, self._context.theme
        surface.fill(WOOD)
        gap = text.px(1.2)
        heading = text.line(_("Skirmish"), "display", 2.6, PALE)
        surface.blit(heading, (gap + text.px(0.6), gap // 2))
        top = gap // 2 + heading.get_height()
        wide = min(text.px(_WIDE), surface.get_width() - 2 * gap)
        wanted = self._form.size()[1] + 2 * text.px(1.4)
        sheet = pygame.Rect(gap, top, wide, min(wanted, surface.get_height() - top - gap // 2))
        theme.panel(surface, sheet)
        self._draw_form(surface, sheet, sheet.inflate(-2 * text.px(1.3), -2 * text.px(1.4)))
        self._draw_map(surface, pygame.Rect(sheet.right + gap, top, surface.get_width() - sheet.right - 2 * gap, 0))

    def _draw_form(self, surface: pygame.Surface, sheet: pygame.Rect, inner: pygame.Rect) -> None:
        """Draw the choices; where the sheet is too low for all, it shows those around the focus."""
        self._form.lay_out(inner)
        focus = self._form.focus
        over = self._form.size()[1] - inner.height
        if focus and over > 0:
            below = focus.rect.bottom + focus.rect.height - inner.bottom
            self._form.lay_out(inner.move(0, -max(0, min(over, below))))
        clip = surface.get_clip()
        surface.set_clip(sheet.inflate(-6, -6))
        self._form.draw(surface)
        surface.set_clip(clip)

    def _draw_map(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        text = self._context.text
        place.height = surface.get_height() - place.y - text.px(0.8)
        if place.width < text.px(12) or not self._maps:
            return
        entry = self._maps[self._index]
        if entry.loaded and self._start:
            loaded = entry.loaded
            self._panel.draw(surface, place, loaded.name, loaded.note, loaded.picture, self._start)
        else:
            self._panel.draw_broken(surface, place, entry.title, entry.complaint)
