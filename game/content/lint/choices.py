"""Does a class that lets the player choose skills offer more than are chosen?"""

from collections.abc import Iterator

from game.content.catalog import Catalog
from game.content.problems import Problem


def problems(catalog: Catalog) -> Iterator[Problem]:
    """One for each class whose `choose` leaves no choice."""
    for id_, kind in catalog.commander.classes.items():
        if kind.choose is not None and kind.choose >= len(kind.skills):
            what = f"choosing {kind.choose} of {len(kind.skills)} skills is no choice"
            yield Problem("error", catalog.source("classes", id_), f"{id_}.choose", what, "remove it or add skills")
