"""The odds shown before a cast is paid, target by target, against the same cast played along every path."""

from fractions import Fraction

import pytest

from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander.actions import Action, Aim, Cast, Choose, Enough
from tests.helpers.battle import ENGINE, RULES, play_all
from tests.helpers.checks import branched
from tests.helpers.magic import caster, commander, harmed, scene, withstood

TROOPS = (
    commander("blue", "6,0", 2, effects="bless"),
    "blue-1 footman blue 6,1 effects=resist:1>bless",
    commander("bess", "7,0", 3, effects="decline:1:1>bless", skills="resistance:3"),
    "bess-1 unicorn blue 7,1",
    "bess-2 pixie blue 5,1 summon",
    "red-1 footman red 5,0 effects=mute",
)


def field(spells: str, *actions: Action) -> State:
    """A caster of Willpower 4, two enemy troops of different Knowledge close together, a friend among them; and what is
    chosen already."""
    return play_all(scene(caster(spells, 4), *TROOPS, turns="red* blue bess"), *actions)


CHAIN = (Cast("red", "chain_lightning", "D", (6, 0)), Aim("red", (7, 0)), Aim("red", (7, 1)))
CASTS: list[tuple[State, Action]] = [
    (field("fire_ball"), Cast("red", "fire_ball", "D", (6, 0))),
    (field("holy_blaze"), Cast("red", "holy_blaze", "C", (6, 0))),
    (field("thunder"), Cast("red", "thunder", "C", (6, 1))),
    (field("decline"), Cast("red", "decline", "D", (6, 0))),
    (field("chain_lightning", *CHAIN), Enough("red")),
    (field("restore", Cast("red", "restore", "C", (6, 0))), Choose("red", "strip")),
    (field("restore", Cast("red", "restore", "C", (6, 0))), Choose("red", "cleanse")),
]


def played(state: State, action: Action) -> dict[tuple[EntityId, bool, int], Fraction]:
    """How often each target feels the cast, and what it loses, when every path is played."""
    targets = [target.aimed.piece for target in RULES.magic.odds(state, action)]
    paths = branched(
        ENGINE, state, action, lambda outcome: (frozenset(withstood(outcome)), tuple(sorted(harmed(outcome).items())))
    )
    found: dict[tuple[EntityId, bool, int], Fraction] = {}
    for (missed, lost), chance in paths.items():
        for piece in targets:
            key = (piece, piece not in missed, dict(lost).get(piece, 0))
            found[key] = found.get(key, Fraction()) + chance
    return found


def told(state: State, action: Action) -> dict[tuple[EntityId, bool, int], Fraction]:
    """The same as the odds say it; only damage has points here."""
    found: dict[tuple[EntityId, bool, int], Fraction] = {}
    for target in RULES.magic.odds(state, action):
        assert target.spread is not None
        for counted, weight in target.spread.weights:
            lost = target.points(counted) if target.spell.does == "damage" else 0
            key = (target.aimed.piece, target.works(counted), lost)
            found[key] = found.get(key, Fraction()) + Fraction(weight, target.spread.total)
    return found


@pytest.mark.parametrize(("state", "action"), CASTS, ids=lambda part: str(part) if isinstance(part, Action) else "")
def test_what_the_odds_say_of_each_target_is_what_playing_gives(state: State, action: Action) -> None:
    assert told(state, action) == played(state, action)


@pytest.mark.parametrize(("state", "action"), CASTS, ids=lambda part: str(part) if isinstance(part, Action) else "")
def test_a_forecast_knows_the_dice_of_a_whole_cast(state: State, action: Action) -> None:
    spread = ENGINE.forecast(state, action)
    assert spread is not None
    plan = RULES.magic.plan(state, action)
    assert plan is not None
    for target in RULES.magic.odds(state, action):
        if target.dice:
            found: dict[object, Fraction] = {}
            for rolls, weight in spread.weights:
                counted = plan.counted(rolls, target.dice)  # type: ignore[arg-type]
                found[counted] = found.get(counted, Fraction()) + Fraction(weight, spread.total)
            assert target.spread is not None
            assert found == {c: Fraction(w, target.spread.total) for c, w in target.spread.weights}


def test_a_cast_that_needs_more_to_be_chosen_has_no_dice_yet() -> None:
    state = field("chain_lightning")
    assert RULES.magic.plan(state, CHAIN[0]) is None
    assert ENGINE.forecast(state, CHAIN[0]) is None
    assert [target.aimed.piece for target in RULES.magic.odds(state, CHAIN[0])] == ["blue"]
