"""How much drawing a battle frame costs, as ratios to a bare floor measured in the same run.

    python -m tests.benchmarks.drawing

The battle stands on a map of 64 x 64 squares written here, a seventh of them tall trees, with 60 pieces and 100 lit
squares in view: reach, targets, danger with who threatens, a command range and a path; the camera moves. The floor is
the least that pygame-ce can do for the same picture: the ground cached, as many blits of the same sizes, nothing else.
Times are CPU times of the thread; each figure is the median of five runs.

Memory is what the process holds after 50 battles beyond what it held after the first few; a hitch is the longest of the
first frames of a battle just loaded.
"""

import gc
import os
import resource
import shutil
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game import paths
from game.content.loader import load_catalog
from game.core.engine import Engine
from game.core.session import Session
from game.maps.tiled import LoadedMap, load_map
from game.rules.commander.actions import EndTurn, Move, Strike, Wait
from game.rules.commander.models import CommanderContent
from game.rules.commander.rules import CommanderRules
from game.rules.commander.start import first_state
from game.ui.board.board import BoardView
from game.ui.board.director import Director
from game.ui.board.view import Overlays, View
from game.ui.camera import Camera
from game.ui.figures import FigureCache, frame_edge
from game.ui.text import Text
from game.ui.theme import Theme

EDGE, SQUARE = 64, 64
LEFT, TOP = 24, 26
"""The square in the upper left corner of where the pieces stand."""
RUNS, FRAMES, LONG_RUN = 5, 300, 900
STEP = 16
"""Milliseconds from frame to frame."""
LIVE = 100_000
GOALS = {"frame": 2.0, "p99": 3.0, "longest": 6.0, "size": 2.2, "hitch": 6.0}
LIMIT_MIB = 158 * 0.8
BATTLES, WARM, BATTLE_FRAMES, GROWTH_MIB = 50, 10, 150, 2.0
"""Battles one after the other, those that count as warming up, frames of each, and how much memory may grow after."""
FIRST_FRAMES = 120
_SETS = (("terrain", 1), ("dressing", 273), ("edges", 497), ("elevation", 689), ("markers", 695), ("tall", 707))


def write_map(folder: Path) -> Path:
    """A battle map of 64 x 64 squares with 15 troops of four, in a folder of its own with the game's tilesets."""
    shutil.copytree(paths.maps_folder() / "tilesets", folder / "tilesets")
    shutil.copy(paths.maps_folder() / "hearthbanner.tiled-project", folder)
    pick = Random(1)
    plain, trees = (1, 2, 3, 4, 5, 6), (0, 0, 0, 278, 283, 285, 707)
    layers = [("terrain", plain), ("ground", (0, 1, 2)), ("dressing", trees)]
    drawn = ""
    for number, (name, gids) in enumerate(layers, 1):
        rows = ",".join(str(pick.choice(gids)) for _ in range(EDGE * EDGE))
        data = f'<data encoding="csv">{rows}</data>'
        drawn += f'<layer id="{number}" name="{name}" width="{EDGE}" height="{EDGE}">{data}</layer>'
    sets = "".join(f'<tileset firstgid="{gid}" source="../tilesets/{name}.tsx"/>' for name, gid in _SETS)
    size = f'width="{EDGE}" height="{EDGE}" tilewidth="64" tileheight="64"'
    head = f'<map version="1.10" orientation="orthogonal" renderorder="right-down" infinite="0" {size}>'
    text = f'<?xml version="1.0" encoding="UTF-8"?>{head}{sets}{drawn}<objectgroup id="9" name="battle">{_troops()}'
    path = folder / "battle" / "large.tmx"
    path.parent.mkdir()
    path.write_text(f"{text}</objectgroup></map>", encoding="utf-8")
    return path


def _troops() -> str:
    """Troops in two by two squares, the sides taking turns, so that there is somebody to strike at once."""
    drawn = ""
    for troop in range(15):
        side, leader = ("red", "blue")[troop % 2], troop * 4 + 1
        x, y = LEFT + troop % 5 * 3, TOP + troop // 5 * 3
        drawn += _object(leader, f'name="C{leader}" type="commander"', x, y, {"class": "knight", "side": side})
        for n, (dx, dy) in enumerate(((1, 0), (0, 1), (1, 1)), 1):
            place = x + dx, y + dy
            drawn += _object(leader + n, 'type="unit"', *place, {"commander": f"C{leader}", "kind": "cavalry"})
    return drawn


def _object(number: int, what: str, x: int, y: int, values: dict[str, str]) -> str:
    said = "".join(f'<property name="{name}" value="{value}"/>' for name, value in values.items())
    place = f'gid="695" x="{x * 64}" y="{(y + 1) * 64}" width="64" height="64"'
    return f'<object id="{number}" {what} {place}><properties>{said}</properties></object>'


