"""Profiles of people and the page of a server, computed from recorded games when somebody asks for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any

import msgspec

from bot.host.loading.context import HostContext
from bot.host.model.community.finished import EVERYWHERE, Part, RatingRow, Uncounted, season_of
from bot.host.records.ratings import FEWEST_GAMES, FEWEST_OPPONENTS, Rating, is_shown
from games.core.game import Game
from games.core.protocol import Text, say

FEWEST_FOR_A_RATE = 10
"""From so many games on, a win rate is shown."""
MOST_FAVOURITES = 3
MOST_PLACES = 5
"""How many people the standings of a pool list."""
MOST_ALONE = 3
"""How many people the table of scores of games alone lists in each pool."""
CURVE_POINTS = 60


class Share(msgspec.Struct, frozen=True):
    """How many of some games were won, and between which percentages the true rate is in 19 of 20 cases."""

    games: int
    wins: int

    @property
    def low(self) -> int:
        return _wilson(self.wins, self.games)[0]

    @property
    def high(self) -> int:
        return _wilson(self.wins, self.games)[1]

    @property
    def percent(self) -> int:
        return round(100 * self.wins / self.games) if self.games else 0


class PoolRecord(msgspec.Struct, frozen=True):
    """A person's results in one pool."""

    pool: str
    games: int
    places: Mapping[int, int]
    """Place -> how often."""
    rating: RatingRow | None = None


class Profile(msgspec.Struct, frozen=True):
    """The records of a person, in this server and everywhere."""

    user: int
    name: str
    games: int
    pools: tuple[PoolRecord, ...]
    favourites: tuple[tuple[str, str, Share], ...]
    """Game, what was played, and how often it won; the most played first."""
    alone: tuple[tuple[str, int, int], ...]
    """Games against rivals: pool, how many, and the best score."""
    answer_seconds: float | None
    """The median over games of the mean time to answer, or None if nothing is known."""
    answers: int
    late: int
    left: int
    achievements: tuple[str, ...]
    challenges: tuple[int, int] = (0, 0)
    """In how many weeks the person finished the challenge, and in how many of them they won."""
    everywhere: tuple[RatingRow, ...] = ()
    """The ratings over all servers, if the person shows them."""
    curves: Mapping[str, tuple[tuple[int, int], ...]] = {}
    """The rating after each of the last games and its uncertainty, by pool."""


class Standing(msgspec.Struct, frozen=True):
    """A line of the standings."""

    name: str
    rating: RatingRow


class AloneLine(msgspec.Struct, frozen=True):
    """A line of the scores of games against rivals."""

    name: str
    won: bool
    score: int
    rounds: int


class ServerPage(msgspec.Struct, frozen=True):
    """The records of a server."""

    season: int
    games: Mapping[str, int]
    standings: Mapping[str, Sequence[Standing]]
    winners: tuple[tuple[int, str, str], ...]
    """The leaders of pools at the end of past seasons: season, pool, name."""
    records: tuple[tuple[str, str, int, str], ...]
    """The records: game, name of the record, amount, person."""
    alone: Mapping[str, Sequence[AloneLine]] = {}
    """The best games against rivals, by pool."""
    has_ratings: bool = True


def _wilson(wins: int, games: int) -> tuple[int, int]:
    """Return the 95 % interval of a rate in percent, after Wilson."""
    if not games:
        return 0, 100
    z, rate = 1.96, wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * ((rate * (1 - rate) + z * z / (4 * games)) / games) ** 0.5 / (1 + z * z / games)
    return round(100 * max(middle - half, 0)), round(100 * min(middle + half, 1))


class Profiles:
    """Reads profiles and the pages of servers."""

    def __init__(self, context: HostContext) -> None:
        self.context = context

    async def of(self, user: int, name: str, guild: int | None, *, everywhere: bool) -> Profile:
        """Return the profile of a person in a server, or over all servers if `guild` is None.

        `everywhere`: add the ratings over all servers to the profile of a server.
        """
        finished = self.context.store.read.finished
        rows = await finished.games_of(user, guild)
        ratings = {rating.pool: rating for rating in await finished.ratings_of(user, guild or EVERYWHERE)}
        sums = await finished.ratings_of(user, EVERYWHERE) if everywhere and guild else []
        achieved = [name for name, _, _ in await finished.achievements(user)]
        left = await finished.count_left(user)
        profile = profile_of(user, name, rows, ratings, achieved, sums, left, server=guild is not None)
        challenges = await self.context.store.read.challenges.record_of(user)
        return msgspec.structs.replace(profile, challenges=challenges)

    async def server(self, guild: int, hidden_name: str) -> ServerPage:
        """Return the page of a server. People who hide their profile are called `hidden_name`."""
        finished, season = self.context.store.read.finished, season_of(self.context.now())
        shown = await finished.standings(guild, season, FEWEST_GAMES, FEWEST_OPPONENTS)
        winners = await finished.season_winners(guild, season, FEWEST_GAMES, FEWEST_OPPONENTS)
        best = await finished.best_of(guild)
        alone = await finished.alone_in(guild)
        users = {row.user for row in (*shown, *winners)}
        users |= {row["user"] for row in (*best, *alone) if row["user"] is not None}
        names = await finished.shown_names(users)
        standings: dict[str, list[Standing]] = {}
        for row in shown:
            if row.user in names and len(standings.setdefault(row.pool, [])) < MOST_PLACES:
                standings[row.pool].append(Standing(names[row.user], row))
        return ServerPage(
            season=season,
            games=await finished.count_in(guild),
            standings={pool: lines for pool, lines in standings.items() if lines},
            winners=tuple((row.season, row.pool, names.get(row.user, hidden_name)) for row in winners),
            records=tuple((row["key"], row["what"], row["value"], names.get(row["user"], hidden_name)) for row in best),
            alone=_alone_lines(alone, names),
            has_ratings=(await finished.server_settings(guild)).ratings,
        )


