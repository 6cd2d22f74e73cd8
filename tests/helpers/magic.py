"""Casting in tests: a plain with a caster and whatever else is wanted, and what a cast came to, read off its events."""

from collections.abc import Sequence
from typing import Any

from game.core.engine import Outcome
from game.core.event import Rolled
from game.core.grid import Cell
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander.actions import Cast, EndTurn
from game.rules.commander.components import Effects, Magic
from game.rules.commander.events import EffectLaid, EffectLifted
from game.rules.commander.magic.dice import total
from game.rules.commander.magic.events import Harmed, Mended, SpellCast, Withstood
from tests.helpers.battle import CONTENT, draw, play, play_all, refusal
from tests.helpers.checks import of

WIDTH, HEIGHT = 20, 7
PLAIN = "\n".join(["." * WIDTH] * HEIGHT)


def scene(*pieces: str, turns: str = "red* blue", fields: Sequence[str] = (), board: str = PLAIN) -> State:
    """A position on an open plain of 20 x 7 squares (or another board) with these lines of pieces and of fields."""
    return draw("\n".join(["board", board, "pieces", *pieces, "fields", *fields, "turns", turns]))


def caster(
    spells: str,
    willpower: int = 3,
    *,
    rank: int = 3,
    at: str = "0,0",
    piece: str = "red",
    side: str = "red",
    **more: Any,
) -> str:
    """The line of a commander who knows spells (`thunder>mute`), with a rank in the first one's school (3 is Expert, 0
    no skill) and 60 MP; Offence and Armour are 0, Knowledge is 10, unless `more` says so (`knowledge=2`, `mp=4`)."""
    school = CONTENT.spells[spells.partition(">")[0]].school
    skills = f"{school}_magic:{rank}" if rank else "-"
    options = {"offence": 0, "armour": 0, "knowledge": 10, "skills": skills, **more}
    written = " ".join(f"{name}={value}" for name, value in options.items())
    return f"{piece} mage {side} {at} willpower={willpower} spells={spells} {written}"


def commander(piece: str, at: str, knowledge: int = 0, *, side: str = "blue", kind: str = "mage", **more: Any) -> str:
    """The line of a commander who casts nothing and whose attributes are 0, but for Knowledge."""
    written = " ".join(f"{name}={value}" for name, value in ({"skills": "-", "spells": "-"} | more).items())
    return f"{piece} {kind} {side} {at} offence=0 armour=0 willpower=0 knowledge={knowledge} {written}"


def cast_at(state: State, spell: str, level: str, at: Cell, *faces: int, by: EntityId = "red") -> Outcome:
    """A cast with these faces, which must be just as many as it rolls."""
    return play(state, Cast(by, spell, level, at), *faces)


def refused(state: State, spell: str, level: str, at: Cell, by: EntityId = "red") -> str | None:
    """The id of the reason why a cast is refused, None if it is legal."""
    return refusal(state, Cast(by, spell, level, at))


def end_turns(state: State, *commanders: EntityId) -> State:
    """The state after these commanders have ended their turns, one after the other, nothing being rolled."""
    return play_all(state, *(EndTurn(commander) for commander in commanders))


def dice(outcome: Outcome) -> dict[EntityId, int]:
    """The magic dice that counted for each target."""
    return {aim.piece: total(aim.dice) for event in of(outcome, SpellCast) for aim in event.targets}


def rolled(outcome: Outcome) -> int:
    """How many dice were rolled."""
    return sum(event.count for event in of(outcome, Rolled))


def harmed(outcome: Outcome) -> dict[EntityId, int]:
    """The HP each piece lost to the spell itself; whom it did not hurt is not in it."""
    return {event.piece: event.before - event.after for event in of(outcome, Harmed)}


def mended(outcome: Outcome) -> dict[EntityId, int]:
    """The HP each piece got back."""
    return {event.piece: event.after - event.before for event in of(outcome, Mended)}


def withstood(outcome: Outcome) -> tuple[EntityId, ...]:
    """The targets to whom the spell did nothing."""
    return tuple(event.piece for event in of(outcome, Withstood))


def laid(outcome: Outcome) -> dict[EntityId, tuple[str, int, int]]:
    """The effect that came to be on each piece: kind, strength, ends of turns."""
    return {e.piece: (e.effect.kind, e.effect.strength, e.effect.left) for e in of(outcome, EffectLaid)}


def lifted(outcome: Outcome) -> tuple[tuple[EntityId, str, str], ...]:
    """The effects that ended: piece, kind, cause."""
    return tuple((event.piece, event.kind, event.cause) for event in of(outcome, EffectLifted))


def on(state: State, piece: EntityId) -> dict[str, tuple[int, int]]:
    """The effects on a piece by kind, the oldest first: strength and ends of turns left."""
    effects = state.get(Effects, piece)
    return {effect.kind: (effect.strength, effect.left) for effect in effects.active} if effects else {}


def mp(state: State, piece: EntityId) -> int:
    """A piece's MP."""
    return state.row(Magic, piece).mp


def paid(outcome: Outcome) -> int:
    """The MP that the cast cost."""
    return sum(event.before - event.after for event in of(outcome, SpellCast))


def _aimed(spell: str, x: int, side: str, **more: Any) -> State:
    """The caster in a corner, a commander of a side (or nobody, "") x squares beside it, an enemy far away."""
    target = [commander("target", f"{x},0", side=side)] if side else []
    return scene(caster(spell, **more), *target, commander("far", "19,6"), turns="red* far")


def prices(spell: str, level: str, side: str = "blue") -> tuple[int, ...]:
    """What a level costs at each rank that opens it, the lowest rank first: the least MP with which it can be cast on a
    commander of a side (or an empty square, ""). A rank that opens it not must be refused for that."""
    found = []
    for rank in range(4):
        why = [refused(_aimed(spell, 1, side, rank=rank, mp=mp), spell, level, (1, 0)) for mp in range(31)]
        if None in why:
            found.append(why.index(None))
            assert why == ["too_little_mp"] * found[-1] + [None] * (31 - found[-1])
        else:
            assert set(why) == {"level_not_owned"}
    return tuple(found)


def farthest(spell: str, level: str, side: str = "blue") -> int:
    """How far away a commander of a side (or an empty square, "") can be aimed at; beyond, it is out of range."""
    why = [refused(_aimed(spell, x, side), spell, level, (x, 0)) for x in range(1, WIDTH)]
    reach = why.count(None)
    assert why == [None] * reach + ["out_of_range"] * (len(why) - reach)
    return reach
