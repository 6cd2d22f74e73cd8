"""Ways over a graph of steps, against a naive search that follows every sum of costs."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from game.core.pathing import Steps, reach, reach_two, way

SQUARES = 9


@st.composite
def graphs(draw: st.DrawFn) -> tuple[Steps, ...]:
    """Graphs whose steps cost 1 to 5, of which all or nothing is land, as the square left decides."""
    found = []
    for _ in range(SQUARES):
        dry = draw(st.booleans())
        steps = draw(st.dictionaries(st.integers(0, SQUARES - 1), st.integers(1, 5), max_size=4))
        found.append(tuple((to, cost, cost if dry else 0) for to, cost in steps.items()))
    return tuple(found)


def naive(graph: Sequence[Steps], budget: int, land_budget: int, closed: set[int]) -> dict[int, int]:
    """The least cost of every square, from every (square, cost, land) that can come about."""
    seen, fresh = {(0, 0, 0)}, [(0, 0, 0)]
    while fresh:
        at, cost, land = fresh.pop()
        for to, price, on_land in graph[at]:
            after = (to, cost + price, land + on_land)
            if to not in closed and after not in seen and after[1] <= budget and after[2] <= land_budget:
                seen.add(after)
                fresh.append(after)
    return {square: min(cost for at, cost, _ in seen if at == square) for square, _, _ in seen}


def walked(graph: Sequence[Steps], path: Sequence[int]) -> tuple[int, int]:
    """The cost and the land of a way, step by step."""
    here, total, land = 0, 0, 0
    for there in path:
        cost, on_land = next((cost, on_land) for to, cost, on_land in graph[here] if to == there)
        here, total, land = there, total + cost, land + on_land
    return total, land


CLOSED = st.sets(st.integers(1, SQUARES - 1), max_size=3)


@given(graphs(), st.integers(0, 12), CLOSED)
def test_reach_finds_every_square_at_its_least_cost(graph: tuple[Steps, ...], budget: int, closed: set[int]) -> None:
    trail = reach(graph, 0, budget, closed)
    assert {square: cost for square, (cost, _) in trail.items()} == naive(graph, budget, budget, closed)
    for square, (cost, _) in trail.items():
        assert walked(graph, way(trail, square))[0] == cost
        assert not closed & set(way(trail, square))


@given(graphs(), st.integers(0, 12), st.integers(0, 8), CLOSED)
def test_reach_on_two_budgets_finds_every_square_at_its_least_cost(
    graph: tuple[Steps, ...], budget: int, land_budget: int, closed: set[int]
) -> None:
    found = reach_two(graph, 0, budget, land_budget, closed)
    assert {square: cost for square, (cost, _) in found.items()} == naive(graph, budget, land_budget, closed)
    for cost, path in found.values():
        total, land = walked(graph, path)
        assert (total, land <= land_budget) == (cost, True)
        assert not closed & set(path)


def test_a_dearer_way_with_less_land_leads_further() -> None:
    dry_and_short, wet_and_long = (1, 1, 1), (1, 3, 0)
    graph = ((dry_and_short, (2, 1, 0)), ((3, 1, 1),), ((1, 2, 0),), ())
    assert reach_two(graph, 0, 4, 1, ())[3] == (4, (2, 1, 3))
    assert reach_two(((wet_and_long,), ((2, 1, 1),), ()), 0, 4, 1, ())[2] == (4, (1, 2))


def test_of_equal_ways_the_first_in_the_order_of_steps_is_kept() -> None:
    graph = (((2, 1, 1), (1, 1, 1)), ((3, 1, 1),), ((3, 1, 1),), ())
    assert way(reach(graph, 0, 5, ()), 3) == (2, 3)
    assert reach_two(graph, 0, 5, 5, ())[3] == (2, (2, 3))
