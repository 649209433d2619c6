"""The outbox: notifications to people and channels, and whether they were delivered."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import msgspec

from bot.host.model.records import ANSWERED_CALL, CALL, CALL_OVER, DEALT, MEND, NEWS, NUDGE, OVER, PLAN, OutboxRow
from bot.host.store.connection.executors import Executor
from bot.host.store.connection.rows import Rows, columns, seconds, to_json, to_record

_COLUMNS = "id, game, kind, direct, target, data, created, due, tried, tries"
WAITING = f"SELECT {_COLUMNS} FROM outbox WHERE state = 'waiting' AND game = :game ORDER BY id"

TO_COME = "game = :game AND state = 'waiting' AND tried IS NULL"
"""Notifications of a game that nobody has tried to deliver yet."""

OVER_TO_COME = (
    f"SELECT 1 FROM outbox WHERE {TO_COME} AND kind = '{CALL_OVER}' AND json_extract(data, '$.message') = message"
)
"""Selects a notification that will tell in a message with a call that the call is over."""


def _later(*roles: str) -> str:
    """Return the selection of messages to the same seat that were sent later and have one of these roles."""
    among = ", ".join(f"'{role}'" for role in roles)
    same = "later.game = posts.game AND later.seat = posts.seat AND later.message > posts.message"
    return f"SELECT 1 FROM posts AS later WHERE {same} AND later.role IN ({among})"


LONGEST_RETRY_DELAY = timedelta(minutes=10)
"""The longest delay before a delivery is tried again."""

WHISPERED, WHISPERED_BY = "whispered", "whispered_by"
"""Keys of a notification's data: what one partner writes to the other until it is delivered, and who writes it."""

WITHOUT_WHISPER = f"data = json_remove(data, '$.{WHISPERED}', '$.{WHISPERED_BY}')"
CANCEL = f"UPDATE outbox SET state = 'moot', {WITHOUT_WHISPER} WHERE state = 'waiting'"
DUE = (
    "FROM outbox AS this INDEXED BY outbox_waiting WHERE state = 'waiting' AND due <= :until AND NOT EXISTS"
    " (SELECT 1 FROM outbox AS other INDEXED BY outbox_put_off"
    "  WHERE other.state = 'waiting' AND other.tries > 0 AND other.direct = this.direct AND other.target = this.target"
    "  AND other.due > :now AND other.id < this.id)"
)
"""Notifications that are due by `:until`. Those behind a postponed notification to the same target wait with it."""
BEHIND = (
    "max(:due, coalesce((SELECT max(due) FROM outbox INDEXED BY outbox_put_off"
    " WHERE state = 'waiting' AND tries > 0 AND direct = :direct AND target = :target), :due))"
)
"""The time when a new notification is due: not before a postponed notification to the same target."""


