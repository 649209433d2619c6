"""Cones of silence: what partners may say to each other in private, where all other talk is public."""

from __future__ import annotations

from games.arrakis.components import BOX
from games.arrakis.views import ArrakisView
from games.arrakis.vocabulary import Side
from games.core.protocol import PartnerTalks, say


def _seats_of_sides(view: ArrakisView) -> dict[Side, tuple[int, ...]]:
    return {side: tuple(seat.seat for seat in view.seats if seat.side == side) for side in Side}


def open_hands(view: ArrakisView) -> list[tuple[int, ...]]:
    """Partners who fight the automa may tell each other everything, for nobody listens."""
    sides = _seats_of_sides(view)
    return [] if all(sides.values()) else [seats for seats in sides.values() if len(seats) > 1]


def talks(view: ArrakisView) -> list[PartnerTalks]:
    """Three a shared side; partners who fight the automa have none, for nobody listens."""
    sides = _seats_of_sides(view)
    if not all(sides.values()):
        return []
    return [
        PartnerTalks(seats, BOX.tokens.cones_of_silence, say("arrakis-cone-of-silence"))
        for seats in sides.values()
        if len(seats) > 1
    ]
