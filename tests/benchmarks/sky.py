"""What a moving sea and the weather cost, against the same bare floor as a battle frame on still ground.

    python -m tests.benchmarks.sky

The map of `drawing` with all its ground turned to sea, by night, in each weather; 60 pieces and 100 lit squares on it,
the camera moving, the sea and the weather going on with every frame. Figures are CPU times of the thread, medians of
five runs. "At rest" is what the board alone costs, in windows of both sizes, while nothing moves but sea and weather.
"""

import gc
import os
import statistics
import tempfile
from dataclasses import replace
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game import paths
from game.content.loader import load_catalog
from game.maps.picture import MapPicture
from game.maps.sky import WEATHERS, Sky
from game.maps.tiled import LoadedMap, load_map
from game.rules.commander.models import CommanderContent
from tests.benchmarks.drawing import GOALS, LONG_RUN, RUNS, STEP, Floor, Scene, median_of, timed, write_map

SMALL, LARGE = (1280, 720), (1920, 1080)
IDLE, IDLE_STEP = 300, 33
"""Frames at rest, ten seconds of them, and milliseconds of each."""
IDLE_GOAL = 2.0
"""Percent of one core."""


def at_sea(loaded: LoadedMap, weather: str) -> LoadedMap:
    """The map with water for all its ground but trees still on it, by night."""
    terrain, _, dressing = loaded.picture.layers
    water = moving_tiles(loaded.picture)
    gids = tuple(water[place % len(water)] for place in range(len(terrain.gids)))
    layers = (replace(terrain, gids=gids), dressing)
    return replace(loaded, picture=replace(loaded.picture, layers=layers, sky=Sky("night", weather)))


def moving_tiles(picture: MapPicture) -> list[int]:
    """The tiles of the first tileset that move."""
    first = picture.tilesets[0]
    return [first.first_gid + tile for tile, frames in first.animations.items() if len(frames) > 1]


class AtSea(Scene):
    """A battle at sea, which goes on with every frame."""

    def draw(self) -> None:
        """One frame; the camera goes to and fro."""
        self.board.let_pass(STEP, self.camera)
        super().draw()

    def tail(self) -> float:
        """The 99th of a hundred frames against the median, over a long run."""
        times = sorted(timed(self.draw, LONG_RUN))
        return times[len(times) * 99 // 100] / statistics.median(times)

    def rest(self) -> float:
        """Percent of one core while nothing moves but sea and weather."""

        def frame() -> None:
            if self.board.let_pass(IDLE_STEP, self.camera):
                self.board.draw(self.window, self.window.get_rect(), self.camera, self.view, self.overlays)

        return sum(timed(frame, IDLE)) / (IDLE * IDLE_STEP) * 100


def measure(loaded: LoadedMap, content: CommanderContent, weather: str) -> None:
    """Measure and print one weather."""
    sea = at_sea(loaded, weather)
    scene = AtSea(sea, content, SMALL)
    scene.draw()
    gc.collect()
    gc.freeze()
    floor, frame = median_of(Floor(scene).draw), median_of(scene.draw)
    tail = statistics.median(scene.tail() for _ in range(RUNS))
    rest = statistics.median(scene.rest() for _ in range(RUNS))
    wide = AtSea(sea, content, LARGE)
    large = median_of(wide.draw)
    wide_rest = statistics.median(wide.rest() for _ in range(RUNS))
    print(f"sea by night, {weather}")
    print(f"  frame, 1280x720              {frame:7.3f} ms  {frame / floor:5.2f}x  (goal {GOALS['frame']}x)")
    print(f"  p99 against its median       {tail:16.2f}x  (goal {GOALS['p99']}x)")
    print(f"  frame, 1920x1080             {large:7.3f} ms  {large / frame:5.2f}x  (goal {GOALS['size']}x)")
    print(f"  at rest, of one core         {rest:7.2f} %  {wide_rest:5.2f} %  (goal {IDLE_GOAL} % for the sea alone)")


def main() -> None:
    """Measure and print."""
    pygame.display.init()
    pygame.font.init()
    content = load_catalog([paths.content_folder()])[0].commander
    with tempfile.TemporaryDirectory() as folder:
        loaded = load_map(write_map(Path(folder)), Path(folder), content)
        for weather in WEATHERS:
            measure(loaded, content, weather)


if __name__ == "__main__":
    main()
