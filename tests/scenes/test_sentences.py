"""Sentences: every refusal, event, aim, verdict and number has its words."""

import dataclasses

import pytest

from game.content.catalog import Catalog
from game.core.action import Reason, reason
from game.core.entity import Owed, Verdict
from game.core.event import DecisionOwed, DecisionTaken, Ended, Event, Rolled, RoundBegan
from game.core.state import State
from game.rules.commander.components import Armament, Burning, Casting, Effect, Mobility, Objective
from game.rules.commander.events import (
    Arrived,
    EffectLaid,
    EffectLifted,
    EffectsAged,
    Endured,
    Engaged,
    Excused,
    Fell,
    InitiativeSet,
    Moved,
    NewsCame,
    ObjectiveMoved,
    Regrouped,
    RoundOpened,
    Struck,
    Term,
    TurnBegan,
    TurnEnded,
    Waited,
)
from game.rules.commander.frenzy import FRENZY
from game.rules.commander.magic.choices import CHOICES
from game.rules.commander.magic.events import (
    CastBegun,
    FieldAged,
    FieldLit,
    Harmed,
    Hexed,
    MagicChanged,
    Mended,
    Rallied,
    SpellCast,
    Suffered,
    Summoned,
    SummonLost,
    Transported,
    WentHome,
    Withstood,
)
from game.rules.commander.position import read_position
from game.rules.commander.reasons import REASONS
from game.rules.commander.rules import CommanderRules
from game.ui.figures.recipes import figure_of
from game.ui.sentences import (
    Names,
    aim_line,
    aims,
    decision_name,
    objective_sentence,
    reason_sentence,
    reason_templates,
    verdict_reasons,
    verdict_sentence,
)
from game.ui.sentences_log import SILENT, Teller
from game.ui.sentences_terms import sum_text, term_name

POSITION = """
board
....
.f..
pieces
red-1 knight red 0,0
red-1-1 cavalry red 1,0 hp=6
blue-1 mage blue 3,0
blue-1-1 footman blue 2,0
objectives
ford red hold cells=1,1 rounds=3
"""
ABOUT = {
    "actor": "red-1", "target": "blue-1-1", "terrain": "forest", "kind": "regroup",
    "spell": "fire_ball", "level": "B", "school": "fire", "rank": "basic",
}  # fmt: skip
NUMBERS = {
    "x": 1, "y": 2, "cost": 9, "move": 5, "apart": 4, "reach": 1, "mp": 3, "range": 6, "round": 4, "most": 3,
}  # fmt: skip


@pytest.fixture
def state(catalog: Catalog) -> State:
    return read_position(POSITION, catalog.commander)


@pytest.fixture
def names(catalog: Catalog, state: State) -> Names:
    return Names(catalog.commander, state)


@pytest.mark.parametrize("name", REASONS)
def test_every_refusal_is_a_sentence(name: str, names: Names) -> None:
    told = reason_sentence(reason(name, **ABOUT, **NUMBERS), names)
    assert told.endswith(".")
    assert "{" not in told


def test_there_is_no_sentence_for_a_refusal_that_does_not_exist() -> None:
    assert set(reason_templates()) == set(REASONS)


def test_a_refusal_names_pieces_and_ground(names: Names) -> None:
    far = Reason("out_of_reach", (("apart", 4), ("reach", 1), ("target", "blue-1-1")))
    assert reason_sentence(far, names) == "Blue Footman is out of reach: 4 squares away, and the reach is 1."
    assert reason_sentence(reason("cannot_enter", terrain="high_wall"), names) == (
        "It cannot enter this ground: High wall."
    )


def test_a_refusal_names_spells_and_the_skills_they_need(names: Names) -> None:
    missing = reason("level_not_owned", spell="fire_ball", level="C", school="fire", rank="advanced")
    assert reason_sentence(missing, names) == "Fire Ball at level C needs Fire Magic at Advanced."


@pytest.mark.parametrize("kind", ["regroup", *CHOICES, FRENZY])
def test_every_decision_that_may_come_first_is_named(kind: str, names: Names) -> None:
    assert decision_name(kind) != kind
    told = reason_sentence(reason("decision_first", kind=kind), names)
    assert told == f"Somebody has to decide first {decision_name(kind)}."


