"""Which squares can be reached, and by which way: buckets of rising cost over a graph of steps.

Squares are numbers here (`Board.index`). A graph lists, for each square, the steps out of it in a fixed order, so
that every machine finds the same way. Costs are whole numbers, at least 1.
"""

from collections.abc import Collection, Sequence

Steps = tuple[tuple[int, int, int], ...]
"""The steps out of a square: (square entered, cost, the part of the cost that counts as land)."""
Graph = Sequence[Steps]
Trail = dict[int, tuple[int, int]]
"""Every square reached: (cost, the square before it; the start itself for the start)."""


def reach(graph: Graph, start: int, budget: int, closed: Collection[int]) -> Trail:
    """The squares within `budget` of `start`, never entering a closed one, in the order of rising cost."""
    least = [budget + 1] * len(graph)
    for square in closed:
        least[square] = -1
    least[start] = 0
    before = [start] * len(graph)
    trail: Trail = {}
    buckets: list[list[int]] = [[] for _ in range(budget + 1)]
    buckets[0].append(start)
    for cost, bucket in enumerate(buckets):
        for square in bucket:
            if least[square] != cost:
                continue
            trail[square] = (cost, before[square])
            for entered, price, _ in graph[square]:
                total = cost + price
                if total < least[entered]:
                    least[entered] = total
                    before[entered] = square
                    buckets[total].append(entered)
    return trail


def way(trail: Trail, goal: int) -> tuple[int, ...]:
    """The squares entered from the trail's start to `goal`, in order."""
    found: list[int] = []
    while trail[goal][1] != goal:
        found.append(goal)
        goal = trail[goal][1]
    return tuple(reversed(found))


def reach_two(
    graph: Graph, start: int, budget: int, land_budget: int, closed: Collection[int]
) -> dict[int, tuple[int, tuple[int, ...]]]:
    """The squares within both budgets, with the least cost and the squares entered on the way there.

    All costs count against `budget`, those of land against `land_budget` too. A square may be worth reaching in
    several ways, one cheaper in all, another in land; each way that no other beats in both is followed up.
    """
    best: dict[int, list[tuple[int, int]]] = {start: [(0, 0)]}
    found: dict[int, tuple[int, tuple[int, ...]]] = {start: (0, ())}
    buckets: list[list[tuple[int, int, tuple[int, ...]]]] = [[] for _ in range(budget + 1)]
    buckets[0].append((start, 0, ()))
    for cost, bucket in enumerate(buckets):
        for square, land, walked in bucket:
            if (cost, land) not in best[square]:
                continue
            for entered, price, land_price in graph[square]:
                total, land_total = cost + price, land + land_price
                if total > budget or land_total > land_budget or entered in closed:
                    continue
                labels = best.setdefault(entered, [])
                if any(c <= total and on_land <= land_total for c, on_land in labels):
                    continue
                labels[:] = [(c, on_land) for c, on_land in labels if c < total or on_land < land_total]
                labels.append((total, land_total))
                path = (*walked, entered)
                buckets[total].append((entered, land_total, path))
                if entered not in found or total < found[entered][0]:
                    found[entered] = (total, path)
    return found
