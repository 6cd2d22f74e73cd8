"""Saves: three generations, nothing lost whatever fails, what cannot be read listed with its reason and left alone."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.campaign.disk import Disk
from game.campaign.document import VERSION, About, Record, Setting, record_of
from game.campaign.reading import parse_record
from game.campaign.saves import AUTO, CAMPAIGN, QUICK, Saves
from game.content.problems import Refused
from game.core.session import Session
from game.rules.commander.position import marks
from tests.helpers.battle import CATALOG, CONTENT, ENGINE, draw
from tests.helpers.nested import nested

SMALL = Session(ENGINE, draw("board\n..\npieces\nred mage red 0,0\nblue mage blue 1,0"), 1)


def record(label: str, date: str = "") -> Record:
    about = About(label=label, date=date, place="The Weir", seconds=61, round=2)
    return record_of(SMALL, Setting("The Weir", CATALOG.hash), marks(CONTENT.terrain), about=about, events=False)


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path)


def labels(saves: Saves, slot: str) -> list[str]:
    """What a slot's generations are called, the present one first."""
    return [saves.load(slot, age).about.label for age in range(3) if saves.path(slot, age).exists()]


def test_what_was_saved_is_loaded_as_it_was(saves: Saves) -> None:
    saves.save(QUICK, record("first"))
    assert saves.load(QUICK) == record("first")


def test_a_slot_keeps_three_generations(saves: Saves) -> None:
    for label in ("one", "two", "three", "four"):
        saves.save(AUTO, record(label))
    assert labels(saves, AUTO) == ["four", "three", "two"]


def test_battles_that_save_themselves_do_not_age_the_campaign_away(saves: Saves) -> None:
    saves.save(CAMPAIGN, nested("campaign"))
    for label in ("one", "two", "three"):
        saves.save(AUTO, record(label))
    assert labels(saves, CAMPAIGN) == ["campaign"]


def test_a_new_slot_is_one_that_was_never_used(saves: Saves) -> None:
    assert saves.new_slot() == "slot-0001"
    saves.save("slot-0001", record("first"))
    assert saves.new_slot() == "slot-0002"


@pytest.mark.parametrize("name", ["../evil", "slot-1", "CON", "slot-0001.toml", "a/b", ""])
def test_a_slot_cannot_leave_the_folder(saves: Saves, name: str) -> None:
    with pytest.raises(ValueError, match="there is no slot"):
        saves.save(name, record("evil"))


@pytest.mark.parametrize("label", ["a/b:c*?<>.", "CON", "..", " ", "n" * 300, "\u2694\ufe0f \U0001f409", 'tab\tquote"'])
def test_a_save_may_be_called_anything(saves: Saves, tmp_path: Path, label: str) -> None:
    slot = saves.new_slot()
    saves.save(slot, record(label))
    assert saves.load(slot).about.label == label
    assert [path.name for path in tmp_path.iterdir()] == ["slot-0001.toml"]


# -- listing


def test_the_list_tells_of_each_save_without_reading_it_whole_the_youngest_first(saves: Saves) -> None:
    saves.save("slot-0001", record("old", "2026-01-01T10:00:00"))
    saves.save("slot-0002", record("new", "2026-02-01T10:00:00"))
    told = [(one.slot, one.about.label, one.about.place, one.about.seconds, one.complaint) for one in saves.listed()]
    assert told == [("slot-0002", "new", "The Weir", 61, ""), ("slot-0001", "old", "The Weir", 61, "")]


def newer(text: str) -> str:
    return text.partition("\n")[2].replace(f"version = {VERSION}", f"version = {VERSION + 1}").replace("0.1.0", "7.0")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda text: text.replace("The Weir", "The Wier"), "it is damaged: its checksum does not fit"),
        (lambda text: text[: len(text) // 2], "it is damaged: its checksum does not fit"),
        (lambda _: "", "it is no document of this game"),
        (lambda _: 'title = "a letter"\n', "it is no document of this game"),
        (newer, "it was written by a newer game (7.0)"),
    ],
)
def test_the_list_shows_what_cannot_be_loaded_with_the_reason_and_the_rest_loads(
    saves: Saves, change: object, complaint: str
) -> None:
    saves.save("slot-0001", record("whole"))
    path = saves.save("slot-0002", record("broken"))
    path.write_text(change(path.read_text("utf-8")), encoding="utf-8")  # type: ignore[operator]
    assert {one.slot: one.complaint for one in saves.listed()} == {"slot-0001": "", "slot-0002": complaint}
    assert saves.load("slot-0001").about.label == "whole"


def test_a_slot_that_cannot_be_read_is_never_saved_over(saves: Saves) -> None:
    path = saves.save("slot-0001", record("whole"))
    path.write_bytes(path.read_bytes()[:-9])
    before = path.read_bytes()
    with pytest.raises(Refused, match="its checksum does not fit"):
        saves.save("slot-0001", record("next"))
    assert path.read_bytes() == before


