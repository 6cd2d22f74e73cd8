"""Question 11, big brother's: a strongman's poster, and Atlas from behind."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, both, dot, element, flat, group, path, shade, shine
from game.ui.pictures.folk import Face
from game.ui.pictures.sheet import clouds, wash

_MARBLE, _PALE, _SHADE, _FOLD = "#d5d2c8", "#efede4", "#a9a69c", "#857f75"


def _biceps() -> Svg:
    """The fair is in town: the poster's arm has room for a whole row of sparrows."""
    drawn = wash("#9a5f48", "#87513f") + _bricks()
    drawn += shade("M58,18 H222 V240 H58Z", 0.3) + path("M48,12 H212 L214,236 L204,230 L50,234Z", "#efdcae", 2.4)
    drawn += path("M57,21 H204 V222 L59,225Z", "none", 2.4, "#a3453a") + flat("M204,230 L214,236 L206,216Z", "#cdb786")
    rays = "".join(
        f"M131,128 L{x0},{y0} L{x1},{y1}Z "
        for x0, y0, x1, y1 in (
            (60, 30, 86, 24),
            (116, 24, 146, 24),
            (176, 24, 202, 32),
            (202, 64, 202, 92),
            (202, 126, 202, 156),
            (60, 60, 60, 90),
            (60, 124, 60, 156),
            (60, 186, 62, 214),
            (202, 186, 200, 212),
        )
    )
    drawn += flat(rays, "#e3a65c", opacity=0.55) + element("circle", cx=131, cy=120, r=50, fill="#f6e8c0", opacity=0.7)
    drawn += _strongman() + _nails() + sparrow(86, 72, 1) + sparrow(176, 125, -1) + _weed(24, 236)
    return drawn + _weed(240, 238)


def _bricks() -> Svg:
    drawn = ""
    for row, y in enumerate(range(0, 240, 20)):
        drawn += path(f"M0,{y} H264 ", width=1.8, stroke="#6b3f30")
        drawn += path(" ".join(f"M{x},{y} v20" for x in range(10 + row % 2 * 22, 264, 44)), width=1.8, stroke="#6b3f30")
    return drawn + flat(
        "M10,40 h44 v20 h-44Z M208,120 h44 v20 h-44Z M230,180 h34 v20 h-34Z M-12,140 h44 v20 h-44Z", "#a86e54"
    )


def _strongman() -> Svg:
    """Moustache, striped suit, and one arm that says it all."""
    skin = "#e3a883"
    drawn = path("M99,204 L97,230 H127 L130,210 L135,230 H165 L163,204Z", skin, 2.6)
    drawn += path(
        "M152,122 C176,122 186,140 182,158 C180,168 172,176 162,180 L154,170 C162,164 164,156 160,148 L148,146Z",
        skin,
        2.6,
    )
    drawn += path("M95,208 L102,176 H160 L167,208 L133,212 L131,206 L129,212Z", "#4f6f9f", 2.4)
    drawn += path("M98,120 C116,112 146,112 164,122 C172,134 164,150 160,178 H102 C98,150 90,134 98,120Z", skin, 2.6)
    drawn += path(
        "M106,118 C106,138 120,142 131,142 C142,142 156,138 156,118 L160,128 C166,142 160,160 160,178 H102 "
        "C102,160 96,142 102,128Z",
        "bone",
        2.4,
    )
    drawn += path(
        "M101,148 C118,154 144,154 161,148 M101,160 C118,166 144,166 160,160 M102,172 C118,177 144,177 160,172",
        width=5,
        stroke="ember",
    )
    drawn += shade("M148,136 C154,132 156,126 156,118 L160,128 C166,142 160,160 160,178 H140 C146,162 148,150 148,136Z")
    drawn += path("M100,178 Q131,188 162,178 V186 Q131,196 100,186Z", "leather", 2.2) + ball(131, 188, 6, "gold", 2)
    arm = (
        "M112,118 C100,112 88,112 80,106 C66,96 70,78 86,78 C94,66 112,70 116,82 C112,74 102,62 98,52 L112,42 "
        "C124,54 128,66 126,84 C130,96 124,112 112,118Z"
    )
    drawn += path(arm, skin, 2.6)
    drawn += shade(
        "M112,118 C100,112 88,112 80,106 C74,102 72,96 72,92 C84,102 104,104 118,98 C122,92 124,88 126,84 "
        "C130,96 124,112 112,118Z",
        0.2,
    )
    drawn += path("M88,82 C98,74 108,78 112,90", width=2.2) + shine("M80,90 C80,86 84,83 88,82", 0.7, 2.6)
    drawn += path("M92,50 C88,40 94,30 104,30 C114,30 118,38 116,46 C112,54 98,58 92,50Z", skin, 2.6)
    drawn += path("M98,32 V44 M104,31 V44 M110,33 V44", width=1.8)
    drawn += Face(skin=skin, hair="coal", cut="crop", mood="glad", turn=-0.3).at(134, 94, 22) + _moustache(133, 104)
    return drawn + path("M172,178 C176,186 168,194 160,190 C154,186 154,178 158,174Z", skin, 2.4)


