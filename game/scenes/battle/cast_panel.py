"""The panel before a cast: what it costs, whom it reaches, and what it may come to for each, as exact distributions."""

from collections.abc import Sequence

from game.core.entity import Vitals
from game.core.ids import EntityId
from game.core.state import State
from game.i18n import _, ngettext
from game.rules.commander import effects
from game.rules.commander.components import Magic
from game.rules.commander.magic.dice import burn_damage
from game.rules.commander.magic.outcome import TargetOdds
from game.rules.commander.models import CommanderContent
from game.rules.commander.spells import (
    AfflictionSpell,
    BonusSpell,
    CleanseSpell,
    DamageSpell,
    DrainSpell,
    FieldSpell,
    HealSpell,
    SummonSpell,
    TransportSpell,
)
from game.rules.commander.troops import occupants, side_of
from game.scenes.battle.bars import draw_bars
from game.scenes.battle.forecast_panel import LEAST
from game.scenes.battle.odds_words import own_words, target_words
from game.scenes.battle.page import BRIEFEST, Page
from game.scenes.battle.spell_forecast import Foretold, hostile
from game.scenes.battle.spell_results import ended_by, hp_left, hp_of, result_words
from game.scenes.battle.spell_words import dice_count
from game.ui.sentences import Names
from game.ui.sentences_gifts import last_stand_words
from game.ui.sentences_magic import effect_name, effect_points
from game.ui.sentences_terms import MINUS, owned_sum, sum_text
from game.ui.theme import GREEN, INK, RED, SEPIA, side_colours

_SMALL = 0.92


