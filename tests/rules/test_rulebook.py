"""The rule book has every section that the rules' code cites."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from game.rules.commander.setup import ObjectiveKind

ROOT = Path(__file__).parents[2]
BOOKS = {"commander": 12, "tactician": 7, "wayfarer": 5}
_CITATION = re.compile(r"\(rule\s+book\s+(\d[^)]*)\)")
_NUMBER = re.compile(r"\d+(?:\.\d+)?")


def _sections(text: str) -> set[str]:
    """Its sections as `6`, and the numbered points within them as `6.4`."""
    found, section = set(), ""
    for line in text.splitlines():
        if heading := re.match(r"## (\d+) ", line):
            section = heading.group(1)
            found.add(section)
        elif point := re.match(r"(\d+)\. ", line):
            found.add(f"{section}.{point.group(1)}")
    return found


def _cited(folder: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.rglob("*.py")):
        for citation in _CITATION.finditer(path.read_text(encoding="utf-8")):
            for number in _NUMBER.findall(citation.group(1)):
                yield path.name, number


def _missing(folder: Path, book: str) -> list[tuple[str, str]]:
    sections = _sections(book)
    return [(name, number) for name, number in _cited(folder) if number not in sections]


def _book(ruleset: str) -> str:
    return (ROOT / "content" / "rules" / f"{ruleset}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("ruleset", BOOKS)
def test_every_section_cited_in_code_is_in_the_book(ruleset: str) -> None:
    assert _missing(ROOT / "game" / "rules" / ruleset, _book(ruleset)) == []


@pytest.mark.parametrize("ruleset", BOOKS)
def test_the_book_has_its_sections_in_order(ruleset: str) -> None:
    headings = re.findall(r"^## (\d+) ", _book(ruleset), flags=re.MULTILINE)
    assert headings == [str(number) for number in range(1, BOOKS[ruleset] + 1)]


def test_the_commander_rules_cite_the_book() -> None:
    assert {"2", "3", "4", "5", "6"} <= {number for _, number in _cited(ROOT / "game" / "rules" / "commander")}


@pytest.mark.parametrize("kind", get_args(ObjectiveKind))
def test_section_4_says_when_each_kind_of_objective_is_met(kind: str) -> None:
    book = _book("commander")
    assert f"\n| {kind} | " in book[book.index("## 4 ") : book.index("## 5 ")]


def test_a_section_that_is_not_there_is_missed(tmp_path: Path) -> None:
    (tmp_path / "rule.py").write_text('"""Something (rule book 6 and 13), (rule\n book 6.9)."""\n', encoding="utf-8")
    assert _missing(tmp_path, _book("commander")) == [("rule.py", "13"), ("rule.py", "6.9")]
