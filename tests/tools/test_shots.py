"""`shots`: a picture of every state, in the size asked for, without a display."""

import struct
from pathlib import Path

import pytest

from tests.tools.calls import call

SCENES = {"title", "skirmish", "settings", "battle", "result", "replay", "replays", "playon"}


def size_of(picture: Path) -> tuple[int, int]:
    data = picture.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def test_every_state_is_drawn_and_no_two_pictures_are_the_same(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    status, out, err = call(capsys, "shots", str(tmp_path), "--size", "640x480")
    assert (status, err) == (0, "")
    pictures = sorted(tmp_path.glob("*.png"))
    assert sorted(out.split()) == [str(picture) for picture in pictures]
    assert {picture.stem.split("-")[0] for picture in pictures} >= SCENES
    assert {size_of(picture) for picture in pictures} == {(640, 480)}
    assert len({picture.read_bytes() for picture in pictures}) == len(pictures)


def test_one_scene_alone_can_be_asked_for(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert call(capsys, "shots", str(tmp_path), "--scene", "title", "--text", "150")[0] == 0
    assert [picture.name for picture in tmp_path.iterdir()] == ["title-menu.png"]


def test_longer_words_make_another_picture_and_leave_the_game_in_english(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for words in ((), ("--longer",), ()):
        folder = tmp_path / str(len(list(tmp_path.iterdir())))
        assert call(capsys, "shots", str(folder), "--scene", "title", *words)[0] == 0
    plain, longer, again = (path.read_bytes() for path in sorted(tmp_path.glob("*/title-menu.png")))
    assert plain == again != longer


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--size", "640"), "--size takes WIDTHxHEIGHT"),
        (("--size", "10x99999"), "--size takes WIDTHxHEIGHT"),
        (("--size", "640x4\u00b280"), "--size takes WIDTHxHEIGHT"),
        (("--scene", "cellar"), "there is no scene 'cellar'; the scenes are bands, battle, "),
        (("--text", "300"), "--text"),
    ],
)
def test_a_wrong_call_draws_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    status, out, err = call(capsys, "shots", str(tmp_path / "new"), *words)
    assert (status, out) == (2, "")
    assert sentence in err
    assert not (tmp_path / "new").exists()


def test_a_picture_that_cannot_be_written_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "title-menu.png").mkdir()
    status, out, err = call(capsys, "shots", str(tmp_path), "--scene", "title")
    assert (status, out) == (2, "")
    assert err == f"hearthbanner: {tmp_path} cannot be written to: Is a directory\n"
