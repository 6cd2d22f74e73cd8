"""Campaigns' documents with a battle in them: written, read, verified, listed; and what may not hold what."""

import tomllib
from pathlib import Path

import pytest

from game.campaign.document import VERSION, About, Record, Setting, checksum_line, record_of
from game.campaign.reading import parse_record
from game.campaign.record import engine_for, resume, verify, verify_whole
from game.campaign.saves import CAMPAIGN, Saves, about_in
from game.campaign.shelf import kept_at, small
from game.content.problems import Refused
from tests.helpers.battle import CATALOG
from tests.helpers.nested import ENGINES, LETTERS, ROAD, fight, fight_record, journey, nested

HERE = Path("campaign.toml")


def summed(body: str) -> bytes:
    """A document with the checksum it should have after what was done to it."""
    return f"{checksum_line(body)}\n{body}".encode()


def changed(old: str, new: str) -> bytes:
    """The nested document with some words changed, everywhere."""
    body = nested(events=True).text().partition("\n")[2]
    assert old in body
    return summed(body.replace(old, new))


def test_a_campaign_and_its_battle_read_back_as_they_were() -> None:
    written = nested("Before the weir", events=True)
    assert parse_record(written.text().encode(), HERE) == written


def test_the_document_names_the_rules_of_both() -> None:
    said = tomllib.loads(nested().text())
    assert (said["start"]["rules"], said["battle"]["start"]["rules"]) == ("campaign", "commander")


def test_one_line_of_checksum_is_over_all() -> None:
    text = nested().text()
    assert text.count("checksum") == 1
    cut = text.replace('label = "the battle\'s own"', 'label = "another\'s own"')
    assert cut != text
    with pytest.raises(Refused, match="its checksum does not fit"):
        parse_record(cut.encode(), HERE)


# -- played again


def test_a_campaign_and_its_battle_verify_each_by_its_own_rules() -> None:
    assert verify_whole(nested(events=True), ENGINES, CATALOG.hash, LETTERS) is None


@pytest.mark.parametrize(
    ("old", "new", "difference"),
    [
        ("seed = 5", "seed = 6", "line 2 (go traveller 1,0): event 1 is"),
        ("seed = 1\n", "seed = 2\n", "the battle in it: line 1 (begin battle): event 1 is"),
        ('"go traveller 1,1"', '"go traveller 3,2"', "line 3: 'go traveller 3,2' is refused (not_now)"),
        ("end blue", "end red", "the battle in it: line 2: 'end red' is refused (not_its_turn)"),
    ],
)
def test_the_first_difference_says_in_which_of_them_it_is(old: str, new: str, difference: str) -> None:
    found = verify_whole(parse_record(changed(old, new), HERE), ENGINES, CATALOG.hash, LETTERS)
    assert found is not None
    assert found.startswith(difference)


def test_a_document_by_rules_that_are_not_there_says_so() -> None:
    battles = {"commander": ENGINES["commander"]}
    sentence = "it was played by the rules 'campaign', which are not there"
    assert verify_whole(nested(), battles, CATALOG.hash, LETTERS) == sentence  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=sentence):
        engine_for(nested(), battles)  # type: ignore[arg-type]


def test_campaign_and_battle_are_gone_on_with_where_each_was() -> None:
    record = nested()
    assert record.battle is not None
    for part, session in ((record, journey()), (record.battle, fight())):
        found = resume(part, engine_for(part, ENGINES), CATALOG, LETTERS)
        assert found.note == ""
        assert found.session.state == session.state
        assert [entry.after for entry in found.session.history] == [entry.after for entry in session.history]


# -- what may hold what


def test_a_battle_holds_no_other_battle() -> None:
    with pytest.raises(ValueError, match="only a campaign can hold a battle"):
        record_of(fight(), Setting("The Weir", CATALOG.hash), LETTERS, battle=fight_record())


def test_a_campaign_holds_no_other_campaign() -> None:
    with pytest.raises(ValueError, match="only a battle can be held"):
        record_of(journey(), ROAD, LETTERS, battle=record_of(journey(), ROAD, LETTERS))


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('rules = "campaign"', 'rules = "commander"', "campaign.toml: only a campaign can hold a battle"),
        ('rules = "commander"', 'rules = "campaign"', "campaign.toml: only a campaign can hold a battle"),
        ('rules = "campaign"', 'rules = "wayfarer"', "start.rules"),
        (f"version = {VERSION}", f"version = {VERSION}\nunknown = 1", "unknown"),
        ('kind = "battle"', 'kind = "feast"', "about.kind"),
        ('label = "the battle\'s own"', "label = 1", "battle.about.label"),
        ("seed = 1\n", "seed = -1\n", "battle.start.seed"),
    ],
)
def test_what_does_not_belong_together_is_refused_with_its_place(old: str, new: str, place: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_record(changed(old, new), HERE)
    assert place in str(refused.value)


def test_a_battle_in_a_battle_in_a_campaign_is_refused() -> None:
    deep: Record = nested()
    assert deep.battle is not None
    deep = deep.model_copy(update={"battle": deep.battle.model_copy(update={"battle": fight_record()})})
    with pytest.raises(Refused, match="battle: only a campaign can hold a battle"):
        parse_record(deep.text().encode(), HERE)


# -- in lists


def test_the_list_tells_of_the_campaign_and_not_of_the_battle_in_it(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.save(CAMPAIGN, nested("Before the weir", "2026-03-01T20:15:00"))
    (one,) = saves.listed()
    told = one.about
    assert (told.label, told.hero, told.kind, told.place, told.round) == (
        "Before the weir",
        "Ada",
        "battle",
        "The Weir",
        2,
    )


def test_the_list_reads_nothing_after_what_a_document_says_of_itself() -> None:
    head, found, _ = nested("Before the weir").text().partition("\n[start]\n")
    body = head.partition("\n")[2] + found + "this is no TOML"
    assert about_in(summed(body), HERE) == nested("Before the weir").about


@pytest.mark.parametrize("label", ["a\n[start]\nb", "a\n[about]\nb", 'a"""\n[battle.about]\nlabel = "b'])
def test_a_label_that_looks_like_a_table_is_listed_as_it_is(label: str) -> None:
    assert about_in(nested(label).text().encode(), HERE).label == label


def test_a_camp_and_a_quiz_say_where_one_is() -> None:
    camp = About(kind="camp", hero="Ada", place="The mill", round=3)
    record = record_of(journey(), ROAD, LETTERS, about=camp)
    assert about_in(record.text().encode(), HERE) == camp


def test_among_the_records_a_campaign_says_that_it_cannot_be_watched(tmp_path: Path) -> None:
    path = tmp_path / "campaign.toml"
    path.write_text(nested(date="2026-03-01T20:15:00").text(), encoding="utf-8", newline="\n")
    kept = kept_at(path)
    assert (kept.place, kept.date) == ("The Long Way", "2026-03-01 20:15")
    assert kept.complaint == "it is a campaign's, and only battles can be watched"


def test_the_small_form_leaves_out_events_and_pictures_of_both_and_verifies() -> None:
    found = small(nested(events=True))
    assert found.battle is not None
    for part in (found, found.battle):
        assert part.about.picture == ""
        assert [line.events for line in part.lines] == [None] * len(part.lines)
    assert verify_whole(found, ENGINES, CATALOG.hash, LETTERS) is None
    assert verify(found.battle, ENGINES["commander"], CATALOG.hash, LETTERS) is None
