"""The pictures of the chronicle: a battle at the ford that was gone back in twice, and its page."""

from collections.abc import Callable, Mapping

from game.ai.search import Opponent
from game.content.catalog import Catalog
from game.scenes.battle.scene import Battle
from game.ui.intents import Chronicle, Confirm, Cursor, Details, Intent, Log, Zoom

_BACK, _ON = 14, 11
"""How many steps the battle is gone back, and how many others then follow."""
_FARTHER = 12
"""How many steps before that it is gone back to the next time."""
_NATURE = "bold"
"""Who plays on."""


def chronicle_states(battle: Callable[[], Battle], catalog: Catalog) -> Mapping[str, Callable[[], Battle]]:
    """Every picture by name, with what makes it out of a battle that is under way."""

    def page(*intents: Intent, rewinding: bool = True) -> Battle:
        scene = battle()
        if rewinding:
            _branch(scene, catalog)
        for intent in (Chronicle(), *intents):
            scene.handle(intent)
        return scene

    rolled = [Cursor(-1, 0)] * 3
    return {
        "chronicle-now": page,
        "chronicle-step": lambda: page(Zoom(-1), *rolled),
        "chronicle-branch": lambda: page(Cursor(0, 1), Cursor(0, 1), *rolled),
        "chronicle-question": lambda: page(*rolled, Confirm()),
        "chronicle-off": lambda: page(Zoom(-1), Confirm(), rewinding=False),
        "chronicle-compare": lambda: page(Details()),
        "chronicle-log": lambda: page(*rolled, Log()),
    }


def _branch(scene: Battle, catalog: Catalog) -> None:
    """Go back twice: once somebody else plays on, once all but the first step is done as before."""
    session = scene.match.session
    session.rewinding = True
    session.rewind(len(session.history) - _BACK)
    opponent = Opponent(scene.match.rules, catalog.personalities[_NATURE])
    for _ in range(_ON):
        scene.advance(opponent.choose(scene.match.state))
    again = [entry.action for entry in session.history[-_FARTHER + 1 :]]
    session.rewind(len(session.history) - _FARTHER)
    for action in again:
        if scene.match.rules.explain(session.state, action) is None:
            scene.advance(action)
