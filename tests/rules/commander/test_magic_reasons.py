"""Every reason why a spell, a choice of a spell or Rally is refused, each from a position that produces it."""

import pytest

from game.core.action import Action, Reason
from game.core.state import State
from game.rules.commander.actions import Aim, Cast, Choose, Enough, Move, Place, Rally, Strike, Wait
from tests.helpers.battle import RULES, play, play_all
from tests.helpers.magic import caster, commander, end_turns, scene

FOE = commander("blue", "3,0")


def knowing(spells: str, *pieces: str, **more: object) -> State:
    """Red at 0,0 knows these spells, Expert in the first one's school; a blue commander of Knowledge 0 is at 3,0."""
    return scene(caster(spells, **more), *pieces, FOE)  # type: ignore[arg-type]


def chain() -> State:
    """A chain begun at blue, with a unit two squares on, one far off, and one that magic cannot touch."""
    units = ("blue-1 footman blue 5,0", "blue-2 footman blue 12,0", "blue-3 pixie blue 3,1 summon")
    return play(knowing("chain_lightning", *units), Cast("red", "chain_lightning", "C", (3, 0))).state


def field(*more: Action) -> State:
    """Burning ground of three squares, begun at 2,0."""
    return play_all(knowing("burn"), Cast("red", "burn", "B", (2, 0)), *more)


def carried(*more: Action) -> State:
    """Red is about to carry itself and a footman."""
    state = knowing("teleport", "red-1 footman red 1,0")
    return play_all(state, Cast("red", "teleport", "D", (0, 0)), *more)


def mourning() -> State:
    """Red's creature fell in the first round, and it is the second."""
    state = scene(
        caster("summon_creature"), "red-1 pixie red 2,0 summon hp=1", commander("blue", "3,0"), turns="red blue*"
    )
    state = play(state, Strike("blue", "red-1"), *[1] * 10, *[10] * 1).state
    return end_turns(state, "blue")


def maddened() -> State:
    """Blue, in Frenzy, is led by red."""
    return end_turns(scene(caster("thunder"), commander("blue", "3,0", effects="frenzy:1:1:red")), "red")


def about(id_: str, **more: int | str) -> Reason:
    """The reason with what it is about, in the order of the names."""
    return Reason(id_, tuple(sorted(more.items())))


