"""Figures: every kind draws in every pose, keeps to its frame, and shows its side."""

import itertools
import tomllib

import pygame
import pytest

from game import paths
from game.tools.sheet import distance, grey
from game.ui.figures import (
    FIGURES,
    KINDS,
    POSES,
    SIDES,
    FigureCache,
    Pose,
    figure_of,
    foot,
    frame_edge,
    second_face,
    svg,
)
from game.ui.figures.commanders import COMMANDERS
from game.ui.figures.dyes import dyed
from game.ui.figures.looks import LOOKS, face_of, looked, recipe_of
from game.ui.figures.people import PEOPLE
from game.ui.figures.riders import RIDERS
from game.ui.figures.strokes import ball

pytestmark = pytest.mark.usefixtures("window")


def test_there_is_a_figure_for_every_unit_and_class_of_the_content() -> None:
    ids: set[str] = set()
    for table in ("units", "classes"):
        ids |= set(tomllib.loads((paths.content_folder() / f"commander/{table}.toml").read_text(encoding="utf-8")))
    assert sorted(ids) == sorted(KINDS)
    assert len(KINDS) == 29 + 20


@pytest.mark.parametrize("pose", POSES)
def test_every_figure_keeps_inside_its_frame(pose: Pose) -> None:
    touching = []
    for kind in FIGURES:
        picture = FigureCache().picture(kind, "red", 176, pose)
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


@pytest.mark.parametrize("kind", FIGURES)
def test_each_pose_of_each_figure_looks_different_even_when_small(kind: str) -> None:
    greys = [grey(FigureCache().picture(kind, "red", 44, pose)) for pose in POSES]
    assert min(distance(a, b) for a, b in itertools.combinations(greys, 2)) > 0.15


@pytest.mark.parametrize("kind", FIGURES)
def test_who_has_fallen_lies_low(kind: str) -> None:
    """Nothing but a banner left standing rises as high as the figure did."""
    bare, down = (ink_above(kind, pose) for pose in ("rest", "fallen"))
    assert down < bare * 0.65


def ink_above(kind: str, pose: Pose) -> int:
    """How many pixels of a figure, right of its banner, lie in the upper half of where figures stand."""
    picture = FigureCache().picture(kind, "red", 88, pose)
    return sum(picture.get_at((x, y)).a > 128 for x in range(30, 88) for y in range(8, 44))


def test_the_four_sides_bases_differ_at_32_pixels_by_their_pattern_alone() -> None:
    greys = [grey(FigureCache().picture("footman", side, frame_edge(32)).subsurface((11, 33, 22, 8))) for side in SIDES]
    assert min(distance(a, b) for a, b in itertools.combinations(greys, 2)) > 14


def test_kinds_with_two_names_have_two_faces_and_a_piece_keeps_its_own() -> None:
    assert sorted(set(FIGURES) - set(KINDS)) == ["merman_lord:2", "priest:2"]
    faces = [figure_of("priest", f"red-{n}") for n in range(1, 7)]
    assert faces == ["priest"] * 3 + ["priest:2"] * 3
    assert {second_face("wizard", f"red-{n}") for n in range(1, 7)} == {False}


def test_mouths_and_other_fine_strokes_are_left_out_of_small_figures() -> None:
    assert 'data-fine="1"' in svg("monk", "red")
    assert 'data-fine="1"' not in svg("monk", "red", small=True)


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


@pytest.mark.parametrize("kind", [*COMMANDERS, *RIDERS])
def test_each_look_of_a_commander_is_another_picture(kind: str) -> None:
    """A closed helm or a mask leaves the hands alone to tell."""
    pictures = {svg(kind, "red", look=number) for number in range(len(LOOKS))}
    assert len(pictures) == len(LOOKS) == 8


def test_every_hand_has_the_skin_of_the_look() -> None:
    assert LOOKS[3].skin == "skin5"
    drawn = looked("barbarian", "rest", 3)
    assert '"skin5"' in drawn
    assert '"skin2"' not in drawn


def test_a_woman_of_a_class_with_two_faces_wears_the_second() -> None:
    assert [face_of("priest", number) for number in (None, 0, 1)] == ["priest", "priest", "priest:2"]
    assert face_of("mage", 1) == "mage"


def test_a_look_beyond_the_list_begins_it_anew() -> None:
    assert svg("mage", "red", look=9) == svg("mage", "red", look=1)


@pytest.mark.parametrize("kind", PEOPLE)
def test_common_people_keep_inside_their_frames_and_have_no_commanders_ring(kind: str) -> None:
    for pose in POSES:
        picture = FigureCache().picture(kind, "red", 176, pose)
        assert pygame.Rect(1, 1, 174, 174).contains(picture.get_bounding_rect(min_alpha=24)), pose
    assert not recipe_of(kind).commander
