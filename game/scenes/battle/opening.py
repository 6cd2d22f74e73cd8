"""A battle out of its document: its setup found again, its session, and its log; nothing here needs a window."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.campaign.document import Record
from game.campaign.record import resume
from game.campaign.seal import seal
from game.content.catalog import Catalog
from game.core.engine import Engine
from game.core.ids import Side
from game.core.session import Session
from game.i18n import _
from game.rules.commander.position import marks
from game.rules.commander.rules import CommanderRules
from game.scenes.battle.maps import picture_of, plain_picture
from game.scenes.battle.setup import HUMAN, Setup, sides_in, usual_personality
from game.ui.figures.dyes import SIDES
from game.ui.sentences import side_name
from game.ui.sentences_log import Teller, Told


@dataclass(frozen=True, slots=True)
class Opened:
    """A battle to be gone on with: `told` are the log's lines so far, `notes` sentences about what is not as it was,
    `seconds` the time it was played."""

    setup: Setup
    session: Session
    told: tuple[Told, ...] = ()
    notes: tuple[str, ...] = ()
    seconds: int = 0


def open_record(record: Record, catalog: Catalog, folders: Sequence[Path]) -> Opened:
    """The battle a document leaves; its map is looked for in folders of maps.

    Raises ValueError, with a sentence, if it cannot be gone on with, Refused if there is no picture even of the ground.
    """
    content, start = catalog.commander, record.start
    resumed = resume(record, Engine(CommanderRules(content)), catalog, marks(content.terrain))
    session = resumed.session
    if strangers := [side for side in sides_in(session.start) if side not in SIDES]:
        raise ValueError(_("there is no side '{side}' in this game").format(side=strangers[0]))
    players, notes = _players(record, session, catalog)
    picture = picture_of(start.map_file, start.map_hash, folders, content)
    if picture is None and start.map_hash:
        notes.append(_("The map is not there as it was: the bare ground is shown."))
    entries = session.history  # this plays the past again
    if why := resumed.note or session.forgotten:
        notes.append(_("What happened before is lost ({why}); the battle goes on from where it stood.").format(why=why))
    setup = Setup(
        start.name,
        "",
        picture or plain_picture(session.start.board, folders),
        session.start,
        start.map_hash,
        players,
        start.seed,
        start.map_file,
        start.salt,
        start.chronicle,
    )
    told = [line for entry in entries for line in Teller(content, entry.before).tell(entry.events)]
    return Opened(setup, session, tuple(told), tuple(notes), record.about.seconds)


def sealed_line(setup: Setup) -> tuple[Told, ...]:
    """The log's first line: what the seed is sealed with, for whoever wants to see at the end that it was this one."""
    if not setup.salt:
        return ()
    digits = seal(setup.seed, setup.salt)
    words = _("The dice of this battle are settled and sealed: {seal}.")
    return (Told(words.format(seal=digits), short=words.format(seal=f"{digits[:16]}\u2026")),)


def _players(record: Record, session: Session, catalog: Catalog) -> tuple[Mapping[Side, str], list[str]]:
    """Who plays each side; whoever is not known any more gives way to the usual one, with a note."""
    players: dict[Side, str] = {}
    notes: list[str] = []
    for side in sides_in(session.start):
        player = record.start.players.get(side, HUMAN)
        if player != HUMAN and player not in catalog.personalities:
            usual = usual_personality(catalog)
            words = _("There is no computer player '{old}' any more: {side} is played by '{new}'.")
            name = catalog.personalities[usual].name
            notes.append(words.format(old=player, side=side_name(side), new=name))
            player = usual
        players[side] = player
    return players, notes
