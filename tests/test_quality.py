"""Architecture, types and style are part of the tests: a sentence that matters is a check that can fail."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted((ROOT / "game").rglob("*.py"))
LONGEST_MODULE, LONGEST_FUNCTION = 500, 60


def run(*words: str) -> str:
    """What a tool says about the clone; "" if it is content."""
    done = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_ruff_finds_nothing_in_code_tests_and_asset_scripts() -> None:
    assert run("-m", "ruff", "check", "--no-cache", ".") == ""


def test_every_file_is_formatted() -> None:
    assert run("-m", "ruff", "format", "--no-cache", "--check", ".") == ""


def test_types_hold_in_strict_mode(tmp_path: Path) -> None:
    assert run("-m", "mypy", "--cache-dir", str(tmp_path)) == ""


def test_imports_go_downwards_only() -> None:
    assert run("-c", "from importlinter.cli import lint_imports_command as lint; lint(['--no-cache'])") == ""


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_modules_and_functions_are_short_and_modules_say_what_they_are(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    assert text.count("\n") <= LONGEST_MODULE
    assert ast.get_docstring(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            assert length <= LONGEST_FUNCTION, node.name


def test_no_module_keeps_state_that_changes() -> None:
    """No module-level name is bound to an empty container, which only waits to be filled, nor declared global."""
    found = []
    for path in SOURCES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [f"{path.name}: global" for node in ast.walk(tree) if isinstance(node, ast.Global)]
        for node in tree.body:
            value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
            empty = isinstance(value, ast.Dict) and not value.keys
            empty = empty or (isinstance(value, ast.List | ast.Set) and not value.elts)
            if empty:
                found.append(f"{path.name}:{node.lineno}")
    assert found == []


@pytest.mark.parametrize("package", ["rules", "ai"])
def test_rules_and_computer_players_reckon_in_whole_numbers(package: str) -> None:
    """Sums of fractions differ between Pythons, and a battle with them."""
    found = []
    for path in sorted((ROOT / "game" / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            divides = isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div)
            fraction = isinstance(node, ast.Constant) and isinstance(node.value, float)
            if divides or fraction or (isinstance(node, ast.Name) and node.id == "float"):
                found.append(f"{path.name}:{node.lineno}")
    informs = ("worker.py", "outlook.py")  # they wait, and tell the player; neither decides
    assert [place for place in found if not place.startswith(informs)] == []
