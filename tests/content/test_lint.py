"""Each check over the whole catalogue finds its fault in a broken sample, and says what to do."""

from collections.abc import Callable

import pytest

FaultsOf = Callable[[dict[str, str]], list[str]]

UNITS, CLASSES, TERRAIN = "commander/units.toml", "commander/classes.toml", "commander/terrain.toml"
SPELLS, SKILLS, QUIZ, NUMBERS = (f"commander/{name}.toml" for name in ("spells", "skills", "quiz", "numbers"))
UNIT = '[lancer]\nname = "Lancer"\nattack = 14\ndefence = 6\nmove = 7\n'
LORD = '[lord]\nname = "Lord"\nattack = 1\ndefence = 1\nmove = 1\nattributes = "OAK"\n'
TEXT = 'text = "..."\ntargets = "foes"\n'


def _question(effect: str) -> str:
    answers = f'answers.A = {{ text = "a", effects = [{effect}] }}\nanswers.B = {{ text = "b" }}\n'
    return '[12]\ntext = "?"\nnext = "1a"\n' + answers


@pytest.mark.parametrize(
    ("file", "text", "line"),
    [
        (
            CLASSES,
            LORD + 'units = ["footmen"]\nskills = []\n',
            "lord.units: there is no unit 'footmen'; did you mean 'footman'?",
        ),
        (
            CLASSES,
            LORD + 'units = ["elf"]\nskills = ["raly"]\n',
            "lord.skills: there is no skill 'raly'; did you mean 'rally'?",
        ),
        (
            CLASSES,
            LORD + 'units = ["elf"]\nskills = []\nspells = ["thundr"]\n',
            "lord.spells: there is no spell 'thundr'; did you mean 'thunder'?",
        ),
        (
            UNITS,
            UNIT + 'mp = 4\ncasts = { heel = "A" }\n',
            "lancer.casts: there is no spell 'heel'; did you mean 'heal'?",
        ),
        (
            SPELLS,
            f'[call]\nname = "Call"\nschool = "air"\n{TEXT}does = "summon"\nrest_rounds = 2\n'
            'levels.A = { mp = 4, range = 2, area = "1", unit = "pixy" }\n',
            "call.levels.A.unit: there is no unit 'pixy'; did you mean 'pixie'?",
        ),
        (
            SKILLS,
            '[scout]\nname = "Scout"\n'
            'ranks = [{ text = "a", frees_from = ["mudd"] }, { text = "b" }, { text = "c" }]\n',
            "scout.ranks[0].frees_from: there is no terrain 'mudd'; did you mean 'mud'?",
        ),
        (
            QUIZ,
            _question('{ gives = "skill", skill = "ralli" }'),
            "12.answers.A.effects[0].skill: there is no skill 'ralli'; did you mean 'rally'?",
        ),
        (
            QUIZ,
            _question('{ gives = "spell", spell = "fin" }'),
            "12.answers.A.effects[0].spell: there is no spell 'fin'; did you mean 'fine'?",
        ),
        (
            QUIZ,
            _question('{ gives = "spell_choice", spells = ["blest"] }'),
            "12.answers.A.effects[0].spells: there is no spell 'blest'; did you mean 'bless'?",
        ),
        (
            QUIZ,
            _question('{ gives = "spell_choice", spells = ["mute"], with_skill = { mute = "air_magick" } }'),
            "12.answers.A.effects[0].with_skill.mute: there is no skill 'air_magick'; did you mean 'air_magic'?",
        ),
        (
            QUIZ,
            _question('{ gives = "class_choice", classes = ["mystik"] }'),
            "12.answers.A.effects[0].classes: there is no class 'mystik'; did you mean 'mystic'?",
        ),
    ],
)
def test_a_name_without_an_entry_is_found(faults_of: FaultsOf, file: str, text: str, line: str) -> None:
    assert faults_of({file: text}) == [f"{file}:{line}"]


@pytest.mark.parametrize("id_", ["Lancer", "2nd_lancer", "lancer_", "black__lancer", "black-lancer"])
def test_an_id_that_is_not_snake_case_is_found(faults_of: FaultsOf, id_: str) -> None:
    assert faults_of({UNITS: UNIT.replace("[lancer]", f"[{id_}]")}) == [
        f"{UNITS}:{id_}: '{id_}' is not an id; use small letters, digits and single underscores, a letter first"
    ]


def test_a_question_without_a_number_is_found(faults_of: FaultsOf) -> None:
    assert faults_of({QUIZ: _question('{ gives = "free_leaving" }').replace("[12]", "[why]")}) == [
        f"{QUIZ}:why: 'why' does not number a question; write it as 7 or 7a"
    ]


def test_a_naval_kind_without_a_land_speed_is_found(faults_of: FaultsOf) -> None:
    assert faults_of({UNITS: UNIT + 'domain = "naval"\n'}) == [
        f"{UNITS}:lancer.land_move: a naval kind needs its speed on land; add land_move"
    ]


def test_a_land_speed_of_another_kind_is_found(faults_of: FaultsOf) -> None:
    assert faults_of({UNITS: UNIT + "land_move = 3\n"}) == [
        f"{UNITS}:lancer.land_move: only naval kinds have a speed on land; remove it or set domain to naval"
    ]


