"""Pages of a story: what is told before and after a battle, one page after the other."""

from collections.abc import Callable, Sequence

import pygame

from game.content.models.campaign import Campaign, Page
from game.i18n import _
from game.scenes.context import Context
from game.scenes.frame import MARGIN, draw_frame
from game.scenes.stack import Pop, Transition
from game.ui.intents import AltClick, Cancel, Click, Confirm, Cursor, Exposed, Intent, Quit, Resize, Skip, Undo
from game.ui.portraits.bust import bust
from game.ui.text import Face
from game.ui.theme import INK, SEPIA
from game.ui.widgets import Seen

_WIDE, _SIZE = 46, 1.45


class Story:
    """Shows pages; after the last one, or when it is left, `then` says what comes."""

    name = "story"

    def __init__(
        self,
        context: Context,
        campaign: Campaign,
        heading: str,
        pages: Sequence[Page],
        hero: tuple[str, str, int],
        then: Callable[[], Transition] = Pop,
    ) -> None:
        """`hero` is the name, class and look of the hero. There must be a page."""
        self.changed = True
        self._context, self._campaign, self._heading = context, campaign, heading
        self._pages, self._hero, self._then = tuple(pages), hero, then
        self._at = 0

    @property
    def busy(self) -> bool:
        """Nothing moves here."""
        return False

    def handle(self, intent: Intent) -> Transition | None:
        """Turn the page, back a page, or pass over all."""
        self.changed = True
        match intent:
            case Quit():
                return Pop()
            case Cancel() | AltClick() | Skip():
                return self._then()
            case Undo() | Cursor(-1, _):
                self._at = max(0, self._at - 1)
            case Confirm() | Click() | Cursor(1, _):
                self._at += 1
                if self._at == len(self._pages):
                    self._at -= 1
                    return self._then()
            case Resize() | Exposed():
                pass
        return None

    def update(self, dt: int) -> Transition | None:  # noqa: ARG002 - nothing moves here
        """Nothing happens by itself."""
        return None

    def tree(self) -> tuple[Seen, ...]:
        """What is told."""
        page = self._pages[self._at]
        name = self._speaker(page)[0]
        words = _("{speaker}: {text}").format(speaker=name, text=page.text) if name else page.text
        return (Seen("label", words, pygame.Rect(0, 0, 1, 1), focused=False),)

    def _speaker(self, page: Page) -> tuple[str, str, int]:
        """The name, bust and look of who speaks; nothing for the teller."""
        if page.speaker == "hero":
            return self._hero
        person = self._campaign.people.get(page.speaker)
        return (person.name, person.bust, person.look) if person else ("", "", 0)

    def draw(self, surface: pygame.Surface) -> None:
        """A sheet with the speaker at the left and the words."""
        self.changed = False
        text, theme, page = self._context.text, self._context.theme, self._pages[self._at]
        prompts = ((("confirm",), _("Go on")), (("undo",), _("Back a page")), (("cancel",), _("Pass over")))
        count = _("{at} of {count}").format(at=self._at + 1, count=len(self._pages))
        body = draw_frame(surface, self._context, self._heading, self._campaign.name, prompts, count)
        sheet = body.copy()
        sheet.width = min(body.width, text.px(_WIDE + 18))
        sheet.height = min(body.height, text.px(24))
        sheet.center = body.center
        theme.panel(surface, sheet)
        inner = sheet.inflate(-2 * text.px(MARGIN), -2 * text.px(MARGIN))
        name, kind, look = self._speaker(page)
        left = inner.x
        if kind and inner.width > text.px(34):
            edge = min(text.px(16), inner.height)
            surface.blit(bust(kind, look, page.mood, (edge, edge)), (inner.x, inner.bottom - edge))
            left += edge + text.px(1.5)
        y = inner.y
        if name:
            surface.blit(text.line(name, "serif_bold", 1.6, INK), (left, y))
            y += text.height("serif_bold", 1.6) + text.px(0.4)
        face: Face = "serif" if name else "serif_italic"
        for line in text.wrap(page.text, inner.right - left, face, _SIZE):
            surface.blit(text.line(line, face, _SIZE, INK if name else SEPIA), (left, y))
            y += text.height(face, _SIZE)
