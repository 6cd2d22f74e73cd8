"""What one attack would do, by exact odds, remembered for as long as a computer player lives."""

from dataclasses import dataclass, replace
from functools import lru_cache

from game.ai.worth import ONE
from game.core.stages import spread
from game.rules.commander.combat import Combatant, reckon
from game.rules.commander.exchange import ExchangePlan
from game.rules.commander.models import CommanderContent


@dataclass(frozen=True, slots=True)
class Blow:
    """What one enemy's attack would do: the HP lost with their chances, their mean, and the mean HP it would pay;
    all but the HP in parts of ONE. A last stand is left aside: the HP lost are those the blow has the force for."""

    damage: tuple[tuple[int, int], ...]
    mean: int
    answered: int

    def least(self) -> int:
        """The HP it takes in the attacker's worst case."""
        return min(damage for damage, _ in self.damage)


class Blows:
    """A bounded memory of attacks between pieces as they stand."""

    def __init__(self, content: CommanderContent) -> None:
        self._content = content
        self.between = lru_cache(maxsize=65_536)(self._between)

    def _between(self, striker: Combatant, target: Combatant, apart: int) -> Blow:
        return blow_of(reckon(striker, target, apart, self._content).plan)


@lru_cache(maxsize=8192)
def blow_of(plan: ExchangePlan) -> Blow:
    """An attack as its target fears it."""
    answers = spread(plan)
    odds = spread(replace(plan, defender=replace(plan.defender, least=0))) if plan.defender.least else answers
    whole = plan.defender.hp
    damage = tuple((whole - left, part) for left, part in odds.parts(lambda end: end.defender, ONE).items())
    mean = odds.scaled(lambda end: whole - end.defender, ONE)
    return Blow(damage, mean, answers.scaled(lambda end: plan.attacker.hp - end.attacker, ONE))
