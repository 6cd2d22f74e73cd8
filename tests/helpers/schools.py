"""What a rank in a school of magic opens and costs, asked of a commander who knows every spell of the school."""

from game.core.state import State
from game.rules.commander.magic.books import cost
from tests.helpers.battle import CONTENT
from tests.helpers.magic import commander, refused, scene

Costs = dict[str, dict[str, int]]
"""MP by spell and level."""


def versed(skills: str, school: str) -> State:
    """Red at 0,0 knows all spells of a school and has these skills and next to no MP."""
    spells = ">".join(spell for spell, entry in CONTENT.spells.items() if entry.school == school)
    return scene(commander("red", "0,0", side="red", spells=spells, skills=skills, mp=0), commander("blue", "19,6"))


def open_costs(skills: str, school: str) -> Costs:
    """What the levels cost that these skills open: of the others the rules say that they are not owned."""
    state = versed(skills, school)
    found: Costs = {}
    for spell, entry in CONTENT.spells.items():
        if entry.school == school:
            why = {level: refused(state, spell, level, (0, 0)) for level in entry.levels}
            assert set(why.values()) <= {"too_little_mp", "level_not_owned"}
            owned = [level for level in entry.levels if why[level] == "too_little_mp"]
            if owned:
                found[spell] = {level: cost(state, "red", spell, level, CONTENT) for level in owned}
    return found


def opened(full: Costs, letters: str, less: int) -> Costs:
    """Of full prices those of the levels in `letters`, so much less each but never below 1."""
    cut = {
        spell: {level: max(1, mp - less) for level, mp in levels.items() if level in letters}
        for spell, levels in full.items()
    }
    return {spell: levels for spell, levels in cut.items() if levels}
