"""Question 5b: whom one would rather not have as an enemy."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, element, flat, group, path, rod, scratch, shade, shine
from game.ui.pictures.folk import Face, Folk, shadow
from game.ui.pictures.people import limb
from game.ui.pictures.sheet import blob, clouds, flame, glow, land, scattered, specks, tufts, wash


def _burning() -> Svg:
    """On a heap of barrels and doors, torch on high; all hands go up."""
    drawn = wash("#5a2b2c", "#a8452f", "#eda24f") + clouds("#7b3430", ((40, 62, 70), (226, 84, 80), (190, 40, 50)), 0.7)
    drawn += flat("M-4,178 V120 H20 V104 H34 V128 H52 V96 L66,80 L80,96 V178Z", "#6b2f2e")
    drawn += flat("M268,178 V110 H246 V132 H228 V92 L212,74 L196,92 V178Z", "#6b2f2e")
    drawn += glow(164, 50, 92, "#ffdc7a", 0.9) + _barricade()
    speaker = Folk(
        Face(skin="skin2", hair="ginger", cut="curls", mood="laugh", turn=0.5),
        cloth="field",
        hose="#4a3a30",
        lean=4,
        left=((-26, -58), (-34, -76)),
        right=((26, -70), (30, -94)),
        left_foot=((-12, -18), (-14, 0)),
        right_foot=((16, -26), (18, -10)),
        right_holds=rod("M0,12 V-16", "wood", 4) + flame(0, -14, 34),
        toes=1,
    )
    cape = "M112,106 C90,112 74,150 62,168 C84,172 104,166 116,152 C128,164 142,160 146,148 C148,130 142,112 134,106Z"
    drawn += path(cape, "#6e1f20") + scratch("M110,120 C104,136 98,150 90,160", "#4a1416", 2)
    return drawn + speaker.at(126, 172, 106) + _crowd()


def _barricade() -> Svg:
    drawn = path("M68,244 L84,176 H150 L158,162 H186 L208,244Z", "#5a4330")
    drawn += path("M46,236 L120,166 L132,178 L62,246Z", "wood") + scratch("M56,238 L126,172", "bark", 1.8)
    drawn += path("M214,240 L160,158 L172,152 L232,236Z", "#7d5433")
    drawn += path("M106,178 C100,196 100,224 106,244 H154 C160,224 160,196 154,178Z", "#a06c3e")
    drawn += path("M103,196 H157 M103,226 H157", width=5)
    drawn += path("M103,196 H157 M103,226 H157", width=2.2, stroke="iron")
    drawn += path("M104,178 C104,170 156,170 156,178 C156,185 104,185 104,178Z", "#c48b53")
    drawn += shade("M140,184 L154,180 C160,196 160,224 154,244 H138Z")
    return drawn


def _crowd() -> Svg:
    """Heads and raised hands at the foot of the picture, dark against the light."""
    drawn = ""
    people = (
        (18, 204, "skin3", "coal"),
        (56, 214, "skin2", "brown"),
        (96, 222, "skin4", "coal"),
        (174, 222, "skin2", "auburn"),
        (212, 212, "skin3", "brown"),
        (248, 204, "skin2", "coal"),
    )
    for i, (x, y, skin, hair) in enumerate(people):
        side = 1 if x < 132 else -1
        drawn += limb(f"M{x + 15 * side},{y + 24} L{x + 21 * side},{y - 26 - i % 2 * 8}", "#4e2a28", 9)
        drawn += ball(x + 21 * side, y - 31 - i % 2 * 8, 6.4, skin)
        drawn += path(f"M{x - 22},250 C{x - 22},{y + 10} {x + 22},{y + 10} {x + 22},250Z", "#4e2a28")
        drawn += Face(skin=skin, hair=hair, away=True).at(x, y, 15)
        drawn += path(f"M{x - 12 * side},{y - 8} q{2 * side},-6 {8 * side},-8", width=2, stroke="#f0a65c", opacity=0.8)
    return drawn


def _swift() -> Svg:
    """Even the arrows come too late."""
    drawn = wash("#a9c6cf", "#cfdccb", "#efe2b4") + clouds("#f4efdc", ((60, 54, 54), (206, 70, 60)))
    drawn += land([(-6, 132), (60, 120), (140, 134), (270, 118)], "#8fa58a", 0)
    drawn += land([(-6, 160), (90, 152), (200, 162), (270, 154)], "#a3b071", 2)
    drawn += flat("M-6,188 C80,182 180,190 270,182 V226 C180,234 80,222 -6,230Z", "#d9c184")
    drawn += tufts(scattered(7, 9, 4, 166, 250, 16), "#6f8448")
    drawn += path("M-6,188 C80,182 180,190 270,182 M-6,230 C80,222 180,234 270,226", width=2)
    streaks = "M4,70 H74 M20,92 H96 M-4,116 H62 M30,142 H84 M2,164 H58"
    drawn += path(streaks, width=3, stroke="white", opacity=0.85)
    dust = ((22, 206, 16, 1), (50, 200, 20, 2), (82, 206, 15, 3), (10, 190, 12, 4), (104, 210, 9, 5))
    drawn += "".join(path(blob(seed, x, y, r), "#efe2c0", 2) for x, y, r, seed in dust)
    drawn += _arrow(60, 84, -4) + _arrow(30, 132, 2) + _arrow(66, 152, -2) + shadow(170, 212, 34)
    runner = Folk(
        Face(skin="skin3", hair="coal", cut="crop", mood="glad", turn=1, tilt=8),
        cloth="#3f6f8f",
        hose="linen",
        boots="#8a5a33",
        lean=20,
        left=((-6, -46), (-26, -50)),
        right=((44, -46), (52, -64)),
        left_foot=((-18, -30), (-46, -34)),
        right_foot=((26, -34), (32, -6)),
        left_heel=78,
        right_heel=-22,
        toes=1,
        behind="left",
    )
    scarf = "M172,110 C150,98 134,112 112,100 C116,110 112,114 104,118 C126,126 148,116 170,124Z"
    return drawn + path(scarf, "ember") + runner.at(158, 210, 124) + _winged_cap(190, 96) + _hare(44, 200)


def _winged_cap(x: float, y: float) -> Svg:
    wing = path(
        "M-4,0 C-14,-4 -28,-4 -34,-14 C-26,-12 -24,-14 -30,-20 C-20,-18 -18,-20 -22,-26 C-10,-22 0,-14 2,-2Z",
        "white",
        2,
    )
    cap = path("M-17,4 C-20,-20 14,-26 19,-2 C8,-8 -6,-6 -17,4Z", "gold", 2.2)
    cap += shine("M-8,-11 C-4,-15 2,-16 6,-15", 0.6)
    return group(cap + group(wing, "translate(-8,-4)"), f"translate({x},{y}) rotate(8)")


def _arrow(x: float, y: float, turn: float) -> Svg:
    drawn = path("M-34,0 H22", width=3) + path("M22,-4.6 L34,0 L22,4.6Z", "steel", 1.8)
    drawn += path("M-36,0 L-42,-6 H-30 L-24,0 L-30,6 H-42Z", "white", 1.8)
    return group(drawn, f"translate({x},{y}) rotate({turn})")


def _hare(x: float, y: float) -> Svg:
    """A hare who is used to winning."""
    drawn = path("M-20,4 C-26,-12 -6,-20 8,-12 C12,-22 26,-22 28,-11 C29,-5 22,-3 17,-3 C14,6 -12,10 -20,4Z", "tawny")
    drawn += path(
        "M12,-17 C4,-24 -4,-34 0,-37 C6,-36 14,-26 17,-19Z M17,-19 C14,-28 14,-38 19,-38 C23,-34 22,-24 21,-18Z",
        "tawny",
        2,
    )
    drawn += ball(-21, -1, 4, "bone", 1.8) + element("circle", cx=21, cy=-12, r=2, fill="ink")
    drawn += path("M8,3 L22,10 M-12,6 L-24,12", width=5) + path("M8,3 L22,10 M-12,6 L-24,12", width=2.4, stroke="tawny")
    return group(drawn, f"translate({x},{y})") + path(f"M{x + 34},{y - 22} q4,5 0,8", width=2, stroke="#7fb4cc")


def _lasting() -> Svg:
    """The tower fell, the swords rusted; the tortoise is chewing."""
    drawn = wash("#b7cbb9", "#d9dfb9", "#efe6bd") + glow(60, 60, 70, "#fff8d6", 0.9)
    drawn += path("M184,150 V70 L192,62 V48 H204 V60 H214 V78 L226,88 V150Z", "#a7ab99", 2, "#7d8474")
    drawn += flat("M198,82 h10 v18 h-10Z", "#7d8474")
    drawn += land([(-6, 146), (80, 134), (170, 150), (270, 138)], "#9cb083", 0)
    drawn += land([(-6, 178), (100, 164), (270, 182)], "#86a05f") + _relics() + shadow(118, 212, 76, 0.22)
    drawn += _tortoise(112, 207)
    return drawn + tufts(scattered(12, 16, 4, 212, 256, 22), "#5f7a3c", 1.3)


def _tortoise(x: float, y: float) -> Svg:
    leg = path("M-13,-26 C-17,-8 -18,-2 -17,2 H15 C14,-6 12,-14 12,-26Z", "#8a9160")
    leg += path("M-12,2 v-5 M-4,2 v-5 M5,2 v-5", width=1.8)
    drawn = group(leg, "translate(-48,2)") + group(leg, "translate(32,2)")
    drawn += path("M-78,-26 C-92,-22 -96,-14 -100,-8 C-90,-10 -80,-12 -74,-16Z", "#8a9160")
    neck = "M58,-44 C78,-44 82,-64 88,-80 C92,-96 126,-98 132,-78 C136,-66 126,-58 114,-58 C110,-40 96,-16 62,-16Z"
    drawn += path(neck, "#99a06b") + shade("M114,-58 C110,-40 96,-16 62,-16 L60,-24 C86,-26 98,-44 102,-60Z", 0.2)
    drawn += path("M94,-48 q8,4 14,1 M88,-40 q9,5 16,2 M80,-33 q9,5 16,3", width=1.8, stroke="#6a7048")
    drawn += ball(116, -80, 4.4, "bone", 1.8) + element("circle", cx=117.4, cy=-79.4, r=2.2, fill="ink")
    drawn += path("M109,-83 C112,-88 120,-88 123,-83", width=2.4) + path("M133,-70 C126,-66 120,-66 114,-69", width=2.2)
    drawn += path("M130,-68 C138,-64 140,-54 146,-52 C140,-48 132,-56 128,-66Z", "leaf", 1.8)
    shell = "M-82,-24 C-86,-72 -46,-104 -6,-104 C36,-104 70,-74 72,-28 C40,-14 -50,-14 -82,-24Z"
    drawn += path(shell, "#7b6a45")
    drawn += shade("M20,-100 C52,-90 70,-66 72,-28 C60,-22 44,-19 26,-18 C44,-44 40,-76 20,-100Z")
    drawn += path("M-84,-30 C-50,-20 40,-20 74,-34 L74,-22 C40,-8 -50,-8 -84,-18Z", "#94825a")
    plates = (
        "M-34,-96 L-24,-66 L12,-66 L26,-96 M-24,-66 L-44,-44 L-74,-56 M12,-66 L34,-46 L66,-58 "
        "M-44,-44 L-36,-22 M34,-46 L30,-22"
    )
    drawn += path(plates, width=2.2, stroke="#4c4029") + shine("M-70,-52 C-66,-72 -52,-86 -38,-93", 0.4)
    drawn += path(
        "M-58,-80 C-52,-98 -22,-110 -2,-108 C10,-114 32,-106 42,-92 C34,-88 30,-96 22,-92 C18,-84 8,-96 0,-94 "
        "C-8,-86 -16,-98 -24,-94 C-34,-84 -40,-92 -46,-86 C-50,-78 -56,-76 -58,-80Z",
        "leaf",
        2.2,
    )
    return group(drawn + _growing(), f"translate({x},{y})")


def _growing() -> Svg:
    """What has taken root on the shell: a tree, with a bird's nest."""
    drawn = path("M-20,-100 C-14,-112 -18,-122 -24,-130 M-17,-116 L-4,-130", width=7)
    drawn += path("M-20,-100 C-14,-112 -18,-122 -24,-130 M-17,-116 L-4,-130", width=3.4, stroke="bark")
    drawn += path(blob(21, -18, -150, 30, 11, squash=0.7), "moss")
    drawn += flat(blob(22, -26, -156, 16, squash=0.7), "leaf", opacity=0.8)
    return drawn + path("M22,-104 v-10 h4 v10Z", "bone", 1.6) + path("M15,-113 C16,-122 32,-122 33,-113Z", "ember", 1.8)


