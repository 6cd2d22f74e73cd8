"""The camp's menu: what can be done of an evening, with a word on what waits."""

from collections.abc import Iterator

from game.campaign.growth import can_advance
from game.campaign.troops import troop_size
from game.i18n import _, ngettext
from game.scenes.camp.folk import wishes
from game.scenes.camp.journey import Journey
from game.scenes.camp.nights import meals, night
from game.scenes.camp.pages import PAGES
from game.ui.prompts import Prompt
from game.ui.widgets import Button, Label, Widget


def title(journey: Journey) -> Widget:
    """What stands above the menu."""
    words = _("The road is done") if journey.session.decision is None else _("The evening")
    return Label(words, face="serif_bold", size=1.5)


def first_entry(journey: Journey) -> str:
    """What is to be done first: recruiting while nobody has a troop, else the first entry there is."""
    led = any(journey.troop(person).units for person in journey.people)
    return "" if led or journey.step is None else "troops"


def entries(journey: Journey, quick_save: str = "") -> Iterator[Widget]:
    """The entries of the menu; pages that are not there are not offered. `quick_save` is the key that saves at once."""
    over = journey.session.decision is None
    if over and journey.campaign.ending:
        yield Button("ending", _("How it ended"))
    for name, label, note in _pages(journey):
        if name in PAGES:
            yield Button(name, label, "" if over else note)
    if not over:
        yield Button("rest", _("Rest until morning"), meals(journey), tip=night(journey))
    yield Button("save", _("Save"), quick_save)
    yield Button("load", _("Load"))
    yield Button("settings", _("Settings"))
    yield Button("leave", _("Leave for the title"))


def prompts(*, looking: bool) -> tuple[Prompt, ...]:
    """What the keys do; otherwise while one is `looking` at the people by the fire."""
    if looking:
        return (
            (("left", "right"), _("Look around")),
            (("confirm",), _("Open")),
            (("up", "down"), _("Menu")),
            (("cancel",), _("Leave")),
        )
    return (
        (("up", "down"), _("Choose")),
        (("confirm",), _("Open")),
        (("next",), _("Look at a companion")),
        (("undo",), _("Take back")),
        (("cancel",), _("Leave")),
    )


def _pages(journey: Journey) -> Iterator[tuple[str, str, str]]:
    sheets = [journey.sheet(person) for person in journey.people]
    ready = sum(can_advance(sheet, journey.catalog.campaign) for sheet in sheets)
    points = sum(sheet.points + sheet.free + sheet.new_units + sheet.new_spells for sheet in sheets)
    wish = len(wishes(journey))
    if step := journey.step:
        yield "march", _("March"), step.name
    yield "talks", _("Talk by the fire"), ngettext("{n} wishes to", "{n} wish to", wish).format(n=wish) if wish else ""
    yield "growth", _("Levels, classes"), _("{n} ready").format(n=ready) if ready else ""
    spend = ngettext("{n} point", "{n} points", points).format(n=points)
    yield "skills", _("Skills and spells"), spend if points else ""
    yield "sheet", _("Sheets"), ""
    yield "troops", _("Troops"), _troops(journey)
    yield "stores", _("Stores"), ngettext("{n} ration", "{n} rations", n := journey.company.rations).format(n=n)
    yield "tale", _("Chronicle"), ""


def _troops(journey: Journey) -> str:
    """The wounded, or else the places still free."""
    full = journey.catalog.commander.numbers.full_hp
    units = [unit for person in journey.people for unit in journey.troop(person).units]
    if wounded := sum(unit.hp < full for unit in units):
        return ngettext("{n} wounded", "{n} wounded", wounded).format(n=wounded)
    size = sum(troop_size(journey.sheet(person), journey.catalog.commander) for person in journey.people)
    free = size - len(units)
    return ngettext("{n} free place", "{n} free places", free).format(n=free) if free > 0 else ""
