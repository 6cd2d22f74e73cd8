"""The catalogue's hash names what content says, not how its files are written."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from game.content.as_json import as_json
from game.content.catalog import Catalog
from game.content.loader import FILES, content_hash, load_catalog
from tests.content.conftest import CONTENT, LoadPack


def test_line_ends_do_not_change_the_hash(catalog: Catalog, tmp_path: Path) -> None:
    home = tmp_path / "content"
    shutil.copytree(CONTENT, home)
    for name in FILES.values():
        text = (home / name).read_text(encoding="utf-8")
        (home / name).write_text(text, encoding="utf-8", newline="\r\n")
    assert load_catalog([home])[0].hash == catalog.hash


def test_the_order_of_keys_and_entries_does_not_change_the_hash(tmp_path: Path, catalog: Catalog) -> None:
    home = tmp_path / "content"
    shutil.copytree(CONTENT, home)
    head, *entries = (home / "ai.toml").read_text(encoding="utf-8").split("\n[")
    turned = ["\n".join([entry.splitlines()[0], *reversed(entry.splitlines()[1:])]) for entry in reversed(entries)]
    (home / "ai.toml").write_text("\n[".join([head, *turned]) + "\n", encoding="utf-8")
    shuffled = load_catalog([home])[0]
    assert list(shuffled.personalities) == ["wary", "bold", "steady"]
    assert shuffled.hash == catalog.hash


def test_one_changed_figure_changes_the_hash(catalog: Catalog, load_pack: LoadPack) -> None:
    assert load_pack({"commander/numbers.toml": "last_round = 61\n"}).hash != catalog.hash


def test_the_hash_is_the_same_in_another_process(catalog: Catalog) -> None:
    program = "import sys; from pathlib import Path; from game.content.loader import load_catalog\n"
    program += "print(load_catalog([Path(sys.argv[1])])[0].hash)"
    answer = subprocess.run(
        [sys.executable, "-c", program, str(CONTENT)],
        cwd=CONTENT.parent, env={**os.environ, "PYTHONHASHSEED": "7"}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert answer.stdout.strip() == catalog.hash


def test_the_hash_is_a_sha256_of_what_as_json_says(catalog: Catalog) -> None:
    assert (len(catalog.hash), content_hash(catalog)) == (64, catalog.hash)
    assert list(as_json(catalog)) == [
        "units", "classes", "spells", "skills", "quiz", "terrain", "numbers", "campaign_numbers",
        "qualities", "difficulties", "campaigns", "personalities",
    ]  # fmt: skip
