"""The tracks to victory: supremacy, prescience markers, stations and destroyed settlements."""

from __future__ import annotations

from typing import Literal

from games.arrakis.components import ARRAKEEN, BOX, standins
from games.arrakis.rules.asking import tell
from games.arrakis.rules.automa import Moment, automa_does
from games.arrakis.rules.leaders import FEYD, HAWAT, enter, gain_bene_gesserit, replace
from games.arrakis.state import ArrakisPlay, ArrakisState, Ending, Phase
from games.arrakis.vocabulary import Marker, Side

REPLACED = {
    Marker.KH: ("paul_atreides", "paul_muad_dib"),
    Marker.SD: ("lady_jessica", "reverend_mother_jessica"),
}


def gain_supremacy(play: ArrakisPlay, steps: int) -> None:
    """Advance the supremacy marker. Harkonnen win as soon as it reaches the end."""
    state, facts = play.state, BOX.supremacy
    before = state.supremacy
    state.supremacy = min(facts.win, before + steps)
    tell(play, "supremacy", Side.HARKONNEN, steps=state.supremacy - before, now=state.supremacy)
    if before < facts.hawat <= state.supremacy:
        enter(play, HAWAT)
    if before < facts.feyd <= state.supremacy:
        enter(play, FEYD)
    for step in standins().tracks.bene_gesserit_steps:
        if before < step <= state.supremacy:
            gain_bene_gesserit(play, Side.ATREIDES)
    if state.supremacy >= facts.win:
        win(play, Side.HARKONNEN, "supremacy")


def advance_marker(play: ArrakisPlay, marker: Marker, steps: int) -> None:
    """Advance a prescience marker.

    A step's effect happens when the marker reaches or passes it, and is not undone when it goes back.
    """
    if steps <= 0:
        return
    state = play.state
    before = state.markers[marker]
    now = state.markers[marker] = min(standins().tracks.prescience_length, before + steps)
    tell(play, "marker", Side.ATREIDES, marker=marker, steps=now - before, now=now)
    bring_what_was_reached(play, marker)


def bring_what_was_reached(play: ArrakisPlay, marker: Marker) -> None:
    """Bring what the steps give that a marker has reached. What came before does not come again.

    Alone against the automa a marker may begin on a step or beyond it. Its effect comes when the marker first advances.
    """
    state, facts = play.state, BOX.prescience
    now = state.markers[marker]
    if now >= facts.leaders_at:
        awaken(play, marker)
    if now >= facts.alia_at:
        enter(play, "alia")
    if now >= facts.atomics_at and not state.atomics and not state.atomics_unlocked:
        state.atomics_unlocked = True
        tell(play, "atomics-unlocked", Side.ATREIDES)


def are_atomics_unlocked(state: ArrakisState) -> bool:
    """Return whether a marker has reached the step of the atomics. Going back does not lock them again."""
    return state.atomics_unlocked or max(state.markers.values()) >= BOX.prescience.atomics_at


def awaken(play: ArrakisPlay, marker: Marker) -> None:
    if marker == Marker.JH:
        enter(play, "chani")
    else:
        replace(play, *REPLACED[marker])


def set_back(play: ArrakisPlay, marker: Marker, steps: int) -> None:
    state = play.state
    state.markers[marker] -= steps
    tell(play, "marker-back", Side.ATREIDES, marker=marker, steps=steps, now=state.markers[marker])


def take_station(play: ArrakisPlay, area: str) -> None:
    """Take the station of an area where an Atreides legion ended its move or advanced."""
    state = play.state
    symbol = state.areas[area].station
    if symbol is None:
        return
    state.areas[area].station = None
    remove_from_known(state, f"station:{area}")
    state.stations_taken += 1
    play.reveals = True
    tell(play, "station", Side.ATREIDES, area=area, marker=symbol)
    advance_marker(play, symbol, 1)


def remove_from_known(state: ArrakisState, what: str) -> None:
    """Remove a token that is no longer there from what Atreides have looked at."""
    if what in state.known:
        state.known.remove(what)


def destroy_settlement(play: ArrakisPlay, area: str) -> None:
    """Destroy the settlement of an area. Only an advance after a won battle does this."""
    there = play.state.areas[area]
    if there.sietch:
        rank, there.sietch, there.shown = there.sietch, 0, False
        tell(play, "sietch-destroyed", Side.HARKONNEN, area=area, rank=rank)
        automa_does(play, Moment.DESTROYED, area)
        gain_supremacy(play, rank)
    elif there.town:
        rank, there.town = there.town, 0
        tell(play, "settlement-destroyed", Side.ATREIDES, area=area, rank=rank)
        for marker in Marker:
            advance_marker(play, marker, rank)
        if area == ARRAKEEN:
            check_objective(play)


def check_objective(play: ArrakisPlay) -> None:
    if any(is_met(play.state, objective) for objective in play.state.objectives):
        win(play, Side.ATREIDES, "objective")


def is_met(state: ArrakisState, objective: str) -> bool:
    targets = standins().objectives[objective]
    return all(state.markers[marker] >= targets.of(marker) for marker in Marker)


def win(play: ArrakisPlay, side: Side | None, way: Literal["supremacy", "objective", "stalemate"]) -> None:
    """End the game at once."""
    state = play.state
    if state.ending is not None:
        return
    state.ending = Ending(side, way)
    state.phase = Phase.OVER
    state.agenda.clear()
    state.asks.clear()
    play.reveals = play.closes = True
    tell(play, f"won-{way}", side, objectives=list(state.objectives))
