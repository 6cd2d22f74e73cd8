"""Parts of the small figures at a large size: what is thick so that it can be seen on a board is drawn thinner here."""

import re

from game.ui.figures.strokes import Svg, group

SCALE = 3.7
"""How many units of a large figure are one of a small figure's."""
OUTLINE = 3.0
"""How wide outlines of large figures are."""

_USUAL = 2.2
_SHARE = OUTLINE / (_USUAL * SCALE)
_ROD = re.compile(
    r'<(path|ellipse) ([^<>]*?)fill="none" stroke="ink" stroke-width="([\d.]+)"([^<>]*)/>'
    r'(?=<\1 \2fill="none" stroke="(?!ink")[^"]+" stroke-width="([\d.]+)")'
)
_INKED = re.compile(r'stroke="(ink|glint)" stroke-width="([\d.]+)"')


def lean(drawn: Svg, share: float = _SHARE) -> Svg:
    """A drawing with outlines, seams and glints a share as wide; rods keep the width of what is between the lines."""
    rods = _ROD.sub(lambda rod: _thinner(rod, share), drawn)
    return _INKED.sub(lambda ink: f'stroke="{ink[1]}" stroke-width="{float(ink[2]) * share:.2f}"', rods)


def _thinner(rod: re.Match[str], share: float) -> Svg:
    """The dark line under a rod. It is thinned with all others afterwards, so it is made wider here."""
    tag, geometry, outer, rest, inner = rod[1], rod[2], float(rod[3]), rod[4], float(rod[5])
    width = inner + (outer - inner) * share
    return f'<{tag} {geometry}fill="none" stroke="ink" stroke-width="{width / share:.3f}"{rest}/>'


def large(drawn: Svg, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1) -> Svg:
    """A small figure's part, drawn large with its origin at x, y of the large figure."""
    return group(lean(drawn), f"translate({x},{y}) rotate({turn}) scale({SCALE * scale:.3f})")
