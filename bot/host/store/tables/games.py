"""Games, seats, standing orders, posts, and what people did outside the rules."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import msgspec

from bot.host.model.facts import OPEN, PostRef, Status
from bot.host.model.hours import HOUR
from bot.host.model.names import readable
from bot.host.model.preferences import PersonSettings, TableSettings
from bot.host.model.records import (
    ANSWERED_CALL,
    CALL,
    DEALT,
    NEWS,
    NUDGE,
    OVER,
    PLAN,
    GameRow,
    RecordedAct,
    SeatRow,
    WaitingSeat,
    Whereabouts,
)
from bot.host.store.connection.rows import Rows, columns, replaced, seconds, to_json, to_record
from games.core.protocol import Result

OPEN_STATUSES = "('lobby', 'running', 'paused', 'aside', 'quarantined')"
"""Written out as in the definition of the indexes, because SQLite does not match bound values with them."""


THIS_WAIT = "game = :game AND seat = :seat AND wait_number = :wait_number AND awaited IS NOT NULL"
"""Matches a seat that is still waited for as it was when a notification was put."""
POST_KEY = ("game", "role", "seat")
SHOWN = "shown"
"""The role of a post in the channel. Its column `seat` holds the id of the outbox row."""


class GameRows(Rows):
    """The SQL about the tables `games`, `seats`, `orders`, `posts` and `acts`."""

    async def get(self, game: str) -> GameRow | None:
        row = await self._one("SELECT * FROM games WHERE id = ?", (game,))
        return game_of(row) if row else None

    async def whereabouts(self, game: str, user: int) -> Whereabouts | None:
        row = await self._one(
            "SELECT guild, channel, status, coalesce(host = :user, false) OR EXISTS"
            " (SELECT 1 FROM seats WHERE game = id AND (user = :user OR offered = :user)) AS is_theirs,"
            " (SELECT settings FROM users WHERE id = :user) AS settings"
            " FROM games WHERE id = :game",
            {"game": game, "user": user},
        )
        if row is None:
            return None
        settings = None if row["settings"] is None else msgspec.json.decode(row["settings"], type=PersonSettings)
        return Whereabouts(
            row["guild"], row["channel"], bool(row["is_theirs"]), msgspec.convert(row["status"], Status), settings
        )

    async def in_channel(self, channel: int) -> str | None:
        """Return the open game of a channel, or else the last one that was played there."""
        row = await self._one("SELECT id FROM games WHERE channel = ? ORDER BY created DESC LIMIT 1", (channel,))
        return await self.open_in_channel(channel) or row["id"] if row else None

    async def open_in_channel(self, channel: int) -> str | None:
        row = await self._one(f"SELECT id FROM games WHERE channel = ? AND status IN {OPEN_STATUSES}", (channel,))
        return row["id"] if row else None

    async def in_guild(self, guild: int) -> list[str]:
        rows = await self._all(
            f"SELECT id FROM games WHERE guild = ? AND status IN {OPEN_STATUSES} ORDER BY created", (guild,)
        )
        return [row["id"] for row in rows]

    async def lock_tables_of(self, guild: int) -> None:
        """Let one transaction at a time count the open tables of a server and add one."""
        await self._executor.wait_for_others(guild)

    async def lobbies_in(self, guild: int, most: int) -> list[str]:
        """Return the tables of a server that have not begun, the latest first."""
        rows = await self._all(
            "SELECT id FROM games INDEXED BY open_games_by_guild"
            f" WHERE guild = ? AND status IN {OPEN_STATUSES} AND status = 'lobby' ORDER BY created DESC LIMIT ?",
            (guild, most),
        )
        return [row["id"] for row in rows]

    async def open_tables(self, guild: int, host: int) -> tuple[int, int]:
        """Return how many open tables of a server this user created, and how many there are in all."""
        hosted = "SELECT count(*) FROM games INDEXED BY open_games_by_host WHERE host = :host AND guild = :guild"
        here = "SELECT count(*) FROM games INDEXED BY open_games_by_guild WHERE guild = :guild"
        row = await self._one(
            f"SELECT ({hosted} AND status IN {OPEN_STATUSES}) AS mine, ({here} AND status IN {OPEN_STATUSES}) AS here",
            {"guild": guild, "host": host},
        )
        assert row is not None
        return row["mine"], row["here"]

    async def open_alone(self, host: int) -> int:
        """Return how many open games this user has in no server: lessons, positions and tries of challenges."""
        row = await self._one(
            "SELECT count(*) AS count FROM games INDEXED BY open_games_by_host"
            f" WHERE host = ? AND guild IS NULL AND status IN {OPEN_STATUSES}",
            (host,),
        )
        return int(row["count"]) if row else 0

    async def open_seats(self, user: int) -> int:
        """Return how many seats of open games a user has."""
        row = await self._one(
            "SELECT count(*) AS count FROM seats INDEXED BY seats_of_open_games WHERE of_open_game = 1 AND user = ?",
            (user,),
        )
        return int(row["count"]) if row else 0

    async def of_user(self, user: int, *statuses: Status) -> list[str]:
        """Return the games with these statuses where the user has a seat or is the host, latest first."""
        seated, hosted = "seats WHERE user = :user", "games WHERE host = :user"
        if set(statuses) <= set(OPEN):  # These indexes skip finished games.
            seated = "seats INDEXED BY seats_of_open_games WHERE of_open_game = 1 AND user = :user"
            hosted = f"games INDEXED BY open_games_by_host WHERE status IN {OPEN_STATUSES} AND host = :user"
        rows = await self._all(
            f"SELECT games.id FROM (SELECT game AS id FROM {seated} UNION SELECT id FROM {hosted}) AS theirs"
            f" CROSS JOIN games ON games.id = theirs.id WHERE games.status IN {_listed(statuses)}"
            " ORDER BY games.created DESC",
            {"user": user},
        )
        return [row["id"] for row in rows]

    async def with_status(self, *statuses: Status) -> list[str]:
        rows = await self._all(f"SELECT id FROM games WHERE status IN {_listed(statuses)}")
        return [row["id"] for row in rows]

    async def all_ids(self) -> list[str]:
        return [row["id"] for row in await self._all("SELECT id FROM games ORDER BY created")]

    async def insert(self, game: GameRow) -> None:
        await self._insert("games", _columns(game))

    async def update(self, game: str, **changes: Any) -> None:
        row = {name: _value(value) for name, value in changes.items()}
        sets = ", ".join(f"{name} = :{name}" for name in row)
        await self._execute(f"UPDATE games SET {sets} WHERE id = :id", {**row, "id": game})

    async def raise_epochs(self, by: int) -> None:
        """Raise the epoch of every open game, so that all buttons posted before are stale."""
        await self._execute(f"UPDATE games SET epoch = epoch + ? WHERE status IN {OPEN_STATUSES}", (by,))

    async def seats(self, game: str) -> list[SeatRow]:
        return [seat_of(row) for row in await self._all("SELECT * FROM seats WHERE game = ? ORDER BY seat", (game,))]

    async def put_seat(self, seat: SeatRow) -> None:
        row = columns(seat) | {"look_at": _earliest(seat)}
        await self._upsert("seats", ("game", "seat"), row)

    async def update_seat(self, game: str, seat: int, **changes: Any) -> None:
        changes = {"look_at": 0.0, **changes}
        row = {name: _value(value) for name, value in changes.items()}
        sets = ", ".join(f"{name} = :{name}" for name in row)
        await self._execute(f"UPDATE seats SET {sets} WHERE game = :g AND seat = :s", {**row, "g": game, "s": seat})

    async def reminder_came(self, game: str, seat: int, wait_number: int, now: datetime) -> None:
        """Note when a reminder reached a player, unless one did before."""
        await self._execute(
            f"UPDATE seats SET reminded_at = :now WHERE {THIS_WAIT} AND reminded_at IS NULL",
            {"game": game, "seat": seat, "wait_number": wait_number, "now": seconds(now)},
        )

    async def call_came_late(
        self, game: str, seat: int, wait_number: int, now: datetime, deadline: datetime | None
    ) -> None:
        """Let the time of a player whose call arrived late count from now on."""
        await self._execute(
            "UPDATE seats SET deadline = max(deadline, :deadline), counts_from = max(counts_from, :now), look_at = 0"
            f" WHERE {THIS_WAIT}",
            {
                "game": game,
                "seat": seat,
                "wait_number": wait_number,
                "now": seconds(now),
                "deadline": seconds(deadline or now),
            },
        )

    async def drop_deadline(self, game: str, seat: int, wait_number: int) -> None:
        await self._execute(
            f"UPDATE seats SET deadline = NULL WHERE {THIS_WAIT}",
            {"game": game, "seat": seat, "wait_number": wait_number},
        )

    async def await_nobody(self, game: str) -> None:
        await self._execute(
            "UPDATE seats SET awaited = NULL, counts_from = NULL, deadline = NULL, reminded = 0, reminded_at = NULL"
            " WHERE game = ?",
            (game,),
        )

    async def drop_seat(self, game: str, seat: int) -> None:
        await self._execute("DELETE FROM seats WHERE game = ? AND seat = ?", (game, seat))

    async def to_look_at(self, now: datetime) -> list[WaitingSeat]:
        """Return the seats for which a reminder or a deadline may be due, with the settings that decide it."""
        rows = await self._all(
            "SELECT seats.*, games.status, games.table_settings, users.settings"
            " FROM seats INDEXED BY seats_to_look_at CROSS JOIN games ON games.id = seats.game"
            " LEFT JOIN users ON users.id = seats.user"
            " WHERE seats.awaited IS NOT NULL AND seats.friend = 0 AND seats.reminded < 3 AND seats.look_at <= ?",
            (seconds(now),),
        )
        return [_waiting_seat(row) for row in rows]

    async def look_again(self, seat: SeatRow, at: datetime) -> None:
        """Set when a seat is looked at next, if it has not changed since it was read."""
        await self._execute(
            "UPDATE seats SET look_at = ? WHERE game = ? AND seat = ? AND wait_number = ? AND reminded = ?",
            (seconds(at), seat.game, seat.seat, seat.wait_number, seat.reminded),
        )

    async def look_at_seats_of(self, user: int) -> None:
        """Look at the seats of a user soon, because changed settings may make something due earlier."""
        await self._execute(
            "UPDATE seats INDEXED BY seats_awaited SET look_at = 0 WHERE user = ? AND awaited IS NOT NULL", (user,)
        )

    async def shift(self, away: timedelta, since: datetime, shard: int | None = None, shards: int = 1) -> None:
        """Move all times on by the time that the bot, or a shard, was away: clocks, votes, talks and silence."""
        there = "" if shard is None else " AND (guild >> 22) % :shards = :shard"
        values = {"away": away.total_seconds(), "since": seconds(since), "shard": shard, "shards": shards}
        running = f"(SELECT id FROM games WHERE status = 'running'{there})"
        open_ = f"(SELECT id FROM games WHERE status IN {OPEN_STATUSES}{there})"
        await self._execute(
            "UPDATE seats SET counts_from = counts_from + :away, deadline = deadline + :away,"
            " reminded_at = reminded_at + :away, look_at = look_at + :away"
            f" WHERE awaited IS NOT NULL AND game IN {running}",
            values,
        )
        await self._execute(
            f"UPDATE votes SET closes = closes + :away, asked = asked + :away WHERE settled = '' AND game IN {open_}",
            values,
        )
        await self._execute(
            f"UPDATE talks SET closes = closes + :away WHERE closes > :since AND game IN {open_}", values
        )
        await self._execute(f"UPDATE games SET moved = moved + :away WHERE id IN {open_}", values)

    async def with_friends(self) -> list[str]:
        """Return running games that wait for a friend."""
        rows = await self._all(
            "SELECT DISTINCT game FROM seats INDEXED BY seats_of_friends CROSS JOIN games ON games.id = game"
            " WHERE awaited IS NOT NULL AND friend = 1 AND status = 'running'"
        )
        return [row["game"] for row in rows]

    async def with_wishes(self) -> list[str]:
        """Return games that wait for a player who has a standing order or a plan."""
        rows = await self._all(
            "SELECT DISTINCT seats.game FROM seats INDEXED BY seats_to_look_at WHERE awaited IS NOT NULL AND friend = 0"
            " AND reminded < 3 AND (EXISTS (SELECT 1 FROM orders WHERE game = seats.game AND seat = seats.seat)"
            " OR EXISTS (SELECT 1 FROM plans WHERE game = seats.game AND seat = seats.seat))"
        )
        return [row["game"] for row in rows]

    async def silent_too_long(self, now: datetime) -> list[GameRow]:
        rows = await self._all(
            "SELECT * FROM games INDEXED BY games_to_put_aside WHERE status IN ('lobby', 'running', 'paused')"
            " AND moved + 86400.0 * coalesce(json_extract(table_settings, '$.silence_days'), 30) <= ?",
            (seconds(now),),
        )
        return [game_of(row) for row in rows]

    async def orders(self, game: str) -> set[tuple[int, str]]:
        rows = await self._all("SELECT seat, key FROM orders WHERE game = ?", (game,))
        return {(row["seat"], row["key"]) for row in rows}

    async def give_order(self, game: str, seat: int, key: str) -> None:
        await self._execute("INSERT INTO orders VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (game, seat, key))

    async def withdraw_order(self, game: str, seat: int, key: str) -> None:
        await self._execute("DELETE FROM orders WHERE game = ? AND seat = ? AND key = ?", (game, seat, key))

    async def withdraw_orders(self, game: str, seat: int) -> None:
        await self._execute("DELETE FROM orders WHERE game = ? AND seat = ?", (game, seat))

    async def note_post(self, game: str, role: str, seat: int, post: PostRef) -> None:
        row = {"game": game, "role": role, "seat": seat, "channel": post.channel, "message": post.message}
        await self._upsert("posts", POST_KEY, row)

    async def call_is_over(self, game: str, seat: int) -> None:
        """Note that the messages with calls of this seat say that the call is over."""
        await self._plays_role(game, seat, CALL, OVER, NUDGE, PLAN)

    async def call_goes_on(self, game: str, seat: int) -> None:
        await self._plays_role(game, seat, OVER, CALL, ANSWERED_CALL)

    async def _plays_role(self, game: str, seat: int, before: str, now: str, *outdated: str) -> None:
        """Give the message with role `before` the role `now`. It replaces the message that had this role.

        The messages with `outdated` roles are forgotten.
        """
        row = {"game": game, "seat": seat, "before": before, "now": now}
        await self._execute(
            "INSERT INTO posts SELECT game, :now, seat, channel, message FROM posts"
            " WHERE game = :game AND role = :before AND seat = :seat"
            f" ON CONFLICT (game, role, seat) DO UPDATE SET {replaced(('channel', 'message'))}",
            row,
        )
        roles = ", ".join(repr(role) for role in (before, *outdated))
        await self._execute(f"DELETE FROM posts WHERE game = :game AND role IN ({roles}) AND seat = :seat", row)

    async def forget_call(self, game: str, seat: int, message: int) -> None:
        """Forget one message with a call. A press on its buttons then shows the present position."""
        await self._execute(
            "DELETE FROM posts WHERE game = ? AND role IN (?, ?, ?) AND seat = ? AND message = ?",
            (game, CALL, NUDGE, PLAN, seat, message),
        )

    async def forget_message(self, game: str, post: PostRef) -> None:
        """Forget a message that was deleted, whatever its roles."""
        await self._execute(
            "DELETE FROM posts WHERE game = ? AND channel = ? AND message = ?", (game, post.channel, post.message)
        )

    async def forget_news(self, game: str, seat: int) -> None:
        await self._execute(
            "DELETE FROM posts WHERE game = ? AND role IN (?, ?) AND seat = ?", (game, DEALT, NEWS, seat)
        )

    async def forget_post(self, game: str, role: str) -> None:
        await self._execute("DELETE FROM posts WHERE game = ? AND role = ?", (game, role))

    async def shown(self, game: str) -> dict[int, PostRef]:
        """Return the posts that a later write may edit: id of the outbox row -> post."""
        rows = await self._all(
            "SELECT seat, channel, message FROM posts WHERE game = ? AND role = ? ORDER BY seat", (game, SHOWN)
        )
        return _posts(rows)

    async def no_longer_newest(self, game: str, newest: int) -> dict[int, PostRef]:
        """Forget the posts before this one, and return them by outbox row, so that they are edited a last time."""
        older = "DELETE FROM posts WHERE game = ? AND role = ? AND seat < ? RETURNING seat, channel, message"
        rows = await self._all(older, (game, SHOWN, newest))
        return _posts(sorted(rows, key=lambda row: int(row["seat"])))

    async def forget_posts_in(self, game: str, channel: int) -> None:
        """Forget the posts in a channel that is gone."""
        await self._execute("DELETE FROM posts WHERE game = ? AND channel = ?", (game, channel))

    async def forget_posts_to(self, game: str, seat: int) -> None:
        await self._execute("DELETE FROM posts WHERE game = ? AND seat = ?", (game, seat))

    async def post(self, game: str, role: str, seat: int) -> PostRef | None:
        row = await self._one(
            "SELECT channel, message FROM posts WHERE game = ? AND role = ? AND seat = ?", (game, role, seat)
        )
        return PostRef(**row) if row else None

    async def add_act(self, act: RecordedAct) -> None:
        await self._insert("acts", {**columns(act), "data": to_json(act.data)})

    async def acts(self, game: str) -> list[RecordedAct]:
        rows = await self._all("SELECT game, at, kind, by, data FROM acts WHERE game = ? ORDER BY id", (game,))
        for row in rows:
            row["data"] = msgspec.json.decode(row["data"])
        return [to_record(RecordedAct, row, "at") for row in rows]

    async def seats_left_by(self, user: int) -> list[SeatRow]:
        """Return the seats that a user gave up and nobody took since. They still have the user's name."""
        rows = await self._all(
            "SELECT DISTINCT seats.* FROM acts JOIN seats ON seats.game = acts.game"
            " AND seats.seat = json_extract(acts.data, '$.seat')"
            " WHERE acts.by = ? AND acts.kind = 'abandoned' AND seats.user IS NULL AND seats.friend = 0",
            (user,),
        )
        return [seat_of(row) for row in rows]

    async def forget_user(self, user: int) -> None:
        """Remove a user from everywhere except seats: as host, as invited, and as the one who did something."""
        await self._execute("UPDATE games SET host = NULL WHERE host = ?", (user,))
        await self._execute("UPDATE seats SET offered = 0 WHERE offered = ? AND offered > 1", (user,))
        await self._execute("UPDATE acts SET by = NULL WHERE by = ?", (user,))


