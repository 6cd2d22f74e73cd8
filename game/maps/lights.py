"""The lanterns and windows of a map: tiles whose property `light` says how many squares far they shine."""

from collections.abc import Iterator, Mapping

from game.maps.faults import Faults
from game.maps.picture import GID, Light, MapPicture, TileLayer

LIGHT = "light"
FARTHEST = 5
"""Squares that a light shines at most."""


def lights_of(
    picture: MapPicture, tiles: Mapping[int, tuple[str, Mapping[str, object]]], faults: Faults
) -> tuple[Light, ...]:
    """The lights among the drawn tiles, `tiles` being class and properties by gid; a wrong value is noted."""
    reaches: dict[int, int] = {}
    for gid, (_kind, properties) in sorted(tiles.items()):
        said = properties.get(LIGHT, 0)
        if isinstance(said, int) and not isinstance(said, bool) and 0 <= said <= FARTHEST:
            reaches[gid] = said
        else:
            tileset = picture.tileset_of(gid)
            where = f"tileset {tileset.name}, tile {gid - tileset.first_gid}"
            faults.error(where, f"has {str(said)[:20]} as light", f"give light as a whole number from 0 to {FARTHEST}")
    lit = {gid for gid, reach in reaches.items() if reach}
    if not lit:
        return ()
    return tuple(light for layer in picture.layers for light in _of_layer(picture, layer, lit, reaches))


def _of_layer(picture: MapPicture, layer: TileLayer, lit: set[int], reaches: Mapping[int, int]) -> Iterator[Light]:
    across = layer.columns or picture.width
    for place, entry in enumerate(layer.gids):
        gid = entry & GID
        if gid in lit:
            row, column = divmod(place, across)
            tileset = picture.tileset_of(gid)
            left = column * picture.tile_width + layer.offset_x + tileset.offset_x
            foot = (row + 1) * picture.tile_height + layer.offset_y + tileset.offset_y
            high = min(tileset.tile_height, picture.tile_height)
            yield Light(left + tileset.tile_width // 2, foot - high // 2, reaches[gid])
