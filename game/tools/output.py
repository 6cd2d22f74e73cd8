"""How sub-commands answer: one JSON document or readable tables on standard output, faults on standard error."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from game import paths
from game.content.catalog import Catalog
from game.content.loader import load_catalog

Answer = dict[str, Any]


class WrongCall(Exception):  # noqa: N818 - it is the caller's
    """The command was called wrongly; the message says how, in one sentence."""


def emit(answer: Any) -> None:
    """One JSON document on standard output, and nothing else."""
    sys.stdout.write(json.dumps(answer, ensure_ascii=False) + "\n")


def complain(lines: Iterable[object]) -> None:
    """Faults on standard error, one line each."""
    for line in lines:
        sys.stderr.write(f"{line}\n")


def load(packs: Iterable[Path] = ()) -> Catalog:
    """The game's content with these packs; warnings go to standard error. Raises Refused."""
    catalog, warnings = load_catalog([paths.content_folder(), *packs])
    complain(warnings)
    return catalog


def batch(answer: Callable[[dict[str, Any]], Answer]) -> None:
    """Answer one JSON object of options a line, in order. Raises WrongCall naming the line."""
    for number, line in enumerate(_lines(), start=1):
        if not line.strip():
            continue
        options = _read(line, number)
        try:
            if not isinstance(options, dict):
                raise WrongCall("a JSON object of options is needed")
            emit(answer(options))
        except WrongCall as fault:
            raise WrongCall(f"line {number}: {fault}") from None


def _lines() -> Iterator[str]:
    """Standard input line by line. Raises WrongCall if it is not text."""
    try:
        yield from sys.stdin
    except UnicodeDecodeError:
        raise WrongCall("standard input is not text in UTF-8") from None


def _read(line: str, number: int) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):  # not JSON, a number of thousands of digits, nested without end
        raise WrongCall(f"line {number} is not JSON") from None