def _relics() -> Svg:
    """What is left of those who did not last."""
    sword = path("M-2.6,0 V-44 H2.6 V0Z", "#a07a58", 2) + rod("M-10,-44 H10", "#b08a5c") + path("M0,-46 V-58", width=5)
    drawn = group(sword, "translate(252,206) rotate(14) scale(.8)") + group(sword, "translate(20,190) rotate(-16)")
    helmet = path("M-16,4 C-18,-20 16,-22 16,4 L6,3 L4,-4 H-6 L-8,3Z", "#8b7f74")
    flower = path("M2,-17 C4,-26 2,-30 6,-36", width=2, stroke="#5d7a38") + ball(7, -38, 4, "rose", 1.6)
    return drawn + group(helmet + flower, "translate(212,210) rotate(12)")


def _open_door() -> Svg:
    """A winter's night, and soup for whoever comes."""
    drawn = wash("#1f2a44", "#37476a", "#6d7692") + specks(scattered(9, 60, 2, 22, 260, 190), "#f3f3ee", 1.7, 0.9)
    drawn += land([(-6, 170), (60, 160), (140, 172), (270, 164)], "#b9c4d4", 0) + _hall()
    drawn += land([(-6, 204), (80, 198), (180, 206), (270, 200)], "#dfe6ec", 2)
    drawn += flat("M132,203 L196,203 L190,244 H42Z", "#ffe3a0", opacity=0.75) + glow(164, 150, 66, "#ffe9a8", 0.55)
    host = Folk(
        Face(skin="skin4", hair="ash", cut="bun", mood="glad", turn=-0.6),
        cloth="#8a3f32",
        apron="linen",
        gown=True,
        left=((-26, -52), (-38, -58)),
        right=((18, -50), (16, -38)),
        right_holds=rod("M0,-6 L8,-40", "wood") + path("M2,-48 C2,-36 17,-36 17,-46Z", "wood", 2),
    )
    drawn += host.at(170, 206, 92)
    wanderer = Folk(
        Face(skin="skin2", cut="hood", mood="awe", turn=0.8, cloth="#4f6070", beard="ash"),
        cloth="#4f6070",
        gown=True,
        belt="#2b2118",
        right=((20, -48), (24, -40)),
        right_holds=rod("M0,-30 V40", "wood", 3.4),
        lean=4,
    )
    child = Folk(
        Face(cut="hood", mood="glad", turn=0.9, cloth="#7c4a3a"),
        cloth="#7c4a3a",
        crown=20,
        belt="",
        gown=True,
        right=((16, -48), (24, -52)),
    )
    drawn += shadow(58, 216, 22) + wanderer.at(56, 218, 100) + shadow(98, 218, 15) + child.at(96, 220, 64)
    return drawn + specks(scattered(19, 12, 2, 30, 90, 80), "white", 2.4)


