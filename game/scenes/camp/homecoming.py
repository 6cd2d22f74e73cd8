"""Back from a battle: what everybody gained, deed by deed, who is left, what was found; or once more."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.campaign.actions import Return
from game.campaign.experience import Award, awards
from game.campaign.saves import CAMPAIGN
from game.content.models.campaign import Page
from game.content.problems import Refused
from game.core.ids import EntityId
from game.core.session import Entry
from game.i18n import _, ngettext
from game.scenes.camp.journey import Journey
from game.scenes.camp.keeping import keep
from game.scenes.context import Context
from game.scenes.facts_sheet import Fact, Gave, Heading, Pair
from game.scenes.frame import MARGIN, draw_frame
from game.scenes.stack import Pop, Replace, Scene, Transition
from game.scenes.story import Story
from game.ui.intents import Cancel, Exposed, Intent, Point, Quit, Resize
from game.ui.sentences_campaign import kind_name, spell_name
from game.ui.widgets import Button, Column, Form, Pane, Pressed, Seen, Widget

_WIDE = 56


class Homecoming:
    """Shows what a battle brought. The campaign is told of it when one goes back to camp, and not before."""

    name = "homecoming"

    def __init__(
        self,
        context: Context,
        journey: Journey,
        history: Sequence[Entry],
        told: Return,
        people: Mapping[EntityId, EntityId],
        levels: Mapping[EntityId, int],
        again: Callable[[], Scene],
    ) -> None:
        self.changed = True
        self._context, self._journey, self._told, self._again = context, journey, told, again
        self._earned = awards(history, levels, journey.catalog.campaign)
        self._people = people
        self._complaint = ""
        self._form = self._make_form()

    @property
    def busy(self) -> bool:
        """Nothing moves here."""
        return False

    def _make_form(self) -> Form:
        told, parts = self._told, list[Widget]()
        parts.append(Heading(self._title(), self._complaint))
        for number, (piece, person) in enumerate(self._people.items()):
            name = self._journey.identity(person).name
            level = self._journey.catalog.campaign.level_experience
            gained, before = told.experience[number], self._journey.sheet(person).experience
            rises = (before + gained) // level - before // level
            note = ngettext("{n} level to take", "{n} levels to take", rises).format(n=rises) if rises else ""
            parts.append(Fact(f"+{gained}", name, note or _("experience")))
            parts += [Gave("", *self._deed(award)) for award in _gathered(self._earned.get(piece, ()))]
            left = [k for leader, k in zip(told.leaders, told.kinds, strict=True) if leader == person]
            went = [unit.kind for unit in self._journey.troop(person).units]
            lost = len(went) - len(left)
            words = ngettext("{n} unit lost", "{n} units lost", lost).format(n=lost) if lost else _("nobody lost")
            parts.append(Pair(_("Troop"), words))
        if told.gold:
            parts.append(Pair(_("Found"), _("{gold} gold").format(gold=told.gold)))
        parts.append(Button("camp", _("Back to camp")))
        if told.outcome != "won":
            parts.append(Button("again", _("Try it again"), _("as if it had not been")))
        return Form(Pane(Column(parts, gap=0.5)), self._context.theme)

    def _title(self) -> str:
        words = {"won": _("The battle is won"), "lost": _("The battle is lost")}
        return words.get(self._told.outcome, _("Nobody won the battle"))

    def _deed(self, award: tuple[Award, int]) -> tuple[str, str]:
        deed, times = award
        catalog = self._journey.catalog
        name = spell_name(deed.what, catalog) if deed.deed in ("spell", "healing") else kind_name(deed.what, catalog)
        words = {
            "hp": _("HP taken from {name}"),
            "unit": _("{name} destroyed"),
            "commander": _("Commander {name} destroyed"),
            "spell": _("{name} took effect"),
            "healing": _("{name} healed wounds"),
        }[deed.deed]
        said = words.format(name=name)
        return said, _("{whole}.{tenths}").format(whole=times // 10, tenths=times % 10)

    def handle(self, intent: Intent) -> Transition | None:
        """Back to camp, or once more."""
        match intent:
            case Quit():
                return Pop()
            case Cancel():
                return self._home()
            case Resize() | Exposed():
                self.changed = True
        before = self._form.focus
        outcome = self._form.handle(intent)
        if not isinstance(intent, Point) or before is not self._form.focus:
            self.changed = True
        match outcome:
            case Pressed("camp"):
                return self._home()
            case Pressed("again"):
                return self._once_more()
        return None

    def _once_more(self) -> Transition | None:
        try:
            return Replace(self._again())
        except (Refused, ValueError) as fault:
            self._complaint = str(fault.problems[0]) if isinstance(fault, Refused) else str(fault)
            self._form = self._make_form()
            return None

    def _home(self) -> Transition:
        """Tell the campaign, keep it, and tell what the story says to it."""
        step, journey = self._journey.step, self._journey
        journey.commit(self._told)
        keep(self._context, journey, CAMPAIGN)
        pages: tuple[Page, ...] = ()
        if step is not None:
            pages = step.after if self._told.outcome == "won" else step.defeat
        if journey.step is None:
            pages = (*pages, *journey.campaign.ending)
        if not pages or step is None:
            return Pop()
        return Replace(Story(self._context, journey.campaign, step.name, pages, journey.hero))

    def update(self, dt: int) -> Transition | None:  # noqa: ARG002 - nothing moves here
        """Nothing happens by itself."""
        return None

    def tree(self) -> tuple[Seen, ...]:
        """What is told and can be pressed."""
        return self._form.tree()

    def draw(self, surface: pygame.Surface) -> None:
        """One sheet in the middle."""
        self.changed = False
        text = self._context.text
        step = self._journey.step
        prompts = ((("up", "down"), _("Choose")), (("confirm",), _("Open")), (("cancel",), _("Back to camp")))
        body = draw_frame(surface, self._context, step.name if step else "", self._journey.campaign.name, prompts)
        sheet = body.copy()
        sheet.width = min(body.width, text.px(_WIDE))
        sheet.centerx = body.centerx
        self._context.theme.panel(surface, sheet)
        self._form.lay_out(sheet.inflate(-2 * text.px(MARGIN), -2 * text.px(MARGIN)))
        self._form.draw(surface)


def _gathered(deeds: Sequence[Award]) -> list[tuple[Award, int]]:
    """Deeds of one kind to one thing together, with what they are worth in tenths, in the order they first came."""
    found: dict[tuple[str, str], tuple[Award, int]] = {}
    for deed in deeds:
        key = (deed.deed, deed.what)
        first, tenths = found.get(key, (deed, 0))
        found[key] = (first, tenths + deed.tenths)
    return list(found.values())
