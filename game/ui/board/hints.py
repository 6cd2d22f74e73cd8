"""Small signs on the square under the cursor: a shield with what cover takes from a roll, a chevron with the level."""

import pygame

from game.ui.figures.strokes import Svg, element
from game.ui.lettered import Lettered
from game.ui.text import SMALLEST, Text
from game.ui.theme import INK, PAPER, vector

_SHIELD = "M3,3 H21 V12 C21,19 16,23 12,25 C8,23 3,19 3,12Z"
_CHEVRON = "M4,15 L12,6 L20,15 M4,23 L12,14 L20,23"
_KEPT = 64


class Hints:
    """Draws the signs and keeps the last few."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self._sign = Lettered(text, self._made, _KEPT)

    def draw(self, surface: pygame.Surface, corner: tuple[int, int], square: int, level: int, cover: int) -> None:
        """Draw those that say something along the upper edge of the square at `corner`, from the left: at the right
        stands the counter of a piece on the square above."""
        signs = [self.sign("level", str(level), square)] if level else []
        if cover:
            signs.append(self.sign("cover", f"{cover:+d}".replace("-", "\N{MINUS SIGN}"), square))
        x = corner[0] + min(0, (square - sum(sign.get_width() for sign in signs)) // 2)
        for sign in signs:
            surface.blit(sign, (x, corner[1] - sign.get_height() // 2))
            x += sign.get_width()

    def sign(self, form: str, words: str, square: int) -> pygame.Surface:
        """A plate with a form ("level" or "cover") and a number beside it; not to be drawn upon."""
        return self._sign(form, words, max(SMALLEST, round(square * 0.22)))

    def _made(self, form: str, words: str, pixels: int) -> pygame.Surface:
        number = self._text.line(words, "sans_bold", pixels / self._text.unit, INK)
        height = round(pixels * 1.5)
        width = round(pixels * 1.3) + number.get_width() + pixels // 3
        plate = element(
            "rect", x=1, y=1, width=width - 2, height=height - 2, rx=height / 4, fill=PAPER, stroke=INK, stroke_width=2
        )
        picture = vector(plate, width, height, (0, 0, width, height))
        picture.blit(vector(_form(form), round(pixels * 1.1), round(pixels * 1.2), (0, 0, 24, 28)), (pixels // 5, 2))
        tight = number.get_bounding_rect()
        picture.blit(number, (round(pixels * 1.3), height // 2 - tight.centery))
        return picture


def _form(form: str) -> Svg:
    if form == "cover":
        return element("path", d=_SHIELD, fill="#7c8a92", stroke=INK, stroke_width=2.6, stroke_linejoin="round")
    return element("path", d=_CHEVRON, fill="none", stroke=INK, stroke_width=3.6, stroke_linejoin="round")
