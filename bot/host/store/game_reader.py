"""A game as it stands, with everything that a press needs of it: six statements in one hop."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from bot.host.model.plans import Plan, decoded
from bot.host.model.preferences import PersonSettings
from bot.host.model.records import GameRow, Move, OutboxRow, SeatRow, VoteRow
from bot.host.store.connections import at_one_moment, found
from bot.host.store.tables import moves, outbox, votes
from bot.host.store.tables.games import game_of, seat_of
from bot.host.store.tables.packs import PACK_OF, asked_of

_settings = msgspec.json.Decoder(PersonSettings)
_LINE = f"""
    WITH tip AS (SELECT barrier AS shown, closed AS told FROM moves WHERE game = :game ORDER BY seq DESC LIMIT 1)
    SELECT {moves.COLUMNS}, CASE WHEN seq >= tip.shown OR seq = tip.told THEN snapshot END AS snapshot
    FROM tip JOIN moves ON game = :game AND seq >= tip.told ORDER BY seq
"""
_WISHES = """
    SELECT seat, key, NULL AS plan FROM orders WHERE game = :game
    UNION ALL SELECT seat, NULL, plan FROM plans WHERE game = :game
"""


class StoredGame(msgspec.Struct, frozen=True):
    row: GameRow
    seats: tuple[SeatRow, ...]
    moves: tuple[Move, ...]
    """From the last one that closed a turn; none in the lobby."""
    snapshots: dict[int, bytes]
    """Of the last move that closed a turn, and of those from the last barrier on, as they are stored."""
    orders: frozenset[tuple[int, str]]
    plans: dict[int, Plan]
    """What players have thought ahead, by their seats."""
    vote: VoteRow | None
    people: dict[int, PersonSettings]
    """How those live who sit here and have ever been met."""
    waiting: tuple[OutboxRow, ...]
    """What is still to be told."""


def read_whole(db: sqlite3.Connection, game: str) -> StoredGame | None:
    with at_one_moment(db):
        return _read(db, game)


def _read(db: sqlite3.Connection, game: str) -> StoredGame | None:
    rows = found(db, "SELECT * FROM games WHERE id = ?", (game,))
    if not rows:
        return None
    seated = found(
        db,
        "SELECT seats.*, settings FROM seats LEFT JOIN users ON users.id = seats.user WHERE game = ? ORDER BY seat",
        (game,),
    )
    people = {row["user"]: _settings.decode(row["settings"]) for row in seated if row["settings"] is not None}
    line = found(db, _LINE, {"game": game}) or _line_in_pack(db, game)
    wishes = found(db, _WISHES, {"game": game})
    ballot = found(db, votes.CURRENT, (game,))
    return StoredGame(
        row=game_of(rows[0]),
        seats=tuple(map(seat_of, seated)),
        moves=tuple(map(moves.move_of, line)),
        snapshots={row["seq"]: row["snapshot"] for row in line if row["snapshot"] is not None},
        orders=frozenset((row["seat"], row["key"]) for row in wishes if row["key"] is not None),
        plans={row["seat"]: decoded(row["plan"]) for row in wishes if row["plan"] is not None},
        vote=votes.vote_of(ballot[0]) if ballot else None,
        people=people,
        waiting=tuple(outbox.letter_of(row) for row in found(db, outbox.WAITING, (game,))),
    )


def _line_in_pack(db: sqlite3.Connection, game: str) -> list[dict[str, Any]]:
    packs = found(db, PACK_OF, (game,))
    return asked_of(packs[0]["moves"], _LINE, {"game": game}) if packs else []
