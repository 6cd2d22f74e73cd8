"""A document played again: verified line by line, or gone on with (see `document` for its form)."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.campaign.document import Line, Record, Rules
from game.content.catalog import Catalog
from game.content.problems import did_you_mean
from game.core import codec
from game.core.action import Action, Begin
from game.core.codec import Unreadable
from game.core.engine import Engine, Refusal
from game.core.notation import read_action, read_state, state_text
from game.core.session import Entry, Past, Session
from game.core.state import State

_CALLED = (["Named"], ["Identity"])
"""Components whose `name` is what somebody is called, not the name of something in content."""
_NO_NAME = r'(?<!"name": )(?<!\\)'
"""A pattern: what follows is not such a name, nor the end of one with a quotation mark in it."""


def engine_for(record: Record, engines: Mapping[Rules, Engine]) -> Engine:
    """The engine of the rules a document was played by. Raises ValueError, with a sentence, if it is not there."""
    try:
        return engines[record.start.rules]
    except KeyError:
        raise ValueError(f"it was played by the rules '{record.start.rules}', which are not there") from None


def start_state(record: Record, components: Sequence[type], letters: Mapping[str, str]) -> State:
    """The state before `begin`. Raises Unreadable."""
    return read_state(record.start.state, letters, components)


def actions(lines: Sequence[Line], kinds: Sequence[type[Action]]) -> list[Action]:
    """The actions in order. Raises Unreadable."""
    return [read_action(line.action, kinds) for line in lines]


def verify(record: Record, engine: Engine, content_hash: str, letters: Mapping[str, str]) -> str | None:
    """Play the document again. The first difference as a sentence, or None if every digest and every event it keeps is
    equal."""
    if record.start.content_hash != content_hash:
        return "it was recorded with other content than is loaded now"
    try:
        session = beginning(record, engine, letters)
    except ValueError as fault:
        return str(fault)
    found = _compare(session, record)
    if found is None and state_text(session.state, letters) != record.snapshot:
        return "the snapshot at the end differs"
    return found


def verify_whole(
    record: Record, engines: Mapping[Rules, Engine], content_hash: str, letters: Mapping[str, str]
) -> str | None:
    """Play a document again, and the battle in it if it holds one, each by its own rules. The first difference as a
    sentence, or None."""
    for where, part in (("", record), ("the battle in it: ", record.battle)):
        if part is None:
            continue
        try:
            found = verify(part, engine_for(part, engines), content_hash, letters)
        except ValueError as fault:
            found = str(fault)
        if found is not None:
            return f"{where}{found}"
    return None


def beginning(record: Record, engine: Engine, letters: Mapping[str, str]) -> Session:
    """The session at the first line of a document. Raises ValueError, with a sentence, if it cannot be played."""
    try:
        start = start_state(record, engine.rules.components, letters)
    except Unreadable as fault:
        raise ValueError(f"it cannot be played: {fault}") from None
    broken = _broken_start(start, engine)
    if broken is not None:
        raise ValueError(f"it cannot be played: {broken}")
    if record.lines[0].action != Begin.verb + " " + Begin().actor:
        raise ValueError("line 1: the first action is 'begin'")
    return Session(engine, start, record.start.seed, rewinding=record.start.chronicle)


def _broken_start(start: State, engine: Engine) -> str | None:
    """What does not hold together in the state a document starts from; it may be one that has begun."""
    begun = engine.rules.explain(start, Begin()) is not None
    return engine.rules.unsound(start) if begun else engine.rules.incoherence(start)


def _compare(session: Session, record: Record) -> str | None:
    """Play a document's lines into a session that has begun, then its branches and what was undone."""
    found = _difference(session.history[0], record.lines[0], 1) or _follow(session, record.lines[1:], 2)
    if found is not None:
        return found
    try:
        for number, branch in enumerate(record.branches, start=1):
            if branch.shared > len(session.history):
                return f"branch {number} leaves the line where there is none"
            entries = session.add_line(branch.shared, actions(branch.lines, session.engine.rules.actions))
            for at, (entry, line) in enumerate(zip(entries, branch.lines, strict=True), start=branch.shared + 1):
                found = _difference(entry, line, at)
                if found is not None:
                    return f"branch {number}, {found}"
        kinds = session.engine.rules.actions
        session.add_undone([read_action(text, kinds) for text in record.undone])
    except Unreadable as fault:
        return f"it cannot be played: {fault}"
    except Refusal as refused:
        return f"a step that was left is refused ({refused.reason.id})"
    session.rewound = record.rewound
    return None


