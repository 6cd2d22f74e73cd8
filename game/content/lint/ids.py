"""Are all ids snake_case? They appear in maps, records and on the command line."""

import re
from collections.abc import Iterator

from game.content.catalog import Catalog
from game.content.problems import Problem

_SNAKE = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_QUESTION = re.compile(r"[1-9][0-9]*[a-z]?")


def problems(catalog: Catalog) -> Iterator[Problem]:
    """One for each id of another form; the quiz's questions are numbered, with a letter where they branch."""
    for (table, id_), path in catalog.sources.items():
        if table == "numbers":
            continue
        if table == "quiz" and not _QUESTION.fullmatch(id_):
            yield Problem("error", path, id_, f"'{id_}' does not number a question", "write it as 7 or 7a")
        if table != "quiz" and not _SNAKE.fullmatch(id_):
            advice = "use small letters, digits and single underscores, a letter first"
            yield Problem("error", path, id_, f"'{id_}' is not an id", advice)
