"""`replay`: comparing a record with its branches, writing it small, and watching it from the command line."""

from pathlib import Path

import pytest

from game.campaign.document import Record, Setting, record_of
from game.campaign.reading import read_record
from game.core.session import Session
from game.rules.commander.actions import EndTurn, Move, Strike
from game.rules.commander.position import marks
from tests.helpers.battle import CATALOG, CONTENT, ENGINE, draw
from tests.helpers.pythons import other_pythons, with_game
from tests.helpers.recorded import HERE, recorded, verified
from tests.tools.calls import answer, call

START = """
    board
    .f..
    ....
    pieces
    red-1   knight  red  0,0
    red-1-1 footman red  1,1
    blue-1  mage    blue 3,1 hp=9
"""


def branched() -> Record:
    """A battle in which one went back from a blow, after a move, and ended the turn instead."""
    session = Session(ENGINE, draw(START), 11, rewinding=True)
    if session.decision and session.decision.side == "blue":
        session.commit(EndTurn("blue-1"))
    session.commit(Move("red-1-1", ((2, 1),)))
    length = len(session.history)
    session.commit(Strike("red-1-1", "blue-1"))
    session.rewind(length)
    session.commit(EndTurn("red-1"))
    return record_of(session, Setting("A test", CATALOG.hash, "m"), marks(CONTENT.terrain))


def written(folder: Path, record: Record) -> Path:
    path = folder / "battle.toml"
    path.write_text(record.text(), encoding="utf-8", newline="\n")
    return path


def test_branches_are_compared_like_the_line_that_stayed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = answer(capsys, "replay", str(written(tmp_path, branched())), "--verify")
    assert (told["branches"], told["equal"]) == (1, True)


@pytest.mark.parametrize(
    ("changed", "difference"),
    [
        ({"digest": "0" * 64}, "the state after it has another digest"),
        ({"events": ()}, "events, the record has 0"),
        ({"action": "strike red-1-1 red-1"}, "a step that was left is refused (not_an_enemy)"),
    ],
)
def test_the_first_difference_in_a_branch_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, changed: dict[str, object], difference: str
) -> None:
    record = branched()
    branch = record.branches[0]
    lines = (branch.lines[0].model_copy(update=changed), *branch.lines[1:])
    other = record.model_copy(update={"branches": (branch.model_copy(update={"lines": lines}),)})
    status, out, err = call(capsys, "replay", str(written(tmp_path, other)), "--verify")
    assert (status, out) == (1, "")
    assert difference in err
    assert "line" in err or "refused" in err


def test_the_small_form_has_no_events_and_verifies(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path, out = written(tmp_path, branched()), tmp_path / "small.toml"
    told = answer(capsys, "replay", str(path), "--export", str(out))
    assert told["bytes"] == out.stat().st_size < path.stat().st_size
    record = read_record(out)
    assert all(line.events is None for line in (*record.lines, *record.branches[0].lines))
    assert [line.digest for line in record.lines] == [line.digest for line in branched().lines]
    assert answer(capsys, "replay", str(out), "--verify")["equal"] is True


def test_nothing_is_written_over(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = written(tmp_path, branched())
    before = path.read_bytes()
    status, out, err = call(capsys, "replay", str(path), "--export", str(path))
    assert (status, out) == (2, "")
    assert "cannot be written: File exists" in err
    assert path.read_bytes() == before


def test_a_record_may_be_compared_and_written_small_at_once(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path, out = written(tmp_path, branched()), tmp_path / "small.toml"
    status, said, err = call(capsys, "replay", str(path), "--verify", "--export", str(out))
    assert (status, err) == (0, "")
    assert said.splitlines()[0].endswith("every event and digest equal")
    assert said.splitlines()[1].startswith(f"{out}: ")


# -- everywhere the same


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """A battle on a map and one of casters: a tenth of what the long run verifies."""
    return recorded(tmp_path_factory.mktemp("records"), 2)


@pytest.mark.parametrize("seed", ["0", "1", "random"])
def test_recorded_battles_verify_under_every_hash_seed(two: list[Path], seed: str) -> None:
    assert verified(HERE, two, {"PYTHONHASHSEED": seed}) == [(0, True, None)] * 2


@pytest.mark.parametrize("version", sorted(other_pythons()), ids=lambda v: ".".join(map(str, v)))
def test_recorded_battles_verify_on_every_python_found(
    two: list[Path], version: tuple[int, int], tmp_path: Path
) -> None:
    other = with_game(other_pythons()[version], tmp_path / "venv")
    assert verified(other, two, {"PYTHONHASHSEED": "random"}, tmp_path) == [(0, True, None)] * 2
