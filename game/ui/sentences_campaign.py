"""Sentences about quiz and camp: refusals, where gains came from, names of figures and attributes."""

from collections.abc import Callable, Mapping

from game.content.catalog import Catalog
from game.core.action import Reason
from game.i18n import _
from game.rules.commander.models import Kind


def attribute_name(letter: str) -> str:
    """An attribute's name, by its initial; `?` is a point of free choice."""
    names = {"O": _("Offence"), "A": _("Armour"), "W": _("Willpower"), "K": _("Knowledge"), "?": _("free choice")}
    return names.get(letter, letter)


def figure_name(figure: str) -> str:
    """The name of a figure of the commander's own piece that a gain can raise."""
    names = {
        "command_range": _("command range"),
        "max_mp": _("max MP"),
        "attack": _("attack"),
        "defence": _("defence"),
        "move": _("movement"),
        "spell_range": _("spell range"),
        "free_leaving": _("no leaving costs"),
    }
    return names.get(figure, figure)


def rank_name(rank: int) -> str:
    """The name of a skill's rank, 0 to 3."""
    return (_("not learnt"), _("Basic"), _("Advanced"), _("Expert"))[rank]


def choice_name(choice: str) -> str:
    """What is to be picked in the quiz."""
    names = {
        "class": _("a class"),
        "class_skill": _("a skill of the class"),
        "unit": _("a unit"),
        "spell": _("a spell"),
        "other_spell": _("another spell"),
        "attribute": _("an attribute"),
    }
    return names.get(choice, choice)


def kind_name(kind: str, catalog: Catalog) -> str:
    """The name of a class or unit kind, the id where content does not know it."""
    entry: Kind | None = catalog.commander.classes.get(kind) or catalog.commander.units.get(kind)
    return entry.name if entry else kind


def skill_name(skill: str, catalog: Catalog) -> str:
    """The name of a skill, the id where content does not know it."""
    return catalog.commander.skills[skill].name if skill in catalog.commander.skills else skill


def spell_name(spell: str, catalog: Catalog) -> str:
    """The name of a spell, the id where content does not know it."""
    return catalog.commander.spells[spell].name if spell in catalog.commander.spells else spell


def origin_words(origin: str, catalog: Catalog) -> str:
    """Where a gain came from, in a word or three."""
    what, _colon, which = origin.partition(":")
    words: Mapping[str, Callable[[], str]] = {
        "start": lambda: _("start"),
        "class": lambda: kind_name(which, catalog),
        "answer": lambda: _("answer {question}").format(question=which),
        "level": lambda: _("level {level}").format(level=which),
        "point": lambda: _("point at level {level}").format(level=which),
        "change": lambda: _("as {kind}").format(kind=kind_name(which, catalog)),
    }
    return words[what]() if what in words else origin


def campaign_reason(reason: Reason, catalog: Catalog) -> str:
    """Why something cannot be done in quiz or camp, as a sentence."""
    about = {name: _named(name, value, catalog) for name, value in reason.about}
    return _sentences()[reason.id].format(**about)


def _named(name: str, value: str | int, catalog: Catalog) -> str:
    text = str(value)
    namers: Mapping[str, Callable[[], str]] = {
        "unit": lambda: kind_name(text, catalog),
        "kind": lambda: kind_name(text, catalog),
        "skill": lambda: skill_name(text, catalog),
        "spell": lambda: spell_name(text, catalog),
        "attribute": lambda: attribute_name(text),
        "choice": lambda: choice_name(text),
    }
    return namers[name]() if name in namers else text


def _sentences() -> Mapping[str, str]:
    return {**_of_quiz(), **_of_growth(), **_of_camp(), **_of_road()}


def _of_quiz() -> Mapping[str, str]:
    return {
        "quiz_over": _("The quiz is over."),
        "not_in_quiz": _("That is nothing one does in the quiz."),
        "not_asked": _("Question {question} is not asked now."),
        "no_such_answer": _("There is no answer {letter}."),
        "answered_before": _("Answer {letter} was given to the question before."),
        "answers_first": _("All questions have to be answered first."),
        "nothing_to_pick": _("There is nothing of the kind to pick: {choice}."),
        "not_offered": _("{pick} is not among what can be picked."),
        "pick_first": _("First pick {choice}."),
        "name_missing": _("A name is needed."),
        "name_long": _("A name has {most} letters at most."),
        "name_unprintable": _("The name has a letter that cannot be shown."),
        "no_such_look": _("There is no such look."),
    }


def _of_growth() -> Mapping[str, str]:
    return {
        "needs_experience": _("A level takes {need} experience; there are {have}."),
        "path_first": _("First choose how to grow in this class."),
        "path_chosen": _("How to grow in this class is chosen already."),
        "no_such_path": _("That is not one of the ways to grow now."),
        "class_at_its_end": _("The next level changes the class."),
        "class_not_at_its_end": _("The class changes after class level {level}."),
        "class_not_akin": _("The {kind} has nothing in common with the present class."),
        "unknown_class": _("There is no class {kind}."),
        "no_skill_points": _("There is no skill point to spend."),
        "rank_full": _("{skill} is Expert already."),
        "unknown_skill": _("There is no skill {skill}."),
        "no_free_points": _("There is no attribute point to place."),
        "attribute_full": _("{attribute} cannot rise any further."),
        "unknown_attribute": _("There is no attribute {attribute}."),
        "no_unit_to_learn": _("There is no unit kind to learn."),
        "unit_not_akin": _("{unit} cannot be learnt as this class, or is known already."),
        "no_spell_to_learn": _("There is no spell to learn."),
        "spell_not_new": _("{spell} is known already, or there is no such spell."),
    }


def _of_camp() -> Mapping[str, str]:
    return {
        "begun": _("It has begun already."),
        "over": _("All is over."),
        "not_there": _("{actor} is not there."),
        "not_theirs": _("That is not for {actor} to decide."),
        "not_in_camp": _("That is nothing one does in camp."),
        "cannot_recruit": _("{unit} cannot be recruited by this commander."),
        "troop_full": _("The troop is full: {size} units."),
        "no_mixing": _("Only with Advanced Leadership can {unit} join units of another kind."),
        "too_dear": _("It costs {price} gold; there are {gold}."),
        "none_to_dismiss": _("There is no {unit} in the troop."),
        "no_such_amount": _("The carts have room for {most} more."),
        "talking": _("Somebody is being talked with."),
        "nobody_talks": _("Nobody is being talked with."),
        "no_such_reply": _("There is no such answer."),
        "no_such_talk": _("There is no such conversation."),
        "talk_had": _("That has been talked about."),
        "talk_not_yet": _("It is not the time for that conversation."),
    }


def _of_road() -> Mapping[str, str]:
    return {
        "away": _("The company is in a battle."),
        "nobody_away": _("The company is in no battle."),
        "not_the_next_step": _("That is not the next step of the road."),
        "who_goes": _("Somebody of the company has to go, each once."),
        "not_beaten": _("A battle can be gone round only once it was lost."),
        "no_such_return": _("No battle ends like that."),
        "more_came_than_went": _("More units came back than went."),
    }
