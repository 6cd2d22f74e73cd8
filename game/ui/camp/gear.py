"""What stands about in a camp: tents, standards, cart and stores, drawn with their feet at the origin."""

from game.ui.figures.strokes import Svg, ball, both, element, flat, group, path, rod, shade
from game.ui.portraits.crests import crest_svg

_EDGE = 2.6


def _shadow(rx: float, ry: float, x: float = 3, y: float = 3) -> Svg:
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill="ink", opacity=0.3)


def tent(cloth: str, dark: str, trim: str, *, lit: bool = False) -> Svg:
    """A tent with its flap open and a pennon, 170 wide; `lit` from inside."""
    drawn = _shadow(96, 15) + path("M-86,0 L-104,9 M90,0 L108,9", width=2.4)
    drawn += path("M-86,0 C-42,-30 -17,-78 -4,-106 C10,-78 46,-30 90,0 C50,11 -50,11 -86,0Z", cloth, _EDGE)
    drawn += flat("M-4,-106 C10,-78 46,-30 90,0 C70,6 52,9 34,9 C24,-30 8,-70 -4,-106Z", dark, opacity=0.85)
    drawn += path("M-78,-6 C-60,0 -46,4 -33,6 M84,-5 C64,2 44,6 24,8", stroke=trim, width=5)
    drawn += path("M-20,-77 C-34,-46 -50,-24 -64,-9 M16,-72 C30,-44 46,-24 62,-10", width=1.8, opacity=0.4)
    inside = "#e8a552" if lit else "#3a2d20"
    drawn += path("M-4,-84 C-14,-50 -24,-22 -33,7 C-16,10 10,10 23,9 C12,-20 4,-50 -4,-84Z", inside, 2.4)
    if lit:
        drawn += flat("M-4,-60 C-8,-36 -14,-14 -18,8 C-8,10 4,10 10,9 C4,-14 0,-36 -4,-60Z", "#f7cf86")
    drawn += path("M-4,-84 C-16,-52 -30,-24 -46,3 L-33,7 C-24,-22 -14,-50 -4,-84Z", cloth, 2)
    drawn += path("M-4,-106 V-132", width=4.6) + path("M-4,-106 V-131", width=2, stroke="wood")
    return drawn + path("M-4,-132 L26,-124 L-4,-115Z", trim, 2.2)


def standard(crest: str, pose: str, height: float = 168) -> Svg:
    """A pole with a hanging banner that bears a crest."""
    top = 10 - height
    drawn = _shadow(13, 4.4) + rod(f"M0,0 V{-height}", "wood", 4.4)
    cloth = f"M-30,{top} H30 V{top + 82} L15,{top + 71} L0,{top + 87} L-15,{top + 71} L-30,{top + 82}Z"
    drawn += path(cloth, "field", _EDGE)
    drawn += flat(f"M8,{top} H30 V{top + 82} L15,{top + 71} L8,{top + 78}Z", "shadow", opacity=0.6)
    drawn += path(f"M-30,{top + 10} H30", stroke="charge", width=3)
    drawn += path(f"M-18,{top + 14} V{top + 70} M19,{top + 14} V{top + 68}", width=1.6, opacity=0.3)
    drawn += rod(f"M-35,{top - 1} H35", "wood", 3.4) + ball(0, -height - 3, 5.4, "gold", 2.2)
    drawn += both(ball(35, top - 1, 3.4, "gold", 1.8))
    return drawn + group(crest_svg(crest, pose), f"translate(0,{top + 41}) scale(.52)")


def cart() -> Svg:
    """A cart with its shafts on the ground, loaded and covered."""
    drawn = _shadow(84, 13, y=6) + rod("M-58,-28 L-108,4", "wood", 4)
    load = "M-54,-44 C-52,-70 -30,-82 -8,-76 C10,-90 46,-82 52,-62 L58,-44Z"
    drawn += path(load, "linen", _EDGE) + shade("M14,-82 C40,-84 50,-72 52,-62 L58,-44 L26,-44 C34,-58 28,-74 14,-82Z")
    drawn += path("M-40,-46 C-36,-62 -26,-74 -14,-78 M10,-46 C10,-62 12,-74 16,-82", width=2.2, stroke="leather")
    drawn += path("M-62,-46 L62,-46 L56,-24 L-56,-24Z", "wood", _EDGE) + path(
        "M-59,-36 H59 M-30,-45 V-25 M0,-45 V-25 M30,-45 V-25", width=1.6, opacity=0.5
    )
    spokes = "".join(group(path("M0,0 V-22", width=3), f"rotate({45 * i})") for i in range(8))
    rim = element("circle", cx=0, cy=0, r=24, fill="none", stroke="ink", stroke_width=9)
    rim += element("circle", cx=0, cy=0, r=24, fill="none", stroke="bark", stroke_width=4.4)
    return drawn + group(spokes + rim + ball(0, 0, 6, "wood", 2.2), "translate(12,-20)")


