"""Hints as content: what is wrong with them is told, and they change no record."""

from collections.abc import Callable

import pytest

from game.content.catalog import Catalog
from tests.content.conftest import LoadPack

HINTS = "campaign/hints.toml"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            '[can_moove]\ntitle = "a"\ntext = "b"\n',
            "can_moove: there is no such moment; did you mean 'can_move'?",
        ),
        (
            '[can_move]\ntitle = "a"\ntext = "Press [confrim]."\n',
            "can_move.text: there is no key for 'confrim'; did you mean 'confirm'?",
        ),
        (
            '[can_move]\ntitle = "a"\ntext = "b"\npad = "[undoo]"\n',
            "can_move.pad: there is no key for 'undoo'; did you mean 'undo'?",
        ),
    ],
)
def test_a_hint_for_no_moment_or_of_no_key_is_refused(
    faults_of: Callable[[dict[str, str]], list[str]], text: str, line: str
) -> None:
    assert faults_of({HINTS: text}) == [f"{HINTS}:{line}"]


def test_a_pack_tells_a_hint_in_other_words_and_no_record_knows(catalog: Catalog, load_pack: LoadPack) -> None:
    other = load_pack({HINTS: '[can_move]\ntitle = "Off"\ntext = "Go."\n'})
    assert other.hints["can_move"].title == "Off"
    assert list(other.hints) == list(catalog.hints)
    assert other.hash == catalog.hash
