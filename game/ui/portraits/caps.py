"""What large heads wear, in the space of `face`: the hats of the small figures with what a large one needs besides."""

from game.ui.figures import hats, helms
from game.ui.figures.strokes import Svg, ball, both, dot, flat, group, path, shade
from game.ui.portraits.lean import OUTLINE, large


def hood(colour: str, lining: str) -> Svg:
    """A hood drawn over the head, its opening around the face."""
    form = (
        "M-46,52 C-66,-18 -48,-62 0,-63 C48,-62 66,-18 46,52 C50,30 48,14 42,2 C38,-26 22,-41 0,-41 C-22,-41 -38,-26 "
        "-42,2 C-48,14 -50,30 -46,52Z"
    )
    drawn = path(form, colour, OUTLINE) + shade("M16,-60 C52,-50 64,-14 46,52 C50,30 48,14 42,2 C40,-28 32,-48 16,-60Z")
    drawn += path("M-42,2 C-38,-26 -22,-41 0,-41 C22,-41 38,-26 42,2", width=3.4, stroke=lining, opacity=0.9)
    return drawn + path("M-44,-12 C-40,-40 -22,-54 2,-55", width=3, stroke="glint", opacity=0.35)


def antlers() -> Svg:
    """A stag's antlers, behind a hood."""
    form = "M24,-44 C36,-66 62,-70 66,-104 M42,-64 C48,-80 40,-92 32,-100 M61,-84 C76,-86 84,-94 86,-104"
    return both(path(form, width=9.6) + path(form, width=6.4, stroke="bone") + path(form, width=2, stroke="tan"))


def wizard_hat() -> Svg:
    """A tall hat with stars, its point a little bent."""
    cone = "M-33,-26 C-20,-62 -12,-92 2,-112 C8,-118 16,-116 24,-108 C16,-106 12,-100 14,-92 C20,-68 28,-48 35,-26Z"
    drawn = path(cone, "field", OUTLINE) + shade("M14,-92 C20,-68 28,-48 35,-26 L12,-26 C16,-50 14,-74 14,-92Z", 0.28)
    drawn += path("M-33,-32 C-14,-40 16,-40 35,-32 L36,-22 C16,-30 -14,-30 -34,-22Z", "shadow", 2.6)
    brim = "M-60,-12 C-34,-34 34,-34 60,-12 C40,-14 20,-20 0,-20 C-20,-20 -40,-14 -60,-12Z"
    drawn += path(brim, "field", OUTLINE) + shade("M20,-28 C38,-26 52,-20 60,-12 C44,-14 32,-17 20,-19Z", 0.24)
    for x, y, r in ((-3, -58, 8), (13, -44, 4), (5, -86, 4)):
        drawn += group(large_star(r), f"translate({x},{y})")
    return drawn + path("M-20,-52 C-14,-68 -8,-82 -2,-94", width=3, stroke="glint", opacity=0.35)


def large_star(r: float) -> Svg:
    """A star of four points around the origin."""
    near = r * 0.34
    return path(
        f"M0,{-r} L{near},{-near} L{r},0 L{near},{near} L0,{r} L{-near},{near} L{-r},0 L{-near},{-near}Z", "gold", 1.4
    )


def turban() -> Svg:
    """A turban in many turns, with a gem and a feather."""
    feather = "M8,-52 C0,-84 18,-108 46,-112 C52,-88 38,-64 18,-48Z"
    drawn = path(feather, "field", OUTLINE) + path("M14,-50 C16,-74 28,-94 42,-106", width=1.8, opacity=0.6)
    form = "M-42,-8 C-62,-44 -32,-74 0,-70 C34,-74 62,-44 42,-8 C24,-22 -24,-22 -42,-8Z"
    drawn += path(form, "charge", OUTLINE) + shade(
        "M18,-68 C52,-60 56,-28 42,-8 C36,-13 30,-15 24,-17 C38,-34 36,-54 18,-68Z", 0.2
    )
    drawn += path(
        "M-46,-18 C-22,-30 2,-46 6,-70 M44,-16 C20,-26 -8,-42 -24,-64 M-36,-12 C-14,-20 14,-30 40,-50",
        width=2,
        opacity=0.6,
    )
    return drawn + ball(2, -40, 9, "gold", 2.6) + ball(2, -40, 5.6, "ember", 1.8) + dot(0, -42, 1.6, "glint")


