"""Can every talk happen on its road, and every quality be brought to its most there (rule book 12)?"""

from collections.abc import Iterator

from game.content.campaigns import talks_table
from game.content.catalog import Catalog
from game.content.lint import talks_lines, talks_names
from game.content.models.talks import QUALITIES
from game.content.models.temper import MOST_POINTS
from game.content.problems import Problem
from game.content.talk_ways import can_happen, is_sound, seeking


def problems(catalog: Catalog) -> Iterator[Problem]:
    """One for each talk that no company can come to hold; a warning for each quality that stays below 10 points.

    Nothing is said of a campaign whose talks have other faults: what can be had in it cannot be told.
    """
    if any(True for check in (talks_lines, talks_names) for _ in check.problems(catalog)):
        return
    for campaign, road in catalog.campaigns.items():
        table = talks_table(campaign)
        if catalog.ids(table) != road.talks.keys() or not all(map(is_sound, road.talks.values())):
            continue
        for id_ in road.talks:
            if not can_happen(road, id_):
                advice = "see who is there when, and which memories go together"
                what = "this talk can never happen"
                yield Problem("error", catalog.source(table, id_), f"{id_}.needs", what, advice)
        for quality in QUALITIES if road.talks else ():
            points = seeking(road, quality)
            if points < MOST_POINTS:
                what = f"whoever seeks {quality} alone comes to {points} points of {MOST_POINTS}"
                yield Problem("warning", catalog.source("campaigns", campaign), "", what, "add talks that express it")
