"""The four views behind portraits: pale, as behind a window, in a space of 400 x 500 whose ground begins near 380."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, both, element, flat, group, path
from game.ui.portraits.names import SCENERIES, Scenery

WIDTH, HEIGHT = 400, 500

_LINE = "#6f6a55"
"""Outlines are paler than ink here, so that whoever stands before them is nearer."""


def view(name: str) -> Svg:
    """One of SCENERIES; of another name the first."""
    return _VIEWS[name if name in SCENERIES else SCENERIES[0]]()


def _sky(top: str, low: str, foot: int = 330) -> Svg:
    stops = f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{low}"/>'
    place = f'gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{foot}"'
    return f'<defs><linearGradient id="sky" {place}>{stops}</linearGradient></defs>' + element(
        "rect", x=-10, y=-10, width=WIDTH + 20, height=HEIGHT + 20, fill="url(#sky)"
    )


def _shape(form: str, fill: str, width: float = 2) -> Svg:
    return path(form, fill, width, _LINE)


def _line(form: str, colour: str = _LINE, width: float = 2, opacity: float = 1) -> Svg:
    return path(form, width=width, stroke=colour, opacity=opacity)


def _cloud(x: float, y: float, size: float, colour: str = "#fbf6ea", opacity: float = 0.9) -> Svg:
    form = "M-60,12 C-72,8 -66,-8 -50,-6 C-48,-24 -18,-28 -10,-14 C2,-30 34,-26 34,-8 C52,-14 68,4 56,12Z"
    return group(flat(form, colour, opacity=opacity), f"translate({x},{y}) scale({size})")


def _tufts(places: tuple[tuple[int, int], ...], colour: str) -> Svg:
    form = " ".join(f"M{x},{y} l-4,-12 M{x + 3},{y} l0,-16 M{x + 6},{y} l4,-12" for x, y in places)
    return _line(form, colour, 2.4, 0.8)


def _plains() -> Svg:
    """Fields to the edge of the sky, a mill, a road with a cart's ruts."""
    drawn = _sky("#b5d4de", "#f3ecd0") + element("circle", cx=322, cy=84, r=34, fill="#fbe9b4")
    drawn += _cloud(96, 70, 1.1) + _cloud(250, 150, 0.8) + _cloud(380, 190, 0.9)
    drawn += flat("M-10,286 C60,262 130,270 200,280 C280,262 340,268 410,276 V510 H-10Z", "#b9cc9c")
    drawn += _shape("M-10,312 C80,290 160,310 240,300 C310,292 360,300 410,306 V510 H-10Z", "#c3cf8f", 1.8)
    for x, colour in ((20, "#e3d18c"), (150, "#d9cf90"), (268, "#e6d694")):
        drawn += flat(f"M{x},322 L{x + 90},314 L{x + 110},344 L{x - 6},352Z", colour)
    drawn += group(_mill(), "translate(64,318) scale(1.25)")
    drawn += _shape("M-10,352 C90,332 200,348 300,338 C350,334 380,338 410,342 V510 H-10Z", "#b3c47c", 1.8)
    drawn += flat(
        "M306,340 C296,362 352,372 330,398 C300,430 236,440 214,510 H120 C150,440 262,420 288,396 C306,378 "
        "268,362 292,340Z",
        "#e2cf9c",
    )
    drawn += _line("M298,344 C290,364 330,376 312,398 C284,428 214,446 186,508", "#c9b27c", 2, 0.8)
    drawn += "".join(
        group(_round_tree(colour), f"translate({x},{y}) scale({size})")
        for x, y, size, colour in (
            (376, 344, 1.1, "#93ab68"),
            (346, 338, 0.7, "#a2b974"),
            (214, 340, 0.6, "#a2b974"),
            (18, 372, 1.5, "#8fa763"),
        )
    )
    return drawn + _tufts(((40, 420), (84, 470), (20, 486), (330, 460), (376, 430), (352, 492), (262, 486)), "#8ba05c")


def _mill() -> Svg:
    tower = _shape("M-18,8 L-11,-52 H11 L18,8Z", "#f0e4c6") + _shape("M-15,-50 L0,-72 L15,-50Z", "#c98f76")
    tower += _shape("M-6,8 V-8 C-6,-14 6,-14 6,-8 V8Z", "#9c8263", 1.6)
    sail = _line("M0,0 V-52", "#8d775a", 2.6) + _shape("M0,-12 H12 V-50 H0Z", "#faf3e2", 1.6)
    return tower + group("".join(group(sail, f"rotate({20 + 90 * k})") for k in range(4)), "translate(0,-52)")