def mitre() -> Svg:
    """A bishop's mitre with its bands."""
    form = "M-34,-14 C-44,-52 -24,-82 0,-104 C24,-82 44,-52 34,-14 C16,-22 -16,-22 -34,-14Z"
    drawn = path(form, "white", OUTLINE) + shade("M0,-104 C24,-82 44,-52 34,-14 L18,-19 C26,-50 18,-80 0,-104Z", 0.16)
    drawn += path("M0,-92 V-34 M-18,-62 H18", width=10) + path("M0,-92 V-34 M-18,-62 H18", width=6, stroke="gold")
    drawn += path("M-35,-26 C-16,-35 16,-35 35,-26 L34,-12 C16,-21 -16,-21 -34,-12Z", "field", 2.6)
    drawn += "".join(ball(x, y, 3.4, "gold", 1.6) for x, y in ((-22, -22), (0, -26), (22, -22)))
    return drawn + path("M-30,-36 C-30,-56 -22,-72 -12,-84", width=3, stroke="glint", opacity=0.5)


def veil() -> Svg:
    """A sister's veil over a white band."""
    sides = "M-35,-6 C-58,20 -62,56 -56,84 C-42,86 -34,66 -33,34Z"
    drawn = both(path(sides, "shadow", OUTLINE) + path("M-46,30 C-50,50 -50,66 -48,80", width=2, opacity=0.6))
    drawn += path("M-37,8 C-50,-68 50,-68 37,8 C30,-30 -30,-30 -37,8Z", "shadow", OUTLINE)
    drawn += path("M-36,8 C-31,-31 31,-31 36,8", width=12) + path(
        "M-36,8 C-31,-31 31,-31 36,8", width=8, stroke="white"
    )
    cross = "M0,-50 V-32 M-8,-43 H8"
    return drawn + path(cross, width=6) + path(cross, width=3.4, stroke="gold")


def circlet() -> Svg:
    """A band with a gem and two drops of gold."""
    band = "M-36,-8 C-22,-22 22,-22 36,-8"
    drawn = path(band, width=8) + path(band, width=4.6, stroke="gold")
    drawn += path("M0,-34 C8,-26 8,-16 0,-10 C-8,-16 -8,-26 0,-34Z", "ember", 2.6) + dot(-2, -25, 2, "glint")
    return drawn + both(ball(19, -16, 3.4, "spark", 1.6))


def crown() -> Svg:
    """A crown of five points with pearls."""
    form = "M-35,-12 L-44,-58 L-24,-36 L-14,-66 L0,-40 L14,-66 L24,-36 L44,-58 L35,-12 C16,-21 -16,-21 -35,-12Z"
    drawn = path(form, "gold", OUTLINE) + shade("M14,-66 L24,-36 L44,-58 L35,-12 C28,-16 22,-17 14,-18Z", 0.24)
    drawn += path("M-36,-24 C-16,-33 16,-33 36,-24", width=2, opacity=0.7)
    drawn += "".join(ball(x, y, 4.4, "white", 1.8) for x, y in ((-44, -60), (-14, -68), (14, -68), (44, -60)))
    drawn += ball(0, -26, 5.4, "ember", 1.8) + both(ball(20, -23, 3.6, "sea", 1.6))
    return drawn + path("M-32,-28 L-36,-46", width=3.4, stroke="glint", opacity=0.7)


def feathers() -> Svg:
    """A fan of feathers on a beaded band."""
    drawn = ""
    for turn, colour in ((-62, "field"), (62, "field"), (-32, "charge"), (32, "charge"), (0, "field")):
        quill = path("M-11,-30 C-20,-62 -10,-88 0,-102 C10,-88 20,-62 11,-30Z", colour, OUTLINE)
        quill += path("M0,-34 V-94 M0,-62 L-9,-72 M0,-62 L9,-72 M0,-76 L-6,-84", width=1.6, opacity=0.6)
        quill += path("M-9,-86 C-4,-98 4,-98 9,-86 L0,-103Z", "ink", 1)
        drawn += group(quill, f"rotate({turn})")
    band = "M-36,-8 C-20,-24 20,-24 36,-8"
    drawn += path(band, width=14) + path(band, width=10, stroke="leather")
    return drawn + path("M-32,-12 l6,5 6,-9 6,7 7,-10 7,9 7,-10 7,10 6,-8 6,9 5,-6", width=2.6, stroke="spark")


