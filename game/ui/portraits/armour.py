"""What large figures wear of steel, and bare chests: shoulders at y = -236, feet at 0."""

from game.ui.figures.strokes import Svg, ball, both, flat, mirrored, path, shade
from game.ui.portraits.lean import OUTLINE


def cuirass(steel: str = "steel", trim: str = "gold") -> Svg:
    """A breastplate with a gorget, to the waist."""
    form = "M-37,-238 C-54,-212 -48,-170 -36,-140 C-18,-132 18,-132 36,-140 C48,-170 54,-212 37,-238Z"
    drawn = path(form, steel, OUTLINE)
    drawn += shade("M8,-236 L37,-238 C54,-212 48,-170 36,-140 L10,-134 C22,-166 24,-206 8,-236Z", 0.26)
    drawn += path("M0,-220 V-136 M-34,-196 C-20,-184 20,-184 34,-196", width=2, opacity=0.7)
    drawn += path("M-32,-152 C-16,-144 16,-144 32,-152", width=2, opacity=0.6)
    drawn += path("M-34,-222 C-42,-204 -40,-184 -34,-166", width=4, stroke="glint", opacity=0.65)
    gorget = "M-29,-250 C-22,-236 22,-236 29,-250 L34,-226 C16,-212 -16,-212 -34,-226Z"
    drawn += path(gorget, steel, OUTLINE) + shade("M10,-239 L29,-250 L34,-226 C26,-220 18,-217 10,-216Z", 0.28)
    return drawn + path("M-33,-229 C-16,-216 16,-216 33,-229", width=3, stroke=trim)


def faulds(steel: str = "steel") -> Svg:
    """The plates below the breastplate."""
    drawn = ""
    for y, half in ((-114, 48), (-126, 44), (-138, 39)):
        form = (
            f"M{-half + 3},{y - 8} C{-half / 2},{y + 3} {half / 2},{y + 3} {half - 3},{y - 8} L{half},{y + 8} "
            f"C{half / 2},{y + 20} {-half / 2},{y + 20} {-half},{y + 8}Z"
        )
        drawn += path(form, steel, 2.6)
        drawn += shade(
            f"M{half * 0.3:.0f},{y + 1} L{half - 3},{y - 8} L{half},{y + 8} L{half * 0.4:.0f},{y + 15}Z", 0.26
        )
    return drawn + path("M-36,-144 C-18,-134 18,-134 36,-144", width=3, stroke="gold")


def skirt(colour: str, hem: str) -> Svg:
    """The cloth under the plates, to the knees."""
    form = "M-42,-120 C-50,-100 -56,-86 -60,-62 C-34,-48 34,-48 60,-62 C56,-86 50,-100 42,-120Z"
    drawn = path(form, colour, OUTLINE) + shade("M18,-110 L42,-120 C50,-100 56,-86 60,-62 L34,-53Z", 0.26)
    drawn += path("M-30,-104 L-36,-56 M30,-104 L36,-56 M-10,-100 L-12,-52 M10,-100 L12,-52", width=2, opacity=0.4)
    return (
        drawn
        + path("M-58,-70 C-34,-56 34,-56 58,-70", width=8)
        + path("M-58,-70 C-34,-56 34,-56 58,-70", width=5, stroke=hem)
    )


def greaves(steel: str = "steel", shoe: str = "iron") -> Svg:
    """Legs in plates."""
    one = path("M6,-84 L48,-84 C46,-60 44,-40 43,-18 L12,-18 C10,-44 8,-66 6,-84Z", steel, OUTLINE)
    one += path("M8,-66 C16,-78 38,-78 46,-66 C42,-52 14,-52 8,-66Z", steel, 2.6) + path("M27,-74 V-54", width=1.8)
    one += path("M12,-20 L43,-20 C54,-16 60,-4 56,8 L14,8Z", shoe, OUTLINE) + path(
        "M20,-10 C32,-14 44,-12 50,-6", width=1.8
    )
    one += path("M16,-48 L17,-24", width=3.4, stroke="glint", opacity=0.6)
    return mirrored(one) + one + shade("M32,-84 L48,-84 C46,-60 44,-40 43,-18 L54,-8 L56,8 L36,8Z", 0.22)


def surcoat(colour: str, charge: str) -> Svg:
    """A coat of arms over the breastplate, from the shoulders to the knees, split for riding."""
    form = (
        "M-26,-234 C-14,-222 14,-222 26,-234 C32,-190 36,-150 44,-72 L8,-66 L0,-118 L-8,-66 L-44,-72 "
        "C-36,-150 -32,-190 -26,-234Z"
    )
    drawn = path(form, colour, OUTLINE) + shade(
        "M10,-225 L26,-234 C32,-190 36,-150 44,-72 L20,-68 C24,-130 22,-180 10,-225Z", 0.24
    )
    return drawn + path("M-41,-80 L-8,-75 M8,-75 L41,-80", width=4, stroke=charge)


def chest(skin: str) -> Svg:
    """A bare chest, broad and scarred."""
    form = "M-37,-240 C-64,-230 -54,-178 -42,-142 L42,-142 C54,-178 64,-230 37,-240Z"
    drawn = path(form, skin, OUTLINE) + shade(
        "M14,-240 L37,-240 C64,-230 54,-178 42,-142 L18,-142 C32,-174 30,-214 14,-240Z", 0.22
    )
    drawn += path("M-40,-204 C-30,-194 -10,-194 0,-206 C10,-194 30,-194 40,-204 M0,-206 V-150", width=2.2, opacity=0.7)
    drawn += path(
        "M-20,-182 C-12,-178 -6,-178 0,-182 C6,-178 12,-178 20,-182 M-18,-166 C-10,-162 10,-162 18,-166",
        width=1.8,
        opacity=0.5,
    )
    return drawn + path("M-30,-224 l16,12 M-26,-218 l4,-5 M-20,-213 l4,-5", width=1.8, stroke="#8a3b2a", opacity=0.7)


