"""Values to plain data and back: strict about types, fields and names."""

import json
from typing import Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.action import Action
from game.core.codec import TYPE_KEY, Unreadable, read, write
from game.core.entity import Owed, Pending, Position, RollCount, Vitals
from game.core.event import Event
from game.rules.commander.components import Armament, Mobility
from game.rules.commander.events import Engaged, Term
from tests.helpers.battle import RULES
from tests.helpers.values import values
from tests.toys.sentries import SentryRules
from tests.toys.traveller import TravelRules

RULE_SETS = (RULES, SentryRules(), TravelRules())
KINDS = sorted({kind for rules in RULE_SETS for kind in (*rules.components, *rules.events)}, key=lambda k: k.__name__)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@pytest.mark.parametrize(
    ("data", "kind"), [(True, Literal[1, 2]), (1, Literal[True]), ("1", Literal[1]), ([], Literal["a"])]
)
def test_one_of_several_values_is_read_by_its_type_too(data: object, kind: object) -> None:
    with pytest.raises(Unreadable, match="is none of"):
        read(data, kind)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@settings(max_examples=20)
@given(st.data())
def test_every_component_and_event_reads_back_from_json(kind: type, data: st.DataObject) -> None:
    value = data.draw(values(kind))
    assert read(json.loads(json.dumps(write(value))), kind) == value
    assert write(value, named=True) == {TYPE_KEY: kind.__name__, **write(value)}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@settings(max_examples=20)
@given(data=JSON)
def test_no_plain_data_end_in_anything_but_a_value_or_a_refusal(kind: type, data: Any) -> None:
    try:
        value = read(data, kind)
    except Unreadable:
        return
    assert write(value) == data


def test_a_component_is_written_as_its_fields() -> None:
    assert write(Vitals(7, 10)) == {"hp": 7, "full": 10}
    assert write(Vitals(7, 10), named=True) == {"is": "Vitals", "hp": 7, "full": 10}


def test_a_value_within_another_is_written_without_its_type() -> None:
    pending = Pending((Owed("regroup", "red", ("red-1",), 2),))
    assert write(pending) == {"owed": [{"kind": "regroup", "side": "red", "actors": ["red-1"], "amount": 2}]}


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        ({"hp": 7}, Vitals),
        ({"hp": 7, "full": 10, "more": 1}, Vitals),
        ({"hp": "7", "full": 10}, Vitals),
        ({"hp": 7.0, "full": 10}, Vitals),
        ({"hp": True, "full": 10}, Vitals),
        ({"hp": None, "full": 10}, Vitals),
        ([7, 10], Vitals),
        ({"cell": [1]}, Position),
        ({"cell": [1, 2, 3]}, Position),
        ({"cell": "12"}, Position),
        ({"round": 1, "made": [["a", "b"]]}, RollCount),
        ({"domain": "fire", "gait": "air", "move": 1, "land_move": 1, "woods_free": False}, Mobility),
        ({"domain": "air", "gait": "air", "move": 1, "land_move": 1, "woods_free": 0}, Mobility),
        (1, int | str),
    ],
)
def test_data_that_do_not_fit_the_type_are_refused(data: Any, kind: Any) -> None:
    with pytest.raises(Unreadable):
        read(data, kind)


def test_a_refusal_says_which_field_is_wrong() -> None:
    with pytest.raises(Unreadable, match=r"Pending\.owed: Owed\.amount: 'two' is not int"):
        read({"owed": [{"kind": "regroup", "side": "red", "actors": [], "amount": "two"}]}, Pending)


@pytest.mark.parametrize("value", [0.5, {1}, None, {"a": 1}, Vitals, (1, 0.5)])
def test_what_a_component_must_not_hold_is_not_written(value: Any) -> None:
    with pytest.raises(TypeError):
        write(value)


def test_no_type_calls_a_field_what_names_its_type() -> None:
    fields = {name for kind in KINDS for name in getattr(kind, "__dataclass_fields__", {})}
    assert TYPE_KEY not in fields


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: type(rules).__name__)
def test_no_two_listed_types_of_a_rule_set_share_a_name(rules: Any) -> None:
    for kinds in (rules.components, rules.events, rules.actions):
        names = [kind.__name__ for kind in kinds]
        assert len(set(names)) == len(names)
    verbs = [kind.verb for kind in rules.actions]
    assert len(set(verbs)) == len(verbs)
    assert all(issubclass(kind, Event) for kind in rules.events)
    assert all(issubclass(kind, Action) for kind in rules.actions)


def test_terms_of_an_attack_read_back_as_terms() -> None:
    event = Engaged("a", "b", "b", 1, "normal", "", (Term("attack", 12),), (), (), ())
    assert read(write(event), Engaged).attack == (Term("attack", 12),)


def test_an_unknown_arm_is_refused() -> None:
    good = write(Armament(1, 2, 1, 1, ("grunt",), ()))
    assert read(good, Armament).arms == ("grunt",)
    with pytest.raises(Unreadable, match="none of"):
        read({**good, "arms": ["cook"]}, Armament)
