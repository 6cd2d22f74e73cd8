"""The computer player on drawn positions: what it must see, one sentence each."""

import pytest

from game.ai.blows import Blows
from game.ai.doom import Doom
from game.ai.search import Opponent
from game.content.catalog import personality
from game.content.loader import load_catalog
from game.core.action import Action
from game.core.dice import KeyedDice
from game.core.entity import Position
from game.core.grid import distance
from game.core.ids import EntityId
from game.core.state import State
from game.paths import content_folder
from game.rules.commander.actions import EndTurn, Move, Regroup, Strike, Wait
from game.rules.commander.components import Commanding
from tests.helpers.battle import CONTENT, ENGINE, RULES, cell, draw

CATALOG = load_catalog([content_folder()])[0]
STEADY = Opponent(RULES, CATALOG.personalities["steady"])
NATURES = sorted(CATALOG.personalities)


def turn(state: State, opponent: Opponent = STEADY, seed: int = 1) -> tuple[list[Action], State]:
    """What the computer does with the turn that is running, and the state after it."""
    actions: list[Action] = []
    dice = KeyedDice(seed)
    decision = RULES.decision(state)
    assert decision is not None
    running = decision.actors[0]
    while (decision := RULES.decision(state)) is not None and running in decision.actors:
        action = opponent.choose(state)
        actions.append(action)
        if isinstance(action, EndTurn):
            return actions, state
        state = ENGINE.apply(state, action, dice).state
    return actions, state


def strikes(actions: list[Action]) -> list[tuple[EntityId, EntityId]]:
    return [(action.actor, action.target) for action in actions if isinstance(action, Strike)]


def test_it_finishes_the_wounded_before_it_wounds_the_whole() -> None:
    state = draw("""
        board
        ................
        ................
        ................
        pieces
        red-1   knight   red  0,1
        red-1-1 footman  red  3,1
        blue-1  mage     blue 15,1
        blue-1-1 footman blue 4,0 hp=1
        blue-1-2 footman blue 4,2
        turns
        red-1* blue-1
    """)
    assert strikes(turn(state)[0])[0][1] == "blue-1-1"


@pytest.mark.parametrize("nature", NATURES)
def test_it_ends_the_battle_when_a_blow_can_fell_the_last_commander(nature: str) -> None:
    state = draw("""
        board
        .......
        .......
        .......
        pieces
        red-1   mage     red  0,0 spells=-
        red-1-1 cavalry  red  2,1
        blue-1  mage     blue 5,1 hp=2
        blue-1-1 footman blue 3,1 hp=1
        turns
        red-1* blue-1
    """)
    opponent = Opponent(RULES, personality(CATALOG, nature))
    assert ("red-1-1", "blue-1") in strikes(turn(state, opponent)[0])


def test_it_uses_an_advantage_where_it_has_the_choice() -> None:
    state = draw("""
        board
        ................
        ................
        ................
        pieces
        red-1   warrior  red  0,1
        red-1-1 pikeman  red  3,1
        blue-1  mage     blue 15,1
        blue-1-1 cavalry blue 4,0
        blue-1-2 footman blue 4,2
        turns
        red-1* blue-1
    """)
    assert strikes(turn(state)[0])[0] == ("red-1-1", "blue-1-1")


def test_of_two_squares_to_strike_from_it_takes_the_forest() -> None:
    state = draw("""
        board
        ##########
        ##..f#####
        ##.#.....#
        ##....####
        ##########
        pieces
        red-1   barbarian red  2,2
        red-1-1 swordsman red  2,1
        blue-1  mage     blue 8,2
        blue-1-1 footman blue 4,2
        turns
        red-1* blue-1
    """)
    actions, after = turn(state)
    assert ("red-1-1", "blue-1-1") in strikes(actions)
    assert cell(after, "red-1-1") == (4, 1)


def test_it_does_not_strike_where_no_strike_can_land() -> None:
    state = draw("""
        board
        ....
        ....
        pieces
        red-1   fighter red  0,0 offence=0
        red-1-1 phalanx red  1,1
        blue-1  fighter blue 3,0 armour=1
        blue-1-1 phalanx blue 2,1
        turns
        red-1* blue-1
    """)
    assert ("red-1-1", "blue-1-1") not in strikes(turn(state)[0])


def test_it_keeps_its_commander_from_a_square_where_one_blow_is_certain_death() -> None:
    state = draw("""
        board
        ...............
        ...............
        ...............
        pieces
        red-1   mage     red  6,1
        blue-1  knight   blue 14,1 offence=5
        turns
        red-1* blue-1
    """)
    knight = RULES.content.classes["knight"]
    after = turn(state)[1]
    x, y = cell(after, "red-1")
    assert (14 - x) + abs(1 - y) > knight.move + 1


