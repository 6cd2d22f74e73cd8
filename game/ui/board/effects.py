"""What passes over the board while something moves: shots, sparks, magic, dice, floating texts, a new turn's ribbon."""

from functools import partial

import pygame

from game.i18n import _
from game.ui.board.blooms import Blooms, draw_bolts
from game.ui.board.dice import DiceTray
from game.ui.board.effect_marks import EffectMarks
from game.ui.board.stamps import Stamps
from game.ui.board.view import Banner, Float, View
from game.ui.camera import Camera
from game.ui.lettered import Lettered
from game.ui.text import SMALLEST, Face, Text
from game.ui.theme import GOLD, INK, PALE, Theme, side_colours

_TONES = {"loss": "#ffd9c2", "miss": PALE, "gain": "#dcf7b8", "magic": "#d3e8ff"}
_RIMS = {"loss": "#8c1410", "miss": INK, "gain": "#20501f", "magic": "#1d3e6e"}
_LARGE = ("loss", "gain")
_AGES = 4
_TURN = 15
"""Shots are drawn turned by whole multiples of so many degrees."""
_KEPT, _RIBBONS_KEPT = 48, 12


class Effects:
    """Draws them; the last few texts with their rims are kept."""

    def __init__(self, theme: Theme, text: Text, stamps: Stamps) -> None:
        self._stamps = stamps
        self._tray = DiceTray(text)
        self._blooms = Blooms(stamps)
        self._marks = EffectMarks(text, stamps)
        self._words = Lettered(text, partial(_rimmed, text, "sans_bold"), _KEPT)
        self._ribbon = Lettered(text, partial(_ribbon, theme, text), _RIBBONS_KEPT)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, camera: Camera, view: View) -> None:
        """Draw all that passes over the part of the board seen through `rect`."""
        square = camera.square
        left, top = rect.x - camera.x, rect.y - camera.y
        self._blooms.draw(surface, (left, top), camera, view.blooms)
        draw_bolts(surface, (left, top), square, view.bolts)
        stamps = [(f"{'bolt' if s.magic else 'arrow'} {round(s.turn / _TURN) * _TURN % 360}", s) for s in view.shots]
        blits = [
            (self._stamps.stamp(name, square), (left + round(s.x * square), top + round(s.y * square)))
            for name, s in stamps
        ]
        for spark in view.sparks:
            name = f"{'hit' if spark.hit else 'miss'} {min(_AGES - 1, int(spark.age * _AGES))}"
            at = (left + round(spark.x * square), top + round(spark.y * square))
            blits.append((self._stamps.stamp(name, square), at))
        surface.fblits(blits)
        for drop in view.dropped:
            flag = self._stamps.stamp(f"banner {drop.side}{round(drop.turn / _TURN) * _TURN}", square)
            flag.set_alpha(drop.alpha)
            surface.blit(flag, (left + round(drop.x * square), top + round(drop.y * square)))
        if view.dice is not None:
            self._tray.draw(surface, (left, top), square, view.dice)
        self._marks.draw(surface, (left, top), square, view.omens)
        for told in view.floats:
            self._float(surface, told, (left, top), square)
        if view.banner is not None:
            self._cross(surface, rect, view.banner)

    def _float(self, surface: pygame.Surface, told: Float, corner: tuple[int, int], square: int) -> None:
        pixels = max(SMALLEST + 2, round(square * (0.4 if told.tone in _LARGE else 0.3)))
        picture = self._words(pixels, told.words, _TONES[told.tone], _RIMS[told.tone])
        picture.set_alpha(told.alpha)
        middle = (corner[0] + round((told.x + 0.5) * square), corner[1] + round((told.y + 0.5) * square))
        surface.blit(picture, picture.get_rect(center=middle))

    def _cross(self, surface: pygame.Surface, rect: pygame.Rect, banner: Banner) -> None:
        """Let the ribbon of a new turn cross the board."""
        picture = self._ribbon(banner.name, banner.side, rect.width)
        picture.set_alpha(banner.alpha)
        shift = round(banner.shift * rect.width)
        surface.blit(picture, picture.get_rect(center=(rect.centerx + shift, rect.y + rect.height * 2 // 5)))


def _rimmed(text: Text, face: Face, pixels: int, words: str, colour: str, rim: str) -> pygame.Surface:
    """Words with a rim around them, readable on any ground."""
    size, edge = pixels / text.unit, max(1, pixels // 12)
    over, under = text.line(words, face, size, colour), text.line(words, face, size, rim)
    picture = pygame.Surface((over.get_width() + 2 * edge, over.get_height() + 2 * edge), pygame.SRCALPHA)
    shifts = [(x, y) for x in (0, edge, 2 * edge) for y in (0, edge, 2 * edge) if (x, y) != (edge, edge)]
    picture.fblits([(under, shift) for shift in shifts])
    picture.blit(over, (edge, edge))
    return picture


def _ribbon(theme: Theme, text: Text, leader: str, side: str, width: int) -> pygame.Surface:
    """A band in the side's colour over the whole width, with the commander's name in its middle."""
    field, shadow, _charge = side_colours(side)
    words, room = _("{name}'s turn").format(name=leader), width - text.px(5)
    size = text.fitting_size(words, room, "serif_bold", 2)
    words = text.fitted(words, room, "serif_bold", size)
    pixels = text.px(2)
    height = pixels * 2
    picture = pygame.Surface((width, height), pygame.SRCALPHA)
    picture.fill(field)
    rule = max(2, pixels // 12)
    for y, colour in ((0, INK), (rule, GOLD), (height - 2 * rule, GOLD), (height - rule, INK)):
        picture.fill(colour, (0, y, width, rule))
    name = _rimmed(text, "serif_bold", text.px(size), words, PALE, shadow)
    place = name.get_rect(center=(width // 2, height // 2))
    picture.blit(name, place)
    for x in (place.left - pixels, place.right + pixels):
        theme.lozenge(picture, (x, height // 2), pixels // 2)
    return picture
