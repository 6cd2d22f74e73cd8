"""The skirmish's choices, the result, and starting straight in a battle."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game import app, paths
from game.campaign.reading import read_record
from game.campaign.record import verify
from game.content.catalog import Catalog
from game.content.problems import Refused
from game.core.engine import Engine
from game.core.entity import Verdict
from game.rules.commander.position import marks
from game.rules.commander.rules import CommanderRules
from game.scenes.battle.maps import list_maps, opened
from game.scenes.battle.records import keep
from game.scenes.battle.scene import Battle
from game.scenes.context import Context
from game.scenes.result import Result, summary_of
from game.scenes.skirmish import Skirmish
from game.scenes.stack import Pop, Replace, SceneStack
from game.scenes.title import Title
from game.ui.intents import AltClick, Cancel, Click, Confirm, Cursor, Intent, Quit, Resize
from game.ui.widgets import Seen
from tests.maps.builder import Pack, tmx
from tests.scenes.conftest import Open
from tests.scenes.stage import Stage
from tests.scenes.test_battle import LAST_STAND


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A maps' folder with a sound map and a broken one."""
    root = tmp_path / "maps"
    (root / "battle").mkdir(parents=True)
    sound = Pack(root).write(tmx(tilesets='<tileset firstgid="1" source="../tiles.tsx"/>'))
    sound.rename(root / "battle" / "a_meadow.tmx")
    (root / "here.tiled-project").write_text("{}", encoding="utf-8")
    (root / "battle" / "b_ruin.tmx").write_text("<map", encoding="utf-8")
    return root


@pytest.fixture
def skirmish(context: Context, folder: Path) -> Skirmish:
    context.maps_folders = (folder,)
    scene = Skirmish(context)
    draw(scene)
    return scene


def draw(scene: Skirmish | Result) -> None:
    surface = pygame.display.get_surface()
    assert surface is not None
    scene.draw(surface)


def control(scene: Skirmish | Result, label: str) -> Seen:
    return next(seen for seen in scene.tree() if seen.label.startswith(label))


def press(scene: Skirmish | Result, label: str) -> object:
    draw(scene)
    return scene.handle(Click(*control(scene, label).rect.center))


def test_every_map_is_listed_and_a_broken_one_says_why(folder: Path, catalog: Catalog) -> None:
    sound, broken = list_maps((folder,), catalog.commander)
    assert (sound.title, sound.complaint) == ("A Meadow", "")
    assert sound.loaded is not None
    assert (broken.title, broken.loaded) == ("B Ruin", None)
    assert broken.complaint.startswith(f"{(folder / 'battle' / 'b_ruin.tmx').as_posix()}:")


def test_a_later_folders_map_replaces_one_of_the_same_name(folder: Path, tmp_path: Path, catalog: Catalog) -> None:
    other = tmp_path / "pack"
    shutil.copytree(folder, other)
    (other / "battle" / "a_meadow.tmx").write_text("", encoding="utf-8")
    assert [entry.loaded is None for entry in list_maps((folder, other), catalog.commander)] == [True, True]


def test_a_battle_begins_with_what_was_chosen_by_mouse(skirmish: Skirmish) -> None:
    red = control(skirmish, "Red: by hand").rect
    skirmish.handle(Click(red.right - 20, red.centery))
    begun = press(skirmish, "Begin the battle")
    assert isinstance(begun, Replace)
    assert isinstance(begun.scene, Battle)
    begun.scene.match.close()
    assert begun.scene.match.setup.players == {"red": "steady", "blue": "steady"}


def test_a_battle_begins_with_what_was_chosen_by_keys(skirmish: Skirmish) -> None:
    seed = int(control(skirmish, "Luck").label.rpartition(" ")[2])
    down, right = Cursor(0, 1), Cursor(1, 0)
    for intent in (down, down, right, down, down, down, down, right, down, down):
        assert skirmish.handle(intent) is None
    begun = skirmish.handle(Confirm())
    assert isinstance(begun, Replace)
    assert isinstance(begun.scene, Battle)
    begun.scene.match.close()
    assert begun.scene.match.setup.players == {"red": "", "blue": "bold"}
    assert begun.scene.match.setup.seed == (seed + 1) % 1_000_000


def test_other_luck_is_drawn_by_a_button(skirmish: Skirmish) -> None:
    before = {control(skirmish, "Luck").label}
    for _ in range(4):
        press(skirmish, "Draw other luck")
        before.add(control(skirmish, "Luck").label)
    assert len(before) > 1


