"""Writing: the typefaces, lines kept once rendered, wrapping, and sizes in units of the text size.

A size of 1.0 is 16 pixels in a window of 1280 x 720 at a text size of 100 percent; it grows with the window and with
the setting, and nothing is ever set smaller than 14 pixels.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Literal

import pygame

Face = Literal["serif", "serif_bold", "serif_italic", "display", "sans", "sans_bold", "symbols"]

_FILES: Mapping[Face, str] = MappingProxyType(
    {
        "serif": "Alegreya-Regular.ttf",
        "serif_bold": "Alegreya-Bold.ttf",
        "serif_italic": "Alegreya-Italic.ttf",
        "display": "Alegreya-Black.ttf",
        "sans": "Lato-Regular.ttf",
        "sans_bold": "Lato-Bold.ttf",
        "symbols": "DejaVuSans.ttf",
    }
)
_READABLE: Mapping[Face, str] = MappingProxyType(
    {
        "serif": "AtkinsonHyperlegible-Regular.ttf",
        "serif_bold": "AtkinsonHyperlegible-Bold.ttf",
        "serif_italic": "AtkinsonHyperlegible-Regular.ttf",
        "display": "AtkinsonHyperlegible-Bold.ttf",
        "sans": "AtkinsonHyperlegible-Regular.ttf",
        "sans_bold": "AtkinsonHyperlegible-Bold.ttf",
        "symbols": "DejaVuSans.ttf",
    }
)

SMALLEST = 14
"""No text is set smaller than this, in pixels."""

_UNIT = 16
_ELLIPSIS = "\u2026"


class Text:
    """Renders text at the window's size; `percent` is the player's text size, 100 to 200."""

    def __init__(
        self,
        fonts: Path,
        *,
        percent: int = 100,
        readable: bool = False,
        window: tuple[int, int] = (1280, 720),
        limit: int = 1024,
    ) -> None:
        self._folder = fonts
        self._limit = limit
        self._window = window
        self._fonts: dict[tuple[Face, int], pygame.font.Font] = {}
        self._line = lru_cache(maxsize=limit)(self._rendered)
        self._widths: dict[tuple[str, Face, float], int] = {}
        self._look = (0, False)
        self.restyle(percent, readable=readable)

    def __len__(self) -> int:
        return self._line.cache_info().currsize

    def restyle(self, percent: int, *, readable: bool) -> None:
        """Take the player's text size, and whether the readable typeface is wanted."""
        self._percent = percent
        self._readable = readable
        self._measure()

    def resize(self, width: int, height: int) -> None:
        """Take the window's new size in pixels."""
        self._window = (width, height)
        self._measure()

    def _measure(self) -> None:
        """Reckon the unit again; what was rendered for another unit or typeface is forgotten."""
        width, height = self._window
        unit = _UNIT * self._percent * min(width * 720, height * 1280) // (100 * 1280 * 720)
        if (unit, self._readable) != self._look:
            self._look = unit, self._readable
            self._line.cache_clear()
            self._widths.clear()
            self._fonts.clear()

    @property
    def look(self) -> tuple[int, bool]:
        """What all that is rendered hangs on: the unit, and whether the typeface is the readable one."""
        return self._look

    @property
    def unit(self) -> int:
        """Pixels in one unit of length: the size of plain text, and what layouts are measured in."""
        return max(SMALLEST, self._look[0])

    def px(self, units: float) -> int:
        """Units of length in whole pixels."""
        return round(units * self.unit)

    def font(self, face: Face = "sans", size: float = 1.0) -> pygame.font.Font:
        """A typeface at a size in units. Raises FileNotFoundError if its file is missing."""
        return self._font(face, self._pixels(size))

    def _font(self, face: Face, pixels: int) -> pygame.font.Font:
        key = (face, pixels)
        if key not in self._fonts:
            files = _READABLE if self._readable else _FILES
            self._fonts[key] = pygame.font.Font(self._folder / files[face], pixels)
        return self._fonts[key]

    def _pixels(self, size: float) -> int:
        return max(SMALLEST, self.px(size))

    def line(self, words: str, face: Face = "sans", size: float = 1.0, colour: str = "#2b2118") -> pygame.Surface:
        """One rendered line; kept, and not to be drawn upon."""
        return self._line(words, face, self._pixels(size), colour)

    def _rendered(self, words: str, face: Face, pixels: int, colour: str) -> pygame.Surface:
        image = self._font(face, pixels).render(words, True, colour)
        return image.convert_alpha() if pygame.display.get_surface() else image

    def width(self, words: str, face: Face = "sans", size: float = 1.0) -> int:
        """How wide a line would be, in pixels; kept like what is rendered."""
        key = (words, face, size)
        width = self._widths.get(key)
        if width is None:
            if len(self._widths) >= 4 * self._limit:
                self._widths.clear()
            width = self._widths[key] = self.font(face, size).size(words)[0]
        return width

    def height(self, face: Face = "sans", size: float = 1.0) -> int:
        """From one line to the next, in pixels."""
        return self.font(face, size).get_linesize()

    def wrap(self, words: str, room: int, face: Face = "sans", size: float = 1.0) -> tuple[str, ...]:
        """The words in lines of at most `room` pixels; a word that is too long by itself stands alone."""
        lines: list[str] = []
        for paragraph in words.split("\n"):
            line = ""
            for word in paragraph.split():
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, face, size) > room:
                    lines.append(line)
                    longer = word
                line = longer
            lines.append(line)
        return tuple(lines)

    def fitted(self, words: str, room: int, face: Face = "sans", size: float = 1.0) -> str:
        """The words, cut with an ellipsis if they are wider than `room` pixels; "" if not even that fits."""
        if self.width(words, face, size) <= room:
            return words
        for kept in range(len(words) - 1, 0, -1):
            cut = words[:kept].rstrip() + _ELLIPSIS
            if self.width(cut, face, size) <= room:
                return cut
        return ""

    def fitting_size(self, words: str, room: int, face: Face, size: float) -> float:
        """The largest size up to `size` at which a line fits the room; not below what `SMALLEST` allows."""
        while self.px(size) > SMALLEST and self.width(words, face, size) > room:
            size -= 0.125
        return size
