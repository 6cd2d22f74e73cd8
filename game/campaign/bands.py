"""Bands: commanders kept to be led into battles of all sorts, as text that people can read and write by hand.

The text says who each commander is, what stands on the sheet, gain by gain, and the units led. What is left out has its
usual value; all else is read strictly, and a sheet must hold together as in a campaign (rule book 9 to 11).
"""

import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Literal, NoReturn

import tomli_w

from game.campaign.components import Identity, Soldier, Troop
from game.campaign.quiz_rules import NAME_LENGTH, why_not_named
from game.campaign.reading import refused
from game.campaign.sheet import Sheet
from game.campaign.soundness import unsound_sheet, unsound_troop
from game.content.catalog import Catalog
from game.core.codec import Unreadable, read, write

DOCUMENT: Literal["hearthbanner band"] = "hearthbanner band"
VERSION: Literal[1] = 1
"""The form of the text; a new form gets a new number."""
MOST_COMMANDERS = 8
"""The most commanders of a band."""
MOST_TEXT = 1000
"""The longest name of a band, in characters."""
_TABLES = {"unit": "units", "spell": "spells", "skill": "skills"}
"""Which table of content has what can be gained."""


@dataclass(frozen=True, slots=True)
class Member:
    """A commander of a band: who it is, the sheet, and the units it leads."""

    identity: Identity
    sheet: Sheet
    troop: Troop = field(default_factory=Troop)


@dataclass(frozen=True, slots=True)
class Band:
    """Commanders under a name, in their order."""

    name: str
    commanders: tuple[Member, ...]


def band_text(band: Band) -> str:
    """The band as TOML; its units as they are when whole."""
    commanders = [
        {**write(one.identity), "troop": [unit.kind for unit in one.troop.units], "sheet": write(one.sheet)}
        for one in band.commanders
    ]
    return tomli_w.dumps({"document": DOCUMENT, "version": VERSION, "name": band.name, "commanders": commanders})


def read_band(data: bytes, path: Path, catalog: Catalog) -> Band:
    """The band that bytes spell; `path` is named in sentences. Raises Refused with file, place and reason."""
    said = _parsed(data, path)
    if said.get("document") != DOCUMENT:
        _refuse(path, "document", f'a band begins with document = "{DOCUMENT}"')
    if type(said.get("version")) is not int or said["version"] != VERSION:
        _refuse(path, "version", f"only version {VERSION} of bands can be read")
    for entry in sorted(set(said) - {"document", "version", "name", "commanders"}):
        _refuse(path, entry, "a band has no such entry")
    name, commanders = said.get("name"), said.get("commanders")
    if not isinstance(name, str) or not name.strip() or len(name) > MOST_TEXT:
        _refuse(path, "name", f"a band has a name of at most {MOST_TEXT} letters")
    if not isinstance(commanders, list) or not 1 <= len(commanders) <= MOST_COMMANDERS:
        _refuse(path, "commanders", f"a band has 1 to {MOST_COMMANDERS} commanders")
    members = []
    for number, one in enumerate(commanders, start=1):
        try:
            members.append(_member(one, catalog))
        except Unreadable as fault:
            _refuse(path, f"commander {number}", str(fault))
    return Band(name, tuple(members))


def _refuse(path: Path, where: str, what: str) -> NoReturn:
    raise refused(path, where, what, "")


def _parsed(data: bytes, path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(data.decode("utf-8"))
    except UnicodeDecodeError:
        _refuse(path, "", "it is not text in UTF-8")
    except (ValueError, RecursionError) as fault:
        _refuse(path, "", f"it is not TOML: {fault}")


def _member(said: Any, catalog: Catalog) -> Member:
    """A commander from plain data. Raises Unreadable."""
    if not isinstance(said, Mapping):
        raise Unreadable("it is no table")
    own = {name: part for name, part in said.items() if name not in ("sheet", "troop")}
    identity: Identity = read(_filled(own, Identity), Identity)
    sheet = _renamed(read(_filled(said.get("sheet"), Sheet), Sheet), catalog)
    kinds: tuple[str, ...] = read(said.get("troop", []), tuple[str, ...])
    full = catalog.commander.numbers.full_hp
    troop = Troop(tuple(Soldier(_now(kind, "units", catalog), full) for kind in kinds))
    if why_not_named(identity.name) is not None or identity.look < 0:
        raise Unreadable(
            f"a commander has a name of 1 to {NAME_LENGTH} letters that can be seen, and a look of 0 or more"
        )
    fault = unsound_sheet(sheet, catalog.commander, catalog.campaign) or unsound_troop(sheet, troop, catalog.commander)
    if fault is not None:
        raise Unreadable(fault)
    return Member(identity, sheet, troop)


def _filled(said: Any, kind: type) -> Any:
    """The data of a component with the usual values of what was left out."""
    if not isinstance(said, Mapping):
        return said
    usual = {one.name: write(one.default) for one in fields(kind) if one.default is not MISSING}
    return {**usual, **said}


def _renamed(sheet: Sheet, catalog: Catalog) -> Sheet:
    """The sheet with what content calls by other names by now."""
    gains = tuple(replace(one, name=_now(one.name, _TABLES.get(one.what, ""), catalog)) for one in sheet.gains)
    return replace(sheet, kind=_now(sheet.kind, "classes", catalog), gains=gains)


def _now(name: str, table: str, catalog: Catalog) -> str:
    """What an entry of a table of content is called now."""
    return catalog.aliases.get(table, {}).get(name, name)
