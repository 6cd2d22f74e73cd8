"""Properties of an object as the words, numbers and references they must be; what is none is noted."""

from collections.abc import Collection, Sequence

from game.content.problems import did_you_mean
from game.maps.faults import Faults
from game.maps.markers import Placed
from game.maps.xmlgate import integer


class Values:
    """Reads properties; each gives None, with a fault noted, where the property is not what it must be."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults

    def choice(self, one: Placed, name: str, known: Collection[str]) -> str | None:
        """A property that must be one of the known words."""
        value = one.text(name)
        if value in known:
            return value
        what = f"{name} '{value[:40]}' is unknown" if value else f"has no {name}"
        self.faults.error(one.where, what, did_you_mean(value, known) or f"choose its {name} in Tiled")
        return None

    def whole(self, one: Placed, name: str, low: int, high: int) -> int | None:
        """A property that must be a whole number between two bounds."""
        value = one.properties.get(name)
        # An author who adds a property by hand easily leaves it a string.
        number = integer(value) if isinstance(value, str) else value
        if isinstance(number, int) and not isinstance(number, bool) and low <= number <= high:
            return number
        said = "has no" if value is None else f"has {str(value)[:20]} as"
        self.faults.error(one.where, f"{said} {name}", f"give {name} as a whole number from {low} to {high}")
        return None

    def refer(self, one: Placed, name: str, among: Sequence[Placed], what: str) -> Placed | None:
        """The object a property refers to, by Tiled's object reference or by name."""
        value = one.properties.get(name)
        if value is None or value in ("", 0):
            self.faults.error(one.where, f"has no {name}", f"set {name} to {what}")
            return None
        matches = [p for p in among if value in (p.id, p.name)]
        if len(matches) > 1:
            self.faults.error(one.where, f"{name}: several are named '{value}'", "give each a name of its own")
        elif not matches:
            advice = did_you_mean(str(value), [p.name for p in among]) or f"set {name} to {what} of this map"
            self.faults.error(one.where, f"{name}: there is no {what.split(' ', 1)[1]} '{value}'", advice)
        return matches[0] if len(matches) == 1 else None