@pytest.mark.parametrize(("phalanx", "doomed"), [("done", False), ("", True)])
def test_only_pieces_that_stay_shield_the_commander(phalanx: str, doomed: bool) -> None:
    state = draw(f"""
        board
        ##########
        ..........
        ##########
        pieces
        red-1   mage     red  0,1
        red-1-1 phalanx  red  2,1 {phalanx}
        blue-1  knight   blue 6,1 offence=5
        turns
        red-1* blue-1
    """)
    assert Doom(RULES, Blows(CONTENT), state, "red-1").at((0, 1), 10) is doomed


def test_far_from_any_enemy_units_stay_where_their_commander_serves_them() -> None:
    rows = "\n".join("." * 40 for _ in range(5))
    state = draw(f"""
        board
        {rows}
        pieces
        red-1   barbarian red  0,2
        red-1-1 swordsman red  1,1
        red-1-2 swordsman red  1,2
        red-1-3 swordsman red  1,3
        blue-1  barbarian blue 39,2
        turns
        red-1* blue-1
    """)
    after = turn(state)[1]
    commander = cell(after, "red-1")
    assert commander != (0, 2)
    for unit in ("red-1-1", "red-1-2", "red-1-3"):
        x, y = cell(after, unit)
        assert abs(x - commander[0]) + abs(y - commander[1]) <= CONTENT.numbers.command_range


def test_it_walks_to_the_square_its_side_has_to_reach() -> None:
    state = draw("""
        board
        ............
        ............
        ............
        pieces
        red-1   knight   red  5,2
        red-1-1 cavalry  red  5,1
        blue-1  fighter  blue 0,0
        objectives
        goal red reach cells=11,1
        turns
        red-1* blue-1
    """)
    assert cell(turn(state)[1], "red-1-1") == (11, 1)


def test_walled_off_from_every_enemy_it_still_ends_its_turns() -> None:
    rows = [["."] * 64 for _ in range(64)]
    for y in range(64):
        rows[y][32] = "H"
    pieces = ["blue-1 knight blue 60,30"]
    for number in range(1, 11):
        y = number * 5
        pieces.append(f"red-{number} knight red 5,{y}")
        pieces += [f"red-{number}-{unit} cavalry red {5 + unit},{y}" for unit in (1, 2, 3)]
    order = " ".join(f"red-{n}{'*' if n == 1 else ''}" for n in range(1, 11))
    board = "\n".join("".join(row) for row in rows)
    state = draw("board\n" + board + "\npieces\n" + "\n".join(pieces) + f"\nturns\n{order} blue-1\n")
    dice = KeyedDice(1)
    for _ in range(10):
        actions, state = turn(state)
        assert isinstance(actions[-1], EndTurn)
        assert len(actions) <= 3 * 4 + 1
        state = ENGINE.apply(state, actions[-1], dice).state


def test_it_regroups_only_where_its_commander_serves() -> None:
    state = draw("""
        board
        ........
        ........
        ........
        pieces
        red-1   knight   red  2,1
        red-1-1 cavalry  red  4,1
        blue-1  mage     blue 5,1 hp=1
        blue-2  knight   blue 7,2
        turns
        red-1* blue-1 blue-2
    """)
    action: Action = Strike("red-1-1", "blue-1")
    state = ENGINE.apply(state, action, KeyedDice(3)).state
    decision = RULES.decision(state)
    assert decision is not None
    assert decision.kind == "regroup"
    while (decision := RULES.decision(state)) is not None and decision.kind == "regroup":
        action = STEADY.choose(state)
        assert RULES.explain(state, action) is None
        if isinstance(action, Regroup):
            leader = state.row(Position, "red-1").cell
            assert distance(action.path[-1], leader) <= state.row(Commanding, "red-1").reach
        state = ENGINE.apply(state, action, KeyedDice(3)).state


def test_nothing_to_decide_is_an_error_not_a_hang() -> None:
    state = draw("""
        board
        ....
        pieces
        red-1  knight red  0,0
        blue-1 knight blue 3,0
    """)
    with pytest.raises(ValueError, match="nobody has to decide"):
        STEADY.choose(state)


def test_the_same_position_gets_the_same_answer_from_a_fresh_player() -> None:
    state = draw("""
        board
        ..f....
        .......
        ....f..
        pieces
        red-1   ranger   red  0,1
        red-1-1 bowman   red  1,1
        red-1-2 bowman   red  1,2
        blue-1  knight   blue 6,1
        blue-1-1 cavalry blue 5,1
        turns
        red-1* blue-1
    """)
    again = Opponent(RULES, CATALOG.personalities["steady"])
    assert turn(state) == turn(state, again)
    assert any(isinstance(action, Strike | Move | Wait) for action in turn(state)[0])
