"""The magical part of positions as text: MP, skills, spells, gifts, effects, summons and fires (see `position`)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.core.codec import Unreadable
from game.core.entity import Position
from game.core.ids import EntityId
from game.core.notation import read_cell
from game.core.state import State
from game.rules.commander.components import Burning, Effect, Effects, Following, Magic, Summoning
from game.rules.commander.effects import GUARDS, HELPFUL
from game.rules.commander.gifted import least_hp
from game.rules.commander.gifts import Gift, Gifts
from game.rules.commander.models import CommanderContent
from game.rules.commander.spells import AfflictionSpell, BonusSpell, Spell
from game.rules.commander.troops import side_of

MAGIC_OPTIONS = ("mp", "skills", "spells", "effects", "summon", "rallied", "gifts", "stood")
NONE = "-"
GIFT_PARTS = 3
"""A gift is written `source:figure:points`."""


def read_options(words: Sequence[str], known: Sequence[str]) -> dict[str, str]:
    """The options of a line by name, `name=value` or `name` alone. Raises Unreadable for an unknown one."""
    found = dict(word.partition("=")[::2] for word in words)
    unknown = sorted(set(found) - set(known))
    if unknown:
        raise Unreadable(f"'{unknown[0]}' is unknown here; known are {', '.join(known)}")
    return found


def read_skills(line: str, options: Mapping[str, str]) -> tuple[tuple[str, int], ...] | None:
    """The skills a line gives a commander, None if it leaves them to its class. Raises Unreadable."""
    if "skills" not in options:
        return None
    words = [word.partition(":") for word in _listed(options["skills"])]
    return tuple((name, _number(line, rank or "1")) for name, _, rank in words)


def read_spells(options: Mapping[str, str]) -> tuple[str, ...] | None:
    """The spells a line gives a commander, None if it leaves them to its class."""
    return tuple(_listed(options["spells"])) if "spells" in options else None


def read_gifts(line: str, options: Mapping[str, str]) -> tuple[Gift, ...]:
    """The gifts a line gives a commander. Raises Unreadable."""
    found = []
    for word in _listed(options.get("gifts", NONE)):
        parts = word.split(":")
        if len(parts) != GIFT_PARTS:
            raise Unreadable(f"'{line}': '{word}' is no gift; one is source:figure:points")
        found.append(Gift(parts[0], parts[1], _number(line, parts[2])))
    return tuple(found)


def enchanted(state: State, piece: EntityId, line: str, options: Mapping[str, str], content: CommanderContent) -> State:
    """The state in which a piece has the MP and effects its line gives, has made its last stand or is its commander's
    summon if it says so.

    Raises Unreadable.
    """
    if "mp" in options:
        magic = state.get(Magic, piece)
        mp = _number(line, options["mp"])
        if magic is None or mp > magic.full:
            raise Unreadable(f"'{line}': it cannot have {mp} MP")
        state = state.having(piece, Magic(mp, magic.full))
    if "stood" in options:
        gifts = state.get(Gifts, piece)
        if gifts is None or not least_hp(gifts):
            raise Unreadable(f"'{line}': it has no last stand")
        state = state.having(piece, replace(gifts, stood=True))
    if "summon" in options:
        following = state.get(Following, piece)
        if following is None:
            raise Unreadable(f"'{line}': a commander is no summon")
        state = state.having(following.commander, Summoning(1, piece))
    effects = tuple(_effect(state, piece, line, word, content) for word in _listed(options.get("effects", NONE)))
    return state.having(piece, Effects(effects)) if effects else state


def with_field(state: State, line: str) -> State:
    """The state with a fire as a line draws it. Raises Unreadable."""
    caster, *words = line.split()
    options = read_options(words, ("cells", "damage", "left"))
    cells = tuple(sorted(read_cell(cell) for cell in options.get("cells", "").split(">") if cell))
    if not state.has(Position, caster) or not cells or not all(cell in state.board for cell in cells):
        raise Unreadable(f"'{line}' needs a piece on the board and squares of it")
    damage, left = (_number(line, options.get(name, default)) for name, default in (("damage", "2"), ("left", "3")))
    return state.having(caster, Burning(cells, damage, left))


def _effect(state: State, piece: EntityId, line: str, text: str, content: CommanderContent) -> Effect:
    name, *rest = text.split(":")
    side = side_of(state, piece)
    if name in GUARDS.values():
        return Effect(name, "", piece, side, 1, _number(line, rest[0]) if rest else 1)
    spell = content.spells.get(name)
    if not isinstance(spell, BonusSpell | AfflictionSpell) or len(rest) > 3:
        raise Unreadable(f"'{line}': '{text}' is no lasting effect")
    kind = spell.raises if isinstance(spell, BonusSpell) else spell.causes
    strength = _number(line, rest[0]) if rest else lowest_strength(spell)
    left = _number(line, rest[1]) if len(rest) > 1 else spell.turns
    source = rest[2] if len(rest) > 2 else piece if kind in HELPFUL else _enemy(state, piece)
    return Effect(kind, name, source, side_of(state, source) if state.has(Position, source) else side, strength, left)


def lowest_strength(spell: Spell) -> int:
    """How strong the effect of a spell is at its lowest level."""
    level = spell.levels[min(spell.levels)]
    figures = (getattr(level, name, 0) for name in ("size", "slow", "total", "extra_dice"))
    return next((figure for figure in figures if figure), 1)


def _enemy(state: State, piece: EntityId) -> EntityId:
    own = side_of(state, piece)
    return next((other for other in state.table(Position) if side_of(state, other) != own), piece)


def _listed(text: str) -> list[str]:
    return [] if text in ("", NONE) else text.split(">")


def _number(line: str, word: str) -> int:
    if not word.isascii() or not word.isdigit() or len(word) > 4:
        raise Unreadable(f"'{line}': '{word}' is no whole number")
    return int(word)
