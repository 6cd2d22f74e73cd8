"""A process that saves again and again and is killed in the middle of it: each save by a child of its own, which kills
itself at a step and a byte drawn from the seed. Every other save is a campaign's with a battle in it. Prints one line a
save: what its slot held afterwards.

    python -m tests.helpers.killed_saver FOLDER FIRST LAST
"""

import os
import signal
import sys
from pathlib import Path
from random import Random

from game.campaign.disk import Disk
from game.campaign.document import Record
from game.campaign.saves import QUICK, Saves
from tests.helpers.nested import fight_record, nested

STEPS = 8
"""The steps of saving."""


class FatalDisk(Disk):
    """A disk in whose use the process is killed: before a step, or with a part of a file written."""

    def __init__(self, pick: Random) -> None:
        self.left = pick.randint(1, STEPS)
        self.part = pick.random()

    def _step(self) -> None:
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def write(self, path: Path, data: bytes) -> None:
        """Write a part of it before the end comes."""
        if self.left == 1:
            path.write_bytes(data[: int(len(data) * self.part)])
        self._step()
        super().write(path, data)

    def read(self, path: Path) -> bytes:
        """Read."""
        self._step()
        return super().read(path)

    def replace(self, path: Path, target: Path) -> None:
        """Move."""
        self._step()
        super().replace(path, target)

    def sync(self, folder: Path) -> None:
        """See it through."""
        self._step()
        super().sync(folder)


def record(number: int) -> Record:
    """The document of that number, which is its label."""
    return nested(str(number)) if number % 2 else fight_record(str(number))


def main(folder: Path, first: int, last: int) -> None:
    """Save, be killed, look; over and over."""
    saves = Saves(folder)
    saves.save(QUICK, record(0))
    for number in range(first, last):
        child = os.fork()
        if child == 0:
            Saves(folder, FatalDisk(Random(number))).save(QUICK, record(number))
            os._exit(0)
        os.waitpid(child, 0)
        listed = [one.complaint or one.about.label for one in saves.listed()]
        print(number, saves.load(QUICK).about.label, *listed, flush=True)
        saves.save(QUICK, record(number))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
