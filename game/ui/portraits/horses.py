"""Horses drawn large, facing right, hooves at y = 0; their backs are at y = -140."""

from game.ui.figures.strokes import Svg, ball, dot, flat, group, path, shade
from game.ui.figures.wings import wing
from game.ui.portraits.lean import OUTLINE, large

_BODY = (
    "M-92,-98 C-100,-130 -78,-148 -50,-146 C-30,-142 0,-138 26,-144 C44,-158 56,-192 72,-214 L74,-238 L90,-223 "
    "C105,-218 117,-200 129,-178 C135,-166 129,-155 118,-155 C108,-155 102,-161 98,-167 C92,-171 88,-169 85,-164 "
    "C87,-140 86,-120 78,-98 C71,-78 40,-66 10,-68 C-30,-68 -60,-62 -84,-74 C-92,-80 -94,-88 -92,-98Z"
)
_FORELEG = "M38,-96 L74,-96 C72,-72 67,-56 65,-46 L67,-12 L48,-12 L50,-46 C46,-60 41,-76 38,-96Z"
_RAISED = (
    "M42,-98 L76,-96 C86,-84 100,-80 108,-74 C112,-66 104,-52 100,-38 L84,-44 C88,-54 90,-58 88,-60 "
    "C72,-62 54,-76 42,-98Z"
)
_HIND = (
    "M-93,-102 C-66,-116 -46,-92 -53,-70 C-58,-56 -69,-48 -67,-38 L-69,-12 L-87,-12 C-87,-30 -84,-40 -89,-50 "
    "C-98,-64 -101,-86 -93,-102Z"
)
_TAIL = (
    "M-90,-128 C-124,-136 -134,-84 -124,-20 C-116,-34 -110,-40 -106,-40 C-108,-30 -108,-22 -106,-14 "
    "C-92,-40 -88,-80 -84,-104Z"
)
_MANE = (
    "M76,-228 C60,-228 46,-212 42,-196 L30,-190 L36,-180 L20,-170 L28,-160 L12,-146 C24,-140 32,-144 38,-150 "
    "C50,-166 58,-190 76,-212Z"
)


def _hoof(x: float, y: float = 0, turn: float = 0) -> Svg:
    return group(path("M-11,-14 L9,-14 L14,3 L-13,3Z", "coal", OUTLINE), f"translate({x},{y}) rotate({turn})")


def horse(coat: str, mane: str, worn: Svg = "", *, raised: bool = False, winged: bool = False) -> Svg:
    """A horse in what it has `worn`, a foreleg raised if it is eager; a wing of it is behind the rider."""
    far = path(_HIND, coat, OUTLINE) + shade(_HIND, 0.3) + _hoof(-78)
    drawn = group(far, "translate(27,-5)") + path(_TAIL, mane, OUTLINE)
    drawn += path("M-98,-116 C-116,-96 -118,-60 -116,-40 M-92,-112 C-104,-90 -108,-70 -106,-46", width=2, opacity=0.4)
    fore = path(_FORELEG, coat, OUTLINE) + shade(_FORELEG, 0.3) + _hoof(58)
    drawn += group(fore, "translate(24,-5)")
    drawn += path(_HIND, coat, OUTLINE) + _hoof(-78)
    if raised:
        drawn += path(_RAISED, coat, OUTLINE) + _hoof(94, -30, 16)
    else:
        drawn += path(_FORELEG, coat, OUTLINE) + _hoof(58)
    drawn += path(_BODY, coat, OUTLINE) + _modelling()
    drawn += path(_MANE, mane, OUTLINE) + path(
        "M70,-220 C56,-206 48,-188 40,-170 M62,-214 C50,-200 44,-186 30,-162", width=2, opacity=0.4
    )
    drawn += flat("M-88,-100 C-66,-114 -48,-92 -54,-72 L-84,-74Z", coat) + path(
        "M-60,-112 C-46,-100 -48,-82 -54,-72", width=2, opacity=0.4
    )
    drawn += flat("M42,-100 L70,-98 L66,-84 L46,-82Z", coat)
    drawn += _face() + worn
    if winged:
        drawn += large(wing("feather", x=0, y=0, scale=1.25, turn=-2), -30, -128)
    return drawn


def _modelling() -> Svg:
    """Belly in shade, light along the back."""
    belly = (
        "M-90,-88 C-40,-78 30,-80 78,-104 C82,-120 86,-140 85,-164 C74,-130 56,-106 20,-98 C-20,-92 -60,-94 -90,-100Z"
    )
    drawn = shade(f"{belly} M-90,-88 C-84,-72 -60,-64 10,-68 C44,-66 71,-80 78,-100 C40,-84 -20,-76 -90,-88Z", 0.16)
    return drawn + path("M-80,-132 C-72,-140 -60,-142 -48,-141", width=4, stroke="glint", opacity=0.35)


