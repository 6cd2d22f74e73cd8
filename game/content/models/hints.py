"""The shape of hints: what is told in passing in a campaign's battles, and the moments at which it comes."""

from typing import Literal

from pydantic import Field

from game.rules.commander.entry import Entry

Trigger = Literal[
    "to_choose",
    "can_move",
    "can_undo",
    "goals_marked",
    "outside_command",
    "in_cover",
    "target_in_reach",
    "odds_shown",
    "in_vain",
    "has_advantage",
    "fears_advantage",
    "can_cast",
    "can_rally",
    "can_regroup",
    "first_fall",
    "all_done",
    "others_turn",
    "new_round",
]
"""The moments that are known; a hint is named by the one at which it comes."""


class Hint(Entry):
    """A hint. An intent's name in square brackets stands for the key or button that means it."""

    title: str = Field(min_length=1, description="What it is about, in a word or three, in English")
    text: str = Field(min_length=1, description="What is told, in English")
    pad: str = Field("", description="What is told instead to whoever plays by a pad")

    def words(self, *, pad: bool) -> str:
        """What is told to whoever plays by a pad, or by other means."""
        return self.pad if pad and self.pad else self.text
