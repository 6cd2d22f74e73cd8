"""The picture behind the title: a camp on a hill at dusk, the banner over it, a castle far away.

It is composed for 1280 x 720 and drawn at the size the window needs, covering it; what is cut off in narrow or low
windows is the left and the upper edge, where only sky and hills are.
"""

import pygame

from game.scenes.title_hill import hill
from game.scenes.title_strokes import DARK, GLOW, INK, pole, shape, stroke
from game.ui.figures.strokes import Svg, element, group, mirrored
from game.ui.theme import vector

WIDTH, HEIGHT = 1280, 720

_BANNER = 750
"""The x of the banner's tip."""


def title_picture(width: int, height: int) -> pygame.Surface:
    """The picture covering a window of this size in pixels."""
    return vector(_LIGHTS + _sky() + _land() + hill() + _camp(), width, height, _view(width, height))


def banner_left(width: int, height: int) -> int:
    """The x of the banner's tip in a window of this size, in pixels."""
    x, _y, seen, _height = _view(width, height)
    return round((_BANNER - x) * width / seen)


def _view(width: int, height: int) -> tuple[float, float, float, float]:
    share = max(width / WIDTH, height / HEIGHT)
    seen_width, seen_height = width / share, height / share
    return WIDTH - seen_width, HEIGHT - seen_height, seen_width, seen_height


def _stops(*stops: tuple[float, str, float]) -> Svg:
    return "".join(
        f'<stop offset="{offset}" stop-color="{colour}" stop-opacity="{opacity}"/>' for offset, colour, opacity in stops
    )


def _round_light(name: str, x: float, y: float, r: float, stops: Svg) -> Svg:
    place = f'cx="{x}" cy="{y}" r="{r}"'
    return f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" {place}>{stops}</radialGradient>'


_SKY = _stops(
    (0, "#23234a", 1),
    (0.22, "#3f3566", 1),
    (0.42, "#7a4a74", 1),
    (0.62, "#c2636b", 1),
    (0.8, "#ec935f", 1),
    (1, "#fbd08c", 1),
)

_LIGHTS = (
    f'<defs><linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="470">{_SKY}'
    "</linearGradient>"
    + _round_light("sun", 770, 440, 430, _stops((0, "#ffd98a", 0.85), (0.45, "#ff9a5a", 0.4), (1, "#ff8a5a", 0)))
    + _round_light("fire", 876, 532, 190, _stops((0, "#ffb45a", 0.75), (0.4, "#e07a3a", 0.28), (1, "#c05a2a", 0)))
    + "</defs>"
)


def _sky() -> Svg:
    drawn = element("rect", x=0, y=0, width=WIDTH, height=HEIGHT, fill="url(#sky)")
    for i in range(80):
        x, y, size = i * 397 % 1280, i * 211 % 190, (0.8, 1, 1.3, 1.8)[i % 4]
        drawn += element("circle", cx=x, cy=y, r=size, fill="#fbf3dc", opacity=round(0.95 - y / 260, 2))
    drawn += "".join(
        _cloud(x, y, w, "#8f506b", 0.8) for x, y, w in ((980, 150, 230), (420, 120, 150), (1190, 236, 170))
    )
    drawn += "".join(_cloud(x, y, w, "#eba57c", 0.7) for x, y, w in ((640, 268, 190), (900, 318, 140), (470, 334, 130)))
    drawn += element("circle", cx=770, cy=440, r=430, fill="url(#sun)")
    drawn += element("circle", cx=770, cy=432, r=46, fill="#fff0bd")
    birds = "M600,250 q7,-7 12,0 q6,-7 12,0 M636,232 q6,-6 10,0 q5,-6 10,0 M662,256 q5,-5 9,0 q4,-5 9,0"
    return drawn + stroke(birds, "#3d2c4c", 2.4)


def _cloud(x: float, y: float, w: float, colour: str, opacity: float) -> Svg:
    form = (
        f"M{x - w},{y} C{x - w * 0.6},{y - w * 0.1} {x - w * 0.4},{y - w * 0.16} {x - w * 0.1},{y - w * 0.1} "
        f"C{x + w * 0.2},{y - w * 0.24} {x + w * 0.5},{y - w * 0.1} {x + w},{y} "
        f"C{x + w * 0.4},{y + w * 0.05} {x - w * 0.4},{y + w * 0.05} {x - w},{y}Z"
    )
    return shape(form, colour, opacity=opacity)


