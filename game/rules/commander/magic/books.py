"""What a piece can cast: the levels it has of a spell, what they cost it, and how far they go (rule book 7)."""

from collections.abc import Iterator

from game.core.action import Reason, reason
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander import effects
from game.rules.commander.components import Magic, Readiness, Skills, Spellbook
from game.rules.commander.gifted import gift
from game.rules.commander.magic.dice import level_of
from game.rules.commander.models import CommanderContent
from game.rules.commander.skills import RANKS
from game.rules.commander.spells import Level, Spell


def school_skill(spell: Spell, content: CommanderContent) -> str | None:
    """The id of the skill that opens a spell's higher levels."""
    return next((id_ for id_, skill in content.skills.items() if skill.school == spell.school), None)


def rank_in_school(state: State, caster: EntityId, spell: Spell, content: CommanderContent) -> int:
    """The caster's own rank in the spell's school, 0 without it; a summoned creature has none (rule book 7)."""
    skills, school = state.get(Skills, caster), school_skill(spell, content)
    return skills.rank(school) if skills and school else 0


def discount(spell: Spell, rank: int, content: CommanderContent) -> int:
    """What a rank in the spell's school takes off the cost of each of its spells."""
    school = school_skill(spell, content)
    return content.skills[school].ranks[rank - 1].gives.get("spell_discount", 0) if school and rank else 0


def cost_at(spell: Spell, letter: str, rank: int, content: CommanderContent) -> int:
    """MP a level costs with a rank (0 to 3) in the spell's school, never below 1 (rule book 7)."""
    return max(1, level_of(spell, letter).mp - discount(spell, rank, content))


def cost(state: State, caster: EntityId, spell_id: str, letter: str, content: CommanderContent) -> int:
    """MP the level costs this caster."""
    spell = content.spells[spell_id]
    return cost_at(spell, letter, rank_in_school(state, caster, spell, content), content)


def range_of(state: State, caster: EntityId, level: Level) -> int:
    """How far from the caster a level may be aimed, in squares, with what its gifts add (rule book 7 and 9)."""
    return level.range + gift(state, caster, "spell_range")


def highest_level(spell: Spell, rank: int) -> str | None:
    """The highest existing level that a rank in the school (0 to 3) opens: A needs none, B Basic, and so on (7)."""
    open_levels = [letter for letter in sorted(spell.levels) if "ABCD".index(letter) <= rank]
    return open_levels[-1] if open_levels else None


def levels(state: State, caster: EntityId, content: CommanderContent) -> Iterator[tuple[str, str]]:
    """Every spell and level the caster has, whether or not it can pay for it, in the order of its book."""
    book = state.get(Spellbook, caster)
    for spell_id, highest in book.spells if book else ():
        for letter in sorted(content.spells[spell_id].levels):
            if letter <= highest:
                yield spell_id, letter


def refuse_voice(state: State, caster: EntityId) -> Reason | None:
    """Why the piece can cast nothing at all now, or None (rule book 4 and 7)."""
    if effects.suffers(state, caster, "mute"):
        return reason("muted", actor=caster)
    if state.row(Readiness, caster).moved:
        return reason("moved_before_casting", actor=caster)
    return None


def refuse_level(
    state: State, caster: EntityId, spell_id: str, letter: str, content: CommanderContent
) -> Reason | None:
    """Why the piece cannot cast this level of this spell, its aim left aside, or None (rule book 7)."""
    book = state.get(Spellbook, caster)
    highest = book.highest(spell_id) if book else None
    if spell_id not in content.spells or book is None or spell_id not in dict(book.spells):
        return reason("unknown_spell", actor=caster, spell=spell_id)
    spell = content.spells[spell_id]
    if letter not in spell.levels:
        return reason("no_such_level", spell=spell_id, level=letter)
    if highest is None or letter > highest:
        rank = "ABCD".index(letter)
        return reason("level_not_owned", spell=spell_id, level=letter, school=spell.school, rank=RANKS[rank - 1])
    price, mp = cost(state, caster, spell_id, letter, content), state.row(Magic, caster).mp
    if price > mp:
        return reason("too_little_mp", cost=price, mp=mp)
    return None
