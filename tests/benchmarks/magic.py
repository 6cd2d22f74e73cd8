"""A battle frame with the widest spell in full bloom, against a bare floor of the same picture.

    python -m tests.benchmarks.magic

The scene is that of `drawing`, every piece under two effects and nine squares burning. The floor blits as much besides
as magic does: a glow and what floats for each of 61 squares, two signs a piece. Times are CPU times of the thread; the
longest frame is of the first hundred of a spell that was never drawn before.
"""

import gc
import os
import statistics
import tempfile
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game import paths
from game.content.loader import load_catalog
from game.core.grid import distance
from game.maps.tiled import load_map
from game.rules.commander.spells import School
from game.ui.board.view import Bloom
from tests.benchmarks.drawing import FRAMES, GOALS, LEFT, RUNS, SQUARE, TOP, Floor, Scene, timed, write_map

SCHOOLS: tuple[School, ...] = ("nature", "fire", "air", "life")
RADIUS, CENTRE = 5, (LEFT + 7, TOP + 4)
"""The widest area of all spells (level D of Meteor), in the midst of the pieces."""
AFLOAT, MOTE, SIGN = 8, 20, 19
"""What floats over a square, and the edges in pixels of it and of an effect's sign."""
STEP = 0.02
"""How much older a spell gets from frame to frame."""


class Blooming:
    """The battle with a spell that opens and passes again and again."""

    def __init__(self, scene: Scene, school: School) -> None:
        cells = tuple(cell for cell in scene.session.state.board.cells if distance(cell, CENTRE) <= RADIUS)
        self._bloom = Bloom(school, 4, CENTRE, cells)
        self._scene = scene
        scene.view.blooms = [self._bloom]
        scene.view.fires = {(LEFT + x, TOP + y): 3 for x in range(3) for y in range(3)}
        for piece in scene.view.pieces.values():
            piece.effects = ("attack", "sleep")

    def age(self) -> None:
        """It is a frame older; not measured."""
        self._bloom.age = (self._bloom.age + STEP) % 1.0

    def draw(self) -> None:
        """One frame."""
        self._scene.draw()

    @property
    def squares(self) -> int:
        """How many squares it is over."""
        return len(self._bloom.cells)


class BloomingFloor(Floor):
    """The bare floor with as many blits more as magic needs."""

    def __init__(self, scene: Scene, squares: int) -> None:
        super().__init__(scene)
        self._motes = self._strewn(squares, SQUARE) + self._strewn(squares * AFLOAT, MOTE)
        self._motes += self._strewn(2 * len(scene.view.pieces), SIGN)

    @staticmethod
    def _strewn(count: int, edge: int) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        picture = pygame.Surface((edge, edge), pygame.SRCALPHA).convert_alpha()
        picture.fill((250, 180, 60, 90))
        return [(picture, (n * 37 % 1200, n * 53 % 640)) for n in range(count)]

    def draw(self) -> None:
        """One frame."""
        super().draw()
        self.window.fblits(self._motes)


def main() -> None:
    """Measure and print."""
    pygame.display.init()
    pygame.font.init()
    content = load_catalog([paths.content_folder()])[0].commander
    with tempfile.TemporaryDirectory() as folder:
        loaded = load_map(write_map(Path(folder)), Path(folder), content)
        for school in SCHOOLS:
            scene = Scene(loaded, content, (1280, 720))
            scene.draw()
            gc.collect()
            gc.freeze()
            blooming = Blooming(scene, school)
            floor = BloomingFloor(scene, blooming.squares)
            first = max(timed(blooming.draw, 100, blooming.age))
            frames = [statistics.median(timed(blooming.draw, FRAMES, blooming.age)) for _ in range(RUNS)]
            bare = statistics.median(statistics.median(timed(floor.draw, FRAMES)) for _ in range(RUNS))
            frame = statistics.median(frames)
            print(f"{school:7} over {blooming.squares} squares {frame:7.3f} ms  {frame / bare:5.2f}x", end="  ")
            print(f"(goal {GOALS['frame']}x)  longest at first {first / frame:5.2f}x  (goal {GOALS['longest']}x)")


if __name__ == "__main__":
    main()
