"""A language that nobody speaks: English, and 40 percent longer, to see whether there is room for others."""

import gettext


class Longer(gettext.NullTranslations):
    """Every text with its vowels drawn out; names in braces and angle brackets are left alone."""

    def gettext(self, message: str) -> str:
        """The text, longer."""
        return _longer(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The text for this number, longer."""
        return _longer(msgid1 if n == 1 else msgid2)


def _longer(text: str) -> str:
    """Every word gets two letters more for each five it has."""
    words = [word if "{" in word or "<" in word else word + "\u00e4o" * -(-len(word) // 5) for word in text.split(" ")]
    return " ".join(words)
