"""The camp: a place by a fire, and a menu of what can be done of an evening."""

import pygame

from game.campaign.actions import GoRound, March, Rest, Talk
from game.campaign.saves import CAMPAIGN, QUICK
from game.content.models.campaign import Page
from game.content.problems import Refused
from game.core.ids import BATTLE, EntityId
from game.i18n import _
from game.scenes.battle.opening import Opened
from game.scenes.camp.journey import Journey
from game.scenes.camp.keeping import keep
from game.scenes.camp.marching import Campaigning, map_of, who_goes
from game.scenes.camp.menu import entries
from game.scenes.camp.pages import PAGES
from game.scenes.context import Context
from game.scenes.stack import Pop, Push, Replace, Scene, Transition
from game.scenes.story import Story
from game.ui.camp.folk import Camper
from game.ui.camp.picture import CampPicture
from game.ui.intents import AltClick, Cancel, Click, Exposed, Intent, Point, QuickLoad, QuickSave, Quit, Resize, Undo
from game.ui.prompts import HIGH, Prompt, draw_prompts
from game.ui.theme import DARK, DIM, PALE, RULE
from game.ui.widgets import Button, Column, Dialog, Form, Label, Memory, Pane, Pressed, Seen, Widget

_PANEL, _HEAD, _MARGIN = 23, 3.4, 1.0
"""How wide the menu is, how high the heading, and the margin inside the menu, in units."""


