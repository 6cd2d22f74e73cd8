"""The computer player counts of a spell what the rules leave of it: drawn positions, each with what it does."""

from game.ai.search import Opponent
from game.content.loader import load_catalog
from game.core.state import State
from game.paths import content_folder
from game.rules.commander.actions import Cast
from tests.helpers.battle import RULES, draw

STEADY = Opponent(RULES, load_catalog([content_folder()])[0].personalities["steady"])


def asleep_before_the_fire(skills: str) -> State:
    """A mage with Burn before sleepers of a troop whose commander has these skills."""
    return draw(f"""
        board
        ..............
        ..............
        ..............
        pieces
        red-1    mage    red  2,1 skills=fire_magic:1 spells=burn
        blue-1   fighter blue 7,1 effects=sleep {skills}
        blue-1-1 pikeman blue 7,0 effects=sleep hp=2
        blue-1-2 pikeman blue 7,2 effects=sleep
        turns
        red-1* blue-1
    """)


def test_it_lights_a_fire_under_sleepers() -> None:
    assert isinstance(STEADY.choose(asleep_before_the_fire("")), Cast)


def test_it_lights_no_fire_under_those_whose_resistance_takes_all_of_it() -> None:
    assert not isinstance(STEADY.choose(asleep_before_the_fire("skills=resistance:3")), Cast)
