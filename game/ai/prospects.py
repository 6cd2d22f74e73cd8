"""What a piece has before it in the coming turns, and what a change of its HP or fighting strength is worth to it.

All is in parts of points; the enemy's answer is the worst case of `threat`.
"""

from dataclasses import replace

from game.ai import worth
from game.ai.able import asleep
from game.ai.blows import Blow, Blows
from game.ai.threat import Threats, attack_cells, blow_worth, price
from game.ai.worth import ONE
from game.core.entity import Position, Vitals
from game.core.grid import Cell
from game.core.ids import EntityId, Side
from game.core.state import State
from game.rules.commander.combat import RANGED_FROM, Combatant, combatant
from game.rules.commander.components import Burning, Initiative, Readiness
from game.rules.commander.events import Term
from game.rules.commander.rules import CommanderRules
from game.rules.commander.troops import commander_of, foes, side_of

HEALTH = 80
"""What an HP counts that nobody threatens, in percent: it may be needed later."""
LATER = 50
"""What the same again in a turn after the next counts, in percent."""
ANSWERS = 50
"""What the damage of answers counts that the enemy may avoid, in percent."""


class Prospects:
    """The outlook of a side's pieces where they stand in one state."""

    def __init__(self, rules: CommanderRules, blows: Blows, threats: Threats, state: State, side: Side) -> None:
        self._rules = rules
        self._blows = blows
        self._threats = threats
        self._state = state
        self._foes = foes(state, side)
        self._running = state.row(Initiative).commander
        self._flames: dict[Cell, int] = {}
        for _, field in state.table(Burning).items():
            for cell in field.cells:
                self._flames[cell] = self._flames.get(cell, 0) + field.damage

    def flames(self, cell: Cell) -> int:
        """HP that whoever ends its turn on the square loses to fire."""
        return self._flames.get(cell, 0)

    def turn_runs(self, piece: EntityId) -> bool:
        """Whether the turn of the piece's troop is running and it has not done its action."""
        own = commander_of(self._state, piece) == self._running
        return own and not self._state.row(Readiness, piece).done

    def acts_yet(self, piece: EntityId) -> bool:
        """Whether the piece's action of the running turn is still to come."""
        return self.turn_runs(piece) and not asleep(self._state, piece)

    def kept(self, piece: EntityId, hp: int) -> int:
        """What the piece with so many HP is worth after the enemy's turn."""
        cell = self._state.row(Position, piece).cell
        exposure = self._threats.exposure(piece, cell, hp)
        return hp * worth.of_hp(self._state, piece) * ONE - price(self._state, piece, exposure)

    def mended(self, piece: EntityId, amount: int) -> int:
        """What so many HP more are worth to the piece, no more than it lacks."""
        vitals = self._state.row(Vitals, piece)
        after = min(vitals.full, vitals.hp + amount)
        if after == vitals.hp:
            return 0
        plain = (after - vitals.hp) * worth.of_hp(self._state, piece) * ONE
        saved = self.kept(piece, after) - self.kept(piece, vitals.hp) - plain
        return max(0, plain * HEALTH // 100 + saved)

    def guise(self, piece: EntityId, kind: str = "", more: int = 0) -> Combatant:
        """The piece as it fights, perhaps with more of what an effect of the kind gives."""
        own = combatant(self._state, piece, self._rules.content)
        term = (Term("help", more),)
        match kind:
            case "attack":
                return replace(own, attack_terms=own.attack_terms + term)
            case "defence":
                return replace(own, defence_terms=own.defence_terms + term)
            case "ranged_reduction":
                return replace(own, ranged_reduction=own.ranged_reduction + more)
        return own

    def best_blow(self, piece: EntityId, guise: Combatant | None = None, state: State | None = None) -> int:
        """The best that a blow of the piece could do this turn, at least 0; perhaps in another guise or a state where
        it moves otherwise."""
        cells = attack_cells(self._rules, state or self._state, piece)
        striker = guise or self.guise(piece)
        near = (enemy for cell, enemy in self._foes.items() if cell in cells)
        return max((self._blow(striker, piece, enemy) for enemy in near), default=0)

    def _blow(self, striker: Combatant, piece: EntityId, enemy: EntityId) -> int:
        blow = self.blow(striker, enemy)
        return max(0, blow_worth(self._state, enemy, blow) - blow.answered * worth.of_hp(self._state, piece))

    def blow(self, striker: Combatant, target: EntityId) -> Blow:
        """The exact odds of a blow at a piece where it stands."""
        apart = 1 if striker.far == 1 else RANGED_FROM
        return self._blows.between(striker, combatant(self._state, target, self._rules.content), apart)

    def fight(self, piece: EntityId, guise: Combatant) -> int:
        """What the piece's blow of this turn and the enemy's next turn bring, and what the turns after may."""
        blow = self.best_blow(piece, guise)
        exposure = self._threats.exposure(piece, self._state.row(Position, piece).cell, None, guise)
        answered = exposure.answered * ANSWERS // 100
        coming = answered - price(self._state, piece, exposure)
        now = blow if self.acts_yet(piece) else 0
        return now + coming + (blow + coming) * LATER // 100

    def helped(self, piece: EntityId, kind: str, more: int) -> int:
        """What so much more attack, defence or shelter from shots is worth to the piece."""
        return self.fight(piece, self.guise(piece, kind, more)) - self.fight(piece, self.guise(piece))

    def turned(self, piece: EntityId) -> int:
        """The most that a blow of the piece could do to others of its own side, who are enemies, in frenzy."""
        cells = attack_cells(self._rules, self._state, piece)
        striker = self.guise(piece)
        others = (other for cell, other in self._foes.items() if cell in cells and other != piece)
        found = (
            blow_worth(self._state, other, blow) + blow.answered * worth.of_hp(self._state, piece)
            for other in others
            if side_of(self._state, other) == side_of(self._state, piece) and (blow := self.blow(striker, other))
        )
        return max(found, default=0)
