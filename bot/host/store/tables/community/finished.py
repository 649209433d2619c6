"""Finished games, ratings, achievements and the records of servers."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime
from typing import Any

import msgspec

from bot.host.model.community.finished import (
    EVERYWHERE,
    FinishedGame,
    FinishedSeat,
    LeftSeat,
    Opponent,
    RatedSeat,
    RatingRow,
    Reliability,
)
from bot.host.model.community.server_settings import ServerSettings
from bot.host.model.preferences import PersonSettings
from bot.host.store.connection.rows import Rows, columns, from_seconds, seconds, to_json, to_record

DAY = 86_400
NAMES_AT_ONCE = 100
MOST_STANDINGS = 20
"""How many people of each pool are read. Some of them may hide their profile."""
RECORDING = 1
"""The number of the lock of those who record."""
BATCH = 20
"""How many games are recorded in one run."""
INSERTED_AT_ONCE = 100
NOTE_RATING = (
    "UPDATE finished_seats SET mu = :mu, sigma = :sigma, mu_before = :mu_before, sigma_before = :sigma_before,"
    " mu_everywhere = :mu_everywhere, sigma_everywhere = :sigma_everywhere,"
    " mu_everywhere_before = :mu_everywhere_before, sigma_everywhere_before = :sigma_everywhere_before"
    " WHERE number = :number AND seat = :seat AND part = :part"
)
SEAT_COLUMNS = (
    "seat",
    "part",
    "user",
    "mind",
    "team",
    "place",
    "score",
    "played",
    "answers",
    "late",
    "seconds",
    "longest",
)


class FinishedRows(Rows):
    """The SQL about what remains of finished games."""

    async def to_record(self) -> list[str]:
        """Return finished games that are not recorded yet, the oldest first."""
        rows = await self._all(
            "SELECT id FROM games INDEXED BY games_to_record WHERE recorded = 0 AND status IN ('over', 'abandoned')"
            " ORDER BY moved, id LIMIT ?",
            (BATCH,),
        )
        return [row["id"] for row in rows]

    async def begin_recording(self, game: str) -> bool:
        """Let one transaction at a time record games. Return False if this one is recorded by now."""
        await self._executor.wait_for_others(RECORDING)
        return bool(await self._all("SELECT 1 AS found FROM games WHERE id = ? AND recorded = 0", (game,)))

    async def mark_recorded(self, game: str) -> None:
        await self._execute("UPDATE games SET recorded = 1 WHERE id = ?", (game,))

    async def note_left(self, game: str, seat: int, user: int, at: datetime) -> None:
        """Note that somebody left a seat. Only the first time counts."""
        await self._execute(
            "INSERT INTO left_seats VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", (game, seat, user, seconds(at))
        )

    async def left(self, game: str) -> list[LeftSeat]:
        """Return the seats that somebody left, the first first."""
        rows = await self._all("SELECT seat, user, at FROM left_seats WHERE game = ? ORDER BY at, user", (game,))
        return [to_record(LeftSeat, row, "at") for row in rows]

    async def add(self, finished: FinishedGame) -> int:
        """Store a finished game and return its number."""
        row = {name: value for name, value in columns(finished).items() if name not in ("number", "seats")}
        number = await self._insert_returning_id("finished", row | {"alone": int(finished.alone)})
        for seat in finished.seats:
            await self._insert(
                "finished_seats", {"number": number} | {name: getattr(seat, name) for name in SEAT_COLUMNS}
            )
        return number

    async def note_ratings(self, rated: Iterable[RatedSeat]) -> None:
        """Store the ratings of seats before and after a game."""
        for seat in rated:
            await self._execute(NOTE_RATING, columns(seat))

    async def rating(self, guild: int, pool: str, user: int) -> RatingRow | None:
        """Return somebody's rating of the last season in which they played."""
        row = await self._one(
            "SELECT * FROM ratings WHERE guild = ? AND pool = ? AND user = ? ORDER BY season DESC LIMIT 1",
            (guild, pool, user),
        )
        return to_record(RatingRow, row) if row else None

    async def ratings_in(self, guilds: Collection[int], pool: str, users: Collection[int]) -> list[RatingRow]:
        """Return the ratings of people in a pool, each of the last season in which they played."""
        rows = await self._of_people("ratings", guilds, pool, users, "ORDER BY season")
        return list({(row["guild"], row["user"]): to_record(RatingRow, row) for row in rows}.values())

    async def opponents_in(self, guilds: Collection[int], pool: str, users: Collection[int]) -> list[Opponent]:
        """Return everybody whom these people have been rated against in a pool."""
        return [to_record(Opponent, row) for row in await self._of_people("opponents", guilds, pool, users)]

    async def _of_people(
        self, table: str, guilds: Collection[int], pool: str, users: Collection[int], order: str = ""
    ) -> list[dict[str, Any]]:
        own = f"guild IN ({_marks(guilds)}) AND pool = ? AND user IN ({_marks(users)})"
        return await self._all(f"SELECT * FROM {table} WHERE {own} {order}", (*guilds, pool, *users))

    async def put_ratings(self, ratings: Iterable[RatingRow]) -> None:
        for rating in ratings:
            await self._upsert("ratings", ("guild", "pool", "user", "season"), columns(rating))

    async def add_opponents(self, opponents: Sequence[Opponent]) -> None:
        for at in range(0, len(opponents), INSERTED_AT_ONCE):
            some = opponents[at : at + INSERTED_AT_ONCE]
            rows = ", ".join(["(?, ?, ?, ?)"] * len(some))
            values = [value for each in some for value in msgspec.structs.astuple(each)]
            await self._execute(f"INSERT INTO opponents (guild, pool, user, other) VALUES {rows}", values)

    async def people_met(self, user: int) -> int:
        """Return how many different people somebody has played against, in all games."""
        row = await self._one(
            "SELECT count(DISTINCT other) AS count FROM opponents WHERE guild = ? AND user = ?", (EVERYWHERE, user)
        )
        return int(row["count"]) if row else 0

    async def achieve(self, user: int, name: str, game: str, at: datetime) -> None:
        await self._execute(
            "INSERT INTO achievements VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", (user, name, game, seconds(at))
        )

    async def achievements(self, user: int) -> list[tuple[str, str, datetime]]:
        """Return the achievements of a person with the game and the time, the latest first."""
        rows = await self._all("SELECT name, game, at FROM achievements WHERE user = ? ORDER BY at DESC, name", (user,))
        return [(row["name"], row["game"], from_seconds(row["at"])) for row in rows]

    async def achieved_in(self, game: str) -> list[tuple[int, str]]:
        """Return who achieved what for the first time in a game."""
        rows = await self._all("SELECT user, name FROM achievements WHERE game = ? ORDER BY user, name", (game,))
        return [(row["user"], row["name"]) for row in rows]

    async def note_best(self, guild: int, key: str, what: str, value: int, number: int, seat: int) -> None:
        """Store a record of a server, if nobody there had as much before."""
        await self._execute(
            "INSERT INTO best VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (guild, key, what) DO UPDATE SET"
            " value = excluded.value, number = excluded.number, seat = excluded.seat WHERE excluded.value > best.value",
            (guild, key, what, value, number, seat),
        )

    # --- Computing again -----------------------------------------------------------------------------

    async def clear_ratings(self) -> None:
        """Delete all ratings, and record no game until the end of the transaction."""
        await self._executor.wait_for_others(RECORDING)
        for table in ("ratings", "opponents"):
            await self._execute(f"DELETE FROM {table}")

    async def games_after(self, number: int, most: int) -> list[tuple[FinishedGame, list[dict[str, Any]]]]:
        """Return recorded games that count, in order, each with the stored ratings of its seats."""
        games = await self._all(
            "SELECT * FROM finished WHERE number > ? AND uncounted = '' ORDER BY number LIMIT ?", (number, most)
        )
        if not games:
            return []
        rows = await self._all(
            "SELECT finished_seats.* FROM finished_seats JOIN finished USING (number)"
            " WHERE number BETWEEN ? AND ? AND uncounted = '' ORDER BY number, seat, part",
            (games[0]["number"], games[-1]["number"]),
        )
        by_game: dict[int, list[dict[str, Any]]] = {}
        for row in rows:
            by_game.setdefault(row["number"], []).append(row)
        return [(_game_of(game, by_game.get(game["number"], [])), by_game.get(game["number"], [])) for game in games]

    # --- Reading -------------------------------------------------------------------------------------

    async def recorded(self, game: str) -> FinishedGame | None:
        row = await self._one("SELECT * FROM finished WHERE game = ?", (game,))
        if row is None:
            return None
        seats = await self._all("SELECT * FROM finished_seats WHERE number = ? ORDER BY seat, part", (row["number"],))
        return _game_of(row, seats)

    async def games_of(self, user: int, guild: int | None = None) -> list[dict[str, Any]]:
        """Return a row for each game that a person finished or left, the latest first."""
        here = "" if guild is None else " AND finished.guild = :guild"
        return await self._all(
            "SELECT finished.key, finished.pool, finished.guild, finished.ended, finished.uncounted, finished.alone,"
            " own.* FROM finished_seats AS own JOIN finished USING (number)"
            f" WHERE own.user = :user{here} ORDER BY own.number DESC",
            {"user": user, "guild": guild},
        )

    async def ratings_of(self, user: int, guild: int) -> list[RatingRow]:
        """Return the present ratings of a person in a server or everywhere, one for each pool."""
        rows = await self._all("SELECT * FROM ratings WHERE user = ? AND guild = ? ORDER BY season", (user, guild))
        return list({row["pool"]: to_record(RatingRow, row) for row in rows}.values())

    async def standings(self, guild: int, season: int, least_games: int, least_opponents: int) -> list[RatingRow]:
        """Return the ratings of a season that are shown, the best of each pool first."""
        placed = (
            "SELECT *, row_number() OVER (PARTITION BY pool ORDER BY mu DESC, user) AS place"
            " FROM ratings INDEXED BY ratings_by_season"
            " WHERE guild = ? AND season = ? AND games >= ? AND opponents >= ?"
        )
        rows = await self._all(
            f"SELECT * FROM ({placed}) AS placed WHERE place <= ? ORDER BY pool, place",
            (guild, season, least_games, least_opponents, MOST_STANDINGS),
        )
        return [_rating_of(row) for row in rows]

    async def season_winners(self, guild: int, before: int, least_games: int, least_opponents: int) -> list[RatingRow]:
        """Return who led each pool at the end of each past season, the latest first."""
        rows = await self._all(
            "SELECT * FROM (SELECT *, row_number() OVER (PARTITION BY season, pool ORDER BY mu DESC, user) AS place"
            " FROM ratings WHERE guild = ? AND season < ? AND games >= ? AND opponents >= ?)"
            " AS placed WHERE place = 1 ORDER BY season DESC, pool LIMIT 30",
            (guild, before, least_games, least_opponents),
        )
        return [_rating_of(row) for row in rows]

    async def best_of(self, guild: int) -> list[dict[str, Any]]:
        """Return the records of a server, with the person who holds each."""
        return await self._all(
            "SELECT best.*, finished_seats.user, finished_seats.mind, finished.ended"
            " FROM best JOIN finished USING (number)"
            " LEFT JOIN finished_seats ON finished_seats.number = best.number AND finished_seats.seat = best.seat"
            " AND finished_seats.part <> 'left' WHERE best.guild = ? ORDER BY best.key, best.what",
            (guild,),
        )

    async def alone_in(self, guild: int) -> list[dict[str, Any]]:
        """Return the best game against rivals of each person in a server, the best of each pool first."""
        best = "ORDER BY place, score DESC, rounds, finished_seats.number"
        games = (
            "SELECT finished.pool, finished.rounds, finished_seats.*,"
            f" row_number() OVER (PARTITION BY finished.pool, finished_seats.user {best}) AS own_place"
            " FROM finished INDEXED BY finished_alone"
            " CROSS JOIN finished_seats ON finished_seats.number = finished.number"
            " WHERE finished.guild = ? AND finished.alone = 1 AND finished.uncounted = 'alone' AND part = 'stayed'"
            " AND finished_seats.user IS NOT NULL"
        )
        placed = (
            "SELECT *, row_number() OVER (PARTITION BY pool ORDER BY place, score DESC, rounds, number) AS line"
            f" FROM ({games}) AS games WHERE own_place = 1"
        )
        return await self._all(
            f"SELECT pool, user, place, score, rounds FROM ({placed}) AS placed WHERE line <= ? ORDER BY pool, line",
            (guild, MOST_STANDINGS),
        )

    async def count_in(self, guild: int) -> dict[str, int]:
        """Return how many games of each kind were finished in a server."""
        rows = await self._all("SELECT key, count(*) AS count FROM finished WHERE guild = ? GROUP BY key", (guild,))
        return {row["key"]: row["count"] for row in rows}

    async def shown_names(self, users: Collection[int]) -> dict[int, str]:
        """Return the names of those of these people who do not hide their profile."""
        found: dict[int, str] = {}
        listed: Sequence[int] = sorted(users)
        for at in range(0, len(listed), NAMES_AT_ONCE):
            some = listed[at : at + NAMES_AT_ONCE]
            rows = await self._all(f"SELECT id, name, settings FROM users WHERE id IN ({_marks(some)})", tuple(some))
            settings = {row["id"]: msgspec.json.decode(row["settings"], type=PersonSettings) for row in rows}
            found |= {row["id"]: row["name"] for row in rows if not settings[row["id"]].hides_profile}
        return found

    async def count_left(self, user: int) -> int:
        """Return how many seats somebody has left for good."""
        row = await self._one(
            "SELECT count(*) AS count FROM left_seats WHERE user = :user AND NOT EXISTS (SELECT 1 FROM seats"
            " WHERE seats.game = left_seats.game AND seats.seat = left_seats.seat AND seats.user = :user)",
            {"user": user},
        )
        return int(row["count"]) if row else 0

    async def reliability(self, user: int) -> Reliability:
        """Return how somebody answered in the games that they finished, and how many they left."""
        row = await self._one(
            "SELECT coalesce(sum(answers), 0) AS answers, coalesce(sum(late), 0) AS late, count(*) AS finished"
            " FROM finished_seats WHERE user = ? AND part = 'stayed'",
            (user,),
        )
        assert row is not None
        return Reliability(int(row["answers"]), int(row["late"]), row["finished"], await self.count_left(user))

    async def has_finished(self, user: int) -> bool:
        """Return whether somebody has finished a game."""
        found = "SELECT 1 AS found FROM finished_seats WHERE user = ? AND part = 'stayed' LIMIT 1"
        return await self._one(found, (user,)) is not None

    # --- Settings of servers, and forgetting -----------------------------------------------------------

    async def server_settings(self, guild: int) -> ServerSettings:
        row = await self._one("SELECT settings FROM server_settings WHERE id = ?", (guild,))
        return msgspec.json.decode(row["settings"], type=ServerSettings) if row else ServerSettings()

    async def set_server(self, guild: int, settings: ServerSettings) -> None:
        await self._execute(
            "INSERT INTO server_settings VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET settings = excluded.settings",
            (guild, to_json(settings)),
        )

    async def forget_user(self, user: int) -> None:
        """Delete a person's ratings and achievements, and take them off finished games. Others keep their numbers."""
        others = await self._all("SELECT guild, pool, user FROM opponents WHERE other = ?", (user,))
        await self._execute("DELETE FROM opponents WHERE user = ? OR other = ?", (user, user))
        for row in others:
            own = "guild = :guild AND pool = :pool AND user = :user"
            await self._execute(
                f"UPDATE ratings SET opponents = (SELECT count(*) FROM opponents WHERE {own})"
                f" WHERE {own} AND season = (SELECT max(season) FROM ratings WHERE {own})",
                row,
            )
        for table in ("ratings", "achievements", "left_seats"):
            await self._execute(f"DELETE FROM {table} WHERE user = ?", (user,))
        await self._execute(
            "UPDATE finished_seats SET user = NULL, played = '', answers = 0, late = 0, seconds = 0, longest = 0"
            " WHERE user = ?",
            (user,),
        )

    async def forget_server(self, guild: int) -> None:
        """Delete everything about the games of a server.

        Ratings over all servers keep what they are, also when they are computed again: of a game that counts its kind,
        its day and the places of its players stay, without the server and the id of the game.
        """
        await self._execute(
            "DELETE FROM achievements WHERE game IN (SELECT game FROM finished WHERE guild = ?)", (guild,)
        )
        numbers = "(SELECT number FROM finished WHERE guild = ? AND uncounted {} '')"
        await self._execute(f"DELETE FROM finished_seats WHERE number IN {numbers.format('<>')}", (guild,))
        await self._execute(
            "UPDATE finished_seats SET played = '', score = 0, answers = 0, late = 0, seconds = 0, longest = 0,"
            " mu = NULL, sigma = NULL, mu_before = NULL, sigma_before = NULL"
            f" WHERE number IN {numbers.format('=')}",
            (guild,),
        )
        await self._execute("DELETE FROM left_seats WHERE game IN (SELECT id FROM games WHERE guild = ?)", (guild,))
        await self._execute("DELETE FROM best WHERE guild = ?", (guild,))
        await self._execute("DELETE FROM finished WHERE guild = ? AND uncounted <> ''", (guild,))
        await self._execute(
            "UPDATE finished SET game = 'forgotten-' || number, guild = NULL, rounds = 0,"
            f" ended = round(ended / {DAY} - 0.5) * {DAY} WHERE guild = ?",
            (guild,),
        )
        await self._execute("DELETE FROM server_settings WHERE id = ?", (guild,))
        for table in ("ratings", "opponents"):
            await self._execute(f"DELETE FROM {table} WHERE guild = ? AND guild <> {EVERYWHERE}", (guild,))


def _marks(values: Collection[int]) -> str:
    return ", ".join("?" * len(values))


def _rating_of(row: dict[str, Any]) -> RatingRow:
    return to_record(RatingRow, {name: value for name, value in row.items() if name != "place"})


def _game_of(row: dict[str, Any], seats: list[dict[str, Any]]) -> FinishedGame:
    made = tuple(to_record(FinishedSeat, {name: each[name] for name in SEAT_COLUMNS}) for each in seats)
    return msgspec.structs.replace(to_record(FinishedGame, dict(row), "ended"), seats=made)
