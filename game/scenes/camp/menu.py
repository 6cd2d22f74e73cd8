"""The camp's menu: what can be done of an evening, with a word on what waits."""

from collections.abc import Iterator

from game.campaign.growth import can_advance
from game.i18n import _, ngettext
from game.scenes.camp.journey import Journey
from game.scenes.camp.pages import PAGES
from game.ui.widgets import Button, Widget


def entries(journey: Journey) -> Iterator[Widget]:
    """The entries of the menu; pages that are not there are not offered."""
    step, over = journey.step, journey.session.decision is None
    if step is not None:
        yield Button("march", _("March: {name}").format(name=step.name), "")
    for name, label, note in _pages(journey):
        if name in PAGES:
            yield Button(name, label, note)
    if not over:
        yield Button("rest", _("Rest until morning"), _night(journey))
    yield Button("save", _("Save"), "")
    yield Button("load", _("Load"), "")
    yield Button("settings", _("Settings"), "")
    yield Button("leave", _("Leave for the title"), "")


def _pages(journey: Journey) -> Iterator[tuple[str, str, str]]:
    sheets = [journey.sheet(person) for person in journey.people]
    ready = sum(can_advance(sheet, journey.catalog.campaign) for sheet in sheets)
    points = sum(sheet.points + sheet.free + sheet.new_units + sheet.new_spells for sheet in sheets)
    talks = len(tuple(journey.rules.talks.candidates(journey.state))) if journey.session.decision else 0
    wish = ngettext("{n} wishes to", "{n} wish to", talks).format(n=talks) if talks else ""
    yield "talks", _("Talk by the fire"), wish
    yield "growth", _("Levels, classes"), _("{n} ready").format(n=ready) if ready else ""
    yield (
        "skills",
        _("Skills and spells"),
        ngettext("{n} point", "{n} points", points).format(n=points) if points else "",
    )
    yield "sheet", _("Sheets"), ""
    yield "troops", _("Troops"), _("{gold} gold").format(gold=journey.company.gold)
    yield "stores", _("Stores"), _("{n} rations").format(n=journey.company.rations)
    yield "tale", _("Chronicle"), ""


def _night(journey: Journey) -> str:
    meal, left = journey.catalog.campaign.meal * len(journey.people), journey.company.rations
    if left < meal:
        return _("hungry")
    return ngettext("eats {n} ration", "eats {n} rations", meal).format(n=meal)
