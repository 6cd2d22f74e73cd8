"""What large figures hold and carry, put where their hands are."""

from game.ui.figures.hats import skull
from game.ui.figures.held import Held
from game.ui.figures.staffs import bolt_top
from game.ui.figures.strokes import Svg, ball, element, flat, group, mirrored, path, rod
from game.ui.portraits.crests import crest_svg
from game.ui.portraits.lean import OUTLINE, large
from game.ui.portraits.limbs import HAND

_X, _Y = HAND


def in_right(thing: Held, turn: float = 6, scale: float = 1) -> Svg:
    """A weapon in the right hand."""
    return large(thing.drawing, _X, _Y, turn, scale)


def in_left(drawing: Svg, turn: float = 0, scale: float = 1) -> Svg:
    """A thing in the left hand, as it is seen."""
    return large(drawing, -_X, _Y, turn, scale)


def planted(thing: Held, turn: float = 3, foot: float = 38, colour: str = "wood") -> Svg:
    """A thing on a long shaft whose foot is on the ground, `foot` units of a small figure below the hand."""
    return large(rod(f"M0,{foot} L0,0", colour, 2.4) + thing.drawing, _X, _Y, turn)


def floating(thing: Held) -> Svg:
    """A light over the open hand."""
    return large(thing.drawing, _X, _Y - 10)


def shield() -> Svg:
    """A shield on the left arm, plain but for its rim, so that it can bear the crest."""
    form = "M-38,-50 C-24,-42 -12,-42 0,-50 C12,-42 24,-42 38,-50 C42,-6 30,38 0,56 C-30,38 -42,-6 -38,-50Z"
    inner = "M-31,-40 C-22,-34 -10,-34 0,-40 C10,-34 22,-34 31,-40 C34,-4 24,30 0,45 C-24,30 -34,-4 -31,-40Z"
    drawn = path(form, "charge", OUTLINE) + path(inner, "field", 2.4)
    drawn += flat("M0,-40 C10,-34 22,-34 31,-40 C34,-4 24,30 0,45Z", "shadow", opacity=0.5)
    return group(
        drawn + path("M-34,-38 C-34,-14 -30,8 -22,24", width=3, stroke="glint", opacity=0.6), f"translate({-_X},{_Y})"
    )


def _staff(top: Svg) -> Svg:
    """A staff of dark wood, a little crooked, with its top at 0, -178 of the hand."""
    wood = "M4,142 C0,90 -3,40 0,0 C3,-60 -2,-110 0,-170"
    drawn = (
        path(wood, width=11)
        + path(wood, width=7, stroke="bark")
        + path("M-1,120 C-3,60 -2,20 0,-20", width=1.6, opacity=0.5)
    )
    grip = path("M-1,18 V-20", width=12) + path("M-1,18 V-20", width=8, stroke="leather")
    return group(drawn + grip + top, f"translate({_X},{_Y}) rotate(2)")


def orb_staff() -> Svg:
    """A staff with a ball of glass between prongs."""
    light = element("circle", cx=0, cy=-198, r=40, fill="ice", opacity=0.25)
    glass = ball(0, -198, 24, "ice", OUTLINE) + flat(
        "M8,-218 C24,-208 24,-186 8,-177 C16,-190 16,-206 8,-218Z", "ink", opacity=0.14
    )
    glass += ball(-8, -206, 5, "glint", 0) + path(
        "M-12,-190 C-6,-184 2,-184 6,-186", width=2, stroke="glint", opacity=0.6
    )
    prong = "M2,-166 C28,-170 34,-194 26,-216"
    prongs = path(prong, width=10) + path(prong, width=6, stroke="gold")
    return _staff(light + glass + prongs + mirrored(prongs) + ball(0, -166, 6, "gold", 2.2))


def bolt_staff() -> Svg:
    """A staff that ends in a bolt of lightning."""
    light = element("circle", cx=2, cy=-200, r=42, fill="spark", opacity=0.22)
    return _staff(light + large(bolt_top(), 0, -36, scale=1.05))


def crook() -> Svg:
    """A shepherd's crook of gold."""
    form = "M0,-160 C0,-196 0,-226 24,-229 C50,-229 52,-190 28,-188"
    drawn = (
        path(form, width=14)
        + path(form, width=10, stroke="gold")
        + path("M2,-186 C2,-214 8,-224 22,-225", width=2, stroke="glint", opacity=0.7)
    )
    return _staff(
        drawn
        + ball(28, -188, 6, "ember", 2.2)
        + path("M-5,-158 H5", width=12)
        + path("M-5,-158 H5", width=8, stroke="brass")
    )


