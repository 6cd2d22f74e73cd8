"""After the last answer: the draw, the commander that comes of it, what is picked, and who one is."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from game.scenes.context import Context
from game.scenes.quiz.draw_page import REST, REVEAL
from game.tools.quiz import QuizCall
from game.tools.quiz import quiz as by_command
from game.ui.intents import Cancel, Confirm, Cursor, Typed, Undo
from tests.campaign.quizzes import CATALOG, PLAIN
from tests.scenes.quizzing import ANSWERS, FRAME, SEED, Hand, beginning

SHEETS: Mapping[str, Mapping[str, str]] = {
    "a unit and an attribute": ANSWERS,
    "a skill": {**ANSWERS, "2": "B", "9": "A"},
    "a spell with its school": {**ANSWERS, "2": "C", "9": "B"},
    "a third class": {**ANSWERS, "2": "D", "2d": "D"},
    "a club": {**ANSWERS, "2": "C", "2c": "B", "6a": "E"},
    "hardly anything": PLAIN,
}
"""Answer sheets with everything there is to pick, and with next to nothing."""


@pytest.fixture
def hand(context: Context) -> Hand:
    hand = Hand(context)
    hand.to_result()
    return hand


def classes(hand: Hand) -> dict[str, str]:
    """The classes that were drawn, with their odds, and which of them is chosen."""
    return {seen.label: seen.state for seen in hand.tree() if seen.role == "option"}


# -- the draw


def test_the_draw_shows_every_class_with_its_weight_the_likelier_first(context: Context) -> None:
    hand = Hand(context)
    hand.answer_all()
    assert hand.labels("table") == [
        "Of 109: Druid 12, Mage 12, Mystic 12, Priest 12, Shaman 12, Wizard 12, Barbarian 4, Fighter 4, Ranger 4, "
        "Spy 4, Warrior 4, Chevalier 3, Merman Lord 3, Paladin 3, Warlock 3, Beast Flier 1, Knight 1, "
        "Pegasus Knight 1, Pirate 1, Wyrm Rider 1"
    ]


def test_the_draw_shows_which_lot_was_drawn_of_how_many_and_that_nothing_is_put_back(context: Context) -> None:
    hand = Hand(context)
    hand.answer_all()
    assert hand.labels("lots") == ["First draw: lot 11 of 109, Druid", "Second draw: lot 61 of 97, Ranger"]


@pytest.mark.parametrize(
    ("answers", "words"),
    [
        (ANSWERS, "Two classes are drawn. On the next page you choose which of the two you will be."),
        (
            SHEETS["a third class"],
            "Three classes are drawn. On the next page you choose which of the three you will be.",
        ),
    ],
)
def test_the_draw_says_how_many_are_drawn_and_that_one_of_them_is_chosen(
    context: Context, answers: Mapping[str, str], words: str
) -> None:
    hand = Hand(context)
    hand.answer_all(answers)
    assert hand.labels("label")[1] == words


def test_a_third_class_is_drawn_among_those_of_the_ideal_alone(context: Context) -> None:
    hand = Hand(context)
    hand.answer_all(SHEETS["a third class"])
    lot = hand.quiz.sitting.lots[2]
    assert set(lot.pool) == {"mystic", "wizard", "mage", "warlock", "merman_lord"} - {
        lot.drawn.kind for lot in hand.quiz.sitting.lots[:2]
    }


@pytest.fixture
def drawing(context: Context) -> Hand:
    """The draw has just begun."""
    context.settings = replace(context.settings, animation=2)
    hand = Hand(context)
    hand.answer_all()
    while hand.quiz.turning:
        hand.stack.update(FRAME)
    return hand


def test_lots_are_drawn_one_after_the_other(drawing: Hand) -> None:
    assert drawing.labels("lots") == ["First draw: one lot of 109", "Second draw: one lot of 97"]
    drawing.stack.update(REVEAL)
    assert drawing.labels("lots") == ["First draw: lot 11 of 109, Druid", "Second draw: one lot of 97"]
    drawing.stack.update(REST + REVEAL)
    assert drawing.labels("lots")[1] == "Second draw: lot 61 of 97, Ranger"


def test_a_key_draws_all_lots_at_once_and_the_next_goes_on(drawing: Hand) -> None:
    drawing.do(Confirm())
    assert drawing.labels("lots")[1] == "Second draw: lot 61 of 97, Ranger"
    drawing.do(Confirm())
    assert drawing.seen("Two classes answered")


def test_a_draw_that_was_seen_is_not_played_again(drawing: Hand) -> None:
    drawing.do(Confirm(), Confirm(), Undo())
    while drawing.quiz.turning:
        drawing.stack.update(FRAME)
    drawing.do(Typed("1"))
    assert drawing.labels("lots")[1] == "Second draw: lot 61 of 97, Ranger"


# -- the commander


def test_the_last_page_tells_classes_with_odds_attributes_with_origins_and_all_it_brings(hand: Hand) -> None:
    assert classes(hand) == {"Druid, 12 in 109": "chosen", "Ranger, 4 in 109": ""}
    told = hand.labels("label")
    assert told[1] == "Druid: magician, archer, on foot"
    assert told[told.index("Attributes: at the start 1, Willpower 3") + 1 : -1] == [
        "Offence 2: +1 answer 9",
        "Armour 3: +1 Druid, +1 snow",
        "Willpower 3: nothing yet",
        "Knowledge 4: +1 Druid, +2 forest",
        "In battle: attack 9, defence 9, movement 6",
        "Magic: 35 MP = 10 + 5 \u00d7 4 + 5",
        "Units: Elf, Phalanx",
        "Skills: Archery Expertise (Basic), Life Magic (Advanced), Rally (Basic)",
        "Spells: Restore",
        "Gifts: max MP +5, no leaving costs",
        "Growth: levels mostly raise Knowledge; a skill point at class level 4",
    ]


def test_what_each_answer_gave_is_told_answer_by_answer(hand: Hand) -> None:
    hand.do(Typed("n"))
    hand.go_to("Crest: ")
    while not hand.focused.endswith("Stag"):
        hand.do(Cursor(1, 0))
    hand.do(Cancel())
    told = hand.labels("button")
    assert [label.partition(": ")[2] for label in told[4:]] == [
        "Knowledge +2", "Armour +1", "one more question, 2a", "Phalanx", "classes on foot \u00d7 4",
        "magicians \u00d7 3", "one more question, 5b", "Life Magic, Advanced", "one more question, 6b", "max MP +5",
        "Rally, Basic", "levels mostly raise Knowledge", "a skill point at class level 4, Offence +1",
        "no leaving costs", "Stag, in strong arms",
    ]  # fmt: skip


def test_another_class_shows_another_commander(hand: Hand) -> None:
    hand.choose("Ranger, ")
    assert hand.focused == "Ranger, 4 in 109"
    assert classes(hand) == {"Druid, 12 in 109": "", "Ranger, 4 in 109": "chosen"}
    assert hand.seen("Ranger: ")
    assert hand.seen("Knowledge 3: +2 forest")


def test_a_class_can_be_clicked(hand: Hand) -> None:
    hand.click("Ranger, ")
    assert classes(hand) == {"Druid, 12 in 109": "", "Ranger, 4 in 109": "chosen"}


def test_another_unit_is_among_the_units_and_what_it_is_stands_below_it(hand: Hand) -> None:
    hand.go_to("Extra unit kind: ")
    hand.do(Cursor(1, 0))
    picked = dict(hand.quiz.sitting.row.picks)["unit"]
    name, kind = CATALOG.commander.units[picked].name, CATALOG.commander.units[picked]
    assert hand.focused == f"Extra unit kind: {name}"
    assert hand.seen("Units: ").label == f"Units: Elf, {name}"
    assert hand.seen(f"Can join your troop: attack {kind.attack}, defence {kind.defence}, movement {kind.move}")
    assert hand.seen("2a ").label.endswith(f": {name}")


def test_the_point_of_choice_goes_where_it_is_put(hand: Hand) -> None:
    hand.go_to("Extra point in: ")
    hand.do(Cursor(1, 0))
    assert hand.focused == "Extra point in: Armour"
    assert hand.seen("Armour 4: +1 Druid, +1 snow, +1 answer 9")
    assert hand.seen("9 ").label.endswith("Armour +1")


def test_a_spell_that_weakens_brings_the_skill_of_its_school(context: Context) -> None:
    hand = Hand(context)
    hand.to_result(SHEETS["a spell with its school"])
    hand.go_to("Extra spell: ")
    while hand.focused != "Extra spell: Mute":
        hand.do(Cursor(1, 0))
    assert hand.seen("2c ").label == "2c A handful of berries: Mute, Air Magic, Basic"


def test_picks_are_remembered_for_each_class_that_is_looked_at(hand: Hand) -> None:
    hand.go_to("Extra point in: ")
    hand.do(Cursor(1, 0))
    hand.choose("Ranger, ")
    assert hand.seen("Extra point in: ").label == "Extra point in: Offence"
    hand.choose("Druid, ")
    assert hand.seen("Extra point in: ").label == "Extra point in: Armour"


def test_picks_are_remembered_over_the_way_back_to_the_questions(hand: Hand) -> None:
    hand.go_to("Extra point in: ")
    hand.do(Cursor(1, 0), Undo(), Typed("1"), Confirm())
    assert hand.seen("Extra point in: ").label == "Extra point in: Armour"


def test_an_answer_can_be_gone_back_to_from_what_it_gave(hand: Hand) -> None:
    hand.choose("5b ")
    assert hand.quiz.sitting.question == "5b"
    assert hand.focused == "4. One whose door is always open"


@pytest.mark.parametrize("back", ["Change answers", "key"])
def test_the_last_question_comes_first_on_the_way_back(hand: Hand, back: str) -> None:
    if back == "key":
        hand.do(Cancel())
    else:
        hand.click(back)
    assert hand.quiz.sitting.question == "11"


def test_another_draw_keeps_answers_and_name_and_takes_another_seed(hand: Hand) -> None:
    answers, name, seed = hand.answers, hand.quiz.sitting.said.name, hand.quiz.sitting.session.seed
    hand.do(Typed("s"))
    assert hand.labels("lots")
    hand.do(Confirm())
    assert (hand.answers, hand.quiz.sitting.said.name) == (answers, name)
    assert hand.quiz.sitting.session.seed != seed


@pytest.mark.parametrize("answers", SHEETS.values(), ids=SHEETS)
@pytest.mark.parametrize("seed", [0, SEED, 23])
def test_the_command_gives_the_same_commander(context: Context, answers: Mapping[str, str], seed: int) -> None:
    hand = Hand(context, beginning(seed))
    hand.to_result(answers)
    picks: dict[str, str] = {}
    for at in range(1, len(hand.quiz.sitting.choices)):
        choice = hand.quiz.sitting.choices[at]
        picks[choice.name] = choice.options[-1]
        hand.quiz.sitting.pick(choice.name, choice.options[-1])
    hand.click("Begin the tale")
    ((identity, sheet),) = hand.made
    told = by_command(QuizCall(hand.answers, seed, picks), CATALOG)
    assert (sheet.kind, dict(sheet.attributes), list(sheet.units)) == (told["class"], told["attributes"], told["units"])
    assert (dict(sheet.ranks), list(sheet.spells)) == (told["skills"], told["spells"])
    assert (dict(sheet.figures), sheet.curve, sheet.skill_level) == (
        told["figures"],
        told["curve"],
        told["skill_level"],
    )
    assert identity.pose == told["pose"]


# -- the way by keys


def test_the_class_has_the_focus_until_one_is_picked_and_then_what_begins(hand: Hand) -> None:
    assert hand.focused == "Druid, 12 in 109"
    hand.choose("Ranger, ")
    hand.choose("Druid, ")
    for title in ("Extra unit kind: ", "Extra point in: "):
        hand.go_to(title)
        hand.do(Cursor(1, 0))
    hand.do(Undo(), Typed("1"), Confirm())
    assert hand.focused == "Begin the tale"


def test_what_is_still_to_be_picked_has_the_focus_when_the_class_is_not(hand: Hand) -> None:
    hand.choose("Ranger, ")
    hand.do(Undo(), Typed("1"), Confirm())
    assert hand.focused.startswith("Extra unit kind: ")


def test_confirming_goes_from_pick_to_pick_and_to_what_begins_and_changes_nothing(hand: Hand) -> None:
    before = hand.quiz.sitting.row.picks
    seen = []
    for _ in range(3):
        hand.do(Confirm())
        seen.append(hand.focused.partition(": ")[0])
    assert seen == ["Extra unit kind", "Extra point in", "Begin the tale"]
    assert hand.quiz.sitting.row.picks == before
    hand.do(Confirm())
    assert hand.away


def test_left_and_right_go_from_sheet_to_sheet(hand: Hand) -> None:
    hand.go_to("11 ")
    hand.do(Cursor(-1, 0))
    assert hand.focused == "Druid, 12 in 109"
    hand.do(Cursor(-1, 0))
    assert hand.focused == "Begin the tale"
    hand.do(Cursor(1, 0), Cursor(1, 0))
    assert hand.focused.startswith("1a ")
