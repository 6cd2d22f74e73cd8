"""The figures of the rules' source, written down here a second time by hand, against what content says."""

from typing import Any

import pytest

from game.content.as_json import as_json
from game.content.catalog import Catalog

# id, attack, defence, move, on land, arms, domain, traits, ranged, ranged on land, MP
UNITS = [
    ("footman", 12, 9, 5, None, "grunt", "ground", "", 0, None, 0),
    ("swordsman", 13, 8, 5, None, "grunt", "ground", "", 0, None, 0),
    ("pikeman", 11, 10, 5, None, "spear", "ground", "", 0, None, 0),
    ("phalanx", 9, 12, 5, None, "spear", "ground", "", 0, None, 0),
    ("cavalry", 15, 5, 7, None, "mounted", "ground", "", 0, None, 0),
    ("dragoon", 16, 3, 8, None, "mounted", "ground", "", 0, None, 0),
    ("unicorn", 11, 8, 7, None, "", "ground", "debuff_immune", 0, None, 0),
    ("bowman", 8, 4, 4, None, "archer", "ground", "", 4, None, 0),
    ("crossbowman", 10, 2, 4, None, "archer", "ground", "", 4, None, 0),
    ("elf", 8, 1, 5, None, "archer", "ground", "", 6, None, 0),
    ("sniper", 11, 0, 4, None, "archer", "ground", "", 5, None, 0),
    ("centaur", 7, 4, 6, None, "archer", "ground", "", 3, None, 0),
    ("griffon", 16, 2, 8, None, "", "air", "", 0, None, 0),
    ("angel", 14, 4, 8, None, "", "air", "", 0, None, 0),
    ("sprite", 10, 8, 10, None, "anti_air", "air", "", 0, None, 0),
    ("hawk", 12, 6, 10, None, "anti_air", "air", "", 0, None, 0),
    ("winged_serpent", 12, 8, 6, None, "", "air", "no_bow_weakness", 0, None, 0),
    ("witch", 9, 5, 5, None, "", "ground", "magic_attack magician manahoar", 3, None, 0),
    ("monk", 11, 9, 5, None, "", "ground", "holy magic_attack magician manahoar", 0, None, 0),
    ("crusader", 12, 9, 5, None, "", "ground", "holy magic_attack magician", 0, None, 0),
    ("merman", 13, 8, 8, 4, "grunt", "naval", "", 0, None, 0),
    ("turtle", 11, 10, 8, 4, "spear", "naval", "", 0, None, 0),
    ("seahorse", 16, 4, 12, 6, "mounted", "naval", "", 0, None, 0),
    ("blowfish", 11, 1, 7, 3, "archer", "naval", "", 5, 3, 0),
    ("mermaid", 15, 6, 7, 4, "", "naval", "magic_attack magician", 0, None, 0),
    ("pixie", 8, 8, 8, None, "", "air", "magic_immune", 0, None, 0),
    ("satyr", 13, 6, 8, None, "mounted", "ground", "forest_walker", 0, None, 0),
    ("phoenix", 15, 0, 8, None, "", "air", "", 0, None, 16),
    ("valkyrie", 8, 9, 5, None, "spear", "ground", "", 0, None, 16),
]

ROLES = {
    "defence": "phalanx pikeman turtle unicorn",
    "special_attack": "blowfish bowman centaur crossbowman crusader elf mermaid monk sniper witch",
    "all_round": "angel cavalry dragoon footman griffon hawk merman seahorse sprite swordsman winged_serpent",
}

