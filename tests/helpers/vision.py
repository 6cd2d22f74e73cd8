"""How colours look to eyes that lack a kind of cone, and how far apart two colours then are.

The matrices are those of Machado, Oliveira and Fernandes (2009) for full deficiency, applied to linear light.
"""

import functools
import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, get_args

Sight = Literal["full", "protanopia", "deuteranopia", "tritanopia", "grey"]
SIGHTS: tuple[Sight, ...] = get_args(Sight)
"""Full colour vision, the three that lack red, green or blue cones, and none but light and dark."""

Rgb = tuple[int, int, int]
Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

_LIGHT: Triple = (0.2126, 0.7152, 0.0722)
_MATRICES: Mapping[Sight, Matrix] = MappingProxyType(
    {
        "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
        "protanopia": (
            (0.152286, 1.052583, -0.204868),
            (0.114503, 0.786281, 0.099216),
            (-0.003882, -0.048116, 1.051998),
        ),
        "deuteranopia": (
            (0.367322, 0.860646, -0.227968),
            (0.280085, 0.672501, 0.047413),
            (-0.011820, 0.042940, 0.968881),
        ),
        "tritanopia": (
            (1.255528, -0.076749, -0.178779),
            (-0.078411, 0.930809, 0.147602),
            (0.004733, 0.691367, 0.303900),
        ),
        "grey": (_LIGHT, _LIGHT, _LIGHT),
    }
)
_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE: Triple = (0.9505, 1.0, 1.089)


@functools.lru_cache(maxsize=65536)
def seen(colour: Rgb, sight: Sight) -> Rgb:
    """The colour as somebody with this sight sees it, as full sight would have to be shown it."""
    red, green, blue = (_encoded(channel) for channel in _times(_MATRICES[sight], _linear(colour)))
    return red, green, blue


@functools.lru_cache(maxsize=65536)
def lab(colour: Rgb) -> Triple:
    """The colour in CIE L*a*b*: lightness from 0 to 100, then green to red and blue to yellow."""
    x, y, z = (_root(part / white) for part, white in zip(_times(_XYZ, _linear(colour)), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: Rgb, other: Rgb, sight: Sight = "full") -> float:
    """How different two colours look to this sight (CIE 1976); about 2 is just noticed, 100 is black to white."""
    return math.dist(lab(seen(one, sight)), lab(seen(other, sight)))


def _times(matrix: Matrix, vector: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def _linear(colour: Rgb) -> Triple:
    """Channels from 0 to 255 as light from 0 to 1 (sRGB)."""
    shares = (channel / 255 for channel in colour)
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares)
    return red, green, blue


def _encoded(light: float) -> int:
    light = min(1.0, max(0.0, light))
    return round(255 * (light * 12.92 if light <= 0.0031308 else 1.055 * math.pow(light, 1 / 2.4) - 0.055))


def _root(share: float) -> float:
    return math.cbrt(share) if share > 0.008856 else 7.787 * share + 16 / 116
