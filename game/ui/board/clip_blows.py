"""Clips of an attack: it begins, its strikes are rolled one by one, and each side loses HP (rule book 6)."""

import math
from dataclasses import dataclass

from game.core.entity import Position
from game.core.event import Rolled
from game.core.grid import Cell, distance
from game.i18n import _
from game.rules.commander.combat import RANGED_FROM
from game.rules.commander.components import Armament
from game.rules.commander.events import Engaged, Struck
from game.ui.board.clip_base import Clip, Cue, arc, between, direction, eased, keep, lean, part, turn_towards
from game.ui.board.view import Float, PieceView, Shot, Spark, Thrown, View, is_done
from game.ui.figures.figure import Pose

_FACE_OFF = 180
_LEAN = 130
"""Milliseconds to lean in, and as many to lean back."""
_TICK, _TICKS = 70, 600
"""Milliseconds for one die, and at most for all dice of a volley."""
_SPARK, _FLIGHT = 190, 260
_RECOIL, _HOLD = 420, 230
"""Milliseconds for a blow's end, and for its dice to lie still."""
_KICK = 0.07
"""How far a shooter is thrown back, in squares."""
_CLOSE, _BACK = 0.34, 0.12
"""How far a piece leans in and is thrown back, in squares."""
_SPREAD = ((0.0, -0.36), (0.2, -0.5), (-0.19, -0.26), (0.12, -0.18), (-0.13, -0.55), (0.25, -0.3), (-0.25, -0.42))
"""Where on a piece the strikes land, one after the other, in squares from its foot."""
_PURPOSES = ("strikes", "answer", "revenge")


def engaged(cue: Cue[Engaged]) -> Clip:
    """The two turn to each other, and the attacker nods forward."""
    event = cue.event
    towards = direction(_cell(cue, event.attacker), _cell(cue, event.target))

    def show(view: View, share: float) -> None:
        attacker, target = view.pieces[event.attacker], view.pieces[event.target]
        home, there = _cell(cue, event.attacker), _cell(cue, event.target)
        attacker.facing_left = attacker.facing_left if home[0] == there[0] else there[0] < home[0]
        turn_towards(target, float(home[0]))
        if not cue.calm:
            lean(attacker, home, towards, 0.14 * arc(share))

    return Clip(_FACE_OFF, show)


