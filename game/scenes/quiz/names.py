"""Names that are proposed for commanders."""

from game.content.models.camp import Names


def proposed(names: Names, number: int) -> str:
    """The name with a number, any whole number from 0 on; neighbours share no word. "" if content has no names."""
    if not names.first or not names.last:
        return ""
    return f"{names.first[number % len(names.first)]} {names.last[number % len(names.last)]}"