def test_a_table_of_strikes_of_the_wrong_length_is_found(faults_of: FaultsOf) -> None:
    assert faults_of({NUMBERS: "commander_strikes = [0, 5, 10]\n"}) == [
        f"{NUMBERS}:commander_strikes: there are 3 entries, but HP 0 to 10 need 11; "
        "give one entry for each HP, from 0 on"
    ]


def test_a_table_of_strikes_that_falls_is_found(faults_of: FaultsOf) -> None:
    assert faults_of({NUMBERS: "commander_strikes = [0, 5, 6, 6, 7, 7, 8, 8, 9, 10, 9]\n"}) == [
        f"{NUMBERS}:commander_strikes: more HP gives fewer strikes; let the numbers rise or stay"
    ]


def test_a_gait_that_terrain_leaves_out_is_found(faults_of: FaultsOf) -> None:
    bog = '[bog]\nname = "Bog"\nenter = ["air"]\nexit_cost = { ground = 1, mounted = 1, naval = 0, air = 0 }\n'
    assert faults_of({TERRAIN: bog}) == [
        f"{TERRAIN}:bog.exit_cost.naval_mounted: the key is missing; add it, 0 if leaving costs nothing extra"
    ]


def test_a_leaving_cost_below_nothing_is_found(faults_of: FaultsOf) -> None:
    ice = '[ice]\nname = "Ice"\nenter = []\n'
    costs = "exit_cost = { ground = -1, mounted = 0, naval = 0, naval_mounted = 0, air = 0 }\n"
    assert faults_of({TERRAIN: ice + costs}) == [
        f"{TERRAIN}:ice.exit_cost.ground: leaving cannot cost less than nothing; the least is 0"
    ]


def test_a_level_that_a_unit_s_own_spell_lacks_is_found(faults_of: FaultsOf) -> None:
    assert faults_of({UNITS: UNIT + 'mp = 4\ncasts = { fine = "B" }\n'}) == [
        f"{UNITS}:lancer.casts.fine: 'fine' has no level B; it has A"
    ]


def test_a_casting_unit_without_mp_is_found(faults_of: FaultsOf) -> None:
    assert faults_of({UNITS: UNIT + 'casts = { fine = "A" }\n'}) == [
        f"{UNITS}:lancer.mp: the unit casts spells but has no MP; add mp"
    ]


def test_a_recruited_summon_is_found(faults_of: FaultsOf) -> None:
    assert faults_of({CLASSES: LORD + 'units = ["pixie"]\nskills = []\n'}) == [
        f"{CLASSES}:lord.units: 'pixie' comes only by summoning; name another unit"
    ]


def test_a_summoned_recruit_is_found(faults_of: FaultsOf) -> None:
    call = f'[call]\nname = "Call"\nschool = "air"\n{TEXT}does = "summon"\nrest_rounds = 2\n'
    assert faults_of({SPELLS: call + 'levels.A = { mp = 4, range = 2, area = "1", unit = "elf" }\n'}) == [
        f"{SPELLS}:call.levels.A.unit: 'elf' is recruited, not summoned; give the unit summon = true"
    ]


def test_a_choice_of_skills_that_is_none_is_found(faults_of: FaultsOf) -> None:
    assert faults_of({CLASSES: LORD + 'units = ["elf"]\nskills = ["rally"]\nchoose = 1\n'}) == [
        f"{CLASSES}:lord.choose: choosing 1 of 1 skills is no choice; remove it or add skills"
    ]


def test_an_attribute_without_a_start_is_found(faults_of: FaultsOf) -> None:
    assert faults_of({NUMBERS: "start_attributes = { O = 1, A = 1, W = 3 }\n"}) == [
        f"{NUMBERS}:start_attributes.K: the key is missing; add it"
    ]


def test_a_school_that_no_skill_opens_is_found(faults_of: FaultsOf) -> None:
    plain = '[air_magic]\nname = "Air"\nranks = [{ text = "a" }, { text = "b" }, { text = "c" }]\n'
    bolt = f'[bolt]\nname = "Bolt"\nschool = "air"\n{TEXT}does = "damage"\n'
    level = 'levels.A = { mp = 4, range = 2, area = "1", sides = 4 }\n'
    assert f"{SPELLS}:bolt.school: no skill opens the school 'air'; add one to skills.toml" in faults_of(
        {SKILLS: plain, SPELLS: bolt + level}
    )


def test_a_question_that_leads_nowhere_is_found(faults_of: FaultsOf) -> None:
    text = _question('{ gives = "free_leaving" }').replace('next = "1a"', 'next = "1c"')
    assert f"{QUIZ}:12.next: there is no question '1c'" in faults_of({QUIZ: text})


def test_a_question_that_nothing_leads_to_is_found(faults_of: FaultsOf) -> None:
    text = _question('{ gives = "free_leaving" }').replace('next = "1a"', 'next = "3"')
    assert faults_of({QUIZ: text}) == [
        f"{QUIZ}:12: nothing leads to this question, and '1a' is the first already; name it as the next of some answer"
    ]


def test_questions_that_lead_round_in_a_circle_are_found(faults_of: FaultsOf) -> None:
    text = '[11]\ntext = "?"\nnext = "10"\nanswers.A = { text = "a" }\nanswers.B = { text = "b" }\n'
    assert f"{QUIZ}:11: the questions from here lead round in a circle" in faults_of({QUIZ: text})
