"""The computer player against itself without spells, on a field that is the same for both sides."""

from game.ai.search import Opponent
from game.content.loader import load_catalog
from game.core.entity import Verdict
from game.core.grid import Cell
from game.core.session import Session
from game.core.state import State
from game.paths import content_folder
from tests.helpers.battle import ENGINE, RULES, draw

FIELD = """
..f.....f.......
......r.....f...
.f....~~........
......~~....f...
...f........s...
........f.......
.f...........f..
......f.........
"""
WIDTH = 16
Troop = tuple[str, str, str]
"""A commander's class, its units' kind, and what a position's line says of the commander besides."""
ARMIES: tuple[tuple[Troop, Troop], ...] = (
    (
        ("priest", "monk", "willpower=5 knowledge=3 skills=life_magic:2 spells=heal>bless>decline"),
        ("warrior", "footman", ""),
    ),
    (
        ("mage", "witch", "willpower=5 knowledge=3 skills=fire_magic:2 spells=fire_ball>thunder"),
        ("knight", "cavalry", ""),
    ),
    (
        ("shaman", "bowman", "willpower=5 knowledge=3 skills=nature_magic:3 spells=summon_creature>protection>sleep"),
        ("warrior", "pikeman", ""),
    ),
    (
        ("mage", "witch", "willpower=6 knowledge=3 skills=fire_magic:3>life_magic:2 spells=burn>meteor>holy_blaze"),
        ("druid", "elf", "willpower=5 skills=nature_magic:3>life_magic:1 spells=poison>thorns>heal>return"),
    ),
)


def start(army: tuple[Troop, Troop]) -> State:
    """Both sides with the same army, each as far from its edge as the other."""
    lines = []
    for side in ("red", "blue"):
        for number, (kind, unit, more) in enumerate(army):
            y = 2 + 4 * number
            lines.append(f"{side}-{number} {kind} {side} {_at(side, (1, y))} {more}")
            cells = ((2, y - 1), (3, y), (2, y + 1))
            lines += [f"{side}-{number}-{n} {unit} {side} {_at(side, cell)}" for n, cell in enumerate(cells)]
    return draw("board" + FIELD + "pieces\n" + "\n".join(lines))


def _at(side: str, cell: Cell) -> str:
    x = cell[0] if side == "red" else WIDTH - 1 - cell[0]
    return f"{x},{cell[1]}"


class Contest:
    """Battles of one who casts against one who never does, sides and armies taking turns."""

    def __init__(self) -> None:
        nature = load_catalog([content_folder()])[0].personalities["steady"]
        self._caster = Opponent(RULES, nature)
        self._silent = Opponent(RULES, nature.model_copy(update={"magic": 0}))

    def balance(self, first: int, games: int) -> tuple[int, int]:
        """How many of so many battles from a seed on the caster won, and how many it lost."""
        winners = [self._winner(seed) for seed in range(first, first + games)]
        return winners.count("caster"), winners.count("silent")

    def _winner(self, seed: int) -> str:
        side = ("red", "blue")[seed // len(ARMIES) % 2]
        session = Session(ENGINE, start(ARMIES[seed % len(ARMIES)]), seed)
        while (decision := session.decision) is not None:
            player = self._caster if decision.side == side else self._silent
            session.commit(player.choose(session.state))
        winner = session.state.row(Verdict).winner
        return "" if not winner else "caster" if winner == side else "silent"
