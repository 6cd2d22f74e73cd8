"""The maps that come with the game: whole, fair, and drawn here so that a change shows."""

from pathlib import Path

import pytest

from game.core.grid import Cell, distance
from game.maps.report import check_map
from game.maps.tiled import LoadedMap, load_map
from game.rules.commander.models import CommanderContent
from tests.maps.conftest import REPOSITORY

MAPS = REPOSITORY / "maps"
NAMES = ("coast_harbour", "delta_isles", "forest_night", "mountain_pass", "river_ford", "snow_fortress")
LETTERS = {
    "plain": ".", "road": "r", "floor": "p", "bridge": "b", "slope": "^", "water": "w", "deep_water": "D",
    "forest": "f", "dense_forest": "F", "crater": "k", "rough": "o", "mud": "m", "snow": "n", "sand": "s",
    "rampart": "R", "wall": "W", "high_wall": "H", "fissure": "z",
}  # fmt: skip
UPPER_HALF = {
    "coast_harbour": """
        FFf.....r.......o..sswwwDDDD
        Ff......r......ff..sswwwwDDD
        f.......rr......f.ssswwwwDDD
        ....k....r........sswwwwwwDD
        ..ff.....r...o....sswwwwwwDD
        ..f......rr..W.W..swwwwwwwDD
        ..........rpppppppwwwwwwwwDD
        ......ff...pppWWpppbbbwwwwDD
        W....fF....ppppppppwwwwwwwDD
        ...o.......pppwwwwwwwwwwwwDD
    """,
    "delta_isles": """
        DwwwwwDDwwwwwwDDDDwwDDwwwwwwww
        DwssswwDwsssswDDwwwwwDwssf.ssw
        Dwff.swDwsfoswwDwssswwwsmff.sw
        wwf.m.wDws..swDDwsff.swsssssww
        ws....swwwsswwDDws...swwwwwwDD
        ws....swDwwwDDDDwssswwDDDDwwww
        wwso.sswwswwDDwwwwwwwwwwwwwssw
        Dwwsswwws.swwwwwwDDwssf.swwsos
        DDwwwwDwso.swRppswwws...swws..
        DDDDDDDwsssbbppppswwwsswwwww.s
    """,
    "forest_night": """
        ffffffFfffFfFffFffffFFfFFf
        FffffffffffffffffFfff..fFF
        ffffFfffF..fFfFF...f..o.Ff
        Ffffff..........mm......ff
        ff....f..k...ff..mmf..ffFf
        F......F..f.Fof.f.fff.FFFf
        rrrrrrr.Ffo...f.ffffffffff
        f.....rr....RR.offfffffFff
        F......rrrrpppp.FffffffFff
    """,
    "mountain_pass": """
        FoFf....r.....fFFoFo
        oFFf....r......fFFoF
        FFf.....r.......ffFo
        ffn.....r........foF
        Ff..k...rr....o...of
        fnn......r.........f
        fnnn^^nnn^^nnn^^nnnf
        FnnnnnfnnrnnfnnnnnoF
        ofnfnnnnnrnnnnnznnFf
        oonf^^nnn^^nnn^^nnFo
        oFRRnnRRRrnRRRnnRRof
        Fonnnnnknppnnnnfnnoo
    """,
    "river_ford": """
        FFFf...f.wDDw...ff....fF
        FFf...ff.wDDw....f...fff
        Ff.....f.wwDDw.........f
        f......sssswwssss..W.W..
        ........ssswwsss..mm.r..
        ......f...wDDw...mmm.ro.
        ..o..ff...wDDw..mm..or..
        ........kRwDDwp.f....r.W
        rrrrrrrrppbbbbpprrrrrrrr
    """,
    "snow_fortress": """
        FFfnnnnnnnnnnrnnnnnnnnnnffFF
        FfffffnnfnnnnrnnnnnnnnnnfffF
        ffffffffFfnnppppnnnffnonnfff
        nfffffffffnnnrnnnnnffnnnnfff
        nnnnnofnnnnnnrnnnnnfffnnnfff
        nnnonnnnnnnnnrnnnnnnfnnnofff
        fnnnnHHHRRHWRppRWHRRHHHnnfff
        ffnnnHnnnppnpppppRppppHnoffF
        FfnnnHnnpRWpppppWnnppooonnnf
        FfnnnHppppnpppppppnnppoknnff
    """,
}


