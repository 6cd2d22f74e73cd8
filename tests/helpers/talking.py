"""Companies that walk a campaign's road and hold every talk that comes up, by the campaign's own rules."""

from collections.abc import Callable, Iterator

from game.campaign.actions import March, Return, Say, Talk
from game.campaign.components import Company, Condition, Identity, Talking
from game.campaign.sheet import Sheet
from game.campaign.starts import HERO, campaign_start
from game.content.models.talks import Line
from game.core.action import Action
from game.core.dice import KeyedDice
from game.core.ids import BATTLE
from game.core.state import State
from tests.helpers.battle import CATALOG
from tests.helpers.campaigns import CAMP_ENGINE, enlisted

Choose = Callable[[str, str, Line], int]
"""Which answer to give, of a talk's line."""


def set_out(campaign: str) -> State:
    """A company of the game's own on the first day of a campaign's road."""
    made = enlisted(1)
    return campaign_start(campaign, "standard", made.row(Identity, HERO), made.row(Sheet, HERO), CATALOG)


def walked(campaign: str, choose: Choose) -> State:
    """The state after the last camp of the road, every talk held as soon as it can be, every battle won."""
    state = set_out(campaign)
    for step in CATALOG.campaigns[campaign].road:
        while (id_ := next(_open(state), None)) is not None:
            state = _talked(state, id_, choose)
        state = _won(state, step.id)
    return state


def _open(state: State) -> Iterator[str]:
    """The talks that can be held now."""
    candidates = CAMP_ENGINE.rules.candidates(state, BATTLE)
    return (action.talk for action in candidates if isinstance(action, Talk))


def _talked(state: State, id_: str, choose: Choose) -> State:
    """The state after a talk."""
    talks = CATALOG.campaigns[state.row(Company).campaign].talks
    state = _after(state, Talk(BATTLE, id_))
    while (talking := state.get(Talking)) is not None:
        line = talks[id_].lines[talking.line]
        state = _after(state, Say(BATTLE, choose(id_, talking.line, line)))
    return state


def _won(state: State, step: str) -> State:
    """The state after a step was won without anybody's being hurt, troops left at home."""
    people = tuple(state.table(Sheet))
    state = _after(state, March(BATTLE, step, people))
    conditions = [state.row(Condition, one) for one in people]
    hp, mp = tuple(one.hp for one in conditions), tuple(one.mp for one in conditions)
    return _after(state, Return(BATTLE, "won", 0, (0,) * len(people), hp, mp, (), (), ()))


def _after(state: State, action: Action) -> State:
    return CAMP_ENGINE.apply(state, action, KeyedDice(0)).state
