"""The sub-commands. Without one the game starts, and this module is not even imported."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from game.content.problems import Refused
from game.tools.output import WrongCall, batch, complain, emit, load

app = typer.Typer(
    name="hearthbanner",
    help="Hearthbanner. Without a command the game starts; the commands serve map authors, modders and checks.",
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
odds_app = typer.Typer(help="Exact chances, without a board.", rich_markup_mode=None)
app.add_typer(odds_app, name="odds")

Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
Packs = Annotated[list[Path] | None, typer.Option("--content", help="A content pack to add; may be repeated.")]


@app.command()
def content(json: Json = False, packs: Packs = None) -> None:
    """Print everything that is loaded."""
    from game.content.as_json import as_json

    catalog = load(packs or [])
    if json:
        emit(as_json(catalog))
        return
    from game.tools.tables import print_content

    print_content(catalog)


@odds_app.command("commander")
def odds_commander(  # the command line is wide because an attack is
    attacker: Annotated[str | None, typer.Option(help="Id of a unit or class.")] = None,
    defender: Annotated[str | None, typer.Option(help="Id of a unit or class.")] = None,
    attacker_hp: int = 10,
    defender_hp: int = 10,
    attacker_terrain: str = "plain",
    defender_terrain: str = "plain",
    attacker_elevation: int = 0,
    defender_elevation: int = 0,
    distance: int = 1,
    attacker_attributes: Annotated[str, typer.Option(help="Offence,Armour,Willpower,Knowledge.")] = "0,0,0,0",
    defender_attributes: Annotated[str, typer.Option(help="Offence,Armour,Willpower,Knowledge.")] = "0,0,0,0",
    attacker_effects: Annotated[str | None, typer.Option(help="attack=2,defence=1,...")] = None,
    defender_effects: Annotated[str | None, typer.Option(help="attack=2,ranged_reduction=2,...")] = None,
    json: Json = False,
    batch_: Annotated[bool, typer.Option("--batch", help="Questions as JSON lines on standard input.")] = False,
    packs: Packs = None,
) -> None:
    """Print the exact result of one attack."""
    from game.tools import odds
    from game.tools.options import read_numbers, read_pairs

    catalog = load(packs or [])
    if batch_:
        batch(lambda options: odds.commander(odds.read_options(options), catalog.commander))
        return
    if attacker is None or defender is None:
        raise WrongCall("--attacker and --defender are needed")
    question = odds.CommanderOdds(
        attacker,
        defender,
        attacker_hp,
        defender_hp,
        attacker_terrain,
        defender_terrain,
        attacker_elevation,
        defender_elevation,
        distance,
        read_numbers("--attacker-attributes", attacker_attributes),
        read_numbers("--defender-attributes", defender_attributes),
        None if attacker_effects is None else read_pairs("--attacker-effects", attacker_effects),
        None if defender_effects is None else read_pairs("--defender-effects", defender_effects),
    )
    answer = odds.commander(question, catalog.commander)
    if json:
        emit(answer)
        return
    from game.tools.tables import print_odds

    print_odds(answer)


@odds_app.command("spell")
def odds_spell(
    spell: Annotated[str | None, typer.Option(help="Id of a spell.")] = None,
    level: Annotated[str | None, typer.Option(help="A, B, C or D.")] = None,
    willpower: Annotated[int | None, typer.Option(help="Of the caster.")] = None,
    knowledge: Annotated[int, typer.Option(help="Of the target; 0 outside command range.")] = 0,
    friend: Annotated[bool, typer.Option("--friend", help="The target is a friend.")] = False,
    mastery: Annotated[int, typer.Option(help="The caster's rank in the spell's school, 0 to 3.")] = 0,
    dice: Annotated[int, typer.Option(help="Dice more or less by Decline, Resistance and Recognition.")] = 0,
    reduction: Annotated[int, typer.Option(help="Damage less by Resist and Resistance.")] = 0,
    bonus: Annotated[int, typer.Option(help="Points more of a helpful spell by Heed.")] = 0,
    json: Json = False,
    batch_: Annotated[bool, typer.Option("--batch", help="Questions as JSON lines on standard input.")] = False,
    packs: Packs = None,
) -> None:
    """Print what a spell does to one target."""
    from game.tools import spell_odds

    catalog = load(packs or [])
    if batch_:
        batch(lambda options: spell_odds.spell(spell_odds.read_options(options), catalog.commander))
        return
    if spell is None or level is None or willpower is None:
        raise WrongCall("--spell, --level and --willpower are needed")
    question = spell_odds.SpellOdds(
        spell, level, willpower, knowledge, friend, mastery, dice, reduction=reduction, bonus=bonus
    )
    answer = spell_odds.spell(question, catalog.commander)
    if json:
        emit(answer)
        return
    from game.tools.tables import print_spell_odds

    print_spell_odds(answer)


@app.command()
def quiz(
    answers: Annotated[str | None, typer.Option(help="1a=C,1b=D,2=A,2a=B,...")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the draws.")] = 0,
    pick: Annotated[str | None, typer.Option(help="class=mage,unit=...,skill=...,spell=...")] = None,
    json: Json = False,
    batch_: Annotated[bool, typer.Option("--batch", help="Questions as JSON lines on standard input.")] = False,
    packs: Packs = None,
) -> None:
    """Print the commander that answers of the quiz make."""
    from game.tools import quiz as tool
    from game.tools.options import read_words

    catalog = load(packs or [])
    if batch_:
        batch(lambda options: tool.quiz(tool.read_options(options), catalog))
        return
    if answers is None:
        raise WrongCall("--answers are needed")
    picks = read_words("--pick", pick) if pick else {}
    answer = tool.quiz(tool.QuizCall(read_words("--answers", answers), seed, picks), catalog)
    if json:
        emit(answer)
        return
    from game.tools.tables import print_commander

    print_commander(answer)


@app.command()
def simulate(
    map_: Annotated[Path, typer.Option("--map", help="The map's .tmx file.")],
    side: Annotated[list[str] | None, typer.Option(help="SIDE=PERSONALITY; may be repeated.")] = None,
    games: int = 1,
    seed: int = 0,
    record: Annotated[Path | None, typer.Option(help="Folder for records.")] = None,
    json: Json = False,
    packs: Packs = None,
) -> None:
    """Let computers fight on a map."""
    from game.tools import simulate as tool

    answer = tool.simulate(map_, load(packs or []), tool.read_sides(side or []), games, seed, record)
    if json:
        emit(answer)
        return
    from game.tools.tables import print_games

    print_games(answer)


@app.command()
def balance(
    maps: Annotated[list[Path], typer.Argument(help="The maps' .tmx files.")],
    games: Annotated[int, typer.Option(help="Battles a map, half of them with the sides exchanged.")] = 200,
    json: Json = False,
    packs: Packs = None,
) -> None:
    """Tell how often each place of a map wins."""
    from game.tools import balance as tool

    answer = tool.balance(maps, load(packs or []), games)
    if json:
        emit(answer)
        return
    sys.stdout.writelines(f"{told['row']}\n" for told in answer["maps"].values())


@app.command()
def road(
    campaign: Annotated[str, typer.Argument(help="The campaign's id.")],
    tries: Annotated[int, typer.Option(help="Companies that try each battle, a difficulty.")] = 100,
    difficulty: Annotated[list[str] | None, typer.Option(help="May be repeated; all if left out.")] = None,
    random: Annotated[int | None, typer.Option(help="Instead: play it by chance so often, and tell faults.")] = None,
    json: Json = False,
    packs: Packs = None,
) -> None:
    """Let computers play a campaign's road: how often each battle is won, or whether chance finds a fault."""
    from game import paths
    from game.tools import road as tool
    from game.tools.road_random import adventures

    call = tool.Call(campaign, tries, tuple(difficulty or ()), paths.maps_folder(), tuple(packs or ()))
    answer = tool.road(call) if random is None else adventures(call, random)
    lines = tool.table(answer) if random is None else answer["faults"]
    if json:
        emit(answer)
    else:
        sys.stdout.writelines(f"{line}\n" for line in lines)
    if answer.get("faults"):
        raise typer.Exit(1)


