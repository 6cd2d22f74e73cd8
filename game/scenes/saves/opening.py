"""What a save holds, ready to be gone on with: a battle, or a campaign with whatever is fought in it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.campaign.components import Away
from game.campaign.document import Record
from game.campaign.engines import engines
from game.campaign.record import engine_for, resume
from game.content.catalog import Catalog
from game.core.ids import BATTLE
from game.core.session import Session
from game.i18n import _
from game.rules.commander.position import marks
from game.scenes.battle.opening import Opened, open_record
from game.scenes.stack import Scene


@dataclass(frozen=True, slots=True)
class OpenedCampaign:
    """A campaign, or the quiz before one: `record` is its whole document, `session` its session, `battle` what is being
    fought in it, `notes` are sentences about what is not as it was."""

    record: Record
    session: Session
    battle: Opened | None = None
    notes: tuple[str, ...] = ()


AnyOpened = Opened | OpenedCampaign
Opener = Callable[[AnyOpened], Scene]
"""Makes the scene in which it goes on. Raises ValueError, with a few words on why, if there is none for it."""


def open_any(record: Record, catalog: Catalog, folders: Sequence[Path]) -> AnyOpened:
    """What a document leaves; maps are looked for in these folders.

    Raises ValueError, with a sentence, if it cannot be gone on with, Refused if there is no picture even of the ground.
    """
    if record.start.rules == "commander":
        return open_record(record, catalog, folders)
    engine, letters = engine_for(record, engines(catalog)), marks(catalog.commander.terrain)
    resumed = resume(record, engine, catalog, letters)
    session, notes = resumed.session, []
    battle = open_record(record.battle, catalog, folders) if record.battle else None
    if battle and not session.state.has(Away, BATTLE):
        raise ValueError(_("there is a battle in it that nobody has gone into"))
    _past = session.history  # this plays the past again
    if why := resumed.note or session.forgotten:
        words = _("What happened before is lost ({why}); the campaign goes on from where it stood.")
        notes.append(words.format(why=why))
    return OpenedCampaign(record, session, battle, tuple(notes))