class Camp:
    """Between battles. With `battle`, one that was saved in it is gone on with at once; `notes` are told first."""

    name = "camp"

    def __init__(self, context: Context, journey: Journey, battle: Opened | None = None, notes: str = "") -> None:
        self.changed = True
        self._context, self._journey = context, journey
        self._battle = battle
        self._notice = notes
        self._memory: Memory = {}
        self._dialog: Dialog | None = None
        self._picture: CampPicture | None = None
        self._begun = False
        self._pointed: EntityId | None = None
        self._seen_state = journey.state
        self._form = self._make_form()

    # -- what it is made of

    def _make_form(self) -> Form:
        widgets: list[Widget] = list(entries(self._journey))
        if self._journey.company.beaten and self._journey.step is not None:
            widgets.insert(1, Button("round", _("Go round this battle"), _("at a cost")))
        if self._notice:
            widgets.insert(0, Label(self._notice, face="sans", size=1, wide=_PANEL - 4))
        return Form(Pane(Column(widgets, gap=0.2)), self._context.theme, self._memory)

    def _refresh(self) -> None:
        self._form = self._make_form()
        self._picture = None
        self.changed = True

    def _campers(self) -> list[Camper]:
        journey, found = self._journey, list[Camper]()
        wishing = self._wishing()
        for person in journey.people:
            who, kind = journey.identity(person), journey.sheet(person).kind
            found.append(Camper(person, who.name, kind, who.look, who.crest, who.pose, person in wishing))
        here = {camper.id for camper in found}
        for id_ in sorted(journey.rules.talks.present(journey.state) - here):
            named = journey.campaign.people[id_]
            found.append(Camper(id_, named.name, named.bust, named.look, "", "", id_ in wishing))
        return found

    def _wishing(self) -> frozenset[str]:
        """Who has something to talk about."""
        journey = self._journey
        if journey.session.decision is None or journey.away is not None:
            return frozenset()
        talks = (action for action in journey.rules.talks.candidates(journey.state) if isinstance(action, Talk))
        return frozenset(journey.campaign.talks[action.talk].people[0] for action in talks)

    # -- what a scene has to say

    @property
    def busy(self) -> bool:
        """The fire flickers by itself; nothing else moves."""
        return False

    @property
    def journey(self) -> Journey:
        """The company on its road."""
        return self._journey

    def tree(self) -> tuple[Seen, ...]:
        """The menu, or the question over it."""
        return self._dialog.tree() if self._dialog else self._form.tree()

    def prompts(self) -> tuple[Prompt, ...]:
        """What the keys do."""
        return (
            (("up", "down"), _("Choose")),
            (("confirm",), _("Open")),
            (("undo",), _("Take back")),
            (("quick_save",), _("Save")),
            (("cancel",), _("Leave")),
        )

    # -- what the hand does

    def handle(self, intent: Intent) -> Transition | None:
        """Open a page, march, rest, save, leave."""
        if isinstance(intent, Quit):
            return self._leave()
        if self._dialog is not None:
            return self._handle_dialog(intent)
        match intent:
            case Cancel() | AltClick():
                return self._leave()
            case Undo():
                self._undo()
                return None
            case QuickSave():
                self._save(QUICK)
                return None
            case QuickLoad():
                return self._load()
            case Resize() | Exposed():
                self._picture, self.changed = None, True
            case Point(x, y):
                self._point(x, y)
            case Click(x, y) if self._picture and (person := self._picture.at((x, y))):
                return self._open("sheet", person)
        before = self._form.focus
        outcome = self._form.handle(intent)
        if not isinstance(intent, Point) or before is not self._form.focus:
            self.changed = True
        return self._chosen(outcome.name) if isinstance(outcome, Pressed) else None

    def _point(self, x: int, y: int) -> None:
        pointed = self._picture.at((x, y)) if self._picture else None
        if self._picture and pointed != self._pointed:
            self._pointed = self._picture.pointed = pointed
            self.changed = True

    def _chosen(self, name: str) -> Transition | None:
        match name:
            case "march":
                return self._march()
            case "round":
                return self._go_round()
            case "rest":
                self._journey.commit(Rest(BATTLE))
                self._notice = keep(self._context, self._journey, CAMPAIGN) or _("A new day.")
                self._refresh()
            case "save":
                self._save("")
            case "load":
                return self._load()
            case "settings":
                return Push(self._context.make("settings"))
            case "leave":
                return self._leave()
            case _:
                return self._open(name, self._journey.people[0])
        return None

    def _open(self, page: str, person: EntityId) -> Transition | None:
        person = person if person in self._journey.people else self._journey.people[0]
        return Push(PAGES[page](self._context, self._journey, person)) if page in PAGES else None

    def _undo(self) -> None:
        undone = self._journey.undo()
        self._notice = _("Taken back.") if undone else _("There is nothing to take back.")
        if undone:
            keep(self._context, self._journey, CAMPAIGN)
        self._refresh()

    def _save(self, slot: str) -> None:
        self._notice = keep(self._context, self._journey, slot) or _("Saved.")
        self._refresh()

    def _load(self) -> Transition:
        keep(self._context, self._journey, CAMPAIGN)
        return Replace(self._context.make("load"))

    def _leave(self) -> Transition | None:
        """Keep the campaign; if that fails, say so once and stay."""
        complaint = keep(self._context, self._journey, CAMPAIGN)
        if not complaint:
            return Pop()
        buttons = (("stay", _("Stay")), ("leave", _("Leave all the same")))
        self._dialog = Dialog(self._context.theme, _("The campaign is not saved"), buttons, complaint)
        self.changed = True
        return None

    def _handle_dialog(self, intent: Intent) -> Transition | None:
        assert self._dialog is not None  # noqa: S101 - asked before
        self.changed = True
        match self._dialog.handle(intent):
            case "leave":
                return Pop()
            case None:
                return None
        self._dialog = None
        return None

    # -- the road

    def _march(self) -> Transition | None:
        journey, step = self._journey, self._journey.step
        if step is None:
            return None
        try:
            loaded = map_of(self._context, journey)
        except (Refused, ValueError) as fault:
            self._complain(fault)
            return None
        journey.commit(March(BATTLE, step.id, who_goes(loaded, journey)))
        if step.before:
            return Push(self._story(step.name, step.before))
        return None

    def _go_round(self) -> Transition | None:
        step = self._journey.step
        if step is None:
            return None
        self._journey.commit(GoRound(BATTLE, step.id))
        self._notice = keep(self._context, self._journey, CAMPAIGN)
        self._refresh()
        return Push(self._story(step.name, step.round)) if step.round else None

    def _story(self, heading: str, pages: tuple[Page, ...]) -> Story:
        return Story(self._context, self._journey.campaign, heading, pages, self._journey.hero)

    def _complain(self, fault: Refused | ValueError) -> None:
        self._notice = str(fault.problems[0]) if isinstance(fault, Refused) else str(fault)
        self._refresh()

    def _fight(self) -> Transition | None:
        """Into the battle the company is away for: the one that was saved, or from its beginning."""
        around, saved = Campaigning(self._context, self._journey), self._battle
        self._battle = None
        try:
            scene: Scene = around.gone_on(saved) if saved else around.battle()
        except (Refused, ValueError) as fault:
            self._complain(fault)
            return None
        return Push(scene)

    def update(self, dt: int) -> Transition | None:
        """Let the fire flicker; go into a battle that waits; come to an end when a battle was left."""
        self._journey.milliseconds += dt
        if self._journey.state is not self._seen_state:
            self._seen_state = self._journey.state
            self._refresh()
        if self._journey.away is not None:
            if self._begun:
                return Pop()  # the battle was left; it is kept in the campaign's slot
            self._begun = True
            return self._fight()
        self._begun = False
        if self._picture and self._picture.let_pass(dt):
            self.changed = True
        return None

    # -- showing

    def draw(self, surface: pygame.Surface) -> None:
        """The place, and the menu over its left."""
        self.changed = False
        text, theme, company = self._context.text, self._context.theme, self._journey.company
        wide, high = surface.get_size()
        head, foot = text.px(_HEAD), text.px(HIGH)
        panel = pygame.Rect(text.px(1), head + text.px(0.6), min(text.px(_PANEL), wide - text.px(2)), 0)
        margin = text.px(_MARGIN)
        wanted = self._form.size(panel.width - 2 * margin)[1] + 2 * margin
        panel.height = min(wanted, high - foot - panel.y - text.px(0.4))
        room = pygame.Rect(panel.right, head, max(1, wide - panel.right), high - head - foot)
        if self._picture is None or self._picture.size != surface.get_size():
            self._picture = self._painted(surface.get_size(), room)
        self._picture.draw(surface)
        for top, height, edge in ((0, head, head - 1), (high - foot, foot, high - foot)):
            pygame.draw.rect(surface, DARK, (0, top, wide, height))
            pygame.draw.line(surface, RULE, (0, edge), (wide, edge))
        title = text.line(_("Camp"), "serif_bold", 1.5, PALE)
        end = surface.blit(title, title.get_rect(midleft=(text.px(1), head // 2))).right
        stores = _("Gold {gold}   Rations {rations}   Company of {n}").format(
            gold=company.gold, rations=company.rations, n=len(self._journey.people)
        )
        right = text.line(stores, "sans", 1, PALE)
        left = surface.blit(right, right.get_rect(midright=(wide - text.px(1), head // 2))).x
        where = _("{place}, day {day}").format(place=self._journey.place, day=company.day)
        fitted = text.fitted(where, max(0, left - end - text.px(2.4)), "serif_italic", 1.15)
        under = text.line(fitted, "serif_italic", 1.15, DIM)
        surface.blit(under, under.get_rect(midleft=(end + text.px(1.2), head // 2)))
        draw_prompts(
            surface, theme, self._context.caps, self.prompts(), text.px(1), high - foot // 2, wide - text.px(1)
        )
        theme.panel(surface, panel)
        self._form.lay_out(panel.inflate(-2 * margin, -2 * margin))
        self._form.draw(surface)
        if self._dialog:
            self._dialog.draw(surface)

    def _painted(self, size: tuple[int, int], room: pygame.Rect) -> CampPicture:
        step, hero = self._journey.step, self._journey.identity(self._journey.people[0])
        picture = CampPicture(
            size,
            self._context.text,
            hour="night",
            biome=step.biome if step else self._journey.campaign.road[-1].biome,
            people=self._campers(),
            crest=hero.crest,
            pose=hero.pose,
            side="red",
            room=room,
            still=self._context.settings.reduced_motion,
        )
        picture.pointed = self._pointed
        return picture