@app.command()
def replay(
    file: Path,
    verify: Annotated[bool, typer.Option("--verify", help="Compare every event and the digests.")] = False,
    export: Annotated[Path | None, typer.Option(help="Write the battle here as one small file to give away.")] = None,
    json: Json = False,
    packs: Packs = None,
) -> None:
    """Play a recorded battle again and compare, or write it small. To watch it, `play --replay`."""
    from game.tools import replay as tool

    if not verify and export is None:
        raise WrongCall("replay needs --verify, to play it again and compare, or --export; to watch it, play --replay")
    answer = tool.replay(file, load(packs or []), export, verify=verify)
    if json:
        emit(answer)
    else:
        sys.stdout.writelines(f"{line}\n" for line in tool.lines(answer))
    if answer.get("equal") is False:
        complain([f"{file}: {answer['difference']}"])
        raise typer.Exit(1)


@app.command()
def check(
    targets: Annotated[list[Path] | None, typer.Argument()] = None, json: Json = False, packs: Packs = None
) -> None:
    """Check content and maps; one line a fault."""
    from game.tools import check as tool

    problems = tool.check(targets or [], packs or [])
    if json:
        emit({"problems": [{"severity": p.severity, "line": str(p)} for p in problems]})
    else:
        sys.stdout.writelines(f"{problem}\n" for problem in problems)
    if tool.failed(problems):
        raise typer.Exit(1)