def barrel() -> Svg:
    """A barrel with hoops."""
    drawn = _shadow(24, 7) + path(
        "M-18,-46 C-25,-30 -25,-14 -18,0 C-8,5 8,5 18,0 C25,-14 25,-30 18,-46Z", "wood", _EDGE
    )
    drawn += shade("M4,-46 L18,-46 C25,-30 25,-14 18,0 C14,2 10,3 6,3 C12,-14 12,-30 4,-46Z")
    drawn += path("M-22,-34 C-8,-30 8,-30 22,-34 M-22,-12 C-8,-8 8,-8 22,-12", width=5)
    drawn += path("M-22,-34 C-8,-30 8,-30 22,-34 M-22,-12 C-8,-8 8,-8 22,-12", width=2.4, stroke="iron")
    return drawn + ball(0, -46, 18, "tan", 2.2, ry=5.4)


def sacks() -> Svg:
    """Two sacks and a chest."""
    drawn = _shadow(46, 9, x=6)
    drawn += path("M8,-30 H50 V0 H8Z", "hide", _EDGE) + path("M6,-30 C8,-44 50,-44 52,-30Z", "wood", _EDGE)
    drawn += path("M8,-18 H50", width=1.8) + path("M25,-24 h8 v10 h-8Z", "gold", 1.8)
    sack = "M-18,2 C-26,-10 -20,-30 -8,-34 L-12,-42 L8,-42 L4,-34 C18,-30 24,-10 16,2 C6,6 -8,6 -18,2Z"
    fold = path("M-8,-34 C-4,-31 2,-31 4,-34 M-6,-28 C-8,-20 -8,-12 -6,-6", width=1.8, opacity=0.6)
    one = path(sack, "linen", _EDGE) + shade("M4,-34 C18,-30 24,-10 16,2 L4,4 C12,-10 10,-26 4,-34Z", 0.2) + fold
    return drawn + group(one, "translate(-26,-2)") + group(one, "translate(0,4) scale(.86)")


def bedroll() -> Svg:
    """A blanket that is rolled up, and a pack."""
    drawn = _shadow(34, 7)
    drawn += path("M-30,-18 L24,-20 C32,-20 32,2 24,2 L-30,3 C-38,3 -38,-18 -30,-18Z", "olive", _EDGE)
    drawn += path("M-16,-18 V2 M8,-19 V2", width=6) + path("M-16,-18 V2 M8,-19 V2", width=3, stroke="leather")
    return drawn + ball(26, -9, 6, "moss", 2.2, ry=11) + path("M26,-9 c3,-4 4,2 0,6 c-5,0 -5,-12 1,-14", width=1.6)


def firewood() -> Svg:
    """Split wood in a heap, an axe in the block."""
    drawn = _shadow(50, 9)
    for x, y in ((-30, -8), (-10, -8), (10, -8), (-20, -22), (0, -22), (-10, -35)):
        drawn += (
            ball(x, y, 9.6, "tan", 2.4)
            + ball(x, y, 4.6, "hide", 1.4)
            + element("circle", cx=x, cy=y, r=1.4, fill="ink")
        )
    block = path("M26,-20 L28,2 C34,6 48,6 54,2 L56,-20Z", "bark", _EDGE) + ball(41, -20, 15, "tan", 2.2, ry=5)
    axe = rod("M46,-24 L66,-60", "wood", 3.4) + path(
        "M40,-26 C40,-38 48,-44 56,-44 L58,-34 C52,-34 48,-30 46,-22Z", "steel", 2.2
    )
    return drawn + block + axe


def rail(wide: float) -> Svg:
    """A rail to which horses are tied."""
    drawn = "".join(rod(f"M{x},4 V-42", "bark", 5) for x in (-wide / 2, wide / 2))
    return drawn + rod(f"M{-wide / 2 - 8},-34 H{wide / 2 + 8}", "wood", 4.4)


def boat() -> Svg:
    """A boat drawn up on the beach, its oars in it."""
    drawn = _shadow(86, 12) + rod("M-20,-30 L60,-62", "wood", 3.4)
    drawn += path("M-86,-30 C-70,-18 60,-18 92,-44 C90,-20 76,0 52,6 H-48 C-70,2 -82,-12 -86,-30Z", "wood", _EDGE)
    drawn += shade("M-80,-16 C-40,-2 50,-2 90,-32 C88,-14 72,2 52,6 H-48 C-64,3 -76,-6 -80,-16Z")
    return (
        drawn
        + path("M-83,-22 C-50,-10 56,-10 90,-36", stroke="field", width=5)
        + path("M-70,-8 C-30,0 40,0 76,-14", width=1.8, opacity=0.5)
    )
