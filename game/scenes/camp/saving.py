"""Saves from the camp: the page to save on, and back to what was saved at once."""

from game.campaign.saves import QUICK
from game.i18n import _
from game.scenes.camp.journey import Journey
from game.scenes.camp.keeping import document
from game.scenes.context import Context
from game.scenes.saves.opening import open_any
from game.scenes.saves.save_page import SavePage
from game.scenes.stack import Scene


def save_page(context: Context, journey: Journey) -> SavePage | None:
    """The page to save a company on under a name, None where there is no place for saves."""
    if context.saves is None:
        return None
    proposed = _("{hero}, day {day}").format(hero=journey.hero[0], day=journey.company.day)
    return SavePage(context, context.saves.listed(), proposed)


def quick_scene(context: Context, journey: Journey) -> Scene:
    """The scene of what was saved at once. Raises Refused or ValueError, with words on why, if there is none."""
    if context.saves is None:
        raise ValueError(_("There is no folder for saves."))
    opened = open_any(context.saves.load(QUICK), journey.catalog, context.maps_folders)
    return context.opener(context, opened)


def record_text(journey: Journey) -> str:
    """The company's document, for whoever looks into a crash."""
    return document(journey)(None).text()
