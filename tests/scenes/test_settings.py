"""The settings scene: every change is used and kept at once, and nothing on it lies badly."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game import app, i18n, paths
from game.scenes.battle.scene import Battle
from game.scenes.context import Context
from game.scenes.settings import SettingsScene
from game.scenes.settings.draft import Draft
from game.scenes.settings.keys_page import intent_names
from game.scenes.settings.pages import languages_in
from game.scenes.skirmish import Skirmish
from game.scenes.stack import Pop, Replace
from game.scenes.title import Title
from game.settings import DEFAULT_BINDINGS, Settings, load
from game.tools.longer import Longer
from game.ui.intents import (
    AltClick,
    Cancel,
    Click,
    Confirm,
    Cursor,
    Drag,
    Erase,
    FocusLost,
    Intent,
    KeyCaught,
    Menu,
    Next,
    Point,
    Previous,
    Resize,
    Scroll,
    Typed,
)
from game.ui.widgets import Seen
from tests.helpers.layout import faults

DOWN, RIGHT, LEFT = Cursor(0, 1), Cursor(1, 0), Cursor(-1, 0)
PAGES = ("Display", "Motion", "Sound", "Keys")


class Sheet:
    """The scene with a hand upon it."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.scene = SettingsScene(context)
        self.draw()

    def draw(self) -> None:
        surface = pygame.display.get_surface()
        assert surface is not None
        self.scene.draw(surface)

    def do(self, *intents: Intent) -> object:
        answer: object = None
        for intent in intents:
            answer = self.scene.handle(intent)
            self.draw()
        return answer

    @property
    def focus(self) -> Seen:
        return next(seen for seen in self.scene.tree() if seen.focused)

    def seen(self, label: str) -> Seen:
        return next(seen for seen in self.scene.tree() if seen.label.startswith(label))

    def page(self, name: str) -> None:
        while self.seen(name).state != "chosen":
            self.do(Next())

    def go(self, label: str) -> None:
        """Down to a control."""
        for _ in range(40):
            if self.focus.label.startswith(label):
                return
            self.do(DOWN)
        raise AssertionError(f"there is no way to {label}")


@pytest.fixture
def sheet(context: Context) -> Sheet:
    context.change(Settings())
    context.keep = app.keep_settings
    return Sheet(context)


def kept() -> Settings:
    return load(paths.settings_file()).settings


# -- every setting


@pytest.mark.parametrize(
    ("page", "label", "step", "name", "value"),
    [
        ("Display", "Text size", RIGHT, "text_size", 110),
        ("Display", "Readable typeface", RIGHT, "readable_typeface", True),
        ("Display", "Window", RIGHT, "window_width", 1600),
        ("Display", "Full screen", RIGHT, "fullscreen", True),
        ("Display", "Graphics card", RIGHT, "present", "on"),
        ("Motion", "Speed", RIGHT, "animation", 3),
        ("Motion", "Less motion", RIGHT, "reduced_motion", True),
    ],
)
def test_a_change_is_used_and_kept_at_once(
    sheet: Sheet, page: str, label: str, step: Intent, name: str, value: object
) -> None:
    sheet.page(page)
    sheet.go(label)
    sheet.do(step)
    assert getattr(sheet.context.settings, name) == value
    assert getattr(kept(), name) == value


def test_the_text_grows_at_once(sheet: Sheet) -> None:
    sheet.go("Text size")
    sheet.do(*[RIGHT] * 10)
    assert sheet.context.text.unit == 32


def test_the_typeface_changes_at_once(sheet: Sheet) -> None:
    before = sheet.context.text.width("Hearthbanner", "serif")
    sheet.go("Readable typeface")
    sheet.do(RIGHT)
    assert sheet.context.text.width("Hearthbanner", "serif") != before


def test_the_window_and_its_text_change_at_once(sheet: Sheet) -> None:
    sheet.go("Window")
    sheet.do(LEFT)
    surface = pygame.display.get_surface()
    assert surface is not None
    assert surface.get_size() == (960, 540)
    assert sheet.context.text.unit == 14


def test_a_window_dragged_to_another_size_is_among_the_sizes(sheet: Sheet) -> None:
    sheet.context.settings = Settings(window_width=1111, window_height=640)
    sheet.do(Resize(1111, 640))
    assert sheet.seen("Window").label == "Window: 1111 \u00d7 640"


def test_in_full_screen_the_windows_size_cannot_be_chosen(sheet: Sheet) -> None:
    sheet.go("Full screen")
    sheet.do(RIGHT)
    assert sheet.seen("Window").state == "disabled"


def test_what_is_used_at_the_next_start_says_so(sheet: Sheet) -> None:
    sheet.go("Graphics card")
    assert sheet.scene.tree()[-1].label.endswith("Used when the game is started the next time.")