def tricorne() -> Svg:
    """A hat turned up on three sides, with a cockade of the side."""
    drawn = large(hats.tricorne(), y=4)
    return drawn + ball(-36, -34, 9, "field", 2.4) + ball(-36, -34, 5, "charge", 1.8) + ball(-36, -34, 2, "field", 1)


def slouch_hat() -> Svg:
    """A hat whose brim hides one eye's half."""
    drawn = large(hats.slouch_hat(colour="black"), y=-9)
    feather = "M28,-34 C50,-66 84,-70 96,-60 C84,-52 62,-44 34,-28Z"
    return path(feather, "field", OUTLINE) + path("M32,-32 C52,-52 74,-58 90,-60", width=1.6, opacity=0.6) + drawn


def broad_hat() -> Svg:
    """A broad hat with plumes."""
    drawn = large(hats.broad_hat(two_plumes=True), y=4)
    return drawn + path("M-86,-38 C-62,-46 -30,-44 14,-22", width=1.8, opacity=0.5) + ball(17, -24, 6, "gold", 2.2)


def sallet(plume: str = "") -> Svg:
    """A helm with its visor up; the plume is behind it."""
    form = "M-58,30 C-44,20 -40,-4 -37,-20 C-30,-66 34,-66 38,-12 L38,-6 C22,-18 -14,-20 -30,-12 C-30,12 -42,28 -58,30Z"
    drawn = path(form, "steel", OUTLINE) + shade(
        "M14,-56 C32,-48 37,-30 38,-6 C32,-10 26,-12 20,-14 C26,-30 24,-44 14,-56Z", 0.3
    )
    visor = "M-36,-28 C-20,-48 26,-48 41,-24 L38,-10 C22,-28 -14,-30 -31,-16Z"
    drawn += path(visor, "steel", OUTLINE) + path("M-24,-31 C-10,-38 14,-38 28,-29", width=4)
    drawn += ball(-34, -20, 5, "gold", 2) + path("M2,-56 V-42", width=1.8, opacity=0.6)
    drawn += path("M-26,-44 C-18,-52 -8,-55 2,-55", width=4, stroke="glint", opacity=0.7)
    return drawn if not plume else drawn + path("M-6,-58 C-2,-62 6,-62 10,-58", width=3, stroke="gold")


def plume(colour: str = "field") -> Svg:
    """A plume that falls back behind a helm."""
    form = "M4,-54 C0,-108 -84,-98 -78,-30 C-78,-14 -70,2 -60,8 C-64,-16 -52,-40 4,-54Z"
    drawn = path(form, colour, OUTLINE) + path(
        "M-2,-60 C-30,-84 -66,-66 -66,-20 M-8,-54 C-36,-62 -58,-44 -60,-14", width=2, opacity=0.5
    )
    return drawn + path("M-66,-50 C-58,-76 -40,-86 -22,-84", width=4, stroke="glint", opacity=0.35)


def brush(colour: str = "field") -> Svg:
    """The tall brush of a helm of the old south, behind it."""
    form = "M-56,24 C-82,-58 -30,-112 32,-88 C52,-78 52,-60 38,-46 C8,-66 -30,-52 -32,16 C-40,26 -48,28 -56,24Z"
    hairs = (
        "M-58,6 L-36,0 M-62,-22 L-36,-18 M-54,-52 L-30,-38 M-36,-78 L-20,-54 M-8,-92 L-2,-62 M18,-92 L14,-60 "
        "M38,-82 L28,-54"
    )
    return path(form, colour, OUTLINE) + path(hairs, width=2, opacity=0.5)


