"""Values to plain data and back, by their types: what documents, records and workers exchange.

Plain data are whole numbers, strings, booleans, lists and dictionaries, as JSON and TOML have them. Reading is
strict: a wrong type, a missing or an unknown field is refused, and only types on a given list are made.
"""

import dataclasses
import types
import typing
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

TYPE_KEY = "is"
"""The key under which a value of several possible types names its own."""


class Unreadable(ValueError):  # noqa: N818 - it is about the data
    """Plain data that do not fit the type they are read as."""


def write(value: Any, *, named: bool = False) -> Any:
    """The value as plain data; `named` puts its type's name into it."""
    if isinstance(value, str | int):
        return value
    if isinstance(value, tuple):
        return [write(part) for part in value]
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = {f.name: write(getattr(value, f.name)) for f in dataclasses.fields(value) if f.compare}
        return {TYPE_KEY: type(value).__name__, **fields} if named else fields
    raise TypeError(f"{type(value).__name__} cannot be written")


def read(data: Any, kind: Any) -> Any:
    """The value of type `kind` that `data` spell. Raises Unreadable."""
    origin = typing.get_origin(kind)
    if origin is tuple:
        return _read_tuple(data, typing.get_args(kind))
    if origin is typing.Literal:
        if any(type(data) is type(one) and data == one for one in typing.get_args(kind)):
            return data
        raise Unreadable(f"{data!r} is none of {typing.get_args(kind)}")
    if origin in (typing.Union, types.UnionType):
        raise Unreadable(f"{kind} leaves the type open")
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        return _read_dataclass(data, kind)
    if type(data) is kind and kind in (int, str, bool):
        return data
    raise Unreadable(f"{data!r} is not {getattr(kind, '__name__', kind)}")


def _read_tuple(data: Any, parts: tuple[Any, ...]) -> tuple[Any, ...]:
    if not isinstance(data, list | tuple):
        raise Unreadable(f"{data!r} is not a list")
    if len(parts) == 2 and parts[1] is Ellipsis:
        return tuple(read(part, parts[0]) for part in data)
    if len(data) != len(parts):
        raise Unreadable(f"{data!r} should have {len(parts)} parts")
    return tuple(read(part, kind) for part, kind in zip(data, parts, strict=True))


def field_types(kind: Any) -> dict[str, Any]:
    """The types of a dataclass's own fields, by name, in order."""
    return _field_types(kind)


@lru_cache(maxsize=256)
def _field_types(kind: Any) -> dict[str, Any]:
    hints = typing.get_type_hints(kind)
    return {f.name: hints[f.name] for f in dataclasses.fields(kind) if f.compare}


def _read_dataclass(data: Any, kind: type) -> Any:
    wanted = field_types(kind)
    if not isinstance(data, Mapping) or set(data) != set(wanted):
        raise Unreadable(f"{kind.__name__} needs exactly the fields {', '.join(wanted) or '(none)'}")
    values = {}
    for name, part in wanted.items():
        try:
            values[name] = read(data[name], part)
        except Unreadable as fault:
            raise Unreadable(f"{kind.__name__}.{name}: {fault}") from None
    return kind(**values)
