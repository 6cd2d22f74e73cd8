"""Large people put together: body, arms, what is in their hands, the head with its mood."""

from dataclasses import dataclass, field

from game.content.models.talks import Mood
from game.ui.figures.looks import Look
from game.ui.figures.strokes import Svg, group, mirrored, path, shade
from game.ui.portraits.crests import crest_svg
from game.ui.portraits.face import face
from game.ui.portraits.features import Features
from game.ui.portraits.hair import beard, hair_before, hair_behind, plaits
from game.ui.portraits.lean import OUTLINE
from game.ui.portraits.limbs import Sleeve, arm, fist

HEAD = (0, -280)
"""Where the middle of the face is; feet are at 0."""

SKIN, HAIR = "skin", "hair"
"""Names of colours that stand for those of whoever it is."""


@dataclass(frozen=True, slots=True)
class Arms:
    """The sleeves, their cuffs, and the gloves if hands are not bare."""

    sleeve: Sleeve = "wide"
    cloth: str = "field"
    cuff: str = "leather"
    glove: str = SKIN


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody to be drawn large.

    `back` is behind all, `collar` over the arms, `over` before all; `cap_behind` and `cap` are worn on the head.
    `hooded` hides all hair but plaits. `right` and `left` are held; where the left hand is free it has the banner's
    pole. The crest is repeated at `emblem` on the body and at `device` on what the left hand holds (x, y, scale).
    """

    body: Svg
    arms: Arms = field(default_factory=Arms)
    cap: Svg = ""
    cap_behind: Svg = ""
    hooded: bool = False
    mask: Svg = ""
    long_beard: bool = False
    right: Svg = ""
    left: Svg = ""
    back: Svg = ""
    collar: Svg = ""
    over: Svg = ""
    emblem: tuple[float, float, float] | None = None
    device: tuple[float, float, float] | None = None


@dataclass(frozen=True, slots=True)
class Someone:
    """Whose face and hair it is; `capless` says that what the head wears hides no hair."""

    look: Look
    features: Features
    capless: bool = False


def person(sitter: Sitter, someone: Someone, mood: Mood, crest: str, *, hands: bool, banner: Svg = "") -> Svg:
    """The whole person, with hands and what they hold or, for a bust, without; the banner is before the back."""
    drawn = (
        sitter.back
        + banner
        + _at_head(sitter.cap_behind)
        + _at_head(_hair_behind(sitter, someone))
        + _neck()
        + sitter.body
    )
    drawn += crest_at(crest, sitter.emblem)
    one = arm(sitter.arms.sleeve, sitter.arms.cloth, sitter.arms.cuff, SKIN)
    hand = fist(sitter.arms.glove) if hands else ""
    drawn += mirrored(one) + (sitter.left + crest_at(crest, sitter.device) + mirrored(hand) if hands else "")
    drawn += one + (sitter.right + hand if hands else "")
    drawn += sitter.collar + _at_head(head(sitter, someone, mood)) + (sitter.over if hands else "")
    look = someone.look
    return drawn.replace(f'"{SKIN}"', f'"{look.skin}"').replace(f'"{HAIR}"', f'"{look.hair_colour}"')


def head(sitter: Sitter, someone: Someone, mood: Mood) -> Svg:
    """The head with all that is on it, around the middle of the face."""
    look = someone.look
    brow = "ash" if look.hair_colour == "snow" else HAIR
    dark = look.hair_colour == "coal"
    shown = look.beard if not sitter.mask else None
    drawn = face(someone.features, SKIN, brow, mood, bearded=shown is not None)
    drawn += sitter.mask
    if shown:
        drawn += beard("long" if sitter.long_beard and shown != "goatee" else shown, HAIR, mood, dark=dark)
    if sitter.hooded:
        drawn += plaits(HAIR) if look.hair == "braids" else ""
    else:
        drawn += hair_before(look.hair, HAIR, dark=dark, hatless=someone.capless or not sitter.cap)
    return drawn + sitter.cap


def crest_at(crest: str, place: tuple[float, float, float] | None) -> Svg:
    """The crest at a place (x, y, scale), if it is to be there."""
    return group(crest_svg(crest), "translate({},{}) scale({})".format(*place)) if place and crest else ""


def _hair_behind(sitter: Sitter, someone: Someone) -> Svg:
    style = someone.look.hair
    if sitter.hooded or (sitter.cap and not someone.capless and style == "bun"):
        return ""
    return hair_behind(style, HAIR, dark=someone.look.hair_colour == "coal")


def _at_head(drawn: Svg) -> Svg:
    return group(drawn, f"translate({HEAD[0]},{HEAD[1]})")


def _neck() -> Svg:
    form = "M-15,-256 L15,-256 L19,-228 C8,-216 -8,-216 -19,-228Z"
    return path(form, SKIN, OUTLINE) + shade(
        "M-14,-250 C-6,-238 10,-238 15,-250 L18,-232 C8,-226 -6,-230 -14,-250Z", 0.3
    )
