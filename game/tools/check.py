"""`check`: content and maps validated, one line a fault."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from game import paths
from game.content.catalog import Catalog
from game.content.loader import load_catalog
from game.content.problems import Problem, Refused, errors, ranked
from game.maps.report import check_map, root_of

MAP_FOLDER = "battle"
"""The maps of commander battles lie here, inside a maps folder."""


def check(targets: Sequence[Path], packs: Sequence[Path] = ()) -> tuple[Problem, ...]:
    """Every fault of the content, and of the maps named (files or folders), or of all the game's own."""
    try:
        catalog, warnings = load_catalog([paths.content_folder(), *packs])
    except Refused as refused:
        return refused.problems
    found = list(warnings)
    for target in targets or (paths.maps_folder() / MAP_FOLDER,):
        found += _check_target(target, catalog)
    if not targets:
        found += _check_roads(catalog)
    return ranked(found)


def _check_roads(catalog: Catalog) -> Iterator[Problem]:
    """The maps of the campaigns' battles, each once."""
    folder = paths.maps_folder()
    roads = {step.map: (id_, step.id) for id_, campaign in catalog.campaigns.items() for step in campaign.road}
    for name, (campaign, step) in sorted(roads.items()):
        if (folder / name).is_file():
            yield from check_map(folder / name, folder, catalog.commander)
        else:
            place = f"campaigns/{campaign}/campaign.toml"
            what = f"the battle {step!r} is fought on {name}, which is not among the game's maps"
            yield Problem("warning", place, f"road.{step}", what, "name its folder with --maps when you play")


def _check_target(target: Path, catalog: Catalog) -> Iterator[Problem]:
    if target.is_dir():
        yield from _check_folder(target, catalog)
    elif target.suffix == ".tmx":
        yield from check_map(target, root_of(target), catalog.commander)
    elif target.suffix == ".toml":
        yield Problem("error", str(target), "", "content is checked by the folder", "name the pack's folder")
    else:
        what = "it is neither a map nor a folder" if target.exists() else "there is no such file"
        yield Problem("error", str(target), "", what, "name a .tmx file or a folder")


def _check_folder(folder: Path, catalog: Catalog) -> Iterator[Problem]:
    """A folder of maps, or a content pack on top of the game's own content."""
    maps = sorted(folder.rglob("*.tmx"))
    for path in maps:
        yield from check_map(path, root_of(path), catalog.commander)
    if any(folder.rglob("*.toml")):
        own = paths.content_folder()
        try:
            yield from load_catalog([own] if folder.resolve() == own.resolve() else [own, folder])[1]
        except Refused as refused:
            yield from refused.problems
    elif not maps:
        yield Problem("warning", str(folder), "", "there is nothing to check", "maps end in .tmx, content in .toml")


def failed(problems: Sequence[Problem]) -> bool:
    """Whether any fault forbids using what was checked."""
    return bool(errors(problems))
