"""What a cast comes to for one target, in the one figure that matters most, and who is spared by it (rule book 7)."""

from collections.abc import Mapping, Sequence

from game.core.entity import Vitals
from game.core.ids import EntityId
from game.core.state import State
from game.i18n import _
from game.rules.commander import effects
from game.rules.commander.components import Effect, Magic
from game.rules.commander.gifted import hp_after
from game.rules.commander.magic.outcome import TargetOdds
from game.rules.commander.spells import (
    AfflictionSpell,
    BonusSpell,
    CleanseLevel,
    DamageSpell,
    DrainSpell,
    HealSpell,
)
from game.scenes.battle.odds_words import mean_loss, percent
from game.scenes.battle.spell_words import chance_of, mean_of
from game.ui.sentences_terms import MINUS


def is_spared(state: State, odds: TargetOdds) -> bool:
    """Whether nothing can come of the spell for a target, whatever its dice show: it has just recovered from what would
    be laid on it, misses no HP, or bears nothing that could be ended (rule book 7)."""
    piece = odds.aimed.piece
    match odds.spell:
        case AfflictionSpell(causes=kind):
            guard = effects.GUARDS.get(kind)
            return guard is not None and effects.suffers(state, piece, guard)
        case HealSpell():
            vitals = state.row(Vitals, piece)
            return vitals.hp == vitals.full
    return isinstance(odds.level, CleanseLevel) and not ended_by(state, odds)


def ended_by(state: State, odds: TargetOdds) -> Sequence[Effect]:
    """The effects on a target that cleansing or stripping it would end, the oldest first."""
    kinds = effects.HELPFUL if odds.way == "strip" else effects.HARMFUL
    found = [effect for effect in effects.on(state, odds.aimed.piece) if effect.kind in kinds]
    removes = odds.level.removes if isinstance(odds.level, CleanseLevel) else 0
    return found[:removes] if removes else found


def result_words(state: State, odds: TargetOdds) -> str:
    """The chance that the spell takes effect, or what it comes to on average; no more than there is to take or mend."""
    if odds.spread is None:
        return _("certain")
    if not odds.dice or is_spared(state, odds):
        return _("unaffected")
    match odds.spell:
        case DamageSpell():
            left = hp_left(state, odds)
            lost = _("{minus}{n:.1f} HP").format(minus=MINUS, n=mean_loss(left, hp_of(state, odds.aimed.piece)))
            gone = left.get(0, 0.0)
            return _("{lost}, destroyed {chance}").format(lost=lost, chance=percent(gone)) if gone else lost
        case HealSpell():
            return _("+{n:.1f} HP").format(n=-mean_loss(hp_left(state, odds), hp_of(state, odds.aimed.piece)))
        case DrainSpell():
            return _("{minus}{n:.1f} MP").format(minus=MINUS, n=_drained(state, odds))
        case BonusSpell():
            return _("{chance}, +{n:.1f}").format(chance=percent(chance_of(odds)), n=mean_of(odds))
    return percent(chance_of(odds))


def hp_of(state: State, piece: EntityId) -> int:
    """HP the piece has."""
    return state.row(Vitals, piece).hp


def hp_left(state: State, odds: TargetOdds) -> Mapping[int, float]:
    """The chance of each number of HP after a spell that harms or heals."""
    vitals = state.row(Vitals, odds.aimed.piece)
    if odds.spread is None:
        return {vitals.hp: 1.0}
    if isinstance(odds.spell, HealSpell):
        return odds.spread.over(lambda counted: min(vitals.full, vitals.hp + odds.points(counted)))
    return odds.spread.over(lambda counted: hp_after(state, odds.aimed.piece, odds.points(counted)))


def _drained(state: State, odds: TargetOdds) -> float:
    """MP that are taken on average; no more than there are."""
    there = state.row(Magic, odds.aimed.piece).mp
    return odds.spread.mean(lambda counted: min(there, odds.points(counted))) if odds.spread else 0.0
