"""A commander's numbers as sums in words: what each is made of, and where every part came from (rule book 2, 8, 9)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.campaign.muster import Fighter
from game.campaign.sheet import Gain, Sheet
from game.content.catalog import Catalog
from game.core.action import Reason
from game.i18n import _, ngettext
from game.rules.commander.magic.aiming import PARTY, SINGLE, radius, several
from game.rules.commander.magic.books import cost_at, discount, highest_level, school_skill
from game.rules.commander.magic.dice import level_of
from game.rules.commander.models import ClassKind
from game.rules.commander.skills import Ability
from game.ui.portraits.names import scenery_of
from game.ui.sentences_campaign import campaign_reason, kind_name, origin_words
from game.ui.sentences_magic import area_text
from game.ui.sentences_terms import MINUS, gift_name


@dataclass(frozen=True, slots=True)
class Part:
    """So many points, and where they come from."""

    points: int
    words: str


@dataclass(frozen=True, slots=True)
class Sum:
    """A named number and its parts."""

    name: str
    parts: tuple[Part, ...]

    @property
    def total(self) -> int:
        """What the parts add up to."""
        return sum(part.points for part in self.parts)

    @property
    def words(self) -> str:
        """The parts as "13 Mage + 3 Offence"."""
        told = ""
        for part in self.parts:
            sign = f" {MINUS} " if part.points < 0 else " + "
            told += (sign if told else "") + f"{abs(part.points)} {part.words}"
        return told


@dataclass(frozen=True, slots=True)
class CastLine:
    """A level of a spell as the sheet lists it: what it costs and how far it goes, each as it comes about."""

    spell: str
    letter: str
    cost: str
    range: str
    reaches: str


def gain_words(gain: Gain, catalog: Catalog) -> str:
    """Where a gain came from; of an attribute out of a view of the quiz also which view (rule book 9, question 1)."""
    words = origin_words(gain.origin, catalog)
    if gain.what == "attribute" and gain.origin in ("answer:1a", "answer:1b"):
        return f"{view_name(gain.name)}, {words}"
    return words


def view_name(letter: str) -> str:
    """The view whose gift an attribute is."""
    return {
        "plains": _("grassland"),
        "mountains": _("snow"),
        "forest": _("forest"),
        "coast": _("coast"),
    }[scenery_of(letter)]


def _parts(gains: Iterable[Gain], catalog: Catalog) -> tuple[Part, ...]:
    """Gains of one thing, those of one origin together, in the order in which they first came."""
    found: dict[str, int] = {}
    for gain in gains:
        words = gain_words(gain, catalog)
        found[words] = found.get(words, 0) + gain.amount
    return tuple(Part(points, words) for words, points in found.items())


def attribute_sum(sheet: Sheet, letter: str, name: str, catalog: Catalog) -> Sum:
    """An attribute and what it is made of."""
    return Sum(name, _parts(sheet.sources("attribute", letter), catalog))


def origins(gains: Iterable[Gain], catalog: Catalog) -> str:
    """Where several gains came from, one after the other."""
    return ", ".join(dict.fromkeys(gain_words(gain, catalog) for gain in gains))


def figures(who: Fighter, catalog: Catalog) -> tuple[Sum, ...]:
    """The figures of the commander's own piece as battles reckon them, before ground and spells (rule book 2 and 6)."""
    content, sheet = catalog.commander, who.sheet
    kind, numbers, now = content.classes[sheet.kind], content.numbers, sheet.attributes
    own = kind_name(sheet.kind, catalog)
    defence = (
        Part(kind.defence, own),
        *_of_skills(sheet, "commander_defence", catalog),
        *_of_gifts(who, "defence", catalog),
    )
    attack = (Part(kind.attack, own), *_some(now["O"], _("Offence")), *_of_skills(sheet, "commander_attack", catalog))
    knowledge = Part(numbers.mp_per_knowledge * now["K"], _("by Knowledge {points}").format(points=now["K"]))
    return (
        Sum(_("Attack"), (*attack, *_of_gifts(who, "attack", catalog))),
        Sum(_("Defence"), (*defence, *_some(now["A"], _("Armour")))),
        Sum(_("Vs. magic"), (*defence, *_some(now["K"], _("Knowledge")))),
        *_speeds(who, kind, catalog),
        Sum(_("MP"), (Part(numbers.base_mp, _("start")), knowledge, *_of_gifts(who, "max_mp", catalog))),
        Sum(
            _("Command"),
            (
                Part(numbers.command_range, _("start")),
                *_of_skills(sheet, "command_range", catalog),
                *_of_gifts(who, "command_range", catalog),
            ),
        ),
    )


def _speeds(who: Fighter, kind: ClassKind, catalog: Catalog) -> Iterator[Sum]:
    own, gifts = kind_name(who.sheet.kind, catalog), _of_gifts(who, "move", catalog)
    yield Sum(_("Move") if kind.land_move is None else _("Swimming"), (Part(kind.move, own), *gifts))
    if kind.land_move is not None:
        yield Sum(_("On land"), (Part(kind.land_move, own), *gifts))


