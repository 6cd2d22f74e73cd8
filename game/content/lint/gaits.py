"""Does every terrain say what leaving it costs, for each gait (rule book 5)?"""

from collections.abc import Iterator
from typing import get_args

from game.content.catalog import Catalog
from game.content.problems import Problem
from game.rules.commander.models import Gait


def problems(catalog: Catalog) -> Iterator[Problem]:
    """One for each gait a terrain leaves out, and for each cost below nothing."""
    for id_, terrain in catalog.commander.terrain.items():
        path = catalog.source("terrain", id_)
        for gait in get_args(Gait):
            where = f"{id_}.exit_cost.{gait}"
            if gait not in terrain.exit_cost:
                yield Problem("error", path, where, "the key is missing", "add it, 0 if leaving costs nothing extra")
            elif terrain.exit_cost[gait] < 0:
                yield Problem("error", path, where, "leaving cannot cost less than nothing", "the least is 0")
