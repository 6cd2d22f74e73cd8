"""The ground to be dressed: terrain, height, and what each square's tile says of its ground and what is on it."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, replace

from game.core.grid import Board, Cell

GRASS = "grass"
RANKS = (GRASS, "wood floor", "rock", "dry", "mud", "snow", "sand", "paving", "water", "deep")
"""The grounds from the lowest: each lies over all before it where they meet."""
_GROUNDS = {
    "forest": "wood floor", "dense_forest": "wood floor", "rough": "rock", "mud": "mud", "snow": "snow", "sand": "sand",
    "floor": "paving", "water": "water", "deep_water": "deep", "bridge": "water",
}  # fmt: skip
_STANDING = {
    "forest": "oaks", "dense_forest": "dense oaks", "rough": "rocks", "crater": "crater", "slope": "ramp",
    "bridge": "stone bridge", "road": "road", "fissure": "fissure", "rampart": "rampart", "wall": "wall",
    "high_wall": "high_wall",
}  # fmt: skip
BUILDING = "building"
"""What stands where an author put a building: only its shadow is laid."""
_ON_ANYTHING = frozenset(("road", "fissure", "rampart", "wall", "high_wall", "crater", "river"))
"""What may stand on any open ground; its tile knows only grass and snow."""
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The ways to the four neighbours, in the order of a form's bits."""


@dataclass(frozen=True, slots=True)
class Square:
    """A square's terrain, the ground it is drawn on, what stands there ("" for nothing), and the form its tile has."""

    terrain: str
    ground: str
    stands: str = ""
    form: int = 0


@dataclass(frozen=True, slots=True)
class Field:
    """All squares row by row. Beyond the map's rim its last squares go on."""

    board: Board
    squares: tuple[Square, ...]

    def at(self, x: int, y: int) -> Square:
        """The square at a place, or the nearest to it."""
        return self.squares[self.board.index(self._within(x, y))]

    def level(self, x: int, y: int) -> int:
        """The height at a place."""
        return self.board.level_at(self._within(x, y))

    def cells(self) -> Iterator[Cell]:
        """Every square, row by row."""
        return ((x, y) for y in range(self.board.height) for x in range(self.board.width))

    def form(self, x: int, y: int, test: Callable[[Square], bool]) -> int:
        """The sides of a square where its neighbour on the map passes the test."""
        found = 0
        for bit, (dx, dy) in enumerate(SIDES):
            if (x + dx, y + dy) == self._within(x + dx, y + dy) and test(self.at(x + dx, y + dy)):
                found |= 1 << bit
        return found

    def rim(self, x: int, y: int) -> int:
        """The sides of a square where the map ends."""
        return sum(1 << n for n, (dx, dy) in enumerate(SIDES) if (x + dx, y + dy) != self._within(x + dx, y + dy))

    def _within(self, x: int, y: int) -> Cell:
        return min(max(x, 0), self.board.width - 1), min(max(y, 0), self.board.height - 1)


def square(terrain: str, says: Mapping[str, object]) -> Square:
    """A square from its terrain and the properties of its tile; a tile of an author's own may say nothing."""
    ground, stands = says.get("ground"), says.get("stands")
    if ground not in RANKS:
        ground = _GROUNDS.get(terrain, GRASS)
    form = says.get("form", 0)
    named = stands if isinstance(stands, str) else _STANDING.get(terrain, "")
    return Square(terrain, str(ground), named, form if isinstance(form, int) else 0)


def beside(field: Field, x: int, y: int) -> list[Square]:
    """The four neighbours of a square, or its like beyond the rim."""
    return [field.at(x + dx, y + dy) for dx, dy in SIDES]


def settled(field: Field) -> Field:
    """The field with roads, walls and the like on the ground around them, if none of it is that of their tile.

    A bridge over a river lies on the river's own ground.
    """
    made = []
    for x, y in field.cells():
        here = field.at(x, y)
        around = [field.at(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]
        open_ground = Counter(s.ground for s in around if s.stands not in _ON_ANYTHING and s.ground not in _WET)
        crossed = [s for s in beside(field, x, y) if s.stands == "river" and here.ground == "water" and here.stands]
        if crossed:
            here = Square(here.terrain, crossed[0].ground, here.stands, here.form)
        elif here.stands in _ON_ANYTHING and open_ground and here.ground not in open_ground:
            ground = max(open_ground, key=lambda g: (open_ground[g], -RANKS.index(g)))
            here = Square(here.terrain, ground, here.stands, here.form)
        made.append(here)
    return Field(field.board, tuple(made))


def built_on(field: Field, places: Collection[int]) -> Field:
    """The field with a building on some squares, by their places row by row, instead of what stands there else."""
    squares = (replace(s, stands=BUILDING) if n in places else s for n, s in enumerate(field.squares))
    return Field(field.board, tuple(squares))


_WET = frozenset(("water", "deep"))
