"""Sums in words: every number of an attack by its name (rule book 5 and 6)."""

from collections.abc import Sequence

from game.i18n import _
from game.rules.commander.events import Term
from game.ui.sentences import Names

MINUS = "\u2212"
_PLAIN = ("attack", "defence", "strikes")
"""Numbers that stand in a sum without their name: everybody knows what is added up."""


def term_name(name: str, names: Names) -> str:
    """The name of one number in a sum."""
    if name.startswith("terrain."):
        return names.terrain(name.removeprefix("terrain."))
    return {
        "attack": _("Attack"),
        "offence": _("Offence"),
        "attack_bonus": _("bonus to attack"),
        "defence": _("Defence"),
        "armour": _("Armour"),
        "knowledge": _("Knowledge"),
        "defence_bonus": _("bonus to defence"),
        "strikes": _("Strikes"),
        "air": _("target in the air"),
        "higher": _("higher ground"),
    }.get(name, name)


def sum_text(terms: Sequence[Term], names: Names, *, named: Sequence[str] = ()) -> str:
    """A sum as "18 + 2 Offence - 9 - 1 Armour"; terms in `named` get their names though they are plain."""
    words = ""
    for term in terms:
        sign = MINUS if term.amount < 0 or term.name == "defence" else "+"
        number = str(abs(term.amount))
        bare = term.name in _PLAIN and term.name not in named
        told = number if bare else f"{number} {term_name(term.name, names)}"
        if words:
            words += f" {sign} {told}"
        else:
            words = f"{MINUS}{told}" if term.amount < 0 else told
    return words


def signed(number: int) -> str:
    """A number with its sign: "+2"."""
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"
