"""A cast told target by target: its dice with their sum, what they showed, and what that came to (rule book 7)."""

from collections.abc import Sequence

from game.campaign.luck import odds_of
from game.core.dice import Highest, Reading
from game.core.event import Rolled
from game.core.ids import EntityId
from game.i18n import _, ngettext
from game.rules.commander.events import Term
from game.rules.commander.magic.dice import level_of, more_terms, reading_of, takes_effect, total
from game.rules.commander.magic.events import Aimed, SpellCast
from game.rules.commander.spells import CheckedLevel, CleanseLevel, DiceLevel, DrainLevel, HealSpell, Level
from game.ui.readings import counting
from game.ui.sentences import Names
from game.ui.sentences_dice import Thrown
from game.ui.sentences_terms import MINUS, owned_sum, sum_text


class CastWords:
    """The words of one cast. Each target's dice are told once, with the first thing that they came to."""

    def __init__(self, cast: SpellCast, names: Names) -> None:
        spell = names.content.spells[cast.spell]
        self._cast = cast
        self._names = names
        self._level: Level = level_of(spell, cast.level)
        self._heals = isinstance(spell, HealSpell)
        self._more = more_terms(names.state, cast.caster, spell)
        self._read = reading_of(self._level, cast.way, names.content.numbers)
        self._aimed = {target.piece: target for target in cast.targets}
        self._untold = set(self._aimed) if self._read else set()
        self._faces: tuple[int, ...] = ()
        self._round = 0
        self._opening = True

    @property
    def spell(self) -> str:
        """The id of the spell."""
        return self._cast.spell

    def roll(self, rolled: Rolled) -> None:
        """One more stretch of the pool has fallen."""
        self._faces += rolled.faces
        self._round = rolled.round

    def heading(self, piece: EntityId) -> str:
        """The spell and whom it is on."""
        return _("{spell} on {piece}").format(spell=self._names.spell(self.spell), piece=self._names.piece(piece))

    def told(self, piece: EntityId, came: str) -> tuple[str, str, Thrown | None]:
        """A line on what came of the cast for a piece, the same in fewer words, and its dice if they are not told."""
        short = _("{deed}: {came}").format(deed=self.heading(piece), came=came)
        if self._read is None and self._added():
            raised = _("{deed}: {dice}: {came}")
            return raised.format(deed=self.heading(piece), dice=", ".join(self._added()), came=came), short, None
        if piece not in self._untold:
            return short, "", None
        self._untold.remove(piece)
        target = self._aimed[piece]
        line = _("{deed}: {dice}: {came}").format(deed=self.heading(piece), dice=self._explained(target), came=came)
        thrown = self._thrown(target, came)
        self._opening = False
        return line, short, thrown

    def failed(self, piece: EntityId) -> str:
        """Why the cast did nothing to a piece: its dice did not suffice, or there was nothing for it to do."""
        dice = self._dice(self._aimed[piece])
        if self._read is not None:
            counted = self._reading.read(self._faces[:dice])
            if len(self._faces) < dice or not dice or not any(counted):
                return _("no effect")
            if not takes_effect(self._level, self._cast.way, counted):
                return _("no effect")
        match self._level:
            case CleanseLevel():
                return _("no effect, there is nothing to end")
            case DiceLevel() if self._heals:
                return _("no effect, it is unhurt")
            case DiceLevel():
                return _("no effect, all of it is blunted")
            case DrainLevel():
                return _("no effect, there is nothing to draw")
        return _("no effect, what it has is as strong, or it is safe from this")

    def _explained(self, target: Aimed) -> str:
        """All numbers of a target's dice in one line."""
        summed = sum_text(target.dice, self._names)
        dice = self._dice(target)
        if not dice:
            return _("no dice ({sum})").format(sum=summed)
        counted = _("{dice} ({sum})").format(dice=dice_words(dice, self._sides), sum=summed)
        return ", ".join((counted, *self._showed(target)))

    @staticmethod
    def _dice(target: Aimed) -> int:
        return total(target.dice)

    @property
    def _sides(self) -> int:
        return self._read[0] if self._read else 0

    @property
    def _reading(self) -> Reading:
        return self._read[1] if self._read else Highest()

    def _showed(self, target: Aimed) -> tuple[str, ...]:
        """What a target's dice showed, each part by itself; nothing where the faces are not known."""
        faces = self._faces[: self._dice(target)]
        if not faces:
            return ()
        counted = self._reading.read(faces)
        match self._level:
            case DrainLevel(two_at=two, one_at=one):
                twice = ngettext("{n} at {two} or more", "{n} at {two} or more", counted[0])
                once = ngettext("{n} at {one} or more", "{n} at {one} or more", counted[1])
                return twice.format(n=counted[0], two=two), once.format(n=counted[1], one=one)
            case CheckedLevel():
                needed, least = needed_at(self._level, self._cast.way)
                words = ngettext("{n} shows {least} or more", "{n} show {least} or more", counted[0])
                told = words.format(n=counted[0], least=least), _("needed {n}").format(n=needed)
                return (*told, *self._added()) if counted[0] >= needed else told
        return _("the highest {n}").format(n=counted[0]), *self._blunted(target), *self._added()

    def _blunted(self, target: Aimed) -> tuple[str, ...]:
        """What was taken off the damage."""
        return (less_words(target.less, self._names),) if target.less else ()

    def _added(self) -> tuple[str, ...]:
        """What gifts of the caster add to what it heals or raises."""
        return (more_words(self._more, self._names),) if self._more else ()

    def _thrown(self, target: Aimed, came: str) -> Thrown:
        names, cast = self._names, self._cast
        faces = self._faces[: self._dice(target)]
        needed = asked_for(self._level, cast.way, self._dice(target), self._sides)
        return Thrown(
            self.heading(target.piece),
            came,
            needed,
            faces,
            counting(str(self._reading), faces),
            ", ".join(self._showed(target)),
            owned_sum(target.dice, names, cast.caster, target.piece),
            names.side(cast.caster),
            self._round,
            opening=self._opening,
            odds=odds_of(str(self._reading), self._sides, len(faces), self._reading.read(faces)) if faces else None,
        )


