"""Does everything exist that talks name: people, steps of the road, memories (rule book 12)?"""

from collections.abc import Iterator

from game.content.campaigns import talks_table
from game.content.catalog import Catalog
from game.content.models.campaign import Campaign
from game.content.models.talks import HERO, Talk
from game.content.problems import Problem, did_you_mean
from game.content.talk_ways import memories

Fault = tuple[str, str, str]
"""A key below a talk, what is wrong there, and what to do."""


def problems(catalog: Catalog) -> Iterator[Problem]:
    """One for each name without anything behind it, and for each speaker who is not in the talk."""
    for campaign, road in catalog.campaigns.items():
        known = catalog.ids(talks_table(campaign))
        left = frozenset[str]().union(*map(memories, road.talks.values()))
        for id_, talk in road.talks.items():
            found = [*_people(talk, road), *_speakers(talk), *_steps(talk, road)]
            if known == road.talks.keys():  # a talk with faults of its own may leave any memory
                found += _memories(talk, left)
            for key, what, advice in found:
                yield Problem("error", catalog.source(talks_table(campaign), id_), f"{id_}.{key}", what, advice)


def _people(talk: Talk, road: Campaign) -> Iterator[Fault]:
    for key, names in (("people", talk.people), ("needs.present", talk.needs.present)):
        for name in names:
            if name not in road.people:
                yield key, f"there is no person '{name}'", did_you_mean(name, road.people)
    for name in talk.guests:
        if name not in talk.people:
            yield "guests", f"'{name}' is not among the people of the talk", did_you_mean(name, talk.people)


def _speakers(talk: Talk) -> Iterator[Fault]:
    there = (*talk.people, HERO)
    for id_, line in talk.lines.items():
        if line.speaker not in there:
            what = f"'{line.speaker}' is neither the hero nor among the people of the talk"
            yield f"lines.{id_}.speaker", what, did_you_mean(line.speaker, there)


def _steps(talk: Talk, road: Campaign) -> Iterator[Fault]:
    steps = [step.id for step in road.road]
    for key, name in (("after", talk.needs.after), ("before", talk.needs.before)):
        if name is not None and name not in steps:
            yield f"needs.{key}", f"there is no step '{name}'", did_you_mean(name, steps)


def _memories(talk: Talk, left: frozenset[str]) -> Iterator[Fault]:
    for key, names in (("remembers", talk.needs.remembers), ("lacks", talk.needs.lacks)):
        for name in names:
            if name not in left:
                yield f"needs.{key}", f"no answer leaves the memory '{name}'", did_you_mean(name, left)