# id, attack, defence, move, on land, arms, domain, traits, curve, units, skills, spells
CLASSES = [
    ("mystic", 11, 8, 5, None, "", "ground", "magician",
     "KWA", "footman monk", "mysticism_expertise", "fire_ball heal"),
    ("wizard", 10, 9, 5, None, "", "ground", "magician",
     "WKO", "witch", "air_magic", "thunder wind_shield"),
    ("mage", 14, 5, 5, None, "", "ground", "magician",
     "WKA", "witch", "fire_magic", "fire_ball thunder"),
    ("fighter", 12, 11, 5, None, "spear", "ground", "", "OAK", "pikeman", "leadership resistance", ""),
    ("warrior", 13, 10, 5, None, "grunt spear", "ground", "", "AOK", "footman pikeman", "combat_expertise", ""),
    ("barbarian", 17, 6, 5, None, "grunt", "ground", "", "OAW", "footman swordsman", "rally", ""),
    ("knight", 18, 4, 8, None, "grunt mounted", "ground", "", "OAW", "footman cavalry", "leadership", ""),
    ("paladin", 14, 9, 7, None, "mounted", "ground", "holy magic_attack magician",
     "AOK", "footman cavalry", "life_magic", "holy_blaze"),
    ("chevalier", 19, 5, 8, None, "mounted", "ground", "magic_attack magician",
     "OAK", "cavalry", "combat_expertise", ""),
    ("ranger", 13, 8, 5, None, "archer spear", "ground", "", "AOW", "pikeman bowman", "pathfinding", ""),
    ("spy", 16, 5, 5, None, "archer grunt", "ground", "", "OAK", "footman bowman", "archery_expertise", ""),
    ("pegasus_knight", 16, 5, 7, None, "", "air", "", "OAW", "griffon", "resistance", ""),
    ("beast_flier", 13, 9, 6, None, "anti_air", "air", "", "AOK", "hawk", "leadership", ""),
    ("warlock", 15, 4, 7, None, "", "air", "magic_attack magician",
     "WOK", "sprite", "air_magic", "thunder mute"),
    ("merman_lord", 11, 8, 8, 5, "grunt", "naval", "magic_attack magician",
     "OWK", "mermaid", "nature_magic", "sleep"),
    ("wyrm_rider", 20, 3, 12, 6, "mounted", "naval", "", "AOW", "seahorse", "pathfinding", ""),
    ("pirate", 17, 4, 9, 6, "spear", "naval", "", "AOK", "merman turtle", "rally", ""),
    ("priest", 12, 7, 5, None, "", "ground", "magician",
     "KAO", "monk", "life_magic", "heal bless decline"),
    ("shaman", 13, 6, 5, None, "archer", "ground", "magician",
     "KWO", "bowman", "nature_magic", "summon_creature protection"),
    ("druid", 9, 9, 6, None, "archer", "ground", "magician",
     "KAW", "elf", "life_magic archery_expertise", "restore"),
]  # fmt: skip