def crested() -> Svg:
    """A helm with cheek guards, open in front."""
    form = (
        "M-38,44 C-50,-58 46,-60 40,40 L26,46 C20,30 26,14 27,-2 C14,-10 4,-4 2,8 L-3,8 C-5,-4 -14,-10 -27,-2 "
        "C-26,14 -20,30 -24,48Z"
    )
    drawn = path(form, "brass", OUTLINE) + shade(
        "M16,-42 C40,-36 44,0 40,40 L26,46 C20,30 26,14 27,-2 C30,-20 26,-34 16,-42Z", 0.3
    )
    drawn += path("M-34,-8 C-18,-24 18,-24 36,-8", width=2.2, opacity=0.7) + path(
        "M-30,6 L-28,34 M32,6 L30,34", width=1.8, opacity=0.5
    )
    return drawn + path("M-30,-18 C-26,-34 -14,-42 -2,-43", width=4, stroke="glint", opacity=0.6)


def horned() -> Svg:
    """A cap of iron with two horns."""
    horn = "M30,-20 C58,-24 68,-46 60,-84 C82,-60 88,-16 50,4 C42,8 34,6 30,2Z"
    drawn = both(path(horn, "bone", OUTLINE) + path("M48,-14 l10,12 M58,-26 l14,8 M63,-42 l13,4", width=2, opacity=0.5))
    drawn += path("M-38,-4 C-42,-66 42,-66 38,-4 C20,-14 -20,-14 -38,-4Z", "iron", OUTLINE)
    drawn += shade("M14,-48 C34,-42 39,-24 38,-4 C32,-8 26,-10 20,-11 C26,-26 24,-40 14,-48Z", 0.3)
    band = "M-38,-4 C-20,-14 20,-14 38,-4"
    drawn += path(band, width=12) + path(band, width=8, stroke="brass") + "".join(dot(x, -9, 1.8) for x in (-20, 0, 20))
    return (
        drawn
        + path("M0,-50 V-14", width=6, stroke="brass")
        + path("M-26,-28 C-22,-40 -14,-46 -6,-47", width=4, stroke="glint", opacity=0.5)
    )


def armet() -> Svg:
    """A closed helm with its pointed visor pushed up."""
    form = "M-38,46 C-52,-62 44,-70 41,40 L28,46 C32,30 34,16 31,2 C26,-20 -22,-22 -28,2 C-32,18 -28,34 -22,50Z"
    drawn = path(form, "steel", OUTLINE) + shade(
        "M18,-46 C42,-38 45,0 41,40 L28,46 C32,30 34,16 31,2 C34,-16 30,-36 18,-46Z", 0.28
    )
    visor = "M-38,-18 C-34,-44 34,-46 40,-18 L62,-40 C44,-74 -18,-78 -38,-44Z"
    drawn += path(visor, "steel", OUTLINE) + shade("M14,-42 C28,-40 36,-32 40,-18 L62,-40 C54,-54 40,-63 24,-67Z", 0.24)
    drawn += path("M-10,-52 L24,-52 M-4,-60 L22,-60", width=3.4) + ball(-34, -24, 6, "gold", 2.2)
    return drawn + path("M-28,-50 C-18,-62 -4,-66 8,-66", width=4, stroke="glint", opacity=0.7)


def goggles() -> Svg:
    """A flier's cap of leather, its glasses pushed up."""
    return (
        large(helms.goggles()) + path("M0,-40 V-32", width=2) + dot(-12, -29, 2.4, "glint") + dot(14, -29, 2.4, "glint")
    )


def morion() -> Svg:
    """A helm with a comb, its brim turned up before and behind."""
    return large(helms.morion(), y=-12) + both(ball(14, -22, 3, "gold", 1.6)) + ball(0, -23, 3, "gold", 1.6)


def halo() -> Svg:
    """A ring of light above the head, its shine around it."""
    return (
        flat("M-60,-62 C-60,-86 60,-86 60,-62 C60,-38 -60,-38 -60,-62Z", "spark", opacity=0.16)
        + large(hats.halo(), y=-8)
        + path("M-28,-70 C-14,-75 2,-76 14,-74", width=2, stroke="glint", opacity=0.8)
    )
