"""The golden cases: small questions with the right answer, found independently of the game."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

FILE = Path(__file__).parent.parent / "golden.toml"


def cases(table: str) -> list[Any]:
    """The cases of one table as pytest parameters, by name where they have one."""
    found = tomllib.loads(FILE.read_text("utf-8"))[table]
    return [pytest.param(case, id=case.get("name", f"{table}-{at}")) for at, case in enumerate(found)]
