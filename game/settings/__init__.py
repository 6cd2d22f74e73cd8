"""What a player has chosen, kept as TOML in the user's folder."""

from game.settings.model import DEFAULT_BINDINGS, Binding, Settings, Unusable, read
from game.settings.store import Loaded, load, save

__all__ = ["DEFAULT_BINDINGS", "Binding", "Loaded", "Settings", "Unusable", "load", "read", "save"]
