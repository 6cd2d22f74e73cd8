"""Who the commander is: the name as it is typed or proposed, look and crest; and taking the commander along."""

from itertools import pairwise

import pytest

from game.campaign.quiz_rules import NAME_LENGTH, why_not_named
from game.scenes.context import Context
from game.scenes.quiz.names import proposed
from game.scenes.quiz.person_parts import BACK, ROWS
from game.ui.input import ANYTHING
from game.ui.intents import Cancel, Click, Confirm, Cursor, Erase, Menu, Typed
from game.ui.portraits.names import CRESTS
from game.ui.portraits.words import look_name
from tests.campaign.quizzes import CATALOG
from tests.scenes.quizzing import SEED, Hand


@pytest.fixture
def hand(context: Context) -> Hand:
    hand = Hand(context)
    hand.to_result()
    return hand


@pytest.fixture
def person(hand: Hand) -> Hand:
    """On the page of name, look and crest."""
    hand.do(Typed("n"))
    return hand


def name(hand: Hand, words: str) -> None:
    """Type a name in the place of the one there is."""
    hand.go_to("Name: ")
    hand.do(*[Erase()] * len(hand.quiz.sitting.said.name), *map(Typed, words))


def test_the_page_is_opened_by_its_button_and_left_by_the_key_of_the_way_back(hand: Hand) -> None:
    hand.click("Name, look and crest")
    assert hand.quiz.listen.typed == ANYTHING
    hand.do(Cancel())
    assert hand.seen("Begin the tale")


# -- the name


@pytest.mark.parametrize(
    "words", ["a/b:c*?<>.", "CON", "..", "Ada \u2694 > of - %41", "\u00c5sa \u00d8rn", "Q" * NAME_LENGTH]
)
def test_a_name_stands_as_it_was_typed(person: Hand, words: str) -> None:
    name(person, words)
    assert person.focused == f"Name: {words}"
    person.click("Done")
    assert words in person.labels("label")
    person.click("Begin the tale")
    assert person.made[0][0].name == words


@pytest.mark.parametrize(
    ("words", "complaint"),
    [("", "A name is needed."), ("   ", "A name is needed."), ("Q" * 41, "A name has 40 letters at most.")],
)
def test_a_name_that_cannot_be_is_told_and_has_to_be_changed(person: Hand, words: str, complaint: str) -> None:
    name(person, words)
    person.do(Cancel())
    assert person.quiz.notice == complaint
    assert person.seen("Name: ").label == f"Name: {words}"
    name(person, "Ada")
    person.do(Cancel())
    assert person.seen("Begin the tale")


def test_letters_that_name_things_elsewhere_are_typed_here(person: Hand) -> None:
    name(person, "Ns1s")
    assert person.focused == "Name: Ns1s"


def test_another_name_is_proposed_each_time(person: Hand) -> None:
    seen = [person.quiz.sitting.said.name]
    for _ in range(3):
        person.click("Another name")
        seen.append(person.quiz.sitting.said.name)
    assert seen == [proposed(CATALOG.names, SEED + n) for n in range(4)]
    assert len({*seen}) == 4


def test_neighbouring_proposals_share_no_word_and_none_is_too_long() -> None:
    names = [proposed(CATALOG.names, number) for number in range(420)]
    assert len({*names}) == 420
    assert all(why_not_named(one) is None for one in names)
    assert not any({*one.split()} & {*other.split()} for one, other in pairwise(names))


def test_a_name_can_be_written_with_the_mouse_alone(person: Hand) -> None:
    name(person, "")
    for letter in "ada-zo":
        row = next(n for n, letters in enumerate(ROWS) if letter in letters)
        strip = [seen for seen in person.tree() if seen.role == "letters"][row].rect
        at = ROWS[row].index(letter)
        person.do(Click(strip.x + strip.width * (2 * at + 1) // (2 * len(ROWS[row])), strip.centery))
    assert person.quiz.sitting.said.name == "Ada-Zo"


def test_a_name_can_be_written_with_arrows_and_a_letter_taken_back(person: Hand) -> None:
    name(person, "Ad")
    person.go_to("Letter: n")
    person.do(Cursor(1, 0), Confirm())
    assert person.quiz.sitting.said.name == "Ado"
    person.go_to("Letter: space")
    person.do(Cursor(-1, 0))
    assert (person.focused, ROWS[2][-1]) == ("Letter: take back", BACK)
    person.do(Confirm())
    assert person.quiz.sitting.said.name == "Ad"


# -- look and crest


def test_looks_are_gone_through_with_arrows(person: Hand) -> None:
    person.go_to("Look: ")
    look = person.quiz.sitting.said.look
    person.do(Cursor(1, 0))
    assert person.quiz.sitting.said.look == (look + 1) % 8
    assert person.focused == f"Look: {look_name(look + 1)}"


def test_a_crest_can_be_clicked(person: Hand) -> None:
    rect = person.seen("Crest: ").rect
    person.do(Click(rect.x + 8, rect.y + 8))
    assert person.quiz.sitting.said.crest == CRESTS[0]
    person.do(Click(rect.right - 20, rect.bottom - 12))
    assert person.quiz.sitting.said.crest == CRESTS[-1]


def test_look_and_crest_go_with_the_commander_and_the_pose_comes_of_the_answers(person: Hand) -> None:
    rect = person.seen("Crest: ").rect
    person.do(Click(rect.x + 8, rect.y + 8), Cancel())
    person.click("Begin the tale")
    ((identity, _sheet),) = person.made
    assert (identity.crest, identity.pose, identity.scenery) == ("stag", "biceps", "K")
    assert identity.look == SEED


def test_name_and_looks_stay_over_the_way_back_to_the_questions(person: Hand) -> None:
    name(person, "Ada")
    person.do(Cancel(), Cancel(), Typed("2"), Confirm())
    assert "Ada" in person.labels("label")


# -- for whom the commander is made


def test_for_a_band_the_commander_is_taken_into_it_and_nothing_can_be_saved(context: Context) -> None:
    hand = Hand(context, begin="Take into the band", kept=False)
    hand.do(Menu())
    assert hand.labels("button") == ["Stay", "Leave"]
    hand.click("Stay")
    hand.to_result()
    hand.click("Take into the band")
    assert len(hand.made) == 1
    assert hand.away
