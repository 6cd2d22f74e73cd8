"""Is everything there that the rules, the maps' defaults and the menus take for granted?"""

from collections.abc import Iterator
from typing import get_args

from game.content.catalog import Catalog
from game.content.problems import Problem
from game.rules.commander.models import AttributeLetter

NEEDED = (("terrain", "plain"), ("terrain", "water"), ("personalities", "steady"))


def problems(catalog: Catalog) -> Iterator[Problem]:
    """One for each entry of NEEDED that is absent, each attribute without a start, each school without a skill."""
    for table, id_ in NEEDED:
        if id_ not in catalog.ids(table):
            home = min((path for (name, _), path in catalog.sources.items() if name == table), default=table)
            yield Problem("error", home, id_, "the game needs this entry", "add it")
    for letter in get_args(AttributeLetter):
        if letter not in catalog.commander.numbers.start_attributes:
            path = catalog.source("numbers", "start_attributes")
            yield Problem("error", path, f"start_attributes.{letter}", "the key is missing", "add it")
    all_skills_read = catalog.ids("skills") == catalog.commander.skills.keys()
    taught = {skill.school for skill in catalog.commander.skills.values()}
    for id_, spell in catalog.commander.spells.items():
        if all_skills_read and spell.school not in taught:
            what = f"no skill opens the school '{spell.school}'"
            yield Problem("error", catalog.source("spells", id_), f"{id_}.school", what, "add one to skills.toml")
