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

import pytmx

from game import paths
from game.content.loader import load_catalog
from game.maps.tiled import load_map
from tests.benchmarks.drawing import write_map
from tests.benchmarks.ratio import compare, row

STARTS = 5
BARE = """
import pygame
pygame.init()
window = pygame.display.set_mode((1280, 720))
window.blit(pygame.font.Font(None, 32).render("Hearthbanner", True, "white"), (0, 0))
pygame.display.flip()
"""


def map_row() -> str:
    """Our map with all checks, against bare pytmx on the same file."""
    content = load_catalog([paths.content_folder()])[0].commander
    with tempfile.TemporaryDirectory() as folder:
        path = write_map(Path(folder))
        own, floor = compare(lambda: load_map(path, Path(folder), content), lambda: pytmx.TiledMap(str(path)), 3, 3)
    return row("loading a 64x64 map with all checks", own, floor, "bare pytmx", 2.0, unit="ms")


def until(words: list[str], line: str) -> float:
    """Seconds from starting a process until it says a line on standard error, or ends if the line is empty."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment |= {"HEARTHBANNER_READY": "1", "PYTHONPATH": str(Path(__file__).resolve().parents[2])}
    begun = time.perf_counter()
    with subprocess.Popen(words, stderr=subprocess.PIPE, text=True, env=environment) as process:
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
    print(start_row())


if __name__ == "__main__":
    main()
