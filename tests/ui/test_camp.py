"""The camp's picture: everybody has a place by the fire, only the fire moves, and what is asked for is shown."""

import itertools

import pygame
import pytest

from game.tools.sheet import distance
from game.ui.camp import fire
from game.ui.camp.folk import Camper, mount, seated, standing
from game.ui.camp.hours import HOURS
from game.ui.camp.land import BIOMES
from game.ui.camp.layout import PLACES, laid_out
from game.ui.camp.picture import BEAT, CampPicture
from game.ui.portraits.bust import BUSTS
from game.ui.portraits.names import CRESTS
from game.ui.text import Text

SIZE = (960, 540)
ROOM = pygame.Rect(364, 49, 596, 449)

HERO = Camper("hero", "Elowen Hart", "druid", 1, "stag", "trapezius")
BERUN = Camper("berun", "Berun", "mage", 6, "owl", "gluteal", wishes=True)
TAM = Camper("tam", "Tam", "drummer")
CROWD = (HERO, BERUN, TAM, *(Camper(f"guest-{n}", f"Guest {n}", "ranger", n) for n in range(5)))


def camp(
    text: Text,
    *,
    hour: str = "night",
    biome: str = "forest",
    people: tuple[Camper, ...] = CROWD,
    crest: str = "hearth",
    still: bool = False,
) -> CampPicture:
    return CampPicture(SIZE, text, hour=hour, biome=biome, people=people, crest=crest, room=ROOM, still=still)


