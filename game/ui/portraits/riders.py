"""The commanders who ride, drawn large: the mount, and how its rider sits on it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from game.ui.figures import held
from game.ui.figures.looks import Look
from game.ui.figures.mounts import eagle_mount, sea_wyrm
from game.ui.figures.strokes import Svg, dot, group, path, shade
from game.ui.portraits import armour, caps, cloth, horses, things
from game.ui.portraits.lean import OUTLINE, large
from game.ui.portraits.sitters import Arms, Sitter


@dataclass(frozen=True, slots=True)
class Rider:
    """Who sits at (x, y) of a mount in a scale, the near leg that hangs over it, and where the crest is on the mount's
    cloth (x, y, scale)."""

    mount: Svg
    sitter: Sitter
    at: tuple[float, float, float] = (-16, -32, 0.74)
    leg: Svg = ""
    device: tuple[float, float, float] | None = None


def _leg(hose: str, boot: str, *, plate: bool = False) -> Svg:
    """The near leg, from the hip to the stirrup, in the mount's space."""
    thigh = (
        "M-30,-142 C-6,-150 22,-140 26,-124 C28,-108 22,-96 18,-84 L-4,-86 C-2,-98 0,-104 -4,-110 C-16,-112 "
        "-28,-124 -30,-142Z"
    )
    drawn = path(thigh, hose, OUTLINE) + shade(
        "M8,-143 C20,-140 26,-132 26,-124 C28,-108 22,-96 18,-84 L8,-85 C16,-106 18,-126 8,-143Z", 0.22
    )
    shoe = "M-5,-92 L19,-90 C19,-76 17,-68 17,-62 C26,-60 34,-54 32,-46 L-2,-46 C-6,-60 -6,-76 -5,-92Z"
    drawn += path(shoe, boot, OUTLINE) + shade(
        "M8,-91 L19,-90 C19,-76 17,-68 17,-62 C26,-60 34,-54 32,-46 L14,-46Z", 0.2
    )
    if plate:
        drawn += path("M6,-124 C18,-124 26,-116 24,-106 C14,-102 4,-108 6,-124Z", hose, 2.6) + path(
            "M-4,-76 L17,-74", width=1.8, opacity=0.6
        )
    return drawn + path("M-6,-43 H36", width=8) + path("M-6,-43 H36", width=4.6, stroke="brass")


def _knight(_look: Look) -> Rider:
    sitter = Sitter(
        body=armour.skirt("field", "charge") + armour.cuirass(),
        arms=Arms("plate", "steel", "iron", "iron"),
        cap=caps.armet(),
        cap_behind=caps.plume(),
        right=things.in_right(held.sword(36), turn=24, scale=1.15),
    )
    mount = horses.horse("roan", "bone", horses.caparison())
    return Rider(mount, sitter, leg=_leg("steel", "iron", plate=True), device=(66, -104, 0.36))


def _paladin(_look: Look) -> Rider:
    sitter = Sitter(
        body=armour.skirt("charge", "gold") + armour.cuirass("steel", "gold") + armour.surcoat("field", "gold"),
        arms=Arms("plate", "steel", "gold", "iron"),
        cap_behind=caps.halo(),
        back=cloth.riding_cloak("charge"),
        right=things.in_right(held.hammer(colour="gold"), turn=10, scale=1.1),
        emblem=(0, -188, 0.4),
    )
    mount = horses.horse("white", "blond", horses.saddle_cloth() + horses.barding())
    return Rider(mount, sitter, leg=_leg("steel", "iron", plate=True))


def _chevalier(_look: Look) -> Rider:
    sitter = Sitter(
        body=cloth.coat("field", trim="gold") + cloth.buttons() + cloth.sash("charge"),
        arms=Arms("tight", "charge", "leather", "leather"),
        cap=caps.broad_hat(),
        right=things.in_right(held.lance(flag=True), turn=4, scale=1.4),
        collar=cloth.collar("white"),
    )
    mount = horses.horse("chestnut", "coal", horses.saddle_cloth("shadow", "gold"), raised=True)
    return Rider(mount, sitter, leg=_leg("charge", "coal"))


def _pegasus_knight(_look: Look) -> Rider:
    sitter = Sitter(
        body=armour.skirt("charge", "field") + armour.cuirass("steel", "gold"),
        arms=Arms("plate", "steel", "charge", "leather"),
        cap=caps.sallet(),
        back=cloth.riding_cloak("field", lining="charge"),
        right=things.in_right(held.lance(flag=True), turn=2, scale=1.4),
    )
    mount = horses.horse("white", "field", horses.saddle_cloth(), raised=True, winged=True)
    return Rider(mount, sitter, leg=_leg("steel", "iron", plate=True))


def _beast_flier(_look: Look) -> Rider:
    sitter = Sitter(
        body=cloth.coat("field", trim="charge") + cloth.pouch(),
        arms=Arms("tight", "leather", "hide", "leather"),
        cap=caps.goggles(),
        right=things.in_right(held.lance(flag=True), turn=6, scale=1.5),
        collar=cloth.fur(y=-222, colour="linen", light="bone") + cloth.collar("charge"),
    )
    mount = large(eagle_mount()("rest"), -10, 0, scale=1.08) + _plumage()
    return Rider(mount, sitter, at=(-20, -30, 0.6), leg=group(_leg("hide", "leather"), "translate(-12,6) scale(.82)"))


def _wyrm_rider(_look: Look) -> Rider:
    sitter = Sitter(
        body=cloth.coat("field", panel="charge", trim="charge"),
        arms=Arms("tight", "field", "sea", "leather"),
        cap=caps.morion(),
        right=things.in_right(held.lance(flag=True), turn=-6, scale=1.4),
        collar=cloth.mantle("deep"),
    )
    mount = large(sea_wyrm(), -6, 0, scale=1.04) + _wyrm_skin()
    return Rider(mount, sitter, at=(-38, -8, 0.68), leg=group(_leg("deep", "leather"), "translate(-24,44) scale(.74)"))


def _plumage() -> Svg:
    """Feathers on the eagle's breast, and the light in its eye."""
    rows = " ".join(
        f"M{x},{y} q7,9 14,0" for x, y in ((30, -72), (48, -80), (22, -56), (40, -62), (58, -70), (34, -44), (52, -52))
    )
    return path(rows, width=2, opacity=0.45) + dot(93, -126, 2, "glint") + path("M122,-112 L128,-111", width=2)


def _wyrm_skin() -> Svg:
    """Scales along the neck, the slit in its eye, its nostril."""
    rows = " ".join(
        f"M{x},{y} q6,8 12,0"
        for x, y in ((50, -130), (56, -112), (50, -94), (62, -92), (40, -76), (54, -74), (68, -74))
    )
    rows += " " + " ".join(
        f"M{x},{y} q6,8 12,0" for x, y in ((30, -58), (44, -56), (58, -56), (24, -40), (38, -38), (52, -38), (66, -38))
    )
    return path(rows, width=2, stroke="deep") + path("M100,-175 V-163", width=2.6) + dot(98, -172, 1.8, "glint")


RIDING: Mapping[str, Callable[[Look], Rider]] = MappingProxyType(
    {
        "knight": _knight,
        "paladin": _paladin,
        "chevalier": _chevalier,
        "pegasus_knight": _pegasus_knight,
        "beast_flier": _beast_flier,
        "wyrm_rider": _wyrm_rider,
    }
)
