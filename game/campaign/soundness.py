"""What must hold together in sheets and campaigns that were read from files (rule book 9 to 11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, get_args

from game.campaign.components import Away, Company, Condition, Identity, Quiz, Talking, Temperament, Troop
from game.campaign.growth import POINTS_IN_A_CLASS
from game.campaign.quiz.course import due, open_letters
from game.campaign.quiz_rules import why_not_named
from game.campaign.sheet import FIGURES, FREE, LETTERS, Gain, Sheet, What, max_mp
from game.campaign.troops import may_mix, troop_size
from game.content.models.camp import CampaignNumbers
from game.content.models.temper import MOST_POINTS
from game.core.ids import BATTLE, EntityId
from game.core.state import State
from game.rules.commander.gifts import QUALITIES
from game.rules.commander.models import CommanderContent
from game.rules.commander.skills import RANKS

if TYPE_CHECKING:
    from game.campaign.rules import CampaignRules

MOST_GAIN = 10
"""No single gain is larger."""
MOST_LEVEL = 500
MOST_STORES = 10_000_000


def unsound(state: State, rules: CampaignRules) -> str | None:
    """The first thing that does not hold together in a quiz or campaign, as a sentence, or None."""
    return next(_faults(state, rules), None)


def unsound_sheet(sheet: Sheet, content: CommanderContent, numbers: CampaignNumbers) -> str | None:
    """The first thing that does not hold together in a sheet, as a sentence, or None."""
    return next(_sheet(sheet, content, numbers), None)


def unsound_troop(sheet: Sheet, troop: Troop, content: CommanderContent) -> str | None:
    """The first thing that does not hold together in a troop, as a sentence, or None (rule book 11)."""
    return next(_troop(sheet, troop, content), None)


def _faults(state: State, rules: CampaignRules) -> Iterator[str]:
    people = tuple(state.table(Sheet))
    if state.has(Company, BATTLE) == bool(state.table(Quiz)):
        yield "it is neither a quiz nor a campaign"
        return
    if state.has(Company, BATTLE):
        if not people:
            yield "nobody is in the company"
        yield from _company(state)
    yield from _tempers(state, rules)
    for person, quiz in state.table(Quiz).items():
        yield from _quiz(person, quiz, rules)
    for person in (*state.table(Quiz), *people):
        identity = state.get(Identity, person)
        if identity is None:
            yield f"{person} is nobody"
        elif (identity.name and why_not_named(identity.name)) or identity.look < 0:
            yield f"{person} has a name or look that nobody has"
    for person in people:
        yield from _person(state, person, rules)


def _person(state: State, person: EntityId, rules: CampaignRules) -> Iterator[str]:
    content = rules.parts.content
    sheet, troop, condition = (state.row(Sheet, person), state.get(Troop, person), state.get(Condition, person))
    fault = unsound_sheet(sheet, content, rules.numbers)
    if fault is not None:
        yield f"{person}: {fault}"
        return
    if troop is None or condition is None:
        yield f"{person} has no troop or no HP"
        return
    if not (1 <= condition.hp <= content.numbers.full_hp and 0 <= condition.mp <= max_mp(sheet, content)):
        yield f"{person} has more or less HP or MP than can be"
    yield from (f"{person}: {fault}" for fault in _troop(sheet, troop, content))


def _troop(sheet: Sheet, troop: Troop, content: CommanderContent) -> Iterator[str]:
    kinds = {unit.kind for unit in troop.units}
    if not kinds <= set(sheet.units):
        yield "the troop has a unit that its commander cannot recruit"
    if len(troop.units) > troop_size(sheet, content):
        yield "the troop has more units than its commander can lead"
    if len(kinds) > 1 and not may_mix(sheet, content):
        yield "the troop is mixed, which its commander may not do"
    if not all(1 <= unit.hp <= content.numbers.full_hp for unit in troop.units):
        yield "a unit of the troop has HP that no unit has"


def _company(state: State) -> Iterator[str]:
    company, away = state.row(Company), state.get(Away)
    figures = (company.gold, company.rations, company.day, company.beaten)
    if not all(0 <= figure <= MOST_STORES for figure in figures):
        yield "the company has a number that no company has"
    if away is not None and not (away.people and all(state.has(Sheet, one) for one in away.people)):
        yield "somebody is away who is not in the company"


def _tempers(state: State, rules: CampaignRules) -> Iterator[str]:
    for person, temper in state.table(Temperament).items():
        known = all(id_ in QUALITIES and 1 <= points <= MOST_POINTS for id_, points in temper.points)
        if not known or len(dict(temper.points)) != len(temper.points) or not state.has(Sheet, person):
            yield f"{person} has a temperament that nobody has"
    talking = state.get(Talking)
    if talking is not None and not rules.talks.knows(state, talking):
        yield "somebody talks about what there is no talk of"


def _quiz(person: EntityId, quiz: Quiz, rules: CampaignRules) -> Iterator[str]:
    questions = rules.parts.quiz
    for at, (question, letter) in enumerate(quiz.answers):
        before = quiz.answers[:at]
        if due(before, questions) != question or letter not in open_letters(before, question, questions):
            yield f"{person} answered what was not asked"
            return
    known = rules.parts.content.classes
    drawn = [*quiz.candidates, *(kind for kind, _ in quiz.drawn)]
    units = [unit for _, kinds in quiz.drawn for unit in kinds]
    if not all(kind in known for kind in drawn) or not all(unit in rules.parts.content.units for unit in units):
        yield f"{person} drew what there is not"
    picked = dict(quiz.picks)  # one that is no longer offered, since another was changed, is open again
    if len(picked) != len(quiz.picks) or picked.get("class", "") not in ("", *quiz.candidates):
        yield f"{person} picked what was not offered"


def _sheet(sheet: Sheet, content: CommanderContent, numbers: CampaignNumbers) -> Iterator[str]:
    if sheet.kind not in content.classes:
        yield f"'{sheet.kind}' is no commander class"
        return
    unknown = next((gain for gain in sheet.gains if not _known(gain, content)), None)
    if unknown is not None:
        yield f"'{unknown.name}' is no {unknown.what} that can be gained"
        return
    if sheet.major not in LETTERS or sheet.secondary not in LETTERS:
        yield "it has no major or no secondary attribute"
    if not all(points <= content.numbers.attribute_limit for points in sheet.attributes.values()):
        yield "an attribute is past its limit"
    if not all(rank <= len(RANKS) for _, rank in sheet.ranks):
        yield "a skill is past its last rank"
    if len(set(sheet.spells)) != len(sheet.spells) or len(set(sheet.units)) != len(sheet.units):
        yield "a spell or a unit kind is known twice"
    yield from _levels(sheet, numbers)


def _known(gain: Gain, content: CommanderContent) -> bool:
    names = {
        "attribute": LETTERS,
        "figure": FIGURES,
        "skill": content.skills,
        "spell": content.spells,
        "unit": content.units,
    }
    return gain.what in get_args(What) and gain.name in names[gain.what] and 1 <= gain.amount <= MOST_GAIN


def _levels(sheet: Sheet, numbers: CampaignNumbers) -> Iterator[str]:
    """Levels, class levels and points are those that the rules give: what was earned is spent or still to spend."""
    changes, class_level = divmod(sheet.level - 1, numbers.class_levels)
    if not 1 <= sheet.level <= MOST_LEVEL or class_level + 1 != sheet.class_level:
        yield "its class level is not that of its level"
        return
    if min(sheet.experience, sheet.points, sheet.free, sheet.new_units, sheet.new_spells) < 0:
        yield "it has less than nothing of something"
    if not 2 <= sheet.skill_level <= numbers.class_levels or sheet.curve not in (1, 2, 3):
        yield "it has a curve that there is not"
    if sheet.path and (len(sheet.path) != POINTS_IN_A_CLASS or not set(sheet.path) <= {*LETTERS, FREE}):
        yield "its sequence of points is none"
    if class_level and not sheet.path:
        yield "it rose in its class without a sequence of points"
    if _spent(sheet, "attribute") + sheet.free != sheet.level - 1 - changes:
        yield "it has more or fewer attribute points than its levels gave"
    if _spent(sheet, "skill") + sheet.points != changes + (sheet.class_level >= sheet.skill_level):
        yield "it has more or fewer skill points than its classes gave"
    if _spent(sheet, "unit") + sheet.new_units > changes or _spent(sheet, "spell") + sheet.new_spells > changes:
        yield "it learnt more than its changes of class gave"


def _spent(sheet: Sheet, what: What) -> int:
    """What the gains that came with levels, points and changes of class add up to."""
    origins = ("level", "point", "change")
    return sum(gain.amount for gain in sheet.of(what) if gain.origin.partition(":")[0] in origins)
