"""The door: without arguments the game starts, with arguments a sub-command does."""

import sys


def main() -> int:
    """Start the game or a sub-command; returns the exit code."""
    if sys.argv[1:]:
        from game.cli import main as command

        return command()

    from game.app import run

    return run()


if __name__ == "__main__":
    sys.exit(main())
