"""Crests, looks and views in words."""

from game.i18n import _


def crest_name(crest: str) -> str:
    """A charge by its name; a name that nobody has drawn is the star it is drawn as."""
    return {
        "stag": _("Stag"),
        "hearth": _("Hearth"),
        "oak": _("Oak"),
        "key": _("Key"),
        "wave": _("Wave"),
        "hawk": _("Hawk"),
        "ram": _("Ram"),
        "star": _("Star"),
        "wheel": _("Wheel"),
        "tower": _("Tower"),
        "lily": _("Lily"),
        "bee": _("Bee"),
        "bear": _("Bear"),
        "fish": _("Salmon"),
        "sheaf": _("Sheaf"),
        "owl": _("Owl"),
    }.get(crest, _("Star"))


def crest_borne(crest: str, pose: str) -> str:
    """A crest with how it is borne, as in "Stag, on broad shoulders" (rule book 9, question 11)."""
    borne = {
        "biceps": _("in strong arms"),
        "trapezius": _("on broad shoulders"),
        "gastrocnemius": _("on swift legs"),
        "gluteal": _("well seated"),
    }.get(pose)
    if borne is None:
        return crest_name(crest)
    return _("{crest}, {borne}").format(crest=crest_name(crest), borne=borne)


def look_name(look: int) -> str:
    """A look in a few words, for those who hear the screen; numbers beyond the list begin it anew."""
    names = (
        _("a young man, clean-shaven"),
        _("a freckled woman with plaits"),
        _("a broad man with a black beard"),
        _("a woman with a crown of curls"),
        _("a long-haired man with a moustache"),
        _("a woman with long black hair"),
        _("a grey-bearded man"),
        _("an old woman with white hair"),
    )
    return names[look % len(names)]
