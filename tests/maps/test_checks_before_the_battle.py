"""Commanders in reach before they can move, sides that can do no harm, and objectives out of reach are warned of."""

from tests.maps.builder import BLUE, RED, commander, layer, levels, rectangle, thing, tmx, unit
from tests.maps.conftest import Faults

LONG = ("................",) * 2
HOLD = {"side": "red", "kind": "hold", "rounds": 3}
APART = "start them farther apart, or close the way between them"


def early(target: str, square: str, striker: str) -> str:
    return f"map.tmx:{target}, square {square}: warning: {striker} can strike this commander in the first turn; {APART}"


def harmless(target: str, side: str) -> str:
    advice = f"give {side} a stronger piece, or this commander less Armour and Knowledge"
    return f"map.tmx:{target}: warning: nothing of {side} can hurt this commander; {advice}"


def out_of_reach(square: str, kind: str) -> str:
    what = f"no piece of red can get to what it must {kind}; move the objective, or open a way to it"
    return f"map.tmx:objective, square {square}: warning: {what}"


def test_a_commander_one_move_and_one_blow_away_is_warned_of(all_faults: Faults) -> None:
    """A knight moves eight squares and strikes the ninth; a fighter moves five."""
    near = commander(1, 0, 0) + commander(2, 9, 0, "blue", "fighter")
    assert all_faults(tmx(LONG, near)) == [early("blue-1 'C2'", "9,0", "red-1")]
    far = commander(1, 0, 0) + commander(2, 10, 0, "blue", "fighter")
    assert all_faults(tmx(LONG, far)) == []


def test_it_is_told_by_the_squares_of_the_whole_board(all_faults: Faults) -> None:
    rows = ("." * 60,) * 40
    near = commander(1, 40, 30) + commander(2, 49, 30, "blue", "fighter")
    assert all_faults(tmx(rows, near)) == [early("blue-1 'C2'", "49,30", "red-1")]


def test_the_reach_of_a_bow_counts(all_faults: Faults) -> None:
    """A bowman moves four squares and shoots four."""
    bow = unit(3, 2, 0, 1, "bowman")
    ranger = commander(1, 0, 0, kind="ranger") + bow
    assert all_faults(tmx(LONG, ranger + commander(2, 10, 0, "blue", "fighter"))) == [
        early("blue-1 'C2'", "10,0", "red-1-1")
    ]
    assert all_faults(tmx(LONG, ranger + commander(2, 11, 0, "blue", "fighter"))) == []


def test_a_wall_between_two_commanders_keeps_them_apart(all_faults: Faults) -> None:
    objects = commander(1, 0, 0) + commander(2, 9, 0, "blue", "fighter")
    around = ("....D...........", "....D...........", "....D...........", "................")
    assert all_faults(tmx(around, objects)) == []


def test_ground_that_slows_is_reckoned_with(all_faults: Faults) -> None:
    """A rider pays one square more for leaving each of the two woods."""
    objects = commander(1, 0, 0) + commander(2, 9, 0, "blue", "fighter")
    assert all_faults(tmx(("..ff............",) * 2, objects)) == []


def test_friends_may_make_room_before_the_blow(all_faults: Faults) -> None:
    """A fighter stands on the only bank from which a bowman can shoot across the water."""
    rows = (".......DDD......", "DDDDDDDDDDDDDDDD")
    ranger = commander(1, 0, 0, kind="ranger") + unit(3, 2, 0, 1, "bowman") + commander(4, 6, 0, kind="fighter")
    across = commander(2, 10, 0, "blue", "fighter")
    assert early("blue-1 'C2'", "10,0", "red-1-1") in all_faults(tmx(rows, ranger + across))


def test_a_reinforcement_strikes_nobody_in_the_first_turn(all_faults: Faults) -> None:
    late = commander(1, 0, 0, arrives=3) + commander(3, 15, 1, kind="fighter") + commander(2, 8, 0, "blue", "fighter")
    assert all_faults(tmx(LONG, late)) == []


def test_a_side_without_anything_that_can_wound_an_enemy_commander_is_warned_of(all_faults: Faults) -> None:
    """A wizard's 10 + 1 and his witches' magic 9 + 1 come to nothing against a fighter's 11 + 2 and 11 + 1."""
    wizard = commander(1, 0, 0, kind="wizard") + unit(3, 0, 1, 1, "witch")
    assert all_faults(tmx(LONG, wizard + commander(2, 15, 0, "blue", "fighter"))) == [harmless("blue-1 'C2'", "red")]


def test_magic_is_held_against_knowledge_and_not_armour(all_faults: Faults) -> None:
    """A paladin's magic attack 14 + 1 passes a fighter's 11 whatever his armour, until he knows enough."""
    paladin = commander(1, 0, 0, kind="paladin")
    assert all_faults(tmx(LONG, paladin + commander(2, 15, 0, "blue", "fighter", armour=10))) == []
    learned = commander(2, 15, 0, "blue", "fighter", armour=2, knowledge=5)
    assert all_faults(tmx(LONG, paladin + learned)) == [harmless("blue-1 'C2'", "red")]


