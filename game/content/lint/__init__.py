"""Checks over the whole catalogue: one question a file."""

from collections.abc import Iterator

from game.content.catalog import Catalog
from game.content.lint import (
    choices,
    gaits,
    hints,
    ids,
    levels,
    naval,
    needed,
    quiz_order,
    references,
    renames,
    roads,
    strikes,
    summons,
    talks_chance,
    talks_lines,
    talks_names,
    temper,
)
from game.content.problems import Problem

CHECKS = tuple(
    module.problems
    for module in (
        choices,
        gaits,
        hints,
        ids,
        levels,
        naval,
        needed,
        quiz_order,
        references,
        renames,
        roads,
        strikes,
        summons,
        talks_chance,
        talks_lines,
        talks_names,
        temper,
    )
)


def lint(catalog: Catalog) -> Iterator[Problem]:
    """Every problem that the checks find."""
    for check in CHECKS:
        yield from check(catalog)
