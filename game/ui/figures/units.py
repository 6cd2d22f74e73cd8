"""The 29 kinds of troop, each put together from parts."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.bodies import bare, fish_tail, goat_legs, gown, kneel, legs, plate, riding, robe, slim, tunic
from game.ui.figures.creatures import blowfish, griffon, hawk, phoenix, seahorse, turtle, winged_serpent
from game.ui.figures.figure import Figure, Person
from game.ui.figures.hats import circlet, feather_cap, halo, hood, horns, witch_hat
from game.ui.figures.heads import Head
from game.ui.figures.held import book, broom, greatsword, lance, mace, orb, pike, pipes, spear, sword, trident, wand
from game.ui.figures.helms import armet, coif, crested, greathelm, kettle, morion, nasal, winged_helm
from game.ui.figures.heraldry import kite, pavise, round_shield
from game.ui.figures.horse import barding, caparison, horn, horse, saddle
from game.ui.figures.mounts import centaur, mushroom, rock, stand
from game.ui.figures.ranged import bow, crossbow
from game.ui.figures.staffs import rings_top, staff
from game.ui.figures.wings import wings
from game.ui.figures.worn import chest_sash, cloak, quiver, shells

UNITS: Mapping[str, Callable[[], Figure]] = MappingProxyType(
    {
        "footman": lambda: Figure(
            person=Person(
                head=Head("skin2", hat=kettle()),
                right=sword(),
                turn=50,
                hand=(17, -24),
                left=round_shield(r=11),
                far_hand=(-13, -16),
            )
        ),
        "swordsman": lambda: Figure(
            person=Person(
                head=Head("skin2", "pony", "auburn", hat=circlet(colour="charge", gem="field")),
                body=tunic(tab=False),
                right=greatsword(length=44),
                hand=(14, -20),
                turn=14,
                grip=8,
                sleeve="linen",
            )
        ),
        "pikeman": lambda: Figure(
            person=Person(
                head=Head("skin1", hat=morion()), body=plate(), right=pike(), turn=0, hand=(15, -15), sleeve="charge"
            )
        ),
        "phalanx": lambda: Figure(
            person=Person(
                head=Head("skin3", hat=crested()),
                body=plate(colour="brass"),
                right=spear(length=46),
                hand=(15, -16),
                turn=26,
                left=round_shield(r=15),
                far_hand=(-6, -16),
                sleeve="skin3",
            )
        ),
        "cavalry": lambda: Figure(
            under=horse(coat="bay", worn=saddle()),
            person=Person(
                legs=riding(),
                at=(-5, -19, 0.8),
                head=Head("skin2", hat=nasal()),
                right=spear(length=42),
                turn=14,
                hand=(17, -15),
            ),
        ),
        "dragoon": lambda: Figure(
            under=horse(coat="black", worn=caparison() + barding()),
            person=Person(
                legs=riding(),
                at=(-5, -19, 0.8),
                head=Head("skin2", hat=armet()),
                body=plate(),
                right=lance(),
                turn=62,
                hand=(11, -24),
                sleeve="steel",
                glove="iron",
            ),
        ),
        "unicorn": lambda: Figure(
            beast=horse(coat="white", mane="field", worn=horn(), rear=11, charge=-11, scale=0.91)
        ),
        "bowman": lambda: Figure(
            person=Person(
                head=Head("skin2", hat=feather_cap()),
                body=tunic(tab=False),
                right=bow(scale=0.92),
                turn=0,
                hand=(21, -19),
                back=quiver(),
                sleeve="moss",
            )
        ),
        "crossbowman": lambda: Figure(
            under=pavise(),
            person=Person(
                head=Head("skin1", hat=coif()), right=crossbow(), turn=0, hand=(14, -19), grip=-8, sleeve="iron"
            ),
        ),
        "elf": lambda: Figure(
            person=Person(
                head=Head("skin1", "long", "blond", ears=True, hat=circlet(gem="leaf")),
                body=gown(colour="field", wide=12),
                right=bow(scale=1.28),
                turn=0,
                hand=(22, -27),
                sleeve="leaf",
                legs="",
            )
        ),
        "sniper": lambda: Figure(
            person=Person(
                head=Head("skin4", "none", hat=hood(colour="moss", peak=4)),
                body=tunic(tab=False, colour="olive"),
                legs=kneel(hose="bark"),
                back=cloak(colour="field", wide=13, blow=8, foot=-1),
                right=bow(scale=1.2),
                turn=-16,
                hand=(24, -27),
                grip=-8,
                sleeve="olive",
                at=(-4, 4, 1),
            )
        ),
        "centaur": lambda: Figure(
            under=centaur(),
            person=Person(
                head=Head("skin3", "curly", "auburn", beard=("goatee", "auburn")),
                body=bare(skin="skin3", kilt=""),
                legs="",
                right=bow(scale=1.0),
                turn=0,
                hand=(22, -22),
                sleeve="skin3",
                at=(8, -13, 0.86),
                front=chest_sash(),
            ),
        ),
        "griffon": lambda: Figure(beast=griffon),
        "angel": lambda: Figure(
            under=stand(height=6),
            person=Person(
                head=Head("skin3", "long", "auburn", hat=halo()),
                body=robe(colour="white", hem="field"),
                legs="",
                back=wings("feather", y=-22, scale=1.02, turn=6),
                right=sword(),
                turn=-2,
                hand=(13, -15),
                sleeve="white",
                front=chest_sash(colour="field"),
                at=(0, -4, 1),
            ),
        ),
        "sprite": lambda: Figure(
            under=stand(height=16),
            person=Person(
                head=Head("skin1", "wild", "leaf", ears=True),
                body=tunic(tab=False, long=-3),
                back=wings("insect", y=-22, scale=1.25),
                right=spear(length=34),
                turn=52,
                hand=(13, -18),
                sleeve="leaf",
                at=(0, -18, 0.82),
                legs=legs(hose="leaf", boot="moss", spread=3),
            ),
        ),
        "hawk": lambda: Figure(beast=hawk, fall="translate(-18,-22) rotate(58) scale(.66)"),
        "winged_serpent": lambda: Figure(beast=winged_serpent),
        "witch": lambda: Figure(
            person=Person(
                head=Head("skin1", "long", "ginger", hat=witch_hat()),
                body=gown(colour="shadow"),
                legs="",
                right=broom(),
                turn=18,
                hand=(16, -15),
                sleeve="shadow",
            )
        ),
        "monk": lambda: Figure(
            person=Person(
                head=Head("skin2", "tonsure", "brown"),
                body=robe(colour="hide", hem="field", belt="linen"),
                legs="",
                right=staff(rings_top()),
                turn=4,
                hand=(17, -16),
                sleeve="hide",
                left=book(colour="field"),
                far_hand=(-10, -15),
            )
        ),
        "crusader": lambda: Figure(
            person=Person(
                head=Head("skin2", "none", hat=greathelm()),
                body=tunic(colour="charge"),
                right=mace(),
                turn=24,
                hand=(15, -18),
                left=kite(),
                far_hand=(-13, -17),
                sleeve="iron",
                glove="iron",
            )
        ),
        "merman": lambda: Figure(
            person=Person(
                head=Head("skin3", "wild", "deep", beard=("goatee", "deep")),
                body=bare(skin="skin3", kilt=""),
                legs=fish_tail(),
                right=trident(),
                turn=8,
                hand=(15, -19),
                sleeve="skin3",
                far_hand=(-12, -20),
                front=chest_sash(colour="field"),
            )
        ),
        "turtle": lambda: Figure(beast=turtle, fall="translate(0,-26) rotate(8) scale(1,-.82)"),
        "seahorse": lambda: Figure(beast=seahorse),
        "blowfish": lambda: Figure(beast=blowfish),
        "mermaid": lambda: Figure(
            under=rock(),
            person=Person(
                head=Head("skin1", "flow", "ember", hat=circlet(gem="rose")),
                body=slim(skin="skin1"),
                legs=fish_tail(colour="field", fin="shadow"),
                right=orb(colour="ice", r=8),
                turn=0,
                hand=(20, -20),
                sleeve="skin1",
                far_hand=(-13, -14),
                front=shells(),
                at=(1, -7, 0.98),
            ),
        ),
        "pixie": lambda: Figure(
            under=mushroom(),
            person=Person(
                head=Head("skin2", "bun", "rose", ears=True),
                body=gown(colour="leaf", wide=13),
                legs="",
                back=wings("butterfly", y=-22, scale=1.25),
                right=wand(),
                turn=22,
                hand=(14, -24),
                sleeve="skin2",
                at=(0, -18, 0.72),
            ),
        ),
        "satyr": lambda: Figure(
            person=Person(
                head=Head("skin3", "curly", "auburn", beard=("goatee", "auburn"), ears=True, hat=horns()),
                body=bare(skin="skin3", kilt=""),
                legs=goat_legs(),
                right=spear(length=42),
                turn=30,
                hand=(15, -19),
                left=pipes(),
                far_hand=(-14, -22),
                sleeve="skin3",
                front=chest_sash(colour="field"),
                at=(0, -7, 1),
            )
        ),
        "phoenix": lambda: Figure(beast=phoenix, fall="translate(-18,-24) rotate(62) scale(.66)"),
        "valkyrie": lambda: Figure(
            fall="translate(-27,-12) rotate(80) scale(.8)",
            person=Person(
                head=Head("skin1", "braids", "blond", hat=winged_helm()),
                body=plate(colour="gold"),
                right=spear(),
                turn=10,
                hand=(15, -17),
                left=round_shield(r=11),
                back=wings("feather", y=-26, scale=0.86, turn=48),
                sleeve="skin1",
            ),
        ),
    }
)
