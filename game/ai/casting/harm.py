"""What hostile spells are worth on a piece: damage, lasting harm, MP drained (rule book 7)."""

from collections.abc import Callable
from dataclasses import replace

from game.ai import worth
from game.ai.able import can_wake, casters
from game.ai.sorcery import odds_on, payable, reach_of
from game.ai.threat import blow_worth
from game.ai.weighing import View
from game.ai.worth import ONE
from game.core.entity import Position, Vitals
from game.core.grid import distance
from game.core.ids import EntityId
from game.rules.commander import effects
from game.rules.commander.components import Commanding, Effect, Magic
from game.rules.commander.magic.dice import level_of, outcomes, reading_of
from game.rules.commander.magic.outcome import TargetOdds
from game.rules.commander.spells import AfflictionLevel, AfflictionSpell, DamageSpell
from game.rules.commander.troops import side_of

IDLE = 10
"""Points for a turn that an enemy out of reach loses."""
COMMANDER_IDLE = 30
"""The same of a commander: it can be hunted meanwhile."""
WOKEN = 40
"""What sleep is worth, in percent, when a comrade may wake the sleeper."""
SLOWED = 4
"""Points for each square that a piece is slowed."""
POISON_ROUNDS = 3
"""Doses of poison that are counted on before it is cured or its victim falls otherwise."""
TURNS = 150
"""What taking an enemy's voice is worth, in percent of its best spell: two turns, the second less surely."""
SPELL_MP = 3
"""Points for each MP that an enemy could spend on spells other than damage."""
VOLLEY = 80
"""What more dice for other casters are worth, in percent: they may choose otherwise."""


class Harm:
    """The worth of hostile spells in one view."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._state = view.state
        self._magic: dict[EntityId, int] = {}

    def damage(self, piece: EntityId, hit: TargetOdds) -> int:
        """HP taken and the chance to fell the piece; against the caster's side if it is a friend."""
        return self._signed(piece, self._taken(piece, hit))

    def lost(self, piece: EntityId, amount: int) -> int:
        """What so many HP less are worth, in points."""
        hp, of_hp = self._state.row(Vitals, piece).hp, worth.of_hp(self._state, piece)
        ends = worth.fells(self._state, piece, amount, hp)
        return min(amount, hp) * of_hp + (worth.of_end(self._state, piece) if ends else 0)

    def _signed(self, piece: EntityId, value: int) -> int:
        nature = self._view.nature
        if side_of(self._state, piece) != self._view.side:
            return value * nature.aggression // 100
        care = nature.commander_care if self._state.has(Commanding, piece) else max(100, nature.caution)
        return -value * care // 100

    def affliction(self, caster: EntityId, spell: AfflictionSpell) -> Callable[[EntityId, TargetOdds], int]:
        """What a spell that lays a lasting harm is worth on a piece."""

        def value(piece: EntityId, hit: TargetOdds) -> int:
            level = hit.level
            assert isinstance(level, AfflictionLevel)  # noqa: S101 - such spells have such levels
            chance = hit.parts(ONE)
            hurt = self.lost(piece, max(0, level.damage - sum(term.amount for term in hit.aimed.less)))
            laid = Effect(spell.causes, "", caster, self._view.side, level.strength, spell.turns)
            points = hurt * ONE if level.damage else 0
            if effects.sticks(self._state, piece, laid):
                points += self.suffered(piece, level, spell.causes, caster)
            return self._signed(piece, points * chance // ONE)

        return value

    def suffered(self, piece: EntityId, level: AfflictionLevel, causes: str, caster: EntityId) -> int:
        """What a lasting harm costs the piece that bears it."""
        match causes:
            case "thorns":
                return SLOWED * level.slow * ONE
            case "poison":
                return self.lost(piece, level.each_round * POISON_ROUNDS) * ONE
            case "sleep":
                return self.slept(piece)
            case "mute":
                return self.cast_worth(piece) * TURNS // 100
            case "frenzy":
                return self._view.prospects.turned(piece) + self._view.threats.menace(piece)
        return self._opened(piece, caster) if causes == "decline" else 0

    def slept(self, piece: EntityId) -> int:
        """What a piece loses that sleeps through its next turn."""
        idle = COMMANDER_IDLE if self._state.has(Commanding, piece) else IDLE
        lost = self._view.threats.menace(piece) + self.cast_worth(piece) + idle * ONE
        return lost * WOKEN // 100 if can_wake(self._state, piece) else lost

    def cast_worth(self, caster: EntityId) -> int:
        """What an enemy's next spell may do: its best bolt, or what its MP may buy otherwise."""
        if caster not in self._magic:
            self._magic[caster] = self._cast_worth(caster) if caster in casters(self._state) else 0
        return self._magic[caster]

    def _cast_worth(self, caster: EntityId) -> int:
        state, sorcery = self._state, self._view.threats.sorcery
        content = self._view.rules.content
        costs = [level_of(content.spells[spell], level).mp for spell, level in payable(state, caster, content)]
        best = max(costs, default=0) * SPELL_MP * ONE
        for piece, row in state.table(Position).items():
            if side_of(state, piece) == self._view.side:
                for bolt in sorcery.bolts.get(caster, ()):
                    if distance(bolt.at, row.cell) <= bolt.far:
                        best = max(best, blow_worth(state, piece, sorcery.blow(bolt, piece)))
        return best

    def _opened(self, piece: EntityId, caster: EntityId) -> int:
        """What one more magic die against the piece brings the other casters of the side."""
        state, content = self._state, self._view.rules.content
        gained = 0
        for other in casters(state):
            if other != caster and side_of(state, other) == self._view.side:
                gained += max(
                    (self._die_more(other, spell, level, piece) for spell, level in payable(state, other, content)),
                    default=0,
                )
        return gained * VOLLEY // 100

    def _die_more(self, caster: EntityId, spell_id: str, letter: str, piece: EntityId) -> int:
        state, content = self._state, self._view.rules.content
        spell = content.spells[spell_id]
        level = level_of(spell, letter)
        apart = distance(state.row(Position, caster).cell, state.row(Position, piece).cell)
        if not isinstance(spell, DamageSpell) or apart > reach_of(state, caster, level):
            return 0
        hit = odds_on(state, caster, spell_id, letter, (piece,), content)[0]
        read = reading_of(level, "", content.numbers)
        dice = sum(term.amount for term in hit.aimed.dice) + 1
        if hit.spread is None or read is None or dice <= 0:
            return 0
        more = replace(hit, dice=dice, spread=outcomes(*read, dice))
        return self._taken(piece, more) - self._taken(piece, hit)

    def _taken(self, piece: EntityId, hit: TargetOdds) -> int:
        return hit.spread.scaled(lambda counted: self.lost(piece, hit.points(counted)), ONE) if hit.spread else 0

    def drain(self, caster: EntityId) -> Callable[[EntityId, TargetOdds], int]:
        """What MP taken from a piece are worth: to the enemy if it has spells to cast, and to the caster."""
        own = self._state.row(Magic, caster)
        room = own.full - own.mp

        def value(piece: EntityId, hit: TargetOdds) -> int:
            if hit.spread is None or not hit.dice:
                return 0
            left = self._state.row(Magic, piece).mp
            theirs = worth.of_mp(self._state, piece) if piece in casters(self._state) else 0
            ours = worth.of_mp(self._state, caster)

            def taken(counted: tuple[int, ...]) -> int:
                amount = min(left, hit.points(counted))
                return amount * theirs + min(amount, room) * ours

            return hit.spread.scaled(taken, ONE)

        return value