@app.command()
def shots(
    folder: Path,
    scene: Annotated[
        str | None, typer.Option(help="One alone: title, skirmish, settings, battle, replay, result...")
    ] = None,
    size: Annotated[str, typer.Option(help="WIDTHxHEIGHT in pixels.")] = "1280x720",
    text: Annotated[int, typer.Option(min=100, max=200, help="Text size in percent.")] = 100,
    longer: Annotated[bool, typer.Option("--longer", help="In a language 40 % longer than English.")] = False,
) -> None:
    """Draw every scene and state to a PNG, without a display."""
    from game.tools import shots as tool

    for path in tool.shots(folder, tool.Look(tool.read_size(size), text, longer), scene):
        sys.stdout.write(f"{path}\n")


@app.command()
def dress(
    file: Path,
    out: Annotated[Path | None, typer.Option(help="Write here, and leave FILE as it is.")] = None,
    json: Json = False,
    packs: Packs = None,
) -> None:
    """Fill a map's edge layers from its terrain layer."""
    from game.tools import dress as tool

    answer = tool.dress_file(file, out, load(packs or []).commander)
    if json:
        emit(answer)
        return
    sys.stdout.write(f"{answer['file']}: {answer['layers']} layers filled, {answer['kept']} tiles of yours kept\n")


@app.command()
def figures(folder: Path, json: Json = False) -> None:
    """Draw contact sheets of all figures, and name those that are hardest to tell apart."""
    from game.tools import sheet as tool

    answer = tool.sheets(folder)
    if json:
        emit(answer)
        return
    sys.stdout.writelines(f"{file}\n" for file in answer["files"])
    for square, pairs in answer["nearest"].items():
        for pair in pairs:
            sys.stdout.write(f"{square:>4} px {pair['distance']:6.2f}  {pair['one']} and {pair['other']}\n")


@app.command()
def play(
    map_: Annotated[Path | None, typer.Option("--map", help="Start straight on this map.")] = None,
    position: Annotated[Path | None, typer.Option(help="Start from this position's text.")] = None,
    replay_: Annotated[Path | None, typer.Option("--replay", help="Watch this record of a battle.")] = None,
    packs: Packs = None,
    maps: Annotated[list[Path] | None, typer.Option("--maps", help="A folder of maps to add.")] = None,
) -> None:
    """Start the game, straight on a map, a position or a replay if one is named."""
    for folder in maps or ():
        if not folder.is_dir():
            raise WrongCall(f"--maps: there is no folder '{folder}'")
    from game.app import Options, run

    folders, added = tuple(maps or ()), tuple(packs or ())
    raise typer.Exit(run(Options(content=added, maps=folders, map=map_, position=position, replay=replay_)))


def _called(command: Callable[..., Any], arguments: list[str]) -> int:
    try:
        result = command(args=arguments, prog_name="hearthbanner", standalone_mode=False)
    except WrongCall as fault:
        complain([f"hearthbanner: {fault}"])
        return 2
    except Refused as refused:
        complain(refused.problems)
        return 1
    except typer.Abort:
        complain(["hearthbanner: broken off"])
        return 2
    except typer.TyperException as fault:
        complain([f"hearthbanner: {fault.format_message()}"])
        return 2
    return result if isinstance(result, int) else 0


def main(arguments: list[str] | None = None) -> int:
    """Run a sub-command; the exit status is 0, 1 for a failed check and 2 for a wrong call."""
    try:
        status = _called(typer.main.get_command(app), sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except OSError as fault:
        if fault.filename is not None:  # a file's own fault is told where the file is used
            raise
        complain([f"hearthbanner: the answer cannot be written ({fault.strerror})"])
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left in the buffer goes nowhere
        return 1
    return status
