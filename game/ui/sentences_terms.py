"""Sums in words: every number of an attack or a spell by its name (rule book 5 to 8)."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from game.core.ids import EntityId
from game.i18n import _
from game.rules.commander.events import Term
from game.rules.commander.skills import Ability
from game.rules.commander.troops import commander_of
from game.ui.sentences import Names

MINUS = "\u2212"
_PLAIN = ("attack", "defence", "strikes")
"""Numbers that stand in a sum without their name: everybody knows what is added up."""


_ABILITIES: Mapping[str, Ability] = MappingProxyType(
    {
        "commander_combat": "commander_attack",
        "hostile_dice": "hostile_dice",
        "spell_reduction": "troop_spell_reduction",
    }
)
"""The ability of a skill behind a number that skills give (rule book 8)."""


def gift_name(source: str) -> str:
    """Where a gift comes from: the quiz, or a quality of temperament (rule book 9 and 12)."""
    return {
        "quiz": _("Quiz"),
        "passion": _("Passion"),
        "sympathy": _("Sympathy"),
        "heed": _("Heed"),
        "recognition": _("Recognition"),
        "constraint": _("Constraint"),
        "discretion": _("Discretion"),
        "judgement": _("Judgement"),
    }.get(source, source)


def term_name(name: str, names: Names) -> str:
    """The name of one number in a sum."""
    kind, _dot, which = name.partition(".")
    match kind:
        case "terrain":
            return names.terrain(which)
        case "spell":
            return names.spell(which)
        case "effect":
            return names.spell_laying(which)
        case "gift":
            return gift_name(which)
        case "ability" if which in _ABILITIES:
            return names.skill_giving(_ABILITIES[which])
    return {
        "attack": _("Attack"),
        "offence": _("Offence"),
        "defence": _("Defence"),
        "armour": _("Armour"),
        "knowledge": _("Knowledge"),
        "strikes": _("Strikes"),
        "advantage": _("advantage"),
        "air": _("target in the air"),
        "higher": _("higher ground"),
        "willpower": _("Willpower"),
        "shot": _("shooting without a bow of its own"),
        "burn": _("burning"),
    }.get(name, name)


def sum_text(terms: Sequence[Term], names: Names) -> str:
    """A sum as "18 + 2 Offence - 9 - 1 Armour"."""
    return _sum(terms, lambda term: "" if term.name in _PLAIN else term_name(term.name, names))


def strikes_sum(strikes: int, own: int, gifts: Sequence[Term], names: Names) -> str:
    """What the dice of a volley add up from, "" if they are only a piece's own: "9 + 3 advantage + 1 Judgement"."""
    advantage = strikes - own - sum(term.amount for term in gifts)
    terms = (Term("strikes", own), *((Term("advantage", advantage),) if advantage > 0 else ()), *gifts)
    return sum_text(terms, names) if len(terms) > 1 else ""


def owned_name(term: Term, names: Names, striker: EntityId, foe: EntityId) -> str:
    """The name of one number in the sum of a strike, and whose it is: "Offence of Ser Aldis"."""
    owners = {
        "attack": _("Attack of {who}").format(who=names.kind(striker)),
        "defence": _("Defence of {who}").format(who=names.kind(foe)),
        "offence": _("Offence of {who}").format(who=names.piece(commander_of(names.state, striker))),
        "armour": _("Armour of {who}").format(who=names.piece(commander_of(names.state, foe))),
        "knowledge": _("Knowledge of {who}").format(who=names.piece(commander_of(names.state, foe))),
        "willpower": _("Willpower of {who}").format(who=names.piece(striker)),
    }
    return owners.get(term.name) or term_name(term.name, names)


def owned_sum(terms: Sequence[Term], names: Names, striker: EntityId, foe: EntityId) -> str:
    """A strike's sum with the owner of every number: "13 Attack of Ranger + 2 Offence of Wren - 9 Defence of ..."."""
    return _sum(terms, lambda term: owned_name(term, names, striker, foe))


def _sum(terms: Sequence[Term], name: Callable[[Term], str]) -> str:
    """Each number with its sign and name; the first one's plus goes without saying."""
    words = ""
    for term in terms:
        minus = term.amount < 0 or term.name == "defence"
        sign = MINUS if minus else "+"
        words += f" {sign} " if words else MINUS if minus else ""
        words += f"{abs(term.amount)} {name(term)}".rstrip()
    return words
