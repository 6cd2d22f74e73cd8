"""The dice of an attack: strikes, answer and revenge as stages (rule book 6)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple

from game.core.dice import AtMost, Outcome, Pool, Reading, Tally

Role = Literal["attacker", "defender"]
Retaliation = Literal["normal", "none", "revenge"]
REVENGE_FACE = 10
"""Revenge strikes land on this face alone (rule book 6)."""


class Standing(NamedTuple):
    """HP on both sides so far, and the damage rolled by the attacker that has not been dealt yet."""

    attacker: int
    defender: int
    pending: int = 0


@dataclass(frozen=True, slots=True)
class Fighter:
    """One side's numbers for the dice: strikes by HP (index 0 to full), what is added to them, what is taken from the
    cap, the edge, the flat reduction of the damage it deals, and the HP that are left to it at least."""

    hp: int
    table: tuple[int, ...]
    extra: int
    penalty: int
    edge: int
    reduction: int
    least: int = 0

    def strikes(self, hp: int) -> int:
        """Dice rolled at so many HP; none by the fallen."""
        return self.table[hp] + self.extra if hp else 0

    def cap(self, hp: int) -> int:
        """The most damage of one attack at so many HP, before reductions."""
        return max(0, self.table[hp] - self.penalty) if hp else 0

    def damage(self, hits: int, hp: int) -> int:
        """What so many successes do."""
        return max(0, min(hits, self.cap(hp)) - self.reduction)


@dataclass(frozen=True, slots=True)
class Volley:
    """One side rolls its strikes. `held` damage is dealt together with the other side's (rule book 6.4)."""

    plan: "ExchangePlan"
    role: Role
    held: bool = False
    revenge: bool = False

    def ask(self, now: Standing) -> Pool | None:
        """As many d10 as the striker has strikes."""
        striker = self.plan.fighter(self.role)
        hp = now.attacker if self.role == "attacker" else now.defender
        count = striker.strikes(hp)
        if count <= 0:
            return None
        purpose = "revenge" if self.revenge else "strikes" if self.role == "attacker" else "answer"
        reading: Reading = Tally((REVENGE_FACE,)) if self.revenge else AtMost(max(0, striker.edge))
        target: Role = "defender" if self.role == "attacker" else "attacker"
        return Pool(purpose, self.role, target, count, self.plan.sides, reading)

    def land(self, now: Standing, outcome: Outcome) -> Standing:
        """HP after the strikes that landed, and after those held back before."""
        if self.role == "attacker":
            most = now.defender - self.plan.defender.least
            damage = min(most, self.plan.attacker.damage(outcome[0], now.attacker))
            return now._replace(pending=damage) if self.held else Standing(now.attacker, now.defender - damage)
        damage = self.plan.defender.damage(outcome[0], now.defender)
        return Standing(max(self.plan.attacker.least, now.attacker - damage), now.defender - now.pending)

    def fells(self, now: Standing, outcome: Outcome) -> bool:
        """Whether what landed is enough for all the HP of its target, a last stand left aside (rule book 12)."""
        if self.role == "attacker":
            return self.plan.attacker.damage(outcome[0], now.attacker) >= now.defender
        return self.plan.defender.damage(outcome[0], now.defender) >= now.attacker


@dataclass(frozen=True)
class ExchangePlan:
    """All that the dice of an attack hang on. `first` is who strikes first, if anybody does."""

    attacker: Fighter
    defender: Fighter
    retaliation: Retaliation
    first: Role | None
    sides: int

    def fighter(self, role: Role) -> Fighter:
        """The numbers of one side."""
        return self.attacker if role == "attacker" else self.defender

    def start(self) -> Standing:
        """HP before any strike."""
        return Standing(self.attacker.hp, self.defender.hp)

    def stages(self) -> Sequence[Volley]:
        """Who rolls when (rule book 6.4 and 6.5)."""
        return self._volleys

    @cached_property
    def _volleys(self) -> tuple[Volley, ...]:
        if self.retaliation == "none":
            return (Volley(self, "attacker"),)
        if self.retaliation == "revenge":
            return (Volley(self, "attacker", held=True), Volley(self, "defender", revenge=True))
        if self.first == "defender":
            return (Volley(self, "defender"), Volley(self, "attacker"))
        return (Volley(self, "attacker", held=self.first is None), Volley(self, "defender"))

    @cached_property
    def _hash(self) -> int:
        return hash((self.attacker, self.defender, self.retaliation, self.first, self.sides))

    def __hash__(self) -> int:
        return self._hash
