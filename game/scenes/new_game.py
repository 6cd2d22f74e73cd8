"""A new game: which campaign, how hard, and whether even what rolled can be taken back; then the quiz.

A quiz that was saved and gone on with comes first: what it leads to is chosen after it.
"""

import pygame

from game.campaign.components import Identity
from game.campaign.saves import CAMPAIGN
from game.campaign.sheet import Sheet
from game.campaign.starts import campaign_start
from game.core.session import Session
from game.i18n import _
from game.scenes.battle.setup import new_seed
from game.scenes.camp.journey import Journey
from game.scenes.camp.keeping import keep
from game.scenes.camp.scene import Camp
from game.scenes.context import Context
from game.scenes.form_scene import FormScene
from game.scenes.frame import DARKENED, draw_frame, lay_on_sheet
from game.scenes.quiz import Quiz
from game.scenes.stack import Pop, Replace, Transition
from game.scenes.story import Story
from game.scenes.title_picture import title_picture
from game.ui.intents import AltClick, Cancel, Intent, Quit
from game.ui.widgets import Button, Changed, Choice, Column, Form, Label, Memory, Pane, Pressed, Widget

_WIDE = 44
STANDARD = "standard"


class NewGame(FormScene):
    """Chooses how a campaign is played, and begins it with the quiz, or with a hero who has come of one."""

    name = "new game"

    def __init__(self, context: Context, hero: tuple[Identity, Sheet] | None = None) -> None:
        """Raises ValueError without content, or without a campaign in it."""
        if context.catalog is None or not context.catalog.campaigns:
            raise ValueError("a campaign needs content")
        self.changed = True
        self._context, self._catalog = context, context.catalog
        self._campaigns = tuple(sorted(context.catalog.campaigns))
        self._levels = tuple(context.catalog.difficulties)
        self._hero = hero
        self._campaign = 0
        self._level = self._levels.index(STANDARD) if STANDARD in self._levels else 0
        self._chronicle = 0
        self._memory: Memory = {"": "begin"}
        self._backdrop: pygame.Surface | None = None
        self._form = self._make_form()

    def _make_form(self) -> Form:
        campaign = self._catalog.campaigns[self._campaigns[self._campaign]]
        level = self._catalog.difficulties[self._levels[self._level]]
        names = [self._catalog.campaigns[id_].name for id_ in self._campaigns]
        levels = [self._catalog.difficulties[id_].name for id_ in self._levels]
        found: list[Widget] = [Label(campaign.text, size=1.3, wide=_WIDE)]
        if len(names) > 1:
            found.append(Choice("campaign", _("Campaign"), names, self._campaign))
        found += [
            Choice("level", _("Difficulty"), levels, self._level),
            Label(level.text, face="serif_italic", size=1.1, wide=_WIDE),
        ]
        if level.chronicle:
            found.append(Label(_("The chronicle is on: even what rolled can be taken back."), size=1.1, wide=_WIDE))
        else:
            tip = _("With the chronicle even what rolled dice may be taken back.")
            found.append(Choice("chronicle", _("Chronicle"), (_("off"), _("on")), self._chronicle, tip=tip))
        found += [self._way_on(), Button("back", _("Back"))]
        return Form(Pane(Column(found, gap=0.5)), self._context.theme, self._memory)

    def _way_on(self) -> Button:
        if self._hero:
            return Button("begin", _("Set out with {name}").format(name=self._hero[0].name))
        return Button("begin", _("Begin with the quiz"), _("about five minutes"))

    def handle(self, intent: Intent) -> Transition | None:
        """Choose, begin, or go back."""
        match intent:
            case Quit() | Cancel() | AltClick():
                return Pop()
        outcome = self.through_form(intent)
        match outcome:
            case Changed("campaign", index):
                self._campaign = index
                self._form = self._make_form()
            case Changed("level", index):
                self._level = index
                self._form = self._make_form()
            case Changed("chronicle", index):
                self._chronicle = index
            case Pressed("begin"):
                return self._set_out(*self._hero) if self._hero else Replace(Quiz(self._context, self._set_out))
            case Pressed("back"):
                return Pop()
        return None

    def _set_out(self, identity: Identity, sheet: Sheet) -> Transition:
        """The commander is made: the company sets out."""
        level = self._levels[self._level]
        start = campaign_start(self._campaigns[self._campaign], level, identity, sheet, self._catalog)
        rewinding = bool(self._chronicle) or self._catalog.difficulties[level].chronicle
        journey = Journey.begun(self._catalog, start, new_seed(), rewinding=rewinding)
        keep(self._context, journey, CAMPAIGN)
        camp, pages = Camp(self._context, journey), journey.campaign.opening
        if not pages:
            return Replace(camp)
        told = Story(self._context, journey.campaign, journey.campaign.name, pages, journey.hero, lambda: Replace(camp))
        return Replace(told)

    def draw(self, surface: pygame.Surface) -> None:
        """One sheet in the middle."""
        self.changed = False
        prompts = (
            (("up", "down"), _("Choose")),
            (("left", "right"), _("Change")),
            (("confirm",), _("Open")),
            (("cancel",), _("Back")),
        )
        name = self._catalog.campaigns[self._campaigns[self._campaign]].name
        backdrop = self._behind(surface.get_size())
        body = draw_frame(surface, self._context, _("New game"), name, prompts, backdrop=backdrop)
        lay_on_sheet(surface, self._context.theme, self._form, body, _WIDE + 4, middle=True)
        self._form.draw(surface)
        self._form.draw_tip(surface)

    def _behind(self, size: tuple[int, int]) -> pygame.Surface:
        """The title's picture in the dark, as large as the window."""
        if self._backdrop is None or self._backdrop.get_size() != size:
            self._backdrop = title_picture(*size)
            self._backdrop.fill(DARKENED, special_flags=pygame.BLEND_RGB_MULT)
        return self._backdrop


def resumed(context: Context, session: Session) -> Quiz:
    """A quiz gone on with; how hard the campaign is that comes of it is chosen after it. Raises ValueError as above."""
    return Quiz(context, lambda *hero: Replace(NewGame(context, hero)), session)
