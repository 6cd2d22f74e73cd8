"""The tiles of a tileset that move: frames inside the tileset, not too many, and for a time that makes sense."""

from xml.etree.ElementTree import Element

from game.maps.faults import Faults
from game.maps.picture import Animation
from game.maps.xmlgate import whole

MOST_FRAMES = 64
"""Frames of one tile."""
SHORTEST, LONGEST = 10, 60_000
"""Milliseconds a frame may last."""


def read_animations(tileset: Element, count: int, faults: Faults, where: str) -> dict[int, Animation]:
    """The animations of a <tileset> of `count` tiles, by the tile's number; what is wrong with one is noted."""
    found: dict[int, Animation] = {}
    for tile in tileset.findall("tile"):
        frames = tile.findall("animation/frame")
        if not frames:
            continue
        here = f"{where}, tile {tile.get('id', '?')[:20]}".removeprefix(", ")
        if len(frames) > MOST_FRAMES:
            what = f"the animation has {len(frames)} frames"
            faults.error(here, what, f"at most {MOST_FRAMES} are allowed")
            continue
        number = whole(tile, "id", faults, here, 0, count - 1)
        found[number] = tuple(
            (
                whole(frame, "tileid", faults, here, 0, count - 1),
                whole(frame, "duration", faults, here, SHORTEST, LONGEST),
            )
            for frame in frames
        )
    return found
