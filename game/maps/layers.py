"""The data of a tile layer, in any form Tiled writes, as one CSV text with every entry checked."""

import binascii
import struct
import zlib
from collections.abc import Callable
from xml.etree.ElementTree import Element

from game.maps.faults import Faults
from game.maps.picture import GID

_WBITS = {"zlib": 15, "gzip": 31}
_FORMAT_ADVICE = "set Map > Map Properties > Tile Layer Format to CSV and save"


def square(index: int, width: int) -> str:
    """A square as messages name it: column,row, both from 0 as Tiled counts."""
    return f"square {index % width},{index // width}"


def read_data(
    element: Element, width: int, height: int, known: Callable[[int], bool], faults: Faults, where: str
) -> tuple[str, set[int]] | None:
    """The gids of a layer as CSV, and which tiles they are without flips.

    None, with faults noted, if they are not `width * height` gids of known tiles.
    """
    data = element.find("data")
    if data is None:
        faults.error(where, "the layer holds no data", "save the map again in Tiled")
        return None
    gids = _gids(data, width * height, faults, where)
    if gids is None:
        return None
    used = set(gids)
    unknown = [gid for gid in sorted(used) if not (0 <= gid < 1 << 32 and (gid & GID == 0 or known(gid & GID)))]
    for gid in unknown[:5]:
        what = f"tile number {gid & GID} belongs to no tileset of the map"
        faults.error(f"{where}, {square(gids.index(gid), width)}", what, "paint the square anew, or add the tileset")
    if unknown:
        return None
    text = data.text if data.get("encoding") == "csv" else None
    return text or ",".join(map(str, gids)), {gid & GID for gid in used}


def _gids(data: Element, expected: int, faults: Faults, where: str) -> list[int] | None:
    encoding, text = data.get("encoding", ""), data.text or ""
    if data.find("chunk") is not None:
        faults.error(where, "the layer is cut into chunks", "untick Map > Map Properties > Infinite and save")
        return None
    if encoding == "csv":
        return _numbers(text.split(",") if text.count(",") < expected else [], expected, text, faults, where)
    if encoding == "base64":
        return _packed(text, data.get("compression", ""), expected, faults, where)
    if encoding:
        faults.error(where, f"the layer's encoding '{encoding[:40]}' is unknown", _FORMAT_ADVICE)
        return None
    tiles = [tile.get("gid", "0") for tile in data.iter("tile")]
    return _numbers(tiles, expected, text, faults, where)


def _numbers(entries: list[str], expected: int, text: str, faults: Faults, where: str) -> list[int] | None:
    if len(entries) != expected:
        count = len(entries) or text.count(",") + 1
        what = f"the layer holds {count} squares where the map has {expected}"
        faults.error(where, what, "the file is cut off or damaged; save it again in Tiled")
        return None
    try:
        return list(map(int, entries))
    except ValueError:
        faults.error(where, "the layer's data is not a list of whole numbers", "save the map again in Tiled")
        return None


def _packed(text: str, compression: str, expected: int, faults: Faults, where: str) -> list[int] | None:
    """Little-endian words of four bytes, inflated no further than the layer needs."""
    if compression and compression not in _WBITS:
        faults.error(where, f"the layer is packed with {compression[:40]}, which is not read", _FORMAT_ADVICE)
        return None
    try:
        raw = binascii.a2b_base64(text.encode("ascii"))
        if compression:
            unpacker = zlib.decompressobj(_WBITS[compression])
            raw = unpacker.decompress(raw, expected * 4 + 1)
    except (ValueError, zlib.error):
        faults.error(where, "the layer's packed data is damaged", "save the map again in Tiled")
        return None
    if len(raw) != expected * 4:
        size = "more" if len(raw) > expected * 4 else "fewer"
        what = f"the layer's packed data holds {size} squares than the map's {expected}"
        faults.error(where, what, "the file is cut off or damaged; save it again in Tiled")
        return None
    return list(struct.unpack(f"<{expected}I", raw))
