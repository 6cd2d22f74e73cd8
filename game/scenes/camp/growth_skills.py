"""Skill points: all skills, the rank of each, and what the next one gives (rule book 8 and 10)."""

from collections.abc import Iterable, Sequence

from game.campaign.actions import Learn
from game.i18n import _
from game.rules.commander.skills import RANKS
from game.scenes.camp import sheet_parts
from game.scenes.camp.growth_widgets import Entry
from game.scenes.camp.sheet_base import PersonPage
from game.scenes.camp.sheet_words import origins
from game.scenes.facts_sheet import Heading
from game.scenes.stack import Transition
from game.ui.sentences_campaign import rank_name
from game.ui.theme import RED, SEPIA
from game.ui.widgets import Label, Outcome, Pressed, Widget


class SkillsPage(PersonPage):
    """The skills of one commander, and those it could have."""

    name = "skills"
    shares = (25, 38, 37)

    def title(self) -> str:
        """What the page is about."""
        return _("skills")

    def first(self) -> str:
        """The first skill."""
        return f"learn {next(iter(self._journey.catalog.commander.skills))}"

    def columns(self) -> Sequence[Sequence[Widget]]:
        """Who it is and what it has to spend; skills of command and arms; the schools of magic."""
        fighter, skills = self.fighter, self._journey.catalog.commander.skills
        schools = [id_ for id_, skill in skills.items() if skill.school]
        others = [id_ for id_, skill in skills.items() if not skill.school]
        left = [*sheet_parts.who(fighter, self._journey.catalog), *self._points(next(iter(skills)))]
        return (
            left,
            [Heading(_("Skills"), _("rank, and what the next one gives")), *self._entries(others)],
            [Heading(_("Magic"), _("one skill a school")), *self._entries(schools)],
        )

    def _points(self, skill: str) -> list[Widget]:
        """What there is to spend, or why nothing can be learnt."""
        sheet = self.fighter.sheet
        found: list[Widget] = [Heading(_("Points"), _("{n} to spend").format(n=sheet.points))]
        if not sheet.points:
            refused = self.why_not(Learn(self._person, skill))
            found.append(Label(refused, face="sans", size=1, colour=RED, wide=20))
        if sheet.class_level < sheet.skill_level:
            told = _("The next one comes at class level {level}.").format(level=sheet.skill_level)
        else:
            told = _("The next one comes in the next class, at class level {level}.").format(level=sheet.skill_level)
        return [*found, Label(told, face="sans", size=1, colour=SEPIA, wide=20)]

    def _entries(self, skills: Iterable[str]) -> list[Widget]:
        """A skill a row; only those that the rules offer can be pressed."""
        catalog, sheet = self._journey.catalog, self.fighter.sheet
        offered = {action.skill for action in self.candidates(Learn) if isinstance(action, Learn)}
        found: list[Widget] = []
        for id_ in skills:
            skill, rank = catalog.commander.skills[id_], sheet.total("skill", id_)
            told = _("There is nothing more to learn.")
            if rank < len(RANKS):
                told = _("{rank}: {text}").format(rank=rank_name(rank + 1), text=skill.ranks[rank].text)
            origin = origins(sheet.sources("skill", id_), catalog)
            note = _("{rank} ({origin})").format(rank=rank_name(rank), origin=origin) if origin else rank_name(rank)
            found.append(Entry(f"learn {id_}", skill.name, note, told, rank=rank, can=id_ in offered))
        return found

    def chosen(self, outcome: Outcome) -> Transition | None:
        """Learn what was pressed."""
        if isinstance(outcome, Pressed) and outcome.name.startswith("learn "):
            self.do(Learn(self._person, outcome.name.removeprefix("learn ")))
            return None
        return super().chosen(outcome)
