"""One question for authors: what does this map look like with its edges, joins and trees filled in?"""

import os
import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.content.problems import Problem, ranked
from game.core.grid import Board
from game.maps.dress.edges import cliffs, edges
from game.maps.dress.field import Field, built_on, settled, square
from game.maps.dress.joins import standing, waters
from game.maps.dress.markup import Laid, MapText, read_text, with_layers, with_tilesets
from game.maps.dress.pieces import BUILDINGS, FOLDER, Piece, Pieces, read_pieces, tileset_name
from game.maps.dress.shadows import shadows
from game.maps.dress.touches import merged, recalled, remembered
from game.maps.faults import Faults
from game.maps.files import Folder, read
from game.maps.gate import Admitted, admit
from game.maps.picture import GID, TileLayer, Tileset
from game.maps.project import read_defaults
from game.maps.tiled import TERRAIN, TiledContents, board_of, read_map
from game.rules.commander.models import CommanderContent

_OWN = re.compile(r"(edges|cliffs) [0-9]+|rivers|shadows|dressing|tall", re.ASCII)
"""The layers that are filled."""


@dataclass(frozen=True, slots=True)
class Dressed:
    """A map's file filled in, how many of the author's tiles stayed, and what the author should know."""

    data: bytes
    layers: tuple[str, ...]
    kept: int
    warnings: tuple[Problem, ...]


def dress(path: Path, root: Path, content: CommanderContent) -> Dressed:
    """Fill the drawn layers of the map at `path` inside the maps' folder `root`. Raises Refused."""
    admitted = admit(path, root)
    faults = Faults(path.as_posix(), list(admitted.warnings))
    contents = read_map(admitted, read_defaults(root, faults))
    width, height, tile = (int(admitted.tree.get(key, "0")) for key in ("width", "height", "tilewidth"))
    field = _field(contents, board_of(contents, width, height, content, faults))
    field = built_on(field, _built(contents, admitted.tilesets))
    pieces = read_pieces(root, faults, _folder(contents, admitted))
    layers = layers_of(field, pieces)
    text = _decoded(path, faults)
    source = read_text(text)
    _check_own(source, contents, layers, (width, height, tile), faults)
    numbers = _first_gids(admitted, root)
    missing = sorted({piece.tileset for made in layers.values() for piece in made if piece} - set(numbers))
    source = read_text(_with_missing(source, missing, numbers, admitted, path, root))
    laid, kept = _filled(source, contents, layers, numbers, (width, height, tile))
    names = tuple(layer.name for layer in laid)
    return Dressed(with_layers(source, laid, TERRAIN).encode(), names, kept, ranked(faults.found))


def layers_of(field: Field, pieces: Pieces) -> dict[str, list[Piece | None]]:
    """What each layer is filled with, from below."""
    ground = {**edges(field, pieces), **cliffs(field, pieces), **waters(field, pieces)}
    return {**ground, **shadows(field, pieces), **standing(field, pieces)}


def untouched(path: Path, root: Path) -> tuple[object, ...]:
    """All of a map that filling its layers must leave as it is, to hold the new file against the old."""
    contents = read_map(admit(path, root), {})
    others = [(layer.name, layer.offset_x, layer.offset_y, layer.gids) for layer in contents.layers if not _own(layer)]
    return dict(contents.properties), others, contents.objects


def _own(layer: TileLayer) -> bool:
    return _OWN.fullmatch(layer.name) is not None


def _field(contents: TiledContents, board: Board) -> Field:
    (ground,) = (layer for layer in contents.layers if layer.name == TERRAIN)
    says = [contents.tiles.get(gid & GID, ("", {}))[1] for gid in ground.gids]
    return settled(Field(board, tuple(square(*pair) for pair in zip(board.terrain, says, strict=True))))


_TOWER = "tower"


def _built(contents: TiledContents, tilesets: Sequence[Tileset]) -> set[int]:
    """The places of squares that a building of an author's own fills; a tower only rises from what stands there."""
    houses = [t for t in tilesets if t.image.stem == BUILDINGS]
    numbers = {gid for t in houses for gid in range(t.first_gid, t.first_gid + t.count)}
    numbers -= {gid for gid, (kind, _) in contents.tiles.items() if kind == _TOWER}
    whole = [a for a in contents.layers if not (a.columns or a.offset_x or a.offset_y or _own(a))]
    return {place for layer in whole for place, gid in enumerate(layer.gids) if gid & GID in numbers}


