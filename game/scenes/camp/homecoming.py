"""Back from a battle: what everybody gained, deed by deed, who is left, what was found; or once more."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.campaign.actions import Return
from game.campaign.experience import Award, awards
from game.campaign.saves import CAMPAIGN
from game.content.models.campaign import Step
from game.content.problems import Refused
from game.core.ids import EntityId
from game.core.session import Entry
from game.i18n import _, ngettext
from game.scenes.camp.journey import Journey
from game.scenes.camp.keeping import few_words, keep
from game.scenes.camp.sheet_scene import STEP
from game.scenes.camp.standing import Standing, back_from
from game.scenes.context import Context
from game.scenes.facts_sheet import Gave, Heading
from game.scenes.form_scene import FormScene
from game.scenes.frame import draw_frame, lay_on_sheet
from game.scenes.stack import Pop, Replace, Scene, Transition
from game.scenes.story import Story
from game.ui.intents import AltClick, Cancel, Cursor, Intent, Quit
from game.ui.sentences_campaign import kind_name, spell_name
from game.ui.theme import BLUE, RED, SEPIA
from game.ui.widgets import Button, Column, Form, Label, Pane, Pressed, Row, Widget

_WIDE = 80
"""How wide the sheet would like to be, in units."""


class Homecoming(FormScene):
    """Shows what a battle brought. A victory is told to the campaign, and kept, at once; all else when one goes back
    to camp, for till then it may be tried again as if it had not been."""

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
        """`people` says who each commander of the company's was in the battle, in the order in which they went;
        `levels` are those of all commanders there."""
        step = journey.step
        assert step is not None  # noqa: S101 - who comes home was on a step of the road
        self.changed = True
        self._context, self._journey, self._told, self._again = context, journey, told, again
        self._step: Step = step
        self._earned = awards(history, levels, journey.catalog.campaign)
        self._people = people
        self._complaint = ""
        self._pane: Pane
        self._parts = self._make_parts()
        if told.outcome == "won":
            self._tell()
        self._form = self._make_form()

    # -- what is told

    def _make_parts(self) -> list[Widget]:
        """What everybody gained, side by side, and what was found; made before the campaign knows of it."""
        columns = [Column(self._of(number), gap=0.15) for number in range(len(self._people))]
        return [Row(columns, gap=2), *self._found()]

    def _of(self, number: int) -> list[Widget]:
        """What one commander brings home."""
        journey, told = self._journey, self._told
        piece, person = list(self._people.items())[number]
        need, gained = journey.catalog.campaign.level_experience, told.experience[number]
        before = journey.sheet(person).experience
        rises = (before + gained) // need - before // need
        note = _("{before} of {need} before").format(before=before, need=need)
        if rises:
            note = ngettext("a level can be taken", "{n} levels can be taken", rises).format(n=rises)
        full = journey.catalog.commander.numbers.full_hp
        found: list[Widget] = [
            Heading(journey.identity(person).name, self._losses(person)),
            Standing(self._context.figures, *back_from(journey, told, number, person), full),
            Label(_("+{n} experience").format(n=gained), face="sans_bold", size=1.5, colour=BLUE),
            Label(note, face="serif_italic", size=1.1, colour=SEPIA),
        ]
        return [*found, *(Gave("", *self._deed(award)) for award in _gathered(self._earned.get(piece, ())))]

    def _losses(self, person: EntityId) -> str:
        left = sum(leader == person for leader in self._told.leaders)
        lost = len(self._journey.troop(person).units) - left
        return ngettext("{n} unit lost", "{n} units lost", lost).format(n=lost) if lost else _("nobody lost")

    def _found(self) -> list[Widget]:
        """Loot, what the step brings, who joins; and what a defeat means."""
        journey, told, step = self._journey, self._told, self._step
        if told.outcome != "won":
            relief = journey.catalog.campaign.relief
            words = _("Back in camp the losses count, and so does the experience; the villages send {gold} gold.")
            words += " " + _("Tried again, all is as before the battle.")
            return [Label(words.format(gold=relief), face="serif_italic", size=1.15, colour=SEPIA, wide=_WIDE)]
        loot = [_("{gold} gold from the field").format(gold=told.gold)] if told.gold else []
        if step.gold:
            loot.append(_("{gold} gold for it").format(gold=step.gold))
        if step.rations:
            loot.append(ngettext("{n} ration", "{n} rations", step.rations).format(n=step.rations))
        found: list[Widget] = [Heading(_("Found"), ", ".join(loot) or _("nothing"))]
        joining = [journey.campaign.people[one].name for one in step.joins]
        return [*found, *([Heading(_("Joins the company"), ", ".join(joining))] if joining else [])]

    def _make_form(self) -> Form:
        parts: list[Widget] = [Label(self._title(), face="display", size=1.7)]
        if self._complaint:
            parts.append(Label(self._complaint, face="sans", size=1, colour=RED, wide=_WIDE))
        parts += self._parts
        if self._told.outcome != "won":
            parts.append(Button("again", _("Try it again"), _("as if it had not been")))
        parts.append(Button("camp", _("Back to camp")))
        self._pane, self._unread = Pane(Column(parts, gap=0.4)), True
        return Form(self._pane, self._context.theme)

    def _title(self) -> str:
        words = {"won": _("The battle is won"), "lost": _("The battle is lost")}
        return words.get(self._told.outcome, _("Nobody won the battle"))

    def _deed(self, award: tuple[Award, int, int]) -> tuple[str, str]:
        """A deed, how often, and what it was worth."""
        deed, times, tenths = award
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
        if times > 1:
            said = _("{deed}, {n} times").format(deed=said, n=times)
        return said, _("{whole}.{tenths}").format(whole=tenths // 10, tenths=tenths % 10)

    # -- what the hand does

    def handle(self, intent: Intent) -> Transition | None:
        """Back to camp, or once more."""
        match intent:
            case Quit():
                return Pop()
            case Cancel() | AltClick():
                return self._home() if self._told.outcome == "won" else None
            case Cursor(0, step) if self._pane.scroll(self._context.text.px(STEP) * step):
                self.changed = True
                return None
        outcome = self.through_form(intent)
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
            self._complaint = few_words(fault)
            self._form = self._make_form()
            return None

    def _tell(self) -> None:
        """Tell the campaign what came of the battle, and keep it."""
        self._journey.commit(self._told)
        self._complaint = keep(self._context, self._journey, CAMPAIGN)

    def _home(self) -> Transition:
        """To camp, with what the story says to it."""
        journey, won = self._journey, self._told.outcome == "won"
        if not won:
            self._tell()
        pages = journey.with_ending(self._step.after if won else self._step.defeat)
        if not pages:
            return Pop()
        behind, name = journey.backdrop, self._step.name
        return Replace(Story(self._context, journey.campaign, name, pages, journey.hero, backdrop=behind))

    def update(self, dt: int) -> Transition | None:
        """Count the time."""
        self._journey.milliseconds += dt
        return None

    # -- showing

    def draw(self, surface: pygame.Surface) -> None:
        """One sheet in the middle, as high as what is told."""
        self.changed = False
        prompts = ((("up", "down"), _("Choose")), (("confirm",), _("Open")))
        name, backdrop = self._journey.campaign.name, self._journey.backdrop
        body = draw_frame(surface, self._context, self._step.name, name, prompts, backdrop=backdrop)
        wide = _WIDE if len(self._people) > 1 else _WIDE * 3 / 5
        lay_on_sheet(surface, self._context.theme, self._form, body, wide)
        if self._unread:
            self._pane.scroll(-self._pane.children[0].rect.height)  # one reads from the top, whatever has the focus
            self._unread = False
        self._form.draw(surface)


def _gathered(deeds: Sequence[Award]) -> list[tuple[Award, int, int]]:
    """Deeds of one kind to one thing together, how often, and what they are worth in tenths; in the order they came."""
    found: dict[tuple[str, str], tuple[Award, int, int]] = {}
    for deed in deeds:
        key = (deed.deed, deed.what)
        first, times, tenths = found.get(key, (deed, 0, 0))
        found[key] = (first, times + (deed.deed != "hp"), tenths + deed.tenths)
    return list(found.values())
