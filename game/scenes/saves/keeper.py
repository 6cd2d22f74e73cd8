"""Writes and reads saves in a thread of its own, one after the other, so that nobody waits at the window.

It is given values that never change; what came of it is asked for with `poll`.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from game.campaign.document import Record
from game.campaign.reading import ADVICE
from game.campaign.saves import Listed, Saves
from game.content.catalog import Catalog
from game.content.problems import Refused
from game.i18n import _
from game.scenes.saves.opening import AnyOpened, open_any


@dataclass(frozen=True, slots=True)
class Saved:
    """A document is in its slot for good."""

    slot: str


@dataclass(frozen=True, slots=True)
class NotSaved:
    """It is not, and why; the slot is as it was."""

    slot: str
    why: str


@dataclass(frozen=True, slots=True)
class NotOpened:
    """A save cannot be gone on with, and why."""

    why: str


@dataclass(frozen=True, slots=True)
class Looked:
    """What there is; `complaint` says what could not be deleted."""

    saves: tuple[Listed, ...]
    complaint: str = ""


Done = Saved | NotSaved | AnyOpened | NotOpened | Looked


class Keeper:
    """Does one thing after the other; `close` waits for what was begun."""

    def __init__(self, saves: Saves) -> None:
        self._saves = saves
        self._worker = ThreadPoolExecutor(1)
        self._begun: list[Future[Done]] = []

    @property
    def busy(self) -> bool:
        """Whether something was begun of which it has not been told yet what came of it."""
        return bool(self._begun)

    def save(self, slot: str, make: Callable[[], Record], *, ageing: bool = True) -> None:
        """Have a document made and written; without a slot into a new one, without `ageing` in place of the last."""
        self._begin(lambda: self._save(slot, make, ageing=ageing))

    def open(self, slot: str, generation: int, catalog: Catalog, folders: Sequence[Path]) -> None:
        """Have a save read, and what it holds made ready to be gone on with."""
        self._begin(lambda: self._open(slot, generation, catalog, folders))

    def look(self) -> None:
        """Have all saves listed."""
        self._begin(lambda: Looked(self._saves.listed()))

    def delete(self, slot: str) -> None:
        """Have a slot deleted with all its generations, and then all saves listed."""
        self._begin(lambda: self._delete(slot))

    def poll(self) -> Done | None:
        """What came of the next thing that was begun, None as long as nothing has."""
        return self._begun.pop(0).result() if self._begun and self._begun[0].done() else None

    def wait(self) -> list[Done]:
        """What came of everything that was begun, waited for."""
        begun, self._begun = self._begun, []
        return [future.result() for future in begun]

    def close(self) -> None:
        """End the thread when it has done what was begun."""
        self._worker.shutdown(wait=True)

    def _begin(self, work: Callable[[], Done]) -> None:
        self._begun.append(self._worker.submit(work))

    def _save(self, slot: str, make: Callable[[], Record], *, ageing: bool) -> Done:
        try:
            slot = slot or self._saves.new_slot()
            self._saves.save(slot, make(), ageing=ageing)
        except (OSError, Refused, ValueError) as fault:
            return NotSaved(slot, _why(fault))
        return Saved(slot)

    def _open(self, slot: str, generation: int, catalog: Catalog, folders: Sequence[Path]) -> Done:
        try:
            return open_any(self._saves.load(slot, generation), catalog, folders)
        except (Refused, ValueError) as fault:
            return NotOpened(_why(fault))

    def _delete(self, slot: str) -> Done:
        complaint = ""
        try:
            self._saves.delete(slot)
        except (OSError, ValueError) as fault:
            complaint = _("It could not be deleted ({why}).").format(why=_why(fault))
        return Looked(self._saves.listed(), complaint)


def _why(fault: OSError | Refused | ValueError) -> str:
    """Why something could not be done, in a few words."""
    match fault:
        case Refused():
            problem = fault.problems[0]
            return problem.what if problem.advice in ("", ADVICE) else f"{problem.what}; {problem.advice}"
        case OSError():
            return fault.strerror or str(fault)
    return str(fault)
