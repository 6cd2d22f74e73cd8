"""Map loading, title to battle, and process start to title, as ratios to floors measured in the same run.

python -m tests.benchmarks.loading
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytmx

from game import paths
from game.app import Options, context_for, load_content
from game.content.loader import load_catalog
from game.maps.tiled import load_map
from game.scenes.battle.scene import Battle
from game.scenes.battle.setup import HUMAN, setup_of
from game.scenes.title import Title
from game.settings import Settings
from tests.benchmarks.drawing import write_map
from tests.benchmarks.dressed import write_dressed
from tests.benchmarks.ratio import compare, row

STARTS = 5
IDLE_SECONDS, IDLE_GOAL = 5, 0.02
BARE = """
import pygame
pygame.init()
window = pygame.display.set_mode((1280, 720))
window.blit(pygame.font.Font(None, 32).render("Hearthbanner", True, "white"), (0, 0))
pygame.display.flip()
"""


def map_row() -> str:
    """A dressed map through the gate and all checks, its armies within reach, against bare pytmx on the same file."""
    content = load_catalog([paths.content_folder()])[0].commander
    with tempfile.TemporaryDirectory() as folder:
        path = write_dressed(Path(folder), content)
        own, floor = compare(lambda: load_map(path, Path(folder), content), lambda: pytmx.TiledMap(str(path)), 3, 3)
    return row("loading a dressed 64x64 map with all checks", own, floor, "bare pytmx", 2.0, unit="ms")


def battle_row() -> str:
    """From the title to a battle on a 64x64 map that can be played, its first frame drawn, against bare pytmx."""
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode((1280, 720))
    context = context_for(Options(ready=False), Settings(), surface)
    load_content(context, Title(context))
    if context.catalog is None:
        raise ValueError("the content was refused")
    content = context.catalog.commander
    with tempfile.TemporaryDirectory() as folder:
        path = write_map(Path(folder))

        def begin() -> None:
            loaded = load_map(path, Path(folder), content)
            players = dict.fromkeys(loaded.start.sides, HUMAN)
            Battle(context, setup_of(loaded, players, 1, content)).draw(surface)

        own, floor = compare(begin, lambda: pytmx.TiledMap(str(path)), 1, 3)
    return row("title to a playable 64x64 battle", own, floor, "bare pytmx", 8.0, unit="ms")


def surroundings() -> dict[str, str]:
    """The environment of the processes that are measured: with bytecode kept, and the game telling what it shows."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"HEARTHBANNER_READY": "1", "PYTHONPATH": str(Path(__file__).resolve().parents[2])}


def idle_row() -> str:
    """Share of one core that the title takes while nothing moves, by the system's own count (Linux)."""
    words = [sys.executable, "-m", "game"]
    with subprocess.Popen(words, stderr=subprocess.PIPE, text=True, env=surroundings()) as process:
        if process.stderr is None:
            raise ValueError("the process has no standard error")
        while "ready: title" not in process.stderr.readline():
            pass
        time.sleep(1)
        before = _ticks(process.pid)
        time.sleep(IDLE_SECONDS)
        spent = (_ticks(process.pid) - before) / os.sysconf("SC_CLK_TCK")
        process.terminate()
    share = spent / IDLE_SECONDS
    mark = "ok" if share <= IDLE_GOAL else "MISSED"
    return f"{'CPU with nothing moving':46} {share:10.2%} of one core, goal {IDLE_GOAL:.2%} {mark}"


def _ticks(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def until(words: list[str], line: str) -> float:
    """Seconds from starting a process until it says a line on standard error, or ends if the line is empty."""
    begun = time.perf_counter()
    with subprocess.Popen(words, stderr=subprocess.PIPE, text=True, env=surroundings()) as process:
        if process.stderr is None:
            raise ValueError("the process has no standard error")
        if line:
            while line not in (said := process.stderr.readline()):
                if not said:
                    raise ValueError(f"'{line}' was never said")
            found = time.perf_counter() - begun
            process.terminate()
        else:
            process.wait()
            found = time.perf_counter() - begun
    return found


def start_row() -> str:
    """Process start to the title on the screen, against a bare window with one font."""
    game, bare = [sys.executable, "-m", "game"], [sys.executable, "-c", BARE]
    until(game, "ready: title")
    found = [(until(game, "ready: title"), until(bare, "")) for _ in range(STARTS)]
    own = statistics.median(one for one, _ in found)
    floor = statistics.median(one for _, one in found)
    return row("process start to title", own, floor, "bare window with one font", 3.0, unit="ms")


def main() -> None:
    """Measure and print."""
    print(map_row())
    print(battle_row())
    print(start_row())
    print(idle_row())


if __name__ == "__main__":
    main()
