"""The camp as it is seen: the place with its people, the menu's sheet over its left, and a line above and below."""

from collections.abc import Sequence

import pygame

from game.i18n import _
from game.scenes.camp.folk import Hearth, Spot, campers
from game.scenes.camp.journey import Journey
from game.scenes.camp.standing import SIDE
from game.scenes.context import Context
from game.scenes.frame import DARKENED
from game.scenes.saves.picture import SIZE, to_text
from game.ui.camp.folk import Camper
from game.ui.camp.picture import CampPicture
from game.ui.prompts import HIGH, Prompt, draw_prompts
from game.ui.theme import DARK, DIM, PALE, RULE
from game.ui.widgets import Form

PANEL = 24
"""How wide the menu is, in units."""
_HEAD, _MARGIN, _EDGE = 3.4, 0.8, 1.0
"""How high the line above is, the margin inside the menu, and what is left around its sheet, in units."""


class CampView:
    """Draws the camp. The picture is painted anew after `renew`, or for another size of the window."""

    def __init__(self, context: Context, journey: Journey) -> None:
        self._context, self._journey = context, journey
        self._picture: CampPicture | None = None
        self._room = pygame.Rect(0, 0, 0, 0)

    def renew(self) -> None:
        """Somebody came or went, or wishes something else."""
        self._picture = None

    def let_pass(self, ms: int) -> bool:
        """Let the fire burn for so many milliseconds; whether it looks different."""
        return bool(self._picture and self._picture.let_pass(ms))

    def draw(
        self, surface: pygame.Surface, form: Form, hearth: Hearth, prompts: Sequence[Prompt], notice: str = ""
    ) -> None:
        """The place, the menu over its left, and what is to be said in the line above."""
        text, theme = self._context.text, self._context.theme
        wide, high = surface.get_size()
        head, foot, edge = text.px(_HEAD), text.px(HIGH), text.px(_EDGE)
        panel = pygame.Rect(edge, head + edge, min(text.px(PANEL), wide - 2 * edge), 0)
        margin = text.px(_MARGIN)
        wanted = form.size(panel.width - 2 * margin)[1] + 2 * margin
        panel.height = min(wanted, high - foot - panel.y - text.px(0.6))
        room = pygame.Rect(panel.right, head, max(1, wide - panel.right), high - head - foot)
        picture = self._painted(surface.get_size(), room)
        hearth.arrange(picture.places())
        picture.pointed = form.focus.person if isinstance(form.focus, Spot) else None
        picture.draw(surface.subsurface((0, 0, wide, high - foot)))  # so that no name lies under the line below
        for top, height, line in ((0, head, head - 1), (high - foot, foot, high - foot)):
            pygame.draw.rect(surface, DARK, (0, top, wide, height))
            pygame.draw.line(surface, RULE, (0, line), (wide, line))
        self._draw_head(surface, head // 2, len(hearth.spots), notice)
        draw_prompts(surface, theme, self._context.caps, prompts, edge, high - foot // 2, wide - edge)
        theme.panel(surface, panel)
        form.lay_out(panel.inflate(-2 * margin, -2 * margin))
        form.draw(surface)

    def _draw_head(self, surface: pygame.Surface, middle: int, count: int, notice: str) -> None:
        text, company, edge = self._context.text, self._journey.company, self._context.text.px(_EDGE)
        title = text.line(_("Camp"), "serif_bold", 1.5, PALE)
        end = surface.blit(title, title.get_rect(midleft=(edge, middle))).right
        stores = _("Gold {gold}   Rations {rations}   Company of {n}").format(
            gold=company.gold, rations=company.rations, n=count
        )
        right = text.line(stores, "sans", 1, PALE)
        left = surface.blit(right, right.get_rect(midright=(surface.get_width() - edge, middle))).x
        where = _("{place}, night of day {day}").format(place=self._journey.place, day=company.day)
        room = max(0, left - end - text.px(2.4))
        words = text.fitted(notice or where, room, "serif_italic", 1.15)
        under = text.line(words, "serif_italic", 1.15, PALE if notice else DIM)
        surface.blit(under, under.get_rect(midleft=(end + text.px(1.2), middle)))

    def _painted(self, size: tuple[int, int], room: pygame.Rect) -> CampPicture:
        """The picture for a window with the people in a room of it, kept until one of them is another."""
        if self._picture is None or self._picture.size != size or self._room != room:
            self._room = room
            self._picture = camp_picture(self._context, self._journey, size, campers(self._journey), room)
            whole = pygame.Surface(size)
            self._picture.draw(whole)
            self._journey.picture = _small(whole, room)
            self._journey.backdrop = whole
            whole.fill(DARKENED, special_flags=pygame.BLEND_RGB_MULT)
        return self._picture


def camp_picture(
    context: Context, journey: Journey, size: tuple[int, int], people: Sequence[Camper], room: pygame.Rect
) -> CampPicture:
    """The camp where the company is, for a window of a size, with these people inside a room of it."""
    step, hero = journey.step, journey.identity(journey.people[0])
    return CampPicture(
        size,
        context.text,
        hour="night",
        biome=step.biome if step else journey.campaign.road[-1].biome,
        people=people,
        crest=hero.crest,
        pose=hero.pose,
        side=SIDE,
        room=room,
        still=context.settings.reduced_motion,
    )


def _small(whole: pygame.Surface, room: pygame.Rect) -> str:
    """The camp as a save keeps it: what lies around the fire, "" where there is no room for that."""
    if room.width < SIZE[0] or room.height < SIZE[1]:
        return ""
    part = pygame.Rect(0, 0, min(room.width, room.height * SIZE[0] // SIZE[1]), 0)
    part.height = part.width * SIZE[1] // SIZE[0]
    part.midbottom = room.midbottom
    return to_text(pygame.transform.smoothscale(whole.subsurface(part), SIZE))