def _round_tree(colour: str) -> Svg:
    crown = "M-20,-12 C-32,-20 -26,-40 -12,-40 C-6,-54 14,-52 16,-40 C30,-38 32,-18 18,-12 C8,-4 -10,-4 -20,-12Z"
    drawn = _line("M0,0 V-16", "#8d775a", 5) + _shape(crown, colour)
    return drawn + flat("M-14,-26 C-16,-36 -6,-44 2,-42 C0,-34 -6,-28 -14,-26Z", "#fff", opacity=0.2)


def _mountains() -> Svg:
    """Peaks under snow, pines below them, a bridge over the gorge."""
    drawn = _sky("#b9ccdb", "#eef0ea") + _cloud(300, 96, 1.0, opacity=0.8) + _cloud(70, 130, 0.8, opacity=0.8)
    for x, foot, wide, high, rock, dark in (
        (70, 350, 260, 200, "#b9c4cd", "#98a6b3"),
        (340, 350, 250, 220, "#b9c4cd", "#98a6b3"),
        (206, 370, 300, 320, "#a9b6c1", "#8796a5"),
    ):
        drawn += _peak(x, foot, wide, high, rock, dark)
    drawn += _shape("M-10,372 C70,340 130,366 200,356 C270,346 340,356 410,350 V510 H-10Z", "#eef1ef", 1.8)
    drawn += flat("M200,358 C270,346 340,356 410,350 V420 C340,400 260,420 200,358Z", "#d5dfe4", opacity=0.7)
    for x, y, high in ((24, 400, 110), (62, 392, 84), (352, 390, 96), (388, 404, 120), (318, 380, 64), (100, 384, 60)):
        drawn += _pine(x, y, high)
    drawn += _shape("M-10,430 C60,410 150,424 220,420 C300,414 350,424 410,416 V510 H-10Z", "#f7f8f5", 1.8)
    drawn += _line("M40,470 C90,456 150,470 190,462 M240,484 C290,470 340,478 380,466", "#c3d0d8", 2.6)
    flakes = "".join(
        element("circle", cx=i * 97 % 400, cy=i * 61 % 330, r=1.6 + i % 3, fill="#ffffff", opacity=0.8)
        for i in range(34)
    )
    return drawn + flakes


def _peak(x: float, foot: float, wide: float, high: float, rock: str, dark: str) -> Svg:
    top, half = foot - high, wide / 2
    form = (
        f"M{x - half},{foot} L{x - wide * 0.2},{foot - high * 0.5} L{x},{top} L{x + wide * 0.18},{foot - high * 0.6} "
        f"L{x + half},{foot}Z"
    )
    drawn = _shape(form, rock)
    drawn += flat(
        f"M{x},{top} L{x + wide * 0.18},{foot - high * 0.6} L{x + half},{foot} H{x + wide * 0.1} "
        f"L{x},{foot - high * 0.4}Z",
        dark,
    )
    snow = (
        f"M{x},{top} L{x - wide * 0.15},{foot - high * 0.63} L{x - wide * 0.06},{foot - high * 0.7} "
        f"L{x},{foot - high * 0.54} "
        f"L{x + wide * 0.07},{foot - high * 0.68} L{x + wide * 0.16},{foot - high * 0.64}Z"
    )
    return drawn + _shape(snow, "#fbfaf5", 1.6)


def _pine(x: float, y: float, high: float, colour: str = "#7f9c92") -> Svg:
    half, drawn = high * 0.3, _line(f"M{x},{y} v{-high * 0.2}", "#7c6b55", high * 0.06)
    for share, top in ((1, 0.42), (0.78, 0.66), (0.54, 1)):
        low = y - high * (top - 0.32)
        form = f"M{x - half * share},{low} Q{x},{low + high * 0.06} {x + half * share},{low} L{x},{y - high * top}Z"
        drawn += _shape(form, colour, 1.8)
        drawn += flat(
            f"M{x - half * share * 0.5},{low - high * 0.14} L{x},{y - high * top} L{x},{low - high * 0.1}Z",
            "#fff",
            opacity=0.4,
        )
    return drawn


