"""Cones of silence: how often partners may talk in private. All their other talk is public."""

from __future__ import annotations

from games.arrakis.components import BOX
from games.arrakis.views import ArrakisView
from games.arrakis.vocabulary import Side
from games.core.protocol import PartnerTalks, say


def _seats_of_sides(view: ArrakisView) -> dict[Side, tuple[int, ...]]:
    return {side: tuple(seat.seat for seat in view.seats if seat.side == side) for side in Side}


def open_hands(view: ArrakisView) -> list[tuple[int, ...]]:
    """Return partners who may show each other their hands: those against the automa."""
    sides = _seats_of_sides(view)
    return [] if all(sides.values()) else [seats for seats in sides.values() if len(seats) > 1]


def talks(view: ArrakisView) -> list[PartnerTalks]:
    """Return the private talks of each shared side. Partners against the automa need none."""
    sides = _seats_of_sides(view)
    if not all(sides.values()):
        return []
    return [
        PartnerTalks(seats, BOX.tokens.cones_of_silence, say("arrakis-cone-of-silence"))
        for seats in sides.values()
        if len(seats) > 1
    ]