def skull_staff() -> Svg:
    """A staff with a skull and feathers."""
    feathers = "".join(
        path(f"M{x},-160 c-9,12 -8,28 0,38 c8,-10 9,-26 0,-38Z", colour, 2.4)
        for x, colour in ((-13, "field"), (13, "charge"))
    )
    return _staff(feathers + large(skull(), 0, -192, scale=0.86))


def gnarled_staff() -> Svg:
    """A staff of living wood around a leaf of light."""
    wood = "M0,-164 C-14,-196 10,-226 28,-206 C36,-190 20,-180 14,-190"
    light = element("circle", cx=8, cy=-196, r=38, fill="#d8f0a0", opacity=0.3)
    leaf = path("M6,-218 C22,-204 24,-182 8,-170 C-8,-184 -8,-204 6,-218Z", "#a9dd7a", OUTLINE) + path(
        "M7,-210 V-178", width=1.8, opacity=0.5
    )
    drawn = path(wood, width=11) + path(wood, width=7, stroke="bark")
    twig = path("M-6,-176 C-18,-186 -24,-196 -22,-208", width=8) + path(
        "M-6,-176 C-18,-186 -24,-196 -22,-208", width=4.6, stroke="bark"
    )
    sprout = path("M-22,-206 c-10,-4 -12,-16 -4,-22 c8,4 10,14 4,22Z", "leaf", 2.4)
    return _staff(light + twig + sprout + leaf + drawn)


def mask() -> Svg:
    """A cloth over nose and mouth."""
    form = "M-35,6 C-18,-1 20,-1 35,5 C34,26 20,48 1,50 C-18,48 -34,28 -35,6Z"
    drawn = path(form, "shadow", OUTLINE) + path(
        "M-30,14 C-16,20 -4,22 2,20 C12,22 22,18 30,13 M-22,26 C-10,32 12,32 24,25", width=2, opacity=0.5
    )
    return drawn + path("M-35,6 C-18,-1 20,-1 35,5", width=3, stroke="field")


def pendant() -> Svg:
    """A cross of gold on a cord."""
    drawn = path("M-26,-226 C-18,-196 -6,-188 0,-186 C6,-188 18,-196 26,-226", width=2.4, stroke="gold")
    return (
        drawn + path("M0,-188 V-160 M-9,-178 H9", width=8) + path("M0,-188 V-160 M-9,-178 H9", width=5, stroke="gold")
    )


def fringe() -> Svg:
    """Fringes and a painted sign on a tunic of hide."""
    cuts = " ".join(f"M{x},{-64 + abs(x) // 8 * -1 + 8} l{x / 14:.0f},16" for x in range(-54, 58, 9))
    drawn = path(cuts, width=3.4) + path(cuts, width=1.6, stroke="linen")
    sun = (
        "M0,-114 V-124 M0,-90 V-80 M-12,-102 H-22 M12,-102 H22 M-9,-111 l-6,-6 M9,-111 l6,-6 M-9,-93 l-6,6 M9,-93 l6,6"
    )
    return drawn + path(sun, width=3, stroke="ember") + ball(0, -102, 8, "ember", 2)


def leaves() -> Svg:
    """Leaves grown over the lower robe."""
    places = (
        (-52, -34, -20),
        (-40, -16, 10),
        (50, -34, 24),
        (40, -14, -8),
        (-46, -58, 16),
        (47, -60, -14),
        (-56, -12, 40),
        (57, -12, -40),
    )
    one = path("M0,10 C-11,4 -11,-9 0,-16 C11,-9 11,4 0,10Z", "leaf", 2.4) + path("M0,6 V-10", width=1.6, opacity=0.6)
    return "".join(group(one, f"translate({x},{y}) rotate({turn})") for x, y, turn in places)


def banner(crest: str, pose: str) -> Svg:
    """The banner with the crest on a pole that leans to the left, its foot on the base."""
    drawn = path("M-80,-8 L-104,-378", width=12) + path("M-80,-8 L-104,-378", width=8, stroke="wood")
    drawn += path("M-83,-8 L-106,-370", width=1.6, stroke="glint", opacity=0.3) + ball(-105, -384, 9, "gold", OUTLINE)
    cloth = "M-102,-364 C-126,-378 -154,-352 -204,-368 L-190,-318 L-202,-258 C-158,-242 -124,-270 -95,-256Z"
    drawn += path(cloth, "field", OUTLINE)
    drawn += flat(
        "M-99,-312 C-126,-326 -154,-300 -191,-312 L-202,-258 C-158,-242 -124,-270 -95,-256Z", "shadow", opacity=0.5
    )
    drawn += path("M-196,-360 L-184,-318 L-195,-266", width=4, stroke="charge")
    drawn += path("M-118,-364 C-116,-330 -114,-296 -112,-266", width=2, opacity=0.35)
    return drawn + group(crest_svg(crest, pose), "translate(-147,-311) rotate(-3) scale(.86)")
