"""Has every naval kind a land speed, and no other kind one (rule book 5)?"""

from collections.abc import Iterator

from game.content.catalog import Catalog
from game.content.problems import Problem


def problems(catalog: Catalog) -> Iterator[Problem]:
    """One for each naval kind without `land_move`, and for each other kind with one."""
    for table, kinds in (("units", catalog.commander.units), ("classes", catalog.commander.classes)):
        for id_, kind in kinds.items():
            naval, has_one = kind.domain == "naval", kind.land_move is not None
            if naval and not has_one:
                what, advice = "a naval kind needs its speed on land", "add land_move"
            elif has_one and not naval:
                what, advice = "only naval kinds have a speed on land", "remove it or set domain to naval"
            else:
                continue
            yield Problem("error", catalog.source(table, id_), f"{id_}.land_move", what, advice)
