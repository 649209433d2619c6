"""Reading everything that a button press needs of one game, in one call to the database thread."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from bot.host.model.plans import Plan, decoded
from bot.host.model.preferences import PersonSettings
from bot.host.model.records import GameRow, Move, OutboxRow, SeatRow, VoteRow
from bot.host.store.connections import fetch_rows, read_transaction
from bot.host.store.tables import moves, outbox, votes
from bot.host.store.tables.games import game_of, seat_of
from bot.host.store.tables.packs import SELECT_PACK, query_pack

_settings = msgspec.json.Decoder(PersonSettings)
_MOVES = f"""
    WITH tip AS (SELECT barrier AS shown, closed AS told FROM moves WHERE game = :game ORDER BY seq DESC LIMIT 1)
    SELECT {moves.COLUMNS}, CASE WHEN seq >= tip.shown OR seq = tip.told THEN snapshot END AS snapshot
    FROM tip JOIN moves ON game = :game AND seq >= tip.told ORDER BY seq
"""
_ORDERS_AND_PLANS = """
    SELECT seat, key, NULL AS plan FROM orders WHERE game = :game
    UNION ALL SELECT seat, NULL, plan FROM plans WHERE game = :game
"""


class StoredGame(msgspec.Struct, frozen=True):
    """A game with everything that a button press needs."""

    row: GameRow
    seats: tuple[SeatRow, ...]
    moves: tuple[Move, ...]
    """The moves from the last one that closed a turn. Empty in the lobby."""
    snapshots: dict[int, bytes]
    """Compressed snapshots by seq: of the move that closed the last turn, and of all moves since the last barrier."""
    orders: frozenset[tuple[int, str]]
    plans: dict[int, Plan]
    """The plan of each seat that has one."""
    vote: VoteRow | None
    people: dict[int, PersonSettings]
    """The settings of the players who are stored."""
    waiting: tuple[OutboxRow, ...]
    """The notifications that are still to be delivered."""


def read_game(db: sqlite3.Connection, game: str) -> StoredGame | None:
    """Return a game as it is stored at one moment, or None if there is no such game."""
    with read_transaction(db):
        return _read(db, game)


def _read(db: sqlite3.Connection, game: str) -> StoredGame | None:
    rows = fetch_rows(db, "SELECT * FROM games WHERE id = ?", (game,))
    if not rows:
        return None
    seated = fetch_rows(
        db,
        "SELECT seats.*, settings FROM seats LEFT JOIN users ON users.id = seats.user WHERE game = ? ORDER BY seat",
        (game,),
    )
    people = {row["user"]: _settings.decode(row["settings"]) for row in seated if row["settings"] is not None}
    recent = fetch_rows(db, _MOVES, {"game": game}) or _moves_in_pack(db, game)
    orders_and_plans = fetch_rows(db, _ORDERS_AND_PLANS, {"game": game})
    ballot = fetch_rows(db, votes.CURRENT, (game,))
    return StoredGame(
        row=game_of(rows[0]),
        seats=tuple(map(seat_of, seated)),
        moves=tuple(map(moves.move_of, recent)),
        snapshots={row["seq"]: row["snapshot"] for row in recent if row["snapshot"] is not None},
        orders=frozenset((row["seat"], row["key"]) for row in orders_and_plans if row["key"] is not None),
        plans={row["seat"]: decoded(row["plan"]) for row in orders_and_plans if row["plan"] is not None},
        vote=votes.vote_of(ballot[0]) if ballot else None,
        people=people,
        waiting=tuple(outbox.outbox_row(row) for row in fetch_rows(db, outbox.WAITING, (game,))),
    )


def _moves_in_pack(db: sqlite3.Connection, game: str) -> list[dict[str, Any]]:
    packs = fetch_rows(db, SELECT_PACK, (game,))
    return query_pack(packs[0]["moves"], _MOVES, {"game": game}) if packs else []
