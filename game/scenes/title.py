"""The title: the game's name over a camp at dusk, and what can be done."""

from typing import TYPE_CHECKING

import pygame

from game import __version__
from game.i18n import _
from game.scenes.context import Context
from game.scenes.form_scene import FormScene
from game.scenes.stack import Pop, Push, Transition
from game.scenes.title_picture import banner_left, title_picture
from game.ui.intents import Cancel, Intent, Quit
from game.ui.prompts import HIGH, draw_prompts
from game.ui.theme import CREAM, INK, PALE, RED
from game.ui.widgets import Button, Column, Form, Label, Memory, Pane, Pressed, Widget
from game.ui.widgets.row import NOTE

if TYPE_CHECKING:
    from game.campaign.saves import Listed

_LEFT = 5.5
"""Where everything begins, from the window's left edge, in units of the text size; in narrow windows less."""

_UNDER = 1.45
"""How large the line below the name is."""

_PANEL, _LEAST, _MARGIN, _BAR = 27, 17, 1.6, 2
"""How wide the panel would like to be and at least is, the margin inside it, and room for a bar where not all entries
are seen, in units."""

_CONTINUE = "load"
"""The name of the scene in which one goes on with what is saved."""

_LONGEST = 14
"""The longest note, in units."""

_NAME, _LEAST_NAME = 6.5, 1.5
"""How large the game's name is, and how small it may become, where entries leave little room above them."""

_BAND = (35, 26, 34, 150)
"""What lies behind the line at the foot."""