def _alone_lines(rows: Sequence[Mapping[str, Any]], names: Mapping[int, str]) -> dict[str, list[AloneLine]]:
    """Return the best results of each pool, from rows that begin with the best.

    People without a name, because they hide their profile, are left out.
    """
    found: dict[str, list[AloneLine]] = {}
    for row in rows:
        if row["user"] in names and len(found.setdefault(row["pool"], [])) < MOST_ALONE:
            line = AloneLine(names[row["user"]], row["place"] == 1, row["score"], row["rounds"])
            found[row["pool"]].append(line)
    return {pool: lines for pool, lines in found.items() if lines}


def profile_of(
    user: int,
    name: str,
    rows: Sequence[Mapping[str, Any]],
    ratings: Mapping[str, RatingRow],
    achievements: Sequence[str],
    everywhere: Sequence[RatingRow] = (),
    left: int = 0,
    *,
    server: bool = True,
) -> Profile:
    """Return a profile from the rows of somebody's games, the latest first."""
    stayed = [row for row in rows if row["part"] == Part.STAYED]
    together = [row for row in stayed if not row["alone"]]
    seconds = [row["seconds"] / row["answers"] for row in stayed if row["answers"]]
    return Profile(
        user=user,
        name=name,
        games=len(stayed),
        pools=tuple(_pools(together, ratings)),
        favourites=tuple(_favourites(together)),
        alone=tuple(_alone([row for row in stayed if row["alone"] and row["uncounted"] == Uncounted.ALONE])),
        answer_seconds=median(seconds) if seconds else None,
        answers=sum(row["answers"] for row in stayed),
        late=sum(row["late"] for row in stayed),
        left=left,
        achievements=tuple(achievements),
        everywhere=tuple(everywhere),
        curves=_curves(rows, "" if server else "_everywhere"),
    )


def _pools(rows: Sequence[Mapping[str, Any]], ratings: Mapping[str, RatingRow]) -> list[PoolRecord]:
    """Return the records of each pool, the most played first."""
    places: dict[str, Counter[int]] = {}
    for row in rows:
        places.setdefault(row["pool"], Counter())[row["place"]] += 1
    found = [PoolRecord(pool, each.total(), dict(each), ratings.get(pool)) for pool, each in places.items()]
    return sorted(found, key=lambda each: (-each.games, each.pool))


def _favourites(rows: Sequence[Mapping[str, Any]]) -> list[tuple[str, str, Share]]:
    played = Counter((row["key"], row["played"]) for row in rows if row["played"])
    won = Counter((row["key"], row["played"]) for row in rows if row["played"] and row["place"] == 1)
    return [(*what, Share(count, won[what])) for what, count in played.most_common(MOST_FAVOURITES)]


def _alone(rows: Sequence[Mapping[str, Any]]) -> list[tuple[str, int, int]]:
    best: dict[str, list[int]] = {}
    for row in rows:
        best.setdefault(row["pool"], []).append(row["score"])
    return [(pool, len(scores), max(scores)) for pool, scores in best.items()]


def _curves(rows: Sequence[Mapping[str, Any]], where: str) -> dict[str, tuple[tuple[int, int], ...]]:
    """Return the last ratings by pool, the oldest first, where there are enough for a curve."""
    found: dict[str, list[tuple[int, int]]] = {}
    for row in reversed(rows):
        if row[f"mu{where}"] is not None:
            rating = Rating(row[f"mu{where}"], row[f"sigma{where}"])
            found.setdefault(row["pool"], []).append((rating.number, rating.uncertainty))
    return {pool: tuple(each[-CURVE_POINTS:]) for pool, each in found.items() if len(each) >= FEWEST_GAMES}


def pool_name(games: Mapping[str, Game], pool: str) -> Text:
    """Return the name of a pool: the game, the options that differ from the default, and the number of players."""
    key, *values, players = pool.split(":")
    game = games.get(key)
    if game is None:
        return say("plain-name", name=pool)
    names = game.annals.pool if game.annals else ()
    variants = {variant.key: variant for variant in game.variants}
    chosen = [
        choice.text
        for name, value in zip(names, values, strict=False)
        if name in variants and value != variants[name].default
        for choice in variants[name].choices
        if choice.key == value
    ]
    if not chosen:
        return say("profile-pool", game=game.title, players=int(players))
    return say("profile-pool-with", game=game.title, options=chosen, players=int(players))


def rating_shown(row: RatingRow | None) -> Rating | None:
    """Return a rating that may be shown, or None for somebody who is new."""
    return Rating(row.mu, row.sigma) if row is not None and is_shown(row.games, row.opponents) else None
