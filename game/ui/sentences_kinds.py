"""What a piece is good at and must fear, in words: arms that beat each other, wings, and traits explained."""

from collections.abc import Iterator

from game.i18n import _
from game.rules.commander.components import Armament
from game.rules.commander.models import CommanderNumbers, Terrain
from game.ui.sentences import arm_name


def strengths(armament: Armament, numbers: CommanderNumbers) -> tuple[str, ...]:
    """Whom its kind has the advantage over (rule book 6.2)."""
    found = [arm_name(numbers.arms_beat[arm]) for arm in armament.arms if arm in numbers.arms_beat]
    if {"archer", "anti_air"} & set(armament.arms):
        found.append(_("flying"))
    if "holy" in armament.traits:
        found.append(_("summoned"))
    return tuple(found)


def weaknesses(armament: Armament, domain: str, numbers: CommanderNumbers) -> tuple[str, ...]:
    """Who has the advantage over its kind (rule book 6.2)."""
    found = [arm_name(arm) for arm, beaten in numbers.arms_beat.items() if beaten in armament.arms]
    if domain == "air":
        bows = () if "no_bow_weakness" in armament.traits else (arm_name("archer"),)
        found += [*bows, arm_name("anti_air")]
    if armament.summoned:
        found.append(_("holy"))
    return tuple(found)


def trait_explained(trait: str) -> str:
    """What a trait means, in a sentence (rule book 1)."""
    return {
        "magic_attack": _("Its strikes are parried by Knowledge instead of Armour."),
        "holy": _("It has the advantage over all that was summoned."),
        "magician": _("It is versed in magic."),
        "manahoar": _("A spirit of magic that serves magicians."),
        "debuff_immune": _("Spells that weaken for several turns do not take hold of it."),
        "magic_immune": _("No spell touches it."),
        "no_bow_weakness": _("Archers have no advantage over it, though it flies."),
        "forest_walker": _("Leaving woods costs it nothing."),
    }.get(trait, "")


def gait_name(gait: str) -> str:
    """How a piece goes about (rule book 5)."""
    return {
        "ground": _("on foot"),
        "mounted": _("mounted"),
        "naval": _("naval"),
        "naval_mounted": _("naval, mounted"),
        "air": _("flying"),
    }.get(gait, gait)


def terrain_sentences(terrain: Terrain) -> Iterator[str]:
    """Everything a square's ground means beside its cover (rule book 5)."""
    costs = {gait: cost for gait, cost in terrain.exit_cost.items() if cost}
    for gait, cost in costs.items():
        yield _("Leaving costs {n} more squares ({gait}).").format(n=cost, gait=gait_name(gait))
    if not costs:
        yield _("Leaving costs nothing extra.")
    if terrain.level_exit and costs:
        yield _("Leaving for the same ground costs nothing extra.")
    if not terrain.enter:
        yield _("Nobody can enter.")
    elif set(terrain.enter) == {"air"}:
        yield _("Only those who fly can enter.")
    elif "ground" not in terrain.enter:
        yield _("Those on foot and mounted cannot enter.")
    elif "naval" not in terrain.enter:
        yield _("Naval pieces cannot enter.")
    if terrain.water:
        yield _("Naval pieces swim here.")
    if terrain.slope:
        yield _("One climbs here from level to level.")
    if terrain.woods:
        yield _("Those at home in woods pay nothing extra.")
    if terrain.naval_cap:
        yield _("Naval pieces are covered here against strikes from land: {n}.").format(n=-terrain.naval_cap)
