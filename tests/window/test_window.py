"""The game in a real window: whole battles won by mouse, by keys, by pad alone, and by all of them mixed."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.maps.builder import Pack, commander, tmx, unit
from tests.window.driver import Game, Screen, played
from tests.window.hands import Hand, Keys, Mouse

TOOLS = ("Xvfb", "xdotool")
MISSING = [tool for tool in TOOLS if shutil.which(tool) is None]

pytestmark = [
    pytest.mark.window,
    pytest.mark.xdist_group("window"),
    pytest.mark.skipif(bool(MISSING), reason=f"a real window needs {' and '.join(MISSING)}"),
]

AT_ONCE = "animation = 0\n"

FIELD = ("............", "....f.......", "............", "............", "............")


@pytest.fixture
def maps(tmp_path: Path) -> Path:
    """A maps' folder with one small battle in which red is much the stronger."""
    root = tmp_path / "maps"
    (root / "battle").mkdir(parents=True)
    (root / "here.tiled-project").write_text("{}", encoding="utf-8")
    reds = [commander(1, 1, 1), *(unit(n, n, 2, 1) for n in (2, 3, 4))]
    more = [commander(5, 1, 3), *(unit(n, n - 4, 4, 5) for n in (6, 7, 8))]
    blues = [commander(9, 10, 1, "blue", "mage"), unit(10, 9, 2, 9, "witch")]
    text = tmx(FIELD, "".join(reds + more + blues), tilesets='<tileset firstgid="1" source="../tiles.tsx"/>')
    Pack(root).write(text).rename(root / "battle" / "a_field.tmx")
    return root


@pytest.fixture
def screen() -> Iterator[Screen]:
    screen = Screen()
    yield screen
    screen.close()


def play(game: Game, hand: Hand) -> str:
    """Act whenever the game rests, until the result is shown; what can be pressed and read there."""
    for _ in range(400):
        board = game.board()
        if board is None:
            return game.until("controls: ")
        hand.act(board)
    raise AssertionError(game.heard[-3:])


def test_a_battle_is_won_by_mouse_alone_from_the_title_on(screen: Screen, maps: Path, tmp_path: Path) -> None:
    with Game(screen, tmp_path, ("play", "--maps", str(maps)), settings=AT_ONCE) as game:
        game.until("ready: title")
        game.click(game.told("controls: ")["at"]["Skirmish"])
        game.until("ready: skirmish")
        game.click(game.told("controls: ")["at"]["Begin the battle"])
        game.until("ready: battle")
        game.sent = 0
        result = play(game, Mouse(game))
        assert won_by("red", tmp_path)
        game.click(json.loads(result.removeprefix("controls: "))["at"]["Back to the title"])
        game.until("ready: title")
        game.click(game.told("controls: ")["at"]["Quit"])
        assert game.closed() == 0


def test_a_battle_is_won_by_keys_alone_from_the_title_on(screen: Screen, maps: Path, tmp_path: Path) -> None:
    with Game(screen, tmp_path, ("play", "--maps", str(maps)), settings=AT_ONCE) as game:
        game.until("ready: title")
        game.until("controls: ")
        game.key("Down", "Return")
        game.until("ready: skirmish")
        game.key(*["Up"] * 3, "Return")
        game.until("ready: battle")
        game.sent = 0
        play(game, Keys(game))
        assert won_by("red", tmp_path)
        game.key("Return")
        game.until("ready: title")
        game.key("Escape")
        assert game.closed() == 0


def test_a_battle_is_won_by_pad_alone_from_the_title_on(screen: Screen, maps: Path, tmp_path: Path) -> None:
    told = played(screen, tmp_path, maps, "pad")
    assert told["driver"] == "x11"
    assert told["scenes"] == ["title", "skirmish", "battle", "result", "title"]
    assert {device for devices in told["turns"] for device in devices} == {"pad"}
    assert won_by("red", tmp_path)


def test_a_battle_is_won_with_mouse_keys_and_pad_in_one_turn(screen: Screen, maps: Path, tmp_path: Path) -> None:
    told = played(screen, tmp_path, maps, "mixed")
    assert told["driver"] == "x11"
    assert ["keyboard", "mouse", "pad"] in told["turns"]
    assert won_by("red", tmp_path)


def won_by(side: str, home: Path) -> bool:
    """Whether the record of the one battle that was played ends with this side's victory."""
    (file,) = home.rglob("battle-*.toml")
    return f'Verdict {{"winner": "{side}"' in file.read_text(encoding="utf-8").replace('\\"', '"')


def test_keys_pressed_and_let_go_elsewhere_decide_nothing(screen: Screen, maps: Path, tmp_path: Path) -> None:
    map_ = maps / "battle" / "a_field.tmx"
    with Game(screen, tmp_path, ("play", "--map", str(map_)), settings=AT_ONCE) as game:
        game.until("ready: battle")
        before = game.board()
        game.key("alt", "shift", "ctrl", "XF86AudioRaiseVolume")
        game.sent = 0
        game.key("Tab")
        game.sent = 1
        after = game.board()
        assert before is not None
        assert after is not None
        assert (before["inputs"], after["inputs"]) == (0, 1)
        assert after["mode"] == "chosen"


def test_a_map_that_is_not_there_is_told_in_one_sentence(screen: Screen, tmp_path: Path) -> None:
    with Game(screen, tmp_path, ("play", "--map", str(tmp_path / "nowhere.tmx"))) as game:
        assert game.closed() == 1
    told = [line for line in game.heard if "nowhere.tmx" in line]
    assert len(told) == 1
