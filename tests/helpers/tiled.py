"""Tiled's own programs, without a screen; tests that need them are skipped where they are missing."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

PROGRAMS = ("tiled", "tmxrasterizer")
MISSING = [program for program in PROGRAMS if shutil.which(program) is None]
needs_tiled = pytest.mark.skipif(bool(MISSING), reason=f"the editor Tiled is needed: {' and '.join(MISSING)}")


def run(home: Path, *words: str | Path) -> None:
    """Run one of the programs to its end; its settings stay in the folder `home`."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(home), "XDG_RUNTIME_DIR": str(home)}
    home.chmod(0o700)
    subprocess.run([str(word) for word in words], check=True, capture_output=True, env=environment, timeout=120)
