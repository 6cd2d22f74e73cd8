"""What pydantic found wrong in an entry, told as one plain sentence each, with the key's path."""

import typing
from collections.abc import Iterable, Iterator
from typing import Any

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from game.content.problems import Problem, did_you_mean

_TAGS = ("does", "gives")
_NEEDS = {
    "int_type": "a whole number",
    "string_type": "a text in quotes",
    "bool_type": "true or false",
    "tuple_type": "a list",
    "dict_type": "a table",
    "mapping_type": "a table",
    "model_type": "a table",
    "model_attributes_type": "a table",
}


def faults(error: ValidationError, path: str, where: tuple[str, ...], data: Any, kind: Any) -> Iterator[Problem]:
    """The problems of one entry: `where` leads to it in the file, `data` is what the file says, `kind` its type."""
    for detail in error.errors(include_url=False):
        place = ".".join((*where, *_place(detail["loc"], data))).replace(".[", "[")
        what, advice = _sentence(detail, kind)
        yield Problem("error", path, place, what, advice)


def _place(loc: Iterable[int | str], data: Any) -> Iterator[str]:
    """The keys of a location as the author wrote them, without what pydantic adds for unions and keys."""
    tag_seen = False
    for part in loc:
        if isinstance(part, int):
            yield f"[{part}]"
            data = data[part] if isinstance(data, tuple) and part < len(data) else None
        elif not tag_seen and isinstance(data, dict) and part in (data.get(tag) for tag in _TAGS):
            tag_seen = True
            continue
        elif part != "[key]":
            yield part
            data = data.get(part) if isinstance(data, dict) else None
        tag_seen = False


def _sentence(detail: ErrorDetails, kind: Any) -> tuple[str, str]:
    given, limits = detail["input"], detail.get("ctx", {})
    match detail["type"]:
        case "missing":
            return "the key is missing", "add it"
        case "extra_forbidden":
            return "there is no such key", did_you_mean(str(detail["loc"][-1]), _keys(kind))
        case "literal_error":
            words = limits["expected"].replace("'", "").replace(" or ", ", ").split(", ")
            return f"{_shown(given)} is none of {', '.join(words)}", did_you_mean(str(given), words)
        case "union_tag_invalid":
            words = limits["expected_tags"].replace("'", "").split(", ")
            return f"'{limits['tag']}' is none of {', '.join(words)}", did_you_mean(str(limits["tag"]), words)
        case "union_tag_not_found":
            return f"the key {limits['discriminator']} is missing", "add it"
        case "greater_than_equal":
            return f"{_shown(given)} is too small", f"the least is {limits['ge']}"
        case "less_than_equal":
            return f"{_shown(given)} is too large", f"the most is {limits['le']}"
        case "too_short":
            return "there are too few entries", f"at least {limits['min_length']} are needed"
        case "too_long":
            return "there are too many entries", f"at most {limits['max_length']} are allowed"
        case "string_pattern_mismatch":
            return f"{_shown(given)} does not have the right form", f"the pattern is {limits['pattern']}"
        case other if other in _NEEDS:
            return f"{_shown(given)} is not {_NEEDS[other]}", ""
    return detail["msg"][:1].lower() + detail["msg"][1:], ""


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict | tuple):
        return "a table" if isinstance(value, dict) else "a list"
    text = f"'{value}'" if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else "this value"


def _keys(kind: Any) -> set[str]:
    """Every key that a type, and the types within it, know."""
    found: set[str] = set()
    seen: set[Any] = set()
    waiting = [kind]
    while waiting:
        part = waiting.pop()
        if isinstance(part, type) and issubclass(part, BaseModel):
            if part not in seen:
                seen.add(part)
                found.update(part.model_fields)
                waiting += [info.annotation for info in part.model_fields.values()]
        else:
            waiting += [inner for inner in typing.get_args(part) if not isinstance(inner, str)]
    return found
