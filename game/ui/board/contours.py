"""Where the ground rises: the edges of each square beyond which it is higher."""

from collections.abc import Mapping

from game.core.grid import STEPS, Cell


def contours(width: int, height: int, elevation: tuple[int, ...]) -> Mapping[Cell, str]:
    """For each square beside higher ground the sides on which that lies, as letters of "nwes".

    `elevation` holds `width * height` levels row by row, or nothing for flat ground.
    """
    found: dict[Cell, str] = {}
    if len(set(elevation)) < 2:
        return found
    for place, level in enumerate(elevation):
        y, x = divmod(place, width)
        sides = ""
        for letter, (dx, dy) in zip("nwes", STEPS, strict=True):
            inside = 0 <= x + dx < width and 0 <= y + dy < height
            if inside and elevation[place + dx + dy * width] > level:
                sides += letter
        if sides:
            found[x, y] = sides
    return found
