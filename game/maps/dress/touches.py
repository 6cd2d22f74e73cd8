"""What an author changed in a layer since it was last filled, which stays; and the memory by which that is known."""

from collections.abc import Sequence
from itertools import groupby
from urllib.parse import quote, unquote

from game.maps.dress.pieces import Piece

_NOTHING = "-"
Made = Sequence[Piece | None]


def remembered(made: Made) -> str:
    """What a layer is filled with, as one line: `edges:17` is a tile, `-` none, and `*5` five times the same."""
    words = [f"{quote(piece.tileset)}:{piece.number}" if piece else _NOTHING for piece in made]
    runs = [(word, sum(1 for _ in run)) for word, run in groupby(words)]
    return " ".join(word if count == 1 else f"{word}*{count}" for word, count in runs)


def recalled(line: str, count: int) -> list[Piece | None] | None:
    """The same read back, or None if it was not made for a layer of this many tiles."""
    made: list[Piece | None] = []
    for run in line.split():
        word, _, times = run.partition("*")
        name, _, number = word.partition(":")
        repeated = int(times) if times.isdecimal() else 1
        if word != _NOTHING and not (number.isascii() and number.isdecimal()):
            return None
        if len(made) + repeated > count:
            return None
        made += [None if word == _NOTHING else Piece(unquote(name), int(number))] * repeated
    return made if len(made) == count else None


def merged(fresh: Sequence[int], now: Sequence[int], before: Sequence[int]) -> list[int]:
    """The tiles of a layer: those that differ from what it was filled with before stay, the others are made anew."""
    return [new if here == old else here for new, here, old in zip(fresh, now, before, strict=True)]
