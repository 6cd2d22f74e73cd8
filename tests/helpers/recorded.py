"""Recorded battles, on the game's maps and of casters, and `replay --verify` on them in other processes."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from game.campaign.document import Setting, record_of
from game.core.session import Session
from game.maps.tiled import load_map
from game.paths import maps_folder
from game.rules.commander.position import marks
from game.tools.arena import Arena
from tests.helpers.battle import CATALOG, CONTENT, ENGINE
from tests.helpers.caster_battle import casters
from tests.helpers.pythons import ROOT
from tests.helpers.random_battle import choose
from tests.helpers.same_games import MAPS

HERE = sys.executable


def recorded(folder: Path, count: int) -> list[Path]:
    """So many records: every other one of computers on a map, the rest of casters who do whatever they may."""
    found = []
    for number in range(count):
        path = folder / f"game-{number}.toml"
        text = _on_a_map(number // 2) if number % 2 == 0 else _of_casters(number // 2)
        path.write_text(text, encoding="utf-8", newline="\n")
        found.append(path)
    return found


def _on_a_map(number: int) -> str:
    loaded = load_map(MAPS[number % len(MAPS)], maps_folder(), CONTENT)
    arena = Arena(CATALOG, loaded, {})
    return arena.record(arena.battle(number)[0])


def _of_casters(seed: int) -> str:
    session, pick = Session(ENGINE, casters(seed), seed), Random(seed)
    while session.decision is not None:
        session.commit(choose(pick, session.state))
    return record_of(session, Setting("Casters", CATALOG.hash), marks(CONTENT.terrain)).text()


def verified(
    python: str | Path, records: Sequence[Path], environment: Mapping[str, str], cwd: Path = ROOT
) -> list[Any]:
    """What `replay --verify` in other processes says of each."""
    found = []
    for path in records:
        words = [str(python), "-m", "game", "replay", str(path), "--verify", "--json"]
        done = subprocess.run(
            words, capture_output=True, text=True, check=False, env={**os.environ, **environment}, cwd=cwd
        )
        told = json.loads(done.stdout)
        found.append((done.returncode, told["equal"], told["difference"]))
    return found
