"""Facts about a seat's open question for its view: areas to choose from, the start of a move, a drawn token."""

from __future__ import annotations

from games.arrakis.components import AREAS, ZONES
from games.arrakis.rules.asking import ArrakisInquiry
from games.arrakis.state import ArrakisState
from games.core.agenda import Inquiry, Pick


def open_inquiry(state: ArrakisState, seat: int | None) -> Inquiry | None:
    return next((ask.about for ask in state.asks if ask.seat == seat and ask.waits), None)


def candidates(state: ArrakisState, seat: int | None) -> tuple[str, ...]:
    """Return the areas and air zones among the options, likeliest first."""
    about = open_inquiry(state, seat)
    if not isinstance(about, ArrakisInquiry) or seat is None:
        return ()
    if isinstance(about, Pick):
        keys = [way.key for way in about.ways(state, seat)]
    else:
        keys = [option.key for option in about.options(state, seat)]
    places = (part for key in keys for part in key.split(":")[-1:] if part in AREAS or part in ZONES)
    return tuple(dict.fromkeys(places))


def origin(state: ArrakisState, seat: int | None) -> str | None:
    """Return the area from which the seat is moving or attacking, or None."""
    about = open_inquiry(state, seat)
    found = getattr(about, "origin", None)
    return found if isinstance(found, str) and found in AREAS else None


def drawn_token(state: ArrakisState, seat: int | None) -> str:
    """Return the deployment token that the seat has drawn and must lay, or an empty string."""
    found = getattr(open_inquiry(state, seat), "token", "")
    return found if isinstance(found, str) else ""
