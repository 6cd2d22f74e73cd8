"""Whether the magical part of a state that was read from a file holds together."""

from collections.abc import Iterator

from game.core.entity import Named, Vitals
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander.components import (
    Burning,
    Commanding,
    Effects,
    Following,
    Magic,
    Skills,
    Spellbook,
    Summoning,
)
from game.rules.commander.effects import KINDS
from game.rules.commander.gifts import Gifts, wrong_gift
from game.rules.commander.models import CommanderContent
from game.rules.commander.spells import AfflictionSpell

_LIMIT = 1000
"""No number of magic is beyond this."""


def magic_incoherences(state: State, content: CommanderContent) -> Iterator[str]:
    """Everything that does not hold together, as sentences without an end."""
    for kind in (Magic, Spellbook, Skills, Gifts, Summoning):  # the fallen leave these behind
        yield from _strangers(state, kind, Named)
    for living in (Effects, Burning):
        yield from _strangers(state, living, Vitals)
    yield from _points(state)
    yield from _known(state, content)
    yield from _gifts(state)
    for piece in state.table(Effects):
        yield from _effects(state, piece, content)
    for caster, field in state.table(Burning).items():
        if not all(cell in state.board for cell in field.cells) or not 1 <= field.left <= _LIMIT:
            yield f"the fire of {caster} is not on the board or without end"
        if not 0 <= field.damage <= _LIMIT:
            yield f"the fire of {caster} has a number that no fire has"
    for caster, summoning in state.table(Summoning).items():
        following = state.get(Following, summoning.creature)
        if summoning.creature and (following is None or following.commander != caster):
            yield f"{caster} has summoned {summoning.creature}, which does not follow it"


def _strangers(state: State, kind: type, piece: type) -> Iterator[str]:
    yield from (f"{one} has {kind.__name__} but is no piece" for one in state.table(kind) if not state.has(piece, one))


def _points(state: State) -> Iterator[str]:
    for piece, magic in state.table(Magic).items():
        if not 0 <= magic.mp <= magic.full <= _LIMIT:
            yield f"{piece} has {magic.mp} MP of {magic.full}"
    for piece in state.table(Spellbook):
        if not state.has(Magic, piece):
            yield f"{piece} knows spells but has no MP"


def _known(state: State, content: CommanderContent) -> Iterator[str]:
    for piece, book in state.table(Spellbook).items():
        for spell, level in book.spells:
            known = content.spells.get(spell)
            if known is None or (level and level not in known.levels):
                yield f"{piece} knows the unknown spell '{spell}' {level}".rstrip()
    for piece, skills in state.table(Skills).items():
        if not state.has(Commanding, piece):
            yield f"{piece} has skills but is no commander"
        for skill, rank in skills.ranks:
            if skill not in content.skills or not 1 <= rank <= len(content.skills[skill].ranks):
                yield f"{piece} has the unknown skill '{skill}' {rank}"
        if not all(abs(figure) <= _LIMIT for _, figure in skills.gives):
            yield f"{piece} has a skill with a number that no skill has"


def _gifts(state: State) -> Iterator[str]:
    for piece, gifts in state.table(Gifts).items():
        if not state.has(Commanding, piece):
            yield f"{piece} has gifts but is no commander"
        if not gifts.given or (gifts.stood and not gifts.figure("last_stand")):
            yield f"{piece} has gifts that nobody can have"
        if wrong := wrong_gift(gifts.given):
            yield f"{piece} {wrong}"


def _effects(state: State, piece: EntityId, content: CommanderContent) -> Iterator[str]:
    effects = state.row(Effects, piece).active
    kinds = [effect.kind for effect in effects]
    if not effects or len(set(kinds)) != len(kinds) or not set(kinds) <= set(KINDS):
        yield f"{piece} has effects that nobody can have"
    for effect in effects:
        if not (0 <= effect.strength <= _LIMIT and 0 <= effect.left <= _LIMIT):
            yield f"{piece} has an effect with a number that no effect has"
        if effect.kind == "poison" and not isinstance(content.spells.get(effect.spell), AfflictionSpell):
            yield f"{piece} is poisoned by the unknown spell '{effect.spell}'"
