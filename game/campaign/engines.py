"""The engine of every rule set that documents name."""

from collections.abc import Mapping

from game.campaign.document import Rules
from game.campaign.rules import CampaignRules
from game.content.catalog import Catalog
from game.core.engine import Engine
from game.rules.commander.rules import CommanderRules


def engines(catalog: Catalog) -> Mapping[Rules, Engine]:
    """An engine for each of them, by this content."""
    return {"commander": Engine(CommanderRules(catalog.commander)), "campaign": Engine(CampaignRules(catalog))}
