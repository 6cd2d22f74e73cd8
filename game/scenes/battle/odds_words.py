"""What a distribution of HP left means, in words: how likely the end is, the worst tenth, and what is certain."""

from collections.abc import Mapping

from game.i18n import _

Ends = Mapping[int, float]
"""The chance of each number of HP left."""

_CERTAIN = 1 - 1e-12
_TENTH = 0.1


def percent(chance: float) -> str:
    """A chance for reading: whole percents, but neither "0 %" for what can happen nor "100 %" for what can fail."""
    if 0 < chance < 0.01:
        return _("< 1 %")
    if 0.99 < chance < _CERTAIN:
        return _("> 99 %")
    return _("{n} %").format(n=round(100 * chance))


def mean_loss(ends: Ends, hp: int) -> float:
    """HP lost on average."""
    return hp - sum(left * chance for left, chance in ends.items())


def lowest_tenth(ends: Ends) -> int:
    """The HP that are left at most in the unluckiest tenth of all cases, for whoever owns them."""
    return _within(sorted(ends.items()))


def highest_tenth(ends: Ends) -> int:
    """The HP that are left at least in the tenth that is unluckiest for whoever strikes."""
    return _within(sorted(ends.items(), reverse=True))


def _within(falling: list[tuple[int, float]]) -> int:
    passed = 0.0
    for left, chance in falling:
        passed += chance
        if passed >= _TENTH - 1e-12:
            return left
    return falling[-1][0]


def target_words(ends: Ends, hp: int) -> str:
    """The worst that the striker must reckon with: in its unluckiest tenth so much is left of the target."""
    if ends.get(0, 0.0) >= _CERTAIN:
        return _("Destroyed for certain")
    worst = highest_tenth(ends)
    if worst >= hp:
        return _("Worst tenth: it loses nothing")
    if worst == 0:
        return _("Even in the worst tenth it is destroyed")
    return _("Worst tenth: {n} HP or more left").format(n=worst)


def own_words(ends: Ends, hp: int) -> str:
    """The worst that a piece must reckon with for itself."""
    if ends.get(0, 0.0) >= _CERTAIN:
        return _("Lost for certain")
    worst = lowest_tenth(ends)
    if worst >= hp:
        return _("Worst tenth: it loses nothing")
    if worst == 0:
        return _("Worst tenth: it is destroyed")
    return _("Worst tenth: {n} HP or less left").format(n=worst)