class OutboxRows(Rows):
    """The SQL about the table `outbox`."""

    def __init__(self, executor: Executor) -> None:
        super().__init__(executor)
        self.put_rows: list[OutboxRow] = []
        """The notifications that were put by this object, so by this transaction."""

    async def put(self, notification: OutboxRow) -> None:
        await self._put(notification, "")

    async def put_edit(self, notification: OutboxRow) -> None:
        """Put a notification that updates the newest post, unless one that does the same is waiting.

        A turn that is to be posted by then does the same.

        If the waiting one is due later, it becomes due when this one would be.
        """
        sooner = f"UPDATE outbox SET due = min(max(due, :created), :due) WHERE {TO_COME} AND kind = '{MEND}'"
        await self._execute(sooner, columns(notification))
        turn = "kind = 'turn' AND due <= :due"
        to_come = f"SELECT 1 FROM outbox WHERE {TO_COME} AND (kind = '{MEND}' OR ({turn}))"
        await self._put(notification, f"WHERE NOT EXISTS ({to_come})")

    async def _put(self, notification: OutboxRow, where: str) -> None:
        self.put_rows.append(notification)
        row = {**columns(notification), "data": to_json(notification.data)}
        del row["id"]
        values = ", ".join(BEHIND if column == "due" else f":{column}" for column in row)
        await self._execute(f"INSERT INTO outbox ({', '.join(row)}) SELECT {values} {where}", row)

    async def put_call_over(self, notification: OutboxRow, seat: int) -> None:
        """Put a notification for each message with a call, a reminder or a plan of this seat: it is over."""
        which = f"role IN ('{CALL}', '{NUDGE}', '{PLAN}') AND NOT EXISTS ({OVER_TO_COME})"
        await self._put_about_calls(notification, seat, which)

    async def put_call_again(self, notification: OutboxRow, seat: int) -> None:
        """Put a notification that turns the message "the call is over" into a call again.

        A new call is put if the last call was deleted, and nothing if "it is over" has not been written yet.
        """
        over = f"role = '{OVER}' AND NOT EXISTS ({OVER_TO_COME}) AND NOT EXISTS ({_later(ANSWERED_CALL)})"
        await self._put_about_calls(notification, seat, over)
        new = msgspec.structs.replace(notification, kind=CALL)
        await self._put_about_calls(new, seat, f"role = '{ANSWERED_CALL}' AND NOT EXISTS ({_later(OVER, CALL)})")

    async def put_came_late(self, notification: OutboxRow, seat: int) -> None:
        """Put a notification for a message with a call that arrived after the player had acted."""
        waits = "SELECT 1 FROM seats WHERE game = :game AND seat = :seat AND wait_number = :wait_number"
        late = f"role = '{CALL}' AND NOT EXISTS ({waits} AND awaited IS NOT NULL)"
        await self._put_about_calls(notification, seat, late)

    async def put_shown_again(self, notification: OutboxRow, seat: int) -> None:
        """Put a notification for each first hand and private news of a seat, which its call now shows again."""
        await self._put_about_calls(notification, seat, f"role IN ('{DEALT}', '{NEWS}')")

    async def _put_about_calls(self, notification: OutboxRow, seat: int, which: str) -> None:
        """Put a copy of the notification for each post of the seat that matches `which`."""
        self.put_rows.append(notification)
        row = {
            **columns(notification),
            "seat": seat,
            "wait_number": notification.data["wait_number"],
            "data": to_json(notification.data),
        }
        await self._execute(
            "INSERT INTO outbox (game, kind, direct, target, data, created, due) SELECT :game, :kind, :direct, :target,"
            f" json_set(:data, '$.channel', channel, '$.message', message, '$.was', role), :created, {BEHIND}"
            f" FROM posts WHERE game = :game AND seat = :seat AND {which}",
            row,
        )

    async def due(self, now: datetime, ahead: timedelta = timedelta()) -> list[OutboxRow]:
        """Return notifications in order that are due now or within `ahead`.

        Those behind a postponed notification to the same target are left out.
        """
        until = seconds(now + ahead)
        rows = await self._all(f"SELECT {_COLUMNS} {DUE} ORDER BY id", {"now": seconds(now), "until": until})
        return [outbox_row(row) for row in rows]

    async def get(self, notification: int) -> OutboxRow | None:
        row = await self._one(f"SELECT {_COLUMNS} FROM outbox WHERE id = ?", (notification,))
        return outbox_row(row) if row else None

    async def all_waiting(self) -> list[OutboxRow]:
        rows = await self._all(f"SELECT {_COLUMNS} FROM outbox WHERE state = 'waiting' ORDER BY due")
        return [outbox_row(row) for row in rows]

    async def waiting(self, game: str) -> list[OutboxRow]:
        return [outbox_row(row) for row in await self._all(WAITING, {"game": game})]

    async def mark_tried(self, notification: int, now: datetime) -> bool:
        """Note the first try before it is made, since the message may arrive even if the answer is lost.

        A change of the game that is being written now is waited for: it may rely on this notification to tell it,
        because nobody has tried it yet.

        Return False if the notification is no longer waiting.
        """
        tried = (
            "WITH game_of AS MATERIALIZED (SELECT 1 FROM games"
            " WHERE id = (SELECT game FROM outbox WHERE id = :notification)/* FOR SHARE */)"
            " UPDATE outbox SET tried = coalesce(tried, :now)"
            " WHERE id = :notification AND state = 'waiting' AND (SELECT count(*) FROM game_of) >= 0 RETURNING id"
        )
        return bool(await self._all(tried, {"notification": notification, "now": seconds(now)}))

    async def postpone(self, notification: int, due: datetime) -> None:
        """Try a notification again later, together with all later ones to the same target."""
        row = {"notification": notification, "due": seconds(due)}
        await self._execute("UPDATE outbox SET due = :due, tries = tries + 1 WHERE id = :notification", row)
        await self._execute(
            "UPDATE outbox INDEXED BY outbox_by_target SET due = max(due, :due)"
            " WHERE state = 'waiting' AND id > :notification"
            " AND (direct, target) = (SELECT direct, target FROM outbox WHERE id = :notification)",
            row,
        )

    async def reschedule(self, notification: OutboxRow, due: datetime) -> None:
        """Set when a notification is due, unless somebody has changed that since it was read."""
        row = {"notification": notification.id, "was": seconds(notification.due), "due": seconds(due)}
        await self._execute("UPDATE outbox SET due = :due WHERE id = :notification AND due = :was", row)

    async def set_aside(self, notification: int, due: datetime) -> None:
        """Make a notification due later as if it had never been tried, so that nothing waits behind it."""
        await self._execute("UPDATE outbox SET due = ?, tries = 0 WHERE id = ?", (seconds(due), notification))

    async def bring_turns_forward(self, game: str, due: datetime) -> None:
        """Make the delayed turn posts of a game due at this time at the latest."""
        row = {"game": game, "due": seconds(due)}
        await self._execute(f"UPDATE outbox SET due = min(due, :due) WHERE {TO_COME} AND kind = 'turn'", row)

    async def bring_forward(self, notification: int, due: datetime) -> None:
        """Make a notification due at this time."""
        await self._execute("UPDATE outbox SET due = ? WHERE id = ?", (seconds(due), notification))

    async def settle(self, notification: int, state: str) -> None:
        """Note that a notification is `sent`, `moot` or `failed`, and delete the private text in it."""
        await self._execute(f"UPDATE outbox SET state = ?, {WITHOUT_WHISPER} WHERE id = ?", (state, notification))

    async def redirect(self, game: str, channel: int) -> None:
        """Send the waiting posts of a game to another channel."""
        await self._execute(
            "UPDATE outbox SET target = ? WHERE game = ? AND state = 'waiting' AND direct = 0", (channel, game)
        )

    async def cancel(self, game: str) -> None:
        await self._execute(f"{CANCEL} AND game = ?", (game,))

    async def cancel_all(self) -> None:
        await self._execute(CANCEL)

    async def delete_for_user(self, user: int) -> None:
        """Delete the notifications to a user, and what this user is writing to a partner."""
        await self._execute("DELETE FROM outbox WHERE direct = 1 AND target = ?", (user,))
        await self._execute(
            "DELETE FROM outbox INDEXED BY outbox_whispers"
            f" WHERE state = 'waiting' AND kind = 'whisper' AND json_extract(data, '$.{WHISPERED_BY}') = ?",
            (user,),
        )

    async def shift_back(self, by: timedelta, now: datetime) -> None:
        """Adjust times after the clock was set back. Notifications for a later hour of the day keep their time."""
        await self._execute(
            "UPDATE outbox SET due = due - :by, tried = tried - :by WHERE state = 'waiting' AND due <= :soon",
            {"by": by.total_seconds(), "soon": seconds(now + by + LONGEST_RETRY_DELAY)},
        )

    async def delete_settled(self, before: datetime) -> None:
        """Delete notifications that are no longer waiting and were created before this time."""
        await self._execute(
            "DELETE FROM outbox INDEXED BY outbox_settled WHERE state <> 'waiting' AND created < ?", (seconds(before),)
        )


def outbox_row(row: dict[str, Any]) -> OutboxRow:
    row["direct"] = bool(row["direct"])
    row["data"] = msgspec.json.decode(row["data"])
    return to_record(OutboxRow, row, "created", "due", "tried")
