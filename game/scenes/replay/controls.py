"""What can be done while a replay is watched: the panel of keys, and the menu."""

from game.core.ids import Side
from game.i18n import _
from game.scenes.battle.keys import Key
from game.ui.intents import Confirm, Cursor, Log, Menu, Next, Speed, Wait
from game.ui.sentences import side_name
from game.ui.theme import Theme
from game.ui.widgets import Dialog


def keys_for(*, playing: bool, speed: int, other: Side, back: bool, on: bool) -> tuple[Key, ...]:
    """What can be done, the most likely first; `other` is who may look on next, `back` and `on` say whether there is a
    step before and after."""
    return (
        Key("confirm", _("Pause") if playing else _("Play"), Confirm(), on or playing),
        Key("right", _("Step on"), Cursor(1, 0), on),
        Key("left", _("Step back"), Cursor(-1, 0), back),
        Key("next", _("Next roll"), Next(), on),
        Key("log", _("Dice"), Log()),
        Key("down", _("Round on"), Cursor(0, 1), on),
        Key("up", _("Round back"), Cursor(0, -1), back),
        Key("wait", _("Seen by {side}").format(side=side_name(other)), Wait()),
        Key("speed", _("Speed {n}").format(n=speed) if speed else _("No motion"), Speed()),
        Key("menu", _("Menu"), Menu()),
    )


def menu(theme: Theme, other: Side, *, over: bool) -> Dialog:
    """The menu of a replay; where the battle is over it cannot be played on."""
    buttons = (
        ("resume", _("Back to the replay")),
        ("play", _("Play")),
        ("log", _("Log and dice")),
        ("details", _("Details")),
        ("side", _("Seen by {side}").format(side=side_name(other))),
        *(() if over else (("on", _("Play on from here")),)),
        ("export", _("Write a small file to give away")),
        ("leave", _("Leave the replay")),
    )
    return Dialog(theme, _("Replay"), buttons)
