"""Options of the commands that answer questions: read, checked, and refused in one sentence."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, TypeVar

from game.content.problems import did_you_mean
from game.tools.output import WrongCall

T = TypeVar("T")

LIMIT = 1000
"""The largest number an option may be."""


def refuse_strangers(options: Iterable[str], names: Collection[str]) -> None:
    """Raises WrongCall for the first option that does not exist."""
    for name in sorted(set(options) - set(names)):
        raise WrongCall(_unknown(f"there is no option '{name}'", name, names))


def known(option: str, name: Any, table: Mapping[str, T]) -> T:
    """The entry of a table that an option names. Raises WrongCall if there is none."""
    if not isinstance(name, str) or name not in table:
        raise WrongCall(_unknown(f"'{option}': there is no '{name}'", str(name), table))
    return table[name]


def _unknown(what: str, word: str, names: Iterable[str]) -> str:
    """The sentence about an unknown word, with the nearest known one if there is any."""
    return "; ".join(filter(None, (what, did_you_mean(word, names))))


def check_number(option: str, value: Any, least: int, most: int = LIMIT) -> None:
    """Raises WrongCall for what is no whole number, or too small or large a one."""
    if type(value) is not int or not least <= value <= most:
        raise WrongCall(f"'{option}' must be a whole number from {least} to {most}")


def read_numbers(option: str, text: str) -> tuple[int, ...]:
    """The numbers of a comma list on the command line. Raises WrongCall."""
    try:
        return tuple(int(word) for word in text.split(","))
    except ValueError:
        raise WrongCall(f"'{option}' must be whole numbers with commas between") from None


def read_words(option: str, text: str) -> dict[str, str]:
    """The words of a `k=v,k=v` list on the command line. Raises WrongCall."""
    found: dict[str, str] = {}
    for pair in text.split(","):
        name, equals, word = (part.strip() for part in pair.partition("="))
        if not equals or not name or not word:
            raise WrongCall(f"'{option}' must be name=word pairs with commas between")
        if name in found:
            raise WrongCall(f"'{option}' names '{name}' twice")
        found[name] = word
    return found


def read_pairs(option: str, text: str) -> dict[str, int]:
    """The pairs of a `k=v,k=v` list on the command line. Raises WrongCall."""
    found: dict[str, int] = {}
    for pair in text.split(","):
        name, equals, value = pair.partition("=")
        try:
            found[name.strip()] = int(value)
        except ValueError:
            raise WrongCall(f"'{option}' must be name=number pairs with commas between") from None
        if not equals:
            raise WrongCall(f"'{option}' must be name=number pairs with commas between")
    return found
