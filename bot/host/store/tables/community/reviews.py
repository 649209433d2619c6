"""Reviews of finished games, which are computed once and kept."""

from __future__ import annotations

import msgspec

from bot.host.model.community.reviews import Review
from bot.host.store.connection.rows import Rows

_review = msgspec.json.Decoder(Review)


class ReviewRows(Rows):
    """The SQL about the table `reviews`."""

    async def get(self, game: str, seat: int) -> Review | None:
        """Return the review of a seat, or of the whole table if the seat is NOBODY."""
        row = await self._one("SELECT review FROM reviews WHERE game = ? AND seat = ?", (game, seat))
        return _review.decode(row["review"]) if row else None

    async def put(self, review: Review) -> None:
        """Store a review. Another process may have stored the same one."""
        await self._upsert(
            "reviews",
            ("game", "seat"),
            {"game": review.game, "seat": review.seat, "review": msgspec.json.encode(review)},
        )

    async def forget(self, game: str, seat: int) -> None:
        await self._execute("DELETE FROM reviews WHERE game = ? AND seat = ?", (game, seat))
