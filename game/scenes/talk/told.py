"""What was said in talks, read out of the campaign's history: every line and answer, and what came of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from game.campaign.components import Company, Talking
from game.campaign.events import LineSaid, QualityRaised, Remembered, ReplyGiven, StoresChanged, TalkBegan
from game.content.models.campaign import Campaign
from game.content.models.talks import HERO, Reply
from game.core.event import Event
from game.core.session import Entry


@dataclass(frozen=True, slots=True)
class Said:
    """Something said, and by whom. Of the hero's answers it is known which they were."""

    speaker: str
    text: str
    reply: Reply | None = None


@dataclass(slots=True)
class Told:
    """A talk as far as it went, and the day it was had on."""

    talk: str
    day: int
    said: list[Said] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Came:
    """What came of an answer: the quality that it raised and its points now, whether it will be remembered, and what
    it changed in the stores."""

    quality: str = ""
    points: int = 0
    remembered: bool = False
    gold: int = 0
    rations: int = 0


def talks_told(campaign: Campaign, history: Sequence[Entry]) -> list[Told]:
    """Every talk that was had, the one that is going on last. Lines that content no longer has are passed over."""
    found: list[Told] = []
    for entry in history:
        for event in entry.events:
            match event:
                case TalkBegan(talking=talking):
                    found.append(Told(talking.talk, entry.before.row(Company).day))
                    found[-1].said += _line(campaign, talking)
                case ReplyGiven(talking=talking, number=number):
                    found[-1].said += _reply(campaign, talking, number)
                case LineSaid(after=talking):
                    found[-1].said += _line(campaign, talking)
    return found


def came_of(events: Sequence[Event]) -> Came:
    """What came of an answer."""
    quality, points, remembered, gold, rations = "", 0, False, 0, 0
    for event in events:
        match event:
            case QualityRaised():
                quality, points = event.quality, event.after
            case Remembered():
                remembered = True
            case StoresChanged():
                gold, rations = event.after.gold - event.before.gold, event.after.rations - event.before.rations
    return Came(quality, points, remembered, gold, rations)


def _line(campaign: Campaign, talking: Talking) -> Iterator[Said]:
    talk = campaign.talks.get(talking.talk)
    line = talk.lines.get(talking.line) if talk else None
    if line:
        yield Said(line.speaker, line.text)


def _reply(campaign: Campaign, talking: Talking, number: int) -> Iterator[Said]:
    talk = campaign.talks.get(talking.talk)
    line = talk.lines.get(talking.line) if talk else None
    if line and number < len(line.answers):
        yield Said(HERO, line.answers[number].text, line.answers[number])
