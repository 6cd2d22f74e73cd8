"""What a commander on a map has learnt: its skills with their ranks and its spells, as an author writes them."""

from collections.abc import Collection

from game.content.problems import did_you_mean
from game.maps.faults import Faults
from game.maps.markers import Placed
from game.maps.xmlgate import integer
from game.rules.commander.models import CommanderContent
from game.rules.commander.skills import RANKS

NOTHING = "none"
"""The word for no skills or no spells at all; an empty property leaves them to the class."""


def read_skills(one: Placed, content: CommanderContent, faults: Faults) -> tuple[tuple[str, int], ...] | None:
    """The property `skills`, such as `fire_magic 2, rally`: ids with ranks from 1 to 3, 1 if none is given (rule book
    8). None, if it is empty, for the class's own; what is wrong is noted."""
    words = _listed(one, "skills")
    if words is None:
        return None
    found: dict[str, int] = {}
    for word in words:
        name, _, rank = word.partition(" ")
        number = integer(rank.strip()) if rank else 1
        if name not in content.skills:
            faults.error(one.where, f"there is no skill '{name[:40]}'", _advice(name, content.skills))
        elif number is None or not 1 <= number <= len(RANKS):
            faults.error(one.where, f"the skill {name} has no rank '{rank[:20]}'", f"give 1 to {len(RANKS)}")
        elif name in found:
            faults.error(one.where, f"names the skill {name} twice", "keep one of them")
        else:
            found[name] = number
    return tuple(sorted(found.items()))


def read_spells(one: Placed, content: CommanderContent, faults: Faults) -> tuple[str, ...] | None:
    """The property `spells`, such as `fire_ball, heal`, in the order of the spellbook. None, if it is empty, for the
    class's own; what is wrong is noted."""
    words = _listed(one, "spells")
    if words is None:
        return None
    for word in words:
        if word not in content.spells:
            faults.error(one.where, f"there is no spell '{word[:40]}'", _advice(word, content.spells))
    if len(set(words)) != len(words):
        faults.error(one.where, "names a spell twice", "keep one of them")
    return tuple(word for word in dict.fromkeys(words) if word in content.spells)


def _listed(one: Placed, name: str) -> list[str] | None:
    text = one.text(name)
    if not text:
        return None
    return [] if text == NOTHING else [word.strip() for word in text.split(",")]


def _advice(word: str, known: Collection[str]) -> str:
    return did_you_mean(word, known) or f"known are {', '.join(sorted(known))}"
