"""Going to another moment of a battle: whether that is allowed, what is asked before, and doing it."""

from game.core.session import Line
from game.i18n import _, ngettext
from game.scenes.battle.match import Match
from game.scenes.battle.setup import HUMAN
from game.scenes.chronicle.lanes import Lane
from game.ui.sentences import side_name
from game.ui.theme import Theme
from game.ui.widgets import Dialog


def here_already(lane: Lane, number: int) -> bool:
    """Whether a moment is the present one."""
    return lane.place == 0 and max(1, number) == lane.end


def refusal(match: Match, lane: Lane, number: int) -> str:
    """Why one cannot go to a moment, as a sentence; "" if one can."""
    session = match.session
    if session.rewinding or here_already(lane, number):
        return ""
    if lane.place:
        return _("Going back is off in this battle, so this line can only be looked at.")
    steps = session.history[max(1, number) :]
    if any(step.barrier for step in steps):
        return _(
            "Going back is off in this battle: dice were rolled since then. What was done after the last roll can "
            "still be taken back."
        )
    now = match.decision
    for step in steps:
        then = match.rules.decision(step.before)
        if now is None or then is None or then.side != now.side:
            return _("Going back is off in this battle: another side has decided since then.")
    return ""


def question(theme: Theme, match: Match, lane: Lane, number: int) -> Dialog:
    """Asks, once, whether to go to a moment, and says what becomes of what is left."""
    length = max(1, number)
    if lane.place == 0:
        title = _("Go back to this moment?")
        gone = lane.end - length
    elif length == lane.end:
        title = _("Take up this line again?")
        gone = len(match.session.history) - lane.first
    else:
        title = _("Take up this line at this moment?")
        gone = len(match.session.history) - lane.first
    if match.session.rewinding:
        kept = ngettext(
            "{n} step is left behind and kept as a line of its own: you can come back to it at any time.",
            "{n} steps are left behind and kept as a line of their own: you can come back to them at any time.",
            gone,
        )
    else:
        kept = ngettext(
            "{n} step that rolled no dice is taken back.", "{n} steps that rolled no dice are taken back.", gone
        )
    words = [kept.format(n=gone)] if gone else []
    words.append(_next_to_decide(match, lane, length))
    return Dialog(theme, title, (("go", _("Go there")), ("stay", _("Not yet"))), "\n".join(words))


def _next_to_decide(match: Match, lane: Lane, length: int) -> str:
    decision = match.rules.decision(lane.state(length))
    if decision is None:
        return _("There the battle is over.")
    side = side_name(decision.side)
    if match.setup.players.get(decision.side, HUMAN) == HUMAN:
        return _("{side} decides there.").format(side=side)
    return _("{side} decides there, by the computer.").format(side=side)


def go(match: Match, lane: Lane, number: int) -> Line:
    """Go to a moment that is allowed; returns the line that was the present one until now."""
    session, length = match.session, max(1, number)
    before = tuple(session.history)
    if lane.place:
        session.take(lane.place - 1, length)
    elif session.rewinding:
        session.rewind(length)
    else:
        while len(session.history) > length and match.undo():
            pass
    match.gone_back()
    return before
