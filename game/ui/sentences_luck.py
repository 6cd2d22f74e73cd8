"""A plain sentence on luck: what the dice gave a side against what was to be expected."""

from game.campaign.luck import Luck
from game.core.ids import Side
from game.i18n import _, ngettext
from game.ui.sentences import side_name

_EVEN, _LITTLE, _MUCH = 5, 10, 20
"""Tenths of a standard deviation up to which luck is called even, a little, plain; beyond the last it is much."""


def tenths(number: int) -> str:
    """A number of tenths as a decimal: 382 as "38.2"."""
    return f"{number // 10}.{number % 10}"


def luck_sentence(side: Side, luck: Luck) -> str:
    """How a side's dice did, with the numbers."""
    template = ngettext(
        "{how}: {n} hit where {owed} were to be expected.",
        "{how}: {n} hits where {owed} were to be expected.",
        luck.hits,
    )
    how = _how(luck).format(side=side_name(side))
    return template.format(how=how, n=luck.hits, owed=tenths(luck.owed_tenths))


def spread_sentence(luck: Luck) -> str:
    """How far dice usually stray with as many strikes."""
    return _("Of {n} strikes; two times in three they stray by no more than {spread}.").format(
        n=luck.strikes, spread=tenths(luck.deviation_tenths)
    )


def _how(luck: Luck) -> str:
    if not luck.beyond(_EVEN):
        return _("{side}'s dice did just about what they should")
    better = luck.hits > luck.owed
    if not luck.beyond(_LITTLE):
        return (
            _("{side}'s dice did a little better than they should")
            if better
            else _("{side}'s dice did a little worse than they should")
        )
    if not luck.beyond(_MUCH):
        return (
            _("{side}'s dice did better than they should") if better else _("{side}'s dice did worse than they should")
        )
    return (
        _("{side}'s dice did far better than they should")
        if better
        else _("{side}'s dice did far worse than they should")
    )
