"""Figures: every kind draws, can be told from every other when small, and keeps to its frame."""

import itertools

import pygame
import pytest

from game import paths
from game.ui.figures import KINDS, POSES, SIDES, FigureCache, foot, frame_edge, svg
from game.ui.figures.dyes import dyed
from game.ui.figures.strokes import ball

pytestmark = pytest.mark.usefixtures("window")

GROUND = "#b6bf85"


def grey(picture: pygame.Surface) -> bytes:
    tile = pygame.Surface(picture.get_size())
    tile.fill(GROUND)
    tile.blit(picture, (0, 0))
    return pygame.image.tobytes(pygame.transform.grayscale(tile), "RGB")[::3]


def distance(one: bytes, other: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def test_there_is_a_figure_for_every_unit_and_class_of_the_content() -> None:
    import tomllib

    ids: set[str] = set()
    for table in ("units", "classes"):
        ids |= set(tomllib.loads((paths.content_folder() / f"commander/{table}.toml").read_text(encoding="utf-8")))
    assert sorted(ids) == sorted(KINDS)
    assert len(KINDS) == 29 + 20


def test_every_two_kinds_differ_in_grey_at_32_pixels() -> None:
    cache = FigureCache()
    greys = {kind: grey(cache.picture(kind, "blue", 32)) for kind in KINDS}
    near = [(a, b) for a, b in itertools.combinations(KINDS, 2) if distance(greys[a], greys[b]) < 5]
    assert near == []


@pytest.mark.parametrize("pose", POSES)
def test_every_figure_keeps_inside_its_frame(pose: str) -> None:
    touching = []
    for kind in KINDS:
        picture = FigureCache().picture(kind, "red", 176, pose)  # type: ignore[arg-type]
        inside = pygame.Rect(1, 1, 174, 174)
        if not inside.contains(picture.get_bounding_rect(min_alpha=24)):
            touching.append(kind)
    assert touching == []


def test_the_four_sides_differ_in_grey_by_their_pattern_alone() -> None:
    for kind in KINDS:
        greys = [grey(FigureCache().picture(kind, side, 64)) for side in SIDES]
        assert min(distance(a, b) for a, b in itertools.combinations(greys, 2)) > 0.8, kind


def test_a_side_keeps_only_its_own_pattern() -> None:
    for side, tincture in SIDES.items():
        patterns = {part.split('"')[0] for part in svg("footman", side).split('data-pattern="')[1:]}
        assert patterns == {tincture.pattern}


def test_each_pose_of_a_footman_is_another_picture() -> None:
    assert len({svg("footman", "red", pose) for pose in POSES}) == 4


def test_a_figure_that_faces_left_is_the_mirror_image() -> None:
    cache = FigureCache()
    right, left = cache.picture("bowman", "red", 64), cache.picture("bowman", "red", 64, facing_left=True)
    assert [left.get_at((x, 30)) for x in range(64)] == [right.get_at((63 - x, 30)) for x in range(64)]


def test_the_cache_draws_once_and_keeps_no_more_than_its_limit() -> None:
    cache = FigureCache(limit=3)
    first = cache.picture("footman", "red", 32)
    assert cache.picture("footman", "red", 32) is first
    for size in (33, 34, 35, 36):
        cache.picture("footman", "red", size)
    assert len(cache) == 3


def test_an_unknown_kind_a_side_or_a_colour_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        svg("dragon", "red")
    with pytest.raises(KeyError):
        svg("footman", "pink")
    with pytest.raises(KeyError):
        dyed(ball(0, 0, 1, "no_such_colour"), "red")


def test_on_a_square_of_64_the_frame_is_88_and_the_foot_stands_at_44_70() -> None:
    assert frame_edge(64) == 88
    assert foot(88) == (44, 70)
