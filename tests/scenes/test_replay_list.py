"""Replays from their list, from the command line, with three sides, and from the end of a battle."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import cast

import pygame
import pytest

from game.campaign.document import Record
from game.campaign.reading import read_record
from game.campaign.shelf import kept_in, small
from game.content.catalog import Catalog
from game.content.problems import Refused
from game.core.engine import Engine
from game.core.session import Session
from game.rules.commander.rules import CommanderRules
from game.scenes.battle.scene import Battle
from game.scenes.context import Context
from game.scenes.replay.reel import reel_of
from game.scenes.replay.scene import Replay
from game.scenes.stack import Pop, Push
from game.settings import Settings
from game.ui.intents import (
    Cancel,
    Click,
    Confirm,
    Cursor,
    Danger,
    Details,
    Drag,
    Intent,
    Log,
    Menu,
    Next,
    Point,
    Previous,
    Scroll,
    Skip,
    Speed,
    Wait,
    Zoom,
)
from tests.scenes.conftest import Open
from tests.scenes.replaying import FRAMES, do, draw, kept, listed, part, told, watching
from tests.scenes.stage import play_by_keys, setup

# -- the list


def test_the_list_tells_place_date_sides_and_result(context: Context, record: Record) -> None:
    kept(record)
    scene = listed(context)
    words = [seen.label for seen in scene.tree()]
    assert {"Osier Ford", "2026-03-01 20:15", "Red: by hand", "Blue: by hand"} <= set(words)
    assert any("Blue won." in label for label in words)


@pytest.mark.usefixtures("context")
def test_what_the_list_says_is_what_the_strict_reader_says(record: Record) -> None:
    folder = kept(record, small(record))
    for one in kept_in(folder):
        whole = read_record(one.path)
        assert (one.place, one.players) == (whole.start.name, whole.start.players)
        assert one.verdict is not None


def test_a_battle_of_the_list_is_opened(context: Context, record: Record) -> None:
    kept(record)
    scene = listed(context)
    assert scene.handle(Click(*part(scene, "Watch").rect.center)) is None
    for _ in range(FRAMES):
        pygame.time.wait(1)
        if opened := scene.update(1):
            break
    assert isinstance(opened, Push)
    assert cast("Replay", opened.scene).reel.name == "Osier Ford"


def test_a_damaged_record_is_listed_with_the_reason_and_cannot_be_opened(context: Context, record: Record) -> None:
    folder = kept(record)
    path = folder / "battle-0001.toml"
    path.write_text(record.text().replace("red", "rad"), encoding="utf-8")
    scene = listed(context)
    assert scene.kept[0].complaint == "it is damaged: its checksum does not fit"
    assert next(seen for seen in scene.tree() if seen.label == "Watch").state == "disabled"


def test_without_records_the_list_says_so(context: Context) -> None:
    assert any(seen.label.startswith("No battle has been kept yet.") for seen in listed(context).tree())


# -- from the command line


def test_a_record_named_at_the_start_is_watched(context: Context, record: Record, tmp_path: Path) -> None:
    file = tmp_path / "given.toml"
    file.write_text(small(record).text(), encoding="utf-8")
    scene = context.makers["replay"](replace(context, start_replay=file))
    assert cast("Replay", scene).reel.name == "Osier Ford"


def test_a_file_named_at_the_start_that_cannot_be_watched_is_named(
    context: Context, record: Record, tmp_path: Path
) -> None:
    file = tmp_path / "given.toml"
    with pytest.raises(Refused, match=r"given\.toml.*cannot be read"):
        context.makers["replay"](replace(context, start_replay=file))
    lines = (record.lines[0].model_copy(update={"digest": "0" * 64}), *record.lines[1:])
    file.write_text(record.model_copy(update={"lines": lines}).text(), encoding="utf-8")
    with pytest.raises(ValueError, match=r"given\.toml: it does not come out as recorded"):
        context.makers["replay"](replace(context, start_replay=file))


# -- three sides, and whatever the hand does


THREE = """
    board
    ........
    ........
    pieces
    red-1   knight red   0,0
    blue-1  mage   blue  5,0
    green-1 ranger green 3,1
"""


def test_of_three_sides_each_looks_on_in_turn_and_all_shares_are_told(context: Context, catalog: Catalog) -> None:
    made = setup(THREE, context, {})
    session = Session(Engine(CommanderRules(catalog.commander)), made.start, made.seed)
    scene = Replay(context, reel_of(session, made, str), lambda begun: Battle(context, begun))
    while not scene.reckoner.done:
        scene.update(0)
    scene.jump(1)
    looking = []
    for _ in range(4):
        looking.append(scene.side)
        do(scene, Wait())
    assert looking == ["red", "blue", "green", "red"]
    assert all(f"{name}'s share" in told(scene) for name in ("Red", "Blue", "Green"))


HANDS: tuple[Intent, ...] = (
    *(Cursor(1, 0), Cursor(-1, 0), Cursor(0, 1), Cursor(0, -1), Next(), Previous(), Confirm(), Cancel(), Menu()),
    *(Wait(), Speed(), Skip(), Log(), Details(), Scroll(1), Scroll(-1), Drag(30, 9), Zoom(1), Zoom(-1), Danger()),
)


@pytest.mark.parametrize("seed", range(3))
def test_whatever_the_hand_does_what_is_seen_at_rest_is_the_state(context: Context, record: Record, seed: int) -> None:
    context.settings = Settings(animation=3)
    scene, pick = watching(context, record), Random(seed)
    for _ in range(150):
        point = (pick.randrange(1280), pick.randrange(720))
        left = scene.handle(pick.choice((*HANDS, Point(*point), Click(*point))))
        assert left is None or isinstance(left, Pop | Push)
        scene.update(pick.choice((0, 16, 400)))
        draw(scene)
        if not scene.screen.field.director.busy:
            assert scene.screen.field.view.shows(scene.reel.state(scene.done))


# -- from the end of a battle


def test_from_its_end_a_battle_is_watched_again(battle: Open) -> None:
    stage = battle("board\n....\npieces\nred-1 knight red 0,0\nblue-1 mage blue 2,0 hp=1")
    play_by_keys(stage)
    assert stage.result is not None
    stage.draw()
    watch = next(seen for seen in stage.result.tree() if seen.label == "Watch it again")
    opened = stage.result.handle(Click(*watch.rect.center))
    assert isinstance(opened, Push)
    reel = cast("Replay", opened.scene).reel
    assert reel.entries == stage.battle.match.session.history
    assert "events" not in reel.text()
