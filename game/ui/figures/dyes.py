"""Colours: what the parts' colour names mean, and the tinctures and patterns of the sides."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from game.ui.figures.strokes import Svg

Pattern = Literal["plain", "pale", "chevron", "bars"]


@dataclass(frozen=True, slots=True)
class Tincture:
    """A side's colours, as "#rrggbb", and the pattern that tells it apart without them."""

    field: str
    shadow: str
    charge: str
    pattern: Pattern


SIDES: Mapping[str, Tincture] = MappingProxyType(
    {
        "red": Tincture("#b8342b", "#7e1f20", "#f4dcae", "plain"),
        "blue": Tincture("#27509a", "#18336a", "#e6ecf6", "pale"),
        "green": Tincture("#57a773", "#2f7350", "#fbf3c4", "chevron"),
        "violet": Tincture("#b48ad0", "#7c549c", "#fdf0f6", "bars"),
    }
)
"""The four sides; their colours stay apart under the common colour blindnesses."""

INK = "#2b2118"

COLOURS: Mapping[str, str] = MappingProxyType(
    {
        "ink": INK,
        "glint": "#ffffff",
        "blade": "#e4eaed",
        "steel": "#b3bcc2",
        "iron": "#7c858c",
        "dark": "#4a4a50",
        "gold": "#e8b93f",
        "brass": "#c08d35",
        "wood": "#93623a",
        "bark": "#6b4a2e",
        "leather": "#7a5236",
        "hide": "#a5784b",
        "linen": "#e2d3ad",
        "bone": "#efe6d0",
        "white": "#f6f2e9",
        "cream": "#eadcb8",
        "grey": "#9a958b",
        "stone": "#97928a",
        "fur": "#6e5238",
        "tawny": "#c98f4c",
        "tan": "#b98a5a",
        "leaf": "#7da24f",
        "moss": "#56763c",
        "olive": "#6f7440",
        "sea": "#45a294",
        "deep": "#2c746c",
        "fire": "#f39237",
        "ember": "#d8502b",
        "spark": "#ffdf6b",
        "ice": "#9fdcf2",
        "sky": "#cfe6f0",
        "rose": "#dc9296",
        "bay": "#8b5a38",
        "black": "#3d3431",
        "roan": "#b7a79a",
        "chestnut": "#a5603a",
        "skin1": "#f5d5b5",
        "skin2": "#e6b78e",
        "skin3": "#c98f63",
        "skin4": "#9c6642",
        "skin5": "#70482f",
        "coal": "#352a26",
        "brown": "#5f3d25",
        "auburn": "#97471f",
        "blond": "#e0b95c",
        "ash": "#a9a39a",
        "snow": "#efe9dd",
        "ginger": "#c8652a",
    }
)

_PATTERNED = re.compile(r'<[^<>]*data-pattern="(\w+)"[^<>]*/>')
_FINE = re.compile(r'<[^<>]*data-fine="1"[^<>]*/>')
_COLOUR = re.compile(r'(fill|stroke)="([a-z]\w*)"')


def dyed(drawn: Svg, side: str, *, small: bool = False) -> str:
    """The drawing with a side's tinctures filled in and only that side's pattern kept; fine strokes go if it is small.

    Raises KeyError if there is no such side, or a part names a colour that does not exist.
    """
    tincture = SIDES[side]
    colours = {
        **COLOURS,
        "none": "none",
        "field": tincture.field,
        "shadow": tincture.shadow,
        "charge": tincture.charge,
    }
    kept = _PATTERNED.sub(lambda match: match[0] if match[1] == tincture.pattern else "", drawn)
    kept = _FINE.sub("", kept) if small else kept
    return _COLOUR.sub(lambda match: f'{match[1]}="{colours[match[2]]}"', kept)
