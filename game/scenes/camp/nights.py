"""The night: what it costs and what it brings, told before it is slept (rule book 11)."""

from game.i18n import _, ngettext
from game.scenes.camp.journey import Journey


def meals(journey: Journey) -> str:
    """What a night costs, in a word or two."""
    n = needed(journey)
    return _("hungry") if journey.company.rations < n else ngettext("{n} ration", "{n} rations", n).format(n=n)


def needed(journey: Journey) -> int:
    """How many rations everybody eats in a night."""
    return journey.catalog.campaign.meal * len(journey.people)


def night(journey: Journey) -> str:
    """What resting will do, in sentences (rule book 11)."""
    numbers, left = journey.catalog.campaign, journey.company.rations
    fed = min(len(journey.people), left // numbers.meal) if numbers.meal else len(journey.people)
    words = [_("It will be day {day}.").format(day=journey.company.day + 1)]
    if fed == len(journey.people):
        words.append(
            ngettext(
                "Everybody eats, {n} ration in all, and wakes whole, with all MP.",
                "Everybody eats, {n} rations in all, and wakes whole, with all MP.",
                needed(journey),
            ).format(n=needed(journey))
        )
    elif fed:
        food = _("There is food for {n} of {all} commanders and their troops.")
        words.append(food.format(n=fed, all=len(journey.people)))
        words.append(_("They wake whole, with all MP; the others get {hp} HP back.").format(hp=numbers.hungry_hp))
    else:
        words.append(_("There is nothing to eat: everybody gets {hp} HP back, and no MP.").format(hp=numbers.hungry_hp))
    return " ".join(words)
