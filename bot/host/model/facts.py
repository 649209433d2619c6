"""What the host tells the screen: plain facts without Discord, made from views, never from states."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from enum import StrEnum
from functools import cached_property

import msgspec

from bot.host.model.plans import Plan
from bot.host.model.preferences import COLOURS, AtDeadline, Pronoun, TableSettings
from games.core.protocol import Line, PlayerName, Question, Result, StandingOrder, Text, View
from games.core.texts import Name


class Refused(Exception):
    """The host will not do it; the reason says what, why, and what to do instead. Nothing has changed."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Person(msgspec.Struct, frozen=True):
    """Somebody on Discord, as an interaction names them."""

    id: int
    name: str


class Status(StrEnum):
    """Where a game is in its life."""

    LOBBY = "lobby"
    RUNNING = "running"
    PAUSED = "paused"
    """By an admin, or while the table votes."""
    ASIDE = "aside"
    """Put aside after a long silence; can be revived."""
    OVER = "over"
    ABANDONED = "abandoned"
    QUARANTINED = "quarantined"
    """Its save cannot be read; kept, never dropped."""


LIVE = (Status.RUNNING, Status.PAUSED)
OPEN = (Status.LOBBY, Status.RUNNING, Status.PAUSED, Status.ASIDE, Status.QUARANTINED)
"""A channel holds one of these at a time."""
FINISHED = (Status.OVER, Status.ABANDONED)


