"""Magic as it is drawn: signs of effects, burning squares and blooms, told apart by form and by every sight."""

import itertools

import pygame
import pytest

from game.core.grid import Cell, distance
from game.maps.tiled import LoadedMap
from game.rules.commander.effects import HARMFUL, HELPFUL, KINDS
from game.rules.commander.spells import School
from game.ui.board.blooms import jagged
from game.ui.board.board import BoardView
from game.ui.board.effect_marks import SHOWN, EffectMarks
from game.ui.board.stamps import Stamps
from game.ui.board.view import Bloom, Bolt, Omen, Overlays, PieceView, View
from game.ui.camera import ZOOMS, Camera
from game.ui.effect_signs import EFFECT_SIGNS
from game.ui.figures import FigureCache
from game.ui.signs import SIGNS
from game.ui.text import Text
from game.ui.theme import Theme
from tests.helpers.vision import SIGHTS, Rgb, Sight, lab, seen
from tests.ui.board.conftest import MAPS
from tests.ui.board.test_vision import as_seen, plainly
from tests.ui.board.test_vision import overlays as laid

pytestmark = pytest.mark.usefixtures("window")

SCHOOLS: tuple[School, ...] = ("nature", "fire", "air", "life")
SMALL = 12
"""The edge of a sign on squares of 32 pixels."""
SHARE = 0.1
"""Pictures that are told apart differ plainly in no fewer of their pixels."""
SQUARE = 32


def pixels(surface: pygame.Surface) -> list[Rgb]:
    data = pygame.image.tobytes(surface, "RGB")
    return [(data[at], data[at + 1], data[at + 2]) for at in range(0, len(data), 3)]


def differ(one: list[Rgb], other: list[Rgb], sight: Sight) -> float:
    """The share of pixels in which two pictures differ plainly to a sight."""
    return plainly(as_seen(one, sight), as_seen(other, sight))


def signs_on(ground: str) -> dict[str, list[Rgb]]:
    """The signs of all effects at their smallest, on a ground."""
    found = {}
    for kind in KINDS:
        surface = pygame.Surface((SMALL, SMALL))
        surface.fill(ground)
        surface.blit(Stamps().stamp(f"effect {kind}", SMALL), (0, 0))
        found[kind] = pixels(surface)
    return found


class Painter:
    """Draws views of a map, on squares of 32 pixels."""

    def __init__(self, loaded: LoadedMap, text: Text, theme: Theme) -> None:
        self.start = loaded.start.board
        self._board = BoardView(loaded.picture, theme, text, FigureCache())

    def painted(self, view: View, cell: Cell, overlays: Overlays | None = None, around: int = 0) -> list[Rgb]:
        """The pixels of a square, and of so many beside it on each side."""
        edge = (2 * around + 1) * SQUARE
        surface = pygame.Surface((edge, edge)).convert()
        camera = Camera(self.start.width, self.start.height, edge, edge, SQUARE).centred(*cell)
        self._board.draw(surface, surface.get_rect(), camera, view, overlays or Overlays())
        return pixels(surface)


@pytest.fixture(params=MAPS)
def painter(request: pytest.FixtureRequest, maps: dict[str, LoadedMap], text: Text, theme: Theme) -> Painter:
    return Painter(maps[request.param], text, theme)


@pytest.fixture
def ford(maps: dict[str, LoadedMap], text: Text, theme: Theme) -> Painter:
    return Painter(maps["river_ford"], text, theme)


def piece(*effects: str, at: Cell = (5, 5)) -> PieceView:
    return PieceView("red-1", "footman", "red", False, float(at[0]), float(at[1]), 10, 10, effects=effects)


# -- effects


def test_every_kind_of_effect_has_a_sign_on_the_board_and_in_the_panels() -> None:
    assert set(EFFECT_SIGNS) == set(KINDS)
    assert {name for name in SIGNS if name.startswith("effect_")} == {f"effect_{kind}" for kind in KINDS}


@pytest.mark.parametrize("sight", SIGHTS)
def test_each_sign_is_told_from_each_other_by_every_sight_at_its_smallest(sight: Sight) -> None:
    signs = signs_on("#a9b974")
    alike = [(a, b) for a, b in itertools.combinations(signs, 2) if differ(signs[a], signs[b], sight) < SHARE]
    assert alike == []


def test_what_helps_is_pale_and_what_harms_is_dark_whatever_the_colours() -> None:
    """Looked at near the left rim, which no form reaches."""
    light = {}
    for kind in KINDS:
        red, green, blue, _ = Stamps().stamp(f"effect {kind}", 48).get_at((7, 18))
        light[kind] = lab(seen((red, green, blue), "grey"))[0]
    assert min(light[kind] for kind in HELPFUL) > 80
    assert max(light[kind] for kind in HARMFUL) < 30


@pytest.mark.parametrize("square", ZOOMS)
def test_no_more_than_three_signs_are_shown_and_the_rest_is_a_number(square: int, text: Text) -> None:
    marks = EffectMarks(text, Stamps())
    room = len(marks.places(square))
    counts = [len(list(marks.blits(KINDS[:n], (0, 0), square))) for n in range(7)]
    if room == SHOWN:
        assert counts == [0, 1, 2, 3, 4, 4, 4]
    else:
        assert counts == [0, 1, 1, 1, 1, 1, 1]


