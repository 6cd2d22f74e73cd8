"""Question 11, big brother's: what the sculptor has finished, and the king's horse from behind."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, both, dot, flat, group, path, rod, scratch, shade, shine, star
from game.ui.pictures.folk import Face, Folk, shadow
from game.ui.pictures.muscles import sparrow
from game.ui.pictures.sheet import birds, blob, clouds, wash

_PALE, _SHADE, _FOLD = "#efede4", "#a9a69c", "#857f75"
_BRONZE, _DARK, _LIGHT = "#6f8f7d", "#4f6f60", "#9dbba6"


def _calves() -> Svg:
    """The sculptor has got as far as the knees, and is content."""
    drawn = wash("#cdb98f", "#b99f72") + path("M176,20 H252 V112 H176Z", "#b9d7de")
    drawn += flat("M178,92 C200,80 230,90 250,78 V110 H178Z", "#a0ba80")
    drawn += rod("M176,20 H252 V112 H176Z M214,20 V112 M176,66 H252", "bark", 4) + path("M-6,56 H66 V63 H-6Z", "wood")
    drawn += _plaster(16, 56, 0.8) + _plaster(46, 56, 0.66) + flat("M-6,196 H270 V246 H-6Z", "#8f7650")
    drawn += path("M-6,196 H270", width=2.2)
    drawn += path("M40,240 V206 H172 V240Z", "stone") + path("M32,192 H180 V208 H32Z", "#b5b0a5")
    drawn += shade("M140,208 H172 V240 H140Z")
    drawn += _legs() + _chips()
    sculptor = Folk(
        Face(skin="skin3", hair="coal", cut="curls", mood="glad", turn=-0.8),
        cloth="#7a5a86",
        apron="linen",
        hose="#5c4a33",
        lean=-5,
        left=((-26, -58), (-42, -66)),
        right=((20, -52), (8, -42)),
        left_foot=((-9, -18), (-10, 0)),
        right_foot=((9, -18), (10, 0)),
        left_holds=group(path("M-10,-3 C-12,-12 10,-12 10,-3 L12,6 C4,10 -6,10 -12,6Z", "#e3c9a0", 2), "rotate(-20)"),
        right_holds=rod("M-2,6 L14,-20", "iron", 2.6),
    )
    drawn += shadow(218, 220, 24) + sculptor.at(216, 222, 112)
    return drawn


def _legs() -> Svg:
    """Two mighty legs of marble, from behind, ending above the knee in rough stone."""
    leg = (
        "M-19,-140 C-18,-128 -17,-120 -15,-112 C-18,-102 -26,-94 -26,-78 C-26,-60 -13,-48 -11,-34 C-10,-26 "
        "-13,-22 -15,-16 "
        "C-19,-6 -16,0 -10,2 C-4,5 8,5 14,2 C18,0 19,-8 15,-16 C12,-22 10,-26 11,-34 C12,-48 25,-60 25,-78 "
        "C25,-94 19,-102 17,-112 C18,-120 20,-128 21,-140Z"
    )
    side = (
        "M10,-140 H21 C20,-128 18,-120 17,-112 C19,-102 25,-94 25,-78 C25,-60 12,-48 11,-34 C10,-26 12,-22 15,-16 "
        "C19,-8 18,0 14,2 H4 C6,-20 2,-40 8,-56 C15,-74 13,-96 8,-112Z"
    )
    drawn = path(leg, _PALE, 2.8) + shade(side, 0.2)
    folds = (
        "M-2,-98 C-4,-84 -5,-72 -3,-56 C-12,-50 -21,-58 -23,-68 M-3,-56 C4,-50 15,-54 21,-64 M-12,-114 C-4,-108 "
        "6,-108 14,-113"
    )
    drawn += path(folds + " M-4,-42 V-24 M4,-42 V-24 M-14,-10 Q0,-3 15,-10", width=2.3, stroke=_FOLD)
    drawn += shine("M-20,-86 C-18,-94 -14,-99 -11,-104", 0.9, 2.8)
    rough = "M-24,-136 L-26,-152 L-13,-147 L-5,-160 L8,-149 L18,-156 L27,-146 L25,-135 L10,-141 L-8,-135Z"
    drawn += path(rough, _SHADE, 2.4)
    drawn = group(drawn, "translate(80,190)") + group(drawn, "translate(134,190) scale(-1,1)")
    return drawn + shade("M56,192 H162 V197 H56Z", 0.2)


def _plaster(x: float, y: float, k: float) -> Svg:
    """A plaster head on the shelf, looking away politely."""
    drawn = path(
        "M-14,0 L-9,-10 C-18,-16 -18,-36 -2,-38 C12,-40 16,-28 12,-20 L14,-14 L8,-12 C8,-8 8,-6 10,0Z", _PALE, 2.4
    )
    drawn += path("M2,-24 h6", width=2)
    return group(drawn, f"translate({x},{y}) scale({-k},{k})")


def _chips() -> Svg:
    places = ((24, 222), (40, 230), (184, 214), (196, 228), (172, 226), (12, 212), (244, 230))
    return "".join(path(blob(70 + i, x, y, 5 + i % 3, 5, 0.3), _PALE, 1.7) for i, (x, y) in enumerate(places))


def _gluteal() -> Svg:
    """The old king on the market place: everybody knows his horse by this side."""
    drawn = wash("#a9c8d2", "#e0e2c6") + clouds("#f7f3e4", ((48, 46, 40), (220, 60, 44)))
    drawn += birds(((196, 92, 6), (210, 84, 5)))
    drawn += path("M-6,210 V92 L28,64 L62,92 V210Z", "linen", 2) + path("M-12,94 L28,58 L68,94Z", "#a5583f", 2)
    drawn += path("M270,210 V84 H226 L204,108 V210Z", "#d9c79a", 2)
    drawn += path("M198,110 L226,74 H276 V86 L230,90Z", "#8a4f3c", 2)
    drawn += path("M-6,126 H62 M28,92 V210 M204,140 H270 M238,86 V210", width=3, stroke="#8a6238")
    drawn += path(
        "M6,140 h12 v18 h-12Z M40,140 h12 v18 h-12Z M214,152 h12 v18 h-12Z M248,152 h12 v18 h-12Z", "#7d8f97", 1.8
    )
    drawn += flat("M-6,204 H270 V246 H-6Z", "#b9a883") + path("M-6,204 H270", width=2)
    drawn += scratch("M10,216 h26 M58,226 h30 M186,222 h30 M226,214 h24", "#93825e", 1.8)
    drawn += path("M78,246 V206 H186 V246Z", "stone") + path("M68,194 H196 V208 H68Z", "#b5b0a5")
    drawn += shade("M156,208 H186 V246 H156Z")
    drawn += _horse_behind() + sparrow(157, 105, -1)
    maid = Folk(
        Face(skin="skin2", hair="auburn", cut="braid", mood="laugh", turn=0.5),
        cloth="#4f7a8f",
        apron="linen",
        gown=True,
        right=((28, -62), (34, -78)),
        left=((-18, -50), (-20, -40)),
    )
    guard = Folk(
        Face(skin="#e8a58c", cut="helm", mood="bored", turn=0.8, cloth="steel"),
        cloth="field",
        hose="#4a4a52",
        left=((-18, -50), (-20, -42)),
        right=((18, -50), (14, -38)),
        left_holds=rod("M0,42 V-62", "wood", 3.4) + path("M-5,-60 L0,-78 L5,-60 L0,-55Z", "blade", 2),
    )
    drawn += shadow(38, 220, 20) + maid.at(36, 222, 92) + shadow(232, 220, 20)
    return drawn + guard.at(232, 222, 96)


def _horse_behind() -> Svg:
    """A horse of bronze that looks round, and its rider, seen from where the painters never stand."""
    neck = (
        "M-6,-100 C-12,-120 -18,-140 -27,-149 L-27,-159 L-34,-152 C-44,-149 -54,-140 -64,-130 C-69,-124 -64,-117 "
        "-58,-119 "
        "C-52,-121 -47,-125 -42,-124 C-40,-114 -36,-104 -26,-94Z"
    )
    drawn = path(neck, _BRONZE, 2.6) + dot(-43, -140, 2) + dot(-62, -126, 1.4)
    drawn += path("M-34,-152 C-24,-150 -14,-132 -8,-112 L-2,-122 C-8,-142 -18,-156 -27,-159Z", _DARK, 2.2)
    drawn += both(path("M2,-60 L4,-8 L2,0 H12 L11,-60Z", _DARK, 2.2))
    half = (
        "M0,-106 C16,-108 33,-98 34,-82 C34,-68 28,-58 24,-48 C22,-42 25,-36 23,-32 L21,-14 L25,-8 L27,0 H9 "
        "L11,-8 L13,-14 "
        "L13,-32 C10,-38 12,-44 10,-50 C8,-56 4,-58 0,-58Z"
    )
    drawn += both(path(half, _BRONZE, 2.6))
    drawn += shade("M10,-106 C24,-104 33,-96 34,-82 C34,-68 28,-58 24,-48 L17,-50 C26,-66 26,-90 10,-106Z", 0.24)
    drawn += both(path("M9,-8 H27 L27,0 H9Z", _DARK, 2)) + shine("M-28,-82 C-27,-90 -22,-96 -15,-99", 0.7, 3)
    drawn += _king()
    tail = "M-6,-98 C-11,-80 -9,-58 -12,-36 C-11,-22 -5,-16 2,-12 C0,-24 9,-24 10,-38 C9,-58 11,-80 6,-98Z"
    drawn += path(tail, _DARK, 2.4)
    drawn += path("M-2,-92 C-4,-70 -4,-50 -5,-30 M3,-90 C3,-70 3,-50 4,-32", width=1.9, stroke="#35503f")
    return group(drawn, "translate(134,194) scale(.89)") + star(100, 106, 5, "white")


def _king() -> Svg:
    """The rider of the horse: a cape, a crown, and boots in the stirrups."""
    boot = path("M24,-84 L38,-84 L38,-64 L41,-58 H25Z", _DARK, 2.2) + path("M22,-57 H43", width=3)
    drawn = both(path("M8,-112 C24,-112 36,-102 38,-84 H24 C22,-94 16,-98 8,-100Z", _BRONZE, 2.4) + boot)
    drawn += path(
        "M-21,-100 C-22,-122 -16,-138 -9,-141 H9 C16,-138 22,-122 21,-100 C8,-95 -8,-95 -21,-100Z", _DARK, 2.6
    )
    drawn += path("M-7,-138 C-6,-124 -9,-112 -8,-98 M7,-138 C9,-124 6,-112 8,-98", width=2, stroke="#35503f")
    drawn += rod("M18,-130 C32,-130 36,-142 35,-152", _BRONZE, 7)
    drawn += path("M-9,-142 C-11,-160 11,-160 9,-142Z", _BRONZE, 2.4)
    drawn += path("M-11,-153 L-13,-166 L-6,-160 L0,-169 L6,-160 L13,-166 L11,-153Z", _LIGHT, 2.2)
    return drawn + path("M33,-156 V-180 L36,-186 L39,-180 V-156Z", _LIGHT, 2) + path("M29,-155 H43", width=4.4)


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType(
    {"muscle_gastrocnemius": _calves, "muscle_gluteal": _gluteal}
)
"""The pictures by name."""
