"""Pictures as small PNG files: at most 256 tones, without time or text, packed the same way everywhere."""

import struct
import zlib
from collections import Counter
from collections.abc import Sequence

from vector import Picture, pixels

_MOST = 256
_COMMON = 500
"""A tone that so many pixels have is kept as it is; others, from soft edges, may move a little."""
_STEP = 8
_NEAR = (8, 11, 15, 20, 27, 36, 48, 64)
"""How far a tone may be from the one drawn in its place, of 255: the first that leaves few enough tones is taken."""
Tone = tuple[int, int, int, int]
"""Red, green, blue and opacity."""


def _tone(pixel: int) -> Tone:
    red, green, blue, alpha = pixel.to_bytes(4, "little")
    return red, green, blue, alpha


def _rounded(pixel: int, count: int) -> Tone:
    """The tone of a pixel, rounded if it is rare."""
    tone = _tone(pixel)
    if tone[3] < _STEP:
        return 0, 0, 0, 0
    if count >= _COMMON:
        return tone
    red, green, blue, alpha = (min(255, (part + _STEP // 2) // _STEP * _STEP) for part in tone)
    return red, green, blue, alpha


def _seen(tone: Tone) -> Tone:
    """What counts for the eye: a colour weighs as much as it covers."""
    red, green, blue, alpha = tone
    return red * alpha // 255, green * alpha // 255, blue * alpha // 255, alpha


def _apart(one: Tone, other: Tone) -> int:
    a, b, c, d = one
    e, f, g, h = other
    return max(abs(a - e), abs(b - f), abs(c - g), abs(d - h))


def _chosen(tones: Sequence[Tone], common: int) -> list[Tone]:
    """At most 256 of the tones: the first so many, then others before those behind them, till each has one near."""
    seen = {tone: _seen(tone) for tone in tones}
    for near in _NEAR:
        found = list(tones[:common])
        for tone in tones[common:]:
            here = seen[tone]
            if all(_apart(here, seen[other]) > near for other in found):
                found.append(tone)
                if len(found) > _MOST:
                    break
        if len(found) <= _MOST:
            return found
    return found[:_MOST]


def packed(picture: Picture) -> bytes:
    """The bytes of the PNG file."""
    width, height = picture.get_size()
    raw = memoryview(pixels(picture)).cast("I")
    counted = Counter(raw)
    rounded = {pixel: _rounded(pixel, count) for pixel, count in counted.items()}
    common: Counter[Tone] = Counter()
    for pixel, count in counted.items():
        common[rounded[pixel]] += count
    order = sorted(common, key=lambda tone: (-common[tone], tone))
    # Clear pixels come first, since a list of opacities may end where all tones that follow are opaque.
    kept = min(_MOST // 2, sum(count >= _COMMON for count in common.values()))
    tones = sorted(_chosen(order, kept), key=lambda tone: (tone[3], tone))
    seen = [_seen(tone) for tone in tones]
    nearest = {tone: min(range(len(tones)), key=lambda n: _apart(_seen(tone), seen[n])) for tone in order}
    numbers = {pixel: nearest[tone] for pixel, tone in rounded.items()}
    rows = bytes(map(numbers.__getitem__, raw))
    lines = b"".join(b"\0" + rows[y * width : (y + 1) * width] for y in range(height))
    return _file(width, height, tones, lines)


def _file(width: int, height: int, tones: Sequence[Tone], lines: bytes) -> bytes:
    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
    colours = chunk(b"PLTE", b"".join(bytes(tone[:3]) for tone in tones))
    clear = chunk(b"tRNS", bytes(tone[3] for tone in tones if tone[3] < 255))
    body = chunk(b"IDAT", zlib.compress(lines, 9)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + head + colours + clear + body
