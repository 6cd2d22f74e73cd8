"""Wrapped writing with signs in it: `<confirm>` stands for an intent's cap, `<!warning>` for a sign of `signs`."""

import re
from dataclasses import dataclass

import pygame

from game.ui.caps import Caps
from game.ui.text import Face
from game.ui.theme import INK, Theme

_SIGN = re.compile(r"(<!?\w+>)")

Line = tuple[str, ...]
"""The pieces of a line: words, spaces and signs."""


@dataclass(frozen=True, slots=True)
class Style:
    """How words are set, and who draws the caps among them."""

    face: Face = "serif"
    size: float = 1.25
    colour: str = INK
    caps: Caps | None = None


def lines_of(words: str, room: int, theme: Theme, style: Style) -> tuple[Line, ...]:
    """The words in lines of at most `room` pixels; a word that is too long by itself stands alone."""
    lines: list[Line] = []
    for paragraph in words.split("\n"):
        line: Line = ()
        for word in paragraph.split():
            pieces = tuple(piece for piece in _SIGN.split(word) if piece)
            longer = (*line, " ", *pieces) if line else pieces
            if line and width_of(longer, theme, style) > room:
                lines.append(line)
                longer = pieces
            line = longer
        lines.append(line)
    return tuple(lines)


def width_of(line: Line, theme: Theme, style: Style) -> int:
    """How wide a line is, in pixels."""
    return sum(_width(piece, theme, style) for piece in _joined(line))


def step_of(theme: Theme, style: Style, *, signs: bool) -> int:
    """From one line to the next, in pixels."""
    height = theme.text.height(style.face, style.size)
    return max(height, theme.cap_height + theme.text.px(0.25)) if signs else height


def has_signs(words: str) -> bool:
    """Whether signs stand among the words."""
    return bool(_SIGN.search(words))


def draw_line(surface: pygame.Surface, line: Line, left: int, middle: int, theme: Theme, style: Style) -> int:
    """Draw a line, its left edge and middle height given; returns its right edge."""
    for piece in _joined(line):
        if piece.startswith("<!"):
            left = theme.sign(surface, piece[2:-1], left, middle)
        elif piece.startswith("<") and style.caps:
            left = style.caps.draw(surface, piece[1:-1], left, middle)
        else:
            image = theme.text.line(piece, style.face, style.size, style.colour)
            left = surface.blit(image, image.get_rect(midleft=(left, middle))).right
    return left


def _joined(line: Line) -> list[str]:
    """The line's pieces with all words between two signs in one."""
    joined: list[str] = []
    for piece in line:
        if joined and not _SIGN.fullmatch(piece) and not _SIGN.fullmatch(joined[-1]):
            joined[-1] += piece
        else:
            joined.append(piece)
    return joined


def _width(piece: str, theme: Theme, style: Style) -> int:
    if piece.startswith("<!"):
        return theme.sign_width(piece[2:-1])
    if piece.startswith("<") and style.caps:
        return style.caps.width(piece[1:-1])
    return theme.text.width(piece, style.face, style.size)
