"""One state weighed: what each piece could do in it, and what that would be worth, in parts of points."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from game.ai import worth
from game.ai.able import asleep
from game.ai.blows import Blows
from game.ai.doom import Doom
from game.ai.goals import Goals, enemy_cells, objective_cells, prizes
from game.ai.prospects import Prospects
from game.ai.threat import Threats, even_reach, price
from game.ai.worth import ONE
from game.content.models.ai import Personality
from game.core.action import Action
from game.core.entity import Position, Round, Vitals
from game.core.grid import Cell, distance
from game.core.ids import EntityId, Side
from game.core.stages import Spread, spread
from game.core.state import State
from game.rules.commander import effects
from game.rules.commander.actions import Rally, Strike
from game.rules.commander.combat import reach_from, reckon_attack
from game.rules.commander.components import Commanding, Effects, Readiness, Skills, Stalemate
from game.rules.commander.exchange import Standing
from game.rules.commander.movement import squares
from game.rules.commander.objectives import totals
from game.rules.commander.rules import CommanderRules, knows_rally
from game.rules.commander.troops import commanders, foes, side_of, troop

STEP_WORTH = 3
"""Points for each square nearer to the goal."""
COHESION_WORTH = 12
"""Points for standing where the commander's attributes serve."""
COMMANDER_PULL = 50
"""How much of a unit's pull towards the goals a commander feels, in percent."""
LEAST_CARE = 30
"""The part of its care for the commander that a computer player never loses, in percent."""
LEAST_CAUTION = 50
"""The part of what it loses in an exchange that a computer player always counts, in percent."""
PATIENCE = 6
"""Rounds without news after which a computer player fears no loss any more; it fears less the stronger it is."""
WORST_PARTS = ONE // 1000
"""The chance of outcomes too unlikely for a commander to be ready for."""
CERTAIN_END = 100_000
"""Points against a square on which a blow is certain to end the commander: more than anything gains."""
WAKING = 50
"""Points for stepping beside a friend who sleeps, beside what it could still do this turn."""
VOICE = 20
"""Points for a caster's voice that Rally gives back."""


Steps = Callable[[Cell], int]
"""How many squares there are to walk from a square."""


@dataclass(frozen=True, slots=True)
class Option:
    """What a piece could do: go to a square, perhaps strike or rally there; and what that is worth."""

    piece: EntityId
    cell: Cell
    deed: Action | None
    score: int


@dataclass(frozen=True, slots=True)
class Mind:
    """What a computer player brings to every position: the rules, its nature, and what it remembers."""

    rules: CommanderRules
    nature: Personality
    goals: Goals
    blows: Blows