def test_volumes_wait_for_sound_and_say_why(sheet: Sheet) -> None:
    sheet.page("Sound")
    assert [seen.state for seen in sheet.scene.tree() if seen.role == "slider"] == ["disabled"] * 3
    assert "no sound in the game yet" in sheet.seen("<!asleep>").label


def test_languages_are_those_there_are_catalogues_for(tmp_path: Path) -> None:
    for code in ("de", "pt_BR"):
        (tmp_path / code / "LC_MESSAGES").mkdir(parents=True)
        (tmp_path / code / "LC_MESSAGES" / "hearthbanner.mo").write_bytes(b"")
    (tmp_path / "hearthbanner.pot").write_text("", encoding="utf-8")
    assert languages_in(tmp_path) == ("de", "pt_BR")


def test_settings_that_cannot_be_written_are_used_all_the_same_and_it_is_said_once(
    sheet: Sheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "file"))
    sheet.go("Text size")
    sheet.do(RIGHT)
    assert sheet.context.settings.text_size == 110
    told = sheet.scene.tree()[-1].label
    assert told.startswith("The settings could not be written (")
    assert told.count("\n") == 0


# -- keys


def test_every_intent_that_can_be_bound_has_a_name() -> None:
    assert set(intent_names()) == {name for name, _keys in DEFAULT_BINDINGS}


def test_a_key_is_bound_by_pressing_it(sheet: Sheet) -> None:
    sheet.page("Keys")
    sheet.go("Wait")
    sheet.do(Confirm())
    assert sheet.scene.listen.key
    sheet.do(KeyCaught("j"))
    assert sheet.context.settings.keys("wait") == ("j", ".")
    assert kept().keys("wait") == ("j", ".")
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_j, mod=0, unicode="j", scancode=0))
    assert [type(intent).__name__ for intent in sheet.context.input.poll(0)] == ["Wait"]
    assert sheet.context.caps.label("wait") == "J"


def test_a_key_that_means_something_else_is_shown_and_waits_until_that_is_settled(sheet: Sheet) -> None:
    sheet.page("Keys")
    sheet.go("Wait")
    sheet.do(Confirm(), KeyCaught("z"))
    assert sheet.context.settings.keys("wait") == ("w", ".")
    assert sheet.seen("<!warning>").label == "<!warning> Z would mean both: Take back and Wait."
    assert [seen.label for seen in sheet.scene.tree() if seen.state == "clash"] == ["Wait: Z", "Take back: Z"]
    sheet.go("Take back")
    sheet.do(Confirm(), KeyCaught("j"))
    assert sheet.context.settings.keys("wait") == ("z", ".")
    assert sheet.context.settings.keys("undo") == ("j", "u")
    assert not [seen for seen in sheet.scene.tree() if seen.state == "clash"]


def test_one_binding_is_put_back(sheet: Sheet) -> None:
    sheet.page("Keys")
    sheet.go("Wait")
    sheet.do(Confirm(), KeyCaught("j"), RIGHT, RIGHT)
    assert sheet.focus.label == "Usual"
    sheet.do(Confirm())
    assert sheet.context.settings == Settings()


def test_all_bindings_are_put_back_after_a_question(sheet: Sheet) -> None:
    sheet.page("Keys")
    sheet.go("Wait")
    sheet.do(Confirm(), KeyCaught("j"))
    for answer, left in (((Confirm(),), ("j", ".")), ((DOWN, Confirm()), ("w", "."))):
        sheet.go("Usual keys for everything")
        sheet.do(Confirm(), *answer)
        assert sheet.context.settings.keys("wait") == left


def test_the_same_key_in_both_slots_changes_places() -> None:
    draft = Draft(DEFAULT_BINDINGS)
    draft.put("wait", 0, ".")
    assert dict(draft.bindings())["wait"] == (".", "w")
    assert draft.clashes() == {}


def test_a_key_that_was_waited_for_in_vain_leaves_the_scene_open(sheet: Sheet) -> None:
    sheet.page("Keys")
    assert sheet.do(Confirm(), Cancel()) is None
    assert not sheet.scene.listen.key
    assert sheet.do(Cancel()) == Pop()


# -- the scene


@pytest.mark.parametrize("intent", [Cancel(), AltClick(5, 5), Menu()])
def test_the_scene_is_left_by_every_way_back(sheet: Sheet, intent: Intent) -> None:
    assert sheet.do(intent) == Pop()


def test_opened_again_it_goes_on_where_it_was_left(sheet: Sheet) -> None:
    sheet.page("Keys")
    sheet.go("Wait")
    again = Sheet(sheet.context)
    assert (again.seen("Keys").state, again.focus.label) == ("chosen", "Wait: W")


