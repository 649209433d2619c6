"""Minds: the friends that the bot plays, their levels and manners, and which mind plays a seat."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.host.model.facts import Refused
from bot.host.model.records import GameRow, Move, SeatRow
from games.core.protocol import Text, say
from players import Level

FRIENDS = {
    "Chani": "diplomat",
    "Duncan": "warlike",
    "Gurney": "merchant",
    "Irulan": "schemer",
    "Leto": "diplomat",
    "Mapes": "",
    "Stilgar": "warlike",
    "Thufir": "schemer",
}
"""The names of friends, the same in all languages, and the manner of each."""


EVEN = "even"
"""The manner that changes no prices."""
MANNERS = (*dict.fromkeys(manner for manner in FRIENDS.values() if manner), EVEN)


class Wish(msgspec.Struct, frozen=True):
    """The kind of friend that a player invites."""

    level: Level | None = None
    manner: str = ""
    name: str = ""


ANY_FRIEND = Wish()


def friends_to_come(seats: Sequence[SeatRow], wish: Wish) -> list[str]:
    """Return the names of friends who fit the wish and are not at the table."""
    free = [name for name in FRIENDS if all(name != taken.name for taken in seats)]
    if wish.manner and wish.manner not in MANNERS:
        raise Refused(say("host-no-such-manner"))
    if wish.name and wish.name not in free:
        raise Refused(say("host-no-such-friend"))
    return [wish.name] if wish.name else free


class Mind(msgspec.Struct, frozen=True):
    """The level and manner of a computer player."""

    level: Level = Level.STEADY
    manner: str = ""

    @property
    def text(self) -> Text:
        return say("mind", level=say(f"mind-level-{self.level.value}"), manner=self.manner or "even")


SHARP = Mind(Level.SHARP)
DEPUTISED = "deadline-deputy"
"""The kind of the recorded act when a mind has answered for a player."""
ADVISER = Mind()
"""The mind that answers for people: as the deputy of an absent player, and when asked for advice."""


def mind_of(row: GameRow, seat: SeatRow) -> Mind | None:
    """Return the mind that plays a seat, or None if a person plays it."""
    if not seat.friend:
        return None
    level = Level(seat.level) if seat.level else row.table_settings.friends
    manner = seat.manner or FRIENDS.get(seat.name, "")
    return Mind(level, "" if manner == EVEN else manner)


def answers_so_far(moves: tuple[Move, ...], seat: int) -> int:
    """Return how many times a seat has answered since the last public post."""
    closed = moves[-1].closed if moves else 0
    return sum(move.seat == seat and move.seq > closed for move in moves)
