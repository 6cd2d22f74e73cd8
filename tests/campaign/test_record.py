"""The record of a battle: written, read back, played again; and everything that is no record refused."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.campaign.document import Record, Setting, checksum_line, record_of
from game.campaign.reading import read_record
from game.campaign.record import verify
from game.content.problems import Refused
from game.core.session import Session
from game.rules.commander.actions import EndTurn, Move, Strike
from game.rules.commander.components import Objective
from game.rules.commander.position import marks
from tests.helpers.battle import CONTENT, ENGINE, RULES, draw

LETTERS = marks(CONTENT.terrain)
START = """
    board
    .f..
    ....
    pieces
    red-1   knight  red  0,0
    red-1-1 footman red  1,1
    blue-1  mage    blue 3,1 hp=9
"""


def session() -> Session:
    found = Session(ENGINE, draw(START), 11)
    decision = found.decision
    assert decision is not None
    if decision.side == "blue":
        found.commit(EndTurn("blue-1"))
    found.commit(Move("red-1-1", ((2, 1),)))
    found.commit(Strike("red-1-1", "blue-1"))
    found.commit(EndTurn("red-1"))
    return found


def record() -> Record:
    return record_of(session(), Setting("A test", "c", "m"), LETTERS)


def kept(folder: Path, text: str) -> Path:
    """The text in a file, under the checksum it should have after what was done to it."""
    path = folder / "record.toml"
    body = text.partition("\n")[2]
    path.write_text(f"{checksum_line(body)}\n{body}", encoding="utf-8", newline="\n")
    return path


def test_a_record_reads_back_as_it_was_and_verifies(tmp_path: Path) -> None:
    written = record()
    again = read_record(kept(tmp_path, written.text()))
    assert again == written
    assert verify(again, ENGINE, "c", LETTERS) is None


def test_a_record_of_other_content_says_so() -> None:
    assert verify(record(), ENGINE, "other", LETTERS) == "it was recorded with other content than is loaded now"


@pytest.mark.parametrize(
    ("old", "new", "difference"),
    [
        ('action = "strike red-1-1 blue-1"', 'action = "strike red-1-1 red-1"', "is refused (not_an_enemy)"),
        ('action = "begin battle"', 'action = "wait red-1"', "line 1: the first action is 'begin'"),
        ('action = "end red-1"', 'action = "dance red-1"', "cannot be played: 'dance red-1' is not a known action"),
        ("distance = 1", "distance = 2", "event 1 is"),
        ("seed = 11", "seed = 12", "line 1 (begin battle): event 1 is"),
        ("blue-1 Named", "blue-1 Nomed", "cannot be played"),
    ],
)
def test_the_first_difference_is_named(tmp_path: Path, old: str, new: str, difference: str) -> None:
    text = record().text()
    assert old in text
    found = verify(read_record(kept(tmp_path, text.replace(old, new))), ENGINE, "c", LETTERS)
    assert found is not None
    assert difference in found


def test_a_changed_snapshot_is_found_though_every_line_is_right(tmp_path: Path) -> None:
    written = record()
    text = written.text()
    at = text.index("snapshot")
    changed = text[:at] + text[at:].replace("false", "true", 1)
    assert changed != text
    assert verify(read_record(kept(tmp_path, changed)), ENGINE, "c", LETTERS) == "the snapshot at the end differs"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "document"),
        ("not toml", "TOML"),
        ('document = "hearthbanner record"\nversion = 3\nunknown = 1\n', "game"),
        (
            'document = "hearthbanner record"\nversion = 99\ngame = "9.1"\n',
            "version: it was written by a newer game (9.1)",
        ),
        ('document = "hearthbanner record"\nversion = "2"\n', "version: it names no version"),
        ('document = "something else"\nversion = 3\n', "document: it is no document of this game"),
        ("a = " + "[" * 5000, "no record holds"),
        ('document = "hearthbanner record"\nversion = 3\ngame = 1979-05-27T07:32:00Z\n', "no record holds"),
    ],
)
def test_what_is_no_record_is_refused_with_its_place(tmp_path: Path, text: str, place: str) -> None:
    with pytest.raises(Refused) as refused:
        read_record(kept(tmp_path, f"checksum\n{text}"))
    assert place in str(refused.value)
    assert "record.toml" in str(refused.value)


@given(st.binary(max_size=200))
def test_any_bytes_are_refused_and_nothing_else(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.mktemp("bytes") / "record.toml"
    path.write_bytes(data)
    with pytest.raises(Refused):
        read_record(path)


TEXT = record().text()
BLUE = 'blue-1 Position {\\"cell\\": [3, 1]}'


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="ascii"))
def test_a_record_with_one_letter_changed_is_refused_or_verified_without_a_crash(
    tmp_path_factory: pytest.TempPathFactory, at: int, letter: str
) -> None:
    path = kept(tmp_path_factory.mktemp("letters"), TEXT[:at] + letter + TEXT[at + 1 :])
    try:
        found = read_record(path)
    except Refused:
        return
    assert verify(found, ENGINE, "c", LETTERS) is None or isinstance(verify(found, ENGINE, "c", LETTERS), str)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("red-1 Vitals", "red-9 Vitals", "Allegiance is not there for just the pieces"),
        (
            'blue-1 Position {\\"cell\\": [3, 1]}',
            'blue-1 Position {\\"cell\\": [1, 1]}',
            "two pieces stand on one square",
        ),
        (
            'blue-1 Position {\\"cell\\": [3, 1]}',
            'blue-1 Position {\\"cell\\": [9, 1]}',
            "blue-1 cannot stand where it is",
        ),
        ('{\\"hp\\": 9', '{\\"hp\\": 99', "blue-1 has 99 HP"),
        ('{\\"kind\\": \\"mage\\"', '{\\"kind\\": \\"dragon\\"', "blue-1 is of the unknown kind 'dragon'"),
        ('{\\"commander\\": \\"red-1\\"}', '{\\"commander\\": \\"blue-7\\"}', "red-1-1 follows nobody"),
        ('battle Round {\\"number\\": 0}', 'battle Round {\\"number\\": 3}', "the battle has begun already"),
        ("battle Initiative", "red-1 Initiative", "Initiative belongs to the battle, and to it alone"),
        ("battle Stalemate", "red-1 Stalemate", "Stalemate belongs to the battle, and to it alone"),
        ('{\\"attack\\": 12,', '{\\"attack\\": -12,', "red-1-1 has a number that no piece has"),
    ],
)
def test_a_start_that_does_not_hold_together_is_not_played(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    text = record().text()
    start = text.index("[start]")
    assert old in text[start:]
    changed = text[:start] + text[start:].replace(old, new, 1)
    assert verify(read_record(kept(tmp_path, changed)), ENGINE, "c", LETTERS) == f"it cannot be played: {sentence}"


@pytest.mark.parametrize(
    ("aim", "sentence"),
    [
        (Objective("red", "reach", ((3, 1),), "", 0), None),
        (Objective("red", "hold", ((3, 1),), "", 2), None),
        (Objective("red", "survive", (), "", 5), None),
        (Objective("red", "defeat", (), "blue-1", 0), None),
        (Objective("red", "reach", (), "", 0), "aim cannot be met"),
        (Objective("red", "reach", ((9, 9),), "", 0), "aim cannot be met"),
        (Objective("red", "hold", ((3, 1),), "", 0), "aim cannot be met"),
        (Objective("red", "survive", (), "", 0), "aim cannot be met"),
        (Objective("red", "defeat", (), "", 0), "aim cannot be met"),
        (Objective("red", "defeat", (), "red-1-1", 0), "aim cannot be met"),
        (Objective("green", "survive", (), "", 5), "aim is the aim of green, who has no piece"),
        (Objective("red", "dance", (), "", 5), "aim is of the unknown kind 'dance'"),
    ],
)
def test_a_start_holds_together_only_if_each_aim_can_be_met(aim: Objective, sentence: str | None) -> None:
    assert RULES.incoherence(draw(START).having("aim", aim)) == sentence


def test_a_record_whose_checksum_does_not_fit_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "record.toml"
    path.write_text(TEXT.replace("seed = 11", "seed = 12"), encoding="utf-8")
    with pytest.raises(Refused, match="its checksum does not fit"):
        read_record(path)


def test_a_record_without_its_checksum_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "record.toml"
    path.write_text(TEXT.partition("\n")[2], encoding="utf-8")
    with pytest.raises(Refused, match="its checksum is missing"):
        read_record(path)


def test_a_record_with_the_line_ends_of_another_system_reads_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "record.toml"
    path.write_bytes(TEXT.replace("\n", "\r\n").encode())
    assert read_record(path) == record()


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="it is not a file"):
        read_record(tmp_path)