def hands(chance: random.Random) -> Iterator[Intent]:
    """Intents without end."""
    while True:
        x, y = chance.randrange(1280), chance.randrange(720)
        yield chance.choice(
            (
                DOWN, RIGHT, LEFT, Cursor(0, -1), Next(), Previous(), Confirm(), Point(x, y), Click(x, y),
                Drag(x - 640, y - 360), Scroll(chance.choice((-1, 1))), KeyCaught(chance.choice("abcdefghijkl")),
                Typed("3"), Erase(), FocusLost(), Resize(*chance.choice(((960, 540), (1280, 720), (400, 300)))),
            )
        )  # fmt: skip


@pytest.mark.parametrize(("seed", "count"), [(0, 150), (1, 150), pytest.param(2, 2000, marks=pytest.mark.long)])
def test_a_monkey_does_no_harm(sheet: Sheet, seed: int, count: int) -> None:
    stream = hands(random.Random(seed))
    for _ in range(count):
        intent = next(stream)
        if isinstance(intent, Resize):
            pygame.display.set_mode((intent.width, intent.height))
            sheet.context.text.resize(intent.width, intent.height)
        sheet.do(intent)
    assert sum(seen.focused for seen in sheet.scene.tree()) == 1
    assert load(paths.settings_file()).complaint == ""


@pytest.mark.parametrize("make", [Title, Skirmish])
@pytest.mark.parametrize("count", [150, pytest.param(2000, marks=pytest.mark.long)])
def test_a_monkey_does_no_harm_to_title_and_skirmish(
    context: Context, make: Callable[[Context], Title | Skirmish], count: int
) -> None:
    scene, stream = make(context), hands(random.Random(7))
    for _ in range(count):
        intent = next(stream)
        if isinstance(intent, Resize):
            pygame.display.set_mode((intent.width, intent.height))
            context.text.resize(intent.width, intent.height)
        answer = scene.handle(intent)
        if isinstance(answer, Replace) and isinstance(answer.scene, Battle):
            answer.scene.match.close()
        surface = pygame.display.get_surface()
        assert surface is not None
        scene.draw(surface)
    assert sum(seen.focused for seen in scene.tree()) == 1


def test_a_title_below_speaks_the_language_that_was_chosen(sheet: Sheet, monkeypatch: pytest.MonkeyPatch) -> None:
    title, surface = Title(sheet.context), pygame.display.get_surface()
    assert surface is not None
    title.draw(surface)
    monkeypatch.setattr(i18n._TRANSLATOR, "catalogue", Longer())
    sheet.context.settings = Settings(language="longer")
    title.draw(surface)
    assert title.tree()[1].label == "Skirmish\u00e4o\u00e4o"


# -- how it lies

SIZES = [(960, 540), (1280, 720), (1920, 1080)]


@pytest.fixture(params=["English", "longer"])
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "longer":
        monkeypatch.setattr(i18n._TRANSLATOR, "catalogue", Longer())


def sized(context: Context, size: tuple[int, int], percent: int) -> pygame.Surface:
    surface = pygame.display.set_mode(size)
    context.settings = Settings(text_size=percent, window_width=size[0], window_height=size[1])
    context.text.resize(*size)
    context.text.restyle(percent, readable=False)
    return surface


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_nothing_on_any_page_overlaps_or_is_cut(context: Context, size: tuple[int, int], percent: int) -> None:
    sized(context, size, percent)
    sheet = Sheet(context)
    found = []
    for page in PAGES:
        found += [f"{page}: {fault}" for fault in faults(sheet.scene.tree(), size)]
        for _ in range(3):
            sheet.do(DOWN)
            found += [f"{page}: {fault}" for fault in faults(sheet.scene.tree(), size)]
        sheet.do(Next())
    assert found == []


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_nothing_overlaps_in_title_and_skirmish(context: Context, size: tuple[int, int], percent: int) -> None:
    surface = sized(context, size, percent)
    for scene in (Title(context), Skirmish(context)):
        for _ in range(3):
            scene.draw(surface)
            assert faults(scene.tree(), size) == []
            scene.handle(Cursor(0, -1))


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [100, 200])
def test_nothing_overlaps_with_a_clash_and_in_the_question(
    context: Context, size: tuple[int, int], percent: int
) -> None:
    sized(context, size, percent)
    sheet = Sheet(context)
    for _ in range(3):
        sheet.do(Next())
    sheet.do(Confirm(), KeyCaught("z"))
    assert [seen.state for seen in sheet.scene.tree()].count("clash") == 2
    assert faults(sheet.scene.tree(), size) == []
    sheet.do(Cursor(0, -1), Cursor(0, -1), Confirm())
    assert faults(sheet.scene.tree(), size) == []
