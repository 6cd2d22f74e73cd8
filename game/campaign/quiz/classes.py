"""The draw of class candidates: every class weighs something, and what answers like weighs more (rule book 9)."""

from collections.abc import Mapping

from game.campaign.quiz.course import Answers, Questions, effects
from game.content.models.quiz import GiveClassChoice, GiveClassWeight
from game.rules.commander.models import ClassKind

Weights = Mapping[str, int]


def matches(kind: ClassKind, wish: GiveClassWeight) -> bool:
    """Whether a class fits every condition of an answer."""
    return (
        wish.domain in (None, kind.domain)
        and (wish.arm is None or wish.arm in kind.arms)
        and (wish.without_arm is None or wish.without_arm not in kind.arms)
        and (wish.trait is None or wish.trait in kind.traits)
    )


def weights(answers: Answers, quiz: Questions, classes: Mapping[str, ClassKind]) -> Weights:
    """How much each class weighs, by id: 1, times what each answer it fits makes of it."""
    found = dict.fromkeys(sorted(classes), 1)
    for _, wish in effects(answers, quiz, GiveClassWeight):
        for id_ in found:
            found[id_] *= wish.times if matches(classes[id_], wish) else 1
    return found


def drawn(weighed: Weights, face: int) -> str:
    """The class that a face from 1 to the sum of all weights draws."""
    for id_, weight in weighed.items():
        face -= weight
        if face <= 0:
            return id_
    raise ValueError("the die has more faces than the classes weigh")


def pools(
    answers: Answers, quiz: Questions, classes: Mapping[str, ClassKind], already: tuple[str, ...], usual: int
) -> Weights:
    """What the next candidate is drawn from, given those drawn already: `usual` times any class, then once for each
    answer that adds a candidate, of its list; empty when all are drawn. Nothing is put back."""
    wanted = [answer for _, answer in effects(answers, quiz, GiveClassChoice)]
    if len(already) >= usual + len(wanted):
        return {}
    kind = None if len(already) < usual else wanted[len(already) - usual].classes
    every = weights(answers, quiz, classes)
    return {id_: w for id_, w in every.items() if id_ not in already and (kind is None or id_ in kind)}
