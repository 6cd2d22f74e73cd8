"""Custom properties of a Tiled element, checked and brought into the form in which pytmx reads them without error."""

from xml.etree.ElementTree import Element, SubElement

from game.maps.faults import Faults
from game.maps.xmlgate import decimal, integer

_PLAIN = ("string", "color", "file")


def copy_properties(sources: list[Element], target: Element, faults: Faults, where: str) -> None:
    """Write the properties of the source elements to the target; of two with one name the later counts."""
    merged: dict[str, tuple[str, str]] = {}
    for source in sources:
        for element in source.findall("properties/property"):
            entry = _checked(element, faults, where)
            if entry:
                merged[element.get("name", "")] = entry
    if merged:
        parent = SubElement(target, "properties")
        for name, (kind, value) in merged.items():
            SubElement(parent, "property", {"name": name, "type": kind, "value": value})


def _checked(element: Element, faults: Faults, where: str) -> tuple[str, str] | None:
    """Type and value of a property; None, with a fault noted, if it cannot be used."""
    name, kind = element.get("name"), element.get("type", "string")
    value = element.get("value")
    text = (element.text or "") if value is None else value
    if not name:
        faults.error(where, "a property has no name", "delete it in Tiled or name it")
    elif kind in ("int", "object") and integer(text) is None:
        faults.error(where, f"property {name} is '{text[:40]}', not a whole number", "correct it in Tiled")
    elif kind == "float" and decimal(text) is None:
        faults.error(where, f"property {name} is '{text[:40]}', not a number", "correct it in Tiled")
    elif kind == "bool" and text not in ("true", "false"):
        faults.error(where, f"property {name} is '{text[:40]}', not true or false", "correct it in Tiled")
    elif kind in ("int", "object", "float", "bool"):
        return kind, text.strip()
    elif kind in _PLAIN:
        return "string", text
    else:
        faults.warn(where, f"property {name} is of type {kind[:40]}, which is not read", "use a plain property")
    return None
