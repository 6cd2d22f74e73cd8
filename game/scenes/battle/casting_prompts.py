"""What the player is asked while a spell is cast, or while a piece in frenzy is led: lines, and a question."""

from collections.abc import Sequence

from game.core.entity import Position
from game.core.ids import EntityId
from game.i18n import _, ngettext
from game.rules.commander.components import Casting
from game.rules.commander.magic.aiming import PARTY, SINGLE, several
from game.rules.commander.magic.choices import lonely
from game.rules.commander.magic.dice import level_of
from game.rules.commander.spells import FieldSpell, SummonSpell, TransportSpell
from game.rules.commander.troops import side_of
from game.scenes.battle.casting_mode import Aiming, Choosing
from game.scenes.battle.spell_forecast import Foretold
from game.ui.sentences import Names, side_name
from game.ui.theme import Theme
from game.ui.widgets import Dialog

CAST = "cast"
"""What the question answers for a yes."""


def aiming_hint(mode: Aiming, names: Names) -> str:
    """What to do with a spell in hand."""
    spell = names.content.spells[mode.spell]
    level = level_of(spell, mode.level)
    title = _("{spell}, level {level}").format(spell=spell.name, level=mode.level)
    if mode.laid is not None:
        return _("{title}: confirm to cast it there, or aim it elsewhere.").format(title=title)
    if isinstance(spell, SummonSpell):
        words = _("{title}: choose a free square for the creature.")
    elif isinstance(spell, FieldSpell):
        words = _("{title}: choose the first square that is to burn.")
    elif isinstance(spell, TransportSpell):
        words = _("{title}: choose the troop that is to be carried.")
    elif level.area == PARTY:
        words = _("{title}: choose a troop by its commander.")
    elif level.area == SINGLE or several(level.area):
        words = _("{title}: choose a target.")
    else:
        words = _("{title}: choose the middle of its area.")
    return words.format(title=title)


def choosing_hint(mode: Choosing, names: Names) -> str:
    """What a cast under way asks for, and how much of it."""
    casting = names.state.get(Casting)
    if casting is None:
        return ""
    if mode.kind == "choose":
        return _("Confirm to cast it so, or go on to its other use: cleanse friends, or strip enemies.")
    if mode.laid is not None:
        return _("That is the last choice: confirm to cast the spell, or choose otherwise.")
    area = level_of(names.content.spells[casting.spell], casting.level).area
    left = several(area) - len(casting.cells)
    match mode.kind:
        case "chain":
            words = ngettext(
                "Choose whom the lightning leaps to next: {n} more at most, or say enough.",
                "Choose whom the lightning leaps to next: {n} more at most, or say enough.",
                left,
            )
            return words.format(n=left)
        case "field" if lonely(casting.cells):
            words = ngettext(
                "Choose another square that is to burn, side by side with this one.",
                "Choose another square that is to burn: {n} more at most, side by side with another.",
                left,
            )
            return words.format(n=left)
        case "field":
            words = ngettext(
                "Choose another square that is to burn: {n} more at most, or say enough.",
                "Choose another square that is to burn: {n} more at most, or say enough.",
                left,
            )
            return words.format(n=left)
        case "goal":
            return _("Choose the square around which the troop is to be set down.")
    placed = len(casting.places)
    words = _("Choose where {piece} is to stand: piece {n} of {all}.")
    return words.format(piece=names.piece(mode.actor), n=placed + 1, all=len(casting.movers))


def frenzy_hint(piece: EntityId | None, others: Sequence[EntityId], names: Names) -> str:
    """Whose piece it is that one leads, and what it may do."""
    if piece is None or not names.state.has(Position, piece):
        number = len(others)
        words = ngettext(
            "{n} piece in frenzy is yours to lead: choose it.",
            "{n} pieces in frenzy are yours to lead: choose one.",
            number,
        )
        return words.format(n=number)
    words = _("{piece} of {side} is in frenzy, and you lead it: it may move and strike anyone, friend or foe, or wait.")
    return words.format(piece=names.kind(piece), side=side_name(side_of(names.state, piece)))


def cast_question(theme: Theme, foretold: Foretold, names: Names) -> Dialog:
    """Asks whether to cast a spell that catches friends, or that can do nothing to anybody."""
    spell = names.spell(foretold.casting.spell)
    if foretold.friends:
        number = len(foretold.friends)
        words = ngettext("{spell} would catch {n} friend.", "{spell} would catch {n} friends.", number)
        title = words.format(spell=spell, n=number)
        told = ", ".join(names.piece(piece) for piece in foretold.friends)
    else:
        title = _("{spell} can do nothing there.").format(spell=spell)
        told = _("Nothing can come of it for anybody it reaches, and its MP would be lost.")
    return Dialog(theme, title, (("stay", _("Not so")), (CAST, _("Cast it all the same"))), told)
