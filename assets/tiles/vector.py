"""Vector strokes and outlines: every tile is a small SVG of flat shapes, drawn by pygame's own loader.

The loader knows no clip paths, masks or text, so shapes are clipped afterwards, as pictures.
"""

import io
import math
import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import itertools

import pygame

Point = tuple[float, float]
T = 64
"""The side of a tile in pixels."""
INK, LINE = "#35281b", T / 26


def tag(name, fill, stroke, w, o, **place):
    at = " ".join(f'{k}="{v if k == "d" else round(v, 1)}"' for k, v in place.items())
    line = f'stroke="{stroke}" stroke-width="{w:.2f}" stroke-linejoin="round" stroke-linecap="round"'
    return f'<{name} {at} fill="{fill}" {line} opacity="{o}"/>'


def path(d, fill="none", stroke=INK, w=LINE, o=1):
    return tag("path", fill, stroke, w, o, d=d)


def coords(pts):
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in pts)


def poly(pts, fill, stroke=INK, w=LINE, o=1):
    return path(f"M{coords(pts)}Z", fill, stroke, w, o)


def stroke(pts, color=INK, w=LINE, o=1):
    return path(f"M{coords(pts)}", "none", color, w, o)


def oval(cx, cy, rx, ry, fill, line="none", w=LINE, o=1):
    return tag("ellipse", fill, line, w, o, cx=cx, cy=cy, rx=rx, ry=ry)


def box(x, y, w, h, fill, line=INK, lw=LINE, r=0, o=1):
    return tag("rect", fill, line, lw, o, x=x, y=y, width=w, height=h, rx=r)


def move(body, x, y, k=1):
    return f'<g transform="translate({x:.1f},{y:.1f}) scale({k})">{body}</g>'


def turned(body, way):
    return f'<g transform="rotate({ {"S": 0, "W": 90, "N": 180, "E": 270}[way] },32,32)">{body}</g>'


def drawn(*bodies: str) -> pygame.Surface:
    """The shapes on a clear tile."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{T}" height="{T}">{"".join(bodies)}</svg>'
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (T, T))


def smooth(pts):
    """An open curve from the first to the last point, rounding those between."""
    mids = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in itertools.pairwise(pts[1:])]
    return f"M{coords(pts[:1])}" + "".join(
        f" Q{coords(pair)}" for pair in zip(pts[1:-1], [*mids[:-1], pts[-1]], strict=False)
    )


def blob(rng, cx, cy, rx, ry, n=9, j=0.16):
    wild = [(2 * math.pi * i / n, 1 + rng.uniform(-j, j)) for i in range(n)]
    pts = [(cx + rx * r * math.cos(a), cy + ry * r * math.sin(a)) for a, r in wild]
    mid = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(pts, pts[1:] + pts[:1], strict=True)]
    return f"M{coords(mid[-1:])}" + "".join(f" Q{coords([p, m])}" for p, m in zip(pts, mid, strict=False)) + "Z"


def cloud(rng, cx, cy, rx, ry, n=8):
    """A scalloped outline: the crown of a leafy tree."""
    turn = rng.uniform(0, 6)
    angles = [turn + 2 * math.pi * i / n for i in range(n)]
    pts = [(cx + rx * math.cos(a) * rng.uniform(0.9, 1), cy + ry * math.sin(a) * rng.uniform(0.9, 1)) for a in angles]
    arcs = [(math.dist(a, b) * 0.56, b) for a, b in zip(pts, pts[1:] + pts[:1], strict=True)]
    return f"M{coords(pts[:1])}" + "".join(f" A{r:.1f},{r:.1f} 0 0 1 {coords([b])}" for r, b in arcs) + "Z"


def spread(rng, n, gap, lo=5, hi=59):
    """Up to n points in the tile, no two nearer than gap."""
    pts = []
    for _ in range(n * 12):
        p = rng.uniform(lo, hi), rng.uniform(lo, hi)
        if len(pts) < n and all(math.dist(p, q) > gap for q in pts):
            pts.append(p)
    return pts
