"""The rows of the store as values."""

from __future__ import annotations

import hashlib
from datetime import datetime
from enum import StrEnum
from typing import Any

import msgspec

from bot.host.model.facts import Status, VoteKind
from bot.host.model.preferences import PersonSettings, TableSettings
from games.core.protocol import Answer, Event, Result, Roll

NOBODY = -1
"""In place of a seat or a move where there is none."""
ANYBODY = 1
"""In place of the user whom a seat is offered to: it is free for all."""


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    key: str
    status: Status
    paused_by: str = ""
    paused_at: datetime | None = None
    status_before: str = ""
    guild: int | None
    channel: int
    host: int | None
    wanted: int
    options: dict[str, str]
    table_settings: TableSettings
    seed: bytes | None = None
    commitment: str | None = None
    epoch: int = 0
    created: datetime
    moved: datetime
    result: Result | None = None
    gone_since: datetime | None = None
    """Its server or its channel is gone since then."""
    packed: bool = False
    """Its moves lie in one pack: it is only looked at."""

    def salt(self, purpose: str) -> str:
        """A word made from the seed that nobody can know before, that tells nothing of it, and can be checked later."""
        return hashlib.sha256((self.seed or b"") + purpose.encode()).hexdigest()[:32]


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    seat: int
    user: int | None
    name: str
    colour: str
    friend: bool = False
    level: str = ""
    """How well a friend plays; empty: as the table has it."""
    manner: str = ""
    """A friend's; empty: the one that goes with the name."""
    deputised: bool = False
    """By the table's vote a mind answers for a person who is away."""
    offered: int = 0
    against_owner: bool = False
    """It is offered by the table or at a deadline, and not by its owner."""
    awaited: datetime | None = None
    wait_number: int = 0
    together: str = ""
    """The name under which partners are asked of whom either may act. Whose partner acts keeps it until the turn ends:
    asked again in it, they were called already."""
    counts_from: datetime | None = None
    deadline: datetime | None = None
    reminded: int = 0
    reminded_at: datetime | None = None
    """Since when its player is silent: a reminder of this wait reached them then, or they last looked in after it."""
    days: int = 0
    news_sent_for_wait: int = -1
    told_closed: bool = False


class Whereabouts(msgspec.Struct, frozen=True):
    """Where a game is played, and whether somebody belongs to it."""

    guild: int | None
    channel: int
    is_theirs: bool
    """They sit at it, laid its table, or are offered a seat."""
    status: Status
    settings: PersonSettings | None = None
    """How they live, where they have ever been met."""


class WaitingSeat(msgspec.Struct, frozen=True):
    """A seat for which something may be due, with how its table is kept and how its player lives."""

    seat: SeatRow
    status: Status
    table_settings: TableSettings
    person: PersonSettings


class MoveKind(StrEnum):
    NEW = "new"
    ANSWER = "answer"
    ORDER = "order"
    """A standing order answered."""
    FRIEND = "friend"
    """A simulated friend answered."""
    DEADLINE = "deadline"
    """The mildest answer was given in a silent player's name."""
    BACK = "back"
    """Taken back freely."""
    UNDO = "undo"
    """Taken back beyond a revelation, by consent."""


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """One move, without its snapshot."""

    seq: int
    prev: int
    kind: MoveKind
    seat: int | None
    answer: Answer | None
    sealed: bool
    events: tuple[Event, ...]
    rolls: tuple[Roll, ...]
    reveals: bool
    closes: bool
    barrier: int
    closed: int
    at: datetime


class VoteRow(msgspec.Struct, frozen=True, kw_only=True):
    id: int
    game: str
    kind: VoteKind
    seat: int
    about: int
    voters: tuple[int, ...]
    yes: tuple[int, ...]
    closes: datetime
    settled: str = ""
    asked: datetime | None = None
    ended: datetime | None = None


class TalkRow(msgspec.Struct, frozen=True, kw_only=True):
    """A private talk between partners that was opened."""

    id: int = 0
    game: str
    seat: int
    """Who opened it."""
    messages: int
    """How many are left."""
    closes: datetime


class RecordedAct(msgspec.Struct, frozen=True, kw_only=True):
    """Something an admin, a player or the table did outside the rules."""

    game: str
    at: datetime
    kind: str
    by: int | None
    data: dict[str, Any]


MEND, CALL_OVER, CALL_AGAIN = "mend", "call_over", "call_again"
"""Letters that change what stands there instead of sending something: the newest post, or a call."""
ELSEWHERE = "elsewhere"
"""What such a letter keeps where a call is over although its seat is asked on: it plays on in the channel."""
CALL, OVER = "call", "over"
"""The role of a direct message by which a seat was called, and that of one which says that this is over."""
NUDGE, PLAN, PLAN_OVER = "nudge", "plan", "plan_over"
"""Others that are over with a wait: a reminder, and the one in which a plan for the next turn stands, or stood."""
DEALT, NEWS, TOLD_AGAIN = "dealt", "news", "told_again"
"""Those that came without a call, and what they are once a call has shown the same hand."""


REMINDS, CALL_DUE = "reminds", "call_due"
"""Where a letter keeps that it stands for a reminder, and when the call that it stands for was due first."""


SEEN = -1
"""The number of a letter that was put there before, and may have got another since."""


class OutboxRow(msgspec.Struct, frozen=True, kw_only=True):
    """An outbox row: what is to be told to whom."""

    id: int = 0
    game: str
    kind: str
    direct: bool
    target: int
    data: dict[str, Any] = {}
    created: datetime
    due: datetime
    tried: datetime | None = None
    tries: int = 0

    @property
    def may_be_joined(self) -> bool:
        """A later post may tell it as well: it was held back, or rings somebody only in a moment."""
        return bool(self.data.get("held")) or (self.kind == "called" and self.due > self.created)

    @property
    def is_new(self) -> bool:
        """It was put there just now, and the outbox has never looked at it."""
        return not self.id


class UserRow(msgspec.Struct, frozen=True, kw_only=True):
    id: int
    name: str
    settings: PersonSettings = PersonSettings()


# msgspec learns a type where it is first used, and a process dies in which two of the database's threads are the first.
for _kind in (GameRow, SeatRow, Move, VoteRow, TalkRow, RecordedAct, OutboxRow, UserRow):
    msgspec.json.Decoder(_kind)