def _face() -> Svg:
    """The eye, the nostril, the bridle with its rein."""
    drawn = path("M84,-190 C90,-176 92,-172 96,-168 M104,-214 L112,-162", width=6.4)
    drawn += path("M84,-190 C90,-176 92,-172 96,-168 M104,-214 L112,-162", width=3.6, stroke="leather")
    drawn += path("M110,-168 L128,-180", width=6.4) + path("M110,-168 L128,-180", width=3.6, stroke="leather")
    drawn += path("M108,-168 C90,-140 70,-132 44,-140", width=5) + path(
        "M108,-168 C90,-140 70,-132 44,-140", width=2.6, stroke="leather"
    )
    drawn += ball(110, -168, 4, "gold", 1.8)
    drawn += path("M94,-200 Q101,-207 107,-198 Q101,-195 94,-200Z", "ink", 2) + dot(100, -201.6, 1.4, "glint")
    return drawn + path("M123,-168 q4,1 4,-3", width=2.4) + path("M116,-159 Q122,-160 127,-163", width=1.8)


def caparison(cloth: str = "field", hem: str = "charge") -> Svg:
    """A cloth over the whole horse and its neck, to the knees."""
    body = (
        "M-94,-100 C-102,-132 -78,-150 -50,-148 C-30,-144 0,-140 26,-146 C46,-158 56,-178 66,-196 L96,-172 "
        "C92,-140 90,-112 92,-44 "
        "C82,-36 76,-44 68,-36 C56,-46 46,-36 36,-42 C24,-34 10,-44 -4,-36 C-18,-44 -30,-34 -44,-42 C-58,-34 -68,-42 "
        "-78,-34 C-90,-42 -96,-34 -104,-40 C-104,-66 -98,-84 -94,-100Z"
    )
    edge = (
        "M91,-56 C82,-48 76,-56 68,-48 C56,-58 46,-48 36,-54 C24,-46 10,-56 -4,-48 C-18,-56 -30,-46 -44,-54 C-58,-46 "
        "-68,-54 -78,-46 C-90,-54 -96,-46 -103,-52"
    )
    drawn = path(body, cloth, OUTLINE) + shade(
        "M60,-150 C84,-150 90,-112 92,-44 C82,-36 76,-44 68,-36 C56,-46 46,-36 36,-42 C52,-80 56,-110 60,-150Z", 0.2
    )
    drawn += path(edge, width=8) + path(edge, width=5, stroke=hem)
    drawn += path(
        "M-70,-124 C-78,-100 -80,-70 -80,-52 M-10,-124 C-12,-100 -8,-76 -8,-54 M46,-128 C40,-100 38,-80 40,-60",
        width=2,
        opacity=0.4,
    )
    return drawn + path("M64,-194 L96,-172", width=7) + path("M64,-194 L96,-172", width=4, stroke=hem)


def saddle_cloth(cloth: str = "field", hem: str = "charge") -> Svg:
    """A cloth under the saddle, with straps around chest and rump."""
    straps = "M24,-116 C48,-112 66,-108 80,-112 M-60,-118 C-76,-112 -88,-108 -94,-106 M-20,-84 L-18,-66"
    drawn = path(straps, width=8) + path(straps, width=5, stroke="leather")
    form = "M-62,-148 C-40,-142 0,-140 24,-146 L28,-86 C4,-78 -36,-78 -64,-86Z"
    drawn += path(form, cloth, OUTLINE) + shade("M6,-142 L24,-146 L28,-86 L10,-81Z", 0.22)
    edge = "M-63,-96 C-36,-88 4,-88 28,-96"
    return drawn + path(edge, width=7) + path(edge, width=4.4, stroke=hem) + ball(80, -112, 5, "gold", 2)


def barding() -> Svg:
    """Plates over the horse's face, neck and chest."""
    chest = "M34,-140 C52,-136 72,-140 84,-150 C90,-120 84,-94 74,-84 C56,-86 40,-110 34,-140Z"
    drawn = path(chest, "steel", OUTLINE) + path(
        "M42,-120 C56,-114 74,-116 86,-124 M50,-102 C60,-98 74,-98 82,-104", width=2, opacity=0.6
    )
    drawn += path("M44,-130 C48,-118 54,-106 60,-100", width=4, stroke="glint", opacity=0.6) + ball(
        70, -112, 6, "gold", 2.2
    )
    mask = "M74,-222 L92,-221 C106,-216 118,-198 128,-180 L112,-172 C104,-190 94,-202 80,-206Z"
    drawn += path(mask, "steel", OUTLINE) + path("M92,-212 C104,-206 114,-194 119,-182", width=2.4, stroke="gold")
    return drawn + path("M98,-202 Q103,-207 108,-199", width=4)
