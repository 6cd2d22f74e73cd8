"""Lasting effects on pieces: up to three signs beside each figure, a number for those beyond, and omens in the air."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import pygame

from game.ui.board.stamps import Stamps
from game.ui.board.view import Omen
from game.ui.lettered import Lettered
from game.ui.text import SMALLEST, Text
from game.ui.theme import INK, PALE

Blit = tuple[pygame.Surface, tuple[int, int]]

SHOWN = 3
"""So many signs are shown on a square; of the rest the number."""
_EDGE, _LEAST, _TINIEST = 0.29, 12, 10
"""How large a sign is, in squares, and at least in pixels; and on the smallest squares."""
_OUT = 0.05
"""How far signs reach out of their square, in squares."""
_OMEN = 0.5
"""How large a sign in the air is, in squares."""
TINY = 24
"""On squares smaller than this (pixels) there is room for one small sign alone, without a number."""
_KEPT, _SETS_KEPT = 32, 128


class EffectMarks:
    """Places the signs: down the left of the figure, and at the upper right; its head stays free."""

    def __init__(self, text: Text, stamps: Stamps) -> None:
        self._text = text
        self._stamps = stamps
        self._word = Lettered(text, self._made, _KEPT)
        self._signs = lru_cache(maxsize=_SETS_KEPT)(self._placed)

    def blits(
        self, effects: Sequence[str], corner: tuple[int, int], square: int, *, burning: bool = False
    ) -> Iterator[Blit]:
        """The signs of a piece on the square at `corner`; where it is `burning` the first place is the flame's."""
        if not effects:
            return
        signs = self._signs(tuple(effects), square, int(burning))
        for sign, (x, y) in signs:
            yield sign, (corner[0] + x, corner[1] + y)
        more = len(effects) - len(signs)
        if more and square >= TINY:
            word = self._word(f"+{more}", square)
            yield word, (corner[0] + (square - word.get_width()) // 2, corner[1] - word.get_height() * 2 // 3)

    def _placed(self, effects: tuple[str, ...], square: int, taken: int) -> tuple[Blit, ...]:
        """Signs from the upper left corner of their square, `taken` places of which are for something else."""
        edge, places = self.edge(square), self.places(square)[taken:]
        stamp = self._stamps.stamp
        return tuple((stamp(f"effect {kind}", edge), at) for kind, at in zip(effects, places, strict=False))

    @staticmethod
    def edge(square: int) -> int:
        """How large a sign on a piece is, in pixels."""
        return _TINIEST if square < TINY else max(_LEAST, round(square * _EDGE))

    @classmethod
    def places(cls, square: int) -> tuple[tuple[int, int], ...]:
        """Where the signs of a piece go, from the upper left corner of its square."""
        edge, out = cls.edge(square), round(square * _OUT)
        if square < TINY:
            return ((-out, -out),)
        return ((-out, 0), (square - edge + out, 0), (-out, edge))[:SHOWN]

    def draw(self, surface: pygame.Surface, corner: tuple[int, int], square: int, omens: Sequence[Omen]) -> None:
        """Draw signs in the air, each with its word beside it; `corner` is where the board's upper left pixel is."""
        edge = max(_LEAST, round(square * _OMEN))
        for omen in omens:
            sign = self._stamps.stamp(f"effect {omen.kind}", edge)
            sign.set_alpha(omen.alpha)
            middle = (corner[0] + round((omen.x + 0.5) * square), corner[1] + round((omen.y + 0.5) * square))
            place = sign.get_rect(center=middle)
            surface.blit(sign, place)
            if omen.words:
                word = self._word(omen.words, square)
                word.set_alpha(omen.alpha)
                surface.blit(word, word.get_rect(midleft=(place.right, place.centery)))

    def _made(self, words: str, square: int) -> pygame.Surface:
        """Words on a plate of paper."""
        pixels = max(SMALLEST, round(square * 0.24))
        line = self._text.line(words, "sans_bold", pixels / self._text.unit, INK)
        tight = line.get_bounding_rect()
        plate = pygame.Surface((tight.width + 6, tight.height + 6), pygame.SRCALPHA)
        pygame.draw.rect(plate, INK, plate.get_rect(), border_radius=3)
        pygame.draw.rect(plate, PALE, plate.get_rect().inflate(-2, -2), border_radius=3)
        plate.blit(line, (3 - tight.x, 3 - tight.y))
        return plate
