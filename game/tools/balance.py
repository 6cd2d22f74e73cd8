"""`balance`: which place of a map wins how often, each battle fought a second time with the sides exchanged."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from game.content.catalog import Catalog
from game.core.entity import Round, Verdict
from game.core.ids import EntityId, Side
from game.maps.report import root_of
from game.maps.tiled import LoadedMap, load_map
from game.rules.commander.setup import BattleStart
from game.tools.arena import Arena
from game.tools.output import Answer, WrongCall

GAMES_LIMIT = 10_000


@dataclass(frozen=True, slots=True)
class Balance:
    """Battles on one map, and how often the place its author gave to red or to blue won, whoever stood there."""

    games: int
    red: int
    blue: int
    rounds: int

    @property
    def draws(self) -> int:
        """Battles nobody won."""
        return self.games - self.red - self.blue

    @property
    def share(self) -> int:
        """Red's place's part of the battles somebody won, in percent."""
        return round(100 * self.red / max(1, self.red + self.blue))

    def row(self, name: str) -> str:
        """The map's line in the README of the maps' folder."""
        ratio = f"{self.share}:{100 - self.share}"
        average = f"{self.rounds / self.games:.1f}"
        return f"| `{name}` | {self.games} | {self.red} | {self.blue} | {self.draws} | {ratio} | {average} |"


def balance(paths: Sequence[Path], catalog: Catalog, games: int) -> Answer:
    """Play `games` battles a map. Raises Refused for a map, WrongCall for the rest."""
    if not 2 <= games <= GAMES_LIMIT or games % 2:
        raise WrongCall(f"--games must be even and from 2 to {GAMES_LIMIT}")
    found = {}
    for path in paths:
        result = measured(load_map(path, root_of(path), catalog.commander), catalog, games)
        found[path.stem] = {"red": result.red, "blue": result.blue, "draws": result.draws, "row": result.row(path.stem)}
    return {"games": games, "maps": found}


def measured(loaded: LoadedMap, catalog: Catalog, games: int) -> Balance:
    """Half of the battles as drawn, half with the sides exchanged, the same seeds in both. Raises WrongCall."""
    if set(loaded.start.sides) != {"red", "blue"}:
        raise WrongCall(f"{loaded.path}: its sides are not red and blue")
    wins: Counter[Side] = Counter()
    rounds = 0
    for start, places in ((loaded.start, {"red": "red", "blue": "blue"}), (exchanged(loaded.start), _OTHER)):
        arena = Arena(catalog, replace(loaded, start=start), {})
        for seed in range(games // 2):
            state = arena.battle(seed)[0].state
            rounds += state.row(Round).number
            wins[places.get(state.row(Verdict).winner, "")] += 1
    return Balance(games, wins["red"], wins["blue"], rounds)


_OTHER: dict[Side, Side] = {"red": "blue", "blue": "red"}


def exchanged(start: BattleStart) -> BattleStart:
    """The battle in which red stands where blue stood, with blue's troops and aims, and blue where red stood."""
    commanders = tuple(
        replace(
            commander,
            id=_renamed(commander.id),
            side=_OTHER[commander.side],
            units=tuple(replace(unit, id=_renamed(unit.id)) for unit in commander.units),
        )
        for commander in start.commanders
    )
    objectives = tuple(
        replace(objective, side=_OTHER[objective.side], target=_renamed(objective.target))
        for objective in start.objectives
    )
    return replace(start, commanders=commanders, objectives=objectives)


def _renamed(piece: EntityId) -> EntityId:
    """`red-1-2` as `blue-1-2`, and the other way round; "" stays."""
    side, dash, number = piece.partition("-")
    return f"{_OTHER[side]}{dash}{number}" if dash else piece
