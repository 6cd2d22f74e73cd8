"""Bands: what was kept is read as it was, what people write by hand too, and everything that is none is refused."""

import errno
import os
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import paths
from game.campaign.band_shelf import BandShelf
from game.campaign.bands import MOST_COMMANDERS, Band, Member, band_text, read_band
from game.campaign.components import Identity, Soldier, Troop
from game.campaign.disk import Disk
from game.campaign.sheet import Sheet
from game.campaign.starts import HERO
from game.content.problems import Refused
from tests.helpers.battle import CATALOG
from tests.helpers.campaigns import NAME, enlisted

HERE = Path("band.toml")
FULL = CATALOG.commander.numbers.full_hp
BY_HAND = """
document = "hearthbanner band"
version = 1
name = "Of the hills"

[[commanders]]
name = "Berun"
troop = ["footman", "footman"]

[commanders.sheet]
kind = "knight"
major = "O"
secondary = "A"
curve = 1
skill_level = 2
gains = [
    { what = "attribute", name = "O", amount = 3, origin = "start" },
    { what = "unit", name = "footman", amount = 1, origin = "start" },
]
"""


def member(seed: int, *kinds: int) -> Member:
    """A random hero with units of the kinds it can recruit, by their places among these."""
    state = enlisted(seed)
    sheet = state.row(Sheet, HERO)
    return Member(state.row(Identity, HERO), sheet, Troop(tuple(Soldier(sheet.units[at], FULL) for at in kinds)))


def band(name: str = "The three") -> Band:
    return Band(name, (member(1, 0, 0), member(2), member(3, 0)))


def read(text: str) -> Band:
    return read_band(text.encode(), HERE, CATALOG)


@pytest.fixture
def shelf(tmp_path: Path) -> BandShelf:
    return BandShelf(tmp_path, CATALOG)


# -- the text


def test_a_band_reads_back_as_it_was() -> None:
    assert read(band_text(band())) == band()


def test_every_gain_is_a_line_of_its_own() -> None:
    lines = band_text(band()).splitlines()
    assert '    { what = "attribute", name = "O", amount = 1, origin = "start" },' in lines


def test_of_a_band_written_by_hand_what_is_left_out_is_as_usual() -> None:
    (one,) = read(BY_HAND).commanders
    assert one.identity == Identity("Berun", 0, "hearth", "", "")
    assert (one.sheet.level, one.sheet.path, one.sheet.points, one.sheet.units) == (1, (), 0, ("footman",))
    assert one.troop == Troop((Soldier("footman", FULL), Soldier("footman", FULL)))


def test_wounds_are_not_kept() -> None:
    hurt = replace(member(1), troop=Troop((Soldier(member(1).sheet.units[0], 1),)))
    assert read(band_text(Band("Hurt", (hurt,)))).commanders == (member(1, 0),)


def test_what_content_calls_otherwise_by_now_is_found() -> None:
    aliased = replace(CATALOG, aliases={"units": {"pikeman": "footman"}, "classes": {"rider": "knight"}})
    text = BY_HAND.replace('"footman"', '"pikeman"').replace('"knight"', '"rider"')
    assert read_band(text.encode(), HERE, aliased) == read(BY_HAND)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("hearthbanner band", "a letter", 'document: a band begins with document = "hearthbanner band"'),
        ("version = 1", "version = 2", "version: only version 1 of bands can be read"),
        ("version = 1", "version = true", "version: only version 1 of bands can be read"),
        ("version = 1", "version = 1\nmotto = 1", "motto: a band has no such entry"),
        ('"Of the hills"', '" "', "name: a band has a name of at most 1000 letters"),
        ('"Of the hills"', "7", "name: a band has a name of at most 1000 letters"),
        ("[[commanders]]", "[others]", "others: a band has no such entry"),
        ('name = "Berun"', 'nick = "Berun"', "commander 1: Identity needs exactly the fields name, look, crest"),
        ('name = "Berun"', 'name = "\\t"', "commander 1: a commander has a name of 1 to 40 letters"),
        ('name = "Berun"', 'name = "Berun"\nlook = -1', "commander 1: a commander has a name of 1 to 40 letters"),
        ('name = "Berun"', 'name = "Berun"\nlook = 1.0', "commander 1: Identity.look: 1.0 is not int"),
        ('"footman", "footman"]', "1]", "commander 1: 1 is not str"),
        ('troop = ["footman", "footman"]', 'troop = ["mage"]', "commander 1: the troop has a unit that its commander"),
        ('kind = "knight"', 'kind = "dragon"', "commander 1: 'dragon' is no commander class"),
        ("curve = 1", "curve = true", "commander 1: Sheet.curve: True is none of"),
        ("curve = 1", "curve = 1\nlevel = 3", "commander 1: its class level is not that of its level"),
        (
            '"O", amount = 3',
            '"O", amount = 9, origin = "start" }, { what = "attribute", name = "O", amount = 9',
            "commander 1: an attribute is past its limit",
        ),
        ('"O", amount = 3', '"luck", amount = 3', "commander 1: 'luck' is no attribute that can be gained"),
        ("[commanders.sheet]", "[commanders.page]", "commander 1: Identity needs exactly the fields"),
    ],
)
def test_what_is_no_band_is_refused_with_file_place_and_reason(old: str, new: str, sentence: str) -> None:
    assert old in BY_HAND
    with pytest.raises(Refused) as fault:
        read(BY_HAND.replace(old, new))
    assert str(fault.value).startswith(f"band.toml:{sentence}")


