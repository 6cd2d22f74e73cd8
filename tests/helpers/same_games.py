"""The same battles in other processes: what must be equal wherever they are played."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.paths import maps_folder

MAPS = sorted((maps_folder() / "battle").glob("*.tmx"))


def games(python: str | Path, map_: Path, count: int, environment: Mapping[str, str] | None = None) -> list[Any]:
    """The battles with seeds from 0 on, as another process plays them, without their seconds."""
    words = [str(python), "-m", "game", "simulate", "--map", str(map_), "--games", str(count), "--json"]
    done = subprocess.run(
        words, capture_output=True, text=True, check=True, env={**os.environ, **(environment or {})}, cwd=map_.parent
    )
    told = json.loads(done.stdout)["games"]
    return [{name: value for name, value in game.items() if name != "seconds"} for game in told]


def here(map_: Path, count: int, **environment: str) -> list[Any]:
    """The same by this Python in a fresh process."""
    return games(sys.executable, map_, count, environment)
