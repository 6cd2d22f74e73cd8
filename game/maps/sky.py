"""The time of day and the weather a map is drawn in; they change no rule."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from game.content.problems import did_you_mean
from game.maps.faults import Faults

TIMES = ("day", "dawn", "dusk", "night")
WEATHERS = ("clear", "rain", "snow", "fog")


@dataclass(frozen=True, slots=True)
class Sky:
    """One of TIMES and one of WEATHERS."""

    time: str = "day"
    weather: str = "clear"


PLAIN_DAY = Sky()


def read_sky(properties: Mapping[str, object], faults: Faults) -> Sky:
    """What a map's properties `time` and `weather` say, day and clear without them; other words are noted as faults."""
    return Sky(
        _word(properties, "time", TIMES, faults),
        _word(properties, "weather", WEATHERS, faults),
    )


def _word(properties: Mapping[str, object], name: str, known: Collection[str], faults: Faults) -> str:
    usual, *_ = known
    said = str(properties.get(name, "")).strip() or usual
    if said not in known:
        advice = did_you_mean(said, known) or f"choose one of {', '.join(known)}"
        faults.error("map", f"{name} '{said[:40]}' is unknown", advice)
        return usual
    return said
