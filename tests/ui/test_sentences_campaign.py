"""Every refusal of the campaign has a sentence, and every origin of a gain has words."""

import re
from pathlib import Path

import pytest

from game.content.catalog import Catalog
from game.content.loader import load_catalog
from game.core.action import Reason
from game.ui.sentences_campaign import campaign_reason, origin_words

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load_catalog([ROOT / "content"])[0]


def _said() -> dict[str, tuple[tuple[str, str], ...]]:
    """Every reason in the campaign's rules with the names of its parameters."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted((ROOT / "game/campaign").rglob("*.py")))
    found = re.findall(r'\breason\("(\w+)"((?:, \w+=[^,()]+(?:\([^()]*\))?)*)', text)
    return {name: tuple((word, "5") for word in re.findall(r", (\w+)=", rest)) for name, rest in found}


@pytest.mark.parametrize("name", sorted(_said()))
def test_every_refusal_of_the_campaign_is_a_sentence(name: str, catalog: Catalog) -> None:
    sentence = campaign_reason(Reason(name, _said()[name]), catalog)
    assert sentence.endswith(".")
    assert "{" not in sentence


@pytest.mark.parametrize(
    ("origin", "words"),
    [
        ("start", "start"),
        ("class:mage", "Mage"),
        ("answer:1a", "answer 1a"),
        ("level:3", "level 3"),
        ("point:4", "point at level 4"),
        ("change:shaman", "as Shaman"),
    ],
)
def test_where_a_gain_came_from_is_told_in_words(origin: str, words: str, catalog: Catalog) -> None:
    assert origin_words(origin, catalog) == words
