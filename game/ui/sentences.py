"""Sentences about a battle: names of things, refusals, aims and ends, in the player's language."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import cast

from game.core.action import Reason
from game.core.entity import Allegiance, Named, Verdict
from game.core.ids import EntityId, Side
from game.core.state import State
from game.i18n import _, ngettext
from game.rules.commander.components import Commanding, Objective
from game.rules.commander.models import CommanderContent
from game.rules.commander.skills import Ability
from game.rules.commander.spells import School
from game.ui.figures.recipes import second_face


@dataclass(frozen=True, slots=True)
class Names:
    """What things are called. The state should be one in which every piece spoken of still had a side."""

    content: CommanderContent
    state: State

    def kind(self, piece: EntityId) -> str:
        """The name of a piece's kind, the second one if it has that face; the id where content does not know it."""
        kind = self.state.row(Named, piece).kind
        entry = self.content.classes.get(kind) or self.content.units.get(kind)
        if entry is None:
            return kind
        return entry.other_name if entry.other_name and second_face(kind, piece) else entry.name

    def piece(self, piece: EntityId) -> str:
        """A piece by its own name, or by side and kind: "Red Footman"; a thing that is no piece by its id."""
        named = self.state.get(Named, piece)
        if named is None:
            return piece
        if named.name:
            return named.name
        allegiance = self.state.get(Allegiance, piece)
        if allegiance is None:
            return self.kind(piece)
        return _("{side} {kind}").format(side=side_name(allegiance.side), kind=self.kind(piece))

    def side(self, piece: EntityId) -> Side:
        """The side a piece fights for, "" once it has fallen."""
        allegiance = self.state.get(Allegiance, piece)
        return allegiance.side if allegiance else ""

    def terrain(self, terrain: str) -> str:
        """The name of a terrain."""
        entry = self.content.terrain.get(terrain)
        return entry.name if entry else terrain

    def spell(self, spell: str) -> str:
        """The name of a spell, the id where content does not know it."""
        entry = self.content.spells.get(spell)
        return entry.name if entry else spell

    def spell_laying(self, kind: str) -> str:
        """The name of the spell that lays an effect of a kind, the kind itself if none does."""
        spells = self.content.spells.values()
        return next((s.name for s in spells if kind in (getattr(s, "raises", ""), getattr(s, "causes", ""))), kind)

    def skill_of(self, school: School) -> str:
        """The name of the skill that opens a school of magic (rule book 8)."""
        return next((skill.name for skill in self.content.skills.values() if skill.school == school), school)

    def skill_giving(self, ability: Ability) -> str:
        """The name of the first skill that gives an ability (rule book 8), the ability's id if none does."""
        skills = self.content.skills.values()
        return next((s.name for s in skills if any(ability in rank.gives for rank in s.ranks)), ability)


def side_name(side: Side) -> str:
    """A side's name; one the game has no name for is called by its id."""
    return {"red": _("Red"), "blue": _("Blue"), "green": _("Green"), "violet": _("Violet")}.get(side, side)


def arm_name(arm: str) -> str:
    """The name of an arm (rule book 1)."""
    return {
        "grunt": _("grunt"),
        "spear": _("spear"),
        "mounted": _("mounted"),
        "archer": _("archer"),
        "anti_air": _("anti-air"),
    }.get(arm, arm)


def domain_name(domain: str) -> str:
    """Where a piece is at home, "" for the ground, which goes without saying (rule book 1)."""
    return {"air": _("flying"), "naval": _("naval")}.get(domain, "")


def trait_name(trait: str) -> str:
    """The name of a trait (rule book 1)."""
    return {
        "magic_attack": _("magic attack"),
        "holy": _("holy"),
        "magician": _("magician"),
        "manahoar": _("manahoar"),
        "debuff_immune": _("shrugs off lasting harm"),
        "magic_immune": _("untouched by spells"),
        "no_bow_weakness": _("does not fear bows"),
        "forest_walker": _("at home in woods"),
    }.get(trait, trait)


def rank_name(rank: str) -> str:
    """The name of a skill's rank (rule book 8)."""
    return {"basic": _("Basic"), "advanced": _("Advanced"), "expert": _("Expert")}.get(rank, rank)


def decision_name(kind: str) -> str:
    """What a decision that is owed is about, as the end of a sentence (rule book 6.7 and 7)."""
    return {
        "regroup": _("whether to regroup"),
        "choose": _("whether the spell is to cleanse friends or to strip enemies"),
        "field": _("which squares are to burn"),
        "chain": _("whom the lightning is to leap to"),
        "goal": _("where the troop is to be carried"),
        "place": _("where each piece is to be set down"),
        "frenzy": _("what the pieces in frenzy are to do"),
    }.get(kind, kind)


