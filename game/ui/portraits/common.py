"""Common people drawn large: those of a camp and of the road who lead nobody in battle."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.looks import Look
from game.ui.figures.ranged import bow_back
from game.ui.figures.strokes import Svg, ball, group, path, shade
from game.ui.figures.worn import quiver
from game.ui.portraits import caps, cloth
from game.ui.portraits.features import Features
from game.ui.portraits.lean import OUTLINE, large
from game.ui.portraits.sitters import Arms, Sitter, Someone

Common = Callable[[], tuple[Sitter, Someone]]
"""Puts one of the common people together."""

_PLUM = "#6d3440"


def _quartermaster() -> tuple[Sitter, Someone]:
    """A brisk woman of fifty with a quill behind her ear and the ledger at her breast."""
    sitter = Sitter(
        body=cloth.gown("olive", "linen", trim="leather"),
        arms=Arms("tight", "olive", "linen"),
        cap=_quill(),
        collar=cloth.collar("linen") + _ledger(),
    )
    features = Features("square", "straight", "#6b5a2c", 3.6, lashes=True, lines=True)
    return sitter, Someone(Look("skin2", "ash", "bun", woman=True), features, capless=True)


def _quill() -> Svg:
    feather = "M30,4 C44,-8 60,-34 66,-66 C48,-56 34,-34 26,-2Z"
    return path(feather, "bone", 2.6) + path(
        "M27,4 C38,-14 50,-36 60,-54 M40,-18 l10,-2 M46,-30 l9,-3", width=1.6, opacity=0.6
    )


def _ledger() -> Svg:
    """The account book, held to the breast."""
    cover = path("M-30,-26 L26,-32 L30,34 L-26,40Z", "leather", OUTLINE)
    cover += path("M-20,-27 L-16,39", width=2, opacity=0.6) + path("M-2,-14 L16,-16 L17,-4 L-1,-2Z", "linen", 2)
    pages = path("M26,-32 L34,-28 L37,33 L30,34Z", "bone", 2.4) + path(
        "M29,-20 l5,0 M30,-6 l5,0 M31,10 l5,0", width=1.2
    )
    ribbon = path("M0,38 L2,54 L8,48 L13,53 L11,36Z", "ember", 2)
    return group(ribbon + pages + cover, "translate(-38,-178) rotate(-8)")


def _drummer() -> tuple[Sitter, Someone]:
    """A boy of fourteen with the drum's strap over his shoulder and the sticks in his belt."""
    strap = path("M-37,-232 L-24,-240 L46,-150 L40,-138Z", "hide", OUTLINE)
    buckle = path("M-2,-202 l12,-8 l10,13 l-12,8Z", "brass", 2.2)
    sticks = "".join(
        group(
            path("M0,40 V-46", width=9) + path("M0,40 V-46", width=5.6, stroke="tawny") + ball(0, -49, 6, "bone", 2.2),
            f"translate({x},-186) rotate({turn})",
        )
        for x, turn in ((34, 24), (42, 40))
    )
    sitter = Sitter(
        body=cloth.legs("grey") + cloth.coat("linen", trim="field") + strap + buckle + sticks,
        arms=Arms("tight", "linen", "field"),
        cap=_feather_cap(),
        collar=_scarf("field"),
    )
    features = Features("child", "small", "#5d7d3e", 3.2, freckles=True)
    return sitter, Someone(Look("skin1", "ginger", "short"), features)


def _feather_cap() -> Svg:
    """A cap a size too large, with a cock's feather."""
    feather = "M-20,-46 C-40,-70 -72,-74 -96,-56 C-74,-54 -48,-44 -26,-32Z"
    drawn = path(feather, "charge", OUTLINE) + path("M-24,-40 C-46,-56 -66,-60 -88,-58", width=1.6, opacity=0.6)
    cap = "M-42,-8 C-48,-62 10,-74 34,-40 L74,-26 C46,-14 6,-22 -42,-8Z"
    drawn += path(cap, "shadow", OUTLINE) + shade(
        "M14,-60 C22,-56 30,-48 34,-40 L74,-26 C56,-19 36,-19 18,-18 C28,-34 24,-50 14,-60Z"
    )
    return drawn + path("M-41,-14 C-10,-28 16,-30 38,-30", width=3, stroke="field")


