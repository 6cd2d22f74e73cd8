"""The settings themselves, and how strictly they are read from a TOML table."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields

Binding = tuple[str, tuple[str, ...]]
"""An intent's name and the one or two keys that mean it, by their names ("return", "shift+tab")."""

DEFAULT_BINDINGS: tuple[Binding, ...] = (
    ("cancel", ("escape", "backspace")),
    ("chronicle", ("t", "f7")),
    ("confirm", ("return", "enter")),
    ("danger", ("space", "d")),
    ("details", ("i", "f1")),
    ("dismiss", ("n", "f8")),
    ("down", ("down", "[2]")),
    ("end_turn", ("e", "end")),
    ("left", ("left", "[4]")),
    ("log", ("l", "f2")),
    ("menu", ("m", "f10")),
    ("next", ("tab", "page down")),
    ("previous", ("shift+tab", "page up")),
    ("quick_load", ("f9", "f12")),
    ("quick_save", ("f5", "f6")),
    ("rally", ("r", "f4")),
    ("redo", ("y", "shift+z")),
    ("right", ("right", "[6]")),
    ("rules", ("h", "f3")),
    ("skip", ("x", "s")),
    ("speed", ("f", "v")),
    ("spells", ("c", "b")),
    ("undo", ("z", "u")),
    ("up", ("up", "[8]")),
    ("wait", ("w", ".")),
    ("zoom_in", ("+", "=")),
    ("zoom_out", ("-", "[-]")),
)

PRESENTS = ("auto", "off", "on")
"""How the window's picture may be brought to the screen."""

_SMALLEST, _LARGEST = 200, 16384


class Unusable(ValueError):  # noqa: N818 - it says what the settings are, and the game goes on
    """A settings table that cannot be used; its text says which key and why."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All that can be chosen. Sizes are in pixels, the text size in percent.

    `animation` is the speed of what moves, 1 to 3; 0 shows results at once. `present` says whether the window's picture
    is brought to the screen with a graphics card: "off", "on", or "auto" where SDL decides. Volumes are in percent.
    `hints` says whether a campaign's battles tell the player what can be done, `hints_seen` what has been told already.
    """

    text_size: int = 100
    readable_typeface: bool = False
    animation: int = 2
    reduced_motion: bool = False
    window_width: int = 1280
    window_height: int = 720
    fullscreen: bool = False
    present: str = "off"
    music: int = 70
    effects: int = 80
    interface: int = 60
    language: str = ""
    hints: bool = True
    hints_seen: tuple[str, ...] = ()
    bindings: tuple[Binding, ...] = DEFAULT_BINDINGS

    def __post_init__(self) -> None:
        """Raises Unusable for a value out of range or a key bound twice."""
        _within("text_size", self.text_size, 100, 200)
        _within("animation", self.animation, 0, 3)
        _within("window_width", self.window_width, _SMALLEST, _LARGEST)
        _within("window_height", self.window_height, 150, _LARGEST)
        for volume in ("music", "effects", "interface"):
            _within(volume, getattr(self, volume), 0, 100)
        if self.present not in PRESENTS:
            raise Unusable(f"'present' is '{self.present}'; it may be {', '.join(PRESENTS)}")
        _check_bindings(self.bindings)

    def keys(self, intent: str) -> tuple[str, ...]:
        """The keys that mean an intent. Raises KeyError if there is no such intent."""
        return dict(self.bindings)[intent]

    def table(self) -> dict[str, object]:
        """The settings as a TOML table, to be read again by `read`."""
        table = {field.name: getattr(self, field.name) for field in fields(self)}
        table["bindings"] = {name: list(keys) for name, keys in self.bindings}
        table["hints_seen"] = list(self.hints_seen)
        return table


def read(table: Mapping[str, object]) -> Settings:
    """The settings a TOML table holds; what it leaves out keeps its default. Raises Unusable."""
    defaults = Settings()
    chosen: dict[str, object] = {}
    known = {field.name for field in fields(Settings)}
    for key, value in table.items():
        if key not in known:
            raise Unusable(f"there is no setting '{key}'")
        if key == "bindings":
            chosen[key] = _read_bindings(value)
        elif key == "hints_seen":
            chosen[key] = _read_names(key, value)
        elif type(value) is not type(getattr(defaults, key)):
            raise Unusable(f"'{key}' should be {_KINDS[type(getattr(defaults, key))]}")
        else:
            chosen[key] = value
    return Settings(**chosen)  # type: ignore[arg-type]  # each value has just been held against its default


_KINDS: Mapping[type, str] = {int: "a whole number", bool: "true or false", str: "a text"}


def _within(key: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise Unusable(f"'{key}' is {value}; it may be {least} to {most}")


def conflicts(bindings: Iterable[Binding]) -> dict[str, tuple[str, ...]]:
    """The keys that mean more than one thing, each with the intents it means."""
    meanings: dict[str, list[str]] = {}
    for name, keys in bindings:
        for key in keys:
            meanings.setdefault(key, []).append(name)
    return {key: tuple(names) for key, names in meanings.items() if len(names) > 1}


def _check_bindings(bindings: tuple[Binding, ...]) -> None:
    if sorted(name for name, _ in bindings) != sorted(name for name, _ in DEFAULT_BINDINGS):
        raise Unusable("'bindings' should name each intent once")
    for name, keys in bindings:
        if not 1 <= len(keys) <= 2:
            raise Unusable(f"'bindings.{name}' should name one or two keys")
    for key, names in conflicts(bindings).items():
        raise Unusable(f"the key '{key}' means both '{names[0]}' and '{names[1]}'")


def _read_names(key: str, value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise Unusable(f"'{key}' should be a list of names")
    return tuple(value)


def _read_bindings(value: object) -> tuple[Binding, ...]:
    """The bindings of a TOML table over the defaults; intents it leaves out keep theirs, save for a key that the table
    gives to another: an intent that came with a new version takes no key away."""
    if not isinstance(value, dict):
        raise Unusable("'bindings' should be a table")
    bindings = dict(DEFAULT_BINDINGS)
    for name, keys in value.items():
        if name not in bindings:
            raise Unusable(f"there is no intent '{name}' to bind")
        if not isinstance(keys, list) or not all(isinstance(key, str) for key in keys):
            raise Unusable(f"'bindings.{name}' should be a list of key names")
        bindings[name] = tuple(keys)
    given = {key for name in value for key in bindings[name]}
    for name in bindings.keys() - value.keys():
        bindings[name] = tuple(key for key in bindings[name] if key not in given) or bindings[name]
    return tuple(sorted(bindings.items()))
