"""`content`, `simulate`, `replay` and `check`: what they answer, and how they refuse."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from game.campaign.document import checksum_line
from game.paths import content_folder, maps_folder
from tests.tools.calls import answer, call

FORD = str(maps_folder() / "battle" / "river_ford.tmx")


def test_content_holds_every_table_by_id(capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(capsys, "content")
    assert {"units", "classes", "spells", "skills", "quiz", "terrain"} <= set(told)
    assert (len(told["units"]), len(told["classes"]), len(told["spells"]), len(told["skills"])) == (29, 20, 24, 11)
    seahorse = told["units"]["seahorse"]
    assert (seahorse["attack"], seahorse["defence"], seahorse["move"], seahorse["land_move"]) == (16, 4, 12, 6)
    assert told["classes"]["fighter"]["choose"] == 1
    assert (
        told["spells"]["heal"]["levels"]["A"] | {"mp": 4, "range": 4, "area": "1"}
        == told["spells"]["heal"]["levels"]["A"]
    )


def test_content_says_everything_of_units_and_classes(capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(capsys, "content")
    kind = {"attack", "defence", "move", "land_move", "arms", "domain", "traits", "ranged", "land_ranged"}
    assert all(kind | {"mp", "summon", "roles"} <= set(unit) for unit in told["units"].values())
    assert all(kind | {"attributes", "units", "skills", "spells"} <= set(entry) for entry in told["classes"].values())
    blowfish, phoenix = told["units"]["blowfish"], told["units"]["phoenix"]
    assert (blowfish["ranged"], blowfish["land_ranged"], blowfish["roles"]) == (5, 3, ["special_attack"])
    assert (phoenix["mp"], phoenix["summon"], phoenix["domain"]) == (16, True, "air")
    fighter, druid = told["classes"]["fighter"], told["classes"]["druid"]
    assert (fighter["attributes"], fighter["units"]) == ("OAK", ["pikeman"])
    assert (fighter["skills"], fighter["choose"]) == (["leadership", "resistance"], 1)
    assert (druid["skills"], druid["choose"], druid["spells"]) == (
        ["life_magic", "archery_expertise"],
        None,
        ["restore"],
    )


def test_content_says_school_and_existing_levels_of_every_spell(capsys: pytest.CaptureFixture[str]) -> None:
    spells = answer(capsys, "content")["spells"]
    assert Counter(spell["school"] for spell in spells.values()) == {"nature": 6, "fire": 6, "air": 6, "life": 6}
    assert all({"mp", "range", "area"} <= set(level) for spell in spells.values() for level in spell["levels"].values())
    short = {letter: (level["mp"], level["range"], level["area"]) for letter, level in spells["burn"]["levels"].items()}
    assert short == {"B": (6, 6, "3S"), "C": (8, 6, "6S"), "D": (10, 6, "9S")}


def test_content_says_the_three_ranks_of_every_skill(capsys: pytest.CaptureFixture[str]) -> None:
    skills = answer(capsys, "content")["skills"]
    assert {len(skill["ranks"]) for skill in skills.values()} == {3}
    assert [rank["gives"] for rank in skills["rally"]["ranks"]] == [
        {"rally_hp": 3},
        {"rally_mp": 2},
        {"regroup_steps": 1},
    ]


def test_content_says_of_terrain_what_leaving_costs_whom_it_shields_and_who_enters(
    capsys: pytest.CaptureFixture[str],
) -> None:
    terrain = answer(capsys, "content")["terrain"]
    assert all({"exit_cost", "cap", "enter"} <= set(ground) for ground in terrain.values())
    dense = terrain["dense_forest"]
    assert (dense["exit_cost"]["ground"], dense["exit_cost"]["mounted"], dense["cap"]) == (1, 2, -2)
    assert terrain["wall"]["enter"] == ["air"]


def test_content_without_json_is_tables(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = call(capsys, "content")
    assert status == 0
    assert "winged_serpent" in out


def test_simulate_tells_each_game_and_who_won(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ("simulate", "--map", FORD, "--games", "2", "--seed", "5", "--side", "red=bold", "--record", str(tmp_path))
    told = answer(capsys, *words)
    assert len(told["games"]) == 2
    assert set(told["wins"]) == {"red", "blue"}
    for game in told["games"]:
        assert set(game) == {"winner", "rounds", "losses", "digest", "seconds"}
        assert set(game["losses"]) == {"red", "blue"}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["river_ford-5.toml", "river_ford-6.toml"]


def test_a_recorded_battle_verifies_and_a_changed_one_names_the_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    answer(capsys, "simulate", "--map", FORD, "--games", "1", "--record", str(tmp_path))
    record = tmp_path / "river_ford-0.toml"
    told = answer(capsys, "replay", str(record), "--verify")
    assert (told["equal"], told["difference"]) == (True, None)
    text = record.read_text(encoding="utf-8")
    digest = told["digest"]
    body = text.replace(digest, "0" * 64).partition("\n")[2]
    record.write_text(f"{checksum_line(body)}\n{body}", encoding="utf-8")
    status, out, err = call(capsys, "replay", str(record), "--verify")
    assert (status, out) == (1, "")
    assert "has another digest" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        (("simulate", "--map", "no/such.tmx"), 1, "does not exist"),
        (("simulate", "--map", FORD, "--side", "red=nobody"), 2, "there is no personality 'nobody'"),
        (("simulate", "--map", FORD, "--side", "pink=bold"), 2, "no side 'pink'"),
        (("simulate", "--map", FORD, "--side", "red"), 2, "--side takes SIDE=PERSONALITY"),
        (("simulate", "--map", FORD, "--games", "0"), 2, "--games must be from 1"),
        (("simulate", "--map", FORD, "--seed", "-1"), 2, "--seed must be from 0"),
        (("simulate",), 2, "Missing option"),
        (("replay", "no-such.toml", "--verify"), 1, "cannot be read"),
        (("replay", "no-such.toml"), 2, "--verify"),
        (("content", "--content", "no/such/folder"), 1, "no/such/folder"),
        (("play", "--maps", "no/such/folder"), 2, "--maps: there is no folder 'no/such/folder'"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], status: int, sentence: str
) -> None:
    code, out, err = call(capsys, *words)
    assert (code, out) == (status, "")
    assert sentence in err
    assert err.count("\n") == 1


def test_the_games_own_content_and_maps_are_clean(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(capsys, "check") == (0, "", "")


def test_check_names_every_fault_of_a_map_on_a_line_of_its_own(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    broken = tmp_path / "broken.tmx"
    broken.write_text("<map", encoding="utf-8")
    status, out, err = call(capsys, "check", str(broken), str(tmp_path / "nix.tmx"))
    assert (status, err) == (1, "")
    assert [line.split(":")[0] for line in out.splitlines()] == [str(broken), str(tmp_path / "nix.tmx")]


def test_check_reads_a_content_pack(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    (pack / "commander").mkdir(parents=True)
    units = (content_folder() / "commander" / "units.toml").read_text(encoding="utf-8")
    first = units[units.index("[footman]") : units.index("[swordsman]")]
    (pack / "commander" / "units.toml").write_text(first.replace("attack = 12", 'attack = "12"'), encoding="utf-8")
    status, out, _ = call(capsys, "check", str(pack))
    assert status == 1
    assert "footman.attack" in out


def test_check_in_json_is_one_document(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "a.tmx").write_text("nonsense", encoding="utf-8")
    status, out, _ = call(capsys, "check", str(tmp_path), "--json")
    assert status == 1
    assert [problem["severity"] for problem in json.loads(out)["problems"]] == ["error"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
@pytest.mark.parametrize("words", [("content", "--json"), ("content",)])
def test_an_answer_that_finds_the_disk_full_is_one_sentence(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "game", *words], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 1
    assert done.stderr == "hearthbanner: the answer cannot be written (No space left on device)\n"