def _scarf(colour: str) -> Svg:
    form = (
        "M-30,-248 C-20,-232 20,-232 30,-248 C38,-238 38,-226 30,-220 C12,-210 -12,-210 -30,-220 C-38,-226 "
        "-38,-238 -30,-248Z"
    )
    knot = "M-8,-220 L8,-222 L16,-186 L4,-192 L-6,-182Z"
    return (
        path(knot, colour, OUTLINE)
        + path(form, colour, OUTLINE)
        + path("M-22,-228 C-8,-220 10,-220 24,-228", width=2, opacity=0.5)
    )


def _scout() -> tuple[Sitter, Someone]:
    """A lean woman under a hood, bow and quiver on her back."""
    string = path("M-44,-214 L40,-140", width=5) + path("M-44,-214 L40,-140", width=2.4, stroke="bone")
    sitter = Sitter(
        body=cloth.legs("olive", "bark") + cloth.coat("leather", trim="moss", girdle="coal") + string,
        arms=Arms("tight", "moss", "leather"),
        cap=caps.hood("moss", "olive"),
        hooded=True,
        back=cloth.cloak("moss", wide=84)
        + large(quiver(x=14, turn=22), 0, -136, scale=1.1)
        + large(bow_back(), 4, -136, scale=1.1),
        collar=cloth.mantle("moss", clasp="iron"),
    )
    features = Features("long", "hooked", "#6f7f4a", 3.2, lashes=True, scar=True)
    return sitter, Someone(Look("skin3", "coal", "braids", woman=True), features)


def _reeve() -> tuple[Sitter, Someone]:
    """A heavy man with a chain of office over his furs."""
    sitter = Sitter(
        body=group(
            cloth.robe(_PLUM, "shadow", trim="gold", girdle="coal", under=_PLUM), "translate(0,-2) scale(1.16,1)"
        ),
        arms=Arms("wide", _PLUM, "fur"),
        cap=_flat_cap(),
        collar=cloth.fur(y=-228) + _chain(),
    )
    features = Features("heavy", "broad", "#5a4a34", 5.0, lines=True)
    return sitter, Someone(Look("skin2", "brown", "short", "goatee"), features)


def _flat_cap() -> Svg:
    """A soft cap of velvet with a badge."""
    crown = "M-42,-14 C-66,-32 -44,-66 -4,-62 C40,-70 76,-46 62,-24 C50,-10 34,-18 30,-20 C8,-28 -20,-26 -42,-14Z"
    drawn = path(crown, _PLUM, OUTLINE) + shade(
        "M20,-64 C58,-62 74,-42 62,-24 C54,-14 42,-16 34,-18 C46,-34 40,-54 20,-64Z"
    )
    drawn += path("M-40,-8 C-20,-24 20,-26 40,-10 L39,-20 C20,-34 -20,-33 -42,-18Z", "coal", OUTLINE)
    return drawn + ball(-30, -30, 8, "gold", 2.4) + ball(-30, -30, 3.4, "ember", 1.6)


def _chain() -> Svg:
    """The chain with the toll lord's badge."""
    links = "M-44,-224 C-34,-180 34,-180 44,-224"
    drawn = path(links, width=13) + path(links, width=8, stroke="gold")
    dots = " ".join(
        f"M{x},{y} h.1" for x, y in ((-41, -214), (-32, -203), (-18, -195), (18, -195), (32, -203), (41, -214))
    )
    drawn += path(dots, width=4.4)
    badge = "M0,-204 L20,-190 L13,-166 L-13,-166 L-20,-190Z"
    return drawn + path(badge, "gold", OUTLINE) + path("M-7,-172 V-186 L0,-194 L7,-186 V-172", width=3)


COMMON: Mapping[str, Common] = MappingProxyType(
    {"quartermaster": _quartermaster, "drummer": _drummer, "scout": _scout, "reeve": _reeve}
)
