"""The computer player casts: drawn positions, each with the acts that pass."""

import pytest

from game.ai.search import Opponent
from game.content.loader import load_catalog
from game.core.action import Action
from game.core.dice import KeyedDice
from game.core.grid import distance
from game.core.state import State
from game.paths import content_folder
from game.rules.commander.actions import Aim, Cast, Choose, EndTurn, Move, Place, Rally, Strike
from tests.helpers.battle import ENGINE, RULES, cell, draw

CATALOG = load_catalog([content_folder()])[0]
NATURE = CATALOG.personalities["steady"]
STEADY = Opponent(RULES, NATURE)
SILENT = Opponent(RULES, NATURE.model_copy(update={"magic": 0}))


def turn(state: State, opponent: Opponent = STEADY) -> tuple[list[Action], State]:
    """What the computer does with its turn, or with what it owes before, and the state after it."""
    actions: list[Action] = []
    decision = RULES.decision(state)
    assert decision is not None
    side = decision.side
    while (decision := RULES.decision(state)) is not None and decision.side == side:
        action = opponent.choose(state)
        actions.append(action)
        state = ENGINE.apply(state, action, KeyedDice(1)).state
        if isinstance(action, EndTurn):
            break
    return actions, state


def casts(actions: list[Action]) -> list[tuple[str, str]]:
    """The spells cast, with their levels."""
    return [(action.spell, action.level) for action in actions if isinstance(action, Cast)]


def first_cast(state: State) -> Cast:
    """The first spell of the turn."""
    found = [action for action in turn(state)[0] if isinstance(action, Cast)]
    assert found, "nothing was cast"
    return found[0]


FAR = """
    board
    ....................
    ....................
    ....................
    ....................
    ....................
    pieces
    {pieces}
    blue-1   fighter blue 19,4
    turns
    red-1* blue-1
"""


def far(*pieces: str) -> State:
    """Red pieces on a plain, the enemy too far off to matter."""
    return draw(FAR.format(pieces="\n    ".join(pieces)))


def test_it_heals_the_wounded() -> None:
    state = far("red-1 priest red 1,2 spells=heal", "red-1-1 footman red 3,2 hp=3", "red-1-2 footman red 2,1")
    assert first_cast(state).at == cell(state, "red-1-1")


def test_of_two_wounded_it_heals_the_commander() -> None:
    state = far("red-1 priest red 1,2 hp=4 spells=heal", "red-1-1 footman red 3,2 hp=4")
    assert first_cast(state).at == cell(state, "red-1")


def test_it_heals_the_whole_troop_when_all_of_it_bleeds() -> None:
    state = far(
        "red-1 priest red 1,2 hp=5 spells=heal skills=life_magic:1",
        "red-1-1 footman red 3,2 hp=5",
        "red-1-2 footman red 2,1 hp=5",
    )
    assert casts(turn(state)[0]) == [("heal", "B")]


def test_it_keeps_its_mp_when_nobody_is_hurt_and_nobody_near() -> None:
    state = far(
        "red-1 priest red 1,2 skills=life_magic:1>nature_magic:1 spells=heal>bless>protection>holy_blaze",
        "red-1-1 footman red 3,2",
    )
    assert casts(turn(state)[0]) == []


def test_it_finishes_a_wounded_enemy_by_the_cheapest_level() -> None:
    state = draw("""
        board
        ................
        ................
        ................
        pieces
        red-1   wizard   red  3,1 skills=air_magic:3 spells=thunder mp=15 willpower=6
        blue-1  fighter  blue 15,1 knowledge=0
        blue-1-1 footman blue 3,2 hp=1
        turns
        red-1* blue-1
    """)
    cast = first_cast(state)
    assert (cast.level, cast.at) == ("A", (3, 2))


def test_it_ends_the_battle_by_thunder() -> None:
    state = draw("""
        board
        ............
        ............
        ............
        pieces
        red-1   wizard   red  3,1 skills=air_magic:1 spells=thunder
        red-1-1 witch    red  2,1
        blue-1  fighter  blue 8,1 hp=1 knowledge=0
        blue-1-1 footman blue 7,1
        turns
        red-1* blue-1
    """)
    actions, after = turn(state)
    assert actions == [Cast("red-1", "thunder", "B", (8, 1))]
    assert RULES.decision(after) is None


