"""Every number of a piece with where it comes from, as lines to be written: name, value, and the sum behind it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.core.entity import Position, Vitals
from game.core.grid import Cell, distance
from game.core.ids import EntityId
from game.core.state import State
from game.i18n import _
from game.rules.commander import effects
from game.rules.commander.combat import combatant
from game.rules.commander.components import Commanding, Magic, Mobility, Skills, Spellbook
from game.rules.commander.events import Term
from game.rules.commander.gifted import gift, gift_terms
from game.rules.commander.gifts import Gifts
from game.rules.commander.models import CommanderContent
from game.rules.commander.pace import pace
from game.rules.commander.skills import RANKS
from game.rules.commander.troops import command_over, commander_of
from game.ui.sentences import Names, rank_name
from game.ui.sentences_gifts import gift_text
from game.ui.sentences_terms import MINUS, gift_name, term_name


@dataclass(frozen=True, slots=True)
class Fact:
    """A number by name; `sum` tells what it is made of where it is made of more than one thing."""

    name: str
    value: str
    sum: str = ""


def fighting_facts(state: State, piece: EntityId, cell: Cell, content: CommanderContent) -> Iterator[Fact]:
    """Attack, both defences, strikes, reach and movement of a piece as it fights from a square."""
    fighter, leader = combatant(state, piece, content, cell), commander_of(state, piece)
    own, names = leader == piece, Names(content, state)
    templates = (
        (_("own Offence"), _("own Armour"), _("own Knowledge"))
        if own
        else (_("Offence of {who}"), _("Armour of {who}"), _("Knowledge of {who}"))
    )
    whose = [template.format(who=names.piece(leader)) for template in templates]
    attack, defence = _named(fighter.attack_terms, names), _named(fighter.defence_terms, names)
    armament = fighter.armament
    yield _added(_("Attack"), armament.attack, [(fighter.offence, whose[0]), *attack])
    yield _added(_("Defence"), armament.defence, [(fighter.armour, whose[1]), *defence])
    yield _added(_("Against magic"), armament.defence, [(fighter.knowledge, whose[2]), *defence])
    strikes = _added("", strikes_of(state, piece, content), _named(fighter.strike_terms, names))
    yield Fact(_("Strikes, reach"), f"{strikes.value}, {fighter.far}", strikes.sum)
    yield _move_fact(state, piece, names)


def _named(terms: Sequence[Term], names: Names) -> list[tuple[int, str]]:
    return [(term.amount, term_name(term.name, names)) for term in terms]


def _move_fact(state: State, piece: EntityId, names: Names) -> Fact:
    """How far a piece moves, with what gifts and effects change (rule book 7 and 12)."""
    lasting = [effect for effect in effects.on(state, piece) if effect.kind in ("move", "thorns")]
    parts = [
        (effect.strength if effect.kind == "move" else -effect.strength, names.spell(effect.spell))
        for effect in lasting
    ]
    gifts = _named(gift_terms(state, piece, "move"), names)
    bare = state.row(Mobility, piece).move - gift(state, piece, "move")
    made_of = _added("", bare, [*gifts, *parts]).sum
    return Fact(_("Move"), move_text(pace(state, piece)), made_of)


def _added(name: str, bare: int, parts: Sequence[tuple[int, str]]) -> Fact:
    """A figure and what is added to it by whom; what adds nothing is left out."""
    told, whole = str(bare), bare
    for amount, whose in parts:
        if amount:
            told += f" {MINUS if amount < 0 else '+'} {abs(amount)} {whose}"
            whole += amount
    return Fact(name, str(whole), told if told != str(bare) else "")


def strikes_of(state: State, piece: EntityId, content: CommanderContent) -> int:
    """Strikes of its own at the HP it has (rule book 6.1)."""
    hp = min(state.row(Vitals, piece).hp, content.numbers.full_hp)
    return content.numbers.commander_strikes[hp] if state.has(Commanding, piece) else hp


def move_text(mobility: Mobility) -> str:
    """How far a piece moves; a naval one in water and on land."""
    if mobility.domain != "naval":
        return str(mobility.move)
    return _("{swim}, on land {land}").format(swim=mobility.move, land=mobility.land_move)


def leading_facts(state: State, piece: EntityId, content: CommanderContent) -> Iterator[Fact]:
    """A commander's attributes, skills and gifts, and the spells of whoever casts; nothing for others."""
    leading, skills, book = state.get(Commanding, piece), state.get(Skills, piece), state.get(Spellbook, piece)
    if leading:
        yield Fact(_("Offence, Armour"), f"{leading.offence}, {leading.armour}")
        yield Fact(_("Willpower, Knowledge"), f"{leading.willpower}, {leading.knowledge}")
        yield Fact(_("Command range"), str(leading.reach))
    magic = state.get(Magic, piece)
    if magic is not None and magic.full:
        yield Fact(_("MP, when rested"), f"{magic.mp}, {magic.full}")
    for skill, rank in skills.ranks if skills else ():
        yield Fact(content.skills[skill].name, rank_name(RANKS[rank - 1]))
    gifts = state.get(Gifts, piece)
    if gifts:
        yield from (Fact(gift_name(one.source), gift_text(one, stood=gifts.stood)) for one in gifts.given)
    if book is not None and book.spells:
        told = (f"{content.spells[spell].name} {highest}" for spell, highest in book.spells)
        yield Fact(_("Spells, up to level"), ", ".join(told))


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
