"""The words by which looks, crests, moods and views are chosen; known without drawing anything."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, get_args

from game.content.models.talks import Mood

Crest = Literal[
    "stag",
    "hearth",
    "oak",
    "key",
    "wave",
    "hawk",
    "ram",
    "star",
    "wheel",
    "tower",
    "lily",
    "bee",
    "bear",
    "fish",
    "sheaf",
    "owl",
]
CRESTS: tuple[Crest, ...] = get_args(Crest)

CrestPose = Literal["biceps", "trapezius", "gastrocnemius", "gluteal"]
CREST_POSES: tuple[CrestPose, ...] = get_args(CrestPose)
"""How the crest is borne (rule book 9, question 11): in strong arms, on broad shoulders, on striding legs, seated."""

MOODS: tuple[Mood, ...] = get_args(Mood)

Scenery = Literal["plains", "mountains", "forest", "coast"]
SCENERIES: tuple[Scenery, ...] = get_args(Scenery)
"""What lies behind a portrait: the four views of the first question (rule book 9)."""

_VIEWS: Mapping[str, Scenery] = MappingProxyType({"O": "plains", "A": "mountains", "K": "forest", "W": "coast"})


def scenery_of(attribute: str) -> Scenery:
    """The view whose gift is an attribute (O, A, W or K; rule book 9, question 1a); plains for any other."""
    return _VIEWS.get(attribute, "plains")
