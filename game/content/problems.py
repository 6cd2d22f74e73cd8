"""Faults in files that people write: collected, ranked, placed, with what to do about them."""

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

Severity = Literal["error", "warning"]
_RANK = {"error": 0, "warning": 1}


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault: the file's path as the author knows it, the place in it, what is wrong and what to do.

    `where` is a dotted key in TOML (`footman.attack`), or layer, object id and square in a map. As text it is one
    line, whatever the author's file holds.
    """

    severity: Severity
    path: str
    where: str
    what: str
    advice: str = ""

    def __str__(self) -> str:
        place = f"{self.path}:{self.where}" if self.where else self.path
        tail = f"; {self.advice}" if self.advice else ""
        mark = "warning: " if self.severity == "warning" else ""
        line = f"{place}: {mark}{self.what}{tail}"
        return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in line)


class Refused(Exception):  # noqa: N818 - it is a refusal, and the game goes on
    """A file cannot be used; `problems` say why, the gravest first."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = ranked(problems)
        super().__init__("\n".join(map(str, self.problems)))


def ranked(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """The problems in the order to read them: errors first, then by file and place."""
    return tuple(sorted(problems, key=lambda p: (_RANK[p.severity], p.path, p.where, p.what)))


def errors(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Those problems that forbid using the file."""
    return tuple(p for p in problems if p.severity == "error")


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Advice naming the nearest known word, or "" if none is near."""
    near = difflib.get_close_matches(word, sorted(known), n=1)
    return f"did you mean '{near[0]}'?" if near else ""
