"""Keeping a quiz that is not finished."""

from datetime import UTC, datetime

from game.campaign.components import Identity, Quiz
from game.campaign.document import About, Setting, record_of
from game.campaign.quiz.course import due
from game.campaign.saves import QUICK
from game.campaign.starts import HERO
from game.content.problems import Refused
from game.core.session import Session
from game.i18n import _
from game.rules.commander.position import marks
from game.scenes.context import Context
from game.scenes.quiz.question_head import where_words


def keep(context: Context, session: Session) -> tuple[bool, str]:
    """Save the quiz at once; whether that worked, and a sentence on it."""
    if context.saves is None or context.catalog is None:
        return False, _("There is no folder for saves.")
    catalog, state = context.catalog, session.state
    ids = tuple(catalog.quiz)
    question = due(state.row(Quiz, HERO).answers, catalog.quiz) or ids[-1]
    _words, at, _count = where_words(question, ids)
    about = About(
        kind="quiz",
        hero=state.row(Identity, HERO).name,
        place=_("Quiz"),
        date=datetime.now(UTC).isoformat(timespec="seconds"),
        round=at + 1,
    )
    setting = Setting("quiz", catalog.hash, packs=catalog.packs, rules="campaign")
    record = record_of(session, setting, marks(catalog.commander.terrain), about=about)
    try:
        context.saves.save(QUICK, record)
    except (OSError, Refused, ValueError) as fault:
        return False, _("The quiz could not be saved ({why}).").format(why=fault)
    return True, _("The quiz is saved.")
