"""Portraits, busts and crests: everybody can be drawn, and nobody is taken for somebody else."""

import itertools
import tomllib

import pygame
import pytest

from game import paths
from game.content.models.talks import Mood
from game.tools.sheet import distance
from game.ui.figures.dyes import SIDES, dyed
from game.ui.figures.looks import LOOKS
from game.ui.figures.people import PEOPLE
from game.ui.figures.strokes import Svg, rod, scratch
from game.ui.portraits import bust as busts
from game.ui.portraits import portrait as portraits
from game.ui.portraits.bust import BUSTS, bust
from game.ui.portraits.crests import CHARGES, crest_svg
from game.ui.portraits.features import FEATURES
from game.ui.portraits.lean import lean
from game.ui.portraits.names import CREST_POSES, CRESTS, MOODS, SCENERIES, scenery_of
from game.ui.portraits.portrait import portrait
from game.ui.portraits.scenery import view
from game.ui.portraits.words import crest_borne, crest_name, look_name
from game.ui.theme import vector

pytestmark = pytest.mark.usefixtures("window")

CLASSES = sorted(tomllib.loads((paths.content_folder() / "commander/classes.toml").read_text(encoding="utf-8")))
SMALL = (100, 140)


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def grey(picture: pygame.Surface) -> bytes:
    """A picture on mid grey, a byte a pixel."""
    tile = pygame.Surface(picture.get_size())
    tile.fill("#808080")
    tile.blit(picture, (0, 0))
    return pygame.image.tobytes(pygame.transform.grayscale(tile), "RGB")[::3]


def in_one_colour(crest: str, edge: int) -> pygame.Surface:
    """A crest on cloth of a side, its lines in the colour of the cloth."""
    shapes: Svg = dyed(crest_svg(crest, line="field"), "blue")
    picture = pygame.Surface((edge, edge))
    picture.fill(SIDES["blue"].field)
    picture.blit(vector(shapes, edge, edge, (-52, -52, 104, 104)), (0, 0))
    return picture


@pytest.mark.parametrize("kind", CLASSES)
def test_every_class_has_a_portrait_in_every_look(kind: str) -> None:
    drawn = {pixels(portrait(kind, "red", look, "oak", "biceps", "forest", SMALL)) for look in range(len(LOOKS))}
    assert len(drawn) == len(LOOKS)
    assert portrait(kind, "red", 0, "oak", "biceps", "forest", SMALL).get_size() == SMALL


def test_no_two_classes_have_the_same_portrait() -> None:
    greys = {kind: grey(portrait(kind, "blue", 1, "key", "", "plains", SMALL)) for kind in CLASSES}
    assert min(distance(greys[a], greys[b]) for a, b in itertools.combinations(CLASSES, 2)) > 4


def test_the_view_behind_a_portrait_is_the_one_that_was_chosen() -> None:
    greys = [grey(portrait("mage", "blue", 0, "key", "", scenery, SMALL)) for scenery in SCENERIES]
    assert min(distance(a, b) for a, b in itertools.combinations(greys, 2)) > 4
    assert view("a view that nobody painted") == view("plains")
    assert tuple(scenery_of(attribute) for attribute in ("O", "A", "K", "W")) == SCENERIES
    assert scenery_of("") == "plains"


def test_crest_and_pose_are_seen_on_the_portrait() -> None:
    drawn = {pixels(portrait("mage", "blue", 0, crest, "", "coast", SMALL)) for crest in CRESTS}
    posed = {pixels(portrait("mage", "blue", 0, "owl", pose, "coast", SMALL)) for pose in ("", *CREST_POSES)}
    assert (len(drawn), len(posed)) == (len(CRESTS), 5)


@pytest.mark.parametrize("kind", BUSTS)
def test_every_bust_has_six_moods_that_differ_and_stands_on_the_lower_edge(kind: str) -> None:
    pictures = [bust(kind, 4, mood, (120, 120)) for mood in MOODS]
    assert len({pixels(picture) for picture in pictures}) == 6
    for picture in pictures:
        assert picture.get_bounding_rect().bottom == 120
        assert picture.get_at((0, 0)).a == 0


def test_there_is_a_bust_for_every_class_and_all_common_people() -> None:
    assert sorted(BUSTS) == sorted([*CLASSES, *PEOPLE])


