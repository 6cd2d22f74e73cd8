"""Growth: levels, sequences of attribute points, skill points and changes of class (rule book 10)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from game.campaign.sheet import FREE, LETTERS, Gain, Sheet
from game.content.models.camp import CampaignNumbers
from game.rules.commander.models import AttributeLetter, ClassKind, CommanderContent, Kind
from game.rules.commander.skills import RANKS

POINTS_IN_A_CLASS = 4
"""Attribute points that a class brings: at its levels 2, 3, 4 and 5."""

Letters = tuple[str, ...]
"""Four attribute letters, or FREE, in the order in which the points come."""


@dataclass(frozen=True, slots=True)
class Growth:
    """One way to grow in a class: `first` or `second` of the curve, or `class`, and the points that it brings."""

    name: str
    letters: Letters


def sequences(sheet: Sheet, content: CommanderContent) -> tuple[Growth, ...]:
    """Every sequence that can be chosen now; where attributes tie for lowest or highest, one for each way to break the
    tie (rule book 10)."""
    kind = content.classes[sheet.kind]
    first, second = _of_curve(sheet)
    own = Growth("class", (*kind.attributes, FREE))
    return (*_named("first", first), *_named("second", second), own)


def _named(name: str, found: Iterator[Letters]) -> Iterator[Growth]:
    return (Growth(name, letters) for letters in dict.fromkeys(found))


def _of_curve(sheet: Sheet) -> tuple[Iterator[Letters], Iterator[Letters]]:
    main, other, now = sheet.major, sheet.secondary, sheet.attributes
    match sheet.curve:
        case 1:
            return iter([(main, main, main, main)]), iter([(main, main, other, main)])
        case 2:
            return iter([(other, main, other, main)]), ((other, other, low, main) for low in lowest(now))
        case _:
            slow = ((low, next_, low, next_) for low in lowest(now) for next_ in lowest(_without(now, low)))
            return slow, ((low, high, low, high) for low in lowest(now) for high in highest(now))


def lowest(attributes: Mapping[AttributeLetter, int]) -> tuple[AttributeLetter, ...]:
    """The attribute with the fewest points; several in a tie."""
    return tuple(letter for letter in attributes if attributes[letter] == min(attributes.values()))


def highest(attributes: Mapping[AttributeLetter, int]) -> tuple[AttributeLetter, ...]:
    """The attribute with the most points; several in a tie."""
    return tuple(letter for letter in attributes if attributes[letter] == max(attributes.values()))


def _without(attributes: Mapping[AttributeLetter, int], left_out: str) -> dict[AttributeLetter, int]:
    return {letter: points for letter, points in attributes.items() if letter != left_out}


# -- levels


def can_advance(sheet: Sheet, numbers: CampaignNumbers) -> bool:
    """Whether the experience for a level is there."""
    return sheet.experience >= numbers.level_experience


def last_class_level(sheet: Sheet, numbers: CampaignNumbers) -> bool:
    """Whether the next level changes the class."""
    return sheet.class_level >= numbers.class_levels


def advanced(sheet: Sheet, numbers: CampaignNumbers, content: CommanderContent) -> Sheet:
    """The sheet one class level higher: the sequence's next point, and the class's skill point where it comes.

    A point that finds its attribute full goes where the player likes.
    """
    letter = sheet.path[sheet.class_level - 1]
    after = replace(
        sheet,
        level=sheet.level + 1,
        class_level=sheet.class_level + 1,
        experience=sheet.experience - numbers.level_experience,
    )
    if after.class_level == sheet.skill_level:
        after = replace(after, points=after.points + 1)
    if letter == FREE or not has_room(sheet, letter, content):
        return replace(after, free=after.free + 1)
    return after.plus(Gain("attribute", letter, 1, f"level:{after.level}"))


def has_room(sheet: Sheet, letter: str, content: CommanderContent) -> bool:
    """Whether an attribute can still rise (rule book 2)."""
    return letter in LETTERS and sheet.total("attribute", letter) < content.numbers.attribute_limit


def can_learn(sheet: Sheet, skill: str, content: CommanderContent) -> bool:
    """Whether there is a rank of the skill left to learn."""
    return skill in content.skills and sheet.total("skill", skill) < len(RANKS)


# -- changing the class


def marks(kind: Kind) -> frozenset[str]:
    """What makes kinds akin: arms, the domain if it is not the ground, and the magician trait."""
    domain = () if kind.domain == "ground" else (kind.domain,)
    magic = ("magician",) if "magician" in kind.traits else ()
    return frozenset((*kind.arms, *domain, *magic))


def class_marks(kind: ClassKind, content: CommanderContent) -> frozenset[str]:
    """By what classes are akin: arms, arms and domains (other than ground) of the unit kinds they recruit, and the
    magician trait (rule book 10)."""
    units = [content.units[unit] for unit in kind.units]
    own = (*kind.arms, *(("magician",) if "magician" in kind.traits else ()))
    arms = [arm for unit in units for arm in unit.arms]
    domains = [unit.domain for unit in units if unit.domain != "ground"]
    return frozenset((*own, *arms, *domains))


def next_classes(id_: str, content: CommanderContent) -> tuple[str, ...]:
    """The classes that one of this class can change to, by id."""
    own = class_marks(content.classes[id_], content)
    others = sorted(other for other in content.classes if other != id_)
    return tuple(other for other in others if own & class_marks(content.classes[other], content))


def shared_marks(one: str, other: str, content: CommanderContent) -> tuple[str, ...]:
    """What makes two classes akin, in order: why one can change to the other."""
    return tuple(sorted(class_marks(content.classes[one], content) & class_marks(content.classes[other], content)))


def new_unit_kinds(sheet: Sheet, content: CommanderContent) -> tuple[str, ...]:
    """The unit kinds that a change to the sheet's class lets one learn: not known yet, of the class or akin to it."""
    kind = content.classes[sheet.kind]
    own = marks(kind)
    found = sorted(id_ for id_, unit in content.units.items() if not unit.summon and id_ not in sheet.units)
    return tuple(id_ for id_ in found if id_ in kind.units or own & marks(content.units[id_]))


def new_spells(sheet: Sheet, content: CommanderContent) -> tuple[str, ...]:
    """The spells it does not know, of any school."""
    return tuple(sorted(set(content.spells) - set(sheet.spells)))


def changed(sheet: Sheet, kind: str, numbers: CampaignNumbers, content: CommanderContent) -> Sheet:
    """The sheet after a change of class: class level 1 of the new one, a unit kind and a spell to choose."""
    after = replace(
        sheet,
        kind=kind,
        level=sheet.level + 1,
        class_level=1,
        experience=sheet.experience - numbers.level_experience,
        path=(),
    )
    return replace(
        after,
        new_units=after.new_units + min(1, len(new_unit_kinds(after, content))),
        new_spells=after.new_spells + min(1, len(new_spells(after, content))),
    )


def preview(sheet: Sheet, letters: Sequence[str]) -> Mapping[AttributeLetter, int]:
    """The attributes at the end of a sequence, points of free choice left out, the limit not looked at."""
    return {letter: points + tuple(letters).count(letter) for letter, points in sheet.attributes.items()}
