"""Folders of TOML to a catalogue: the game's own content first, then packs that add or replace entries by id."""

import difflib
import hashlib
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from game.content.as_json import as_json
from game.content.campaigns import CampaignReader
from game.content.catalog import Catalog
from game.content.faults import faults
from game.content.lint import lint
from game.content.models.ai import Personality
from game.content.models.camp import CampaignNumbers, Names
from game.content.models.hints import Hint
from game.content.models.quiz import Question
from game.content.models.temper import Difficulty, QualityKind
from game.content.problems import Problem, Refused, errors, ranked
from game.content.reading import read_toml
from game.rules.commander.models import ClassKind, CommanderContent, CommanderNumbers, Terrain, UnitKind
from game.rules.commander.skills import Skill
from game.rules.commander.spells import Spell

Entry = TypeVar("Entry")
Numbers = TypeVar("Numbers", CommanderNumbers, CampaignNumbers, Names)

FILES = {
    "units": "commander/units.toml",
    "classes": "commander/classes.toml",
    "terrain": "commander/terrain.toml",
    "numbers": "commander/numbers.toml",
    "campaign_numbers": "campaign/numbers.toml",
    "spells": "commander/spells.toml",
    "skills": "commander/skills.toml",
    "quiz": "commander/quiz.toml",
    "qualities": "campaign/qualities.toml",
    "difficulties": "campaign/difficulties.toml",
    "names": "campaign/names.toml",
    "hints": "campaign/hints.toml",
    "personalities": "ai.toml",
    "aliases": "aliases.toml",
}
"""The file of each table, below a content folder."""

_SPELL: TypeAdapter[Spell] = TypeAdapter(Spell)


def load_catalog(folders: Sequence[Path]) -> tuple[Catalog, tuple[Problem, ...]]:
    """The catalogue of the game's own folder (the first) and of the packs after it, with the warnings found.

    A pack's file may be absent; its entries replace those of the same id whole, in a `numbers.toml` key by key.
    Raises Refused with every error that could be found in one go, and the warnings.
    """
    reader = _Reader(folders)
    units = reader.table("units", TypeAdapter(UnitKind), UnitKind)
    classes = reader.table("classes", TypeAdapter(ClassKind), ClassKind)
    terrain = reader.table("terrain", TypeAdapter(Terrain), Terrain)
    numbers = reader.numbers("numbers", CommanderNumbers)
    campaign = reader.numbers("campaign_numbers", CampaignNumbers)
    spells = reader.table("spells", _SPELL, Spell)
    skills = reader.table("skills", TypeAdapter(Skill), Skill)
    quiz = reader.table("quiz", TypeAdapter(Question), Question)
    personalities = reader.table("personalities", TypeAdapter(Personality), Personality)
    qualities = reader.table("qualities", TypeAdapter(QualityKind), QualityKind)
    difficulties = reader.table("difficulties", TypeAdapter(Difficulty), Difficulty)
    names = reader.numbers("names", Names)
    hints = reader.table("hints", TypeAdapter(Hint), Hint)
    aliases = reader.table("aliases", TypeAdapter(dict[str, str]), dict)
    roads = CampaignReader()
    campaigns = roads.read(folders)
    problems = [*reader.problems, *roads.problems, *_strangers(folders)]
    if numbers is None or campaign is None or names is None or reader.unread:
        raise Refused(problems)
    commander = CommanderContent(
        units=units, classes=classes, terrain=terrain, numbers=numbers, spells=spells, skills=skills
    )
    catalog = Catalog(commander, quiz, personalities, campaign, sources=reader.sources | roads.sources)
    catalog = replace(catalog, campaigns=campaigns, qualities=qualities, difficulties=difficulties, hints=hints)
    catalog = replace(catalog, names=names, aliases=aliases, packs=tuple(folder.name for folder in folders[1:]))
    problems += lint(catalog)
    if errors(problems):
        raise Refused(problems)
    return replace(catalog, hash=content_hash(catalog)), ranked(problems)


def content_hash(catalog: Catalog) -> str:
    """The sha256 of all the catalogue says, whatever the line ends and the order of keys and entries."""
    said = json.dumps(as_json(catalog), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(said.encode("ascii")).hexdigest()


class _Reader:
    """Reads the tables of several folders over one another, gathering problems on the way."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self.folders = folders
        self.problems: list[Problem] = []
        self.sources: dict[tuple[str, str], str] = {}
        self.unread = False

    def table(self, name: str, adapter: TypeAdapter[Entry], kind: Any) -> dict[str, Entry]:
        """A table's entries by id: each folder's over those of the folders before."""
        entries: dict[str, Entry] = {}
        for path, data in self._files(name):
            for id_, value in data.items():
                self.sources[name, id_] = path
                try:
                    entries[id_] = adapter.validate_python(value)
                except ValidationError as error:
                    self.problems += faults(error, path, (id_,), value, kind)
        return entries

    def numbers(self, name: str, model: type[Numbers]) -> Numbers | None:
        """What a file says key by key, such as the numbers of some rules, or None if it is faulty."""
        merged: dict[str, Any] = {}
        home = ""
        for path, data in self._files(name):
            home = home or path
            merged.update(data)
            self.sources.update({(name, key): path for key in data})
        if not home:
            return None
        try:
            return model.model_validate(merged)
        except ValidationError as error:
            for problem in faults(error, home, (), merged, model):
                path = self.sources.get((name, problem.where.split(".")[0].split("[")[0]), home)
                self.problems.append(replace(problem, path=path))
        return None

    def _files(self, name: str) -> list[tuple[str, dict[str, Any]]]:
        """A table's file in each folder that has one: its shown path and its contents."""
        found: list[tuple[str, dict[str, Any]]] = []
        for index, folder in enumerate(self.folders):
            path = folder / FILES[name]
            if index and not path.exists() and not path.is_symlink():
                continue
            try:
                found.append((path.as_posix(), read_toml(folder, FILES[name])))
            except Refused as refused:
                self.problems += refused.problems
                self.unread = True
        return found


def _strangers(folders: Sequence[Path]) -> list[Problem]:
    """Packs that are not there, and TOML files that nothing reads, which are most often misspelt."""
    found: list[Problem] = []
    for folder in folders:
        if not folder.is_dir():
            found.append(Problem("error", folder.as_posix(), "", "there is no such content folder"))
            continue
        for path in sorted([*folder.glob("*.toml"), *folder.glob("commander/*.toml"), *folder.glob("campaign/*.toml")]):
            relative = path.relative_to(folder).as_posix()
            if relative not in FILES.values():
                near = difflib.get_close_matches(relative, sorted(FILES.values()), n=1)
                advice = f"did you mean '{near[0]}'?" if near else ""
                found.append(Problem("warning", path.as_posix(), "", "no such file is read", advice))
    return found
