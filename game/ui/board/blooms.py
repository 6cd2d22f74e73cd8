"""Magic in bloom: leaves whirl, flames rise, sparks spread, light falls, over every square that a spell reaches."""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.core.grid import Cell, distance
from game.rules.commander.spells import School
from game.ui.board.magic_shapes import CRESTS, FADES, TURNS, turned
from game.ui.board.stamps import Stamps
from game.ui.board.view import Bloom, Bolt
from game.ui.camera import Camera

_MOMENTS = 32
"""How many moments a bloom on one square has."""
_SPREAD = 0.35
"""The share of its time in which a bloom reaches the farthest of its squares."""
_CROWDED = 14
"""Over more squares than this each has fewer things in the air."""
_SALTS = 3
"""In how many ways the same bloom is strewn."""
_KEPT = 512
"""So many moments of blooms are kept ready."""
_SIZES = (0.22, 0.3, 0.4, 0.52)
"""The sizes of what floats, in squares."""
_SMALLEST = 5
"""What floats is at least so many pixels wide."""
_CREST_AGES = (0.12, 0.25, 0.4)
_CREST_SHARES = (0.45, 0.7, 0.88, 1.0)
"""Until which ages a crest has which share of its size; it keeps the last one."""
_WIDE, _WIDER = 0.7, 0.55
"""A crest at level A, and by how much it is wider at each level, in squares."""
_BOLT, _JAGS = 0.07, 5
"""How thick lightning is, in squares, and its corners a square of its way."""
_RIM, _SHINE, _CORE = "#16324f", "#7fd1ff", "#ffffff"

Blit = tuple[pygame.Surface, tuple[int, int]]


class Mote(NamedTuple):
    """Something in the air: its stamp, its middle from that of the square, and its size, in squares."""

    name: str
    x: float
    y: float
    size: float


def motes(school: School, count: int, high: float, moment: int, salt: int) -> tuple[Mote, ...]:
    """What is in the air over one square at a moment: about `count` things, up to `high` squares over it."""
    draw = {"nature": _leaves, "fire": _flames, "air": _sparks, "life": _lights}[school]
    return tuple(draw(count, high, moment / _MOMENTS, salt))


def _leaves(count: int, high: float, t: float, salt: int) -> Iterator[Mote]:
    for n in range(count):
        own = _own(n, salt)
        angle = math.tau * (n / count + 0.9 * t) + salt
        far = 0.16 + 0.34 * math.sin(math.pi * min(1.0, t * 1.2 + 0.1)) * (0.6 + 0.4 * own)
        y = 0.3 + far * 0.45 * math.sin(angle) - high * math.sin(math.pi * t) * (0.35 + 0.65 * own)
        yield Mote(f"leaf {turned(angle * 1.5 + n)} {_fade(t)}", far * math.cos(angle), y, _SIZES[n % 2 + 1])


