"""Keys by their names, as the settings keep them ("return", "shift+tab"), and how they are written on caps."""

import pygame

from game.i18n import _

SHIFT = "shift+"

_MODIFIERS = frozenset(
    {
        pygame.K_LSHIFT,
        pygame.K_RSHIFT,
        pygame.K_LCTRL,
        pygame.K_RCTRL,
        pygame.K_LALT,
        pygame.K_RALT,
        pygame.K_LMETA,
        pygame.K_RMETA,
        pygame.K_MODE,
        pygame.K_CAPSLOCK,
        pygame.K_NUMLOCK,
    }
)


def key_code(name: str) -> int:
    """The key of a name without its shift. Raises ValueError if there is none."""
    try:
        return pygame.key.key_code(name)
    except ValueError:
        raise ValueError(f"there is no key '{name}'") from None


def key_name(code: int, *, shifted: bool) -> str:
    """The name of a key that can be bound; "" for a modifier and for a key that has no name to be found by again."""
    name = "" if code in _MODIFIERS else pygame.key.name(code)
    try:
        known = bool(name) and pygame.key.key_code(name) == code
    except ValueError:
        known = False
    return (SHIFT if shifted else "") + name if known else ""


def key_label(name: str) -> str:
    """How a key's name is written on its cap: "return" as "Enter", "shift+tab" as "Shift+Tab"."""
    if name.startswith(SHIFT):
        return f"{_('Shift')}+{key_label(name.removeprefix(SHIFT))}"
    written = {
        "return": _("Enter"),
        "enter": _("Num Enter"),
        "escape": _("Esc"),
        "backspace": _("Backspace"),
        "page down": _("PgDn"),
        "page up": _("PgUp"),
        "space": _("Space"),
        "up": _("Up"),
        "down": _("Down"),
        "left": _("Left"),
        "right": _("Right"),
        "end": _("End"),
        "home": _("Home"),
        "insert": _("Ins"),
        "delete": _("Del"),
    }
    if name in written:
        return written[name]
    if name.startswith("[") and name.endswith("]") and len(name) > 2:
        return _("Num {key}").format(key=name[1:-1].upper())
    return name.upper() if len(name) == 1 else name.title()