@pytest.mark.parametrize("count", [0, MOST_COMMANDERS + 1])
def test_a_band_has_one_to_eight_commanders(count: int) -> None:
    with pytest.raises(Refused, match="commanders: a band has 1 to 8 commanders"):
        read(band_text(Band("Many", (member(1),) * count)))


@given(st.text(max_size=100) | st.sampled_from(["[" * 5000, "a = " + "[" * 5000, "commanders = 1979-05-27"]))
def test_any_text_is_refused_and_nothing_else(text: str) -> None:
    with pytest.raises(Refused):
        read(text)


@given(st.integers(0, len(BY_HAND) - 1), st.characters(codec="ascii"))
def test_a_band_with_one_letter_changed_is_refused_or_one_that_reads_back(at: int, letter: str) -> None:
    try:
        found = read(BY_HAND[:at] + letter + BY_HAND[at + 1 :])
    except Refused:
        return
    assert read(band_text(found)) == found


# -- the folder


@pytest.mark.parametrize("name", [NAME, "CON", "..", "n" * 300, "\U0001f409"])
def test_a_band_may_be_called_anything_and_its_file_is_named_here(shelf: BandShelf, tmp_path: Path, name: str) -> None:
    assert shelf.save(band(name)) == "band-0001"
    assert shelf.load("band-0001").name == name
    assert [path.name for path in tmp_path.iterdir()] == ["band-0001.toml"]


def test_the_list_is_by_name_and_says_why_a_file_cannot_be_read(shelf: BandShelf, tmp_path: Path) -> None:
    shelf.save(band("Wardens"))
    shelf.save(band("Archers"))
    (tmp_path / "my_own.toml").write_text(BY_HAND, encoding="utf-8")
    (tmp_path / "broken.toml").write_text(BY_HAND.replace("knight", "dragon"), encoding="utf-8")
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    told = [(one.file, one.band.name if one.band else "", one.complaint) for one in shelf.listed()]
    assert told == [
        ("band-0002", "Archers", ""),
        ("my_own", "Of the hills", ""),
        ("band-0001", "Wardens", ""),
        ("broken", "", "commander 1: 'dragon' is no commander class"),
    ]


def test_a_band_is_saved_over_and_deleted(shelf: BandShelf, tmp_path: Path) -> None:
    file = shelf.save(band("One"))
    assert shelf.save(band("Two"), file) == file
    assert [one.band.name for one in shelf.listed() if one.band] == ["Two"]
    shelf.delete(file)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_read_is_never_saved_over(shelf: BandShelf, tmp_path: Path) -> None:
    path = tmp_path / "band-0001.toml"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(Refused):
        shelf.save(band(), "band-0001")
    assert path.read_text(encoding="utf-8") == "mine"


def test_a_band_that_does_not_hold_together_is_not_saved(shelf: BandShelf, tmp_path: Path) -> None:
    odd = replace(member(1), sheet=replace(member(1).sheet, level=3))
    with pytest.raises(Refused, match="commander 1: its class level is not that of its level"):
        shelf.save(Band("Odd", (odd,)))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("file", ["../evil", "a/b", "a.toml", "", "\u00e4", "n" * 65])
def test_a_file_cannot_leave_the_folder(shelf: BandShelf, file: str) -> None:
    with pytest.raises(ValueError, match="there is no band"):
        shelf.load(file)


class Full(Disk):
    """A disk without any room left, on which a half of what is written stays."""

    def write(self, path: Path, data: bytes) -> None:
        path.write_bytes(data[: len(data) // 2])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_on_a_full_disk_the_old_band_stays(shelf: BandShelf, tmp_path: Path) -> None:
    file = shelf.save(band("Old"))
    with pytest.raises(OSError, match="No space left"):
        BandShelf(tmp_path, CATALOG, Full()).save(band("New"), file)
    assert shelf.load(file).name == "Old"
    assert [path.name for path in tmp_path.iterdir()] == ["band-0001.toml"]


def test_bands_have_a_folder_beside_saves_and_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = paths.bands_folder()
    assert folder.is_dir()
    assert folder.parent == paths.saves_folder().parent
