"""A commander made by hand on one page: class, answers by what they give, name, looks and troop (rule book 9)."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.campaign.band_making import Plan, Workshop
from game.campaign.band_troops import fitted
from game.campaign.bands import Member
from game.campaign.components import Identity, Troop
from game.i18n import _
from game.scenes.bands.member import OneMember
from game.scenes.bands.words import choice_title, option_name, part_name, way_words
from game.scenes.context import Context
from game.scenes.stack import Transition
from game.ui.sentences_campaign import kind_name
from game.ui.widgets import Changed, Choice, Outcome, Widget

_PART, _PICK = "part ", "pick "
"""What the names of the choices begin with."""


class ByHand(OneMember):
    """Makes a new commander and hands it to `done`."""

    def __init__(self, context: Context, done: Callable[[Member], None]) -> None:
        if context.catalog is None:
            raise ValueError("bands need content")
        self._workshop = Workshop(context.catalog)
        self._kinds = sorted(context.catalog.commander.classes)
        self.plan = self._workshop.begun(self._kinds[0])
        super().__init__(context, self._made(Identity(context.catalog.names.bands[0]), Troop()), done)

    def _made(self, said: Identity, troop: Troop) -> Member:
        sheet = self._workshop.making(self.plan).sheet()
        fit = fitted(sheet, troop, self._workshop.parts.content)
        return Member(self._workshop.identity(self.plan, said), sheet, fit)

    def widgets(self) -> Sequence[Widget]:
        """The class, every part that makes a difference, what is to be picked, and all that every commander has."""
        kinds = [kind_name(kind, self.catalog) for kind in self._kinds]
        kind = Choice("class", _("Class"), kinds, self._kinds.index(self.plan.kind))
        parts = [self._part(at) for at in range(len(self.plan.ways)) if self._workshop.matters(at)]
        return [kind, *parts, *self._picks(), *self.appearance(), *self.troop(), *self.ways_out()]

    def _part(self, at: int) -> Widget:
        ways = self._workshop.open_ways(self.plan, at)
        words = [way_words(self._workshop.effects(way), self.catalog) for way in ways]
        question = self._workshop.course[at].question
        title = part_name(question, self._workshop.effects(ways[0]))
        return Choice(f"{_PART}{at}", title, words, ways.index(self.plan.ways[at]))

    def _picks(self) -> list[Widget]:
        picked, found = dict(self.plan.picks), []
        for choice in self._workshop.choices(self.plan):
            words = [option_name(choice, option, self.catalog) for option in choice.options]
            now = picked.get(choice.name, "")
            at = choice.options.index(now) if now in choice.options else 0
            found.append(Choice(_PICK + choice.name, choice_title(choice), words, at))
        return list[Widget](found)

    def happened(self, outcome: Outcome) -> Transition | None:
        """Make it another one, or what every commander allows."""
        match outcome:
            case Changed("class", at):
                self._turn(replace(self.plan, kind=self._kinds[at]))
            case Changed(name, at) if name.startswith(_PART):
                stage = int(name.removeprefix(_PART))
                way = self._workshop.open_ways(self.plan, stage)[at]
                self._turn(self._workshop.turned(self.plan, stage, way))
            case Changed(name, at) if name.startswith(_PICK):
                self._pick(name.removeprefix(_PICK), at)
        return super().happened(outcome)

    def _pick(self, name: str, at: int) -> None:
        choice = next(one for one in self._workshop.choices(self.plan) if one.name == name)
        self._turn(self._workshop.picked(self.plan, name, choice.options[at]))

    def _turn(self, plan: Plan) -> None:
        self.plan = plan
        self.one = self._made(self.one.identity, self.one.troop)