def reason_templates() -> Mapping[str, str]:
    """The sentence of every refusal, with its parameters' names in braces."""
    return {
        "begun": _("The battle has begun already."),
        "battle_over": _("The battle is over."),
        "unknown_action": _("Nobody here can do that."),
        "not_its_turn": _("It is not the turn of {actor}."),
        "decision_first": _("Somebody has to decide first {kind}."),
        "already_done": _("{actor} has done all it can this turn."),
        "already_moved": _("{actor} has moved this turn already."),
        "no_path": _("There is no way there."),
        "not_a_step": _("Pieces move square by square, and not across corners."),
        "off_board": _("That lies beyond the edge of the map."),
        "cannot_enter": _("It cannot enter this ground: {terrain}."),
        "cliff": _("The ground rises or falls too steeply there; only a slope leads up."),
        "enemy_in_the_way": _("An enemy bars the way."),
        "square_taken": _("Somebody stands there already."),
        "too_far": _("That is too far: the way costs {cost}, and it can pay {move}."),
        "outside_command": _("{actor} has to end within its commander's range."),
        "no_target": _("There is nobody there."),
        "not_an_enemy": _("{target} is a friend."),
        "out_of_reach": _("{target} is out of reach: {apart} squares away, and the reach is {reach}."),
        "nothing_owed": _("{actor} has nothing to decide now."),
        "asleep": _("{actor} is asleep."),
        "muted": _("{actor} is mute and cannot cast."),
        "unknown_spell": _("{actor} does not know {spell}."),
        "no_such_level": _("{spell} has no level {level}."),
        "level_not_owned": _("{spell} at level {level} needs {school} at {rank}."),
        "too_little_mp": _("That costs {cost} MP, and only {mp} are left."),
        "moved_before_casting": _("{actor} has moved, and whoever has moved cannot cast this turn."),
        "out_of_range": _("That is out of range: {apart} squares away, and the range is {range}."),
        "needs_commander": _("This spell is for a whole troop: aim it at a commander."),
        "not_a_friend": _("{target} is an enemy."),
        "immune": _("This spell cannot touch {target}."),
        "no_magic_there": _("{target} has no MP that could be taken."),
        "nothing_there": _("The spell would reach nobody there."),
        "summon_rests": _("The last creature that was called fell; none comes before round {round}."),
        "no_room": _("There is no room there."),
        "not_a_choice": _("That is not among the choices."),
        "chosen_already": _("That is chosen already."),
        "too_far_apart": _("That is too far to leap: {apart} squares, and the lightning leaps {most}."),
        "not_connected": _("Each burning square has to touch another one."),
        "no_rally": _("{actor} has not learnt to rally its troop."),
    }


def reason_sentence(reason: Reason, names: Names) -> str:
    """Why something was refused. Raises KeyError for a reason without a sentence."""
    about: dict[str, str | int] = dict(reason.about)
    for key in ("actor", "target"):
        if key in about:
            about[key] = names.piece(str(about[key]))
    words: Mapping[str, Callable[[str], str]] = {
        "terrain": names.terrain,
        "spell": names.spell,
        "school": lambda school: names.skill_of(cast("School", school)),
        "rank": rank_name,
        "kind": decision_name,
    }
    about.update({key: name(str(about[key])) for key, name in words.items() if key in about})
    return reason_templates()[reason.id].format(**about)


def objective_sentence(goal: Objective, names: Names) -> str:
    """What an aim asks for (rule book 4)."""
    match goal.kind:
        case "reach":
            return _("End a turn on a marked square.")
        case "hold":
            words = ngettext(
                "Keep every enemy off the marked squares for {n} turn.",
                "Keep every enemy off the marked squares for {n} turns in a row.",
                goal.rounds,
            )
            return words.format(n=goal.rounds)
        case "survive":
            return _("Hold out until round {n} has ended.").format(n=goal.rounds)
        case "defeat":
            return _("Defeat {piece}.").format(piece=names.piece(goal.target))
    return goal.kind


def objective_short(goal: Objective, names: Names) -> str:
    """An aim and how far it has come in as few words as will do (rule book 4)."""
    match goal.kind:
        case "reach":
            return _("Reach a marked square")
        case "hold":
            return _("Hold the marked squares: {n} of {all}").format(n=goal.progress, all=goal.rounds)
        case "survive":
            return _("Hold out: {n} rounds").format(n=goal.rounds)
    return objective_sentence(goal, names)


def objective_progress(goal: Objective) -> str:
    """How far an aim has come, "" where there is nothing to count."""
    if goal.met:
        return _("met")
    if goal.kind == "hold" and goal.progress:
        return _("{n} of {all}").format(n=goal.progress, all=goal.rounds)
    return ""


def aims(state: State, side: Side, names: Names) -> tuple[str, ...]:
    """Everything that wins a side the battle, a sentence each: all its objectives together, and always the fall of all
    enemies."""
    goals = [goal for _id, goal in state.table(Objective).items() if goal.side == side]
    found: list[str] = []
    for goal in goals:
        progress = objective_progress(goal)
        sentence = objective_sentence(goal, names)
        sentence = _("And also: {aim}").format(aim=sentence) if found else sentence
        found.append(f"{sentence} ({progress})" if progress else sentence)
    return (*found, _("Or: defeat every enemy commander.") if found else _("Defeat every enemy commander."))


def aim_line(state: State, side: Side, names: Names) -> str:
    """What a side is after, in one short line: its first objective that is not met, or the fall of all enemies."""
    goals = (goal for _id, goal in state.table(Objective).items() if goal.side == side and not goal.met)
    short = next((objective_short(goal, names) for goal in goals), _("Defeat every enemy commander"))
    return _("{side}: {aim}").format(side=side_name(side), aim=short)


def verdict_reasons() -> Mapping[str, str]:
    """Why a battle ended, a sentence each."""
    return {
        "enemies_fell": _("No enemy commander is left."),
        "all_fell": _("The last commanders fell together."),
        "objectives": _("Every objective was met."),
        "no_news": _("For too long neither side gained anything."),
        "last_round": _("The last round has ended."),
    }


def verdict_sentence(verdict: Verdict) -> str:
    """Who won, and why."""
    why = verdict_reasons().get(verdict.reason, verdict.reason)
    if not verdict.winner:
        return _("The battle is drawn. {why}").format(why=why)
    return _("{side} wins the battle. {why}").format(side=side_name(verdict.winner), why=why)


def is_commander(state: State, piece: EntityId) -> bool:
    """Whether a piece leads a troop."""
    return state.has(Commanding, piece)
