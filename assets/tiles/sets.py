"""What lies on the tilesets of `maps/tilesets`, tile by tile, in the tones of a biome."""

from collections.abc import Callable, Iterator
from random import Random

from cliffs import ROCK, cliff
from corners import SETS, corner
from crossings import bridge
from grounds import WATERS, ground
from markers import commander, digit, objective, unit
from palette import Palette
from plants import dense_firs, dense_forest, firs, forest
from sea import MOMENTS
from shadows import cast_shadow, wall_shadow
from strips import STRIPS, mouths, pier, strip
from things import crater, ford, rocks, slope
from tilesets import Tile
from vector import Picture, T, drawn, move
from walls import WALLS, wall

COLUMNS = 16
TALL, GROWN = 96, 1.4
"""The height of tall tiles in pixels, and how much higher their trees are than those that keep to a square."""
SIDES = ("red", "blue", "green", "violet")
VARIANTS = 3
"""How often each form of a corner set is drawn."""
JOINED = ("pier", *STRIPS, *WALLS)
"""What is drawn in sixteen forms, by the sides where it goes on."""
Standing = tuple[str, str, int, str, int, Picture | None]
"""Terrain, ground and its variant; the name and form of what stands on it, and its picture without the ground."""
BLANK: Standing = ("", "", 0, "", 0, None)


def rows(*tiles: Standing) -> Iterator[Standing]:
    """Tiles that fill whole rows, the last one with blanks."""
    yield from tiles
    yield from [BLANK] * (-len(tiles) % COLUMNS)


def grounds(palette: Palette) -> Iterator[Tile]:
    """Bare grounds, three rows."""
    for name, kind, count in (
        *(("plain", "grass", 6), ("plain", "dry", 4), ("sand", "sand", 6)),
        *(("mud", "mud", 4), ("snow", "snow", 6), ("floor", "paving", 6)),
        *(("water", "water", 6), ("deep_water", "deep", 6), ("plain", "rock", 4)),
    ):
        for v in range(count):
            circle = tuple((v + n) % MOMENTS - v for n in range(MOMENTS)) if kind in WATERS else ()
            yield Tile(ground(palette, kind, v), "terrain", {"terrain": name, "ground": kind}, frames=circle)


WOODS = (
    *(("oaks", "forest", "wood floor", 4), ("firs", "forest", "wood floor", 3), ("snow firs", "forest", "snow", 3)),
    *(("dense oaks", "dense_forest", "wood floor", 4), ("dense snow firs", "dense_forest", "snow", 2)),
)
"""The first row of what stands: its name, terrain and ground, and how many there are."""


def plants(palette: Palette, grown: float) -> Iterator[tuple[str, str, str, int, str]]:
    """That row: name, terrain, ground and its variant, and the shapes."""
    draw: dict[str, Callable[[int], str]] = {
        "oaks": lambda v: forest(palette, Random(f"forest{v}"), grown),
        "firs": lambda v: firs(palette, Random(f"firs{v}"), False, grown),
        "snow firs": lambda v: firs(palette, Random(f"snow firs{v}"), True, grown),
        "dense oaks": lambda v: dense_forest(palette, Random(f"dense{v}"), grown),
        "dense snow firs": lambda v: dense_firs(palette, Random(f"snow dense{v}"), True, grown),
    }
    for name, kind, under, count in WOODS:
        yield from ((name, kind, under, v, draw[name](v)) for v in range(count))


def standing(palette: Palette) -> Iterator[Standing]:
    """What stands on a ground, row by row."""
    snow = "snow"
    yield from rows(*[(kind, under, v, name, 0, drawn(body)) for name, kind, under, v, body in plants(palette, 1)])
    ramps = (("earth", "grass", "ramp"), (snow, snow, "snow ramp"))
    yield from rows(
        *[
            ("rough", under, v, "rocks", 0, drawn(rocks(palette, Random(f"rocks{v}"))))
            for under in ("rock", snow)
            for v in range(3)
        ],
        *[("crater", under, 0, "crater", 0, drawn(crater(Random(f"crater{under}")))) for under in ("grass", snow)],
        *[
            ("slope", under, 0, name, 1 << "NESW".index(down), drawn(slope(Random("slope"), down, kind)))
            for kind, under, name in ramps
            for down in "SWNE"
        ],
    )
    axes = {"EW": 10, "NS": 5}
    yield from rows(
        *[
            ("bridge", "water", 0, f"{kind} bridge", axes[axis], drawn(bridge(palette, f"{kind} bridge", axis)))
            for kind in ("stone", "wood")
            for axis in axes
        ],
        *[("water", "water", 0, "ford", axes[axis], drawn(ford(axis))) for axis in axes],
    )
    yield from rows(*[("bridge", "water", mask % 4, "pier", mask, pier(mask)) for mask in range(16)])
    for under in ("grass", snow):
        for kind in ("road", "fissure"):
            yield from rows(*[(kind, under, mask % 4, kind, mask, strip(palette, kind, mask)) for mask in range(16)])
        for kind in WALLS:
            yield from rows(
                *[(kind, under, mask % 4, kind, mask, drawn(wall(palette, kind, mask))) for mask in range(16)]
            )


