"""Everything that a button press needs of one game, and the statements that read it in one call."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from bot.host.model.plans import Plan, decoded
from bot.host.model.preferences import PersonSettings
from bot.host.model.records import GameRow, Move, OutboxRow, SeatRow, VoteRow
from bot.host.store.connection.executors import Row
from bot.host.store.tables import moves, outbox, votes
from bot.host.store.tables.games import game_of, seat_of
from bot.host.store.tables.packs import query_pack

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


STATEMENTS = (
    "SELECT * FROM games WHERE id = :game",
    "SELECT seats.*, settings FROM seats LEFT JOIN users ON users.id = seats.user WHERE game = :game ORDER BY seat",
    _MOVES,
    _ORDERS_AND_PLANS,
    votes.CURRENT,
    outbox.WAITING,
)
"""The queries that read a game. All of them must see the same state of the database."""


def needs_pack(found: Sequence[list[Row]]) -> bool:
    """Return whether the moves of the game lie in its pack."""
    games, _, recent, *_ = found
    return bool(games) and not recent and bool(games[0]["packed"])


def stored_game(game: str, found: Sequence[list[Row]], pack: Callable[[], bytes | None]) -> StoredGame | None:
    """Return a game from the results of `STATEMENTS`, or None if there is no such game."""
    games, seated, recent, orders_and_plans, ballot, waiting = found
    if not games:
        return None
    if needs_pack(found) and (packed := pack()) is not None:
        recent = query_pack(packed, _MOVES, {"game": game})
    people = {row["user"]: _settings.decode(row["settings"]) for row in seated if row["settings"] is not None}
    return StoredGame(
        row=game_of(games[0]),
        seats=tuple(map(seat_of, seated)),
        moves=tuple(map(moves.move_of, recent)),
        snapshots={row["seq"]: row["snapshot"] for row in recent if row["snapshot"] is not None},
        orders=frozenset((row["seat"], row["key"]) for row in orders_and_plans if row["key"] is not None),
        plans={row["seat"]: decoded(row["plan"]) for row in orders_and_plans if row["plan"] is not None},
        vote=votes.vote_of(ballot[0]) if ballot else None,
        people=people,
        waiting=tuple(map(outbox.outbox_row, waiting)),
    )
