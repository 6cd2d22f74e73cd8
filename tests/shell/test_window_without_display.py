"""Without a display the game says so and ends, instead of running on where nobody sees it."""

import os
import subprocess
import sys


def test_without_a_display_one_sentence_and_exit_code_2() -> None:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run(
        [sys.executable, "-m", "game"], capture_output=True, text=True, check=False, env=environment, timeout=60
    )
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == "Hearthbanner could not open a window: there is no display"