def terrain(palette: Palette) -> Iterator[Tile]:
    """Every terrain on its ground; the README of the maps' folder names the rows."""
    yield from grounds(palette)
    yield from (_on_its_ground(palette, one) for one in standing(palette))


def _on_its_ground(palette: Palette, one: Standing) -> Tile:
    name, under, v, thing, form, picture = one
    if picture is None:
        return Tile(None)
    tile = ground(palette, under, v).copy()
    if thing in WALLS:
        tile.blit(wall_shadow(thing, form), (0, 0))
    tile.blit(picture, (0, 0))
    brush = (f"{thing} on snow" if under == "snow" else thing, form) if thing in JOINED else None
    says = {"terrain": name, "ground": under, "stands": thing}
    if form and thing not in JOINED:
        says["form"] = f"int {form}"
    return Tile(tile, "terrain", says, brush)


def rivers(palette: Palette) -> Iterator[Tile]:
    """Rivers as terrain, on grass and on snow, then without a ground; and mouths, for the water they run into."""
    for under in ("grass", "snow"):
        for mask in range(16):
            yield _on_its_ground(palette, ("water", under, mask % 4, "river", mask, strip(palette, "river", mask)))
    for mask in range(16):
        yield Tile(strip(palette, "river", mask), "river", {"form": f"int {mask}"})
    for mask in range(1, 16):
        yield Tile(mouths(palette, mask), "mouth", {"form": f"int {mask}"})


def dressing(palette: Palette) -> Iterator[Tile]:
    """The same without its ground, to stand on top of soft edges."""
    seen: set[tuple[str, int]] = set()
    for _, _, _, thing, form, picture in standing(palette):
        brush = (thing, form) if thing in JOINED and (thing, form) not in seen else None
        seen.add((thing, form))
        yield Tile(picture, thing, {"form": f"int {form}"} if form else {}, brush)


def tall(palette: Palette) -> Iterator[Tile]:
    """The first row again, of trees that reach over the square behind them."""
    for name, _, _, _, body in plants(palette, GROWN):
        yield Tile(drawn(move(body, 0, TALL - T), high=TALL), f"tall {name}")


def edges(palette: Palette) -> Iterator[Tile]:
    """Corner sets for layers half a tile off the grid, a row each: grounds, then earth and snow cliffs."""
    yield from _corners(palette, 0)


def variants(palette: Palette) -> Iterator[Tile]:
    """The corner sets drawn anew a few times, and whole tiles of grass, which lies under all others."""
    for v in range(1, VARIANTS):
        yield from _corners(palette, v)
    yield from (_corner("grass", 15, ground(palette, "grass", v)) for v in range(6))


def _corners(palette: Palette, v: int) -> Iterator[Tile]:
    for kind in SETS:
        yield from (_corner(kind, mask, corner(palette, kind, mask, v)) for mask in range(16))
    for rock in ROCK:
        yield from (_corner(f"{rock} cliff", mask, cliff(palette, mask, rock, v)) for mask in range(16))


def _corner(kind: str, mask: int, picture: Picture) -> Tile:
    return Tile(picture, kind, {"form": f"int {mask}"}, (kind, mask)) if mask else Tile(None)


def shadows() -> Iterator[Tile]:
    """A row each: of woods and buildings by the squares they stand on, then of walls by their form."""
    for kind in ("wood", "building"):
        for mask in range(16):
            says = {"form": f"int {mask}"}
            yield Tile(cast_shadow(kind, mask), f"{kind} shadow", says) if mask else Tile(None)
    for kind in WALLS:
        yield from (Tile(wall_shadow(kind, mask), f"{kind} shadow", {"form": f"int {mask}"}) for mask in range(16))


def elevation() -> Iterator[Tile]:
    """The levels 0 to 5 as numbers."""
    yield from (Tile(digit(level), "elevation", {"elevation": f"int {level}"}) for level in range(6))


def markers() -> Iterator[Tile]:
    """A row of commanders and units by side, then a row of objectives."""
    for side in SIDES:
        yield Tile(commander(side), "commander", {"side": side})
    for side in SIDES:
        yield Tile(unit(side), "unit")
    for kind in ("reach", "hold", "survive", "defeat"):
        yield Tile(objective(kind), "objective", {"kind": kind})