def test_other_files_in_the_folder_are_left_alone(saves: Saves, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    saves.save(QUICK, record("first"))
    assert [one.slot for one in saves.listed()] == [QUICK]


def test_a_deleted_slot_is_gone_with_its_generations(saves: Saves, tmp_path: Path) -> None:
    for label in ("one", "two", "three"):
        saves.save(QUICK, record(label))
    saves.delete(QUICK)
    assert list(tmp_path.iterdir()) == []


# -- what can go wrong


class FailingDisk(Disk):
    """A disk of which one step fails, as a full or a broken one does; a write leaves half a file behind."""

    def __init__(self, step: int, error: int = errno.ENOSPC) -> None:
        self.left = step
        self.error = error

    def _step(self) -> None:
        self.left -= 1
        if self.left == 0:
            raise OSError(self.error, os.strerror(self.error))

    def write(self, path: Path, data: bytes) -> None:
        if self.left == 1:
            path.write_bytes(data[: len(data) // 2])
        self._step()
        super().write(path, data)

    def read(self, path: Path) -> bytes:
        self._step()
        return super().read(path)

    def replace(self, path: Path, target: Path) -> None:
        self._step()
        super().replace(path, target)

    def sync(self, folder: Path) -> None:
        self._step()
        super().sync(folder)


STEPS = 8
"""Writing, reading back, three moves and two copies of generations, the folder: all there is to fail."""


@pytest.mark.parametrize("step", range(1, STEPS + 1))
def test_whichever_step_of_saving_fails_the_slot_holds_the_old_document_or_the_new_one(
    tmp_path: Path, step: int
) -> None:
    saves = Saves(tmp_path)
    for label in ("one", "two", "three"):
        saves.save(QUICK, record(label))
    with pytest.raises(OSError, match="No space left"):
        Saves(tmp_path, FailingDisk(step)).save(QUICK, record("four"))
    assert labels(saves, QUICK)[0] in ("three", "four")
    saves.save(QUICK, record("five"))
    assert labels(saves, QUICK)[0] == "five"


def test_saving_takes_no_more_steps_than_those_that_were_failed(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    for label in ("one", "two", "three"):
        saves.save(QUICK, record(label))
    disk = FailingDisk(STEPS + 1)
    Saves(tmp_path, disk).save(QUICK, record("four"))
    assert disk.left == 1


class LyingDisk(Disk):
    """A disk that gives back something else than was written."""

    def read(self, path: Path) -> bytes:
        return super().read(path)[:-1]


def test_what_reads_back_otherwise_is_not_saved(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.save(QUICK, record("one"))
    with pytest.raises(OSError, match="reads back otherwise"):
        Saves(tmp_path, LyingDisk()).save(QUICK, record("two"))
    assert labels(saves, QUICK) == ["one"]
    assert len(list(tmp_path.iterdir())) == 1


def test_a_folder_that_is_not_there_cannot_be_saved_into(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        Saves(tmp_path / "gone").save(QUICK, record("one"))
    assert Saves(tmp_path / "gone").listed() == ()


# -- damage


BOTH = pytest.mark.parametrize("whole", [record("small"), nested("small")], ids=["battle", "campaign"])


def assert_refused_or_equal(data: bytes, whole: Record) -> None:
    """A damaged document is refused with a sentence, or says the same."""
    try:
        found = parse_record(data, Path("small.toml"))
    except Refused as fault:
        assert fault.problems[0].what
        return
    assert found == whole


def flip_bytes(whole: Record, step: int) -> None:
    """Read a document with one bit of a byte flipped, for every byte at a multiple of `step`."""
    data = whole.text().encode()
    for at in range(0, len(data), step):
        assert_refused_or_equal(data[:at] + bytes([data[at] ^ (1 << at % 8)]) + data[at + 1 :], whole)


def cut(whole: Record, percent: int) -> None:
    """Read so much of a document."""
    data = whole.text().encode()
    assert_refused_or_equal(data[: len(data) * percent // 100], whole)


@BOTH
@pytest.mark.parametrize("percent", range(0, 100, 10))
def test_a_save_cut_anywhere_is_refused(whole: Record, percent: int) -> None:
    cut(whole, percent)


@BOTH
def test_a_save_with_any_byte_flipped_is_refused_or_says_the_same(whole: Record) -> None:
    flip_bytes(whole, 10)


# -- death in the middle of it


def assert_nothing_lost(folder: Path, first: int, last: int) -> None:
    """Saves are killed half-way; each time the slot holds the document before or the new one, and all is whole."""
    command = [sys.executable, "-m", "tests.helpers.killed_saver", str(folder), str(first), str(last)]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2])
    lines = told.stdout.splitlines()
    assert len(lines) == last - first
    for line in lines:
        number, present, *listed = line.split()
        assert present in (number, str(max(0, int(number) - 1)))
        assert all(label.isdigit() for label in listed), line


@pytest.mark.skipif(os.name != "posix", reason="processes are forked and killed")
def test_a_process_killed_while_saving_loses_nothing(tmp_path: Path) -> None:
    assert_nothing_lost(tmp_path, 1, 21)


@pytest.mark.long
@pytest.mark.skipif(os.name != "posix", reason="processes are forked and killed")
def test_two_hundred_processes_killed_while_saving_lose_nothing(tmp_path: Path) -> None:
    assert_nothing_lost(tmp_path, 1, 201)


@pytest.mark.long
@BOTH
def test_every_byte_flipped_and_every_cut_at_a_hundredth_is_refused_or_says_the_same(whole: Record) -> None:
    flip_bytes(whole, 1)
    for percent in range(100):
        cut(whole, percent)


@pytest.mark.skipif(os.name != "posix", reason="a limit to the size of files is not known elsewhere")
def test_a_disk_that_is_full_loses_nothing_and_says_so(tmp_path: Path) -> None:
    import resource

    saves = Saves(tmp_path)
    saves.save(QUICK, record("one"))
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, before[1]))
    try:
        with pytest.raises(OSError, match="File too large"):
            saves.save(QUICK, record("two"))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert labels(saves, QUICK) == ["one"]
    assert [path.name for path in tmp_path.iterdir()] == ["quick.toml"]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_folder_that_may_not_be_written_loses_nothing_and_says_so(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.save(QUICK, record("one"))
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(OSError, match="Permission denied"):
            saves.save(QUICK, record("two"))
        assert labels(saves, QUICK) == ["one"]
    finally:
        tmp_path.chmod(0o700)
