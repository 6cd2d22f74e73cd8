"""Growth in words: the sequences one can choose, what each comes to, and what the next level brings (rule book 10)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.campaign.actions import ChoosePath
from game.campaign.growth import highest, lowest
from game.campaign.sheet import FREE, LETTERS, Sheet
from game.content.catalog import Catalog
from game.i18n import _
from game.rules.commander.models import AttributeLetter
from game.ui.sentences_campaign import attribute_name, kind_name


@dataclass(frozen=True, slots=True)
class Outlook:
    """The attributes once some points have come, and how many points are left to be placed freely."""

    attributes: Mapping[AttributeLetter, int]
    free: int


def outlook(sheet: Sheet, letters: Sequence[str], limit: int) -> Outlook:
    """What a sequence comes to: a point that finds its attribute full is one of free choice (rule book 10)."""
    attributes, free = dict(sheet.attributes), 0
    for letter in letters:
        named = next((one for one in LETTERS if one == letter), None)
        if named is None or attributes[named] >= limit:
            free += 1
        else:
            attributes[named] += 1
    return Outlook(attributes, free)


def to_come(sheet: Sheet) -> tuple[str, ...]:
    """The letters of the chosen sequence that are still to come."""
    return sheet.path[sheet.class_level - 1 :]


def path_title(name: str, sheet: Sheet, catalog: Catalog) -> str:
    """What a sequence is called: by what it raises (rule book 10, the three curves)."""
    if name == "class":
        return _("As a {kind}").format(kind=kind_name(sheet.kind, catalog))
    main, other = attribute_name(sheet.major), attribute_name(sheet.secondary)
    first = name == "first"
    match sheet.curve:
        case 1:
            return _("All to {main}").format(main=main) if first else _("{main}, some {other}").format(
                main=main, other=other
            )  # fmt: skip
        case 2:
            return _("{other} and {main}").format(other=other, main=main) if first else _("With the lowest")
        case _:
            return _("To the second lowest") if first else _("To the highest")


def tie_words(action: ChoosePath) -> str:
    """Which attributes one way to break a tie takes, the first to come first."""
    return letters_words(tuple(dict.fromkeys(action.letters)))


def tie_title(sheet: Sheet) -> str:
    """What has to be broken: which are lowest alike, or highest."""
    low, high = lowest(sheet.attributes), highest(sheet.attributes)
    if len(low) > 1:
        return _("Lowest alike: {names}").format(names=letters_words(low))
    return _("Alike: {names}").format(names=letters_words(high if len(high) > 1 else LETTERS))


def letters_words(letters: Sequence[str]) -> str:
    """Some points in the order in which they come."""
    return ", ".join(attribute_name(letter) for letter in letters)


def next_level_words(sheet: Sheet, catalog: Catalog) -> str:
    """What the next level within the class brings; "" without a sequence."""
    coming = to_come(sheet)[:1]
    if not coming:
        return ""
    full = outlook(sheet, coming, catalog.commander.numbers.attribute_limit).free and coming[0] != FREE
    told = _("{attribute} +1").format(attribute=attribute_name(FREE if full else coming[0]))
    if sheet.class_level + 1 == sheet.skill_level:
        return _("{told}, a skill point").format(told=told)
    return told
