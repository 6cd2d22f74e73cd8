"""A Tiled map as the game needs it: the start of a battle for the rules, and a picture for the screen."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import astuple, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.content.problems import Problem, did_you_mean, ranked
from game.core.grid import Board
from game.maps.battle import Muster
from game.maps.checks import warn_of_what_was_hardly_meant
from game.maps.faults import Faults
from game.maps.first_turn import warn_of_early_strikes
from game.maps.gate import Admitted, admit
from game.maps.harm import warn_of_harmless_sides
from game.maps.layers import square
from game.maps.lights import lights_of
from game.maps.markers import Grid, Placed
from game.maps.picture import FLIP_DIAGONAL, FLIP_X, FLIP_Y, GID, MapPicture, TileLayer
from game.maps.project import Defaults, Value, read_defaults
from game.maps.sky import read_sky
from game.maps.ways import Relief
from game.rules.commander.models import CommanderContent
from game.rules.commander.movement import Ground
from game.rules.commander.setup import BattleStart, CommanderStart

if TYPE_CHECKING:
    from pytmx import TiledMap

TERRAIN = "terrain"
ELEVATION = "elevation"
HIGHEST = 5
"""The highest level of the elevation layer."""
Tiles = Mapping[int, tuple[str, Mapping[str, Value]]]
"""Class and properties of tiles by gid."""


@dataclass(frozen=True, slots=True)
class LoadedMap:
    """A map ready to play; `hash` is over what the rules read (hexadecimal SHA-256), the same on every system."""

    name: str
    note: str
    path: Path
    start: BattleStart
    picture: MapPicture
    warnings: tuple[Problem, ...]
    hash: str


@dataclass(frozen=True, slots=True)
class TiledContents:
    """What a map holds before any rule looks at it: name and note, tile layers, tiles used, objects."""

    properties: Mapping[str, Value]
    layers: tuple[TileLayer, ...]
    drawn: tuple[TileLayer, ...]
    tiles: Tiles
    objects: tuple[Placed, ...]


def load_map(path: Path, root: Path, content: CommanderContent) -> LoadedMap:
    """Load the battle map at `path` inside the maps' folder `root`. Raises Refused with every fault found."""
    admitted = admit(path, root)
    faults = Faults(path.as_posix(), list(admitted.warnings))
    defaults = read_defaults(root, faults)
    contents = read_map(admitted, defaults)
    tree = admitted.tree
    width, height, tile = (int(tree.get(key, "0")) for key in ("width", "height", "tilewidth"))
    board = board_of(contents, width, height, content, faults)
    start = Muster(board, Grid(width, height, tile), content, faults).start(contents.objects)
    sky = read_sky(contents.properties, faults)
    picture = MapPicture(width, height, tile, tile, contents.drawn, admitted.tilesets, sky)
    picture = replace(picture, lights=lights_of(picture, contents.tiles, faults))
    faults.check()
    relief = Relief(board, Ground(content.terrain))
    warn_of_what_was_hardly_meant(start, relief, content, faults)
    warn_of_early_strikes(start, relief, content, faults)
    warn_of_harmless_sides(start, content, faults)
    name = str(contents.properties.get("name", "")) or path.stem.replace("_", " ").title()
    note = str(contents.properties.get("note", ""))
    return LoadedMap(name, note, path, start, picture, ranked(faults.found), start_hash(start))


def read_map(admitted: Admitted, defaults: Defaults) -> TiledContents:
    """Have pytmx read what came through the gate, and take from it what the game needs."""
    from pytmx import TiledMap, TiledTileLayer

    tmx = TiledMap(allow_duplicate_names=True, load_all=False)
    tmx.filename = "map.tmx"
    tmx.parse_xml(admitted.tree)
    gids = _tiled_gids(tmx)
    tiles = {
        gids[gid] & GID: (str(p.get("type") or ""), {**defaults.get(str(p.get("type") or ""), {}), **p})
        for gid, p in tmx.tile_properties.items()
    }
    found = [layer for layer in tmx.layers if isinstance(layer, TiledTileLayer)]
    layers = tuple(
        TileLayer(
            str(layer.name),
            layer.offsetx,
            layer.offsety,
            layer.opacity,
            tuple(map(gids.__getitem__, [gid for row in layer.data for gid in row])),
            0 if layer.width == tmx.width else layer.width,
        )
        for layer in found
    )
    objects = tuple(
        _placed(item, str(group.name), gids, tiles, defaults) for group in tmx.objectgroups for item in group
    )
    seen = tuple(layer for layer, source in zip(layers, found, strict=True) if source.visible)
    drawn = tuple(layer for layer in seen if layer.name != ELEVATION)
    properties = {**defaults.get(admitted.tree.get("class", ""), {}), **tmx.properties}
    return TiledContents(properties, layers, drawn, tiles, objects)


