"""Collecting the faults of one map, so that its author reads all of them at once."""

from typing import NoReturn

from game.content.problems import Problem, Refused, Severity, errors

MOST = 200
"""Faults listed for one map; more would hide what matters."""


class Faults:
    """The faults found so far in a map and the files it names; `at` gives a view that speaks of another file."""

    def __init__(self, path: str, found: list[Problem] | None = None) -> None:
        self.path = path
        self.found: list[Problem] = [] if found is None else found

    def at(self, path: str) -> "Faults":
        """The same collection, for faults in the file at `path`."""
        return Faults(path, self.found)

    def error(self, where: str, what: str, advice: str = "") -> None:
        """Note a fault that forbids using the map."""
        self._add("error", where, what, advice)

    def warn(self, where: str, what: str, advice: str = "") -> None:
        """Note a fault that the map can be played with."""
        self._add("warning", where, what, advice)

    def refuse(self, where: str, what: str, advice: str = "") -> NoReturn:
        """Note a fault after which nothing more can be read. Raises Refused."""
        self._add("error", where, what, advice)
        raise Refused(self.found)

    def check(self) -> None:
        """Raise Refused if anything found so far forbids using the map."""
        if errors(self.found):
            raise Refused(self.found)

    def _add(self, severity: Severity, where: str, what: str, advice: str) -> None:
        problem = Problem(severity, self.path, *map(_one_line, (where, what, advice)))
        if problem in self.found:
            return
        if len(self.found) >= MOST:
            what = f"has more than {MOST} faults; the rest is not listed"
            self.found[MOST - 1 :] = [Problem("error", self.path, "", what)]
        else:
            self.found.append(problem)


def _one_line(text: str) -> str:
    """The text without line ends and what a terminal might obey, and not endless."""
    return "".join(letter if letter.isprintable() else " " for letter in text)[:400]
