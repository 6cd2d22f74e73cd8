"""`simulate`: battles of computer against computer, told in numbers, with records for `replay`."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from game.content.catalog import Catalog
from game.core.ids import Side
from game.maps.report import root_of
from game.maps.tiled import load_map
from game.tools.arena import Arena, Game
from game.tools.output import Answer, WrongCall

GAMES_LIMIT = 100_000
SEED_LIMIT = 2**62


def read_sides(words: Sequence[str]) -> dict[Side, str]:
    """Sides and their personalities from `side=personality` words. Raises WrongCall."""
    found: dict[Side, str] = {}
    for word in words:
        side, equals, name = word.partition("=")
        if not equals or not side or not name or side in found:
            raise WrongCall(f"--side takes SIDE=PERSONALITY, once a side, not '{word}'")
        found[side] = name
    return found


def simulate(
    path: Path, catalog: Catalog, players: Mapping[Side, str], games: int, seed: int, records: Path | None = None
) -> Answer:
    """Play `games` battles with seeds from `seed` on. Raises Refused for the map, WrongCall for the rest."""
    if not 1 <= games <= GAMES_LIMIT:
        raise WrongCall(f"--games must be from 1 to {GAMES_LIMIT}")
    if not 0 <= seed < SEED_LIMIT:
        raise WrongCall(f"--seed must be from 0 to {SEED_LIMIT - 1}")
    loaded = load_map(path, root_of(path), catalog.commander)
    arena = Arena(catalog, loaded, players)
    played: list[Game] = []
    for number in range(seed, seed + games):
        session, seconds = arena.battle(number)
        played.append(arena.told(session, seconds))
        if records is not None:
            _keep(records, f"{path.stem}-{number}.toml", arena.record(session))
    wins = {side: sum(game.winner == side for game in played) for side in loaded.start.sides}
    return {"games": [game.answer() for game in played], "wins": wins}


def _keep(folder: Path, name: str, text: str) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    except OSError as fault:
        raise WrongCall(f"the record {folder / name} cannot be written: {fault.strerror}") from None
