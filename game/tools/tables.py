"""The sub-commands' answers as tables for people."""

from rich.console import Console
from rich.table import Table

from game.content.catalog import Catalog
from game.rules.commander.models import Kind
from game.tools.output import Answer


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", header_style="bold")
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number == 0 else "right", no_wrap=number == 0)
    return table


def _move(kind: Kind) -> str:
    return str(kind.move) if kind.land_move is None else f"{kind.move} ({kind.land_move} on land)"


def _reach(kind: Kind) -> str:
    far = str(max(1, kind.ranged))
    return far if kind.land_ranged is None else f"{far} ({max(1, kind.land_ranged)} on land)"


def print_content(catalog: Catalog) -> None:
    """Units, classes and terrain as tables, the rest as counts."""
    console = Console()
    for title, kinds in (("Units", catalog.commander.units), ("Classes", catalog.commander.classes)):
        table = _table(title, "id", "attack", "defence", "move", "reach", "domain", "arms", "traits")
        for name, kind in kinds.items():
            words = (", ".join(kind.arms), ", ".join(kind.traits))
            table.add_row(name, str(kind.attack), str(kind.defence), _move(kind), _reach(kind), kind.domain, *words)
        console.print(table)
    table = _table("Terrain", "id", "leaving: ground", "mounted", "naval", "cap", "entered by")
    for name, ground in catalog.commander.terrain.items():
        costs = (str(ground.exit_cost[gait]) for gait in ("ground", "mounted", "naval"))
        table.add_row(name, *costs, str(ground.cap + ground.naval_cap), ", ".join(ground.enter))
    console.print(table)
    counts = {"spells": catalog.commander.spells, "skills": catalog.commander.skills, "quiz questions": catalog.quiz}
    console.print(", ".join(f"{len(entries)} {name}" for name, entries in counts.items()))


def print_odds(answer: Answer) -> None:
    """One attack as a table of outcomes."""
    console = Console()
    numbers = _table("", "", "strikes", "cap", "edge", "advantage", "first strike")
    for role in ("attacker", "defender"):
        half = answer[role]
        figures = (str(half[name]) for name in ("strikes", "cap", "edge"))
        flags = ("yes" if half[name] else "no" for name in ("advantage", "first_strike"))
        numbers.add_row(role, *figures, *flags)
    console.print(numbers)
    table = _table(f"Retaliation: {answer['retaliation']}", "attacker HP", "defender HP", "chance")
    for outcome in answer["outcomes"]:
        table.add_row(str(outcome["attacker_hp"]), str(outcome["defender_hp"]), f"{outcome['p']:.6%}")
    console.print(table)
    means = answer["expected"]
    console.print(f"On average {means['attacker_hp']:.3f} and {means['defender_hp']:.3f} HP are left.")


def print_spell_odds(answer: Answer) -> None:
    """What a spell does to one target as a table of points."""
    console = Console()
    dice = "no dice" if not answer["dice"] else "1 die" if answer["dice"] == 1 else f"{answer['dice']} dice"
    console.print(f"{answer['cost']} MP, {dice}, takes effect with {answer['takes_effect']:.6%}", highlight=False)
    table = _table("", "points", "chance")
    for outcome in answer["points"]:
        table.add_row(str(outcome["points"]), f"{outcome['p']:.6%}")
    console.print(table)


def print_games(answer: Answer) -> None:
    """Battles as a table, and who won how often."""
    console = Console()
    table = _table("", "winner", "rounds", "losses", "seconds", "digest")
    for game in answer["games"]:
        losses = ", ".join(f"{side} {lost}" for side, lost in game["losses"].items())
        row = (game["winner"] or "draw", str(game["rounds"]), losses, f"{game['seconds']:.2f}", game["digest"][:12])
        table.add_row(*row)
    console.print(table)
    console.print(", ".join(f"{side} won {wins}" for side, wins in answer["wins"].items()))


def print_commander(answer: Answer) -> None:
    """A commander made by the quiz."""
    console = Console()
    table = _table(f"{answer['class']}, level {answer['level']}", "", "")
    points = ", ".join(f"{letter} {value}" for letter, value in answer["attributes"].items())
    skills = ", ".join(f"{name} {rank}" for name, rank in answer["skills"].items())
    drawn = ", ".join(f"{one['class']} ({one['weight']} in {one['total']})" for one in answer["candidates"])
    for name, told in (
        ("attributes", points),
        ("attack", answer["attack"]),
        ("defence", answer["defence"]),
        ("move", answer["move"]),
        ("max MP", answer["max_mp"]),
        ("command range", answer["command_range"]),
        ("units", ", ".join(answer["units"])),
        ("skills", skills),
        ("spells", ", ".join(answer["spells"])),
        ("drawn", drawn),
    ):
        table.add_row(name, str(told))
    console.print(table)
