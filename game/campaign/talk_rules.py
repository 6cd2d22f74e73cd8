"""Conversations as a part of the campaign's rules: who can talk when, what is said, what comes of it (rule book 12)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from game.campaign.actions import Say, Talk
from game.campaign.components import Company, Memory, Talking, Temperament
from game.campaign.events import (
    LineSaid,
    QualityRaised,
    Remembered,
    ReplyGiven,
    StoresChanged,
    TalkBegan,
    TalkEnded,
)
from game.campaign.starts import HERO
from game.content.models import talks as content
from game.content.models.campaign import Campaign
from game.content.models.temper import MOST_POINTS
from game.core.action import Action, Reason, reason
from game.core.engine import Step
from game.core.ids import BATTLE
from game.core.state import State


class TalkRules:
    """Beginning talks and answering in them."""

    def __init__(self, campaigns: Mapping[str, Campaign]) -> None:
        self._campaigns = campaigns

    def present(self, state: State) -> frozenset[str]:
        """The people whom the campaign names and who are in camp."""
        campaign, company = self._campaign(state), state.row(Company)
        return campaign.present(len(company.passed)) if campaign else frozenset()

    def knows(self, state: State, talking: Talking) -> bool:
        """Whether the company's campaign has such a talk and such a line in it."""
        campaign = self._campaign(state)
        talk = campaign.talks.get(talking.talk) if campaign else None
        return talk is not None and talking.line in talk.lines

    def line(self, state: State) -> content.Line:
        """What was said last in the talk that is going on. Raises KeyError if there is none."""
        talking = state.row(Talking)
        return self._talk(state, talking.talk).lines[talking.line]

    def candidates(self, state: State) -> Iterator[Action]:
        """The talks that can begin; in one, what can be said."""
        if state.has(Talking, BATTLE):
            yield from (Say(BATTLE, number) for number in range(max(1, len(self.line(state).answers))))
            return
        campaign = self._campaign(state)
        for id_ in campaign.talks if campaign else ():
            if self._why_not_talk(state, id_) is None:
                yield Talk(BATTLE, id_)

    def explain(self, state: State, action: Action) -> Reason | None:
        """Why an action is refused, or None."""
        talking = state.has(Talking, BATTLE)
        match action:
            case Talk(talk=id_):
                return reason("talking") if talking else self._why_not_talk(state, id_)
            case Say(number=number):
                if not talking:
                    return reason("nobody_talks")
                known = 0 <= number < max(1, len(self.line(state).answers))
                return None if known else reason("no_such_reply", number=number)
        return reason("not_in_camp")

    def _why_not_talk(self, state: State, id_: str) -> Reason | None:
        campaign, memory = self._campaign(state), state.get(Memory) or Memory()
        talk = campaign.talks.get(id_) if campaign else None
        if talk is None:
            return reason("no_such_talk", talk=id_)
        if id_ in memory.talks:
            return reason("talk_had")
        return None if self._may_begin(state, talk, memory) else reason("talk_not_yet")

    def _may_begin(self, state: State, talk: content.Talk, memory: Memory) -> bool:
        company, needs, kept = state.row(Company), talk.needs, set(memory.kept)
        temper = state.get(Temperament, HERO) or Temperament()
        return (
            (needs.after is None or company.has_passed(needs.after))
            and (needs.before is None or not company.has_passed(needs.before))
            and talk.wanted <= self.present(state)
            and set(needs.remembers) <= kept
            and not kept & set(needs.lacks)
            and all(temper.of(quality) >= least for quality, least in needs.quality.items())
        )

    def resolve(self, step: Step, action: Action) -> None:
        """What an action brings about."""
        match action:
            case Talk(talk=id_):
                step.emit(TalkBegan(Talking(id_, content.FIRST_LINE)))
            case Say(number=number):
                talking, line = step.state.row(Talking), self.line(step.state)
                if line.answers:
                    self._reply(step, talking, number, line.answers[number])
                else:
                    self._go_on(step, talking, line.next)

    def _reply(self, step: Step, talking: Talking, number: int, reply: content.Reply) -> None:
        step.emit(ReplyGiven(talking, number, reply.quality, reply.well))
        before = (step.state.get(Temperament, HERO) or Temperament()).of(reply.quality)
        if reply.well and before < MOST_POINTS:
            step.emit(QualityRaised(HERO, reply.quality, before, before + 1))
        if reply.remembers:
            step.emit(Remembered(reply.remembers))
        if reply.gives.gold or reply.gives.rations:
            company = step.state.row(Company)
            gold, rations = company.gold + reply.gives.gold, company.rations + reply.gives.rations
            after = replace(company, gold=max(0, gold), rations=max(0, rations))
            step.emit(StoresChanged("talk", company, after))
        self._go_on(step, talking, reply.next)

    def _go_on(self, step: Step, talking: Talking, line: str | None) -> None:
        if line is None:
            step.emit(TalkEnded(talking.talk))
        else:
            step.emit(LineSaid(talking, replace(talking, line=line)))

    def _campaign(self, state: State) -> Campaign | None:
        return self._campaigns.get(state.row(Company).campaign)

    def _talk(self, state: State, id_: str) -> content.Talk:
        return self._campaigns[state.row(Company).campaign].talks[id_]