class Scene:
    """The battle as the game draws it in a window of one size."""

    def __init__(self, loaded: LoadedMap, content: CommanderContent, size: tuple[int, int]) -> None:
        self.window = pygame.display.set_mode(size)
        text = Text(paths.assets_folder() / "fonts", window=size)
        self.rules = CommanderRules(content)
        self._first = first_state(loaded.start, content)
        self.begin()
        self.board = BoardView(loaded.picture, Theme(text), text, FigureCache(), loaded.start.board.elevation)
        dressing = loaded.picture.layers[-1].gids
        self.trees = [(at % EDGE, at // EDGE) for at, gid in enumerate(dressing) if gid >= _SETS[-1][1]]
        self.overlays = lit()
        self.camera = Camera(EDGE, EDGE, *size, SQUARE).centred(LEFT + 7, TOP + 4)
        self.board.preload(self.camera, self.view)
        self._frame = 0

    def begin(self) -> None:
        """Put all pieces back."""
        self._pick = Random(2)
        self.session = Session(Engine(self.rules), self._first, 1)
        self.view = View()
        self.view.settle(self.session.state)
        self.director = Director(self.view, spells=self.rules.content.spells)

    def draw(self) -> None:
        """One frame; the camera goes to and fro."""
        self._frame += 1
        self.board.draw(self.window, self.window.get_rect(), moved(self.camera, self._frame), self.view, self.overlays)

    def animate(self) -> None:
        """Let a frame's time pass for the clips; a next action is taken as soon as nothing moves. Not measured."""
        while not self.director.busy and (decision := self.session.decision) is not None:
            actions = [a for actor in decision.actors for a in self.rules.candidates(self.session.state, actor)]
            blows = [a for a in actions if isinstance(a, Strike)]
            moves = [a for a in actions if isinstance(a, Move)]
            rest = [a for a in actions if isinstance(a, EndTurn | Wait)]
            entry = self.session.commit(self._pick.choice(blows or moves or rest or actions))
            self.director.show(entry.before, entry.events, entry.after)


def lit() -> Overlays:
    """A hundred lit squares, and a path among them."""
    cells = [(LEFT - 1 + x, TOP - 1 + y) for y in range(10) for x in range(10)]
    reach, targets = frozenset(cells[:70]), frozenset(cells[70:85])
    path = ((LEFT, TOP), (LEFT + 1, TOP), (LEFT + 1, TOP + 1), (LEFT + 2, TOP + 1))
    command = frozenset((x, y) for x, y in cells if abs(x - LEFT - 3) + abs(y - TOP - 3) <= 3)
    threats = tuple(((LEFT + 8, TOP + n), path[-1]) for n in range(3))
    return Overlays(
        reach,
        targets,
        frozenset(cells[85:]),
        command=command,
        path=path,
        selected=path[0],
        cursor=path[-1],
        cover=-2,
        threats=threats,
    )


def moved(camera: Camera, frame: int) -> Camera:
    """The camera on its way to and fro, four pixels a frame."""
    way = frame * 4 % 512
    return camera.moved(way - 256 if way < 256 else 256 - way, (way if way < 256 else 512 - way) // 4)


class Floor:
    """The same picture by bare pygame-ce: cached ground, as many blits, nothing else."""

    def __init__(self, scene: Scene) -> None:
        self.window, self.camera = scene.window, scene.camera
        text = Text(paths.assets_folder() / "fonts", window=self.window.get_size())
        ground = pygame.Surface((512, 512)).convert()
        ground.fill("#a9b974")
        self._ground = ground
        self._mark = pygame.Surface((SQUARE, SQUARE), pygame.SRCALPHA).convert_alpha()
        self._mark.fill((40, 90, 170, 80))
        self._figure = FigureCache().picture("cavalry", "red", frame_edge(SQUARE))
        self._label = text.line("10", "sans_bold")
        self._marks = [(LEFT - 1 + n % 10, TOP - 1 + n // 10) for n in range(106)]
        self._pieces = [(piece.x, piece.y) for piece in scene.view.pieces.values()]
        self._tree = pygame.Surface((SQUARE, SQUARE * 3 // 2), pygame.SRCALPHA).convert_alpha()
        self._tree.fill((60, 110, 60, 90))
        self._trees = scene.trees
        self._frame = 0

    def draw(self) -> None:
        """One frame."""
        self._frame += 1
        camera = moved(self.camera, self._frame)
        x0, y0 = -camera.x, -camera.y
        columns = range(camera.x // 512, (camera.x + camera.width - 1) // 512 + 1)
        rows = range(camera.y // 512, (camera.y + camera.height - 1) // 512 + 1)
        blit = self.window.fblits
        blit([(self._ground, (x0 + x * 512, y0 + y * 512)) for y in rows for x in columns])
        seen_x, seen_y = camera.seen()
        trees = [(x, y) for x, y in self._trees if x in seen_x and y in seen_y]
        blit([(self._tree, (x0 + x * SQUARE, y0 + y * SQUARE)) for x, y in trees])
        blit([(self._mark, (x0 + x * SQUARE, y0 + y * SQUARE)) for x, y in self._marks])
        blit([(self._figure, (x0 + x * SQUARE, y0 + y * SQUARE)) for x, y in self._pieces])
        blit([(self._label, (x0 + x * SQUARE, y0 + y * SQUARE)) for x, y in self._pieces])


def timed(draw: Callable[[], None], frames: int, between: Callable[[], object] = lambda: None) -> list[float]:
    """Milliseconds of CPU for each of so many frames; what happens in between does not count."""
    found = []
    for _ in range(frames):
        between()
        start = time.thread_time_ns()
        draw()
        found.append((time.thread_time_ns() - start) / 1e6)
    return found


def median_of(draw: Callable[[], None]) -> float:
    """The median over the runs of the median frame."""
    return statistics.median(statistics.median(timed(draw, FRAMES)) for _ in range(RUNS))


def clips(scene: Scene) -> Sequence[float]:
    """The sorted times of 900 frames of a new battle with clips running, the director's own time within them."""
    scene.begin()

    def frame() -> None:
        scene.director.update(STEP)
        scene.draw()

    return sorted(timed(frame, LONG_RUN, scene.animate))


def hitch(loaded: LoadedMap, content: CommanderContent) -> float:
    """The longest of the first frames of a battle just loaded, as a multiple of their median."""
    scene = Scene(loaded, content, (1280, 720))
    gc.collect()
    gc.freeze()

    def frame() -> None:
        scene.director.update(STEP)
        scene.draw()

    times = timed(frame, FIRST_FRAMES, scene.animate)
    return max(times) / statistics.median(times)


def growth(loaded: LoadedMap, content: CommanderContent) -> float:
    """MiB that many battles, each on a board of its own, leave behind after the first few."""
    held = []
    for _ in range(BATTLES):
        scene = Scene(loaded, content, (1280, 720))
        for _ in range(BATTLE_FRAMES):
            scene.animate()
            scene.director.update(STEP * 4)
            scene.draw()
        gc.collect()
        held.append(resident())
    return held[-1] - held[WARM - 1]


def resident() -> float:
    """MiB of memory the process holds just now; its peak where the system does not tell."""
    statm = Path("/proc/self/statm")
    if not statm.exists():
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return int(statm.read_text(encoding="ascii").split()[1]) * resource.getpagesize() / 1024 / 1024


def main() -> None:
    """Measure and print."""
    pygame.display.init()
    pygame.font.init()
    content = load_catalog([paths.content_folder()])[0].commander
    with tempfile.TemporaryDirectory() as folder:
        loaded = load_map(write_map(Path(folder)), Path(folder), content)
        scene = Scene(loaded, content, (1280, 720))
        scene.draw()
        gc.collect()
        gc.freeze()
        floor, frame = median_of(Floor(scene).draw), median_of(scene.draw)
        running = [clips(scene) for _ in range(RUNS)]
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        live = [[n] for n in range(LIVE)]
        laden = [clips(scene) for _ in range(RUNS)]
        small = median_of(scene.draw)
        large = median_of(Scene(loaded, content, (1920, 1080)).draw)
        first = statistics.median(hitch(loaded, content) for _ in range(RUNS))
        live.clear()
        grown = growth(loaded, content)
    middle = statistics.median(statistics.median(run) for run in running)
    tail = statistics.median(run[len(run) * 99 // 100] / statistics.median(run) for run in running)
    longest = statistics.median(run[-1] / statistics.median(run) for run in laden)
    print(f"floor scene, 1280x720          {floor:7.3f} ms")
    print(f"battle frame, 1280x720         {frame:7.3f} ms  {frame / floor:5.2f}x  (goal {GOALS['frame']}x)")
    print(f"  with clips running           {middle:7.3f} ms")
    print(f"  p99 against its median       {tail:16.2f}x  (goal {GOALS['p99']}x)")
    print(f"  longest, {LIVE} live objects {longest:12.2f}x  (goal {GOALS['longest']}x)")
    print(f"battle frame, 1920x1080        {large:7.3f} ms  {large / small:5.2f}x  (goal {GOALS['size']}x)")
    print(f"longest of first {FIRST_FRAMES} frames    {first:16.2f}x  (goal {GOALS['hitch']}x)")
    print(f"growth over {BATTLES - WARM} battles         {grown:7.1f} MiB       (goal {GROWTH_MIB:.0f} MiB)")
    print(f"peak memory of the process     {peak:7.1f} MiB       (goal {LIMIT_MIB:.0f} MiB)")


if __name__ == "__main__":
    main()