def _decoded(path: Path, faults: Faults) -> str:
    try:
        return read(path, faults).decode("utf-8")
    except UnicodeDecodeError:
        faults.refuse("", "is not written in UTF-8", "save it again in Tiled")


def _check_own(
    source: MapText, contents: TiledContents, layers: Mapping[str, object], size: tuple[int, int, int], faults: Faults
) -> None:
    """Hold the layers that are to be filled against what they have to be. Raises Refused."""
    for name in layers:
        found = [layer for layer in contents.layers if layer.name == name]
        columns, _, offset = _shape(name, size)
        place = (0 if columns == size[0] else columns, offset, offset)
        if len(found) > 1 or len(source.named(name)) > 1:
            faults.error(f"layer {name}", "two layers have this name", "rename or delete one")
        elif found and (found[0].columns, found[0].offset_x, found[0].offset_y) != place:
            what = "the layer is not as large, or not where, edges are laid" if offset else "the layer is moved"
            faults.error(f"layer {name}", what, "rename it, or delete it and dress the map again")
    faults.check()


def _shape(name: str, size: tuple[int, int, int]) -> tuple[int, int, int]:
    """Columns, rows and offset of a layer: corner sets lie half a tile off, one row and column more."""
    width, height, tile = size
    return (width + 1, height + 1, -tile // 2) if name[-1].isdecimal() else (width, height, 0)


def _first_gids(admitted: Admitted, root: Path) -> dict[str, int]:
    """The first gid of each tileset that the map has, by its name."""
    return {tileset_name(t.image, root): t.first_gid for t in admitted.tilesets}


def _folder(contents: TiledContents, admitted: Admitted) -> Path:
    """The folder of the tileset with which most of the ground is painted."""
    (ground,) = (layer for layer in contents.layers if layer.name == TERRAIN)
    firsts = [tileset.first_gid for tileset in admitted.tilesets]
    used = Counter(bisect_right(firsts, gid & GID) - 1 for gid in ground.gids)
    return admitted.tilesets[max(used, key=lambda n: (used[n], -n))].image.parent


def _with_missing(
    source: MapText, missing: Sequence[str], numbers: dict[str, int], admitted: Admitted, path: Path, root: Path
) -> str:
    """The text with the tilesets it lacks; their first gids go to `numbers`."""
    added = []
    first = max((_end(tileset) for tileset in admitted.tilesets), default=1)
    for name in missing:
        file = Folder(root).root / FOLDER / f"{name}.tsx"
        added.append((first, Path(os.path.relpath(file, path.absolute().parent)).as_posix()))
        numbers[name] = first
        first += _ROOM
    return with_tilesets(source, added) if added else source.text


_ROOM = 1024
"""Numbers left for a tileset that is added, so that it may grow."""


def _end(tileset: Tileset) -> int:
    return tileset.first_gid + tileset.count


def _filled(
    source: MapText,
    contents: TiledContents,
    layers: Mapping[str, Sequence[Piece | None]],
    numbers: Mapping[str, int],
    size: tuple[int, int, int],
) -> tuple[list[Laid], int]:
    """The layers with what the author changed in them, and how many tiles that is."""
    now = {layer.name: layer.gids for layer in contents.layers if _own(layer)}
    laid, kept = [], 0
    for name in [*layers, *(name for name in now if name not in layers and source.named(name)[0].dressed)]:
        width, height, offset = _shape(name, size)
        empty: list[Piece | None] = [None] * (width * height)
        made = layers.get(name, empty)
        fresh = [_gid(piece, numbers) for piece in made]
        old = source.named(name)
        if old:
            before = [_gid(piece, numbers) for piece in recalled(old[0].dressed, len(empty)) or empty]
            gids = merged(fresh, now[name], before)
            kept += sum(gid != new for gid, new in zip(gids, fresh, strict=True))
        else:
            gids = fresh
        laid.append(Laid(name, width, height, offset, gids, remembered(made)))
    return laid, kept


def _gid(piece: Piece | None, numbers: Mapping[str, int]) -> int:
    return numbers.get(piece.tileset, 0) + piece.number if piece else 0
