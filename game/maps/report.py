"""One question for authors: what is wrong with this map?"""

from pathlib import Path

from game.content.problems import Problem, Refused
from game.maps.tiled import load_map
from game.rules.commander.models import CommanderContent


def check_map(path: Path, root: Path, content: CommanderContent) -> tuple[Problem, ...]:
    """Every fault of the battle map at `path`, the gravest first; none if there is nothing to say about it."""
    try:
        return load_map(path, root, content).warnings
    except Refused as refusal:
        return refusal.problems


def root_of(path: Path) -> Path:
    """The maps' folder a map belongs to: the nearest one above it with a Tiled project, or else its own."""
    parents = list(path.absolute().parents)
    return next((folder for folder in parents if any(folder.glob("*.tiled-project"))), path.parent)
