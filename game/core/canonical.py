"""One spelling for every value: what digests are taken of, the same in every process and on every Python."""

import dataclasses
import json
from typing import Any


def plain(value: Any) -> Any:
    """The value as lists, strings, whole numbers and booleans; a dataclass is its type's name and its fields.

    Raises TypeError for anything a component must not hold (floats, sets, callables).
    """
    if isinstance(value, str | int) or value is None:
        return value
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = dataclasses.fields(value)
        return [type(value).__name__, *(plain(getattr(value, f.name)) for f in fields if f.compare)]
    raise TypeError(f"{type(value).__name__} has no place in a state")


def canonical(value: Any) -> str:
    """The value's one spelling, in ASCII."""
    return json.dumps(plain(value), ensure_ascii=True, separators=(",", ":"))
