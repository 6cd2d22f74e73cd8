"""The ledger: which lines of a battle's log are wanted, by words, by round, and by what was rolled."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from game.core.ids import Side
from game.i18n import _
from game.ui.sentences import side_name
from game.ui.sentences_log import Told

Show = Literal["all", "rolls", "surprises"]
"""Every line, those with dice, or those whose dice went farther than hardly any."""


@dataclass(frozen=True, slots=True)
class Query:
    """What is wanted: words that all have to stand in a line or in what is told of its roll; what kind of line; the
    side that rolled ("" for any); the round (0 for any)."""

    words: str = ""
    show: Show = "all"
    side: Side = ""
    round: int = 0

    def wants(self, told: Told) -> bool:
        """Whether a line is wanted."""
        thrown = told.thrown
        if (self.show != "all" or self.side or self.round) and thrown is None:
            return False
        if thrown is not None:
            surprising = thrown.odds is not None and thrown.odds.surprising
            if self.show == "surprises" and not surprising:
                return False
            if self.side not in ("", thrown.side) or self.round not in (0, max(1, thrown.round)):
                return False
        hay = _told(told) if self.words.strip() else ""
        return all(_stands(term, hay) for term in _terms(self.words))


def wanted(lines: Sequence[Told], query: Query) -> tuple[int, ...]:
    """The numbers of the lines that are wanted, in order."""
    return tuple(number for number, told in enumerate(lines) if query.wants(told))


def rounds_in(lines: Sequence[Told]) -> tuple[int, ...]:
    """The rounds in which something was rolled."""
    return tuple(sorted({max(1, told.thrown.round) for told in lines if told.thrown}))


def sides_in(lines: Sequence[Told]) -> tuple[Side, ...]:
    """The sides that rolled something."""
    return tuple(sorted({told.thrown.side for told in lines if told.thrown and told.thrown.side}))


def _told(told: Told) -> str:
    """All that is told of a line, in small letters."""
    said = [told.text, told.short, side_name(told.side) if told.side else ""]
    if thrown := told.thrown:
        said += [thrown.heading, thrown.badge, thrown.needed, thrown.result, thrown.sum, side_name(thrown.side)]
        said.append(_("Round {n}").format(n=max(1, thrown.round)))
    return "\n".join(said).casefold()


def _terms(words: str) -> list[str]:
    """The words one by one; a number goes with the word before it, so that "round 3" is one."""
    found: list[str] = []
    for word in words.casefold().split():
        if found and word.isdecimal():
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found


def _stands(term: str, hay: str) -> bool:
    """Whether a term stands at the beginning of some word; a number has to be the whole number."""
    end = r"(?!\d)" if term[-1].isdecimal() else ""
    return re.search(rf"(?<!\w){re.escape(term)}{end}", hay) is not None
