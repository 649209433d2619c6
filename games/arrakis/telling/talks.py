"""Cones of silence: what partners may say to each other in private, where all other talk is public."""

from __future__ import annotations

from games.arrakis.components import BOX
from games.arrakis.views import ArrakisView
from games.arrakis.vocabulary import Side
from games.core.protocol import PartnerTalks, say


def talks(view: ArrakisView) -> list[PartnerTalks]:
    """Three a shared side; partners who fight the automa have none, for nobody listens."""
    sides = {side: tuple(seat.seat for seat in view.seats if seat.side == side) for side in Side}
    if not all(sides.values()):
        return []
    return [
        PartnerTalks(seats, BOX.tokens.cones_of_silence, say("arrakis-cone-of-silence"))
        for seats in sides.values()
        if len(seats) > 1
    ]
