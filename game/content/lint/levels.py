"""Do the spells that a unit casts itself have every level up to the one it is given?"""

from collections.abc import Iterator

from game.content.catalog import Catalog
from game.content.problems import Problem


def problems(catalog: Catalog) -> Iterator[Problem]:
    """One for each spell without that level, and one for each unit that casts without MP."""
    for id_, unit in catalog.commander.units.items():
        path = catalog.source("units", id_)
        if unit.casts and not unit.mp:
            yield Problem("error", path, f"{id_}.mp", "the unit casts spells but has no MP", "add mp")
        for name, letter in unit.casts.items():
            spell = catalog.commander.spells.get(name)
            if spell is not None and letter not in spell.levels:
                has = ", ".join(sorted(spell.levels))
                what = f"'{name}' has no level {letter}"
                yield Problem("error", path, f"{id_}.casts.{name}", what, f"it has {has}")
