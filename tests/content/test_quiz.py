"""The quiz asks the source's questions in order, and each answer gives what the source says (rule book 9)."""

import pytest

from game.content.catalog import Catalog
from game.content.models.quiz import Effect
from game.rules.commander.models import ClassKind

# question, answers in order, each with what it gives
GIVES = {
    "1a": ["major O 2", "major A 2", "major K 2", "major W 2"],
    "1b": ["secondary O 1", "secondary A 1", "secondary K 1", "secondary W 1"],
    "2": ["to 2a", "to 2b", "to 2c", "to 2d"],
    "2a": ["3 units defence", "3 units all_round", "3 units special_attack"],
    "2b": ["combat_expertise basic", "archery_expertise basic", "mysticism_expertise basic"],
    "2c": [
        "one of fire_ball thunder holy_blaze summon_creature",
        "one of protection bless fine heal restore",
        "one of thorns sleep+nature_magic mute+air_magic decline+life_magic",
    ],
    "2d": [
        "class of mystic priest shaman druid",
        "class of knight paladin chevalier wyrm_rider",
        "class of fighter warrior barbarian ranger",
        "class of mystic wizard mage warlock merman_lord",
    ],
    "3": ["air x 4", "mounted x 4", "naval x 4", "ground not mounted x 4"],
    "4": ["spear x 3", "grunt x 3", "mounted x 3", "magician x 3"],
    "5a": ["combat_expertise basic", "archery_expertise basic", "to 5b", "mysticism_expertise basic"],
    "5b": ["fire_magic basic", "air_magic basic", "nature_magic basic", "life_magic basic"],
    "6a": ["fine", "protection", "fire_ball", "thunder", "heal", "bless", "to 6b"],
    "6b": ["command_range +1", "max_mp +5", "attack +1, defence +1", "move +1"],
    "7": ["leadership basic", "pathfinding basic", "resistance basic", "rally basic"],
    "8": ["curve 1", "curve 2", "curve 3"],
    "9": ["skill point at 2", "skill point at 3, max_mp +5", "skill point at 4, free 1"],
    "10": ["defence +2", "attack +2", "move +1", "free leaving", "max_mp +5", "spell_range +1"],
    "11": ["pose biceps", "pose trapezius", "pose gastrocnemius", "pose gluteal"],
}


def _told(effect: Effect) -> str:  # noqa: PLR0912 - one case an effect
    match effect.gives:
        case "attribute":
            return f"{effect.place} {effect.attribute} {effect.points}"
        case "free_attribute":
            return f"free {effect.points}"
        case "unit_choice":
            return f"{effect.count} units {effect.role}"
        case "skill":
            return f"{effect.skill} {effect.rank}"
        case "spell":
            return effect.spell
        case "spell_choice":
            bring = {spell: f"{spell}+{skill}" for spell, skill in effect.with_skill.items()}
            return f"one of {' '.join(bring.get(spell, spell) for spell in effect.spells)}"
        case "class_choice":
            return f"class of {' '.join(effect.classes)}"
        case "class_weight":
            without = f"not {effect.without_arm}" if effect.without_arm else None
            parts = (effect.domain, effect.arm, without, effect.trait)
            return f"{' '.join(filter(None, parts))} x {effect.times}"
        case "bonus":
            return f"{effect.to} +{effect.points}"
        case "free_leaving":
            return "free leaving"
        case "curve":
            return f"curve {effect.curve}"
        case "skill_point":
            return f"skill point at {effect.class_level}"
        case "pose":
            return f"pose {effect.pose}"


@pytest.mark.parametrize("id_", GIVES)
def test_each_answer_gives_what_the_source_says(catalog: Catalog, id_: str) -> None:
    answers = catalog.quiz[id_].answers
    told = [", ".join(map(_told, answer.effects)) or f"to {answer.next}" for _, answer in sorted(answers.items())]
    assert told == GIVES[id_]


def test_the_questions_stand_in_the_source_s_order(catalog: Catalog) -> None:
    assert list(catalog.quiz) == list(GIVES)


def test_without_a_branch_the_quiz_asks_twelve_screens_from_1a_to_11(catalog: Catalog) -> None:
    asked, id_ = [], "1a"
    while id_:
        asked.append(id_)
        id_ = catalog.quiz[id_].next or ""
    assert asked == ["1a", "1b", "2", "3", "4", "5a", "6a", "7", "8", "9", "10", "11"]


def test_a_branch_comes_back_to_the_next_main_question(catalog: Catalog) -> None:
    branches = ("2a", "2b", "2c", "2d", "5b", "6b")
    assert [catalog.quiz[id_].next for id_ in branches] == ["3", "3", "3", "3", "6a", "7"]


def test_the_second_scenery_cannot_repeat_the_first(catalog: Catalog) -> None:
    assert [(id_, question.unlike) for id_, question in catalog.quiz.items() if question.unlike] == [("1b", "1a")]


def _weight(catalog: Catalog, kind: ClassKind, chosen: dict[str, str]) -> int:
    weight = 1
    for id_, letter in chosen.items():
        for effect in catalog.quiz[id_].answers[letter].effects:  # type: ignore[index]
            assert effect.gives == "class_weight"
            fits = (
                effect.domain in (None, kind.domain)
                and (effect.arm is None or effect.arm in kind.arms)
                and (effect.without_arm is None or effect.without_arm not in kind.arms)
                and (effect.trait is None or effect.trait in kind.traits)
            )
            weight *= effect.times if fits else 1
    return weight


@pytest.mark.parametrize(
    ("chosen", "total", "heaviest"),
    [({"3": "C", "4": "A"}, 43, ["pirate"]), ({"3": "D", "4": "B"}, 81, ["warrior", "barbarian", "spy"])],
)
def test_the_classes_weigh_what_answers_3_and_4_make_them(
    catalog: Catalog, chosen: dict[str, str], total: int, heaviest: list[str]
) -> None:
    weights = {id_: _weight(catalog, kind, chosen) for id_, kind in catalog.commander.classes.items()}
    assert sum(weights.values()) == total
    assert [id_ for id_, weight in weights.items() if weight == 12] == heaviest
