"""Leadership (rule book 8): a wider command range, mixed units, a larger troop."""

import pytest

from game.rules.commander.actions import Strike
from game.rules.commander.components import Commanding, Skills
from game.rules.commander.events import Engaged, Term
from tests.helpers.battle import play
from tests.helpers.checks import of
from tests.helpers.magic import cast_at, caster, commander, dice, scene

FOE = commander("blue", "19,6")


@pytest.mark.parametrize(("skills", "reach"), [("-", 3), ("leadership:1", 4), ("leadership:2", 4), ("leadership:3", 4)])
def test_every_rank_widens_the_command_range_by_one_square(skills: str, reach: int) -> None:
    state = scene(commander("red", "0,0", side="red", skills=skills), FOE)
    assert state.row(Commanding, "red").reach == reach


@pytest.mark.parametrize(("x", "lent"), [(4, (Term("offence", 2),)), (5, ())])
def test_a_unit_four_squares_away_is_led_and_one_five_squares_away_is_not(x: int, lent: tuple[Term, ...]) -> None:
    line = "red knight red 0,0 offence=2 armour=0 knowledge=0 skills=leadership"
    state = scene(line, f"red-1 footman red {x},0", f"blue-1 footman blue {x},1", FOE)
    told = of(play(state, Strike("red-1", "blue-1"), *[10] * 20), Engaged)[0]
    assert told.attack == (Term("attack", 12), *lent, Term("defence", -9))


def test_the_wider_range_lends_knowledge_against_hostile_spells_too() -> None:
    pieces = (commander("blue", "8,0", 2, skills="leadership"), "blue-1 footman blue 4,0")
    assert dice(cast_at(scene(caster("thunder"), *pieces), "thunder", "B", (4, 0), 1)) == {"blue-1": 1}


@pytest.mark.parametrize(("rank", "mixed", "larger"), [(1, 0, 0), (2, 1, 0), (3, 1, 1)])
def test_advanced_allows_mixed_units_and_expert_one_unit_more(rank: int, mixed: int, larger: int) -> None:
    skills = scene(commander("red", "0,0", side="red", skills=f"leadership:{rank}"), FOE).row(Skills, "red")
    assert (skills.figure("mixed_units"), skills.figure("troop_size")) == (mixed, larger)
