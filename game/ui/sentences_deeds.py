"""What a side decided at a step of a battle: the sort of deed, and the deed in a few words."""

from collections.abc import Mapping, Sequence

from game.core.action import Action, Begin
from game.core.grid import Cell
from game.i18n import _, ngettext
from game.rules.commander.actions import (
    Aim,
    Cast,
    Choose,
    EndTurn,
    Enough,
    Move,
    Place,
    Rally,
    Regroup,
    Stay,
    Strike,
    Wait,
)
from game.ui.sentences import Names


def deed_of(action: Action) -> str:
    """The sort of deed, by the name of its sign (see `deed_signs`)."""
    match action:
        case Begin():
            return "begin"
        case Move():
            return "move"
        case Regroup():
            return "regroup"
        case Strike():
            return "strike"
        case Cast() | Choose() | Aim() | Enough() | Place():
            return "cast"
        case Rally():
            return "rally"
        case EndTurn():
            return "end"
    return "wait"


def deed_sentence(action: Action, names: Names) -> str:
    """The deed in a few words; `names` knows the state before it."""
    who = names.piece(action.actor)
    match action:
        case Move(_actor, path):
            return _way(ngettext("{who} goes {n} square", "{who} goes {n} squares", len(path)), who, path)
        case Regroup(_actor, path):
            return _way(ngettext("{who} regroups by {n} square", "{who} regroups by {n} squares", len(path)), who, path)
        case Strike(_actor, target):
            return _("{who} strikes {whom}").format(who=who, whom=names.piece(target))
        case Cast(_actor, spell, level):
            return _("{who} casts {spell} at level {level}").format(who=who, spell=names.spell(spell), level=level)
        case Choose(_actor, "cleanse"):
            return _("{who} means to cleanse friends").format(who=who)
    return _plain_deeds()[type(action)].format(who=who)


def _way(template: str, who: str, path: Sequence[Cell]) -> str:
    """How far somebody went, and to which square."""
    x, y = path[-1]
    return _("{went}, to column {x}, row {y}").format(went=template.format(who=who, n=len(path)), x=x + 1, y=y + 1)


def _plain_deeds() -> Mapping[type[Action], str]:
    """The words for deeds that need no more than a name."""
    return {
        Begin: _("The battle begins"),
        Choose: _("{who} means to strip enemies"),
        Aim: _("{who} takes aim"),
        Enough: _("{who} has aimed at enough"),
        Place: _("{who} is set down"),
        Rally: _("{who} rallies the troop"),
        EndTurn: _("{who} ends the turn"),
        Stay: _("{who} stays"),
        Wait: _("{who} waits"),
    }
