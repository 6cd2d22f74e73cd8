"""What happens to a troop at the end of its turn, and to the poisoned as a round begins (rule book 7 and 8)."""

from dataclasses import replace

from game.core.engine import Step
from game.core.entity import Position, Vitals
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander import effects
from game.rules.commander.components import Armament, Burning, Effects, Magic, Readiness, Skills
from game.rules.commander.events import EffectsAged
from game.rules.commander.gifted import lose_hp
from game.rules.commander.magic.dice import burn_damage
from game.rules.commander.magic.events import FieldAged, MagicChanged, Suffered
from game.rules.commander.magic.outcome import mend
from game.rules.commander.models import CommanderContent
from game.rules.commander.spells import AfflictionSpell
from game.rules.commander.troops import command_over, troop


def recover(step: Step, commander: EntityId, content: CommanderContent) -> None:
    """Rally tells, and the commander's MP come back by Mysticism and its manahoar units (rule book 8)."""
    skills = step.state.get(Skills, commander)
    if step.state.row(Readiness, commander).rallied and skills is not None:
        for piece in _led(step.state, commander):
            mend(step, commander, piece, "rally", skills.figure("rally_hp"))
            effects.lift(step, piece, "mute", "rally")
        _regain(step, commander, "rally", skills.figure("rally_mp"))
    _regain(step, commander, "rest", skills.figure("turn_mp") if skills else 0)
    gatherers = sum("manahoar" in step.state.row(Armament, piece).traits for piece in _led(step.state, commander))
    _regain(step, commander, "manahoar", gatherers * content.numbers.manahoar_mp)


def _led(state: State, commander: EntityId) -> tuple[EntityId, ...]:
    """The pieces of the troop within command range, the commander first."""
    pieces = ((piece, state.row(Position, piece).cell) for piece in troop(state, commander))
    return tuple(piece for piece, cell in pieces if command_over(state, piece, cell) is not None)


def _regain(step: Step, commander: EntityId, cause: str, amount: int) -> None:
    magic = step.state.get(Magic, commander)
    if magic is None:
        return
    after = min(magic.full, magic.mp + amount)
    if after != magic.mp:
        step.emit(MagicChanged(commander, cause, magic.mp, after))


def burn(step: Step, commander: EntityId) -> None:
    """Whoever of the troop stands in a fire at the end of its turn is burnt, whoever lit it (rule book 7)."""
    for caster, field in step.state.table(Burning).items():
        for piece in troop(step.state, commander):
            if step.state.row(Position, piece).cell in field.cells:
                _suffer(step, caster, piece, "burn", burn_damage(step.state, caster, piece, field.damage))


def fade(step: Step, commander: EntityId) -> None:
    """Count down what lasts on the troop, and the fires its pieces lit (rule book 7)."""
    for piece in troop(step.state, commander):
        field = step.state.get(Burning, piece)
        if field is not None:
            step.emit(FieldAged(piece, field.left, field.left - 1))
    effects.age(step, commander)


def poison(step: Step, content: CommanderContent) -> None:
    """As a round begins, poison takes its share of the HP it still has to take (rule book 7)."""
    for piece, on in step.state.table(Effects).items():
        effect = on.of("poison")
        if effect is None:
            continue
        dose = min(effect.strength, _dose(effect.spell, content))
        _suffer(step, effect.source, piece, "poison", dose)
        weaker = replace(effect, strength=effect.strength - dose)
        after = tuple(weaker if e is effect else e for e in on.active)
        step.emit(EffectsAged(piece, on.active, after))
        if not weaker.strength:
            effects.lift(step, piece, "poison", "dealt")


def _dose(spell: str, content: CommanderContent) -> int:
    """HP the spell's poison takes at the start of a round; every level of a spell doses alike."""
    levels = content.spells[spell]
    assert isinstance(levels, AfflictionSpell)  # noqa: S101 - only such spells lay poison
    return max(level.each_round for level in levels.levels.values())


def _suffer(step: Step, source: EntityId, piece: EntityId, cause: str, amount: int) -> None:
    if step.state.row(Vitals, piece).hp and amount > 0:
        lose_hp(step, piece, amount, lambda before, after: Suffered(source, piece, cause, before, after))
