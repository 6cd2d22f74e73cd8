"""Dice beside whoever throws them: each falls, lies down with its face, and shows by its form whether it hit."""

import pygame

from game.ui.board.clip_base import arc
from game.ui.board.view import Thrown
from game.ui.figures.strokes import Svg, element, group
from game.ui.lettered import Lettered
from game.ui.text import SMALLEST, Text
from game.ui.theme import INK, PALE, vector

_IN_A_ROW = 5
_EDGE, _NUMBER = 0.36, 0.6
"""The edge of a die in squares, and of its number in edges."""
_SMALLEST = round(SMALLEST / _NUMBER) + 1
_KITE = "M16,1.5 L30,18.5 L16,30.5 L2,18.5Z"
_FACETS = "M2,18.5 L9,20 L16,1.5 L23,20 L30,18.5 M9,20 L16,30.5 L23,20Z"
_TURNS = 4
_KEPT = 128


class DiceTray:
    """Draws thrown dice; the last few pictures of single dice are kept."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self._die = Lettered(text, self._made, _KEPT)

    def draw(self, surface: pygame.Surface, corner: tuple[int, int], square: int, thrown: Thrown) -> None:
        """Draw the dice in rows over the thrower, or below where the board ends; `corner` is the board's upper left."""
        edge = max(_SMALLEST, round(square * _EDGE))
        rows = -(-len(thrown.hits) // _IN_A_ROW)
        above = thrown.y >= 1
        top = corner[1] + round((thrown.y - 0.3 if above else thrown.y + 1.05) * square) - (rows * edge if above else 0)
        for number, hit in enumerate(thrown.hits):
            gone = thrown.landed - number
            if gone <= 0:
                break
            row, place = divmod(number, _IN_A_ROW)
            in_row = min(_IN_A_ROW, len(thrown.hits) - row * _IN_A_ROW)
            x = corner[0] + round((thrown.x + 0.5) * square) + edge * place - edge * in_row // 2
            y = top + row * edge
            if gone < 1:
                picture = self._die(f"turn{int(gone * 2 * _TURNS) % _TURNS}", 0, edge)
                y -= round(edge * arc(0.5 + gone / 2))
            else:
                face = thrown.faces[number] if thrown.faces else 0
                picture = self._die("hit" if hit else "miss", face, edge)
            surface.blit(picture, (x, y))

    def _made(self, form: str, face: int, edge: int) -> pygame.Surface:
        picture = vector(die(form), edge, edge, (0, 0, 32, 32))
        if face:
            colour = INK if form == "hit" else "#4c4438"
            number = self._text.line(str(face), "sans_bold", edge * _NUMBER / self._text.unit, colour)
            tight = number.get_bounding_rect()
            picture.blit(number, (edge // 2 - tight.centerx, round(edge * 0.55) - tight.centery))
        return picture


def die(form: str) -> Svg:
    """A die of ten sides in a box of 32: upright and gold for a hit, flat and pale for a miss, or still turning."""
    if form == "hit":
        kite = element("path", d=_KITE, fill="#f0c75e", stroke=INK, stroke_width=2.6, stroke_linejoin="round")
        return kite + element(
            "path", d="M16,4.5 L25.6,18 M16,4.5 L6.4,18", fill="none", stroke="#fff3c8", stroke_width=1.6
        )
    if form == "miss":
        rim = element("circle", cx=16, cy=17.5, r=11.6, fill="#d9d3c4", stroke="#6b6252", stroke_width=2)
        return rim + element("path", d="M6,27 L26,8", fill="none", stroke="#a79c86", stroke_width=2.4)
    turn = int(form.removeprefix("turn")) * 360 // _TURNS + 20
    kite = element("path", d=_KITE, fill=PALE, stroke=INK, stroke_width=2.4, stroke_linejoin="round")
    facets = element("path", d=_FACETS, fill="none", stroke=INK, stroke_width=1.3)
    return group(kite + facets, f"rotate({turn} 16 16) translate(3 3) scale(.8)")
