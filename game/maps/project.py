"""What the Tiled project says an object or tile has when its author left a drop-down alone.

Tiled does not write a member of a class that still has the value its project gives, so the project belongs to the map.
"""

import json
from collections.abc import Mapping
from pathlib import Path

from game.maps.faults import Faults
from game.maps.files import Folder, read

Value = str | int | float | bool
Defaults = Mapping[str, Mapping[str, Value]]
"""Members and their values, by the class they belong to."""


def read_defaults(root: Path, faults: Faults) -> Defaults:
    """The members of the classes in the folder's `*.tiled-project`, or nothing if there is none."""
    projects = sorted(root.glob("*.tiled-project"))
    if not projects:
        return {}
    folder = Folder(root)
    faults = faults.at(projects[0].as_posix())
    path = folder.inside(projects[0], faults, "", projects[0].name)
    if path is None:
        return {}
    try:
        document = json.loads(read(path, faults))
    except (ValueError, RecursionError):
        faults.error("", "the Tiled project is not whole JSON", "save it again in Tiled")
        return {}
    types = document.get("propertyTypes") if isinstance(document, dict) else None
    return {
        kind["name"]: _members(kind.get("members"))
        for kind in (types if isinstance(types, list) else [])
        if isinstance(kind, dict) and kind.get("type") == "class" and isinstance(kind.get("name"), str)
    }


def _members(members: object) -> dict[str, Value]:
    return {
        member["name"]: member["value"]
        for member in (members if isinstance(members, list) else [])
        if isinstance(member, dict)
        and isinstance(member.get("name"), str)
        and isinstance(member.get("value"), str | int | float | bool)
    }