class Title(FormScene):
    """The first scene. `complaint` is a sentence the player should read before anything else."""

    name = "title"

    def __init__(self, context: Context, complaint: str = "") -> None:
        self.changed = True
        self._context = context
        self._complaint = complaint
        self._memory: Memory = {}
        self._stale = False
        self._latest: Listed | None = None
        self._form = self._make_form()
        self._picture: pygame.Surface | None = None
        self._language = context.settings.language

    def renew(self) -> None:
        """Content and saves have been found: one can go on with what was saved last. Till it is drawn anew the entries
        lie where they are seen."""
        self._stale = self.changed = True

    def complain(self, sentence: str) -> None:
        """Show a sentence above the entries; without content there is nothing to offer but the way out."""
        self._complaint = sentence
        self._form = self._make_form()
        self.changed = True

    def handle(self, intent: Intent) -> Transition | None:
        """Move the focus, open what is chosen, leave."""
        match intent:
            case Quit() | Cancel():
                return Pop()
        outcome = self.through_form(intent)
        match outcome:
            case Pressed("quit"):
                return Pop()
            case Pressed(name):
                self._stale = True
                return Push(self._context.make(name))
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture, the name, the panel and the line at the foot."""
        self.changed = False
        if self._stale or self._language != self._context.settings.language:
            self._stale = False
            self._language = self._context.settings.language
            self._form = self._make_form()
        if self._picture is None or self._picture.get_size() != surface.get_size():
            self._picture = title_picture(*surface.get_size())
        surface.blit(self._picture, (0, 0))
        foot = self._draw_foot(surface)
        panel = self._panel(surface, foot)
        below = self._draw_name(surface, panel.y)
        panel.y = min(panel.y, below)
        self._context.theme.panel(surface, panel)
        margin = self._context.text.px(_MARGIN)
        self._form.lay_out(panel.inflate(-2 * margin, -2 * margin))
        self._form.draw(surface)

    def _make_form(self) -> Form:
        """All entries. As soon as there is something new to go on with, the focus is there."""
        latest = self._context.saves.latest() if self._context.saves and self._context.catalog else None
        if latest and latest != self._latest:
            self._memory[""] = _CONTINUE
        self._latest = latest
        entries: list[Widget] = []
        if self._complaint:
            entries.append(Label(self._complaint, face="sans", size=1, colour=RED, wide=_PANEL - 4))
        if not self._complaint or self._context.catalog:
            offers = _offers(self._fitted(latest) if latest else "")
            entries += [Button(name, label, note) for name, label, note in offers if name in self._context.makers]
        entries.append(Button("quit", _("Quit")))
        return Form(Pane(Column(entries, gap=0.6)), self._context.theme, self._memory)

    def _fitted(self, latest: "Listed") -> str:
        """Where one goes on, as much of it as a panel has room for beside the banner."""
        from game.scenes.saves.words import whereabouts  # noqa: PLC0415 - not before the title is seen

        text = self._context.text
        return text.fitted(whereabouts(latest.about), text.px(_LONGEST), "sans", NOTE)

    def _draw_name(self, surface: pygame.Surface, lowest: int) -> int:
        """Write the game's name, as large as there is room above a y, and where there is also room for it the line
        below it; returns the y below both."""
        text = self._context.text
        left, room = self._left(surface), self._room(surface)
        name = _("Hearthbanner")
        size = text.fitting_size(name, room, "display", _NAME)
        while size > _LEAST_NAME and text.height("display", size) > lowest:
            size -= 0.25
        top = max(0, min(surface.get_height() // 14, lowest - text.height("display", size)))
        depth = max(2, text.px(size / 32))
        surface.blit(text.line(name, "display", size, INK), (left + depth, top + depth))
        image = text.line(name, "display", size, PALE)
        surface.blit(image, (left, top))
        below = top + image.get_height() - image.get_height() // 8
        lines = text.wrap(_("A tale of roads, camp-fires and one banner"), room, "serif", _UNDER)
        step = text.height("serif", _UNDER)
        if below + len(lines) * step > lowest:
            return below + text.px(0.3)
        for line in lines:
            surface.blit(text.line(line, "serif", _UNDER, PALE), (left, below))
            below += step
        return below + text.px(1)

    def _panel(self, surface: pygame.Surface, foot: int) -> pygame.Rect:
        """The sheet for the entries, as low as it can lie: beside the banner where it can be so narrow."""
        text = self._context.text
        left, margin = self._left(surface), text.px(_MARGIN)
        widest = surface.get_width() - 2 * left
        least = min(widest, text.px(_LEAST))
        width = max(least, min(text.px(_PANEL), widest, self._room(surface)))
        width = min(widest, max(width, self._form.size(width - 2 * margin)[0] + 2 * margin + text.px(_BAR)))
        height = min(self._form.size(width - 2 * margin)[1] + 2 * margin, foot - text.px(0.3))
        return pygame.Rect(left, foot - height - text.px(0.3), width, height)

    def _room(self, surface: pygame.Surface) -> int:
        """How wide what stands beside the banner may be."""
        return banner_left(*surface.get_size()) - self._left(surface) - self._context.text.px(0.8)

    def _draw_foot(self, surface: pygame.Surface) -> int:
        """Write which keys do what, and the version where there is room for it; returns the y above them."""
        text, theme = self._context.text, self._context.theme
        left, width = self._left(surface), surface.get_width()
        band = pygame.Surface((width, text.px(HIGH)), pygame.SRCALPHA)
        band.fill(_BAND)
        surface.blit(band, (0, surface.get_height() - text.px(HIGH)))
        middle = surface.get_height() - text.px(HIGH) // 2
        prompts = ((("up", "down"), _("Choose")), (("confirm",), _("Open")))
        end = draw_prompts(surface, theme, self._context.caps, prompts, left, middle, width - left)
        words = _("Version {version}, free to share and to change").format(version=__version__)
        version = text.line(words, "sans", 0.95, CREAM)
        if end + version.get_width() + text.px(3) < width:
            surface.blit(version, version.get_rect(midright=(width - text.px(1.5), middle)))
        return surface.get_height() - text.px(HIGH)

    def _left(self, surface: pygame.Surface) -> int:
        return min(self._context.text.px(_LEFT), surface.get_width() // 14)


def _offers(going_on: str) -> tuple[tuple[str, str, str], ...]:
    """Everything a title may offer: the scene's name, its label and a note; `going_on` is where Continue leads."""
    return (
        ("new game", _("New game"), _("the campaign")),
        ("skirmish", _("Skirmish"), _("one or two players")),
        ("bands", _("Bands"), _("commanders to keep")),
        (_CONTINUE, _("Continue"), going_on),
        ("replays", _("Replays"), _("past battles")),
        ("settings", _("Settings"), ""),
    )
