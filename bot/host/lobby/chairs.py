"""The choice of a seat and a colour for a person in a lobby."""

from __future__ import annotations

import msgspec

from bot.host.loading.loaded import Loaded
from bot.host.model.facts import Refused
from bot.host.model.preferences import COLOURS
from bot.host.model.records import SeatRow
from games.core.protocol import say


def choose_seat(loaded: Loaded, wished: int | None, mine: int | None) -> int:
    if wished is None:
        wished = mine if mine is not None else _open_seat(loaded)
    if not 0 <= wished < loaded.row.wanted:
        raise Refused(say("host-no-such-seat"))
    if any(seat.seat == wished != mine and not seat.friend for seat in loaded.seats):
        raise Refused(say("host-seat-taken"))
    return wished


def _open_seat(loaded: Loaded) -> int:
    """Return a free seat, or else one of a friend."""
    friends = [seat.seat for seat in loaded.seats if seat.friend]
    chairs = [*empty_chairs(loaded), *friends]
    if not chairs:
        raise Refused(say("host-table-full"))
    return chairs[0]


def empty_chairs(loaded: Loaded) -> list[int]:
    taken = {seat.seat for seat in loaded.seats}
    return [chair for chair in range(loaded.row.wanted) if chair not in taken]


def choose_colour(loaded: Loaded, wished: str | None, chair: int) -> str:
    """Return the wished colour, or that of the seat, or a free one."""
    if wished is None:
        own = [seat.colour for seat in loaded.seats if seat.seat == chair]
        return (own or free_colours(loaded))[0]
    if wished not in COLOURS:
        raise Refused(say("host-no-such-colour"))
    if any(seat.colour == wished and seat.seat != chair and not seat.friend for seat in loaded.seats):
        raise Refused(say("host-colour-taken"))
    return wished


def free_colours(loaded: Loaded) -> list[str]:
    taken = {seat.colour for seat in loaded.seats}
    return [colour for colour in COLOURS if colour not in taken]


def recoloured_friend(loaded: Loaded, colour: str, chair: int) -> list[SeatRow]:
    """Return the friend who had this colour, with a free colour."""
    return [
        msgspec.structs.replace(seat, colour=free_colours(loaded)[0])
        for seat in loaded.seats
        if seat.friend and seat.colour == colour and seat.seat != chair
    ]
