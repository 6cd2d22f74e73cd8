"""The spellbook: the spells of a piece with their levels, and beside them the chosen level with its exact odds."""

import pygame

from game.core.ids import EntityId
from game.core.state import State
from game.i18n import _
from game.rules.commander.rules import CommanderRules
from game.scenes.battle.foot import Foot
from game.scenes.battle.keys import Key
from game.scenes.battle.leaf import draw_arrow
from game.scenes.battle.page import BRIEFEST, Page
from game.scenes.battle.spell_page import write_level, write_rally
from game.scenes.battle.spell_shelf import LETTERS, RALLY, Shelf
from game.ui.caps import Caps
from game.ui.intents import (
    AltClick,
    Cancel,
    Click,
    Confirm,
    Cursor,
    Details,
    Intent,
    Menu,
    Next,
    Point,
    Previous,
    Rally,
    Rules,
    Scroll,
    Spells,
    Wait,
)
from game.ui.sentences import Names
from game.ui.theme import DIM, GOLD, INK, PALE, SEPIA, SHADE, Theme
from game.ui.widgets import CLOSED, Seen

AIM, RALLIES, RULES = "aim", "rally", "rules"
"""What is answered besides CLOSED: aim the chosen level, rally, open the rule book."""

_SHARE, _SIDE_BY_SIDE = 0.46, 44
"""What the list takes of the sheet, and from so many units of width on it stands beside the level."""
_ROW, _BOX = 2.3, 2.9
"""How high a spell's row and how wide a level's box is, in units."""
_WIDEST, _LEAST = 66, 26
"""The most that the sheet is wide, and the least that it is high inside, in units."""
_STEP = 3
"""Lines that one notch of the wheel scrolls."""