# id, school, MP, range and area at levels A/B/C/D, and what else the levels say, "-" where there is nothing
SPELLS = [
    ("summon_creature", "nature", "6/8/10/15", "4/4/4/4", "1/1/1/1", "unit", "pixie/satyr/phoenix/valkyrie"),
    ("thorns", "nature", "4/6/-/-", "2/4/-/-", "1/P/-/-", "needed at_least damage slow", "1 4 2 2/1 4 2 2/-/-"),
    ("fine", "nature", "4/-/-/-", "5/-/-/-", "P/-/-/-", "needed at_least removes", "1 1 1/-/-/-"),
    ("poison", "nature", "-/-/6/10", "-/-/4/4", "-/-/1/P",
     "needed at_least each_round total", "-/-/1 10 2 12/1 10 2 12"),
    ("protection", "nature", "4/6/8/10", "4/5/6/7", "P/P/P/P",
     "needed at_least size", "2 4 2/2 4 3/2 4 4/2 4 5"),
    ("sleep", "nature", "-/6/8/12", "-/2/4/6", "-/1/P/P", "needed at_least", "-/3 6/3 6/3 6"),
    ("fire_ball", "fire", "4/6/8/12", "4/6/8/10", "1/3/5/7", "sides", "4/4/6/8"),
    ("frenzy", "fire", "-/-/8/12", "-/-/6/6", "-/-/1/3", "needed at_least", "-/-/3 7/3 7"),
    ("meteor", "fire", "-/12/18/22", "-/10/13/16", "-/6/8/10", "sides", "-/4/6/8"),
    ("haste", "fire", "-/4/6/8", "-/5/5/5", "-/P/P/P", "needed size", "-/0 1/0 2/0 3"),
    ("mp_drain", "fire", "-/4/-/-", "-/5/-/-", "-/1/-/-", "limit two_at one_at", "-/10 6 4/-/-"),
    ("burn", "fire", "-/6/8/10", "-/6/6/6", "-/3S/6S/9S", "damage", "-/2/2/2"),
    ("thunder", "air", "4/6/8/10", "3/5/7/10", "1/1/1/1", "sides", "4/6/8/10"),
    ("chain_lightning", "air", "-/-/10/15", "-/-/7/10", "-/-/4S/4S", "sides hop", "-/-/6 3/6 5"),
    ("wind_shield", "air", "-/4/6/8", "-/5/7/10", "-/P/P/P", "needed at_least size", "-/2 5 2/2 5 2/2 5 2"),
    ("teleport", "air", "-/-/-/10", "-/-/-/10", "-/-/-/P", "needed at_least block", "-/-/-/2 8 3"),
    ("mute", "air", "-/8/12/-", "-/4/6/-", "-/1/1/-", "needed at_least", "-/2 7/2 7/-"),
    ("resist", "air", "-/4/6/-", "-/8/10/-", "-/P/P/-", "needed at_least size", "-/3 3 1/3 3 2/-"),
    ("heal", "life", "4/6/8/10", "4/4/6/6", "1/P/P/P", "sides", "4/4/6/8"),
    ("bless", "life", "4/6/8/10", "4/5/6/7", "P/P/P/P", "needed at_least size", "2 4 2/2 4 3/2 4 4/2 4 5"),
    ("holy_blaze", "life", "6/8/10/12", "4/6/6/8", "P/P/3/5", "sides friends_gain", "4 0/4 0/6 1/8 1"),
    ("restore", "life", "4/6/8/-", "4/6/6/-", "P/P/5/-",
     "needed at_least strip_needed strip_at_least", "1 4 0 1/1 4 2 6/1 4 2 6/-"),
    ("return", "life", "-/-/10/-", "-/-/15/-", "-/-/P/-", "needed at_least block near_caster", "-/-/2 7 3 3/-"),
    ("decline", "life", "-/4/6/8", "-/7/10/12", "-/P/3/5",
     "needed at_least extra_dice", "-/2 6 1/2 6 1/2 6 1"),
]  # fmt: skip

# id, then what Basic, Advanced and Expert give
SKILLS = [
    ("leadership", {"command_range": 1}, {"mixed_units": 1}, {"troop_size": 1}),
    ("pathfinding", "rough mud slope", "sand snow", "forest dense_forest"),
    ("resistance", {"commander_spell_reduction": 2}, {"hostile_dice": -1}, {"troop_spell_reduction": 2}),
    ("rally", {"rally_hp": 3}, {"rally_mp": 2}, {"regroup_steps": 1}),
    ("nature_magic", {"spell_discount": 1}, {"spell_discount": 2}, {"spell_discount": 3}),
    ("fire_magic", {"spell_discount": 1}, {"spell_discount": 2}, {"spell_discount": 3}),
    ("air_magic", {"spell_discount": 1}, {"spell_discount": 2}, {"spell_discount": 3}),
    ("life_magic", {"spell_discount": 1}, {"spell_discount": 2}, {"spell_discount": 3}),
    (
        "combat_expertise",
        {"commander_attack": 1, "commander_defence": 1},
        {"commander_attack": 2, "commander_defence": 2},
        {"commander_attack": 3, "commander_defence": 3},
    ),
    ("archery_expertise", {"ranged": 1}, {"ranged": 2}, {"bow_reach": 4, "bow_attack": -4}),
    ("mysticism_expertise", {"turn_mp": 1}, {"turn_mp": 2}, {"turn_mp": 3}),
]

