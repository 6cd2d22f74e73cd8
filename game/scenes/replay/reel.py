"""A battle to be watched again: played from its record step by step, as far as it comes out as recorded."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from game.campaign.document import Line, Record, record_of
from game.campaign.reading import read_record
from game.campaign.record import beginning
from game.campaign.shelf import small, unwatchable
from game.content.catalog import Catalog
from game.core.codec import Unreadable
from game.core.dice import KeyedDice
from game.core.engine import Engine, Refusal
from game.core.entity import Round
from game.core.ids import Side
from game.core.notation import read_action
from game.core.session import Entry, Session
from game.core.state import State
from game.i18n import _
from game.maps.picture import MapPicture
from game.rules.commander.position import marks
from game.rules.commander.rules import CommanderRules
from game.scenes.battle.maps import picture_of, plain_picture
from game.scenes.battle.setup import Setup, sides_in
from game.ui.figures.dyes import SIDES


@dataclass
class Reel:
    """What is watched. `entries` are the steps that are known, `begin` the first; `left` the lines that are still to be
    played, the next one last; `note` is a sentence on what cannot be shown; `text` makes the small document."""

    name: str
    picture: MapPicture
    engine: Engine
    start: State
    seed: int
    players: Mapping[Side, str]
    map_hash: str
    text: Callable[[], str]
    entries: list[Entry]
    left: list[Line] = field(default_factory=list)
    same_content: bool = True
    note: str = ""

    @property
    def whole(self) -> int:
        """How many steps there are, known or not."""
        return len(self.entries) + len(self.left)

    @property
    def sides(self) -> tuple[Side, ...]:
        """The sides in the order in which the game names them."""
        return sides_in(self.start)

    def state(self, steps: int) -> State:
        """The state after so many steps, which must be known."""
        return self.entries[steps - 1].after if steps else self.start

    def round(self, steps: int) -> int:
        """The round after so many steps, the first one before the battle began."""
        return max(1, self.state(steps).row(Round).number)

    def wind(self) -> bool:
        """Play one more line; whether that led on. What comes out otherwise than recorded ends the reel before it."""
        if not self.left:
            return False
        line, before = self.left.pop(), self.state(len(self.entries))
        try:
            action = read_action(line.action, self.engine.rules.actions)
            outcome = self.engine.apply(before, action, KeyedDice(self.seed))
        except (Unreadable, Refusal):
            return self._break()
        if outcome.state.digest() != line.digest:
            return self._break()
        self.entries.append(Entry(action, before, outcome.events, outcome.state))
        return True

    def _break(self) -> bool:
        """Nothing further can be shown."""
        self.left.clear()
        words = (
            _("It breaks off after step {n}: from there on it does not come out as recorded.")
            if self.same_content
            else _("It breaks off after step {n}: it was recorded with other content than is loaded now.")
        )
        self.note = words.format(n=len(self.entries))
        return False

    def setup(self, steps: int, players: Mapping[Side, str], seed: int) -> Setup:
        """A battle that goes on from after so many steps."""
        return Setup(self.name, "", self.picture, self.state(steps), self.map_hash, players, seed)


def reel_of(session: Session, setup: Setup, text: Callable[[], str]) -> Reel:
    """The reel of a battle that has just been played; `text` makes its small document."""
    entries = list(session.history)
    start, seed = session.start, session.seed
    return Reel(setup.name, setup.picture, session.engine, start, seed, setup.players, setup.map_hash, text, entries)


def reel_of_battle(session: Session, setup: Setup, catalog: Catalog) -> Reel:
    """The same, with the small document made when it is asked for."""

    def text() -> str:
        return record_of(session, setup.setting(catalog), marks(catalog.commander.terrain), events=False).text()

    return reel_of(session, setup, text)


def reel_from(record: Record, catalog: Catalog, folders: Sequence[Path]) -> Reel:
    """The reel of a record, at its first step; its map is looked for in folders of maps, the last one first.

    Raises ValueError, with a sentence, if nothing of it can be shown.
    """
    content, start = catalog.commander, record.start
    if start.rules != "commander":
        raise ValueError(unwatchable())
    same = start.content_hash == catalog.hash
    try:
        session = beginning(record, Engine(CommanderRules(content)), marks(content.terrain))
        if session.state.digest() != record.lines[0].digest:
            raise ValueError(_("it does not come out as recorded"))
        if strangers := [side for side in sides_in(session.start) if side not in SIDES]:
            raise ValueError(_("there is no side '{side}' in this game").format(side=strangers[0]))
    except ValueError as fault:
        raise ValueError(str(fault) if same else _("it was recorded with other content than is loaded now")) from None
    found = picture_of(start.map_file, start.map_hash, folders, content)
    picture = found or plain_picture(session.start.board, folders)
    left = list(reversed(record.lines[1:]))
    reel = reel_of(
        session, Setup(start.name, "", picture, session.start, start.map_hash, start.players, start.seed), str
    )
    return replace(reel, text=small(record).text, left=left, same_content=same)


def reel_at(path: Path | None, catalog: Catalog | None, folders: Sequence[Path]) -> Reel:
    """The reel of the record in a file. Raises Refused or ValueError, with sentences, if it cannot be shown."""
    if path is None or catalog is None:
        raise ValueError(_("There is no record to be shown."))
    record = read_record(path)
    try:
        return reel_from(record, catalog, folders)
    except ValueError as fault:
        raise ValueError(f"{path}: {fault}") from None
