"""March: the battle that comes next, who goes into it, and the road so far (rule book 10 and 11)."""

from collections.abc import Sequence

import pygame

from game.campaign.actions import GoRound, March
from game.campaign.marching import company_side
from game.campaign.saves import CAMPAIGN
from game.content.models.campaign import Page, Step
from game.content.problems import Refused
from game.core.ids import BATTLE, EntityId
from game.core.state import State
from game.i18n import _, ngettext
from game.maps.tiled import LoadedMap
from game.rules.commander.start import first_state
from game.scenes.battle.map_panel import MapPanel
from game.scenes.camp.journey import Journey
from game.scenes.camp.keeping import few_words, keep
from game.scenes.camp.marching import map_of, places_on, preview
from game.scenes.camp.sheet_scene import CampPage
from game.scenes.camp.standing import RoadWay, Standing, company_of
from game.scenes.context import Context
from game.scenes.facts_sheet import Heading
from game.scenes.frame import GAP, MARGIN
from game.scenes.stack import Pop, Replace, Transition
from game.scenes.story import Story
from game.ui.sentences import side_name
from game.ui.theme import RED, SEPIA
from game.ui.widgets import Button, Changed, Choice, Label, Outcome, Pressed, Widget

_SHEET, _NARROW, _LEAST = 34, 25, 22
"""How wide the sheet of who goes would like to be, and is at least beside a map, and how wide the map has to be to be
shown, in units."""


