"""Which spell a piece had best cast, at which level and where, and what it is worth beyond its MP."""

from dataclasses import dataclass

from game.ai import worth
from game.ai.casting.aid import Aid
from game.ai.casting.aims import Aim, Spell, best_aim
from game.ai.casting.carry import best_carry
from game.ai.casting.fire import best_fire
from game.ai.casting.harm import Harm
from game.ai.casting.summon import best_call
from game.ai.sorcery import payable
from game.ai.weighing import View
from game.ai.worth import ONE
from game.core.entity import Position
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander.actions import Cast
from game.rules.commander.components import Spellbook
from game.rules.commander.magic.books import cost, refuse_voice
from game.rules.commander.magic.dice import level_of
from game.rules.commander.spells import (
    AfflictionSpell,
    BonusSpell,
    CleanseLevel,
    CleanseSpell,
    DamageSpell,
    DrainSpell,
    FieldSpell,
    HealSpell,
    SummonSpell,
    TransportSpell,
)

SHELTERS = ("defence", "ranged_reduction", "spell_reduction")
"""Bonuses that tell in the enemy's turn."""


@dataclass(frozen=True, slots=True)
class Idea:
    """A cast, what it is worth beyond its MP in parts of points, and whether it had better wait until others acted."""

    cast: Cast
    gain: int
    late: bool


def can_cast(state: State, piece: EntityId) -> bool:
    """Whether the piece could cast now, as far as its book, voice and feet go."""
    return state.has(Spellbook, piece) and refuse_voice(state, piece) is None


class Caster:
    """The spells of a side's pieces in one view."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._to_act = [p for p in view.state.table(Position) if view.prospects.acts_yet(p)]
        self.harm = Harm(view)
        self.aid = Aid(view, self.harm)

    def best(self, caster: EntityId) -> Idea | None:
        """The best cast of a piece, None if none pays."""
        nature, state, content = self._view.nature, self._view.state, self._view.rules.content
        ideas = []
        for spell_id, letter in payable(state, caster, content):
            price = cost(state, caster, spell_id, letter, content) * worth.of_mp(state, caster) * ONE
            for way in _ways(level_of(content.spells[spell_id], letter)):
                aim = self._aim(Spell(caster, spell_id, letter, way))
                gain = aim.worth * nature.magic // 100 - price if aim else 0
                if aim is not None and gain > 0:
                    ideas.append(Idea(Cast(caster, spell_id, letter, aim.at), gain, self._waits(spell_id)))
        return max(ideas, key=lambda idea: (idea.gain, idea.cast.spell, idea.cast.level), default=None)

    def _waits(self, spell_id: str) -> bool:
        """Whether a spell does more once the others have acted: it mends or shelters them, or takes them away."""
        spell = self._view.rules.content.spells[spell_id]
        match spell:
            case TransportSpell() | FieldSpell():
                return True
            case BonusSpell(raises=figure):
                return figure in SHELTERS
            case HealSpell():
                return any(self._view.prospects.best_blow(piece) for piece in self._to_act)
        return False

    def _aim(self, cast: Spell) -> Aim | None:
        view, spell = self._view, self._view.rules.content.spells[cast.id]
        match spell:
            case DamageSpell():
                return best_aim(view, cast, self.harm.damage)
            case HealSpell():
                return best_aim(view, cast, self.aid.heal)
            case BonusSpell():
                return best_aim(view, cast, self.aid.bonus(cast.caster, spell))
            case AfflictionSpell():
                return best_aim(view, cast, self.harm.affliction(cast.caster, spell))
            case DrainSpell():
                return best_aim(view, cast, self.harm.drain(cast.caster))
            case CleanseSpell():
                return best_aim(view, cast, self.aid.cleanse)
            case FieldSpell():
                return best_fire(view, self.harm, cast)
            case SummonSpell():
                return best_call(view, cast)
            case TransportSpell():
                return best_carry(view, cast)


def _ways(level: object) -> tuple[str, ...]:
    """The ways a spell can be cast: with two of them each is weighed by itself."""
    if not isinstance(level, CleanseLevel):
        return ("",)
    return ("cleanse", "strip") if level.strip_needed else ("cleanse",)
