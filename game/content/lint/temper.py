"""Are there the seven qualities, do their gifts come at points there are, and is every difficulty's opponent known?"""

from collections.abc import Iterator

from game.content.catalog import Catalog
from game.content.models.temper import MOST_POINTS
from game.content.problems import Problem, did_you_mean
from game.rules.commander.gifts import QUALITIES


def problems(catalog: Catalog) -> Iterator[Problem]:
    """Qualities that are missing or none of the seven, gifts out of reach, personalities that there are not."""
    for id_ in sorted(set(QUALITIES) - catalog.ids("qualities")):
        yield Problem("error", "", id_, f"the quality '{id_}' is missing", "restore campaign/qualities.toml")
    for id_, quality in catalog.qualities.items():
        path = catalog.source("qualities", id_)
        if id_ not in QUALITIES:
            yield Problem("error", path, id_, f"'{id_}' is none of the seven", did_you_mean(id_, QUALITIES))
        for at in (at for gift in quality.gives for at in gift.at if not 1 <= at <= MOST_POINTS):
            yield Problem("error", path, f"{id_}.gives", f"no quality has {at} points", f"1 to {MOST_POINTS}")
    for id_, difficulty in catalog.difficulties.items():
        name = difficulty.personality
        if name not in catalog.ids("personalities"):
            what, where = f"there is no personality '{name}'", f"{id_}.personality"
            advice = did_you_mean(name, catalog.personalities)
            yield Problem("error", catalog.source("difficulties", id_), where, what, advice)
