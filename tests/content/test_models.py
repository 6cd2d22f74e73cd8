"""Content's shapes are strict, frozen, closed to unknown keys, and every field says what it is."""

import typing
from collections.abc import Iterator

import pytest
from pydantic import BaseModel

from game.content.models.ai import Personality
from game.content.models.campaign import Campaign
from game.content.models.quiz import Question
from game.rules.commander.models import CommanderNumbers
from game.rules.commander.skills import Skill
from game.rules.commander.spells import Spell


def _within(kind: object) -> Iterator[type[BaseModel]]:
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        yield kind
        for info in kind.model_fields.values():
            yield from _within(info.annotation)
    for part in typing.get_args(kind):
        yield from _within(part)


MODELS = sorted(
    {model for kind in (Personality, Question, Skill, Spell, CommanderNumbers, Campaign) for model in _within(kind)},
    key=lambda model: model.__name__,
)


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
def test_every_field_is_described(model: type[BaseModel]) -> None:
    assert [name for name, info in model.model_fields.items() if not info.description] == []


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
def test_every_shape_is_strict_frozen_and_closed(model: type[BaseModel]) -> None:
    config = model.model_config
    assert (config.get("strict"), config.get("frozen"), config.get("extra")) == (True, True, "forbid")
