"""`road --random`: a road played by chance, saved and loaded now and then, to find what the rules did not think of."""

from collections.abc import Iterator
from pathlib import Path

from game.campaign.company_play import Chooser, by_chance
from game.campaign.components import Away, Company
from game.campaign.document import Record, Setting, record_of
from game.campaign.reading import parse_record
from game.campaign.record import resume
from game.content.models.campaign import Step
from game.content.problems import Refused
from game.core.action import Action
from game.core.engine import Refusal
from game.core.session import Session
from game.core.state import State
from game.rules.commander.position import marks
from game.tools.options import check_number, known
from game.tools.output import Answer, load
from game.tools.road import Call
from game.tools.trek import Trek, Way, way

MOST_TIMES = 1000
CHANCES = 30
"""Decisions of the company in a battle that are left to chance; then the computer player takes over, for by chance
alone battles would last till the draw."""
PATIENCE = 2000
"""Decisions in camp before a road counts as endless."""
SAVE_EACH = 25
"""About one decision in so many is followed by saving and loading."""
HERE = Path("the campaign's document")


class Fault(Exception):  # noqa: N818 - what was looked for is found
    """Something the rules should not have let happen; the message says what."""


def adventures(call: Call, times: int) -> Answer:
    """Play the road `times` times, on one difficulty after the other; `faults` has a line for each that failed.

    Raises WrongCall, Refused for a map.
    """
    check_number("random", times, 1, MOST_TIMES)
    catalog = load(call.packs)
    known("campaign", call.campaign, catalog.campaigns)
    names = call.difficulties or tuple(catalog.difficulties)
    for name in names:
        known("difficulty", name, catalog.difficulties)
    found = way(catalog, call.campaign, call.maps)
    told = [_told(found, names[seed % len(names)], seed) for seed in range(times)]
    return {"campaign": call.campaign, "times": times, "faults": [fault for fault in told if fault]}


def _told(found: Way, difficulty: str, seed: int) -> str:
    adventure = Adventure(found, difficulty, seed)
    try:
        adventure.play()
    except (Fault, Refusal, Refused, ValueError, KeyError) as fault:
        return f"{difficulty}, seed {seed}, {adventure.where()}: {type(fault).__name__}: {fault}"
    return ""


class Adventure:
    """One road by chance."""

    def __init__(self, found: Way, difficulty: str, seed: int) -> None:
        self.trek = Trek(found, difficulty, seed)
        self._chooser = Chooser(seed)
        self._catalog = found.catalog

    def where(self) -> str:
        """Where they are, for faults."""
        step, company = self.trek.step, self.trek.state.row(Company)
        return f"day {company.day}, before {step.id if step else 'the end'}"

    def play(self) -> None:
        """From the first day to the end of the road. Raises Fault, or whatever refuses."""
        for _ in range(PATIENCE):
            step = self.trek.step
            if step is None:
                return
            if self.trek.state.get(Away) is not None:
                self._fight(step)
            else:
                self.trek.session.commit(by_chance(self.trek.state, self.trek.rules, self.trek.places, self._chooser))
            self._look(self.trek.session)
            if self._now():
                self.trek.session = self._again(self.trek.session, self._record(self.trek.session, self._camp()))
        raise Fault("the road does not end")

    def _fight(self, step: Step) -> None:
        battle, players, side = self.trek.battle(step, 0), self.trek.players(step), self.trek.side(step)
        left = CHANCES
        while (decision := battle.decision) is not None:
            if decision.side == side and left:
                left -= 1
                battle.commit(self._any(battle, battle.state))
            else:
                battle.commit(players[decision.side](battle.state))
            if self._now():
                battle = self._both_again(battle, step)
        self.trek.session.commit(self.trek.told(step, battle))

    def _any(self, battle: Session, state: State) -> Action:
        decision = battle.engine.rules.decision(state)
        actors = decision.actors if decision else ()
        listed = [one for actor in actors for one in battle.engine.rules.candidates(state, actor)]
        return self._chooser.one(listed)

    def _now(self) -> bool:
        return self._chooser.one(range(SAVE_EACH)) == 0

    def _look(self, session: Session) -> None:
        """Whether a state holds together and whatever is offered is allowed. Raises Fault."""
        rules, state = session.engine.rules, session.state
        broken = rules.unsound(state)
        if broken is not None:
            raise Fault(f"the state does not hold together: {broken}")
        decision = rules.decision(state)
        for actor in decision.actors if decision else ():
            for action in rules.candidates(state, actor):
                if (why := rules.explain(state, action)) is not None:
                    raise Fault(f"{action} is offered, and refused ({why.id})")

    # -- saving and loading

    def _camp(self) -> Setting:
        return Setting(self._catalog.campaigns[self.trek.way.campaign].name, self._catalog.hash, rules="campaign")

    def _record(self, session: Session, setting: Setting, battle: Record | None = None) -> Record:
        letters = marks(self._catalog.commander.terrain)
        return record_of(session, setting, letters, events=False, battle=battle)

    def _both_again(self, battle: Session, step: Step) -> Session:
        """The battle after campaign and battle were saved in one document and loaded. Raises Fault."""
        loaded = self.trek.way.maps[step.id]
        inner = self._record(battle, Setting(loaded.name, self._catalog.hash, loaded.hash))
        whole = self._record(self.trek.session, self._camp(), inner)
        read = parse_record(whole.text().encode(), HERE)
        if read.battle is None:
            raise Fault("the battle is lost from the campaign's document")
        self.trek.session = self._again(self.trek.session, read)
        return self._again(battle, read.battle)

    def _again(self, session: Session, record: Record) -> Session:
        """The session out of its document, which must be what it was. Raises Fault."""
        read = parse_record(record.text().encode(), HERE)
        resumed = resume(read, session.engine, self._catalog, marks(self._catalog.commander.terrain))
        for what in self._differences(session, resumed.session, resumed.note):
            raise Fault(f"after loading {what}")
        return resumed.session

    @staticmethod
    def _differences(before: Session, after: Session, note: str) -> Iterator[str]:
        if note:
            yield note
        if before.state.digest() != after.state.digest():
            yield "the state is another one"
        if [one.action for one in before.history] != [one.action for one in after.history]:
            yield "the past is another one"
        if after.forgotten:
            yield f"the past is forgotten ({after.forgotten})"
