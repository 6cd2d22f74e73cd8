"""Bands in skirmishes: chosen for each side, priced, led onto every map, played, and found whole in the record."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import paths
from game.ai.search import Opponent
from game.campaign.band_making import at_random
from game.campaign.band_shelf import BandShelf
from game.campaign.band_troops import led_by
from game.campaign.bands import Band
from game.campaign.components import Troop
from game.campaign.document import record_of
from game.campaign.muster import places
from game.campaign.reading import parse_record
from game.campaign.record import verify
from game.content.catalog import Catalog
from game.content.loader import load_catalog
from game.core.engine import Engine
from game.core.entity import Named
from game.core.session import Session
from game.maps.tiled import LoadedMap, load_map
from game.rules.commander.position import marks
from game.rules.commander.rules import CommanderRules
from game.scenes.battle.opening import open_record
from game.scenes.battle.scene import Battle
from game.scenes.battle.setup import Setup, setup_of
from game.scenes.context import Context
from game.scenes.skirmish import Skirmish
from game.scenes.stack import Push, Replace
from game.ui.intents import Click, Cursor
from game.ui.portraits.names import CRESTS
from game.ui.widgets import Seen
from tests.helpers.battle import CATALOG

MAPS = sorted((paths.maps_folder() / "battle").glob("*.tmx"))
CONTENT = CATALOG.commander
RULES = CommanderRules(CONTENT)
PLAYERS = {"red": "bold", "blue": "steady"}


def loaded(path: Path) -> LoadedMap:
    return load_map(path, paths.maps_folder(), CONTENT)


def begun(path: Path, seed: int, level: int = 1) -> Session:
    """A battle on a map between two bands of four at random."""
    map_ = loaded(path)
    bands = {side: at_random(seed + at, level, 4, CRESTS, CATALOG) for at, side in enumerate(map_.start.sides)}
    setup = setup_of(map_, {}, seed, CONTENT, led_by(map_.start, bands, CONTENT))
    return Session(Engine(RULES), setup.start, seed)


# -- on the maps


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
@pytest.mark.parametrize("level", [1, 20])
def test_bands_begin_on_every_map_and_whoever_is_first_can_act(path: Path, level: int) -> None:
    for seed in range(3):
        session = begun(path, seed, level)
        decision = session.decision
        assert decision is not None
        actions = [action for actor in decision.actors for action in RULES.candidates(session.state, actor)]
        assert actions
        assert all(RULES.explain(session.state, action) is None for action in actions)


@pytest.mark.parametrize("number", range(10))
def test_computers_play_bands_to_the_end(number: int) -> None:
    session = begun(MAPS[number % len(MAPS)], number, level=1 + 2 * number)
    opponents = {side: Opponent(RULES, CATALOG.personalities[nature]) for side, nature in PLAYERS.items()}
    while (decision := session.decision) is not None:
        session.commit(opponents[decision.side].choose(session.state))
    assert RULES.verdict(session.state) is not None


def test_commanders_take_their_sides_places_in_order_and_the_rest_stays_away() -> None:
    map_ = loaded(MAPS[0])
    members = at_random(3, 5, 4, CRESTS, CATALOG)
    start = led_by(map_.start, {"red": members}, CONTENT)
    red = [one for one in start.commanders if one.side == "red"]
    assert [one.name for one in red] == [one.identity.name for one in members[: len(places(map_.start, "red"))]]
    assert [one for one in start.commanders if one.side == "blue"] == [
        one for one in map_.start.commanders if one.side == "blue"
    ]
    assert red[0].attributes == tuple(members[0].sheet.attributes.values())
    assert red[0].spells == members[0].sheet.spells
    assert [unit.kind for unit in red[0].units] == [unit.kind for unit in members[0].troop.units]


def test_the_record_of_a_battle_of_bands_verifies_and_opens_where_the_bands_are_unknown() -> None:
    session = begun(MAPS[0], 5, level=7)
    opponent = Opponent(RULES, CATALOG.personalities["steady"])
    for _ in range(6):
        session.commit(opponent.choose(session.state))
    map_ = loaded(MAPS[0])
    setup = Setup(map_.name, "", map_.picture, session.start, map_.hash, {}, 5)
    letters = marks(CONTENT.terrain)
    text = record_of(session, setup.setting(CATALOG), letters).text()
    elsewhere = load_catalog([paths.content_folder()])[0]
    record = parse_record(text.encode(), Path("battle.toml"))
    engine = Engine(CommanderRules(elsewhere.commander))
    assert verify(record, engine, elsewhere.hash, letters) is None
    opened = open_record(record, elsewhere, (paths.maps_folder(),))
    assert opened.session.state.digest() == session.state.digest()
    assert opened.setup.start == session.start


# -- on the page


@pytest.fixture
def shelf(context: Context, catalog: Catalog, tmp_path: Path) -> BandShelf:
    (tmp_path / "bands").mkdir()
    context.bands = BandShelf(tmp_path / "bands", catalog)
    context.bands.save(Band("Archers", at_random(1, 1, 3, CRESTS, catalog)))
    context.bands.save(Band("Wardens", at_random(2, 1, 4, CRESTS, catalog)))
    return context.bands


@pytest.fixture
def skirmish(context: Context, shelf: BandShelf) -> Iterator[Skirmish]:  # noqa: ARG001 - the bands have to be there
    scene = Skirmish(context)
    draw(scene)
    yield scene


def draw(scene: Skirmish) -> None:
    surface = pygame.display.get_surface()
    assert surface is not None
    scene.draw(surface)


def control(scene: Skirmish, label: str) -> Seen:
    return next(seen for seen in scene.tree() if seen.label.startswith(label))


def focus(scene: Skirmish, label: str) -> None:
    for step in (1, -1):
        for _ in range(40):
            if control(scene, label).focused:
                return
            scene.handle(Cursor(0, step))
            draw(scene)
    raise AssertionError(f"{label} is not to be reached")


def turn(scene: Skirmish, label: str, step: int) -> None:
    focus(scene, label)
    for _ in range(abs(step)):
        scene.handle(Cursor(1 if step > 0 else -1, 0))
        draw(scene)


def battle(scene: Skirmish) -> Battle:
    focus(scene, "Begin the battle")
    replaced = scene.handle(Click(*control(scene, "Begin the battle").rect.center))
    assert isinstance(replaced, Replace)
    assert isinstance(replaced.scene, Battle)
    replaced.scene.match.close()
    return replaced.scene


def names(scene: Battle, side: str) -> list[str]:
    state = scene.match.setup.start
    found = [(piece, row.name) for piece, row in state.table(Named).items() if piece.startswith(side) and row.name]
    return [name for _, name in sorted(found)]


def test_two_people_choose_a_band_each(skirmish: Skirmish, shelf: BandShelf) -> None:
    turn(skirmish, "Blue: ", 1 - len(CATALOG.personalities) - 1)
    turn(skirmish, "Red is led by", 1)
    turn(skirmish, "Blue is led by", 2)
    assert control(skirmish, "Red is led by").label == "Red is led by: Archers"
    assert control(skirmish, "Blue is led by").label == "Blue is led by: Wardens"
    archers, wardens = (one.band for one in shelf.listed())
    assert archers is not None and wardens is not None
    scene = battle(skirmish)
    assert sorted(names(scene, "red")) == sorted(one.identity.name for one in archers.commanders)
    assert sorted(names(scene, "blue")) == sorted(one.identity.name for one in wardens.commanders[:3])


def test_who_finds_no_place_is_named(skirmish: Skirmish, shelf: BandShelf) -> None:
    turn(skirmish, "Blue is led by", 2)
    wardens = shelf.load("band-0002")
    label = f"Blue has 3 places; {wardens.commanders[3].identity.name} will stay away."
    assert control(skirmish, "Blue has").label == label


def test_both_sides_prices_are_told_and_a_warning_where_they_are_far_apart(
    skirmish: Skirmish, context: Context, catalog: Catalog
) -> None:
    assert control(skirmish, "Troops: ").label == "Troops: Red 218 gold, Blue 218 gold"
    assert not any("far apart" in seen.label for seen in skirmish.tree())
    assert context.bands is not None
    (one,) = at_random(1, 1, 1, CRESTS, catalog)
    context.bands.save(Band("Alone", (replace(one, troop=Troop()),)))
    scene = Skirmish(context)
    draw(scene)
    turn(scene, "Red is led by", 1)
    assert control(scene, "Troops: ").label == "Troops: Red 0 gold, Blue 218 gold"
    assert any("The troops are far apart in price" in seen.label for seen in scene.tree())


def test_those_at_random_follow_from_the_seed_and_the_level(skirmish: Skirmish) -> None:
    turn(skirmish, "Red is led by", -1)
    turn(skirmish, "Level at random", 4)
    first = names(battle(skirmish), "red")
    assert names(battle(skirmish), "red") == first
    turn(skirmish, "Luck", 1)
    assert names(battle(skirmish), "red") != first


def test_the_page_of_bands_is_reached_and_looked_at_again(skirmish: Skirmish, shelf: BandShelf) -> None:
    turn(skirmish, "Red is led by", 1)
    focus(skirmish, "Bands")
    assert isinstance(skirmish.handle(Click(*control(skirmish, "Bands").rect.center)), Push)
    shelf.delete("band-0001")
    skirmish.update(16)
    draw(skirmish)
    assert control(skirmish, "Red is led by").label == "Red is led by: those on the map"
