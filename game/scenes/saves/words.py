"""What is said of a save: its name, when and where it was made, how long was played."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from game.campaign.document import About
from game.campaign.saves import AUTO, CAMPAIGN, QUICK, Listed
from game.i18n import _, ngettext


@dataclass(frozen=True, slots=True)
class Slot:
    """A slot in the list: its documents, the present one first."""

    name: str
    kept: tuple[Listed, ...]

    @property
    def present(self) -> Listed:
        """The youngest document there is."""
        return self.kept[0]


def slots_of(saves: Sequence[Listed]) -> tuple[Slot, ...]:
    """The slots in the order in which the first of their documents is listed."""
    names = dict.fromkeys(one.slot for one in saves)
    by_age = sorted(saves, key=lambda one: one.generation)
    return tuple(Slot(name, tuple(one for one in by_age if one.slot == name)) for name in names)


def plain(words: str) -> str:
    """Words from a document so that they can be written in a line, whatever it holds."""
    return "".join(sign if sign.isprintable() else " " for sign in words)


def slot_name(slot: str) -> str:
    """What a slot with a purpose of its own is called, "" for the others."""
    names = {QUICK: _("Quick save"), AUTO: _("Saved by itself"), CAMPAIGN: _("Campaign")}
    return names.get(slot, "")


def name_of(one: Listed) -> str:
    """What a save is called: as the player called it, by its purpose, or by who and where it is."""
    about = one.about
    label, hero, place = plain(about.label).strip(), plain(about.hero), plain(about.place)
    by_itself = {"battle": place, "camp": hero or place, "quiz": hero or _("A hero in the making")}[about.kind]
    return label or slot_name(one.slot) or by_itself or one.slot


def moment(about: About) -> str:
    """When in the battle or the campaign it was."""
    words = {"battle": _("round {n}"), "camp": _("camp, day {n}"), "quiz": _("quiz, question {n}")}
    return words[about.kind].format(n=about.round)


def whereabouts(about: About) -> str:
    """Where going on leads, in a few words: the camp's place, the battle with its round, or the quiz."""
    place = plain(about.place)
    match about.kind:
        case "camp":
            return place or plain(about.hero) or moment(about)
        case "battle" if place:
            return f"{place}, {moment(about)}"
    return moment(about)


def facts(about: About) -> tuple[tuple[str, str], ...]:
    """What is told of a save, name and value."""
    hero, place = plain(about.hero), plain(about.place)
    count = {"battle": _("Round"), "camp": _("Day"), "quiz": _("Question")}[about.kind]
    where = {"battle": _("Place"), "camp": _("Camp"), "quiz": _("Quiz")}[about.kind]
    told = ((_("Hero"), hero), (where, place), (count, str(about.round)), (_("Played"), played(about.seconds)))
    return tuple((name, value) for name, value in told if value)


def title_of(one: Listed) -> str:
    """A save in the list."""
    about = one.about
    if one.complaint:
        return " \u00b7 ".join((slot_name(one.slot) or one.slot, _("cannot be loaded")))
    name, hero = name_of(one), plain(about.hero)
    fought = about.kind == "battle" and hero  # in a campaign, whose name or slot does not tell which battle it is
    at = whereabouts(about) if fought and name != plain(about.place) else moment(about)
    parts = (name, "" if hero == name else hero, at, when(about.date))
    return " \u00b7 ".join(part for part in parts if part)


def when(date: str) -> str:
    """A date as it is said here, in local time; as it is written if it cannot be read."""
    try:
        return datetime.fromisoformat(date).astimezone().strftime("%Y-%m-%d %H:%M")
    except (ValueError, OverflowError, OSError):
        return plain(date)[:16]


def played(seconds: int) -> str:
    """How long was played."""
    minutes = seconds // 60
    if minutes < 60:
        return ngettext("{n} minute", "{n} minutes", minutes).format(n=minutes)
    return _("{h} h {m} min").format(h=minutes // 60, m=minutes % 60)


def age(generation: int) -> str:
    """How old a document of a slot is."""
    if generation == 0:
        return _("the present one")
    return ngettext("{n} before", "{n} before", generation).format(n=generation)