CLASH = """
    board
    ............
    ............
    ............
    ............
    pieces
    red-1    priest  red  1,1 skills={skills} spells={spells} willpower=6
    red-1-1  footman red  3,0
    red-1-2  footman red  3,1
    red-1-3  footman red  3,2
    blue-1   warrior blue 10,1
    blue-1-1 {foe} blue {x},0
    blue-1-2 {foe} blue {x},1
    blue-1-3 {foe} blue {x},2
    turns
    red-1* blue-1
"""


def test_it_blesses_before_the_clash() -> None:
    state = draw(CLASH.format(skills="-", spells="bless", foe="pikeman", x=7))
    assert turn(state)[0][0] == Cast("red-1", "bless", "A", (1, 1))


def test_it_shields_its_troop_from_the_archers_it_faces() -> None:
    state = draw(CLASH.format(skills="air_magic:1", spells="wind_shield", foe="bowman", x=9))
    assert ("wind_shield", "B") in casts(turn(state)[0])


def test_no_wind_shield_is_raised_against_swords() -> None:
    state = draw(CLASH.format(skills="air_magic:1", spells="wind_shield", foe="swordsman", x=7))
    assert casts(turn(state)[0]) == []


def test_it_hardens_its_troop_once_the_enemy_can_strike_it() -> None:
    state = draw(CLASH.format(skills="-", spells="protection", foe="swordsman", x=7))
    actions = turn(state)[0]
    assert casts(actions) == [("protection", "A")]
    moved = [at for at, action in enumerate(actions) if isinstance(action, Move)]
    assert not moved or actions.index(Cast("red-1", "protection", "A", (1, 1))) > max(moved)


@pytest.mark.parametrize(("x", "hasted"), [(10, True), (12, False)])
def test_it_hastens_its_troop_only_where_that_brings_a_blow(x: int, hasted: bool) -> None:
    state = draw(f"""
        board
        ...............
        ...............
        ...............
        pieces
        red-1    mage    red  1,1 skills=fire_magic:1 spells=haste
        red-1-1  footman red  3,0
        red-1-2  footman red  3,2
        blue-1   fighter blue 14,1
        blue-1-1 crossbowman blue {x},0
        blue-1-2 crossbowman blue {x},2
        turns
        red-1* blue-1
    """)
    assert casts(turn(state)[0]) == ([("haste", "B")] if hasted else [])


def test_it_spares_its_own_from_the_fire() -> None:
    state = draw("""
        board
        ..............
        ..............
        ..............
        ..............
        ..............
        pieces
        red-1    mage     red  2,2 skills=fire_magic:2 spells=fire_ball willpower=6
        red-1-1  phalanx  red  6,2
        blue-1   warrior  blue 13,2
        blue-1-1 footman  blue 7,2
        blue-1-2 footman  blue 8,1
        blue-1-3 footman  blue 8,3
        turns
        red-1* blue-1
    """)
    cast = first_cast(state)
    assert RULES.magic.friends_in_harm(state, cast) == ()
    assert len(RULES.magic.odds(state, cast)) == 3


def test_it_calls_a_creature_early() -> None:
    state = far("red-1 shaman red 1,2 skills=nature_magic:1 spells=summon_creature", "red-1-1 bowman red 2,2")
    assert [spell for spell, _ in casts(turn(state)[0])] == ["summon_creature"]


def test_a_creature_bars_the_way_to_its_summoner() -> None:
    state = draw("""
        board
        ##########
        ..........
        ##########
        pieces
        red-1   shaman  red  0,1 spells=summon_creature
        blue-1  knight  blue 8,1 offence=4
        turns
        red-1* blue-1
    """)
    cast = turn(state)[0][0]
    assert isinstance(cast, Cast)
    assert (cast.spell, cast.at) == ("summon_creature", (1, 1))


def test_it_mutes_the_mage() -> None:
    state = draw("""
        board
        .....HH.....
        .....xx.....
        .....HH.....
        pieces
        red-1    priest  red  3,1 skills=air_magic:1 spells=mute willpower=8
        blue-1   mage    blue 7,1 skills=fire_magic:3 spells=fire_ball>meteor willpower=8 knowledge=1 mp=15
        turns
        red-1* blue-1
    """)
    assert turn(state)[0][0] == Cast("red-1", "mute", "B", (7, 1))


