"""The settings of a table and of a person, with their defaults: reminders, deadlines, hours, pictures."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

import msgspec

from players.levels import Level as Level

COLOURS = ("red", "blue", "green", "yellow", "purple", "white", "teal", "pink")
"""The colours that a seat can have."""


LEAST_RELIABLE = (0, 70, 80, 90, 95)
"""The reliability in percent that a table can ask for. 0: none."""


class AtDeadline(StrEnum):
    """The action for a seat that stays silent until its deadline."""

    WAIT = "wait"
    MILDEST = "mildest"
    HAND_OVER = "hand_over"
    DEPUTY = "deputy"
    """A steady mind answers until the player is back."""


class Pictures(StrEnum):
    """The form in which a person gets pictures."""

    WIDE = "wide"
    TALL = "tall"
    """For phones held upright."""
    WORDS = "words"


class Pace(StrEnum):
    """How soon a table expects an answer."""

    HOURS = "hours"
    DAY = "day"
    DAYS = "days"


LONGEST_OF_PACE = ((Pace.HOURS, 12), (Pace.DAY, 48))
"""The longest deadline of each pace, in hours. Tables with a later deadline, or none, expect an answer within days."""


class CalledBy(StrEnum):
    """How a player learns that it is their move."""

    DM = "dm"
    """By direct message. The channel names the player without a ping."""
    CHANNEL = "channel"
    BOTH = "both"


class Pronoun(StrEnum):
    """How a person is referred to, in languages that need to know."""

    THEY = "they"
    SHE = "she"
    HE = "he"


class Coach(StrEnum):
    """In which games a coach explains each concept once, above the question where it first matters."""

    LESSONS = "lessons"
    ON = "on"
    """In every game."""
    OFF = "off"


AGAIN = "again"
"""In place of the key of a lesson: the table is a position of a finished game, which its player tries again."""


class TableSettings(msgspec.Struct, frozen=True):
    """The settings of a table, agreed on in the lobby. The variants of the game are separate."""

    lang: str = "en"
    """The language of posts in the channel."""
    zone: str = "UTC"
    nudge_hours: int = 12
    """Waking hours before a reminder."""
    deadline_hours: int | None = None
    at_deadline: AtDeadline = AtDeadline.WAIT
    absence_hours: int | None = None
    """Waking hours of silence after a reminder, before the table may act against the owner of a seat. None: 24 if there
    is a deadline, otherwise 72."""
    starts_when_full: bool = False
    silence_days: int = 30
    """After this many days without a move the game is put aside."""
    pictures: Pictures = Pictures.WIDE
    """The form of pictures in the channel: wide or tall."""
    friends: Level = Level.STEADY
    """The level of friends."""
    advice: bool = True
    """Whether people may ask a mind what it would do."""
    reasons: bool = False
    """Whether friends say in the channel why they do what they do."""
    counts: bool = True
    """Whether the game changes ratings."""
    private: bool = False
    """Whether some people of the server cannot see the table. Its game counts only if all players agree."""
    shows_players: bool = False
    """Whether the lobby shows the pace, and the rating and reliability of each player."""
    least_reliable: int = 0
    """The reliability in percent that a player needs to join. 0: anybody may join."""
    lesson: str = ""
    """The key of the lesson that this table is. A lesson has no channel, and is not recorded."""
    challenge: int = 0
    """The week whose challenge this table is, or 0. A challenge has no channel, and is recorded only as a try."""

    @property
    def has_channel(self) -> bool:
        """Return whether the game is played in a channel. Lessons and challenges are played alone, in none."""
        return not (self.lesson or self.challenge)

    @property
    def is_first_game(self) -> bool:
        """Return whether the game is a lesson for somebody who learns it. A position that is tried again is none."""
        return self.lesson not in ("", AGAIN)

    @property
    def pace(self) -> Pace:
        hours = self.deadline_hours
        return next((pace for pace, longest in LONGEST_OF_PACE if hours is not None and hours <= longest), Pace.DAYS)


class PersonSettings(msgspec.Struct, frozen=True):
    """The settings of a person. None means that the table's setting counts."""

    locale: str | None = None
    """The language they chose."""
    discord: str | None = None
    """The language of the person's Discord at their last visit. Direct messages use it."""
    pronoun: Pronoun = Pronoun.THEY
    zone: str | None = None
    quiet_from: int = 22
    quiet_to: int = 8
    """Local hours of the quiet time. If both are equal there is none."""
    pictures: Pictures = Pictures.WIDE
    motion: bool = False
    """Whether moves may be shown as a short animation."""
    palette: str = "default"
    nudge_hours: int | None = None
    vacation_until: datetime | None = None
    deputy: bool = False
    """Whether a steady mind may answer at a deadline, in place of the mildest answer."""
    called_by: CalledBy = CalledBy.DM
    hides_profile: bool = False
    """Whether others may not see the person's profile and place in standings."""
    shows_sum: bool = False
    """Whether the profile shows the ratings over all servers."""
    coach: Coach = Coach.LESSONS
    coached: tuple[str, ...] = ()
    """The concepts that the coach has explained, each after its game and a slash."""
