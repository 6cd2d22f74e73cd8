"""The choices of growth as widgets: a sequence, the level, points to place; on the sheet and on a page of their own."""

from collections.abc import Mapping, Sequence

from game.campaign.actions import Advance, ChangeClass, ChoosePath, Raise
from game.campaign.growth import last_class_level
from game.campaign.sheet import Sheet
from game.content.catalog import Catalog
from game.core.action import Action
from game.i18n import _
from game.scenes.camp import growth_words as words
from game.scenes.camp.growth_widgets import PathHead, PathRow
from game.scenes.facts_sheet import Heading
from game.ui.sentences_campaign import attribute_name
from game.ui.theme import SEPIA
from game.ui.widgets import Button, Choice, Label, Widget

WAYS = ("first", "second", "class")
"""The sequences one chooses from, in the order in which they are shown."""

Ways = Mapping[str, int]
"""Which of several ways to break a tie is meant, by the name of the sequence."""


def paths(choices: Sequence[Action], ways: Ways) -> dict[str, ChoosePath]:
    """The sequence of each name, its tie broken as is meant."""
    found: dict[str, ChoosePath] = {}
    for name in WAYS:
        of_name = ties(choices, name)
        if of_name:
            found[name] = of_name[ways.get(name, 0) % len(of_name)]
    return found


def ties(choices: Sequence[Action], name: str) -> tuple[ChoosePath, ...]:
    """All ways of one sequence."""
    return tuple(action for action in choices if isinstance(action, ChoosePath) and action.name == name)


def path_choice(sheet: Sheet, choices: Sequence[Action], ways: Ways, catalog: Catalog) -> list[Widget]:
    """The sequences with what each comes to, and how ties are broken; nothing when there is none to choose."""
    limit = catalog.commander.numbers.attribute_limit
    found: list[Widget] = []
    for name, action in paths(choices, ways).items():
        out = words.outlook(sheet, action.letters, limit)
        found.append(PathRow(f"path {name}", words.path_title(name, sheet, catalog), action.letters, out))
        ways_of_it = ties(choices, name)
        if len(ways_of_it) > 1:
            options = [words.tie_words(way) for way in ways_of_it]
            at = ways.get(name, 0) % len(options)
            found.append(Choice(f"tie {name}", words.tie_title(sheet), options, at))
    if not found:
        return []
    return [
        Heading(_("Choose a curve"), _("at class levels 2 to 5")),
        PathHead(_("Points, and what they come to")),
        *found,
    ]


def level(sheet: Sheet, choices: Sequence[Action], why_not: str, catalog: Catalog) -> list[Widget]:
    """Taking the next level, or why that cannot be done."""
    found: list[Widget] = [Heading(_("Level"), _("level {level}").format(level=sheet.level))]
    if sheet.path:
        told = _("Sequence of this class: {letters}").format(letters=words.letters_words(sheet.path))
        found.append(Label(told, face="sans", size=1, colour=SEPIA, wide=30))
    if any(isinstance(action, Advance) for action in choices):
        label = _("Take level {level}").format(level=sheet.level + 1)
        found.append(Button("advance", label, words.next_level_words(sheet, catalog)))
    elif last_class_level(sheet, catalog.campaign):
        changes = sum(isinstance(action, ChangeClass) for action in choices)
        note = _("{n} classes").format(n=changes) if changes else ""
        found.append(Button("to classes", _("Change the class"), note))
        if not changes:
            found.append(Label(why_not, face="sans", size=1, colour=SEPIA, wide=30))
    else:
        found.append(Label(why_not, face="sans", size=1, colour=SEPIA, wide=30))
    return found


def points(sheet: Sheet, choices: Sequence[Action]) -> list[Widget]:
    """Placing attribute points of free choice; nothing when there is none."""
    raises = [action for action in choices if isinstance(action, Raise)]
    if not raises:
        return []
    found: list[Widget] = [Heading(_("Place a point"), _("{n} left").format(n=sheet.free))]
    for action in raises:
        now = sheet.total("attribute", action.attribute)
        found.append(
            Button(
                f"raise {action.attribute}",
                _("Raise {attribute}").format(attribute=attribute_name(action.attribute)),
                _("{now} becomes {then}").format(now=now, then=now + 1),
            )
        )
    return found


def action_of(name: str, choices: Sequence[Action], ways: Ways) -> Action | None:
    """What a control of these parts does, None if it does nothing of the rules."""
    what, _space, which = name.partition(" ")
    if what == "path":
        return paths(choices, ways).get(which)
    for action in choices:
        match action:
            case Advance() if name == "advance":
                return action
            case Raise(attribute=letter) if what == "raise" and letter == which:
                return action
    return None