def test_it_opens_the_enemy_to_magic_before_the_volley() -> None:
    state = draw("""
        board
        ............
        ............
        ............
        pieces
        red-1    priest  red  2,1 skills=life_magic:1 spells=decline willpower=9
        red-2    mage    red  4,1 skills=fire_magic:2 spells=fire_ball willpower=4
        blue-1   fighter blue 8,1 knowledge=4
        blue-1-1 pikeman blue 8,0
        blue-1-2 pikeman blue 8,2
        blue-1-3 pikeman blue 9,1
        turns
        red-1* red-2 blue-1
    """)
    assert turn(state)[0][0] == Cast("red-1", "decline", "B", (8, 1))


def test_it_puts_a_lone_champion_to_sleep() -> None:
    state = draw("""
        board
        ............
        ............
        ............
        pieces
        red-1   merman_lord red 3,1 skills=nature_magic:2 spells=sleep willpower=9
        blue-1  knight  blue 7,1 offence=4 knowledge=0
        turns
        red-1* blue-1
    """)
    assert ("sleep", "C") in casts(turn(state)[0])


def test_it_wakes_the_sleeper_by_stepping_beside_it() -> None:
    state = far(
        "red-1 fighter red 1,2",
        "red-1-1 pikeman red 6,2 effects=sleep",
        "red-1-2 pikeman red 3,2",
    )
    actions = turn(state)[0]
    first = actions[0]
    assert isinstance(first, Move)
    assert distance(first.path[-1], (6, 2)) == 1
    assert "red-1-1" in {action.actor for action in actions}


def test_it_restores_the_sleeping() -> None:
    state = draw("""
        board
        ...................
        HHHHHHHHHHHHHHHHHHH
        ...................
        pieces
        red-1    druid   red  1,0 skills=life_magic:1 spells=restore
        red-2    fighter red  1,2 effects=sleep
        red-2-1  pikeman red  3,2 effects=sleep
        blue-1   knight  blue 8,2
        turns
        red-1* red-2 blue-1
    """)
    assert turn(state)[0][0] == Cast("red-1", "restore", "A", (1, 2))


def test_it_strips_the_enemy_where_that_does_more_than_to_cleanse_friends() -> None:
    state = draw("""
        board
        ............
        ............
        ............
        pieces
        red-1    druid   red  2,1 skills=life_magic:2 spells=restore willpower=8
        red-1-1  elf     red  5,1 effects=thorns
        blue-1   knight  blue 9,1 effects=bless:5
        blue-1-1 cavalry blue 7,0 effects=bless:5>protection:4
        blue-1-2 cavalry blue 7,1 effects=bless:5>protection:4
        turns
        red-1* blue-1
    """)
    actions = turn(state)[0]
    assert isinstance(actions[0], Cast)
    assert (actions[0].spell, actions[0].level) in {("restore", "B"), ("restore", "C")}
    if actions[0].level == "C":
        assert actions[1] in {Choose("red-1", "strip")} or RULES.magic.casting(state, actions[0]).way == "strip"


def test_it_carries_its_troop_out_of_certain_death() -> None:
    state = draw("""
        board
        HHHHHHHHHHHHHH
        .......HHHHHHH
        HHHHHHHHHHHHHH
        ..............
        ..............
        pieces
        red-1   priest  red  1,1 skills=air_magic:3 spells=teleport willpower=9
        red-1-1 monk    red  0,1 done
        blue-1  knight  blue 6,1 offence=5
        turns
        red-1* blue-1
    """)
    actions, after = turn(state)
    assert ("teleport", "D") in casts(actions)
    assert sum(isinstance(action, Place) for action in actions) == 2
    assert cell(after, "red-1")[1] >= 3
    assert cell(after, "red-1-1")[1] >= 3


def test_the_frenzied_strike_their_own_commander() -> None:
    state = draw("""
        board
        ..........
        ..........
        ..........
        pieces
        red-1    mage    red  9,2
        blue-1   mage    blue 1,1 hp=4
        blue-1-1 cavalry blue 4,1 effects=frenzy:1:1:red-1
        blue-1-2 phalanx blue 5,1
        turns
        red-1* blue-1
    """)
    state = ENGINE.apply(state, EndTurn("red-1"), KeyedDice(1)).state
    actions = turn(state)[0]
    assert actions[-1] == Strike("blue-1-1", "blue-1")


