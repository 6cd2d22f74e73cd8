"""Drives the game in a real window on a virtual screen: clicks and keys by xdotool, and reads what the game tells.

Nothing here waits for time to pass: the driver reads the game's lines on standard error until the one it needs comes.
"""

import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Any

PATIENCE = 60.0
"""Seconds after which a line that has not come is given up on."""

ROOT = Path(__file__).resolve().parents[2]


class Screen:
    """A virtual screen on a free display."""

    def __init__(self, width: int = 1280, height: int = 720) -> None:
        reading, writing = os.pipe()
        size = f"{width}x{height}x24"
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp"]
        self._process = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as told:
            self.name = f":{told.readline().strip()}"

    def close(self) -> None:
        """End it."""
        self._process.terminate()
        self._process.wait()


def environment(screen: Screen, home: Path) -> dict[str, str]:
    """Where a game finds its window and the player's folders."""
    folders = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"), str(home))
    dropped = ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")
    kept = {key: value for key, value in os.environ.items() if key not in dropped}
    return {**kept, **folders, "DISPLAY": screen.name, "SDL_AUDIODRIVER": "dummy"}


def played(screen: Screen, home: Path, maps: Path, how: str) -> dict[str, Any]:
    """What `tests.window.posted` tells after it has played."""
    command = [sys.executable, "-m", "tests.window.posted", str(maps), how]
    told = {**environment(screen, home), "SDL_VIDEODRIVER": "x11", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(command, cwd=ROOT, env=told, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


class Game:
    """The game in a window of its own; `arguments` follow `python -m game`."""

    def __init__(self, screen: Screen, home: Path, arguments: Sequence[str] = (), *, settings: str = "") -> None:
        if settings:
            (home / "hearthbanner").mkdir(parents=True, exist_ok=True)
            (home / "hearthbanner" / "settings.toml").write_text(settings, encoding="utf-8")
        self._environment = {**environment(screen, home), "HEARTHBANNER_READY": "all"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "game", *arguments],
            cwd=ROOT,
            env=self._environment,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self._process.stderr is not None
        self._lines: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read, args=(self._process.stderr,), daemon=True)
        self._reader.start()
        self.heard: list[str] = []
        self.sent = 0

    def __enter__(self) -> "Game":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.terminate()
        self._process.wait()
        self._reader.join()

    def _read(self, pipe: IO[str]) -> None:
        with pipe:
            for line in pipe:
                self._lines.put(line.rstrip("\n"))
        self._lines.put("gone")

    # -- reading

    def line(self) -> str:
        """The next line the game tells. Raises queue.Empty if none comes."""
        line = self._lines.get(timeout=PATIENCE)
        self.heard.append(line)
        return line

    def until(self, *starts: str) -> str:
        """Read on until a line that starts so; that line."""
        while True:
            line = self.line()
            if line.startswith(starts):
                return line
            assert line != "gone", self.heard[-5:]

    def told(self, start: str) -> dict[str, Any]:
        """The JSON behind the next line that starts so."""
        found: dict[str, Any] = json.loads(self.until(start).removeprefix(start))
        return found

    def board(self) -> dict[str, Any] | None:
        """The battle at rest after all that was sent since `sent` was 0; None once the result is shown."""
        while True:
            line = self.until("board: ", "ready: result")
            if line.startswith("ready"):
                return None
            told: dict[str, Any] = json.loads(line.removeprefix("board: "))
            if told["inputs"] >= self.sent:
                return told

    def closed(self) -> int:
        """Read to the end; the game's exit code."""
        while self.line() != "gone":
            pass
        return self._process.wait(timeout=PATIENCE)

    # -- the hand

    def click(self, at: Sequence[int]) -> None:
        """Move the pointer there and press its left button."""
        self.sent += 1
        self._hand("mousemove", str(at[0]), str(at[1]), "click", "1")

    def key(self, *names: str) -> None:
        """Press keys one after the other, by their X names."""
        self.sent += len(names)
        self._hand("key", *names)

    def _hand(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self._environment, check=True)
