"""What is laid over the battle and answered or put away before all else; what lay below it comes back."""

from collections.abc import Sequence

import pygame

from game.core.action import Action
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander.rules import CommanderRules
from game.scenes.battle import prompts
from game.scenes.battle.casting_prompts import cast_question
from game.scenes.battle.details import CASTING
from game.scenes.battle.keys import Able
from game.scenes.battle.leaf import Leaf
from game.scenes.battle.rule_page import RulePage
from game.scenes.battle.rule_text import read_sections, section_called
from game.scenes.battle.spell_forecast import foretell
from game.scenes.battle.spellbook import Spellbook
from game.scenes.context import Context
from game.scenes.hints.wording import chapter
from game.ui.intents import Intent
from game.ui.sentences import Names
from game.ui.widgets import CLOSED, Seen

RULES = "rules"
"""The answer that opens the rule book over what is open."""


class Dialogues:
    """Keeps the sheets that are open, the topmost last."""

    def __init__(self, context: Context, rules: CommanderRules) -> None:
        self._context = context
        self._rules = rules
        self._open: list[prompts.Over] = []

    @property
    def top(self) -> prompts.Over | None:
        """What has to be answered now."""
        return self._open[-1] if self._open else None

    def lay(self, over: prompts.Over) -> None:
        """Lay a sheet over whatever is open."""
        self._open.append(over)

    def clear(self) -> None:
        """Put everything away."""
        self._open.clear()

    def open_menu(self, able: Able, *, small_map: bool, hint: bool) -> None:
        """Open the menu of what can be done now; `small_map` says whether that is shown, `hint` whether there is one
        to be put away."""
        context = self._context
        menu = prompts.menu(
            context.theme,
            small_map=small_map,
            settings="settings" in context.makers,
            book=able.book,
            rally=able.rally,
            redo=able.redo,
            saves=context.saves is not None,
            hint=hint,
        )
        self.lay(menu)

    def ask_end(self, ready: Sequence[str]) -> None:
        """Ask whether to end a turn in which these pieces could still act."""
        self.lay(prompts.end_question(self._context.theme, ready))

    def ask_cast(self, state: State, action: Action) -> bool:
        """Ask about a cast that catches friends or can do nothing; whether there is anything to ask."""
        foretold = foretell(self._rules, state, action)
        if not foretold.friends and not foretold.hopeless:
            return False
        self.lay(cast_question(self._context.theme, foretold, Names(self._rules.content, state)))
        return True

    def open_book(self, state: State, piece: EntityId, chosen: tuple[str, str] | None = None) -> None:
        """Open the spellbook of a piece that has something in it, perhaps at a spell and level."""
        context = self._context
        self.lay(Spellbook(context.theme, context.caps, self._rules, state, piece, chosen))

    def open_rules(self, title: str = "") -> None:
        """Open the rule book at the section whose title ends so."""
        context = self._context
        hints = chapter(context.catalog.hints, context.caps) if context.catalog else ()
        sections = (*read_sections(context.content_folders[0]), *hints)
        place = section_called(sections, title) if title else 0
        self.lay(RulePage(context.theme, context.caps, sections, place))

    def handle(self, intent: Intent) -> tuple[prompts.Over, str] | None:
        """Let the topmost sheet take what the hand did; an answer is given with the sheet that gave it.

        A sheet that answers is put away, save that the rule book opens over it.
        """
        over = self._open[-1]
        answer = over.handle(intent)
        if answer is None:
            return None
        if answer == RULES and not isinstance(over, prompts.Menu):
            self.open_rules(over.section if isinstance(over, Leaf) else CASTING)
            return None
        self._open.pop()
        if answer != CLOSED:
            self.clear()
        return over, answer

    def tree(self) -> tuple[Seen, ...]:
        """What can be read and pressed on the topmost sheet."""
        return self._open[-1].tree()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the topmost sheet."""
        if self._open:
            self._open[-1].draw(surface)
