"""The pages of display, motion and sound: a control for each setting, and what a change of it makes of the settings."""

from dataclasses import replace
from pathlib import Path

from game.i18n import _
from game.settings import PRESENTS, Settings
from game.ui.theme import SEPIA
from game.ui.widgets import Choice, Column, Label, Slider, Widget
from game.ui.window import PRESETS

TEXT_SIZES = range(100, 201, 10)
VOLUMES = range(0, 101, 10)
_GAP = 0.35


def display_page(settings: Settings, languages: tuple[str, ...]) -> Widget:
    """Writing, window, language and hints; `languages` are those there are besides English."""
    sizes = window_sizes(settings)
    here = sizes.index((settings.window_width, settings.window_height))
    offered = ("", *languages)
    language = settings.language if settings.language in offered else ""
    return Column(
        (
            Slider("text_size", _("Text size"), TEXT_SIZES, settings.text_size, _percent),
            _switch("readable_typeface", _("Readable typeface"), settings.readable_typeface, _("Plain, wide letters.")),
            Choice("window", _("Window"), [f"{w} \u00d7 {h}" for w, h in sizes], here, enabled=not settings.fullscreen),
            _switch("fullscreen", _("Full screen"), settings.fullscreen),
            Choice(
                "present",
                _("Graphics card"),
                [_presents()[kind] for kind in PRESENTS],
                PRESENTS.index(settings.present),
                tip=_("How the picture comes to the screen. Used when the game is started the next time."),
            ),
            Choice(
                "language",
                _("Language"),
                [name or "English" for name in offered],
                offered.index(language),
                tip="" if languages else _("There is no other language yet."),
            ),
            _switch(
                "hints",
                _("Hints"),
                settings.hints,
                _("Told in a campaign's battles, each once. Switched on again, they begin anew."),
            ),
        ),
        gap=_GAP,
    )


def motion_page(settings: Settings) -> Widget:
    """How fast pieces move, and how much."""
    speeds = (_("none"), _("slow"), _("usual"), _("fast"))
    return Column(
        (
            Choice("animation", _("Speed"), speeds, settings.animation, tip=_("How fast pieces and blows are shown.")),
            _switch(
                "reduced_motion",
                _("Less motion"),
                settings.reduced_motion,
                _("Nothing hops, shakes or glides; what happens is shown in its place."),
            ),
        ),
        gap=_GAP,
    )


def sound_page(settings: Settings) -> Widget:
    """The volumes, which wait for the sound."""
    volumes = (("music", _("Music")), ("effects", _("Effects")), ("interface", _("Interface")))
    told = Label(
        _("<!asleep> There is no sound in the game yet: these volumes wait for it."), face="sans", size=1, colour=SEPIA
    )
    sliders = [
        Slider(name, title, VOLUMES, getattr(settings, name), _percent, enabled=False) for name, title in volumes
    ]
    return Column((told, *sliders), gap=_GAP)


def changed(settings: Settings, name: str, index: int, languages: tuple[str, ...]) -> Settings:
    """The settings after a control was moved to another of its places. Raises KeyError if no setting has the name."""
    match name:
        case "text_size":
            return replace(settings, text_size=TEXT_SIZES[index])
        case "readable_typeface":
            return replace(settings, readable_typeface=bool(index))
        case "window":
            width, height = window_sizes(settings)[index]
            return replace(settings, window_width=width, window_height=height)
        case "fullscreen":
            return replace(settings, fullscreen=bool(index))
        case "present":
            return replace(settings, present=PRESENTS[index])
        case "language":
            return replace(settings, language=("", *languages)[index])
        case "hints":
            return replace(settings, hints=bool(index), hints_seen=() if index else settings.hints_seen)
        case "animation":
            return replace(settings, animation=index)
        case "reduced_motion":
            return replace(settings, reduced_motion=bool(index))
    raise KeyError(name)


def window_sizes(settings: Settings) -> tuple[tuple[int, int], ...]:
    """The sizes that are offered, and the one that the window has."""
    return tuple(sorted({*PRESETS, (settings.window_width, settings.window_height)}))


def languages_in(folder: Path) -> tuple[str, ...]:
    """The languages there are catalogues for, by their codes."""
    return tuple(sorted(file.parent.parent.name for file in folder.glob("*/LC_MESSAGES/*.mo")))


def _switch(name: str, title: str, on: bool, tip: str = "") -> Choice:
    return Choice(name, title, (_("off"), _("on")), int(on), tip=tip)


def _presents() -> dict[str, str]:
    return {"auto": _("automatic"), "off": _("off"), "on": _("on")}


def _percent(number: int) -> str:
    return _("{n} %").format(n=number)