@pytest.mark.parametrize("square", [zoom for zoom in ZOOMS if zoom >= SQUARE])
def test_signs_leave_the_middle_of_the_figure_and_each_other_free(square: int) -> None:
    edge = EffectMarks.edge(square)
    rects = [pygame.Rect(*place, edge, edge) for place in EffectMarks.places(square)]
    middle = pygame.Rect(square * 3 // 8, 0, square // 4, square)
    assert middle.collidelistall(rects) == []
    assert all(not a.colliderect(b) for a, b in itertools.combinations(rects, 2))


def test_a_burning_square_takes_the_place_of_the_first_sign(text: Text) -> None:
    marks = EffectMarks(text, Stamps())
    plain = [at for _, at in marks.blits(("sleep", "mute"), (0, 0), 64)]
    burning = [at for _, at in marks.blits(("sleep", "mute"), (0, 0), 64, burning=True)]
    assert burning == [plain[1], EffectMarks.places(64)[2]]


@pytest.mark.parametrize("kind", KINDS)
def test_an_effect_on_a_piece_changes_its_picture(kind: str, ford: Painter) -> None:
    bare, marked = (ford.painted(View({"red-1": piece(*effects)}), (5, 5)) for effects in ((), (kind,)))
    assert differ(bare, marked, "grey") > 0.05


def test_omens_are_seen_with_their_words(ford: Painter) -> None:
    bare, sign, word = (
        ford.painted(View(omens=omens), (5, 5), around=1)
        for omens in ([], [Omen("attack", "", 5, 5)], [Omen("attack", "+2", 5, 5)])
    )
    assert bare != sign
    assert sign != word


# -- burning squares


def test_burning_ground_is_told_from_all_ground_by_every_sight(painter: Painter) -> None:
    board, faults = painter.start, []
    inside = [cell for cell in board.cells if 0 < cell[0] < board.width - 1 and 0 < cell[1] < board.height - 1]
    samples = {board.terrain_at(cell): cell for cell in reversed(inside)}
    for terrain, cell in samples.items():
        bare, burning = (painter.painted(View(fires=fires), cell) for fires in ({}, {cell: 3}))
        faults += [(terrain, sight) for sight in SIGHTS if differ(bare, burning, sight) < SHARE]
    assert faults == []


@pytest.mark.parametrize("name", ["reach", "targets", "danger", "aims"])
def test_fire_and_what_is_laid_over_it_are_both_seen_by_every_sight(ford: Painter, name: str) -> None:
    fires, overlays = View(fires={(5, 5): 3}), laid(name, (5, 5))
    fire, mark = ford.painted(fires, (5, 5)), ford.painted(View(), (5, 5), overlays)
    both = ford.painted(fires, (5, 5), overlays)
    for sight in SIGHTS:
        assert differ(mark, both, sight) > SHARE
        assert differ(fire, both, sight) > SHARE


def test_the_turns_a_square_burns_can_be_read_under_a_piece_and_overlays(ford: Painter) -> None:
    alone = frozenset({(5, 5)})
    all_ = Overlays(reach=alone, targets=alone, danger=alone, aims=alone, cursor=(5, 5))
    pictures = [ford.painted(View({"red-1": piece("sleep")}, {(5, 5): left}), (5, 5), all_) for left in (1, 2, 3)]
    assert len({tuple(picture) for picture in pictures}) == 3


# -- blooms


def bloom(school: School, power: int, age: float = 0.5, cells: tuple[Cell, ...] = ((5, 5),)) -> View:
    return View(blooms=[Bloom(school, power, (5, 5), cells, age)])


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_schools_blooms_are_told_apart_by_every_sight(ford: Painter, sight: Sight) -> None:
    taken = {school: ford.painted(bloom(school, 2), (5, 5), around=1) for school in SCHOOLS}
    alike = [(a, b) for a, b in itertools.combinations(SCHOOLS, 2) if differ(taken[a], taken[b], sight) < SHARE]
    assert alike == []


@pytest.mark.parametrize("school", SCHOOLS)
def test_a_bloom_covers_more_of_the_board_the_higher_its_level(ford: Painter, school: School) -> None:
    bare = ford.painted(View(), (5, 5), around=3)
    covered = [
        sum(a != b for a, b in zip(bare, ford.painted(bloom(school, power), (5, 5), around=3), strict=True))
        for power in (1, 2, 3, 4)
    ]
    assert covered == sorted(set(covered))


@pytest.mark.parametrize("school", SCHOOLS)
def test_a_bloom_opens_and_passes(ford: Painter, school: School) -> None:
    bare = ford.painted(View(), (5, 5), around=1)
    changed = [ford.painted(bloom(school, 2, age), (5, 5), around=1) != bare for age in (0.0, 0.3, 0.7, 1.0)]
    assert changed == [False, True, True, False]


def test_a_bloom_reaches_the_middle_of_its_area_first(ford: Painter) -> None:
    cells = tuple(cell for cell in ford.start.cells if distance(cell, (5, 5)) <= 2)
    early, late = bloom("fire", 1, 0.1, cells), bloom("fire", 1, 0.6, cells)
    bare = ford.painted(View(), (7, 5))
    assert ford.painted(early, (5, 5)) != ford.painted(View(), (5, 5))
    assert ford.painted(early, (7, 5)) == bare
    assert ford.painted(late, (7, 5)) != bare


def test_lightning_goes_from_middle_to_middle_and_leaps_over_as_it_ages() -> None:
    lines = [jagged(Bolt(1, 1, 4, 5, age)) for age in (0.1, 0.5)]
    for line in lines:
        assert (line[0], line[-1]) == ((1.5, 1.5), (4.5, 5.5))
        assert len(line) > 10
    assert lines[0] != lines[1]
