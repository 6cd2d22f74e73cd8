"""What a player finds again: the window is closed in the middle of things, and the game begun anew and gone on with."""

from dataclasses import dataclass

from game.campaign.saves import CAMPAIGN, QUICK
from game.scenes.battle.scene import Battle
from game.scenes.quiz import Quiz
from game.scenes.saves.scene import Load
from tests.scenes.road_player import LOOKS, Player


@dataclass(frozen=True)
class Moment:
    """What must be the same before and after: fingerprints of the company or the quiz, and of a battle."""

    whole: str
    battle: str = ""


def moment(player: Player) -> Moment:
    """What is so now."""
    top = player.top
    if isinstance(top, Quiz):
        return Moment(top.sitting.session.state.digest())
    assert player.journey is not None, top.name
    fought = top.match.state.digest() if isinstance(top, Battle) else ""
    return Moment(player.journey.state.digest(), fought)


def leave_and_come_back(player: Player, slot: str = CAMPAIGN, *, sudden: bool = False) -> None:
    """Close the window, begin the game anew, and go on with what lies in a slot: it must be what was left. Where it is
    `sudden` no scene is told, so that all there is was saved before; but a battle has a process to be ended."""
    before = moment(player)
    if isinstance(player.top, Battle) or not sudden:
        player.close()
    player.anew()
    go_on_with(player, slot)
    after = moment(player)
    assert after.whole == before.whole
    assert after.battle == before.battle or not before.battle  # a story is told before a battle is begun


def go_on_with(player: Player, slot: str = CAMPAIGN) -> None:
    """From the title to what lies in a slot, and look whether one can go on there."""
    player.press("Continue")
    for _ in range(LOOKS):
        load = player.top
        assert isinstance(load, Load)
        assert load.page is not None
        assert load.page.chosen is not None
        if load.page.chosen.slot == slot:
            break
        _next_save(player)
    player.press("Load")
    look_alive(player)


def _next_save(player: Player) -> None:
    """The bar one further down: by key, or by a click on the row below it."""
    if player.device != "mouse":
        player.turn("Save: ")
        return
    page = player.top
    assert isinstance(page, Load)
    assert page.page is not None
    found = player.find("Save: ")
    assert found is not None
    row = found.rect.height // len(page.page.slots)
    player.click((found.rect.centerx, found.rect.y + row * (page.page.at + 1) + row // 2))


def look_alive(player: Player) -> None:
    """The screen is one on which something can be done."""
    top = player.top
    if isinstance(top, Battle):
        assert top.match.by_hand
        assert top.dialogue is None
        assert not top.desk.notice
    else:
        assert any(seen.focused for seen in player.tree()), player.labels()


def save_at_once(player: Player) -> str:
    """Save: with the key for it, and where there is none from the menu, under the name that is proposed; the slot."""
    if player.device == "keys":
        player.say("quick_save")
        return QUICK
    if isinstance(player.top, Battle):
        _open_menu(player)
        player.press("Save\u2026")
        player.until(lambda: player.find("Save") is not None)
    else:
        player.press("Save")
    slot = player.context.saves.new_slot() if player.context.saves else ""
    player.press("Save")
    return slot


def _open_menu(player: Player) -> None:
    """The battle's menu: its button, or its row in the panel of keys."""
    battle = player.top
    assert isinstance(battle, Battle)
    if player.device == "mouse":
        player.click(next(rect for rect, key in battle.desk.keys.rows if key.binding == "menu").center)
    else:
        player.say("menu")
