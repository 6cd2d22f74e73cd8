"""Plain sentences on luck: what the dice gave a side, or a roll, against what was to be expected."""

from collections.abc import Mapping
from fractions import Fraction

from game.campaign.luck import Luck, Odds, Share, favour_of, tenths_of
from game.core.ids import Side
from game.i18n import _, ngettext
from game.ui.sentences import side_name

_EVEN, _LITTLE, _MUCH = 5, 10, 20
"""Tenths of a standard deviation up to which luck is called even, a little, plain; beyond the last it is much."""
_LEAST = Fraction(1, 1000)
"""Chances below this are told as such."""


def tenths(number: int) -> str:
    """A number of tenths as a decimal: 382 as "38.2"."""
    return f"{number // 10}.{number % 10}"


def luck_sentence(side: Side, luck: Luck) -> str:
    """How a side's dice did, with the numbers."""
    how = _how(luck.whole).format(side=side_name(side))
    parts = [_hits(luck.blows)] if luck.blows.dice else []
    parts += [_points(luck.spells)] if luck.spells.dice else []
    both = _("{hits} and {points}").format(hits=parts[0], points=parts[1]) if len(parts) == 2 else parts[0]
    return _("{how}: {numbers} were expected.").format(how=how, numbers=both)


def _hits(share: Share) -> str:
    words = ngettext("{n} hit where {owed}", "{n} hits where {owed}", share.counted)
    return words.format(n=share.counted, owed=tenths(share.owed_tenths))


def _points(share: Share) -> str:
    words = ngettext("{n} point of magic where {owed}", "{n} points of magic where {owed}", share.counted)
    return words.format(n=share.counted, owed=tenths(share.owed_tenths))


def spread_sentence(luck: Luck) -> str:
    """How far dice usually stray with as many of them."""
    strikes, magic = luck.blows.dice, luck.spells.dice
    parts = [ngettext("{n} strike", "{n} strikes", strikes).format(n=strikes)] if strikes else []
    parts += [ngettext("{n} magic die", "{n} magic dice", magic).format(n=magic)] if magic else []
    both = _("{strikes} and {dice}").format(strikes=parts[0], dice=parts[1]) if len(parts) == 2 else parts[0]
    return _("Of {dice}; two times in three they stray by no more than {spread}.").format(
        dice=both, spread=tenths(luck.whole.deviation_tenths)
    )


def favour_sentence(luck: Mapping[Side, Luck]) -> str:
    """Whether the dice favoured somebody, with the numbers behind it; "" if nobody rolled."""
    favour = favour_of(luck)
    if favour is None:
        return ""
    if not favour.apart.beyond(_EVEN):
        whom = _("Luck favoured nobody")
    elif favour.best == favour.worst and favour.apart.gain < 0:
        whom = _("Luck was against {side}").format(side=side_name(favour.best))
    else:
        template = _("Luck favoured {side}")
        if not favour.apart.beyond(_LITTLE):
            template = _("Luck favoured {side} a little")
        elif favour.apart.beyond(_MUCH):
            template = _("Luck favoured {side} by far")
        whom = template.format(side=side_name(favour.best))
    gains = ", ".join(_gain(side, one.whole) for side, one in luck.items())
    return _("{whom}: {gains} than expected, where {spread} either way is usual.").format(
        whom=whom, gains=gains, spread=tenths(favour.apart.deviation_tenths)
    )


def _gain(side: Side, share: Share) -> str:
    """What a side's dice gave more or less than they owed."""
    more = share.gain >= 0
    template = _("{side} {n} more") if more else _("{side} {n} less")
    return template.format(side=side_name(side), n=tenths(tenths_of(abs(share.gain))))


def odds_sentence(odds: Odds) -> str:
    """How usual a roll was."""
    if odds.value >= odds.mean:
        words = _("{n} or more: {chance} of such rolls; {mean} was to be expected.")
        chance = odds.at_least
    else:
        words = _("{n} or less: {chance} of such rolls; {mean} was to be expected.")
        chance = odds.at_most
    return words.format(n=odds.value, chance=chance_words(chance), mean=tenths(tenths_of(odds.mean)))


def chance_words(chance: Fraction) -> str:
    """A chance in percent with a tenth, neither "0.0 %" for what can happen nor "100.0 %" for what can fail."""
    if 0 < chance < _LEAST:
        return _("< 0.1 %")
    if 1 - _LEAST < chance < 1:
        return _("> 99.9 %")
    return _("{n} %").format(n=tenths(tenths_of(100 * chance)))


def _how(share: Share) -> str:
    if not share.beyond(_EVEN):
        return _("{side}'s dice did just about what they should")
    better = share.gain > 0
    if not share.beyond(_LITTLE):
        return (
            _("{side}'s dice did a little better than they should")
            if better
            else _("{side}'s dice did a little worse than they should")
        )
    if not share.beyond(_MUCH):
        return (
            _("{side}'s dice did better than they should") if better else _("{side}'s dice did worse than they should")
        )
    return (
        _("{side}'s dice did far better than they should")
        if better
        else _("{side}'s dice did far worse than they should")
    )
