"""What large figures wear of cloth: shoulders at y = -236, feet at 0."""

from game.ui.figures.strokes import Svg, ball, both, flat, mirrored, path, rod, shade
from game.ui.portraits.lean import OUTLINE


def _fold(form: str, opacity: float = 0.45) -> Svg:
    return path(form, width=2.2, opacity=opacity)


def _band(form: str, colour: str, width: float = 5) -> Svg:
    return path(form, width=width + 3) + path(form, width=width, stroke=colour)


def belt(y: float, half: float, colour: str = "leather", buckle: str = "gold") -> Svg:
    """A belt with a round buckle."""
    form = f"M{-half},{y} C{-half / 2},{y + 11} {half / 2},{y + 11} {half},{y}"
    return _band(form, colour, 8) + ball(0, y + 8.5, 8, buckle, 2.6) + ball(0, y + 8.5, 3, colour, 1.8)


def pouch(x: float = 36, y: float = -128, colour: str = "hide") -> Svg:
    """A pouch at the belt."""
    body = f"M{x - 3},{y} c14,3 24,16 19,32 c-12,8 -24,2 -28,-10 c-2,-8 2,-16 9,-22Z"
    return (
        path(body, colour, 2.6)
        + path(f"M{x - 9},{y + 12} c10,6 18,5 26,0", width=2)
        + ball(x + 5, y + 17, 2.4, "gold", 1.6)
    )


def robe(colour: str, panel: str, *, trim: str = "gold", girdle: str = "leather", under: str = "") -> Svg:
    """A robe to the ground with a panel in front, and an `under` robe that shows at its sides if one is named."""
    form = "M-36,-238 C-58,-172 -64,-70 -66,-4 C-38,11 38,11 66,-4 C64,-70 58,-172 36,-238Z"
    drawn = ""
    if under:
        outer = "M-40,-236 C-74,-180 -84,-70 -80,-6 C-46,12 46,12 80,-6 C84,-70 74,-180 40,-236Z"
        drawn += path(outer, under, OUTLINE) + shade("M30,-230 C74,-180 84,-70 80,-6 C68,2 56,4 46,6Z", 0.3)
    drawn += path(form, colour, OUTLINE)
    drawn += shade("M18,-234 C58,-172 64,-70 66,-4 C52,4 42,6 30,6 C44,-70 40,-180 18,-234Z", 0.26)
    drawn += _band("M-64,-18 C-38,-3 38,-3 64,-18", trim, 4.5)
    drawn += path("M-17,-230 L17,-230 L29,2 C10,8 -10,8 -29,2Z", panel, OUTLINE)
    drawn += shade("M4,-230 L17,-230 L29,2 C20,6 14,6 9,6Z", 0.24)
    drawn += path("M-11,-226 L-22,-2 M11,-226 L22,-2", width=1.6, stroke=trim) + _band(
        "M-27,-20 C-8,-13 8,-13 28,-20", trim, 4
    )
    drawn += _fold("M-50,-150 C-52,-100 -50,-60 -54,-22 M-40,-112 C-42,-70 -40,-50 -44,-14")
    drawn += _fold("M47,-146 C52,-100 50,-60 55,-22 M38,-104 C44,-70 40,-50 46,-14")
    drawn += path("M-34,-222 C-46,-184 -52,-150 -54,-110", width=3, stroke="glint", opacity=0.3)
    return drawn + (belt(-138, 56, girdle) if girdle else "")


def gown(colour: str, apron: str = "", *, trim: str = "gold") -> Svg:
    """A gown with a laced bodice and a wide skirt, with an apron or a panel if one is named."""
    skirt = "M-34,-148 C-58,-112 -76,-52 -80,-4 C-44,13 44,13 80,-4 C76,-52 58,-112 34,-148Z"
    drawn = path(skirt, colour, OUTLINE) + shade(
        "M20,-146 C58,-112 76,-52 80,-4 C62,5 48,8 36,8 C44,-50 40,-100 20,-146Z", 0.26
    )
    if apron:
        drawn += path(
            "M-24,-146 L24,-146 C32,-90 34,-40 34,-2 C12,5 -12,5 -34,-2 C-34,-40 -32,-90 -24,-146Z", apron, OUTLINE
        )
        drawn += shade("M8,-146 L24,-146 C32,-90 34,-40 34,-2 C26,2 20,3 14,3 C18,-50 18,-100 8,-146Z", 0.2)
        drawn += _band("M-33,-22 C-12,-14 12,-14 33,-22", trim, 4)
    else:
        drawn += _band("M-77,-20 C-44,-3 44,-3 77,-20", trim, 4.5)
    drawn += _fold("M-44,-118 C-56,-80 -60,-50 -62,-10 M-34,-120 C-42,-84 -44,-40 -46,-8")
    drawn += _fold("M44,-118 C56,-80 60,-50 62,-10 M34,-120 C42,-84 44,-40 46,-8")
    drawn += bodice(colour, trim=trim)
    return drawn + path("M-44,-108 C-58,-74 -64,-50 -67,-26", width=3, stroke="glint", opacity=0.3)


