"""Battles with casters on every side, played at random or by the computer, and checked after every action."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from game.ai.search import Opponent
from game.content.catalog import personality
from game.content.loader import load_catalog
from game.core.action import Action
from game.core.session import Session
from game.core.state import State
from game.paths import content_folder
from game.rules.commander.setup import CommanderStart
from game.rules.commander.start import first_state
from tests.helpers.battle import CONTENT, ENGINE, RULES
from tests.helpers.invariants import LONGEST, assert_end_sound, assert_sound, assert_text_sound
from tests.helpers.random_battle import choose, start

Chooser = Callable[[Random, State], Action]
_SPELLS = 4


def casters(seed: int) -> State:
    """The state before `Begin` of a random battle in which every commander has two schools and spells of them."""
    pick = Random(f"casters {seed}")
    drawn = start(seed)
    return first_state(replace(drawn, commanders=tuple(_taught(pick, one) for one in drawn.commanders)), CONTENT)


def _taught(pick: Random, one: CommanderStart) -> CommanderStart:
    schools = pick.sample([id_ for id_, skill in sorted(CONTENT.skills.items()) if skill.school], 2)
    taught = {CONTENT.skills[id_].school for id_ in schools}
    known = [id_ for id_, spell in sorted(CONTENT.spells.items()) if spell.school in taught]
    skills = tuple(sorted((id_, pick.randint(2, 3)) for id_ in schools))
    attributes = (pick.randint(0, 3), pick.randint(0, 3), pick.randint(3, 7), pick.randint(1, 4))
    return replace(one, skills=skills, spells=tuple(pick.sample(known, _SPELLS)), attributes=attributes)


def computer() -> Chooser:
    """The game's own opponent; chance has no part in it."""
    opponent = Opponent(RULES, personality(load_catalog([content_folder()])[0], "steady"))

    def decide(_: Random, state: State) -> Action:
        return opponent.choose(state)

    return decide


def play_and_check(seed: int, decide: Chooser = choose) -> Session:
    """Play a battle of casters to its end; after every action all is sound, and the state reads back from its text."""
    session, pick = Session(ENGINE, casters(seed), seed), Random(seed)
    while session.decision is not None:
        session.commit(decide(pick, session.state))
        assert_sound(session.state)
        assert_text_sound(session.state)
        assert len(session.history) < LONGEST
    assert_end_sound(session.state)
    return session
