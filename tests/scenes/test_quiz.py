"""The quiz's questions: answered by every device, gone back to, looked at, left."""

from dataclasses import replace

import pytest

from game.campaign.quiz.course import given
from game.scenes.context import Context
from game.scenes.quiz.turn import LONG
from game.ui.intents import AltClick, Cancel, Confirm, Cursor, Details, Menu, Typed, Undo
from tests.campaign.quizzes import CATALOG
from tests.scenes.quizzing import ANSWERS, DEVICES, FRAME, Device, Hand

WAYS = ("A", "B", "C", "D")
"""The answers to question 2, which lead on to four others."""


@pytest.fixture
def hand(context: Context) -> Hand:
    return Hand(context)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("device", DEVICES)
def test_every_question_is_answered_by_every_device(hand: Hand, device: Device, way: str) -> None:
    wanted = {**ANSWERS, "2": way}
    while (question := hand.quiz.sitting.question) is not None:
        device(hand, [*map(str, CATALOG.quiz[question].answers)].index(wanted[question]) + 1)
    asked = [id_ for id_ in CATALOG.quiz if not id_.startswith("2") or id_ in ("2", f"2{way.lower()}")]
    assert hand.answers == {question: wanted[question] for question in asked}


@pytest.mark.parametrize(("character", "letter"), [("1", "A"), ("4", "D"), ("b", "B"), ("C", "C")])
def test_digits_and_letters_answer(hand: Hand, character: str, letter: str) -> None:
    hand.do(Typed(character))
    assert hand.answers == {"1a": letter}


def test_only_the_answers_there_are_have_keys(hand: Hand) -> None:
    assert hand.quiz.listen.typed == "1234abcdABCD"
    hand.do(Typed("1"), Typed("2"), Typed("1"))
    assert hand.quiz.listen.typed == "123abcABC"


def test_how_far_one_has_come_is_told_with_the_question(hand: Hand) -> None:
    hint = "Answer as you are: what answers give is told only if you ask."
    assert hand.labels("heading") == [f"Question 1 of 11: Which view makes you homesick at once? {hint}"]
    hand.do(Typed("1"), Typed("2"), Typed("3"))
    assert hand.labels("heading") == [
        f"Question 2 of 11, second part: A bowl of fruit goes round. What do you take? {hint}"
    ]


def test_back_over_each_question_every_answer_is_remembered(hand: Hand) -> None:
    hand.answer_all()
    texts = [(question, given(hand.quiz.sitting.row.answers, question, CATALOG.quiz).text) for question in hand.answers]
    for question, text in reversed(texts):
        hand.do(Undo())
        assert hand.quiz.sitting.question == question
        assert hand.focused.endswith(text)
    assert hand.answers == {}


@pytest.mark.parametrize("back", [Undo(), Cancel(), AltClick(5, 5)])
def test_key_button_and_right_click_go_back_a_question(hand: Hand, back: Undo | Cancel | AltClick) -> None:
    hand.do(Typed("1"), back)
    assert hand.answers == {}


def test_the_way_back_can_be_clicked(hand: Hand) -> None:
    hand.do(Typed("1"))
    hand.click("Back a question")
    assert hand.answers == {}


def test_after_another_answer_to_the_second_question_the_later_ones_are_still_remembered(hand: Hand) -> None:
    hand.answer_all()
    hand.do(*[Undo()] * 12)
    assert hand.quiz.sitting.question == "2a"
    hand.do(Undo(), Typed("2"))
    assert hand.quiz.sitting.question == "2b"
    hand.do(Typed("1"))
    assert hand.focused == "4. A fox's"


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_first_view_cannot_be_the_second(hand: Hand, number: int) -> None:
    hand.do(Typed(str(number)))
    card = hand.seen(f"{number}. ")
    assert card.state == "Your first view"
    hand.do(Typed(str(number)))
    hand.click(f"{number}. ")
    assert hand.quiz.sitting.question == "1b"


def test_arrows_pass_over_the_first_view(hand: Hand) -> None:
    hand.do(Typed("2"))
    assert hand.focused.startswith("1. ")
    hand.do(Cursor(1, 0))
    assert hand.focused.startswith("3. ")


def test_what_answers_give_is_hidden_until_it_is_asked_for(hand: Hand) -> None:
    hand.do(Typed("1"), Typed("2"), Typed("2"))
    assert [hand.seen(f"{n}. ").state for n in (1, 2, 3)] == ["", "", ""]
    hand.do(Details())
    told = ["Combat Expertise, Basic", "Archery Expertise, Basic", "Mysticism Expertise, Basic"]
    assert [hand.seen(f"{n}. ").state for n in (1, 2, 3)] == told
    hand.do(Details())
    assert hand.seen("1. ").state == ""


def test_the_button_shows_what_answers_give_on_all_pages_to_come(hand: Hand) -> None:
    hand.click("Show what answers give")
    assert hand.seen("1. ").state == "Offence +2"
    hand.do(Typed("4"))
    assert hand.seen("1. ").state == "Offence +1"


def test_asking_what_answers_give_leaves_the_focus_where_it_is(hand: Hand) -> None:
    hand.do(Cursor(1, 0), Cursor(1, 0), Details())
    assert hand.focused.startswith("3. ")


@pytest.mark.parametrize("way", ["key", "button", "back from the first question"])
def test_leaving_asks_first_and_staying_changes_nothing(hand: Hand, way: str) -> None:
    match way:
        case "key":
            hand.do(Menu())
        case "button":
            hand.click("Leave")
        case _:
            hand.do(Cancel())
    assert hand.labels()[0] == "Leave the quiz?"
    hand.click("Stay")
    assert not hand.away
    assert hand.labels("heading")[0].startswith("Question 1 of 11")


def test_whoever_leaves_is_where_they_came_from(hand: Hand) -> None:
    hand.do(Menu())
    hand.click("Leave")
    assert hand.away


def test_digits_do_not_answer_while_it_is_asked_whether_to_leave(hand: Hand) -> None:
    hand.do(Menu())
    assert hand.quiz.listen.typed == ""
    hand.do(Typed("1"))
    assert hand.answers == {}


def test_the_page_turns_and_then_lies(context: Context) -> None:
    context.settings = replace(context.settings, animation=2)
    hand = Hand(context)
    hand.do(Typed("1"))
    frames = 0
    while hand.quiz.busy:
        hand.stack.update(FRAME)
        hand.draw()
        frames += 1
    assert frames == -(-LONG // FRAME)


@pytest.mark.parametrize("still", [{"reduced_motion": True, "animation": 2}, {"animation": 0}])
def test_no_page_turns_where_motion_is_reduced(context: Context, still: dict[str, int]) -> None:
    context.settings = replace(context.settings, **still)  # type: ignore[arg-type]
    hand = Hand(context)
    hand.do(Typed("1"))
    assert not hand.quiz.busy


def test_the_next_answer_can_be_given_while_the_page_turns(context: Context) -> None:
    context.settings = replace(context.settings, animation=2)
    hand = Hand(context)
    hand.do(Typed("1"), Typed("2"), Confirm())
    assert hand.answers == {"1a": "A", "1b": "B", "2": "A"}
