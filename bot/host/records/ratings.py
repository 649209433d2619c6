"""Ratings after Plackett and Luce, by the library openskill: pure functions from a finished game to new ratings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from openskill.models import PlackettLuce

from bot.host.model.community.finished import FinishedSeat, Part
from players.levels import Level

MU, SIGMA = 25.0, 25.0 / 3
"""The rating of somebody who has not played yet, and its uncertainty."""
TAU = 0.5
"""How much uncertainty a game adds. With less, somebody who improves by a level is not shown there in 30 games."""
FRIEND_SIGMA = 1.5
FRIENDS: Mapping[str, float] = {Level.NOVICE: 17.0, Level.STEADY: 25.0, Level.SHARP: 35.0}
"""The ratings of friends, which no game changes. Sharp wins half of its games against three steady ones; in this model
that is a distance of 10."""
RESET_SHARE = 0.2
"""The share of the way to the rating of a newcomer that a new season goes back."""
RESET_SIGMA = 2.0
"""The uncertainty that a new season adds."""
FEWEST_GAMES, FEWEST_OPPONENTS = 5, 4
"""From so many games against so many different people on, a rating is shown. Before, somebody is new."""
SHOWN_MIDDLE, SHOWN_SCALE = 1000, 20

_MODEL = PlackettLuce(mu=MU, sigma=SIGMA, tau=TAU)


class Rating(msgspec.Struct, frozen=True):
    mu: float = MU
    sigma: float = SIGMA

    @property
    def number(self) -> int:
        """Return the rating as the number that people see."""
        return round(SHOWN_MIDDLE + SHOWN_SCALE * (self.mu - MU))

    @property
    def uncertainty(self) -> int:
        """Return how far the number may be off, in 19 of 20 cases."""
        return round(SHOWN_SCALE * 2 * self.sigma)


def is_shown(games: int, opponents: int) -> bool:
    return games >= FEWEST_GAMES and opponents >= FEWEST_OPPONENTS


def in_new_season(rating: Rating) -> Rating:
    """Return a rating at the beginning of a season: nearer to a newcomer's, and less certain."""
    sigma = min(SIGMA, (rating.sigma**2 + RESET_SIGMA**2) ** 0.5)
    return Rating(rating.mu + RESET_SHARE * (MU - rating.mu), sigma)


def counted(seats: Sequence[FinishedSeat]) -> list[FinishedSeat]:
    """Return the seats that count: those who began the game. A substitute does not."""
    return [seat for seat in seats if seat.part is not Part.SUBSTITUTE]


def rate(seats: Sequence[FinishedSeat], before: Mapping[int, Rating]) -> dict[int, Rating]:
    """Return the new ratings of a game, by index in `seats`. `before`: the ratings until now, by the same index.

    Seats of one team share its place. Whoever left comes last, alone. Friends are rated as their level is.
    """
    teams = _teams(seats)
    if len(teams) < 2:
        return {}
    own = [[_rating(seats[at], before.get(at)) for at in team] for team in teams]
    ranks = [_rank(seats, team) for team in teams]
    rated = _MODEL.rate([[_MODEL.rating(mu=each.mu, sigma=each.sigma) for each in team] for team in own], ranks=ranks)
    after: dict[int, Rating] = {}
    for team, news in zip(teams, rated, strict=True):
        after |= {at: Rating(new.mu, new.sigma) for at, new in zip(team, news, strict=True) if not seats[at].mind}
    return after


def _teams(seats: Sequence[FinishedSeat]) -> list[list[int]]:
    """Group the seats that are rated by team, as lists of their indexes. A seat without a team is a list of its own."""
    teams: dict[str, list[int]] = {}
    for at, seat in enumerate(seats):
        if seat.part is Part.SUBSTITUTE:
            continue
        name = seat.team if seat.team and seat.part is Part.STAYED else f"#{at}"
        teams.setdefault(name, []).append(at)
    return list(teams.values())


def _rank(seats: Sequence[FinishedSeat], team: Sequence[int]) -> float:
    """Return the place of a team. All who left share the last place."""
    stayed = [seats[at].place for at in team if seats[at].part is Part.STAYED]
    return float(min(stayed)) if stayed else float(len(seats) + 1)


def _rating(seat: FinishedSeat, known: Rating | None) -> Rating:
    if seat.mind:
        return Rating(FRIENDS.get(seat.mind, MU), FRIEND_SIGMA)
    return known or Rating()
