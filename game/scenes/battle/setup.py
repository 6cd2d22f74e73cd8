"""What a battle is begun with: a map's picture and first state, who plays which side, and the seed."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.campaign.document import Setting
from game.campaign.marching import SEEDS
from game.content.catalog import Catalog
from game.core.entity import Allegiance
from game.core.ids import Side
from game.core.state import State
from game.maps.picture import MapPicture
from game.maps.tiled import LoadedMap
from game.rules.commander.models import CommanderContent
from game.rules.commander.setup import BattleStart
from game.rules.commander.start import first_state
from game.ui.figures.dyes import SIDES

USUAL = "steady"

HUMAN = ""
"""The player of a side that is played by hand."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A battle to be played: `players` gives each side a personality's id, or HUMAN; `map_file` is the map's file below
    a maps folder, empty without one; the seed is sealed with `salt`, if there is any; with `rewinding` even what rolled
    may be taken back."""

    name: str
    note: str
    picture: MapPicture
    start: State
    map_hash: str
    players: Mapping[Side, str]
    seed: int
    map_file: str = ""
    salt: str = ""
    rewinding: bool = False

    @property
    def sides(self) -> tuple[Side, ...]:
        """The sides with pieces, in the order in which the players are named."""
        return tuple(self.players)

    def reseeded(self) -> "Setup":
        """The same battle with other luck."""
        return replace(self, seed=new_seed()).sealed()

    def sealed(self) -> "Setup":
        """The same battle with its seed sealed anew."""
        return replace(self, salt=secrets.token_hex(16))

    def setting(self, catalog: Catalog) -> Setting:
        """What a document says of the battle beside its session."""
        return Setting(
            self.name, catalog.hash, self.map_hash, self.map_file, catalog.packs, self.salt, players=self.players
        )


def new_seed() -> int:
    """A seed from outside the rules, which know no chance but their dice."""
    return secrets.randbelow(SEEDS)


def setup_of(
    loaded: LoadedMap,
    players: Mapping[Side, str],
    seed: int,
    content: CommanderContent,
    led: BattleStart | None = None,
) -> Setup:
    """The battle a map describes; `led` is its start if others hold its places."""
    start, file = first_state(led or loaded.start, content), "/".join(loaded.path.parts[-2:])
    return Setup(loaded.name, loaded.note, loaded.picture, start, loaded.hash, players, seed, file)


def sides_in(state: State) -> tuple[Side, ...]:
    """The sides that have pieces, in the order in which the game names them, strangers last."""
    present = {row.side for _, row in state.table(Allegiance).items()}
    return (*(side for side in SIDES if side in present), *sorted(present - set(SIDES)))


def usual_personality(catalog: Catalog) -> str:
    """The personality that is proposed for the computer: the steady one, if content has it."""
    return USUAL if USUAL in catalog.personalities else next(iter(catalog.personalities))


def usual_players(sides: tuple[Side, ...], personality: str) -> dict[Side, str]:
    """One player against the computer: the first side, red where there is one, is played by hand."""
    first = "red" if "red" in sides else sides[0]
    return {side: HUMAN if side == first else personality for side in sides}
