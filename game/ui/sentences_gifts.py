"""Lasting gifts of commanders in words: where they come from, and what they give (rule book 9 and 12)."""

from game.core.ids import EntityId
from game.core.state import State
from game.i18n import _, ngettext
from game.rules.commander.gifted import least_hp
from game.rules.commander.gifts import Gift, Gifts
from game.ui.sentences_terms import MINUS, gift_name


def gift_text(gift: Gift, *, stood: bool = False) -> str:
    """What a gift gives, in as few words as will do: "attack +2". `stood` says that a last stand has been made."""
    n = gift.points
    plain = {
        "command_range": _("command range +{n}"),
        "max_mp": _("MP when rested +{n}"),
        "attack": _("attack +{n}"),
        "defence": _("defence +{n}"),
        "move": _("movement +{n}"),
        "spell_range": _("range of own spells +{n}"),
        "free_leaving": _("no leaving costs"),
        "helpful_points": _("own helpful spells +{n}"),
        "spell_guard": _("damage of spells {minus}{n}"),
        "last_stand": _("has made its last stand") if stood else _("a last stand at 1 HP"),
    }
    match gift.figure:
        case "harmful_dice":
            return ngettext("{n} die more for own harmful spells", "{n} dice more for own harmful spells", n).format(
                n=n
            )
        case "strikes":
            return ngettext("{n} strike more", "{n} strikes more", n).format(n=n)
    return plain.get(gift.figure, gift.figure).format(n=n, minus=MINUS)


def last_stand_words(state: State, piece: EntityId) -> str:
    """That a blow or a spell cannot fell the piece yet, and by which gift; "" where it can (rule book 12)."""
    gifts = state.get(Gifts, piece)
    if gifts is None or not least_hp(gifts):
        return ""
    source = gifts.by_source("last_stand")[0][0]
    return _("{source} leaves it 1 HP, once a battle").format(source=gift_name(source))
