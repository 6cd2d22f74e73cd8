"""Does every hint come at a moment that is known, and does every key it speaks of exist?"""

import re
from collections.abc import Iterator
from typing import get_args

from game.content.catalog import Catalog
from game.content.models.hints import Trigger
from game.content.problems import Problem, did_you_mean
from game.settings import DEFAULT_BINDINGS

_NAMED = re.compile(r"\[(.*?)\]")


def problems(catalog: Catalog) -> Iterator[Problem]:
    """Hints for moments nobody knows of; intents in square brackets that there are not."""
    triggers, intents = get_args(Trigger), [name for name, _keys in DEFAULT_BINDINGS]
    for id_, hint in catalog.hints.items():
        path = catalog.source("hints", id_)
        if id_ not in triggers:
            advice = did_you_mean(id_, triggers) or f"known are {', '.join(triggers)}"
            yield Problem("error", path, id_, "there is no such moment", advice)
        for key in ("text", "pad"):
            for name in _NAMED.findall(getattr(hint, key)):
                if name not in intents:
                    what = f"there is no key for '{name}'"
                    yield Problem("error", path, f"{id_}.{key}", what, did_you_mean(name, intents))
