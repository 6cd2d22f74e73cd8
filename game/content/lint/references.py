"""Does everything that an entry names exist? Units, classes, skills, spells and terrain, wherever they are named."""

from collections.abc import Iterator

from game.content.catalog import Catalog
from game.content.problems import Problem, did_you_mean
from game.rules.commander.spells import SummonSpell

Reference = tuple[str, str, str, str, str]
"""Table and id of the entry that names something, the key where it does, and the table and id it names."""

_SINGULAR = {"units": "unit", "classes": "class", "skills": "skill", "spells": "spell", "terrain": "terrain"}


def problems(catalog: Catalog) -> Iterator[Problem]:
    """One for each name without an entry."""
    for table, id_, key, aim, name in (*_of_kinds(catalog), *_of_magic(catalog), *_of_quiz(catalog)):
        known = catalog.ids(aim)
        if name not in known:
            what = f"there is no {_SINGULAR[aim]} '{name}'"
            yield Problem("error", catalog.source(table, id_), f"{id_}.{key}", what, did_you_mean(name, known))


def _of_kinds(catalog: Catalog) -> Iterator[Reference]:
    for id_, kind in catalog.commander.classes.items():
        yield from (("classes", id_, "units", "units", name) for name in kind.units)
        yield from (("classes", id_, "skills", "skills", name) for name in kind.skills)
        yield from (("classes", id_, "spells", "spells", name) for name in kind.spells)
    for id_, unit in catalog.commander.units.items():
        yield from (("units", id_, "casts", "spells", name) for name in unit.casts)


def _of_magic(catalog: Catalog) -> Iterator[Reference]:
    for id_, spell in catalog.commander.spells.items():
        if isinstance(spell, SummonSpell):
            for letter, level in spell.levels.items():
                yield "spells", id_, f"levels.{letter}.unit", "units", level.unit
    for id_, skill in catalog.commander.skills.items():
        for place, rank in enumerate(skill.ranks):
            yield from (("skills", id_, f"ranks[{place}].frees_from", "terrain", name) for name in rank.frees_from)


def _of_quiz(catalog: Catalog) -> Iterator[Reference]:
    for id_, question in catalog.quiz.items():
        for letter, answer in question.answers.items():
            for place, effect in enumerate(answer.effects):
                key = f"answers.{letter}.effects[{place}]"
                match effect.gives:
                    case "skill":
                        yield "quiz", id_, f"{key}.skill", "skills", effect.skill
                    case "spell":
                        yield "quiz", id_, f"{key}.spell", "spells", effect.spell
                    case "spell_choice":
                        yield from (("quiz", id_, f"{key}.spells", "spells", name) for name in effect.spells)
                        for spell, skill in effect.with_skill.items():
                            yield "quiz", id_, f"{key}.with_skill", "spells", spell
                            yield "quiz", id_, f"{key}.with_skill.{spell}", "skills", skill
                    case "class_choice":
                        yield from (("quiz", id_, f"{key}.classes", "classes", name) for name in effect.classes)