def _land() -> Svg:
    """Three ranges of hills, the castle on the second, a river and pines before the third."""
    far = (
        "M-10,430 C60,380 130,360 210,400 C290,440 340,452 420,430 C480,404 520,392 580,396 C640,400 690,436 760,428 "
        "C830,416 880,424 950,436 C1040,448 1110,452 1180,430 C1220,418 1260,424 1290,418 V730 H-10Z"
    )
    middle = (
        "M-10,486 C60,470 120,474 190,488 C260,500 330,486 400,468 C470,452 540,462 610,450 C680,440 740,456 820,450 "
        "C910,444 980,470 1060,470 C1140,468 1220,480 1290,476 V730 H-10Z"
    )
    near = (
        "M-10,520 C90,498 190,506 290,512 C390,516 470,502 560,500 C650,496 740,512 840,506 "
        "C960,500 1120,512 1290,506 V730 H-10Z"
    )
    drawn = shape(far, "#a05c74") + shape(middle, "#774c6e") + _castle() + shape(near, "#56415f")
    river = (
        "M640,520 C700,496 760,500 772,478 C790,500 700,520 690,548 C676,590 820,600 800,720 L560,720 "
        "C600,650 560,620 556,590 C552,560 590,536 640,520Z"
    )
    drawn += shape(river, "#f2b981")
    drawn += stroke("M690,530 h-50 M676,566 h-74 M690,600 h-60 M720,640 h-96 M650,676 h-50", "#fff0c8", 3, 0.6)
    for i, x in enumerate((522, 538, 556, 574, 800, 820, 842, 862, 884, 60, 84, 104, 300, 322, 470)):
        drawn += _pine(x, 528 + i * 37 % 17 - 6, 38 + i * 29 % 22)
    return drawn


def _pine(x: float, y: float, height: float) -> Svg:
    half = height * 0.3
    drawn = stroke(f"M{x},{y} v{-height * 0.2}", "#3e3450", height * 0.07)
    for share, top in ((1, 0.42), (0.78, 0.66), (0.54, 1)):
        low = y - height * (top - 0.32)
        form = f"M{x - half * share},{low} Q{x},{low + height * 0.06} {x + half * share},{low} L{x},{y - height * top}Z"
        drawn += shape(form, "#3e3450")
    return drawn


def _castle() -> Svg:
    walls = (
        "M-60,64 V-52 H-63 L-49,-74 L-35,-52 H-38 V64Z M-34,64 V-36 h6 v-6 h6 v6 h6 v-6 h6 v6 h16 V64Z "
        "M6,64 V-78 H3 L19,-108 L35,-78 H32 V64Z M32,64 V-30 h8 v-6 h8 v6 h8 v-6 h8 v6 h14 V64Z "
        "M78,64 V-46 H75 L87,-66 L99,-46 H96 V64Z"
    )
    windows = "".join(
        element("rect", x=x, y=y, width=4, height=7, fill="#ffd98a")
        for x, y in ((-52, -38), (16, -60), (20, -36), (50, -16), (85, -30), (-20, -10))
    )
    return group(shape(walls, "#5a3f60") + windows, "translate(622,448) scale(.9)")


def _camp() -> Svg:
    """Tent, banner, two watchers, a horse, and the fire that lights them."""
    drawn = group(_tent(), "translate(1128,506) scale(.62)") + _banner()
    drawn += group(_watcher(antlers=True), "translate(1066,492) scale(1.5)")
    drawn += group(_watcher(antlers=False), "translate(954,490) scale(1.3)")
    drawn += group(_horse(), "translate(1216,530) scale(1.2)")
    drawn += element("circle", cx=876, cy=532, r=190, fill="url(#fire)")
    return drawn + group(_campfire(), "translate(876,548) scale(.62)")


def _tent() -> Svg:
    cloth = "M-84,0 C-40,-30 -16,-78 -4,-104 C10,-78 44,-30 88,0 C50,10 -50,10 -84,0Z"
    drawn = shape(cloth, "#4a3d46", INK, 3.4)
    drawn += shape("M-4,-104 C10,-78 44,-30 88,0 C70,6 50,8 34,8 C24,-30 8,-70 -4,-104Z", "#2c252e")
    drawn += shape("M-4,-80 C-14,-50 -24,-22 -32,6 C-16,9 10,9 22,8 C12,-20 4,-50 -4,-80Z", "#e9a05f", INK, 2.6)
    return drawn + stroke("M-84,0 C-40,-30 -16,-78 -4,-104", GLOW, 3)


def _banner() -> Svg:
    cloth = (
        "M1012,148 C960,116 920,176 862,150 C822,132 796,150 764,140 L796,204 L752,268 "
        "C800,282 830,262 868,278 C922,302 962,250 1012,282Z"
    )
    lower = (
        "M1012,222 C960,196 920,250 862,226 C826,212 806,222 782,226 L752,268 "
        "C800,282 830,262 868,278 C922,302 962,250 1012,282Z"
    )
    drawn = pole("M1012,474 V120", "#7a4c2e", 7, 4)
    drawn += element("circle", cx=1012, cy=114, r=9, fill="#f0c75e", stroke=INK, stroke_width=3)
    drawn += shape(cloth, "#b03a34", INK, 3.4) + shape(lower, "#74202a", opacity=0.6)
    drawn += stroke("M1008,162 C958,132 920,190 862,164 C826,148 802,160 778,154", "#f0c75e", 4)
    return drawn + group(hearth(), "translate(902,212) scale(1.12)")


