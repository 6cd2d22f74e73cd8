"""Where things are: the data that came with the game, and the player's own folders."""

from pathlib import Path

_NAME = "hearthbanner"
_PACKAGE = Path(__file__).resolve().parent.parent


def data_root() -> Path:
    """The folder that holds assets, maps and content: inside an installed game, or the clone's root."""
    packed = _PACKAGE / "_data"
    return packed if packed.is_dir() else _PACKAGE.parent


def content_folder() -> Path:
    """The content that came with the game."""
    return data_root() / "content"


def maps_folder() -> Path:
    """The maps that came with the game."""
    return data_root() / "maps"


def assets_folder() -> Path:
    """Fonts, translations and whatever else is shown or heard."""
    return data_root() / "assets"


def settings_file() -> Path:
    """The player's settings; the folder exists, the file may not. Raises OSError if it cannot be made."""
    from platformdirs import user_config_path  # noqa: PLC0415 - not on the way to the first frame

    return user_config_path(_NAME, appauthor=False, ensure_exists=True) / "settings.toml"


def log_file() -> Path:
    """The log; the folder exists, the file may not. Raises OSError if it cannot be made."""
    from platformdirs import user_log_path  # noqa: PLC0415 - not on the way to the first frame

    return user_log_path(_NAME, appauthor=False, ensure_exists=True) / "hearthbanner.log"


def records_folder() -> Path:
    """The player's records of battles, made if need be. Raises OSError if it cannot be made."""
    from platformdirs import user_data_path  # noqa: PLC0415 - not on the way to the first frame

    folder = user_data_path(_NAME, appauthor=False) / "records"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def saves_folder() -> Path:
    """The player's saves, made if need be. Raises OSError if it cannot be made."""
    folder = records_folder().parent / "saves"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def bands_folder() -> Path:
    """The player's bands of commanders, made if need be. Raises OSError if it cannot be made."""
    folder = records_folder().parent / "bands"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def exports_folder() -> Path:
    """Where small records to give away are written, made if need be. Raises OSError if it cannot be made."""
    folder = records_folder().parent / "exports"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