def test_a_broken_map_cannot_be_begun(skirmish: Skirmish) -> None:
    skirmish.handle(Cursor(1, 0))
    draw(skirmish)
    assert [seen.label for seen in skirmish.tree()] == ["Map: B Ruin", "Back"]


def test_without_maps_only_the_way_back_is_left(context: Context, tmp_path: Path) -> None:
    context.maps_folders = (tmp_path,)
    scene = Skirmish(context)
    draw(scene)
    assert [seen.label for seen in scene.tree()] == ["There are no battle maps.", "Back"]


@pytest.mark.parametrize("intent", [Cancel(), AltClick(5, 5), Quit()])
def test_the_skirmish_is_left_without_a_choice(skirmish: Skirmish, intent: Intent) -> None:
    assert skirmish.handle(intent) == Pop()


SIZES = [(1280, 720), (1920, 1080), (960, 540), (1600, 500), (400, 300), (320, 240)]


@pytest.mark.parametrize("size", SIZES)
def test_the_skirmish_is_drawn_at_any_size(skirmish: Skirmish, context: Context, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size)
    context.text.resize(*size)
    skirmish.handle(Resize(*size))
    draw(skirmish)
    assert skirmish.changed is False


def test_in_a_low_window_the_choice_in_focus_is_in_sight(skirmish: Skirmish, context: Context) -> None:
    window = pygame.display.set_mode((400, 300)).get_rect()
    context.text.resize(400, 300)
    skirmish.handle(Resize(400, 300))
    for _ in skirmish.tree():
        draw(skirmish)
        assert window.contains(next(seen.rect for seen in skirmish.tree() if seen.focused))
        skirmish.handle(Cursor(0, 1))


@pytest.fixture
def lost(battle: Open) -> Stage:
    """A battle that blue has won."""
    stage = battle(LAST_STAND, blue="bold")
    stage.click_key("end_turn")
    stage.do(Confirm())
    stage.rest()
    return stage


def test_the_result_says_who_won_why_and_what_it_cost(lost: Stage) -> None:
    result = lost.result
    assert result is not None
    draw(result)
    assert [seen.label for seen in result.tree()][:2] == ["Blue wins", "No enemy commander is left. It took 1 round."]
    losses = result.summary.losses["red"]
    assert (losses.fallen, losses.pieces, losses.commanders, losses.hp) == (1, 1, 1, 0)


def test_from_the_result_one_goes_back_or_plays_again_with_another_seed(lost: Stage) -> None:
    result = lost.result
    assert result is not None
    assert press(result, "Back to the title") == Pop()
    again = press(result, "Play again")
    assert isinstance(again, Replace)
    assert isinstance(again.scene, Battle)
    again.scene.match.close()
    assert again.scene.match.setup.start == lost.battle.match.setup.start
    assert again.scene.match.setup.seed != lost.battle.match.setup.seed


@pytest.mark.parametrize("size", SIZES)
def test_the_result_is_drawn_at_any_size(lost: Stage, size: tuple[int, int]) -> None:
    assert lost.result is not None
    pygame.display.set_mode(size)
    lost.context.text.resize(*size)
    lost.result.handle(Resize(*size))
    draw(lost.result)
    buttons = [seen for seen in lost.result.tree() if seen.role == "button"]
    assert all(pygame.Rect((0, 0), size).contains(seen.rect) for seen in buttons)


def test_a_draw_has_no_winner(lost: Stage) -> None:
    end = lost.state.having("battle", Verdict("", "no_news"))
    summary = summary_of(lost.battle.match.session.start, end)
    result = Result(lost.context, summary, lambda: lost.battle)
    draw(result)
    assert result.tree()[0].label == "A draw"
    assert result.tree()[1].label.startswith("For too long neither side gained anything.")


@pytest.mark.usefixtures("lost")
def test_the_record_of_a_battle_can_be_played_again(catalog: Catalog, tmp_path: Path) -> None:
    (file,) = tmp_path.rglob("battle-*.toml")
    engine = Engine(CommanderRules(catalog.commander))
    assert verify(read_record(file), engine, catalog.hash, marks(catalog.commander.terrain)) is None


def test_records_are_numbered_on(tmp_path: Path) -> None:
    (tmp_path / "battle-0041.toml").write_text("", encoding="utf-8")
    (tmp_path / "battle-other.toml").write_text("", encoding="utf-8")
    assert keep("text", tmp_path).name == "battle-0042.toml"


