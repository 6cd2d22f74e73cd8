"""What magic has left: the MP of a piece, the lasting effects on it by sign, strength and time, and burning ground."""

import pygame

from game.core.grid import Cell
from game.core.ids import EntityId
from game.core.state import State
from game.i18n import _
from game.rules.commander import effects
from game.rules.commander.components import Burning, Effect, Magic, Readiness, Spellbook
from game.scenes.battle.page import Page
from game.ui.sentences import Names
from game.ui.sentences_magic import effect_lasts, effect_name, effect_points, effect_text, field_text
from game.ui.theme import BLUE, DARK, GREEN, RED, SEPIA, Theme

_SMALL = 0.92


def write_mp(page: Page, state: State, piece: EntityId, width: int) -> None:
    """A bar of the MP that are left, and their number beside it, for a piece that casts."""
    magic, book = state.get(Magic, piece), state.get(Spellbook, piece)
    if magic is None or not magic.full or book is None or not book.spells:
        return
    text = page.text
    told = _("{mp} MP").format(mp=magic.mp)
    line = page.place(text.height("sans_bold"))
    if page.surface is None or line is None:
        return
    room = width - text.width(told, "sans_bold") - text.px(0.6)
    bar = pygame.Rect(line.x, line.y + line.height // 4, room, line.height // 2)
    pygame.draw.rect(page.surface, DARK, bar.inflate(4, 4), border_radius=3)
    pygame.draw.rect(page.surface, "#8d7f66", bar)
    pygame.draw.rect(page.surface, BLUE, (bar.x, bar.y, bar.width * magic.mp // magic.full, bar.height))
    page.put(told, (bar.right + text.px(0.6), line.y), "sans_bold", 1.0, "#2b2118")


def write_effects(page: Page, state: State, piece: EntityId, theme: Theme, names: Names, *, full: bool) -> None:
    """Every lasting effect with its sign; what each does in a sentence, unless there is no room for it."""
    readiness = state.get(Readiness, piece)
    if readiness is not None and readiness.rallied:
        page.wrapped(_("Rallies its troop at the end of the turn"), "sans_bold", _SMALL, GREEN)
    for effect in effects.on(state, piece):
        _write_effect(page, effect, theme, names)
        if full or not page.brief:
            page.wrapped(effect_text(effect, names), size=_SMALL, colour=SEPIA)


def _write_effect(page: Page, effect: Effect, theme: Theme, names: Names) -> None:
    """The sign, the name with its strength, and how long it lasts."""
    text, sign = page.text, f"effect_{effect.kind}"
    named = f"{effect_name(effect.kind, effect.spell, names)} {effect_points(effect)}".strip()
    words = ", ".join(part for part in (named, effect_lasts(effect)) if part)
    left = theme.sign_width(sign) + text.px(0.4)
    colour = RED if effect.kind in effects.HARMFUL else GREEN
    lines = text.wrap(words, page.rect.width - left, "sans_bold", _SMALL)
    high, step = theme.cap_height, text.height("sans_bold", _SMALL)
    tall = max(high, step * len(lines))
    if page.surface and page.shows(pygame.Rect(page.rect.x, page.y, page.rect.width, tall)):
        theme.sign(page.surface, sign, page.rect.x, page.y + high // 2)
    y = page.y + (tall - step * len(lines)) // 2
    for line in lines:
        page.put(line, (page.rect.x + left, y), "sans_bold", _SMALL, colour)
        y += step
    page.y += tall


def write_fire(page: Page, state: State, cell: Cell, names: Names) -> None:
    """That a square burns, how much it takes and for how long, and whose fire it is."""
    for caster, fire in state.table(Burning).items():
        if cell in fire.cells:
            page.wrapped(_("Burns by {caster}").format(caster=names.piece(caster)), "sans_bold", _SMALL, RED)
            page.wrapped(field_text(fire.damage, fire.left), size=_SMALL)
