"""Markers of a map to the start of a commander battle: who stands where, led by whom."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from game.content.problems import did_you_mean
from game.core.grid import Board, Cell
from game.core.ids import EntityId, Side
from game.maps.faults import Faults
from game.maps.lore import read_skills, read_spells
from game.maps.markers import SIDES, Grid, Placed
from game.maps.objectives import Objectives
from game.maps.values import Values
from game.rules.commander.components import Skills
from game.rules.commander.models import CommanderContent, Kind
from game.rules.commander.setup import BattleStart, CommanderStart, UnitStart
from game.rules.commander.start import class_attributes, class_skills, skill_set

_CLASSES = ("commander", "unit", "objective", "area")
_ATTRIBUTES = ("offence", "armour", "willpower", "knowledge")


@dataclass(slots=True)
class _Found:
    """What the markers gave so far, by the id of the object."""

    commanders: dict[int, CommanderStart] = field(default_factory=dict)
    units: dict[int, list[tuple[Placed, UnitStart]]] = field(default_factory=dict)
    ids: dict[int, EntityId] = field(default_factory=dict)
    taken: dict[Cell, Placed] = field(default_factory=dict)
    arrivals: dict[Side, list[int]] = field(default_factory=dict)


class Muster:
    """Reads the markers of one map; every fault is noted, and what is at fault is left out."""

    def __init__(self, board: Board, grid: Grid, content: CommanderContent, faults: Faults) -> None:
        self.board = board
        self.grid = grid
        self.content = content
        self.faults = faults
        self.values = Values(faults)

    def start(self, placed: Sequence[Placed]) -> BattleStart:
        """The battle these markers set up; only sound if no fault was noted."""
        found = _Found()
        ordered = sorted(placed, key=lambda p: p.id)
        for one in ordered:
            self._know_class(one)
        for before, one in pairwise(ordered):
            if before.id == one.id:
                self.faults.error(one.where, "two objects have this id", "delete one and place it anew")
        commanders = {p.id: p for p in ordered if p.kind == "commander"}
        for one in commanders.values():
            self._commander(one, found)
        for one in ordered:
            if one.kind == "unit":
                self._unit(one, commanders, found)
        for number, one in commanders.items():
            self._troop(one, number, found)
        sides = self._sides(found)
        aims = Objectives(self.grid, sides, found.ids, self.content.numbers.last_round, self.faults)
        return BattleStart(self.board, sides, tuple(found.commanders.values()), aims.read(ordered))

    def _know_class(self, one: Placed) -> None:
        if one.kind in _CLASSES or (one.shape == "text" and not one.kind):
            return
        advice = did_you_mean(one.kind, _CLASSES) or f"set its Class to one of {', '.join(_CLASSES)}"
        what = f"the class '{one.kind[:40]}' is unknown" if one.kind else "has no class"
        self.faults.error(one.where, what, advice)

    def _place(self, one: Placed, kind: Kind | None, found: _Found) -> Cell | None:
        """The square a piece starts on: one it may enter, and nobody else's (rule book 5)."""
        cell = self.grid.square(one, self.faults)
        if cell is None:
            return None
        where = f"{one.where}, square {cell[0]},{cell[1]}"
        other = found.taken.setdefault(cell, one)
        if other is not one:
            self.faults.error(where, f"stands on the square of object {other.id}", "move one of them")
            return None
        terrain = self.board.terrain_at(cell)
        if kind and kind.domain not in self.content.terrain[terrain].enter:
            self.faults.error(where, f"{kind.name} cannot stand on {terrain}", "move it, or paint another terrain")
            return None
        return cell

    def _commander(self, one: Placed, found: _Found) -> None:
        side = self.values.choice(one, "side", SIDES)
        kind = self.values.choice(one, "class", self.content.classes)
        cell = self._place(one, self.content.classes[kind] if kind else None, found)
        attributes = self._attributes(one, kind) if kind else None
        arrives = 0
        if one.properties.get("arrives") is not None:
            arrives = self.values.whole(one, "arrives", 0, self.content.numbers.last_round) or 0
        if not one.name:
            self.faults.error(one.where, "the commander has no name", "give the object a name")
        found.units[one.id] = []
        if side:
            found.arrivals.setdefault(side, []).append(arrives)
        if side and kind and cell is not None:
            n = 1 + sum(c.side == side for c in found.commanders.values())
            found.ids[one.id] = f"{side}-{n}"
            skills = read_skills(one, self.content, self.faults)
            spells = read_spells(one, self.content, self.faults)
            found.commanders[one.id] = CommanderStart(
                found.ids[one.id], side, one.name, kind, cell, (), attributes, arrives, skills, spells
            )

    def _attributes(self, one: Placed, kind: str) -> tuple[int, int, int, int] | None:
        """Offence, Armour, Willpower and Knowledge if the object sets any; -1: the class's own (rule book 2)."""
        if all(one.properties.get(name, -1) == -1 for name in _ATTRIBUTES):
            return None
        most = self.content.numbers.attribute_limit
        own = class_attributes(self.content.classes[kind], self.content.numbers)
        offence, armour, willpower, knowledge = (
            value if one.properties.get(name, -1) == -1 else self.values.whole(one, name, 0, most) or 0
            for name, value in zip(_ATTRIBUTES, own, strict=True)
        )
        return offence, armour, willpower, knowledge

    def _unit(self, one: Placed, commanders: dict[int, Placed], found: _Found) -> None:
        kind = self.values.choice(one, "kind", self.content.units)
        leader = self.values.refer(one, "commander", list(commanders.values()), "a commander")
        cell = self._place(one, self.content.units[kind] if kind else None, found)
        if kind and leader and cell is not None:
            found.units[leader.id].append((one, UnitStart("", kind, cell)))

    def _troop(self, leader: Placed, number: int, found: _Found) -> None:
        """Give a commander its units, which must be of its class's list and few, and of one kind unless Leadership
        allows a mix (rule book 8 and 11)."""
        units = found.units[number]
        commander = found.commanders.get(number)
        skills = self._leadership(commander)
        most = self.content.numbers.troop_size + skills.figure("troop_size")
        if len(units) > most:
            self.faults.error(leader.where, f"leads {len(units)} units", f"at most {most} may follow this commander")
        kinds = sorted({unit.kind for _, unit in units})
        if len(kinds) > 1 and not skills.figure("mixed_units"):
            self.faults.error(leader.where, f"leads units of several kinds: {', '.join(kinds)}", "keep to one of them")
        if commander is None:
            return
        recruits = self.content.classes[commander.kind].units
        for one, unit in units:
            if unit.kind not in recruits:
                what = f"a {commander.kind} does not recruit {unit.kind}"
                self.faults.error(one.where, what, f"choose from {', '.join(recruits)}")
        named = tuple(replace(unit, id=f"{commander.id}-{k}") for k, (_, unit) in enumerate(units, 1))
        found.ids.update({one.id: unit.id for (one, _), unit in zip(units, named, strict=True)})
        found.commanders[number] = replace(commander, units=named)

    def _leadership(self, commander: CommanderStart | None) -> Skills:
        """The skills that decide whom a commander may lead; none for one that is misplaced."""
        if commander is None:
            return Skills(())
        own = class_skills(self.content.classes[commander.kind])
        return skill_set(own if commander.skills is None else commander.skills, self.content)

    def _sides(self, found: _Found) -> tuple[Side, ...]:
        """The sides with a commander, misplaced ones included: those are told of already."""
        sides = tuple(side for side in SIDES if side in found.arrivals)
        if len(sides) < 2:
            who = f"only {sides[0]} has a commander" if sides else "no side has a commander"
            self.faults.error("map", who, "place commanders of at least two sides")
        for side in sides:
            if all(found.arrivals[side]):
                self.faults.error("map", f"{side} has no commander when the battle starts", "set one's arrives to 0")
        return sides