def test_the_frenzied_spare_those_who_maddened_them() -> None:
    state = draw("""
        board
        ..........
        ..........
        ..........
        pieces
        red-1    mage    red  5,1
        red-1-1  witch   red  3,1
        blue-1   mage    blue 9,1
        blue-1-1 cavalry blue 4,1 effects=frenzy:1:1:red-1
        turns
        red-1* blue-1
    """)
    state = ENGINE.apply(state, EndTurn("red-1"), KeyedDice(1)).state
    decision = RULES.decision(state)
    assert decision is not None
    assert decision.kind == "frenzy"
    targets = {action.target for action in turn(state)[0] if isinstance(action, Strike)}
    assert targets <= {"blue-1"}


def test_it_maddens_the_champion_among_its_own() -> None:
    state = draw("""
        board
        .....x........
        .....x........
        .....x........
        pieces
        red-1    mage    red  2,1 skills=fire_magic:2 spells=frenzy willpower=9
        red-1-1  phalanx red  4,1
        blue-1   mage    blue 9,1 hp=5
        blue-1-1 dragoon blue 8,1
        turns
        red-1* blue-1
    """)
    assert turn(state)[0][0] == Cast("red-1", "frenzy", "C", (8, 1))


def test_lightning_goes_through_the_most() -> None:
    state = draw("""
        board
        ...x..........
        ...x..........
        ...x..........
        pieces
        red-1    priest  red  2,1 skills=air_magic:2 spells=chain_lightning willpower=8
        blue-1   fighter blue 8,1 knowledge=0
        blue-1-1 pikeman blue 7,0
        blue-1-2 pikeman blue 5,0
        blue-1-3 pikeman blue 10,1
        turns
        red-1* blue-1
    """)
    actions, _ = turn(state)
    assert isinstance(actions[0], Cast)
    aims = [action.at for action in actions if isinstance(action, Aim)]
    assert {actions[0].at, *aims} == {(8, 1), (7, 0), (5, 0), (10, 1)}


def test_it_burns_those_who_cannot_walk_out_of_the_fire() -> None:
    state = draw("""
        board
        ..............
        ..............
        ..............
        pieces
        red-1    mage    red  2,1 skills=fire_magic:1 spells=burn
        blue-1   fighter blue 7,1 effects=sleep
        blue-1-1 pikeman blue 7,0 effects=sleep hp=2
        blue-1-2 pikeman blue 7,2 effects=sleep
        turns
        red-1* blue-1
    """)
    actions = turn(state)[0]
    burnt = {action.at for action in actions if isinstance(action, Cast | Aim)}
    assert {(7, 0), (7, 1)} <= burnt


def test_it_rallies_the_wounded_when_there_is_nobody_to_strike() -> None:
    state = far("red-1 barbarian red 1,2 hp=5", "red-1-1 swordsman red 2,2 hp=4", "red-1-2 swordsman red 1,1 hp=6")
    assert Rally("red-1") in turn(state)[0]


def test_it_does_not_rally_the_whole() -> None:
    state = far("red-1 barbarian red 1,2", "red-1-1 swordsman red 2,2")
    assert Rally("red-1") not in turn(state)[0]


def test_a_sleeping_commander_leaves_its_units_to_act_and_ends_its_turn() -> None:
    state = far("red-1 barbarian red 1,2 effects=sleep", "red-1-1 swordsman red 6,2 effects=sleep")
    assert turn(state)[0] == [EndTurn("red-1")]


def test_nobody_ends_its_turn_in_the_fire_without_need() -> None:
    state = draw("""
        board
        .........
        .........
        .........
        pieces
        red-1    fighter red  2,1 hp=2
        blue-1   mage    blue 8,1
        fields
        blue-1 cells=2,1>2,0>2,2
        turns
        red-1* blue-1
    """)
    assert cell(turn(state)[1], "red-1")[0] != 2


def test_it_drains_the_caster_it_cannot_hurt() -> None:
    state = draw("""
        board
        ....xx......
        ....xx......
        ....xx......
        pieces
        red-1    mage    red  2,1 mp=8 skills=fire_magic:1 spells=mp_drain willpower=8
        blue-1   priest  blue 7,1 knowledge=2 skills=life_magic:3
        turns
        red-1* blue-1
    """)
    assert ("mp_drain", "B") in casts(turn(state)[0])


@pytest.mark.parametrize("opponent", [STEADY, SILENT], ids=["casting", "silent"])
def test_whoever_has_no_taste_for_magic_never_casts(opponent: Opponent) -> None:
    state = far("red-1 priest red 1,2 spells=heal", "red-1-1 footman red 3,2 hp=3")
    assert bool(casts(turn(state, opponent)[0])) is (opponent is STEADY)
