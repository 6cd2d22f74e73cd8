"""Grounds: a flat colour with marks that stay inside the tile, so that every variant fits beside every other."""

from functools import cache
from random import Random

from vector import T, blob, box, drawn, oval, path, spread, stroke

TONES = {
    "grass": ("#a9b775", "#a1b06d", "#b1be7e", "#7d9050"),
    "dry": ("#c3b97c", "#bab073", "#cbc288", "#978b52"),
    "snow": ("#e7e7e0", "#e1e3df", "#eeeee8", "#bcc6c9"),
    "rock": ("#a99b78", "#a09270", "#b2a583", "#857858"),
    "sand": ("#dfce9e", "#d7c592", "#e6d7ab", "#bda873"),
    "mud": ("#9b8763", "#917d5a", "#a4906c", "#77654a"),
    "wood floor": ("#94a364", "#8c9b5d", "#9bab6b", "#6f8149"),
    "water": ("#72a4b2", "#6b9eae", "#79aab6", "#a9ccd0"),
    "deep": ("#568a9f", "#51859b", "#5c90a4", "#7fabb8"),
    "dungeon": ("#8f8b86", "#86827d", "#979490", "#716c67"),
    "paving": ("#c6b89c", "#bdae92", "#cec1a7", "#a89a80"),
}


def tuft(x, y, color, k=1.0):
    return path(
        f"M{x:.1f},{y:.1f} l{-2.6 * k:.1f},{-4.5 * k:.1f} M{x + 2:.1f},{y:.1f} l0,{-6.5 * k:.1f}"
        f" M{x + 4:.1f},{y:.1f} l{2.6 * k:.1f},{-4.5 * k:.1f}",
        "none",
        color,
        1.4,
        0.75,
    )


def wave(x, y, color, k=1.0, o=0.8):
    return path(
        f"M{x - 7 * k:.1f},{y:.1f} q{3.5 * k:.1f},{-4 * k:.1f} {7 * k:.1f},0 q{3.5 * k:.1f},{4 * k:.1f} {7 * k:.1f},0",
        "none",
        color,
        1.7,
        o,
    )


def mark(kind, rng, x, y, color):
    if kind == "grass" and rng.random() < 0.12:
        return oval(x, y, 1.5, 1.5, "#e9e2c0") + oval(x + 5, y + 3, 1.3, 1.3, "#e9e2c0")
    if kind in ("grass", "dry", "wood floor"):
        return tuft(min(x, 56), max(y, 9), color, rng.uniform(0.8, 1.15))
    if kind in ("water", "deep"):
        return wave(max(9, min(55, x)), y, color, rng.uniform(0.7, 1.1))
    if kind == "sand" and rng.random() < 0.4:
        return wave(max(9, min(55, x)), y, color, 0.8, 0.45)
    if kind == "sand":
        return oval(x, y, 1.2, 0.9, color) + oval(x + 4, y + 2, 0.9, 0.7, color)
    if kind == "snow":
        return path(f"M{min(x, 50):.1f},{y:.1f} q5,-3.5 10,0", "none", color, 1.4, 0.7)
    return oval(x, y, rng.uniform(2, 3.5), 1.3, color, o=0.55)


def plain(kind, rng):
    base, dark, light, color = TONES[kind]
    s = box(-1, -1, 66, 66, base, "none")
    for i, (x, y) in enumerate(spread(rng, 3, 20, 15, 49)):
        s += path(blob(rng, x, y, rng.uniform(8, 13), rng.uniform(5, 9)), (dark, light)[i % 2], "none")
    return s + "".join(mark(kind, rng, x, y, color) for x, y in spread(rng, rng.randint(1, 3), 18))


def stones(rng, tones, rows, gap, joint, spans):
    """Courses of stones; one across the tile's side keeps the plain tone, so that variants meet."""
    s, h = box(-1, -1, 66, 66, joint, "none"), T / rows
    for j in range(rows):
        for x0, x1 in spans[j % len(spans)]:
            whole = x0 >= 0 and x1 <= T
            tone = rng.choice(tones) if whole else tones[0]
            for shift in [0] if whole else [0, T]:
                s += box(x0 + shift + gap / 2, j * h + gap / 2, x1 - x0 - gap, h - gap, tone, "none", r=3)
    return s


def flags(kind, rng):
    base, dark, light, color = TONES[kind]
    if kind == "dungeon":
        s = stones(rng, [base, base, dark, light], 2, 1.6, color, [[(0, 32), (32, 64)], [(-16, 16), (16, 48)]])
        x, y = rng.uniform(12, 40), rng.choice([8, 42])
        return s + stroke([(x, y), (x + 5, y + 4), (x + 4, y + 8), (x + 9, y + 12)], color, 1.2, 0.8)
    cut, cut2 = rng.uniform(24, 32), rng.uniform(22, 30)
    return stones(
        rng,
        [base, base, dark, light],
        4,
        2,
        color,
        [[(-9, 9), (9, cut), (cut, cut + 16), (cut + 16, 55)], [(0, cut2 - 6), (cut2 - 6, cut2 + 13), (cut2 + 13, 64)]],
    )


@cache
def ground(kind, v=0):
    rng = Random(f"{kind}{v}")
    return drawn((flags if kind == "paving" else plain)(kind, rng))