def dice_words(dice: int, sides: int) -> str:
    """So many dice of so many sides; of ten sides goes without saying."""
    if sides == 10:
        return ngettext("{n} die", "{n} dice", dice).format(n=dice)
    return ngettext("{n} die of {sides} sides", "{n} dice of {sides} sides", dice).format(n=dice, sides=sides)


def needed_at(level: CheckedLevel, way: str) -> tuple[int, int]:
    """How many dice of a level have to count, and what each must show for it."""
    if isinstance(level, CleanseLevel) and way == "strip":
        return level.strip_needed, level.strip_at_least
    return level.needed, level.at_least


def asked_for(level: Level, way: str, dice: int, sides: int) -> str:
    """What the dice of a level have to show, in a line: "5 dice: 3 must show 6 or more"."""
    told = dice_words(dice, sides)
    match level:
        case DrainLevel(two_at=two, one_at=one):
            return _("{dice}: {two} or more takes 2 MP, {one} or more takes 1").format(dice=told, two=two, one=one)
        case CheckedLevel():
            needed, least = needed_at(level, way)
            words = ngettext("{dice}: {n} must show {least} or more", "{dice}: {n} must show {least} or more", needed)
            return words.format(dice=told, n=needed, least=least)
    return _("{dice}: the highest counts").format(dice=told)


def more_words(more: Sequence[Term], names: Names) -> str:
    """What is added to a spell's points, number by number."""
    return ", ".join(f"+{sum_text((term,), names)}" for term in more)


def less_words(less: Sequence[Term], names: Names) -> str:
    """What is taken off a spell's damage, number by number."""
    return ", ".join(f"{MINUS}{sum_text((term,), names)}" for term in less)
