"""The ratings that a game changes, in memory: read before, written after, and no statement in between.

The recorder reads the ratings of one game's players. To compute all ratings again, it begins with an empty book.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from bot.host.model.community.finished import (
    EVERYWHERE,
    FinishedGame,
    FinishedSeat,
    Opponent,
    Part,
    RatedSeat,
    RatingRow,
    season_of,
)
from bot.host.records.ratings import Rating, in_new_season, rate

Forgotten = Mapping[int, Mapping[int, Rating]]
"""By server and index of a seat: the ratings before a game of people who wish to be forgotten since."""


class RatingBook:
    """Holds the newest rating of each person in each pool, and everybody whom they have played against there."""

    def __init__(self, ratings: Iterable[RatingRow] = (), opponents: Iterable[Opponent] = ()) -> None:
        self._newest = {(row.guild, row.pool, row.user): row for row in ratings}
        self._met: dict[tuple[int, str, int], set[int]] = {}
        for each in opponents:
            self._met.setdefault((each.guild, each.pool, each.user), set()).add(each.other)
        self._changed: dict[tuple[int, str, int, int], RatingRow] = {}
        self._new_opponents: list[Opponent] = []

    @property
    def changed(self) -> Sequence[RatingRow]:
        """Return the rows to be written, one for each season of a person in a pool."""
        return list(self._changed.values())

    @property
    def new_opponents(self) -> Sequence[Opponent]:
        return self._new_opponents

    def rate_game(self, finished: FinishedGame, forgotten: Forgotten | None = None) -> list[RatedSeat]:
        """Change the ratings of a game's players, in its server and over all servers.

        Return what is stored with each seat.
        """
        noted: dict[int, dict[str, float]] = {}
        for guild in dict.fromkeys((EVERYWHERE, finished.guild or EVERYWHERE)):
            for at, values in self._rate_in(finished, guild, (forgotten or {}).get(guild, {})).items():
                noted.setdefault(at, {}).update(values)
        return [
            RatedSeat(number=finished.number, seat=finished.seats[at].seat, part=finished.seats[at].part, **values)
            for at, values in noted.items()
        ]

    def _rate_in(
        self, finished: FinishedGame, guild: int, forgotten: Mapping[int, Rating]
    ) -> dict[int, dict[str, float]]:
        """Change the ratings in a server. Return the ratings before and after the game, by index of the seat."""
        season, seats = season_of(finished.ended), finished.seats
        old = {
            at: self._newest.get((guild, finished.pool, seat.user))
            for at, seat in enumerate(seats)
            if seat.user is not None and seat.part is not Part.SUBSTITUTE
        }
        before = dict(forgotten) | {at: _at_beginning(row, season) for at, row in old.items()}
        noted = {}
        for at, new in rate(seats, before).items():
            user = seats[at].user
            if user is None:
                continue
            self._put(_next_row(old[at], self._plain_row(finished, guild, at, user, new), won=_has_won(seats[at])))
            noted[at] = _noted(guild, before[at], new)
        return noted

    def _plain_row(self, finished: FinishedGame, guild: int, at: int, user: int, new: Rating) -> RatingRow:
        """Return the row of a rating without its counts of games."""
        return RatingRow(
            guild=guild,
            pool=finished.pool,
            user=user,
            season=season_of(finished.ended),
            mu=new.mu,
            sigma=new.sigma,
            opponents=self._meet(guild, finished.pool, user, _opponents(finished.seats, at)),
        )

    def _put(self, row: RatingRow) -> None:
        self._newest[row.guild, row.pool, row.user] = row
        self._changed[row.guild, row.pool, row.user, row.season] = row

    def _meet(self, guild: int, pool: str, user: int, others: Iterable[int]) -> int:
        """Note the opponents of a game, and return how many different ones there have been."""
        met = self._met.setdefault((guild, pool, user), set())
        for other in others:
            if other not in met:
                met.add(other)
                self._new_opponents.append(Opponent(guild=guild, pool=pool, user=user, other=other))
        return len(met)


def forgotten_ratings(finished: FinishedGame, stored: Sequence[Mapping[str, Any]]) -> Forgotten:
    """Return the stored ratings of people who are forgotten, so that their opponents keep what they won and lost."""
    found: dict[int, dict[int, Rating]] = {EVERYWHERE: {}, finished.guild or EVERYWHERE: {}}
    for at, row in enumerate(stored):
        if row["user"] is None and not row["mind"]:
            if row["mu_everywhere_before"] is not None:
                found[EVERYWHERE][at] = Rating(row["mu_everywhere_before"], row["sigma_everywhere_before"])
            if finished.guild and row["mu_before"] is not None:
                found[finished.guild][at] = Rating(row["mu_before"], row["sigma_before"])
    return found


def _at_beginning(row: RatingRow | None, season: int) -> Rating:
    """Return the rating with which somebody begins a game."""
    if row is None:
        return Rating()
    rating = Rating(row.mu, row.sigma)
    return rating if row.season == season else in_new_season(rating)


def _next_row(old: RatingRow | None, new: RatingRow, *, won: bool) -> RatingRow:
    """Return the row after a game, with its counts."""
    same_season = old is not None and old.season == new.season
    return msgspec.structs.replace(
        new,
        games=(old.games if old else 0) + 1,
        season_games=(old.season_games if old and same_season else 0) + 1,
        season_wins=(old.season_wins if old and same_season else 0) + int(won),
    )


def _has_won(seat: FinishedSeat) -> bool:
    return seat.place == 1 and seat.part is Part.STAYED


def _opponents(seats: Sequence[FinishedSeat], at: int) -> list[int]:
    """Return the people whom a player was rated against."""
    own = seats[at]
    against = [seat for seat in seats if seat.part is not Part.SUBSTITUTE and not (own.team and seat.team == own.team)]
    return [seat.user for seat in against if seat.user is not None and seat.user != own.user]


def _noted(guild: int, before: Rating, after: Rating) -> dict[str, float]:
    if guild == EVERYWHERE:
        return {
            "mu_everywhere": after.mu,
            "sigma_everywhere": after.sigma,
            "mu_everywhere_before": before.mu,
            "sigma_everywhere_before": before.sigma,
        }
    return {"mu": after.mu, "sigma": after.sigma, "mu_before": before.mu, "sigma_before": before.sigma}
