"""The commanders on foot or afloat, each put together from parts; two have a second face, for their second name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.bodies import bare, fish_tail, gown, plate, robe, slim, tunic
from game.ui.figures.figure import Figure, Person
from game.ui.figures.hats import (
    antlers,
    circlet,
    crown,
    feathers,
    hood,
    mitre,
    slouch_hat,
    tricorne,
    turban,
    veil,
    wizard_hat,
)
from game.ui.figures.heads import Head
from game.ui.figures.held import (
    axe,
    book,
    dagger,
    flame,
    greataxe,
    halberd,
    orb,
    sabre,
    spear,
    trident,
)
from game.ui.figures.helms import crested, horned, sallet
from game.ui.figures.heraldry import banner, heater
from game.ui.figures.mounts import boat, cloud
from game.ui.figures.ranged import bow_back
from game.ui.figures.staffs import bolt_top, crook_top, gnarl_top, orb_top, skull_top, staff
from game.ui.figures.wings import wings
from game.ui.figures.worn import cloak, drum, fur_collar, high_collar, leaves, shells

COMMANDERS: Mapping[str, Callable[[], Figure]] = MappingProxyType(
    {
        "mystic": lambda: Figure(
            commander=True,
            banner=banner("gonfalon", x=-25),
            person=Person(
                head=Head("skin4", "none", beard=("full", "snow"), hat=turban(feather="field")),
                body=robe(colour="field", stole="charge"),
                legs="",
                back=cloak(),
                right=orb(colour="spark", r=8),
                turn=0,
                hand=(21, -20),
                sleeve="field",
            ),
        ),
        "wizard": lambda: Figure(
            commander=True,
            banner=banner("gonfalon", x=-25),
            person=Person(
                head=Head("skin2", "long", "snow", beard=("long", "snow"), hat=wizard_hat()),
                body=robe(),
                legs="",
                right=staff(orb_top()),
                turn=6,
                hand=(17, -15),
            ),
        ),
        "mage": lambda: Figure(
            commander=True,
            banner=banner("gonfalon", x=-25),
            person=Person(
                head=Head("skin1", "pony", "coal", hat=circlet(gem="ember")),
                body=gown(),
                legs="",
                back=cloak(wide=19) + high_collar(),
                right=flame(),
                turn=0,
                hand=(17, -24),
                left=book(),
                far_hand=(-12, -16),
            ),
        ),
        "fighter": lambda: Figure(
            commander=True,
            banner=banner(),
            person=Person(
                head=Head("skin3", hat=sallet(), plume="field"),
                body=plate(),
                back=cloak(wide=15),
                right=halberd(),
                turn=4,
                hand=(15, -17),
                sleeve="steel",
                glove="iron",
            ),
        ),
        "warrior": lambda: Figure(
            commander=True,
            banner=banner(),
            person=Person(
                head=Head("skin4", "braids", "coal", hat=crested(colour="steel")),
                body=plate(),
                right=axe(),
                turn=20,
                hand=(15, -18),
                left=heater(scale=1.1),
                sleeve="field",
                glove="leather",
            ),
        ),
        "barbarian": lambda: Figure(
            commander=True,
            banner=banner(),
            person=Person(
                head=Head("skin2", "long", "ginger", beard=("full", "ginger"), hat=horned()),
                body=bare(skin="skin2", kilt="field"),
                back=cloak(colour="fur", wide=16),
                right=greataxe(),
                turn=12,
                hand=(18, -15),
                sleeve="skin2",
                front=fur_collar(),
            ),
        ),
        "ranger": lambda: Figure(
            commander=True,
            banner=banner(),
            person=Person(
                head=Head("skin4", "none", hat=hood(colour="moss", peak=2)),
                body=tunic(tab=False),
                back=bow_back() + cloak(colour="moss", wide=16),
                right=spear(),
                turn=8,
                hand=(15, -17),
                sleeve="leaf",
            ),
        ),
        "spy": lambda: Figure(
            commander=True,
            banner=banner("streamer", x=-24),
            person=Person(
                head=Head("skin1", "none", mask="shadow", hat=slouch_hat(colour="black")),
                body=tunic(colour="black", tab=False),
                back=cloak(wide=24, blow=0),
                right=dagger(),
                turn=30,
                hand=(17, -20),
                left=dagger().drawing,
                far_hand=(-15, -17),
                far_turn=-70,
                sleeve="black",
            ),
        ),
        "warlock": lambda: Figure(
            commander=True,
            banner=banner("streamer", x=-24),
            under=cloud(),
            person=Person(
                head=Head("skin1", "wild", "snow", beard=("goatee", "snow")),
                body=robe(colour="shadow", wide=12),
                legs="",
                back=wings("bat", y=-22, scale=0.95, turn=6) + high_collar(),
                right=staff(bolt_top()),
                turn=8,
                hand=(16, -12),
                sleeve="shadow",
                at=(0, -10, 0.88),
            ),
        ),
        "merman_lord": lambda: Figure(
            commander=True,
            banner=banner("gonfalon", x=-25, top=-62),
            person=Person(
                head=Head("skin2", "long", "snow", beard=("long", "snow"), hat=crown()),
                body=plate(colour="gold", skirt="field"),
                legs=fish_tail(),
                back=cloak(wide=15),
                right=trident(),
                turn=6,
                hand=(17, -15),
                sleeve="skin2",
            ),
        ),
        "merman_lord:2": lambda: Figure(
            commander=True,
            banner=banner("gonfalon", x=-25, top=-62),
            person=Person(
                head=Head("skin4", "flow", "sea", hat=crown()),
                body=slim(skin="skin4"),
                legs=fish_tail(colour="field", fin="shadow"),
                right=trident(),
                turn=6,
                hand=(17, -15),
                sleeve="skin4",
                front=shells(),
                far_hand=(-14, -24),
            ),
        ),
        "pirate": lambda: Figure(
            fall="translate(-14,-6) rotate(52) scale(.72)",
            commander=True,
            banner=banner(),
            over=boat(),
            person=Person(
                head=Head("skin2", "long", "auburn", beard=("full", "auburn"), hat=tricorne()),
                body=tunic(colour="shadow", tab=False),
                right=sabre(),
                turn=18,
                hand=(15, -19),
                sleeve="charge",
                legs="",
                at=(1, -3, 1),
            ),
        ),
        "priest": lambda: Figure(
            commander=True,
            banner=banner("gonfalon", x=-25),
            person=Person(
                head=Head("skin2", "none", hat=mitre()),
                body=robe(colour="white", stole="field", hem="gold"),
                legs="",
                back=cloak(colour="field"),
                right=staff(crook_top()),
                turn=4,
                hand=(17, -15),
                sleeve="white",
            ),
        ),
        "priest:2": lambda: Figure(
            commander=True,
            banner=banner("gonfalon", x=-25),
            person=Person(
                head=Head("skin3", "none", hat=veil()),
                body=gown(colour="white", apron="field"),
                legs="",
                back=cloak(colour="field"),
                right=staff(crook_top()),
                turn=4,
                hand=(17, -15),
                sleeve="white",
            ),
        ),
        "shaman": lambda: Figure(
            commander=True,
            banner=banner(),
            person=Person(
                head=Head("skin3", "braids", "coal", hat=feathers()),
                body=tunic(colour="linen", tab=False, belt="ember"),
                right=staff(skull_top()),
                turn=6,
                hand=(17, -15),
                front=drum(),
                sleeve="skin3",
                far_hand=(-14, -22),
            ),
        ),
        "druid": lambda: Figure(
            commander=True,
            banner=banner("gonfalon", x=-26),
            person=Person(
                head=Head("skin1", "long", "ash", beard=("long", "ash"), hat=antlers()),
                body=robe(colour="moss", hem=""),
                legs="",
                right=staff(gnarl_top()),
                turn=6,
                hand=(17, -13),
                sleeve="moss",
                front=leaves(),
            ),
        ),
    }
)
