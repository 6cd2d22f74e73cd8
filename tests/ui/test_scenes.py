"""The stack of scenes, the title, and the loop around them."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pygame
import pytest

from game import app, paths
from game.scenes.context import Context
from game.scenes.loop import Loop
from game.scenes.stack import Pop, Push, Replace, Reset, Scene, SceneStack, Transition
from game.scenes.title import Title
from game.settings import DEFAULT_BINDINGS, Settings
from game.ui.figures import FigureCache
from game.ui.input import Input, Listen
from game.ui.intents import Cancel, Click, Confirm, Cursor, Intent, Quit, Typed
from game.ui.text import Text
from game.ui.theme import Theme

Makers = Mapping[str, Callable[[Context], Scene]]


class Page:
    """A scene that answers a confirm with what it was given and is drawn by filling the window."""

    def __init__(self, name: str, answer: Transition | None = None) -> None:
        self.name = name
        self.changed = True
        self.busy = False
        self.drawn = 0
        self._answer = answer

    def handle(self, intent: Intent) -> Transition | None:
        return self._answer if isinstance(intent, Confirm) else Pop() if isinstance(intent, Cancel) else None

    def update(self, dt: int) -> Transition | None:  # noqa: ARG002 - nothing moves here
        return None

    def draw(self, surface: pygame.Surface) -> None:
        self.changed = False
        self.drawn += 1
        surface.fill("white")


def context(text: Text, makers: Makers) -> Context:
    return Context(
        settings=Settings(),
        text=text,
        theme=Theme(text),
        figures=FigureCache(),
        input=Input(DEFAULT_BINDINGS),
        content_folders=(paths.content_folder(),),
        maps_folders=(paths.maps_folder(),),
        makers=makers,
        opener=app.opener,
    )


@pytest.fixture
def skirmish() -> Page:
    return Page("skirmish")


@pytest.fixture
def title(text: Text, skirmish: Page) -> Title:
    return Title(context(text, {"skirmish": lambda _: skirmish}))


@pytest.mark.parametrize(
    ("kind", "names"),
    [(Push, ["below", "top", "new"]), (Replace, ["below", "new"]), (Reset, ["new"])],
)
def test_a_transition_changes_the_stack(kind: type[Push | Replace | Reset], names: list[str]) -> None:
    new = Page("new")
    stack = SceneStack(Page("below"))
    stack.follow(Push(Page("top", kind(new))))
    stack.handle(Confirm())
    found: list[str] = []
    while stack.top:
        found.insert(0, stack.top.name)
        stack.handle(Cancel())
    assert found == names


def test_the_scene_that_comes_to_the_top_is_drawn_anew() -> None:
    below = Page("below")
    below.changed = False
    stack = SceneStack(below)
    stack.follow(Push(Page("top")))
    stack.follow(Pop())
    assert below.changed


def test_the_title_offers_only_what_exists(text: Text, title: Title) -> None:
    assert [seen.label for seen in title.tree()] == ["Skirmish", "Quit"]
    assert [seen.label for seen in Title(context(text, {})).tree()] == ["Quit"]


def test_confirming_the_first_entry_opens_the_skirmish(title: Title, skirmish: Page) -> None:
    assert title.handle(Confirm()) == Push(skirmish)


def test_clicking_an_entry_where_it_is_drawn_opens_it(title: Title, window: pygame.Surface) -> None:
    title.draw(window)
    quit_rect = next(seen.rect for seen in title.tree() if seen.label == "Quit")
    assert title.handle(Click(*quit_rect.center)) == Pop()


def test_down_and_confirm_leaves_and_so_do_cancel_and_closing(title: Title) -> None:
    title.handle(Cursor(0, 1))
    assert [title.handle(intent) for intent in (Confirm(), Cancel(), Quit())] == [Pop()] * 3


def test_a_complaint_is_shown_and_hides_what_cannot_be_played(title: Title) -> None:
    title.complain("units.toml:footman.attack: too large")
    assert [seen.label for seen in title.tree()] == ["units.toml:footman.attack: too large", "Quit"]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 540), (1600, 500), (400, 300), (320, 240)])
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_every_entry_of_the_title_lies_inside_the_window(size: tuple[int, int], percent: int) -> None:
    pygame.display.init()
    pygame.font.init()
    window = pygame.display.set_mode(size)
    text = Text(paths.assets_folder() / "fonts", percent=percent, window=size)
    title = Title(context(text, {"skirmish": lambda _: Page("skirmish")}))
    title.draw(window)
    assert all(window.get_rect().contains(seen.rect) for seen in title.tree())


def test_a_still_scene_is_drawn_once(text: Text) -> None:
    page = Page("page")
    loop = Loop(context(text, {}), SceneStack(page), tell=False)
    for _ in range(4):
        assert loop.frame()
    assert page.drawn == 1


def test_a_resized_window_is_drawn_anew_with_text_to_match(text: Text) -> None:
    page = Page("page")
    loop = Loop(context(text, {}), SceneStack(page), tell=False)
    loop.frame()
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=1920, h=1080, size=(1920, 1080)))
    loop.frame()
    assert page.drawn == 2
    assert text.unit == 24


def test_a_window_of_200_by_150_asks_to_be_enlarged(text: Text) -> None:
    window = pygame.display.set_mode((200, 150))
    page = Page("page")
    loop = Loop(context(text, {}), SceneStack(page), tell=False)
    assert loop.frame()
    assert page.drawn == 0
    assert len({tuple(window.get_at((x, y))) for x in range(0, 200, 2) for y in range(60, 90)}) > 2


def test_each_scene_says_once_that_it_is_ready(text: Text, capfd: pytest.CaptureFixture[str]) -> None:
    second = Page("second")
    stack = SceneStack(Page("first", Push(second)))
    loop = Loop(context(text, {}), stack, tell=True)
    loop.frame()
    stack.handle(Confirm())
    loop.frame()
    loop.frame()
    assert capfd.readouterr().err == "ready: first\nready: second\n"


def test_refused_content_is_told_whole_and_leaves_only_the_way_out(
    title: Title, text: Text, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "commander").mkdir()
    (tmp_path / "commander" / "units.toml").write_text("[footman", encoding="utf-8")
    given = context(text, {})
    given.content_folders = (tmp_path,)
    assert app.load_content(given, title) == 1
    told = capfd.readouterr().err.splitlines()
    assert len(told) > 1
    assert title.tree()[0].label == told[0]


def test_a_crash_keeps_what_was_played_and_says_where(
    text: Text, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    given = context(text, {})
    given.record = lambda: "round 3: move horse1 c4 c5"
    with app.CrashGuard(given) as guard:
        raise RuntimeError("the bridge is gone")
    (file,) = tmp_path.rglob("crash-1.txt")
    assert guard.code == 1
    assert "RuntimeError: the bridge is gone" in file.read_text(encoding="utf-8")
    assert file.with_suffix(".toml").read_text(encoding="utf-8") == "round 3: move horse1 c4 c5"
    (log,) = tmp_path.rglob("hearthbanner.log")
    assert "ERROR the game has crashed" in log.read_text(encoding="utf-8")
    assert capfd.readouterr().err == f"Hearthbanner has crashed; what was being played is kept in {file}\n"


class Typing(Page):
    """A scene with a text field for digits."""

    listen = Listen("0123456789")

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.heard: list[Intent] = []

    def handle(self, intent: Intent) -> Transition | None:
        self.heard.append(intent)
        return super().handle(intent)


def press(code: int, character: str) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=character, scancode=0))


def test_keys_are_heard_as_the_top_scene_listens(text: Text) -> None:
    below, page = Page("below"), Typing("page")
    stack = SceneStack(below)
    stack.follow(Push(page))
    loop = Loop(context(text, {}), stack, tell=False)
    press(pygame.K_7, "7")
    loop.frame()
    assert Typed("7") in page.heard
    stack.follow(Pop())
    loop.frame()
    assert loop._context.input.listen == Listen()


def test_caps_are_drawn_anew_when_the_hand_takes_another_device(text: Text) -> None:
    page, given = Page("page"), context(text, {})
    loop = Loop(given, SceneStack(page), tell=False)
    loop.frame()
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_X, instance_id=0))
    loop.frame()
    assert (given.caps.device, page.drawn) == ("pad", 2)


def test_the_size_the_player_gave_the_window_is_remembered(text: Text) -> None:
    given = context(text, {})
    loop = Loop(given, SceneStack(Page("page")), tell=False)
    for size in ((1600, 900), (100, 100)):
        pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))
        loop.frame()
    assert (given.settings.window_width, given.settings.window_height) == (1600, 900)
