"""Settings: read strictly, written whole, and a damaged file costs nothing but itself."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.settings import DEFAULT_BINDINGS, Settings, Unusable, conflicts, load, read, save


def test_without_a_file_the_usual_settings_are_used(tmp_path: Path) -> None:
    assert load(tmp_path / "settings.toml").settings == Settings()


def test_what_is_saved_is_loaded_again(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    bindings = tuple((name, ("k",) if name == "wait" else keys) for name, keys in DEFAULT_BINDINGS)
    chosen = Settings(text_size=150, animation=0, reduced_motion=True, language="de", bindings=bindings)
    save(chosen, file)
    assert load(file).settings == chosen
    assert load(file).complaint == ""


def test_saving_leaves_nothing_else_in_the_folder(tmp_path: Path) -> None:
    save(Settings(), tmp_path / "settings.toml")
    assert [file.name for file in tmp_path.iterdir()] == ["settings.toml"]


def test_a_failed_save_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "settings.toml"
    save(Settings(text_size=120), file)

    def full(_: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device", str(target))

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="No space"):
        save(Settings(text_size=150), file)
    assert load(file).settings.text_size == 120
    assert [entry.name for entry in tmp_path.iterdir()] == ["settings.toml"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("text_size = ", "Invalid value"),
        ("text_size = 90", "'text_size' is 90; it may be 100 to 200"),
        ("text_size = true", "'text_size' should be a whole number"),
        ("colour = 'red'", "there is no setting 'colour'"),
        ("present = 'fast'", "'present' is 'fast'; it may be auto, off, on"),
        ("music = 101", "'music' is 101; it may be 0 to 100"),
        ("[bindings]\njump = ['j']", "there is no intent 'jump' to bind"),
        ("[bindings]\nwait = 'j'", "'bindings.wait' should be a list of key names"),
        ("[bindings]\nwait = ['e']\nend_turn = ['e']", "the key 'e' means both 'end_turn' and 'wait'"),
        ("[bindings]\nwait = []", "'bindings.wait' should name one or two keys"),
    ],
)
def test_a_damaged_file_is_set_aside_and_told_in_one_sentence(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text, encoding="utf-8")
    loaded = load(file)
    assert loaded.settings == Settings()
    assert why in loaded.complaint
    assert "\n" not in loaded.complaint
    assert not file.exists()
    assert (tmp_path / "settings.damaged.toml").read_text(encoding="utf-8") == text


def test_a_file_that_is_no_text_is_set_aside(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_bytes(b"\xff\xfe\x00")
    assert "it is not a text file" in load(file).complaint


def test_a_window_may_be_as_small_as_200_by_150() -> None:
    assert replace(Settings(), window_width=200, window_height=150).window_height == 150
    with pytest.raises(Unusable, match="'window_width' is 199"):
        replace(Settings(), window_width=199)


def test_what_a_table_leaves_out_keeps_its_default() -> None:
    settings = read({"bindings": {"undo": ["backspace"], "cancel": ["escape"]}})
    assert settings.keys("undo") == ("backspace",)
    assert settings.keys("confirm") == ("return", "enter")


def test_an_intent_that_came_with_a_new_version_takes_no_key_from_what_a_player_bound() -> None:
    settings = read({"bindings": {"wait": ["w", "c"]}})
    assert settings.keys("wait") == ("w", "c")
    assert settings.keys("spells") == ("b",)


def test_keys_that_mean_more_than_one_thing_are_named_with_all_they_mean() -> None:
    assert conflicts(DEFAULT_BINDINGS) == {}
    assert conflicts((("wait", ("w", "e")), ("undo", ("z",)), ("end_turn", ("e",)))) == {"e": ("wait", "end_turn")}
