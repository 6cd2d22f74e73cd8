"""Commanders for bands, made by hand or at random.

By hand one takes a class and, for each question of the quiz, one of its ways; the quiz's own making does the rest, so
that nobody is more than the quiz could have made (rule book 9). At random every choice is one that the rules allow.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from game.campaign.band_troops import recruits
from game.campaign.bands import Member
from game.campaign.components import Identity, Troop
from game.campaign.growth_rules import GrowthRules
from game.campaign.quiz.course import Answers, Questions, first_question, open_letters
from game.campaign.quiz.making import Choice, Making, Parts, Picks, unit_pool
from game.campaign.sheet import Sheet
from game.campaign.troops import mustered, troop_size
from game.content.catalog import Catalog
from game.content.models.quiz import Effect, GiveAttribute, GiveClassChoice, GiveClassWeight, GivePose
from game.core.dice import Face, KeyedDice, Pool
from game.rules.commander.models import CommanderContent

COMMANDERS = 4
"""The most commanders that are put into a band here; whoever writes one by hand may write more."""
HIGHEST = 20
"""The highest level at which commanders are made at random: the end of the fourth class."""
LOOKS = 8
"""Looks that are drawn from."""

T = TypeVar("T")


# -- by hand


@dataclass(frozen=True, slots=True)
class Part:
    """A question that is always asked, and every way through it to the next such question."""

    question: str
    ways: tuple[Answers, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """A commander being made by hand: the class, the way taken through each part, what was picked of each choice."""

    kind: str
    ways: tuple[Answers, ...]
    picks: Picks = ()


class Workshop:
    """Makes commanders of plans."""

    def __init__(self, catalog: Catalog) -> None:
        self.parts = Parts(catalog.quiz, catalog.commander)
        self.course: tuple[Part, ...] = _course(catalog.quiz)

    def begun(self, kind: str) -> Plan:
        """A plan of a class, with the first way through each part."""
        return self._allowed(Plan(kind, tuple(part.ways[0] for part in self.course)))

    def open_ways(self, plan: Plan, at: int) -> tuple[Answers, ...]:
        """The ways through a part that the parts before it leave open."""
        before = _joined(plan.ways[:at])
        return tuple(way for way in self.course[at].ways if _open(before, way, self.parts.quiz))

    def turned(self, plan: Plan, at: int, way: Answers) -> Plan:
        """The plan with another way through a part; a later one that this forbids gives way to the first open one."""
        return self._allowed(replace(plan, ways=(*plan.ways[:at], way, *plan.ways[at + 1 :])))

    def _allowed(self, plan: Plan) -> Plan:
        for at, way in enumerate(plan.ways):
            found = self.open_ways(plan, at)
            if way not in found:
                plan = replace(plan, ways=(*plan.ways[:at], found[0], *plan.ways[at + 1 :]))
        return plan

    def picked(self, plan: Plan, choice: str, option: str) -> Plan:
        """The plan with something picked of a choice."""
        return replace(plan, picks=(*((name, old) for name, old in plan.picks if name != choice), (choice, option)))

    def making(self, plan: Plan) -> Making:
        """The commander in the making, as the quiz makes it; of units every one that could have been drawn is there."""
        answers = _joined(plan.ways)
        pool, _count = unit_pool(answers, plan.kind, self.parts)
        return Making(answers, plan.kind, plan.picks, pool, self.parts)

    def choices(self, plan: Plan) -> tuple[Choice, ...]:
        """What there is to pick beside class and ways."""
        return tuple(self.making(plan).choices)

    def identity(self, plan: Plan, said: Identity) -> Identity:
        """Who somebody is by the plan: the pose of the crest, and the first view (as in the quiz)."""
        effects = [effect for way in plan.ways for effect in self.effects(way)]
        pose = next((effect.pose for effect in effects if isinstance(effect, GivePose)), "")
        view = next((effect.attribute for effect in effects if isinstance(effect, GiveAttribute)), "")
        return replace(said, pose=pose, scenery=view)

    def effects(self, way: Answers) -> tuple[Effect, ...]:
        """Everything that a way gives."""
        return _effects(way, self.parts.quiz)

    def matters(self, at: int) -> bool:
        """Whether a part makes a difference to somebody whose class is chosen already."""
        return len(self.course[at].ways) > 1


def _effects(way: Answers, quiz: Questions) -> tuple[Effect, ...]:
    return tuple(effect for question, letter in way for effect in quiz[question].answers[letter].effects)  # type: ignore[index]


def _joined(ways: Iterable[Answers]) -> Answers:
    return tuple(answer for way in ways for answer in way)


def _open(before: Answers, way: Answers, quiz: Questions) -> bool:
    return all(letter in open_letters(before, question, quiz) for question, letter in way)


def _course(quiz: Questions) -> tuple[Part, ...]:
    """The questions that are always asked, in order; of ways that give no more than classes, which one chooses freely
    here, the first alone, and only where there is no other."""
    found, question = [], first_question(quiz)
    while question:
        ways = _ways(question, quiz[question].next, quiz)
        of_use = tuple(way for way in ways if _of_use(way, quiz))
        found.append(Part(question, of_use or ways[:1]))
        question = quiz[question].next or ""
    return tuple(found)


def _ways(question: str, end: str | None, quiz: Questions) -> tuple[Answers, ...]:
    found: list[Answers] = []
    for letter, answer in quiz[question].answers.items():
        then = answer.next or quiz[question].next
        rest = ((),) if then in (end, None) else _ways(then, end, quiz)
        found += [((question, letter), *way) for way in rest]
    return tuple(found)


def _of_use(way: Answers, quiz: Questions) -> bool:
    return any(not isinstance(effect, GiveClassWeight | GiveClassChoice) for effect in _effects(way, quiz))


# -- at random


class Chance:
    """Draws from lists: the same seed draws the same again."""

    def __init__(self, seed: int) -> None:
        self._dice = KeyedDice(seed)
        self._drawn = 0

    def one(self, options: Sequence[T]) -> T:
        """One of the options, each as likely."""
        self._drawn += 1
        face = self._dice.throw(Pool("band", "", "", 1, len(options), Face()), (0, self._drawn)).faces[0]
        return options[face - 1]


def at_random(
    seed: int, level: int, count: int, crests: Sequence[str], catalog: Catalog, taken: Collection[str] = ()
) -> tuple[Member, ...]:
    """Commanders of one level (1 to HIGHEST) made by random legal choices, each with a full troop and a name of its own
    that is not `taken`.

    The same seed makes the same ones. Raises ValueError for a level or a count that cannot be.
    """
    if not 1 <= level <= HIGHEST or not 1 <= count <= min(COMMANDERS, len(catalog.names.bands)):
        raise ValueError("a band has commanders of levels 1 to 20")
    chance = Chance(seed)
    found: list[Member] = []
    while len(found) < count:
        names = {*taken, *(one.identity.name for one in found)}
        found.append(
            _drawn(chance, level, [name for name in catalog.names.bands if name not in names], crests, catalog)
        )
    return tuple(found)


def _drawn(chance: Chance, level: int, names: Sequence[str], crests: Sequence[str], catalog: Catalog) -> Member:
    workshop = Workshop(catalog)
    plan = workshop.begun(chance.one(sorted(catalog.commander.classes)))
    for at in range(len(plan.ways)):
        plan = workshop.turned(plan, at, chance.one(workshop.open_ways(plan, at)))
    settled: set[str] = set()
    while choice := next((one for one in workshop.choices(plan) if one.name not in settled), None):
        settled.add(choice.name)  # a pick may open another choice
        plan = workshop.picked(plan, choice.name, chance.one(choice.options))
    said = Identity(chance.one(names), chance.one(range(LOOKS)), chance.one(crests))
    sheet = _grown(workshop.making(plan).sheet(), level, chance, catalog)
    return Member(workshop.identity(plan, said), sheet, _filled(sheet, chance, catalog.commander))


def _grown(sheet: Sheet, level: int, chance: Chance, catalog: Catalog) -> Sheet:
    """The sheet at a level, with nothing left to choose but what can wait."""
    rules, numbers = GrowthRules(catalog.commander, catalog.campaign), catalog.campaign
    sheet = replace(sheet, experience=numbers.level_experience * (level - 1))
    while found := tuple(rules.candidates("", sheet)):
        sheet = rules.grown("", sheet, chance.one(found)).after
    return sheet


def _filled(sheet: Sheet, chance: Chance, content: CommanderContent) -> Troop:
    troop = Troop()
    for _place in range(troop_size(sheet, content)):
        troop = mustered(troop, chance.one(recruits(sheet, troop, content)), content)
    return troop