# id, leaving costs for ground, mounted, naval, naval_mounted, air; strike cap, naval cap, who may enter, flags
TERRAIN = [
    ("plain", (0, 0, 0, 0, 0), 0, 0, "ground naval air", ""),
    ("road", (0, 0, 0, 0, 0), 0, 0, "ground naval air", ""),
    ("floor", (0, 0, 0, 0, 0), 0, 0, "ground naval air", ""),
    ("bridge", (0, 0, 0, 0, 0), 0, 0, "ground naval air", ""),
    ("slope", (0, 0, 0, 0, 0), 0, 0, "ground naval air", "slope"),
    ("water", (3, 3, 0, 0, 0), 0, -3, "ground naval air", "water"),
    ("deep_water", (3, 3, 0, 0, 0), 0, -3, "naval air", "water"),
    ("forest", (0, 1, 0, 1, 0), -2, 0, "ground naval air", "woods"),
    ("dense_forest", (1, 2, 1, 2, 0), -2, 0, "ground naval air", "woods"),
    ("crater", (1, 1, 1, 1, 0), -1, 0, "ground naval air", ""),
    ("rough", (1, 1, 0, 0, 0), 0, 0, "ground naval air", ""),
    ("mud", (1, 1, 0, 0, 0), 0, 0, "ground naval air", ""),
    ("snow", (1, 1, 0, 0, 0), 0, 0, "ground naval air", ""),
    ("sand", (0, 1, 0, 0, 0), 0, 0, "ground naval air", ""),
    ("rampart", (5, 5, 5, 5, 0), -4, 0, "ground naval air", "level_exit"),
    ("wall", (0, 0, 0, 0, 0), 0, 0, "air", ""),
    ("fissure", (0, 0, 0, 0, 0), 0, 0, "air", ""),
    ("high_wall", (0, 0, 0, 0, 0), 0, 0, "", ""),
]


@pytest.fixture(scope="session")
def said(catalog: Catalog) -> dict[str, Any]:
    return as_json(catalog)


def _sorted(words: str) -> list[str]:
    return sorted(words.split())


def test_there_are_the_units_of_the_source_in_its_order(said: dict[str, Any]) -> None:
    assert list(said["units"]) == [row[0] for row in UNITS]


@pytest.mark.parametrize("row", UNITS, ids=lambda row: row[0])
def test_a_unit_has_the_figures_of_the_source(said: dict[str, Any], row: tuple[Any, ...]) -> None:
    id_, attack, defence, move, land_move, arms, domain, traits, ranged, land_ranged, mp = row
    unit = said["units"][id_]
    keys = ("attack", "defence", "move", "land_move", "domain", "ranged", "land_ranged", "mp")
    assert tuple(unit[key] for key in keys) == (attack, defence, move, land_move, domain, ranged, land_ranged, mp)
    assert (sorted(unit["arms"]), sorted(unit["traits"])) == (_sorted(arms), _sorted(traits))


def test_four_units_are_summons(said: dict[str, Any]) -> None:
    assert [id_ for id_, unit in said["units"].items() if unit["summon"]] == [
        "pixie", "satyr", "phoenix", "valkyrie",
    ]  # fmt: skip


def test_phoenix_and_valkyrie_cast_up_to_the_levels_of_the_source(said: dict[str, Any]) -> None:
    assert {id_: unit["casts"] for id_, unit in said["units"].items() if unit["casts"]} == {
        "phoenix": {"fire_ball": "C"},
        "valkyrie": {"heal": "B", "holy_blaze": "B"},
    }


@pytest.mark.parametrize("role", ROLES)
def test_a_role_of_the_quiz_finds_its_units(said: dict[str, Any], role: str) -> None:
    assert sorted(id_ for id_, unit in said["units"].items() if role in unit["roles"]) == ROLES[role].split()


def test_there_are_the_classes_of_the_source_in_its_order(said: dict[str, Any]) -> None:
    assert list(said["classes"]) == [row[0] for row in CLASSES]


@pytest.mark.parametrize("row", CLASSES, ids=lambda row: row[0])
def test_a_class_has_the_figures_of_the_source(said: dict[str, Any], row: tuple[Any, ...]) -> None:
    id_, attack, defence, move, land_move, arms, domain, traits, curve, units, skills, spells = row
    kind = said["classes"][id_]
    keys = ("attack", "defence", "move", "land_move", "domain", "attributes", "ranged")
    assert tuple(kind[key] for key in keys) == (attack, defence, move, land_move, domain, curve, 0)
    assert (sorted(kind["arms"]), sorted(kind["traits"])) == (_sorted(arms), _sorted(traits))
    assert (kind["units"], kind["skills"], kind["spells"]) == (units.split(), skills.split(), spells.split())


