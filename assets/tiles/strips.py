"""Strips: 16 clear tiles each, by the sides where the strip goes on; bits: 1 north, 2 east, 4 south, 8 west."""

import math
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from random import Random

from contours import MIDDLES, contour
from palette import Palette, mix
from sea import wave
from vector import INK, LINE, Line, Picture, Point, blob, box, drawn, oval, path, smooth, stroke, turned


@dataclass(frozen=True, slots=True)
class Strip:
    """Half its width, strokes under it (colour, width), its fill, and the fill and half width of its middle."""

    half: float
    under: tuple[tuple[str, float], ...]
    fill: str
    core: str
    core_half: float
    wobble: float
    taper: int


STRIPS = ("road", "river", "fissure")


@cache
def _look(palette: Palette, kind: str) -> Strip:
    """A road, river or fissure in a biome."""
    if kind == "fissure":
        return Strip(9, ((INK, 5), (mix(palette.rock.dark, INK, 0.25), 3)), "#3a2d24", "#2a211b", 5, 6, 3)
    if kind == "road":
        edge, side, middle, _ = palette.road
        return Strip(12, ((edge, 4.6),), side, middle, 7, 2.8, 9)
    (wet, dry), water = palette.shore, palette.tones["water"].plain
    banks = ((wet, 10), (dry, 7), (mix(water, INK, 0.25), 1.5))
    return Strip(14, banks, mix(water, palette.surf[0], 0.45), water, 9, 2.8, 3)


def _arms(mask: int, rng: Random, wobble: float) -> list[list[Point]]:
    """A line for each pair of sides that go on; one side alone ends in the tile."""
    on = [side for i, side in enumerate("NESW") if mask >> i & 1]
    if len(on) == 1:
        x, y, u, v = MIDDLES[on[0]]
        return [[(x + u * k, y + v * k) for k in (-40, 0, 3, 8, 16, 24, 30, 35, 38)]]
    pairs = [a + b for a, b in combinations(on, 2)]
    return [contour(pair, rng, wobble if pair in ("NS", "EW") else wobble / 3, rough=False) for pair in pairs]


def _band(points: Line, half: float, rng: Random, taper: int) -> str:
    """A closed strip along a line, its width wavering away from the ends."""
    left: list[Point] = []
    right: list[Point] = []
    last = len(points) - 1
    for i, (x, y) in enumerate(points):
        (px, py), (qx, qy) = points[max(0, i - 1)], points[min(last, i + 1)]
        length = math.dist((px, py), (qx, qy)) or 1
        u, v = (py - qy) / length, (qx - px) / length
        width = half + (rng.uniform(-1.3, 1.3) if 3 <= i <= last - 3 else 0)
        if taper:
            # The first points lie at the tile's edge, where its neighbour has the whole width.
            width *= max(0.1, 1 - (max(0, i - 2) / (last - 2)) ** taper)
        left.append((x + u * width, y + v * width))
        right.append((x - u * width, y - v * width))
    return smooth(left) + smooth(right[::-1]).replace("M", " L", 1) + "Z"


@cache
def strip(palette: Palette, kind: str, mask: int) -> Picture:
    """One tile of a road, river or fissure."""
    look = _look(palette, kind)
    rng = Random(f"{kind}{mask}0")
    lines = _arms(mask, rng, look.wobble)
    taper = look.taper if mask in (1, 2, 4, 8) else 0
    shapes = [_band(line, look.half, rng, taper) for line in lines]
    cores = [_band(line, look.core_half, rng, taper) for line in lines]
    if not mask:
        shapes, cores = [blob(rng, 32, 32, 19, 15)], [blob(rng, 32, 32, 13, 9)]
    # One path for all arms, so that their soft edges are not laid over each other where they lie on each other.
    whole = " ".join(shapes)
    body = "".join(path(whole, color, color, width) for color, width in look.under)
    body += path(whole, look.fill, "none") + path(" ".join(cores), look.core, "none")
    if kind == "road":
        body += _pebbles(lines, palette.road[3], rng)
    if kind == "river":
        body += _ripples(lines, palette.surf[1], rng)
    return drawn(body)


def _pebbles(lines: list[list[Point]], color: str, rng: Random) -> str:
    spots = [(x + rng.uniform(-8, 8), y + rng.uniform(-6, 6)) for line in lines for x, y in line[4:-4:2]]
    return "".join(oval(x, y, rng.uniform(1.2, 2.2), 1.1, color, o=0.8) for x, y in spots)


def _ripples(lines: list[list[Point]], color: str, rng: Random) -> str:
    spots = [(x + rng.uniform(-6, 6), y + rng.uniform(-6, 6)) for line in lines for x, y in line[4:-4:4]]
    return "".join(wave(x, y, color, 0.5) for x, y in spots if 9 < x < 55 and 9 < y < 55)


@cache
def mouths(palette: Palette, mask: int) -> Picture:
    """A tile of water that rivers enter from the sides of the mask: they open over its foam."""
    body = path("M17,-3 L47,-3 C47,5 49,10 58,17 L6,17 C15,10 17,5 17,-3Z", palette.surf[0], "none")
    body += path("M20,-3 L44,-3 C44,6 46,12 54,19 L10,19 C18,12 20,6 20,-3Z", palette.tones["water"].plain, "none")
    return drawn(*[turned(body, way) for way, bit in (("S", 1), ("W", 2), ("N", 4), ("E", 8)) if mask & bit])


def _post(x: float, y: float) -> str:
    return box(x - 3, y - 6, 6, 11, "#8a6840", lw=1.8, r=2) + oval(x, y - 5, 3, 1.6, "#c4a274", INK, 1.4)


def _under(x: float, y: float, w: float, h: float) -> str:
    """The shadow of a deck on the water, whole to the tile's edge where the deck goes on."""
    left, top = x + (3 if x > 0 else 0), y + (8 if y > 0 else 0)
    return box(left, top, x + w + 3 - left, y + h + 8 - top, "#2d4a55", "none", o=0.35)


@cache
def pier(mask: int) -> Picture:
    """One tile of a pier on posts."""
    x0, x1 = -3 if mask & 8 else 18, 67 if mask & 2 else 46
    y0, y1 = -3 if mask & 1 else 18, 67 if mask & 4 else 46
    across, along = bool(mask & 10 or not mask), bool(mask & 5)
    decks = [(x0, 18, x1 - x0, 28)] * across + [(18, y0, 28, y1 - y0)] * along
    body = "".join(_under(*deck) for deck in decks)
    body += "".join(box(*deck, "#a9855a", lw=LINE * 1.6) for deck in decks)
    body += "".join(box(*deck, "#b08d60", "none") for deck in decks)
    joints = [[(x, 19), (x, 45)] for x in range(4, 64, 8) if across and x0 < x < x1]
    joints += [[(19, y), (45, y)] for y in range(4, 64, 8) if along and y0 < y < y1 and not (mask & 10 and 18 < y < 46)]
    body += "".join(stroke(joint, "#8a6840", 1.3, 0.8) for joint in joints)
    return drawn(body + "".join(_post(x, y) for x, y in ((18, 18), (46, 18), (18, 48), (46, 48))))
