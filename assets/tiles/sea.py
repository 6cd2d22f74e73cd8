"""Water in six moments: ripples and patches come and go in turn, so that any tile may begin anywhere in the circle."""

from functools import cache
from random import Random

from palette import Palette, mix
from vector import Picture, blob, box, drawn, path, spread

MOMENTS = 6
"""The moments of the sea; each is the start of a variant, and the next of the moment before."""
MOMENT = 300
"""How long a moment lasts, in milliseconds."""
_RIPPLES, _PATCHES = 5, 6
_LIFE = (0.0, 0.4, 0.8, 1.0, 0.7, 0.3)
"""How much there is of a ripple or patch from its coming to its going."""


def wave(x: float, y: float, color: str, k: float, o: float = 0.8) -> str:
    """A ripple."""
    up = f"q{3.5 * k:.1f},{-4 * k:.1f} {7 * k:.1f},0"
    down = f"q{3.5 * k:.1f},{4 * k:.1f} {7 * k:.1f},0"
    return path(f"M{x - 7 * k:.1f},{y:.1f} {up} {down}", "none", color, 1.7, round(o, 2))


def _patches(palette: Palette, kind: str, moment: int) -> str:
    """Water a little darker or lighter, well inside the tile, that swells and sinks."""
    rng, tones = Random(f"{kind} patches"), palette.tones[kind]
    shapes = ""
    for n, (x, y) in enumerate(spread(rng, _PATCHES, 15, 12, 52)):
        shape = blob(rng, x, y, rng.uniform(9, 13), rng.uniform(4, 7))
        tone = mix(tones.plain, (tones.dark, tones.light)[n % 2], _LIFE[(moment + n * 5) % MOMENTS])
        shapes += path(shape, tone, "none")
    return shapes


@cache
def still(palette: Palette, kind: str, variant: int = 0) -> Picture:
    """An opaque tile without ripples, for what lies beside the sea and does not move."""
    return drawn(box(-1, -1, 66, 66, palette.tones[kind].plain, "none"), _patches(palette, kind, variant))


@cache
def sea(palette: Palette, kind: str, moment: int) -> Picture:
    """An opaque tile of water or deep water at one of its moments."""
    rng, color = Random(f"{kind} ripples"), palette.tones[kind].mark
    shapes = ""
    for n, (x, y) in enumerate(spread(rng, _RIPPLES, 20, 9, 55)):
        step = (moment + n * 5) % MOMENTS
        k = rng.uniform(0.7, 1) * (0.6 + 0.4 * _LIFE[step])
        if _LIFE[step]:
            shapes += wave(min(max(x, 15), 47) + step * 1.2, y, color, k, 0.85 * _LIFE[step])
    tile = still(palette, kind, moment).copy()
    tile.blit(drawn(shapes), (0, 0))
    return tile
