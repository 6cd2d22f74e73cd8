"""The company's enemies as strong as the step of the road and the difficulty say (rule book 10)."""

from dataclasses import replace

from game.core.ids import Side
from game.rules.commander.models import CommanderContent
from game.rules.commander.setup import BattleStart, CommanderStart
from game.rules.commander.start import class_attributes


def rivals(start: BattleStart, company: Side, level: int, content: CommanderContent) -> BattleStart:
    """The battle whose enemies of the company have a level: for each level above 1 their commanders gain a point of
    their class's curve, round and round."""
    raised = tuple(one if one.side == company else _raised(one, level, content) for one in start.commanders)
    return replace(start, commanders=raised)


def _raised(one: CommanderStart, level: int, content: CommanderContent) -> CommanderStart:
    kind = content.classes[one.kind]
    own = one.attributes or class_attributes(kind, content.numbers)
    points = dict(zip("OAWK", own, strict=True))
    for at in range(max(0, level - 1)):
        letter = kind.attributes[at % len(kind.attributes)]
        points[letter] = min(content.numbers.attribute_limit, points[letter] + 1)
    return replace(one, attributes=(points["O"], points["A"], points["W"], points["K"]))


def enemy_level(step_level: int, more: int) -> int:
    """The level of enemies on a step of the road, with what the difficulty adds; never below 1."""
    return max(1, step_level + more)