def _hall() -> Svg:
    """The front of a house with its door wide open."""
    drawn = path("M104,92 H270 V206 H104Z", "#8d6a48") + path("M104,124 H270 M222,92 V206", width=5, stroke="#5a4028")
    drawn += path("M136,206 V124 C136,98 196,98 196,124 V206Z", "#ffd978")
    drawn += flat("M150,206 V132 C150,112 184,112 184,132 V206Z", "#fff0b8")
    drawn += path("M136,206 V124 C136,112 128,108 120,110 L104,120 V216Z", "#6b4a2e")
    drawn += scratch("M120,112 V210", "#47301d", 2)
    drawn += ball(128, 164, 2.4, "gold", 1.4) + path("M232,136 H260 V166 H232Z", "#ffdf8f")
    drawn += path("M246,136 V166 M232,151 H260", width=2.2)
    drawn += path("M84,98 L150,30 H280 V98Z", "#55626f")
    drawn += path(
        "M84,98 C92,86 104,76 110,68 C124,54 138,38 150,24 H280 V58 C262,66 250,54 232,64 C214,72 204,58 186,70 "
        "C166,80 158,66 140,80 C122,92 104,88 84,98Z",
        "#eef2f4",
    )
    drawn += path("M206,26 V6 H228 V26", "stone") + flat("M204,4 H230 V12 H204Z", "#eef2f4")
    return drawn


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType(
    {
        "rival_burning": _burning,
        "rival_swift": _swift,
        "rival_lasting": _lasting,
        "rival_open_door": _open_door,
    }
)
"""The pictures by name."""
