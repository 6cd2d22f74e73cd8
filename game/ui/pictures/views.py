"""The views of question 1: grassland, peaks, wood and surf."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg
from game.ui.pictures.sheet import land, wash


def _grassland() -> Svg:
    return wash("#bcd6de", "#f0e6c4") + land([(-6, 140), (130, 134), (270, 142)], "leaf")


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType({"grassland": _grassland})
"""The pictures by name."""
