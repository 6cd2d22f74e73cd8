"""What helpful spells are worth on a piece: HP back, bonuses, effects ended (rule book 7)."""

from collections.abc import Callable

from game.ai.casting.harm import IDLE, Harm
from game.ai.threat import attack_cells
from game.ai.weighing import View
from game.ai.worth import ONE
from game.core.entity import Position, Vitals
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander import effects
from game.rules.commander.components import Effect, Effects, Readiness
from game.rules.commander.magic.outcome import TargetOdds
from game.rules.commander.spells import BonusSpell, CleanseLevel

STRIPPED = 8
"""Points for each point of an enemy's bonus that is ended where it fights."""
POISON_LEFT = 5
"""Points for each HP that poison has still to take."""
ROUSED = 40
"""Points for a sleeper woken, beside what it could do this turn."""
VOICE = 20
"""Points for a voice given back, beside what it could cast."""
CALMED = 40
"""Points for a piece brought to its senses before the enemy plays it."""
SHELTERED = 2
"""In how many coming enemy turns a shelter from spells is counted."""


class Aid:
    """The worth of helpful spells in one view."""

    def __init__(self, view: View, harm: Harm) -> None:
        self._view = view
        self._state = view.state
        self._harm = harm

    def heal(self, piece: EntityId, hit: TargetOdds) -> int:
        """HP back, by what they will be worth after the enemy's turn."""
        if hit.spread is None:
            return 0
        full = self._state.row(Vitals, piece).full
        by_amount = [self._view.prospects.mended(piece, amount) for amount in range(full + 1)]
        parts = hit.spread.parts(hit.points, ONE)
        return sum(by_amount[min(full, amount)] * part for amount, part in parts.items()) // ONE

    def bonus(self, caster: EntityId, spell: BonusSpell) -> Callable[[EntityId, TargetOdds], int]:
        """What a raised figure is worth to a piece: at the size the dice give on average when they suffice."""

        def value(piece: EntityId, hit: TargetOdds) -> int:
            chance = hit.parts(ONE)
            if not chance:
                return 0
            mean = hit.spread.scaled(hit.points, ONE) if hit.spread else hit.points((0,)) * ONE
            size = (mean + chance // 2) // chance
            laid = Effect(spell.raises, "", caster, self._view.side, size, spell.turns)
            if not effects.sticks(self._state, piece, laid):
                return 0
            more = size - effects.strength(self._state, piece, spell.raises)
            return max(0, self._raised(piece, laid, more)) * chance // ONE

        return value

    def _raised(self, piece: EntityId, laid: Effect, more: int) -> int:
        match laid.kind:
            case "move":
                return self._hastened(piece, laid)
            case "spell_reduction":
                return self._sheltered(piece, laid)
        return self._view.prospects.helped(piece, laid.kind, more)

    def _hastened(self, piece: EntityId, laid: Effect) -> int:
        """What a faster piece can reach this turn that it could not before: a better blow, or a prize."""
        view = self._view
        readiness = self._state.row(Readiness, piece)
        if not view.prospects.acts_yet(piece) or readiness.moved:
            return 0
        faster = with_effect(self._state, piece, laid)
        gained = view.prospects.best_blow(piece, None, faster) - view.prospects.best_blow(piece)
        before = attack_cells(view.rules, self._state, piece)
        after = attack_cells(view.rules, faster, piece)
        new = [points for cell, points in view.prizes.items() if cell in after and cell not in before]
        return gained + max(new, default=0) * ONE

    def _sheltered(self, piece: EntityId, laid: Effect) -> int:
        """What less damage of the spells that may be cast at the piece is worth."""
        view = self._view
        here = self._state.row(Position, piece).cell
        now = view.threats.sorcery.against(piece, here)
        if not now:
            return 0
        mean = sum(self._blunted(blow.damage, piece, laid.strength) for _, blow in now)
        return mean * SHELTERED

    def _blunted(self, damage: tuple[tuple[int, int], ...], piece: EntityId, less: int) -> int:
        return sum(
            part * (self._harm.lost(piece, amount) - self._harm.lost(piece, max(0, amount - less)))
            for amount, part in damage
        )

    def cleanse(self, piece: EntityId, hit: TargetOdds) -> int:
        """What the harmful effects on a friend, or the helpful ones on an enemy, are worth to end."""
        level = hit.level
        assert isinstance(level, CleanseLevel)  # noqa: S101 - such spells have such levels
        ended = effects.HELPFUL if hit.way == "strip" else effects.HARMFUL
        found = [effect for effect in effects.on(self._state, piece) if effect.kind in ended]
        found = found[: level.removes] if level.removes else found
        if not found:
            return 0
        stripping = hit.way == "strip"
        value = sum(self._stripped(piece, e) if stripping else self._freed(piece, e) for e in found)
        return value * hit.parts(ONE) // ONE

    def _stripped(self, piece: EntityId, effect: Effect) -> int:
        if effect.kind == "move" or not self._view.threats.menace(piece):
            return 0
        return STRIPPED * effect.strength * ONE

    def _freed(self, piece: EntityId, effect: Effect) -> int:
        """What a harmful effect would still cost its bearer."""
        view = self._view
        match effect.kind:
            case "sleep":
                running = view.prospects.turn_runs(piece)
                return ROUSED * ONE + (view.prospects.best_blow(piece) if running else 0)
            case "poison":
                return POISON_LEFT * min(effect.strength, self._state.row(Vitals, piece).hp) * ONE
            case "mute":
                return VOICE * ONE
            case "frenzy" if effect.side != view.side and not view.prospects.turn_runs(piece):
                return CALMED * ONE
            case "thorns" | "decline":
                return IDLE * ONE // 2
        return 0


def with_effect(state: State, piece: EntityId, laid: Effect) -> State:
    """The state in which an effect is on the piece, in place of one of its kind."""
    kept = tuple(effect for effect in effects.on(state, piece) if effect.kind != laid.kind)
    return state.having(piece, Effects((*kept, laid)))
