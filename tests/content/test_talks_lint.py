"""Each check of talks and roads finds its fault in a broken sample, and says what to do (rule book 12)."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.content.loader import load_catalog
from game.content.models.talks import QUALITIES
from tests.content.conftest import CONTENT, LoadPack

FaultsOf = Callable[[dict[str, str]], list[str]]

TALKS = "campaigns/first_road/talks/more.toml"
ROAD = "campaigns/first_road/campaign.toml"
HEAD = '[chat]\ntitle = "A chat"\npeople = ["marit"]\n'
WELL = '{ text = "Let us eat, soup say.", quality = "passion", well = true, why = "It leads." }'
CLUMSY = '{ text = "Shall we eat?", quality = "passion", well = false, why = "It asks." }'


def line(id_: str, *, speaker: str = "marit", then: str = "", answers: str = "") -> str:
    """A line of the sample talk."""
    said = f'[chat.lines.{id_}]\nspeaker = "{speaker}"\ntext = "Well."\n'
    return said + (f'next = "{then}"\n' if then else "") + (f"answers = [{answers}]\n" if answers else "")


def chat(needs: str = "", *lines: str) -> dict[str, str]:
    """A pack with the sample talk in it: these needs and lines, or one line and nothing else."""
    return {TALKS: HEAD + (f"needs = {{ {needs} }}\n" if needs else "") + "".join(lines or (line("start"),))}


def test_a_sound_talk_is_added_to_the_campaign(load_pack: LoadPack) -> None:
    answers = f"{WELL}, {CLUMSY}"
    campaign = load_pack(chat('after = "mill"', line("start", answers=answers))).campaigns["first_road"]
    assert campaign.talks["chat"].needs.after == "mill"
    assert len(campaign.talks) == 39


# -- lines and answers


@pytest.mark.parametrize(
    ("pack", "fault"),
    [
        (
            chat("", line("start", then="middel"), line("middle", then="start")),
            "chat.lines.start.next: there is no line 'middel'; did you mean 'middle'?",
        ),
        (
            chat("", line("start", answers=f"{WELL[:-2]}, next = 'ends' }}, {CLUMSY}")),
            "chat.lines.start.answers[0].next: there is no line 'ends'",
        ),
        (chat("", line("begin")), "chat.lines: there is no line 'start'; name the first line so"),
        (
            chat("", line("start"), line("lost")),
            "chat.lines.lost: nothing leads to this line; name it as the next of a line or an answer",
        ),
        (
            chat("", line("start", then="more"), line("more", then="start")),
            "chat.lines.more: the talk goes round in a circle from here; let every answer lead on to an end",
        ),
        (
            chat("", line("start", then="end", answers=f"{WELL}, {CLUMSY}"), line("end")),
            "chat.lines.start.next: the line has answers, and they say what follows; remove next",
        ),
        (
            chat("", line("start", answers=WELL)),
            "chat.lines.start.answers: one answer is no choice; add another, or make it a line of the hero's",
        ),
        (
            chat(
                "", line("start", answers=f"{WELL}, {WELL.replace('soup say.', 'SOUP say').replace('leads', 'goes')}")
            ),
            "chat.lines.start.answers[1].text: answers[0] says the same; word one of them differently",
        ),
        (
            chat("", line("start", answers=f"{WELL}, {CLUMSY.replace('It asks', 'It leads')}")),
            "chat.lines.start.answers[1].why: answers[0] is passion too, but not alike well, for the same reason; "
            "say what differs",
        ),
    ],
)
def test_a_way_or_a_choice_that_is_none_is_found(faults_of: FaultsOf, pack: dict[str, str], fault: str) -> None:
    assert f"{TALKS}:{fault}" in faults_of(pack)


def test_more_memories_than_can_be_followed_are_found(faults_of: FaultsOf) -> None:
    left = ", ".join(f'"m{number}"' for number in range(9))
    pack = chat("", line("start", answers=f"{WELL[:-2]}, remembers = [{left}] }}, {CLUMSY}"))
    assert faults_of(pack) == [f"{TALKS}:chat.lines: the talk leaves 9 different memories; at most 8 are allowed"]


# -- names


@pytest.mark.parametrize(
    ("pack", "fault"),
    [
        ({TALKS: chat()[TALKS].replace('["marit"]', '["marit", "tim"]')}, "people: there is no person 'tim'"),
        (chat('present = ["ilsa"]'), "needs.present: there is no person 'ilsa'; did you mean 'ilse'?"),
        (chat('after = "mil"'), "needs.after: there is no step 'mil'; did you mean 'mill'?"),
        (chat('before = "inn"'), "needs.before: there is no step 'inn'"),
        (
            chat('remembers = ["tam_feer"]'),
            "needs.remembers: no answer leaves the memory 'tam_feer'; did you mean 'tam_fear'?",
        ),
        (chat('lacks = ["plum"]'), "needs.lacks: no answer leaves the memory 'plum'; did you mean 'plums'?"),
        (
            {TALKS: chat()[TALKS].replace('["marit"]', '["marit"]\nguests = ["reeve"]')},
            "guests: 'reeve' is not among the people of the talk",
        ),
        (
            chat("", line("start", speaker="tam")),
            "lines.start.speaker: 'tam' is neither the hero nor among the people of the talk",
        ),
    ],
)
def test_a_name_without_anything_behind_it_is_found(faults_of: FaultsOf, pack: dict[str, str], fault: str) -> None:
    assert [one.split("; did you mean 'tam'?")[0] for one in faults_of(pack)] == [f"{TALKS}:chat.{fault}"]


# -- chances


@pytest.mark.parametrize(
    "needs",
    [
        'after = "pass"',  # there is no camp after the last step
        'after = "ford", before = "mill"',
        'present = ["berun"], before = "ford"',
        'present = ["reeve"]',
        'remembers = ["berun_heard", "berun_shut"]',  # the same evening leaves the one or the other
        'remembers = ["thorpe_glad"], before = "mill"',
        'remembers = ["slide_told"], before = "lantern"',
        'remembers = ["wat_warned"], lacks = ["tam_brother"]',  # he is warned only if one has heard of him
        'remembers = ["spoon_gone"], lacks = ["spoon_gone"]',
        'quality = { constraint = 10 }, before = "ford"',
        'quality = { judgement = 5 }, before = "mill"',
    ],
)
def test_a_talk_that_can_never_happen_is_found(faults_of: FaultsOf, needs: str) -> None:
    advice = "see who is there when, and which memories go together"
    assert faults_of(chat(needs)) == [f"{TALKS}:chat.needs: this talk can never happen; {advice}"]


@pytest.mark.parametrize(
    "needs",
    [
        'after = "tollgate"',
        'present = ["berun", "ilse"]',
        'remembers = ["slide_told", "berun_shut"]',
        'remembers = ["tam_brother"], lacks = ["wat_warned"], after = "tollgate"',
        'remembers = ["thorpe_glad"], lacks = ["plums"]',
        'quality = { judgement = 1 }, before = "mill"',
    ],
)
def test_a_talk_that_some_company_can_come_to_is_let_pass(load_pack: LoadPack, needs: str) -> None:
    assert "chat" in load_pack(chat(needs)).campaigns["first_road"].talks


def test_of_talks_with_other_faults_no_chances_are_told(faults_of: FaultsOf) -> None:
    pack = chat('after = "pass"', line("start"), line("lost"))
    assert [one.split(":")[1] for one in faults_of(pack)] == ["chat.lines.lost"]


def test_a_quality_that_cannot_be_brought_to_ten_is_warned_of(tmp_path: Path) -> None:
    (tmp_path / "campaigns/byway/talks").mkdir(parents=True)
    road = '[start]\ngold = 0\nrations = 0\nplace = "Here"\npeople = ["al"]\n[people.al]\nname = "Al"\nbust = "scout"\n'
    road += '[[road]]\nid = "weir"\nname = "Weir"\nmap = "battle/weir.tmx"\nplace = "Here"\n'
    path = tmp_path / "campaigns/byway/campaign.toml"
    path.write_text('name = "Byway"\ntext = "Short."\n' + road, encoding="utf-8")
    talk = chat("", line("start", answers=f"{WELL}, {CLUMSY}"))[TALKS].replace("marit", "al")
    (tmp_path / "campaigns/byway/talks/al.toml").write_text(talk, encoding="utf-8")
    catalog, warnings = load_catalog([CONTENT, tmp_path])
    assert list(catalog.campaigns) == ["first_road", "byway"]
    assert sorted(warning.what for warning in warnings) == sorted(
        f"whoever seeks {quality} alone comes to {int(quality == 'passion')} points of 10" for quality in QUALITIES
    )


# -- files


def test_a_talk_of_an_id_that_another_file_has_already_is_found(faults_of: FaultsOf) -> None:
    pack = {**chat(), "campaigns/first_road/talks/other.toml": chat()[TALKS]}
    fault = "chat: more.toml has a talk of this id already; give it another id"
    assert faults_of(pack) == [f"campaigns/first_road/talks/other.toml:{fault}"]


def test_a_pack_s_talk_replaces_the_game_s_own_of_the_same_id(load_pack: LoadPack) -> None:
    pack = {TALKS: chat()[TALKS].replace("[chat", "[mule")}
    talks = load_pack(pack).campaigns["first_road"].talks
    assert (len(talks), talks["mule"].title) == (38, "A chat")


def test_a_missing_key_and_a_misspelt_one_are_told_with_their_place(faults_of: FaultsOf) -> None:
    pack = {TALKS: chat()[TALKS].replace('text = "Well."', 'txt = "Well."').replace("[chat.", "[chat .")}
    assert faults_of(pack) == [
        f"{TALKS}:chat.lines.start.text: the key is missing; add it",
        f"{TALKS}:chat.lines.start.txt: there is no such key; did you mean 'text'?",
    ]


def test_an_unknown_quality_is_told_with_the_known_ones(faults_of: FaultsOf) -> None:
    pack = chat("", line("start", answers=f"{WELL.replace('passion', 'pasion')}, {CLUMSY}"))
    assert faults_of(pack) == [
        f"{TALKS}:chat.lines.start.answers[0].quality: 'pasion' is none of {', '.join(QUALITIES)}; "
        "did you mean 'passion'?"
    ]


def test_a_campaign_folder_without_its_file_is_found(faults_of: FaultsOf) -> None:
    pack = {"campaigns/byway/talks/al.toml": chat()[TALKS]}
    assert faults_of(pack) == ["campaigns/byway/campaign.toml: the file is missing"]


def test_a_file_that_nothing_reads_is_warned_of(tmp_path: Path) -> None:
    (tmp_path / "campaigns/first_road").mkdir(parents=True)
    stray = tmp_path / "campaigns/first_road/marit.toml"
    stray.write_text(chat()[TALKS], encoding="utf-8")
    _, warnings = load_catalog([CONTENT, tmp_path])
    advice = "the game reads campaign.toml and talks/*.toml"
    assert list(map(str, warnings)) == [f"{stray.as_posix()}: warning: no such file is read; {advice}"]


# -- roads


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('people = ["marit", "tam"]', 'people = ["marit", "tem"]', "start.people: there is no person 'tem'"),
        ('joins = ["berun"]', 'joins = ["berum"]', "road[1].joins: there is no person 'berum'"),
        ('joins = ["ilse"]', 'joins = ["ilse"]\nleaves = ["els"]', "road[2].leaves: there is no person 'els'"),
        ('speaker = "marit"', 'speaker = "mat"', "opening[2].speaker: there is no person 'mat'"),
        ('id = "ford"', 'id = "mill"', "road[1].id: another step is called 'mill'; give it another id"),
        ('kind = "mage"', 'kind = "mag"', "people.berun.kind: there is no class 'mag'"),
        ("commander = true\n", "", "people.berun: only commanders have a class and answers"),
        ('8 = "A"\n', "", "people.berun.answers: no answer gives the curve; answer every question that is asked"),
        ('8 = "A"', '8 = "F"', "people.berun.answers.8: the question has no answer F; it has A, B, C"),
        ('8 = "A"', '18 = "A"', "people.berun.answers.18: there is no question '18'"),
    ],
)
def test_a_road_s_fault_is_found(faults_of: FaultsOf, old: str, new: str, fault: str) -> None:
    text = (CONTENT / ROAD).read_text(encoding="utf-8")
    assert old in text
    assert any(one.startswith(f"{ROAD}:{fault}") for one in faults_of({ROAD: text.replace(old, new, 1)}))


def test_the_talk_in_the_authors_guide_is_sound(load_pack: LoadPack) -> None:
    guide = (CONTENT / "README.md").read_text(encoding="utf-8")
    sample = next(part for part in guide.split("```") if part.startswith("toml\n[wet_wood]"))
    talks = load_pack({TALKS: sample.removeprefix("toml\n")}).campaigns["first_road"].talks
    assert list(talks["wet_wood"].lines) == ["start", "dry", "smoked"]
