"""Whether what is on the screen lies well: nothing over something else, out of its place, out of the window, or cut."""

from collections.abc import Iterator, Sequence
from itertools import combinations

import pygame

from game.ui.widgets import Seen


def faults(tree: Sequence[Seen], window: tuple[int, int]) -> list[str]:
    """A sentence for each fault in a tree in reading order; what is scrolled out of sight has no area and is left out.

    A leaf is whatever has nothing deeper right after it.
    """
    whole = pygame.Rect(0, 0, *window)
    found = [f"{_name(seen)} leaves the window" for seen in tree if _area(seen) and not whole.contains(seen.rect)]
    found += [f"{_name(child)} leaves {_name(parent)}" for parent, child in _pairs(tree) if _leaves(parent, child)]
    found += [f"{_name(seen)} is cut" for seen in tree if seen.cut and _area(seen)]
    leaves = [seen for place, seen in enumerate(tree) if _is_leaf(tree, place) and _area(seen)]
    return found + [
        f"{_name(a)} lies over {_name(b)}" for a, b in combinations(leaves, 2) if a.rect.colliderect(b.rect)
    ]


def _pairs(tree: Sequence[Seen]) -> Iterator[tuple[Seen, Seen]]:
    """Each widget that lies in another, after the one it lies in."""
    above: list[Seen] = []
    for seen in tree:
        while above and above[-1].depth >= seen.depth:
            above.pop()
        if above:
            yield above[-1], seen
        above.append(seen)


def _leaves(parent: Seen, child: Seen) -> bool:
    return _area(child) and not parent.rect.contains(child.rect)


def _is_leaf(tree: Sequence[Seen], place: int) -> bool:
    return place + 1 == len(tree) or tree[place + 1].depth <= tree[place].depth


def _area(seen: Seen) -> bool:
    return seen.rect.width > 0 and seen.rect.height > 0


def _name(seen: Seen) -> str:
    x, y, width, height = seen.rect
    return f"{seen.role} '{seen.label}' ({x},{y} {width}x{height})"