def _moustache(x: float, y: float) -> Svg:
    half = path("M0,-2 C6,-7 14,-4 18,1 C22,5 27,3 26,-3 C31,4 25,11 17,9 C9,8 3,6 0,3Z", "coal", 1.8)
    return group(both(half), f"translate({x},{y}) scale(.86)")


def _nails() -> Svg:
    return "".join(ball(x, y, 3, "iron", 1.6) for x, y in ((56, 20), (205, 20), (57, 226)))


def sparrow(x: float, y: float, side: int) -> Svg:
    """A sparrow that sits at x, y and looks to the right, or to the left at side -1."""
    form = path("M-9,0 C-10,-10 0,-15 6,-11 C9,-14 15,-12 15,-8 L20,-6 L14,-4 C13,2 6,5 0,4 L-14,9Z", "#8a6a4a", 2)
    form += flat("M0,4 C6,4 12,0 13,-5 C8,-4 2,-2 0,4Z", "#e3cfa5") + dot(11.6, -8.4, 1.3)
    form += path("M-1,4 v4 M4,4 v4", width=1.5)
    return group(form, f"translate({x},{y}) scale({side * 0.9},.9)")


def _weed(x: float, y: float) -> Svg:
    drawn = path(
        f"M{x},{y} c-4,-14 -12,-16 -16,-24 M{x},{y} c0,-16 2,-22 0,-34 M{x},{y} c4,-12 10,-14 16,-22",
        width=2.6,
        stroke="#5d7a38",
    )
    return drawn + ball(x, y - 36, 4, "gold", 1.6)


def _trapezius() -> Svg:
    """Atlas from behind: the whole world, and a pigeon on top of it."""
    drawn = wash("#9dc0cc", "#d5dcc4", "#eadfb6") + clouds("#f6f2e2", ((44, 56, 42), (226, 80, 44)))
    drawn += flat("M-6,214 V122 H22 V104 L44,84 L66,104 V140 H96 V214Z", "#b3a98f")
    drawn += flat("M270,214 V112 H238 L218,92 L198,112 V146 H170 V214Z", "#b3a98f")
    drawn += flat(
        "M14,136 h12 v20 h-12Z M48,120 h12 v18 h-12Z M214,126 h12 v18 h-12Z M240,140 h12 v20 h-12Z", "#8b8470"
    )
    drawn += path("M-6,204 H270 V246 H-6Z", "#b9ab88", 2) + path("M58,214 H206 V246 H58Z", "stone")
    drawn += path("M48,204 H216 V216 H48Z", "#b5b0a5")
    bearer = _world(132, 66) + _atlas()
    pigeon = path(
        "M-12,0 C-14,-12 -4,-18 4,-14 C6,-20 14,-20 15,-14 L19,-12 L14,-10 C13,0 4,4 -4,3 L-18,8Z", "#8d97a5", 2
    )
    pigeon += path("M4,-8 C8,-6 12,-6 14,-9", width=2, stroke="#6fa58a") + dot(11, -14.6, 1.3)
    bearer += group(pigeon + path("M-2,3 v5 M3,2 v6", width=1.6), "translate(134,14)")
    return drawn + group(bearer, "translate(18.5,28.6) scale(.86)")


