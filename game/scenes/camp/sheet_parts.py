"""What stands on a character's sheet, part by part; each is a column's worth of widgets, for camps and bands alike."""

from collections.abc import Sequence

import pygame

from game.campaign.growth import last_class_level
from game.campaign.muster import Fighter
from game.campaign.sheet import LETTERS
from game.campaign.troops import may_mix, troop_size
from game.content.catalog import Catalog
from game.i18n import _
from game.scenes.camp import sheet_words as words
from game.scenes.camp.sheet_widgets import AttributeRow, CastRow, ExperienceBar, FigureRow, SkillRow
from game.scenes.camp.troops_page import SIDE, Standing
from game.scenes.context import Context
from game.scenes.facts_sheet import Heading, Pair, Picture
from game.ui.portraits.names import scenery_of
from game.ui.portraits.portrait import portrait
from game.ui.sentences_campaign import attribute_name, kind_name, rank_name, skill_name
from game.ui.sentences_magic import school_name
from game.ui.widgets import Label, Widget

_HIGH, _RATIO = 9.6, 1.26
"""How high a portrait is, in units, and how wide for its height."""


def who(fighter: Fighter, catalog: Catalog) -> list[Widget]:
    """The portrait, the class and how far it has come."""
    identity, sheet = fighter.identity, fighter.sheet

    def drawn(wide: int, high: int) -> pygame.Surface:
        scenery = scenery_of(identity.scenery or sheet.major)
        return portrait(sheet.kind, SIDE, identity.look, identity.crest, identity.pose, scenery, (wide, high))

    need = catalog.campaign.level_experience
    told = _("{have} of {need} experience").format(have=sheet.experience, need=need)
    if sheet.experience >= need:
        told = _("{told}, a level is due").format(told=told)
    return [
        Picture(_("Portrait: {name}").format(name=identity.name), drawn, _HIGH, _RATIO),
        Heading(kind_name(sheet.kind, catalog), words.level_words(sheet)),
        ExperienceBar(sheet.experience, need, told),
    ]


def figures(fighter: Fighter, catalog: Catalog) -> list[Widget]:
    """The figures of its own piece as sums, and HP and MP where they are not full."""
    found: list[Widget] = [FigureRow(told, name=f"figure {told.name}") for told in words.figures(fighter, catalog)]
    if fighter.condition is not None:
        now = _("{hp} HP, {mp} MP").format(hp=fighter.condition.hp, mp=fighter.condition.mp)
        found.append(Pair(_("Now"), now, left=5.2))
    return found


def troop(context: Context, fighter: Fighter, catalog: Catalog) -> list[Widget]:
    """The units it leads, and those it could recruit."""
    units, size = fighter.troop.units, troop_size(fighter.sheet, catalog.commander)
    note = _("{n} of {size}").format(n=len(units), size=size)
    note = note if may_mix(fighter.sheet, catalog.commander) else _("{note}, all of one kind").format(note=note)
    found: list[Widget] = [Heading(_("Troop"), note)]
    if units:
        kinds = [(unit.kind, kind_name(unit.kind, catalog), unit.hp) for unit in units]
        found.append(Standing(context.figures, kinds, [None for _unit in units]))
    known = dict.fromkeys(fighter.sheet.units)
    told = (f"{kind_name(unit, catalog)} ({_unit_origin(fighter, unit, catalog)})" for unit in known)
    found.append(Pair(_("Recruits"), ", ".join(told), left=5.2))
    return found


def _unit_origin(fighter: Fighter, unit: str, catalog: Catalog) -> str:
    return words.origins(fighter.sheet.sources("unit", unit), catalog)


def attributes(fighter: Fighter, catalog: Catalog, coming: Sequence[str] = ()) -> list[Widget]:
    """The four attributes with their sums in words, and in gold the points of letters to come."""
    most = catalog.commander.numbers.attribute_limit
    note = _("with what is to come in gold") if coming else _("and their sources")
    found: list[Widget] = [Heading(_("Attributes"), note)]
    for letter in LETTERS:
        told = words.attribute_sum(fighter.sheet, letter, attribute_name(letter), catalog)
        more = min(list(coming).count(letter), most - told.total)
        found.append(AttributeRow(told, most, more, name=f"attribute {letter}"))
    return found


def skills(fighter: Fighter, catalog: Catalog) -> list[Widget]:
    """The skills it has, with ranks and origins."""
    sheet = fighter.sheet
    if sheet.points:
        note = words.waiting(sheet)[0]
    elif sheet.class_level < sheet.skill_level:
        note = _("next point at class level {level}").format(level=sheet.skill_level)
    else:
        note = _("next point in the next class")
    found: list[Widget] = [Heading(_("Skills"), note)]
    for skill, rank in sheet.ranks:
        told = words.origins(sheet.sources("skill", skill), catalog)
        tip = " ".join(step.text for step in catalog.commander.skills[skill].ranks[:rank])
        row = SkillRow(skill_name(skill, catalog), rank, rank_name(rank), told, tip=tip, name=f"skill {skill}")
        found.append(row)
    return found if len(found) > 1 else [*found, Label(_("none yet"), size=1.1)]


def spells(fighter: Fighter, catalog: Catalog) -> list[Widget]:
    """The levels of spells it can cast, and the spells it knows but cannot cast yet."""
    more = words.range_bonus(fighter, catalog)
    note = _("every range has +{n}, {origin}").format(n=more.total, origin=more.words.partition(" ")[2])
    found: list[Widget] = [Heading(_("Spells"), note if more.total else "")]
    lines = words.book(fighter, catalog)
    if lines:
        head = words.CastLine(_("Spell"), _("Level"), _("MP"), _("Range"), _("Target"))
        found.append(CastRow(head, head=True))
    for spell in dict.fromkeys(fighter.sheet.spells):
        what = catalog.commander.spells[spell]
        origin = words.origins(fighter.sheet.sources("spell", spell), catalog)
        tip = _("{school} magic, from {origin}. {text}")
        tip = tip.format(school=school_name(what.school), origin=origin, text=what.text)
        letters = words.open_levels(fighter.sheet, spell, catalog)
        for letter in letters:
            line = words.cast_line(fighter.sheet, spell, letter, more.total, catalog)
            found.append(CastRow(line, tip=tip, name=f"spell {spell} {letter}"))
        if not letters:
            found.append(Pair(what.name, words.too_high(fighter.sheet, spell, catalog), left=9))
    return found if len(found) > 1 else [*found, Label(_("none"), size=1.1)]


def growing(fighter: Fighter, catalog: Catalog) -> list[Widget]:
    """How it grows, in words, for a sheet on which nothing is chosen."""
    sheet = fighter.sheet
    path = ", ".join(attribute_name(letter) for letter in sheet.path) or _("not chosen yet")
    end = last_class_level(sheet, catalog.campaign)
    found: list[Widget] = [Heading(_("Growth"))]
    found.append(Pair(_("In this class"), path, left=7))
    found.append(Pair(_("Next level"), _("changes the class") if end else _("within the class"), left=7))
    found.append(Pair(_("To choose"), ", ".join(words.waiting(sheet)) or _("nothing"), left=7))
    return found