def test_a_reinforcement_that_can_wound_is_enough(all_faults: Faults) -> None:
    wizard = commander(1, 0, 0, kind="wizard") + commander(3, 1, 0, kind="knight", arrives=4)
    assert all_faults(tmx(LONG, wizard + commander(2, 15, 0, "blue", "fighter"))) == []


def test_an_area_no_piece_of_the_side_can_reach_is_warned_of(faults: Faults) -> None:
    island = ("....DD", "....D.", "....DD", "......")
    hold = rectangle(7, "objective", (5, 1, 1, 1), HOLD)
    assert faults(tmx(island, RED + BLUE.replace('x="320"', 'x="0"') + hold)) == [out_of_reach("5,1", "hold")]


def test_one_square_of_an_area_within_reach_is_enough(faults: Faults) -> None:
    island = ("....DD", "....D.", "....DD", "......")
    hold = rectangle(7, "objective", (5, 1, 1, 3), HOLD)
    assert faults(tmx(island, RED + BLUE.replace('x="320"', 'x="0"') + hold)) == []


def test_a_square_to_reach_on_a_height_without_stairs_is_warned_of(faults: Faults) -> None:
    rows = ("......",) * 4
    heights = levels(("000000", "000100", "000000", "000000"))
    goal = rectangle(7, "objective", (3, 1, 1, 1), {"side": "red", "kind": "reach"})
    assert faults(tmx(rows, RED + BLUE + goal, layers=layer(rows) + heights)) == [out_of_reach("3,1", "reach")]


def test_a_flyer_of_a_troop_on_foot_reaches_what_the_others_cannot(faults: Faults) -> None:
    rows = ("......",) * 4
    heights = levels(("000000", "000200", "000000", "000000"))
    goal = rectangle(7, "objective", (3, 1, 1, 1), {"side": "red", "kind": "reach"})
    flyer = commander(4, 1, 1, kind="warlock")
    assert faults(tmx(rows, RED + BLUE + flyer + goal, layers=layer(rows) + heights)) == []


DEFEAT = {"side": "red", "kind": "defeat"}


def out_of_strikes(target: str, square: str) -> str:
    what = "no piece of red can get near enough to strike it, which it must defeat"
    return f"map.tmx:{target}, square {square}: warning: {what}; open a way, or choose another target"


def test_a_target_behind_deep_water_is_warned_of(faults: Faults) -> None:
    island = ("..DDD.", "..DDDD", "..DDDD", "..DDD.")
    apart = RED + commander(2, 5, 3, "blue") + commander(3, 5, 0, "blue")
    goal = thing(7, "objective", 0, 0, {**DEFEAT, "target": "C3"})
    assert out_of_strikes("blue-2", "5,0") in faults(tmx(island, apart + goal))


def test_a_bow_that_carries_over_the_water_is_enough(faults: Faults) -> None:
    """A bowman shoots four squares, over three of deep water."""
    island = ("..DDD.", "..DDDD", "..DDDD", "..DDD.")
    archers = commander(1, 0, 1, kind="ranger") + unit(4, 0, 0, 1, "bowman")
    goal = thing(7, "objective", 0, 0, {**DEFEAT, "target": "C3"})
    told = faults(tmx(island, archers + commander(2, 5, 3, "blue") + commander(3, 5, 0, "blue") + goal))
    assert [line for line in told if "must defeat" in line] == []


def test_a_target_that_can_come_over_is_none_out_of_reach(faults: Faults) -> None:
    island = ("..DDD.", "..DDDD", "..DDDD", "..DDD.")
    goal = thing(7, "objective", 0, 0, {**DEFEAT, "target": "C3"})
    flyer = commander(3, 5, 0, "blue", "beast_flier")
    told = faults(tmx(island, RED + commander(2, 5, 3, "blue") + flyer + goal))
    assert [line for line in told if "must defeat" in line] == []


def test_a_unit_to_defeat_that_nothing_of_the_side_can_wound_is_warned_of(all_faults: Faults) -> None:
    """A wizard without Offence strikes with 10 and his witch with 9: nothing against a pikeman's 10."""
    wizard = commander(1, 0, 0, kind="wizard", offence=0) + unit(3, 0, 1, 1, "witch")
    ranger = commander(2, 15, 0, "blue", "ranger", armour=0, knowledge=0) + unit(4, 15, 1, 2, "pikeman")
    goal = thing(7, "objective", 0, 0, {**DEFEAT, "target": 4})
    what = "nothing of red can hurt this unit, which it must defeat"
    advice = "give red a stronger piece, or choose another target"
    assert all_faults(tmx(LONG, wizard + ranger + goal)) == [f"map.tmx:blue-1-1: warning: {what}; {advice}"]
