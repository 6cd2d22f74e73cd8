"""The camp: a place by a fire, and a menu of what can be done of an evening."""

from functools import partial

import pygame

from game.campaign.actions import Rest
from game.campaign.components import Talking
from game.campaign.saves import CAMPAIGN, QUICK
from game.content.problems import Refused
from game.core.ids import BATTLE, EntityId
from game.i18n import _
from game.scenes.battle.opening import Opened
from game.scenes.camp.folk import SPOT, Hearth, Spot, campers, told_of, wishes
from game.scenes.camp.journey import Journey
from game.scenes.camp.keeping import few_words, keep
from game.scenes.camp.marching import Campaigning
from game.scenes.camp.menu import entries, first_entry, prompts, title
from game.scenes.camp.pages import PAGES
from game.scenes.camp.saving import quick_scene, record_text, save_page
from game.scenes.camp.view import CampView
from game.scenes.context import Context
from game.scenes.saves.opening import AnyOpened
from game.scenes.saves.save_page import SAVE, SavePage
from game.scenes.saves.scene import Load
from game.scenes.stack import Pop, Push, Replace, Scene, Transition
from game.scenes.story import Story
from game.scenes.talk.scene import TalkScene
from game.ui import intents
from game.ui.input import Listen
from game.ui.widgets import Column, Dialog, Form, Memory, Pane, Pressed, Seen


