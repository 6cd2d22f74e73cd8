"""Dice: the same faces on every machine, the same whatever is rolled before, fair, and exactly weighted."""

from collections import Counter
from itertools import product

import pytest

from game.core import dice
from game.core.dice import (
    AtMost,
    BranchingDice,
    Face,
    Highest,
    KeyedDice,
    NoDice,
    Pool,
    Reading,
    ScriptedDice,
    Tally,
    Throw,
    branches,
)

POOL = Pool("strikes", "red-1", "blue-1", 5, 10, AtMost(5))
READINGS = [
    Highest(),
    AtMost(-1),
    AtMost(0),
    AtMost(2),
    AtMost(9),
    Tally((4, 2)),
    Tally((1,)),
    Tally(()),
    Tally((9, 3, 3)),
]


def test_keyed_dice_show_the_same_faces_on_every_machine() -> None:
    assert KeyedDice(7).throw(POOL, (1, 0)) == Throw((1, 1, 5, 10, 10), (3,))
    percent = Pool("step", "traveller", "traveller", 6, 100, Highest())
    assert KeyedDice(2**64).throw(percent, (3, 2)) == Throw((36, 55, 24, 73, 86, 30), (86,))


def test_a_pool_larger_than_one_block_of_the_stream_goes_on() -> None:
    faces = KeyedDice(1).throw(Pool("strikes", "a", "b", 20, 6, Highest()), (1, 0)).faces
    assert faces == (6, 2, 5, 2, 5, 6, 2, 2, 1, 4, 4, 6, 1, 5, 3, 4, 1, 5, 2, 3)


def test_keyed_faces_do_not_hang_on_what_is_rolled_before() -> None:
    other = Pool("answer", "blue-1", "red-1", 3, 10, AtMost(5))
    one, two = KeyedDice(7), KeyedDice(7)
    assert (one.throw(POOL, (1, 0)), one.throw(other, (1, 0))) == (
        two.throw(other, (1, 0)),
        two.throw(POOL, (1, 0)),
    )[::-1]


def test_every_part_of_a_rolls_name_matters() -> None:
    def faces(seed: int, purpose: str, actor: str, target: str, turn: tuple[int, int]) -> tuple[int, ...]:
        return KeyedDice(seed).throw(Pool(purpose, actor, target, 12, 10, Highest()), turn).faces

    named = [
        faces(7, "strikes", "a", "b", (1, 0)),
        faces(8, "strikes", "a", "b", (1, 0)),
        faces(7, "answer", "a", "b", (1, 0)),
        faces(7, "strikes", "c", "b", (1, 0)),
        faces(7, "strikes", "a", "c", (1, 0)),
        faces(7, "strikes", "a", "b", (2, 0)),
        faces(7, "strikes", "a", "b", (1, 1)),
    ]
    assert len(set(named)) == len(named)


@pytest.mark.parametrize("sides", [2, 3, 4, 6, 8, 10, 12, 20, 100, 255, 256])
def test_every_face_has_just_as_many_words_of_the_stream(sides: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "_WORD_RANGE", 256)
    shown = Counter(face for word in range(256) if (face := face_of(word, sides)) is not None)
    assert shown == dict.fromkeys(range(1, sides + 1), 256 // sides)


def face_of(word: int, sides: int) -> int | None:
    """The face of one word, None if the word is thrown away."""
    try:
        return dice._fair(iter([word]), sides)
    except StopIteration:
        return None


def test_scripted_dice_give_their_faces_in_order() -> None:
    scripted = ScriptedDice(1, 6, 10, 5, 2, 9)
    assert scripted.throw(POOL, (1, 0)) == Throw((1, 6, 10, 5, 2), (3,))
    assert scripted.left == (9,)


@pytest.mark.parametrize("faces", [(), (1, 2, 3, 4), (1, 2, 3, 4, 11), (0, 1, 2, 3, 4)])
def test_scripted_dice_refuse_what_was_not_written_for_them(faces: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="strikes of red-1, round 1"):
        ScriptedDice(*faces).throw(POOL, (1, 0))


def test_no_dice_are_never_rolled() -> None:
    with pytest.raises(ValueError, match="needs dice"):
        NoDice().throw(POOL, (1, 0))


@pytest.mark.parametrize("reading", READINGS, ids=repr)
@pytest.mark.parametrize(("count", "sides"), [(0, 6), (1, 2), (1, 10), (2, 3), (3, 4), (4, 6)])
def test_a_readings_weights_are_those_of_every_throw_counted(reading: Reading, count: int, sides: int) -> None:
    counted = Counter(reading.read(faces) for faces in product(range(1, sides + 1), repeat=count))
    weights = reading.weights(count, sides)
    assert dict(weights) == counted
    assert len(dict(weights)) == len(weights)
    assert sum(weight for _, weight in weights) == sides**count


def test_one_face_is_read_as_it_lies() -> None:
    assert Face().read((7,)) == (7,)
    assert Face().weights(1, 3) == (((1,), 1), ((2,), 1), ((3,), 1))


def test_branching_dice_walk_every_path_once_with_its_weight() -> None:
    def run(rolled: dice.Dice) -> tuple[int, int]:
        (first,) = rolled.throw(Pool("a", "x", "y", 1, 2, Face()), (1, 0)).outcome
        if first == 1:
            return first, 0
        return first, rolled.throw(Pool("b", "x", "y", 2, 3, AtMost(1)), (1, 0)).outcome[0]

    assert list(branches(run)) == [((1, 0), 1, 2), ((2, 0), 4, 18), ((2, 1), 4, 18), ((2, 2), 1, 18)]


def test_a_path_may_be_followed_alone() -> None:
    rolled = BranchingDice([2])
    assert rolled.throw(Pool("a", "x", "y", 1, 6, Face()), (1, 0)) == Throw((), (3,))
    assert (rolled.weight, rolled.total, rolled.next_path()) == (1, 6, [3])
