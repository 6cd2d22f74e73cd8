"""`check` without a name looks at the maps of campaigns as well."""

from pathlib import Path

from game import paths
from game.tools.check import check


def test_a_battle_on_a_map_that_is_not_there_is_told_with_its_campaign_and_step(tmp_path: Path) -> None:
    own = (paths.content_folder() / "campaigns" / "first_road" / "campaign.toml").read_text(encoding="utf-8")
    folder = tmp_path / "campaigns" / "second_road"
    folder.mkdir(parents=True)
    (folder / "campaign.toml").write_text(own.replace("road/mill.tmx", "road/windmill.tmx"), encoding="utf-8")
    told = [str(problem) for problem in check((), (tmp_path,)) if "windmill" in str(problem)]
    assert len(told) == 1
    assert told[0].startswith("campaigns/second_road/campaign.toml:road.mill: warning: ")
    assert "the battle 'mill' is fought on road/windmill.tmx, which is not among the game's maps" in told[0]
