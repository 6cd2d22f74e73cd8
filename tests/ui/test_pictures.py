"""The pictures beside the quiz's answers: each is drawn, fills its place and can be told from the others."""

import itertools
import re
from pathlib import Path

import pygame
import pytest

from game.content.catalog import Catalog
from game.content.loader import load_catalog
from game.ui.pictures.answers import DRAWN, TABLES, answer_picture, shapes
from game.ui.pictures.sheet import HIGH, SEEN, WIDE

CONTENT = Path(__file__).parents[2] / "content"
PARCHMENT, GOLD = pygame.Color("#f3e8c8"), pygame.Color("#e8b93f")
LEVELS_APART = 24
"""By how many of 256 levels the pixels of two pictures must differ on the average, to be told apart at a glance."""


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load_catalog([CONTENT])[0]


def small(name: str, width: int, grey: bool = False) -> pygame.Surface:
    """A picture at a width in pixels, without transparency."""
    drawn = answer_picture(name, width, width * HIGH // WIDE)
    paper = pygame.Surface(drawn.get_size())
    paper.blit(drawn, (0, 0))
    return pygame.transform.grayscale(paper) if grey else paper


def levels(one: pygame.Surface, other: pygame.Surface) -> float:
    """How far the pixels of two surfaces lie apart on the average, in levels of a channel."""
    total = 0
    for left, right in ((one, other), (other, one)):
        rest = left.copy()
        rest.blit(right, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        total += sum(pygame.transform.average_color(rest)[:3])
    return total / 3


def too_near(pictures: dict[str, pygame.Surface]) -> list[tuple[str, str]]:
    pairs = itertools.combinations(sorted(pictures), 2)
    return [pair for pair in pairs if levels(pictures[pair[0]], pictures[pair[1]]) < LEVELS_APART]


def test_every_picture_that_content_names_is_drawn(catalog: Catalog) -> None:
    named = {answer.picture for question in catalog.quiz.values() for answer in question.answers.values()}
    assert sorted(named - {""} - DRAWN.keys()) == []


@pytest.mark.parametrize(
    "question", ["1a", "1b", "2", "2a", "2b", "2c", "2d", "3", "4", "5a", "5b", "6a", "6b", "7", "8", "9", "10", "11"]
)
def test_every_answer_has_a_picture_of_its_own(catalog: Catalog, question: str) -> None:
    named = [answer.picture for answer in catalog.quiz[question].answers.values()]
    assert "" not in named
    assert len(set(named)) == len(named)


def test_the_second_view_shows_the_pictures_of_the_first(catalog: Catalog) -> None:
    first, second = catalog.quiz["1a"].answers, catalog.quiz["1b"].answers
    assert {key: answer.picture for key, answer in first.items()} == {
        key: answer.picture for key, answer in second.items()
    }


def test_pictures_of_one_question_are_told_apart_in_grey_at_96_pixels(catalog: Catalog) -> None:
    near = []
    for question in catalog.quiz.values():
        names = {answer.picture for answer in question.answers.values()} & DRAWN.keys()
        near += too_near({name: small(name, 96, grey=True) for name in names})
    assert near == []


def test_all_pictures_are_told_apart_at_64_pixels() -> None:
    assert too_near({name: small(name, 64) for name in DRAWN}) == []


def test_a_name_belongs_to_one_picture() -> None:
    names = sorted(name for table in TABLES for name in table)
    assert names == sorted(DRAWN)


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_is_made_of_what_the_loader_draws(name: str) -> None:
    known = {"g", "path", "ellipse", "circle", "rect", "defs", "linearGradient", "radialGradient", "stop"}
    assert set(re.findall(r"<(\w+)", shapes(name))) <= known


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_leaves_no_pixel_of_its_place_bare(name: str) -> None:
    drawn = answer_picture(name, WIDE, HIGH)
    bare = pygame.mask.from_surface(drawn, 254)
    bare.invert()
    assert bare.count() == 0


@pytest.mark.parametrize("size", [(264, 240), (560, 420), (97, 88), (300, 100), (60, 200), (1, 1)])
def test_a_picture_has_the_size_asked_for(size: tuple[int, int]) -> None:
    assert answer_picture("grassland", *size).get_size() == size


def test_a_wider_place_cuts_off_top_and_foot_and_keeps_the_middle() -> None:
    whole = answer_picture("old_wood", WIDE, HIGH)
    middle = whole.subsurface((0, (HIGH - SEEN) // 2, WIDE, SEEN))
    cut = answer_picture("old_wood", WIDE, SEEN)
    assert levels(cut, middle.copy()) < 1


def test_an_answer_of_a_pack_without_a_picture_shows_a_star_on_parchment() -> None:
    sheet = answer_picture("no_such_picture", WIDE, HIGH)
    assert (sheet.get_at((2, 0)), sheet.get_at((WIDE // 2, HIGH // 2))) == (PARCHMENT, GOLD)


def test_only_the_pictures_of_a_few_questions_are_kept() -> None:
    for width in range(100, 140):
        answer_picture("surf", width, 90)
    assert answer_picture.cache_info().currsize == answer_picture.cache_info().maxsize == 24
