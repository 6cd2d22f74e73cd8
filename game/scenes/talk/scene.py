"""A talk by the fire: somebody says something, the hero answers, until it is over (rule book 12)."""

from dataclasses import dataclass

import pygame

from game.campaign.actions import Say
from game.campaign.components import Talking
from game.campaign.muster import quality_gifts
from game.campaign.saves import CAMPAIGN, QUICK
from game.content.models.talks import HERO, Mood
from game.core.ids import BATTLE
from game.i18n import _
from game.scenes.camp.journey import Journey
from game.scenes.camp.keeping import keep
from game.scenes.camp.temper_wheel import gift_next, given
from game.scenes.context import Context
from game.scenes.form_scene import FormScene
from game.scenes.frame import draw_frame
from game.scenes.stack import Pop, Push, Transition
from game.scenes.talk.had_page import TalksHad, speaker_name
from game.scenes.talk.pace import Pace
from game.scenes.talk.paper import Answer, Speech
from game.scenes.talk.stage import Stage, Talker
from game.scenes.talk.told import Came, came_of, talks_told
from game.ui import intents
from game.ui.input import Listen
from game.ui.prompts import Prompt
from game.ui.sentences_terms import MINUS
from game.ui.widgets import Column, Dialog, Form, Label, Memory, Pane, Pressed, Seen, Widget

_WIDE, _MARGIN = 78, 1.3
"""How wide the paper would like to be, and the margin inside it, in units."""
_LEAST = 42
"""How much of the room between head and foot the paper has at least, in percent."""
_SIZES = (1.4, 1.25, 1.1, 1.0)
"""The sizes of what is said, the first that lets all of it stand on the paper."""
_DIGITS = "123456789"


@dataclass(frozen=True, slots=True)
class _Now:
    """What is said at the moment, and what can be said to it."""

    speaker: str
    mood: Mood
    words: str
    answers: tuple[str, ...] = ()
    ends: bool = False


