"""Records of finished games: who played what, who came where, and who counts."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import StrEnum

import msgspec

EVERYWHERE = 0
"""Used in place of a server for ratings over all servers."""


class Part(StrEnum):
    """The part that somebody had in a game, when ratings are computed."""

    STAYED = "stayed"
    """They began the game and finished it."""
    LEFT = "left"
    """They began the game and left it. They count last."""
    SUBSTITUTE = "substitute"
    """They took over a seat. They do not count."""


class Uncounted(StrEnum):
    """Why a game changes no rating."""

    NONE = ""
    ALONE = "alone"
    """One person without friends: a game against rivals. Its score is in a table of scores."""
    FRIENDS = "friends"
    """One person with friends, who could have ended the game or taken back any move without asking anybody."""
    TAKEN_BACK = "taken-back"
    """One person took back a move that had revealed something. The game is in no table of scores and no record."""
    ABANDONED = "abandoned"
    IMPORTED = "imported"
    PRIVATE = "private"
    """The table has agreed that it does not count."""
    OFF = "off"
    """The server has switched ratings off."""


class LeftSeat(msgspec.Struct, frozen=True):
    """A seat that somebody left."""

    seat: int
    user: int
    at: datetime


class FinishedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """The stored facts of one player of a finished game."""

    seat: int
    user: int | None = None
    """None: a friend, or a person who wishes to be forgotten."""
    mind: str = ""
    """The level of a friend."""
    part: Part = Part.STAYED
    team: str = ""
    """Seats of one team win together. Empty: the seat is alone."""
    place: int = 0
    score: int = 0
    played: str = ""
    """The leader, House or side."""
    answers: int = 0
    late: int = 0
    """How many answers a deadline gave in place of the player."""
    seconds: float = 0.0
    """How long the player took for all answers."""
    longest: float = 0.0
    achievements: tuple[str, ...] = ()


class FinishedGame(msgspec.Struct, frozen=True, kw_only=True):
    """The stored facts of a finished game."""

    number: int = 0
    """The order in which games were recorded. Ratings follow it."""
    game: str
    key: str
    pool: str
    guild: int | None
    ended: datetime
    uncounted: Uncounted = Uncounted.NONE
    alone: bool = False
    rounds: int = 0
    seats: tuple[FinishedSeat, ...] = ()


class Reliability(msgspec.Struct, frozen=True):
    """How somebody answered and finished their games, on all servers."""

    answers: int = 0
    late: int = 0
    finished: int = 0
    left: int = 0

    @property
    def in_time(self) -> int:
        """The share of answers that came in time, in percent."""
        return _percent(self.answers, self.late)

    @property
    def kept(self) -> int:
        """The share of games that were not left, in percent."""
        return _percent(self.finished, self.left)

    @property
    def percent(self) -> int | None:
        """The lower of both shares, or None for somebody of whom nothing is known."""
        known = self.answers + self.late + self.finished + self.left
        return min(self.in_time, self.kept) if known else None


def _percent(good: int, bad: int) -> int:
    return 100 * good // (good + bad) if good + bad else 100


class RatingRow(msgspec.Struct, frozen=True, kw_only=True):
    """The rating of a person in a pool and a season."""

    guild: int
    """The server, or `EVERYWHERE`."""
    pool: str
    user: int
    season: int
    mu: float
    sigma: float
    games: int = 0
    """Games in this pool, in all seasons."""
    season_games: int = 0
    season_wins: int = 0
    opponents: int = 0
    """How many different people they have played against in this pool."""


class Opponent(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody whom a person has been rated against in a pool."""

    guild: int
    pool: str
    user: int
    other: int


class RatedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """The ratings of one player before and after a game: in its server, if it has one, and over all servers."""

    number: int
    seat: int
    part: Part
    mu: float | None = None
    sigma: float | None = None
    mu_before: float | None = None
    sigma_before: float | None = None
    mu_everywhere: float
    sigma_everywhere: float
    mu_everywhere_before: float
    sigma_everywhere_before: float


def season_of(moment: datetime) -> int:
    """Return the number of a season: quarters of a year, counted from the year 0."""
    return moment.year * 4 + (moment.month - 1) // 3


def season_begin(season: int) -> datetime:
    """Return the first moment of a season, in UTC."""
    return datetime(season // 4, season % 4 * 3 + 1, 1, tzinfo=UTC)
