"""What can come of conversations: the ways through a talk, and the camps of a road in which it can be held (rule
book 12)."""

from collections.abc import Iterator, Mapping

from game.content.models.campaign import Campaign
from game.content.models.talks import FIRST_LINE, Line, Quality, Talk

Memories = frozenset[str]

MOST_MEMORIES = 8
"""The most different memories a talk may leave: more, and nobody could tell what may come of it."""

MOST_STATES = 20_000
"""How many states of a company are looked at before a talk is taken to be possible."""


def ways_on(line: Line) -> tuple[str, ...]:
    """The lines that may follow a line."""
    named = (line.next, *(answer.next for answer in line.answers))
    return tuple(id_ for id_ in named if id_ is not None)


def reached(talk: Talk) -> frozenset[str]:
    """The lines that can be said in a talk."""
    found: set[str] = set()
    waiting = [FIRST_LINE]
    while waiting:
        id_ = waiting.pop()
        if id_ in talk.lines and id_ not in found:
            found.add(id_)
            waiting += ways_on(talk.lines[id_])
    return frozenset(found)


def in_circles(talk: Talk) -> frozenset[str]:
    """The lines from which some answers never come to an end."""
    left = {id_: {other for other in ways_on(line) if other in talk.lines} for id_, line in talk.lines.items()}
    while ended := {id_ for id_, ways in left.items() if not ways & left.keys()}:
        left = {id_: ways for id_, ways in left.items() if id_ not in ended}
    return frozenset(left)


def memories(talk: Talk) -> Memories:
    """Every memory that some answer of a talk leaves."""
    return frozenset(memory for line in talk.lines.values() for reply in line.answers for memory in reply.remembers)


def is_sound(talk: Talk) -> bool:
    """Whether every way through a talk comes to an end, so that all of them can be followed."""
    named = {FIRST_LINE, *(id_ for line in talk.lines.values() for id_ in ways_on(line))}
    return named <= talk.lines.keys() and not in_circles(talk) and len(memories(talk)) <= MOST_MEMORIES


def outcomes(talk: Talk, quality: Quality | None = None) -> Mapping[Memories, int]:
    """The memories that each way through a sound talk leaves, with the most points of a quality on such a way."""
    return _outcomes(talk, FIRST_LINE, quality, {})


def _outcomes(
    talk: Talk, id_: str, quality: Quality | None, known: dict[str, dict[Memories, int]]
) -> dict[Memories, int]:
    if id_ not in known:
        line, found = talk.lines[id_], known.setdefault(id_, {})
        ways = [
            (reply.next, Memories(reply.remembers), reply.well and reply.quality == quality) for reply in line.answers
        ]
        for following, left, point in ways or [(line.next, Memories(), False)]:
            rest = _outcomes(talk, following, quality, known) if following else {Memories(): 0}
            for more, points in rest.items():
                found[left | more] = max(found.get(left | more, 0), points + point)
    return known[id_]


def camps(campaign: Campaign, talk: Talk) -> tuple[int, ...]:
    """The camps in which a talk's people are there and its steps lie right, by the number of steps behind them. There
    is no camp after the last step."""
    behind = {step.id: number for number, step in enumerate(campaign.road, start=1)}
    first = behind.get(talk.needs.after or "", 0)
    last = behind.get(talk.needs.before or "", len(campaign.road))
    return tuple(number for number in range(first, last) if talk.wanted <= campaign.present(number))


def allows(talk: Talk, kept: Memories) -> bool:
    """Whether memories are as a talk needs them."""
    return kept.issuperset(talk.needs.remembers) and kept.isdisjoint(talk.needs.lacks)


def can_happen(campaign: Campaign, id_: str) -> bool:
    """Whether some company can come to hold a talk: all ways through the talks it hangs on are tried, in any order.

    Points of qualities are reckoned as though a company had sought each of them alone.
    """
    talk = campaign.talks[id_]
    open_camps = camps(campaign, talk)
    if not open_camps or not _points_suffice(campaign, id_, open_camps[-1]):
        return False
    helpers, asked = _bearing_on(campaign, id_)
    where = {other: camps(campaign, campaign.talks[other]) for other in helpers}
    results = {other: {left & asked for left in outcomes(campaign.talks[other])} for other in helpers}
    states: set[tuple[frozenset[str], Memories]] = {(frozenset(), Memories())}
    for camp in range(open_camps[-1] + 1):
        waiting = list(states)
        while waiting:
            held, kept = waiting.pop()
            if (camp in open_camps and allows(talk, kept)) or len(states) > MOST_STATES:
                return True
            for other in helpers - held:
                if camp in where[other] and allows(campaign.talks[other], kept):
                    new = {(held | {other}, kept | left) for left in results[other]} - states
                    states |= new
                    waiting += new
    return False


def _bearing_on(campaign: Campaign, id_: str) -> tuple[frozenset[str], Memories]:
    """The talks on whose memories it hangs whether a talk can be held, directly or through others; these memories."""
    asked = campaign.talks[id_].needs.memories
    found: set[str] = set()
    while new := {i for i, t in campaign.talks.items() if i not in found and i != id_ and memories(t) & asked}:
        found |= new
        asked = asked.union(*(campaign.talks[i].needs.memories for i in new))
    return frozenset(found), asked


def _points_suffice(campaign: Campaign, id_: str, camp: int) -> bool:
    """Whether enough points of each quality can be had in the other talks up to a camp."""
    wanted = campaign.talks[id_].needs.quality
    others = [
        t for i, t in campaign.talks.items() if wanted and i != id_ and any(c <= camp for c in camps(campaign, t))
    ]
    return all(sum(max(outcomes(t, quality).values()) for t in others) >= least for quality, least in wanted.items())


def seeking(campaign: Campaign, quality: Quality) -> int:
    """The points of a quality that somebody gathers who seeks it alone, in every talk that comes up on the road.

    Talks that need points of another quality count as missed.
    """
    points, kept, held = 0, Memories(), set[str]()
    for camp in range(len(campaign.road)):
        while id_ := next(_open_to(campaign, camp, kept, held, {quality: points}), None):
            results = outcomes(campaign.talks[id_], quality)
            best = max(results, key=lambda left: (results[left], len(left), sorted(left)))
            points, kept = points + results[best], kept | best
            held.add(id_)
    return points


def _open_to(
    campaign: Campaign, camp: int, kept: Memories, held: set[str], points: Mapping[Quality, int]
) -> Iterator[str]:
    for id_, talk in sorted(campaign.talks.items()):
        enough = all(points.get(quality, 0) >= least for quality, least in talk.needs.quality.items())
        if id_ not in held and enough and allows(talk, kept) and camp in camps(campaign, talk):
            yield id_
