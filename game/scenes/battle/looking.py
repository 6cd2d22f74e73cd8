"""What may be done at any time, whoever decides: look about the board, read, skip what moves."""

from game.core.state import State
from game.scenes.battle.desk import Desk
from game.scenes.battle.dialogues import Dialogues
from game.scenes.battle.modes import Mode
from game.ui.intents import Danger, Details, Drag, Intent, Log, Rules, Scroll, Skip, Zoom


def look_about(intent: Intent, desk: Desk, dialogues: Dialogues, mode: Mode, state: State) -> bool:
    """Do what an intent asks for if it only looks; whether it was such a one."""
    field = desk.field
    match intent:
        case Scroll(steps) if desk.scroll(steps):
            return True
        case Zoom(steps) | Scroll(steps):
            field.zoom(1 if steps > 0 else -1)
        case Drag(dx, dy):
            field.drag(dx, dy)
        case Details():
            dialogues.lay(desk.details(mode))
        case Log():
            dialogues.lay(desk.dice())
        case Rules():
            dialogues.open_rules()
        case Skip():
            field.director.finish(state)
        case Danger():
            desk.danger = not desk.danger
        case _:
            return False
    return True