def _some(points: int, words: str) -> tuple[Part, ...]:
    return (Part(points, words),) if points else ()


def _of_skills(sheet: Sheet, ability: Ability, catalog: Catalog) -> Iterator[Part]:
    """What skills add to a figure: of each the highest rank that says something of it."""
    for id_, rank in sheet.ranks:
        skill = catalog.commander.skills[id_]
        points = 0
        for step in skill.ranks[:rank]:
            points = step.gives.get(ability, points)
        yield from _some(points, skill.name)


def _of_gifts(who: Fighter, figure: str, catalog: Catalog) -> tuple[Part, ...]:
    """What the quiz's lasting bonuses and other gifts add to a figure."""
    others = (Part(gift.points, gift_name(gift.source)) for gift in who.gifts if gift.figure == figure)
    return (*_parts(who.sheet.sources("figure", figure), catalog), *others)


def range_bonus(who: Fighter, catalog: Catalog) -> Sum:
    """What is added to the range of all its spells."""
    return Sum(_("Range"), _of_gifts(who, "spell_range", catalog))


def book(who: Fighter, catalog: Catalog) -> tuple[CastLine, ...]:
    """Every level of every spell that the commander can cast (rule book 7)."""
    more = range_bonus(who, catalog).total
    return tuple(
        line
        for spell in dict.fromkeys(who.sheet.spells)
        for letter in open_levels(who.sheet, spell, catalog)
        for line in (cast_line(who.sheet, spell, letter, more, catalog),)
    )


def open_levels(sheet: Sheet, spell: str, catalog: Catalog) -> tuple[str, ...]:
    """The levels of a spell that the sheet's rank in its school opens, by letter."""
    what = catalog.commander.spells[spell]
    highest = highest_level(what, rank_for(sheet, spell, catalog))
    return tuple(letter for letter in sorted(what.levels) if highest and letter <= highest)


def rank_for(sheet: Sheet, spell: str, catalog: Catalog) -> int:
    """The sheet's rank in a spell's school."""
    school = school_skill(catalog.commander.spells[spell], catalog.commander)
    return sheet.total("skill", school) if school else 0


def cast_line(sheet: Sheet, spell: str, letter: str, more: int, catalog: Catalog) -> CastLine:
    """A level of a spell in this commander's hands, its range `more` squares longer."""
    content, what = catalog.commander, catalog.commander.spells[spell]
    level, rank = level_of(what, letter), rank_for(sheet, spell, catalog)
    cost = cost_at(what, letter, rank, content)
    told = f"{cost} = {level.mp} {MINUS} {level.mp - cost}" if discount(what, rank, content) else str(cost)
    far = f"{level.range + more} = {level.range} + {more}" if more else str(level.range)
    return CastLine(what.name, letter, told, far, short_reach(level.area))


def book_line(sheet: Sheet, spell: str, letter: str, more: int, catalog: Catalog) -> str:
    """The same in one line of words."""
    line = cast_line(sheet, spell, letter, more, catalog)
    level = level_of(catalog.commander.spells[spell], letter)
    reach = area_text(catalog.commander.spells[spell], level)
    return _("{cost} MP, range {range}, {reach}").format(cost=line.cost, range=line.range, reach=reach)


def too_high(sheet: Sheet, spell: str, catalog: Catalog) -> str:
    """A warning where not even the lowest level of a spell can be cast yet, "" else (rule book 10)."""
    if open_levels(sheet, spell, catalog):
        return ""
    content, what = catalog.commander, catalog.commander.spells[spell]
    school = school_skill(what, content)
    name = content.skills[school].name if school else what.school
    words = _("Its lowest level is {letter}: it cannot be cast before {skill} is learnt.")
    return words.format(letter=min(what.levels), skill=name)


def short_reach(area: str) -> str:
    """Whom a level of a spell reaches, in a word or two."""
    if area == PARTY:
        return _("troop")
    if area == SINGLE:
        return _("one")
    if number := several(area):
        return _("up to {n}").format(n=number)
    return _("within {n}").format(n=radius(area))


def level_words(sheet: Sheet) -> str:
    """How far somebody has come."""
    return _("level {level}, class level {own}").format(level=sheet.level, own=sheet.class_level)


def waiting(sheet: Sheet) -> tuple[str, ...]:
    """What somebody may still choose, in words."""
    points = ngettext("{n} skill point", "{n} skill points", sheet.points).format(n=sheet.points)
    free = ngettext("{n} attribute point", "{n} attribute points", sheet.free).format(n=sheet.free)
    units = ngettext("{n} unit kind", "{n} unit kinds", sheet.new_units).format(n=sheet.new_units)
    spells = ngettext("{n} spell", "{n} spells", sheet.new_spells).format(n=sheet.new_spells)
    told = ((sheet.points, points), (sheet.free, free), (sheet.new_units, units), (sheet.new_spells, spells))
    return tuple(words for number, words in told if number)


def why_not_words(reason: Reason | None, catalog: Catalog) -> str:
    """A refusal as a sentence, "" for none."""
    return campaign_reason(reason, catalog) if reason else ""