POSITION = """
board
.f~
H.=
pieces
red-1 knight red 0,0
blue-1 mage blue 2,1
turns
red-1* blue-1
"""


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "the_ford.txt"
    path.write_text(POSITION, encoding="utf-8")
    return path


def test_a_position_alone_is_a_battle_on_plain_ground(position: Path, catalog: Catalog) -> None:
    setup = opened(None, position, (paths.maps_folder(),), catalog)
    assert (setup.name, dict(setup.players)) == ("The Ford", {"red": "", "blue": "steady"})
    assert (setup.picture.width, setup.picture.height) == (3, 2)
    assert len(set(setup.picture.layers[0].gids)) == 5


def test_a_position_as_large_as_the_map_takes_its_picture(folder: Path, tmp_path: Path, catalog: Catalog) -> None:
    path = tmp_path / "on_the_meadow.txt"
    board = "board\n" + "......\n" * 4 + "pieces\nred-1 knight red 0,0\nblue-1 mage blue 5,3\n"
    path.write_text(board, encoding="utf-8")
    setup = opened(folder / "battle" / "a_meadow.tmx", path, (paths.maps_folder(),), catalog)
    assert setup.picture.tilesets[0].name == "tiles"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("pieces\n", "a board has 1 to 256 rows and columns"),
        (POSITION.replace("red", "gold"), "there is no side 'gold'; the sides are red, blue, green, violet"),
        (POSITION.replace("blue-1 mage blue 2,1\n", "").replace("turns\nred-1* blue-1", ""), "needs two sides"),
    ],
)
def test_a_position_that_cannot_be_played_is_told_in_a_sentence(
    position: Path, catalog: Catalog, text: str, sentence: str
) -> None:
    position.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=sentence):
        opened(None, position, (paths.maps_folder(),), catalog)


def test_a_position_that_is_not_there_is_told_in_a_sentence(tmp_path: Path, catalog: Catalog) -> None:
    with pytest.raises(ValueError, match=r"it cannot be read \(No such file or directory\)"):
        opened(None, tmp_path / "nowhere.txt", (paths.maps_folder(),), catalog)


def test_a_position_that_is_no_text_or_no_file_is_told_in_a_sentence(tmp_path: Path, catalog: Catalog) -> None:
    blob = tmp_path / "blob.txt"
    blob.write_bytes(b"board\n\xff\xfe")
    with pytest.raises(ValueError, match=r"blob.txt: it is not text in UTF-8$"):
        opened(None, blob, (paths.maps_folder(),), catalog)
    with pytest.raises(ValueError, match="it is not a file"):
        opened(None, tmp_path, (paths.maps_folder(),), catalog)


def test_a_map_that_is_broken_is_refused_with_its_problems(folder: Path, catalog: Catalog) -> None:
    with pytest.raises(Refused):
        opened(folder / "battle" / "b_ruin.tmx", None, (folder,), catalog)


def test_the_makers_make_what_the_title_offers(context: Context) -> None:
    title = Title(context)
    draw_title = pygame.display.get_surface()
    assert draw_title is not None
    title.draw(draw_title)
    stack = SceneStack(title)
    stack.handle(Confirm())
    assert stack.top is not None
    assert stack.top.name == "new game"


@pytest.mark.parametrize("start", [Skirmish, None])
def test_closing_the_window_leaves_every_scene(
    context: Context, position: Path, start: Callable[[Context], Skirmish] | None
) -> None:
    context.start_position = position
    stack = SceneStack(Title(context))
    scene = start(context) if start else context.make("battle")
    stack.follow(app.Push(scene))
    loop = app.Loop(context, stack, tell=False)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert loop.frame() is False


def test_a_watcher_is_told_where_everything_is_only_if_it_asks(
    context: Context, skirmish: Skirmish, capfd: pytest.CaptureFixture[str]
) -> None:
    stack = SceneStack(skirmish)
    skirmish.changed = True
    app.Loop(context, stack, tell=True).show()
    skirmish.changed = True
    app.Loop(context, stack, tell=True, details=True).show()
    plain, again, details = capfd.readouterr().err.splitlines()
    assert (plain, again) == ("ready: skirmish", "ready: skirmish")
    assert details.startswith('controls: {"focus": "Map: A Meadow", "at": {"Map: A Meadow": [')
