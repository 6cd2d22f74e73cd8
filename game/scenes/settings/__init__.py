"""The settings as a scene: what can be chosen, on four pages."""

from game.scenes.settings.scene import SettingsScene

__all__ = ["SettingsScene"]
