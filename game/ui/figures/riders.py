"""The commanders who ride, each put together from parts."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.bodies import plate, riding, tunic
from game.ui.figures.figure import Figure, Person
from game.ui.figures.hats import broad_hat, halo
from game.ui.figures.heads import Head
from game.ui.figures.held import hammer, lance, sword
from game.ui.figures.helms import armet, goggles, morion, sallet
from game.ui.figures.heraldry import banner, heater
from game.ui.figures.horse import barding, caparison, horse, housing, saddle
from game.ui.figures.mounts import eagle_mount, sea_wyrm
from game.ui.figures.worn import cloak

RIDERS: Mapping[str, Callable[[], Figure]] = MappingProxyType(
    {
        "knight": lambda: Figure(
            commander=True,
            banner=banner("swallow", x=-26, top=-62),
            under=horse(coat="roan", mane="bone", worn=caparison()),
            person=Person(
                legs=riding(),
                at=(-5, -19, 0.8),
                head=Head("skin2", hat=armet(), plume="field"),
                body=plate(),
                right=sword(),
                turn=38,
                hand=(16, -27),
                left=heater(scale=0.9),
                sleeve="steel",
                glove="iron",
            ),
        ),
        "paladin": lambda: Figure(
            commander=True,
            banner=banner("swallow", x=-26, top=-62),
            under=horse(coat="white", mane="blond", worn=saddle() + barding()),
            person=Person(
                legs=riding(),
                at=(-5, -19, 0.8),
                head=Head("skin3", "long", "coal", hat=halo()),
                body=plate(gold=True),
                back=cloak(colour="charge", wide=15, blow=9, foot=0),
                right=hammer(colour="gold"),
                turn=24,
                hand=(17, -27),
                sleeve="steel",
            ),
        ),
        "chevalier": lambda: Figure(
            commander=True,
            under=horse(coat="chestnut", mane="coal", worn=housing(), rear=12, scale=0.96),
            person=Person(
                legs=riding(hose="charge"),
                at=(-9, -19, 0.79),
                head=Head("skin1", "short", "coal", beard=("moustache", "coal"), hat=broad_hat(feather="charge")),
                body=tunic(colour="field", tab=False, belt="gold"),
                right=lance(flag=True),
                turn=-4,
                hand=(15, -17),
                sleeve="charge",
                far_hand=None,
            ),
        ),
        "pegasus_knight": lambda: Figure(
            commander=True,
            under=horse(coat="white", mane="field", worn=housing(), winged=True, rear=8, scale=0.92),
            person=Person(
                legs=riding(hose="steel", boot="iron"),
                at=(-4, -18, 0.79),
                head=Head("skin1", "none", hat=sallet()),
                body=tunic(colour="charge", tab=False, belt="gold"),
                right=lance(flag=True),
                turn=2,
                hand=(14, -18),
                sleeve="steel",
                far_hand=None,
            ),
        ),
        "beast_flier": lambda: Figure(
            commander=True,
            under=eagle_mount(),
            person=Person(
                head=Head("skin3", "none", hat=goggles(), plume="field"),
                body=tunic(tab=False),
                legs=riding(),
                right=lance(flag=True),
                turn=10,
                hand=(16, -17),
                sleeve="leather",
                at=(0, -18, 0.74),
            ),
        ),
        "wyrm_rider": lambda: Figure(
            commander=True,
            under=sea_wyrm(),
            person=Person(
                head=Head("skin4", "none", hat=morion()),
                body=tunic(),
                legs="",
                right=lance(flag=True),
                turn=-4,
                hand=(17, -18),
                at=(-9, -11, 0.8),
            ),
        ),
    }
)
