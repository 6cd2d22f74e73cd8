"""`odds commander`: the exact result of one attack, without a board (rule book 5 and 6)."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from game.core.stages import Spread, spread
from game.rules.commander.combat import Combatant, Half, attack_reach, reckon
from game.rules.commander.events import Term
from game.rules.commander.exchange import Standing
from game.rules.commander.models import ClassKind, CommanderContent, Kind
from game.rules.commander.start import armament
from game.tools.options import LIMIT, check_number, known, refuse_strangers
from game.tools.output import Answer, WrongCall

_ATTRIBUTES = 4
_EFFECTS = {
    "attack": "attack_terms",
    "defence": "defence_terms",
    "ranged_reduction": "ranged_reduction",
    "strikes": "extra_strikes",
}


@dataclass(frozen=True)
class CommanderOdds:
    """The options of one question; what is a list on the command line is an array or an object in a batch."""

    attacker: str
    defender: str
    attacker_hp: int = 10
    defender_hp: int = 10
    attacker_terrain: str = "plain"
    defender_terrain: str = "plain"
    attacker_elevation: int = 0
    defender_elevation: int = 0
    distance: int = 1
    attacker_attributes: tuple[int, ...] = (0, 0, 0, 0)
    defender_attributes: tuple[int, ...] = (0, 0, 0, 0)
    attacker_effects: Mapping[str, int] | None = None
    defender_effects: Mapping[str, int] | None = None


def read_options(options: Mapping[str, Any]) -> CommanderOdds:
    """The options of a batch line. Raises WrongCall."""
    refuse_strangers(options, [field.name for field in fields(CommanderOdds)])
    for name in ("attacker", "defender"):
        if not isinstance(options.get(name), str):
            raise WrongCall(f"'{name}' must name a unit or a class")
    found = dict(options)
    for name in ("attacker_attributes", "defender_attributes"):
        if name in found:
            if not isinstance(found[name], list):
                raise WrongCall(f"'{name}' must be an array of {_ATTRIBUTES} whole numbers")
            found[name] = tuple(found[name])
    return CommanderOdds(**found)


def commander(question: CommanderOdds, content: CommanderContent) -> Answer:
    """The answer to one question. Raises WrongCall."""
    check_number("distance", question.distance, 1)
    attacker = _combatant(question, "attacker", content)
    defender = _combatant(question, "defender", content)
    far = attack_reach(attacker.armament, content.terrain[attacker.terrain])
    if question.distance > far:
        raise WrongCall(f"{question.attacker} reaches {far} squares, not {question.distance}")
    told = reckon(attacker, defender, question.distance, content)
    odds: Spread[Standing] = spread(told.plan)
    outcomes = sorted(odds.weights, key=lambda found: (-found[0].attacker, -found[0].defender))
    return {
        "outcomes": [
            {"attacker_hp": end.attacker, "defender_hp": end.defender, "p": weight / odds.total}
            for end, weight in outcomes
        ],
        "expected": {
            "attacker_hp": odds.mean(lambda end: end.attacker),
            "defender_hp": odds.mean(lambda end: end.defender),
        },
        "attacker": _half(told.attacker),
        "defender": _half(told.defender),
        "retaliation": told.retaliation,
    }


def _half(half: Half) -> Answer:
    return {
        "strikes": half.strikes,
        "cap": half.cap,
        "edge": half.edge,
        "advantage": half.advantage,
        "first_strike": half.first_strike,
    }


def _combatant(question: CommanderOdds, role: str, content: CommanderContent) -> Combatant:
    def asked(option: str) -> Any:
        return getattr(question, f"{role}_{option}")

    name = getattr(question, role)
    kinds: dict[str, Kind] = {**content.units, **content.classes}
    kind = known(role, name, kinds)
    terrain = asked("terrain")
    ground = known(f"{role}_terrain", terrain, content.terrain)
    if kind.domain not in ground.enter:
        raise WrongCall(f"{name} cannot stand on {terrain}")
    check_number(f"{role}_hp", asked("hp"), 1, content.numbers.full_hp)
    check_number(f"{role}_elevation", asked("elevation"), 0)
    attributes = asked("attributes")
    if len(attributes) != _ATTRIBUTES:
        raise WrongCall(f"'{role}_attributes' takes {_ATTRIBUTES} numbers: Offence, Armour, Willpower, Knowledge")
    for value in attributes:
        check_number(f"{role}_attributes", value, 0)
    return Combatant(
        kind=name,
        armament=armament(kind),
        domain=kind.domain,
        commander=isinstance(kind, ClassKind),
        hp=asked("hp"),
        terrain=terrain,
        elevation=asked("elevation"),
        offence=attributes[0],
        armour=attributes[1],
        knowledge=attributes[3],
        reach=attack_reach(armament(kind), ground),
        **_effects(role, asked("effects")),
    )


def _effects(role: str, effects: Mapping[str, int] | None) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if effects is None:
        return found
    if not isinstance(effects, Mapping):
        raise WrongCall(f"'{role}_effects' must be an object such as {{\"attack\": 2}}")
    for name, value in effects.items():
        if name not in _EFFECTS:
            raise WrongCall(f"'{role}_effects' knows {', '.join(_EFFECTS)}, not '{name}'")
        least = -LIMIT if name in ("attack", "defence") else 0
        check_number(f"{role}_effects.{name}", value, least)
        found[_EFFECTS[name]] = (Term(f"{name}_bonus", value),) if name in ("attack", "defence") else value
    return found
