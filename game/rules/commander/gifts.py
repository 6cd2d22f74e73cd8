"""The lasting gifts of a commander, from the quiz and from its temperament (rule book 9 and 12): what they can be."""

from collections.abc import Sequence
from dataclasses import dataclass

QUIZ = "quiz"
"""The source of the gifts that answers of the quiz give (rule book 9, questions 6b, 9 and 10)."""
QUALITIES = ("passion", "sympathy", "heed", "recognition", "constraint", "discretion", "judgement")
"""The qualities of temperament that give something in battles (rule book 12)."""
SOURCES = (QUIZ, *QUALITIES)

FIGURES = (
    "command_range",  # squares more
    "max_mp",  # MP more when rested
    "attack",  # of the commander's own piece, as all that follow
    "defence",  # against both kinds of attack
    "move",  # squares more; a naval commander's on land as well
    "spell_range",  # squares more for its own spells
    "free_leaving",  # 1: it pays no leaving costs, nor for climbing
    "helpful_points",  # points or HP more of its own helpful spells
    "harmful_dice",  # magic dice more of its own spells against enemies
    "spell_guard",  # less damage of spells to it
    "last_stand",  # 1: once a battle 1 HP is left to it where it would fall
    "strikes",  # strikes more, its cap unchanged
)
MOST_POINTS = 50
"""No figure is raised by more, all gifts together."""


@dataclass(frozen=True, slots=True)
class Gift:
    """So many points of a figure, and where they come from: one of FIGURES, one of SOURCES."""

    source: str
    figure: str
    points: int


@dataclass(frozen=True, slots=True)
class Gifts:
    """A component: the gifts of a commander, and whether it has made its last stand. Who has none has no such row."""

    given: tuple[Gift, ...]
    stood: bool = False

    def figure(self, figure: str) -> int:
        """What all gifts together add to a figure."""
        return sum(gift.points for gift in self.given if gift.figure == figure)

    def by_source(self, figure: str) -> tuple[tuple[str, int], ...]:
        """What each source adds to a figure, in the order of the gifts."""
        found: dict[str, int] = {}
        for gift in self.given:
            if gift.figure == figure:
                found[gift.source] = found.get(gift.source, 0) + gift.points
        return tuple(found.items())


def wrong_gift(gifts: Sequence[Gift]) -> str | None:
    """What is wrong with some gifts, as the end of a sentence about whoever has them, or None."""
    sums: dict[str, int] = {}
    for gift in gifts:
        if gift.source not in SOURCES or gift.figure not in FIGURES:
            return f"has the unknown gift '{gift.source}:{gift.figure}'"
        sums[gift.figure] = sums.get(gift.figure, 0) + gift.points
        if gift.points < 1 or sums[gift.figure] > MOST_POINTS:
            return f"has a gift of {gift.points} to '{gift.figure}', beyond 1 to {MOST_POINTS} in all"
    return None
