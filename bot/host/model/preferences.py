"""What a table and a person may set, and what holds where nothing was set: reminders, deadlines, hours, pictures."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

import msgspec

from players.levels import Level as Level

COLOURS = ("red", "blue", "green", "yellow", "purple", "white", "teal", "pink")
"""Of a seat, to choose from."""


class AtDeadline(StrEnum):
    """What happens to a seat that stays silent until its deadline."""

    WAIT = "wait"
    MILDEST = "mildest"
    HAND_OVER = "hand_over"
    DEPUTY = "deputy"
    """A steady mind answers, until the person is back."""


class Pictures(StrEnum):
    """How what is drawn reaches somebody."""

    WIDE = "wide"
    TALL = "tall"
    """For phones held upright."""
    WORDS = "words"


class CalledBy(StrEnum):
    """How somebody learns that the table waits for them."""

    DM = "dm"
    """The channel only names them, without a ping."""
    CHANNEL = "channel"
    BOTH = "both"


class Pronoun(StrEnum):
    """How somebody is spoken of, in languages that must know."""

    THEY = "they"
    SHE = "she"
    HE = "he"


class TableSettings(msgspec.Struct, frozen=True):
    """How a table is kept: agreed on in the lobby, apart from the game's own variants."""

    lang: str = "en"
    """The language of what is said in the channel."""
    zone: str = "UTC"
    nudge_hours: int = 12
    """Waking hours before a reminder."""
    deadline_hours: int | None = None
    at_deadline: AtDeadline = AtDeadline.WAIT
    absence_hours: int | None = None
    """Waking hours of silence after a reminder, before the table may act against the owner of a seat; None: 24 where
    there is a deadline, 72 where there is none."""
    starts_when_full: bool = False
    silence_days: int = 30
    """After so long without a move the game is put aside."""
    pictures: Pictures = Pictures.WIDE
    """Of the posts in the channel: wide or tall."""
    friends: Level = Level.STEADY
    """How well simulated friends play."""
    advice: bool = True
    """Whether people may ask a mind what it would do."""
    reasons: bool = False
    """Whether friends say in the channel why they do what they do."""


class PersonSettings(msgspec.Struct, frozen=True):
    """A person's own settings; None: as the table has it."""

    locale: str | None = None
    """The language they chose."""
    discord: str | None = None
    """The language of their Discord when they last did something: direct messages are written in it."""
    pronoun: Pronoun = Pronoun.THEY
    zone: str | None = None
    quiet_from: int = 22
    quiet_to: int = 8
    """Local hours; equal: never quiet."""
    pictures: Pictures = Pictures.WIDE
    motion: bool = False
    """Whether what happened may be shown as a short loop."""
    palette: str = "default"
    nudge_hours: int | None = None
    vacation_until: datetime | None = None
    deputy: bool = False
    """A steady mind may answer for them at a deadline, where otherwise the mildest answer would be given."""
    called_by: CalledBy = CalledBy.DM
