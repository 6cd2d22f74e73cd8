"""All legal decisions of a position found a second time, slowly and straight from the rule book's sentences (4 to 8).

It reads the position's components and the content's tables and asks nothing of the rules. A decision is a plain tuple:
its verb, its actor, and what it is about; of a move only where it leads.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from game.core.entity import Allegiance, Named, Pending, Position, Round
from game.core.grid import Cell
from game.core.state import State
from game.rules.commander.components import (
    Casting,
    Commanding,
    Effects,
    Following,
    Initiative,
    Magic,
    Readiness,
    Skills,
    Spellbook,
    Summoning,
)
from game.rules.commander.gifts import Gifts
from tests.helpers.battle import CONTENT
from tests.helpers.rulebook import WATER, can_stand, kind_of, squares_in_reach

Decision = tuple[Any, ...]
FREED = [("rough", "mud", "slope"), ("sand", "snow"), ("forest", "dense_forest")]
"""What Pathfinding frees from, rank by rank."""
LASTING_HARM = ("poison", "sleep", "frenzy", "mute", "decline", "mp_drain")
"""What does not stick to a Unicorn; thorns still hurt it."""
HELPS = ("fine", "protection", "haste", "wind_shield", "teleport", "resist", "heal", "bless", "return")
SPARES_FRIENDS = ("thorns", "poison", "sleep", "frenzy", "mp_drain", "thunder", "chain_lightning", "mute", "holy_blaze")
CATCHES_ALL = ("fire_ball", "meteor", "decline")


def apart(a: Cell, b: Cell) -> int:
    """Squares between two squares."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