class MarchPage(CampPage):
    """The next battle, with the way into it, and round it once it was lost."""

    name = "march"

    def __init__(self, context: Context, journey: Journey) -> None:
        self._stay: frozenset[EntityId] = frozenset()
        self._panel = MapPanel(context, journey.catalog.commander)
        self._of, self._complaint = "", ""
        self._loaded: LoadedMap | None = None
        self._shown: State | None = None
        super().__init__(context, journey)
        self._memory[""] = "march"
        self.refresh()

    @property
    def step(self) -> Step:
        """The step of the road that comes next."""
        step = self._journey.step
        assert step is not None  # noqa: S101 - at the road's end nobody marches
        return step

    def heading(self) -> str:
        """What stands above the page."""
        return _("March")

    @property
    def _places(self) -> int:
        return places_on(self._loaded) if self._loaded else 0

    @property
    def _side(self) -> str:
        return side_name(company_side(self._loaded.start)) if self._loaded else ""

    @property
    def going(self) -> tuple[EntityId, ...]:
        """Who goes, the hero first: as many as there are places for."""
        return tuple(one for one in self._journey.people if one not in self._stay)[: self._places]

    def parts(self) -> Sequence[Widget]:
        """The battle, the road, who goes, and the ways out."""
        journey = self._journey
        self._look_for_map()
        road, passed = len(journey.campaign.road), [how for _step, how in journey.company.passed]
        note = _("battle {n} of {count}").format(n=len(passed) + 1, count=road)
        found: list[Widget] = [Heading(self.step.name, note), RoadWay(road, passed)]
        if self._complaint:
            return [*found, Label(self._complaint, face="sans", size=1, colour=RED, wide=_SHEET), *self._round()]
        self._show()
        places = ngettext("{n} place on the map", "{n} places on the map", self._places).format(n=self._places)
        found.append(Heading(_("Who goes"), _("{places}, as {side}").format(places=places, side=self._side)))
        for person in journey.people:
            found += self._row(person)
        if hint := self._hint():
            found.append(Label(hint, face="serif_italic", size=1.1, colour=SEPIA, wide=_SHEET))
        out = Button("march", _("March out"), self._foes(), enabled=bool(self.going))
        return [*found, out, *self._round()]

    def _look_for_map(self) -> None:
        """Load the map, unless it is that of this step already: with the chronicle one may go back to another."""
        if self._of != self.step.id:
            self._of = self.step.id
            self._loaded, self._complaint = _loaded(self._context, self._journey)

    def _row(self, person: EntityId) -> list[Widget]:
        """Somebody with the troop; where not everybody has to go, a choice."""
        journey, name, goes = self._journey, self._journey.identity(person).name, person in self.going
        found: list[Widget] = []
        if len(journey.people) > 1:
            found.append(Choice(f"goes {person}", name, (_("stays"), _("goes")), int(goes)))
        if goes:
            full = journey.catalog.commander.numbers.full_hp
            found.append(Standing(self._context.figures, *company_of(journey, person), full))
        return found

    def _hint(self) -> str:
        """What might be better done before, in a sentence."""
        journey, full = self._journey, self._journey.catalog.commander.numbers.full_hp
        wounded = sum(hp < full for who in self.going for _id, _name, hp in company_of(journey, who)[0])
        if wounded:
            words = ngettext(
                "{n} of them is wounded; a night's rest would help.",
                "{n} of them are wounded; a night's rest would help.",
                wounded,
            )
            return words.format(n=wounded)
        led = [bool(journey.troop(who).units) for who in self.going]
        if not any(led):
            return _("There is no troop yet: recruit units under Troops before you march.")
        return "" if all(led) else _("Somebody goes without a troop; units can be recruited under Troops.")

    def _foes(self) -> str:
        level, own = self._journey.enemies, max((self._journey.sheet(one).level for one in self.going), default=0)
        return _("level {own} against {n}").format(n=level, own=own) if level else ""

    def _round(self) -> list[Widget]:
        """The way round, once the battle was lost."""
        if self._journey.why_not(GoRound(BATTLE, self.step.id)) is not None:
            return []
        cost = min(self._journey.company.rations, self._journey.catalog.campaign.detour_rations)
        note = ngettext("costs {n} ration", "costs {n} rations", cost).format(n=cost) if cost else _("at no cost")
        return [Button("round", _("Go round this battle"), note)]

    def _show(self) -> None:
        """What the map looks like with those in it who go."""
        self._shown = None
        if self._loaded and self.going:
            made = preview(self._loaded, self.step, self._journey, self.going)
            self._shown = first_state(made.start, self._journey.catalog.commander)

    def chosen(self, outcome: Outcome) -> Transition | None:
        """March, go round, or choose who goes."""
        match outcome:
            case Changed(name, index):
                self._choose(name.removeprefix("goes "), goes=bool(index))
            case Pressed("march"):
                return self._go(March(BATTLE, self.step.id, self.going), self.step.before)
            case Pressed("round"):
                return self._go(GoRound(BATTLE, self.step.id), self.step.round)
        return None

    def _choose(self, person: EntityId, *, goes: bool) -> None:
        """Let somebody go or stay; whoever goes in place of another where places are few is said by the choice."""
        going = [one for one in self.going if one != person]
        if goes:
            going = [*going[: self._places - 1], person]
        self._stay = frozenset(self._journey.people) - frozenset(going)
        self.refresh()

    def _go(self, action: March | GoRound, pages: tuple[Page, ...]) -> Transition:
        """Commit it, keep the campaign, and tell what the story says to it."""
        journey, step = self._journey, self.step
        journey.commit(action)
        keep(self._context, journey, CAMPAIGN)
        told = journey.with_ending(pages)
        if not told:
            return Pop()
        behind = journey.backdrop
        return Replace(Story(self._context, journey.campaign, step.name, told, journey.hero, backdrop=behind))

    def draw(self, surface: pygame.Surface) -> None:
        """Who goes at the left, the map at the right where there is room for it."""
        self.changed = False
        text, theme = self._context.text, self._context.theme
        body = self._frame(surface)
        gap, margin = text.px(GAP), text.px(MARGIN)
        sheet, room = body.copy(), body.width - gap
        beside = max(text.px(_NARROW), min(text.px(_SHEET), room * 9 // 20))
        map_wide = room - beside if self._shown and room - beside >= text.px(_LEAST) else 0
        sheet.width = beside if map_wide else min(body.width, text.px(self.wide))
        if not map_wide:
            sheet.centerx = body.centerx
        sheet.height = min(body.height, self._form.size(sheet.width - 2 * margin)[1] + 2 * margin)
        theme.panel(surface, sheet)
        self._form.lay_out(sheet.inflate(-2 * margin, -2 * margin))
        self._form.draw(surface)
        if map_wide and self._loaded and self._shown:
            place = pygame.Rect(sheet.right + gap, body.y, map_wide, body.height)
            loaded = self._loaded
            self._panel.draw(surface, place, self.step.name, loaded.note, loaded.picture, self._shown)


def _loaded(context: Context, journey: Journey) -> tuple[LoadedMap | None, str]:
    """The map of the next step, or why it cannot be shown."""
    try:
        return map_of(context, journey), ""
    except Refused as fault:
        return None, str(fault.problems[0])
    except ValueError as fault:
        return None, few_words(fault)