def kilt(colour: str, line: str) -> Svg:
    """A kilt with checks and a broad belt with a badge."""
    form = "M-44,-150 C-52,-120 -58,-94 -62,-68 C-34,-54 34,-54 62,-68 C58,-94 52,-120 44,-150Z"
    drawn = path(form, colour, OUTLINE)
    drawn += path(
        "M-54,-110 C-30,-98 30,-98 54,-110 M-59,-86 C-32,-72 32,-72 59,-86", width=3, stroke=line, opacity=0.7
    )
    drawn += path(
        "M-34,-140 L-44,-62 M34,-140 L44,-62 M-12,-138 L-15,-58 M12,-138 L15,-58", width=3, stroke=line, opacity=0.7
    )
    drawn += shade("M18,-146 L44,-150 C52,-120 58,-94 62,-68 L36,-58Z", 0.26)
    girdle = "M-45,-150 C-22,-138 22,-138 45,-150 L46,-134 C22,-122 -22,-122 -46,-134Z"
    return drawn + path(girdle, "leather", OUTLINE) + ball(0, -134, 12, "gold", 2.6) + ball(0, -134, 5, "iron", 2)


def bare_legs(skin: str) -> Svg:
    """Bare knees above boots of fur."""
    one = path("M8,-80 L46,-80 C46,-60 44,-44 42,-30 L12,-30Z", skin, OUTLINE)
    one += path("M20,-56 C26,-50 34,-50 38,-56", width=1.8, opacity=0.5)
    one += path("M8,-44 L20,-38 L28,-46 L36,-38 L46,-44 L43,-14 C54,-12 60,-2 56,8 L14,8Z", "fur", OUTLINE)
    one += path("M10,-24 L44,-18 M44,-28 L11,-14", width=3.4, stroke="leather")
    return mirrored(one) + one


def scales(colour: str, line: str, top: float, foot: float, half: float) -> Svg:
    """Rows of scales from a height to another, of a half width."""
    rows = []
    for i, y in enumerate(range(round(top), round(foot), 13)):
        shift = 6.5 if i % 2 else 0
        steps = range(round(-half + 6), round(half - 4), 13)
        rows += [
            f"M{x + shift - 6},{y} C{x + shift - 5},{y + 8} {x + shift + 5},{y + 8} {x + shift + 6},{y}" for x in steps
        ]
    return path(" ".join(rows), width=2, stroke=line, opacity=0.75) if colour else ""


def tail(colour: str, fin: str) -> Svg:
    """A fish's tail from the waist down, that sweeps to the left and ends in flukes."""
    form = (
        "M-39,-150 C-60,-104 -48,-56 -12,-32 C-28,-16 -54,-18 -72,-38 L-88,-26 C-64,10 -12,16 22,-2 C62,-26 "
        "62,-100 39,-150Z"
    )
    flukes = (
        "M-74,-30 C-98,-18 -122,-30 -130,-54 C-114,-52 -104,-56 -99,-62 C-102,-80 -96,-94 -82,-104 C-70,-82 "
        "-66,-54 -74,-30Z"
    )
    drawn = path(flukes, fin, OUTLINE) + path(
        "M-80,-38 C-94,-42 -108,-48 -116,-50 M-80,-42 C-88,-58 -88,-76 -84,-90", width=2, opacity=0.6
    )
    drawn += path(form, colour, OUTLINE) + shade(
        "M14,-146 L39,-150 C62,-100 62,-26 22,-2 C0,10 -30,8 -54,-4 C10,-4 44,-60 14,-146Z", 0.26
    )
    drawn += scales(colour, fin, -124, -30, 40)
    girdle = (
        "M-41,-152 C-20,-140 20,-140 41,-152 L44,-136 C34,-128 28,-134 22,-126 C14,-132 6,-132 0,-124 "
        "C-6,-132 -14,-132 -22,-126 C-28,-134 -34,-128 -44,-136Z"
    )
    return (
        drawn
        + path(girdle, fin, OUTLINE)
        + path("M-44,-112 C-52,-90 -46,-66 -34,-52", width=4, stroke="glint", opacity=0.4)
    )


def shell_bodice(skin: str, shell: str = "rose") -> Svg:
    """A slim body in a bodice of shells."""
    form = "M-32,-240 C-46,-226 -38,-180 -34,-146 L34,-146 C38,-180 46,-226 32,-240Z"
    drawn = path(form, skin, OUTLINE) + shade(
        "M12,-240 L32,-240 C46,-226 38,-180 34,-146 L14,-146 C24,-176 24,-214 12,-240Z", 0.2
    )
    cloth = (
        "M-39,-212 C-20,-222 20,-222 39,-212 C38,-196 36,-184 34,-174 C12,-164 -12,-164 -34,-174 C-36,-184 "
        "-38,-196 -39,-212Z"
    )
    drawn += path(cloth, "deep", OUTLINE) + flat(
        "M14,-219 L39,-212 C38,-196 36,-184 34,-174 L18,-168Z", "ink", opacity=0.2
    )
    one = "M3,-186 C-1,-210 32,-214 36,-192 C32,-178 10,-176 3,-186Z"
    return drawn + both(
        path(one, shell, 2.6) + path("M12,-182 L11,-202 M20,-180 L20,-206 M28,-184 L29,-202", width=1.6, opacity=0.6)
    )