def _forest() -> Svg:
    """Trunks behind trunks, a shaft of light, ferns and red caps, a deer that listens."""
    drawn = _sky("#b9cba0", "#e4e6b8", 420)
    drawn += flat("M150,-10 H270 L330,510 H70Z", "#f3f2cc", opacity=0.75)
    for x, wide, colour in ((118, 14, "#b3ba8c"), (252, 16, "#b0b788"), (190, 10, "#c1c69a"), (300, 12, "#b9bf92")):
        drawn += flat(
            f"M{x},-10 C{x + 4},140 {x - 2},280 {x - 8},400 H{x + wide + 8} C{x + wide},280 {x + wide + 2},140 "
            f"{x + wide},-10Z",
            colour,
        )
    drawn += flat("M-10,386 C80,372 150,392 230,382 C300,374 350,386 410,380 V510 H-10Z", "#9fb377")
    drawn += group(_deer(), "translate(112,398) scale(.72)")
    for x, wide, colour in ((30, 40, "#9a9270"), (344, 46, "#958c6a")):
        form = (
            f"M{x},-10 C{x + 8},160 {x},300 {x - 22},424 C{x + 6},414 {x + 10},420 {x + wide * 0.5},428 "
            f"C{x + wide - 8},418 {x + wide},416 {x + wide + 24},424 C{x + wide},300 {x + wide + 6},160 {x + wide},-10Z"
        )
        drawn += _shape(form, colour)
        bark = (
            f"M{x + 12},60 C{x + 16},130 {x + 10},200 {x + 8},280 M{x + wide - 12},40 C{x + wide - 8},150 "
            f"{x + wide - 14},230 {x + wide - 10},330"
        )
        drawn += _line(bark, "#7d7557", 2, 0.7)
    for x, y, size, colour in (
        (10, 20, 1.5, "#88a468"),
        (96, -6, 1.2, "#94af72"),
        (190, -22, 1.1, "#a1ba7d"),
        (290, -8, 1.2, "#94af72"),
        (390, 22, 1.6, "#88a468"),
    ):
        drawn += group(_crown(colour), f"translate({x},{y}) scale({size})")
    drawn += _shape("M-10,440 C70,420 140,436 210,430 C290,424 340,436 410,426 V510 H-10Z", "#8da567", 1.8)
    for x, y, size in ((44, 452, 1.0), (356, 456, 1.1), (96, 486, 0.8), (310, 492, 0.9)):
        drawn += group(_fern(), f"translate({x},{y}) scale({size})")
    return drawn + "".join(
        group(_cap(), f"translate({x},{y}) scale({size})")
        for x, y, size in ((20, 478, 1), (38, 488, 0.7), (384, 486, 1))
    )


def _crown(colour: str) -> Svg:
    form = (
        "M-60,14 C-78,0 -66,-34 -40,-30 C-34,-52 8,-54 16,-34 C44,-46 70,-20 58,2 C62,22 36,34 22,22 C6,38 "
        "-26,36 -32,20 C-42,28 -54,24 -60,14Z"
    )
    return _shape(form, colour) + flat("M-44,-6 C-46,-22 -26,-30 -12,-28 C-16,-14 -28,-6 -44,-6Z", "#fff", opacity=0.16)


def _fern() -> Svg:
    leaf = "M0,0 C6,-14 18,-26 34,-30 M8,-13 l2,-10 M8,-13 l11,-1 M16,-21 l1,-9 M16,-21 l10,0 M25,-27 l0,-7"
    return both(_line(leaf, "#5f7f4a", 2.6)) + _line(
        "M0,0 V-36 M0,-14 l7,-6 M0,-14 l-7,-6 M0,-24 l6,-6 M0,-24 l-6,-6", "#5f7f4a", 2.6
    )


def _cap() -> Svg:
    return _shape("M-4,0 L-3,-14 H3 L4,0Z", "#f3ead4", 1.6) + _shape("M-12,-12 C-10,-28 10,-28 12,-12Z", "#cf7a66", 1.8)


def _deer() -> Svg:
    """A doe that has heard something."""
    body = (
        "M-34,0 L-32,-26 C-36,-44 -26,-52 -10,-50 L12,-52 C18,-60 20,-72 22,-80 L18,-90 L28,-84 C38,-82 42,-74 44,-70 "
        "C42,-66 36,-66 32,-66 C32,-54 28,-42 22,-34 L22,0 L16,0 L14,-28 L-20,-28 L-22,0Z"
    )
    return _shape(body, "#c2a377") + element("circle", cx=32, cy=-75, r=1.8, fill=_LINE)


