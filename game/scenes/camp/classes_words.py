"""Classes compared in words: what a change gains and loses, and by what classes are akin (rule book 10)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.campaign.growth import class_marks, new_unit_kinds, next_classes, shared_marks
from game.campaign.sheet import Sheet
from game.content.catalog import Catalog
from game.i18n import _
from game.rules.commander.models import ClassKind
from game.ui.sentences import arm_name, domain_name, trait_name
from game.ui.sentences_campaign import attribute_name, kind_name
from game.ui.theme import GREEN, INK, RED


@dataclass(frozen=True, slots=True)
class Steps:
    """The classes as one of them sees them: one change away, two, and farther; each by id."""

    near: tuple[str, ...]
    far: tuple[str, ...]
    farther: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that two classes are compared by."""

    name: str
    words: str
    colour: str = INK


def steps(kind: str, catalog: Catalog) -> Steps:
    """The graph of classes out of a class, two changes deep."""
    content = catalog.commander
    near = next_classes(kind, content)
    beyond = {two for one in near for two in next_classes(one, content)} - {kind, *near}
    far = tuple(sorted(beyond))
    return Steps(near, far, tuple(sorted(set(content.classes) - {kind, *near, *far})))


def mark_name(mark: str) -> str:
    """The name of what makes classes akin: an arm, a domain, or magic."""
    return domain_name(mark) or (trait_name(mark) if mark == "magician" else arm_name(mark))


def kinship(own: str, other: str, catalog: Catalog) -> Line:
    """By what two classes are akin, or what the one would have to have (rule book 10)."""
    shared = shared_marks(own, other, catalog.commander)
    if shared:
        return Line(_("Akin by"), _listed(mark_name(mark) for mark in shared), GREEN)
    marks = sorted(class_marks(catalog.commander.classes[other], catalog.commander))
    wanted = _(" or ").join(mark_name(mark) for mark in marks)
    words = _("{wanted}; a {kind} and its troop have none of it").format(wanted=wanted, kind=kind_name(own, catalog))
    return Line(_("Lacking"), words, RED)


def through(own: str, other: str, catalog: Catalog) -> str:
    """The classes by way of which another can be reached in two changes, "" for none."""
    ways = [one for one in next_classes(own, catalog.commander) if other in next_classes(one, catalog.commander)]
    return _listed(kind_name(one, catalog) for one in ways)


def compared(sheet: Sheet, other: str, catalog: Catalog) -> tuple[Line, ...]:
    """What changes from the sheet's class to another."""
    classes = catalog.commander.classes
    now, then = classes[sheet.kind], classes[other]
    numbers = [
        _number(_("Attack"), now.attack, then.attack),
        _number(_("Defence"), now.defence, then.defence),
        _number(_("Movement"), now.move, then.move),
    ]
    if now.land_move is not None or then.land_move is not None:
        numbers.append(_number(_("On land"), _on_land(now), _on_land(then)))
    if now.ranged or then.ranged:
        numbers.append(_number(_("Shooting"), now.ranged, then.ranged))
    curve = _listed(attribute_name(letter) for letter in then.attributes)
    return (
        *numbers,
        _words(_("Arms"), _arms(now), _arms(then)),
        _words(_("Moves"), _domain(now), _domain(then)),
        _words(_("Traits"), _traits(now), _traits(then)),
        Line(_("Its curve"), _("{letters}, free choice").format(letters=curve)),
        Line(_("New units"), _new_units(sheet, other, catalog)),
    )


def _new_units(sheet: Sheet, other: str, catalog: Catalog) -> str:
    """The unit kinds of which a change to a class lets one learn one."""
    found = new_unit_kinds(replace(sheet, kind=other), catalog.commander)
    if not found:
        return _("none that are not known")
    return _("one of {units}").format(units=_listed(kind_name(unit, catalog) for unit in found))


def _number(name: str, now: int, then: int) -> Line:
    if now == then:
        return Line(name, str(now))
    told = _("{now} becomes {then}, {n} more") if then > now else _("{now} becomes {then}, {n} less")
    return Line(name, told.format(now=now, then=then, n=abs(then - now)), GREEN if then > now else RED)


def _words(name: str, now: str, then: str) -> Line:
    return Line(name, now if now == then else _("{now} becomes {then}").format(now=now, then=then))


def _on_land(kind: ClassKind) -> int:
    return kind.move if kind.land_move is None else kind.land_move


def _arms(kind: ClassKind) -> str:
    return _listed(arm_name(arm) for arm in kind.arms) or _("none")


def _traits(kind: ClassKind) -> str:
    return _listed(trait_name(trait) for trait in kind.traits) or _("none")


def _domain(kind: ClassKind) -> str:
    return domain_name(kind.domain) or (_("on horseback") if "mounted" in kind.arms else _("on foot"))


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)
