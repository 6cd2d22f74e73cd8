"""Every number of a piece with where it comes from, as lines to be written: name, value, and the sum behind it."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.entity import Position, Vitals
from game.core.grid import Cell, distance
from game.core.ids import EntityId
from game.core.state import State
from game.i18n import _
from game.rules.commander.combat import reach_from
from game.rules.commander.components import Armament, Commanding, Mobility
from game.rules.commander.models import CommanderContent
from game.rules.commander.troops import command_over, commander_of
from game.ui.sentences import Names
from game.ui.sentences_terms import MINUS


@dataclass(frozen=True, slots=True)
class Fact:
    """A number by name; `sum` tells what it is made of where it is made of more than one thing."""

    name: str
    value: str
    sum: str = ""


def fighting_facts(state: State, piece: EntityId, cell: Cell, content: CommanderContent) -> Iterator[Fact]:
    """Attack, both defences, strikes, reach and movement of a piece as it fights from a square."""
    armament, mobility = state.row(Armament, piece), state.row(Mobility, piece)
    command, leader = command_over(state, piece, cell), commander_of(state, piece)
    own, names = leader == piece, Names(content, state)
    offence, armour, knowledge = (command.offence, command.armour, command.knowledge) if command else (0, 0, 0)
    templates = (
        (_("own Offence"), _("own Armour"), _("own Knowledge"))
        if own
        else (_("Offence of {who}"), _("Armour of {who}"), _("Knowledge of {who}"))
    )
    whose = [template.format(who=names.piece(leader)) for template in templates]
    yield _added(_("Attack"), armament.attack, offence, whose[0])
    yield _added(_("Defence"), armament.defence, armour, whose[1])
    yield _added(_("Against magic"), armament.defence, knowledge, whose[2])
    yield Fact(_("Strikes, reach"), f"{strikes_of(state, piece, content)}, {reach_from(state, piece, cell, content)}")
    yield Fact(_("Move"), move_text(mobility))


def _added(name: str, bare: int, more: int, whose: str) -> Fact:
    if not more:
        return Fact(name, str(bare))
    sign = MINUS if more < 0 else "+"
    return Fact(name, str(bare + more), f"{bare} {sign} {abs(more)} {whose}")


def strikes_of(state: State, piece: EntityId, content: CommanderContent) -> int:
    """Strikes of its own at the HP it has (rule book 6.1)."""
    hp = min(state.row(Vitals, piece).hp, content.numbers.full_hp)
    return content.numbers.commander_strikes[hp] if state.has(Commanding, piece) else hp


def move_text(mobility: Mobility) -> str:
    """How far a piece moves; a naval one in water and on land."""
    if mobility.domain != "naval":
        return str(mobility.move)
    return _("{swim}, on land {land}").format(swim=mobility.move, land=mobility.land_move)


def leading_facts(state: State, piece: EntityId) -> Iterator[Fact]:
    """A commander's attributes; nothing for others."""
    leading = state.get(Commanding, piece)
    if leading:
        yield Fact(_("Offence, Armour"), f"{leading.offence}, {leading.armour}")
        yield Fact(_("Willpower, Knowledge"), f"{leading.willpower}, {leading.knowledge}")
        yield Fact(_("Command range"), str(leading.reach))


def command_fact(state: State, piece: EntityId, cell: Cell, names: Names) -> tuple[str, bool] | None:
    """Whether a unit on a square is served by its commander, in words and as such; None for a commander itself."""
    leader = commander_of(state, piece)
    leading, where = state.get(Commanding, leader), state.get(Position, leader)
    if leader == piece or leading is None or where is None:
        return None
    served = command_over(state, piece, cell) is not None
    template = (
        _("In the range of {who}: {n} of {reach} squares")
        if served
        else _("Out of the range of {who}: {n} of {reach} squares")
    )
    apart = distance(where.cell, cell)
    return template.format(who=names.piece(leader), n=apart, reach=leading.reach), served
