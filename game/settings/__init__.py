"""What a player has chosen, kept as TOML in the user's folder."""

from game.settings.model import DEFAULT_BINDINGS, PRESENTS, Binding, Settings, Unusable, conflicts, read
from game.settings.store import Loaded, load, save

__all__ = [
    "DEFAULT_BINDINGS",
    "PRESENTS",
    "Binding",
    "Loaded",
    "Settings",
    "Unusable",
    "conflicts",
    "load",
    "read",
    "save",
]