def _world(x: float, y: float) -> Svg:
    drawn = element("circle", cx=0, cy=0, r=44, fill="#8fa9a4", stroke="ink", stroke_width=2.6)
    drawn += flat(
        "M-38,-14 C-28,-34 -8,-40 4,-36 C10,-26 -2,-22 -2,-12 C-12,-8 -18,4 -28,4 C-38,2 -40,-6 -38,-14Z M10,-8 "
        "C22,-18 38,-12 41,2 C38,18 26,26 18,18 C20,8 6,4 10,-8Z M-16,22 C-8,16 2,20 4,30 C0,38 -12,38 -18,34Z",
        "#b9b77f",
    )
    drawn += path(
        "M-44,0 C-20,10 20,10 44,0 M0,-44 C-18,-20 -18,20 0,44 M0,-44 C18,-20 18,20 0,44", width=1.5, opacity=0.5
    )
    return group(
        drawn
        + shade("M16,-41 C46,-28 52,16 22,38 C34,12 32,-16 16,-41Z")
        + shine("M-32,-20 C-28,-28 -22,-33 -15,-36", 0.7, 2.6),
        f"translate({x},{y})",
    )


def _atlas() -> Svg:
    """A back of marble, all shoulders and neck, draped from the hips."""
    arm = path(
        "M46,-86 C62,-92 72,-106 68,-124 C66,-136 58,-146 46,-150 L40,-138 C48,-132 50,-124 46,-114 C40,-106 "
        "34,-100 30,-96Z",
        _MARBLE,
        2.6,
    )
    hands = path("M34,-150 C32,-158 40,-164 48,-160 C56,-156 58,-146 50,-142 C42,-138 36,-142 34,-150Z", _MARBLE, 2.4)
    hands += path("M40,-160 L42,-152 M46,-161 L47,-153", width=1.7)
    legs = path("M6,-12 H36 L34,2 H8Z", _MARBLE, 2.4)
    drawn = both(arm + hands) + both(legs)
    back = (
        "M-14,-116 C-22,-106 -40,-104 -50,-94 C-58,-84 -48,-66 -36,-52 C-32,-44 -32,-36 -34,-28 H34 C32,-36 "
        "32,-44 36,-52 C48,-66 58,-84 50,-94 C40,-104 22,-106 14,-116Z"
    )
    drawn += path(back, _PALE, 2.6)
    drawn += shade(
        "M14,-116 C22,-106 40,-104 50,-94 C58,-84 48,-66 36,-52 C32,-44 32,-36 34,-28 H16 C20,-50 34,-70 28,-88 "
        "C24,-98 18,-104 14,-116Z",
        0.2,
    )
    drawn += both(
        path("M4,-66 C10,-84 22,-92 42,-92", width=2.4, stroke=_FOLD)
        + path("M10,-60 C18,-58 28,-62 34,-70 M12,-44 C18,-42 24,-44 28,-48", width=2.2, stroke=_FOLD)
    )
    drawn += path("M0,-104 V-34", width=2.4, stroke=_FOLD) + shine("M-44,-86 C-46,-78 -42,-70 -36,-62", 0.9, 2.6)
    drawn += path("M-13,-118 C-14,-140 14,-140 13,-118 C10,-110 -10,-110 -13,-118Z", _MARBLE, 2.6)
    drawn += path(
        "M-12,-122 C-8,-118 -6,-124 -2,-120 C2,-124 6,-118 12,-122 M-10,-130 C-4,-126 2,-132 10,-129",
        width=1.8,
        stroke=_FOLD,
    )
    drape = (
        "M-38,-36 C-14,-28 14,-28 38,-36 C42,-24 42,-12 40,-4 C32,0 26,-6 18,-2 C8,4 -8,2 -16,-2 C-26,-6 -32,2 "
        "-40,-4 C-42,-14 -42,-26 -38,-36Z"
    )
    drawn += path(drape, _MARBLE, 2.6)
    drawn += path(
        "M-26,-32 C-24,-22 -28,-12 -26,-4 M-6,-29 C-4,-20 -8,-10 -6,0 M14,-30 C18,-20 14,-12 16,-2 M30,-33 "
        "C32,-24 30,-14 32,-4",
        width=2,
        stroke=_FOLD,
    )
    return group(drawn, "translate(132,206) scale(1,.92)")


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType({"muscle_biceps": _biceps, "muscle_trapezius": _trapezius})
"""The pictures by name."""
