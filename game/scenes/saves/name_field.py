"""The field for a save's name: any name may be typed, since it stands in the document and never in a file's name."""

import pygame

from game.scenes.saves.words import plain
from game.ui.input import ANYTHING
from game.ui.theme import INK, PALE, PAPER, RULE, Theme
from game.ui.widgets import TextField, row

LONGEST = 300
_SIZE = 1.15


class NameField(TextField):
    """As wide as there is room for; of a name that is longer its end is seen."""

    def __init__(self, name: str, title: str, text: str) -> None:
        super().__init__(name, title, plain(text), accepts=ANYTHING, most=LONGEST)

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """The title and the box below each other."""
        wide = theme.text.px(24)
        high = theme.text.height("sans", row.NOTE) + theme.text.px(2.3)
        return wide if room is None else min(wide, room), high

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """The title, and the name in a box under it with a stroke where the next character goes."""
        text = theme.text
        surface.blit(text.line(self.title, "sans", row.NOTE, INK), self.rect.topleft)
        high = text.px(2)
        box = pygame.Rect(self.rect.x, self.rect.bottom - high - text.px(0.1), self.rect.width, high)
        if focused:
            theme.focus(surface, box)
        theme.plate(surface, box, RULE)
        theme.plate(surface, box.inflate(-2, -2), PALE if focused else PAPER)
        shown, room = self.text, box.width - text.px(1.4)
        while shown and text.width(shown, "serif", _SIZE) > room:
            shown = shown[1:]
        image = text.line(shown, "serif", _SIZE, INK)
        place = image.get_rect(midleft=(box.x + text.px(0.5), box.centery))
        surface.blit(image, place)
        if focused:
            pygame.draw.rect(surface, INK, (place.right + 1, place.y, max(2, text.px(0.1)), place.height))
