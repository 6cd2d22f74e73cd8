"""What a piece's spellbook holds: its spells with every level, what each costs, why it cannot be cast, and its odds."""

from dataclasses import dataclass

from game.core.entity import Position
from game.core.ids import EntityId
from game.core.state import State
from game.i18n import _
from game.rules.commander.actions import Cast, Rally
from game.rules.commander.components import Magic, Spellbook
from game.rules.commander.magic.books import cost, discount, rank_in_school, refuse_level, refuse_voice
from game.rules.commander.magic.outcome import TargetOdds
from game.rules.commander.rules import CommanderRules, knows_rally
from game.ui.sentences import Names, reason_sentence

LETTERS = ("A", "B", "C", "D")
RALLY = "rally"
"""The entry that is no spell: rallying the troop (rule book 8)."""

_WHEREVER = frozenset(
    {"battle_over", "not_its_turn", "decision_first", "asleep", "already_done", "unknown_action", "summon_rests"}
)
"""Reasons that forbid a level wherever it were aimed."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A level of a spell as it stands for a caster: MP it costs, what the school's skill takes off, why it cannot be
    cast now ("" if it can)."""

    spell: str
    letter: str
    cost: int
    discount: int
    why_not: str


class Shelf:
    """Looks up a piece's spells in a state."""

    def __init__(self, rules: CommanderRules, state: State, piece: EntityId) -> None:
        self.piece = piece
        self.state = state
        self.rules = rules
        self._names = Names(rules.content, state)

    @property
    def spells(self) -> tuple[str, ...]:
        """The spells in the order of the book, and at the end `RALLY` for whoever has learnt it."""
        book = self.state.get(Spellbook, self.piece)
        known = tuple(spell for spell, _highest in book.spells) if book else ()
        return (*known, RALLY) if knows_rally(self.state, self.piece) else known

    @property
    def why_no_rally(self) -> str:
        """Why the troop cannot be rallied now, "" if it can."""
        refused = self.rules.explain(self.state, Rally(self.piece))
        return reason_sentence(refused, self._names) if refused else ""

    @property
    def rallies(self) -> bool:
        """Whether the piece can rally its troop now."""
        return RALLY in self.spells and not self.why_no_rally

    @property
    def mp(self) -> Magic:
        """MP left, and MP when rested."""
        return self.state.get(Magic, self.piece) or Magic(0, 0)

    def letters(self, spell: str) -> tuple[str, ...]:
        """The levels that a spell has at all; none for `RALLY`."""
        return () if spell == RALLY else tuple(sorted(self.rules.content.spells[spell].levels))

    def highest(self, spell: str) -> str:
        """The highest level of a spell that could be cast now, else the highest that is owned."""
        book = self.state.get(Spellbook, self.piece)
        owned = book.highest(spell) if book else None
        able = [letter for letter in self.letters(spell) if not self.entry(spell, letter).why_not]
        return able[-1] if able else owned or next(iter(self.letters(spell)), "")

    def entry(self, spell: str, letter: str) -> Entry:
        """A level of a spell. Raises KeyError if there is none."""
        return self.state.memo(("shelf", self.piece, spell, letter), lambda: self._entry(spell, letter))

    def _entry(self, spell: str, letter: str) -> Entry:
        content = self.rules.content
        what = content.spells[spell]
        less = discount(what, rank_in_school(self.state, self.piece, what, content), content)
        price = cost(self.state, self.piece, spell, letter, content)
        return Entry(spell, letter, price, less, self._why_not(spell, letter))

    def _why_not(self, spell: str, letter: str) -> str:
        """Why a level cannot be cast now, in a sentence."""
        state, piece, content = self.state, self.piece, self.rules.content
        if self.aims(spell, letter):
            return ""
        here = state.row(Position, piece).cell
        refused = refuse_level(state, piece, spell, letter, content) or refuse_voice(state, piece)
        if refused is None:
            refused = self.rules.explain(state, Cast(piece, spell, letter, here))
            if refused is None or refused.id not in _WHEREVER:
                return _("There is nothing in range to cast it on.")
        return reason_sentence(refused, self._names)

    def aims(self, spell: str, letter: str) -> tuple[Cast, ...]:
        """Every way to aim a level now."""
        found = (a for a in self.rules.candidates(self.state, self.piece) if isinstance(a, Cast))
        return tuple(a for a in found if (a.spell, a.level) == (spell, letter))

    def odds(self, spell: str, letter: str) -> tuple[TargetOdds, ...]:
        """The exact odds for each piece that the level could reach now, wherever it would be aimed."""
        return self.state.memo(("shelf odds", self.piece, spell, letter), lambda: self._odds(spell, letter))

    def _odds(self, spell: str, letter: str) -> tuple[TargetOdds, ...]:
        found: dict[EntityId, TargetOdds] = {}
        for aim in self.aims(spell, letter):
            for odds in self.rules.magic.odds(self.state, aim):
                found.setdefault(odds.aimed.piece, odds)
        return tuple(found.values())