@dataclass(frozen=True, slots=True)
class _Volley:
    """One side's strikes as they are seen; times in milliseconds, `hits` die by die."""

    striker: str
    target: str
    home: Cell
    goal: Cell
    faces: tuple[int, ...]
    hits: tuple[bool, ...]
    before: int
    damage: int
    magic: bool
    calm: bool

    @property
    def ranged(self) -> bool:
        return distance(self.home, self.goal) >= RANGED_FROM

    @property
    def lead(self) -> int:
        return _FLIGHT if self.ranged and not self.calm else _LEAN

    @property
    def tick(self) -> int:
        return min(_TICK, _TICKS // len(self.hits))

    @property
    def length(self) -> int:
        return self.lead + self.tick * len(self.hits) + _HOLD

    def show(self, view: View, share: float) -> None:
        now = share * self.length
        landed = min(len(self.hits), max(0, int((now - self.lead) // self.tick) + 1))
        target = view.pieces[self.target]
        target.hp = self.before - min(self.damage, sum(self.hits[:landed]))
        self._stand(view.pieces[self.striker], now, share)
        thrown = min(float(len(self.hits)), max(0.0, (now - self.lead) / self.tick + 1))
        dice = Thrown(*self.home, self.faces, self.hits, math.floor(thrown) if self.calm else thrown)
        view.dice = dice if share < 1 else None
        view.sparks = [] if share >= 1 else self._sparks(now)
        view.shots = self._shots(now) if self.ranged and not self.calm and share < 1 else []

    def _stand(self, striker: PieceView, now: float, share: float) -> None:
        pose: Pose = "cast" if self.magic else "strike"
        striker.pose = pose if share < 1 else "rest"
        if not self.calm and not self.ranged:
            inwards = eased(part(now, 0, _LEAN)) * (1 - eased(part(now, self.length - _LEAN, self.length)))
            rocking = 0.05 * arc((now / self.tick) % 1.0) if inwards >= 1 else 0.0
            lean(striker, self.home, direction(self.home, self.goal), _CLOSE * inwards - rocking)
        elif not self.calm:
            kick = arc(part(now, 0, self.lead)) if share < 1 else 0.0
            lean(striker, self.home, direction(self.home, self.goal), -_KICK * kick)

    def _spot(self, die: int) -> tuple[float, float]:
        dx, dy = _SPREAD[die % len(_SPREAD)]
        return self.goal[0] + dx, self.goal[1] + dy

    def _sparks(self, now: float) -> list[Spark]:
        found = []
        for die, hit in enumerate(self.hits):
            age = (now - self.lead - die * self.tick) / _SPARK
            if 0 <= age < 1:
                found.append(Spark(hit, *self._spot(die), age))
        return found

    def _shots(self, now: float) -> list[Shot]:
        found = []
        for die in range(len(self.hits)):
            gone = (now - self.lead - die * self.tick) / _FLIGHT + 1
            if 0 <= gone < 1:
                found.append(self._shot(die, gone))
        return found

    def _shot(self, die: int, gone: float) -> Shot:
        """An arrow flies in an arc and points where it flies; magic flies straight."""
        (x0, y0), (x1, y1) = (self.home[0], self.home[1] - 0.35), self._spot(die)
        height = 0.0 if self.magic else 0.22 * distance(self.home, self.goal)
        rising = (y1 - y0) - height * 4 * (1 - 2 * gone)
        turn = math.degrees(math.atan2(rising, x1 - x0))
        return Shot(self.magic, between(x0, x1, gone), between(y0, y1, gone) - height * arc(gone), turn)


def rolled(cue: Cue[Rolled]) -> Clip | None:
    """Blow by blow: each die lands or misses, and the target's HP fall with those that do damage."""
    event = cue.event
    if event.purpose not in _PURPOSES:
        return None
    blow = next((e for e in cue.following if isinstance(e, Struck) and _is_of(e, event)), None)
    if blow is None:
        return None
    magic = "magic_attack" in cue.state.row(Armament, event.actor).traits
    volley = _Volley(
        event.actor,
        event.target,
        _cell(cue, event.actor),
        _cell(cue, event.target),
        event.faces if len(event.faces) == event.count else (),
        _landed(event),
        blow.before,
        blow.before - blow.after,
        magic,
        cue.calm,
    )
    return Clip(volley.length, volley.show)


def _is_of(blow: Struck, roll: Rolled) -> bool:
    return blow.source == roll.actor and blow.piece == roll.target


def _landed(roll: Rolled) -> tuple[bool, ...]:
    """Which dice landed. Only their number is told by the outcome, so the best `outcome[0]` faces are taken: the
    lowest where low faces count (`<=`), else the highest."""
    hits = roll.outcome[0]
    if len(roll.faces) != roll.count:
        return tuple(die < hits for die in range(roll.count))
    sign = 1 if roll.reading.startswith("<=") else -1
    order = sorted(range(roll.count), key=lambda die: (sign * roll.faces[die], die))
    best = frozenset(order[:hits])
    return tuple(die in best for die in range(roll.count))


def struck(cue: Cue[Struck]) -> Clip:
    """The piece is thrown back, and what it lost rises over it."""
    event = cue.event
    home = _cell(cue, event.piece)
    away = direction(_cell(cue, event.source), home)
    lost = event.before - event.after
    words = f"-{lost}" if lost else _("held off") if event.hits else _("miss")
    told = Float(words, "loss" if lost else "miss", float(home[0]), float(home[1]))

    def show(view: View, share: float) -> None:
        piece = view.pieces[event.piece]
        piece.hp = event.after
        piece.pose = "hit" if lost and share < 0.6 else "rest"
        if not cue.calm:
            told.y = home[1] - 0.45 - 0.5 * eased(share)
            lean(piece, home, away, _BACK * arc(part(share, 0, 0.5)) if lost else 0.0)
        else:
            told.y = home[1] - 0.7
        told.alpha = round(255 * (1 - part(share, 0.65, 1)))
        keep(view.floats, told, share < 1)
        if share >= 1 and event.source in view.pieces:
            view.pieces[event.source].done = is_done(cue.state, event.source)

    return Clip(_RECOIL, show)


def _cell(cue: Cue[Engaged] | Cue[Rolled] | Cue[Struck], piece: str) -> Cell:
    return cue.state.row(Position, piece).cell
