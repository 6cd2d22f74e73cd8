"""The catalogue: everything content defines, loaded once, frozen, and named by the hash of what it says."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.content.models.ai import Personality
from game.content.models.camp import CampaignNumbers, Names
from game.content.models.campaign import Campaign
from game.content.models.hints import Hint
from game.content.models.quiz import Question
from game.content.models.temper import Difficulty, QualityKind
from game.content.problems import did_you_mean
from game.rules.commander.models import CommanderContent


@dataclass(frozen=True, slots=True)
class Catalog:
    """All content. `hash` is the sha256 of what it says, the same whatever the line ends and the order of keys.

    Entries keep the order of their files, the packs' new ones last; nothing that decides may rely on that order.
    `aliases` says, for each table, what an id of old is called now; `packs` are the names of the folders loaded over
    the game's own. `names` and `hints` decide nothing: the hash leaves them out. `sources` says which file each entry
    was read from, for messages, by (table, id).
    """

    commander: CommanderContent
    quiz: Mapping[str, Question]
    personalities: Mapping[str, Personality]
    campaign: CampaignNumbers
    campaigns: Mapping[str, Campaign] = field(default_factory=dict)
    qualities: Mapping[str, QualityKind] = field(default_factory=dict)
    difficulties: Mapping[str, Difficulty] = field(default_factory=dict)
    names: Names = field(default_factory=Names)
    hints: Mapping[str, Hint] = field(default_factory=dict)
    hash: str = ""
    aliases: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    packs: tuple[str, ...] = ()
    sources: Mapping[tuple[str, str], str] = field(default_factory=dict, compare=False, repr=False)

    def ids(self, table: str) -> frozenset[str]:
        """The ids that files give in a table, entries with faults of their own included."""
        return frozenset(id_ for name, id_ in self.sources if name == table)

    def source(self, table: str, id_: str) -> str:
        """The file an entry was read from, "" if it came from none."""
        return self.sources.get((table, id_), "")


def personality(catalog: Catalog, id_: str) -> Personality:
    """The computer player's personality of that id.

    Raises ValueError with a sentence for the user when there is none.
    """
    if id_ in catalog.personalities:
        return catalog.personalities[id_]
    known = ", ".join(sorted(catalog.personalities))
    advice = did_you_mean(id_, catalog.personalities) or f"known are {known}"
    raise ValueError(f"there is no personality '{id_}'; {advice}")