def test_only_a_fighter_chooses_one_of_its_skills(said: dict[str, Any]) -> None:
    assert {id_: kind["choose"] for id_, kind in said["classes"].items() if kind["choose"]} == {"fighter": 1}


def test_two_classes_have_a_second_name(said: dict[str, Any]) -> None:
    assert {id_: kind["other_name"] for id_, kind in said["classes"].items() if kind["other_name"]} == {
        "merman_lord": "Mermaid Lord",
        "priest": "Sister",
    }


def test_there_are_the_spells_of_the_source_in_its_order(said: dict[str, Any]) -> None:
    assert list(said["spells"]) == [row[0] for row in SPELLS]


@pytest.mark.parametrize("row", SPELLS, ids=lambda row: row[0])
def test_a_spell_has_the_figures_of_the_source(said: dict[str, Any], row: tuple[str, ...]) -> None:
    id_, school, *columns, keys, more = row
    spell = said["spells"][id_]

    def column(names: str) -> str:
        levels = (spell["levels"].get(letter) for letter in "ABCD")
        return "/".join(" ".join(str(level[key]) for key in names.split()) if level else "-" for level in levels)

    assert spell["school"] == school
    assert [column("mp"), column("range"), column("area"), column(keys)] == [*columns, more]


def test_lasting_spells_last_as_long_as_the_rule_book_says(said: dict[str, Any]) -> None:
    assert {id_: spell["turns"] for id_, spell in said["spells"].items() if "turns" in spell} == {
        "protection": 3, "bless": 3, "wind_shield": 3, "resist": 3, "decline": 3, "mute": 3,
        "sleep": 2, "haste": 1, "frenzy": 1, "thorns": 1, "burn": 3, "poison": 0,
    }  # fmt: skip


def test_there_are_the_skills_of_the_source_in_its_order(said: dict[str, Any]) -> None:
    assert list(said["skills"]) == [row[0] for row in SKILLS]


@pytest.mark.parametrize("row", SKILLS, ids=lambda row: row[0])
def test_a_skill_gives_at_each_rank_what_the_source_says(said: dict[str, Any], row: tuple[Any, ...]) -> None:
    id_, *ranks = row
    for rank, gift in zip(said["skills"][id_]["ranks"], ranks, strict=True):
        freed, gives = (gift.split(), {}) if isinstance(gift, str) else ([], gift)
        assert (rank["frees_from"], rank["gives"]) == (freed, gives)


def test_there_is_all_the_terrain_in_order(said: dict[str, Any]) -> None:
    assert list(said["terrain"]) == [row[0] for row in TERRAIN]


@pytest.mark.parametrize("row", TERRAIN, ids=lambda row: row[0])
def test_terrain_costs_and_covers_as_the_table_says(said: dict[str, Any], row: tuple[Any, ...]) -> None:
    id_, costs, cap, naval_cap, enter, flag = row
    terrain = said["terrain"][id_]
    gaits = ("ground", "mounted", "naval", "naval_mounted", "air")
    assert tuple(terrain["exit_cost"][gait] for gait in gaits) == costs
    assert (terrain["cap"], terrain["naval_cap"], terrain["enter"]) == (cap, naval_cap, enter.split())
    assert [key for key in ("water", "slope", "level_exit", "woods") if terrain[key]] == flag.split()


def test_the_numbers_are_those_of_the_rule_book(said: dict[str, Any]) -> None:
    assert said["numbers"] == {
        "full_hp": 10,
        "command_range": 3,
        "start_attributes": {"O": 1, "A": 1, "W": 3, "K": 1},
        "class_attribute_bonus": 1,
        "attribute_limit": 10,
        "base_mp": 10,
        "mp_per_knowledge": 5,
        "initiative_sides": 20,
        "strike_sides": 10,
        "annihilation_edge": 10,
        "advantage_strikes": 3,
        "commander_strikes": [0, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10],
        "air_cap": -2,
        "higher_cap": -1,
        "regroup_steps": 2,
        "draw_rounds": 15,
        "last_round": 60,
        "draw_warning": 5,
        "magic_sides": 10,
        "lone_willpower": 1,
        "manahoar_mp": 1,
        "troop_size": 3,
        "arms_beat": {"grunt": "spear", "spear": "mounted", "mounted": "grunt"},
    }
