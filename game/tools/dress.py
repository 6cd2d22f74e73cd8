"""`dress`: a map's edges, joins and trees filled in from its ground, in its own file or another."""

import os
import shutil
import tempfile
from pathlib import Path

from game.content.problems import Problem, Refused
from game.maps.dress.dresser import dress, untouched
from game.maps.dress.markup import seen_from
from game.maps.report import root_of
from game.rules.commander.models import CommanderContent
from game.tools.output import Answer, WrongCall, complain

OLD = ".old"
"""What the copy of the file as it was is called, behind the file's own name."""


def dress_file(path: Path, out: Path | None, content: CommanderContent) -> Answer:
    """Fill the map's layers and write it; tells where, which layers and how many of the author's tiles stayed.

    Raises Refused, and then nothing is written.
    """
    if path.suffix != ".tmx" or not path.is_file():
        raise WrongCall(f"there is no map '{path}': name a .tmx file")
    target = out or path
    if not target.absolute().parent.is_dir():
        raise WrongCall(f"--out: there is no folder '{target.parent}'")
    made = dress(path, root_of(path), content)
    complain(made.warnings)
    _prove(made.data, path)
    if target.absolute() != path.absolute():
        _replace(target, seen_from(made.data.decode(), path.absolute().parent, target.absolute().parent).encode())
    elif made.data != path.read_bytes():
        shutil.copy2(path, path.with_name(path.name + OLD))
        _replace(path, made.data)
    return {"file": target.as_posix(), "layers": len(made.layers), "kept": made.kept}


def _written(data: bytes, beside: Path) -> Path:
    """A file of its own in the folder of another, with these bytes and that one's rights."""
    handle, name = tempfile.mkstemp(prefix=f".{beside.stem}-", suffix=".tmx", dir=beside.absolute().parent)
    with os.fdopen(handle, "wb") as file:
        file.write(data)
    return Path(name)


def _prove(data: bytes, path: Path) -> None:
    """Read the new map back and hold it against the old. Raises Refused if anything but drawn layers differs."""
    root, written = root_of(path), _written(data, path)
    try:
        if untouched(written, root) != untouched(path, root):
            what = "would have changed in more than its drawn layers, and is left as it was"
            raise Refused([Problem("error", path.as_posix(), "", what, "save it again in Tiled and dress that")])
    finally:
        written.unlink()


def _replace(target: Path, data: bytes) -> None:
    """Put a whole new file in the place of the old, or none at all."""
    written = _written(data, target)
    if target.exists():
        shutil.copymode(target, written)
    else:
        written.chmod(0o644)
    written.replace(target)
