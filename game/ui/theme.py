"""The look of what is not the board: colours, paper panels, key caps, the ring around what has the focus."""

import io
from functools import lru_cache

import pygame

from game.ui.figures.dyes import SIDES
from game.ui.figures.strokes import Svg, element
from game.ui.signs import HIGH, SIGNS
from game.ui.text import Text

INK, SEPIA, DARK, WOOD = "#2b2118", "#5c4a33", "#2a2017", "#3a2d20"
PAPER, PALE, SHADE, RULE, GOLD = "#eadcb8", "#fbf3dc", "#dccb9e", "#b08d4f", "#f0c75e"
CREAM, DIM, PALER = "#eadcb8", "#b9a67d", "#8d7f66"
RED, BLUE, GREEN = "#8a2f2a", "#2f5d9b", "#4f7a3c"

_CAP = 0.875
"""The size of what is written on key caps."""

_SHADOW = 6
"""How far a panel's shadow falls to the right and down, in pixels."""


def side_colours(side: str) -> tuple[str, str, str]:
    """A side's main, dark and light colour, the same as on its figures. Raises KeyError if there is no such side."""
    tincture = SIDES[side]
    return tincture.field, tincture.shadow, tincture.charge


def vector(shapes: Svg, width: int, height: int, view: tuple[float, float, float, float]) -> pygame.Surface:
    """SVG shapes seen through a view box (x, y, width, height), as a surface of the size in pixels."""
    x, y, w, h = view
    box = f'width="{w}" height="{h}" viewBox="{x} {y} {w} {h}"'
    page = f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{shapes}</svg>'
    picture = pygame.image.load_sized_svg(io.BytesIO(page.encode()), (max(1, width), max(1, height)))
    return picture.convert_alpha() if pygame.display.get_surface() else picture


def _box(x: float, y: float, width: float, height: float, fill: str, stroke: str, **attributes: str | float) -> Svg:
    return element("rect", x=x, y=y, width=width, height=height, fill=fill, stroke=stroke, **attributes)


