"""What sets one face apart from another, whatever it feels."""

from dataclasses import dataclass
from typing import Literal

Jaw = Literal["round", "square", "long", "heavy", "child"]
Nose = Literal["small", "straight", "broad", "hooked"]


@dataclass(frozen=True, slots=True)
class Features:
    """A face at rest: its form, nose and eyes; `brow` is the width of the brows, `lines` what years have drawn."""

    jaw: Jaw = "round"
    nose: Nose = "straight"
    iris: str = "#4a3526"
    brow: float = 4.0
    lashes: bool = False
    lines: bool = False
    freckles: bool = False
    scar: bool = False


FEATURES: tuple[Features, ...] = (
    Features("round", "straight", "#49602f", 4.2),
    Features("round", "small", "#5d7d3e", 3.0, lashes=True, freckles=True),
    Features("square", "broad", "#3a2719", 5.2, scar=True),
    Features("round", "broad", "#3a2417", 3.2, lashes=True),
    Features("long", "hooked", "#4d7ba3", 4.0),
    Features("long", "straight", "#4a3219", 3.4, lashes=True),
    Features("square", "hooked", "#6b7a84", 5.4, lines=True),
    Features("long", "small", "#55718c", 3.0, lashes=True, lines=True),
)
"""The faces of the eight looks, in the order of LOOKS."""
