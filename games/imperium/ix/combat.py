"""Dreadnoughts after a won conflict: they take control of a location for a round."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from games.core.agenda import Pick, Way, bind
from games.core.codec import TAG
from games.core.protocol import Option, Text, say
from games.imperium.components import SPACES
from games.imperium.ix.table import LOCATIONS, ix, stationed
from games.imperium.ix.tiles import has_always, tiles_of
from games.imperium.rules import changes
from games.imperium.rules.changes import do_all
from games.imperium.rules.choices import space_name
from games.imperium.state import Play, State
from games.imperium.vocabulary import NOBODY
from games.imperium.words.word import printed_all


def when_won(play: Play, seat: int, conflict: str) -> None:
    """Pay the promised solari, and resolve the effects of the winner's tiles."""
    changes.gain(play, seat, "solari", ix(play.state).promised[seat], "intrigue:strategic_push")
    for tile in tiles_of(play.state, seat):
        do_all(play, tile.win, seat, f"tile:{tile.key}")


def when_rewarded(play: Play, seat: int) -> None:
    """Ask a winner with a dreadnought in the conflict to place one. Rivals have their own rule."""
    if ix(play.state).ships[seat].troops and not play.state.players[seat].rival:
        play.ask(seat, PlaceDreadnought())


class PlaceDreadnought(Pick, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-place_dreadnought"):
    """The question on which location to place a dreadnought, or to detonate it with Detonation Devices."""

    kind: ClassVar[str] = "place_dreadnought"
    picture: ClassVar[str] = "board"

    def ways(self, state: State, seat: int) -> list[Way]:
        ways = [
            Way(Option(space, space_name(space), holding_help(space), icon="control"), bind(station, seat, space))
            for space in free_locations(state)
        ]
        if has_always(state, seat, "detonates"):
            ways.append(Way(Option("detonate", say("pick-detonate"), icon="vp"), bind(detonate, seat)))
        return ways


def holding_help(space: str) -> Text:
    """Return what a dreadnought on a location brings."""
    return say("place-dreadnought-help", words=printed_all(SPACES[space].control_bonus))


def free_locations(state: State) -> list[str]:
    """Return the locations without a dreadnought."""
    return [space for space in LOCATIONS if state.places[space].holder == NOBODY]


def station(play: Play, seat: int, space: str) -> None:
    """Move a dreadnought from the conflict to a location."""
    table = ix(play.state)
    table.ships[seat].troops -= 1
    table.stations[space] = play.state.round
    play.state.places[space].holder = seat
    play.tell("stationed", seat, {"space": space})


def detonate(play: Play, seat: int) -> None:
    """Move a dreadnought from the conflict to the supply, and score a point."""
    ships = ix(play.state).ships[seat]
    ships.troops -= 1
    ships.supply += 1
    play.tell("detonated", seat)
    changes.gain(play, seat, "vp", 1, "tile:detonation_devices")


def when_combat_is_over(play: Play, seat: int) -> None:
    """Return the dreadnought that was placed in an earlier round to the garrison."""
    table = ix(play.state)
    table.promised[seat] = 0
    for space in stationed(play.state, seat):
        if table.stations[space] < play.state.round:
            del table.stations[space]
            play.state.places[space].holder = NOBODY
            table.ships[seat].garrison += 1
            play.tell("ship_returned", seat, {"space": space})
