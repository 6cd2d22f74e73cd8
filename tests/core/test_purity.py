"""What the core and the rules must not know: other packages, clocks, chance, windows, and each other's words."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import game

ROOT = Path(game.__file__).parent
CORE = sorted((ROOT / "core").rglob("*.py"))
PURE = [path for part in ("core", "rules", "ai") for path in sorted((ROOT / part).rglob("*.py"))]
BANNED = {"random", "time", "datetime", "secrets", "os", "uuid", "pygame", "pickle"}


def imports(source: str) -> Iterator[str]:
    """Every module a source imports, by its full name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")


def strangers(source: str) -> list[str]:
    """Imports that the core must not have."""
    own = ("game.core", "game.core.")
    return [
        name
        for name in imports(source)
        if name.partition(".")[0] not in sys.stdlib_module_names and name != own[0] and not name.startswith(own[1])
    ]


def forbidden(source: str) -> list[str]:
    """Imports of clocks, chance and windows."""
    return [name for name in imports(source) if name.partition(".")[0] in BANNED]


def theirs(source: str) -> list[str]:
    """Words of a rule set that the core must not speak."""
    return [word for word in ("troop", "queue", "strike") if word in source.lower()]


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.name)
def test_the_core_imports_the_standard_library_and_itself_alone(path: Path) -> None:
    assert strangers(path.read_text("utf-8")) == []


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.name)
def test_the_core_has_no_word_of_any_rule_set(path: Path) -> None:
    assert theirs(path.read_text("utf-8")) == []


@pytest.mark.parametrize("path", PURE, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_core_rules_and_computer_players_know_no_clock_and_no_chance(path: Path) -> None:
    assert forbidden(path.read_text("utf-8")) == []


def test_these_checks_can_fail() -> None:
    assert strangers("import game.rules\nfrom pydantic import X\nfrom . import y") == ["game.rules", "pydantic", "."]
    assert forbidden("def f():\n    from random import choice\n    import os.path") == ["random", "os.path"]
    assert theirs("class TroopQueue: ...") == ["troop", "queue"]


@pytest.mark.parametrize("package", ["core", "rules", "content", "ai", "campaign"])
def test_a_fresh_process_that_imports_everything_of_a_package_has_not_imported_pygame(package: str) -> None:
    script = (
        "import importlib, pkgutil, sys, game\n"
        f"package = importlib.import_module('game.{package}')\n"
        f"for found in pkgutil.walk_packages(package.__path__, 'game.{package}.'):\n"
        "    importlib.import_module(found.name)\n"
        "print(sorted(name for name in ('pygame', 'pytmx') if name in sys.modules))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT.parent)
    assert done.stdout.strip() == "[]"
