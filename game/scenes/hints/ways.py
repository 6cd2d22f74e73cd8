"""What a paper over the board keeps out of the way of."""

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.core.grid import Cell
from game.scenes.battle.field import Field
from game.ui.board.view import Overlays


@dataclass(frozen=True, slots=True)
class Ways:
    """In window pixels: what is `drawn` over the board already, which is never covered; what is looked `at`; and what
    else is of `use`: pieces, and squares that can be gone to."""

    drawn: list[pygame.Rect]
    at: list[pygame.Rect]
    use: list[pygame.Rect]


def ways_over(
    field: Field, overlays: Overlays, pieces: Iterable[Cell], drawn: Iterable[pygame.Rect], *, steady: bool
) -> Ways:
    """What is to be seen on a board with these overlays and pieces; the cursor's square only if it is `steady`: one
    that follows the pointer would drive the paper away from whoever comes to click on it."""
    looked_at = {*overlays.area, *overlays.path[-1:]}
    looked_at |= {cell for cell in (overlays.selected, overlays.cursor if steady else None) if cell}
    useful = {*overlays.reach, *overlays.spell, *pieces}
    return Ways(
        [rect for rect in drawn if rect.colliderect(field.rect)],
        list(_squares(field, looked_at)),
        list(_squares(field, useful)),
    )


def _squares(field: Field, cells: Iterable[Cell]) -> Iterable[pygame.Rect]:
    """The squares in sight, each with the room that a figure takes above it."""
    square = field.camera.square
    for cell in cells:
        if at := field.middle_of(cell):
            yield pygame.Rect(at[0] - square // 2, at[1] - square, square, square * 3 // 2)
