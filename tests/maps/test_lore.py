"""Skills and spells of a commander on a map, and the troops that Leadership allows (rule book 7, 8 and 11)."""

import pytest

from game.rules.commander.components import Commanding, Skills, Spellbook
from game.rules.commander.start import first_state
from tests.helpers.battle import CONTENT
from tests.maps.builder import BLUE, RED, commander, tmx, unit
from tests.maps.conftest import Faults, Load


def test_a_commander_has_its_classs_skills_and_spells_where_its_object_names_none(load: Load) -> None:
    red = load(tmx(objects=commander(1, 0, 1, kind="mage") + BLUE)).start.commanders[0]
    assert (red.skills, red.spells) == (None, None)


def test_a_map_names_a_commanders_skills_with_their_ranks_and_its_spells(load: Load) -> None:
    lore = {"skills": "fire_magic 2, rally", "spells": "meteor, heal"}
    start = load(tmx(objects=commander(1, 0, 1, kind="mage", **lore) + BLUE)).start
    state = first_state(start, CONTENT)
    assert state.row(Skills, "red-1").ranks == (("fire_magic", 2), ("rally", 1))
    assert state.row(Spellbook, "red-1").spells == (("meteor", "C"), ("heal", "A"))


def test_the_word_none_leaves_a_commander_without_any(load: Load) -> None:
    start = load(tmx(objects=commander(1, 0, 1, kind="mage", skills="none", spells="none") + BLUE)).start
    state = first_state(start, CONTENT)
    assert not state.has(Skills, "red-1")
    assert not state.has(Spellbook, "red-1")


def test_leadership_widens_the_command_range_of_a_commander_on_a_map(load: Load) -> None:
    state = first_state(load(tmx(objects=commander(1, 0, 1, skills="leadership") + BLUE)).start, CONTENT)
    assert state.row(Commanding, "red-1").reach == 4


@pytest.mark.parametrize(
    ("lore", "said"),
    [
        ({"skills": "raly"}, "there is no skill 'raly'; did you mean 'rally'?"),
        ({"skills": "rally 4"}, "the skill rally has no rank '4'; give 1 to 3"),
        ({"skills": "rally two"}, "the skill rally has no rank 'two'; give 1 to 3"),
        ({"skills": "rally, rally 2"}, "names the skill rally twice; keep one of them"),
        ({"spells": "thundr"}, "there is no spell 'thundr'; did you mean 'thunder'?"),
        ({"spells": "heal, heal"}, "names a spell twice; keep one of them"),
    ],
)
def test_lore_at_fault_is_named_with_what_to_do(faults: Faults, lore: dict[str, str], said: str) -> None:
    assert faults(tmx(objects=commander(1, 0, 1, **lore) + BLUE)) == [f"map.tmx:layer battle, object 1 'C1': {said}"]


def test_advanced_leadership_lets_a_troop_mix_its_kinds(load: Load, faults: Faults) -> None:
    mixed = unit(4, 1, 1, 1) + unit(5, 1, 2, 1, "footman")
    assert load(tmx(objects=commander(1, 0, 1, skills="leadership 2") + BLUE + mixed)).start.commanders[0].units
    assert faults(tmx(objects=RED + BLUE + mixed)) == [
        "map.tmx:layer battle, object 1 'C1': leads units of several kinds: cavalry, footman; keep to one of them"
    ]


def test_expert_leadership_lets_a_troop_have_a_fourth_unit(load: Load, faults: Faults) -> None:
    four = "".join(unit(n, 1, n - 4, 1) for n in range(4, 8))
    led = commander(1, 0, 1, skills="leadership 3") + BLUE
    assert len(load(tmx(objects=led + four)).start.commanders[0].units) == 4
    five = four + unit(8, 2, 0, 1)
    assert faults(tmx(objects=led + five)) == [
        "map.tmx:layer battle, object 1 'C1': leads 5 units; at most 4 may follow this commander"
    ]
