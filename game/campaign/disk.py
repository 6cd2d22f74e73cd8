"""The few things that writing a file so that it is there for good needs of a disk."""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path


class Disk:
    """The disk of this machine. Everything raises OSError if it cannot be done."""

    def put(self, path: Path, data: bytes, *, before: Callable[[], None] = lambda: None) -> None:
        """Put data into a file so that it holds either what it held or all of this, whatever happens: they are written
        to a file beside it, synced, read back and compared, and only then moved into its place. `before` is done just
        before that move."""
        fresh = path.with_suffix(".new")
        try:
            self.write(fresh, data)
            if self.read(fresh) != data:
                raise OSError("what was written reads back otherwise")
            before()
            self.replace(fresh, path)
        except OSError:
            with suppress(OSError):
                fresh.unlink(missing_ok=True)
            raise
        self.sync(path.parent)

    def write(self, path: Path, data: bytes) -> None:
        """Write a file anew and see it through to the disk."""
        with path.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())

    def read(self, path: Path) -> bytes:
        """What a file holds."""
        return path.read_bytes()

    def replace(self, path: Path, target: Path) -> None:
        """Move a file into another one's place, in one step."""
        path.replace(target)

    def sync(self, folder: Path) -> None:
        """See a folder's own changes through to the disk, where systems can."""
        if os.name != "posix":
            return
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
