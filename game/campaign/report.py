"""From a battle that is over to the one action that tells the campaign of it."""

from collections.abc import Mapping, Sequence

from game.campaign.actions import Return
from game.campaign.experience import awards, total
from game.content.models.camp import CampaignNumbers
from game.core.entity import Allegiance, Named, Verdict, Vitals
from game.core.ids import BATTLE, EntityId, Side
from game.core.session import Entry
from game.core.state import State
from game.rules.commander.components import Armament, Following, Magic
from game.rules.commander.events import Fell
from game.rules.commander.models import CommanderContent

Outcome = str
"""`won`, `lost` or `drawn`."""


def outcome(state: State, side: Side) -> Outcome:
    """How a battle ended for a side. Raises KeyError for one that is not over."""
    winner = state.row(Verdict).winner
    return "drawn" if not winner else "won" if winner == side else "lost"


def report(
    history: Sequence[Entry],
    side: Side,
    people: Mapping[EntityId, EntityId],
    levels: Mapping[EntityId, int],
    content: CommanderContent,
    numbers: CampaignNumbers,
) -> Return:
    """What a side's people bring home: `people` says who each commander of the battle is, in the order in which they
    went. A commander who fell is carried home with 1 HP (rule book 11)."""
    state = history[-1].after
    earned = awards(history, levels, numbers)
    left = [
        (people[row.commander], state.row(Named, unit).kind, state.row(Vitals, unit).hp)
        for unit, row in state.table(Following).items()
        if row.commander in people and state.has(Vitals, unit) and not state.row(Armament, unit).summoned
    ]
    result = outcome(state, side)
    return Return(
        BATTLE,
        result,
        _plunder(history, side, content, numbers) if result == "won" else 0,
        tuple(total(earned.get(one, ())) for one in people),
        tuple(state.row(Vitals, one).hp if state.has(Vitals, one) else 1 for one in people),
        tuple(state.row(Magic, one).mp for one in people),
        tuple(leader for leader, _, _ in left),
        tuple(kind for _, kind, _ in left),
        tuple(hp for _, _, hp in left),
    )


def _plunder(history: Sequence[Entry], side: Side, content: CommanderContent, numbers: CampaignNumbers) -> int:
    """The gold that destroyed units of enemies leave."""
    start, end = history[0].before, history[-1].after
    friends = {piece for piece, row in start.table(Allegiance).items() if row.side == side}
    fallen = {event.piece for entry in history for event in entry.events if isinstance(event, Fell)} - friends
    kinds = [end.row(Named, piece).kind for piece in sorted(fallen)]
    return sum(content.units[kind].price // numbers.plunder for kind in kinds if kind in content.units)
