"""The log: what events of a battle are told as, with every number named."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.campaign.luck import odds_of_roll
from game.core.entity import Verdict, Vitals
from game.core.event import DecisionOwed, DecisionTaken, Ended, Event, Rolled, RoundBegan
from game.core.ids import EntityId
from game.core.state import State
from game.i18n import _, ngettext
from game.rules.commander.components import Objective
from game.rules.commander.events import (
    Arrived,
    Endured,
    Engaged,
    Excused,
    Fell,
    InitiativeSet,
    Moved,
    NewsCame,
    ObjectiveMoved,
    Regrouped,
    RoundOpened,
    Struck,
    Term,
    TurnBegan,
    TurnEnded,
    Waited,
)
from game.rules.commander.exchange import REVENGE_FACE
from game.rules.commander.gifted import gift_terms
from game.rules.commander.magic.events import Harmed, Mended, Suffered, Summoned
from game.rules.commander.models import CommanderContent
from game.ui.sentences import Names, is_commander, objective_sentence, side_name, verdict_sentence
from game.ui.sentences_dice import Thrown, Told, initiative_thrown, marked
from game.ui.sentences_magic import cause_name
from game.ui.sentences_spells import SILENT_MAGIC, MagicTeller
from game.ui.sentences_terms import MINUS, gift_name, owned_sum, strikes_sum, sum_text

__all__ = ["SILENT", "Teller", "Told"]

SILENT: frozenset[type[Event]] = SILENT_MAGIC | {
    DecisionTaken, Engaged, Excused, Moved, NewsCame, Regrouped, RoundOpened, TurnEnded, Waited,
}  # fmt: skip
"""Events without a line: they are seen on the board, or told together with what follows (`Engaged` with its blows)."""


class Teller:
    """Tells the events of one action, in order; `state` is the one before it."""

    def __init__(self, content: CommanderContent, state: State) -> None:
        self._content = content
        self._names = Names(content, state)
        self._magic = MagicTeller(self._names)
        self._hp = {piece: row.hp for piece, row in state.table(Vitals).items()}
        self._engaged: Engaged | None = None
        self._opening = True
        self._rolled: dict[EntityId, tuple[Rolled, int]] = {}

    def tell(self, events: Sequence[Event]) -> tuple[Told, ...]:
        """The lines of these events."""
        return tuple(line for event in events if (line := self.line(event)) is not None)

    def line(self, event: Event) -> Told | None:
        """The line of one event, or None if it is silent. Raises KeyError for an event nobody decided about."""
        match event:
            case Engaged():
                self._engaged, self._opening = event, True
            case Harmed() | Suffered() | Mended():
                self._hp[event.piece] = event.after
            case Summoned():
                self._name(event)
        if type(event) in SILENT:
            return None
        return self._tellers()[type(event)](event)

    def _tellers(self) -> Mapping[type[Event], Callable[[Any], Told | None]]:
        return {
            Rolled: self._roll,
            RoundBegan: lambda e: Told(_("Round {n} begins.").format(n=e.after)),
            DecisionOwed: self._owed,
            Ended: lambda e: Told(verdict_sentence(Verdict(e.winner, e.reason)), e.winner),
            Struck: self._struck,
            Endured: self._endured,
            Fell: self._fell,
            InitiativeSet: self._initiative,
            Arrived: lambda e: self._about(_("{piece} arrives."), e.piece),
            TurnBegan: lambda e: self._about(_("{piece} takes the turn."), e.commander),
            ObjectiveMoved: self._objective,
            **self._magic.tellers(),
        }

    def _name(self, event: Summoned) -> None:
        """Learn the name of a creature that has just come."""
        self._names = Names(self._content, event.evolve(self._names.state))
        self._magic = MagicTeller(self._names)

    def _about(self, template: str, piece: EntityId) -> Told:
        return Told(template.format(piece=self._names.piece(piece)), self._names.side(piece))

    def _roll(self, event: Rolled) -> Told | None:
        if event.purpose in self._content.spells:
            self._magic.roll(event)
            return None
        if event.purpose != "initiative":
            self._rolled[event.actor] = (event, self._hp[event.actor])
            return None
        told = self._about(_("{{piece}} rolls {n} for initiative.").format(n=event.outcome[0]), event.actor)
        return replace(told, thrown=initiative_thrown(event, self._names))

    def _owed(self, event: DecisionOwed) -> Told | None:
        """Who may regroup, and who leads a piece in frenzy; what a cast still asks for is no news."""
        owed, number = event.owed, len(event.owed.actors)
        match owed.kind:
            case "regroup":
                words = ngettext("{side} may regroup with {n} piece.", "{side} may regroup with {n} pieces.", number)
                return Told(words.format(side=side_name(owed.side), n=number), owed.side)
            case "frenzy":
                pieces = ", ".join(self._names.piece(piece) for piece in owed.actors)
                return Told(_("{side} leads in frenzy: {pieces}.").format(side=side_name(owed.side), pieces=pieces))
        return None

    def _initiative(self, event: InitiativeSet) -> Told:
        order = ", ".join(self._names.piece(piece) for piece in event.order)
        return Told(_("The order of turns: {order}.").format(order=order))

    def _endured(self, event: Endured) -> Told:
        who = self._names.piece(event.piece)
        told = _("{piece} would have fallen; {source} leaves it 1 HP, for this once.")
        return Told(told.format(piece=who, source=gift_name(event.source)), self._names.side(event.piece))

    def _fell(self, event: Fell) -> Told:
        if event.cause == "troop":
            return Told(
                _("{piece} is lost with its commander.").format(piece=self._names.piece(event.piece)), event.side
            )
        leads, piece = is_commander(self._names.state, event.piece), self._names.piece(event.piece)
        if event.cause == "blow":
            words = _("{piece} falls, and the troop with it.") if leads else _("{piece} is destroyed.")
            return Told(words.format(piece=piece), event.side)
        words = (
            _("{piece} falls to {cause}, and the troop with it.") if leads else _("{piece} is destroyed by {cause}.")
        )
        return Told(words.format(piece=piece, cause=cause_name(event.cause, self._names)), event.side)

    def _objective(self, event: ObjectiveMoved) -> Told:
        goal = self._names.state.row(Objective, event.objective)
        what = objective_sentence(goal, self._names)
        if event.met:
            how = _("met")
        elif event.after:
            how = _("{n} of {all}").format(n=event.after, all=goal.rounds)
        else:
            how = _("broken off")
        return Told(_("{side}: {what} ({how})").format(side=side_name(goal.side), what=what, how=how), goal.side)

    def _struck(self, event: Struck) -> Told:
        rolled, hp = self._rolled[event.source]
        blow = _Blow(rolled, hp, *self._sums(event.source))
        words = _("{done}: {strikes} {how}, {landed}, {cap}: {before} to {after} HP").format(
            done=self._deed(blow, event),
            strikes=self._strikes(blow),
            how=self._how(blow),
            landed=ngettext("{n} lands", "{n} land", event.hits).format(n=event.hits),
            cap=self._cap(blow),
            before=event.before,
            after=event.after,
        )
        self._hp[event.piece] = event.after
        told = Told(words, self._names.side(event.source), self._short(blow, event), self._thrown(blow, event))
        self._opening = False
        return told

    def _short(self, blow: "_Blow", event: Struck) -> str:
        return _("{done}: {before} to {after} HP").format(
            done=self._deed(blow, event), before=event.before, after=event.after
        )

    def _deed(self, blow: "_Blow", event: Struck) -> str:
        who, whom = self._names.piece(event.source), self._names.piece(event.piece)
        return self._done(blow.rolled.purpose).format(who=who, whom=whom)

    def _thrown(self, blow: "_Blow", event: Struck) -> Thrown:
        """The blow die by die."""
        landed = ngettext("{n} lands", "{n} land", event.hits).format(n=event.hits)
        return Thrown(
            self._deed(blow, event),
            _("{before} to {after} HP").format(before=event.before, after=event.after),
            f"{self._strikes(blow)}: {self._needed(blow)}",
            blow.rolled.faces,
            marked(blow.rolled),
            f"{landed}, {self._cap(blow)}",
            owned_sum(blow.terms, self._names, event.source, event.piece),
            self._names.side(event.source),
            blow.rolled.round,
            opening=self._opening,
            odds=odds_of_roll(blow.rolled),
        )

    @staticmethod
    def _needed(blow: "_Blow") -> str:
        if blow.rolled.purpose == "revenge":
            return _("only a {face} lands").format(face=REVENGE_FACE)
        if blow.edge <= 0:
            return _("none can land")
        return _("needed {n} or less").format(n=min(blow.edge, blow.rolled.sides))

    def _sums(self, source: EntityId) -> tuple[tuple[Term, ...], tuple[Term, ...], int]:
        engaged = self._engaged
        if engaged is None:
            return (), (), 0
        if source == engaged.attacker:
            return engaged.attack, engaged.attack_cap, engaged.attack_less
        return engaged.answer, engaged.answer_cap, engaged.answer_less

    @staticmethod
    def _done(purpose: str) -> str:
        match purpose:
            case "answer":
                return _("{who} answers {whom}")
            case "revenge":
                return _("{who} takes revenge on {whom}")
        return _("{who} strikes {whom}")

    def _how(self, blow: "_Blow") -> str:
        if blow.rolled.purpose == "revenge":
            return _("of which only a {face} lands").format(face=REVENGE_FACE)
        if blow.edge <= 0:
            edge = str(blow.edge).replace("-", MINUS)
            return _("that cannot land ({sum} = {edge})").format(sum=sum_text(blow.terms, self._names), edge=edge)
        limit = min(blow.edge, blow.rolled.sides)
        return _("at {limit} or less ({sum})").format(limit=limit, sum=sum_text(blow.terms, self._names))

    def _strikes(self, blow: "_Blow") -> str:
        count, state = blow.rolled.count, self._names.state
        told = ngettext("{n} strike", "{n} strikes", count).format(n=count)
        gifts = gift_terms(state, blow.rolled.actor, "strikes")
        summed = strikes_sum(count, self._table(blow), gifts, self._names)
        return _("{strikes} ({sum})").format(strikes=told, sum=summed) if summed else told

    def _cap(self, blow: "_Blow") -> str:
        own = self._table(blow)
        cap = max(0, own + sum(term.amount for term in blow.cap_terms[1:]))
        told = _("cap {n}").format(n=cap)
        if len(blow.cap_terms) > 1:
            terms = (Term("strikes", own), *blow.cap_terms[1:])
            told = _("cap {n} ({sum})").format(n=cap, sum=sum_text(terms, self._names))
        if not blow.less:
            return told
        less = sum_text((Term("effect.ranged_reduction", -blow.less),), self._names)
        return _("{cap}, {less}").format(cap=told, less=less)

    def _table(self, blow: "_Blow") -> int:
        """Strikes of its own at the HP it had when it rolled (rule book 6.1)."""
        if is_commander(self._names.state, blow.rolled.actor):
            return self._content.numbers.commander_strikes[blow.hp]
        return blow.hp


@dataclass(frozen=True, slots=True)
class _Blow:
    """One volley as it was rolled: by a piece with so many HP, with the sums of its edge and its cap, and what the
    other's Wind Shield takes off its damage."""

    rolled: Rolled
    hp: int
    terms: tuple[Term, ...]
    cap_terms: tuple[Term, ...]
    less: int

    @property
    def edge(self) -> int:
        return sum(term.amount for term in self.terms)