def shown(picture: CampPicture) -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    picture.draw(surface)
    return surface


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def differing(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    """The smallest rectangle outside of which two pictures are the same."""
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


@pytest.mark.parametrize(
    ("size", "room"),
    [
        ((960, 540), (364, 49, 596, 449)),
        ((1280, 720), (416, 56, 864, 616)),
        ((1280, 720), (648, 84, 632, 564)),
        ((1920, 1080), (624, 84, 1296, 924)),
        ((1920, 1080), (0, 0, 1920, 1080)),
        ((1024, 768), (416, 56, 608, 664)),
    ],
)
def test_eight_people_lie_inside_the_room_and_apart(size: tuple[int, int], room: tuple[int, int, int, int]) -> None:
    layout = laid_out(size, pygame.Rect(room))
    hits = [layout.hit(number) for number in range(len(PLACES))]
    assert len(hits) == 8
    assert all(pygame.Rect(room).contains(hit) for hit in hits)
    assert [(a, b) for a, b in itertools.combinations(range(8), 2) if hits[a].colliderect(hits[b])] == []


def test_whoever_is_pointed_at_is_found_by_the_place(text: Text) -> None:
    picture = camp(text)
    places = picture.places()
    assert list(places) == [camper.id for camper in CROWD]
    assert {id_: picture.at(rect.center) for id_, rect in places.items()} == {id_: id_ for id_ in places}
    assert picture.at((5, 5)) is None


def test_a_ninth_has_no_place_by_the_fire(text: Text) -> None:
    assert "late" not in camp(text, people=(*CROWD, Camper("late", "Late", "spy"))).places()


def test_only_the_fire_moves_and_says_where(text: Text) -> None:
    picture = camp(text)
    before = shown(picture)
    (area,) = picture.let_pass(BEAT)
    changed = differing(before, shown(picture))
    assert changed.width > 20
    assert area.contains(changed)
    assert pygame.Rect((0, 0), SIZE).contains(area)


def test_drawing_what_flickers_alone_is_as_good_as_drawing_all(text: Text) -> None:
    picture = camp(text)
    picture.pointed = "hero"
    window = shown(picture)
    for _ in range(3):
        for area in picture.let_pass(BEAT):
            picture.draw(window, area)
    assert pixels(window) == pixels(shown(picture))


def test_the_fire_waits_for_its_beat_and_comes_back_to_where_it_began(text: Text) -> None:
    picture = camp(text)
    first = pixels(shown(picture))
    assert picture.let_pass(BEAT - 1) == []
    assert len(picture.let_pass(1)) == 1
    picture.let_pass(BEAT * (fire.FRAMES - 1))
    assert pixels(shown(picture)) == first
    assert len({fire.flames(frame) for frame in range(2 * fire.FRAMES)}) == fire.FRAMES


def test_a_camp_at_rest_is_still(text: Text) -> None:
    picture = camp(text, still=True)
    first = pixels(shown(picture))
    assert picture.let_pass(BEAT * 5) == []
    assert pixels(shown(picture)) == first


def test_no_more_frames_are_kept_than_the_fire_has(text: Text) -> None:
    picture = camp(text)
    for _ in range(2 * fire.FRAMES):
        picture.let_pass(BEAT)
        picture.draw(pygame.Surface(SIZE))
    assert len(picture._frames) == fire.FRAMES


def test_the_same_camp_is_drawn_alike(text: Text) -> None:
    assert pixels(shown(camp(text))) == pixels(shown(camp(text)))


def test_a_ring_and_a_name_show_who_is_pointed_at(text: Text) -> None:
    picture = camp(text)
    plain = shown(picture)
    picture.pointed = "tam"
    marks = differing(plain, shown(picture))
    feet = picture.places()["tam"].midbottom
    assert marks.collidepoint(feet[0], feet[1] + 4)
    assert marks.height < ROOM.height // 4


def test_a_sign_hangs_beside_the_head_of_who_wishes_to_talk(text: Text) -> None:
    picture = camp(text, people=(HERO, BERUN))
    silent = camp(text, people=(HERO, Camper("berun", "Berun", "mage", 6, "owl", "gluteal")))
    sign = differing(shown(silent), shown(picture))
    head = picture.places()["berun"]
    assert head.left < sign.centerx < head.right + head.width
    assert abs(sign.centery - head.top) < head.height // 2


def test_every_hour_and_every_land_looks_its_own(text: Text) -> None:
    greys = [
        pygame.image.tobytes(pygame.transform.grayscale(shown(camp(text, hour=hour, biome=biome))), "RGB")[::3999]
        for hour in HOURS
        for biome in BIOMES
    ]
    assert (len(HOURS), len(BIOMES)) == (3, 4)
    assert min(distance(a, b) for a, b in itertools.combinations(greys, 2)) > 1.5


def test_hours_and_lands_that_are_not_known_are_dusk_and_plains(text: Text) -> None:
    known, unknown = camp(text, hour="dusk", biome="plains"), camp(text, hour="noon", biome="moor")
    assert pixels(shown(unknown)) == pixels(shown(known))


def test_the_crest_of_the_camp_and_of_each_commander_is_on_a_standard(text: Text) -> None:
    drawn = {pixels(shown(camp(text, people=(HERO,), crest=crest))) for crest in CRESTS}
    assert len(drawn) == len(CRESTS)
    without = camp(text, people=(Camper("hero", "Elowen Hart", "druid", 1),))
    assert differing(shown(without), shown(camp(text, people=(HERO,)))).bottom < ROOM.centery + 60


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("kind", BUSTS)
def test_everybody_who_can_talk_can_stand_and_sit_in_a_camp(kind: str) -> None:
    camper = Camper("one", "One", kind, 2)
    assert standing(camper) != seated(camper)
    assert bool(mount(kind)) == (kind in ("knight", "paladin", "chevalier", "pegasus_knight"))


def test_an_unknown_kind_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        standing(Camper("one", "One", "dragon"))
    with pytest.raises(KeyError):
        standing(Camper("one", "One", "griffon"))


def test_a_camp_covers_the_whole_window_to_its_corners(text: Text) -> None:
    surface = pygame.Surface(SIZE)
    surface.fill("magenta")
    camp(text).draw(surface)
    corners = [surface.get_at(at)[:3] for at in ((0, 0), (959, 0), (0, 539), (959, 539), (480, 539), (0, 270))]
    assert (255, 0, 255) not in corners
