"""The whole battle screen with its panels, against the same bare floor as the board alone.

python -m tests.benchmarks.screen
"""

import gc
import os
import tempfile
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.app import Options, context_for, load_content
from game.maps.tiled import load_map
from game.scenes.battle.scene import Battle
from game.scenes.battle.setup import HUMAN, setup_of
from game.scenes.title import Title
from game.settings import Settings
from game.ui.intents import Danger, Next
from tests.benchmarks.drawing import GOALS, LEFT, TOP, Floor, Scene, median_of, moved, write_map

SIZE = (1280, 720)


class Screen:
    """The battle as a player sees it, a piece chosen, its reach lit, the camera moving."""

    def __init__(self, battle: Battle, surface: pygame.Surface) -> None:
        self.battle = battle
        self._surface = surface
        battle.draw(surface)
        field = battle.desk.field
        while field.camera.square < 64:
            field.zoom(1)
        field.camera = field.camera.centred(LEFT + 7, TOP + 4)
        self._camera = field.camera
        self._frame = 0

    def draw(self) -> None:
        """One frame."""
        self._frame += 1
        self.battle.desk.field.camera = moved(self._camera, self._frame)
        self.battle.draw(self._surface)


def main() -> None:
    """Measure and print."""
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode(SIZE)
    context = context_for(Options(ready=False), Settings(), surface)
    load_content(context, Title(context))
    if context.catalog is None:
        raise ValueError("the content was refused")
    content = context.catalog.commander
    with tempfile.TemporaryDirectory() as folder:
        loaded = load_map(write_map(Path(folder)), Path(folder), content)
        floor = Floor(Scene(loaded, content, SIZE))
        battle = Battle(context, setup_of(loaded, dict.fromkeys(loaded.start.sides, HUMAN), 1, content))
        battle.advance()
        battle.handle(Next())
        screen = Screen(battle, surface)
        gc.collect()
        gc.freeze()
        base, lit = median_of(floor.draw), median_of(screen.draw)
        battle.handle(Danger())
        danger = median_of(screen.draw)
        battle.match.close()
    print(f"floor scene, 1280x720          {base:7.3f} ms")
    print(f"battle screen, reach lit       {lit:7.3f} ms  {lit / base:5.2f}x  (goal {GOALS['frame']}x)")
    print(f"battle screen, danger view     {danger:7.3f} ms  {danger / base:5.2f}x  (hundreds of squares lit: no goal)")


if __name__ == "__main__":
    main()
