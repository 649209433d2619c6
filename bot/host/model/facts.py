"""Values that the host passes to the screen: plain values without Discord, made from views, never from states."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime
from enum import StrEnum
from functools import cached_property

import msgspec

from bot.host.model.plans import Plan
from bot.host.model.preferences import COLOURS, AtDeadline, Pronoun, TableSettings
from games.core.protocol import Line, PlayerName, Question, Result, StandingOrder, Text, View, say
from games.core.texts import Name


class Refused(Exception):
    """The host refuses a request, and nothing has changed. The reason tells the person why and what to do instead."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Person(msgspec.Struct, frozen=True):
    """A Discord user, as an interaction names them."""

    id: int
    name: str


class Status(StrEnum):
    """The status of a game, from the lobby to its end."""

    LOBBY = "lobby"
    RUNNING = "running"
    PAUSED = "paused"
    """Paused by an admin, or while the table votes."""
    ASIDE = "aside"
    """Put aside after a long silence. It can be resumed."""
    OVER = "over"
    ABANDONED = "abandoned"
    QUARANTINED = "quarantined"
    """Its save cannot be read. The game is kept until that is fixed."""


LIVE = (Status.RUNNING, Status.PAUSED)
OPEN = (Status.LOBBY, Status.RUNNING, Status.PAUSED, Status.ASIDE, Status.QUARANTINED)
"""The statuses of open games. A channel has one open game at most."""
FINISHED = (Status.OVER, Status.ABANDONED)


