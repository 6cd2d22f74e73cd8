"""Do summons come by summoning alone, and nothing else by summoning (rule book 1 and 7)?"""

from collections.abc import Iterator

from game.content.catalog import Catalog
from game.content.problems import Problem
from game.rules.commander.spells import SummonSpell


def problems(catalog: Catalog) -> Iterator[Problem]:
    """One for each class that recruits a summon, and for each spell that summons a recruit."""
    units = catalog.commander.units
    for id_, kind in catalog.commander.classes.items():
        for name in kind.units:
            if name in units and units[name].summon:
                what = f"'{name}' comes only by summoning"
                yield Problem("error", catalog.source("classes", id_), f"{id_}.units", what, "name another unit")
    for id_, spell in catalog.commander.spells.items():
        if not isinstance(spell, SummonSpell):
            continue
        for letter, level in spell.levels.items():
            if level.unit in units and not units[level.unit].summon:
                where = f"{id_}.levels.{letter}.unit"
                what = f"'{level.unit}' is recruited, not summoned"
                yield Problem("error", catalog.source("spells", id_), where, what, "give the unit summon = true")
