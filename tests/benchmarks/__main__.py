"""All benchmarks, one after the other: `python -m tests.benchmarks`."""

import subprocess
import sys

NAMES = ("rules", "saving", "loading", "drawing", "magic", "screen", "sky")

for name in NAMES:
    print(f"-- {name}", flush=True)
    subprocess.run([sys.executable, "-m", f"tests.benchmarks.{name}"], check=True)