EDGE = (Term("attack", 15), Term("offence", 1), Term("defence", -9), Term("armour", -2))
ENGAGED = Engaged(
    "red-1-1", "blue-1-1", "blue-1", 1, "normal", "", EDGE, (Term("strikes", 6), Term("terrain.forest", -2)), EDGE, ()
)
STRIKES = Rolled("strikes", "red-1-1", "blue-1-1", 9, 10, "<=5", (1,) * 9, (7,), 1)
BLESS = Effect("attack", "bless", "red-1", "red", 2, 3)
CREATURE = Summoned(
    "blue-1-summon-1", "blue-1", "blue", "pixie", (3, 1), 10,
    Armament(8, 8, 1, 1, (), ()), Mobility("air", "air", 8, 8), 0, (), 1,
)  # fmt: skip
SAMPLES: dict[type[Event], tuple[Event, str | None]] = {
    Rolled: (
        Rolled("initiative", "red-1", "red-1", 1, 20, "face", (17,), (17,), 0),
        "Red Knight rolls 17 for initiative.",
    ),
    RoundBegan: (RoundBegan(1, 2), "Round 2 begins."),
    DecisionOwed: (DecisionOwed(Owed("regroup", "red", ("red-1",), 2)), "Red may regroup with 1 piece."),
    DecisionTaken: (DecisionTaken(("red-1",)), None),
    Ended: (Ended("red", "enemies_fell"), "Red wins the battle. No enemy commander is left."),
    Moved: (Moved("red-1", ((0, 1),), (0, 0), (0, 1)), None),
    Regrouped: (Regrouped("red-1", ((0, 1),), (0, 0), (0, 1)), None),
    Engaged: (ENGAGED, None),
    Struck: (
        Struck("red-1-1", "blue-1-1", 7, 10, 6),
        "Red Cavalry strikes Blue Footman: 9 strikes (6 + 3 advantage) at 5 or less "
        "(15 + 1 Offence \u2212 9 \u2212 2 Armour), 7 land, cap 4 (6 \u2212 2 Forest): 10 to 6 HP",
    ),
    Endured: (
        Endured("red-1", "constraint"),
        "Red Knight would have fallen; Constraint leaves it 1 HP, for this once.",
    ),
    Fell: (Fell("blue-1-1", "blue", "blow", (2, 0)), "Blue Footman is destroyed."),
    Waited: (Waited("red-1"), None),
    InitiativeSet: (InitiativeSet(("red-1", "blue-1")), "The order of turns: Red Knight, Blue Mage."),
    RoundOpened: (RoundOpened(()), None),
    Arrived: (Arrived("red-1", (0, 0)), "Red Knight arrives."),
    TurnBegan: (TurnBegan("red-1", 0, ("red-1",)), "Red Knight takes the turn."),
    TurnEnded: (TurnEnded("red-1", "red"), None),
    ObjectiveMoved: (
        ObjectiveMoved("ford", 1, 2, met=False),
        "Red: Keep every enemy off the marked squares for 3 turns in a row. (2 of 3)",
    ),
    NewsCame: (NewsCame((), 2), None),
    EffectLaid: (EffectLaid("red-1", BLESS), "Red Knight, Bless: attack +2 for 3 turns"),
    EffectLifted: (EffectLifted("red-1", "attack", "time"), "Red Knight: Bless wears off."),
    EffectsAged: (EffectsAged("red-1", (BLESS,), ()), None),
    Excused: (Excused(("red-1",)), None),
    CastBegun: (CastBegun(Casting("blue-1", "burn", "B", (1, 1))), None),
    SpellCast: (
        SpellCast("blue-1", "fire_ball", "A", (2, 0), "", (), (), 20, 17),
        "Blue Mage casts Fire Ball at level A: 20 to 17 MP, cost 4 less 1 by Fire Magic",
    ),
    Harmed: (Harmed("blue-1", "red-1", "red-1", "fire_ball", 10, 8), "Red Knight, Fire Ball: 10 to 8 HP"),
    Hexed: (Hexed("blue-1", "red-1", "red-1", "mute"), None),
    Suffered: (Suffered("blue-1", "red-1", "poison", 10, 8), "Red Knight suffers from poison: 10 to 8 HP"),
    Mended: (Mended("red-1", "red-1-1", "rally", 6, 9), "Red Cavalry, Rally: 6 to 9 HP"),
    Withstood: (Withstood("blue-1", "red-1", "mute"), "Red Knight, Mute: no effect"),
    MagicChanged: (MagicChanged("blue-1", "rest", 3, 5), "Blue Mage, Mysticism Expertise: 3 to 5 MP"),
    FieldLit: (
        FieldLit("blue-1", Burning(((1, 1), (2, 1)), 2, 3)),
        "Blue Mage: 2 squares burn for 3 turns, 2 HP from whoever ends a turn there.",
    ),
    FieldAged: (FieldAged("blue-1", 1, 0), "The fire of Blue Mage goes out."),
    WentHome: (WentHome("red-1-1", (1, 0)), "Red Cavalry goes home."),
    Summoned: (CREATURE, "Blue Mage calls a creature: Pixie."),
    SummonLost: (SummonLost("blue-1", "blue-1-1", 2), "Blue Mage can call another creature from round 5 on."),
    Transported: (Transported("red-1", (0, 0), (3, 1)), "Red Knight: carried off"),
    Rallied: (Rallied("red-1"), "Red Knight rallies its troop."),
}


