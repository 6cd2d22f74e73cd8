"""People with sheets and troops take a side's places on a map (rule book 9 to 12)."""

from game.campaign.components import Condition, Identity, Soldier, Temperament, Troop
from game.campaign.muster import Fighter, muster, quiz_gifts, temper_gifts
from game.campaign.rivals import enemy_level, rivals
from game.campaign.sheet import max_mp
from game.core.grid import Board
from game.rules.commander.gifts import Gift
from game.rules.commander.setup import BattleStart, CommanderStart, ObjectiveStart, UnitStart
from game.rules.commander.start import first_state
from tests.campaign.quizzes import CATALOG, sheet_as

CONTENT = CATALOG.commander
BOARD = Board(6, 2, ("plain", "plain", "deep_water", "plain", "plain", "plain", *["plain"] * 6), (0,) * 12)
RED = CommanderStart("red-1", "red", "Stand-in", "mage", (0, 0), (UnitStart("red-1-1", "witch", (1, 0)),))
SECOND = CommanderStart("red-2", "red", "", "fighter", (1, 1))
BLUE = CommanderStart("blue-1", "blue", "", "knight", (5, 0), (UnitStart("blue-1-1", "cavalry", (5, 1)),))
AIMS = (ObjectiveStart("a", "blue", "defeat", target="red-2"), ObjectiveStart("b", "red", "reach", cells=((5, 0),)))
START = BattleStart(BOARD, ("red", "blue"), (RED, SECOND, BLUE), AIMS)


def _fighter(kind: str = "warrior", *units: Soldier, hp: int = 10, **answers: str) -> Fighter:
    sheet = sheet_as(kind, **answers)
    return Fighter("hero", Identity("Elowen"), sheet, Troop(units), Condition(hp, max_mp(sheet, CONTENT) - 1))


def test_a_fighter_takes_the_place_and_id_of_the_maps_commander_with_everything_on_the_sheet() -> None:
    who = _fighter("warrior", Soldier("footman", 4), hp=7, q10="B")
    made = muster(START, "red", [who], CONTENT)
    first = made.start.commanders[0]
    assert made.people == {"red-1": "hero"}
    assert (first.id, first.name, first.kind, first.cell) == ("red-1", "Elowen", "warrior", (0, 0))
    assert first.attributes == tuple(who.sheet.attributes.values())
    assert (first.skills, first.spells, first.hp) == (who.sheet.ranks, who.sheet.spells, 7)
    assert first.mp == max_mp(who.sheet, CONTENT) - 1
    assert first.units == (UnitStart("red-1-1", "footman", (1, 0), 4),)
    assert first.gifts == (Gift("quiz", "attack", 2),)
    first_state(made.start, CONTENT)


def test_a_place_without_a_fighter_stays_empty_and_aims_at_it_are_left_out() -> None:
    made = muster(START, "red", [_fighter()], CONTENT)
    assert [one.id for one in made.start.commanders] == ["red-1", "blue-1"]
    assert [aim.id for aim in made.start.objectives] == ["b"]


def test_a_fighter_without_a_place_stays_away() -> None:
    made = muster(START, "blue", [_fighter(), _fighter("mage")], CONTENT)
    assert made.people == {"blue-1": "hero"}


def test_more_units_than_the_map_has_squares_take_the_nearest_free_ones() -> None:
    made = muster(START, "red", [_fighter("warrior", *[Soldier("footman", 10)] * 3)], CONTENT)
    assert [unit.cell for unit in made.start.commanders[0].units] == [(1, 0), (0, 1), (1, 1)]


def test_who_cannot_stand_on_a_square_takes_the_nearest_one_where_it_can() -> None:
    wet = CommanderStart("red-1", "red", "", "pirate", (2, 0))
    made = muster(BattleStart(BOARD, ("red", "blue"), (wet, BLUE)), "red", [_fighter()], CONTENT)
    assert made.start.commanders[0].cell == (1, 0)
    swimmer = muster(BattleStart(BOARD, ("red", "blue"), (wet, BLUE)), "red", [_fighter("pirate", q3="C")], CONTENT)
    assert swimmer.start.commanders[0].cell == (2, 0)


def test_every_bonus_of_the_quiz_is_a_gift() -> None:
    assert quiz_gifts(sheet_as("warrior", q6a="G", q6b="C", q10="D")) == (
        Gift("quiz", "attack", 1),
        Gift("quiz", "defence", 1),
        Gift("quiz", "free_leaving", 1),
    )


def test_qualities_give_at_their_points() -> None:
    # Passion +1 attack at 3, 6, 9; Constraint 1 less from spells at 4, 8 and a last stand at 10; Discretion at 6, 10.
    def given(**points: int) -> tuple[Gift, ...]:
        return temper_gifts(Temperament(tuple(sorted(points.items()))), CATALOG.qualities)

    assert given(passion=2, constraint=3, discretion=5, heed=3, recognition=4, judgement=2, sympathy=2) == ()
    assert given(passion=6) == (Gift("passion", "attack", 2),)
    assert given(sympathy=9) == (Gift("sympathy", "defence", 3),)
    assert given(heed=8) == (Gift("heed", "helpful_points", 2),)
    assert given(recognition=10) == (Gift("recognition", "harmful_dice", 2),)
    assert given(constraint=10) == (Gift("constraint", "spell_guard", 2), Gift("constraint", "last_stand", 1))
    assert given(discretion=6, judgement=3) == (Gift("discretion", "move", 1), Gift("judgement", "strikes", 1))


def test_enemies_gain_a_point_of_their_classs_curve_a_level() -> None:
    # Knight O>A>W, 2 2 3 1 at level 1; three levels more: Offence, Armour, Willpower.
    raised = rivals(START, "red", 4, CONTENT)
    assert raised.commanders[2].attributes == (3, 3, 4, 1)
    assert raised.commanders[:2] == START.commanders[:2]
    assert rivals(START, "red", 1, CONTENT).commanders[2].attributes == (2, 2, 3, 1)


def test_an_enemys_level_is_never_below_one() -> None:
    assert [enemy_level(level, more) for level, more in ((1, -2), (3, -2), (3, 2))] == [1, 1, 5]
