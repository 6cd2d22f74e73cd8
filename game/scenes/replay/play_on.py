"""Playing on from a step of a replay: who plays each side, and with which luck."""

from collections.abc import Callable

import pygame

from game.campaign.marching import SEEDS
from game.core.ids import Side
from game.i18n import _
from game.scenes.battle.setup import HUMAN, Setup, new_seed, usual_personality
from game.scenes.context import Context
from game.scenes.form_scene import FormScene
from game.scenes.replay.reel import Reel
from game.scenes.stack import Pop, Replace, Scene, Transition
from game.ui.intents import AltClick, Cancel, Intent, Quit
from game.ui.prompts import HIGH, draw_prompts
from game.ui.sentences import side_name
from game.ui.theme import WOOD
from game.ui.widgets import Button, Choice, Column, Form, Label, Pane, Pressed, Widget

_WIDE, _MARGIN = 30, 1.4
"""How wide the sheet would like to be, and its margin, in units."""


class PlayOn(FormScene):
    """Chooses the players and begins a battle from after so many steps."""

    name = "play_on"

    def __init__(self, context: Context, reel: Reel, done: int, begin: Callable[[Setup], Scene]) -> None:
        """Raises ValueError without content."""
        if context.catalog is None:
            raise ValueError("a battle needs content")
        self.changed = True
        self._context = context
        self._reel = reel
        self._done = done
        self._begin = begin
        catalog = context.catalog
        self._natures = (HUMAN, *catalog.personalities)
        names = [catalog.personalities[nature].name for nature in self._natures[1:]]
        options = [_("by hand"), *(_("computer, {name}").format(name=name.lower()) for name in names)]
        usual = usual_personality(catalog)
        self._players: dict[Side, Choice] = {}
        for place, side in enumerate(reel.sides):
            player = reel.players.get(side, usual if place else HUMAN)
            index = self._natures.index(player if player in self._natures else usual)
            self._players[side] = Choice(f"side {side}", side_name(side), options, index)
        tip = _("With the same luck the same acts roll the same dice as before.")
        self._luck = Choice("luck", _("Luck"), (_("as it was"), _("other")), tip=tip)
        self._form = Form(Pane(Column(self._widgets(), gap=0.45)), context.theme)

    def _widgets(self) -> tuple[Widget, ...]:
        words = _("{place}, round {n}, from after step {step}").format(
            place=self._reel.name, n=self._reel.round(self._done), step=self._done
        )
        return (
            Label(_("Play on from here"), face="serif_bold", size=1.7, wide=_WIDE),
            Label(words, face="serif_italic", size=1.15, wide=_WIDE),
            *self._players.values(),
            self._luck,
            Button("start", _("Begin")),
            Button("back", _("Back to the replay")),
        )

    def handle(self, intent: Intent) -> Transition | None:
        """Choose, begin, or go back."""
        match intent:
            case Quit() | Cancel() | AltClick():
                return Pop()
        outcome = self.through_form(intent)
        match outcome:
            case Pressed("start"):
                players = {side: self._natures[choice.index] for side, choice in self._players.items()}
                seed = (self._reel.seed + 1 + new_seed()) % SEEDS if self._luck.index else self._reel.seed
                return Replace(self._begin(self._reel.setup(self._done, players, seed)))
            case Pressed("back"):
                return Pop()
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sheet in the middle of the window."""
        self.changed = False
        text, theme = self._context.text, self._context.theme
        surface.fill(WOOD)
        foot, margin = surface.get_height() - text.px(HIGH), text.px(_MARGIN)
        wide = min(text.px(_WIDE) + 2 * margin, surface.get_width() - text.px(2))
        high = min(self._form.size(wide - 2 * margin)[1] + 2 * margin, foot - text.px(1))
        sheet = pygame.Rect((surface.get_width() - wide) // 2, (foot - high) // 2, wide, high)
        theme.panel(surface, sheet)
        self._form.lay_out(sheet.inflate(-2 * margin, -2 * margin))
        self._form.draw(surface)
        prompts = (
            (("up", "down"), _("Choose")),
            (("left", "right"), _("Change")),
            (("confirm",), _("Open")),
            (("cancel",), _("Back")),
        )
        left, middle = text.px(1.2), foot + text.px(HIGH) // 2
        draw_prompts(surface, theme, self._context.caps, prompts, left, middle, surface.get_width() - left)
        self._form.draw_tip(surface)
