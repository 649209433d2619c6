"""Dreadnoughts that won a conflict take control of a location for a round."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from games.core.agenda import Pick, Way, bind
from games.core.codec import TAG
from games.core.protocol import Option, say
from games.imperium.ix.table import LOCATIONS, ix, stationed
from games.imperium.ix.tiles import has_always, tiles_of
from games.imperium.rules import changes
from games.imperium.rules.changes import do_all
from games.imperium.rules.choices import space_name
from games.imperium.state import Play, State
from games.imperium.vocabulary import NOBODY


def when_won(play: Play, seat: int, conflict: str) -> None:
    """What was promised, and what tiles bring the winner."""
    changes.gain(play, seat, "solari", ix(play.state).promised[seat], "intrigue:strategic_push")
    for tile in tiles_of(play.state, seat):
        do_all(play, tile.win, seat, f"tile:{tile.key}")


def when_rewarded(play: Play, seat: int) -> None:
    """A winner with a dreadnought in the conflict must place one; a rival does it by rules of its own."""
    if ix(play.state).ships[seat].troops and not play.state.players[seat].rival:
        play.ask(seat, PlaceDreadnought())


class PlaceDreadnought(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-place_dreadnought"):
    """On a location without a dreadnought; or it blows up, by Detonation Devices, and none is placed."""

    kind: ClassVar[str] = "place_dreadnought"
    picture: ClassVar[str] = "board"

    def ways(self, state: State, seat: int) -> list[Way]:
        ways = [
            Way(Option(space, space_name(space), icon="control"), bind(station, seat, space))
            for space in free_locations(state)
        ]
        if has_always(state, seat, "detonates"):
            ways.append(Way(Option("detonate", say("pick-detonate"), icon="vp"), bind(detonate, seat)))
        return ways


def free_locations(state: State) -> list[str]:
    """Without a dreadnought."""
    return [space for space in LOCATIONS if state.places[space].holder == NOBODY]


def station(play: Play, seat: int, space: str) -> None:
    table = ix(play.state)
    table.ships[seat].troops -= 1
    table.stations[space] = play.state.round
    play.state.places[space].holder = seat
    play.tell("stationed", seat, {"space": space})


def detonate(play: Play, seat: int) -> None:
    ships = ix(play.state).ships[seat]
    ships.troops -= 1
    ships.supply += 1
    play.tell("detonated", seat)
    changes.gain(play, seat, "vp", 1, "tile:detonation_devices")


def when_combat_is_over(play: Play, seat: int) -> None:
    """The ship that was placed a round ago goes home."""
    table = ix(play.state)
    table.promised[seat] = 0
    for space in stationed(play.state, seat):
        if table.stations[space] < play.state.round:
            del table.stations[space]
            play.state.places[space].holder = NOBODY
            table.ships[seat].garrison += 1
            play.tell("ship_returned", seat, {"space": space})
