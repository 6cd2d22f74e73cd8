"""Languages: English without a catalogue, another with one."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from game.i18n import _, install, ngettext


@pytest.fixture(autouse=True)
def english_again(tmp_path: Path) -> Iterator[None]:
    yield
    install("", tmp_path / "nowhere")


@pytest.fixture
def german(tmp_path: Path) -> Path:
    catalog = Catalog(locale="de")
    catalog.add("Quit", "Beenden")
    catalog.add(("{n} piece", "{n} pieces"), ("{n} Figur", "{n} Figuren"))
    page = io.BytesIO()
    write_mo(page, catalog)
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "hearthbanner.mo").write_bytes(page.getvalue())
    return tmp_path


def test_without_a_catalogue_the_text_itself_is_used(tmp_path: Path) -> None:
    install("tlh", tmp_path)
    assert _("Quit") == "Quit"
    assert [ngettext("{n} piece", "{n} pieces", n) for n in (1, 2)] == ["{n} piece", "{n} pieces"]


def test_a_catalogue_speaks_for_its_language(german: Path) -> None:
    install("de", german)
    assert _("Quit") == "Beenden"
    assert [ngettext("{n} piece", "{n} pieces", n) for n in (1, 2)] == ["{n} Figur", "{n} Figuren"]
    assert _("Skirmish") == "Skirmish"
