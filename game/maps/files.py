"""Files a map may name: only those inside the maps' folder, of bounded size, read once."""

import os
import re
import stat
import struct
from pathlib import Path

from game.maps.faults import Faults

MOST_BYTES = 16 * 1024 * 1024
"""The largest map, tileset or template that is read."""
MOST_PIXELS = 8192
"""The longest side of a tileset's picture."""
_PNG = b"\x89PNG\r\n\x1a\n"
_FOREIGN = re.compile(r"^([A-Za-z]:|[A-Za-z][A-Za-z0-9+.-]+:|/|~)")


class Folder:
    """The maps' folder: turns the relative paths that files name into paths inside it, or says why not."""

    def __init__(self, root: Path) -> None:
        self.root = Path(os.path.abspath(root))  # noqa: PTH100 - lexical, so that no link is followed yet
        self.shown = root

    def find(self, base: Path, source: str, faults: Faults, where: str) -> Path | None:
        """The file that `source` names, seen from the folder `base`; None, with a fault noted, if it is outside."""
        if not source or "\0" in source or len(source) > 1000:
            faults.error(where, "names no file", "choose the file again in Tiled and save")
        elif "\\" in source:
            faults.error(where, f"the path '{source}' is written with backslashes", "write it with / between folders")
        elif _FOREIGN.match(source):
            faults.error(where, f"the path '{source}' is absolute", "keep the file inside the maps' folder")
        else:
            return self.inside(base / source, faults, where, source)
        return None

    def inside(self, path: Path, faults: Faults, where: str, said: str) -> Path | None:
        """The absolute path of a plain file inside the folder, or None, with a fault noted."""
        absolute = Path(os.path.abspath(path))  # noqa: PTH100 - lexical, so that no link is followed yet
        if not absolute.is_relative_to(self.root):
            faults.error(where, f"the path '{said}' leads out of the maps' folder", "move the file into that folder")
            return None
        try:
            real = absolute.resolve(strict=True)
            kind = real.stat().st_mode
        except (OSError, RuntimeError, ValueError) as error:
            reason = "does not exist" if isinstance(error, FileNotFoundError) else "cannot be reached"
            faults.error(where, f"the file '{said}' {reason}", self._same_name(absolute))
            return None
        if not real.is_relative_to(self.root.resolve()):
            faults.error(where, f"'{said}' is a link out of the maps' folder", "copy the file into that folder")
        elif not stat.S_ISREG(kind):
            faults.error(where, f"'{said}' is not a file")
        else:
            return absolute
        return None

    def _same_name(self, path: Path) -> str:
        """Advice when a file of that name exists with other capitals, or none does."""
        try:
            real = path.parent.resolve(strict=True)
            names = sorted(p.name for p in real.iterdir()) if real.is_relative_to(self.root.resolve()) else []
        except (OSError, RuntimeError):
            return "check the name of its folder"
        same = [name for name in names if name.lower() == path.name.lower()]
        return f"write '{same[0]}', with these capitals" if same else "check its name and place"

    def name(self, path: Path) -> str:
        """A path inside the folder as the author knows it."""
        return (self.shown / path.relative_to(self.root)).as_posix()


def read(path: Path, faults: Faults) -> bytes:
    """The bytes of a file. Raises Refused if it cannot be read or is larger than MOST_BYTES."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        faults.refuse("", f"cannot be read ({error.strerror or 'unknown reason'})", "check that the file exists")
    if len(data) > MOST_BYTES:
        faults.refuse("", f"is larger than {MOST_BYTES // 1024 // 1024} MiB", "make the map smaller")
    return data


def picture_size(path: Path, faults: Faults, where: str) -> tuple[int, int] | None:
    """Width and height in pixels from a PNG's header; None, with a fault noted, if it is none or too large."""
    try:
        with path.open("rb") as file:
            head = file.read(24)
    except OSError as error:
        faults.error(where, f"the picture '{path.name}' cannot be read ({error.strerror or 'unknown reason'})")
        return None
    if len(head) < 24 or not head.startswith(_PNG) or head[12:16] != b"IHDR":
        faults.error(where, f"the picture '{path.name}' is not a PNG", "save it as PNG")
        return None
    width, height = struct.unpack(">II", head[16:24])
    if not (0 < width <= MOST_PIXELS and 0 < height <= MOST_PIXELS):
        what = f"the picture '{path.name}' measures {width} x {height} pixels"
        faults.error(where, what, f"at most {MOST_PIXELS} a side are allowed")
        return None
    return width, height
