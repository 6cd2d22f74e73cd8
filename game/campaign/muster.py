"""From characters to the pieces of a battle: a side's places on a map taken by people with sheets and troops."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from game.campaign.components import Condition, Identity, Temperament, Troop
from game.campaign.sheet import Sheet, max_mp
from game.content.models.temper import QualityKind
from game.core.grid import Board, Cell, distance
from game.core.ids import EntityId, Side
from game.core.state import State
from game.rules.commander.gifts import QUIZ, Gift
from game.rules.commander.models import CommanderContent, Kind
from game.rules.commander.setup import BattleStart, CommanderStart, UnitStart


@dataclass(frozen=True, slots=True)
class Fighter:
    """Somebody who goes into battle, with the troop; `gifts` are those that do not stand on the sheet."""

    id: EntityId
    identity: Identity
    sheet: Sheet
    troop: Troop = field(default_factory=Troop)
    condition: Condition | None = None
    gifts: tuple[Gift, ...] = ()


@dataclass(frozen=True, slots=True)
class Muster:
    """A battle's start with people in it, and who is which commander there."""

    start: BattleStart
    people: Mapping[EntityId, EntityId]


def fighter(state: State, person: EntityId, qualities: Mapping[str, QualityKind]) -> Fighter:
    """Somebody of the company as a fighter. Raises KeyError for who has no sheet."""
    rows = (state.row(Identity, person), state.row(Sheet, person), state.row(Troop, person))
    temper = state.get(Temperament, person) or Temperament()
    return Fighter(person, *rows, state.row(Condition, person), temper_gifts(temper, qualities))


def places(start: BattleStart, side: Side) -> tuple[CommanderStart, ...]:
    """The commanders of a side that stand on the map from the start, by id: each is a place for somebody."""
    here = (one for one in start.commanders if one.side == side and one.arrives <= 0)
    return tuple(sorted(here, key=lambda one: one.id))


def muster(start: BattleStart, side: Side, fighters: Sequence[Fighter], content: CommanderContent) -> Muster:
    """The battle in which fighters hold a side's places, in order, under the ids that the map gave them.

    Places without a fighter stay empty, and fighters without a place stay away; aims that name somebody who is not
    there are left out. Whoever cannot stand on a square takes the nearest one free.
    """
    held = places(start, side)
    taking = dict(zip((place.id for place in held), fighters, strict=False))
    others = [one for one in start.commanders if one.id not in {place.id for place in held}]
    floor = _Floor(start.board, content, _cells(others))
    came = [_commander(place, taking[place.id], floor, content) for place in held if place.id in taking]
    known = {one.id for one in (*others, *came)} | {unit.id for one in (*others, *came) for unit in one.units}
    kept = tuple(aim for aim in start.objectives if not aim.target or aim.target in known)
    order = {one.id: at for at, one in enumerate(start.commanders)}
    everybody = tuple(sorted((*others, *came), key=lambda one: order[one.id]))
    people = {place: who.id for place, who in taking.items()}
    return Muster(replace(start, commanders=everybody, objectives=kept), people)


def quiz_gifts(sheet: Sheet) -> tuple[Gift, ...]:
    """The lasting bonuses of a sheet as a battle knows them (rule book 9)."""
    return tuple(Gift(QUIZ, name, points) for name, points in sheet.figures)


def temper_gifts(temper: Temperament, qualities: Mapping[str, QualityKind]) -> tuple[Gift, ...]:
    """What a temperament gives in battles, quality by quality (rule book 12)."""
    return tuple(gift for id_, points in temper.points for gift in quality_gifts(id_, qualities[id_], points))


def quality_gifts(id_: str, quality: QualityKind, points: int) -> tuple[Gift, ...]:
    """What a quality gives in battles with so many points (rule book 12)."""
    reached = ((gift.figure, sum(at <= points for at in gift.at)) for gift in quality.gives)
    return tuple(Gift(id_, figure, times) for figure, times in reached if times)


def _commander(place: CommanderStart, who: Fighter, floor: "_Floor", content: CommanderContent) -> CommanderStart:
    sheet, condition = who.sheet, who.condition
    offence, armour, willpower, knowledge = sheet.attributes.values()
    cell = floor.take(place.cell, content.classes[sheet.kind])
    wanted = [unit.cell for unit in place.units]
    units = tuple(
        UnitStart(
            f"{place.id}-{number}",
            unit.kind,
            floor.take(wanted[number - 1] if number <= len(wanted) else cell, content.units[unit.kind]),
            unit.hp,
        )
        for number, unit in enumerate(who.troop.units, start=1)
    )
    return replace(
        place,
        name=who.identity.name,
        kind=sheet.kind,
        cell=cell,
        units=units,
        attributes=(offence, armour, willpower, knowledge),
        skills=sheet.ranks,
        spells=sheet.spells,
        gifts=(*quiz_gifts(sheet), *who.gifts),
        hp=condition.hp if condition else None,
        mp=min(condition.mp, max_mp(sheet, content)) if condition else None,
    )


def _cells(commanders: Sequence[CommanderStart]) -> Iterator[Cell]:
    for one in commanders:
        yield one.cell
        yield from (unit.cell for unit in one.units)


class _Floor:
    """The squares of a board, and which of them are taken."""

    def __init__(self, board: Board, content: CommanderContent, taken: Iterator[Cell]) -> None:
        self._board = board
        self._terrain = content.terrain
        self._taken = set(taken)

    def take(self, wanted: Cell, kind: Kind) -> Cell:
        """The square nearest to the wanted one on which the kind can stand and nobody does, from now on taken.

        Raises ValueError if the board has none.
        """
        for cell in sorted(self._board.cells, key=lambda cell: (distance(cell, wanted), cell[1], cell[0])):
            fits = kind.domain in self._terrain[self._board.terrain_at(cell)].enter
            if fits and cell not in self._taken:
                self._taken.add(cell)
                return cell
        raise ValueError("there is no room on the board")
