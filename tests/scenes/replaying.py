"""Battles that are watched again: a replay to act in, and what can be read of it."""

from pathlib import Path

import pygame

from game import paths
from game.campaign.document import Record
from game.scenes.battle.scene import Battle
from game.scenes.context import Context
from game.scenes.replay.listing import Replays
from game.scenes.replay.play_on import PlayOn
from game.scenes.replay.reel import reel_from
from game.scenes.replay.scene import Replay
from game.scenes.stack import Scene
from game.ui.intents import (
    Intent,
)
from game.ui.widgets import Seen

FRAMES = 4000


def watching(context: Context, record: Record, *, wound: bool = True) -> Replay:
    assert context.catalog is not None
    reel = reel_from(record, context.catalog, context.maps_folders)
    scene = Replay(context, reel, lambda setup: Battle(context, setup))
    while wound and reel.left:
        scene.update(0)
    draw(scene)
    return scene


def draw(scene: Scene) -> None:
    surface = pygame.display.get_surface()
    assert surface is not None
    scene.draw(surface)


def do(scene: Replay, *intents: Intent) -> None:
    for intent in intents:
        assert scene.handle(intent) is None


def press(scene: Replay, context: Context, *buttons: int) -> None:
    for button in buttons:
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, button=button, instance_id=0))
        do(scene, *context.input.poll(0))
        context.caps.device = context.input.device


def part(scene: Replay | PlayOn | Replays, label: str) -> Seen:
    draw(scene)
    return next(seen for seen in scene.tree() if seen.label == label)


def told(scene: Replay) -> str:
    draw(scene)
    return " ".join(seen.label for seen in scene.tree())


def kept(*records: Record) -> Path:
    folder = paths.records_folder()
    for number, one in enumerate(records, start=1):
        (folder / f"battle-{number:04}.toml").write_text(one.text(), encoding="utf-8", newline="\n")
    return folder


def listed(context: Context) -> Replays:
    scene = Replays(context, lambda setup: Battle(context, setup))
    while not scene.listed:
        scene.update(16)
    draw(scene)
    return scene