def bodice(colour: str, *, trim: str = "gold", lace: str = "linen") -> Svg:
    """The upper part of a gown."""
    form = "M-35,-238 C-47,-208 -38,-172 -34,-146 C-16,-138 16,-138 34,-146 C38,-172 47,-208 35,-238Z"
    drawn = path(form, colour, OUTLINE) + shade(
        "M14,-238 L35,-238 C47,-208 38,-172 34,-146 L14,-141 C24,-170 24,-210 14,-238Z", 0.22
    )
    drawn += path("M-13,-236 L0,-196 L13,-236Z", lace, 2.6)
    drawn += path("M-7,-190 L7,-182 M7,-190 L-7,-182 M-7,-176 L7,-168 M7,-176 L-7,-168", width=2.4, stroke=lace)
    return drawn + _band("M-34,-146 C-16,-137 16,-137 34,-146", trim, 5) + ball(0, -140, 6, trim, 2.4)


def coat(colour: str, *, trim: str = "gold", girdle: str = "leather", panel: str = "") -> Svg:
    """A coat or tunic to the knees, without the legs."""
    skirt = "M-38,-146 C-48,-120 -56,-92 -60,-66 C-34,-52 34,-52 60,-66 C56,-92 48,-120 38,-146Z"
    drawn = path(skirt, colour, OUTLINE) + shade(
        "M16,-144 L38,-146 C48,-120 56,-92 60,-66 C48,-60 40,-58 30,-57Z", 0.26
    )
    drawn += _fold(
        "M-34,-128 C-42,-104 -46,-84 -48,-66 M34,-128 C42,-104 46,-84 48,-66 M-16,-126 V-62 M18,-126 V-62", 0.4
    )
    drawn += _band("M-58,-76 C-34,-62 34,-62 58,-76", trim, 4)
    return drawn + jacket(colour, girdle=girdle, panel=panel)


def jacket(colour: str, *, girdle: str = "leather", panel: str = "", opened: str = "") -> Svg:
    """The upper part of a coat, closed, with a panel in front, or `opened` over a shirt of that colour."""
    form = "M-37,-238 C-50,-208 -44,-172 -40,-142 C-20,-132 20,-132 40,-142 C44,-172 50,-208 37,-238Z"
    drawn = path(form, colour, OUTLINE)
    if panel:
        drawn += path("M-16,-232 L16,-232 L20,-136 C8,-133 -8,-133 -20,-136Z", panel, 2.6)
    if opened:
        drawn += path("M-15,-238 L15,-238 C10,-200 10,-170 14,-136 L-14,-136 C-10,-170 -10,-200 -15,-238Z", opened, 2.6)
        drawn += _fold("M0,-214 V-150 M-5,-226 L0,-214 L6,-227", 0.5)
    drawn += shade("M16,-238 L37,-238 C50,-208 44,-172 40,-142 L18,-135 C28,-170 28,-210 16,-238Z", 0.24)
    drawn += path("M-37,-222 C-44,-200 -41,-172 -38,-154", width=3, stroke="glint", opacity=0.3)
    return drawn + (belt(-144, 41, girdle) if girdle else "")


def buttons(colour: str = "gold") -> Svg:
    """Two rows of buttons down a jacket."""
    return both("".join(ball(24, y, 4, colour, 1.8) for y in (-218, -196, -174)))


def legs(hose: str, boot: str = "leather", *, cuff: str = "") -> Svg:
    """Two legs in hose and boots, the boots turned down over a `cuff` of another colour if one is named."""
    one = path("M4,-86 L48,-86 C48,-60 44,-44 42,-30 L12,-30 C10,-50 6,-66 4,-86Z", hose, OUTLINE)
    one += path("M8,-42 L45,-42 L43,-14 C54,-12 60,-2 56,8 L14,8 C11,-8 10,-24 8,-42Z", boot, OUTLINE)
    one += path("M43,-14 C36,-10 28,-9 20,-9 M14,2 H56", width=1.8, opacity=0.6)
    if cuff:
        one += path("M6,-48 L47,-48 L48,-34 L7,-34Z", cuff, OUTLINE)
    return mirrored(one) + one + shade("M28,-40 L45,-42 L43,-14 C54,-12 60,-2 56,8 L36,8Z", 0.2)


