"""The results of a finished tournament game: places, points, and the players who left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bot.host.model.community.tournaments import points_of
from bot.host.model.facts import Status
from bot.host.model.records import GameRow, SeatRow


class PodResult(msgspec.Struct, frozen=True):
    """The result of a pod."""

    reached: dict[int, tuple[int | None, int]]
    """Seat -> place and points, for those who have any."""
    left: frozenset[int]
    """The seats whose players left them."""


def pod_result(row: GameRow, seats: Sequence[SeatRow], players: Mapping[int, int | None]) -> PodResult:
    """Return the result of a pod. `players`: who began at each seat.

    A player who left comes last and gets no points, and who took over the seat counts for nobody. A game that ended
    without a result gives no points.
    """
    stayed = {seat for seat, user in players.items() if user is not None and seats[seat].user == user}
    left = frozenset(players.keys() - stayed)
    if row.status is not Status.OVER or row.result is None:
        return PodResult({}, left)
    counting = stayed | {seat.seat for seat in seats if seat.friend and seat.seat not in players}
    ranks = {each.seat: each.rank for each in row.result.ranking if each.seat in counting}
    places = {seat: 1 + sum(other < rank for other in ranks.values()) for seat, rank in ranks.items()}
    points = dict(zip(places, points_of(list(places.values()), row.wanted), strict=True))
    reached: dict[int, tuple[int | None, int]] = {seat: (places[seat], points[seat]) for seat in stayed}
    return PodResult(reached | dict.fromkeys(left, (row.wanted, 0)), left)
