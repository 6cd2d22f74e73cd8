"""The pictures of magic at work: a spell of each school at its highest level in bloom, numbers, signs, and fires."""

from collections.abc import Callable

from game.core.action import Action
from game.rules.commander.actions import Aim, Cast, Place
from game.scenes.battle.scene import Battle
from game.tools.staging_magic import FRAME, MagicStage
from game.ui.board.view import View

MOST_FRAMES = 400
UNFOLDED = 0.45
"""A bloom of this age is at its fullest."""

FIELD = """
red-1 mage red 3,9 willpower=8 knowledge=10 skills={school}_magic:3 spells={spell}
red-1-1 witch red 4,10 hp=6
red-1-2 footman red 4,8 hp=4
red-2 knight red 5,9 hp=6
red-2-1 cavalry red 6,8 hp=7
blue-1 priest blue 10,8 mp=12 knowledge=1 effects=protection:3:2>bless:2:2
blue-1-1 monk blue 9,9 effects=mute
blue-1-2 monk blue 7,10 effects=protection:2:2>poison:8:0>decline>thorns
blue-1-3 monk blue 8,8
blue-2 ranger blue 8,10 knowledge=3
blue-2-1 pikeman blue 9,10
"""
FIRES = "fields\nblue-1 cells=4,10>5,10>5,9>6,9>6,8 damage=2 left=2\n"


class BloomStage(MagicStage):
    """Makes battles in which a spell is at work."""

    def states(self) -> dict[str, Callable[[], Battle]]:
        """Every picture by name, with what makes it."""
        chain = [Aim("red-1", (7, 10)), Aim("red-1", (8, 8)), Aim("red-1", (10, 8))]
        return {
            "battle-leaves": lambda: self._at_work("nature", "sleep", (8, 10), seen=_unfolded),
            "battle-flames": lambda: self._at_work("fire", "meteor", (8, 9), seen=_unfolded),
            "battle-sparks": lambda: self._at_work("air", "chain_lightning", (9, 10), *chain, seen=_lightning),
            "battle-light": lambda: self._at_work("life", "holy_blaze", (8, 9), seen=_unfolded),
            "battle-numbers": lambda: self._at_work("fire", "meteor", (7, 9), seen=_numbers),
            "battle-signs": lambda: self._at_work("life", "decline", (8, 9), seen=_signs),
            "battle-carried": self._carried,
            "battle-fires": self._fires,
        }

    def _at_work(
        self, school: str, spell: str, at: tuple[int, int], *more: Action, seen: Callable[[View], bool]
    ) -> Battle:
        """A moment of a spell of level D."""
        scene = self._battle(FIELD.format(school=school, spell=spell), "red-1")
        scene.commit(Cast("red-1", spell, "D", at), *more)
        return _until(scene, seen)

    def _carried(self) -> Battle:
        """A troop between its old squares and its new ones."""
        places = (Place("red-1", (7, 12)), Place("red-1-1", (6, 13)), Place("red-1-2", (8, 13)))
        return self._at_work("air", "teleport", (3, 9), Aim("red-1", (7, 13)), *places, seen=_half_gone)

    def _fires(self) -> Battle:
        """Burning squares with pieces upon them, a piece with much upon it, and where a chosen piece can go."""
        return self._battle(FIELD.format(school="fire", spell="burn") + FIRES, "red-1")


def _until(scene: Battle, seen: Callable[[View], bool]) -> Battle:
    """The scene when that is seen, or when nothing moves any more."""
    for _ in range(MOST_FRAMES):
        scene.update(FRAME)
        if seen(scene.desk.field.view):
            break
    return scene


def _unfolded(view: View) -> bool:
    """A spell is at its fullest where it was sent."""
    return any(bloom.age > UNFOLDED for bloom in view.blooms if len(bloom.cells) > 1)


def _lightning(view: View) -> bool:
    """Lightning leaps on from the second target."""
    return len(view.bolts) > 1 and any(bloom.age > UNFOLDED for bloom in view.blooms)


def _numbers(view: View) -> bool:
    """What was lost has risen."""
    return any(told.tone == "loss" and told.alpha < 255 for told in view.floats)


def _signs(view: View) -> bool:
    """Signs have come down."""
    return any(omen.alpha == 255 for omen in view.omens)


def _half_gone(view: View) -> bool:
    """Pieces fade."""
    return any(piece.alpha < 160 for piece in view.pieces.values())