def hearth() -> Svg:
    """The game's badge: a flame under an arch of stones, about 80 wide around the origin."""
    arch = pole("M-30,34 V-4 C-30,-44 30,-44 30,-4 V34", "#f2d9a6", 6) + pole("M-38,36 H38", "#f2d9a6", 6)
    flame = shape(
        "M2,-32 C12,-20 24,-8 19,10 C17,22 9,28 0,28 C-10,28 -18,22 -19,9 C-20,-2 -12,-6 -11,-17 C-5,-13 -3,-20 2,-32Z",
        "#f0a23c",
        INK,
        2.4,
    )
    core = "M1,-8 C8,0 11,6 9,14 C8,20 4,23 0,23 C-6,23 -10,19 -10,12 C-10,5 -3,2 1,-8Z"
    return arch + group(flame + shape(core, "#fff0b8"), "translate(0,8) scale(.82)")


def _watcher(*, antlers: bool) -> Svg:
    """Somebody in a cloak, seen from behind against the light."""
    drawn = ""
    if antlers:
        horn = "M-6,-14 C-10,-22 -20,-22 -21,-33 M-13,-21 C-14,-27 -11,-30 -10,-33"
        one = pole(horn, "#6d5a4a", 2.2, 2.4)
        drawn += group(one + mirrored(one), "translate(0,-42)")
    drawn += pole("M22,4 L19,-62", "#4a352a", 2.4)
    if not antlers:
        drawn += shape("M15,-60 L19,-76 L23,-60Z", "#c9b9a0", INK, 1.8)
    cloak = (
        "M-9,-34 C-20,-28 -24,-8 -24,4 C-8,10 8,10 24,4 C24,-8 20,-28 9,-34 "
        "C14,-44 10,-56 0,-56 C-10,-56 -14,-44 -9,-34Z"
    )
    drawn += shape(cloak, DARK, INK, 2.4)
    drawn += stroke("M-10,-47 C-12,-43 -12,-38 -9,-34 C-20,-28 -24,-8 -24,3", GLOW, 2)
    return drawn + stroke("M-8,-34 C-3,-31 3,-31 8,-34 M-6,-20 L-9,2 M5,-22 L8,3", "#4b3a3c", 1.8)


def _horse() -> Svg:
    """A horse that waits, dark against the hill."""
    drawn = "".join(
        pole(leg, "#2f2429", 3.4) for leg in ("M-15,-4 L-15,-18", "M-8,-3 L-9,-16", "M10,-3 L9,-16", "M16,-4 L15,-18")
    )
    drawn += pole("M-20,-20 C-27,-18 -27,-8 -24,-6", "#1d1518", 3)
    body = (
        "M-20,-22 C-18,-30 4,-29 10,-27 C14,-31 16,-40 20,-44 L21,-49 L24,-44 C30,-42 35,-36 35,-33 "
        "C34,-30 30,-30 27,-33 C25,-30 23,-22 20,-17 C12,-11 -14,-10 -19,-15Z"
    )
    drawn += shape(body, "#2f2429", INK, 2.4)
    cloth = "M-19,-22 C-17,-29 4,-28 12,-26 L16,-12 C6,-7 -12,-7 -21,-10Z"
    drawn += shape(cloth, "#5a3038", INK, 2.2)
    return drawn + stroke("M-19,-25 C-16,-29 4,-29 10,-27 C14,-31 16,-40 20,-44", GLOW, 1.8)


def _campfire() -> Svg:
    stones = "".join(
        element("ellipse", cx=x, cy=y, rx=9, ry=6, fill="#8f887c", stroke=INK, stroke_width=2)
        for x, y in ((-30, -4), (-20, 5), (0, 9), (20, 5), (30, -4))
    )
    flame = "M0,-72 C14,-52 34,-40 24,-14 C18,-2 -18,-2 -24,-14 C-32,-32 -16,-40 -14,-54 C-8,-48 -4,-56 0,-72Z"
    inner = "M2,-48 C12,-36 20,-28 14,-12 C8,-4 -10,-4 -14,-12 C-18,-24 -4,-30 2,-48Z"
    core = "M0,-28 C6,-22 8,-14 4,-8 C0,-6 -4,-6 -6,-9 C-8,-16 -2,-20 0,-28Z"
    drawn = stones + pole("M-24,2 L20,-12 M-20,-12 L24,2", "#6d4a2c", 7, 4)
    return drawn + shape(flame, "#f08a2c", "#8a2f1a", 2.4) + shape(inner, "#ffd75e") + shape(core, "#fffbe0")
