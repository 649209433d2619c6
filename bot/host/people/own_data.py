"""The file with everything that is stored about one person, for the person or the operator."""

from __future__ import annotations

import asyncio
import gzip
import json
import secrets
from typing import Any

from bot.host.delivery.courier import Courier, Direct, NotNow, Parcel, Unreachable
from bot.host.loading.context import HostContext
from bot.host.model.facts import Refused
from bot.host.model.interaction.progress import Note, note_nothing
from bot.host.screen.elements import File, Message
from bot.host.store.connection.rows import from_seconds
from bot.host.store.tables.own_data import OwnRows, packed_moves
from games.core.protocol import say

NAME = "sietch-data.json"
LARGEST_PLAIN = 7 * 1024 * 1024
"""Bytes of a file that is sent as it is. Discord takes files of up to 10 MB; a larger one is compressed."""
TIMES = frozenset(
    {
        "at",
        "awaited",
        "begun",
        "closes",
        "counts_from",
        "created",
        "deadline",
        "due",
        "ended",
        "look_at",
        "looked",
        "seen",
        "warned",
    }
)
"""Columns that hold a time as seconds."""


class OwnData:
    """Collects the data of a person."""

    def __init__(self, context: HostContext) -> None:
        self.context = context

    async def of(self, user: int, note: Note = note_nothing) -> bytes:
        """Return everything stored about a person as JSON. Refuse if nothing is stored.

        `note`: called before each seat.
        """
        own = self.context.store.read.own
        person, held = await own.person(user), await own.seats(user)
        seats = []
        for number, row in enumerate(held):
            note(number, len(held))
            seats.append(await self._seat(own, row))
        found = {
            "person": person,
            "seats": seats,
            "tables_set_up": await own.tables_set_up(user),
            "seats_offered_to_you": await own.seats_offered(user),
            "acts_outside_the_rules": await own.acts(user),
            "direct_messages": await own.messages(user),
            "undelivered_words_to_a_partner": await own.whispers(user),
            "finished_games": await own.finished_games(user),
            "seats_left": await own.seats_left(user),
            "ratings": await own.ratings(user),
            "opponents": await own.opponents(user),
            "achievements": await own.achievements(user),
            "looks_for_tables": await own.seeking(user),
            "tables_told": await own.tables_told(user),
            "challenges": await own.challenges(user),
            "tournaments": await own.tournaments(user),
            "puzzles": await own.puzzles(user),
        }
        if not any(found.values()):
            raise Refused(say("host-no-data"))
        made = {"made": self.context.now().isoformat(), **found}
        return await asyncio.to_thread(lambda: json.dumps(_readable(made), ensure_ascii=False, indent=1).encode())

    async def _seat(self, own: OwnRows, row: dict[str, Any]) -> dict[str, Any]:
        of = (row["game"], row["seat"])
        return row | {
            "standing_orders": await own.orders(of),
            "plan": await own.plan(of),
            "private_talks_opened": await own.talks(of),
            "votes": await own.votes(of),
            "review": await own.review(of),
            "messages_of_the_bot": await own.posts(of),
            "moves": await self._moves(own, row),
        }

    async def _moves(self, own: OwnRows, row: dict[str, Any]) -> list[dict[str, Any]]:
        pack = await own.pack(row["game"]) if row["packed"] else None
        if pack is None:
            return await own.moves((row["game"], row["seat"]))
        return await asyncio.to_thread(packed_moves, pack, row["seat"])

    async def send(self, user: int, courier: Courier, text: str, note: Note = note_nothing) -> None:
        """Send the file by direct message. Refuse if Discord does not accept it."""
        data = await self.of(user, note)
        file = File(NAME, data)
        if len(data) > LARGEST_PLAIN:
            file = File(f"{NAME}.gz", await asyncio.to_thread(gzip.compress, data))
        parcel = Parcel(secrets.token_hex(8), Direct(user), Message(text, files=(file,)))
        try:
            await courier.carry(parcel)
        except Unreachable:
            raise Refused(say("host-data-dms-closed")) from None
        except NotNow:
            raise Refused(say("host-data-not-now")) from None


def _readable(value: Any) -> Any:
    """Return the data with times written as dates."""
    if isinstance(value, dict):
        return {key: _date(each) if key in TIMES else _readable(each) for key, each in value.items()}
    return [_readable(each) for each in value] if isinstance(value, list) else value


def _date(value: Any) -> Any:
    return from_seconds(value).isoformat() if isinstance(value, (int, float)) and value else value
