"""The poses a figure takes, and parts that look different in each."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, get_args

from game.ui.figures.strokes import Svg

Pose = Literal["rest", "stride", "strike", "cast", "hit", "fallen"]
POSES: tuple[Pose, ...] = get_args(Pose)

Posed = Callable[[Pose], Svg]
"""A part that is drawn for a pose."""


def posed(part: Svg | Posed, pose: Pose) -> Svg:
    """The part in the pose; one that never changes is what it is."""
    return part if isinstance(part, str) else part(pose)


@dataclass(frozen=True, slots=True)
class Bearing:
    """How a beast carries itself: head and wings turned by so many degrees (down and forward), head put forward."""

    head: float = 0
    wing: float = 0
    reach: float = 0


BEARINGS: Mapping[Pose, Bearing] = MappingProxyType(
    {
        "rest": Bearing(),
        "stride": Bearing(6, -16, 2),
        "strike": Bearing(20, -34, 5),
        "cast": Bearing(-10, -40, 0),
        "hit": Bearing(-18, 24, -3),
        "fallen": Bearing(24, 40, 0),
    }
)
"""Each pose of a beast; wings are raised by negative turns."""
