"""The first road's conversations: every line can be heard, every quality learnt, every answer told apart (rule book
12)."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from game.campaign.components import Company, Memory, Temperament
from game.campaign.quiz.course import due
from game.campaign.starts import HERO
from game.content.catalog import Catalog
from game.content.models.campaign import Campaign
from game.content.models.talks import QUALITIES, Line, Quality
from game.content.models.temper import MOST_POINTS
from game.content.talk_ways import seeking
from game.core.ids import BATTLE
from tests.helpers.answers_table import pages
from tests.helpers.talking import walked

ROAD = "first_road"


@pytest.fixture(scope="module")
def road(catalog: Catalog) -> Campaign:
    return catalog.campaigns[ROAD]


@pytest.fixture(scope="module")
def moments(road: Campaign) -> list[Line]:
    """The lines that are answered."""
    return [line for talk in road.talks.values() for line in talk.lines.values() if line.answers]


# -- what can be heard and learnt


def test_a_walk_over_all_conversations_says_every_line_and_gives_every_answer(road: Campaign) -> None:
    lines = {(id_, name): line for id_, talk in road.talks.items() for name, line in talk.lines.items()}
    unsaid = set(lines)
    ungiven = {(*at, number) for at, line in lines.items() for number in range(len(line.answers))}
    chance = Random(1)

    def anything(talk: str, id_: str, line: Line) -> int:
        number = chance.randrange(max(1, len(line.answers)))
        unsaid.discard((talk, id_))
        ungiven.discard((talk, id_, number))
        return number

    for _ in range(200):
        if unsaid or ungiven:
            walked(ROAD, anything)
    assert (unsaid, ungiven) == (set(), set())


def _seeking(quality: Quality) -> Callable[[str, str, Line], int]:
    """Well-formed answers of a quality where there are any, the first answer elsewhere."""
    return lambda _talk, _id, line: next(
        (i for i, reply in enumerate(line.answers) if reply.well and reply.quality == quality), 0
    )


@pytest.mark.parametrize("quality", QUALITIES)
def test_whoever_seeks_a_quality_alone_brings_it_to_ten(quality: Quality) -> None:
    points = walked(ROAD, _seeking(quality)).row(Temperament, HERO)
    assert points.of(quality) == MOST_POINTS


@pytest.mark.parametrize(
    ("quality", "points"),
    [
        ("passion", 20),
        ("sympathy", 21),
        ("heed", 21),
        ("recognition", 21),
        ("constraint", 18),
        ("discretion", 16),
        ("judgement", 23),
    ],
)
def test_the_road_offers_more_of_each_quality_than_ten_points(road: Campaign, quality: Quality, points: int) -> None:
    assert seeking(road, quality) == points


def test_clumsy_answers_alone_earn_nothing_and_stop_no_road(road: Campaign) -> None:
    def clumsy(_talk: str, _id: str, line: Line) -> int:
        return next((i for i, reply in enumerate(line.answers) if not reply.well), 0)

    state = walked(ROAD, clumsy)
    assert state.get(Temperament, HERO) is None
    assert [name for name, _ in state.row(Company).passed] == [step.id for step in road.road]


def test_a_company_can_hold_24_talks_and_more_on_one_road() -> None:
    def well(_talk: str, _id: str, line: Line) -> int:
        return next((i for i, reply in enumerate(line.answers) if reply.well), 0)

    assert len(walked(ROAD, well).row(Memory, BATTLE).talks) >= 24


def test_what_was_said_opens_talks_and_closes_others(road: Campaign) -> None:
    needing = [id_ for id_, talk in road.talks.items() if talk.needs.remembers]
    assert len(needing) >= 8
    forks = {"the_slide": "a_better_question", "a_loaf_from_thorpe": "paid", "two_of_them": "a_bit_of_rope"}

    for choose in (lambda *_: 0, _seeking("heed"), _seeking("discretion"), _seeking("recognition")):
        held = walked(ROAD, choose).row(Memory, BATTLE).talks
        assert [one for one, other in forks.items() if one in held and other in held] == []


# -- what can be chosen


def test_a_talk_has_two_to_five_moments_of_three_or_four_answers(road: Campaign, moments: list[Line]) -> None:
    most = [sum(bool(line.answers) for line in talk.lines.values()) for talk in road.talks.values()]
    assert (min(most), max(most)) == (2, 4)
    assert {len(line.answers) for line in moments} <= {3, 4}


def test_beside_every_clumsy_answer_stands_a_well_formed_one_of_the_same_quality(moments: list[Line]) -> None:
    alone = [
        reply.text
        for line in moments
        for reply in line.answers
        if not reply.well and not any(other.well and other.quality == reply.quality for other in line.answers)
    ]
    assert alone == []


def test_no_reason_serves_for_two_answers(moments: list[Line]) -> None:
    reasons = Counter(reply.why for line in moments for reply in line.answers)
    assert [why for why, times in reasons.items() if times > 1] == []


def test_neither_length_nor_place_gives_the_well_formed_answer_away(moments: list[Line]) -> None:
    longest = sum(max(line.answers, key=lambda reply: len(reply.text)).well for line in moments)
    first = sum(line.answers[0].well for line in moments)
    for hits in (longest, first):
        assert len(moments) * 2 // 5 <= hits <= len(moments) * 3 // 5


def test_lines_and_answers_fit_the_screen(moments: list[Line], road: Campaign) -> None:
    lines = [line.text for talk in road.talks.values() for line in talk.lines.values()]
    assert [text for text in lines if len(text) > 300] == []
    assert [reply.text for line in moments for reply in line.answers if len(reply.text) > 110] == []


# -- the road round them


def test_the_road_leads_from_the_mill_to_the_pass(road: Campaign) -> None:
    assert [(step.id, step.map) for step in road.road] == [
        ("mill", "road/mill.tmx"),
        ("ford", "road/ford.tmx"),
        ("lantern", "road/lantern.tmx"),
        ("tollgate", "road/tollgate.tmx"),
        ("pass", "road/pass.tmx"),
    ]


def test_a_mage_joins_after_the_second_battle_and_a_scout_after_the_third(road: Campaign) -> None:
    assert [sorted(road.present(passed)) for passed in range(5)] == [
        ["marit", "tam"],
        ["marit", "tam"],
        ["berun", "marit", "tam"],
        ["berun", "ilse", "marit", "tam"],
        ["berun", "ilse", "marit", "tam"],
    ]


def test_every_step_tells_the_way_there_and_all_three_ways_out(road: Campaign) -> None:
    untold = [
        (step.id, name)
        for step in road.road
        for name, told in (("before", step.before), ("after", step.after), ("round", step.round), ("lost", step.defeat))
        if not told
    ]
    assert untold == []
    assert road.opening
    assert road.ending


def test_a_commander_s_answers_are_one_walk_through_the_quiz(catalog: Catalog, road: Campaign) -> None:
    for person in road.people.values():
        answers = tuple(person.answers.items())
        asked = [due(answers[:number], catalog.quiz) for number in range(len(answers) + 1)]
        assert not person.commander or asked == [*person.answers, None]


def test_the_table_of_answers_is_up_to_date() -> None:
    stale = [path.name for path, text in pages().items() if path.read_text(encoding="utf-8") != text]
    assert stale == []


def test_the_words_are_typed_plainly_so_that_every_font_shows_them(road: Campaign) -> None:
    lines = [line.text for talk in road.talks.values() for line in talk.lines.values()]
    replies = [reply.text for talk in road.talks.values() for line in talk.lines.values() for reply in line.answers]
    assert [text for text in (*lines, *replies) if not text.isascii()] == []
