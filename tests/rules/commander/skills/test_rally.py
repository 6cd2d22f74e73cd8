"""Rally (rule book 8): an action of the commander that heals and frees its troop at the end of the turn."""

import pytest

from game.core.engine import Outcome
from game.core.entity import Owed
from game.core.event import DecisionOwed
from game.rules.commander.actions import EndTurn, Move, Rally, Regroup, Strike
from game.rules.commander.components import Readiness
from game.rules.commander.magic.events import MagicChanged, Mended, Rallied
from tests.helpers.battle import RULES, play, play_all, refusal
from tests.helpers.checks import of
from tests.helpers.magic import cast_at, commander, lifted, mended, mp, refused, scene

FOE = commander("blue", "19,6")


def rallier(rank: int = 1, **more: object) -> str:
    """The line of a red commander at 0,0 with Knowledge 0, and so 10 MP, who can rally."""
    return commander("red", "0,0", side="red", **({"skills": f"rally:{rank}"} | more))  # type: ignore[arg-type]


def ended(*pieces: str, rank: int = 1, **more: object) -> Outcome:
    """What the end of a turn brings in which the commander rallied."""
    state = play_all(scene(rallier(rank, **more), *pieces, FOE), Rally("red"))
    return play(state, EndTurn("red"))


def test_it_is_declared_and_ends_the_commanders_doing_but_tells_only_at_the_turns_end() -> None:
    outcome = play(scene(rallier(hp=5), FOE), Rally("red"))
    assert outcome.events == (Rallied("red"),)
    assert outcome.state.row(Readiness, "red") == Readiness(done=True, rallied=True)


@pytest.mark.parametrize("rank", [1, 2, 3])
def test_each_piece_in_command_range_gains_up_to_three_hp_at_every_rank(rank: int) -> None:
    units = ("red-1 footman red 3,0 hp=5", "red-2 footman red 4,0 hp=5", "red-3 footman red 1,0 hp=9")
    outcome = ended(*units, rank=rank, hp=1)
    assert mended(outcome) == {"red": 3, "red-1": 3, "red-3": 1}
    assert of(outcome, Mended)[0] == Mended("red", "red", "rally", 1, 4)


def test_a_summoned_pixie_gains_hp_too_for_this_is_no_spell() -> None:
    assert mended(ended("red-1 pixie red 1,0 summon hp=5")) == {"red-1": 3}


def test_what_counts_is_who_is_in_range_when_the_turn_ends() -> None:
    units = ("red-1 footman red 6,0 hp=5", "red-2 footman red 3,0 hp=5")
    state = play_all(scene(rallier(), *units, FOE), Rally("red"))
    state = play_all(state, Move("red-1", ((5, 0), (4, 0), (4, 1), (3, 1), (2, 1))))
    state = play_all(state, Move("red-2", ((4, 0),)))
    assert mended(play(state, EndTurn("red"))) == {"red-1": 3}


def test_the_troop_of_another_commander_gains_nothing() -> None:
    rose = commander("rose", "1,0", side="red", hp=5)
    state = play_all(scene(rallier(), rose, FOE, turns="red* rose blue"), Rally("red"))
    assert mended(play(state, EndTurn("red"))) == {}


def test_it_frees_the_pieces_in_range_from_mute_and_nothing_else() -> None:
    units = ("red-1 witch red 3,0 effects=mute>decline", "red-2 witch red 4,0 effects=mute")
    outcome = ended(*units)
    assert lifted(outcome) == (("red-1", "mute", "rally"),)


@pytest.mark.parametrize(("rank", "gained"), [(1, 0), (2, 2), (3, 2)])
def test_from_advanced_on_the_commander_regains_two_mp(rank: int, gained: int) -> None:
    outcome = ended(rank=rank, mp=5)
    assert mp(outcome.state, "red") == 5 + gained
    told = (MagicChanged("red", "rally", 5, 7),) if gained else ()
    assert of(outcome, MagicChanged) == told


def test_no_more_mp_come_back_than_are_missing() -> None:
    assert mp(ended(rank=2, mp=9).state, "red") == 10


@pytest.mark.parametrize(("rank", "steps"), [(1, 2), (2, 2), (3, 3)])
def test_an_expert_regroups_three_squares(rank: int, steps: int) -> None:
    pieces = (commander("blue", "1,0", hp=1), commander("bess", "19,6"))
    state = scene(rallier(rank), *pieces, turns="red* blue bess")
    outcome = play(state, Strike("red", "blue"), *[1] * 10, *[10] * 5)
    assert of(outcome, DecisionOwed) == (DecisionOwed(Owed("regroup", "red", ("red",), steps)),)
    three = Regroup("red", ((0, 1), (0, 2), (0, 3)))
    assert refusal(outcome.state, three) == (None if steps == 3 else "too_far")


def test_it_may_be_declared_after_moving() -> None:
    state = play_all(scene(rallier(), FOE), Move("red", ((1, 0),)))
    assert refusal(state, Rally("red")) is None


def test_who_attacked_or_cast_cannot_rally_nor_the_other_way_round() -> None:
    foe = commander("blue", "1,0")
    lines = (rallier(skills="rally>air_magic", spells="thunder"), foe)
    struck = play(scene(*lines), Strike("red", "blue"), *[10] * 20).state
    assert refusal(struck, Rally("red")) == "already_done"
    willing = commander("red", "0,0", side="red", skills="rally", spells="thunder").replace(
        "willpower=0", "willpower=1"
    )
    cast = cast_at(scene(willing, foe), "thunder", "A", (1, 0), 1).state
    assert refusal(cast, Rally("red")) == "already_done"
    rallied = play_all(scene(willing, foe), Rally("red"))
    assert refusal(rallied, Strike("red", "blue")) == "already_done"
    assert refused(rallied, "thunder", "A", (1, 0)) == "already_done"


def test_who_does_not_know_it_and_who_is_no_commander_cannot() -> None:
    state = scene(rallier(skills="-"), "red-1 footman red 1,0", FOE)
    assert refusal(state, Rally("red")) == "no_rally"
    assert Rally("red") not in RULES.candidates(state, "red")
    led = scene(rallier(), "red-1 footman red 1,0", FOE)
    assert refusal(led, Rally("red-1")) == "no_rally"
    assert Rally("red") in RULES.candidates(led, "red")


def test_a_sleeper_cannot_but_who_is_muted_can() -> None:
    assert refusal(scene(rallier(effects="sleep"), FOE), Rally("red")) == "asleep"
    assert refusal(scene(rallier(effects="mute"), FOE), Rally("red")) is None


def test_a_turn_without_rallying_brings_nothing_back() -> None:
    assert mended(play(scene(rallier(3, hp=5, mp=1), FOE), EndTurn("red"))) == {}


def test_it_holds_for_one_turn() -> None:
    state = ended("red-1 footman red 1,0 hp=1").state
    state = play(state, EndTurn("blue")).state
    assert mended(play(state, EndTurn("red"))) == {}