class Spellbook:
    """Lets one look through the spells of a piece and choose a level."""

    def __init__(
        self,
        theme: Theme,
        caps: Caps,
        rules: CommanderRules,
        state: State,
        piece: EntityId,
        chosen: tuple[str, str] | None = None,
    ) -> None:
        """`chosen` is the spell and level to begin with. The piece must have something in its book."""
        self._theme = theme
        self._caps = caps
        self._shelf = Shelf(rules, state, piece)
        self._foot = Foot(theme, caps)
        first = self._shelf.spells[0]
        self.spell, self.letter = chosen or (first, self._shelf.highest(first))
        self._first = 0
        self._offset, self._most = 0, 0
        self._boxes: list[tuple[pygame.Rect, str, str]] = []
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._seen: tuple[Seen, ...] = ()

    @property
    def piece(self) -> EntityId:
        """Whose book it is."""
        return self._shelf.piece

    @property
    def able(self) -> bool:
        """Whether the chosen entry can be done now."""
        if self.spell == RALLY:
            return self._shelf.rallies
        return not self._shelf.entry(self.spell, self.letter).why_not

    # -- what the hand does

    def handle(self, intent: Intent) -> str | None:
        """Go to another entry, or say what is to be done."""
        match intent:
            case Cancel() | Menu() | Spells() | AltClick():
                return CLOSED
            case Confirm():
                return self._confirm()
            case Rules() | Wait() | Details():
                return RULES
            case Rally() if self._shelf.rallies:
                return RALLIES
            case Cursor(dx, dy):
                self._go(dx, dy)
            case Next():
                self._turn_leaf(1)
            case Previous():
                self._turn_leaf(-1)
            case Scroll(dy):
                self._scroll(-dy * _STEP)
            case Click(x, y):
                return self._click(x, y)
            case Point():
                return None
        return None

    def _confirm(self) -> str | None:
        if not self.able:
            return None
        return RALLIES if self.spell == RALLY else AIM

    def _click(self, x: int, y: int) -> str | None:
        """A click on a level chooses it, a second one confirms it."""
        if key := self._foot.at(x, y):
            return self.handle(key.intent)
        for rect, spell, letter in self._boxes:
            if rect.collidepoint(x, y):
                if (spell, letter) == (self.spell, self.letter):
                    return self._confirm()
                self._choose(spell, letter)
                return None
        return None if self._sheet.collidepoint(x, y) else CLOSED

    def _choose(self, spell: str, letter: str) -> None:
        self.spell, self.letter = spell, letter
        self._offset = 0

    def _go(self, dx: int, dy: int) -> None:
        """To the next level of the spell, or to the next spell at the level nearest to this one."""
        letters = self._shelf.letters(self.spell)
        if dx and letters:
            place = letters.index(self.letter) + dx
            self._choose(self.spell, letters[max(0, min(len(letters) - 1, place))])
        if dy:
            spells = self._shelf.spells
            spell = spells[max(0, min(len(spells) - 1, spells.index(self.spell) + dy))]
            if spell != self.spell:
                self._choose(spell, self._shelf.highest(spell))

    def _turn_leaf(self, step: int) -> None:
        """On through a long page, and from its end to the next spell (or back)."""
        before = self._offset
        self._scroll(step * _STEP * 3)
        if self._offset == before:
            spells = self._shelf.spells
            spell = spells[(spells.index(self.spell) + step) % len(spells)]
            self._choose(spell, self._shelf.highest(spell))

    def _scroll(self, lines: int) -> None:
        self._offset = max(0, min(self._most, self._offset + lines * self._theme.text.height()))

    def tree(self) -> tuple[Seen, ...]:
        """What can be read and pressed at the moment."""
        return self._seen

    # -- what is seen

    def draw(self, surface: pygame.Surface) -> None:
        """The list at the left (or above), the level at the right (or below), the keys at the foot."""
        text = self._theme.text
        keys = self._keys()
        self._sheet = self._sheet_in(surface.get_rect(), keys)
        self._theme.panel(surface, self._sheet)
        inner = self._sheet.inflate(-text.px(3), -text.px(2.4))
        foot = inner.copy()
        foot.height = self._foot.height(keys, inner.width)
        foot.bottom = inner.bottom
        room = pygame.Rect(inner.x, inner.y, inner.width, foot.y - text.px(0.7) - inner.y)
        beside = inner.width >= text.px(_SIDE_BY_SIDE)
        listed, told = self._split(room, beside=beside)
        self._seen = (
            *self._draw_list(surface, listed),
            *self._draw_level(surface, told),
            *self._foot.draw(surface, foot, keys),
        )

    def _sheet_in(self, window: pygame.Rect, keys: tuple[Key, ...]) -> pygame.Rect:
        """As large as it has to be for the list and for the level."""
        text = self._theme.text
        sheet = window.inflate(-text.px(1.6), -text.px(1.2))
        sheet.width = min(sheet.width, text.px(_WIDEST))
        room = pygame.Rect(0, 0, sheet.width - text.px(3), sheet.height)
        if room.width >= text.px(_SIDE_BY_SIDE):
            listed, told = self._split(room, beside=True)
            rows = self._heading_height(listed.width) + len(self._shelf.spells) * text.px(_ROW)
            needed = max(rows, text.px(_LEAST), self._height(told, 0))
            sheet.height = min(sheet.height, needed + self._foot.height(keys, room.width) + text.px(3.6))
        sheet.center = window.center
        return sheet

    def _split(self, room: pygame.Rect, *, beside: bool) -> tuple[pygame.Rect, pygame.Rect]:
        gap = self._theme.text.px(1.5)
        one, other = room.copy(), room.copy()
        if beside:
            one.width = round((room.width - gap) * _SHARE)
            other.x, other.width = one.right + gap, room.right - one.right - gap
        else:
            wanted = self._heading_height(room.width) + len(self._shelf.spells) * self._theme.text.px(_ROW)
            one.height = min(wanted, round((room.height - gap) * _SHARE))
            other.y, other.height = one.bottom + gap, room.bottom - one.bottom - gap
        return one, other

    def _keys(self) -> tuple[Key, ...]:
        words = _("Rally the troop") if self.spell == RALLY else _("Aim it on the board")
        rules = "wait" if self._caps.device == "pad" else "rules"
        return (
            Key("confirm", words, Confirm(), self.able),
            Key(rules, _("The rules"), Rules()),
            Key("cancel", _("Back"), Cancel()),
        )

    def _write_heading(self, page: Page) -> None:
        names = Names(self._shelf.rules.content, self._shelf.state)
        page.wrapped(_("Spells of {piece}").format(piece=names.piece(self.piece)), "serif_bold", 1.4)
        mp = self._shelf.mp
        page.wrapped(_("{mp} MP of {full}").format(mp=mp.mp, full=mp.full), "serif_italic", 1.05, SEPIA)
        page.gap(0.3)

    def _heading_height(self, width: int) -> int:
        page = Page(self._theme.text, pygame.Rect(0, 0, width, 0))
        self._write_heading(page)
        return page.height

    def _draw_list(self, surface: pygame.Surface, rect: pygame.Rect) -> tuple[Seen, ...]:
        """As many rows as there is room for, the chosen one among them."""
        text = self._theme.text
        page = Page(text, rect, surface)
        self._write_heading(page)
        seen, self._boxes = list(page.seen), []
        high = text.px(_ROW)
        rows = max(1, (rect.bottom - page.y) // high)
        spells = self._shelf.spells
        place = spells.index(self.spell)
        self._first = max(min(self._first, place), place - rows + 1)
        for row, spell in enumerate(spells[self._first : self._first + rows]):
            seen += self._draw_row(surface, pygame.Rect(rect.x, page.y + row * high, rect.width, high), spell)
        tip = rect.right - text.px(0.6)
        if self._first:
            draw_arrow(surface, (tip, page.y - text.px(0.5)), text.px(0.8), up=True)
        if self._first + rows < len(spells):
            draw_arrow(surface, (tip, rect.bottom), text.px(0.8), up=False)
        return tuple(seen)

    def _draw_row(self, surface: pygame.Surface, row: pygame.Rect, spell: str) -> list[Seen]:
        """The spell's name and a box for each level it has."""
        text = self._theme.text
        chosen = spell == self.spell
        if chosen:
            self._theme.plate(surface, row.inflate(0, -2), SHADE)
        wide = text.px(_BOX)
        boxes = pygame.Rect(row.right - wide * len(LETTERS) - text.px(0.3), row.y, wide * len(LETTERS), row.height)
        name = _("Rally") if spell == RALLY else self._shelf.rules.content.spells[spell].name
        room = (row.right if spell == RALLY else boxes.x) - row.x - text.px(0.9)
        size = text.fitting_size(name, room, "serif_bold", 1.15)
        image = text.line(text.fitted(name, room, "serif_bold", size), "serif_bold", size, INK if chosen else SEPIA)
        place = surface.blit(image, image.get_rect(midleft=(row.x + text.px(0.5), row.centery)))
        cut = image.get_width() < text.width(name, "serif_bold", size)
        self._boxes.append((place.union(pygame.Rect(row.x, row.y, 1, row.height)), spell, self._shelf.highest(spell)))
        seen = [Seen("option", name, place, chosen, cut=cut)]
        for number, letter in enumerate(LETTERS):
            if letter in self._shelf.letters(spell):
                box = pygame.Rect(boxes.x + number * wide, row.y, wide, row.height).inflate(
                    -text.px(0.3), -text.px(0.4)
                )
                self._boxes.insert(0, (box, spell, letter))
                seen.append(self._draw_box(surface, box, spell, letter))
        return seen

    def _draw_box(self, surface: pygame.Surface, box: pygame.Rect, spell: str, letter: str) -> Seen:
        """A level's letter and cost; pale with a rim where it can be cast, without where it cannot."""
        text, entry = self._theme.text, self._shelf.entry(spell, letter)
        chosen = (spell, letter) == (self.spell, self.letter)
        self._theme.plate(surface, box, PALE if not entry.why_not else SHADE)
        if not entry.why_not or chosen:
            pygame.draw.rect(surface, GOLD if chosen else INK, box, 3 if chosen else 1, border_radius=8)
        if chosen:
            pygame.draw.rect(surface, INK, box.inflate(4, 4), 1, border_radius=9)
        words = f"{letter} {entry.cost}"
        size = text.fitting_size(words, box.width - 4, "sans_bold", 1.0)
        image = text.line(words, "sans_bold", size, INK if not entry.why_not else DIM)
        surface.blit(image, image.get_rect(center=box.center))
        name = self._shelf.rules.content.spells[spell].name
        return Seen("level", f"{name} {letter}", box, chosen, "disabled" if entry.why_not else "")

    def _draw_level(self, surface: pygame.Surface, rect: pygame.Rect) -> tuple[Seen, ...]:
        """Everything about the chosen level, as brief as there is room for, scrolled where that is not enough."""
        text = self._theme.text
        brief = 0
        while (height := self._height(rect, brief)) > rect.height and brief < BRIEFEST:
            brief += 1
        self._most = max(0, height - rect.height)
        self._offset = min(self._offset, self._most)
        page = Page(text, rect.move(0, -self._offset), surface, rect, brief=brief)
        self._write(page)
        if self._offset:
            draw_arrow(surface, (rect.right - text.px(0.6), rect.y - text.px(0.5)), text.px(0.8), up=True)
        if self._offset < self._most:
            draw_arrow(surface, (rect.right - text.px(0.6), rect.bottom + text.px(0.3)), text.px(0.8), up=False)
        return tuple(page.seen)

    def _height(self, rect: pygame.Rect, brief: int) -> int:
        page = Page(self._theme.text, rect, brief=brief)
        self._write(page)
        return page.height

    def _write(self, page: Page) -> None:
        if self.spell == RALLY:
            write_rally(page, self._shelf)
        else:
            write_level(page, self._shelf, self.spell, self.letter)
