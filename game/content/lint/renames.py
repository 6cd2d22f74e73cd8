"""Do the names of old lead to entries that are there, and is nothing called by them now?"""

from collections.abc import Iterator

from game.content.catalog import Catalog
from game.content.problems import Problem, did_you_mean

TABLES = ("units", "classes", "terrain", "spells", "skills")
"""Tables whose ids are written into saves."""


def problems(catalog: Catalog) -> Iterator[Problem]:
    """One for each alias that leads nowhere, hides an entry, or belongs to no table that saves name."""
    for table, names in catalog.aliases.items():
        path = catalog.source("aliases", table)
        if table not in TABLES:
            yield Problem("error", path, table, "no such table has names of old", did_you_mean(table, TABLES))
            continue
        known = catalog.ids(table)
        for old, new in names.items():
            if new not in known:
                what = f"'{old}' leads to '{new}', which is not there"
                yield Problem("error", path, f"{table}.{old}", what, did_you_mean(new, known))
            if old in known:
                yield Problem("error", path, f"{table}.{old}", "something is called so now", "delete the alias")
