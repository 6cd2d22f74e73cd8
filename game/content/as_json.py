"""The catalogue as one plain JSON object: for users, modders and checks, and for the catalogue's own hash."""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel

from game.content.catalog import Catalog


def as_json(catalog: Catalog) -> dict[str, Any]:
    """Each table as an object by id, of dictionaries, lists, strings, whole numbers, booleans and None only.

    A spell's levels hold only the levels that exist.
    """
    return {
        "units": _table(catalog.commander.units),
        "classes": _table(catalog.commander.classes),
        "spells": _table(catalog.commander.spells),
        "skills": _table(catalog.commander.skills),
        "quiz": _table(catalog.quiz),
        "terrain": _table(catalog.commander.terrain),
        "numbers": catalog.commander.numbers.model_dump(mode="json"),
        "campaign_numbers": catalog.campaign.model_dump(mode="json"),
        "qualities": _table(catalog.qualities),
        "difficulties": _table(catalog.difficulties),
        "campaigns": _table(catalog.campaigns),
        "personalities": _table(catalog.personalities),
    }


def _table(entries: Mapping[str, BaseModel]) -> dict[str, Any]:
    return {id_: entry.model_dump(mode="json") for id_, entry in entries.items()}
