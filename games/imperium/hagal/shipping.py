"""Freighters and dreadnoughts of Rise of Ix in a rival's hands: where they go, by fixed rules."""

from __future__ import annotations

from games.imperium.hagal.table import holds_back, table_of
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

HOME_FROM = 2
"""The level of the shipping track from which a rival's freighter comes home."""
FAVOURITES = ("imperial_basin", "arrakeen", "carthag")


# ---------------------------------------------------------------- freighters


def move_freighter(play: Play, seat: int, n: int, source: str) -> None:
    """Icon by icon: up to the second level, and from there home."""
    if n > 1:
        play.push(Do(Freighter(n - 1), seat, source))
    if ix(play.state).freighters[seat] < HOME_FROM:
        advance(play, seat)
    else:
        bring_home(play, seat)


def bring_home(play: Play, seat: int) -> None:
    """With troops, influence and dividends; never with spice."""
    table = ix(play.state)
    level, table.freighters[seat] = table.freighters[seat], 0
    play.tell("freighter_recalled", seat, {"level": level})
    play.push(*(Do(word, seat, "ix:shipping") for word in (ShippingTroops(), Influence(1), Dividends())))


def land_troops(play: Play, seat: int) -> None:
    """Troop Transports bring one more, and on the own turn all of them into the conflict."""
    carried = has_always(play.state, seat, "carries_troops")
    landed = changes.recruit(play, seat, 3 if carried else 2)
    if carried and table_of(play.state).acting == seat and not holds_back(play.state, seat):
        changes.deploy(play, seat, landed)


# ---------------------------------------------------------------- dreadnoughts


def send_ships(play: Play, seat: int, most: int) -> int:
    """Dreadnoughts of the garrison go first. Returns how many went."""
    if not has_ix(play.state):
        return 0
    ready = min(most, ix(play.state).ships[seat].garrison)
    changes.deploy(play, seat, ready, kind=DREADNOUGHT)
    return ready


def place_ship(play: Play, seat: int) -> None:
    """A rival that wins with a dreadnought blows it up if it can, for the point; else it takes a location."""
    state = play.state
    if not state.players[seat].rival or not has_ix(state) or not ix(state).ships[seat].troops:
        return
    if has_always(state, seat, "detonates"):
        detonate(play, seat)
    else:
        station(play, seat, min(free_locations(state), key=lambda space: preference(state, seat, space)))


def preference(state: State, seat: int, space: str) -> tuple[int, int]:
    """An opponent's marker before none, none before its own; of equals in a fixed order."""
    marker = state.places[space].controller
    return (2 if marker == seat else 1 if marker == NOBODY else 0), FAVOURITES.index(space)