def cloak(colour: str, *, wide: float = 96, lining: str = "", torn: bool = False) -> Svg:
    """A cloak behind the figure, to the ground."""
    foot = f"C{-wide * 0.6},14 {wide * 0.6},14 {wide},-6"
    if torn:
        tatters = ((-0.7, 6), (-0.5, -8), (-0.2, 10), (0.2, 10), (0.5, -6), (0.7, 8), (1, -6))
        foot = " ".join(f"L{wide * share},{y}" for share, y in tatters)
    form = f"M-44,-238 C{-wide},-200 {-wide - 10},-80 {-wide},-6 {foot} C{wide + 10},-80 {wide},-200 44,-238Z"
    drawn = path(form, colour, OUTLINE)
    drawn += shade(f"M20,-238 L44,-238 C{wide},-200 {wide + 10},-80 {wide},-6 L{wide * 0.5},6Z", 0.32)
    drawn += _fold(f"M{-wide * 0.78},-150 C{-wide * 0.86},-90 {-wide * 0.84},-50 {-wide * 0.8},-10", 0.5)
    drawn += _fold(f"M{wide * 0.78},-150 C{wide * 0.86},-90 {wide * 0.84},-50 {wide * 0.8},-10", 0.5)
    if lining:
        drawn += _band(f"M{-wide - 1},-18 C{-wide * 0.6},2 {wide * 0.6},2 {wide + 1},-18", lining, 4.5)
    return drawn


def riding_cloak(colour: str, *, lining: str = "gold") -> Svg:
    """A cloak that falls back over a mount's rump."""
    form = "M-40,-238 C-84,-226 -112,-172 -138,-128 C-122,-110 -84,-98 -40,-100 L44,-110 C60,-160 58,-214 40,-238Z"
    drawn = path(form, colour, OUTLINE) + shade("M10,-238 L40,-238 C58,-214 60,-160 44,-110 L0,-104Z", 0.3)
    drawn += _fold("M-60,-206 C-78,-176 -92,-150 -100,-122 M-44,-200 C-56,-170 -64,-140 -66,-112", 0.5)
    return drawn + _band("M-134,-134 C-118,-118 -84,-107 -40,-109", lining, 4.5)


def mantle(colour: str, clasp: str = "gold") -> Svg:
    """A short cape over the shoulders, closed by a clasp."""
    form = (
        "M-31,-246 C-25,-226 25,-226 31,-246 C52,-236 66,-222 64,-204 C34,-184 -34,-184 -64,-204 C-66,-222 "
        "-52,-236 -31,-246Z"
    )
    drawn = path(form, colour, OUTLINE) + shade(
        "M10,-230 L31,-246 C52,-236 66,-222 64,-204 C50,-194 34,-191 20,-190Z", 0.24
    )
    drawn += _fold(
        "M-40,-232 C-46,-222 -50,-212 -50,-200 M40,-232 C46,-222 50,-212 50,-200 M-20,-222 C-24,-212 -26,-202 -26,-192"
    )
    return (
        drawn
        + path("M0,-224 c10,7 10,18 0,25 c-10,-7 -10,-18 0,-25Z", clasp, 2.6)
        + flat("M-2,-219 c-4,4 -4,8 -2,12Z", "glint", opacity=0.6)
    )


def collar(colour: str) -> Svg:
    """A small upright collar."""
    form = (
        "M-30,-250 C-22,-232 22,-232 30,-250 C36,-240 38,-232 36,-224 C16,-212 -16,-212 -36,-224 C-38,-232 "
        "-36,-240 -30,-250Z"
    )
    return path(form, colour, OUTLINE) + shade(
        "M10,-236 L30,-250 C36,-240 38,-232 36,-224 C28,-218 20,-216 12,-215Z", 0.22
    )


def high_collar(colour: str, lining: str) -> Svg:
    """A stiff collar that stands up behind the head."""
    one = "M6,-226 C34,-232 46,-256 54,-308 C74,-274 70,-232 34,-212Z"
    inner = "M16,-228 C38,-238 48,-262 54,-292 C62,-266 58,-238 34,-222Z"
    return both(path(one, colour, OUTLINE) + flat(inner, lining))


def fur(y: float = -226, colour: str = "fur", light: str = "hide") -> Svg:
    """A fur over the shoulders, in tufts."""
    drawn = ""
    for i in range(9):
        x, low = -64 + 16 * i, abs(i - 4) ** 2 * 1.5
        tuft = (
            f"M{x - 13},{y - 9 + low} C{x - 10},{y - 20 + low} {x + 10},{y - 20 + low} {x + 13},{y - 9 + low} "
            f"C{x + 15},{y + 2 + low} {x + 8},{y + 6 + low} {x + 4},{y + 15 + low} L{x - 1},{y + 8 + low} "
            f"L{x - 6},{y + 15 + low} C{x - 8},{y + 6 + low} {x - 15},{y + 2 + low} {x - 13},{y - 9 + low}Z"
        )
        drawn += path(tuft, light if i % 2 else colour, 2.6)
    return drawn


def sash(colour: str) -> Svg:
    """A band from the shoulder to the hip."""
    return path("M-36,-236 L-18,-240 L42,-160 L38,-138Z", colour, 2.6) + _fold("M-24,-232 L36,-154", 0.4)


def seam(form: str, colour: str, width: float = 3) -> Svg:
    """A row of stitches or beads."""
    return rod(form, colour, width)