def _flames(count: int, high: float, t: float, salt: int) -> Iterator[Mote]:
    flicker = int(t * 12) % 2
    tongues = max(1, count // 2)
    for n in range(tongues):
        x = ((n + 0.5) / tongues - 0.5) * 0.8 + _across(n, salt) * 0.16
        grown = math.sin(math.pi * min(1.0, t * 1.15)) * (0.75 + 0.25 * _own(n + 3, salt))
        size = _SIZES[min(3, int(grown * 4))]
        yield Mote(f"tongue {(n + flicker) % 2} {_fade(t)}", x, 0.34 - size * 0.5 - 0.06 * n, size)
    for n in range(count):
        own, x = _own(n, salt + 1), _across(n, salt) * 0.8
        rise = (t * (0.7 + 0.6 * own) + own) % 1.0
        sway = 0.06 * math.sin(9 * t + n)
        yield Mote(f"ember {_fade(max(t, rise))}", x + sway, 0.35 - rise * (0.4 + high), _SIZES[0] * 0.8)


def _sparks(count: int, high: float, t: float, salt: int) -> Iterator[Mote]:
    for n in range(2):
        age = t * 1.3 - 0.3 * n
        if 0 < age < 1:
            yield Mote(f"ring {_fade(age)}", 0, 0.28 - 0.5 * n * high, 0.35 + 0.75 * round(age * 8) / 8)
    for n in range(count):
        turn = (n * 3 + salt) % TURNS
        angle, age = math.tau * turn / TURNS, (t * 1.5 + _own(n, salt)) % 1.0
        far = 0.16 + 0.42 * age
        y = -0.1 - high * 0.3 * _own(n + 2, salt) + far * 0.75 * math.sin(angle)
        yield Mote(f"spark {turn} {_fade(max(t, age))}", far * math.cos(angle), y, _SIZES[1 + n % 2])


def _lights(count: int, high: float, t: float, salt: int) -> Iterator[Mote]:
    beam = 0.9 + 0.35 * high
    yield Mote(f"beam {FADES - 1 - min(2, int(3 * math.sin(math.pi * t)))}", 0, 0.42 - beam / 2, beam)
    for n in range(count):
        own = _own(n, salt)
        rise = (t * 0.9 + own) % 1.0
        size = _SIZES[int(own * 2.99)] * (0.7 if int(t * 10 + n) % 2 else 1.0)
        yield Mote(f"star {_fade(max(t, rise))}", _across(n, salt) * 0.85, 0.4 - rise * (0.5 + high), size)


def _own(n: int, salt: int) -> float:
    """A number from 0 to 1 of each thing's own, always the same."""
    return (n * 0.618 + salt * 0.377 + 0.11) % 1.0


def _across(n: int, salt: int) -> float:
    """A number from -0.5 to 0.5 of each thing's own, which has nothing to do with the other one."""
    return (n * 0.755 + n * n * 0.13 + salt * 0.29 + 0.05) % 1.0 - 0.5


def _fade(age: float) -> int:
    return 0 if age < 0.6 else 1 if age < 0.82 else 2


class Blooms:
    """Draws them out of stamps."""

    def __init__(self, stamps: Stamps) -> None:
        self._stamps = stamps
        self._strewn = lru_cache(maxsize=_KEPT)(self._stamped)

    def draw(self, surface: pygame.Surface, corner: tuple[int, int], camera: Camera, blooms: Sequence[Bloom]) -> None:
        """Draw all blooms; `corner` is where the board's upper left pixel would be."""
        columns, rows = camera.seen()
        for bloom in blooms:
            far = max((distance(cell, bloom.at) for cell in bloom.cells), default=0) or 1
            seen = [c for c in bloom.cells if c[0] in columns and c[1] in rows]
            ages = [(cell, _age(bloom, cell, far)) for cell in seen]
            open_ = [(cell, age) for cell, age in ages if 0 < age < 1]
            surface.fblits([self._glow(bloom, cell, age, corner, camera.square) for cell, age in open_])
            self._crest(surface, bloom, corner, camera.square)
            surface.fblits([blit for c, age in open_ for blit in self._motes(bloom, c, age, corner, camera.square)])

    def _glow(self, bloom: Bloom, cell: Cell, age: float, corner: tuple[int, int], square: int) -> Blit:
        fade = min(FADES - 1, int(abs(2 * age - 0.9) * FADES))
        stamp = self._stamps.stamp(f"glow {bloom.school} {fade}", square)
        return stamp, (corner[0] + cell[0] * square, corner[1] + cell[1] * square)

    def _crest(self, surface: pygame.Surface, bloom: Bloom, corner: tuple[int, int], square: int) -> None:
        if not 0 < bloom.age < 1:
            return
        step = sum(bloom.age > age for age in _CREST_AGES)
        edge = round(square * (_WIDE + _WIDER * bloom.power) * _CREST_SHARES[min(step, CRESTS - 1)])
        crest = self._stamps.stamp(f"crest {bloom.school} {_fade(bloom.age)}", edge)
        x, y = (corner[0] + round((bloom.at[0] + 0.5) * square), corner[1] + round((bloom.at[1] + 0.5) * square))
        surface.blit(crest, crest.get_rect(center=(x, y)))

    def _motes(self, bloom: Bloom, cell: Cell, age: float, corner: tuple[int, int], square: int) -> list[Blit]:
        count = 3 + bloom.power if len(bloom.cells) > _CROWDED else 3 + 2 * bloom.power
        salt = (cell[0] * 5 + cell[1] * 3) % _SALTS
        left, top = corner[0] + cell[0] * square, corner[1] + cell[1] * square
        strewn = self._strewn(bloom.school, count, 0.3 + 0.15 * bloom.power, int(age * _MOMENTS), salt, square)
        return [(stamp, (left + x, top + y)) for stamp, (x, y) in strewn]

    def _stamped(
        self, school: School, count: int, high: float, moment: int, salt: int, square: int
    ) -> tuple[Blit, ...]:
        """What is in the air over a square, from its upper left corner."""
        found = []
        for mote in motes(school, count, high, moment, salt):
            edge = max(_SMALLEST, round(mote.size * square))
            at = (round((mote.x + 0.5) * square - edge / 2), round((mote.y + 0.5) * square - edge / 2))
            found.append((self._stamps.stamp(mote.name, edge), at))
        return tuple(found)


def _age(bloom: Bloom, cell: Cell, far: int) -> float:
    """How far the bloom is over one square: the farther from its middle the later it begins, but all end together."""
    late = _SPREAD * distance(cell, bloom.at) / far
    return (bloom.age - late) / (1 - late)


def draw_bolts(surface: pygame.Surface, corner: tuple[int, int], square: int, bolts: Sequence[Bolt]) -> None:
    """Draw lightning: a jagged line that leaps over anew a few times, dark around a white core."""
    thick = max(2, round(_BOLT * square))
    for bolt in bolts:
        line = [(corner[0] + x * square, corner[1] + y * square) for x, y in jagged(bolt)]
        for colour, width in ((_RIM, thick * 2 + 2), (_SHINE, thick + 2), (_CORE, max(1, thick // 2))):
            pygame.draw.lines(surface, colour, False, line, width)


def jagged(bolt: Bolt) -> list[tuple[float, float]]:
    """The corners of a bolt in squares, from the middle of one square to that of another; as it ages it leaps over."""
    x0, y0, x1, y1 = bolt.x0 + 0.5, bolt.y0 + 0.5, bolt.x1 + 0.5, bolt.y1 + 0.5
    length = math.dist((x0, y0), (x1, y1)) or 1.0
    count = max(3, round(length * _JAGS))
    leap = int(bolt.age * 5)
    found = []
    for n in range(count + 1):
        share = n / count
        off = 0.0 if n in (0, count) else (_own(n * 7, leap) - 0.5) * 0.5 * (1 if n % 2 else -1)
        found.append(
            (x0 + (x1 - x0) * share - (y1 - y0) / length * off, y0 + (y1 - y0) * share + (x1 - x0) / length * off)
        )
    return found
