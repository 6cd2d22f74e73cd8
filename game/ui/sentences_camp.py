"""Sentences about what became true in camp and on the road."""

from game.campaign import events as ev
from game.campaign.components import Identity
from game.content.catalog import Catalog
from game.content.models.campaign import Campaign
from game.core.event import Event
from game.core.ids import EntityId
from game.core.state import State
from game.i18n import _, ngettext
from game.ui.sentences_campaign import attribute_name, kind_name, rank_name, skill_name, spell_name


def campaign_event(event: Event, state: State, catalog: Catalog) -> str:
    """What happened, as a sentence; "" for what is told by another event or needs no telling. `state` names people."""
    match event:
        case ev.Enlisted(person=person, sheet=sheet):
            return _("{name} joins, a {kind}.").format(name=_name(state, person), kind=kind_name(sheet.kind, catalog))
        case ev.PathChosen(person=person):
            return _("{name} has chosen how to grow.").format(name=_name(state, person))
        case ev.LevelTaken(person=person, after=after):
            return _("{name} rises to level {level}.").format(name=_name(state, person), level=after.level)
        case ev.ClassChanged(person=person, after=after):
            words = _("{name} becomes a {kind} at level {level}.")
            return words.format(name=_name(state, person), kind=kind_name(after.kind, catalog), level=after.level)
        case ev.SkillLearned(person=person, after=after):
            skill = after.gains[-1].name
            words, rank = _("{name} learns {skill}, {rank}."), rank_name(after.total("skill", skill))
            return words.format(name=_name(state, person), skill=skill_name(skill, catalog), rank=rank)
        case ev.AttributeRaised(person=person, after=after):
            words = _("{name} gains a point of {attribute}.")
            return words.format(name=_name(state, person), attribute=attribute_name(after.gains[-1].name))
        case ev.SpellLearned(person=person, after=after):
            spell = spell_name(after.gains[-1].name, catalog)
            return _("{name} learns {spell}.").format(name=_name(state, person), spell=spell)
        case ev.UnitKindLearned(person=person, after=after):
            unit = kind_name(after.gains[-1].name, catalog)
            return _("{name} can recruit the {unit} now.").format(name=_name(state, person), unit=unit)
        case ev.Recruited(person=person, unit=unit):
            words = _("{name} recruits: {unit}.")
            return words.format(name=_name(state, person), unit=kind_name(unit, catalog))
        case ev.Dismissed(person=person, unit=unit):
            words = _("{name} sends home: {unit}.")
            return words.format(name=_name(state, person), unit=kind_name(unit, catalog))
    return _of_company(event, state, catalog)


def _of_company(event: Event, state: State, catalog: Catalog) -> str:
    match event:
        case ev.StoresChanged(cause="bought", before=before, after=after):
            n = after.rations - before.rations
            return ngettext("{n} ration is bought.", "{n} rations are bought.", n).format(n=n)
        case ev.StoresChanged(cause="relief", before=before, after=after):
            return _("The villages send {n} gold.").format(n=after.gold - before.gold)
        case ev.StoresChanged(cause="found", before=before, after=after):
            words = _("{gold} gold and {rations} rations are given for it.")
            return words.format(gold=after.gold - before.gold, rations=after.rations - before.rations)
        case ev.Slept(person=person, hungry=True):
            return _("{name} goes hungry.").format(name=_name(state, person))
        case ev.DayBroke(after=day):
            return _("Day {day} breaks.").format(day=day)
        case ev.Returned(outcome=outcome, step=step, gold=gold):
            ends = {"won": _("{battle} is won; {gold} gold is found."), "lost": _("{battle} is lost.")}
            end = ends.get(outcome, _("Nobody wins {battle}."))
            return end.format(battle=_step_name(step, catalog), gold=gold)
        case ev.StepPassed(step=step, how="round"):
            return _("The company goes round {battle}.").format(battle=_step_name(step, catalog))
        case ev.QualityRaised(quality=quality, after=points):
            name = catalog.qualities[quality].name if quality in catalog.qualities else quality
            return _("{quality} rises to {points}.").format(quality=name, points=points)
        case ev.TalkBegan(talking=talking):
            talks = {id_: talk.title for road in catalog.campaigns.values() for id_, talk in road.talks.items()}
            return _("A talk by the fire: {title}").format(title=talks.get(talking.talk, talking.talk))
    return ""


def _name(state: State, person: EntityId) -> str:
    identity = state.get(Identity, person)
    return identity.name if identity else person


def _step_name(step: str, catalog: Catalog) -> str:
    roads: tuple[Campaign, ...] = tuple(catalog.campaigns.values())
    return next((one.name for road in roads for one in road.road if one.id == step), step)