def _posts(rows: Sequence[dict[str, Any]]) -> dict[int, PostRef]:
    return {row["seat"]: PostRef(row["channel"], row["message"]) for row in rows}


def _listed(statuses: Sequence[Status]) -> str:
    return f"({', '.join(repr(status.value) for status in statuses)})"


def _earliest(seat: SeatRow) -> float:
    """Return the time before which nothing can be due for a seat. The first reminder comes after an hour at the
    earliest.
    """
    if seat.deputised:
        return 0.0
    reminder = seat.counts_from + HOUR if seat.counts_from else None
    times = [time for time in (reminder, seat.deadline) if time is not None]
    return min(time.timestamp() for time in times) if times else 0.0


def _waiting_seat(row: dict[str, Any]) -> WaitingSeat:
    settings = row["settings"]
    return WaitingSeat(
        seat_of(row),
        msgspec.convert(row["status"], Status),
        msgspec.json.decode(row["table_settings"], type=TableSettings),
        msgspec.json.decode(settings, type=PersonSettings) if settings else PersonSettings(),
    )


def game_of(row: dict[str, Any]) -> GameRow:
    row["options"] = msgspec.json.decode(row["options"])
    row["table_settings"] = msgspec.json.decode(row["table_settings"], type=TableSettings)
    row["result"] = msgspec.json.decode(row["result"], type=Result) if row["result"] else None
    row["packed"] = bool(row["packed"])
    return to_record(GameRow, row, "paused_at", "created", "moved", "gone_since")


def seat_of(row: dict[str, Any]) -> SeatRow:
    for name in ("friend", "told_closed", "deputised", "against_owner", "agrees"):
        row[name] = bool(row[name])
    row["name"] = readable(row["name"])
    return to_record(SeatRow, row, "awaited", "counts_from", "deadline", "reminded_at")


def _columns(game: GameRow) -> dict[str, Any]:
    return {name: _value(value) for name, value in columns(game).items()}


def _value(value: Any) -> Any:
    if isinstance(value, (dict, msgspec.Struct)):
        return to_json(value)
    return seconds(value) if isinstance(value, datetime) else value
