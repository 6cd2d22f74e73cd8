"""Another shape for a day: deer and fox of question 3. All four animals wear the same red scarf."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, dot, element, flat, group, path, scratch, shade
from game.ui.pictures.people import limb
from game.ui.pictures.sheet import blob, clouds, land, pine, scattered, specks, sun, tufts, wash

SCARF = "#c23b2c"
"""The colour of the scarf that whoever changed shape still wears."""


def _deer() -> Svg:
    """A stag in one leap over a brook, at sunrise."""
    drawn = (
        wash("#e8b98f", "#f5dcae", "#f7edd0", box=(0, 0, 264, 160))
        + sun(56, 76, 20, "#fbe2a0", "#fff2c6")
        + clouds("#fbf1dc", ((150, 46, 60), (240, 70, 40)), 0.9)
    )
    drawn += land([(-6, 134), (60, 120), (140, 136), (210, 118), (270, 130)], "#a8ab84", 1.8)
    drawn += "".join(
        pine(x, y, h, "#6d8462", "#92a67e", 1.8)
        for x, y, h in ((14, 144, 50), (34, 144, 38), (232, 138, 54), (252, 140, 66), (212, 140, 36))
    )
    drawn += clouds("#fdf6e4", ((70, 150, 90), (220, 152, 70)), 0.75) + land(
        [(-6, 168), (80, 160), (180, 170), (270, 160)], "#9bab62", 2.2
    )
    brook = (
        "M96,164 C84,180 130,188 118,204 C108,222 150,230 144,246 H216 "
        "C214,226 168,218 176,200 C180,186 130,178 128,166Z"
    )
    drawn += path(brook, "#7fb0b8", 2.2) + path(
        "M112,174 q8,5 16,2 M140,196 q9,4 16,0 M140,214 q10,6 22,3 M168,234 q10,4 20,1", width=2, stroke="#e3f0ee"
    )
    for seed, (x, y, r) in enumerate(((92, 184, 10), (190, 196, 12), (104, 216, 12), (206, 224, 14))):
        drawn += path(blob(seed + 30, x, y, r, 8, 0.14, 0.7), "#9b9284", 2) + flat(
            blob(seed + 60, x - 2, y - 2, r * 0.5, 8, 0.1, 0.6), "#c9c1b2", opacity=0.9
        )
    drawn += tufts((*scattered(4, 12, 0, 190, 80, 46), *scattered(7, 9, 220, 188, 44, 46)), "#6d8141", 1.2)
    return (
        drawn
        + element("ellipse", cx=142, cy=206, rx=58, ry=7, fill="ink", opacity=0.16)
        + group(_leaping(), "translate(12,24) scale(0.92)")
    )


def _leaping() -> Svg:
    """The stag, its head to the right."""
    far, near, belly = "#8a5f38", "#b5804a", "#eadcbc"
    drawn = limb("M166,134 L206,126 L212,148", far, 7) + limb("M98,136 L78,146 L52,142 L30,156", far, 7)
    horns = (
        "M188,54 C178,44 174,26 180,10 M177,32 C168,28 164,20 164,12 M180,22 "
        "C186,18 188,12 188,6 M196,52 C200,40 210,34 210,18 M205,36 C214,34 220,28 222,20 M202,42 C196,34 196,26 198,20"
    )
    drawn += path(horns, width=7.2) + path(horns, width=3.6, stroke="bone")
    drawn += path("M78,116 C70,110 66,104 66,98 C76,98 86,104 90,112Z", belly, 2)
    drawn += path(
        "M82,130 C80,114 98,106 120,110 C140,114 152,110 162,104 C168,94 172,80 182,66 "
        "C186,56 196,50 204,56 C210,60 218,68 228,76 "
        "C232,80 230,88 222,88 C214,90 206,90 200,90 C196,102 194,114 188,126 "
        "C182,140 168,146 152,144 C132,144 116,140 106,148 C92,154 82,146 82,130Z",
        near,
        2.6,
    )
    drawn += flat(
        "M106,148 C116,140 132,144 152,144 C168,146 182,140 188,126 C178,134 164,134 150,134 C130,134 114,134 100,142Z",
        belly,
    ) + flat("M222,88 C214,90 206,90 200,90 L204,82 C212,82 222,80 229,80 C231,84 228,88 222,88Z", belly)
    drawn += path(
        "M200,90 C196,102 194,114 188,126 C182,140 168,146 152,144 C132,144 116,140 106,148 C92,154 82,146 82,130",
        width=2.6,
    )
    drawn += (
        path("M86,122 C82,140 92,152 104,150 C114,146 118,132 110,122 C102,114 90,114 86,122Z", near, 0, "none")
        + limb("M94,146 L70,160 L46,166 L26,182", near, 8)
        + path("M87,118 C80,136 84,152 100,154 C114,152 120,136 112,122", near, 0, "none")
    )
    drawn += limb("M172,136 L202,142 L194,166", near, 8) + path(
        "M26,182 l-8,6 M30,156 l-8,5 M194,166 l-3,8 M212,148 l1,8", width=8.6, stroke="coal"
    )
    drawn += specks(((104, 118), (118, 120), (132, 122), (112, 128), (126, 130)), "#f3e4c2", 2, 0.9) + scratch(
        "M92,116 C98,111 108,110 118,113", "glint", 2.4, 0.5
    )
    drawn += (
        path("M186,62 C178,56 170,58 166,62 C172,68 180,70 188,68Z", near, 2.2)
        + dot(205, 66, 2.8)
        + dot(206, 65, 0.9, "white")
        + path("M224,77 C229,76 232,80 230,84 C226,84 223,81 224,77Z", "coal", 1.4)
        + path("M214,86 q5,-1 8,-3", width=1.6)
    )
    drawn += path("M162,98 C170,110 184,114 194,108 L198,96 C188,100 176,96 170,86Z", SCARF, 2.2)
    return drawn + path(
        "M164,100 C150,92 142,104 128,92 C128,104 138,114 150,110 C156,110 160,108 166,108Z", SCARF, 2.2
    )


def _fox() -> Svg:
    """A fox at dusk, who looks as if there were no hen-house behind it."""
    drawn = (
        wash("#4f5a7c", "#a9798a", "#e5a878", box=(0, 0, 264, 170))
        + ball(222, 52, 14, "#f7eccb", 2)
        + specks(scattered(2, 14, 0, 18, 180, 60), "#fbf3dc", 1.2, 0.8)
    )
    drawn += (
        land([(-6, 138), (70, 124), (150, 140), (270, 122)], "#6b5a5c", 1.8)
        + _hen_house()
        + land([(-6, 172), (80, 164), (180, 174), (270, 164)], "#8c7f4a", 2.2)
    )
    drawn += tufts(scattered(5, 18, 0, 184, 264, 54), "#66602f", 1.2)
    drawn += path(
        "M240,246 C236,200 244,130 236,60 M238,150 C224,130 214,124 204,122 M239,110 C248,92 256,86 268,82",
        width=6,
        stroke="#4a3626",
    )
    for seed, (x, y, r, colour) in enumerate(
        ((238, 46, 34, "#c2622e"), (264, 86, 26, "#d9893a"), (206, 116, 18, "#b8502a"), (214, 74, 16, "#d9893a"))
    ):
        drawn += path(blob(seed + 70, x, y, r, 11), colour) + flat(
            blob(seed + 90, x - r * 0.25, y - r * 0.25, r * 0.46), "#f0b45c", opacity=0.6
        )
    for x, y, turn in ((30, 214, 20), (60, 228, -40), (196, 222, 70), (228, 214, 10), (176, 196, -30), (214, 160, 40)):
        drawn += group(
            path("M0,0 C-6,-5 -6,-11 0,-15 C6,-11 6,-5 0,0Z", "#d9893a", 1.6), f"translate({x},{y}) rotate({turn})"
        )
    return (
        drawn
        + element("ellipse", cx=126, cy=214, rx=76, ry=10, fill="ink", opacity=0.28)
        + group(_sitting_fox(), "translate(0,1)")
    )


def _hen_house() -> Svg:
    """A hut on posts with a ladder, and two hens in the door who have seen the fox."""
    drawn = (
        path("M12,176 V150 M64,176 V150", width=6)
        + path("M6,156 V104 H70 V156Z", "#8b6038")
        + scratch("M6,118 H70 M6,131 H70 M6,144 H70", width=1.4)
    )
    drawn += (
        path("M-4,108 L38,72 L80,108Z", "#6e3b34")
        + path("M24,156 V128 C24,116 54,116 54,128 V156Z", "#ffcf6b", 2.2)
        + path("M54,156 L84,182", width=8)
        + path("M54,156 L84,182", width=4, stroke="#a5784b")
    )
    for x in (32, 46):
        drawn += path(
            f"M{x - 6},156 C{x - 8},146 {x - 5},138 {x},138 C{x + 6},138 {x + 8},146 {x + 6},156Z", "white", 1.8
        )
        drawn += (
            path(f"M{x - 3},138 q1,-5 3,-2 q2,-4 4,1Z", "ember", 1.4)
            + dot(x - 1, 142, 1)
            + dot(x + 3, 142, 1)
            + path(f"M{x},144 l3,1.4 l-3,1.6Z", "gold", 1)
        )
    return drawn


def _sitting_fox() -> Svg:
    """The fox itself, its face to us and its tail around its feet."""
    coat, dark, white = "#d0662c", "#4a2f26", "#f6efdd"
    drawn = path(
        "M150,214 C190,222 222,206 218,176 C214,158 196,152 186,162 C192,176 184,188 166,190Z", coat, 2.6
    ) + path("M218,176 C214,158 196,152 186,162 C190,172 188,180 182,184 C194,190 208,188 218,176Z", white, 2.2)
    drawn += path("M92,214 C84,170 96,136 112,118 H148 C166,140 178,178 170,214Z", coat, 2.6) + shade(
        "M140,118 H148 C166,140 178,178 170,214 H150 C158,180 154,146 140,118Z"
    )
    drawn += flat("M112,126 C108,150 114,172 126,182 C140,172 146,150 144,126Z", white) + path(
        "M110,214 C106,190 108,172 114,160 M142,214 C148,190 146,172 142,160 M126,214 V184", width=2.2
    )
    drawn += path(
        "M100,216 C98,204 106,200 112,202 C120,200 126,206 125,216Z M127,216 "
        "C126,206 132,200 140,202 C148,200 154,206 152,216Z",
        dark,
        2.4,
    )
    drawn += path("M100,122 C112,138 142,138 154,122 L150,112 H104Z", SCARF, 2.2) + path(
        "M106,128 C100,142 108,148 100,162 C112,164 120,154 118,142 L120,132Z", SCARF, 2.2
    )
    drawn += path(
        "M90,76 C84,56 84,40 90,26 C104,36 112,46 116,58Z M164,76 C170,56 170,40 164,26 C150,36 142,46 138,58Z",
        coat,
        2.6,
    ) + flat(
        "M94,60 C91,50 91,44 93,37 C101,44 105,50 108,57Z M160,60 C163,50 163,44 161,37 C153,44 149,50 146,57Z", dark
    )
    drawn += path(
        "M127,52 C150,50 166,66 168,84 C176,90 180,98 182,104 C170,106 158,112 148,118 "
        "C140,128 114,128 106,118 C96,112 84,106 72,104 C74,98 78,90 86,84 C88,66 104,50 127,52Z",
        coat,
        2.6,
    )
    drawn += flat(
        "M127,124 C116,124 110,120 107,116 C98,110 86,106 76,103 C92,94 110,94 118,104 "
        "L127,92 L136,104 C144,94 162,94 178,103 C168,106 156,110 147,116 C144,120 138,124 127,124Z",
        white,
    ) + shade(
        "M142,54 C156,58 166,68 168,84 C176,90 180,98 182,104 C170,106 158,112 148,118 C160,100 158,72 142,54Z", 0.18
    )
    drawn += (
        path("M102,84 q7,-7 14,0 M138,84 q7,-7 14,0", width=3)
        + path("M119,106 C122,101 132,101 135,106 C134,112 120,112 119,106Z", "coal", 2)
        + path("M127,111 C126,117 118,118 114,115 M127,111 C128,117 136,118 140,115", width=2)
    )
    return drawn + scratch("M100,70 C105,62 112,58 119,57", "glint", 2.6, 0.45)


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType({"deer": _deer, "fox": _fox})
"""The pictures by name."""
