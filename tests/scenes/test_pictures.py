"""How every state that `shots` shows lies in windows and text of every size: nothing overlaps, leaves its place or is
cut."""

from itertools import product

import pytest

from game import paths
from game.content.catalog import Catalog
from game.scenes.watching import Readable
from game.tools.played import Films
from game.tools.shots import Look, put_away, studio
from tests.helpers.layout import faults

SIZES = ((1280, 720), (1920, 1080), (960, 540))
PERCENTS = (100, 150, 200)
LOOKS = [Look(*look) for look in product(SIZES, PERCENTS, (False, True))]
SPREAD = (
    Look((1280, 720), 100),
    Look((1280, 720), 200, longer=True),
    Look((1920, 1080), 150, longer=True),
    Look((960, 540), 100, longer=True),
    Look((960, 540), 200),
)
"""A few of them, in which the others' faults would show as well."""


@pytest.fixture(scope="session")
def films(catalog: Catalog) -> Films:
    return Films(catalog, paths.maps_folder())


def name_of(look: Look) -> str:
    width, height = look.size
    return f"{width}x{height}-{look.percent}{'-longer' * look.longer}"


@pytest.mark.parametrize(
    "look", [pytest.param(look, marks=() if look in SPREAD else pytest.mark.long, id=name_of(look)) for look in LOOKS]
)
def test_nothing_overlaps_leaves_its_place_or_is_cut_in_any_state(films: Films, look: Look) -> None:
    found = []
    with studio(look, films) as (stage, surface):
        for name, make in stage.states().items():
            scene = make()
            scene.draw(surface)
            assert isinstance(scene, Readable)
            found += [f"{name}: {fault}" for fault in faults(scene.tree(), look.size)]
            put_away(scene)
    assert found == []
