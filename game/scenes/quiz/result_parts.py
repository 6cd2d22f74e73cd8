"""What the quiz's last page is made of: the portrait, the name, the classes with their odds, what answers gave."""

import pygame

from game.campaign.components import Identity
from game.campaign.sheet import Sheet
from game.i18n import _
from game.scenes.camp.standing import SIDE
from game.scenes.quiz.sheets import Filling
from game.ui.portraits.names import scenery_of
from game.ui.portraits.portrait import portrait
from game.ui.text import Face
from game.ui.theme import BLUE, INK, PALE, RULE, SEPIA, SHADE, Theme
from game.ui.widgets import Changed, Outcome, Pressed, Widget

CLASS = "class"
"""The name of the choice of a class."""
GIVEN = "answer "
"""What the names of answers begin with; the question follows."""
_TALLEST, _LEAST = 1.45, 9.0
"""The most a portrait is higher than wide, and how high it is at least, in units."""
_ROW, _NAME, _ODDS = 1.9, 1.25, 0.95
_NUMBER, _GAVE, _NOTE = 0.95, 0.95, 0.95
_SIZES = (1.1, 1.0)
"""The sizes in which an answer is written: the smaller one where it else takes a second line."""
_LEFT, _RIGHT, _BETWEEN = 2.3, 0.4, 0.7
"""Where answers begin, after their numbers, and room after and before what they gave, in units."""
_INDENT = 2.2
"""Where the names of choices begin, in units."""
_HALF = 10
"""The least width of what stands beside something else, in units."""


class Portrait(Filling):
    """Whoever comes of the answers, as large as there is room."""

    role = "picture"

    def __init__(self, sheet: Sheet, identity: Identity) -> None:
        super().__init__(_("Portrait: {name}").format(name=identity.name))
        self._sheet, self._identity = sheet, identity

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """As high as it is let, in proportion to its width."""
        wide = theme.text.px(16) if room is None else room
        return wide, max(theme.text.px(_LEAST), min(self.tall, int(wide * _TALLEST)))

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """In the middle of its place, in a frame."""
        high = self.rect.height
        frame = pygame.Rect(0, 0, min(self.rect.width, high), high)
        frame.midtop = self.rect.midtop
        who = self._identity
        scenery = scenery_of(self._sheet.major)
        surface.blit(portrait(self._sheet.kind, SIDE, who.look, who.crest, who.pose, scenery, frame.size), frame)
        pygame.draw.rect(surface, INK, frame, 3)


class Middle(Widget):
    """Words in the middle of their room, in as many lines as they take; smaller where a word is too long."""

    role = "label"

    def __init__(self, words: str, face: Face, size: float, colour: str = INK) -> None:
        super().__init__(words)
        self._face, self._size, self._colour = face, size, colour

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """Its lines one above the other."""
        wide = theme.text.px(16) if room is None else room
        size, lines = self._lines(theme, wide)
        widest = max(theme.text.width(line, self._face, size) for line in lines)
        return min(widest, wide), len(lines) * theme.text.height(self._face, size)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """Line after line."""
        text, y = theme.text, self.rect.y
        size, lines = self._lines(theme, self.rect.width)
        for line in lines:
            image = text.line(text.fitted(line, self.rect.width, self._face, size), self._face, size, self._colour)
            surface.blit(image, image.get_rect(midtop=(self.rect.centerx, y)))
            y += text.height(self._face, size)

    def _lines(self, theme: Theme, wide: int) -> tuple[float, tuple[str, ...]]:
        longest = max(self.label.split() or [""], key=lambda word: theme.text.width(word, self._face, self._size))
        size = theme.text.fitting_size(longest, wide, self._face, self._size)
        return size, theme.text.wrap(self.label, wide, self._face, size)


class Candidate(Widget):
    """A class that was drawn, with its odds. Pressing it picks it, if it is not the one that is picked."""

    role = "option"
    control = True

    def __init__(self, kind: str, name: str, odds: str, at: int, *, picked: bool) -> None:
        """`kind` is the class's id, `at` its place among those that were drawn."""
        super().__init__(f"{name}, {odds}", name=candidate_name(kind))
        self._words, self._odds, self._at = name, odds, at
        self.picked = picked

    @property
    def state(self) -> str:
        """Whether it is the one that is picked."""
        return _("chosen") if self.picked else ""

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """A row."""
        words = theme.text.width(self._words, "serif_bold", _NAME) + theme.text.width(self._odds, "sans", _ODDS)
        return words + theme.text.px(5) if room is None else room, theme.text.px(_ROW)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """The name and the odds, on a bar if it is picked."""
        text, row = theme.text, self.rect
        if self.picked:
            theme.plate(surface, row.inflate(-4, -4), BLUE if focused else RULE)
            theme.lozenge(surface, (row.x + text.px(1.1), row.centery), text.px(0.9))
        elif focused:
            theme.plate(surface, row.inflate(-4, -4), PALE)
        if focused:
            theme.focus(surface, row)
        chance = text.line(self._odds, "sans", _ODDS, PALE if self.picked else SEPIA)
        place = surface.blit(chance, chance.get_rect(midright=(row.right - text.px(0.8), row.centery)))
        words = text.fitted(self._words, place.x - row.x - text.px(2.8), "serif_bold", _NAME)
        image = text.line(words, "serif_bold" if self.picked else "serif", _NAME, PALE if self.picked else INK)
        surface.blit(image, image.get_rect(midleft=(row.x + text.px(_INDENT), row.centery - 1)))

    def pressed(self, at: tuple[int, int] | None) -> Outcome | None:  # noqa: ARG002
        """It is picked."""
        return None if self.picked else Changed(CLASS, self._at)


