"""`figures`: the sheets it writes, and that no two figures are hard to tell apart even small and in grey."""

import os
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"

from game.tools.sheet import SQUARES, nearest
from game.ui.figures import FigureCache
from tests.tools.calls import answer, call

FLOOR = {32: 15.0, 64: 16.0, 128: 16.0}
"""How far apart, of 255 greys on average over the frame, any two kinds must be at each size of squares."""
FACES = 12.0
"""The same for the two faces of one kind."""


@pytest.mark.parametrize("square", SQUARES)
def test_the_nearest_two_figures_stay_apart_in_grey(square: int) -> None:
    pairs = nearest(FigureCache(), square)
    kinds = [pair for pair in pairs if pair[1].split(":")[0] != pair[2].split(":")[0]]
    assert len(pairs) == 51 * 50 // 2
    assert len(kinds) == len(pairs) - 2
    assert kinds[0][0] > FLOOR[square], kinds[0]
    assert pairs[0][0] > FACES, pairs[0]


def test_the_command_writes_a_sheet_in_colour_and_grey_for_each_size_and_names_the_nearest_pairs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said = answer(capsys, "figures", str(tmp_path / "new"))
    names = ["figures-32", "figures-64", "figures-128", "poses"]
    written = [str(tmp_path / "new" / f"{name}-{tone}.png") for name in names for tone in ("colour", "grey")]
    assert said["files"] == written
    assert sorted(str(path) for path in (tmp_path / "new").iterdir()) == sorted(written)
    assert list(said["nearest"]) == ["32", "64", "128"]
    for pairs in said["nearest"].values():
        assert [pair["distance"] for pair in pairs] == sorted(pair["distance"] for pair in pairs)


def test_a_folder_that_cannot_be_made_is_told_in_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    status, out, err = call(capsys, "figures", str(tmp_path / "file"))
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "cannot be written to" in err
