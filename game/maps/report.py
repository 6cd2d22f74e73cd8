"""One question for authors: what is wrong with this map?"""

from pathlib import Path

from game.content.problems import Problem, Refused, ranked
from game.maps.faults import Faults
from game.maps.first_turn import warn_of_early_strikes
from game.maps.harm import warn_of_harmless_sides
from game.maps.tiled import load_map
from game.rules.commander.models import CommanderContent


def check_map(path: Path, root: Path, content: CommanderContent) -> tuple[Problem, ...]:
    """Every fault of the battle map at `path`, the gravest first; none if there is nothing to say about it.

    What only its author needs to weigh, such as blows that could fall in the first turn, is asked here and not at
    every loading.
    """
    try:
        loaded = load_map(path, root, content)
    except Refused as refusal:
        return refusal.problems
    faults = Faults(path.as_posix(), list(loaded.warnings))
    warn_of_early_strikes(loaded.start, content, faults)
    warn_of_harmless_sides(loaded.start, content, faults)
    return ranked(faults.found)


def root_of(path: Path) -> Path:
    """The maps' folder a map belongs to: the nearest one above it with a Tiled project, or else its own."""
    parents = list(path.absolute().parents)
    return next((folder for folder in parents if any(folder.glob("*.tiled-project"))), path.parent)
