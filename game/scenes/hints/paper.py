"""The small paper over the board on which a hint stands: in the corner that is least in the way."""

from collections.abc import Sequence

import pygame

from game.content.models.hints import Hint
from game.i18n import _
from game.scenes.battle.foot import Foot
from game.scenes.battle.keys import Key
from game.scenes.hints.ways import Ways
from game.scenes.hints.wording import FACE, SIZE, Chunk, lines, spelt
from game.ui.caps import Caps
from game.ui.intents import Dismiss, Menu
from game.ui.theme import INK, RULE, Theme
from game.ui.widgets import Seen

_WIDE, _NARROW = 23.0, 15.0
"""How wide it would like to be and is at least, in units."""
_FORMS = ((0.5, 2), (0.6, 2), (0.6, 1), (0.8, 1))
"""The most of the board's width that it takes and how many of its keys are on it, from what it would like best to what
is tried last; what is not on it is in the menu. Where none leaves free what is drawn it is as wide as can be."""
_EDGE, _MARGIN, _GAP, _TITLE = 0.6, 0.8, 0.4, 1.2
"""Its distance from the board's edge, inside its own, between its parts, and how large its title is, in units."""
_STAYS = 3
"""It goes to another corner to lay bare so many squares more."""
_CORNERS = ("topleft", "topright", "bottomright", "bottomleft")


class HintPaper:
    """Shows one hint, or none; `hint` may be set at any time, and `put_away` names what puts it away on a pad."""

    def __init__(self, theme: Theme, caps: Caps) -> None:
        self.hint: Hint | None = None
        self.put_away = "cancel"
        self._theme = theme
        self._caps = caps
        self._foot = Foot(theme, caps)
        self._rect = pygame.Rect(0, 0, 0, 0)
        self._corner = _CORNERS[0]
        self._keys: tuple[Key, ...] = ()

    def covers(self, at: tuple[int, int]) -> bool:
        """Whether it lies over a pixel of the window."""
        return self._rect.collidepoint(at)

    def ends_hints(self, at: tuple[int, int]) -> bool:
        """Whether a pixel is on the button that ends all hints."""
        key = self._foot.at(*at)
        return self.covers(at) and key is not None and isinstance(key.intent, Menu)

    def meets(self, rect: pygame.Rect) -> bool:
        """Whether it lies over a part of a rectangle of the window."""
        return self._rect.width > 0 and rect.width > 0 and self._rect.colliderect(rect)

    def lay(self, board: pygame.Rect, ways: Ways) -> None:
        """Find its place on the board's part of the window."""
        text = self._theme.text
        most, keys = board.width - 2 * text.px(_EDGE), self._all_keys()
        for share, count in _FORMS:
            self._keys = keys[:count]
            wide = min(most, max(text.px(_NARROW), min(text.px(_WIDE), round(board.width * share))))
            self._rect = self._place(pygame.Rect(0, 0, wide, self._height(wide)), board, ways)
            if board.contains(self._rect) and self._rect.collidelist(ways.drawn) < 0:
                return
        self._rect = self._place(pygame.Rect(0, 0, most, self._height(most)), board, ways)

    def lift(self) -> None:
        """Take it from the board for now."""
        self._rect = pygame.Rect(0, 0, 0, 0)

    def draw(self, surface: pygame.Surface) -> tuple[Seen, ...]:
        """Draw it where it was laid; says what can be read and pressed."""
        if self.hint is None or not self._rect.width:
            return ()
        text, gap = self._theme.text, self._theme.text.px(_GAP)
        self._theme.panel(surface, self._rect)
        inner = self._rect.inflate(-2 * text.px(_MARGIN), -2 * text.px(_MARGIN))
        y = inner.y
        for line in text.wrap(self.hint.title, inner.width, "serif_bold", _TITLE):
            surface.blit(text.line(line, "serif_bold", _TITLE, INK), (inner.x, y))
            y += text.height("serif_bold", _TITLE)
        pygame.draw.line(surface, RULE, (inner.x, y), (inner.right - 1, y))
        y += gap
        for row in self._lines(inner.width):
            self._write(surface, row, inner.x, y)
            y += self._step
        words = pygame.Rect(inner.x, inner.y, inner.width, y - inner.y)
        foot = self._foot.draw(surface, pygame.Rect(inner.x, y + gap, inner.width, inner.bottom - y - gap), self._keys)
        return (Seen("tip", f"{self.hint.title}: {spelt(self.hint, self._caps)}", words, False), *foot)

    def _lines(self, room: int) -> list[list[Chunk]]:
        words = self.hint.words(pad=self._caps.device == "pad") if self.hint else ""
        return lines(words, room, self._theme.text, self._caps)

    def _height(self, wide: int) -> int:
        """How high it is if it is so wide, in pixels."""
        text, room = self._theme.text, wide - 2 * self._theme.text.px(_MARGIN)
        title = text.wrap(self.hint.title if self.hint else "", room, "serif_bold", _TITLE)
        told = len(self._lines(room)) * self._step + self._foot.height(self._keys, room)
        return len(title) * text.height("serif_bold", _TITLE) + told + 2 * text.px(_GAP) + 2 * text.px(_MARGIN)

    @property
    def _step(self) -> int:
        """From one line to the next: caps among the words need more room than words alone."""
        return max(self._theme.text.height(FACE, SIZE), self._theme.cap_height + self._theme.text.px(0.15))

    def _all_keys(self) -> tuple[Key, ...]:
        away = self.put_away if self._caps.device == "pad" else "dismiss"
        return (Key(away, _("Understood"), Dismiss()), Key("menu", _("No more hints"), Menu()))

    def _write(self, surface: pygame.Surface, row: Sequence[Chunk], left: int, top: int) -> None:
        text, middle = self._theme.text, top + self._step // 2
        for chunk in row:
            for part in chunk:
                if part.cap:
                    left = self._caps.draw(surface, part.words, left, middle)
                else:
                    image = text.line(part.words, FACE, SIZE, INK)
                    left = surface.blit(image, image.get_rect(midleft=(left, middle))).right
            left += text.width(" ", FACE, SIZE)

    def _place(self, paper: pygame.Rect, board: pygame.Rect, ways: Ways) -> pygame.Rect:
        """The corner where it covers least of what is looked at, then of what is of use; where it was, if that is
        nearly as good."""
        places = {corner: self._in_corner(paper, board, corner, ways) for corner in _CORNERS}
        rank = {
            corner: (
                sum(map(_area, (place.clip(rect) for rect in ways.drawn))) + _area(paper) - _area(place.clip(board)),
                len(place.collidelistall(ways.at)),
                len(place.collidelistall(ways.use)) - (_STAYS if corner == self._corner else 0),
            )
            for corner, place in places.items()
        }
        self._corner = min(_CORNERS, key=lambda corner: rank[corner])
        return places[self._corner]

    def _in_corner(self, paper: pygame.Rect, board: pygame.Rect, corner: str, ways: Ways) -> pygame.Rect:
        """Its place in a corner, above or below what is drawn there."""
        edge = self._theme.text.px(_EDGE)
        inner, place = board.inflate(-2 * edge, -2 * edge), paper.copy()
        setattr(place, corner, getattr(inner, corner))
        for rect in ways.drawn:
            if place.colliderect(rect) and corner.startswith("top"):
                place.top = rect.bottom + edge
            elif place.colliderect(rect):
                place.bottom = rect.top - edge
        return place.clamp(board) if board.contains(pygame.Rect(board.topleft, place.size)) else place


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
