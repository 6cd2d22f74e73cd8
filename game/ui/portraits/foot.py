"""The commanders on foot, afloat or in the air, drawn large."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures import held
from game.ui.figures.looks import Look
from game.ui.figures.mounts import boat, cloud
from game.ui.figures.ranged import bow_back
from game.ui.figures.wings import wings
from game.ui.figures.worn import drum
from game.ui.portraits import armour, caps, cloth, things
from game.ui.portraits.lean import large
from game.ui.portraits.sitters import SKIN, Arms, Sitter

Recipe = Callable[[Look], Sitter]
"""Puts a commander of a class together, for whoever is to be one."""


def _mystic(_look: Look) -> Sitter:
    return Sitter(
        body=cloth.robe("field", "charge", under="shadow"),
        arms=Arms("wide", "field", "charge"),
        cap=caps.turban(),
        right=things.floating(held.orb(colour="spark", r=7)),
        collar=cloth.mantle("charge", clasp="ember"),
    )


def _wizard(_look: Look) -> Sitter:
    return Sitter(
        body=cloth.robe("field", "shadow", under="shadow"),
        arms=Arms("wide", "field", "shadow"),
        cap=caps.wizard_hat(),
        long_beard=True,
        right=things.orb_staff(),
        emblem=(0, -68, 0.42),
        collar=cloth.mantle("shadow"),
    )


def _mage(look: Look) -> Sitter:
    return Sitter(
        body=cloth.gown("field", trim="ember") if look.woman else cloth.robe("field", "shadow", trim="ember"),
        arms=Arms("tight", "field", "shadow"),
        cap=caps.circlet(),
        back=cloth.cloak("shadow", lining="ember") + cloth.high_collar("shadow", "ember"),
        right=things.floating(held.flame(1.1)),
        left=things.in_left(held.book("leather"), turn=-8, scale=1.05),
    )


def _fighter(_look: Look) -> Sitter:
    return Sitter(
        body=armour.greaves() + armour.skirt("field", "charge") + armour.faulds() + armour.cuirass(),
        arms=Arms("plate", "steel", "iron", "iron"),
        cap=caps.sallet(plume="field"),
        cap_behind=caps.plume(),
        back=cloth.cloak("shadow"),
        right=things.planted(held.halberd(), turn=0),
    )


def _warrior(_look: Look) -> Sitter:
    return Sitter(
        body=armour.greaves("brass", "leather") + armour.skirt("field", "charge") + armour.cuirass(trim="brass"),
        arms=Arms("tight", "field", "leather", "leather"),
        cap=caps.crested(),
        cap_behind=caps.brush(),
        back=cloth.cloak("shadow", wide=84),
        right=things.in_right(held.axe(), turn=2, scale=1.05),
        left=things.shield(),
        device=(-88, -146, 0.5),
    )


def _barbarian(look: Look) -> Sitter:
    torso = cloth.jacket("fur", girdle="", opened="hide") if look.woman else armour.chest(SKIN)
    return Sitter(
        body=armour.bare_legs(SKIN) + torso + armour.kilt("field", "charge"),
        arms=Arms("bare", SKIN, "leather"),
        cap=caps.horned(),
        back=cloth.cloak("fur", wide=88, torn=True),
        right=things.planted(held.greataxe(), turn=-2, foot=38),
        collar=cloth.fur(),
    )


def _ranger(_look: Look) -> Sitter:
    return Sitter(
        body=cloth.legs("bark", "leather", cuff="hide") + cloth.coat("field", trim="charge") + cloth.pouch(),
        arms=Arms("tight", "leaf", "leather"),
        cap=caps.hood("moss", "leaf"),
        hooded=True,
        back=cloth.cloak("moss", wide=88) + large(bow_back(), 0, -140, scale=1.15),
        right=things.planted(held.spear(), turn=3),
        collar=cloth.mantle("moss"),
    )


def _spy(_look: Look) -> Sitter:
    return Sitter(
        body=cloth.legs("dark", "coal") + cloth.coat("dark", trim="field") + cloth.pouch(),
        arms=Arms("tight", "dark", "field", "coal"),
        cap=caps.slouch_hat(),
        mask=things.mask(),
        back=cloth.cloak("shadow", wide=104, torn=True),
        right=things.in_right(held.dagger(), turn=24, scale=1.15),
        left=things.in_left(held.dagger().drawing, turn=-24, scale=1.15),
        collar=cloth.collar("shadow"),
    )


def _warlock(_look: Look) -> Sitter:
    return Sitter(
        body=cloth.robe("shadow", "ink", trim="field", girdle="coal"),
        arms=Arms("wide", "shadow", "field"),
        back=large(wings("bat", y=-22, scale=0.8, turn=-4), 0, -136) + cloth.high_collar("shadow", "field"),
        right=things.bolt_staff(),
        emblem=(0, -92, 0.42),
        collar=cloth.collar("field"),
        over=large(cloud(), 0, 0, scale=1.15),
    )


def _merman_lord(look: Look) -> Sitter:
    if look.woman:
        return Sitter(
            body=armour.tail("field", "shadow") + armour.shell_bodice(SKIN),
            arms=Arms("bare", SKIN, "sea"),
            cap=caps.crown(),
            right=things.planted(held.trident(), turn=2, colour="deep"),
        )
    return Sitter(
        body=armour.tail("sea", "deep") + armour.cuirass("gold", "ember"),
        arms=Arms("bare", SKIN, "gold"),
        cap=caps.crown(),
        long_beard=True,
        back=cloth.cloak("field", wide=84),
        right=things.planted(held.trident(), turn=2, colour="deep"),
    )


def _pirate(_look: Look) -> Sitter:
    return Sitter(
        body=cloth.coat("shadow", panel="")
        + cloth.jacket("shadow", opened="linen")
        + cloth.buttons()
        + cloth.sash("ember"),
        arms=Arms("tight", "shadow", "gold"),
        cap=caps.tricorne(),
        right=things.in_right(held.sabre(), turn=8, scale=1.1),
        collar=cloth.collar("field"),
        over=large(boat(), 0, -36, scale=1.16),
    )


def _priest(look: Look) -> Sitter:
    if look.woman:
        return Sitter(
            body=cloth.gown("white", "field"),
            arms=Arms("wide", "white", "field"),
            cap=caps.veil(),
            emblem=(0, -74, 0.46),
            hooded=True,
            back=cloth.cloak("shadow"),
            right=things.crook(),
            collar=cloth.collar("white") + things.pendant(),
        )
    return Sitter(
        body=cloth.robe("white", "field", under="field"),
        arms=Arms("wide", "white", "gold"),
        cap=caps.mitre(),
        emblem=(0, -68, 0.42),
        right=things.crook(),
        collar=cloth.mantle("field"),
    )


def _shaman(_look: Look) -> Sitter:
    beads = "M-34,-226 C-26,-188 26,-188 34,-226"
    return Sitter(
        body=cloth.legs(SKIN, "hide") + cloth.coat("linen", trim="ember", girdle="ember") + things.fringe(),
        arms=Arms("tight", "linen", "ember"),
        cap=caps.feathers(),
        right=things.skull_staff(),
        collar=cloth.seam(beads, "spark", 4) + cloth.seam("M-28,-230 C-22,-204 22,-204 28,-230", "sea", 4),
        over=large(drum(), -8, -54, scale=1.05),
    )


def _druid(_look: Look) -> Sitter:
    return Sitter(
        body=cloth.robe("moss", "field", under="#31493a") + cloth.pouch() + things.leaves(),
        arms=Arms("wide", "moss", "leather"),
        cap=caps.hood("#3d5940", "leaf"),
        cap_behind=caps.antlers(),
        hooded=True,
        long_beard=True,
        right=things.gnarled_staff(),
        emblem=(0, -68, 0.42),
        collar=cloth.mantle("#3d5940"),
    )


ON_FOOT: Mapping[str, Recipe] = MappingProxyType(
    {
        "mystic": _mystic,
        "wizard": _wizard,
        "mage": _mage,
        "fighter": _fighter,
        "warrior": _warrior,
        "barbarian": _barbarian,
        "ranger": _ranger,
        "spy": _spy,
        "warlock": _warlock,
        "merman_lord": _merman_lord,
        "pirate": _pirate,
        "priest": _priest,
        "shaman": _shaman,
        "druid": _druid,
    }
)
