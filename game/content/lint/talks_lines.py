"""Does every talk lead from its first line to an end, past every line, with choices that are choices (rule book 12)?"""

import re
from collections.abc import Iterator
from itertools import combinations

from game.content.campaigns import talks_table
from game.content.catalog import Catalog
from game.content.models.talks import FIRST_LINE, Line, Reply, Talk
from game.content.problems import Problem, did_you_mean
from game.content.talk_ways import MOST_MEMORIES, in_circles, memories, reached

Fault = tuple[str, str, str]
"""A key below a talk, what is wrong there, and what to do."""


def problems(catalog: Catalog) -> Iterator[Problem]:
    """One for each dead end, line that nobody hears, circle, and choice that is none."""
    for campaign, road in catalog.campaigns.items():
        for id_, talk in road.talks.items():
            path = catalog.source(talks_table(campaign), id_)
            for key, what, advice in (*_ways(talk), *_choices(talk)):
                yield Problem("error", path, f"{id_}.{key}", what, advice)


def _ways(talk: Talk) -> Iterator[Fault]:
    for id_, line in talk.lines.items():
        named = [("next", line.next), *((f"answers[{i}].next", reply.next) for i, reply in enumerate(line.answers))]
        for key, name in named:
            if name is not None and name not in talk.lines:
                yield f"lines.{id_}.{key}", f"there is no line '{name}'", did_you_mean(name, talk.lines)
        if line.next is not None and line.answers:
            yield f"lines.{id_}.next", "the line has answers, and they say what follows", "remove next"
    if FIRST_LINE not in talk.lines:
        yield "lines", f"there is no line '{FIRST_LINE}'", "name the first line so"
        return
    for id_ in sorted(talk.lines.keys() - reached(talk)):
        yield f"lines.{id_}", "nothing leads to this line", "name it as the next of a line or an answer"
    for id_ in sorted(in_circles(talk)):
        yield f"lines.{id_}", "the talk goes round in a circle from here", "let every answer lead on to an end"
    left = len(memories(talk))
    if left > MOST_MEMORIES:
        yield "lines", f"the talk leaves {left} different memories", f"at most {MOST_MEMORIES} are allowed"


def _choices(talk: Talk) -> Iterator[Fault]:
    for id_, line in talk.lines.items():
        if len(line.answers) == 1:
            yield f"lines.{id_}.answers", "one answer is no choice", "add another, or make it a line of the hero's"
        for i, j in combinations(range(len(line.answers)), 2):
            for key, what, advice in _alike(line, i, j):
                yield f"lines.{id_}.answers[{j}].{key}", what, advice


def _alike(line: Line, i: int, j: int) -> Iterator[Fault]:
    one, other = line.answers[i], line.answers[j]
    if _words(one.text) == _words(other.text):
        yield "text", f"answers[{i}] says the same", "word one of them differently"
    if _pair(one, other) and _words(one.why) == _words(other.why):
        yield "why", f"answers[{i}] is {one.quality} too, but not alike well, for the same reason", "say what differs"


def _pair(one: Reply, other: Reply) -> bool:
    """Whether two answers express the same quality, one well and one clumsily."""
    return one.quality == other.quality and one.well != other.well


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())
