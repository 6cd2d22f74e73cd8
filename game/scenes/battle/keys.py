"""The panel of keys: what can be done now, by which key, and by a click on the row."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.i18n import _
from game.scenes.battle.casting_mode import Aiming, Choosing
from game.scenes.battle.modes import Chosen, Idle, Mode, Proposed, Regrouping
from game.ui.caps import Caps
from game.ui.intents import (
    Cancel,
    Confirm,
    Danger,
    Details,
    EndTurn,
    Intent,
    Log,
    Menu,
    Next,
    Rally,
    Redo,
    Rules,
    Skip,
    Speed,
    Spells,
    Undo,
    Wait,
)
from game.ui.theme import DIM, INK, SHADE, Theme
from game.ui.widgets import Seen

_ROW, _SIZE = 1.95, 1.1
"""How high a row is at least, and how large its label, in units."""


@dataclass(frozen=True, slots=True)
class Key:
    """One row: the binding's name, what it does now, the intent a click on it stands for, whether it does anything."""

    binding: str
    label: str
    intent: Intent
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Able:
    """What can be done beside what the mode says by itself: take back, and do again; open the chosen piece's
    spellbook, which a confirmation does too while the cursor is on it (`here`); rally; say that no more is to be chosen
    for a spell."""

    undo: bool = False
    redo: bool = False
    book: bool = False
    here: bool = False
    rally: bool = False
    enough: bool = False
    danger: bool = False
    speed: int = 0


def keys_for(mode: Mode, able: Able) -> tuple[Key, ...]:
    """What can be done in a mode, the most likely first."""
    menu = Key("menu", _("Menu"), Menu())
    undo = Key("undo", _("Take back"), Undo(), able.undo)
    redo = [Key("redo", _("Do again"), Redo())] if able.redo else []
    following = Key("next", _("Next piece"), Next())
    back = Key("cancel", _("Back"), Cancel())
    details, log = Key("details", _("Details"), Details()), Key("log", _("Log"), Log())
    rules = Key("rules", _("Rules"), Rules())
    seen = Key("danger", _("Danger off") if able.danger else _("Danger"), Danger())
    match mode:
        case Proposed():
            other = Key("next", _("Another"), Next())
            return (Key("confirm", _("Strike"), Confirm()), back, other, details, log, menu)
        case Chosen():
            wait = Key("wait", _("Wait"), Wait())
            going = _("Its spells") if able.book and able.here else _("Go, strike")
            go = Key("confirm", going, Confirm())
            return (go, *_arts(able), wait, back, following, undo, *redo, details, seen, menu)
        case Regrouping():
            stay = Key("wait", _("Stay"), Wait())
            return (Key("confirm", _("Go there"), Confirm()), stay, following, details, menu)
        case Aiming(laid=laid):
            cast = Key("confirm", _("Cast") if laid else _("Aim here"), Confirm())
            return (cast, Key("next", _("Next target"), Next()), back, details, rules, menu)
        case Choosing():
            return (*_choosing(mode, able), undo, details, rules, menu)
        case Idle():
            end = Key("end_turn", _("End turn"), EndTurn())
            return (following, end, undo, *redo, seen, details, log, rules, _speed(able.speed), menu)
    return (Key("skip", _("Skip"), Skip()), _speed(able.speed), log, menu)


def _arts(able: Able) -> tuple[Key, ...]:
    """The keys of what only some pieces can do."""
    book = Key("spells", _("Spellbook"), Spells())
    return (*([book] if able.book else []), *([Key("rally", _("Rally"), Rally())] if able.rally else []))


def _choosing(mode: Choosing, able: Able) -> tuple[Key, ...]:
    """The keys of a cast under way."""
    confirm = Key("confirm", _("Cast") if mode.laid else _("Choose it"), Confirm())
    following = Key("next", _("The other use") if mode.kind == "choose" else _("Next choice"), Next())
    enough = Key("wait", _("Enough, cast"), Wait(), able.enough)
    return (confirm, *([enough] if mode.kind in ("field", "chain") else []), following)


