"""What the player is asked: the line over the board, the menu, and the question before a turn ends too early."""

from collections.abc import Sequence
from typing import Protocol

import pygame

from game.core.ids import EntityId
from game.i18n import _, ngettext
from game.scenes.battle.casting_mode import Aiming, Choosing
from game.scenes.battle.casting_prompts import aiming_hint, choosing_hint, frenzy_hint
from game.scenes.battle.modes import Chosen, Idle, Mode, Proposed, Regrouping
from game.ui.intents import EndTurn, Intent
from game.ui.sentences import Names
from game.ui.text import Text
from game.ui.theme import INK, RED, Theme
from game.ui.widgets import Dialog, Seen

_NAMED = 8
"""So many pieces are named in a question."""


class Over(Protocol):
    """Something laid over the battle that has to be answered or put away before all else."""

    def handle(self, intent: Intent) -> str | None:
        """The name of what was chosen, CLOSED, or None while it stays open."""
        ...

    def tree(self) -> tuple[Seen, ...]:
        """What is on it, for whoever reads the screen."""
        ...

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it over the window."""
        ...


class EndQuestion(Dialog):
    """The question before a turn ends too early; the key that ends the turn, pressed once more, answers yes."""

    def handle(self, intent: Intent) -> str | None:
        """The name of the button that was pressed, CLOSED, or None while it stays open."""
        return "end" if isinstance(intent, EndTurn) else super().handle(intent)


class Menu(Dialog):
    """The battle's menu."""


def menu(
    theme: Theme, *, small_map: bool, settings: bool, book: bool, rally: bool, redo: bool, saves: bool, hint: bool
) -> Menu:
    """The battle's menu; `small_map` says whether that is shown, `settings` whether there are any to open, `book` and
    `rally` whether the chosen piece has a spellbook and can rally its troop, `redo` whether what was taken back can be
    done again, `saves` whether there is a place for them, `hint` whether there is one to be put away."""
    buttons = [
        ("resume", _("Back to the battle")),
        *([("hint", _("Put the hint away")), ("no hints", _("No more hints"))] if hint else []),
        *([("spells", _("Spellbook"))] if book else []),
        *([("rally", _("Rally the troop"))] if rally else []),
        *([("redo", _("Do again"))] if redo else []),
        *([("save", _("Save\u2026")), ("load", _("Load\u2026"))] if saves else []),
        ("details", _("Details")),
        ("log", _("Log and dice")),
        ("chronicle", _("Chronicle")),
        ("rules", _("Rule book")),
        ("map", _("Hide the small map") if small_map else _("Show the small map")),
        *([("settings", _("Settings"))] if settings else []),
        ("leave", _("Leave the battle")),
        ("quit", _("Quit the game")),
    ]
    return Menu(theme, _("The battle waits"), buttons)


def end_question(theme: Theme, ready: Sequence[str]) -> Dialog:
    """Asks whether to end a turn in which these pieces could still act."""
    number = len(ready)
    title = ngettext("{n} piece can still act.", "{n} pieces can still act.", number).format(n=number)
    named = ", ".join(ready[:_NAMED])
    if number > _NAMED:
        named = _("{names} and {n} more").format(names=named, n=number - _NAMED)
    return EndQuestion(theme, title, (("end", _("End the turn")), ("stay", _("Not yet"))), named)


def leave_question(theme: Theme, why: str) -> Dialog:
    """Asks whether to leave a battle that could not be saved."""
    words = _("It could not save itself ({why}). Save it elsewhere from the menu, or leave it as it is.")
    buttons = (("stay", _("Not yet")), ("leave unsaved", _("Leave it unsaved")))
    return Dialog(theme, _("Leave the battle without saving it?"), buttons, words.format(why=why))


def no_undo(*, rolled: bool) -> str:
    """Why nothing is taken back: the last step rolled dice, or there is none."""
    return _("Dice were rolled: that cannot be taken back.") if rolled else _("There is nothing to take back.")


def hint(mode: Mode, names: Names, ready: Sequence[EntityId], *, frenzy: bool) -> str:
    """What the player may do now, in a line; with `frenzy` it is pieces in frenzy that are led."""
    if frenzy and isinstance(mode, Idle | Chosen):
        return frenzy_hint(mode.piece if isinstance(mode, Chosen) else None, ready, names)
    match mode:
        case Aiming():
            return aiming_hint(mode, names)
        case Choosing():
            return choosing_hint(mode, names)
        case Idle():
            return _("Choose a piece.") if ready else _("Everybody has acted: end the turn.")
        case Chosen(piece):
            return _("{piece}: go to a lit square, or strike a marked enemy.").format(piece=names.piece(piece))
        case Proposed():
            return _("Confirm to strike, or choose another square to strike from.")
        case Regrouping(piece):
            return _("{piece} may regroup: choose a lit square, or stay.").format(piece=names.piece(piece))
    return ""


def line_strip(text: Text, board: pygame.Rect, words: str) -> pygame.Rect:
    """Where the line over the board stands; without area if there are no words."""
    if not words:
        return pygame.Rect(0, 0, 0, 0)
    lines = text.wrap(words, board.width - text.px(4), "serif", 1.1)
    width = max(text.width(line, "serif", 1.1) for line in lines)
    strip = pygame.Rect(0, 0, width + text.px(2), text.height("serif", 1.1) * len(lines) + text.px(0.7))
    strip.midbottom = (board.centerx, board.bottom - text.px(0.6))
    return strip


def draw_line(
    surface: pygame.Surface, theme: Theme, board: pygame.Rect, words: str, *, refusal: bool
) -> tuple[Seen, ...]:
    """Write a line on a strip of paper at the board's lower edge."""
    if not words:
        return ()
    text = theme.text
    lines = text.wrap(words, board.width - text.px(4), "serif", 1.1)
    step, strip = text.height("serif", 1.1), line_strip(text, board, words)
    theme.panel(surface, strip)
    y = strip.y + text.px(0.35)
    for line in lines:
        image = text.line(line, "serif", 1.1, RED if refusal else INK)
        surface.blit(image, image.get_rect(midtop=(strip.centerx, y)))
        y += step
    return (Seen("status", words, strip, False),)