def test_every_event_has_a_sample_here() -> None:
    assert set(SAMPLES) == set(CommanderRules.events)


@pytest.mark.parametrize("kind", CommanderRules.events, ids=lambda kind: kind.__name__)
def test_every_event_is_told_or_silent_on_purpose(kind: type[Event], catalog: Catalog, state: State) -> None:
    event, expected = SAMPLES[kind]
    teller = Teller(catalog.commander, state)
    teller.tell((ENGAGED, STRIKES))
    told = teller.line(event)
    assert (told.text if told else None) == expected
    assert (kind in SILENT) == (expected is None)


def test_an_event_that_nobody_decided_about_is_noticed(catalog: Catalog, state: State) -> None:
    @dataclasses.dataclass(frozen=True, slots=True)
    class Sneezed(Event):
        pass

    with pytest.raises(KeyError):
        Teller(catalog.commander, state).line(Sneezed())


def test_an_answer_after_losses_counts_the_strikes_that_are_left(catalog: Catalog, state: State) -> None:
    answer = Rolled("answer", "blue-1-1", "red-1-1", 4, 10, "<=5", (1, 9, 9, 9), (1,), 1)
    lines = Teller(catalog.commander, state).tell(
        (ENGAGED, STRIKES, Struck("red-1-1", "blue-1-1", 6, 10, 4), answer, Struck("blue-1-1", "red-1-1", 1, 6, 5))
    )
    assert lines[-1].text == (
        "Blue Footman answers Red Cavalry: 4 strikes at 5 or less (15 + 1 Offence \u2212 9 \u2212 2 Armour), 1 lands, "
        "cap 4: 6 to 5 HP"
    )


def test_strikes_that_cannot_land_say_why(catalog: Catalog, state: State) -> None:
    weak = dataclasses.replace(ENGAGED, attack=(Term("attack", 5), Term("defence", -9)))
    rolled = dataclasses.replace(STRIKES, count=6, outcome=(0,))
    lines = Teller(catalog.commander, state).tell((weak, rolled, Struck("red-1-1", "blue-1-1", 0, 10, 10)))
    assert lines[0].text.startswith(
        "Red Cavalry strikes Blue Footman: 6 strikes that cannot land (5 \u2212 9 = \u22124), 0 land"
    )


@pytest.mark.parametrize("reason_id", ["enemies_fell", "all_fell", "objectives", "no_news", "last_round"])
def test_every_end_of_a_battle_has_its_reason_in_words(reason_id: str) -> None:
    assert verdict_reasons()[reason_id] in verdict_sentence(Verdict("", reason_id))


@pytest.mark.parametrize(
    ("goal", "sentence"),
    [
        (Objective("red", "reach", ((1, 1),), "", 0), "End a turn on a marked square."),
        (Objective("red", "hold", ((1, 1),), "", 1), "Keep every enemy off the marked squares for 1 turn."),
        (Objective("red", "survive", (), "", 8), "Hold out until round 8 has ended."),
        (Objective("red", "defeat", (), "blue-1", 0), "Defeat Blue Mage."),
    ],
)
def test_every_kind_of_objective_is_a_sentence(goal: Objective, sentence: str, names: Names) -> None:
    assert objective_sentence(goal, names) == sentence


def test_the_fall_of_the_enemy_always_wins_as_well(state: State, names: Names) -> None:
    assert aims(state, "blue", names) == ("Defeat every enemy commander.",)
    assert aims(state, "red", names)[-1] == "Or: defeat every enemy commander."
    assert aim_line(state, "red", names) == "Red: Hold the marked squares: 0 of 3"


def test_a_sum_names_what_is_not_plain(names: Names) -> None:
    assert sum_text(EDGE, names) == "15 + 1 Offence \u2212 9 \u2212 2 Armour"


TERMS = (
    "knowledge", "air", "higher", "terrain.rampart", "willpower", "shot", "burn", "spell.bless", "effect.decline",
    "effect.spell_reduction", "effect.ranged_reduction", "ability.commander_combat", "ability.hostile_dice",
    "ability.spell_reduction",
)  # fmt: skip


@pytest.mark.parametrize("term", TERMS)
def test_every_term_of_a_sum_has_a_name(term: str, names: Names) -> None:
    assert term_name(term, names) not in ("", term)


def test_a_piece_with_its_kinds_second_face_bears_the_second_name(catalog: Catalog) -> None:
    pieces = [f"red-{number}" for number in range(1, 9)]
    lines = "\n".join(f"{piece} priest red {at},0" for at, piece in enumerate(pieces))
    state = read_position(f"board\n........\npieces\n{lines}\n", catalog.commander)
    names = Names(catalog.commander, state)
    told = {piece: names.kind(piece) for piece in pieces}
    assert set(told.values()) == {"Priest", "Sister"}
    for piece, name in told.items():
        assert (figure_of("priest", piece) == "priest:2") == (name == "Sister")
