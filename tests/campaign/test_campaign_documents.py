"""Quizzes and camps saved by the campaign's own rules: read, gone on with, verified, in other processes too."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.campaign.components import Identity
from game.campaign.document import Record, checksum_line
from game.campaign.engines import engines
from game.campaign.reading import parse_record
from game.campaign.record import resume, verify_whole
from game.campaign.saves import QUICK, Saves
from game.campaign.starts import HERO
from game.content.problems import Refused
from game.core.session import Session
from tests.helpers.battle import CATALOG
from tests.helpers.campaigns import CAMP_ENGINE, LETTERS, NAME, camp, choices, company, quiz, written
from tests.helpers.pythons import ROOT

ENGINES = engines(CATALOG)
KINDS = {
    "quiz": lambda: written(quiz(1, most=5), events=True),
    "answered quiz": lambda: written(quiz(1), events=True),
    "camp": lambda: written(camp(1), events=True),
    "battle": lambda: written(Session(CAMP_ENGINE, company(1, away=True), 1), events=True, fought=True),
}


def read_again(record: Record) -> Record:
    return parse_record(record.text().encode(), Path("campaign.toml"))


def resumed(record: Record) -> Session:
    found = resume(record, CAMP_ENGINE, CATALOG, LETTERS)
    assert found.note == ""
    return found.session


@pytest.mark.parametrize("kind", KINDS)
def test_a_document_reads_back_and_verifies(kind: str) -> None:
    record = KINDS[kind]()
    assert read_again(record) == record
    assert verify_whole(read_again(record), ENGINES, CATALOG.hash, LETTERS) is None


@pytest.mark.parametrize("kind", KINDS)
def test_the_game_reads_and_verifies_it_in_another_process(kind: str, tmp_path: Path) -> None:
    path = Saves(tmp_path).save(QUICK, KINDS[kind]())
    words = [sys.executable, "-m", "game", "replay", str(path), "--verify"]
    done = subprocess.run(words, capture_output=True, text=True, check=False, cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, "")
    assert ("in its battle" in done.stdout) == (kind == "battle")


@pytest.mark.parametrize("start", [lambda: quiz(2, most=0), lambda: camp(2, most=0)], ids=["quiz", "camp"])
def test_saved_and_loaded_after_each_step_it_goes_on_as_it_would_have(start: object) -> None:
    session: Session = start()  # type: ignore[operator]
    pick = Random(7)
    for _ in range(25):
        again = resumed(read_again(written(session)))
        assert again.state == session.state
        assert [entry.after for entry in again.history] == [entry.after for entry in session.history]
        assert again.forgotten == ""
        found = choices(session)
        assert choices(again) == found
        if not found:
            break
        step = pick.choice(found)
        assert again.commit(step).after == session.commit(step).after


@pytest.mark.parametrize("name", [NAME, "CON", "..", "\U0001f409 \u00c4nne", "n" * 40, '""', "-", "fireball"])
def test_a_hero_may_be_called_anything_that_can_be_seen(name: str, tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.save(QUICK, written(quiz(3, most=4, name=name)))
    again = resumed(saves.load(QUICK))
    assert again.state.row(Identity, HERO).name == name
    assert again.history[1].after.row(Identity, HERO).name == name
    assert [path.name for path in tmp_path.iterdir()] == ["quick.toml"]


def test_what_was_taken_back_can_be_done_again_after_loading() -> None:
    session = camp(4, most=6)
    session.undo()
    again = resumed(read_again(written(session)))
    assert [entry.action for entry in again.undone] == [entry.action for entry in session.undone]
    assert again.redo() is not None
    session.redo()
    assert again.state == session.state


TEXTS = [KINDS[kind]().text().partition("\n")[2] for kind in ("answered quiz", "camp", "battle")]


@given(st.sampled_from(TEXTS), st.floats(0, 1, exclude_max=True), st.characters(codec="ascii"))
def test_one_letter_changed_it_is_refused_differs_or_goes_on_without_a_crash(
    text: str, share: float, letter: str
) -> None:
    at = int(len(text) * share)
    body = text[:at] + letter + text[at + 1 :]
    try:
        record = parse_record(f"{checksum_line(body)}\n{body}".encode(), Path("campaign.toml"))
    except Refused:
        return
    assert isinstance(verify_whole(record, ENGINES, CATALOG.hash, LETTERS), str | None)
    try:
        assert resume(record, CAMP_ENGINE, CATALOG, LETTERS).session.history
    except ValueError as fault:
        assert str(fault)
