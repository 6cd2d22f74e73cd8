"""The page of keys: for every intent its keys, its pad button, and the way back to the usual."""

from game.i18n import _
from game.scenes.settings.draft import SLOTS, Draft
from game.ui.caps import PAD, words_of
from game.ui.key_names import key_label
from game.ui.theme import RED, SEPIA
from game.ui.widgets import Button, Column, Grid, KeySlot, Label, SignLabel, Widget

_COLUMNS = 5
_NAME_WIDE = 14
"""How wide an intent's name would like to be, in units."""


def intent_names() -> dict[str, str]:
    """What every intent is called, in the order in which they are shown."""
    return {
        "confirm": _("Confirm"),
        "cancel": _("Step back"),
        "up": _("Up"),
        "down": _("Down"),
        "left": _("Left"),
        "right": _("Right"),
        "next": _("Next piece or page"),
        "previous": _("Piece or page before"),
        "wait": _("Wait"),
        "spells": _("Open the spellbook"),
        "rally": _("Rally the troop"),
        "undo": _("Take back"),
        "redo": _("Do again"),
        "end_turn": _("End the turn"),
        "danger": _("Show the danger"),
        "details": _("Details"),
        "log": _("Open the log"),
        "chronicle": _("Open the chronicle"),
        "quick_save": _("Save at once"),
        "quick_load": _("Load what was saved at once"),
        "rules": _("Open the rule book"),
        "dismiss": _("Put a hint away"),
        "speed": _("Change the speed"),
        "skip": _("Skip what moves"),
        "zoom_in": _("Enlarge"),
        "zoom_out": _("Reduce"),
        "menu": _("Menu"),
    }


def keys_page(draft: Draft) -> Widget:
    """A row for each intent; what clashes is told above them."""
    names = intent_names()
    ordered = [*names, *(intent for intent, _keys in draft.bindings() if intent not in names)]
    cells: list[Widget] = [_heading(words) for words in ("", _("Key"), _("Other key"), _("Pad"), "")]
    for intent in ordered:
        cells += _row(draft, intent, names.get(intent, intent))
    told = [Label(words, face="sans", size=1, colour=RED) for words in clash_sentences(draft)]
    restore = Button("restore all", _("Usual keys for everything"), tip=_("Every binding as the game came with it."))
    return Column((*told, Grid(_COLUMNS, cells, gap=(0.6, 0.35)), restore), gap=0.7)


def clash_sentences(draft: Draft) -> tuple[str, ...]:
    """What clashes, a sentence a key, and what that means; nothing if all is well."""
    names = intent_names()
    told = [
        _("{key} would mean both: {one} and {other}.").format(
            key=key_label(key), one=names.get(intents[0], intents[0]), other=names.get(intents[1], intents[1])
        )
        for key, intents in sorted(draft.clashes().items())
    ]
    if told:
        told.append(_("Until each key means one thing, the keys stay as they were."))
        told[0] = f"<!warning> {told[0]}"
    return tuple(told)


def _row(draft: Draft, intent: str, name: str) -> list[Widget]:
    clashes = draft.clashes()
    tip = _("Confirm, then press the key that is to mean this.")
    slots = [
        KeySlot(f"{intent} {slot}", name, key, clash=key in clashes, tip=tip)
        for slot in range(SLOTS)
        for key in [draft.key(intent, slot)]
    ]
    sign = PAD.get(intent)
    pad = SignLabel(sign, words_of(sign)) if sign else Label("")
    usual = Button(
        f"restore {intent}",
        _("Usual"),
        tip=_("The keys this came with."),
        enabled=not draft.usual(intent),
    )
    return [Label(name, size=1.2, wide=_NAME_WIDE), *slots, pad, usual]


def _heading(words: str) -> Label:
    return Label(words, face="sans", size=0.95, colour=SEPIA)
