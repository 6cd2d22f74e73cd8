"""Does the table of a commander's strikes cover every HP, and never fall (rule book 6)?"""

from collections.abc import Iterator
from itertools import pairwise

from game.content.catalog import Catalog
from game.content.problems import Problem


def problems(catalog: Catalog) -> Iterator[Problem]:
    """At most one for a wrong length, one for a fall."""
    numbers = catalog.commander.numbers
    path = catalog.source("numbers", "commander_strikes")
    strikes, wanted = numbers.commander_strikes, numbers.full_hp + 1
    if len(strikes) != wanted:
        what = f"there are {len(strikes)} entries, but HP 0 to {numbers.full_hp} need {wanted}"
        yield Problem("error", path, "commander_strikes", what, "give one entry for each HP, from 0 on")
    if any(less > more for less, more in pairwise(strikes)):
        what = "more HP gives fewer strikes"
        yield Problem("error", path, "commander_strikes", what, "let the numbers rise or stay")
