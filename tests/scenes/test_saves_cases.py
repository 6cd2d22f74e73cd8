"""Saves of whole battles: read in another process, gone on with by the computer, after leaders have fallen."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game import paths
from game.ai.search import Opponent
from game.campaign.document import Record, record_of
from game.campaign.saves import Saves
from game.content.catalog import Catalog
from game.core.action import Action
from game.core.engine import Engine
from game.core.entity import Vitals
from game.core.session import Session
from game.maps.tiled import load_map
from game.rules.commander.actions import EndTurn, Stay, Strike
from game.rules.commander.components import Initiative
from game.rules.commander.position import marks, read_position
from game.rules.commander.rules import CommanderRules
from game.scenes.battle.opening import open_record
from game.scenes.battle.setup import Setup, setup_of, usual_personality, usual_players
from tests.helpers.random_battle import choose

MAPS = sorted((paths.maps_folder() / "battle").glob("*.tmx"))


def on_map(path: Path, catalog: Catalog) -> Setup:
    loaded = load_map(path, paths.maps_folder(), catalog.commander)
    return setup_of(loaded, usual_players(loaded.start.sides, usual_personality(catalog)), 11, catalog.commander)


def written(session: Session, setup: Setup, catalog: Catalog) -> Record:
    return record_of(session, setup.setting(catalog), marks(catalog.commander.terrain), events=False)


def through_a_file(record: Record, folder: Path) -> Record:
    saves = Saves(folder)
    saves.save("quick", record)
    return saves.load("quick")


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_after_loading_the_computer_does_what_it_would_have_done(path: Path, catalog: Catalog, tmp_path: Path) -> None:
    setup, rules = on_map(path, catalog), CommanderRules(catalog.commander)
    session = Session(Engine(rules), setup.start, setup.seed)
    session.commit(EndTurn(session.decision.actors[0] if session.decision else ""))
    opened = open_record(through_a_file(written(session, setup, catalog), tmp_path), catalog, [paths.maps_folder()])
    assert opened.notes == ()
    assert opened.setup.picture == setup.picture
    opponent = Opponent(rules, catalog.personalities[usual_personality(catalog)])
    for _ in range(4):
        action = opponent.choose(session.state)
        assert opponent.choose(opened.session.state) == action
        session.commit(action)
        opened.session.commit(action)
    assert opened.session.state.digest() == session.state.digest()


def test_a_save_is_read_in_another_process(catalog: Catalog, tmp_path: Path) -> None:
    setup = on_map(MAPS[0], catalog)
    session, pick = Session(Engine(CommanderRules(catalog.commander)), setup.start, setup.seed), Random(5)
    for _ in range(8):
        session.commit(choose(pick, session.state))
    file = Saves(tmp_path).save("quick", written(session, setup, catalog))
    done = subprocess.run(
        [sys.executable, "-m", "game", "replay", str(file), "--verify"],
        cwd=paths.data_root(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


LEADERLESS = """
    board
    ........
    ........
    ........
    pieces
    red-1    knight   red  5,1
    red-1-1  footman  red  5,2
    blue-1   mage     blue 6,1 hp=1
    blue-1-1 footman  blue 7,2
    blue-2   mage     blue 7,0
    blue-2-1 footman  blue 6,0
"""


def towards(session: Session) -> Action:
    """The blow that fells the leader if it can be struck, else on to the next who decides."""
    assert session.decision is not None
    if session.decision.kind == "regroup":
        return Stay(session.decision.actors[0])
    blow = Strike("red-1", "blue-1")
    ready = session.engine.rules.explain(session.state, blow) is None
    return blow if ready else EndTurn(session.state.row(Initiative).commander or "")


@pytest.mark.parametrize("seed", range(3))
def test_after_a_leader_has_fallen_a_loaded_battle_goes_on_as_it_would_have(
    catalog: Catalog, tmp_path: Path, seed: int
) -> None:
    engine = Engine(CommanderRules(catalog.commander))
    session = Session(engine, read_position(LEADERLESS, catalog.commander), seed)
    while session.state.has(Vitals, "blue-1"):
        session.commit(towards(session))
    picture = on_map(MAPS[0], catalog).picture
    setup = Setup("A drawn field", "", picture, session.start, "", {"red": "", "blue": ""}, seed)
    opened = open_record(through_a_file(written(session, setup, catalog), tmp_path), catalog, [paths.maps_folder()])
    for step in range(40):
        if session.decision is None:
            break
        action = choose(Random(step), session.state)
        session.commit(action)
        opened.session.commit(action)
        assert opened.session.state.digest() == session.state.digest()