class Chair(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    user: int | None
    """None: nobody sits here (free in the lobby; offered for take-over in a game)."""
    name: str
    colour: str
    friend: bool = False
    """Played by the bot itself."""
    mind: Text | None = None
    """How a friend plays, in words."""
    pronoun: Pronoun = Pronoun.THEY
    away_until: datetime | None = None
    """They are on vacation until then."""


class Awaited(msgspec.Struct, frozen=True):
    seat: int
    since: datetime
    deadline: datetime | None
    at_deadline: AtDeadline
    away_until: datetime | None = None
    """They are on vacation until then."""
    together: str = ""
    """Of those who are awaited under the same name, either may act."""
    what: Text | None = None
    """What they are awaited for, where everybody may know."""
    on_turn: bool = False
    """It is their turn, and they are awaited for that, whatever of it they are asked."""


class Summary(msgspec.Struct, frozen=True, dict=True):
    """A game in a list or a status: nothing in it is secret."""

    game: str
    key: str
    """Which of `Host.games`."""
    status: Status
    guild: int | None
    channel: int
    host: int | None
    """Who laid the table."""
    chairs: tuple[Chair, ...]
    wanted: int
    """How many players the table is laid for."""
    options: dict[str, str]
    table_settings: TableSettings
    created: datetime
    headline: Text | None
    """Where the game stands, once it has begun."""
    awaited: tuple[Awaited, ...]
    commitment: str | None
    """SHA-256 of the seed, published at the start."""
    seed: str | None
    """Hex, only when the game is over."""
    result: Result | None
    scores: tuple[Text, ...] = ()
    """How each seat stands, and behind the seats each rival, once the game has begun."""
    rivals: tuple[Text, ...] = ()
    """The names of the players without a seat."""
    on_turn: tuple[int, ...] = ()
    """Whose turn it is, awaited or not."""

    @cached_property
    def names(self) -> tuple[PlayerName, ...]:
        """Of everybody who plays, as the log numbers them: seats first, then rivals."""
        return (*(Name(chair.name, chair.pronoun) for chair in self.chairs), *self.rivals)

    @property
    def is_alone(self) -> bool:
        """One person plays, with simulated friends, rivals or nobody: there is no table to ask."""
        return sum(not chair.friend for chair in self.chairs) == 1

    @property
    def rival_colours(self) -> tuple[str, ...]:
        """As on the board: those that nobody chose, in their order."""
        taken = {chair.colour for chair in self.chairs}
        return tuple(colour for colour in COLOURS if colour not in taken)[: len(self.rivals)]

    def seat_of(self, user: int) -> int | None:
        return next((chair.seat for chair in self.chairs if chair.user == user), None)

    def users_at(self, seats: Collection[int]) -> tuple[int, ...]:
        users = (chair.user for chair in self.chairs if chair.seat in seats)
        return tuple(user for user in users if user is not None)


class SeatView(msgspec.Struct, frozen=True):
    """The game as one reader may see it (`seat` None: the public)."""

    summary: Summary
    seat: int | None
    seq: int
    """The move after which this is seen: with game and seat it names a picture for good."""
    view: View
    headline: Text


class TakeBack(msgspec.Struct, frozen=True):
    """How far a seat can take back freely, or why it cannot."""

    picked: tuple[Text, ...]
    """What the next press takes back, as it stood on what was pressed."""
    why_not: Text | None = None


class Talk(msgspec.Struct, frozen=True):
    """The private talks of one seat with its partners, and the one that is open."""

    name: Text
    """What one is called in this game."""
    partners: tuple[int, ...]
    left: int
    """How many may still be opened."""
    messages: int = 0
    """That the open one has left; none: no talk is open."""
    closes: datetime | None = None


class Panel(msgspec.Struct, frozen=True):
    """All that one seat needs to act. A press carries `epoch` and the question's id back to `Table.submit`."""

    seat_view: SeatView
    seat: int
    epoch: int
    questions: tuple[Question, ...]
    """Open questions of this seat, those that are waited for first; refusals are explained."""
    done: tuple[Line, ...]
    """What this seat has done since the table last read something."""
    back: TakeBack
    orders: tuple[StandingOrder, ...]
    """The standing orders in force."""
    vote: Vote | None
    looked: datetime
    """When all this was so: a panel may stand there for days."""
    preview: Preview | None = None
    """What the table would read if the turn ended here, where it can."""
    may_order: tuple[StandingOrder, ...] = ()
    """Every standing order that may still answer something, those in force included."""
    talks: Text | None = None
    """What private talks are called, where this seat has a partner to talk with."""
    may_plan: bool = True
    """Whether turns of this game can be thought ahead."""
    plan: Plan | None = None
    """What this seat has thought ahead."""
    outcome: Text | None = None
    """What became of its last plan, while that is news."""
    meanwhile: tuple[Line, ...] = ()
    """What others did at once when its turn was over, where it is its turn again."""
    ended: tuple[Line, ...] = ()
    """What was told of its turn, where that was over with what it has just answered."""

    @property
    def game(self) -> str:
        return self.seat_view.summary.game


class Outcome(StrEnum):
    TAKEN = "taken"
    STALE = "stale"
    """The button was old: nothing changed, the present panel is shown."""
    ILLEGAL = "illegal"
    """Not allowed: nothing changed; `reason` says why."""
    LOOKED = "looked"
    """Another part of the panel was wanted."""


class Submitted(msgspec.Struct, frozen=True):
    outcome: Outcome
    panel: Panel
    reason: Text | None = None


class Preview(msgspec.Struct, frozen=True):
    """What the table would read if this were answered. Made in worlds in which the unknown is mixed."""

    lines: tuple[Line, ...]
    private: tuple[Line, ...]
    """What of it only the player knows: the table reads it in other words."""
    closes: bool


class VoteKind(StrEnum):
    UNDO = "undo"
    HAND_OVER = "hand_over"
    DEPUTY = "deputy"
    """A mind answers for somebody who is away."""
    END = "end"
    """The game is ended without a result."""


class Vote(msgspec.Struct, frozen=True):
    """The table is asked: all in `voters` must say yes; a no or silence ends it."""

    id: int
    game: str
    kind: VoteKind
    by: int
    """The seat that asks."""
    about: int
    """The move to go back to, or the seat to hand over."""
    voters: tuple[int, ...]
    yes: tuple[int, ...]
    closes: datetime
    lines: tuple[Line, ...] = ()
    """What would be undone, as everybody may read it."""


class UndoOffer(msgspec.Struct, frozen=True):
    """A return one may ask the table for."""

    target: int
    """The move to go back to."""
    picked: tuple[Text, ...]
    """One's own choice that would be made anew."""
    lines: tuple[Line, ...]
    """What would be undone, as everybody may read it."""


class LogPart(msgspec.Struct, frozen=True):
    """One closed turn or phase in the log, for one reader."""

    seq: int
    at: datetime
    lines: tuple[Line, ...]


class Since(msgspec.Struct, frozen=True):
    """What happened since a seat's last turn, for its eyes only."""

    parts: tuple[LogPart, ...]
    before: SeatView | None
    now: SeatView


class Verdict(msgspec.Struct, frozen=True):
    """The check of every logged act of chance against the published commitment."""

    commitment: str
    seed: str
    commitment_holds: bool
    checked: int
    false_moves: tuple[int, ...]

    @property
    def holds(self) -> bool:
        return self.commitment_holds and not self.false_moves


class PostRef(msgspec.Struct, frozen=True):
    """A message on Discord."""

    channel: int
    message: int
