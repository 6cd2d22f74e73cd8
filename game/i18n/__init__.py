"""Languages: every text the player reads goes through `_` or `ngettext`."""

import gettext
from pathlib import Path

_DOMAIN = "hearthbanner"


class _Translator:
    """The one place that knows which language is spoken; English until `install` says otherwise."""

    def __init__(self) -> None:
        self.catalogue: gettext.NullTranslations = gettext.NullTranslations()


_TRANSLATOR = _Translator()


def install(language: str, folder: Path) -> None:
    """Speak a language ("de", "pt_BR") from its catalogue in the folder; English if there is none."""
    languages = [language] if language else []
    _TRANSLATOR.catalogue = gettext.translation(_DOMAIN, folder, languages=languages, fallback=True)


def speak(catalogue: gettext.NullTranslations) -> None:
    """Speak a language that has no file."""
    _TRANSLATOR.catalogue = catalogue


def _(text: str) -> str:
    """The text in the player's language."""
    return _TRANSLATOR.catalogue.gettext(text)


def ngettext(one: str, many: str, number: int) -> str:
    """The text for this number of things in the player's language."""
    return _TRANSLATOR.catalogue.ngettext(one, many, number)
