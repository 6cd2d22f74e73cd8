"""Gathers every text the player reads into `hearthbanner.pot`, the template of translations.

Run `python assets/locale/extract.py` from anywhere (it needs babel, which the extra `assets` brings). A translation
starts as a copy of the template and lies, compiled, in `<language>/LC_MESSAGES/hearthbanner.mo`.
"""

from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

HERE = Path(__file__).resolve().parent
GAME = HERE.parent.parent / "game"
KEYWORDS = {"_": None, "ngettext": (1, 2)}
NEVER = datetime(2000, 1, 1, tzinfo=UTC)
"""The date in the template's head: it says nothing, so that the file changes only when a text does."""


def template() -> bytes:
    """The template of the game as it is now, sorted by file and line."""
    head = "# Every text of Hearthbanner that is to be translated; made by extract.py."
    catalog = Catalog(project="Hearthbanner", header_comment=head, charset="utf-8", creation_date=NEVER)
    found = extract_from_dir(GAME, method_map=[("**.py", "python")], keywords=KEYWORDS)
    for file, line, message, comments, context in sorted(found, key=lambda one: (one[0], one[1])):
        catalog.add(message, locations=[(f"game/{file}", line)], auto_comments=comments, context=context)
    page = BytesIO()
    write_po(page, catalog, width=110, sort_by_file=True, include_lineno=False)
    return page.getvalue()


def main() -> None:
    """Write the template beside this file."""
    target = HERE / "hearthbanner.pot"
    target.write_bytes(template())
    print(f"{target.name}: {template().count(b'msgid') - 1} texts")


if __name__ == "__main__":
    main()
