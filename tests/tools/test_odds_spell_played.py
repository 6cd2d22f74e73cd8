"""`odds spell` against the game itself: each cast played along every path of its dice on a drawn position."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

import pytest

from game.core.engine import Outcome
from game.rules.commander.actions import Action, Aim, Cast, Choose, Place
from game.tools.spell_odds import SpellOdds, spell
from tests.helpers.battle import CONTENT, ENGINE, play_all
from tests.helpers.checks import branched
from tests.helpers.magic import caster, commander, harmed, laid, mended, mp, scene, withstood

AT = (2, 0)
SIZED = ("damage", "heal", "bonus", "drain")
"""What kinds of spells do more or less, beside Thorns with its damage."""
FRIENDS_TOO = ("fire_ball", "meteor", "decline")
"""Harmful spells that, where they have an area, ask not whose piece it is."""


@dataclass(frozen=True)
class Played:
    """A cast on one target: what `odds spell` is asked, and the target as it is drawn."""

    asked: SpellOdds
    effects: str = "-"
    skills: str = "-"

    def __str__(self) -> str:
        relation = "friend" if self.asked.friend else "enemy"
        return f"{self.asked.spell} {self.asked.level} on {relation} {self.effects} {self.skills}"

    def actions(self) -> Sequence[Action]:
        """Everything that is chosen, the last of which pays and rolls."""
        declared = Cast("red", self.asked.spell, self.asked.level, AT)
        if self.asked.spell == "teleport":
            return declared, Aim("red", AT), Place("target", (3, 0))
        if self.asked.spell == "return":
            return declared, Aim("red", (1, 0)), Place("target", (1, 1))
        if (self.asked.spell, self.asked.level, self.asked.friend) == ("restore", "C", False):
            return declared, Choose("red", "strip")
        return (declared,)

    def odds(self) -> dict[tuple[bool, int], Fraction]:
        """How likely it is that the spell takes effect on the target, and with how many points."""
        asked = self.asked
        line = commander(
            "target",
            "2,0",
            asked.knowledge,
            side="red" if asked.friend else "blue",
            hp=1 if asked.spell == "heal" else 10,
            effects=self.effects,
            skills=self.skills,
        )
        state = scene(caster(asked.spell, asked.willpower, mp=30), line, commander("far", "19,6"), turns="red* far")
        *before, last = self.actions()
        state = play_all(state, *before)
        return branched(ENGINE, state, last, lambda outcome: (self.works(outcome), self.points(outcome)))

    def works(self, outcome: Outcome) -> bool:
        """Whether the target felt anything of it."""
        return "target" not in withstood(outcome)

    def points(self, outcome: Outcome) -> int:
        """Damage, healing, MP drained, or the size of the bonus; of other spells 0."""
        does = CONTENT.spells[self.asked.spell].does
        if does == "damage" or self.asked.spell == "thorns":
            return harmed(outcome).get("target", 0)
        if does == "heal":
            return mended(outcome).get("target", 0)
        if does == "bonus":
            return laid(outcome).get("target", ("", 0, 0))[1]
        full = CONTENT.numbers.base_mp + CONTENT.numbers.mp_per_knowledge * self.asked.knowledge
        return full - mp(outcome.state, "target") if does == "drain" else 0


def on_enemies(id_: str, level: str) -> Iterable[Played]:
    """A hostile cast on targets of all sorts."""
    good = ">bless" if id_ == "restore" else ""
    yield Played(SpellOdds(id_, level, 3, reduction=1), f"resist:1:1{good}")
    for will, knowledge in ((3, 0), (4, 2), (2, 2)):
        yield Played(SpellOdds(id_, level, will, knowledge), good[1:] or "-")
    yield Played(SpellOdds(id_, level, 2, 1, dice=1), f"decline:1:1{good}")
    yield Played(SpellOdds(id_, level, 4, 0, dice=-1, reduction=2), good[1:] or "-", "resistance:2")
    yield Played(SpellOdds(id_, level, 4, 1, dice=-1, reduction=3), f"resist:1:1{good}", "resistance:3")


def on_friends(id_: str, level: str) -> Iterable[Played]:
    """A cast on friends: neither their Knowledge nor what else changes dice counts."""
    bad = "mute>" if CONTENT.spells[id_].does == "cleanse" else ""
    yield Played(SpellOdds(id_, level, 3, 5, friend=True), f"{bad}decline:1:1")
    yield Played(SpellOdds(id_, level, 2, 1, friend=True, dice=-1), bad.strip(">") or "-")
    yield Played(SpellOdds(id_, level, 3, 0, friend=True, reduction=2), bad.strip(">") or "-", "resistance:3")


def questions() -> Iterable[Played]:
    """Every level of every spell that rolls dice or needs none, on whomever it can be cast."""
    for id_, entry in CONTENT.spells.items():
        if entry.does in ("summon", "field"):
            continue
        for letter, level in entry.levels.items():
            area = level.area not in ("1", "P")
            if entry.targets in ("foes", "all") or getattr(level, "strip_needed", 0):
                yield from on_enemies(id_, letter)
            if entry.targets in ("friends", "either") or (id_ in FRIENDS_TOO and area):
                yield from on_friends(id_, letter)


@pytest.mark.parametrize("played", list(questions()), ids=str)
def test_a_cast_played_along_every_path_comes_out_as_odds_spell_says(played: Played) -> None:
    told = spell(played.asked, CONTENT)
    found = played.odds()
    works = sum((chance for (does, _), chance in found.items() if does), Fraction())
    assert float(works) == pytest.approx(told["takes_effect"], abs=1e-9)
    if CONTENT.spells[played.asked.spell].does in SIZED or played.asked.spell == "thorns":
        points: dict[int, Fraction] = {}
        for (_, amount), chance in found.items():
            points[amount] = points.get(amount, Fraction()) + chance
        right = {outcome["points"]: outcome["p"] for outcome in told["points"]}
        assert {amount: float(chance) for amount, chance in points.items()} == pytest.approx(right, abs=1e-9)
