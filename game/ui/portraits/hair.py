"""Hair and beards of large heads, in the space of `face`."""

from collections.abc import Mapping
from types import MappingProxyType

from game.content.models.talks import Mood
from game.ui.figures.heads import BeardStyle, HairStyle
from game.ui.figures.strokes import Svg, both, path, shade
from game.ui.portraits.face import mouth
from game.ui.portraits.lean import OUTLINE

_BACK: Mapping[HairStyle, str] = MappingProxyType(
    {
        "long": (
            "M-28,-40 C-54,-26 -44,4 -50,24 C-55,42 -62,52 -54,70 C-50,64 -47,64 -45,60 C-44,72 -38,80 -28,84 "
            "C-28,76 -25,74 -24,70 L24,70 C25,74 28,76 28,84 C38,80 44,72 45,60 C47,64 50,64 54,70 C62,52 55,42 50,24 "
            "C44,4 54,-26 28,-40Z"
        ),
        "curly": (
            "M-34,30 C-52,34 -60,18 -52,8 C-64,-2 -60,-22 -48,-24 C-52,-42 -34,-54 -22,-48 C-14,-64 14,-64 22,-48 "
            "C34,-54 52,-42 48,-24 C60,-22 64,-2 52,8 C60,18 52,34 34,30Z"
        ),
        "bun": "M-19,-46 C-30,-60 -20,-82 0,-82 C20,-82 30,-60 19,-46Z",
    }
)
_FRONT: Mapping[HairStyle, str] = MappingProxyType(
    {
        "short": (
            "M-35,6 C-44,-30 -30,-56 0,-55 C32,-57 44,-30 36,6 C34,-6 33,-14 28,-22 C16,-16 2,-18 -8,-28 "
            "C-12,-20 -22,-16 -29,-14 C-32,-8 -34,0 -35,6Z"
        ),
        "long": (
            "M-35,22 C-48,-34 -20,-57 4,-55 C28,-57 48,-32 36,22 C37,2 34,-10 24,-18 C10,-20 0,-28 -4,-38 "
            "C-8,-22 -28,-18 "
            "-31,-2 C-33,6 -35,14 -35,22Z"
        ),
        "braids": ("M-35,10 C-44,-38 -16,-54 1,-53 C18,-54 44,-38 36,10 C34,-14 18,-24 2,-36 C-14,-24 -33,-14 -35,10Z"),
        "bun": ("M-35,6 C-42,-38 -18,-53 0,-53 C18,-53 42,-38 36,6 C33,-16 22,-32 0,-33 C-22,-32 -33,-16 -35,6Z"),
        "curly": (
            "M-35,6 C-46,0 -46,-16 -38,-20 C-44,-36 -28,-48 -18,-42 C-14,-56 8,-58 14,-46 C26,-54 42,-42 38,-26 "
            "C48,-18 44,0 36,6 C36,-4 34,-12 27,-16 C20,-12 14,-18 12,-24 C4,-18 -4,-20 -8,-26 "
            "C-12,-18 -20,-16 -26,-18 C-32,-12 -34,-4 -35,6Z"
        ),
    }
)
_STRANDS: Mapping[HairStyle, str] = MappingProxyType(
    {
        "short": "M-28,-20 C-27,-34 -18,-44 -6,-48 M-8,-29 C-8,-38 0,-46 10,-48 M28,-22 C30,-32 26,-40 20,-45",
        "long": "M-29,-8 C-26,-22 -8,-26 -5,-40 M26,-17 C30,-30 18,-42 4,-48 M34,0 C38,-24 30,-40 16,-49",
        "braids": "M-28,-8 C-26,-26 -12,-38 2,-45 M30,-8 C28,-26 16,-38 2,-45",
        "bun": "M-26,-18 C-18,-34 -8,-42 -4,-50 M26,-18 C18,-34 8,-42 4,-50 M0,-34 V-50",
        "curly": "M-30,-20 C-24,-26 -24,-32 -30,-34 M-10,-40 C-6,-32 2,-34 4,-40 M22,-40 C20,-34 26,-28 32,-30",
    }
)
_GLINTS: Mapping[HairStyle, str] = MappingProxyType(
    {
        "short": "M-31,-22 C-28,-36 -20,-44 -10,-47",
        "long": "M-34,-14 C-32,-30 -22,-42 -10,-47",
        "braids": "M-33,-14 C-30,-30 -20,-42 -8,-46",
        "bun": "M-32,-16 C-28,-34 -18,-44 -8,-47",
        "curly": "M-34,-26 C-34,-34 -26,-40 -20,-37",
    }
)

