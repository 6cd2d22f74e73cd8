"""Checks over the whole catalogue: one question a file."""

from collections.abc import Iterator

from game.content.catalog import Catalog
from game.content.lint import ids
from game.content.problems import Problem

CHECKS = (ids.problems,)


def lint(catalog: Catalog) -> Iterator[Problem]:
    """Every problem that the checks find."""
    for check in CHECKS:
        yield from check(catalog)
