"""The rule book as it is read: its text files cut into sections of headings, paragraphs, points and tables."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from game.i18n import _

MOST_BYTES = 1024 * 1024
"""The longest file that is read."""

Kind = Literal["heading", "paragraph", "point"]


@dataclass(frozen=True, slots=True)
class Block:
    """Words that belong together; `*so*` and `**so**` among them are set off."""

    kind: Kind
    words: str


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of as many cells each, the first of them the heads."""

    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the book with a title of its own."""

    title: str
    blocks: tuple[Block | Table, ...]


def read_sections(folder: Path, name: str = "commander.md") -> tuple[Section, ...]:
    """The sections of a file of the rule book below a content folder; one that says so if it cannot be read."""
    path = folder / "rules" / name
    try:
        with path.open("rb") as file:
            text = file.read(MOST_BYTES).decode("utf-8")
    except OSError as error:
        return (_missing(error.strerror or str(error)),)
    except UnicodeDecodeError:
        return (_missing(_("it is not text in UTF-8")),)
    return sections_of(text)


def _missing(why: str) -> Section:
    words = _("The rule book cannot be opened ({why}).").format(why=why)
    return Section(_("The rule book"), (Block("paragraph", words),))


def sections_of(text: str) -> tuple[Section, ...]:
    """The sections of a text: the lines under each heading of the first or second degree."""
    found: list[tuple[str, list[str]]] = []
    for line in text.splitlines():
        marks, _space, title = line.partition(" ")
        if marks in ("#", "##"):
            found.append((title.strip(), []))
        elif found:
            found[-1][1].append(line)
    return tuple(Section(title, tuple(_blocks(lines))) for title, lines in found)


def _blocks(lines: Sequence[str]) -> Iterator[Block | Table]:
    """Blocks of lines, parted by empty ones; a point begins a new one too."""
    held: list[str] = []
    for line in (*lines, ""):
        begins = not line.strip() or _point(line) is not None or line.startswith("#")
        if begins and held:
            yield _block(held)
            held = []
        if line.strip():
            held.append(line)


def _block(lines: Sequence[str]) -> Block | Table:
    first = lines[0]
    if first.startswith("|"):
        rows = (tuple(cell.strip() for cell in line.strip().strip("|").split("|")) for line in lines)
        return Table(tuple(row for row in rows if any(set(cell) - set("-: ") for cell in row) or not all(row)))
    if first.startswith("#"):
        return Block("heading", first.lstrip("# "))
    point = _point(first)
    if point is not None:
        return Block("point", " ".join((point, *(line.strip() for line in lines[1:]))))
    return Block("paragraph", " ".join(line.strip() for line in lines))


def _point(line: str) -> str | None:
    """A line that begins a point, without its dash; one that is numbered keeps its number."""
    mark, _space, words = line.partition(" ")
    if mark == "-" and words:
        return words.strip()
    return line.strip() if words and mark.endswith(".") and mark[:-1].isdigit() else None


def section_called(sections: Sequence[Section], title: str) -> int:
    """The place of the section whose title ends so ("Casting" of "7 Casting"); the first one if there is none."""
    return next((place for place, section in enumerate(sections) if section.title.endswith(title)), 0)
