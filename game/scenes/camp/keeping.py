"""Keeping a campaign: its document, with the battle that is fought in it, put into a slot."""

from collections.abc import Callable
from datetime import UTC, datetime

from game.campaign.document import About, Record, Setting, record_of
from game.content.problems import Refused
from game.i18n import _
from game.rules.commander.position import marks
from game.scenes.camp.journey import Journey
from game.scenes.context import Context


def document(journey: Journey, label: str = "") -> Callable[[Record | None], Record]:
    """What makes the campaign's document as it stands now, around a battle's if there is one; it may be called in
    another thread."""
    catalog, session = journey.catalog, journey.session.still()
    about = About(
        label=label,
        kind="camp",
        hero=journey.identity(journey.people[0]).name,
        place=journey.place,
        date=datetime.now(UTC).isoformat(timespec="milliseconds"),
        seconds=journey.seconds,
        round=journey.company.day,
        picture=journey.picture,
    )
    setting = Setting(journey.campaign.name, catalog.hash, packs=catalog.packs, rules="campaign")
    letters = marks(catalog.commander.terrain)

    def make(battle: Record | None) -> Record:
        told = about if battle is None else _fighting(about, battle.about)
        return record_of(session, setting, letters, about=told, events=False, battle=battle)

    return make


def _fighting(camp: About, battle: About) -> About:
    """What the list says of a campaign in a battle: the battle's place, round and picture, the campaign's hero."""
    seen = {"kind": battle.kind, "place": battle.place, "round": battle.round, "picture": battle.picture}
    return camp.model_copy(update=seen)


def keep(context: Context, journey: Journey, slot: str, label: str = "") -> str:
    """Put the campaign into a slot, "" for a new one; a sentence if that failed."""
    if context.saves is None:
        return _("There is no folder for saves.")
    try:
        context.saves.save(slot or context.saves.new_slot(), document(journey, label)(None))
    except (OSError, Refused, ValueError) as fault:
        return _("The campaign could not be saved ({why}).").format(why=few_words(fault))
    return ""


def few_words(fault: OSError | Refused | ValueError) -> str:
    """Why something could not be done."""
    match fault:
        case Refused():
            return fault.problems[0].what
        case OSError():
            return fault.strerror or str(fault)
    return str(fault)
