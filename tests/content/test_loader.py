"""Content is refused with every fault at once, each with its file, its key and what to do; packs add and replace."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game.content.catalog import Catalog
from game.content.loader import FILES, load_catalog
from game.content.problems import Refused
from tests.content.conftest import CONTENT, LoadPack

FaultsOf = Callable[[dict[str, str]], list[str]]
LANCER = '[lancer]\nname = "Lancer"\nattack = 14\ndefence = 6\nmove = 7\n'
UNITS = "commander/units.toml"


def test_the_game_s_own_content_has_no_fault() -> None:
    assert load_catalog([CONTENT])[1] == ()


def test_a_missing_key_and_a_misspelt_one_are_told_together(tmp_path: Path) -> None:
    home = tmp_path / "content"
    shutil.copytree(CONTENT, home)
    units = (home / UNITS).read_text(encoding="utf-8")
    units = units.replace('name = "Footman"\nattack = 12\n', 'name = "Footman"\n')
    units = units.replace('name = "Dragoon"\nattack = 16\n', 'name = "Dragoon"\natack = 16\n')
    (home / UNITS).write_text(units, encoding="utf-8")
    with pytest.raises(Refused) as refused:
        load_catalog([home])
    path = (home / UNITS).as_posix()
    assert [str(problem) for problem in refused.value.problems] == [
        f"{path}:dragoon.atack: there is no such key; did you mean 'attack'?",
        f"{path}:dragoon.attack: the key is missing; add it",
        f"{path}:footman.attack: the key is missing; add it",
    ]


def test_faults_of_several_files_and_of_references_come_in_one_go(faults_of: FaultsOf) -> None:
    broken_class = '[lord]\nname = "Lord"\nattack = 1\ndefence = 1\nmove = 1\nattributes = "OAK"\nskills = []\n'
    lines = faults_of(
        {
            UNITS: LANCER.replace("14", '"14"'),
            "commander/classes.toml": broken_class + 'units = ["lancer", "footmen"]\n',
            "ai.toml": "[steady]\nname = 5\n",
        }
    )
    assert lines == [
        "ai.toml:steady.aggression: the key is missing; add it",
        "ai.toml:steady.caution: the key is missing; add it",
        "ai.toml:steady.cohesion: the key is missing; add it",
        "ai.toml:steady.commander_care: the key is missing; add it",
        "ai.toml:steady.name: 5 is not a text in quotes",
        "ai.toml:steady.objective_pull: the key is missing; add it",
        "commander/classes.toml:lord.units: there is no unit 'footmen'; did you mean 'footman'?",
        "commander/units.toml:lancer.attack: '14' is not a whole number",
    ]


@pytest.mark.parametrize(
    ("file", "text", "line"),
    [
        (
            UNITS,
            LANCER + "move = 8\n",
            f"{UNITS}:line 6: this is not TOML: cannot overwrite a value; each key may be given once",
        ),
        (
            UNITS,
            LANCER + "move = 8",
            f"{UNITS}:line 6: this is not TOML: cannot overwrite a value; each key may be given once",
        ),
        (UNITS, "[lancer]\nattack = \n", f"{UNITS}:line 2: this is not TOML: invalid value"),
        (UNITS, LANCER.replace("14", "true"), f"{UNITS}:lancer.attack: true is not a whole number"),
        (UNITS, LANCER.replace("14", "14.0"), f"{UNITS}:lancer.attack: 14.0 is not a whole number"),
        (UNITS, LANCER.replace("14", "-1"), f"{UNITS}:lancer.attack: -1 is too small; the least is 0"),
        (UNITS, LANCER.replace("14", "10000000"), f"{UNITS}: a number is beyond 1000000"),
        (UNITS, LANCER.replace("14", "1979-05-27"), f"{UNITS}:lancer.attack: 1979-05-27 is not a whole number"),
        (UNITS, LANCER + "summon = 1\n", f"{UNITS}:lancer.summon: 1 is not true or false"),
        (UNITS, LANCER + 'arms = "spear"\n', f"{UNITS}:lancer.arms: 'spear' is not a list"),
        (UNITS, LANCER.replace("14", "[14]"), f"{UNITS}:lancer.attack: a list is not a whole number"),
        (UNITS, LANCER.replace("14", "{ at = 14 }"), f"{UNITS}:lancer.attack: a table is not a whole number"),
        (UNITS, LANCER.replace("14", '"1\\n4"'), f"{UNITS}:lancer.attack: '1\\n4' is not a whole number"),
        (UNITS, "lancer = 5\n", f"{UNITS}:lancer: 5 is not a table"),
        (
            UNITS,
            LANCER + 'arms = ["spaer"]\n',
            f"{UNITS}:lancer.arms[0]: 'spaer' is none of grunt, spear, mounted, archer, anti_air; "
            "did you mean 'spear'?",
        ),
        (
            "commander/numbers.toml",
            "full_hpp = 10\n",
            "commander/numbers.toml:full_hpp: there is no such key; did you mean 'full_hp'?",
        ),
        (
            "commander/terrain.toml",
            '[bog]\nname = "Bog"\nenter = []\nexit_cost = { ground = 1, swim = 0, mounted = 1, naval = 0, air = 0 }\n',
            "commander/terrain.toml:bog.exit_cost.swim: 'swim' is none of ground, mounted, naval, naval_mounted, air",
        ),
        (
            "commander/skills.toml",
            '[dance]\nname = "Dance"\nranks = []\n',
            "commander/skills.toml:dance.ranks[0]: the key is missing; add it",
        ),
        (
            "commander/spells.toml",
            '[ice]\nname = "Ice"\nschool = "air"\ntargets = "foes"\ntext = "Cold."\ndoes = "damge"\n',
            "commander/spells.toml:ice: 'damge' is none of damage, heal, bonus, affliction, drain, field, cleanse, "
            "summon, transport; did you mean 'damage'?",
        ),
        (
            "commander/spells.toml",
            '[ice]\nname = "Ice"\nschool = "air"\ntargets = "foes"\ntext = "Cold."\ndoes = "damage"\n'
            'levels.A = { mp = 4, range = 2, area = "p", sides = 4 }\n',
            "commander/spells.toml:ice.levels.A.area: 'p' does not have the right form; "
            "the pattern is ^(P|[1-9][0-9]*S?)$",
        ),
        (
            "commander/spells.toml",
            '[ice]\nname = "Ice"\nschool = "air"\ntargets = "foes"\ntext = "Cold."\ndoes = "damage"\nlevels = {}\n',
            "commander/spells.toml:ice.levels: there are too few entries; at least 1 are needed",
        ),
        (
            "commander/quiz.toml",
            '[12]\ntext = "?"\n'
            'answers.A = { text = "a", effects = [{ gives = "skill" }] }\nanswers.B = { text = "b" }\n',
            "commander/quiz.toml:12.answers.A.effects[0].skill: the key is missing; add it",
        ),
    ],
)
def test_a_fault_is_one_plain_sentence_with_its_key(faults_of: FaultsOf, file: str, text: str, line: str) -> None:
    assert line in faults_of({file: text})


def test_text_that_is_not_utf_8_is_refused_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "ai.toml").write_bytes(b'[grim]\nname = "Gr\xffm"\n')
    with pytest.raises(Refused, match=r"ai\.toml:line 2: the text is not UTF-8; save the file as UTF-8"):
        load_catalog([CONTENT, tmp_path])


def test_a_file_beyond_one_mebibyte_is_refused(faults_of: FaultsOf) -> None:
    assert faults_of({UNITS: "# long\n" * 150_000}) == [
        f"{UNITS}: the file is larger than 1024 KiB; split the pack in two"
    ]


def test_a_line_beyond_a_thousand_characters_is_refused(faults_of: FaultsOf) -> None:
    assert faults_of({UNITS: "\n" + "a." * 600 + "b = 1\n"}) == [
        f"{UNITS}:line 2: the line is longer than 1000 characters"
    ]


@pytest.mark.parametrize(
    "text", ["a = [" + "\n[" * 5000, "a = " + "[" * 400 + "]" * 400, "a." * 30 + "a = 1"], ids=["open", "lists", "keys"]
)
def test_deep_nesting_is_refused_with_a_sentence(faults_of: FaultsOf, text: str) -> None:
    assert faults_of({UNITS: text}) == [f"{UNITS}: tables or lists are nested too deeply"]


def test_a_number_of_many_digits_is_refused_with_a_sentence(faults_of: FaultsOf) -> None:
    lines = faults_of({UNITS: "a = 0x" + "f" * 900})
    assert lines == [f"{UNITS}: a number is beyond 1000000"]


def test_a_link_out_of_the_folder_is_refused(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (tmp_path / "elsewhere.toml").write_text("", encoding="utf-8")
    (pack / "ai.toml").symlink_to(tmp_path / "elsewhere.toml")
    with pytest.raises(Refused, match="the file is a link that leads out of the content folder"):
        load_catalog([CONTENT, pack])


def test_a_link_that_leads_round_to_itself_is_refused(tmp_path: Path) -> None:
    (tmp_path / "ai.toml").symlink_to(tmp_path / "ai.toml")
    with pytest.raises(Refused):
        load_catalog([CONTENT, tmp_path])


def test_a_folder_in_a_file_s_place_is_refused(tmp_path: Path) -> None:
    (tmp_path / "ai.toml").mkdir()
    with pytest.raises(Refused, match=r"ai\.toml: this is not a file"):
        load_catalog([CONTENT, tmp_path])


@pytest.mark.parametrize("table", FILES)
def test_a_file_missing_from_the_game_s_own_folder_is_refused(tmp_path: Path, table: str) -> None:
    home = tmp_path / "content"
    shutil.copytree(CONTENT, home)
    (home / FILES[table]).unlink()
    with pytest.raises(Refused) as refused:
        load_catalog([home])
    assert [str(problem) for problem in refused.value.problems] == [
        f"{(home / FILES[table]).as_posix()}: the file is missing"
    ]


def test_a_pack_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="there is no such content folder"):
        load_catalog([CONTENT, tmp_path / "nothing"])


def test_a_file_nothing_reads_is_a_warning(tmp_path: Path) -> None:
    (tmp_path / "commander").mkdir()
    (tmp_path / "commander" / "unit.toml").write_text(LANCER, encoding="utf-8")
    warnings = load_catalog([CONTENT, tmp_path])[1]
    assert [str(warning).replace(f"{tmp_path.as_posix()}/", "") for warning in warnings] == [
        "commander/unit.toml: warning: no such file is read; did you mean 'commander/units.toml'?"
    ]


def test_a_pack_adds_an_entry_with_a_new_id(catalog: Catalog, load_pack: LoadPack) -> None:
    units = load_pack({UNITS: LANCER}).commander.units
    assert list(units) == [*catalog.commander.units, "lancer"]
    assert units["lancer"].attack == 14


def test_a_pack_replaces_an_entry_with_a_known_id_whole(load_pack: LoadPack) -> None:
    footman = load_pack({UNITS: LANCER.replace("lancer", "footman")}).commander.units["footman"]
    assert (footman.name, footman.attack, footman.arms) == ("Lancer", 14, ())


def test_a_pack_replaces_a_single_number(catalog: Catalog, load_pack: LoadPack) -> None:
    numbers = load_pack({"commander/numbers.toml": "command_range = 4\n"}).commander.numbers
    assert numbers == catalog.commander.numbers.model_copy(update={"command_range": 4})


def test_the_last_pack_wins(tmp_path: Path) -> None:
    for name, attack in (("first", 14), ("second", 15)):
        path = tmp_path / name / UNITS
        path.parent.mkdir(parents=True)
        path.write_text(LANCER.replace("14", str(attack)), encoding="utf-8")
    catalog = load_catalog([CONTENT, tmp_path / "first", tmp_path / "second"])[0]
    assert catalog.commander.units["lancer"].attack == 15


def test_a_byte_order_mark_does_no_harm(load_pack: LoadPack) -> None:
    assert "lancer" in load_pack({UNITS: "\ufeff" + LANCER}).commander.units
