"""The panel about what is under the cursor: a piece with all its numbers, and the ground it stands on."""

import pygame

from game.core.entity import Named, Vitals
from game.core.grid import Cell
from game.core.ids import EntityId
from game.core.state import State
from game.i18n import _
from game.rules.commander.combat import reach_from
from game.rules.commander.components import Armament, Commanding, Initiative, Mobility, Readiness
from game.rules.commander.models import CommanderContent
from game.rules.commander.troops import command_over, commander_of, occupants, side_of
from game.scenes.battle.page import Page
from game.ui.figures.cache import FigureCache
from game.ui.sentences import Names, arm_name, domain_name, side_name, trait_name
from game.ui.sentences_terms import signed
from game.ui.theme import DARK, GREEN, RED, SEPIA, side_colours

_FIGURE = 5.2
"""How large the figure is, in units."""


class PiecePanel:
    """Writes about a square of a state, and whoever stands there."""

    def __init__(self, content: CommanderContent, figures: FigureCache) -> None:
        self._content = content
        self._figures = figures

    def write(self, page: Page, state: State, cell: Cell, *, tight: bool = False) -> None:
        """Fill a page with the piece on the square, if any, and with the ground; `tight` with the least of it."""
        names = Names(self._content, state)
        piece = occupants(state).get(cell)
        if piece is not None:
            self._heading(page, state, piece, names)
            self._numbers(page, state, piece, cell)
            if not tight:
                self._leading(page, state, piece)
            self._standing(page, state, piece, cell)
            page.rule()
        self._ground(page, state, cell, names, tight=tight and piece is not None)

    def _heading(self, page: Page, state: State, piece: EntityId, names: Names) -> None:
        text = page.text
        edge = text.px(_FIGURE)
        top, room = page.y, page.rect.width - edge
        side = side_of(state, piece)
        own = state.row(Named, piece).name
        page.wrapped(own or names.kind(piece), "serif_bold", 1.5, room=room)
        page.wrapped(self._described(state, piece, names), "serif", 1.05, SEPIA, room=room)
        page.gap(0.3)
        self._health(page, state, piece, room - text.px(0.5))
        if page.surface:
            figure = self._figures.picture(state.row(Named, piece).kind, side, edge, facing_left=side != "red")
            page.surface.blit(figure, (page.rect.right - edge + text.px(0.4), top - text.px(0.5)))
        page.y = max(page.y, top + edge - text.px(0.5))

    def _described(self, state: State, piece: EntityId, names: Names) -> str:
        """Side, kind or commander, and what else tells the rules about it."""
        armament, mobility = state.row(Armament, piece), state.row(Mobility, piece)
        words = [side_name(side_of(state, piece))]
        leader = commander_of(state, piece)
        if leader != piece:
            words = [_("of {commander}").format(commander=names.piece(leader))]
        elif state.row(Named, piece).name:
            words.append(names.kind(piece))
        told = (*map(arm_name, armament.arms), domain_name(mobility.domain), *map(trait_name, armament.traits))
        return " \u00b7 ".join((*words, *(word for word in told if word)))

    @staticmethod
    def _health(page: Page, state: State, piece: EntityId, width: int) -> None:
        """A bar of as many parts as HP when whole, and the number beside it."""
        vitals = state.row(Vitals, piece)
        text = page.text
        height = text.height("sans_bold")
        if page.surface:
            told = text.line(_("{hp} HP").format(hp=vitals.hp), "sans_bold")
            field, _shadow, _charge = side_colours(side_of(state, piece))
            bar = pygame.Rect(page.rect.x, page.y + height // 4, width - told.get_width() - text.px(0.6), height // 2)
            pygame.draw.rect(page.surface, DARK, bar.inflate(4, 4), border_radius=3)
            for part in range(vitals.full):
                left = bar.x + bar.width * part // vitals.full
                right = bar.x + bar.width * (part + 1) // vitals.full
                colour = field if part < vitals.hp else "#8d7f66"
                pygame.draw.rect(page.surface, colour, (left, bar.y, max(1, right - left - 1), bar.height))
            page.surface.blit(told, (bar.right + text.px(0.6), page.y))
        page.y += height

    def _numbers(self, page: Page, state: State, piece: EntityId, cell: Cell) -> None:
        armament, mobility = state.row(Armament, piece), state.row(Mobility, piece)
        command = command_over(state, piece, cell)
        attack, defence = str(armament.attack), str(armament.defence)
        if command:
            attack += f" {signed(command.offence)}" if command.offence else ""
            defence += f" {signed(command.armour)}" if command.armour else ""
        page.gap(0.2)
        page.pair(_("Attack"), attack)
        page.pair(_("Defence"), defence)
        page.pair(_("Move"), _move(mobility))
        page.pair(_("Strikes"), str(self._strikes(state, piece)))
        reach = reach_from(state, piece, cell, self._content)
        if reach > 1:
            page.pair(_("Reach"), str(reach))

    @staticmethod
    def _standing(page: Page, state: State, piece: EntityId, cell: Cell) -> None:
        for word, colour in _standing(state, piece, in_command=command_over(state, piece, cell) is not None):
            page.line(word, "sans_bold", 0.95, colour)

    def _strikes(self, state: State, piece: EntityId) -> int:
        hp = state.row(Vitals, piece).hp
        return self._content.numbers.commander_strikes[hp] if state.has(Commanding, piece) else hp

    @staticmethod
    def _leading(page: Page, state: State, piece: EntityId) -> None:
        leading = state.get(Commanding, piece)
        if leading:
            page.pair(_("Offence, Armour"), f"{leading.offence}, {leading.armour}")
            page.pair(_("Willpower, Knowledge"), f"{leading.willpower}, {leading.knowledge}")
            page.pair(_("Command range"), str(leading.reach))

    def _ground(self, page: Page, state: State, cell: Cell, names: Names, *, tight: bool) -> None:
        terrain = self._content.terrain[state.board.terrain_at(cell)]
        level = state.board.level_at(cell)
        name = names.terrain(state.board.terrain_at(cell))
        told = _("{terrain}, level {n}").format(terrain=name, n=level) if level else name
        page.pair(told, _("cover {n}").format(n=-terrain.cap) if terrain.cap else _("no cover"), bold=True)
        if terrain.note and not tight:
            page.wrapped(terrain.note, "serif_italic", 1.0, SEPIA)


def _move(mobility: Mobility) -> str:
    if mobility.domain != "naval":
        return str(mobility.move)
    return _("{swim}, on land {land}").format(swim=mobility.move, land=mobility.land_move)


def _standing(state: State, piece: EntityId, *, in_command: bool) -> list[tuple[str, str]]:
    """What holds a piece back, or that it is ready, with the colour to write it in."""
    told = []
    if not in_command:
        told.append((_("Outside its commander's range"), RED))
    readiness = state.row(Readiness, piece)
    if commander_of(state, piece) != state.row(Initiative).commander:
        return told
    if readiness.done:
        told.append((_("Has acted this turn"), SEPIA))
    elif readiness.moved:
        told.append((_("Has moved, can still act"), GREEN))
    return told