def _tiled_gids(tmx: "TiledMap") -> dict[int, int]:
    """Tiled's gids with their flips by the numbers pytmx puts in their place."""
    gids = {0: 0}
    for tiled, registered in tmx.gidmap.items():
        for gid, flags in registered:
            across, down, diagonal = flags or (False, False, False)
            gids[gid] = tiled | across * FLIP_X | down * FLIP_Y | diagonal * FLIP_DIAGONAL
    return gids


def _placed(item: Any, layer: str, gids: dict[int, int], tiles: Tiles, defaults: Defaults) -> Placed:
    """An object with what its class adds; pytmx added its tile's properties and moved it from lower to upper edge."""
    tile_class, _ = tiles.get(gids[item.gid] & GID, ("", {}))
    kind = item.type or tile_class
    properties = {**defaults.get(kind, {}), **item.properties}
    y = item.y + item.height if item.gid else item.y
    return Placed(
        item.id, item.name, kind, item.shape, item.x, y, item.width, item.height, item.rotation, layer, properties
    )


def board_of(contents: TiledContents, width: int, height: int, content: CommanderContent, faults: Faults) -> Board:
    """Terrain and elevation of every square. Raises Refused if there is no terrain layer to read."""
    terrain = _only(contents, TERRAIN, faults)
    if terrain is None:
        faults.refuse("map", "the map has no tile layer named terrain", "give the layer of the ground this name")
    ids = _terrain_ids(terrain, contents.tiles, width, content, faults)
    elevation = _only(contents, ELEVATION, faults)
    levels = _levels(elevation, contents.tiles, width, faults) if elevation else (0,) * (width * height)
    # Everything after this asks what is on a square, so the map must have answers.
    faults.check()
    return Board(width, height, ids, levels)


def _only(contents: TiledContents, name: str, faults: Faults) -> TileLayer | None:
    layers = [layer for layer in contents.layers if layer.name == name]
    if len(layers) > 1:
        faults.error(f"layer {name}", f"{len(layers)} layers have this name", "rename all but one")
    if layers and (layers[0].offset_x or layers[0].offset_y):
        what = "the layer is drawn beside the squares it stands for"
        faults.error(f"layer {name}", what, "set its Offset, and its groups', to 0")
    return layers[0] if layers else None


def _terrain_ids(
    layer: TileLayer, tiles: Tiles, width: int, content: CommanderContent, faults: Faults
) -> tuple[str, ...]:
    """The terrain of each square: its tile's property `terrain`, or else its tile's class."""
    names: dict[int, str] = {}
    for gid in sorted(set(layer.gids)):
        kind, properties = tiles.get(gid & GID, ("", {}))
        name = names[gid] = str(properties.get("terrain", "")) or kind
        if name in content.terrain:
            continue
        where = f"layer {layer.name}, {square(layer.gids.index(gid), width)}"
        if gid == 0:
            faults.error(where, "the square has no terrain", "paint it")
        elif not name or name == TERRAIN:
            faults.error(where, "the tile says no terrain", "give the tile a property terrain in its tileset")
        else:
            faults.error(where, f"the terrain '{name[:40]}' is unknown", did_you_mean(name, content.terrain))
    return tuple(map(names.__getitem__, layer.gids))


def _levels(layer: TileLayer, tiles: Tiles, width: int, faults: Faults) -> tuple[int, ...]:
    """The elevation of each square: its tile's property `elevation`, 0 where there is no tile."""
    levels: dict[int, int] = {0: 0}
    for gid in sorted(set(layer.gids) - {0}):
        value = tiles.get(gid & GID, ("", {}))[1].get("elevation")
        levels[gid] = value if isinstance(value, int) and 0 <= value <= HIGHEST else 0
        if value != levels[gid] or isinstance(value, bool):
            where = f"layer {layer.name}, {square(layer.gids.index(gid), width)}"
            faults.error(where, "the tile says no elevation", f"use the elevation tileset, 0 to {HIGHEST}")
    return tuple(map(levels.__getitem__, layer.gids))


def start_hash(start: BattleStart) -> str:
    """SHA-256 of what the rules read of a map, as 64 hexadecimal digits."""
    board = start.board
    content = (
        (board.width, board.height, board.terrain, board.elevation),
        start.sides,
        [_as_maps_say(commander) for commander in start.commanders],
        [astuple(objective) for objective in start.objectives],
    )
    return hashlib.sha256(json.dumps(content, separators=(",", ":")).encode()).hexdigest()


def _as_maps_say(one: CommanderStart) -> tuple[object, ...]:
    """What a map says of a commander; gifts and wounds it never gives."""
    units = [(unit.id, unit.kind, unit.cell) for unit in one.units]
    who = (one.id, one.side, one.name, one.kind, one.cell)
    return (*who, units, one.attributes, one.arrives, one.skills, one.spells)