class View:
    """One state as a computer player weighs it."""

    def __init__(self, mind: Mind, state: State, side: Side) -> None:
        self.mind = mind
        self.rules = mind.rules
        self.nature = mind.nature
        self.state = state
        self.side = side
        self.threats = Threats(mind.rules, mind.blows, state, side)
        self.prospects = Prospects(mind.rules, mind.blows, self.threats, state, side)
        self.prizes = prizes(state, side)
        self._enemies = foes(state, side)
        self._wanted = enemy_cells(state, side)
        self._aims = objective_cells(state, side)
        idle = state.row(Round).number - state.row(Stalemate).since
        strength = totals(state)
        own, theirs = strength[side], sum(strength.values()) - strength[side]
        self._calm = max(0, 100 - 100 * idle // PATIENCE) * min(own, theirs) // own
        self._walks: dict[EntityId, tuple[Steps, Steps | None]] = {}
        self._rings: dict[int, Mapping[Cell, Sequence[EntityId]]] = {}
        self._dooms: dict[EntityId, Doom] = {}
        self._waking = self._sleepers()

    def best(self, piece: EntityId) -> tuple[Option, int]:
        """The piece's best option, and how much better it is than doing nothing."""
        here = self.state.row(Position, piece).cell
        idle = Option(piece, here, None, self.standing(piece, here))
        best = max(self._options(piece, idle), key=lambda option: option.score)
        return best, best.score - idle.score

    def _options(self, piece: EntityId, idle: Option) -> Iterator[Option]:
        yield idle
        cells = [idle.cell]
        rallies = knows_rally(self.state, piece)
        if not self.state.row(Readiness, piece).moved:
            cells += squares(self.rules.ground, self.state, piece)
        even = even_reach(self.state, piece)
        for cell in cells:
            gained = self._waking.get(cell, 0) if self._waking and cell != idle.cell else 0
            for enemy in self._strikable(piece, cell, even):
                yield Option(piece, cell, Strike(piece, enemy), self._fighting(piece, cell, enemy) + gained)
            if cell != idle.cell:
                yield Option(piece, cell, None, self.standing(piece, cell) + gained)
            if rallies:
                yield Option(piece, cell, Rally(piece), self.standing(piece, cell) + gained + self._rally(piece, cell))

    def _strikable(self, piece: EntityId, cell: Cell, even: int | None) -> Sequence[EntityId]:
        """The enemies that a piece could strike from a square; `even` is its reach if that is the same everywhere."""
        reach = reach_from(self.state, piece, cell, self.rules.content) if even is None else even
        if reach not in self._rings:
            rings: dict[Cell, list[EntityId]] = {}
            for there, enemy in self._enemies.items():
                for near in self.state.board.within(there, 1, reach):
                    rings.setdefault(near, []).append(enemy)
            self._rings[reach] = rings
        return self._rings[reach].get(cell, ())

    def standing(self, piece: EntityId, cell: Cell) -> int:
        """What it is worth to end the turn on a square."""
        hp = self.state.row(Vitals, piece).hp
        return self._place(piece, cell) - self._risk(piece, cell, hp, hp) - self._scorched(piece, cell, hp)

    def _scorched(self, piece: EntityId, cell: Cell, hp: int) -> int:
        """What the fire on a square will cost a piece that ends its turn there."""
        lost = self.prospects.flames(cell)
        if not lost:
            return 0
        if not worth.fells(self.state, piece, lost, hp):
            return lost * worth.of_hp(self.state, piece) * ONE
        return (CERTAIN_END if self.state.has(Commanding, piece) else worth.of_end(self.state, piece)) * ONE

    def _sleepers(self) -> Mapping[Cell, int]:
        """The squares beside friends who sleep, and what waking them is worth."""
        found: dict[Cell, int] = {}
        for piece in self.state.table(Effects):
            if asleep(self.state, piece) and side_of(self.state, piece) == self.side:
                value = WAKING * ONE + self.prospects.best_blow(piece)
                for near in self.state.board.neighbours(self.state.row(Position, piece).cell):
                    found[near] = found.get(near, 0) + value
        return found

    def _rally(self, commander: EntityId, cell: Cell) -> int:
        """What Rally is worth from a square: HP and voices of those in range, and the commander's MP (rule book 8)."""
        skills = self.state.row(Skills, commander)
        reach = self.state.row(Commanding, commander).reach
        found = skills.figure("rally_mp") * worth.of_mp(self.state, commander) * ONE
        for piece in troop(self.state, commander):
            if piece == commander or distance(cell, self.state.row(Position, piece).cell) <= reach:
                found += self.prospects.mended(piece, skills.figure("rally_hp"))
                found += VOICE * ONE if effects.suffers(self.state, piece, "mute") else 0
        return found

    def _risk(self, piece: EntityId, cell: Cell, hp: int, worst: int) -> int:
        """What being on a square counts against it: the loss feared, less what the answers win.

        `hp` is what the piece will have left, `worst` what it must be ready for.
        """
        exposure = self.threats.exposure(piece, cell, hp)
        feared = price(self.state, piece, exposure)
        won = exposure.answered * self.nature.aggression // 200
        if not self.state.has(Commanding, piece):
            return self.nature.caution * self._calm * feared // 10_000 - won
        care = self.nature.commander_care * max(self._calm, LEAST_CARE)
        doomed = self._doom_of(piece).at(cell, worst)
        return care * feared // 10_000 - won + (CERTAIN_END * ONE if doomed else 0)

    def _place(self, piece: EntityId, cell: Cell) -> int:
        """What a square is worth for itself: nearness to the goals, and the troop kept together."""
        to_enemy, to_aim = self._distances(piece)
        percent = -100 * STEP_WORTH * to_enemy(cell)
        if to_aim is not None:
            percent += self.nature.objective_pull * (self.prizes.get(cell, 0) - STEP_WORTH * to_aim(cell))
        together = COHESION_WORTH * self.nature.cohesion
        commanding = self.state.get(Commanding, piece)
        if commanding is None:
            percent += together if self.threats.led(piece, cell) else 0
        else:
            led = (self.state.row(Position, unit).cell for unit in troop(self.state, piece) if unit != piece)
            near = sum(distance(cell, unit) <= commanding.reach for unit in led)
            percent = percent * COMMANDER_PULL // 100 + together * near
        return percent * ONE // 100

    def _fighting(self, piece: EntityId, cell: Cell, enemy: EntityId) -> int:
        """What it is worth to strike an enemy from a square: what both lose, and where that leaves the piece."""
        told = reckon_attack(self.state, piece, enemy, self.rules.content, cell)
        odds: Spread[Standing] = spread(told.plan)
        own, foe = self.state.row(Vitals, piece).hp, self.state.row(Vitals, enemy).hp
        dealt = odds.scaled(lambda end: foe - end.defender, ONE)
        lost = odds.scaled(lambda end: own - end.attacker, ONE)
        slain = odds.scaled(lambda end: end.defender == 0, ONE)
        fallen = odds.scaled(lambda end: end.attacker == 0, ONE)
        gain = dealt * worth.of_hp(self.state, enemy) + slain * worth.of_end(self.state, enemy)
        cost = lost * worth.of_hp(self.state, piece) + fallen * worth.of_end(self.state, piece)
        left = max(1, own - (lost + ONE // 2) // ONE)
        if slain == ONE:
            risk = 0 if self._wins(enemy) else self._risk(piece, cell, own, own)
        else:
            worst = _worst(odds)
            risk = self._risk(piece, cell, left, worst) if worst else 0
        commander = self.state.has(Commanding, piece)
        care = self.nature.commander_care if commander else max(LEAST_CAUTION, self.nature.caution * self._calm // 100)
        own_end = CERTAIN_END * ONE if commander and fallen == ONE else 0
        won = gain * self.nature.aggression // 100 - cost * care // 100
        burnt = self._scorched(piece, cell, left)
        return won - own_end - risk * (ONE - fallen) // ONE + self._place(piece, cell) - burnt

    def _wins(self, enemy: EntityId) -> bool:
        """Whether the enemy's fall ends the battle in the side's favour."""
        others = (piece for piece in commanders(self.state) if piece != enemy)
        return self.state.has(Commanding, enemy) and all(side_of(self.state, p) == self.side for p in others)

    def _doom_of(self, piece: EntityId) -> Doom:
        if piece not in self._dooms:
            self._dooms[piece] = Doom(self.rules, self.mind.blows, self.state, piece)
        return self._dooms[piece]

    def _distances(self, piece: EntityId) -> tuple[Steps, Steps | None]:
        """How far a square is from the enemy for the piece, and from the objectives if there are any."""
        if piece not in self._walks:
            to_enemy = self.mind.goals.distance(self.state, piece, self._wanted)
            to_aim = self.mind.goals.distance(self.state, piece, self._aims) if self._aims else None
            self._walks[piece] = (to_enemy, to_aim)
        return self._walks[piece]


def _worst(odds: Spread[Standing]) -> int:
    """The least HP that an attacker who lives must expect to keep; 0 if it is certain to fall."""
    chance = 0
    for hp, part in odds.parts(lambda end: end.attacker, ONE).items():
        chance += part
        if hp and chance > WORST_PARTS:
            return hp
    return 0
