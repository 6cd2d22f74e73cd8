"""Which frame each tile that moves shows: all tiles change together, on few beats a second."""

import math

from game.maps.picture import GID, Animation, MapPicture

QUICKEST = 150
"""The shortest beat in milliseconds; frames that are shorter are skipped."""

Phase = tuple[int, ...]
"""How many frames each rhythm of a map is past its first."""


class Frames:
    """The frames of a map at one moment, at first that of 0 ms.

    `moving` are the tiles that move, as gids with their flips.
    """

    def __init__(self, picture: MapPicture) -> None:
        found = {gid: _animation(picture, gid) for layer in picture.layers for gid in {*layer.gids} - {0}}
        moving = {gid: animation for gid, animation in sorted(found.items()) if len(animation) > 1}
        self.moving = frozenset(moving)
        lengths = {gid: tuple(length for _, length in animation) for gid, animation in moving.items()}
        self._rhythms = sorted(set(lengths.values()))
        self._beat = max(QUICKEST, math.gcd(*(length for rhythm in self._rhythms for length in rhythm)))
        self._tiles = {
            gid: (self._rhythms.index(lengths[gid]), tuple(_framed(picture, gid, tile) for tile, _ in animation))
            for gid, animation in moving.items()
        }
        self._resting = {
            gid: _framed(picture, gid, animation[0][0]) for gid, animation in found.items() if len(animation) == 1
        }
        self.first: Phase = (0,) * len(self._rhythms)
        self.phase = self.first
        self._shown = self._at(self.first)
        self._earliest = self._shown

    def show(self, ms: int) -> bool:
        """Take the frames of a moment in milliseconds; whether any is another than before."""
        now = ms // self._beat * self._beat
        phase = tuple(_place(rhythm, now) for rhythm in self._rhythms)
        if phase == self.phase:
            return False
        self.phase, self._shown = phase, self._at(phase)
        return True

    def of(self, gid: int) -> int:
        """The tile to draw for one of the map's tiles, with the same flips."""
        return self._shown.get(gid, gid)

    def at_first(self, gid: int) -> int:
        """The tile that Tiled draws where nothing moves: its first frame."""
        return self._earliest.get(gid, gid)

    def _at(self, phase: Phase) -> dict[int, int]:
        return self._resting | {gid: frames[phase[rhythm]] for gid, (rhythm, frames) in self._tiles.items()}


def _animation(picture: MapPicture, gid: int) -> Animation:
    tileset = picture.tileset_of(gid)
    return tileset.animations.get((gid & GID) - tileset.first_gid, ())


def _framed(picture: MapPicture, gid: int, tile: int) -> int:
    """The gid of another tile of the same tileset, flipped like the first."""
    return (gid & ~GID) | (picture.tileset_of(gid).first_gid + tile)


def _place(rhythm: tuple[int, ...], ms: int) -> int:
    """Which frame of a rhythm lasts at a moment."""
    left = ms % sum(rhythm)
    for place, length in enumerate(rhythm):
        if left < length:
            return place
        left -= length
    return 0
