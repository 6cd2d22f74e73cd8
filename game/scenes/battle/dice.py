"""A roll drawn: each die a lozenge with its face; those that counted are filled and double-edged."""

import pygame

from game.i18n import _
from game.scenes.battle.page import Page
from game.ui.sentences_dice import Thrown
from game.ui.sentences_luck import odds_sentence
from game.ui.theme import INK, PALE, RED, SEPIA, side_colours

_EDGE = 1.95
"""How large a die is, in units."""


def write_roll(page: Page, thrown: Thrown) -> None:
    """Write a roll with all that led to it: the deed, what was needed, the dice, what came of it, the sum, the odds."""
    page.wrapped(_("Round {n}").format(n=max(1, thrown.round)), size=0.92, colour=SEPIA)
    page.pair(thrown.heading, thrown.badge, bold=True, size=1.1)
    page.wrapped(thrown.needed, colour=SEPIA)
    page.gap(0.3)
    _dice(page, thrown)
    page.gap(0.3)
    if thrown.result:
        page.wrapped(thrown.result, "sans_bold")
    if thrown.sum:
        page.wrapped(thrown.sum, size=0.95, colour=SEPIA)
    if thrown.odds:
        page.wrapped(odds_sentence(thrown.odds), size=0.95, colour=SEPIA)
        if thrown.odds.surprising:
            page.wrapped(_("A surprise: hardly one roll in twenty goes so far."), "serif_italic", colour=RED)


def _dice(page: Page, thrown: Thrown) -> None:
    """Rows of dice, as many in each as there is room for."""
    edge = page.text.px(_EDGE)
    across = max(1, page.rect.width // edge)
    for start in range(0, len(thrown.faces), across):
        row = page.place(edge)
        if row is None:
            continue
        told = []
        for place in range(start, min(start + across, len(thrown.faces))):
            face, hit = thrown.faces[place], thrown.hits[place]
            _die(page, pygame.Rect(row.x + (place - start) * edge, row.y, edge, edge), face, thrown.side, hit=hit)
            told.append(_("{face} hit").format(face=face) if hit else str(face))
        page.say(", ".join(told), row, "dice")


def _die(page: Page, box: pygame.Rect, face: int, side: str, *, hit: bool) -> None:
    if page.surface is None:
        return
    shape = box.inflate(-3, -3)
    if hit:
        field, _shadow, charge = side_colours(side)
        pygame.draw.polygon(page.surface, INK, _corners(shape))
        pygame.draw.polygon(page.surface, field, _corners(shape.inflate(-5, -5)))
        pygame.draw.polygon(page.surface, charge, _corners(shape.inflate(-9, -9)), 1)
    else:
        pygame.draw.polygon(page.surface, PALE, _corners(shape))
        pygame.draw.aalines(page.surface, SEPIA, True, _corners(shape))
    number = page.text.line(str(face), "sans_bold" if hit else "sans", 0.875, "#ffffff" if hit else SEPIA)
    page.surface.blit(number, number.get_rect(center=shape.center))


def _corners(box: pygame.Rect) -> list[tuple[int, int]]:
    return [box.midtop, (box.right - 1, box.centery), (box.centerx, box.bottom - 1), box.midleft]
