"""The log of magic: casts, what lasts and ends, what is summoned, rallied and regained (rule book 7 and 8)."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.event import Event, Rolled
from game.core.ids import EntityId
from game.i18n import _, ngettext
from game.rules.commander.components import Burning
from game.rules.commander.effects import GUARDS
from game.rules.commander.events import EffectLaid, EffectLifted, EffectsAged, Term
from game.rules.commander.magic.dice import less_terms, level_of
from game.rules.commander.magic.events import (
    CastBegun,
    FieldAged,
    FieldLit,
    Harmed,
    Hexed,
    MagicChanged,
    Mended,
    Rallied,
    SpellCast,
    Suffered,
    Summoned,
    SummonLost,
    Transported,
    WentHome,
    Withstood,
)
from game.rules.commander.spells import SummonSpell
from game.ui.sentences import Names
from game.ui.sentences_casts import CastWords
from game.ui.sentences_dice import Told
from game.ui.sentences_magic import cause_name, effect_lasts, effect_name, effect_short
from game.ui.sentences_terms import sum_text

SILENT_MAGIC: frozenset[type[Event]] = frozenset({CastBegun, EffectsAged, Hexed})
"""Events without a line: what is being chosen, what grows older, and who is remembered as a foe."""


class MagicTeller:
    """Tells the magical events of one action, in order; `names` know the state before it."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._cast: CastWords | None = None

    def tellers(self) -> Mapping[type[Event], Callable[[Any], Told | None]]:
        """What tells each type of event; None where one of them is no news."""
        return {
            SpellCast: self._spell_cast,
            Harmed: lambda e: self._came(e.piece, e.cause, _hp(e.before, e.after)),
            Mended: self._mended,
            Suffered: self._suffered,
            Withstood: self._withstood,
            MagicChanged: self._magic_changed,
            EffectLaid: self._laid,
            EffectLifted: self._lifted,
            FieldLit: self._lit,
            FieldAged: self._aged,
            Summoned: self._summoned,
            WentHome: lambda e: self._about(_("{piece} goes home."), e.piece),
            SummonLost: self._lost,
            Transported: self._transported,
            Rallied: lambda e: self._about(_("{piece} rallies its troop."), e.piece),
        }

    def roll(self, event: Rolled) -> None:
        """Take in dice of the cast that is being told."""
        if self._cast:
            self._cast.roll(event)

    def _about(self, template: str, piece: EntityId, **more: str | int) -> Told:
        return Told(template.format(piece=self._names.piece(piece), **more), self._names.side(piece))

    def _spell_cast(self, event: SpellCast) -> Told:
        names = self._names
        self._cast = CastWords(event, names)
        templates = {
            "cleanse": _("{who} casts {spell} at level {level} to cleanse friends: {price}"),
            "strip": _("{who} casts {spell} at level {level} to strip enemies: {price}"),
        }
        template = templates.get(event.way, _("{who} casts {spell} at level {level}: {price}"))
        words = template.format(
            who=names.piece(event.caster), spell=names.spell(event.spell), level=event.level, price=self._price(event)
        )
        return Told(words, names.side(event.caster))

    def _price(self, event: SpellCast) -> str:
        """MP before and after, and what the school's skill took off the cost."""
        spell = self._names.content.spells[event.spell]
        full, paid = level_of(spell, event.level).mp, event.before - event.after
        told = _mp(event.before, event.after)
        if full == paid:
            return told
        skill = self._names.skill_of(spell.school)
        return _("{mp}, cost {full} less {off} by {skill}").format(mp=told, full=full, off=full - paid, skill=skill)

    def _came(self, piece: EntityId, cause: str, came: str) -> Told:
        """What a spell did to a piece, with its dice if they are not told yet."""
        if self._cast is None or self._cast.spell != cause:
            return self._about(_("{piece}, {cause}: {came}"), piece, cause=cause_name(cause, self._names), came=came)
        text, short, thrown = self._cast.told(piece, came)
        return Told(text, self._names.side(piece), short, thrown)

    def _withstood(self, event: Withstood) -> Told:
        why = self._cast.failed(event.piece) if self._cast else _("no effect")
        return self._came(event.piece, event.spell, why)

    def _mended(self, event: Mended) -> Told:
        return self._came(event.piece, event.cause, _hp(event.before, event.after))

    def _magic_changed(self, event: MagicChanged) -> Told:
        return self._came(event.piece, event.cause, _mp(event.before, event.after))

    def _transported(self, event: Transported) -> Told:
        if self._cast is None:
            return self._about(_("{piece}: carried off"), event.piece)
        return self._came(event.piece, self._cast.spell, _("carried off"))

    def _suffered(self, event: Suffered) -> Told:
        """Poison and fire; a fire's harm with what blunts it."""
        cause, came = cause_name(event.cause, self._names), _hp(event.before, event.after)
        field = self._names.state.get(Burning, event.source) if event.cause == "burn" else None
        less = less_terms(self._names.state, event.source, event.piece) if field else ()
        if field is None or not less:
            return self._about(_("{piece} suffers from {cause}: {came}"), event.piece, cause=cause, came=came)
        terms = (Term("burn", field.damage), *(Term(term.name, -term.amount) for term in less))
        template = _("{piece} suffers from {cause} ({sum}): {came}")
        return self._about(template, event.piece, cause=cause, came=came, sum=sum_text(terms, self._names))

    def _laid(self, event: EffectLaid) -> Told | None:
        """An effect with its strength and length; what keeps a piece safe is told with what it has recovered from."""
        effect = event.effect
        if effect.kind in GUARDS.values():
            return None
        lasts = effect_lasts(effect)
        came = f"{effect_short(effect)} {lasts}".rstrip()
        return self._came(event.piece, effect.spell, came)

    def _lifted(self, event: EffectLifted) -> Told | None:
        name = effect_name(event.kind, "", self._names)
        if event.kind in GUARDS.values():
            return None
        if event.kind in GUARDS and event.cause in ("time", "woken"):
            template = {
                "woken": _("{piece} is woken by a friend, and safe from {effect} for its next turn."),
                "time": _("{piece} recovers from {effect}, and is safe from it for its next turn."),
            }[event.cause]
            return self._about(template, event.piece, effect=name)
        if event.cause == "time":
            return self._about(_("{piece}: {effect} wears off."), event.piece, effect=name)
        if event.cause == "dealt":
            return self._about(_("{piece}: {effect} has run its course."), event.piece, effect=name)
        return self._came(event.piece, event.cause, _("ends {effect}").format(effect=name))

    def _lit(self, event: FieldLit) -> Told:
        field = event.field
        words = ngettext("{n} square burns", "{n} squares burn", len(field.cells)).format(n=len(field.cells))
        lasts = ngettext("for {n} turn", "for {n} turns", field.left).format(n=field.left)
        template = _("{piece}: {squares} {lasts}, {damage} HP from whoever ends a turn there.")
        return self._about(template, event.caster, squares=words, lasts=lasts, damage=field.damage)

    def _aged(self, event: FieldAged) -> Told | None:
        return None if event.after else self._about(_("The fire of {piece} goes out."), event.caster)

    def _summoned(self, event: Summoned) -> Told:
        kind = self._names.content.units[event.kind].name
        return self._about(_("{piece} calls a creature: {kind}."), event.commander, kind=kind)

    def _lost(self, event: SummonLost) -> Told:
        """When the next creature may come: of several spells that call, the one that waits longest."""
        spells = self._names.content.spells.values()
        rest = max((spell.rest_rounds for spell in spells if isinstance(spell, SummonSpell)), default=0)
        template = _("{piece} can call another creature from round {n} on.")
        return self._about(template, event.commander, n=event.round + rest + 1)


def _hp(before: int, after: int) -> str:
    return _("{before} to {after} HP").format(before=before, after=after)


def _mp(before: int, after: int) -> str:
    return _("{before} to {after} MP").format(before=before, after=after)
