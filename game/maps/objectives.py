"""Objective markers of a map: what each side must do, and where."""

from collections.abc import Mapping, Sequence

from game.core.grid import Cell
from game.core.ids import EntityId, Side
from game.maps.faults import Faults
from game.maps.markers import SIDES, Grid, Placed
from game.maps.values import Values
from game.rules.commander.setup import ObjectiveKind, ObjectiveStart

_KINDS: dict[str, ObjectiveKind] = {"reach": "reach", "hold": "hold", "survive": "survive", "defeat": "defeat"}


class Objectives:
    """Reads the objectives of one map; `pieces` are the ids in the battle by the ids of objects."""

    def __init__(
        self, grid: Grid, sides: tuple[Side, ...], pieces: Mapping[int, EntityId], last_round: int, faults: Faults
    ) -> None:
        self.grid = grid
        self.sides = sides
        self.pieces = pieces
        self.last_round = last_round
        self.faults = faults
        self.values = Values(faults)

    def read(self, placed: Sequence[Placed]) -> tuple[ObjectiveStart, ...]:
        """The objectives among the objects; every fault is noted, and what is at fault is left out."""
        markers = [one for one in placed if one.kind == "objective"]
        found = [self._objective(one, f"objective-{n}", placed) for n, one in enumerate(markers, 1)]
        return tuple(objective for objective in found if objective)

    def _objective(self, one: Placed, name: EntityId, placed: Sequence[Placed]) -> ObjectiveStart | None:
        side = self.values.choice(one, "side", SIDES)
        kind = self.values.choice(one, "kind", _KINDS)
        rounds = self.values.whole(one, "rounds", 1, self.last_round) if kind in ("hold", "survive") else 0
        cells = self._cells(one, placed) if kind in ("reach", "hold") else self._somewhere(one)
        target = self._target(one, side, placed) if kind == "defeat" else ""
        if not (side and kind):
            return None
        if side not in self.sides:
            what = f"{side} has an objective but no commander"
            self.faults.error(one.where, what, "place one, or choose another side")
        return ObjectiveStart(name, side, _KINDS[kind], cells, target, rounds or 0)

    def _cells(self, one: Placed, placed: Sequence[Placed]) -> tuple[Cell, ...]:
        """The squares to reach or hold: the objective's own, or those of the area it names."""
        if one.properties.get("area") in (None, "", 0):
            return self.grid.squares(one, self.faults)
        area = self.values.refer(one, "area", [p for p in placed if p.kind == "area"], "an area")
        return self.grid.squares(area, self.faults) if area else ()

    def _somewhere(self, one: Placed) -> tuple[Cell, ...]:
        """No squares: the marker only has to lie on the board."""
        if one.shape == "rectangle" and one.width:
            self.grid.squares(one, self.faults)
        else:
            self.grid.square(one, self.faults)
        return ()

    def _target(self, one: Placed, side: Side | None, placed: Sequence[Placed]) -> EntityId:
        """The id of the piece to defeat, which must be an enemy."""
        pieces = [p for p in placed if p.kind in ("commander", "unit")]
        piece = self.values.refer(one, "target", pieces, "a commander or unit")
        target = self.pieces.get(piece.id, "") if piece else ""
        if target and side and target.split("-")[0] == side:
            self.faults.error(one.where, f"the target {target} is of {side} itself", "choose an enemy")
        return target