def test_a_bust_that_faces_left_is_the_mirror_image() -> None:
    right, left = (bust("scout", 0, "wry", (90, 90), facing_left=flipped) for flipped in (False, True))
    assert [left.get_at((x, 50)) for x in range(90)] == [right.get_at((89 - x, 50)) for x in range(90)]


def test_the_same_arguments_give_the_same_picture() -> None:
    first = portrait("druid", "blue", 1, "stag", "trapezius", "forest", SMALL)
    shown = bust("druid", 1, "calm", (96, 96))
    assert portrait("druid", "blue", 9, "stag", "trapezius", "forest", SMALL) is first
    assert bust("druid", 9, "calm", (96, 96)) is shown
    portraits._portrait.cache_clear()
    busts._bust.cache_clear()
    assert pixels(portrait("druid", "blue", 1, "stag", "trapezius", "forest", SMALL)) == pixels(first)
    assert pixels(bust("druid", 1, "calm", (96, 96))) == pixels(shown)


def test_no_more_portraits_and_busts_are_kept_than_their_limits() -> None:
    for width in range(20, 20 + portraits.KEPT + 4):
        portrait("mage", "red", 0, "bee", "", "coast", (width, 24))
    for width in range(20, 20 + busts.KEPT + 4):
        bust("mage", 0, "calm", (width, 24))
    assert portraits._portrait.cache_info().currsize == portraits.KEPT
    assert busts._bust.cache_info().currsize == busts.KEPT


def test_an_unknown_class_or_side_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        portrait("dragon", "red", 0, "bee", "", "coast", SMALL)
    with pytest.raises(KeyError):
        bust("mage", 0, "calm", (40, 40), side="pink")


def test_sixteen_crests_differ_in_one_colour_at_24_pixels() -> None:
    assert sorted(CHARGES) == sorted(CRESTS)
    greys = {crest: grey(in_one_colour(crest, 24)) for crest in CRESTS}
    assert min(distance(greys[a], greys[b]) for a, b in itertools.combinations(CRESTS, 2)) > 15


@pytest.mark.parametrize("crest", CRESTS)
def test_a_crest_keeps_to_its_box_and_each_way_to_bear_it_looks_different(crest: str) -> None:
    drawn = set()
    for pose in ("", *CREST_POSES):
        picture = vector(dyed(crest_svg(crest, pose), "red"), 108, 108, (-54, -54, 108, 108))
        assert pygame.Rect(1, 1, 106, 106).contains(picture.get_bounding_rect(min_alpha=24)), pose
        drawn.add(pixels(picture))
    assert len(drawn) == 5


def test_a_crest_that_nobody_has_drawn_is_a_star() -> None:
    assert crest_svg("gryphon", "handstand") == crest_svg("star")
    assert crest_name("gryphon") == crest_name("star") == "Star"


def test_crests_and_looks_have_words_of_their_own() -> None:
    assert len({crest_name(crest) for crest in CRESTS}) == len(CRESTS)
    assert crest_borne("stag", "trapezius") == "Stag, on broad shoulders"
    assert crest_borne("stag", "") == "Stag"
    assert len({look_name(look) for look in range(len(LOOKS))}) == len(LOOKS) == len(FEATURES)


def test_lean_lines_are_thinner_and_what_is_between_them_is_as_wide_as_before() -> None:
    assert 'stroke="ink" stroke-width="0.60"' in lean(scratch("M0,0 L1,1", width=2), 0.3)
    thin = lean(rod("M0,0 L0,9", "gold", 3), 0.5)
    assert 'stroke="ink" stroke-width="4.30"' in thin
    assert 'stroke="gold" stroke-width="3"' in thin


@pytest.mark.parametrize("mood", MOODS)
def test_a_bust_as_small_as_a_line_of_a_list_still_shows_a_face(mood: Mood) -> None:
    """Skin and ink are both there in the middle."""
    picture = bust("ranger", 0, mood, (40, 40))
    colours = [picture.get_at((x, y)) for x in range(15, 26) for y in range(16, 28)]
    assert max(sum(tuple(c)[:3]) for c in colours) - min(sum(tuple(c)[:3]) for c in colours) > 250
