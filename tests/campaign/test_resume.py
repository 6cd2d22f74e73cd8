"""Battles gone on with from their documents: equal to what they would have been, or a sentence why not."""

from dataclasses import replace
from random import Random

import pytest

from game.campaign.document import Record, Setting, record_of
from game.campaign.record import resume, verify
from game.core.dice import KeyedDice
from game.core.session import Session
from game.rules.commander.position import marks
from tests.helpers.battle import CATALOG, CONTENT, ENGINE, draw
from tests.helpers.caster_battle import casters
from tests.helpers.random_battle import choose

LETTERS = marks(CONTENT.terrain)
SETTING = Setting("A test", CATALOG.hash)


def written(session: Session, *, events: bool = False) -> Record:
    return record_of(session, SETTING, LETTERS, events=events)


def resumed(record: Record) -> Session:
    found = resume(record, ENGINE, CATALOG, LETTERS)
    assert found.note == ""
    assert found.session.state.digest() == found.session.history[-1].after.digest()
    assert found.session.forgotten == ""
    return found.session


def battle(seed: int, steps: int, *, rewinding: bool = False) -> Session:
    """A battle of casters after so many random actions."""
    session, pick = Session(ENGINE, casters(seed), seed, rewinding=rewinding), Random(seed)
    while session.decision is not None and len(session.history) <= steps:
        session.commit(choose(pick, session.state))
    return session


@pytest.mark.parametrize("seed", [*range(2), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 20))])
def test_saved_and_loaded_after_each_action_a_battle_goes_on_as_it_would_have(seed: int) -> None:
    session, pick = Session(ENGINE, casters(seed), seed), Random(seed)
    while session.decision is not None:
        again = resumed(written(session))
        assert again.state.digest() == session.state.digest()
        assert next_ten(again, seed) == next_ten(session, seed)
        session.commit(choose(pick, session.state))


def next_ten(session: Session, seed: int) -> list[str]:
    """The digests of the next ten states under the same choices, the session left as it is."""
    pick, state, found = Random(seed), session.state, []
    dice = KeyedDice(session.seed)
    for _ in range(10):
        if session.engine.rules.decision(state) is None:
            break
        state = session.engine.apply(state, choose(pick, state), dice).state
        found.append(state.digest())
    return found


def test_branches_and_what_can_be_done_again_are_kept() -> None:
    session = battle(3, 30, rewinding=True)
    session.rewind(10)
    session.commit(next(a for p in session.decision.actors for a in ENGINE.rules.candidates(session.state, p)))  # type: ignore[union-attr]
    session.undo()
    again = resumed(written(session))
    assert [[e.after.digest() for e in line] for line in again.lines] == [
        [e.after.digest() for e in line] for line in session.lines
    ]
    assert [entry.action for entry in again.undone] == [entry.action for entry in session.undone]
    assert again.rewound
    assert verify(written(session, events=True), ENGINE, CATALOG.hash, LETTERS) is None


def test_saved_with_other_content_a_battle_goes_on_from_its_last_state_and_says_so() -> None:
    session = battle(7, 12)
    record = record_of(session, replace(SETTING, content_hash="other"), LETTERS)
    found = resume(record, ENGINE, CATALOG, LETTERS)
    assert found.note == "it was saved with other content"
    assert len(found.session.history) == 1
    assert next_ten(found.session, 5) == next_ten(session, 5)


def test_a_battle_that_went_on_without_its_past_can_be_saved_and_loaded_again() -> None:
    session = battle(7, 12)
    record = record_of(session, replace(SETTING, content_hash="other"), LETTERS)
    later = resume(record, ENGINE, CATALOG, LETTERS).session
    pick = Random(1)
    for _ in range(5):
        later.commit(choose(pick, later.state))
    assert resumed(written(later)).state.digest() == later.state.digest()


def test_a_pack_that_is_missing_is_named_with_what_to_do() -> None:
    session = Session(ENGINE, draw("board\n..\npieces\nred mage red 0,0\nblue mage blue 1,0"), 1)
    setting = replace(SETTING, content_hash="other", packs=("dragons",))
    record = record_of(session, setting, LETTERS)
    strange = record.model_copy(update={"snapshot": record.snapshot.replace('"mage"', '"dragon"')})
    with pytest.raises(ValueError, match="it needs the pack 'dragons', which is not loaded; start the game with"):
        resume(strange, ENGINE, CATALOG, LETTERS)


def test_a_state_that_nobody_can_go_on_from_is_refused_with_the_reason() -> None:
    session = Session(ENGINE, draw("board\n..\npieces\nred mage red 0,0\nblue mage blue 1,0"), 1)
    record = record_of(session, replace(SETTING, content_hash="other"), LETTERS)
    strange = record.model_copy(update={"snapshot": record.snapshot.replace('"mage"', '"dragon"')})
    with pytest.raises(ValueError, match="it cannot be gone on with: blue is of the unknown kind 'dragon'"):
        resume(strange, ENGINE, CATALOG, LETTERS)


def test_a_past_whose_beginning_does_not_hold_together_is_left_behind_and_the_battle_goes_on() -> None:
    session = battle(7, 12)
    record = written(session)
    start = record.start.model_copy(update={"state": record.start.state.replace('"hp": 10', '"hp": 99', 1)})
    assert start != record.start
    found = resume(record.model_copy(update={"start": start}), ENGINE, CATALOG, LETTERS)
    assert found.note.startswith("its beginning does not hold together: ")
    assert found.note.endswith(" has 99 HP")
    assert len(found.session.history) == 1
    assert next_ten(found.session, 7) == next_ten(session, 7)


def test_a_past_that_leads_elsewhere_by_now_is_forgotten_and_the_battle_goes_on() -> None:
    session = battle(7, 12)
    record = written(session)
    found = resume(record.model_copy(update={"lines": record.lines[:-1]}), ENGINE, CATALOG, LETTERS).session
    assert found.state.digest() == session.state.digest()
    assert len(found.history) == 1
    assert found.forgotten == "it comes to another end"
    assert next_ten(found, 7) == next_ten(session, 7)