class TalkScene(FormScene):
    """Holds one talk to its end. It can be left for the title in the middle, and goes on there another time."""

    name = "talk"

    def __init__(self, context: Context, journey: Journey) -> None:
        """A talk must be going on in the campaign."""
        self.changed = True
        self._context, self._journey = context, journey
        self._talk = journey.campaign.talks[journey.state.row(Talking).talk]
        self._stage = Stage(context, journey)
        self._other = self._last_other()
        self._came, self._notice = Came(), ""
        self._over: Dialog | None = None
        self._memory: Memory = {}
        self._begin(self._line())

    def _last_other(self) -> str:
        """With whom the hero talks: who spoke last."""
        told = talks_told(self._journey.campaign, self._journey.session.history)
        said = reversed(told[-1].said if told else ())
        return next((one.speaker for one in said if one.speaker != HERO), self._talk.people[0])

    def _line(self) -> _Now:
        line = self._journey.rules.talks.line(self._journey.state)
        answers = tuple(answer.text for answer in line.answers)
        return _Now(line.speaker, line.mood, line.text, answers, ends=not answers and line.next is None)

    def _begin(self, now: _Now) -> None:
        """Somebody begins to say something."""
        self._now = now
        if now.speaker != HERO:
            self._other = now.speaker
        self._pace = Pace(_quoted(now.words), at_once=self._context.settings.reduced_motion)
        self._memory.clear()
        self._refresh()

    def _refresh(self) -> None:
        self._forms = tuple(self._made(size) for size in _SIZES)
        self._form = self._forms[0]
        self.changed = True

    def _made(self, size: float) -> Form:
        """The paper with everything on it in a size."""
        now, caps, shown = self._now, self._context.caps, self._pace.done
        parts: list[Widget] = [
            Label(words, size=1.1, wide=50) for words in (_came_words(self._came, self._journey),) if words
        ]
        parts.append(Speech(speaker_name(self._journey, now.speaker), _quoted(now.words), self._pace, size))
        for number, words in enumerate(now.answers):
            parts.append(Answer(f"say {number}", _quoted(words), caps, size, number + 1, shown=shown))
        if not now.answers:
            on = _("Leave it at that") if now.ends else _("Go on")
            parts.append(Answer("say 0", on, caps, size, shown=shown))
        return Form(Pane(Column(parts, gap=0.25)), self._context.theme, self._memory)

    # -- what a scene has to say

    @property
    def busy(self) -> bool:
        """Letters come one after the other."""
        return not self._pace.done

    @property
    def listen(self) -> Listen:
        """Numbers are answers."""
        return Listen("" if self._over else self._digits)

    @property
    def _digits(self) -> str:
        return _DIGITS[: len(self._now.answers)]

    def tree(self) -> tuple[Seen, ...]:
        """What is said, and the answers once they can be given."""
        if self._over:
            return self._over.tree()
        return tuple(seen for seen in self._form.tree() if seen.state != "disabled")

    # -- what the hand does

    def handle(self, intent: intents.Intent) -> Transition | None:
        """Hear it out, answer, look back, or leave off."""
        if isinstance(intent, intents.Quit):
            return Pop()
        if self._over:
            return self._asked(intent, self._over)
        if not isinstance(intent, intents.Point | intents.Resize | intents.Exposed):
            self._notice, self.changed = "", True
        match intent:
            case intents.Cancel() | intents.AltClick() | intents.Menu():
                self._ask()
                return None
            case intents.Log():
                return Push(TalksHad(self._context, self._journey))
            case intents.QuickSave():
                self._notice = keep(self._context, self._journey, QUICK) or _("Saved.")
                return None
            case intents.Undo():
                self._notice = _("The talk is not over yet.")
                return None
        if not self._pace.done:
            self._hear_out(intent)
            return None
        if isinstance(intent, intents.Typed):
            return self._say(_DIGITS.index(intent.character)) if intent.character in self._digits else None
        outcome = self.through_form(intent)
        return self._say(int(outcome.name.partition(" ")[2])) if isinstance(outcome, Pressed) else None

    def _hear_out(self, intent: intents.Intent) -> None:
        """Whatever the hand wants, first all of it is shown."""
        if isinstance(intent, intents.Confirm | intents.Click | intents.Skip | intents.Cursor | intents.Typed):
            self._pace.finish()
            self._refresh()

    def _say(self, number: int) -> Transition | None:
        """Answer, or let it go on; the campaign is kept at every line."""
        if not self._journey.state.has(Talking, BATTLE):
            return Pop()
        answers = self._now.answers
        self._came = came_of(self._journey.commit(Say(BATTLE, number)))
        self._notice = keep(self._context, self._journey, CAMPAIGN)
        if self._journey.state.has(Talking, BATTLE):
            self._begin(self._line())
        elif answers:
            self._begin(_Now(HERO, "calm", answers[number], ends=True))
        else:
            return Pop()
        return None

    def _ask(self) -> None:
        """A talk is not left before its end, but the game may be."""
        buttons = (("on", _("Go on talking")), ("log", _("What was said")), ("leave", _("Leave for the title")))
        words = _("It is kept, and goes on here another time.")
        self._over = Dialog(self._context.theme, _("The talk is not over yet"), buttons, words)

    def _asked(self, intent: intents.Intent, over: Dialog) -> Transition | None:
        self.changed = True
        answer = over.handle(intent)
        if answer is None:
            return None
        self._over = None
        if answer == "log":
            return Push(TalksHad(self._context, self._journey))
        return Pop() if answer == "leave" else None

    def update(self, dt: int) -> Transition | None:
        """Let the words come, the fire burn and the time be counted."""
        self._journey.milliseconds += dt
        self.changed |= self._stage.let_pass(dt)
        if self._over is None and self._pace.let_pass(dt):
            self.changed = True
            if self._pace.done:
                self._refresh()
        return None

    # -- showing

    def _prompts(self) -> tuple[Prompt, ...]:
        if not self._pace.done:
            return ((("confirm",), _("Show all of it")), (("cancel",), _("Leave off")))
        numbers = tuple(f"key {digit}" for digit in self._digits)
        by_number: tuple[Prompt, ...] = ((numbers, _("Say")),) if numbers and self._on_keys else ()
        log: tuple[Prompt, ...] = ((("log",), _("What was said")),) if self._on_keys else ()
        return (
            *by_number,
            (("up", "down"), _("Choose")),
            (("confirm",), _("Say it")),
            *log,
            (("cancel",), _("Leave off")),
        )

    @property
    def _on_keys(self) -> bool:
        return self._context.caps.device == "keyboard"

    def _talkers(self) -> tuple[Talker, Talker]:
        journey, now = self._journey, self._now
        _name, kind, look = journey.hero
        mine = now.speaker == HERO
        hero = Talker(kind, look, now.mood if mine else "calm", mine, journey.identity(journey.people[0]).crest)
        person = journey.campaign.people[self._other]
        return hero, Talker(person.bust, person.look, "calm" if mine else now.mood, not mine)

    def draw(self, surface: pygame.Surface) -> None:
        """Two people over a sheet of paper."""
        self.changed = False
        text, context = self._context.text, self._context
        under = self._notice or self._journey.place
        right = _("Day {day}").format(day=self._journey.company.day)
        backdrop = self._stage.backdrop(surface.get_size())
        body = draw_frame(surface, context, self._talk.title, under, self._prompts(), right, backdrop=backdrop)
        margin = text.px(_MARGIN)
        paper = body.copy()
        paper.width = min(body.width, text.px(_WIDE))
        inner = paper.width - 2 * margin
        fits = (form for form in self._forms if form.size(inner)[1] + 2 * margin <= body.height)
        self._form = next(fits, self._forms[-1])
        paper.height = min(body.height, max(body.height * _LEAST // 100, self._form.size(inner)[1] + 2 * margin))
        paper.midbottom = body.midbottom
        self._stage.draw(surface, pygame.Rect(paper.x, body.y, paper.width, paper.y + 2 - body.y), *self._talkers())
        context.theme.panel(surface, paper)
        self._form.lay_out(paper.inflate(-2 * margin, -2 * margin))
        self._form.draw(surface)
        if self._over:
            self._over.draw(surface)


def _came_words(came: Came, journey: Journey) -> str:
    """What came of the last answer, in a few words with the quality's sign, "" if there is nothing to tell."""
    told = [f"<!quality_{came.quality}> {_raised(came, journey)}"] if came.quality else []
    if came.gold:
        told.append(_("Gold {n}").format(n=_signed(came.gold)))
    if came.rations:
        told.append(_("Rations {n}").format(n=_signed(came.rations)))
    if came.remembered:
        told.append(_("This will be remembered."))
    return "   ".join(told)


def _raised(came: Came, journey: Journey) -> str:
    """How many points a quality has now, and what they give, or when they will."""
    quality = journey.catalog.qualities[came.quality]
    words = _("{quality} +1: {points}").format(quality=quality.name, points=came.points)
    now, before = (quality_gifts(came.quality, quality, points) for points in (came.points, came.points - 1))
    if now != before:
        return _("{words}, in battle {gift}").format(words=words, gift=given(now))
    coming = gift_next(came.quality, quality, came.points)
    return _("{words}, next gift at {at}").format(words=words, at=coming[0]) if coming else words


def _quoted(words: str) -> str:
    return _("“{words}”").format(words=words)


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"{MINUS}{-number}"