class Theme:
    """Draws paper and controls; the last `limit` surfaces are kept."""

    def __init__(self, text: Text, limit: int = 128) -> None:
        self.text = text
        self._picture = lru_cache(maxsize=limit)(_drawn)

    def __len__(self) -> int:
        return self._picture.cache_info().currsize

    def panel(self, surface: pygame.Surface, rect: pygame.Rect, fill: str = PAPER) -> pygame.Rect:
        """Lay a sheet of paper over `rect`; returns the room inside its margin."""
        width, height = rect.width + _SHADOW + 2, rect.height + _SHADOW + 2
        surface.blit(self._picture("panel", width, height, fill), (rect.x - 1, rect.y - 1))
        margin = self.text.px(1)
        return rect.inflate(-2 * margin, -2 * margin)

    def focus(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the ring around whatever has the focus: gold between two ink lines, the same on every control."""
        ring = rect.inflate(10, 10)
        surface.blit(self._picture("focus", ring.width, ring.height, ""), ring)

    def plate(self, surface: pygame.Surface, rect: pygame.Rect, fill: str) -> None:
        """Fill a control's rounded ground."""
        surface.blit(self._picture("plate", rect.width, rect.height, fill), rect)

    def lozenge(self, surface: pygame.Surface, centre: tuple[int, int], edge: int, fill: str = GOLD) -> None:
        """Draw the mark beside the chosen entry."""
        picture = self._picture("lozenge", edge, edge, fill)
        surface.blit(picture, picture.get_rect(center=centre))

    def key_cap(self, surface: pygame.Surface, key: str, left: int, middle: int, fill: str = PALE) -> int:
        """Draw a key with its name, its left edge and middle height given; returns its right edge."""
        name = self.text.line(key, "sans_bold", _CAP, INK)
        height = self.cap_height
        cap = pygame.Rect(left, middle - height // 2, self.cap_width(key), height)
        surface.blit(self._picture("key", cap.width, height, fill), cap)
        surface.blit(name, name.get_rect(center=(cap.centerx, cap.centery - 1)))
        return cap.right

    @property
    def cap_height(self) -> int:
        """How high key caps and signs are, in pixels."""
        return self.text.height("sans_bold", _CAP) + self.text.px(0.4)

    def cap_width(self, key: str) -> int:
        """How wide a key's cap is, in pixels."""
        return max(self.cap_height, self.text.width(key, "sans_bold", _CAP) + self.text.px(0.9))

    def sign(self, surface: pygame.Surface, name: str, left: int, middle: int) -> int:
        """Draw a sign of `signs` like a key cap. Raises KeyError if there is none of that name."""
        box = pygame.Rect(left, middle - self.cap_height // 2, self.sign_width(name), self.cap_height)
        surface.blit(self._picture(f"sign {name}", box.width, box.height, ""), box)
        sign = SIGNS[name]
        if sign.letters:
            letters = self.text.line(sign.letters, "sans_bold", _CAP, sign.colour)
            surface.blit(letters, letters.get_rect(center=box.center))
        return box.right

    def stamp(self, surface: pygame.Surface, name: str, box: pygame.Rect) -> None:
        """Draw a sign without letters as large as a box. Raises KeyError if there is none of that name."""
        surface.blit(self._picture(f"sign {name}", box.width, box.height, ""), box)

    def sign_width(self, name: str) -> int:
        """How wide a sign is, in pixels. Raises KeyError if there is none of that name."""
        return self.cap_height * SIGNS[name].width // HIGH


def _drawn(what: str, width: int, height: int, fill: str) -> pygame.Surface:
    if what.startswith("sign "):
        sign = SIGNS[what.removeprefix("sign ")]
        return vector(sign.shapes, width, height, (0, 0, sign.width, HIGH))
    return vector(_shapes(what, width, height, fill), width, height, (0, 0, width, height))


def _shapes(what: str, width: int, height: int, fill: str) -> Svg:
    match what:
        case "panel":
            w, h = width - _SHADOW - 2, height - _SHADOW - 2
            drawn = _box(_SHADOW, _SHADOW, w, h, INK, "none", rx=9, opacity=0.35)
            drawn += _box(1, 1, max(1, w), max(1, h), fill, INK, rx=8, stroke_width=2.6)
            return drawn + (_rule(w, h) if min(w, h) > 40 else "")
        case "focus":
            inner = (5, 5, max(1, width - 10), max(1, height - 10))
            drawn = _box(*inner, "none", INK, rx=9, stroke_width=8)
            return drawn + _box(*inner, "none", GOLD, rx=9, stroke_width=4.4)
        case "plate":
            return _box(0, 0, width, height, fill, "none", rx=8)
        case "key":
            drawn = _box(1, 3, width - 2, height - 4, INK, INK, rx=5, stroke_width=1.6)
            return drawn + _box(1, 1, width - 2, height - 5, fill, INK, rx=5, stroke_width=1.6)
        case _:
            half = width / 2
            form = f"M{half},1 L{width - 1},{half} L{half},{width - 1} L1,{half}Z"
            return element("path", d=form, fill=fill, stroke=INK, stroke_width=1.6)


def _rule(width: int, height: int) -> Svg:
    """The thin gold rule inside a panel, with hollowed corners."""
    near, notch = 7, 9
    right, foot = width - near, height - near
    corner = f"A{notch},{notch} 0 0 0"
    form = (
        f"M{near + notch},{near} H{right - notch} {corner} {right},{near + notch} V{foot - notch} "
        f"{corner} {right - notch},{foot} H{near + notch} {corner} {near},{foot - notch} "
        f"V{near + notch} {corner} {near + notch},{near}Z"
    )
    return element("path", d=form, fill="none", stroke=RULE, stroke_width=1.4)
