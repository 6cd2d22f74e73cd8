"""`road`: how often a company wins each battle of its road, with what it has by then.

Companies set out with heroes from all over the quiz and play by a simple policy. What counts is the first try of each
battle; it is then fought with other dice until it is won, so that all come to the next one as winners.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import chain
from multiprocessing import get_context
from pathlib import Path

from game.campaign.actions import GoRound, Return
from game.campaign.company_play import sensible
from game.campaign.components import Away
from game.campaign.sheet import Sheet
from game.campaign.starts import HERO
from game.content.models.campaign import Step
from game.core.entity import Round
from game.core.ids import BATTLE
from game.tools.options import check_number, known
from game.tools.output import Answer, load
from game.tools.trek import Trek, Way, fought, way

MOST_TRIES = 1000
MOST_BATTLES = 4
"""Battles after which a company goes on with its defeat, round the step."""
PROCESSES = 2
"""Processes that play at once, so that other work on the machine goes on."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A company's first try of a battle: on which difficulty and step, how it ended, rounds, the hero's class and
    level."""

    difficulty: str
    step: str
    outcome: str
    rounds: int
    kind: str
    level: int


@dataclass(frozen=True, slots=True)
class Call:
    """What `road` is asked: the campaign, companies a difficulty, the difficulties, where content and maps are."""

    campaign: str
    tries: int
    difficulties: tuple[str, ...]
    maps: Path
    packs: tuple[Path, ...] = ()


def road(call: Call) -> Answer:
    """Wins in percent by battle and difficulty. Raises WrongCall, Refused for a map."""
    check_number("tries", call.tries, 1, MOST_TRIES)
    catalog = load(call.packs)
    campaign = known("campaign", call.campaign, catalog.campaigns)
    names = call.difficulties or tuple(catalog.difficulties)
    for name in names:
        known("difficulty", name, catalog.difficulties)
    jobs = [(name, seed) for seed in range(call.tries) for name in names]
    tried = tuple(chain.from_iterable(_played(call, jobs)))
    battles = {step.id: {name: summary(tried, name, step.id) for name in names} for step in campaign.road}
    return {"campaign": call.campaign, "tries": call.tries, "difficulties": list(names), "battles": battles}


def _played(call: Call, jobs: Sequence[tuple[str, int]]) -> Iterator[tuple[Tried, ...]]:
    shares = [part for at in range(PROCESSES) if (part := jobs[at::PROCESSES])]
    if len(shares) == 1:
        yield share(call, jobs)
        return
    with ProcessPoolExecutor(PROCESSES, mp_context=get_context("spawn")) as pool:
        yield from pool.map(partial(share, call), shares)


def share(call: Call, jobs: Sequence[tuple[str, int]]) -> tuple[Tried, ...]:
    """What the companies of one process met: each has a difficulty and a seed."""
    found = way(load(call.packs), call.campaign, call.maps)
    return tuple(tried for name, seed in jobs for tried in walked(found, name, seed))


def walked(found: Way, difficulty: str, seed: int) -> Iterator[Tried]:
    """One company along its whole road, telling its first try of every battle."""
    trek = Trek(found, difficulty, seed)
    while (step := trek.step) is not None:
        while trek.state.get(Away) is None:
            trek.session.commit(sensible(trek.state, trek.rules, trek.places))
        told, first = _won_at_last(trek, step)
        yield first
        trek.session.commit(told)
        if told.outcome != "won":
            trek.session.commit(GoRound(BATTLE, step.id))


def _won_at_last(trek: Trek, step: Step) -> tuple[Return, Tried]:
    """The battle that was won, or the last one if none was, and how the first try went."""
    sheet = trek.state.row(Sheet, HERO)
    found: list[tuple[Return, int]] = []
    while not found or (found[-1][0].outcome != "won" and len(found) < MOST_BATTLES):
        battle = trek.battle(step, len(found))
        fought(battle, trek.players(step))
        found.append((trek.told(step, battle), battle.state.row(Round).number))
    (told, rounds), (last, _) = found[0], found[-1]
    return last, Tried(trek.difficulty, step.id, told.outcome, rounds, sheet.kind, sheet.level)


def summary(tried: Sequence[Tried], difficulty: str, step: str) -> Answer:
    """What came of one battle: percents and means, rounded to whole numbers."""
    here = [one for one in tried if (one.difficulty, one.step) == (difficulty, step)]
    ends = Counter(one.outcome for one in here)
    lost = Counter(one.kind for one in here if one.outcome != "won")
    return {
        "won": _percent(ends["won"], len(here)),
        "drawn": _percent(ends["drawn"], len(here)),
        "rounds": _mean([one.rounds for one in here]),
        "level": _mean([one.level for one in here]),
        "lost_by": dict(sorted(lost.items())),
    }


def _percent(part: int, whole: int) -> int:
    return (200 * part + whole) // (2 * whole)


def _mean(numbers: Sequence[int]) -> int:
    return (2 * sum(numbers) + len(numbers)) // (2 * len(numbers))


def table(answer: Answer) -> Iterator[str]:
    """The lines of the table in the README of the contents' folder."""
    names = answer["difficulties"]
    yield f"| battle | {' | '.join(names)} | rounds | hero's level |"
    yield f"|---|{'---|' * (len(names) + 2)}"
    for step, cells in answer["battles"].items():
        wins = " | ".join(f"{cells[name]['won']} %" for name in names)
        usual = cells.get("standard", cells[names[0]])
        yield f"| `{step}` | {wins} | {usual['rounds']} | {usual['level']} |"
