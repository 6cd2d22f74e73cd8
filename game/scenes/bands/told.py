"""What is told of commanders beside a form: each of a band with a picture and a line, or one with the whole sheet."""

from collections.abc import Sequence

import pygame

from game.campaign.band_troops import price
from game.campaign.bands import Member
from game.content.catalog import Catalog
from game.i18n import _
from game.scenes.bands.words import commanders, facts, gold, rank_words, troop_and_price
from game.scenes.battle.page import Page
from game.ui.portraits.bust import bust
from game.ui.portraits.names import scenery_of
from game.ui.portraits.portrait import portrait
from game.ui.sentences_campaign import attribute_name
from game.ui.theme import INK, RULE, SEPIA

SIDE = "red"
"""In whose colours commanders of bands are shown until they take a side."""
_BUST = 5.2
_PORTRAIT = (9.6, 12.7)
"""How large pictures are, in units."""
_COLUMN = 18
"""How wide the column of figures beside a portrait is at most, in units."""


def write_members(
    page: Page, members: Sequence[Member], catalog: Catalog, *, pictured: bool = True, chosen: int = -1
) -> None:
    """Everybody of a band in order, `chosen` set off, and what all cost together."""
    words = (commanders(len(members)), gold(price(members, catalog.commander)))
    page.wrapped(" \u00b7 ".join(words), "serif_italic", 1.1, SEPIA)
    page.gap(0.4)
    for at, one in enumerate(members):
        _line(page, one, catalog, pictured=pictured, chosen=at == chosen)
        page.gap(0.45)


def _line(page: Page, one: Member, catalog: Catalog, *, pictured: bool, chosen: bool) -> None:
    """One commander: the bust at the left, name, class and troop beside it."""
    text, top = page.text, page.y
    size = text.px(_BUST) if pictured else 0
    place = page.place(size)
    if pictured and page.surface and place:
        box = pygame.Rect(place.topleft, (size, size))
        pygame.draw.rect(page.surface, RULE, box)
        page.surface.blit(bust(one.sheet.kind, one.identity.look, "calm", box.size, side=SIDE), box)
        pygame.draw.rect(page.surface, INK, box, 3 if chosen else 1)
    left = page.rect.x + (size + text.px(0.8) if pictured else 0)
    room = page.rect.right - left
    beside = Page(text, pygame.Rect(left, top, room, max(0, page.rect.bottom - top)), page.surface)
    name = text.fitted(one.identity.name, room, "serif_bold", 1.25)
    beside.wrapped(name, "serif_bold", 1.25)
    beside.wrapped(rank_words(one, catalog), size=1.0)
    beside.wrapped(troop_and_price(one, catalog), size=1.0, colour=SEPIA)
    page.seen += beside.seen
    page.folded |= beside.folded
    page.y = max(page.y, beside.y)


def write_member(page: Page, one: Member, catalog: Catalog, *, pictured: bool = True) -> None:
    """A commander's whole sheet, under the portrait where there is room for it."""
    text = page.text
    wide, high = (text.px(units) for units in _PORTRAIT)
    who, top = one.identity, page.y
    if pictured and page.rect.width >= wide + text.px(10):
        place = page.place(high)
        if page.surface and place:
            scenery = scenery_of(who.scenery)
            drawn = portrait(one.sheet.kind, SIDE, who.look, who.crest, who.pose, scenery, (wide, high))
            page.surface.blit(drawn, place)
        left = page.rect.x + wide + text.px(0.9)
        room = min(page.rect.right - left, text.px(_COLUMN))
        column = pygame.Rect(left, top, room, max(0, page.rect.bottom - top))
        beside = Page(text, column, page.surface)
        _name(beside, one, catalog)
        for name, points in _attributes(one):
            beside.pair(name, points)
        page.seen += beside.seen
        page.folded |= beside.folded
        page.y = max(page.y, beside.y)
    else:
        _name(page, one, catalog)
        page.wrapped(", ".join(f"{name} {points}" for name, points in _attributes(one)), "sans_bold")
    page.rule()
    for name, words in facts(one, catalog):
        page.wrapped(_("{name}: {words}").format(name=name, words=words))
        page.gap(0.25)


def _name(page: Page, one: Member, catalog: Catalog) -> None:
    page.wrapped(page.text.fitted(one.identity.name, page.rect.width, "serif_bold", 1.5), "serif_bold", 1.5)
    page.wrapped(rank_words(one, catalog), "serif_italic", 1.1, SEPIA)
    page.gap(0.4)


def _attributes(one: Member) -> list[tuple[str, str]]:
    return [(attribute_name(letter), str(points)) for letter, points in one.sheet.attributes.items()]