def _speed(speed: int) -> Key:
    return Key("speed", _("Speed {n}").format(n=speed) if speed else _("No motion"), Speed())


class KeyPanel:
    """Draws the rows in two columns, or in one where a word would not fit, and knows which is where."""

    def __init__(self, theme: Theme, caps: Caps) -> None:
        self._theme = theme
        self._caps = caps
        self._rows: tuple[tuple[pygame.Rect, Key], ...] = ()

    @property
    def rows(self) -> tuple[tuple[pygame.Rect, Key], ...]:
        """Where each row was drawn last."""
        return self._rows

    def at(self, x: int, y: int) -> Key | None:
        """The row under a pixel that does something."""
        return next((key for rect, key in self._rows if key.enabled and rect.collidepoint(x, y)), None)

    def height(self, keys: Sequence[Key], width: int) -> int:
        """How high the panel has to be in a column of this width, in pixels."""
        return sum(self._heights(keys, width)) + self._theme.text.px(1.3)

    def draw(
        self, surface: pygame.Surface, rect: pygame.Rect, keys: Sequence[Key], pointer: tuple[int, int]
    ) -> tuple[Seen, ...]:
        """Draw the panel; the row under the pointer is tinted."""
        text, theme = self._theme.text, self._theme
        theme.panel(surface, rect)
        inner = rect.inflate(-text.px(1.2), -text.px(1.3))
        columns = self._columns(keys, rect.width)
        heights, y, rows = self._heights(keys, rect.width), inner.y, []
        for place, key in enumerate(keys):
            column, row = place % columns, place // columns
            wide = inner.width // columns
            box = pygame.Rect(inner.x + column * wide, y, wide, heights[row])
            if key.enabled and box.collidepoint(pointer):
                theme.plate(surface, box.inflate(-2, -4), SHADE)
            self._draw_row(surface, box, key, self._caps_width(keys[column::columns]))
            rows.append((box, key))
            y += heights[row] if column == columns - 1 else 0
        self._rows = tuple(rows)
        return tuple(
            Seen("button", key.label, box, False, "" if key.enabled else "disabled") for box, key in self._rows
        )

    def _draw_row(self, surface: pygame.Surface, box: pygame.Rect, key: Key, caps: int) -> None:
        text = self._theme.text
        self._caps.draw(surface, key.binding, box.x + text.px(0.3), box.centery)
        lines = self._words(key, box.width, caps)
        step = text.height("serif", _SIZE)
        y = box.centery - step * len(lines) // 2 - 1
        for line in lines:
            surface.blit(text.line(line, "serif", _SIZE, INK if key.enabled else DIM), (box.x + text.px(0.3) + caps, y))
            y += step

    def _words(self, key: Key, width: int, caps: int) -> tuple[str, ...]:
        return self._theme.text.wrap(key.label, width - caps - self._theme.text.px(0.4), "serif", _SIZE)

    def _columns(self, keys: Sequence[Key], width: int) -> int:
        """Two where the longest word of every label fits beside its cap, else one."""
        text = self._theme.text
        half = (width - text.px(1.2)) // 2
        for column in (0, 1):
            room = half - self._caps_width(keys[column::2]) - text.px(0.4)
            words = (word for key in keys[column::2] for word in key.label.split())
            if any(text.width(word, "serif", _SIZE) > room for word in words):
                return 1
        return 2

    def _heights(self, keys: Sequence[Key], width: int) -> list[int]:
        """How high each row has to be for its labels."""
        text, columns = self._theme.text, self._columns(keys, width)
        wide, step = (width - text.px(1.2)) // columns, text.height("serif", _SIZE)
        caps = [self._caps_width(keys[column::columns]) for column in range(columns)]
        lines = [len(self._words(key, wide, caps[n % columns])) for n, key in enumerate(keys)]
        rows = (lines[n : n + columns] for n in range(0, len(lines), columns))
        return [max(text.px(_ROW), step * max(row) + text.px(0.3)) for row in rows]

    def _caps_width(self, keys: Sequence[Key]) -> int:
        """The room that the caps of a column take."""
        return max((self._caps.width(key.binding) for key in keys), default=0) + self._theme.text.px(0.5)
