"""The format of an exported game, and the names of its fields in the first format."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.host.model.records import GameRow, Move, RecordedAct, SeatRow, TalkRow
from games.core.protocol import Data

FORMAT = 2
RENAMED = {
    "game": {"was": "status_before", "terms": "table_settings"},
    "seats": {"stretch": "wait_number", "counted": "counts_from", "news": "news_sent_for_wait"},
}
"""Maps field names of the first format to the present ones."""


class FiledMove(msgspec.Struct, frozen=True):
    """A move with its snapshot."""

    move: Move
    snapshot: bytes | None


class GameFile(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game."""

    format: int = FORMAT
    game: GameRow
    seats: list[SeatRow]
    moves: list[FiledMove]
    orders: list[tuple[int, str]]
    acts: list[RecordedAct]
    talks: list[TalkRow] = []
    holders: list[tuple[int, str]] = []
    """The seats that people have left, with the marks of these people."""


class FirstFormat(msgspec.Struct, frozen=True):
    """The parts of the first format in which fields were renamed."""

    format: Literal[1]
    game: Data
    seats: list[Data]
