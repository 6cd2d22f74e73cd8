"""Where an ideal comes from: will and order, pictures of question 2d."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, element, flat, group, path, polygon, ring, rod, scratch, shade, star
from game.ui.pictures.folk import Face, Folk
from game.ui.pictures.heads import head
from game.ui.pictures.people import hand, limb, neck, torso
from game.ui.pictures.sheet import clouds, glow, land, scattered, specks, table_top, wash


def _banner_in_the_gale() -> Svg:
    """Everything bends before the storm but the one who holds the banner."""
    drawn = (
        wash("#59677a", "#8d97a0", "#c9c3ae")
        + clouds("#47536a", ((60, 40, 90), (210, 58, 84)), 0.85)
        + clouds("#6d7a8c", ((140, 84, 90),), 0.7)
    )
    drawn += path("M206,-4 L190,40 L202,42 L180,86", width=3.4, stroke="#fbf3cf", opacity=0.9)
    drawn += land([(-6, 168), (50, 158), (140, 172), (270, 150)], "#6f7a6a", 1.8)
    drawn += _bent_tree(34, 186, 1) + _bent_tree(226, 178, 0.8) + _bent_tree(250, 192, 0.95)
    drawn += land([(-6, 194), (60, 184), (270, 190)], "#7a8058", 2.2)
    drawn += path(
        "M58,246 C66,220 84,206 96,194 L120,184 L162,186 L184,202 C196,214 210,226 216,246Z", "#8d8577", 2.6
    ) + shade("M140,186 L162,186 L184,202 C196,214 210,226 216,246 H166 C164,224 156,204 140,186Z")
    drawn += scratch("M92,216 l16,-8 M110,236 l20,-12 M136,206 l8,10", width=1.8) + _rushes()
    drawn += path(
        "M124,112 C146,104 168,122 196,112 C204,128 196,148 210,164 C188,168 170,152 148,164 C138,166 130,160 128,150Z",
        "#5a2430",
    ) + shade(
        "M128,150 C150,140 174,150 204,146 C204,154 206,160 210,164 C188,168 170,152 148,164 C138,166 130,160 128,150Z"
    )
    knight = Folk(
        Face("skin2", "blond", "crop", "stern", -0.7),
        "steel",
        sleeve="iron",
        hose="#5c5f66",
        boots="dark",
        left=((-24, -66), (-16, -84)),
        right=((20, -54), (12, -42)),
        left_foot=((-13, -18), (-14, 0)),
        right_foot=((13, -18), (14, 0)),
        left_holds=_standard(),
        belt="brass",
        crown=13,
    )
    drawn += knight.at(132, 188, 118) + hand(113, 89, 6.4, "iron")
    return drawn + _rain()


def _standard() -> Svg:
    """A pole that runs through the hand, its cloth torn out to the right by the wind."""
    drawn = rod("M4,100 L-4,-56", "bark", 4) + ball(-4.4, -61, 5, "gold", 2)
    cloth = (
        "M-3,-54 C20,-70 36,-44 62,-56 C84,-66 98,-50 124,-58 L112,-44 L126,-34 "
        "C100,-26 84,-38 62,-28 C40,-18 22,-38 -1,-22Z"
    )
    drawn += path(cloth, "#b8342b", 2.4) + shade(
        "M-2,-32 C20,-44 40,-26 62,-38 C84,-48 100,-34 120,-38 L126,-34 C100,-26 84,-38 62,-28 C40,-18 22,-38 -1,-22Z"
    )
    return (
        drawn
        + star(34, -42, 10, "gold")
        + path("M-2,-47 C20,-63 36,-38 62,-49 C84,-59 96,-44 118,-51", width=2, stroke="gold")
    )


def _bent_tree(x: float, y: float, k: float) -> Svg:
    drawn = path("M-4,0 C-4,-24 4,-40 24,-50 L28,-44 C14,-36 6,-20 6,0Z", "#5d4630", 2.2)
    drawn += path(
        "M16,-46 C10,-66 34,-72 46,-62 C60,-66 76,-58 88,-46 C74,-42 62,-34 50,-36 C40,-28 22,-32 16,-46Z",
        "#56693f",
        2.4,
    ) + flat("M22,-52 C22,-62 36,-64 44,-58 C36,-56 28,-54 22,-52Z", "#8b9c5c", opacity=0.8)
    leaves = polygon(((96, -60), (104, -58), (98, -55)), "#8b9c5c") + polygon(
        ((104, -44), (113, -42), (106, -39)), "#8b9c5c"
    )
    return group(drawn + leaves, f"translate({x},{y}) scale({k})")


def _rushes() -> Svg:
    form = "".join(
        f"M{x},{y} q4,-16 {22 + x % 5},-20 M{x + 5},{y + 2} q6,-10 20,-11 "
        for x, y in ((66, 226), (90, 210), (160, 198), (186, 222), (12, 212), (30, 226), (222, 214), (204, 236))
    )
    return path(form, width=2.2, stroke="#4f5a38")


def _rain() -> Svg:
    form = "".join(f"M{x:.0f},{y:.0f} l15,7 " for x, y in scattered(3, 46, -10, 20, 270, 200))
    return path(form, width=1.6, stroke="#e6ecf0", opacity=0.55)


def _star_globe() -> Svg:
    """A scholar at night with a globe of rings, a book of figures and the stars in the window."""
    drawn = wash("#6b5138", "#7f6142") + path(
        "M-6,70 H270 M-6,130 H270 M40,-6 V70 M214,70 V130", width=1.6, stroke="#4f3a26", opacity=0.6
    )
    drawn += path("M18,150 V64 C18,4 128,4 128,64 V150Z", "#243056", 3) + specks(
        scattered(8, 26, 24, 30, 98, 96), "#fbf3dc", 1.5
    )
    drawn += path("M40,96 L58,62 L84,74 L102,50 M84,74 L96,104", width=1.4, stroke="#cfe6f0", opacity=0.8)
    drawn += "".join(star(x, y, 5.4, "#fff0b8") for x, y in ((40, 96), (58, 62), (84, 74), (102, 50), (96, 104)))
    drawn += path("M18,150 V64 C18,4 128,4 128,64 V150 M12,152 H134", width=9) + path(
        "M18,150 V64 C18,4 128,4 128,64 V150 M12,152 H134", width=5, stroke="#4a3322"
    )
    drawn += (
        _shelf()
        + torso(196, 152, 88, 100, "#4a4f7a", 1.15, "cream")
        + path("M180,148 L186,246 M212,148 L206,246", width=3, stroke="gold")
    )
    drawn += (
        neck(192, 128, 22, 26, "skin3")
        + head(190, 100, 29, "skin3", "ash", "bald", "calm", -0.85, beard="snow", tilt=-6)
        + _spectacles(190, 100)
    )
    drawn += table_top(190, "#8b6038", "#5d3f26", "#6b4828") + _book(196, 214)
    drawn += glow(88, 138, 62, "#ffe9a8", 0.6) + _armillary(88, 140)
    drawn += limb("M162,186 C146,202 136,196 132,182", "#4a4f7a", 18) + path(
        "M131,184 C124,176 124,166 128,162 L120,154 C118,150 122,148 125,151 L136,162 C142,168 140,180 136,185Z",
        "skin3",
        2.2,
    )
    return drawn


def _shelf() -> Svg:
    drawn = path("M148,44 H270 V51 H148Z", "#4a3322", 2)
    for x, w, h, colour in (
        (226, 10, 30, "#8a2f2a"),
        (236, 9, 24, "#56763c"),
        (245, 12, 32, "#c09a4c"),
        (257, 9, 26, "#2f5d7c"),
        (154, 11, 28, "#2f7f8a"),
        (165, 8, 22, "#b5632e"),
    ):
        drawn += path(f"M{x},44 V{44 - h} h{w} V44Z", colour, 1.8)
    return drawn


def _spectacles(x: float, y: float) -> Svg:
    drawn = "".join(
        element("circle", cx=a, cy=0.5, r=7.6, fill="none", stroke="gold", stroke_width=2) for a in (-17, 3)
    )
    return group(
        drawn + path("M-9.6,0 q2.4,-3 5,0 M10.6,0 L24,-2", width=2, stroke="gold"), f"translate({x},{y}) rotate(-6)"
    )


def _book(x: float, y: float) -> Svg:
    """An open book with circles and a sun on its pages."""
    drawn = element("ellipse", cx=0, cy=8, rx=64, ry=8, fill="ink", opacity=0.25) + path(
        "M-60,6 L-50,-22 C-34,-30 -12,-28 0,-20 C12,-28 34,-30 50,-22 L60,6 C40,-2 14,0 0,8 C-14,0 -40,-2 -60,6Z",
        "#f6efdd",
        2.4,
    )
    drawn += path("M0,-20 V8", width=1.8) + shade("M0,-20 C12,-28 20,-27 26,-26 L20,1 C10,2 4,5 0,8Z", 0.14)
    drawn += element("ellipse", cx=-29, cy=-12, rx=14, ry=8, fill="none", stroke="#8a2f2a", stroke_width=1.6) + element(
        "ellipse", cx=-29, cy=-12, rx=7, ry=4, fill="gold", stroke="ink", stroke_width=1.4
    )
    return group(drawn + scratch("M16,-18 h24 M17,-12 h26 M18,-6 h28", width=1.6, opacity=0.7), f"translate({x},{y})")


def _armillary(x: float, y: float) -> Svg:
    """A globe of brass rings with the world in its middle."""
    drawn = (
        path("M-26,68 H26 L18,56 H-18Z", "bark", 2.4)
        + rod("M0,56 V44", "brass", 5)
        + path("M-44,6 C-42,60 42,60 44,6", width=9)
        + path("M-44,6 C-42,60 42,60 44,6", width=5, stroke="brass")
    )
    drawn += (
        ring(0, 0, 44, 44, "#d9a94a", 4.4)
        + group(ring(0, 0, 44, 15, "#e8b93f", 4), "rotate(-24)")
        + group(ring(0, 0, 40, 16, "#c98d1d", 3.6), "rotate(62)")
    )
    drawn += (
        rod("M-26,-42 L26,42", "steel", 1.8)
        + ball(0, 0, 14, "#5f93a3")
        + flat("M-10,-6 C-4,-12 4,-8 2,-2 C0,4 -8,2 -10,-6Z M3,4 C8,0 13,3 11,7 C8,11 3,10 3,4Z", "#8ba65c")
        + shade("M5,-13 C14,-10 16,4 8,11 C4,14 2,14 0,14 C8,8 10,-4 5,-13Z")
    )
    return group(
        drawn
        + ball(38, -18, 5, "#f6efdd", 2)
        + ball(-33, 15, 6.4, "#ffd75e", 2)
        + scratch("M-36,-22 C-30,-34 -20,-40 -10,-42", "glint", 2, 0.8),
        f"translate({x},{y})",
    )


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType(
    {"banner_in_the_gale": _banner_in_the_gale, "star_globe": _star_globe}
)
"""The pictures by name."""
