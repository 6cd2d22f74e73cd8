"""Measuring fairly: each thing beside its floor, in one run, alternately, medians of several rounds."""

import statistics
import time
from collections.abc import Callable

ROUNDS = 7


def seconds(work: Callable[[], object], times: int = 1) -> float:
    """CPU seconds of one call, over `times` calls."""
    begun = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - begun) / times


def compare(
    work: Callable[[], object], floor: Callable[[], object], times: int, floor_times: int
) -> tuple[float, float]:
    """Median seconds of the work and of its floor, measured in turns."""
    found = [(seconds(work, times), seconds(floor, floor_times)) for _ in range(ROUNDS)]
    return statistics.median(own for own, _ in found), statistics.median(base for _, base in found)


def row(what: str, own: float, floor: float, floor_name: str, goal: float, *, unit: str = "us") -> str:
    """One line of the table: a cost as a share of its floor, and the goal."""
    scale = {"us": 1e6, "ms": 1e3}[unit]
    ratio = own / floor
    mark = "ok" if ratio <= goal else "MISSED"
    figures = f"{own * scale:10.2f} {unit}  {floor * scale:10.2f} {unit} {floor_name:34}"
    return f"{what:46} {figures} {ratio:9.5f} goal {goal:.5f} {mark}"


def rate_row(what: str, own: float, floor: float, floor_name: str, goal: float) -> str:
    """One line of the table for rates, where more is better."""
    ratio = own / floor
    mark = "ok" if ratio >= goal else "MISSED"
    return f"{what:46} {own:10.0f} /s  {floor:10.0f} /s {floor_name:34} {ratio:9.5f} goal {goal:.5f} {mark}"
