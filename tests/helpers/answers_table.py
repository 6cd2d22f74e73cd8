"""The table of all answers of a campaign's talks; `python -m tests.helpers.answers_table` writes it anew."""

from collections.abc import Iterator
from pathlib import Path

from game.content.loader import load_catalog
from game.content.models.campaign import Campaign
from game.content.models.talks import HERO, Talk

CONTENT = Path(__file__).parents[2] / "content"
HEAD = """# {name}: what can be answered

Made from the talks beside this file by `python -m tests.helpers.answers_table`; a test holds it up to date. An answer
in **bold** expresses its quality well and earns a point; the others express it clumsily. What the qualities are, and
how to tell the two apart, stands in [content/README.md](../../README.md).
"""


def table(campaign: Campaign) -> str:
    """The page of a campaign, as Markdown."""
    parts = [HEAD.format(name=campaign.name)]
    for id_, talk in campaign.talks.items():
        parts.append(f"\n## {talk.title}\n\n`{id_}`{_needs(talk)}\n")
        parts += _moments(talk, campaign)
    return "".join(parts)


def _moments(talk: Talk, campaign: Campaign) -> Iterator[str]:
    for line in talk.lines.values():
        if line.answers:
            speaker = "The hero" if line.speaker == HERO else campaign.people[line.speaker].name
            yield f"\n{speaker}: “{line.text}”\n\n| answer | quality | why |\n|---|---|---|\n"
            for reply in line.answers:
                text, how = (f"**{reply.text}**", "well") if reply.well else (reply.text, "clumsily")
                yield f"| {text} | {reply.quality}, {how} | {reply.why} |\n"


def _needs(talk: Talk) -> str:
    """When the talk can happen, in words."""
    needs = talk.needs
    said = [
        *([f"after {needs.after}"] if needs.after else []),
        *([f"before {needs.before}"] if needs.before else []),
        *(f"remembers {memory}" for memory in needs.remembers),
        *(f"without {memory}" for memory in needs.lacks),
        *(f"{quality} {points} at least" for quality, points in needs.quality.items()),
    ]
    return f": {', '.join(said)}" if said else ""


def pages() -> dict[Path, str]:
    """The page of each of the game's campaigns, by the file it belongs in."""
    campaigns = load_catalog([CONTENT])[0].campaigns
    return {CONTENT / "campaigns" / id_ / "ANSWERS.md": table(campaign) for id_, campaign in campaigns.items()}


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8", newline="\n")