def _follow(session: Session, lines: Sequence[Line], first: int) -> str | None:
    for number, line in enumerate(lines, start=first):
        try:
            entry = session.commit(read_action(line.action, session.engine.rules.actions))
        except Unreadable as fault:
            return f"it cannot be played: {fault}"
        except Refusal as refused:
            return f"line {number}: '{line.action}' is refused ({refused.reason.id})"
        found = _difference(entry, line, number)
        if found is not None:
            return found
    return None


def _difference(entry: Entry, line: Line, number: int) -> str | None:
    where = f"line {number} ({line.action})"
    if line.events is not None:
        events = [codec.write(event, named=True) for event in entry.events]
        for at, (now, then) in enumerate(zip(events, line.events, strict=False), start=1):
            if now != then:
                return f"{where}: event {at} is {json.dumps(now)}, the record has {json.dumps(then)}"
        if len(events) != len(line.events):
            return f"{where}: there are {len(events)} events, the record has {len(line.events)}"
    return None if entry.after.digest() == line.digest else f"{where}: the state after it has another digest"


@dataclass(frozen=True, slots=True)
class Resumed:
    """A session to be gone on with. `note` says why its past was left behind, empty if it is there."""

    session: Session
    note: str = ""


def resume(record: Record, engine: Engine, catalog: Catalog, letters: Mapping[str, str]) -> Resumed:
    """The session a document leaves, from the state it ended with. Its past comes along if the content is the same; it
    is played again only when it is looked at (see `Session.history`), so that it goes on at once.

    Raises ValueError with a sentence if it cannot be gone on with.
    """
    kinds = engine.rules.components
    try:
        state = read_state(renamed(record.snapshot, catalog), letters, kinds)
        broken = engine.rules.unsound(state)
        if broken is not None:
            raise Unreadable(broken)
        seed, rewinding = record.start.seed, record.start.chronicle
        if record.start.content_hash != catalog.hash:
            return Resumed(Session(engine, state, seed, rewinding=rewinding), "it was saved with other content")
        start = start_state(record, kinds, letters)
        broken = _broken_start(start, engine)
        if broken is not None:
            note = f"its beginning does not hold together: {broken}"
            return Resumed(Session(engine, state, seed, rewinding=rewinding), note)
        session = Session(engine, start, seed, rewinding=rewinding, past=_past(record, state, engine))
        session.add_undone([read_action(text, engine.rules.actions) for text in record.undone])
    except (Unreadable, Refusal) as fault:
        raise ValueError(_cannot(record, catalog, str(fault))) from None
    session.rewound = record.rewound
    return Resumed(session)


def _past(record: Record, state: State, engine: Engine) -> Past:
    kinds = engine.rules.actions
    lines = tuple((branch.shared, tuple(actions(branch.lines, kinds))) for branch in record.branches)
    return Past(tuple(actions(record.lines, kinds)), state, lines)


def renamed(state: str, catalog: Catalog) -> str:
    """A state's text with content that has other names by now; what people are called stays."""
    names = {old: new for table in sorted(catalog.aliases) for old, new in sorted(catalog.aliases[table].items())}
    if not any(f'"{old}"' in state for old in names):
        return state
    return "\n".join(_renamed_line(line, names) for line in state.split("\n"))


def _renamed_line(line: str, names: Mapping[str, str]) -> str:
    called = line.split(" ", 2)[1:2] in _CALLED
    for old, new in names.items():
        line = re.sub(f'{_NO_NAME if called else ""}"{re.escape(old)}"', f'"{new}"', line)
    return line


def _cannot(record: Record, catalog: Catalog, why: str) -> str:
    """Why a session cannot be gone on with, and what to do about it."""
    missing = [name for name in record.start.packs if name not in catalog.packs]
    if missing:
        advice = did_you_mean(missing[0], catalog.packs) or f"start the game with --content and the folder {missing[0]}"
        return f"it needs the pack '{missing[0]}', which is not loaded; {advice}"
    return f"it cannot be gone on with: {why}"
