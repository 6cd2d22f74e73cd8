"""The seed of the dice as a field."""

from game.campaign.marching import SEEDS
from game.i18n import _
from game.ui.widgets import Changed, Outcome, TextField


class Seed(TextField):
    """The seed: typed, or counted down and up with left and right."""

    def __init__(self, seed: int, tip: str = "") -> None:
        """`tip` says what the seed does, if it is not a battle's."""
        digits = len(str(SEEDS - 1))
        tip = tip or _("The same seed and the same moves roll the same dice.")
        super().__init__("seed", _("Luck (seed)"), str(seed), accepts="0123456789", most=digits, tip=tip)

    @property
    def seed(self) -> int:
        """The number shown; nothing counts as 0."""
        return int(self.text or "0")

    def turned(self, step: int) -> Outcome | None:
        """One less or one more, around the end."""
        self.show(str((self.seed + step) % SEEDS))
        return Changed(self.name, self.seed)
