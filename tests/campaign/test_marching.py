"""The dice of the road's battles: from the campaign's seed, the day, the defeats and the tries, and nothing else."""

from dataclasses import replace

import pytest

from game.campaign.components import Company
from game.campaign.marching import MOST_TRIES, SEEDS, battle_seed, tries_before

COMPANY = Company("first_road", "standard", 120, 8)


def test_a_battles_seed_is_always_the_same() -> None:
    assert battle_seed(7, COMPANY, "mill") == 489621


def test_every_try_every_day_every_defeat_and_every_battle_has_dice_of_its_own() -> None:
    later, beaten = replace(COMPANY, day=2), replace(COMPANY, beaten=1)
    seeds = {
        battle_seed(7, COMPANY, "mill"),
        battle_seed(7, COMPANY, "mill", 1),
        battle_seed(7, later, "mill"),
        battle_seed(7, beaten, "mill"),
        battle_seed(7, COMPANY, "ford"),
        battle_seed(8, COMPANY, "mill"),
    }
    assert len(seeds) == 6
    assert all(0 <= seed < SEEDS for seed in seeds)


def test_gold_and_rations_do_not_change_the_dice() -> None:
    assert battle_seed(7, replace(COMPANY, gold=1, rations=0), "mill") == battle_seed(7, COMPANY, "mill")


@pytest.mark.parametrize("tries", [0, 1, 2, MOST_TRIES - 1])
def test_how_often_a_battle_was_tried_is_told_by_its_seed(tries: int) -> None:
    assert tries_before(battle_seed(7, COMPANY, "mill", tries), 7, COMPANY, "mill") == tries


def test_a_seed_of_another_battle_counts_as_the_first_try() -> None:
    assert tries_before(SEEDS, 7, COMPANY, "mill") == 0
