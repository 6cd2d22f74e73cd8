"""Draws the tilesets of `maps/tilesets` again, every time byte for byte the same: `python assets/tiles/bake.py`."""

import sys
from pathlib import Path

from biomes import BIOMES
from palette import Palette
from scenery import HOUSE, MAST, buildings, crossings, dungeons, overworld, props, tall_decor
from sets import COLUMNS, TALL, dressing, edges, elevation, markers, rivers, shadows, tall, terrain, variants
from tilesets import write

TILESETS = Path(__file__).parents[2] / "maps" / "tilesets"


def biome(folder: Path, palette: Palette) -> None:
    """Write the tilesets that each biome has, with the same tiles under the same numbers."""
    folder.mkdir(parents=True, exist_ok=True)
    write(folder, "terrain", list(terrain(palette)), COLUMNS, brushes="edge")
    write(folder, "dressing", list(dressing(palette)), COLUMNS, brushes="edge")
    write(folder, "tall", list(tall(palette)), COLUMNS, high=TALL)
    write(folder, "edges", list(edges(palette)), COLUMNS, brushes="corner")
    write(folder, "variants", list(variants(palette)), COLUMNS, brushes="corner")
    write(folder, "rivers", list(rivers(palette)), COLUMNS)
    write(folder, "crossings", list(crossings(palette)), COLUMNS)
    write(folder, "props", list(props(palette)), COLUMNS)
    write(folder, "buildings", list(buildings(palette)), COLUMNS, high=HOUSE)
    write(folder, "decor", list(tall_decor(palette)), COLUMNS, high=MAST)
    write(folder, "shadows", list(shadows()), COLUMNS)


def main(folder: Path) -> None:
    """Write all tilesets into the folder."""
    for palette in BIOMES:
        biome(folder / palette.folder, palette)
    write(folder, "elevation", list(elevation()), 6)
    write(folder, "dungeon", list(dungeons()), COLUMNS)
    write(folder, "overworld", list(overworld()), 10)
    write(folder, "markers", list(markers()), 4)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else TILESETS)
