"""The player's bands in a folder: listed whether they can be read or not, and written so that nothing is lost.

File names are made here, or by whoever wrote a file by hand; what a band is called stands in it.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from game.campaign.bands import Band, band_text, read_band
from game.campaign.disk import Disk
from game.campaign.reading import read_bytes
from game.content.catalog import Catalog
from game.content.problems import Refused

_FILE = re.compile(r"[A-Za-z0-9_-]{1,64}")
_MOST_BANDS = 9999


@dataclass(frozen=True, slots=True)
class ListedBand:
    """A file in the folder, by its name without ending: the band, or why it cannot be read."""

    file: str
    path: Path
    band: Band | None = None
    complaint: str = ""


class BandShelf:
    """The bands in one folder, by the content that is loaded."""

    def __init__(self, folder: Path, catalog: Catalog, disk: Disk | None = None) -> None:
        self._folder = folder
        self._catalog = catalog
        self._disk = disk or Disk()

    def path(self, file: str) -> Path:
        """The path of a band's file. Raises ValueError for a file that cannot be."""
        if not _FILE.fullmatch(file):
            raise ValueError(f"there is no band '{file}'")
        return self._folder / f"{file}.toml"

    def listed(self) -> tuple[ListedBand, ...]:
        """Every file by the bands' names; those that cannot be read come last, with place and reason."""
        files = sorted(path.stem for path in self._folder.glob("*.toml") if _FILE.fullmatch(path.stem))
        found = [self._listed(file) for file in files]
        return tuple(sorted(found, key=lambda one: (one.band is None, one.band.name if one.band else "")))

    def _listed(self, file: str) -> ListedBand:
        path = self.path(file)
        try:
            return ListedBand(file, path, self.load(file))
        except Refused as fault:
            problem = fault.problems[0]
            complaint = f"{problem.where}: {problem.what}" if problem.where else problem.what
            return ListedBand(file, path, complaint=complaint)

    def load(self, file: str) -> Band:
        """The band in a file. Raises Refused with file, place and reason."""
        path = self.path(file)
        return read_band(read_bytes(path), path, self._catalog)

    def save(self, band: Band, file: str = "") -> str:
        """Put a band into a file, by itself a new one, and say which.

        Raises Refused, with the file as it was, if the band does not hold together or what the file holds cannot be
        read; OSError if it cannot be written.
        """
        path = self.path(file or self._new_file())
        if path.exists():
            self.load(path.stem)
        data = band_text(band).encode()
        read_band(data, path, self._catalog)
        self._disk.put(path, data)
        return path.stem

    def _new_file(self) -> str:
        taken = {path.stem for path in self._folder.glob("band-*.toml")}
        for number in range(1, _MOST_BANDS + 1):
            if f"band-{number:04}" not in taken:
                return f"band-{number:04}"
        raise OSError("there is no room for more bands")

    def delete(self, file: str) -> None:
        """Delete a band. Raises OSError if that cannot be."""
        self.path(file).unlink(missing_ok=True)
