"""`replay`: a recorded battle played again, every event and digest compared."""

from pathlib import Path

from game.campaign.reading import read_record
from game.campaign.record import verify
from game.content.catalog import Catalog
from game.core.engine import Engine
from game.rules.commander.position import marks
from game.rules.commander.rules import CommanderRules
from game.tools.output import Answer


def replay(path: Path, catalog: Catalog) -> Answer:
    """What the record holds, and the first difference if playing it again finds one. Raises Refused."""
    record = read_record(path)
    rules = CommanderRules(catalog.commander)
    difference = verify(record, Engine(rules), catalog.hash, marks(catalog.commander.terrain))
    return {
        "file": str(path),
        "map": record.start.name,
        "seed": record.start.seed,
        "game": record.game,
        "actions": len(record.lines),
        "digest": record.lines[-1].digest,
        "equal": difference is None,
        "difference": difference,
    }
