"""Saves in a folder: written so that nothing is lost whatever happens, listed whether they are whole or not.

A document is moved into its slot only when it is whole on the disk; the documents that were there before stay as the
slot's older generations. A slot whose document cannot be read is never written over. File names are made here; what a
player calls a save stands in it.
"""

import re
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from game.campaign.disk import Disk
from game.campaign.document import DOCUMENT, VERSION, About, Record
from game.campaign.reading import checked, parse_record, read_bytes
from game.content.problems import Refused

GENERATIONS = 3
"""Documents kept of a slot, the present one included."""
QUICK, AUTO, CAMPAIGN = "quick", "auto", "campaign"
"""Slots with a purpose of their own: saved at once, battles by themselves, campaigns by themselves. The others are
numbered."""
_SLOT = re.compile(r"(slot-[0-9]{4}|quick|auto|campaign)")
_FILE = re.compile(r"(slot-[0-9]{4}|quick|auto|campaign)(\.[0-9])?\.toml")
_MOST_SLOTS = 9999


@dataclass(frozen=True, slots=True)
class Listed:
    """A save in the list: its slot, how old its document is (0 is the present one), and what it says of itself, or why
    it cannot be loaded."""

    slot: str
    generation: int
    path: Path
    about: About = field(default_factory=About)
    complaint: str = ""


class Saves:
    """The saves in one folder."""

    def __init__(self, folder: Path, disk: Disk | None = None) -> None:
        self._folder = folder
        self._disk = disk or Disk()

    def path(self, slot: str, generation: int = 0) -> Path:
        """The file of a slot. Raises ValueError for a slot that cannot be."""
        if not _SLOT.fullmatch(slot):
            raise ValueError(f"there is no slot '{slot}'")
        return self._folder / (f"{slot}.{generation}.toml" if generation else f"{slot}.toml")

    def new_slot(self) -> str:
        """The first numbered slot that was never used. Raises OSError when there are no more."""
        taken = {path.name[:9] for path in self._folder.glob("slot-*.toml")}
        for number in range(1, _MOST_SLOTS + 1):
            if f"slot-{number:04}" not in taken:
                return f"slot-{number:04}"
        raise OSError("there are no more slots")

    # -- writing

    def save(self, slot: str, record: Record, *, ageing: bool = True) -> Path:
        """Put a document into a slot and say where it is; without `ageing` in place of the present one, while those
        before it stay as they are.

        Raises Refused, with the slot as it was, if what lies in it cannot be read; OSError if it cannot be written.
        """
        path = self.path(slot)
        if path.exists():
            parse_record(read_bytes(path), path)
        before = (lambda: self._age(slot)) if ageing else (lambda: None)
        self._disk.put(path, record.text().encode(), before=before)
        return path

    def _age(self, slot: str) -> None:
        """Make the present document the second one, and so on; the slot itself is never without one."""
        for generation in range(GENERATIONS - 1, 0, -1):
            younger = self.path(slot, generation - 1)
            if not younger.exists():
                continue
            if generation == 1:
                copy = self.path(slot).with_suffix(".old")
                self._disk.write(copy, self._disk.read(younger))
                self._disk.replace(copy, self.path(slot, 1))
            else:
                self._disk.replace(younger, self.path(slot, generation))

    def delete(self, slot: str) -> None:
        """Delete a slot with all its generations. Raises OSError if that cannot be."""
        for generation in range(GENERATIONS):
            self.path(slot, generation).unlink(missing_ok=True)

    # -- reading

    def load(self, slot: str, generation: int = 0) -> Record:
        """The document in a slot. Raises Refused with file, place and reason."""
        path = self.path(slot, generation)
        return parse_record(read_bytes(path), path)

    def listed(self) -> tuple[Listed, ...]:
        """Every save, the youngest first, damaged, foreign and newer ones among them with the reason."""
        found = [self._listed(path) for path in self._files()]
        return tuple(sorted(found, key=lambda one: (one.about.date, one.slot, -one.generation), reverse=True))

    def latest(self) -> Listed | None:
        """The present document that was written last of those that can be read; the others are not read for it."""
        dated: list[tuple[int, Path]] = []
        for path in self._files():
            with suppress(OSError):  # gone since
                dated.append((path.stat().st_mtime_ns, path))
        present = (path for _date, path in sorted(dated, reverse=True) if path.stem.count(".") == 0)
        found = (self._listed(path) for path in present)
        return next((one for one in found if not one.complaint), None)

    def _files(self) -> Iterator[Path]:
        with suppress(OSError):
            yield from sorted(path for path in self._folder.iterdir() if _FILE.fullmatch(path.name))

    def _listed(self, path: Path) -> Listed:
        slot, _, rest = path.name.removesuffix(".toml").partition(".")
        generation = int(rest or 0)
        try:
            return Listed(slot, generation, path, about_in(read_bytes(path), path))
        except Refused as fault:
            return Listed(slot, generation, path, complaint=fault.problems[0].what)


def about_in(data: bytes, path: Path) -> About:
    """What a document says of itself, without reading the rest of it; its checksum vouches for that. Raises Refused.

    Its own words stand before all other tables; those of a battle in it have a table of their own among these.
    """
    body, summed = checked(data, path)
    head, found, rest = body.partition(b"\n[about]\n")
    with suppress(ValueError):  # ValidationError is one
        said = tomllib.loads(head.decode("utf-8")) if summed and found else {}
        if (said.get("document"), said.get("version")) == (DOCUMENT, VERSION):
            return About.model_validate(tomllib.loads(rest.partition(b"\n[start]\n")[0].decode("utf-8")))
    return parse_record(data, path).about  # whatever is odd, or of old, the strict reader tells