def _coast() -> Svg:
    """A bay with a headland and a light on it, a ship coming in, gulls, the tide on the sand."""
    drawn = _sky("#bcd3da", "#f6e3c0", 260) + element("circle", cx=84, cy=214, r=40, fill="#fbe0a8")
    drawn += _cloud(290, 66, 1.1) + _cloud(120, 104, 0.8, opacity=0.8)
    gulls = "M70,150 q8,-8 13,0 q7,-8 13,0 M112,128 q6,-6 10,0 q5,-6 10,0 M290,136 q7,-7 12,0 q6,-7 12,0"
    drawn += _line(gulls, "#8a8470", 2.4)
    drawn += flat("M-10,250 H410 V510 H-10Z", "#9dc3cb") + _line("M-10,250 H410", "#86a9b2", 2)
    drawn += flat(
        "M30,252 H140 L120,264 H50Z M44,272 H128 L112,282 H62Z M58,294 H112 L104,302 H68Z", "#f6e6c2", opacity=0.8
    )
    drawn += _shape(
        "M256,296 C262,240 274,214 292,196 C310,184 326,186 340,174 C368,166 390,172 410,162 V306 C350,300 "
        "300,304 256,296Z",
        "#c2b79f",
    )
    drawn += _shape(
        "M286,204 C304,186 326,188 340,176 C368,168 390,174 412,164 L412,186 C380,186 352,196 330,202 "
        "C314,206 298,204 286,204Z",
        "#b5c28c",
        1.8,
    )
    drawn += _line(
        "M300,214 C296,240 302,262 296,290 M338,206 C344,236 336,262 342,296 M378,200 C374,236 382,262 378,298",
        "#9c917a",
        2,
        0.8,
    )
    drawn += _shape("M330,178 L334,128 H350 L354,174Z", "#f5efdf", 1.8) + _shape(
        "M331,128 L342,112 L353,128Z", "#cf8a76", 1.8
    )
    drawn += _line("M333,152 H352", "#cf8a76", 5) + group(_ship(), "translate(110,318) scale(1.2)")
    waves = (
        "M20,340 q10,-8 20,0 q10,8 20,0 M180,352 q10,-8 20,0 q10,8 20,0 M300,330 q10,-8 20,0 q10,8 20,0 "
        "M60,376 q10,-8 20,0 q10,8 20,0"
    )
    drawn += _line(waves, "#e6f2f1", 3)
    drawn += flat("M-10,410 C60,390 130,414 210,404 C290,394 350,410 410,398 V510 H-10Z", "#e9f1ea")
    drawn += flat("M-10,424 C60,404 130,428 210,418 C290,408 350,424 410,412 V510 H-10Z", "#ecdcb2")
    for x, y in ((40, 462), (92, 486), (340, 470), (376, 448), (300, 492)):
        drawn += _line(f"M{x},{y} q10,-5 20,0", "#cdb98a", 2.4)
    star = "M0,-12 L4,-4 L12,-3 L6,3 L8,11 L0,7 L-8,11 L-6,3 L-12,-3 L-4,-4Z"
    return (
        drawn
        + group(_shape(star, "#dd9f72", 1.8), "translate(362,486) rotate(14)")
        + group(_shape("M-14,6 C-18,-8 14,-14 16,4 C10,10 -8,10 -14,6Z", "#b7ad9a", 1.8), "translate(36,488)")
    )


def _ship() -> Svg:
    hull = _shape("M-30,0 H34 C32,10 26,16 20,17 H-18 C-24,14 -28,8 -30,0Z", "#a8835f") + _line(
        "M0,0 V-56", "#8d775a", 3
    )
    sails = _shape("M4,-54 C30,-44 34,-24 28,-6 H4Z", "#fbf3e2", 1.8) + _shape(
        "M-4,-46 C-22,-38 -26,-20 -24,-6 H-4Z", "#d48d7b", 1.8
    )
    return hull + sails + _line("M-24,6 H26", "#7f6247", 2)


_VIEWS: Mapping[Scenery, Callable[[], Svg]] = MappingProxyType(
    {"plains": _plains, "mountains": _mountains, "forest": _forest, "coast": _coast}
)
