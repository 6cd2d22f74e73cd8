"""A large map as an author leaves it: 64 x 64 squares of every kind of ground, dressed by the command, its armies met.

Twenty pieces a side of five ways to move stand in two lines, so that no check of first turns ends early.
"""

import shutil
from pathlib import Path

from game import paths
from game.maps.dress.dresser import dress
from game.rules.commander.models import CommanderContent
from tests.maps.builder import commander, unit
from tests.maps.dressing import drawn

TIMES = 4
"""How often the patch of ground is laid side by side, and below."""
GROUND = """
    FFf...f.wDDw...r FFf...ff.wDw...r f......f.wDDw..r f.ssss.sswwssssr
    ...ssss.wwss.ffr .......s.wD.fffr ..o..ff..wDDw.fr ....oooo.wDw...r
    rrrrrrrrbbbbbrrr ....RRR.wwDw...r ..m.R...wwwwn^nr ..mm....wwwnnnnr
    .mm...z.wwnnnnnr ......z...nnnonr ..k...^^..nnnnnr FFf.f....nnfffnr
"""
LEVELS = """
    0000000000000000 0000000000000000 0000000000000000 0000000000000000
    0000000000000000 0000000000000000 0000000000000000 0000000000000000
    0000000000000000 0000000000000000 0000000000000100 0000000000001110
    0000000000111110 0000000000111110 0000000011111110 0000001111111000
"""
TROOPS = (
    ("knight", "cavalry"),
    ("ranger", "bowman"),
    ("druid", "elf"),
    ("beast_flier", "hawk"),
    ("pirate", "merman"),
)
SIDES = (("red", 24), ("blue", 27))


def write_dressed(folder: Path, content: CommanderContent) -> Path:
    """Put the map down in a folder of its own with the game's tilesets, and give its path."""
    shutil.copytree(paths.maps_folder() / "tilesets", folder / "tilesets")
    shutil.copy(paths.maps_folder() / "hearthbanner.tiled-project", folder)
    ground, levels = (" ".join(row * TIMES for row in drawing.split() * TIMES) for drawing in (GROUND, LEVELS))
    text = drawn(ground, levels).replace('<object id="1" x="3.5" y="4"/>', "".join(_armies()))
    path = folder / "map.tmx"
    path.write_text(text, encoding="utf-8")
    path.write_bytes(dress(path, folder, content).data)
    return path


def _armies() -> list[str]:
    troops: list[str] = []
    for side, row in SIDES:
        for n, (kind, units) in enumerate(TROOPS):
            number, left = 1 + 4 * len(troops), 18 + 6 * n
            troop = [commander(number, left, row, side, kind)]
            troop += [unit(number + k, left + k, row, number, units) for k in (1, 2, 3)]
            troops.append("".join(troop).replace('gid="21"', 'gid="3000"'))
    return troops