class Slow:
    """One position."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.cells: dict[str, Cell] = {piece: row.cell for piece, row in state.table(Position).items()}
        self.there = {cell: piece for piece, cell in self.cells.items()}
        self.squares = [(x, y) for y in range(state.board.height) for x in range(state.board.width)]

    def legal(self) -> set[Decision]:
        """Every legal decision."""
        owed = (self.state.get(Pending) or Pending()).owed
        if owed:
            return {decision for actor in owed[-1].actors for decision in self._owed(owed[-1].kind, actor)}
        initiative = self.state.row(Initiative)
        if not initiative.running:
            return set()
        leader = initiative.order[initiative.turn]
        found = {("end", leader)}
        for piece in self._troop(leader):
            if not self.state.row(Readiness, piece).done and not self._suffers(piece, "sleep"):
                found |= set(self._turn(piece, leader))
        return found

    # -- who and what

    def _troop(self, leader: str) -> list[str]:
        followers = [p for p in self.cells if self._leader(p) == leader and p != leader]
        return [leader, *followers] if leader in self.cells else followers

    def _leader(self, piece: str) -> str:
        following = self.state.get(Following, piece)
        return following.commander if following else piece

    def _side(self, piece: str) -> str:
        return self.state.row(Allegiance, piece).side

    def _kind(self, piece: str) -> str:
        return self.state.row(Named, piece).kind

    def _traits(self, piece: str) -> tuple[str, ...]:
        return kind_of(self._kind(piece)).traits

    def _rank(self, piece: str, skill: str) -> int:
        skills = self.state.get(Skills, self._leader(piece))
        return dict(skills.ranks).get(skill, 0) if skills else 0

    def _gift(self, piece: str, figure: str) -> int:
        """What the quiz and temperament add to a figure of a commander's own piece."""
        gifts = self.state.get(Gifts, piece)
        return sum(gift.points for gift in gifts.given if gift.figure == figure) if gifts else 0

    def _range(self, caster: str, level: Any) -> int:
        return int(level.range) + self._gift(caster, "spell_range")

    def _led(self, piece: str) -> bool:
        """Whether it stands within command range."""
        leader = self._leader(piece)
        reach = 3 + (1 if self._rank(piece, "leadership") else 0) + self._gift(leader, "command_range")
        return piece == leader or apart(self.cells[piece], self.cells[leader]) <= reach

    def _strength(self, piece: str, kind: str) -> int:
        effects = self.state.get(Effects, piece)
        return sum(effect.strength for effect in effects.active if effect.kind == kind) if effects else 0

    def _suffers(self, piece: str, kind: str) -> bool:
        effects = self.state.get(Effects, piece)
        return bool(effects) and any(effect.kind == kind for effect in effects.active)

    # -- a turn

    def _turn(self, piece: str, leader: str) -> Iterator[Decision]:
        moved = self.state.row(Readiness, piece).moved
        yield "wait", piece
        if not moved:
            yield from self._moves(piece)
        for other, cell in self.cells.items():
            if self._side(other) != self._side(piece) and apart(self.cells[piece], cell) <= self._reach(piece):
                yield "strike", piece, other
        if not moved and not self._suffers(piece, "mute"):
            yield from self._casts(piece)
        if piece == leader and self._rank(piece, "rally"):
            yield "rally", piece

    def _moves(self, piece: str) -> Iterator[Decision]:
        side = self._side(piece)
        friends = {cell for other, cell in self.cells.items() if self._side(other) == side}
        enemies = set(self.there) - friends
        change = self._strength(piece, "move") - self._strength(piece, "thorns") + self._gift(piece, "move")
        rank = self._rank(piece, "pathfinding") if self._led(piece) else 0
        frees = [terrain for some in FREED[:rank] for terrain in some]
        if self._gift(piece, "free_leaving"):
            frees = list(CONTENT.terrain)
        start = self.cells[piece]
        board = self.state.board
        for cell in squares_in_reach(self._kind(piece), board, start, friends, enemies, change, frees):
            yield "move", piece, cell

    def _reach(self, piece: str) -> int:
        kind = kind_of(self._kind(piece))
        wet = self.state.board.terrain_at(self.cells[piece]) in WATER
        on_land = kind.ranged if kind.land_ranged is None else kind.land_ranged
        own = max(1, kind.ranged if wet else on_land)
        rank = self._rank(piece, "archery_expertise") if self._led(piece) else 0
        if own > 1:
            own += min(rank, 2)
        shoots = max(kind.ranged, on_land) > 1
        return max(own, 4) if rank == 3 and (self.state.has(Commanding, piece) or not shoots) else own

    # -- casting

    def _casts(self, piece: str) -> Iterator[Decision]:
        book = self.state.get(Spellbook, piece)
        for name, _ in book.spells if book else ():
            spell = CONTENT.spells[name]
            for letter, level in spell.levels.items():
                if self._owns(piece, name, letter) and self._price(piece, name, letter) <= self._mp(piece):
                    for at in self.squares:
                        if apart(self.cells[piece], at) <= self._range(piece, level) and self._fits(
                            piece, name, level, at
                        ):
                            yield "cast", piece, name, letter, at

    def _mp(self, piece: str) -> int:
        magic = self.state.get(Magic, piece)
        return magic.mp if magic else 0

    def _owns(self, piece: str, name: str, letter: str) -> bool:
        if not self.state.has(Commanding, piece):
            return letter <= CONTENT.units[self._kind(piece)].casts[name]
        return "ABCD".index(letter) <= self._rank(piece, f"{CONTENT.spells[name].school}_magic")

    def _price(self, piece: str, name: str, letter: str) -> int:
        own = self.state.has(Commanding, piece)
        rank = self._rank(piece, f"{CONTENT.spells[name].school}_magic") if own else 0
        return max(1, {**CONTENT.spells[name].levels}[letter].mp - rank)

    def _immune(self, piece: str, name: str, *, strip: bool = False) -> bool:
        traits = self._traits(piece)
        return "magic_immune" in traits or ("debuff_immune" in traits and (name in LASTING_HARM or strip))

    def _fits(self, caster: str, name: str, level: Any, at: Cell) -> bool:
        if name == "burn":
            return True
        if name == "summon_creature":
            return self._summons(caster, level, at)
        target = self.there.get(at)
        foe = target is not None and self._side(target) != self._side(caster)
        if level.area == "P":
            if target is None or not self.state.has(Commanding, target):
                return False
            if name in ("teleport", "return"):
                return not foe and any(self._goals(caster, name, level, self._carried(target)))
            if name == "restore":
                return not foe or level.strip_needed > 0
            return not foe if name in HELPS else foe
        if level.area == "1" or level.area.endswith("S"):
            if target is None or self._immune(target, name):
                return False
            if name == "mp_drain":
                return foe and self._mp(target) > 0
            return name in CATCHES_ALL or (not foe if name in HELPS else foe)
        return any(self._caught(caster, name, p) for p, c in self.cells.items() if apart(c, at) <= int(level.area) // 2)

    def _caught(self, caster: str, name: str, piece: str) -> bool:
        """Whether an area spell does something to a piece in it: rolls dice for it, or mends it."""
        foe = self._side(piece) != self._side(caster)
        if name == "restore":
            return not self._immune(piece, name, strip=foe)
        if name == "holy_blaze":
            return not self._immune(piece, name)
        return not self._immune(piece, name) and (foe or name in CATCHES_ALL)

    def _summons(self, caster: str, level: Any, at: Cell) -> bool:
        last = self.state.get(Summoning, caster)
        if last and last.fell and self.state.row(Round).number <= last.fell + 2:
            return False
        return at not in self.there and can_stand(level.unit, self.state.board.terrain_at(at))

    def _carried(self, commander: str) -> list[str]:
        return [piece for piece in self._troop(commander) if "magic_immune" not in self._traits(piece)]

    def _goals(self, caster: str, name: str, level: Any, carried: list[str]) -> list[Cell]:
        far = 3 if name == "return" else self._range(caster, level)
        near = [goal for goal in self.squares if apart(self.cells[caster], goal) <= far]
        return [goal for goal in near if carried and self._room(carried, self._block(goal))]

    def _block(self, goal: Cell) -> list[Cell]:
        near = [cell for cell in self.squares if max(abs(cell[0] - goal[0]), abs(cell[1] - goal[1])) <= 1]
        return [cell for cell in near if cell not in self.there]

    def _room(self, carried: list[str], free: list[Cell]) -> bool:
        """Whether some way of giving each piece a square of its own puts everyone where it can stand."""
        if not carried:
            return True
        if len(free) < len(carried):
            return False
        board = self.state.board
        fit = [{cell for cell in free if can_stand(self._kind(p), board.terrain_at(cell))} for p in carried]
        if all(cells == fit[0] for cells in fit):
            return len(fit[0]) >= len(carried)
        ways = permutations(free, len(carried))
        return any(all(cell in cells for cell, cells in zip(way, fit, strict=True)) for way in ways)

    # -- what is owed

    def _owed(self, kind: str, actor: str) -> Iterator[Decision]:
        if kind == "frenzy":
            yield "wait", actor
            if not self.state.row(Readiness, actor).moved:
                yield from self._moves(actor)
            near = (p for p, cell in self.cells.items() if apart(self.cells[actor], cell) <= self._reach(actor))
            yield from (("strike", actor, other) for other in near if other != actor)
            return
        casting = self.state.row(Casting)
        level: Any = {**CONTENT.spells[casting.spell].levels}[casting.level]
        match kind:
            case "choose":
                yield from (("choose", actor, way) for way in ("cleanse", "strip"))
            case "goal":
                goals = self._goals(casting.caster, casting.spell, level, list(casting.movers))
                yield from (("aim", actor, goal) for goal in goals)
            case "place":
                yield from self._places(casting, actor)
            case "chain":
                yield ("enough", actor)
                yield from (("aim", actor, cell) for cell in self._links(casting, level))
            case "field":
                yield from self._field(casting, level, actor)

    def _places(self, casting: Casting, actor: str) -> Iterator[Decision]:
        left = list(casting.movers[len(casting.places) + 1 :])
        free = [cell for cell in self._block(casting.cells[0]) if cell not in casting.places]
        board = self.state.board
        for cell in (cell for cell in free if can_stand(self._kind(actor), board.terrain_at(cell))):
            if self._room(left, [other for other in free if other != cell]):
                yield "place", actor, cell

    def _links(self, casting: Casting, level: Any) -> list[Cell]:
        side = self._side(casting.caster)
        foes = [cell for piece, cell in self.cells.items() if self._side(piece) != side]
        near = [cell for cell in foes if apart(cell, casting.cells[-1]) <= level.hop and cell not in casting.cells]
        return [cell for cell in near if not self._immune(self.there[cell], casting.spell)]

    def _field(self, casting: Casting, level: Any, actor: str) -> Iterator[Decision]:
        if not self._alone(casting.cells):
            yield ("enough", actor)
        left = int(level.area[:-1]) - len(casting.cells) - 1
        for cell in self.squares:
            inside = apart(self.cells[casting.caster], cell) <= self._range(casting.caster, level)
            if inside and cell not in casting.cells and self._alone((*casting.cells, cell)) <= left:
                yield "aim", actor, cell

    def _alone(self, cells: tuple[Cell, ...]) -> int:
        return sum(1 for cell in cells if not any(apart(cell, other) == 1 for other in cells))
