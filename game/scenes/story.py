"""Pages of a story: what is told before and after a battle, one page after the other."""

from collections.abc import Callable, Sequence

import pygame

from game.content.models.campaign import Campaign, Page
from game.i18n import _
from game.scenes.context import Context
from game.scenes.frame import DARKENED, draw_frame
from game.scenes.stack import Pop, Transition
from game.scenes.title_picture import title_picture
from game.ui.intents import AltClick, Cancel, Click, Confirm, Cursor, Exposed, Intent, Point, Quit, Resize, Skip, Undo
from game.ui.portraits.bust import bust
from game.ui.text import Face
from game.ui.theme import INK, SEPIA
from game.ui.widgets import Seen

_WIDE, _BUST, _BESIDE = 60, 15, 38
"""How wide the sheet would like to be, how large who speaks is drawn, and how wide a sheet has room for that, in
units."""
_SIZES = (1.6, 1.3, 1.0)
"""The sizes of what is told, the first that lets it stand on the sheet whole."""
_NAME, _MARGIN = 1.6, 1.8
"""The size of the speaker's name, and the margin inside the sheet, in units."""


class Story:
    """Shows pages; after the last one, or when it is left, `then` says what comes. What is too long for the window is
    told in parts."""

    name = "story"

    def __init__(
        self,
        context: Context,
        campaign: Campaign,
        heading: str,
        pages: Sequence[Page],
        hero: tuple[str, str, int],
        then: Callable[[], Transition] = Pop,
        *,
        backdrop: pygame.Surface | None = None,
    ) -> None:
        """`hero` is the name, class and look of the hero; `backdrop` lies behind, or else the hill of the title. There
        must be a page."""
        self.changed = True
        self._context, self._campaign, self._heading = context, campaign, heading
        self._pages, self._hero, self._then = tuple(pages), hero, then
        self._at = self._from = self._upto = self._lines = 0
        self._seen: tuple[Seen, ...] = ()
        self._backdrop = backdrop

    @property
    def busy(self) -> bool:
        """Nothing moves here."""
        return False

    # -- what the hand does

    def handle(self, intent: Intent) -> Transition | None:
        """Turn the page, back a page, or pass over all."""
        self.changed |= not isinstance(intent, Point)
        match intent:
            case Quit():
                return Pop()
            case Cancel() | AltClick() | Skip():
                return self._then()
            case Undo() | Cursor(-1, _) | Cursor(_, -1):
                self._turn(-1)
            case Confirm() | Click() | Cursor(1, _) | Cursor(_, 1):
                return self._on()
            case Resize() | Exposed():
                self._from = 0
        return None

    def _on(self) -> Transition | None:
        """The rest of a long page, else the next one, else what comes after them."""
        if self._upto < self._lines:
            self._from = self._upto
        elif self._at + 1 == len(self._pages):
            return self._then()
        else:
            self._turn(1)
        return None

    def _turn(self, step: int) -> None:
        self._at = max(0, self._at + step)
        self._from = self._upto = self._lines = 0

    def update(self, dt: int) -> Transition | None:  # noqa: ARG002 - nothing moves here
        """Nothing happens by itself."""
        return None

    # -- showing

    def tree(self) -> tuple[Seen, ...]:
        """What is told, as it was drawn last."""
        return self._seen

    def _speaker(self, page: Page) -> tuple[str, str, int]:
        """The name, bust and look of who speaks; nothing for the teller."""
        if page.speaker == "hero":
            return self._hero
        person = self._campaign.people.get(page.speaker)
        return (person.name, person.bust, person.look) if person else ("", "", 0)

    def draw(self, surface: pygame.Surface) -> None:
        """A sheet with the speaker at the left and the words."""
        self.changed = False
        text, page = self._context.text, self._pages[self._at]
        prompts = ((("confirm",), _("Go on")), (("undo",), _("Back a page")), (("cancel",), _("Pass over")))
        count = _("{at} of {count}").format(at=self._at + 1, count=len(self._pages))
        name_of, behind = self._campaign.name, self._behind(surface.get_size())
        body = draw_frame(surface, self._context, self._heading, name_of, prompts, count, backdrop=behind)
        name, kind, look = self._speaker(page)
        margin, head = text.px(_MARGIN), text.height("serif_bold", _NAME) + text.px(0.4) if name else 0
        sheet = body.copy()
        sheet.width = min(body.width, text.px(_WIDE))
        pictured = bool(kind) and sheet.width >= text.px(_BESIDE)
        aside = text.px(_BUST + 1.5) if pictured else 0
        words = pygame.Rect(0, 0, sheet.width - 2 * margin - aside, body.height - 2 * margin - head)
        face: Face = "serif" if name else "serif_italic"
        size, lines = self._written(page.text, words, face)
        step = text.height(face, size)
        self._lines, room = len(lines), max(1, words.height // step)
        shown = lines[self._from : self._from + room]
        self._upto = self._from + len(shown)
        needed = max(head + step * min(len(lines), room), text.px(_BUST) if pictured else 0) + 2 * margin
        sheet.height = min(body.height, needed)
        sheet.center = body.center
        self._context.theme.panel(surface, sheet)
        inner = sheet.inflate(-2 * margin, -2 * margin)
        if pictured:
            edge = min(text.px(_BUST), inner.height)
            surface.blit(bust(kind, look, page.mood, (edge, edge)), (inner.x, inner.bottom - edge))
        self._seen = self._write(surface, name, shown, (face, size), inner.move(aside, 0))

    def _behind(self, size: tuple[int, int]) -> pygame.Surface:
        """What lies behind, in the dark, as large as the window."""
        if self._backdrop is None or self._backdrop.get_size() != size:
            self._backdrop = title_picture(*size)
            self._backdrop.fill(DARKENED, special_flags=pygame.BLEND_RGB_MULT)
        return self._backdrop

    def _written(self, words: str, room: pygame.Rect, face: Face) -> tuple[float, tuple[str, ...]]:
        """The words in lines, of the largest size that lets them all stand in a room."""
        text, lines = self._context.text, tuple[str, ...]()
        for size in _SIZES:
            lines = text.wrap(words, room.width, face, size)
            if len(lines) * text.height(face, size) <= room.height:
                return size, lines
        return _SIZES[-1], lines

    def _write(
        self, surface: pygame.Surface, name: str, lines: Sequence[str], style: tuple[Face, float], inner: pygame.Rect
    ) -> tuple[Seen, ...]:
        """The name, and lines below it; returns both for whoever reads the screen."""
        text, seen, y = self._context.text, list[Seen](), inner.y
        told: list[tuple[str, tuple[Face, float], str]] = [(name, ("serif_bold", _NAME), INK)] if name else []
        told += [(line, style, INK if name else SEPIA) for line in lines]
        for number, (words, (face, size), colour) in enumerate(told):
            rect = surface.blit(text.line(words, face, size, colour), (inner.x, y))
            rect.height = text.height(face, size)
            seen.append(Seen("label", words, rect, focused=False))
            y = rect.bottom + (text.px(0.4) if name and number == 0 else 0)
        return tuple(seen)
