"""Whatever stands in a content file, it is loaded or refused: no other exception ever comes out."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.content.loader import FILES, load_catalog
from game.content.problems import Refused
from tests.content.conftest import CONTENT

CAMPAIGN = ("campaigns/first_road/campaign.toml", "campaigns/first_road/talks/ilse.toml")
FILE = st.sampled_from([*sorted(FILES.values()), *CAMPAIGN])
TOKEN = st.sampled_from(
    ["[", "]", "{", "}", "=", ".", '"', "'", "\n", "\r\n", ",", "#", " ", "footman", "attack", "levels", "does",
     "gives", "A", "-1", "0", "1e400", "nan", "true", "1979-05-27", '"""', "0xfff", "\\u0000", "\x00", "[[", "]]"]
)  # fmt: skip
SOUP = st.lists(TOKEN, max_size=60).map("".join)

quietly = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(scope="module")
def home() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(CONTENT, Path(folder) / "content")
        yield Path(folder) / "content"


def _loads_or_is_refused(home: Path, name: str, raw: bytes) -> None:
    path = home / name
    whole = path.read_bytes()
    path.write_bytes(raw)
    try:
        load_catalog([home])
    except Refused as refused:
        assert all(problem.path == path.as_posix() or problem.where for problem in refused.problems)
    finally:
        path.write_bytes(whole)


@quietly
@given(name=FILE, raw=st.binary(max_size=300))
def test_any_bytes_load_or_are_refused(home: Path, name: str, raw: bytes) -> None:
    _loads_or_is_refused(home, name, raw)


@quietly
@given(name=FILE, text=st.text(max_size=300) | SOUP)
def test_any_text_loads_or_is_refused(home: Path, name: str, text: str) -> None:
    _loads_or_is_refused(home, name, text.encode("utf-8", "surrogatepass"))


@quietly
@given(name=FILE, at=st.floats(0, 1), length=st.integers(0, 80), graft=SOUP)
def test_a_file_with_a_piece_cut_out_or_put_in_loads_or_is_refused(
    home: Path, name: str, at: float, length: int, graft: str
) -> None:
    raw = (CONTENT / name).read_bytes()
    start = int(at * len(raw))
    _loads_or_is_refused(home, name, raw[:start] + graft.encode() + raw[start + length :])