class CastPanel:
    """Writes what a cast would do."""

    def __init__(self, content: CommanderContent) -> None:
        self._content = content

    def write(self, page: Page, state: State, foretold: Foretold) -> None:
        """The spell, then every target; briefer without bars, then without sums, in the end a line a target."""
        names = Names(self._content, state)
        self.write_title(page, foretold, names)
        for odds in foretold.targets:
            if page.brief < BRIEFEST:
                page.rule()
            self.write_target(page, state, foretold, odds, bars=0 if page.brief else LEAST)
        self.write_others(page, state, foretold, names)

    def write_title(self, page: Page, foretold: Foretold, names: Names) -> None:
        """Which spell at which level, what it costs, and the friends it would harm."""
        casting = foretold.casting
        title = _("{spell}, level {level}").format(spell=names.spell(casting.spell), level=casting.level)
        page.wrapped(title, "serif_bold", 1.3)
        words = _("{cost} MP of {mp}").format(cost=foretold.cost, mp=foretold.mp)
        if casting.way:
            way = _("cleanses friends") if casting.way == "cleanse" else _("strips enemies")
            words = f"{words} \N{MIDDLE DOT} {way}"
        page.wrapped(words, "serif_italic", 1.0, SEPIA)
        if foretold.friends:
            number = len(foretold.friends)
            words = ngettext("{n} friend would be caught in it", "{n} friends would be caught in it", number)
            page.wrapped(f"{words.format(n=number)}.", "sans_bold", _SMALL, RED)
        if foretold.hopeless:
            page.wrapped(_("It can do nothing to anybody there."), "sans_bold", _SMALL, RED)

    def write_target(self, page: Page, state: State, foretold: Foretold, odds: TargetOdds, *, bars: float) -> None:
        """What the cast may come to for one target; bars in units, 0 for none."""
        names, piece = Names(self._content, state), odds.aimed.piece
        name = friend_name(names.piece(piece)) if piece in foretold.friends else names.piece(piece)
        colour = RED if piece in foretold.friends else INK
        page.pair(name, result_words(state, odds), bold=True, colour=colour)
        if page.brief == BRIEFEST:
            return
        for words in self._details(state, foretold, odds):
            page.wrapped(words, size=_SMALL, colour=SEPIA)
        if page.brief <= 1:
            self._write_dice(page, names, foretold, odds)
        if bars and odds.dice:
            self._write_bars(page, state, odds, page.text.px(bars))

    def _details(self, state: State, foretold: Foretold, odds: TargetOdds) -> Sequence[str]:
        """What else is to be known of the target."""
        piece, told = odds.aimed.piece, list[str]()
        hp = _("{hp} HP now").format(hp=hp_of(state, piece))
        match foretold.spell:
            case DamageSpell() if odds.dice:
                ends = hp_left(state, odds)
                worst = target_words if hostile(state, foretold, piece) else own_words
                told = [f"{hp}. {worst(ends, hp_of(state, piece))}"]
                told += [words] if (words := last_stand_words(state, piece)) else []
            case HealSpell():
                told = [_("{hp} HP of {full} now").format(hp=hp_of(state, piece), full=state.row(Vitals, piece).full)]
            case DrainSpell():
                told = [_("{mp} MP now").format(mp=state.row(Magic, piece).mp)]
            case CleanseSpell():
                told = [self._ended(state, odds)]
            case AfflictionSpell() if getattr(odds.level, "damage", 0):
                told = [hp]
        return (*told, *self._present(state, foretold, odds))

    def _ended(self, state: State, odds: TargetOdds) -> str:
        """What cleansing or stripping would end."""
        names = Names(self._content, state)
        told = [effect_name(effect.kind, effect.spell, names) for effect in ended_by(state, odds)]
        return _("Ends: {effects}").format(effects=", ".join(told)) if told else _("There is nothing to end.")

    def _present(self, state: State, foretold: Foretold, odds: TargetOdds) -> Sequence[str]:
        """What is on the target of the kind that the spell would lay, or keeps it off."""
        match foretold.spell:
            case BonusSpell(raises=kind) | AfflictionSpell(causes=kind):
                wanted = (kind, effects.GUARDS.get(kind, kind))
            case _:
                return ()
        names = Names(self._content, state)
        return [
            _("On it already: {effect}").format(
                effect=f"{effect_name(effect.kind, effect.spell, names)} {effect_points(effect)}".rstrip()
            )
            for effect in effects.on(state, odds.aimed.piece)
            if effect.kind in wanted
        ]

    @staticmethod
    def _write_dice(page: Page, names: Names, foretold: Foretold, odds: TargetOdds) -> None:
        """The dice, number by number, what blunts the spell, and what the caster's gifts add to it."""
        if odds.more:
            words = _("More by {sum}").format(sum=sum_text(odds.more, names))
            page.wrapped(words, size=_SMALL, colour=SEPIA)
        if odds.spread is None:
            return
        terms = owned_sum(odds.aimed.dice, names, foretold.casting.caster, odds.aimed.piece)
        words = _("{dice}: {sum}").format(dice=dice_count(odds.dice), sum=terms)
        page.wrapped(words, size=_SMALL, colour=INK if odds.dice else RED)
        if odds.aimed.less:
            words = _("Damage less {sum}").format(sum=sum_text(odds.aimed.less, names))
            page.wrapped(words, size=_SMALL, colour=SEPIA)

    @staticmethod
    def _write_bars(page: Page, state: State, odds: TargetOdds, height: int) -> None:
        """How many HP are left, or what is gained; nothing for what takes effect or does not."""
        piece = odds.aimed.piece
        colours = side_colours(side_of(state, piece))
        match odds.spell:
            case DamageSpell():
                draw_bars(page, height, hp_of(state, piece), hp_left(state, odds), colours)
            case HealSpell():
                draw_bars(page, height, state.row(Vitals, piece).full, hp_left(state, odds), colours)
            case BonusSpell() | DrainSpell() if odds.spread:
                found = odds.spread.over(odds.points)
                told = _("What it gives, from 0 to {n}").format(n=max(found))
                draw_bars(page, height, max(found), found, colours, told)
            case _:
                return
        page.gap(0.25)

    def write_others(self, page: Page, state: State, foretold: Foretold, names: Names) -> None:
        """Those who gain from it without dice, and what else comes of it."""
        gain = getattr(foretold.level, "friends_gain", 0)
        if foretold.gaining:
            page.rule()
        for piece in foretold.gaining:
            page.pair(names.piece(piece), _("+{n} HP").format(n=gain), bold=True, colour=GREEN)
        match foretold.spell:
            case SummonSpell():
                unit = getattr(foretold.level, "unit", "")
                words = _("A {creature} comes and is ready from the next turn on.")
                page.wrapped(words.format(creature=self._content.units[unit].name))
            case FieldSpell():
                self._write_field(page, state, foretold, names)
            case TransportSpell():
                page.wrapped(
                    _("One throw of the dice is for all: they all come, or none does."), size=_SMALL, colour=SEPIA
                )

    @staticmethod
    def _write_field(page: Page, state: State, foretold: Foretold, names: Names) -> None:
        """Who stands on the squares that are to burn."""
        there = occupants(state)
        on: list[EntityId] = [there[cell] for cell in foretold.casting.cells if cell in there]
        damage = getattr(foretold.level, "damage", 0)
        number = len(foretold.casting.cells)
        words = ngettext("{n} square is to burn.", "{n} squares are to burn.", number).format(n=number)
        page.wrapped(words)
        for piece in on:
            burnt = burn_damage(state, foretold.casting.caster, piece, damage)
            lost = _("{minus}{n} HP").format(minus=MINUS, n=burnt) if burnt else _("unaffected")
            friend = piece in foretold.friends
            name = friend_name(names.piece(piece)) if friend else names.piece(piece)
            page.pair(name, lost, bold=True, colour=RED if friend else INK)


def friend_name(name: str) -> str:
    """The name of a friend whom a spell would harm."""
    return _("{piece}, a friend").format(piece=name)
