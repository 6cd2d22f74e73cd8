"""The panel about what is under the cursor: a piece with all its numbers, and the ground it stands on."""

import pygame

from game.core.entity import Named, Vitals
from game.core.grid import Cell
from game.core.ids import EntityId
from game.core.state import State
from game.i18n import _
from game.rules.commander.components import Armament, Initiative, Mobility, Readiness
from game.rules.commander.models import CommanderContent
from game.rules.commander.troops import commander_of, occupants, side_of
from game.scenes.battle.effects_panel import write_effects, write_fire, write_mp
from game.scenes.battle.facts import command_fact, fighting_facts, leading_facts
from game.scenes.battle.page import Page
from game.ui.figures.cache import FigureCache
from game.ui.figures.recipes import figure_of
from game.ui.sentences import Names, arm_name, domain_name, side_name, trait_name
from game.ui.sentences_kinds import strengths, terrain_sentences, trait_explained, weaknesses
from game.ui.theme import DARK, GREEN, RED, SEPIA, Theme, side_colours

_FIGURE = 5.2
"""How large the figure is, in units."""
_SMALL = 0.92


class PiecePanel:
    """Writes about a square of a state, and whoever stands there; in `full` with everything explained."""

    def __init__(self, content: CommanderContent, theme: Theme, figures: FigureCache) -> None:
        self._content = content
        self._theme = theme
        self._figures = figures

    def write(self, page: Page, state: State, cell: Cell, *, full: bool = False) -> None:
        """Fill a page with the piece on the square, if any, and with the ground."""
        piece = occupants(state).get(cell)
        if piece is not None:
            self.write_piece(page, state, piece, cell, full=full)
            page.rule()
        self.write_ground(page, state, cell, full=full)

    def write_piece(self, page: Page, state: State, piece: EntityId, cell: Cell, *, full: bool = False) -> None:
        """The piece as it would be on a square."""
        names = Names(self._content, state)
        self._heading(page, state, piece, names)
        page.gap(0.2)
        write_effects(page, state, piece, self._theme, names, full=full)
        for fact in fighting_facts(state, piece, cell, self._content):
            page.reckoned(fact.name, fact.sum, fact.value)
        if full:
            for fact in leading_facts(state, piece, self._content):
                page.pair(fact.name, fact.value)
        self._standing(page, state, piece, cell, names)
        self._matches(page, state, piece)
        if full:
            self._traits(page, state, piece)

    def _heading(self, page: Page, state: State, piece: EntityId, names: Names) -> None:
        text = page.text
        edge = min(text.px(_FIGURE), page.rect.width // 3)
        top, room = page.y, page.rect.width - edge
        side = side_of(state, piece)
        own = state.row(Named, piece).name
        page.wrapped(own or names.kind(piece), "serif_bold", 1.5, room=room)
        page.wrapped(self._described(state, piece, names), "serif", 1.05, SEPIA, room=room)
        page.gap(0.3)
        self._health(page, state, piece, room - text.px(0.5))
        write_mp(page, state, piece, room - text.px(0.5))
        if page.surface and page.shows(pygame.Rect(page.rect.x, top, page.rect.width, edge)):
            kind = figure_of(state.row(Named, piece).kind, piece)
            look = self._figures.look(piece)
            figure = self._figures.picture(kind, side, edge, facing_left=side != "red", look=look)
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
        vitals, text = state.row(Vitals, piece), page.text
        told = _("{hp} HP").format(hp=vitals.hp)
        line = page.place(text.height("sans_bold"))
        if page.surface is None or line is None:
            return
        field, _shadow, _charge = side_colours(side_of(state, piece))
        room = width - text.width(told, "sans_bold") - text.px(0.6)
        bar = pygame.Rect(line.x, line.y + line.height // 4, room, line.height // 2)
        pygame.draw.rect(page.surface, DARK, bar.inflate(4, 4), border_radius=3)
        for part in range(vitals.full):
            left = bar.x + bar.width * part // vitals.full
            right = bar.x + bar.width * (part + 1) // vitals.full
            colour = field if part < vitals.hp else "#8d7f66"
            pygame.draw.rect(page.surface, colour, (left, bar.y, max(1, right - left - 1), bar.height))
        page.put(told, (bar.right + text.px(0.6), line.y), "sans_bold", 1.0, "#2b2118")

    @staticmethod
    def _standing(page: Page, state: State, piece: EntityId, cell: Cell, names: Names) -> None:
        """Whether its commander serves it, and what it has done."""
        command = command_fact(state, piece, cell, names)
        if command:
            words, served = command
            page.wrapped(words, "sans" if served else "sans_bold", _SMALL, GREEN if served else RED)
        readiness = state.row(Readiness, piece)
        if commander_of(state, piece) == state.row(Initiative).commander:
            if readiness.done:
                page.wrapped(_("Has acted this turn"), "sans_bold", _SMALL, SEPIA)
            elif readiness.moved:
                page.wrapped(_("Has moved, can still act"), "sans_bold", _SMALL, GREEN)

    def _matches(self, page: Page, state: State, piece: EntityId) -> None:
        """Whom it has the advantage over, and who over it."""
        armament, domain = state.row(Armament, piece), state.row(Mobility, piece).domain
        numbers = self._content.numbers
        for template, found in (
            (_("Advantage over: {who}"), strengths(armament, numbers)),
            (_("Must fear: {who}"), weaknesses(armament, domain, numbers)),
        ):
            if found:
                page.wrapped(template.format(who=", ".join(found)), size=_SMALL)

    @staticmethod
    def _traits(page: Page, state: State, piece: EntityId) -> None:
        for trait in state.row(Armament, piece).traits:
            told = trait_name(trait)
            page.wrapped(f"{told[:1].upper()}{told[1:]}: {trait_explained(trait)}", "serif_italic", 1.0, SEPIA)

    def write_ground(self, page: Page, state: State, cell: Cell, *, full: bool = False) -> None:
        """The ground of a square: name, height, cover, and in full what it costs and allows."""
        terrain = self._content.terrain[state.board.terrain_at(cell)]
        level = state.board.level_at(cell)
        names = Names(self._content, state)
        name = names.terrain(state.board.terrain_at(cell))
        told = _("{terrain}, level {n}").format(terrain=name, n=level) if level else name
        page.pair(told, _("cover {n}").format(n=-terrain.cap) if terrain.cap else _("no cover"), bold=True)
        write_fire(page, state, cell, names)
        if terrain.note:
            page.wrapped(terrain.note, "serif_italic", 1.0, SEPIA)
        if full:
            if terrain.cap:
                words = _("Whoever strikes a piece here may take {n} HP less.").format(n=-terrain.cap)
                page.wrapped(words)
            for sentence in terrain_sentences(terrain):
                page.wrapped(sentence)
