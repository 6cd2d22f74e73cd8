"""Going on from the title: the page of saves, and the way into the one that is chosen."""

import pygame

from game.i18n import _
from game.scenes.battle.opening import Opened
from game.scenes.context import Context
from game.scenes.saves.keeper import Keeper, Looked, NotOpened
from game.scenes.saves.load_page import DELETE, OPEN, LoadPage
from game.scenes.saves.opening import AnyOpened, OpenedCampaign, Opener
from game.scenes.stack import Pop, Replace, Transition
from game.ui.intents import Exposed, Intent, Quit, Resize
from game.ui.theme import PALE, WOOD
from game.ui.widgets import CLOSED, Seen


class Load:
    """Lists the player's saves; `opener` makes the scene in which the chosen one goes on. `page` is there once all of
    them are listed."""

    name = "load"

    def __init__(self, context: Context, opener: Opener) -> None:
        """Raises ValueError without content."""
        if context.catalog is None:
            raise ValueError("saves need content")
        self.changed = True
        self.page: LoadPage | None = None
        self._context = context
        self._catalog = context.catalog
        self._opener = opener
        self._at = 0
        self._keeper = Keeper(context.saves) if context.saves else None
        if self._keeper:
            self._keeper.look()
        else:
            self.page = LoadPage(context, (), _("There is no folder for saves."))

    @property
    def busy(self) -> bool:
        """Whether saves are being read."""
        return self._keeper is not None and self._keeper.busy

    def handle(self, intent: Intent) -> Transition | None:
        """Choose, open, delete, or go back."""
        match intent:
            case Quit():
                return self._leave()
            case Resize() | Exposed():
                self.changed = True
                return None
        if self.page is None or self.busy:
            return None
        self.changed = True
        answer, chosen = self.page.handle(intent), self.page.chosen
        match answer:
            case str() if answer == CLOSED:
                return self._leave()
            case str() if answer == OPEN and chosen and self._keeper:
                self._keeper.open(chosen.slot, chosen.generation, self._catalog, self._context.maps_folders)
            case str() if answer == DELETE and chosen and self._keeper:
                self._at = self.page.at
                self._keeper.delete(chosen.slot)
        return None

    def _leave(self) -> Transition:
        if self._keeper:
            self._keeper.close()
        return Pop()

    def update(self, dt: int) -> Transition | None:  # noqa: ARG002 - nothing hangs on time here
        """Show what has been listed, and go on with what has been opened."""
        done = self._keeper.poll() if self._keeper else None
        if done is None:
            return None
        self.changed = True
        match done:
            case Looked(saves, complaint):
                self.page = LoadPage(self._context, saves, complaint, at=self._at)
            case NotOpened(why):
                self._complain(why)
            case Opened() | OpenedCampaign():
                return self._go_on(done)
        return None

    def _go_on(self, opened: AnyOpened) -> Transition | None:
        """Leave for what was opened, or say why that cannot be."""
        try:
            scene = self._opener(opened)
        except ValueError as fault:
            self._complain(str(fault))
            return None
        if self._keeper:
            self._keeper.close()
        return Replace(scene)

    def _complain(self, why: str) -> None:
        if self.page:
            self.page.complaint = _("It cannot be loaded: {why}.").format(why=why)

    def tree(self) -> tuple[Seen, ...]:
        """What can be read and pressed."""
        return self.page.tree() if self.page else ()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page, or that the saves are being looked for."""
        self.changed = False
        if self.page:
            self.page.draw(surface)
            return
        text = self._context.text
        surface.fill(WOOD)
        image = text.line(_("Looking for saves\u2026"), "serif_italic", 1.4, PALE)
        surface.blit(image, image.get_rect(center=surface.get_rect().center))
