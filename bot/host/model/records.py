"""The records that the store returns, one class for each table."""

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
"""Used in place of a seat or a seq if there is none."""
ANYBODY = 1
"""The value of `SeatRow.offered` if everybody may take the seat."""


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
    """Since when its server or channel is gone."""
    packed: bool = False
    """Whether its moves are in a pack. Such a game is only read."""

    def salt(self, purpose: str) -> str:
        """Return a text made from the seed. Nobody can predict it; with the published seed it can be checked."""
        return hashlib.sha256((self.seed or b"") + purpose.encode()).hexdigest()[:32]


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    seat: int
    user: int | None
    name: str
    colour: str
    friend: bool = False
    level: str = ""
    """The level of a friend. Empty: the table's setting."""
    manner: str = ""
    """The manner of a friend. Empty: the manner that belongs to the name."""
    deputised: bool = False
    """Whether a mind answers for an absent player, by a vote of the table."""
    offered: int = 0
    against_owner: bool = False
    """Whether the seat is offered by the table or a deadline, not by its owner."""
    awaited: datetime | None = None
    wait_number: int = 0
    together: str = ""
    """A name that partners share if either of them may act.

    The partner of the one who acts keeps it until the turn ends, so that they are not called twice in a turn.
    """
    counts_from: datetime | None = None
    deadline: datetime | None = None
    reminded: int = 0
    reminded_at: datetime | None = None
    """Since when the player is silent: when a reminder of this wait arrived, or the last visit after it."""
    days: int = 0
    news_sent_for_wait: int = -1
    told_closed: bool = False
    agrees: bool = False
    """Whether the player agreed in the lobby that the game counts. Only a private table asks."""


class Whereabouts(msgspec.Struct, frozen=True):
    """Where a game is played, and whether a user takes part."""

    guild: int | None
    channel: int
    is_theirs: bool
    """Whether the user has a seat, created the table, or is offered a seat."""
    status: Status
    settings: PersonSettings | None = None
    """The settings of the user, if the user is stored."""


class WaitingSeat(msgspec.Struct, frozen=True):
    """A seat for which a reminder or a deadline may be due, with the settings that decide it."""

    seat: SeatRow
    status: Status
    table_settings: TableSettings
    person: PersonSettings


class MoveKind(StrEnum):
    """The author of a move, or the way in which it was undone."""

    NEW = "new"
    ANSWER = "answer"
    ORDER = "order"
    """A standing order answered."""
    FRIEND = "friend"
    """A friend answered."""
    DEADLINE = "deadline"
    """The mildest answer was given for a silent player."""
    BACK = "back"
    """Taken back without a vote."""
    UNDO = "undo"
    """Undone beyond a barrier, with the consent of the others."""


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
    """A private talk between partners."""

    id: int = 0
    game: str
    seat: int
    """The seat that opened the talk."""
    messages: int
    """The number of messages that are left."""
    closes: datetime


class RecordedAct(msgspec.Struct, frozen=True, kw_only=True):
    """Something that an admin, a player or the table did outside the rules."""

    game: str
    at: datetime
    kind: str
    by: int | None
    data: dict[str, Any]


MEND, CALL_OVER, CALL_AGAIN = "mend", "call_over", "call_again"
"""Kinds of notifications that edit a message instead of sending one: the newest post, or a call."""
ANSWERED = "answered"
"""In the data of a notification that closes a call: the called player has answered, so the message is deleted."""
ELSEWHERE = "elsewhere"
"""A key of such a notification: the call is over because the seat goes on playing in the channel."""
CALL, OVER = "call", "over"
"""Roles of a direct message: it calls a seat, or it says that the call is over."""
ANSWERED_CALL = "answered_call"
"""The role of a call that was deleted after its answer. It is never edited again."""
NUDGE, PLAN, PLAN_OVER = "nudge", "plan", "plan_over"
"""Roles of other messages that end with a wait: a reminder, and a message that shows a plan, or showed one."""
OPENED = "opened"
"""The kind of a direct message that a table waits for players."""
DEALT, NEWS, TOLD_AGAIN = "dealt", "news", "told_again"
"""Roles of messages without a call, and their role once a call has shown the same hand."""


REMINDS, CALL_DUE = "reminds", "call_due"
"""Keys of a notification: it replaces a reminder; when the call that it replaces was first due."""


SEEN = -1
"""The id of a notification that was put before and may have another id by now."""


class OutboxRow(msgspec.Struct, frozen=True, kw_only=True):
    """A notification in the outbox: its text data, its target and when it is due."""

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
        """Return whether a later post may include this one: it was delayed, or its ping comes later."""
        return bool(self.data.get("held")) or (self.kind == "called" and self.due > self.created)

    @property
    def is_new(self) -> bool:
        """Return whether the row was put just now, so that it has no id yet."""
        return not self.id


class UserRow(msgspec.Struct, frozen=True, kw_only=True):
    id: int
    name: str
    settings: PersonSettings = PersonSettings()


# msgspec prepares a type at its first use, and crashes if two threads do that at once. So prepare all types here.
for _kind in (GameRow, SeatRow, Move, VoteRow, TalkRow, RecordedAct, OutboxRow, UserRow):
    msgspec.json.Decoder(_kind)
