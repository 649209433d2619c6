"""Freighters and dreadnoughts of rivals, which move by fixed rules."""

from __future__ import annotations

from games.imperium.hagal.table import keeps_troops_back, table_of
from games.imperium.hagal.tech import has_ix
from games.imperium.ix.combat import detonate, free_locations, station
from games.imperium.ix.table import DREADNOUGHT, ix
from games.imperium.ix.tiles import has_always
from games.imperium.ix.words.shipping import Dividends, Freighter, ShippingTroops, advance
from games.imperium.rules import changes
from games.imperium.rules.changes import Do
from games.imperium.state import Play, State
from games.imperium.vocabulary import NOBODY
from games.imperium.words.influence import Influence

RECALL_LEVEL = 2
"""The level of the shipping track at which a rival recalls its freighter."""
LOCATION_ORDER = ("imperial_basin", "arrakeen", "carthag")
"""The order in which rivals prefer locations."""


# ---------------------------------------------------------------- freighters


def move_freighter(play: Play, seat: int, n: int, source: str) -> None:
    """Move the freighter for each icon: up to level 2, and home from there."""
    if n > 1:
        play.push(Do(Freighter(n - 1), seat, source))
    if ix(play.state).freighters[seat] < RECALL_LEVEL:
        advance(play, seat)
    else:
        bring_home(play, seat)


def bring_home(play: Play, seat: int) -> None:
    """Recall the freighter for troops, influence and dividends. A rival never takes the spice."""
    table = ix(play.state)
    level, table.freighters[seat] = table.freighters[seat], 0
    play.tell("freighter_recalled", seat, {"level": level})
    play.push(*(Do(word, seat, "ix:shipping") for word in (ShippingTroops(), Influence(1), Dividends())))


def land_troops(play: Play, seat: int) -> None:
    """Recruit the troops of a freighter. With Troop Transports one more, deployed at once in the rival's own turn."""
    carried = has_always(play.state, seat, "carries_troops")
    landed = changes.recruit(play, seat, 3 if carried else 2)
    if carried and table_of(play.state).acting == seat and not keeps_troops_back(play.state, seat):
        changes.deploy(play, seat, landed)


# ---------------------------------------------------------------- dreadnoughts


def send_ships(play: Play, seat: int, most: int) -> int:
    """Deploy dreadnoughts from the garrison. Return how many."""
    if not has_ix(play.state):
        return 0
    ready = min(most, ix(play.state).ships[seat].garrison)
    changes.deploy(play, seat, ready, kind=DREADNOUGHT)
    return ready


def place_ship(play: Play, seat: int) -> None:
    """Detonate a dreadnought that won, for a point, if the rival can. Otherwise place it on a location."""
    state = play.state
    if not state.players[seat].rival or not has_ix(state) or not ix(state).ships[seat].troops:
        return
    if has_always(state, seat, "detonates"):
        detonate(play, seat)
    else:
        station(play, seat, min(free_locations(state), key=lambda space: preference(state, seat, space)))


def preference(state: State, seat: int, space: str) -> tuple[int, int]:
    """Return the sort key of a location: first with an opponent's marker, then without, then with its own."""
    marker = state.places[space].controller
    return (2 if marker == seat else 1 if marker == NOBODY else 0), LOCATION_ORDER.index(space)