_PLAIT = "M-33,12 C-46,30 -44,60 -38,84 C-34,92 -28,92 -25,84 C-20,60 -22,36 -25,24Z"
_PLAIT_CROSSED = "M-40,34 L-25,44 M-24,36 L-41,46 M-41,54 L-24,64 M-23,56 L-40,66"
_PLAIT_END = "M-39,74 L-24,74"

_BEARDS: Mapping[BeardStyle, str] = MappingProxyType(
    {
        "full": (
            "M-35,-2 C-44,34 -28,62 1,66 C30,62 44,34 35,-2 C33,12 27,18 17,16 C9,11 -7,11 -14,16 "
            "C-26,18 -33,12 -35,-2Z"
        ),
        "long": (
            "M-35,-2 C-48,38 -34,84 2,116 C36,84 48,38 35,-2 C33,12 27,18 17,16 C9,11 -7,11 -14,16 "
            "C-26,18 -33,12 -35,-2Z"
        ),
        "goatee": "M-11,35 C-14,52 -4,62 3,60 C12,60 16,48 13,34 C8,38 -6,38 -11,35Z",
        "moustache": "",
    }
)
_MOUSTACHE = "M1,18 C-9,13 -22,19 -31,33 C-20,33 -8,31 1,25 C10,31 21,33 31,31 C23,18 11,13 1,18Z"


def hair_behind(style: HairStyle, colour: str, *, dark: bool = False) -> Svg:
    """What hangs behind the head; strands of `dark` hair are drawn lighter than it."""
    form = _BACK.get(style, "")
    if not form:
        return ""
    drawn = path(form, colour, OUTLINE)
    if style == "long":
        drawn += shade(
            "M22,-38 C54,-26 44,4 50,24 C55,42 62,52 54,70 L45,60 C44,72 38,80 28,84 C34,40 32,0 22,-38Z", 0.2
        )
        drawn += _strands("M-45,58 C-48,44 -38,30 -40,6 M45,58 C48,44 38,30 40,6 M-31,78 C-38,64 -30,50 -34,30", dark)
    if style == "bun":
        drawn += _strands("M-12,-56 C-8,-70 8,-72 14,-60 M-2,-52 C2,-60 8,-62 14,-60", dark)
    return drawn


def hair_before(style: HairStyle, colour: str, *, dark: bool = False, hatless: bool = True) -> Svg:
    """What frames the face; plaits hang down in front."""
    form = _FRONT.get(style, "")
    if not form:
        return ""
    drawn = path(form, colour, OUTLINE)
    if hatless:
        drawn += _strands(_STRANDS[style], dark)
        drawn += path(_GLINTS[style], width=3, stroke="glint", opacity=0.28)
    return drawn + (plaits(colour) if style == "braids" else "")


def _strands(form: str, dark: bool) -> Svg:
    """Lines in hair: dark ones, or light ones where it is too dark for them."""
    if dark:
        return path(form, width=1.8, stroke="glint", opacity=0.2)
    return path(form, width=1.8, opacity=0.7)


def plaits(colour: str) -> Svg:
    """Two plaits in front of the shoulders."""
    one = path(_PLAIT, colour, OUTLINE) + path(_PLAIT_CROSSED, width=1.8, opacity=0.8)
    return both(one + path(_PLAIT_END, width=7) + path(_PLAIT_END, width=4, stroke="ember"))


def beard(style: BeardStyle, colour: str, mood: Mood, *, dark: bool = False) -> Svg:
    """A beard with the mood's mouth in it."""
    drawn = ""
    if form := _BEARDS[style]:
        drawn += path(form, colour, OUTLINE)
        deep = 104 if style == "long" else 58 if style == "full" else 0
        if deep:
            drawn += shade(f"M30,10 C40,34 30,{deep * 0.8:.0f} 4,{deep + 6} C20,{deep * 0.6:.0f} 24,34 30,10Z", 0.18)
            drawn += _strands(
                f"M-24,28 C-20,42 -14,{deep * 0.7:.0f} -8,{deep - 8} M22,30 C20,44 14,{deep * 0.7:.0f} 9,{deep - 10} "
                f"M-1,42 V{deep - 4}",
                dark,
            )
    drawn += mouth(mood)
    if style != "goatee":
        drawn += path(_MOUSTACHE, colour, 2.6)
        drawn += _strands("M1,19 V24 M-8,22 C-14,24 -20,28 -24,31 M10,22 L22,29", dark)
    return drawn
