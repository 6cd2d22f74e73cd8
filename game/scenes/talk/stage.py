"""Where a talk is had: the fire between two people, the one who speaks in its light and the one who listens less so."""

from dataclasses import dataclass

import pygame

from game.content.models.talks import Mood
from game.scenes.camp.journey import Journey
from game.scenes.camp.standing import SIDE
from game.scenes.camp.view import camp_picture
from game.scenes.context import Context
from game.ui.camp.picture import CampPicture
from game.ui.portraits.bust import bust

_BUST, _LEAST, _ASIDE = 20, 6, 3
"""How large people are drawn, how small they may become before they are left out, and how far from the edge, in
units."""
_SEEN = 55
"""How much of the window's height the fire has, in percent."""
_HEAD = 4
"""How much is left free above, in units."""
_DIMMED = (168, 160, 176)
"""How much of its light is left to who listens, of 255."""


@dataclass(frozen=True, slots=True)
class Talker:
    """Somebody to be seen: bust, look and crest, the mood of the face, and whether it is who speaks."""

    kind: str
    look: int
    mood: Mood
    speaks: bool
    crest: str = ""


class Stage:
    """Draws fire and people; the picture behind them is painted for each size of the window."""

    def __init__(self, context: Context, journey: Journey) -> None:
        self._context, self._journey = context, journey
        self._picture: CampPicture | None = None
        self._canvas = pygame.Surface((1, 1))

    def let_pass(self, ms: int) -> bool:
        """Let the fire burn for so many milliseconds; whether it looks different."""
        return bool(self._picture and self._picture.let_pass(ms))

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The fire as it is now, as large as the window."""
        if self._picture is None or self._picture.size != size:
            head = self._context.text.px(_HEAD)
            room = pygame.Rect(0, head, size[0], size[1] * _SEEN // 100 - head)
            self._picture = camp_picture(self._context, self._journey, size, (), room)
            self._canvas = pygame.Surface(size)
        self._picture.draw(self._canvas)
        return self._canvas

    def draw(self, surface: pygame.Surface, room: pygame.Rect, left: Talker, right: Talker) -> None:
        """Both people, at the foot of a room."""
        text = self._context.text
        edge = min(text.px(_BUST), room.height, room.width // 2 - text.px(_ASIDE))
        if edge < text.px(_LEAST):
            return
        for who, facing_left in ((left, False), (right, True)):
            picture = bust(
                who.kind, who.look, who.mood, (edge, edge), side=SIDE, crest=who.crest, facing_left=facing_left
            )
            if not who.speaks:
                picture = picture.copy()
                picture.fill(_DIMMED, special_flags=pygame.BLEND_RGB_MULT)
            place = picture.get_rect(bottom=room.bottom)
            if facing_left:
                place.right = room.right - text.px(_ASIDE)
            else:
                place.left = room.left + text.px(_ASIDE)
            surface.blit(picture, place)
