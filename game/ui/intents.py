"""Intents: what the hand did, said in the game's words. Coordinates are window pixels."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Confirm:
    """Do what is proposed."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """Step back."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """Move the cursor by squares or entries: right and down are positive."""

    dx: int
    dy: int


@dataclass(frozen=True, slots=True)
class Next:
    """On to the next piece or control."""


@dataclass(frozen=True, slots=True)
class Previous:
    """Back to the piece or control before."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Take the last step back."""


@dataclass(frozen=True, slots=True)
class Redo:
    """Do again what was taken back last."""


@dataclass(frozen=True, slots=True)
class QuickSave:
    """Save at once."""


@dataclass(frozen=True, slots=True)
class QuickLoad:
    """Go back to what was saved at once."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn."""


@dataclass(frozen=True, slots=True)
class Menu:
    """Open the menu."""


@dataclass(frozen=True, slots=True)
class Wait:
    """Let the chosen piece wait."""


@dataclass(frozen=True, slots=True)
class Danger:
    """Show or hide what the enemy can reach."""


@dataclass(frozen=True, slots=True)
class Details:
    """Show everything about what is under the cursor."""


@dataclass(frozen=True, slots=True)
class Log:
    """Open what has been told, down to the single dice."""


@dataclass(frozen=True, slots=True)
class Chronicle:
    """Open the chronicle of the battle."""


@dataclass(frozen=True, slots=True)
class Spells:
    """Open the spellbook of the chosen piece."""


@dataclass(frozen=True, slots=True)
class Rally:
    """Let the chosen commander rally its troop."""


@dataclass(frozen=True, slots=True)
class Rules:
    """Open the rule book."""


@dataclass(frozen=True, slots=True)
class Dismiss:
    """Put away what is told in passing."""


@dataclass(frozen=True, slots=True)
class Zoom:
    """Enlarge (+1) or reduce (-1)."""

    steps: int


@dataclass(frozen=True, slots=True)
class Skip:
    """Pass over what moves; it goes on while `Input.skipping` is true."""


@dataclass(frozen=True, slots=True)
class Speed:
    """Change the speed of what moves."""


@dataclass(frozen=True, slots=True)
class Point:
    """The pointer rests here."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Click:
    """The left button, pressed and let go in one place."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class AltClick:
    """The right button, pressed and let go in one place: take it as a cancel."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Drag:
    """The pointer moved by so much with the middle or the left button down."""

    dx: int
    dy: int


@dataclass(frozen=True, slots=True)
class Scroll:
    """The wheel turned: up is positive."""

    dy: int


@dataclass(frozen=True, slots=True)
class Resize:
    """The window has a new size."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Exposed:
    """The window's picture was lost and has to be drawn anew."""


@dataclass(frozen=True, slots=True)
class FocusLost:
    """The player has gone elsewhere."""


@dataclass(frozen=True, slots=True)
class Quit:
    """The window is to be closed."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A character for the text field that listens."""

    character: str


@dataclass(frozen=True, slots=True)
class Erase:
    """Take the last character back."""


@dataclass(frozen=True, slots=True)
class KeyCaught:
    """The key that was waited for, by its name in the settings."""

    key: str


Intent = (
    Confirm
    | Cancel
    | Cursor
    | Next
    | Previous
    | Undo
    | Redo
    | QuickSave
    | QuickLoad
    | EndTurn
    | Menu
    | Wait
    | Danger
    | Details
    | Log
    | Chronicle
    | Spells
    | Rally
    | Rules
    | Dismiss
    | Zoom
    | Skip
    | Speed
    | Point
    | Click
    | AltClick
    | Drag
    | Scroll
    | Resize
    | Exposed
    | FocusLost
    | Quit
    | Typed
    | Erase
    | KeyCaught
)
