"""The title: the game's name over a camp at dusk, and what can be done."""

import pygame

from game import __version__
from game.i18n import _
from game.scenes.context import Context
from game.scenes.stack import Pop, Push, Transition
from game.scenes.title_picture import title_picture
from game.ui.input import key_label
from game.ui.intents import Cancel, Exposed, Intent, Point, Quit, Resize
from game.ui.theme import CREAM, INK, PALE, RED
from game.ui.widgets import Button, Column, Form, Label, Pressed, Seen, Widget

_LEFT = 5.5
"""Where everything begins, from the window's left edge, in units of the text size."""

_PANEL = 27
"""How wide the panel would like to be, in units."""


class Title:
    """The first scene. `complaint` is a sentence the player should read before anything else."""

    name = "title"

    def __init__(self, context: Context, complaint: str = "") -> None:
        self.changed = True
        self._context = context
        self._complaint = complaint
        self._form = self._make_form()
        self._picture: pygame.Surface | None = None
        self._panel = pygame.Rect(0, 0, 0, 0)

    @property
    def busy(self) -> bool:
        """Nothing moves here."""
        return False

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
            case Resize() | Exposed():
                self.changed = True
        before = self._form.focus
        outcome = self._form.handle(intent)
        if not isinstance(intent, Point) or before is not self._form.focus:
            self.changed = True
        match outcome:
            case Pressed("quit"):
                return Pop()
            case Pressed(name):
                return Push(self._context.make(name))
        return None

    def update(self, dt: int) -> Transition | None:  # noqa: ARG002 - nothing moves here
        """Nothing happens by itself."""
        return None

    def tree(self) -> tuple[Seen, ...]:
        """The entries as a reader of the screen meets them."""
        return self._form.tree()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture, the name, the panel and the line at the foot."""
        self.changed = False
        if self._picture is None or self._picture.get_size() != surface.get_size():
            self._picture = title_picture(*surface.get_size())
        surface.blit(self._picture, (0, 0))
        foot = self._draw_foot(surface)
        top = self._draw_name(surface)
        self._draw_panel(surface, top, foot)

    def _make_form(self) -> Form:
        entries: list[Widget] = []
        if self._complaint:
            entries.append(Label(self._complaint, face="sans", size=1, colour=RED, wide=_PANEL - 4))
        if not self._complaint or self._context.catalog:
            entries += [Button(name, label, note) for name, label, note in _offers() if name in self._context.makers]
        entries.append(Button("quit", _("Quit")))
        return Form(Column(entries, gap=0.6), self._context.theme)

    def _draw_name(self, surface: pygame.Surface) -> int:
        """Write the game's name and the line below it; returns the y below."""
        text = self._context.text
        left = min(text.px(_LEFT), surface.get_width() // 14)
        top = surface.get_height() // 14
        room = surface.get_width() - 2 * left
        name = _("Hearthbanner")
        size = text.fitting_size(name, min(room, surface.get_width() // 2), "display", 6.5)
        depth = max(2, text.px(size / 32))
        surface.blit(text.line(name, "display", size, INK), (left + depth, top + depth))
        image = text.line(name, "display", size, PALE)
        surface.blit(image, (left, top))
        under = text.line(
            text.fitted(_("A tale of roads, camp-fires and one banner"), room, "serif", 1.45), "serif", 1.45, PALE
        )
        below = top + image.get_height() - image.get_height() // 8
        surface.blit(under, (left, below))
        return below + under.get_height() + text.px(1.5)

    def _draw_panel(self, surface: pygame.Surface, top: int, foot: int) -> None:
        """Lay the entries on paper between the name and the foot."""
        text = self._context.text
        left = min(text.px(_LEFT), surface.get_width() // 14)
        margin = text.px(2.2)
        width = min(text.px(_PANEL), surface.get_width() - 2 * left)
        height = self._form.size()[1] + 2 * margin
        top = min(top, max(0, foot - height - text.px(0.5)))
        self._panel = pygame.Rect(left, top, width, height)
        self._context.theme.panel(surface, self._panel)
        self._form.lay_out(self._panel.inflate(-2 * text.px(1.8), -2 * margin))
        self._form.draw(surface)

    def _draw_foot(self, surface: pygame.Surface) -> int:
        """Write which keys do what, and the version; returns the y above them."""
        text, theme = self._context.text, self._context.theme
        left = min(text.px(_LEFT), surface.get_width() // 14)
        middle = surface.get_height() - text.px(2.6)
        keys = self._context.settings.keys
        x = left
        for names, does in (((keys("up")[0], keys("down")[0]), _("Choose")), ((keys("confirm")[0],), _("Open"))):
            for name in names:
                x = theme.key_cap(surface, key_label(name), x, middle) + text.px(0.5)
            image = text.line(does, "sans", 1, CREAM)
            surface.blit(image, image.get_rect(midleft=(x + text.px(0.2), middle)))
            x += image.get_width() + text.px(1.7)
        version = text.line(
            _("Version {version}, free to share and to change").format(version=__version__), "sans", 0.95, CREAM
        )
        if x + version.get_width() + left < surface.get_width():
            surface.blit(version, version.get_rect(midright=(surface.get_width() - text.px(1.5), middle)))
        return middle - text.px(1.5)


def _offers() -> tuple[tuple[str, str, str], ...]:
    """Everything a title may offer: the scene's name, its label and a note."""
    return (("skirmish", _("Skirmish"), _("one or two players")), ("settings", _("Settings"), ""))
