"""What of the content battles put to use: spell levels, skill ranks, units, classes, terrain and effects."""

from collections import Counter
from collections.abc import Iterator

from game.core.entity import Named
from game.core.session import Entry, Session
from game.core.state import State
from game.rules.commander.components import Skills
from game.rules.commander.effects import HARMFUL, HELPFUL
from game.rules.commander.events import EffectLaid, Engaged, Moved, TurnBegan
from game.rules.commander.magic.events import FieldLit, Rallied, SpellCast
from game.rules.commander.skills import RANKS
from tests.helpers.battle import CONTENT

Use = tuple[str, str]
"""A table of the content and what of it was used."""

NOBODY_ENTERS = {id_ for id_, ground in CONTENT.terrain.items() if not ground.enter}


def everything() -> frozenset[Use]:
    """All there is to use."""
    found = {("unit", id_) for id_ in CONTENT.units} | {("class", id_) for id_ in CONTENT.classes}
    found |= {("terrain", id_) for id_ in CONTENT.terrain}
    found |= {("skill", f"{id_} {rank}") for id_ in CONTENT.skills for rank in range(1, len(RANKS) + 1)}
    found |= {("spell", f"{id_} {letter}") for id_, spell in CONTENT.spells.items() for letter in spell.levels}
    return frozenset(found | {("effect", kind) for kind in (*HELPFUL, *HARMFUL, "burn")})


def used_in(session: Session) -> Counter[Use]:
    """How often a battle used what: once for each action at most."""
    counts: Counter[Use] = Counter()
    counts.update(("terrain", id_) for id_ in NOBODY_ENTERS & set(session.start.board.terrain))
    for entry in session.history:
        counts.update(set(_uses(entry)))
    return counts


def _uses(entry: Entry) -> Iterator[Use]:
    before = entry.before
    for event in entry.events:
        match event:
            case Moved(piece, path):
                yield _kind(before, piece)
                yield from (("terrain", before.board.terrain_at(cell)) for cell in path)
            case Engaged(piece):
                yield _kind(before, piece)
            case SpellCast(caster, spell, level):
                yield "spell", f"{spell} {level}"
                yield from _skills(before, caster, CONTENT.spells[spell].school)
            case EffectLaid(_, effect) if effect.kind in (*HELPFUL, *HARMFUL):
                yield "effect", effect.kind
            case FieldLit():
                yield "effect", "burn"
            case Rallied(piece):
                yield from _skills(before, piece, "rally")
            case TurnBegan(commander):
                yield from _skills(entry.after, commander, "")


def _kind(state: State, piece: str) -> Use:
    kind = state.row(Named, piece).kind
    return "class" if kind in CONTENT.classes else "unit", kind


def _skills(state: State, commander: str, purpose: str) -> Iterator[Use]:
    """The skill ranks that tell when a commander casts in a school, rallies, or (without a purpose) has its turn."""
    skills = state.get(Skills, commander)
    for id_, rank in skills.ranks if skills else ():
        school = CONTENT.skills[id_].school
        if purpose == (school or ("rally" if id_ == "rally" else "")):
            yield "skill", f"{id_} {rank}"


def unused(counts: Counter[Use], times: int) -> list[Use]:
    """What was used less often than so many times, sorted."""
    return sorted(use for use in everything() if counts[use] < times)
