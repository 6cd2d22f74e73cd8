"""What the long tests of scenes are given is what the short ones are."""

from tests.scenes.conftest import catalog, context, saves

__all__ = ["catalog", "context", "saves"]
