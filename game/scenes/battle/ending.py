"""The end of a battle: its record is kept, and its result is shown, from where it can be watched or played again."""

from collections.abc import Callable
from dataclasses import replace

from game import paths
from game.i18n import _
from game.scenes.battle.match import Match
from game.scenes.battle.records import keep
from game.scenes.battle.setup import Setup
from game.scenes.context import Context
from game.scenes.replay.reel import reel_of_battle
from game.scenes.replay.scene import Replay
from game.scenes.result import Result, summary_of
from game.scenes.stack import Scene


def result_of(context: Context, match: Match, begin: Callable[[Setup], Scene]) -> Result:
    """The result of a battle that is over; `begin` makes a battle."""
    setup, session = match.setup, match.session
    summary = summary_of(session.start, match.state, _keep_record(match), session.history)
    summary = replace(summary, seed=setup.seed, salt=setup.salt, notes=_notes(match))

    def watch() -> Scene:
        if context.catalog is None:
            raise ValueError("a replay needs content")
        return Replay(context, reel_of_battle(session, setup, context.catalog), begin)

    return Result(context, summary, lambda: begin(setup.reseeded()), watch)


def _notes(match: Match) -> tuple[str, ...]:
    """Whether one went back in the battle, where that was allowed."""
    if match.session.rewound:
        return (_("The chronicle was used: the battle was gone back in."),)
    return (_("The chronicle was allowed and was not used."),) if match.session.rewinding else ()


def _keep_record(match: Match) -> str:
    """Keep the record among the player's own; a sentence if that failed, else nothing."""
    try:
        keep(match.record(), paths.records_folder())
    except OSError as error:
        return _("The record of this battle could not be kept ({why}).").format(why=error.strerror or error)
    return ""
