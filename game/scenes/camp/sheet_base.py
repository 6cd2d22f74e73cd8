"""What the pages about one commander have in common: sheets side by side, other commanders, and the way to the next
page."""

from collections.abc import Callable, Sequence

import pygame

from game.campaign.muster import Fighter, fighter
from game.core.action import Action
from game.core.ids import EntityId
from game.i18n import _
from game.scenes.camp.journey import Journey
from game.scenes.camp.sheet_columns import Sheets, SheetsForm
from game.scenes.camp.sheet_scene import CampPage
from game.scenes.camp.sheet_words import why_not_words
from game.scenes.context import Context
from game.scenes.frame import draw_frame
from game.scenes.stack import Replace, Scene, Transition
from game.ui.input import Listen
from game.ui.intents import Intent, Next, Previous, Typed, Zoom
from game.ui.prompts import Prompt
from game.ui.widgets import Button, Changed, Choice, Form, Outcome, Widget
from game.ui.widgets.walk import walk

Turn = Callable[[str, Context, Journey, EntityId], Scene]
"""Makes a page by its name."""

PERSON_PAGES = ("sheet", "growth", "skills", "classes", "spells")
"""The pages about a commander, in the order in which one leafs through them."""
_KEYS = {"q": -1, "e": 1}
"""Letters that turn to the commander before and after, besides those that zoom."""


class PersonPage(CampPage):
    """Three sheets about one commander. Subclasses say what stands on each, and what is done."""

    name = "person page"
    shares: tuple[int, ...] = (26, 38, 36)

    def __init__(self, context: Context, journey: Journey, person: EntityId, turn: Turn) -> None:
        self._person, self._turn = person, turn
        super().__init__(context, journey)

    # -- for each page to say

    def columns(self) -> Sequence[Sequence[Widget]]:
        """What stands on the sheets, from left to right."""
        raise NotImplementedError

    def first(self) -> str:
        """The control that has the focus at the beginning, "" for the first of all."""
        return ""

    def title(self) -> str:
        """What the page is about, in a few words."""
        raise NotImplementedError

    # -- what there is to know

    @property
    def person(self) -> EntityId:
        """Whom the page is about."""
        return self._person

    @property
    def fighter(self) -> Fighter:
        """Everything about whom the page is about."""
        return fighter(self._journey.state, self._person, self._journey.catalog.qualities)

    def candidates(self, *kinds: type[Action]) -> tuple[Action, ...]:
        """What the commander may do now, of some kinds."""
        return tuple(action for action in self._journey.choices(self._person) if isinstance(action, kinds))

    def why_not(self, action: Action) -> str:
        """Why something cannot be done, as a sentence, "" if it can."""
        return why_not_words(self._journey.why_not(action), self._journey.catalog)

    # -- the page

    def heading(self) -> str:
        """The commander's name."""
        return self._journey.identity(self._person).name

    def _make_form(self) -> Form:
        first, *rest = self.columns()
        head: list[Widget] = []
        people = self._journey.people
        if len(people) > 1:
            names = [self._journey.identity(one).name for one in people]
            head.append(Choice("person", _("Who"), names, people.index(self._person)))
        *middle, last = rest
        last = [*last, Button("back", _("Back to camp"))]
        sheets = Sheets([[*head, *first], *middle, last], self.shares)
        known = {placed.widget.name for placed in walk(sheets)}
        if self._memory.get("") not in known:
            self._memory[""] = self.first()
        return SheetsForm(sheets, self._context.theme, self._memory)

    @property
    def listen(self) -> Listen:
        """Q and E turn to another commander."""
        return Listen("".join(_KEYS))

    def handle(self, intent: Intent) -> Transition | None:
        """Turn to another commander or page, or as on every page."""
        match intent:
            case Next():
                return self._leaf(1)
            case Previous():
                return self._leaf(-1)
            case Zoom(steps):
                self._other(steps)
                return None
            case Typed(letter) if letter in _KEYS:
                self._other(_KEYS[letter])
                return None
        return super().handle(intent)

    def _leaf(self, step: int) -> Transition | None:
        at = (PERSON_PAGES.index(self.name) + step) % len(PERSON_PAGES)
        return self.turn_to(PERSON_PAGES[at])

    def turn_to(self, page: str) -> Transition:
        """Another page about the same commander."""
        return Replace(self._turn(page, self._context, self._journey, self._person))

    def _other(self, step: int) -> None:
        people = self._journey.people
        self._look_at(people[(people.index(self._person) + step) % len(people)])

    def _look_at(self, person: EntityId) -> None:
        self._person, self._notice = person, ""
        self.refresh()

    def chosen(self, outcome: Outcome) -> Transition | None:
        """Another commander; subclasses look at the rest first."""
        if isinstance(outcome, Changed) and outcome.name == "person":
            self._look_at(self._journey.people[outcome.index])
        return None

    def prompts(self) -> tuple[Prompt, ...]:
        """What the keys do."""
        others: tuple[Prompt, ...] = ()
        if len(self._journey.people) > 1 and self._context.caps.device != "mouse":
            others = ((("zoom_out", "zoom_in"), _("Other commander")),)
        return (
            *others,
            (("previous", "next"), _("Other page")),
            (("confirm",), _("Choose")),
            (("undo",), _("Take back")),
            (("cancel",), _("Back to camp")),
        )

    def draw(self, surface: pygame.Surface) -> None:
        """Sheets side by side."""
        self.changed = False
        people = self._journey.people
        under = self._notice or _("{page}, {place}").format(page=self.title(), place=self._journey.place)
        right = _("Commander {n} of {count}").format(n=people.index(self._person) + 1, count=len(people))
        body = draw_frame(surface, self._context, self.heading(), under, self.prompts(), right)
        self._form.lay_out(body)
        self._form.draw(surface)
        self._form.draw_tip(surface)