SEASONS = {"delta_isles": "tilesets/desert", "forest_night": "tilesets/autumn", "snow_fortress": "tilesets/snow"}
"""The folder of a map's tilesets, where it is not that of the temperate ones."""


@pytest.fixture(params=NAMES)
def shipped(request: pytest.FixtureRequest, content: CommanderContent) -> LoadedMap:
    return load_map(MAPS / "battle" / f"{request.param}.tmx", MAPS, content)


def drawn(shipped: LoadedMap) -> list[str]:
    board = shipped.start.board
    letters = [LETTERS[terrain] for terrain in board.terrain]
    return ["".join(letters[y * board.width : (y + 1) * board.width]) for y in range(board.height)]


def mirrored(shipped: LoadedMap, cell: Cell) -> Cell:
    """Where blue has what red has on a square: across the middle of the harbour, turned about the middle elsewhere."""
    board = shipped.start.board
    x = cell[0] if shipped.path.stem == "coast_harbour" else board.width - 1 - cell[0]
    return x, board.height - 1 - cell[1]


def test_every_map_of_the_folder_is_tested() -> None:
    assert sorted(path.stem for path in (MAPS / "battle").glob("*.tmx")) == list(NAMES)


def test_it_loads_without_a_warning_and_leaves_its_author_none(shipped: LoadedMap, content: CommanderContent) -> None:
    assert shipped.warnings == ()
    assert check_map(shipped.path, MAPS, content) == ()


def test_its_upper_half_is_as_drawn(shipped: LoadedMap) -> None:
    assert drawn(shipped)[: (shipped.start.board.height + 1) // 2] == UPPER_HALF[shipped.path.stem].split()


def test_ground_and_heights_are_the_same_for_both_sides(shipped: LoadedMap) -> None:
    board = shipped.start.board
    for y in range(board.height):
        for x in range(board.width):
            other = mirrored(shipped, (x, y))
            assert board.terrain_at((x, y)) == board.terrain_at(other)
            assert board.level_at((x, y)) == board.level_at(other)


def test_both_sides_have_the_same_troops_on_mirrored_squares(shipped: LoadedMap) -> None:
    def army(side: str, mirror: bool) -> list[tuple[object, ...]]:
        def place(cell: Cell) -> Cell:
            return mirrored(shipped, cell) if mirror else cell

        return [
            (c.kind, place(c.cell), [(unit.kind, place(unit.cell)) for unit in c.units])
            for c in shipped.start.commanders
            if c.side == side
        ]

    assert army("red", mirror=False) == army("blue", mirror=True)


def test_nobody_can_strike_a_commander_in_the_first_turn(shipped: LoadedMap, content: CommanderContent) -> None:
    kinds = {**content.units, **content.classes}
    for leader in shipped.start.commanders:
        for foe in shipped.start.commanders:
            if foe.side == leader.side:
                continue
            for kind, cell in [(foe.kind, foe.cell), *((unit.kind, unit.cell) for unit in foe.units)]:
                reach = kinds[kind].move + max(1, kinds[kind].ranged)
                assert distance(cell, leader.cell) > reach


def test_both_sides_must_hold_the_same_squares_as_long(shipped: LoadedMap) -> None:
    red, blue = shipped.start.objectives
    assert (red.side, red.kind, blue.side, blue.kind) == ("red", "hold", "blue", "hold")
    assert (red.cells, red.rounds) == (blue.cells, blue.rounds)


def test_every_picture_it_draws_from_lies_in_the_maps_folder(shipped: LoadedMap) -> None:
    images = {tiles.image.relative_to(MAPS).as_posix() for tiles in shipped.picture.tilesets}
    folder = SEASONS.get(shipped.path.stem, "tilesets")
    assert f"{folder}/terrain.png" in images
    assert {Path(image).parent.as_posix() for image in images} == {folder, "tilesets"}


def test_naval_troops_start_in_the_water_of_the_harbour(content: CommanderContent) -> None:
    start = load_map(MAPS / "battle" / "coast_harbour.tmx", MAPS, content).start
    naval = [c.cell for c in start.commanders if content.classes[c.kind].domain == "naval"]
    assert len(naval) == 4
    assert {content.terrain[start.board.terrain_at(cell)].water for cell in naval} == {True}


def test_the_tilesets_show_every_terrain(content: CommanderContent) -> None:
    text = Path(MAPS / "tilesets" / "terrain.tsx").read_text(encoding="utf-8")
    assert {terrain for terrain in content.terrain if f'value="{terrain}"' not in text} == set()
