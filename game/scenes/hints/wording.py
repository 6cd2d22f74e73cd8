"""How hints read: words with the caps of keys and buttons among them, in lines, and as a chapter of the rule book."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from game.content.models.hints import Hint
from game.i18n import _
from game.scenes.battle.rule_text import Block, Section
from game.ui.caps import Caps
from game.ui.text import Face, Text

FACE: Face = "serif"
SIZE = 1.05
"""How hints are written."""
_CAP = re.compile(r"(\[.*?\])")


@dataclass(frozen=True, slots=True)
class Part:
    """Some letters, or the cap of an intent."""

    words: str
    cap: bool = False


Chunk = tuple[Part, ...]
"""What stands together without a space: a word, or a cap with the comma behind it."""


def chunks(text: str) -> Iterator[Chunk]:
    """A hint's text in what is not to be parted."""
    for word in text.split():
        parts = (part for part in _CAP.split(word) if part)
        yield tuple(Part(part.strip("[]"), cap=True) if _CAP.fullmatch(part) else Part(part) for part in parts)


def width(chunk: Chunk, text: Text, caps: Caps) -> int:
    """How wide it is, in pixels."""
    return sum(caps.width(part.words) if part.cap else text.width(part.words, FACE, SIZE) for part in chunk)


def lines(words: str, room: int, text: Text, caps: Caps) -> list[list[Chunk]]:
    """The text in lines of at most `room` pixels, as far as its words allow."""
    found: list[list[Chunk]] = [[]]
    left, space = room, text.width(" ", FACE, SIZE)
    for chunk in chunks(words):
        wide = width(chunk, text, caps)
        if found[-1] and wide + space > left:
            found.append([])
            left = room
        left -= wide + (space if found[-1] else 0)
        found[-1].append(chunk)
    return found


def spelt(hint: Hint, caps: Caps, mark: str = "") -> str:
    """A hint's text with its keys and buttons in words, each between two marks."""
    words = hint.words(pad=caps.device == "pad")
    return _CAP.sub(lambda found: f"{mark}{caps.label(found[0].strip('[]'))}{mark}", words)


def chapter(hints: Mapping[str, Hint], caps: Caps) -> tuple[Section, ...]:
    """All hints to be read again; nothing if there are none."""
    blocks = tuple(
        block
        for hint in hints.values()
        for block in (Block("heading", hint.title), Block("paragraph", spelt(hint, caps, "**")))
    )
    return (Section(_("What the hints say"), blocks),) if blocks else ()