class Chair(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    user: int | None
    """None: the seat is free in the lobby, or can be taken over in a game."""
    name: str
    colour: str
    friend: bool = False
    """Whether the bot plays this seat."""
    mind: Text | None = None
    """The level and manner of a friend, as a text."""
    pronoun: Pronoun = Pronoun.THEY
    away_until: datetime | None = None
    """The end of the player's vacation."""
    agrees: bool = False
    """Whether the player agreed in the lobby that the game counts."""


class Awaited(msgspec.Struct, frozen=True):
    """A seat that is to act."""

    seat: int
    since: datetime
    deadline: datetime | None
    at_deadline: AtDeadline
    away_until: datetime | None = None
    """The end of the player's vacation."""
    together: str = ""
    """A name that partners share if either of them may act."""
    what: Text | None = None
    """The kind of answer that the table waits for, if it is public."""
    on_turn: bool = False
    """Whether it is the seat's turn, whichever question of the turn it is asked."""
    answers: int = 0
    """How many times a friend has answered in this turn. A sharp one thinks for seconds about some answers."""


class Summary(msgspec.Struct, frozen=True, dict=True):
    """A game in a list or a status. It contains nothing secret."""

    game: str
    key: str
    """The key of its rules in `Host.games`."""
    status: Status
    guild: int | None
    channel: int
    host: int | None
    """The user who created the table."""
    chairs: tuple[Chair, ...]
    wanted: int
    """How many players the table is for."""
    options: dict[str, str]
    table_settings: TableSettings
    created: datetime
    headline: Text | None
    """The state of the game in a line, once it has begun."""
    awaited: tuple[Awaited, ...]
    commitment: str | None
    """SHA-256 of the seed, published at the start."""
    seed: str | None
    """Hex, only when the game is over."""
    result: Result | None
    scores: tuple[Text, ...] = ()
    """The score of each seat, then of each rival, once the game has begun."""
    rivals: tuple[Text, ...] = ()
    """The names of the rivals."""
    on_turn: tuple[int, ...] = ()
    """The seats whose turn it is, whether they are to act or not."""

    @cached_property
    def names(self) -> tuple[PlayerName, ...]:
        """Return the names of seats and then rivals, as the log numbers them."""
        return (*(Name(chair.name, chair.pronoun) for chair in self.chairs), *self.rivals)

    @property
    def place(self) -> str | Text:
        """Return where the game is played, as a link to its channel. Lessons and challenges have none."""
        if self.table_settings.has_channel:
            return f"<#{self.channel}>"
        return say("challenge-place" if self.table_settings.challenge else "lesson-place")

    @property
    def is_alone(self) -> bool:
        """Return whether only one person plays, so that there is nobody to vote."""
        return sum(not chair.friend for chair in self.chairs) == 1

    @property
    def rival_colours(self) -> tuple[str, ...]:
        """Return the rivals' colours: the first colours that no seat has."""
        taken = {chair.colour for chair in self.chairs}
        return tuple(colour for colour in COLOURS if colour not in taken)[: len(self.rivals)]

    def seat_of(self, user: int) -> int | None:
        return next((chair.seat for chair in self.chairs if chair.user == user), None)

    def users_at(self, seats: Collection[int]) -> tuple[int, ...]:
        users = (chair.user for chair in self.chairs if chair.seat in seats)
        return tuple(user for user in users if user is not None)


class SeatView(msgspec.Struct, frozen=True):
    """The game as one seat may see it, or the public if `seat` is None."""

    summary: Summary
    seat: int | None
    seq: int
    """The last move in this view. Game, seat and seq together identify a picture."""
    view: View
    headline: Text


class TakeBack(msgspec.Struct, frozen=True):
    """The moves that a seat can take back without a vote, or the reason why it can take back none."""

    picked: tuple[Text, ...]
    """The options that the next press takes back, as texts."""
    why_not: Text | None = None
    is_news: bool = False
    """The last step has just made it impossible to take back the steps before it."""


class Talk(msgspec.Struct, frozen=True):
    """The private talks of one seat with its partners, and the one that is open."""

    name: Text
    """The name of a talk in this game."""
    partners: tuple[int, ...]
    left: int
    """How many talks may still be opened."""
    messages: int = 0
    """How many messages the open talk has left. 0 if no talk is open."""
    closes: datetime | None = None


LESSON_DONE = "lesson-done"
"""The key of what the coach says when a lesson is complete."""


class Panel(msgspec.Struct, frozen=True):
    """Everything that one seat needs to act. A press sends `epoch` and the question's id back to `Table.submit`."""

    seat_view: SeatView
    seat: int
    epoch: int
    questions: tuple[Question, ...]
    """The open questions of this seat, those that the game waits for first, with reasons for refused options."""
    done: tuple[Line, ...]
    """The log of this seat since the last public post."""
    back: TakeBack
    orders: tuple[StandingOrder, ...]
    """The standing orders in force."""
    vote: Vote | None
    looked: datetime
    """When the panel was made. It may be on the screen for days."""
    preview: Preview | None = None
    """The post that the table would read if the turn ended now. None if it cannot end."""
    may_order: tuple[StandingOrder, ...] = ()
    """Every standing order that may still answer something, also those in force."""
    talks: Text | None = None
    """The name of private talks, if this seat has a partner."""
    may_plan: bool = True
    """Whether turns of this game can be planned."""
    plan: Plan | None = None
    """The plan of this seat."""
    outcome: Text | None = None
    """The outcome of the seat's last plan, while it is new to the player."""
    meanwhile: tuple[Line, ...] = ()
    """The log of the others between the seat's last turn and this one, if they acted at once."""
    ended: tuple[Line, ...] = ()
    """The log of the seat's turn, if its last answer ended the turn."""
    coach: Text | None = None
    """The note of the coach on the first question."""
    step: tuple[Line, ...] = ()
    """The log of the answer that was just given, for a learner, who does not read the whole turn again."""
    rules_behind: Mapping[str, str] = {}
    """The key of a reason why something is refused -> the key of the sentence that forbids it."""
    tip: int = 0
    """The number of the newest move."""

    @property
    def game(self) -> str:
        return self.seat_view.summary.game


class Outcome(StrEnum):
    """The result of a press."""

    TAKEN = "taken"
    STALE = "stale"
    """The button was stale. Nothing changed; the present panel is shown."""
    ILLEGAL = "illegal"
    """The answer is not allowed. Nothing changed; `reason` says why."""
    LOOKED = "looked"
    """Another part of the panel was opened."""


class Submitted(msgspec.Struct, frozen=True):
    """The result of a press, with the panel to show."""

    outcome: Outcome
    panel: Panel
    reason: Text | None = None


class Preview(msgspec.Struct, frozen=True):
    """The sentences that the table would read after an answer, computed with everything unknown shuffled."""

    lines: tuple[Line, ...]
    private: tuple[Line, ...]
    """The lines that only the player sees. The table reads them in other words."""
    closes: bool


class VoteKind(StrEnum):
    UNDO = "undo"
    HAND_OVER = "hand_over"
    DEPUTY = "deputy"
    """A mind answers for a player who is away."""
    END = "end"
    """The game ends without a result."""


class Vote(msgspec.Struct, frozen=True):
    """A vote of the table. All `voters` must say yes; a no or silence ends it."""

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
    """The log lines that would be undone, in their public form."""


class UndoOffer(msgspec.Struct, frozen=True):
    """An earlier move to which a player may ask the table to go back."""

    target: int
    """The move to go back to."""
    picked: tuple[Text, ...]
    """The player's own choice that would be made again."""
    lines: tuple[Line, ...]
    """The log lines that would be undone, in their public form."""


class LogPart(msgspec.Struct, frozen=True):
    """One closed turn or phase in the log, for one reader."""

    seq: int
    at: datetime
    lines: tuple[Line, ...]


class Since(msgspec.Struct, frozen=True):
    """The events since a seat's last turn, as only this seat may read them."""

    parts: tuple[LogPart, ...]
    before: SeatView | None
    now: SeatView


class Verdict(msgspec.Struct, frozen=True):
    """The result of checking every logged roll against the published commitment."""

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
