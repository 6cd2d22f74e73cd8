"""The sheet's sums in words, for a commander worked out by hand: where every number came from."""

from dataclasses import replace

import pytest

from game.campaign.components import Identity, Troop
from game.campaign.muster import Fighter
from game.campaign.sheet import Gain, Sheet
from game.content.catalog import Catalog
from game.rules.commander.gifts import Gift
from game.scenes.camp import sheet_words as words

MAGE = Sheet(
    "mage",
    "K",
    "O",
    3,
    2,
    (
        *(Gain("attribute", letter, 3 if letter == "W" else 1, "start") for letter in "OAWK"),
        Gain("attribute", "W", 1, "class:mage"),
        Gain("attribute", "K", 1, "class:mage"),
        Gain("attribute", "K", 2, "answer:1a"),
        Gain("attribute", "O", 1, "answer:1b"),
        Gain("attribute", "K", 1, "level:2"),
        Gain("attribute", "K", 1, "level:3"),
        Gain("unit", "witch", 1, "class:mage"),
        Gain("skill", "fire_magic", 1, "class:mage"),
        Gain("skill", "fire_magic", 1, "point:4"),
        Gain("skill", "combat_expertise", 1, "answer:2b"),
        Gain("spell", "fire_ball", 1, "class:mage"),
        Gain("spell", "mute", 1, "change:mage"),
        Gain("figure", "spell_range", 1, "answer:10"),
        Gain("figure", "max_mp", 5, "answer:9"),
    ),
)


@pytest.fixture
def mage() -> Fighter:
    return Fighter("hero", Identity("Elowen Hart"), MAGE, Troop())


def figure(fighter: Fighter, name: str, catalog: Catalog) -> words.Sum:
    return next(told for told in words.figures(fighter, catalog) if told.name == name)


def test_an_attribute_tells_start_class_view_and_every_level(mage: Fighter, catalog: Catalog) -> None:
    told = words.attribute_sum(mage.sheet, "K", "Knowledge", catalog)
    assert told.total == 6
    assert told.words == "1 start + 1 Mage + 2 forest, answer 1a + 1 level 2 + 1 level 3"


def test_points_of_one_origin_are_told_together(mage: Fighter, catalog: Catalog) -> None:
    twice = mage.sheet.plus(Gain("attribute", "A", 1, "point:3"), Gain("attribute", "A", 1, "point:3"))
    assert words.attribute_sum(twice, "A", "Armour", catalog).words == "1 start + 2 point at level 3"


@pytest.mark.parametrize(
    ("name", "total", "told"),
    [
        ("Attack", 17, "14 Mage + 2 Offence + 1 Combat Expertise"),
        ("Defence", 7, "5 Mage + 1 Combat Expertise + 1 Armour"),
        ("Vs. magic", 12, "5 Mage + 1 Combat Expertise + 6 Knowledge"),
        ("Move", 5, "5 Mage"),
        ("MP", 45, "10 start + 30 by Knowledge 6 + 5 answer 9"),
        ("Command", 3, "3 start"),
    ],
)
def test_every_figure_is_the_sum_that_battles_reckon(
    mage: Fighter, catalog: Catalog, name: str, total: int, told: str
) -> None:
    found = figure(mage, name, catalog)
    assert (found.total, found.words) == (total, told)


def test_a_gift_that_does_not_stand_on_the_sheet_is_told_by_its_quality(mage: Fighter, catalog: Catalog) -> None:
    gifted = replace(mage, gifts=(Gift("sympathy", "defence", 2),))
    assert figure(gifted, "Defence", catalog).words == "5 Mage + 1 Combat Expertise + 2 Sympathy + 1 Armour"


def test_spells_are_listed_level_by_level_with_discount_and_longer_range(mage: Fighter, catalog: Catalog) -> None:
    found = words.book(mage, catalog)
    assert [(line.spell, line.letter) for line in found] == [("Fire Ball", "A"), ("Fire Ball", "B"), ("Fire Ball", "C")]
    level = catalog.commander.spells["fire_ball"].levels["A"]
    assert found[0].cost == f"{level.mp - 2} = {level.mp} \u2212 2"
    assert found[0].range == f"{level.range + 1} = {level.range} + 1"


def test_a_spell_without_a_rank_in_its_school_is_warned_of(mage: Fighter, catalog: Catalog) -> None:
    assert words.too_high(mage.sheet, "mute", catalog) == (
        "Its lowest level is B: it cannot be cast before Air Magic is learnt."
    )
    assert words.too_high(mage.sheet, "fire_ball", catalog) == ""


def test_what_waits_is_counted(mage: Fighter) -> None:
    waits = replace(mage.sheet, points=1, free=2, new_spells=1)
    assert words.waiting(waits) == ("1 skill point", "2 attribute points", "1 spell")
