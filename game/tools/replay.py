"""`replay`: a recorded battle or campaign played again, every event and digest compared, or written small to give
away."""

from collections.abc import Iterator
from pathlib import Path

from game.campaign.document import Record
from game.campaign.engines import engines
from game.campaign.reading import read_record
from game.campaign.record import verify_whole
from game.campaign.shelf import small
from game.content.catalog import Catalog
from game.rules.commander.position import marks
from game.tools.output import Answer, WrongCall


def replay(path: Path, catalog: Catalog, export: Path | None = None, *, verify: bool = True) -> Answer:
    """What the record holds; the first difference if playing it again is asked for and finds one, and where the small
    form was written. Raises Refused for the record, WrongCall if the small form cannot be written."""
    record = read_record(path)
    answer: Answer = {
        "file": str(path),
        "rules": record.start.rules,
        "map": record.start.name,
        "seed": record.start.seed,
        "game": record.game,
        "actions": len(record.lines),
        "branches": len(record.branches),
        "digest": record.lines[-1].digest,
    }
    if record.battle:
        answer |= {"battle": {"map": record.battle.start.name, "actions": len(record.battle.lines)}}
    if verify:
        difference = verify_whole(record, engines(catalog), catalog.hash, marks(catalog.commander.terrain))
        answer |= {"equal": difference is None, "difference": difference}
    if export is not None:
        answer |= {"export": str(export), "bytes": _write(small(record), export)}
    return answer


def _write(record: Record, path: Path) -> int:
    """Write a document where there is none yet; its size in bytes."""
    data = record.text().encode()
    try:
        with path.open("xb") as file:
            file.write(data)
    except OSError as fault:
        raise WrongCall(f"{path} cannot be written: {fault.strerror}") from None
    return len(data)


def lines(answer: Answer) -> Iterator[str]:
    """The answer for reading."""
    if answer.get("equal"):
        battle = f" and {answer['battle']['actions']} in its battle" if "battle" in answer else ""
        yield f"{answer['file']}: {answer['actions']} actions{battle}, every event and digest equal"
    if "export" in answer:
        yield f"{answer['export']}: {answer['actions']} actions in {answer['bytes']} bytes"
