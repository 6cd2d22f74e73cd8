"""The battle maps that can be chosen: every file in the maps' folders, those that cannot be used with the reason."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game.content.catalog import Catalog
from game.content.problems import Refused
from game.core.codec import Unreadable
from game.core.entity import Round
from game.core.grid import Board
from game.core.ids import BATTLE
from game.core.state import State
from game.i18n import _
from game.maps.faults import Faults
from game.maps.files import Folder, read
from game.maps.picture import MapPicture, TileLayer, Tileset
from game.maps.report import root_of
from game.maps.tiled import LoadedMap, load_map
from game.maps.tilesets import Tilesets
from game.maps.xmlgate import parse
from game.rules.commander.components import Initiative
from game.rules.commander.models import CommanderContent
from game.rules.commander.position import read_position
from game.scenes.battle.setup import Setup, new_seed, setup_of, sides_in, usual_personality, usual_players
from game.ui.figures.dyes import SIDES

MOST_BYTES = 1024 * 1024
"""The longest position that is read."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A map in the list: loaded, or the first sentence about why it is not."""

    title: str
    loaded: LoadedMap | None
    complaint: str = ""


def list_maps(folders: Sequence[Path], content: CommanderContent) -> tuple[Listed, ...]:
    """The maps in `battle` below each folder, by file name; a later folder's map replaces one of the same name."""
    found = {path.name: (path, folder) for folder in folders for path in sorted(folder.glob("battle/*.tmx"))}
    return tuple(_listed(path, folder, content) for _name, (path, folder) in sorted(found.items()))


def _listed(path: Path, folder: Path, content: CommanderContent) -> Listed:
    try:
        loaded = load_map(path, folder, content)
    except Refused as refusal:
        return Listed(path.stem.replace("_", " ").title(), None, str(refusal.problems[0]))
    return Listed(loaded.name, loaded)


def opened(map_: Path | None, position: Path | None, folders: Sequence[Path], catalog: Catalog) -> Setup:
    """The battle that a map, a position, or a position on a map's picture begins; the first side is played by hand.

    Raises Refused with what is wrong in the map, ValueError with one sentence about the position.
    """
    content, personality = catalog.commander, usual_personality(catalog)
    loaded = load_map(map_, root_of(map_), content) if map_ else None
    if position is None and loaded:
        return setup_of(loaded, usual_players(loaded.start.sides, personality), new_seed(), content)
    if position is None:
        raise ValueError(_("There is neither a map nor a position to begin with."))
    start = _position(position, content)
    sides = sides_in(start)
    fits = loaded and (loaded.picture.width, loaded.picture.height) == (start.board.width, start.board.height)
    picture = loaded.picture if loaded and fits else plain_picture(start.board, folders)
    name = position.stem.replace("_", " ").title()
    return Setup(name, "", picture, start, "", usual_players(sides, personality), new_seed())


def _position(path: Path, content: CommanderContent) -> State:
    if path.exists() and not path.is_file():
        raise ValueError(f"{path}: it is not a file")
    try:
        with path.open("rb") as file:
            text = file.read(MOST_BYTES).decode("utf-8")
        state = _unbegun(read_position(text, content))
    except OSError as error:
        raise ValueError(f"{path}: it cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise ValueError(f"{path}: it is not text in UTF-8") from None
    except Unreadable as error:
        raise ValueError(f"{path}: {error}") from None
    strangers = [side for side in sides_in(state) if side not in SIDES]
    if strangers:
        raise ValueError(f"{path}: there is no side '{strangers[0]}'; the sides are {', '.join(SIDES)}")
    if len(sides_in(state)) < 2:
        raise ValueError(f"{path}: a battle needs two sides")
    return state


def _unbegun(state: State) -> State:
    """The position before its battle begins: whoever moves first is left to the dice (rule book 3)."""
    return state.having(BATTLE, Initiative()).having(BATTLE, Round(0))


def picture_of(map_file: str, map_hash: str, folders: Sequence[Path], content: CommanderContent) -> MapPicture | None:
    """The picture of the map with this hash, looked for in folders of maps, the last one first and the file of its name
    before others; None if there is no such map."""
    if not map_hash:
        return None
    paths = [(path, folder) for folder in reversed(folders) for path in sorted(folder.rglob("*.tmx"))]
    paths.sort(key=lambda found: found[0].name != Path(map_file).name)
    for path, folder in paths:
        try:
            loaded = load_map(path, folder, content)
        except Refused:
            continue
        if loaded.hash == map_hash:
            return loaded.picture
    return None


def plain_picture(board: Board, folders: Sequence[Path]) -> MapPicture:
    """A picture of a board without a map: its ground alone, in the tiles of the first folder."""
    tiles, tileset = _ground_tiles(folders)
    usual = next(iter(tiles.values()))
    gids = tuple(tileset.first_gid + tiles.get(terrain, usual) for terrain in board.terrain)
    layer = TileLayer("terrain", 0, 0, 1.0, gids)
    return MapPicture(board.width, board.height, tileset.tile_width, tileset.tile_height, (layer,), (tileset,))


def _ground_tiles(folders: Sequence[Path]) -> tuple[dict[str, int], Tileset]:
    """The first tile of each terrain in the game's own `tilesets/terrain.tsx`. Raises Refused if it is broken."""
    root = folders[0]
    path = root / "tilesets" / "terrain.tsx"
    faults = Faults(path.as_posix())
    tilesets = Tilesets(Folder(root), faults)
    tilesets.first_gid(path)
    element = parse(read(path, faults), "tileset", faults)
    faults.check()
    found: dict[str, int] = {}
    for tile in element.findall("tile"):
        for one in tile.findall("properties/property"):
            if one.get("name") == "terrain":
                found.setdefault(one.get("value", ""), int(tile.get("id", "0")))
    return found, tilesets.values[0]
