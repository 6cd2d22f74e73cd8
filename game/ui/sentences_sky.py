"""The hour and the weather of a battle in words."""

from game.i18n import _
from game.maps.sky import PLAIN_DAY, Sky


def sky_sentence(sky: Sky) -> str:
    """When and in which weather a battle is fought, and that no rule hangs on it; "" for a clear day.

    Raises KeyError for words that are not in `game.maps.sky`.
    """
    if sky == PLAIN_DAY:
        return ""
    times = {"day": _("By day"), "dawn": _("At dawn"), "dusk": _("At dusk"), "night": _("By night")}
    weathers = {"clear": _("clear"), "rain": _("rain"), "snow": _("snowfall"), "fog": _("fog")}
    told = _("{time}, {weather}.").format(time=times[sky.time], weather=weathers[sky.weather])
    return f"{told} {_('This changes no rule.')}"
