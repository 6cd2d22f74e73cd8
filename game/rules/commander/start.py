"""From a battle's start to its first state: pieces put together out of content and gifts (rule book 2, 9 and 12)."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from game.core.entity import Allegiance, Named, Position, Round, Vitals
from game.core.ids import BATTLE, EntityId
from game.core.state import State
from game.core.table import Table
from game.rules.commander.components import (
    Armament,
    Arrival,
    Commanding,
    Following,
    Initiative,
    Magic,
    Mobility,
    Objective,
    Readiness,
    Skills,
    Spellbook,
    Stalemate,
)
from game.rules.commander.gifts import Gifts, wrong_gift
from game.rules.commander.magic.books import highest_level, school_skill
from game.rules.commander.models import ClassKind, CommanderContent, CommanderNumbers, Kind, UnitKind
from game.rules.commander.objectives import totals
from game.rules.commander.setup import BattleStart, CommanderStart, UnitStart


def armament(kind: Kind) -> Armament:
    """How a piece of this kind fights (rule book 1)."""
    on_land = kind.ranged if kind.land_ranged is None else kind.land_ranged
    summoned = isinstance(kind, UnitKind) and kind.summon
    arms, traits = tuple(sorted(kind.arms)), tuple(sorted(kind.traits))
    return Armament(kind.attack, kind.defence, max(1, kind.ranged), max(1, on_land), arms, traits, summoned)


def mobility(kind: Kind) -> Mobility:
    """How a piece of this kind moves (rule book 5)."""
    on_land = kind.move if kind.land_move is None else kind.land_move
    return Mobility(kind.domain, kind.gait, kind.move, on_land, "forest_walker" in kind.traits)


def class_attributes(kind: ClassKind, numbers: CommanderNumbers) -> tuple[int, int, int, int]:
    """Offence, Armour, Willpower and Knowledge a new commander of the class has (rule book 2)."""
    favoured = kind.attributes[:2]
    found = [
        min(
            numbers.attribute_limit,
            numbers.start_attributes[letter] + (numbers.class_attribute_bonus if letter in favoured else 0),
        )
        for letter in ("O", "A", "W", "K")
    ]
    return found[0], found[1], found[2], found[3]


def class_skills(kind: ClassKind) -> tuple[tuple[str, int], ...]:
    """The skills that come with the class, at Basic; of a choice the first ones (rule book 9)."""
    return tuple(sorted((skill, 1) for skill in kind.skills[: kind.choose or len(kind.skills)]))


def skill_set(ranks: Iterable[tuple[str, int]], content: CommanderContent) -> Skills:
    """Skills with all they give; a higher rank's figure replaces that of a lower one (rule book 8).

    Raises ValueError when a skill or rank is unknown, or a skill is named twice.
    """
    gives: dict[str, int] = {}
    frees: set[str] = set()
    known = tuple(sorted(ranks))
    if len(dict(known)) != len(known):
        raise ValueError("a skill is named twice")
    for id_, rank in known:
        skill = content.skills.get(id_)
        if skill is None:
            raise ValueError(f"'{id_}' is no skill")
        if not 1 <= rank <= len(skill.ranks):
            raise ValueError(f"the skill '{id_}' has no rank {rank}")
        for step in skill.ranks[:rank]:
            if skill.school is None:
                gives |= {str(ability): figure for ability, figure in step.gives.items()}
            frees |= set(step.frees_from)
    return Skills(known, tuple(sorted(gives.items())), tuple(sorted(frees)))


def spell_levels(spells: Iterable[str], skills: Skills, content: CommanderContent) -> Spellbook:
    """The spells a commander knows, each with the highest level its skills open; a spell without such a level is left
    out of what it can cast, but not out of what it knows (rule book 7). Raises ValueError when a spell is unknown."""
    found = []
    for id_ in dict.fromkeys(spells):
        spell = content.spells.get(id_)
        if spell is None:
            raise ValueError(f"'{id_}' is no spell")
        school = school_skill(spell, content)
        rank = skills.rank(school) if school else 0
        found.append((id_, highest_level(spell, rank) or ""))
    return Spellbook(tuple(found))


class _Rows:
    """Component tables in the making."""

    def __init__(self) -> None:
        self._rows: dict[type, dict[EntityId, Any]] = {}

    def put(self, entity: EntityId, *components: Any) -> None:
        for component in components:
            self._rows.setdefault(type(component), {})[entity] = component

    def tables(self) -> dict[type, Table[Any]]:
        return {kind: Table(rows) for kind, rows in self._rows.items()}


def first_state(start: BattleStart, content: CommanderContent) -> State:
    """The state before `Begin`.

    Raises ValueError when two things bear one id, a kind, skill, spell or gift is unknown, HP are not from 1 to full or
    MP from 0 to full, or no commander is on the board from the start.
    """
    if not any(commander.arrives <= 0 for commander in start.commanders):
        raise ValueError("no commander is on the board from the start")
    rows = _Rows()
    _refuse_doubles([BATTLE, *_ids(start)])
    for commander in start.commanders:
        _put_troop(rows, commander, content)
    for goal in start.objectives:
        rows.put(goal.id, Objective(goal.side, goal.kind, tuple(sorted(goal.cells)), goal.target, goal.rounds))
    rows.put(BATTLE, Round(0), Initiative())
    state = State(start.board, rows.tables())
    return state.having(BATTLE, Stalemate(tuple(sorted(totals(state).items()))))


def _put_troop(rows: _Rows, commander: CommanderStart, content: CommanderContent) -> None:
    kind = content.classes.get(commander.kind)
    if kind is None:
        raise ValueError(f"'{commander.kind}' is no commander class")
    offence, armour, willpower, knowledge = commander.attributes or class_attributes(kind, content.numbers)
    skills = skill_set(class_skills(kind) if commander.skills is None else commander.skills, content)
    gifts = Gifts(commander.gifts)
    reach = content.numbers.command_range + skills.figure("command_range") + gifts.figure("command_range")
    rows.put(commander.id, Commanding(offence, armour, willpower, knowledge, reach))
    rows.put(commander.id, Named(commander.kind, commander.name))
    full = content.numbers.base_mp + content.numbers.mp_per_knowledge * knowledge + gifts.figure("max_mp")
    rows.put(commander.id, Magic(_left(commander.id, "MP", commander.mp, 0, full), full))
    if skills.ranks:
        rows.put(commander.id, skills)
    if wrong := wrong_gift(gifts.given):
        raise ValueError(f"'{commander.id}' {wrong}")
    if gifts.given:
        rows.put(commander.id, gifts)
    book = spell_levels(kind.spells if commander.spells is None else commander.spells, skills, content)
    if book.spells:
        rows.put(commander.id, book)
    _put_piece(rows, commander, commander, kind, content)
    rows.put(commander.id, _gifted(mobility(kind), gifts, content))
    for unit in commander.units:
        unit_kind = content.units.get(unit.kind)
        if unit_kind is None:
            raise ValueError(f"'{unit.kind}' is no unit")
        rows.put(unit.id, Following(commander.id), Named(unit.kind))
        _put_piece(rows, unit, commander, unit_kind, content)
        if unit_kind.casts:
            rows.put(unit.id, Magic(unit_kind.mp, unit_kind.mp), Spellbook(tuple(sorted(unit_kind.casts.items()))))


def _put_piece(
    rows: _Rows, one: CommanderStart | UnitStart, commander: CommanderStart, kind: Kind, content: CommanderContent
) -> None:
    full = content.numbers.full_hp
    vitals = Vitals(_left(one.id, "HP", one.hp, 1, full), full)
    rows.put(one.id, Allegiance(commander.side), vitals, armament(kind), mobility(kind), Readiness())
    rows.put(one.id, Arrival(commander.arrives, one.cell) if commander.arrives > 0 else Position(one.cell))


def _gifted(own: Mobility, gifts: Gifts, content: CommanderContent) -> Mobility:
    """How a commander moves with its gifts: both its speeds rise, or no terrain costs it anything to leave."""
    more = gifts.figure("move")
    frees = tuple(sorted(content.terrain)) if gifts.figure("free_leaving") else own.frees
    return replace(own, move=own.move + more, land_move=own.land_move + more, frees=frees)


def _left(piece: EntityId, what: str, left: int | None, least: int, full: int) -> int:
    """The HP or MP a piece begins with. Raises ValueError when it cannot have so many."""
    if left is None:
        return full
    if not least <= left <= full:
        raise ValueError(f"'{piece}' cannot have {left} {what}, but {least} to {full}")
    return left


def _ids(start: BattleStart) -> Iterable[EntityId]:
    for commander in start.commanders:
        yield commander.id
        yield from (unit.id for unit in commander.units)
    yield from (goal.id for goal in start.objectives)


def _refuse_doubles(ids: list[EntityId]) -> None:
    doubles = sorted({entity for entity in ids if ids.count(entity) > 1})
    if doubles:
        raise ValueError(f"the id '{doubles[0]}' is used twice")
