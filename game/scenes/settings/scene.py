"""The settings scene: every change is used and kept at once."""

from dataclasses import replace

import pygame

from game import paths
from game.i18n import _
from game.scenes.context import Context
from game.scenes.settings.draft import Draft
from game.scenes.settings.keys_page import keys_page
from game.scenes.settings.pages import changed, display_page, languages_in, motion_page, sound_page
from game.scenes.stack import Pop, Transition
from game.settings import Settings
from game.ui.input import Listen
from game.ui.intents import AltClick, Cancel, Exposed, Intent, Menu, Point, Quit, Resize
from game.ui.prompts import HIGH, draw_prompts
from game.ui.theme import PALE, RED, SEPIA, WOOD
from game.ui.widgets import Caught, Changed, Dialog, Form, Outcome, Pane, Pressed, Seen, Tabs

_WIDE = 46
"""How wide the sheet would like to be, in units."""
_ROOM_FOR_HEADING = 28
"""A lower window shows the pages alone, in units."""
_MARGIN = 1.2
_TIP_SIZE = 1.0
_TIP_LINES = 2


class SettingsScene:
    """Four pages on a sheet; the scene below is as it was, but for what was changed."""

    name = "settings"

    def __init__(self, context: Context) -> None:
        self.changed = True
        self._context = context
        self._languages = languages_in(paths.assets_folder() / "locale")
        self._draft = Draft(context.settings.bindings)
        self._complaint = ""
        self._dialog: Dialog | None = None
        self._foot = pygame.Rect(0, 0, 0, 0)
        self._form = self._make_form()

    @property
    def busy(self) -> bool:
        """Nothing moves here."""
        return False

    @property
    def listen(self) -> Listen:
        """A key may be waited for."""
        return Listen() if self._dialog else self._form.listen

    def handle(self, intent: Intent) -> Transition | None:
        """Change something, or go back."""
        match intent:
            case Quit():
                return Pop()
            case Resize() | Exposed():
                self.changed = True
                self._measure()
                return None
        if self._dialog:
            self._answer(self._dialog, intent)
            return None
        if isinstance(intent, Cancel | AltClick | Menu) and not self._form.listen.key:
            return Pop()
        before = self._form.focus
        self._take(self._form.handle(intent))
        if not isinstance(intent, Point) or before is not self._form.focus:
            self.changed = True
        return None

    def update(self, dt: int) -> Transition | None:  # noqa: ARG002 - nothing moves here
        """Nothing happens by itself."""
        return None

    def tree(self) -> tuple[Seen, ...]:
        """What is on the sheet, as a reader of the screen meets it; in a dialog, that alone."""
        if self._dialog:
            return self._dialog.tree()
        told = self._told()
        return (*self._form.tree(), *((Seen("tip", told, self._foot.copy(), focused=False),) if told else ()))

    # -- what becomes of it

    def _make_form(self) -> Form:
        settings = self._context.settings
        pages = (
            ("display", _("Display"), Pane(display_page(settings, self._languages))),
            ("motion", _("Motion"), Pane(motion_page(settings))),
            ("sound", _("Sound"), Pane(sound_page(settings))),
            ("keys", _("Keys"), Pane(keys_page(self._draft))),
        )
        memory = self._context.memories.setdefault(self.name, {})
        return Form(Tabs("pages", _("Pages"), pages, memory.get("tab", "")), self._context.theme, memory)

    def _take(self, outcome: Outcome | None) -> None:
        match outcome:
            case Changed("pages", _index):
                return
            case Changed(name, index):
                self._apply(changed(self._context.settings, name, index, self._languages))
                if name in {"language", "fullscreen"}:
                    self._form = self._make_form()
            case Caught(name, key):
                intent, _blank, slot = name.rpartition(" ")
                self._draft.put(intent, int(slot), key)
                self._rebind()
            case Pressed("restore all"):
                self._dialog = Dialog(
                    self._context.theme,
                    _("Put all keys back to the usual ones?"),
                    (("keep", _("Keep mine")), ("restore", _("Usual keys for everything"))),
                )
            case Pressed(name):
                self._draft.restore(name.removeprefix("restore "))
                self._rebind()

    def _answer(self, dialog: Dialog, intent: Intent) -> None:
        self.changed = True
        answer = dialog.handle(Cancel() if isinstance(intent, AltClick) else intent)
        if answer is None:
            return
        self._dialog = None
        if answer == "restore":
            self._draft.restore_all()
            self._rebind()

    def _rebind(self) -> None:
        """Use the keys if each means one thing; show them either way."""
        if not self._draft.clashes():
            self._apply(replace(self._context.settings, bindings=self._draft.bindings()))
        self._form = self._make_form()

    def _apply(self, settings: Settings) -> None:
        self._complaint = self._context.change(settings)

    def _measure(self) -> None:
        """The window may have another size: it is among those that can be chosen."""
        if not self._form.listen.key:
            self._form = self._make_form()

    # -- the picture

    def _told(self) -> str:
        """The sentence at the foot of the sheet: what went wrong, or what there is to say about what has the focus."""
        return self._complaint or (self._form.focus.tip if self._form.focus else "")

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the heading, the sheet with the page, and the prompts."""
        self.changed = False
        text, theme = self._context.text, self._context.theme
        surface.fill(WOOD)
        gap = text.px(1)
        foot = surface.get_height() - text.px(HIGH)
        width = min(text.px(_WIDE), surface.get_width() - 2 * gap)
        sheet = pygame.Rect((surface.get_width() - width) // 2, gap, width, foot - gap)
        if surface.get_height() >= text.px(_ROOM_FOR_HEADING):
            heading = text.line(_("Settings"), "display", 2.2, PALE)
            surface.blit(heading, (sheet.x + text.px(0.6), text.px(0.3)))
            sheet.height -= text.px(0.3) + heading.get_height() - sheet.y
            sheet.bottom = foot
        theme.panel(surface, sheet)
        inner = sheet.inflate(-2 * text.px(_MARGIN), -2 * text.px(_MARGIN))
        step = text.height("sans", _TIP_SIZE)
        self._foot = pygame.Rect(inner.x, inner.bottom - _TIP_LINES * step, inner.width, _TIP_LINES * step)
        inner.height = max(1, self._foot.y - text.px(0.4) - inner.y)
        self._form.lay_out(inner)
        self._form.draw(surface)
        self._draw_told(surface, step)
        self._draw_prompts(surface, sheet.x, foot + text.px(HIGH) // 2)
        if self._dialog:
            self._dialog.draw(surface)

    def _draw_told(self, surface: pygame.Surface, step: int) -> None:
        text = self._context.text
        y = self._foot.y
        for line in text.wrap(self._told(), self._foot.width, "sans", _TIP_SIZE)[:_TIP_LINES]:
            surface.blit(text.line(line, "sans", _TIP_SIZE, RED if self._complaint else SEPIA), (self._foot.x, y))
            y += step

    def _draw_prompts(self, surface: pygame.Surface, left: int, middle: int) -> None:
        prompts = (
            (("cancel",), _("Back")),
            (("previous", "next"), _("Page")),
            (("up", "down"), _("Choose")),
            (("left", "right"), _("Change")),
        )
        theme, caps = self._context.theme, self._context.caps
        draw_prompts(surface, theme, caps, prompts, left, middle, surface.get_width() - left)
