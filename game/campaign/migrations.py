"""Old forms of the document brought to the present one, step by step, as plain data before it is read strictly."""

import json
from collections.abc import Callable, Mapping
from typing import Any

Said = dict[str, Any]
"""A document as TOML says it."""

ADDED_IN_2: Mapping[str, Mapping[str, Any]] = {"Mobility": {"frees": []}, "Readiness": {"rallied": False}}
"""Fields that components gained with the second form, with what they were before they were told."""


def migrated(said: Said, version: int) -> Said:
    """The document in the present form. What is not as its version should be is left for the reader to refuse."""
    while version in MIGRATIONS:
        said = MIGRATIONS[version](said)
        version += 1
    return said


def from_1_to_2(said: Said) -> Said:
    """The second form tells skills and magic in states, and has a list's words, players, packs and branches.

    The past of a battle without magic cannot be compared with what the rules say now, so its events are left out.
    """
    start = dict(said["start"])
    start["state"] = _grown(start["state"])
    lines = [{"action": line["action"], "digest": line["digest"]} for line in said["lines"]]
    return {
        **said,
        "version": 2,
        "start": start,
        "about": {"place": start["name"]},
        "lines": lines,
        "snapshot": _grown(said["snapshot"]),
    }


def from_2_to_3(said: Said) -> Said:
    """The third form is a campaign's too, and says by which rules it was played; before there were battles alone."""
    return {**said, "version": 3, "start": {"rules": "commander", **said["start"]}}


def _grown(state: str) -> str:
    """A state's text whose components have the fields they gained."""
    return "\n".join(_grown_line(line) for line in state.split("\n"))


def _grown_line(line: str) -> str:
    piece, _, rest = line.partition(" ")
    kind, _, row = rest.partition(" ")
    if kind not in ADDED_IN_2:
        return line
    return f"{piece} {kind} {json.dumps({**json.loads(row), **ADDED_IN_2[kind]})}"


MIGRATIONS: Mapping[int, Callable[[Said], Said]] = {1: from_1_to_2, 2: from_2_to_3}
"""From each old version to the next."""
