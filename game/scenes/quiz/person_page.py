"""Who the commander is to others: name, look and crest."""

from functools import lru_cache

import pygame

from game.content.catalog import Catalog
from game.i18n import _
from game.scenes.camp.standing import SIDE
from game.scenes.context import Context
from game.scenes.facts_sheet import Heading
from game.scenes.quiz.person_parts import ROWS, Letters, Pictures
from game.scenes.quiz.result_parts import Middle, Portrait
from game.scenes.quiz.sheets import Sheets, SheetsForm
from game.scenes.quiz.sitting import LOOKS, Sitting
from game.scenes.quiz.words import class_words
from game.scenes.saves.name_field import NameField
from game.ui.figures.dyes import SIDES, dyed
from game.ui.portraits.bust import bust
from game.ui.portraits.crests import crest_svg
from game.ui.portraits.names import CRESTS
from game.ui.portraits.words import crest_borne, crest_name, look_name
from game.ui.prompts import Prompt
from game.ui.sentences_campaign import campaign_reason
from game.ui.theme import RED, SEPIA, vector
from game.ui.widgets import Button, Label, Memory, Widget

_SHARES = (28, 72)
_FACE, _CREST = 4.5, 3.8
"""How large faces and crests are, in units."""


class PersonPage:
    """The portrait at the left, everything one may say of oneself at the right."""

    letters = ""

    def __init__(self, context: Context, catalog: Catalog, sitting: Sitting, memory: Memory) -> None:
        self._catalog, self._sitting = catalog, sitting
        picture = Portrait(sitting.sheet, sitting.identity)
        self._name = NameField("name", _("Name"), sitting.said.name)
        kind = catalog.commander.classes[sitting.sheet.kind]
        crest = crest_borne(sitting.said.crest, sitting.identity.pose)
        who: list[Widget] = [
            picture,
            Middle(look_name(sitting.said.look), "serif_italic", 1.1, SEPIA),
            Middle(crest, "serif_italic", 1.1, SEPIA),
            Middle(class_words(kind), "serif_italic", 1.1, SEPIA),
        ]
        self.form = SheetsForm(Sheets((who, self._said()), _SHARES, picture), context.theme, memory)

    def _said(self) -> list[Widget]:
        said, complaint = self._sitting.said, self._sitting.nameless
        looks = [look_name(look) for look in range(LOOKS)]
        crests = [crest_name(crest) for crest in CRESTS]
        at = list(CRESTS).index(said.crest) if said.crest in CRESTS else 0
        found: list[Widget] = [self._name]
        if complaint:
            found.append(Label(campaign_reason(complaint, self._catalog), face="sans", size=1, colour=RED, wide=40))
        return [
            *found,
            Button("another", _("Another name"), _("proposes one")),
            *(Letters(f"letters {n}", row, self._name) for n, row in enumerate(ROWS)),
            Heading(_("Look")),
            Pictures("look", _("Look"), looks, said.look % LOOKS, self._face, _FACE),
            Heading(_("Crest")),
            Pictures("crest", _("Crest"), crests, at, _crest, _CREST),
            Button("done", _("Done")),
        ]

    def _face(self, look: int, size: tuple[int, int]) -> pygame.Surface:
        return bust(self._sitting.sheet.kind, look, "calm", size, side=SIDE, crest=self._sitting.said.crest)

    def prompts(self) -> tuple[Prompt, ...]:
        """What the keys do."""
        return (
            (("up", "down"), _("Choose")),
            (("left", "right"), _("Change")),
            (("cancel",), _("Done")),
        )

    def draw(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Two sheets side by side."""
        self.form.lay_out(body)
        self.form.draw(surface)


def _crest(number: int, size: tuple[int, int]) -> pygame.Surface:
    return _charge(CRESTS[number], size)


@lru_cache(maxsize=2 * len(CRESTS))
def _charge(crest: str, size: tuple[int, int]) -> pygame.Surface:
    """A crest on a field of the company's tincture."""
    field = f'<rect x="-58" y="-58" width="116" height="116" rx="10" fill="{SIDES[SIDE].field}"/>'
    return vector(field + dyed(crest_svg(crest), SIDE), *size, (-58, -58, 116, 116))
