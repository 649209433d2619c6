"""The outbox: what is to be told to whom, and what has become of it."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import msgspec

from bot.host.model.records import CALL, CALL_OVER, DEALT, MEND, NEWS, NUDGE, OVER, PLAN, OutboxRow
from bot.host.store.connections import Door
from bot.host.store.rows import Rows, columns, record, seconds, to_json

_COLUMNS = "id, game, kind, direct, target, data, created, due, tried, tries"
WAITING = f"SELECT {_COLUMNS} FROM outbox WHERE state = 'waiting' AND game = ? ORDER BY id"

TO_COME = "game = :game AND state = 'waiting' AND tried IS NULL"
"""What will be written later than now."""

OVER_TO_COME = (
    f"SELECT 1 FROM outbox WHERE {TO_COME} AND kind = '{CALL_OVER}' AND json_extract(data, '$.message') = message"
)
"""That a message by which somebody was called will say that this is over."""

A_MOMENT = timedelta(minutes=10)
"""The longest pause before something is tried again."""

WHISPERED, WHISPERED_BY = "whispered", "whispered_by"
"""Where a letter keeps what one partner says to the other, until it is delivered, and who says it."""

UNSAID = f"data = json_remove(data, '$.{WHISPERED}', '$.{WHISPERED_BY}')"
CALL_OFF = f"UPDATE outbox SET state = 'moot', {UNSAID} WHERE state = 'waiting'"
DUE = (
    "FROM outbox AS this INDEXED BY outbox_waiting WHERE state = 'waiting' AND due <= :until AND NOT EXISTS"
    " (SELECT 1 FROM outbox AS other INDEXED BY outbox_put_off"
    "  WHERE other.state = 'waiting' AND other.tries > 0 AND other.direct = this.direct AND other.target = this.target"
    "  AND other.due > :now AND other.id < this.id)"
)
"""What should go by a moment; behind one that was put off, everything to the same place waits."""
BEHIND = (
    "max(:due, coalesce((SELECT max(due) FROM outbox INDEXED BY outbox_put_off"
    " WHERE state = 'waiting' AND tries > 0 AND direct = :direct AND target = :target), :due))"
)
"""When a new letter may go: not before one to the same place that was put off, and nobody need look at it so long."""


class OutboxRows(Rows):
    def __init__(self, door: Door) -> None:
        super().__init__(door)
        self.put_now: list[OutboxRow] = []
        """What has come through this door."""

    async def put(self, letter: OutboxRow) -> None:
        await self._put(letter, "")

    async def put_mend(self, letter: OutboxRow) -> None:
        """Unless something is still to go by which the newest post will say the same; if that rests, no longer."""
        sooner = f"UPDATE outbox SET due = min(max(due, :created), :due) WHERE {TO_COME} AND kind = '{MEND}'"
        await self._do(sooner, columns(letter))
        to_come = f"SELECT 1 FROM outbox WHERE {TO_COME} AND kind IN ('{MEND}', 'turn')"
        await self._put(letter, f"WHERE NOT EXISTS ({to_come})")

    async def _put(self, letter: OutboxRow, where: str) -> None:
        self.put_now.append(letter)
        row = {**columns(letter), "data": to_json(letter.data)}
        del row["id"]
        values = ", ".join(BEHIND if column == "due" else f":{column}" for column in row)
        await self._do(f"INSERT INTO outbox ({', '.join(row)}) SELECT {values} {where}", row)

    async def put_call_over(self, letter: OutboxRow, seat: int) -> None:
        """One for each message by which a seat was called or reminded, or that shows its plan, and says so still."""
        which = f"role IN ('{CALL}', '{NUDGE}', '{PLAN}') AND NOT EXISTS ({OVER_TO_COME})"
        await self._put_about_calls(letter, seat, which)

    async def put_call_again(self, letter: OutboxRow, seat: int) -> None:
        """For the message that says it is over; not if that is still to be said."""
        await self._put_about_calls(letter, seat, f"role = '{OVER}' AND NOT EXISTS ({OVER_TO_COME})")

    async def put_came_late(self, letter: OutboxRow, seat: int) -> None:
        """For a message that called somebody who had acted by the time it arrived."""
        waits = "SELECT 1 FROM seats WHERE game = :game AND seat = :seat AND wait_number = :wait_number"
        late = f"role = '{CALL}' AND NOT EXISTS ({waits} AND awaited IS NOT NULL)"
        await self._put_about_calls(letter, seat, late)

    async def put_told_again(self, letter: OutboxRow, seat: int) -> None:
        """For a message that showed what a call shows now."""
        await self._put_about_calls(letter, seat, f"role IN ('{DEALT}', '{NEWS}')")

    async def _put_about_calls(self, letter: OutboxRow, seat: int, which: str) -> None:
        self.put_now.append(letter)
        row = {**columns(letter), "seat": seat, "wait_number": letter.data["wait_number"], "data": to_json(letter.data)}
        await self._do(
            "INSERT INTO outbox (game, kind, direct, target, data, created, due) SELECT :game, :kind, :direct, :target,"
            f" json_set(:data, '$.channel', channel, '$.message', message, '$.was', role), :created, {BEHIND}"
            f" FROM posts WHERE game = :game AND seat = :seat AND {which}",
            row,
        )

    async def due(self, now: datetime, ahead: timedelta = timedelta()) -> list[OutboxRow]:
        """In order, with what will be due so soon; behind one that was put off, everything to the same place waits."""
        until = seconds(now + ahead)
        rows = await self._all(f"SELECT {_COLUMNS} {DUE} ORDER BY id", {"now": seconds(now), "until": until})
        return [letter_of(row) for row in rows]

    async def get(self, letter: int) -> OutboxRow | None:
        row = await self._one(f"SELECT {_COLUMNS} FROM outbox WHERE id = ?", (letter,))
        return letter_of(row) if row else None

    async def all_waiting(self) -> list[OutboxRow]:
        rows = await self._all(f"SELECT {_COLUMNS} FROM outbox WHERE state = 'waiting' ORDER BY due")
        return [letter_of(row) for row in rows]

    async def waiting(self, game: str) -> list[OutboxRow]:
        return [letter_of(row) for row in await self._all(WAITING, (game,))]

    async def trying(self, letter: int, now: datetime) -> bool:
        """Written before the first try: from now on it may have arrived. False if it has become moot meanwhile."""
        tried = "UPDATE outbox SET tried = coalesce(tried, ?) WHERE id = ? AND state = 'waiting' RETURNING id"
        return bool(await self._all(tried, (seconds(now), letter)))

    async def later(self, letter: int, due: datetime) -> None:
        """What waits behind it cannot go before it, and nobody need look at it so long."""
        row = {"letter": letter, "due": seconds(due)}
        await self._do("UPDATE outbox SET due = :due, tries = tries + 1 WHERE id = :letter", row)
        await self._do(
            "UPDATE outbox INDEXED BY outbox_by_target SET due = max(due, :due)"
            " WHERE state = 'waiting' AND id > :letter"
            " AND (direct, target) = (SELECT direct, target FROM outbox WHERE id = :letter)",
            row,
        )

    async def rest(self, letter: OutboxRow, due: datetime) -> None:
        """Unless it was wanted sooner meanwhile."""
        row = {"letter": letter.id, "was": seconds(letter.due), "due": seconds(due)}
        await self._do("UPDATE outbox SET due = :due WHERE id = :letter AND due = :was", row)

    async def set_aside(self, letter: int, due: datetime) -> None:
        """As if it had never been tried, so that nothing waits behind it."""
        await self._do("UPDATE outbox SET due = ?, tries = 0 WHERE id = ?", (seconds(due), letter))

    async def hasten_turns(self, game: str, due: datetime) -> None:
        """Nothing that was held back need wait any longer."""
        row = {"game": game, "due": seconds(due)}
        await self._do(f"UPDATE outbox SET due = min(due, :due) WHERE {TO_COME} AND kind = 'turn'", row)

    async def hasten(self, letter: int, due: datetime) -> None:
        """It need not wait so long."""
        await self._do("UPDATE outbox SET due = ? WHERE id = ?", (seconds(due), letter))

    async def settle(self, letter: int, state: str) -> None:
        """`sent`, `moot` or `failed`; what was said in private is dropped, whichever it is."""
        await self._do(f"UPDATE outbox SET state = ?, {UNSAID} WHERE id = ?", (state, letter))

    async def redirect(self, game: str, channel: int) -> None:
        """Send the posts of a game that are still to go to another channel."""
        await self._do(
            "UPDATE outbox SET target = ? WHERE game = ? AND state = 'waiting' AND direct = 0", (channel, game)
        )

    async def call_off(self, game: str) -> None:
        await self._do(f"{CALL_OFF} AND game = ?", (game,))

    async def call_off_all(self) -> None:
        await self._do(CALL_OFF)

    async def drop_for(self, user: int) -> None:
        """What is to be told to somebody, and what they are saying in private."""
        await self._do("DELETE FROM outbox WHERE direct = 1 AND target = ?", (user,))
        await self._do(
            "DELETE FROM outbox INDEXED BY outbox_whispers"
            f" WHERE state = 'waiting' AND kind = 'whisper' AND json_extract(data, '$.{WHISPERED_BY}') = ?",
            (user,),
        )

    async def clock_was_set_back(self, by: timedelta, now: datetime) -> None:
        """What was to go by then, or in a moment, goes as if nothing had happened; what waits for an hour of the day
        waits for it."""
        await self._do(
            "UPDATE outbox SET due = due - :by, tried = tried - :by WHERE state = 'waiting' AND due <= :soon",
            {"by": by.total_seconds(), "soon": seconds(now + by + A_MOMENT)},
        )

    async def sweep_out(self, before: datetime) -> None:
        """Settled rows are of no use after some days."""
        await self._do(
            "DELETE FROM outbox INDEXED BY outbox_settled WHERE state <> 'waiting' AND created < ?", (seconds(before),)
        )


def letter_of(row: dict[str, Any]) -> OutboxRow:
    row["direct"] = bool(row["direct"])
    row["data"] = msgspec.json.decode(row["data"])
    return record(OutboxRow, row, "created", "due", "tried")