class Camp:
    """Between battles. With `battle`, one that was saved in it is gone on with at once; `notes` are told first."""

    name = "camp"

    def __init__(self, context: Context, journey: Journey, battle: Opened | None = None, notes: str = "") -> None:
        self.changed = True
        self._context, self._journey, self._battle = context, journey, battle
        self._view = CampView(context, journey)
        self._notice = ""
        self._over: Dialog | SavePage | None = _told(context, _("Not all is as it was"), notes) if notes else None
        self._memory: Memory = {"": first_entry(journey)}
        self._entry = ""
        self._fighting = self._talking = self._gone = False
        self._refresh()

    # -- what it is made of

    def _made(self) -> tuple[Hearth, Form]:
        caps = self._context.caps
        key = "" if caps.device == "pad" else caps.label("quick_save")
        listed = Column(list(entries(self._journey, key)), gap=0.1)
        menu = Pane(Column([title(self._journey), listed], gap=0.6))
        spots = [Spot(camper, told_of(self._journey, camper.id)) for camper in campers(self._journey)]
        hearth = Hearth(menu, spots)
        return hearth, Form(hearth, self._context.theme, self._memory)

    def _refresh(self) -> None:
        """Make menu and picture as things are now."""
        self._context.record = partial(record_text, self._journey)
        self._seen_state = self._journey.state
        self._hearth, self._form = self._made()
        self._view.renew()
        self.changed = True

    # -- what a scene has to say

    @property
    def busy(self) -> bool:
        """The fire flickers by itself; nothing else moves."""
        return False

    @property
    def journey(self) -> Journey:
        """The company on its road."""
        return self._journey

    @property
    def listen(self) -> Listen:
        """A name for a save may be typed."""
        return self._over.listen if isinstance(self._over, SavePage) else Listen()

    def tree(self) -> tuple[Seen, ...]:
        """The menu and the people by the fire, or what lies over them."""
        if self._over:
            return self._over.tree()
        news = Seen("label", self._notice, pygame.Rect(0, 0, 0, 0), focused=False)
        return (*((news,) if self._notice else ()), *self._form.tree())

    # -- what the hand does

    def handle(self, intent: intents.Intent) -> Transition | None:
        """Open a page, march, rest, save, leave."""
        if isinstance(intent, intents.Quit):
            return self._leave()
        if self._over is not None:
            return self._answered(intent, self._over)
        if not isinstance(intent, intents.Point | intents.Resize | intents.Exposed):
            self._notice, self.changed = "", True
        match intent:
            case intents.Cancel() | intents.AltClick() | intents.Menu():
                return self._leave()
            case intents.Undo() | intents.Redo():
                self._go_back(again=isinstance(intent, intents.Redo))
                return None
            case intents.QuickSave():
                self._save(QUICK)
                return None
            case intents.QuickLoad():
                return self._load_at_once()
            case intents.Resize() | intents.Exposed():
                self._view.renew()
                self.changed = True
        return self._steered(intent)

    def _steered(self, intent: intents.Intent) -> Transition | None:
        """Move the focus in the menu or among the people, or do what has it."""
        before = self._form.focus
        spot = before if isinstance(before, Spot) else None
        if spot is None and before is not None:
            self._entry = before.name
        match intent:
            case intents.Next() | intents.Previous():
                self._turn_to_person(spot, 1 if isinstance(intent, intents.Next) else -1)
                return None
            case intents.Cursor(dx, 0) if dx:
                self._turn_to_person(spot, dx)
                return None
            case intents.Cursor() if spot:
                self._focus_on(self._entry)
                return None
        self._hearth.menu_alone = isinstance(intent, intents.Cursor)
        outcome = self._form.handle(intent)
        self._hearth.menu_alone = False
        if not isinstance(intent, intents.Point) or before is not self._form.focus:
            self.changed = True
        return self._chosen(outcome.name) if isinstance(outcome, Pressed) else None

    def _turn_to_person(self, spot: Spot | None, step: int) -> None:
        """From the menu to somebody by the fire, and around; beyond the last one is the menu."""
        people = sorted(self._hearth.spots, key=lambda one: one.rect.x)
        at = (people.index(spot) if spot else -1 if step > 0 else len(people)) + step
        self._focus_on(people[at].name if 0 <= at < len(people) else self._entry)

    def _focus_on(self, name: str) -> None:
        self._memory[""] = name
        places = {spot.person: spot.rect for spot in self._hearth.spots}
        self._hearth, self._form = self._made()
        self._hearth.arrange(places)
        self.changed = True

    def _chosen(self, name: str) -> Transition | None:
        match name:
            case "rest":
                self._journey.commit(Rest(BATTLE))
                self._keep(_("A new day."))
            case "save":
                self._lay_save_page()
            case "load":
                self._keep("")
                return Push(Load(self._context, self._opened))
            case "ending":
                return Push(self._ending())
            case "settings":
                return Push(self._context.make("settings"))
            case "leave":
                return self._leave()
            case _ if name.startswith(SPOT):
                return self._meet(name.removeprefix(SPOT))
            case _:
                return self._open(name, self._journey.people[0])
        return None

    def _ending(self) -> Scene:
        """The end of the tale, for whoever left in the middle of it, or would read it again."""
        tale, behind = self._journey.campaign, self._journey.backdrop
        return Story(self._context, tale, tale.name, tale.ending, self._journey.hero, backdrop=behind)

    def _open(self, page: str, person: EntityId) -> Transition | None:
        return Push(PAGES[page](self._context, self._journey, person)) if page in PAGES else None

    def _meet(self, person: EntityId) -> Transition | None:
        """A commander's sheet; with the others one talks, if they wish to."""
        if person in self._journey.people:
            return self._open("sheet", person)
        if person in wishes(self._journey):
            return self._open("talks", person)
        self._notice = _("{name} has nothing to talk about tonight.").format(
            name=self._journey.campaign.people[person].name
        )
        return None

    def _go_back(self, *, again: bool) -> None:
        """Take the last choice back, or do it again."""
        done = self._journey.redo() if again else self._journey.undo()
        if done:
            self._keep(_("Done again.") if again else _("Taken back."))
        else:
            self._notice = _("There is nothing to do again.") if again else _("There is nothing to take back.")

    # -- saves

    def _keep(self, news: str) -> None:
        """Keep the campaign as it is after a choice, and tell it; a failure is told in any case."""
        self._refresh()
        self._notice = news
        if complaint := keep(self._context, self._journey, CAMPAIGN):
            self._over = _told(self._context, _("The campaign is not saved"), complaint)

    def _save(self, slot: str, label: str = "") -> None:
        complaint = keep(self._context, self._journey, slot, label)
        self._notice = "" if complaint else _("Saved.")
        self._over = _told(self._context, _("It is not saved"), complaint) if complaint else None
        self.changed = True

    def _lay_save_page(self) -> None:
        page = save_page(self._context, self._journey)
        self._over = page or _told(self._context, _("It is not saved"), _("There is no folder for saves."))

    def _load_at_once(self) -> Transition | None:
        """Go back to what was saved at once; the present is kept before."""
        self._keep("")
        try:
            return Replace(quick_scene(self._context, self._journey))
        except (Refused, ValueError) as fault:
            self._over = _told(self._context, _("It cannot be loaded"), few_words(fault))
        return None

    def _opened(self, opened: AnyOpened) -> Scene:
        """The scene of what was loaded, which this one makes room for."""
        scene = self._context.opener(self._context, opened)
        self._gone = True
        return scene

    def _leave(self) -> Transition | None:
        """Keep the campaign; if that fails, ask. A battle that goes on has kept itself."""
        if self._journey.away is not None:
            return Pop()
        complaint = keep(self._context, self._journey, CAMPAIGN)
        if not complaint:
            return self._gone_home()
        buttons = (("stay", _("Stay")), ("leave", _("Leave all the same")))
        self._over = Dialog(self._context.theme, _("The campaign is not saved"), buttons, complaint)
        self.changed = True
        return None

    def _answered(self, intent: intents.Intent, over: Dialog | SavePage) -> Transition | None:
        self.changed = True
        answer = over.handle(intent)
        if answer is None:
            return None
        self._over = None
        if answer == SAVE and isinstance(over, SavePage):
            self._save(over.slot, over.label)
        return self._gone_home() if answer == "leave" else None

    def _gone_home(self) -> Transition:
        self._context.record = str
        return Pop()

    # -- the road

    def update(self, dt: int) -> Transition | None:
        """Let the fire flicker; go into a battle or talk that waits; come to an end when it, or all of it, was left."""
        if self._gone:
            return Pop()
        self._journey.milliseconds += dt
        if self._journey.away is not None and self._over is None:
            if self._fighting:
                return Pop()  # the battle was left; it is kept in the campaign's slot
            return self._fight()
        self._fighting = False
        if self._journey.state.has(Talking, BATTLE) and self._over is None:
            if self._talking:
                return Pop()  # the talk was left; it is kept in the campaign's slot
            self._talking = True
            return Push(TalkScene(self._context, self._journey))
        self._talking = False
        if self._journey.state is not self._seen_state:
            self._refresh()
        if self._view.let_pass(dt):
            self.changed = True
        return None

    def _fight(self) -> Transition | None:
        """Into the battle the company is away for: the one that was saved, or from its beginning."""
        around, saved = Campaigning(self._context, self._journey), self._battle
        self._battle = None
        try:
            scene = around.gone_on(saved) if saved else around.battle()
        except (Refused, ValueError) as fault:
            self._journey.undo()
            self._refresh()
            self._over = _told(self._context, _("There can be no battle"), few_words(fault))
            return None
        self._fighting = True
        return Push(scene)

    # -- showing

    def draw(self, surface: pygame.Surface) -> None:
        """The place, the menu over its left, and what lies over both."""
        self.changed = False
        if isinstance(self._over, SavePage):
            self._over.draw(surface)
            return
        self._view.draw(
            surface, self._form, self._hearth, prompts(looking=isinstance(self._form.focus, Spot)), self._notice
        )
        if self._over:
            self._over.draw(surface)
        else:
            self._form.draw_tip(surface)


def _told(context: Context, title: str, words: str) -> Dialog:
    """A sentence that has to be read."""
    return Dialog(context.theme, title, (("stay", _("Go on")),), words)