def candidate_name(kind: str) -> str:
    """The name of the control that picks a class, by its id."""
    return f"{CLASS} {kind}"


class Means(Widget):
    """What the option of the choice above means."""

    role = "label"

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """As many lines as it takes."""
        wide = theme.text.px(24) if room is None else room
        return wide, len(self._lines(theme, wide)) * theme.text.height("sans", _NOTE) + theme.text.px(0.2)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """Line after line, under the choice's name."""
        y = self.rect.y
        for line in self._lines(theme, self.rect.width):
            surface.blit(theme.text.line(line, "sans", _NOTE, SEPIA), (self.rect.x + theme.text.px(_INDENT), y))
            y += theme.text.height("sans", _NOTE)

    def _lines(self, theme: Theme, wide: int) -> tuple[str, ...]:
        return theme.text.wrap(self.label, max(1, wide - theme.text.px(_INDENT)), "sans", _NOTE)


class Rule(Widget):
    """A thin line between what belongs apart."""

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """Hardly anything."""
        return room or 1, theme.text.px(0.4)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """Across the whole width."""
        pygame.draw.line(surface, RULE, self.rect.midleft, (self.rect.right - 1, self.rect.centery))


class Halves(Widget):
    """Two widgets side by side, one below the other where that leaves too little for each."""

    def __init__(self, left: Widget, right: Widget) -> None:
        super().__init__()
        self.children = (left, right)

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """As high as the higher one, or as both."""
        wide = theme.text.px(2 * _HALF) if room is None else room
        heights = [child.size(theme, self._share(theme, wide))[1] for child in self.children]
        return wide, max(heights) if self._share(theme, wide) < wide else sum(heights)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Both from the top, or the second below the first."""
        super().place(rect, theme)
        share, (left, right) = self._share(theme, rect.width), self.children
        first, second = (child.size(theme, share)[1] for child in self.children)
        left.place(pygame.Rect(rect.x, rect.y, share, first), theme)
        beside = share < rect.width
        at = (rect.x + share, rect.y) if beside else (rect.x, rect.y + first)
        right.place(pygame.Rect(*at, share, second), theme)

    def _share(self, theme: Theme, wide: int) -> int:
        return wide // 2 if wide >= theme.text.px(2 * _HALF) else wide


class Given(Widget):
    """An answer: its number, its words, and what it gave at the right, or below where both do not fit.

    It can be gone back to.
    """

    role = "button"
    control = True

    def __init__(self, number: str, words: str, gave: str, *, tinted: bool) -> None:
        super().__init__(f"{number} {words}: {gave}", name=f"{GIVEN}{number}")
        self._number, self._words, self._gave = number, words, gave
        self._tinted = tinted

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """As many lines as both take."""
        wide = theme.text.px(30) if room is None else room
        size, words, gave = self._parts(theme, wide)
        lines = 1 if self._beside(theme, wide) else len(words) + len(gave)
        return wide, lines * theme.text.height("serif", size) + theme.text.px(0.4)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """Write it, every other one on a darker ground."""
        text, rect = theme.text, self.rect
        if focused or self._tinted:
            theme.plate(surface, rect, PALE if focused else SHADE)
        if focused:
            theme.focus(surface, rect)
        size, words, gave = self._parts(theme, rect.width)
        step, y = text.height("serif", size), rect.y + text.px(0.2)
        number = text.line(self._number, "sans_bold", _NUMBER, SEPIA)
        surface.blit(number, number.get_rect(midright=(rect.x + text.px(_LEFT - 0.5), y + step // 2 + 1)))
        for line in words:
            surface.blit(text.line(line, "serif", size, INK), (rect.x + text.px(_LEFT), y))
            y += step
        y -= step if self._beside(theme, rect.width) else 0
        for line in gave:
            image = text.line(line, "sans_bold", _GAVE, BLUE)
            surface.blit(image, image.get_rect(midright=(rect.right - text.px(_RIGHT), y + step // 2 + 1)))
            y += step

    def pressed(self, at: tuple[int, int] | None) -> Outcome | None:  # noqa: ARG002
        """Back to its question."""
        return Pressed(self.name)

    def _parts(self, theme: Theme, wide: int) -> tuple[float, tuple[str, ...], tuple[str, ...]]:
        """The size of the words, and the lines of both parts."""
        room = max(1, wide - theme.text.px(_LEFT + _RIGHT))
        size = next((size for size in _SIZES if self._both(theme, size) <= room), _SIZES[0])
        words = theme.text.wrap(self._words, room, "serif", size)
        return size, words, theme.text.wrap(self._gave, room, "sans_bold", _GAVE)

    def _both(self, theme: Theme, size: float) -> int:
        text = theme.text
        return text.width(self._words, "serif", size) + text.px(_BETWEEN) + text.width(self._gave, "sans_bold", _GAVE)

    def _beside(self, theme: Theme, wide: int) -> bool:
        size = self._parts(theme, wide)[0]
        return self._both(theme, size) <= wide - theme.text.px(_LEFT + _RIGHT)