BOLT = Cast("red", "thunder", "A", (3, 0))
CASES: list[tuple[State, Action, Reason]] = [
    # what the caster has, and may do at all
    (knowing("thunder"), Cast("red", "lightning", "A", (3, 0)), about("unknown_spell", actor="red", spell="lightning")),
    (knowing("heal"), BOLT, about("unknown_spell", actor="red", spell="thunder")),
    (
        knowing("thunder", "red-1 footman red 1,0"),
        Cast("red-1", "thunder", "A", (3, 0)),
        about("unknown_spell", actor="red-1", spell="thunder"),
    ),
    (knowing("mute"), Cast("red", "mute", "A", (3, 0)), about("no_such_level", spell="mute", level="A")),
    (knowing("mute"), Cast("red", "mute", "E", (3, 0)), about("no_such_level", spell="mute", level="E")),
    (
        knowing("thunder", rank=0),
        Cast("red", "thunder", "B", (3, 0)),
        about("level_not_owned", spell="thunder", level="B", school="air", rank="basic"),
    ),
    (
        knowing("thunder", rank=2),
        Cast("red", "thunder", "D", (3, 0)),
        about("level_not_owned", spell="thunder", level="D", school="air", rank="expert"),
    ),
    (
        knowing("mute", rank=0),
        Cast("red", "mute", "C", (3, 0)),
        about("level_not_owned", spell="mute", level="C", school="air", rank="advanced"),
    ),
    (knowing("thunder", rank=0, mp=3), BOLT, about("too_little_mp", cost=4, mp=3)),
    (knowing("thunder", effects="mute"), BOLT, about("muted", actor="red")),
    (knowing("thunder", effects="sleep"), BOLT, about("asleep", actor="red")),
    (play_all(knowing("thunder"), Move("red", ((0, 1),))), BOLT, about("moved_before_casting", actor="red")),
    (play_all(knowing("thunder"), Wait("red")), BOLT, about("already_done", actor="red")),
    (knowing("thunder"), Rally("red"), about("no_rally", actor="red")),
    # where it is aimed
    (knowing("thunder"), Cast("red", "thunder", "A", (-1, 0)), about("off_board", x=-1, y=0)),
    (knowing("thunder"), Cast("red", "thunder", "A", (4, 0)), about("out_of_range", apart=4, range=3)),
    (knowing("thunder"), Cast("red", "thunder", "A", (2, 0)), about("no_target", target="2,0")),
    (knowing("thunder"), Cast("red", "thunder", "A", (0, 0)), about("not_an_enemy", target="red")),
    (knowing("sleep"), Cast("red", "sleep", "C", (0, 0)), about("not_an_enemy", target="red")),
    (knowing("heal"), Cast("red", "heal", "A", (3, 0)), about("not_a_friend", target="blue")),
    (knowing("bless"), Cast("red", "bless", "A", (3, 0)), about("not_a_friend", target="blue")),
    (knowing("bless"), Cast("red", "bless", "A", (2, 0)), about("needs_commander", x=2, y=0)),
    (
        knowing("thunder", "blue-1 pixie blue 2,0 summon"),
        Cast("red", "thunder", "A", (2, 0)),
        about("immune", target="blue-1"),
    ),
    (
        knowing("mute", "blue-1 unicorn blue 2,0"),
        Cast("red", "mute", "B", (2, 0)),
        about("immune", target="blue-1"),
    ),
    (
        knowing("mp_drain", "blue-1 footman blue 2,0"),
        Cast("red", "mp_drain", "B", (2, 0)),
        about("no_magic_there", target="blue-1"),
    ),
    (
        scene(caster("mp_drain"), commander("blue", "3,0", mp=0)),
        Cast("red", "mp_drain", "B", (3, 0)),
        about("no_magic_there", target="blue"),
    ),
    (knowing("fire_ball", at="0,6"), Cast("red", "fire_ball", "B", (3, 3)), about("nothing_there")),
    # creatures
    (knowing("summon_creature"), Cast("red", "summon_creature", "A", (3, 0)), about("square_taken", x=3, y=0)),
    (
        scene(caster("summon_creature"), commander("blue", "2,0"), board=".#."),
        Cast("red", "summon_creature", "B", (1, 0)),
        about("cannot_enter", terrain="wall", x=1, y=0),
    ),
    (mourning(), Cast("red", "summon_creature", "A", (1, 0)), about("summon_rests", round=4)),
    # what more is chosen
    (
        scene(caster("teleport"), "red-1 footman red 1,0", commander("blue", "2,0"), board="...#"),
        Cast("red", "teleport", "D", (0, 0)),
        about("no_room"),
    ),
    (carried(), Aim("red", (11, 0)), about("out_of_range", apart=11, range=10)),
    (carried(Aim("red", (5, 3))), Place("red", (9, 3)), about("no_room")),
    (carried(Aim("red", (5, 3))), Place("red-1", (5, 3)), about("nothing_owed", actor="red-1")),
    (carried(), Wait("red"), about("decision_first", kind="goal")),
    (carried(), Choose("red", "strip"), about("not_a_choice")),
    (chain(), Choose("red", "strip"), about("not_a_choice")),
    (chain(), Aim("red", (3, 0)), about("chosen_already", x=3, y=0)),
    (chain(), Aim("red", (12, 0)), about("too_far_apart", apart=9, most=3)),
    (chain(), Aim("red", (3, 1)), about("immune", target="blue-3")),
    (chain(), Aim("red", (4, 0)), about("no_target", target="4,0")),
    (field(), Enough("red"), about("not_connected")),
    (field(Aim("red", (2, 1))), Aim("red", (4, 0)), about("not_connected")),
    (field(), Aim("red", (2, 0)), about("chosen_already", x=2, y=0)),
    (field(), Aim("red", (7, 0)), about("out_of_range", apart=7, range=6)),
    (knowing("thunder"), Enough("red"), about("nothing_owed", actor="red")),
    # Frenzy
    (maddened(), Rally("blue"), about("decision_first", kind="frenzy")),
    (maddened(), Strike("blue", "blue"), about("no_target", target="blue")),
    (maddened(), Wait("red"), about("decision_first", kind="frenzy")),
]


@pytest.mark.parametrize(("state", "action", "reason"), CASES, ids=lambda part: getattr(part, "id", None))
def test_it_is_refused_with_its_reason_and_is_not_offered(state: State, action: Action, reason: Reason) -> None:
    assert RULES.explain(state, action) == reason
    assert action not in RULES.candidates(state, action.actor)
